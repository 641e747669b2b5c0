"""Seeded 3D gradient noise for solid wood, seeds and cloth."""

import numpy as np


def _table(seed):
    order = np.random.default_rng(seed).permutation(256).astype(np.int32)
    return np.concatenate([order, order])


def _corner(code, x, y, z):
    """Dot product with one of twelve edge directions chosen by the hash."""
    code = code & 15
    u = np.where(code < 8, x, y)
    v = np.where(code < 4, y, np.where((code == 12) | (code == 14), x, z))
    return np.where(code & 1, -u, u) + np.where(code & 2, -v, v)


def noise(x, y, z, seed=0, period=None):
    """Gradient noise, about -1 to 1, at points in lattice units.

    With `period` (px, py) the x and y lattices repeat, so that a tile joins seamlessly.
    """
    table = _table(seed)
    x, y, z = np.broadcast_arrays(*(np.asarray(axis, np.float32) for axis in (x, y, z)))
    cells = [np.floor(axis).astype(np.int32) for axis in (x, y, z)]
    fx, fy, fz = (axis - cell for axis, cell in zip((x, y, z), cells))
    fade = [f * f * f * (f * (f * 6 - 15) + 10) for f in (fx, fy, fz)]

    def wrap(cell, axis):
        return cell % period[axis] if period is not None and axis < 2 else cell

    low = [wrap(cell, axis) & 255 for axis, cell in enumerate(cells)]
    high = [wrap(cell + 1, axis) & 255 for axis, cell in enumerate(cells)]

    total = 0
    for i in (0, 1):
        tx = table[high[0] if i else low[0]]
        wx = fade[0] if i else 1 - fade[0]
        for j in (0, 1):
            txy = table[tx + (high[1] if j else low[1])]
            wxy = wx * (fade[1] if j else 1 - fade[1])
            for k in (0, 1):
                code = table[txy + (high[2] if k else low[2])]
                weight = wxy * (fade[2] if k else 1 - fade[2])
                total = total + weight * _corner(code, fx - i, fy - j, fz - k)
    return total


def fbm(x, y, z, octaves, seed=0, gain=0.5):
    """Sum of octaves of noise, kept to about -1 to 1."""
    total, weight, norm = 0, 1.0, 0.0
    for octave in range(octaves):
        scale = 2.0**octave
        total = total + weight * noise(x * scale, y * scale, z * scale, seed + octave)
        norm += weight
        weight *= gain
    return total / norm


def smoothstep(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)
