"""The icon: one pit with three seeds.

python3 icon.py RENDERS PUBLIC
"""

import sys
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, zoom

import geometry as g
from finish import SHADOW_TINT, grade, seeds
from shadows import seed_shadow

# Atlas column and row, then the place in the pit in units.
SEEDS = ((1, 2, -0.20, 0.24), (3, 0, 0.30, 0.02), (4, 1, -0.14, -0.30))
# In an icon seeds read better a little larger than on the board.
GROWTH = 1.18


def _lay(picture, patch, x, y, opacity=1.0):
    """Draw an RGBA patch with its middle at x, y units from the picture's middle, in place."""
    scale = picture.shape[0] / g.ICON_CANVAS[0]
    top = round(picture.shape[0] / 2 - y * scale - patch.shape[0] / 2)
    left = round(picture.shape[1] / 2 + x * scale - patch.shape[1] / 2)
    under = picture[top : top + patch.shape[0], left : left + patch.shape[1]]
    alpha = patch[..., 3:] * opacity
    under[:] = under * (1 - alpha) + patch[..., :3] * alpha


def _palette(icon, colours):
    """Palette of an icon that spares half its colours for the seeds in the middle."""
    side = icon.size[0]
    middle = icon.crop((int(side * 0.27), int(side * 0.25), int(side * 0.74), int(side * 0.73)))
    sample = Image.new("RGB", (side, 2 * side))
    sample.paste(icon, (0, 0))
    sample.paste(middle.resize((side, side)), (0, side))
    return sample.quantize(colours, kmeans=4, dither=Image.Dither.NONE)


def main(renders, public):
    renders, public = Path(renders), Path(public)
    board = Image.open(public / "textures/board-wide@3x.webp").convert("RGB")
    scale = board.width / g.CANVAS[0]
    left = g.CANVAS[0] / 2 + g.ICON_CENTRE[0] - g.ICON_CANVAS[0] / 2
    top = g.CANVAS[1] / 2 - g.ICON_CENTRE[1] - g.ICON_CANVAS[1] / 2
    box = [round(scale * side) for side in (left, top, left + g.ICON_CANVAS[0], top + g.ICON_CANVAS[1])]
    picture = np.asarray(board.crop(box)) / 255
    picture = grade(picture, 1.25, 1.05, 1.05)
    # The wood lies a little out of focus: seeds read better, and the file stays small.
    picture = gaussian_filter(picture, (1.6, 1.6, 0))
    atlas = seeds(np.load(renders / "seeds.npy"))
    cell = atlas.shape[0] // 4
    side = GROWTH * g.SEED_CELL * picture.shape[0] / g.ICON_CANVAS[0]

    shadow = seed_shadow(round(side * g.SEED_SHADOW / g.SEED_CELL))
    shadow = np.dstack([np.broadcast_to(SHADOW_TINT, (*shadow.shape, 3)), shadow])
    for _, _, x, y in SEEDS:
        _lay(picture, shadow, x, y, 0.8)
    for column, row, x, y in SEEDS:
        seed = atlas[row * cell : (row + 1) * cell, column * cell : (column + 1) * cell]
        _lay(picture, np.clip(zoom(seed, (side / cell, side / cell, 1), order=1), 0, 1), x, y)

    full = Image.fromarray((picture * 255 + 0.5).astype(np.uint8))
    for size, colours in ((512, 64), (192, 112)):
        icon = full.resize((size, size), Image.LANCZOS)
        icon = icon.quantize(palette=_palette(icon, colours), dither=Image.Dither.NONE)
        path = public / f"icon-{size}.png"
        icon.save(path, optimize=True)
        print(f"{path.name} {path.stat().st_size / 1000:.1f} kB")


if __name__ == "__main__":
    main(*sys.argv[1:])
