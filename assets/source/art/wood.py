"""Solid hardwood: colour, relief and polish wherever the carved surface cuts the plank.

The noise is solid, so that the rings run as contours inside the hollows; the grain runs along x.
"""

import numpy as np

import geometry as g
from noise import fbm, noise, smoothstep

RAMP = ("#260b06", "#53200f", "#7d3a1d")
WEAR = "#ad5f33"
# The piece of wood that light is measured on.
EVEN = "#69301a"
PITH = (0.7, -4.6)
RINGS_PER_UNIT = 8.5
TOOL_WAVE = 0.082
TOOL_DEPTH = 0.0024


def linear(hex_colour):
    """sRGB hex to linear light."""
    srgb = np.array([int(hex_colour[i : i + 2], 16) for i in (1, 3, 5)], np.float32) / 255
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def ramp(value, colours):
    """Piecewise linear ramp of equally spaced colours, value 0 to 1."""
    stops = np.linspace(0, 1, len(colours))
    table = np.array([linear(colour) for colour in colours])
    return np.stack([np.interp(value, stops, table[:, band]) for band in range(3)], -1)


def wood(x, y):
    """Linear colour (…, 3) and relief in units at surface points."""
    z = g.height(x, y)
    # Beyond the rim the skirt would only smear the edge.
    z = np.maximum(z, -g.PIT_DEPTH - 0.05)

    warp = fbm(x * 0.16, y * 0.55, z * 0.55, 3, seed=11)
    drift = noise(x * 0.05 + 9, y * 0.3, z * 0.3, seed=15)
    radius = np.hypot(y - PITH[0] + 0.035 * x, z - PITH[1] + 0.05 * x)
    phase = RINGS_PER_UNIT * (radius + 0.30 * warp + 0.22 * drift)
    saw = phase - np.floor(phase)
    lip = g.hollow_distance(x, y)
    rim = g.rim_distance(x, y)
    inside = 1 - smoothstep(-0.10, 0.0, lip)
    depth = np.clip(-z / g.PIT_DEPTH, 0, 1) * inside
    store = 1 - smoothstep(g.STORE_HALF_WIDTH - 0.1, g.STORE_HALF_WIDTH, g.store_distance(x, y))

    # Early wood darkens slowly towards the late wood's sharp edge.
    ring = smoothstep(0, 0.82, saw) * (1 - smoothstep(0.86, 1.0, saw))
    strength = 0.55 + 0.45 * noise(np.floor(phase) * 0.71, x * 0.12, 3.3, seed=16)
    # Where a hollow cuts them, rings would look like stains on its floor and like terraces at its ends.
    strength = strength * (1 - 0.30 * inside) * (1 - 0.50 * store)

    fibre = fbm(x * 1.3, y * 24, z * 24, 2, seed=21)
    fine = fbm(x * 3.2, y * 70, z * 70, 2, seed=31)
    broad = fbm(x * 0.22, y * 1.5, z * 1.5, 3, seed=41)
    streak = smoothstep(0.16, 0.52, fbm(x * 0.35, y * 5.5, z * 5.5, 2, seed=45))

    pores = smoothstep(0.30, 0.55, noise(x * 2.6, y * 58, z * 58, seed=51))
    pores = np.maximum(pores, 0.7 * smoothstep(0.34, 0.6, noise(x * 4.3, y * 93, z * 93, seed=52)))
    pores = pores * (0.35 + 0.65 * smoothstep(-0.3, 0.4, noise(x * 0.6, y * 3, z * 3, seed=53)))

    tone = 0.62 - 0.48 * ring * strength + 0.22 * fibre + 0.14 * fine + 0.34 * broad
    tone = tone - 0.30 * streak * (1 - 0.5 * inside)
    # Numerals stand on this strip: no wood is so light there that they would be hard to read.
    strip = smoothstep(2.30, 2.55, np.abs(y))
    tone = tone - strip * 0.85 * np.maximum(tone - 0.56, 0)
    colour = ramp(np.clip(tone, 0, 1), RAMP)
    # The turned hollows are rubbed smooth: their pores are filled.
    pores = pores * (1 - 0.85 * inside)
    colour = colour * (1 - 0.42 * pores)[..., None]
    colour = colour * (1 - 0.18 * inside - 0.20 * depth)[..., None]
    colour = colour * (1 - 0.6 * g.groove(x, y))[..., None]

    # Hands wear the lips and the edge in broad soft patches; anything finer looks dotted.
    worn = smoothstep(-0.075, -0.02, lip) * (1 - smoothstep(-0.01, 0.05, lip))
    edge = smoothstep(-0.21, -0.13, rim) * (1 - smoothstep(-0.06, 0.02, rim))
    patch = 0.45 + 0.55 * smoothstep(-0.30, 0.40, fbm(x * 0.8, y * 0.8, z * 0.8, 2, seed=61))
    wear = np.clip((0.46 * worn + 0.44 * edge) * patch * (1 + 0.3 * fibre), 0, 0.6)[..., None]
    colour = colour * (1 - wear) + linear(WEAR) * wear

    pit = g.pit_distance(x, y)
    turning = pit / TOOL_WAVE + 0.35 * noise(x * 1.2, y * 1.2, 0.5, seed=71)
    marks = np.sin(2 * np.pi * turning) * (0.5 + 0.5 * noise(x * 0.9, y * 0.9, pit * 6, seed=72))
    marks = marks * smoothstep(0.06, 0.30, pit) * (1 - smoothstep(0.82, 0.90, pit))
    # What polish remains in the tool's traces is darker.
    colour = colour * (1 - 0.13 * np.maximum(-marks, 0))[..., None]
    grain = 0.0030 * fibre + 0.0016 * fine - 0.0032 * pores + 0.0014 * (1 - ring)
    lips = 0.8 * (1 - smoothstep(0.03, 0.09, lip))
    polish = np.maximum(np.maximum(lips, 0.7 * g.groove(x, y)), 0.8 * smoothstep(-0.24, -0.16, rim))
    relief = grain * (1 - polish) + TOOL_DEPTH * marks

    return colour.astype(np.float32), relief.astype(np.float32)


def polish(x, y):
    """Roughness and mirroring at surface points."""
    lip = g.hollow_distance(x, y)
    inside = 1 - smoothstep(-0.10, 0.0, lip)
    depth = np.clip(-g.height(x, y) / g.PIT_DEPTH, 0, 1) * inside
    edge = smoothstep(-0.24, -0.14, g.rim_distance(x, y))
    rough = 0.47 + 0.11 * inside + 0.2 * g.groove(x, y) - 0.13 * edge
    # A hollow that mirrored the sky would wear a grey sheen.
    return rough, 0.27 * (1 - 0.75 * smoothstep(0.05, 0.5, depth))
