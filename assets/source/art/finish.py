"""Grade the renders and encode what the game loads.

python3 finish.py RENDERS TEXTURES
"""

import sys
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter

import geometry as g
from noise import smoothstep
from ground import cloth
from shadows import board_shadow, seed_shadow, twig_shadow


# How much of the detail that scaling takes away is given back, by density.
SHARPEN = {1: 0.55, 2: 0.4, 3: 0.25}
# On the ground, and on wood.
GROUND_SHADOW = np.array([9, 5, 2]) / 255
SHADOW_TINT = np.array([26, 9, 4]) / 255


def grade(rgb, gain, saturation, contrast, pivot=0.25):
    rgb = np.clip(rgb, 0, 1) * gain
    grey = (rgb @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    rgb = grey + (rgb - grey) * saturation
    return np.clip(pivot * (np.maximum(rgb, 0) / pivot) ** contrast, 0, 1)


def shrink(picture, factor):
    """Area average in premultiplied colour."""
    rows, columns, bands = picture.shape
    picture = picture.copy()
    if bands == 4:
        picture[..., :3] *= picture[..., 3:]
    small = picture.reshape(rows // factor, factor, columns // factor, factor, bands).mean((1, 3))
    if bands == 4:
        small[..., :3] /= np.maximum(small[..., 3:], 1e-4)
    return small


def resize(picture, factor):
    """Lanczos, in premultiplied colour where there is alpha; sharper than `shrink` and for any factor below 1."""
    rows, columns, bands = picture.shape
    size = (round(columns * factor), round(rows * factor))
    colour = picture[..., :3] * picture[..., 3:] if bands == 4 else picture
    layers = [colour[..., band] for band in range(3)] + ([picture[..., 3]] if bands == 4 else [])
    small = np.dstack(
        [Image.fromarray(layer.astype(np.float32)).resize(size, Image.Resampling.LANCZOS) for layer in layers]
    )
    if bands == 4:
        small[..., 3] = np.clip(small[..., 3], 0, 1)
        small[..., :3] /= np.maximum(small[..., 3:], 0.02)
    return np.clip(small, 0, 1)


def sharpen(picture, radius, amount):
    """Unsharp mask on the colours; the browser's scaling takes about as much away."""
    rgb = picture[..., :3]
    out = picture.copy()
    out[..., :3] = np.clip(rgb + amount * (rgb - gaussian_filter(rgb, (radius, radius, 0))), 0, 1)
    return out


def bleed(picture, solid=0.6):
    """Carry the colour of the nearest solid pixel out under the transparent ones."""
    nearest = distance_transform_edt(picture[..., 3] < solid, return_distances=False, return_indices=True)
    out = picture.copy()
    out[..., :3] = picture[nearest[0], nearest[1], :3]
    return out


def save(picture, path, quality, **options):
    eight_bit = (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)
    Image.fromarray(eight_bit).save(path, quality=quality, method=6, **options)
    print(f"{path.name:28} {path.stat().st_size / 1000:6.1f} kB")


def readable(rgb, y):
    """Keeps the strip that numerals stand on (board's `y`) dark enough for #f6e7c6 at 7 : 1, by a soft ceiling."""
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    light = linear @ np.array([0.2126, 0.7152, 0.0722])
    knee, ceiling = 0.040, 0.064
    over = np.maximum(light - knee, 0) / (ceiling - knee)
    kept = np.minimum(light, knee) + (ceiling - knee) * (1 - np.exp(-over))
    away = np.abs(np.abs(y) - 2.88)
    strip = 1 - smoothstep(0.36, 0.52, away)
    factor = 1 + strip * (kept / np.maximum(light, 1e-4) - 1)
    linear = linear * factor[..., None]
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def board(raw, upright):
    """Graded board with alpha from its distance field."""
    canvas = g.CANVAS[::-1] if upright else g.CANVAS
    px_per_unit = g.px_per_unit(raw, upright)
    x, y = g.grid(canvas, px_per_unit)
    if upright:
        x, y = -y, x
    alpha = np.clip(0.5 - (g.rim_distance(x, y) + 0.012) * px_per_unit, 0, 1)
    rgb = grade(raw[..., :3].astype(np.float32) * (1, 1.08, 1.02), 0.87, 0.97, 1.18)
    return np.dstack([rgb, alpha])


def encode_board(picture, upright, density, quality, path):
    """One density of a graded board, as sharp as after a browser's scaling it should be."""
    canvas = g.CANVAS[::-1] if upright else g.CANVAS
    px_per_unit = 75 * density
    factor = px_per_unit / g.px_per_unit(picture, upright)
    small = resize(picture, factor) if factor < 1 else picture
    small = sharpen(bleed(small), 0.7, SHARPEN[density])
    x, y = g.grid(canvas, px_per_unit)
    small[..., :3] = readable(small[..., :3], x if upright else y)
    save(small, path, quality, alpha_quality=90, exact=True)


def seeds(raw):
    """Graded atlas, colour carried out under the transparent margin."""
    rgb = grade(raw[..., :3].astype(np.float32), 1.0, 1.04, 1.34, 0.45)
    return bleed(np.dstack([rgb, raw[..., 3].astype(np.float32)]))


def twig(raw, px_per_unit):
    """Graded twig over its own shadow."""
    rgb = grade(raw[..., :3].astype(np.float32), 0.84, 0.95, 1.12, 0.45)
    cover = raw[..., 3].astype(np.float32)
    shade = twig_shadow(cover, px_per_unit)
    alpha = cover + shade * (1 - cover)
    share = (cover / np.maximum(alpha, 1e-4))[..., None]
    return np.dstack([rgb * share + SHADOW_TINT * (1 - share), alpha])


def boards(renders, textures, view):
    """The board of this row in its densities, and its shadow."""
    upright = view == "upright"
    name = view if g.ROW == 5 else f"{view}-{g.ROW}"
    render = np.load(renders / f"board-{name}.npy")
    picture = board(render, upright)
    for density, quality in ((1, 84), (2, 76), (3, 70)):
        if 75 * density <= g.px_per_unit(render, upright):
            encode_board(picture, upright, density, quality, textures / f"board-{name}@{density}x.webp")
    alpha = board_shadow(upright, 30)
    save(
        np.dstack([np.broadcast_to(GROUND_SHADOW, (*alpha.shape, 3)), alpha]),
        textures / f"board-shadow-{name}.webp",
        50,
        alpha_quality=80,
    )


def furniture(renders, textures):
    """All that is the same for every board."""
    atlas = seeds(np.load(renders / "seeds.npy"))
    for density, quality in ((1, 82), (2, 78), (3, 74)):
        cells = bleed(resize(atlas, density / 3)) if density < 3 else atlas
        save(
            sharpen(cells, 0.8, SHARPEN[density]),
            textures / f"seeds@{density}x.webp",
            quality,
            exact=True,
            alpha_quality=90,
        )
    alpha = seed_shadow(128)
    save(np.dstack([np.ones((*alpha.shape, 3)), alpha]), textures / "seed-shadow.webp", 50, alpha_quality=80)

    picture = twig(np.load(renders / "twig.npy"), 300)
    save(shrink(picture, 2), textures / "twig@2x.webp", 78)
    save(shrink(picture, 4), textures / "twig@1x.webp", 80)

    for name, quality in (("dark", 46), ("light", 40)):
        for density, px in (("1x", 512), ("2x", 1024)):
            save(cloth(name, px), textures / f"ground-{name}@{density}.webp", quality)


def main(renders, textures):
    renders, textures = Path(renders), Path(textures)
    for view in ("wide", "upright"):
        boards(renders, textures, view)
    if g.ROW == 5:
        furniture(renders, textures)


if __name__ == "__main__":
    main(*sys.argv[1:])
