"""Plain woven cloth as a seamless tile: a dark one and a sand-coloured one, by height-field shading."""

import numpy as np
from scipy.ndimage import gaussian_filter

from noise import noise, smoothstep

TILE_UNITS = 512 / 75
# Threads across one tile; even, so that over and under alternate across the seam.
THREADS = 84
LIGHT = np.array([-0.66, 0.62, 0.92]) / np.linalg.norm([-0.66, 0.62, 0.92])

# base sRGB, how far threads differ from each other, how strongly the relief is shaded
CLOTHS = {
    "dark": (np.array([38, 39, 42]) / 255, 0.12, 0.85),
    "light": (np.array([214, 188, 147]) / 255, 0.035, 0.27),
}


def _threads(along, across, seed):
    """Height and tone of parallel threads; `along` and `across` run 0 to 1 over the tile."""
    bend = 0.16 * noise(along * 9, across * 9, 0.5, seed, (9, 9))
    bend = bend + 0.10 * noise(along * 31, across * 31, 0.5, seed + 1, (31, 31))
    lane = across * THREADS + bend
    number = np.floor(lane) % THREADS
    offset = lane - np.floor(lane) - 0.5

    random = np.random.default_rng(seed)
    tones = random.uniform(-1.3, 1.3, THREADS)[number.astype(int)]
    widths = random.uniform(0.40, 0.50, THREADS)[number.astype(int)]
    widths = widths * (1 + 0.12 * noise(along * 42, number * 0.37, 0.5, seed + 2, (42, 997)))
    profile = np.sqrt(np.clip(1 - (offset / widths) ** 2, 0, 1))
    # The slanting twist of spun yarn.
    twist = np.sin(2 * np.pi * (along * THREADS * 2.5 + offset * 1.1))
    slub = noise(along * 23, number * 0.61, 0.5, seed + 3, (23, 997))
    return profile, tones + 0.9 * slub, twist, number, along * THREADS


def _over(position, number):
    """Height of a thread above the cloth's middle: up on even crossings, down on odd ones."""
    return np.cos(np.pi * (position - 0.5 + number))


def cloth(name, px):
    """sRGB tile of px x px, values 0 to 1."""
    base, variety, relief = CLOTHS[name]
    scale = 2 if px < 1024 else 1
    size = px * scale
    u, v = np.meshgrid((np.arange(size) + 0.5) / size, (np.arange(size) + 0.5) / size)

    weft, weft_tone, weft_twist, row, along_u = _threads(u, v, 101)
    warp, warp_tone, warp_twist, column, along_v = _threads(v, u, 202)
    weft_height = 0.55 * _over(along_u, row) + 0.8 * weft - 0.6
    warp_height = -0.55 * _over(along_v, column) + 0.8 * warp - 0.6
    weft_height = np.where(weft > 0, weft_height + 0.04 * weft_twist, -1.2)
    warp_height = np.where(warp > 0, warp_height + 0.04 * warp_twist, -1.2)
    top = np.maximum(np.maximum(weft_height, warp_height), -0.9)
    tone = np.where(weft_height > warp_height, weft_tone, warp_tone)

    # Heights were in thread widths; the tile has THREADS of them.
    pitch = size / THREADS
    surface = gaussian_filter(top, size / 2048, mode="wrap") * pitch * 0.34
    folds = noise(u * 3, v * 3, 0.5, 301, (3, 3)) + 0.5 * noise(u * 7, v * 7, 0.5, 302, (7, 7))
    surface = surface + folds * pitch * 1.2
    dy, dx = np.gradient(np.pad(surface, 1, mode="wrap"))
    dy, dx = dy[1:-1, 1:-1], dx[1:-1, 1:-1]
    length = np.sqrt(dx * dx + dy * dy + 1)
    lit = np.clip((-dx * LIGHT[0] + dy * LIGHT[1] + LIGHT[2]) / length, 0, None) / LIGHT[2]
    around = gaussian_filter(surface, pitch * 0.5, mode="wrap")
    hollow = smoothstep(-0.45, 0.25, (surface - around) / pitch)

    value = 1 + relief * (0.55 * (lit - 1) + 0.55 * (hollow - 0.62)) + variety * tone * 0.6
    value = value + 0.05 * folds * relief
    value = gaussian_filter(value, size / 2048, mode="wrap")
    tile = base * np.clip(value, 0, 2)[..., None]
    # Threads differ a little in warmth too.
    tile = tile * (1 + np.array([0.012, 0.0, -0.012]) * tone[..., None])
    if scale == 2:
        tile = tile.reshape(px, 2, px, 2, 3).mean((1, 3))
    return np.clip(tile, 0, 1)
