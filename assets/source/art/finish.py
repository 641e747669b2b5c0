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
from wood import EVEN, linear, wood


# Points to the light, as in `studio.py`.
KEY = (-0.66, 0.62, 0.92)
# How much of the detail that scaling takes away is given back, by density.
SHARPEN = {1: 0.55, 2: 0.4, 3: 0.25}
# Of the boards' files.
QUALITY = {1: 85, 2: 82, 3: 84}
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


def readable(rgb, x, y):
    """Keeps the strips that numerals stand on (x, y of the board) dark enough for #f6e7c6 at 7 : 1, by a soft ceiling."""
    linear_rgb = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    light = linear_rgb @ np.array([0.2126, 0.7152, 0.0722])
    knee, ceiling = 0.042, 0.067
    over = np.maximum(light - knee, 0) / (ceiling - knee)
    kept = np.minimum(light, knee) + (ceiling - knee) * (1 - np.exp(-over))
    away = np.abs(np.abs(y) - 2.88)
    strip = (1 - smoothstep(0.36, 0.52, away)) * (1 - smoothstep(-0.75, -0.45, np.abs(x) - g.HALF[0]))
    factor = 1 + strip * (kept / np.maximum(light, 1e-4) - 1)
    linear_rgb = linear_rgb * factor[..., None]
    return np.where(linear_rgb <= 0.0031308, linear_rgb * 12.92, 1.055 * linear_rgb ** (1 / 2.4) - 0.055)


def board(raw, curve, upright, grain):
    """
    The wood under its light, graded, with alpha from the distance field, as dense as `grain`.
    `raw` is the light as rendered, `curve` its way from linear light to the display, `grain` the wood of `wood.py`.
    """
    colour, relief = (np.rot90(layer, -1) for layer in grain) if upright else grain
    x, y = g.grid(g.CANVAS[::-1] if upright else g.CANVAS, g.px_per_unit(raw, upright))
    light = np.interp(raw[..., :3].astype(np.float32), curve[1], curve[0]).astype(np.float32)
    light = calm(light, *((-y, x) if upright else (x, y)), g.px_per_unit(raw, upright))
    px_per_unit = g.px_per_unit(colour, upright)
    mirrored = mirror(light)
    body = stretch(light - mirrored, colour.shape[:2]) * shading(relief, px_per_unit)[..., None]
    rgb = np.interp(body * colour / linear(EVEN) + stretch(mirrored, colour.shape[:2]), *curve)
    rgb = grade(rgb * (1, 1.08, 1.02), 0.87, 0.97, 1.18)
    x, y = g.grid(g.CANVAS[::-1] if upright else g.CANVAS, px_per_unit)
    rim = g.rim_distance(*((-y, x) if upright else (x, y)))
    return np.dstack([rgb, np.clip(0.5 - (rim + 0.012) * px_per_unit, 0, 1)])


def calm(light, x, y, px_per_unit):
    """Takes the ray tracer's noise out of light: where the surface bends little, light changes little."""
    lip = g.hollow_distance(x, y)
    even = smoothstep(0.19, 0.26, lip) * (1 - smoothstep(-0.34, -0.27, g.rim_distance(x, y)))
    even = np.maximum(even, 0.6 * (1 - smoothstep(-0.14, -0.08, lip)))[..., None]
    fine, broad = (gaussian_filter(light, (reach * px_per_unit, reach * px_per_unit, 0)) for reach in (0.005, 0.022))
    return fine * (1 - even) + broad * even


def mirror(light):
    """What of the light the even plank mirrors, without taking on its colour: what keeps blue from being as weak."""
    body = linear(EVEN) * (1, 0.93, 0.85)
    scattered = (light[..., 0] - light[..., 2]) / (body[0] - body[2])
    mirrored = np.clip(light[..., 0] - body[0] * scattered, 0, light.min(-1))
    return np.repeat(mirrored[..., None], 3, -1)


def stretch(picture, shape):
    """Smoothly enlarged to `shape`, or left as it is."""
    size = (shape[1], shape[0])
    layers = (Image.fromarray(np.ascontiguousarray(picture[..., band])) for band in range(3))
    return np.dstack([np.asarray(layer.resize(size, Image.Resampling.BICUBIC)) for layer in layers])


def shading(relief, px_per_unit):
    """How much brighter or darker grain and tool marks are than an even surface, under the key light."""
    down, right = np.gradient(relief * px_per_unit)
    return np.clip(1 + (-right * KEY[0] + down * KEY[1]) / KEY[2], 0.5, 1.5)


def encode_board(picture, upright, density, path):
    """One density of a graded board, as sharp as after a browser's scaling it should be."""
    canvas = g.CANVAS[::-1] if upright else g.CANVAS
    px_per_unit = 75 * density
    factor = px_per_unit / g.px_per_unit(picture, upright)
    small = resize(picture, factor) if factor < 1 else picture
    small = sharpen(bleed(small), 0.7, SHARPEN[density])
    x, y = g.grid(canvas, px_per_unit)
    small[..., :3] = readable(small[..., :3], *((y, x) if upright else (x, y)))
    save(small, path, QUALITY[density], alpha_quality=90, exact=True)


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


def boards(renders, textures):
    """The board of this row, wide and upright, in its densities, with its shadows."""
    curve = np.load(renders / "curve.npy")
    densities = (1, 2, 3) if g.ROW == 5 else (1, 2)
    grain = wood(*g.grid(g.CANVAS, 75 * densities[-1]))
    for view in ("wide", "upright"):
        upright = view == "upright"
        name = view if g.ROW == 5 else f"{view}-{g.ROW}"
        picture = board(np.load(renders / f"board-{name}.npy"), curve, upright, grain)
        for density in densities:
            encode_board(picture, upright, density, textures / f"board-{name}@{density}x.webp")
        alpha = board_shadow(upright, 30)
        shadow = np.dstack([np.broadcast_to(GROUND_SHADOW, (*alpha.shape, 3)), alpha])
        save(shadow, textures / f"board-shadow-{name}.webp", 50, alpha_quality=80)


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
    boards(renders, textures)
    if g.ROW == 5:
        furniture(renders, textures)


if __name__ == "__main__":
    main(*sys.argv[1:])
