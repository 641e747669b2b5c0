"""The icons: one pit with three seeds, laid from the finished pictures.

python3 icon.py PUBLIC
"""

import sys
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, zoom

import geometry as g
from finish import SHADOW_TINT, grade
from shadows import seed_shadow

# Atlas column and row, then the place in the pit in units.
SEEDS = ((1, 2, -0.20, 0.24), (3, 0, 0.30, 0.02), (4, 1, -0.14, -0.30))
# In an icon seeds read better a little larger than on the board.
GROWTH = 1.18


# Launchers cut a maskable icon to any shape within its middle four fifths.
MASKED = 0.8
PX_PER_UNIT = g.PX_PER_UNIT["3x"]


def _pit(public):
    """The pit on its wood, RGB, with enough wood around it for the maskable icon."""
    board = np.asarray(Image.open(public / "textures/board-wide@3x.webp").convert("RGB")) / 255
    x = round((g.CANVAS[0] / 2 + g.ICON_CENTRE[0]) * PX_PER_UNIT)
    y = round((g.CANVAS[1] / 2 - g.ICON_CENTRE[1]) * PX_PER_UNIT)
    half = round(g.ICON_CANVAS[0] / 2 * PX_PER_UNIT)
    far = round(half / MASKED)
    wood = board[y - far : y + far, x - half : x + half]
    # The neighbours begin beside the pit. Grain runs from left to right, so that the edges may go on, softened.
    left, right = (
        gaussian_filter(edge.mean(axis=1, keepdims=True), (9, 0, 0)).repeat(far - half, axis=1)
        for edge in (wood[:, :12], wood[:, -12:])
    )
    wide = np.concatenate((left, wood, right), axis=1)
    # Fades from the wood to what goes on from it, within a seed's width.
    fade = np.clip((np.abs(np.arange(2 * far) - far + 0.5) - half + 24) / 24, 0, 1)[None, :, None]
    return wide * (1 - fade) + gaussian_filter(wide, (9, 12, 0)) * fade


def _lay(picture, patch, x, y, opacity=1.0):
    """Draw an RGBA patch with its middle at x, y units from the picture's middle, in place."""
    scale = PX_PER_UNIT
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


def _save(picture, path, size, colours):
    icon = picture.resize((size, size), Image.LANCZOS)
    icon.quantize(palette=_palette(icon, colours), dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.name} {path.stat().st_size / 1000:.1f} kB")


def main(public):
    public = Path(public)
    picture = grade(_pit(public), 1.25, 1.05, 1.05)
    # The wood lies a little out of focus: seeds read better, and the files stay small.
    picture = gaussian_filter(picture, (1.6, 1.6, 0))
    atlas = np.asarray(Image.open(public / "textures/seeds@3x.webp").convert("RGBA")) / 255
    cell = atlas.shape[0] // 4
    side = GROWTH * g.SEED_CELL * PX_PER_UNIT

    shadow = seed_shadow(round(side * g.SEED_SHADOW / g.SEED_CELL))
    shadow = np.dstack([np.broadcast_to(SHADOW_TINT, (*shadow.shape, 3)), shadow])
    for _, _, x, y in SEEDS:
        _lay(picture, shadow, x, y, 0.8)
    for column, row, x, y in SEEDS:
        seed = atlas[row * cell : (row + 1) * cell, column * cell : (column + 1) * cell]
        _lay(picture, np.clip(zoom(seed, (side / cell, side / cell, 1), order=1), 0, 1), x, y)

    whole = Image.fromarray((picture * 255 + 0.5).astype(np.uint8))
    margin = round(whole.width * (1 - MASKED) / 2)
    close = whole.crop((margin, margin, whole.width - margin, whole.height - margin))
    _save(close, public / "icon-512.png", 512, 64)
    _save(close, public / "icon-192.png", 192, 112)
    _save(whole, public / "icon-maskable-512.png", 512, 64)


if __name__ == "__main__":
    main(*sys.argv[1:])
