"""Ray-trace the plain dry twig that lies across the barred pit.

blender -b -P twig.py -- PX_PER_UNIT SAMPLES OUT.npy
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import numpy as np

import geometry as g
import studio
from noise import fbm, noise, smoothstep
from wood import linear

# Bends of the twig in units: x, y, half thickness. It rests on the rim at both ends.
BENDS = np.array(
    [
        (-1.06, -0.56, 0.054),
        (-0.72, -0.43, 0.056),
        (-0.30, -0.16, 0.051),
        (-0.02, 0.01, 0.057),
        (0.36, 0.17, 0.046),
        (0.70, 0.42, 0.044),
        (0.98, 0.57, 0.034),
    ]
)
STUB = np.array([(-0.03, 0.02, 0.038), (0.03, 0.13, 0.031), (0.07, 0.21, 0.026)])


def path(bends, count):
    """Smooth centre line and half thickness through the bends: arrays of `count`."""
    at = np.linspace(0, len(bends) - 1, count)
    smooth = np.stack([np.interp(at, np.arange(len(bends)), bends[:, band]) for band in range(3)], -1)
    kernel = np.hanning(2 * (count // (2 * len(bends))) + 3)
    half = len(kernel) // 2
    head = 2 * smooth[:1] - smooth[half:0:-1]
    tail = 2 * smooth[-1:] - smooth[-2 : -half - 2 : -1]
    padded = np.concatenate([head, smooth, tail])
    return np.stack([np.convolve(padded[:, band], kernel / kernel.sum(), "valid") for band in range(3)], -1)


def _limb(name, bends, lift):
    line = path(bends, 420)
    centre = np.concatenate([line[:, :2], np.full((len(line), 1), lift)], -1)
    ahead = np.gradient(centre, axis=0)
    ahead /= np.linalg.norm(ahead, axis=-1, keepdims=True)
    side = np.stack([-ahead[:, 1], ahead[:, 0], 0 * ahead[:, 0]], -1)
    angle = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    along = np.linspace(0, np.hypot(*np.diff(line[:, :2], axis=0).T).sum(), len(line))[:, None]
    ring = [np.cos(angle)[None, :], np.sin(angle)[None, :]]

    ridges = fbm(along * 3, ring[0] * 4, ring[1] * 4, 3, seed=500)
    knots = smoothstep(0.35, 0.6, noise(along * 2.6, ring[0] * 0.7, ring[1] * 0.7, seed=510))
    # Broken ends: the last bit closes over raggedly.
    ends = np.minimum(along, along[-1] - along) + 0.012 * fbm(ring[0] * 3, ring[1] * 3, along * 0, 2, seed=520)
    thick = line[:, 2:] * (1 + 0.16 * ridges + 0.35 * knots) * np.sqrt(smoothstep(-0.004, 0.016, ends))
    points = (
        centre[:, None]
        + (thick * ring[0])[..., None] * side[:, None]
        + (thick * ring[1])[..., None] * np.array([0, 0, 1.0])
    )

    bark = fbm(along * 1.4, ring[0] * 6, ring[1] * 6, 3, seed=530)
    patch = smoothstep(-0.15, 0.35, fbm(along * 1.1, ring[0] * 0.9, ring[1] * 0.9, 2, seed=540))[..., None]
    coat = linear("#8d7350") * (1 - patch) + linear("#b39a70") * patch
    coat = coat * (1 + 0.7 * bark - 0.45 * knots)[..., None]
    broken = (1 - smoothstep(0.006, 0.02, ends))[..., None]
    coat = coat * (1 - broken) + linear("#cdb88c") * broken

    limb = studio.mesh_from_grid(name, points, closed=True)
    layer = limb.data.attributes.new("coat", "FLOAT_COLOR", "POINT")
    rgba = np.dstack([np.clip(coat, 0.01, 0.9), np.ones(coat.shape[:2])])
    layer.data.foreach_set("color", rgba.astype(np.float32).ravel())
    return limb


def main(px_per_unit, samples, out):
    studio.empty_scene()
    material, nodes, links, shader = studio.glossy("twig", 0.7, 0.2, 0, 0.5)
    coat = nodes.new("ShaderNodeAttribute")
    coat.attribute_name = "coat"
    links.new(coat.outputs["Color"], shader.inputs["Base Color"])
    for name, bends, lift in (("twig", BENDS, 0.0), ("stub", STUB, 0.01)):
        _limb(name, bends, lift).data.materials.append(material)
    studio.light(key=4.0)
    studio.camera(*g.TWIG_CANVAS)
    studio.render(out, [round(side * float(px_per_unit)) for side in g.TWIG_CANVAS], int(samples))


if __name__ == "__main__":
    main(*studio.arguments())
