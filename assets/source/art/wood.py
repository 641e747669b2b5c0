"""Solid hardwood: colour, relief and roughness wherever the carved surface cuts the plank.

The noise is solid, so that the rings run as contours inside the hollows; the grain runs along x.
"""

import numpy as np

import geometry as g
from noise import fbm, noise, smoothstep

RAMP = ("#260b06", "#53200f", "#7d3a1d")
WEAR = "#b4693a"
PITH = (0.7, -4.6)
RINGS_PER_UNIT = 8.5


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
    """Linear colour (…, 3), relief in units and roughness at surface points."""
    z = g.height(x, y)
    # Beyond the rim the skirt would only smear the edge.
    z = np.maximum(z, -g.PIT_DEPTH - 0.05)

    warp = fbm(x * 0.16, y * 0.55, z * 0.55, 3, seed=11)
    drift = noise(x * 0.05 + 9, y * 0.3, z * 0.3, seed=15)
    radius = np.hypot(y - PITH[0] + 0.035 * x, z - PITH[1] + 0.05 * x)
    phase = RINGS_PER_UNIT * (radius + 0.30 * warp + 0.22 * drift)
    saw = phase - np.floor(phase)
    # Early wood darkens slowly towards the late wood's sharp edge.
    ring = smoothstep(0, 0.82, saw) * (1 - smoothstep(0.86, 1.0, saw))
    strength = 0.55 + 0.45 * noise(np.floor(phase) * 0.71, x * 0.12, 3.3, seed=16)

    fibre = fbm(x * 1.3, y * 24, z * 24, 2, seed=21)
    fine = fbm(x * 3.2, y * 70, z * 70, 2, seed=31)
    broad = fbm(x * 0.22, y * 1.5, z * 1.5, 3, seed=41)
    streak = smoothstep(0.16, 0.52, fbm(x * 0.35, y * 5.5, z * 5.5, 2, seed=45))

    pores = smoothstep(0.30, 0.55, noise(x * 2.6, y * 58, z * 58, seed=51))
    pores = np.maximum(pores, 0.7 * smoothstep(0.34, 0.6, noise(x * 4.3, y * 93, z * 93, seed=52)))
    pores = pores * (0.35 + 0.65 * smoothstep(-0.3, 0.4, noise(x * 0.6, y * 3, z * 3, seed=53)))

    tone = 0.60 - 0.40 * ring * strength + 0.20 * fibre + 0.12 * fine + 0.30 * broad
    tone = tone - 0.26 * streak
    colour = ramp(np.clip(tone, 0, 1), RAMP)
    colour = colour * (1 - 0.42 * pores)[..., None]

    lip = g.hollow_distance(x, y)
    rim = g.rim_distance(x, y)
    worn = smoothstep(-0.085, -0.02, lip) * (1 - smoothstep(0.0, 0.055, lip))
    # Wear follows the fibres softly: low-frequency patches, no grain-sized threshold.
    edge = smoothstep(-0.24, -0.13, rim) * (1 - smoothstep(-0.05, 0.04, rim))
    patch = 0.5 + 0.5 * smoothstep(-0.35, 0.45, fbm(x * 0.9, y * 1.6, z * 1.0, 2, seed=61))
    patch = patch * (1 + 0.35 * fibre)
    wear = np.clip((0.62 * worn + 0.46 * edge) * patch, 0, 0.85)[..., None]
    colour = colour * (1 - wear) + linear(WEAR) * wear

    inside = 1 - smoothstep(-0.12, 0.0, lip)
    colour = colour * (1 - 0.16 * inside)[..., None]
    colour = colour * (1 - 0.5 * g.groove(x, y))[..., None]

    pit = g.pit_distance(x, y)
    rings = 0.0022 * np.sin(pit * 2 * np.pi / 0.082 + 1.5 * noise(x * 1.5, y * 1.5, 0.5, seed=71))
    rings = rings * (1 - smoothstep(g.PIT_RADIUS - 0.12, g.PIT_RADIUS - 0.05, pit)) * smoothstep(0.1, 0.3, pit)
    relief = 0.0034 * fibre + 0.0020 * fine - 0.006 * pores + 0.002 * (1 - ring) + rings
    relief = relief + 0.010 * fbm(x * 0.8, y * 0.8, z * 0.8, 2, seed=81) * inside

    store = 1 - smoothstep(g.STORE_HALF_WIDTH - 0.1, g.STORE_HALF_WIDTH, g.store_distance(x, y))
    rough = 0.46 + 0.10 * pores + 0.05 * fibre + 0.08 * store + 0.03 * inside
    return colour.astype(np.float32), relief.astype(np.float32), np.clip(rough, 0.3, 0.8).astype(np.float32)
