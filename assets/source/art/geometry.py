"""The carved board as an analytic height field, in board units.

The canvas is 16 x 7 units (with five pits a row; the variable ROW says how many) with its origin in the middle, x to the right and y upwards (South sits at -y).
Heights are 0 on the untouched top and negative below it. `geometry.json` repeats the numbers the scenes need.
"""

import json
import os
from pathlib import Path

import numpy as np

ROW = int(os.environ.get("ROW", "5"))
PITCH = 2.24
# x of a row's last pit.
LAST = (ROW - 1) / 2 * PITCH

HALF = (LAST + 3.44, 3.42)
CANVAS = (2 * (LAST + 3.52), 7.0)
SHADOW_CANVAS = (CANVAS[0] + 4, CANVAS[1] + 4)
CORNER = 0.62
BEVEL = 0.22
THICKNESS = 0.9

PIT_X = tuple(pit * PITCH - LAST for pit in range(ROW))
PIT_Y = 1.36
PIT_RADIUS = 0.95
PIT_DEPTH = 0.72

STORE_X = LAST + 2.18
STORE_HALF_WIDTH = 0.64
# Half of the straight spine; the round ends come on top.
STORE_HALF_SPINE = 1.72
STORE_DEPTH = 0.52

FILLET = 0.075
GROOVE_GAP = 0.105
GROOVE_WIDTH = 0.026
GROOVE_DEPTH = 0.032

SEED_LENGTH = 0.59
SEED_CELL = 0.80
SEED_SHADOW = 1.20
TWIG_CANVAS = (2.32, 1.52)
# One pit for the icon, without its neighbours.
ICON_CANVAS = (2.3, 2.3)
ICON_CENTRE = (PIT_X[-2], -PIT_Y)
PX_PER_UNIT = {"1x": 75, "2x": 150, "3x": 225}


def smooth_min(a, b, k):
    """Polynomial smooth minimum; k is the width of the blend in units."""
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k / 4


def rim_distance(x, y):
    """Signed distance to the board's rounded rectangle, negative inside."""
    qx = np.abs(x) - (HALF[0] - CORNER)
    qy = np.abs(y) - (HALF[1] - CORNER)
    outside = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0))
    return outside + np.minimum(np.maximum(qx, qy), 0) - CORNER


def pit_distance(x, y):
    """Distance from the centre of the nearest pit."""
    nearest = np.min([np.abs(x - centre) for centre in PIT_X], axis=0)
    return np.hypot(nearest, np.abs(y) - PIT_Y)


def store_distance(x, y):
    """Distance from the spine of the nearer storehouse."""
    return np.hypot(np.abs(x) - STORE_X, np.maximum(np.abs(y) - STORE_HALF_SPINE, 0))


def _pit_profile(r):
    """Spherical cap, carried on as a straight slope beyond the lip."""
    sphere = (PIT_RADIUS**2 + PIT_DEPTH**2) / (2 * PIT_DEPTH)
    lift = sphere - PIT_DEPTH
    inside = lift - np.sqrt(np.maximum(sphere**2 - np.minimum(r, PIT_RADIUS) ** 2, 0))
    return inside + np.maximum(r - PIT_RADIUS, 0) * PIT_RADIUS / lift


def _store_profile(d):
    """Trough with a flattened floor."""
    power = 3.4
    inside = STORE_DEPTH * ((np.minimum(d, STORE_HALF_WIDTH) / STORE_HALF_WIDTH) ** power - 1)
    return inside + np.maximum(d - STORE_HALF_WIDTH, 0) * STORE_DEPTH * power / STORE_HALF_WIDTH


def hollow_distance(x, y):
    """Signed distance to the lip of the nearest hollow, negative inside it."""
    return np.minimum(pit_distance(x, y) - PIT_RADIUS, store_distance(x, y) - STORE_HALF_WIDTH)


def groove(x, y):
    """1 in the incised line around each hollow, 0 away from it."""
    return np.exp(-(((hollow_distance(x, y) - GROOVE_GAP) / GROOVE_WIDTH) ** 2) * 1.4)


def height(x, y):
    """Height of the surface without tool marks and grain."""
    hollows = np.minimum(_pit_profile(pit_distance(x, y)), _store_profile(store_distance(x, y)))
    z = smooth_min(np.zeros_like(hollows), hollows, FILLET)
    z = z - GROOVE_DEPTH * groove(x, y)
    rim = rim_distance(x, y)
    rounding = np.clip(rim + BEVEL, 0, BEVEL)
    z = z - (BEVEL - np.sqrt(np.maximum(BEVEL**2 - rounding**2, 0)))
    return z - np.clip(rim * 14, 0, THICKNESS)


def grid(canvas, px_per_unit):
    """Pixel centres of a picture of the canvas: x, y arrays, first row at the top."""
    width, height_px = round(canvas[0] * px_per_unit), round(canvas[1] * px_per_unit)
    x = (np.arange(width) + 0.5) / px_per_unit - canvas[0] / 2
    y = canvas[1] / 2 - (np.arange(height_px) + 0.5) / px_per_unit
    return np.meshgrid(x.astype(np.float32), y.astype(np.float32))


def px_per_unit(picture, upright):
    """Density of a picture of the board."""
    return picture.shape[1] / CANVAS[upright]


def write_json(path: Path):
    """The numbers shared with the scenes."""
    numbers = {
        "unit": "board units; origin in the middle, x right, y up; South at negative y",
        "canvas": CANVAS,
        "shadowCanvas": SHADOW_CANVAS,
        "pxPerUnit": {**PX_PER_UNIT, "shadow": 30},
        "board": {"half": HALF, "corner": CORNER, "bevel": BEVEL},
        "pit": {"x": PIT_X, "y": PIT_Y, "radius": PIT_RADIUS, "depth": PIT_DEPTH},
        "store": {
            "x": STORE_X,
            "halfWidth": STORE_HALF_WIDTH,
            "halfSpine": STORE_HALF_SPINE,
            "depth": STORE_DEPTH,
        },
        "groove": {"gap": GROOVE_GAP, "width": GROOVE_WIDTH},
        "numeralY": 2.90,
        "seed": {
            "length": SEED_LENGTH,
            "cell": SEED_CELL,
            "shadow": SEED_SHADOW,
            "columns": 8,
            "hues": ["grey-green", "brown", "cream", "olive"],
            "turn": 14,
        },
        "twig": {"canvas": TWIG_CANVAS},
        "groundTile": {"px": {"1x": 512, "2x": 1024}, "units": round(512 / 75, 4)},
    }
    path.write_text(json.dumps(numbers, indent=2) + "\n")


if __name__ == "__main__":
    write_json(Path(__file__).with_name("geometry.json"))
