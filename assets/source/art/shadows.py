"""Shadows as alpha: the board's on the ground, a seed's on what it lies on, the twig's in the pit.

All follow the key light of `studio.py` (upper left, 45 degrees up, 18 degrees wide), summed without a ray tracer.
"""

import numpy as np
from scipy.ndimage import gaussian_filter, shift

import geometry as g
from noise import smoothstep

# What one unit of height moves a shadow, and the light's half width as seen from the ground.
DRIFT = np.array([0.66, -0.62]) / 0.92
SPREAD = np.tan(np.radians(9)) * 1.6
# The plank's edge is rounded: what throws the shadow is thinner than the plank.
THROW = 0.62


def board_shadow(upright, px_per_unit):
    """Alpha of the plank's shadow on SHADOW_CANVAS."""
    canvas = g.SHADOW_CANVAS[::-1] if upright else g.SHADOW_CANVAS
    x, y = g.grid(canvas, px_per_unit)

    def covered(dx, dy, soft, inset=0.0):
        rim = g.rim_distance(dy - y, x - dx) if upright else g.rim_distance(x - dx, y - dy)
        return 1 - smoothstep(-soft, soft, rim + inset)

    key = np.zeros_like(x)
    for level in np.linspace(0.05, 1, 16):
        height = THROW * level
        dx, dy = DRIFT * height
        # Higher edges throw softer shadows; the union over heights is their maximum.
        key = np.maximum(key, covered(dx, dy, 0.03 + SPREAD * height))
    # The sky is shut out close to the plank on every side.
    rim = g.rim_distance(-y, x) if upright else g.rim_distance(x, y)
    sky = np.exp(-np.maximum(rim, 0) / 0.26)
    return gaussian_filter(np.clip(0.62 * key + 0.34 * sky * (1 - 0.4 * key), 0, 0.8), 0.06 * px_per_unit)


def seed_shadow(px):
    """Alpha of a seed's shadow on what it lies on, SEED_SHADOW units wide about its middle; the scene tints it."""
    x, y = g.grid((g.SEED_SHADOW, g.SEED_SHADOW), px / g.SEED_SHADOW)
    # A ball of the seed's mean width; being flatter it throws the shadow of a ball under a steeper light, and the
    # pit's floor rises towards the shadow's end.
    radius = 0.43 * g.SEED_LENGTH
    flat = 0.62
    key = np.zeros_like(x)
    ring = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    tilts = [(r * np.cos(a), r * np.sin(a)) for r in (0.25, 0.55, 0.8, 1.0) for a in ring]
    for east, north in tilts:
        wide = np.tan(np.radians(9)) * 1.11
        towards = np.array([-0.66 + wide * east, 0.62 + wide * north, 0.92 / flat])
        towards /= np.linalg.norm(towards)
        along = -x * towards[0] - y * towards[1] + radius * towards[2]
        away = x * x + y * y + radius**2 - along**2
        key += smoothstep(1.02, 0.94, away / radius**2) * (along > 0) / len(tilts)
    # The sky that the ball shuts out of each point below it.
    sky = (1 + (x * x + y * y) / radius**2) ** -1.5
    edge = 1 - smoothstep(0.72, 1.0, 2 * np.hypot(x, y) / g.SEED_SHADOW)
    return (1 - (1 - 0.66 * key) * (1 - 0.95 * sky)) * edge


def twig_shadow(alpha, px_per_unit):
    """Alpha of the shadow of a twig (its alpha given) on the rim at both ends and deep in the pit between."""
    r = np.hypot(*g.grid(g.TWIG_CANVAS, px_per_unit))
    shadow = np.zeros_like(alpha)
    # Bands of distance from the pit's middle, and how deep the wood lies under the twig there.
    for depth, near, far in ((0.07, 0.78, 2.0), (0.16, 0.52, 0.86), (0.26, -0.2, 0.60)):
        part = alpha * smoothstep(near - 0.16, near + 0.02, r) * (1 - smoothstep(far - 0.02, far + 0.16, r))
        dx, dy = DRIFT * depth * px_per_unit
        moved = shift(part, (-dy, dx), order=1)
        shadow = np.maximum(shadow, gaussian_filter(moved, (0.012 + 0.10 * depth) * px_per_unit))
    return np.clip(shadow * 0.85, 0, 0.72)
