"""Ray-trace the seed atlas: rows are families of hue, columns eight shapes in eight yaws.

blender -b -P seeds.py -- PX_PER_CELL SAMPLES OUT.npy
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy
import numpy as np

import geometry as g
import studio
from noise import fbm, noise, smoothstep
from wood import linear

COLUMNS = 8
EXPONENT = 2.06
HUES = (
    ("#737865", "#7e826c", "#6c7262"),
    ("#7e513c", "#86593f", "#774a38"),
    ("#b0a181", "#a59570", "#ab9b78"),
    ("#6f6950", "#767055", "#68634c"),
)


def _power(value, exponent):
    return np.sign(value) * np.abs(value) ** exponent


def _shape(random, column):
    """Unit-free body (rows, columns, 3): a superellipsoid with a slow unevenness, long axis 1."""
    latitude = np.linspace(-np.pi / 2, np.pi / 2, 161)[:, None]
    longitude = np.linspace(0, 2 * np.pi, 320, endpoint=False)[None, :]
    bend = 2 / EXPONENT
    round_, up = _power(np.cos(latitude), bend), _power(np.sin(latitude), bend)
    # Poles lie on the long axis, so that the surface colour can be laid along it.
    sides = (round_ * _power(axis(longitude), bend) for axis in (np.cos, np.sin))
    body = np.stack(np.broadcast_arrays(up, *sides), -1)
    body = body * (1, random.uniform(0.80, 0.88), random.uniform(0.66, 0.72))
    lump = fbm(*(np.moveaxis(body, -1, 0) * 1.1 + 7 * column), 2, seed=300 + column)
    body[..., 1:] *= 1 + random.uniform(0.02, 0.06) * body[..., :1]
    return body * (1 + 0.06 * lump)[..., None]


def _coat(body, colour, row, column, random):
    """Linear colour of each surface point: two tones, faint wave lines, pale speckle, a dark hilum."""
    x, y, z = np.moveaxis(body, -1, 0)
    seed = 400 + 10 * row + column
    cloud = fbm(x * 2.2, y * 2.2, z * 2.2, 3, seed=seed)
    waves = np.sin(26 * (x + 0.20 * noise(x * 2, y * 2, z * 2, seed=seed + 1)) + 5 * cloud)
    lines = 0.5 + 0.5 * smoothstep(0.1, 0.95, waves)
    speckle = smoothstep(0.34, 0.60, noise(x * 15, y * 15, z * 15, seed=seed + 2))
    value = 1 + 0.55 * cloud + 0.16 * (lines - 0.75) - 0.13 * speckle
    coat = 0.80 * linear(colour) * value[..., None]
    warm = smoothstep(-0.3, 0.5, fbm(x * 1.3, y * 1.3, z * 1.3, 2, seed=seed + 3))[..., None]
    coat = coat * (1 + (warm - 0.4) * np.array([0.12, 0.02, -0.14]))

    # The scar where the seed hung in its pod: at one end, a little to the upper side.
    tip = np.array([1.0, random.uniform(-0.3, 0.3), random.uniform(-0.1, 0.45)])
    away = np.linalg.norm((body - tip * (1, 0.8, 0.7)) * (1.5, 1.0, 1.3), axis=-1)
    ring = 1 - smoothstep(0.07, 0.17, away)
    coat = coat * (1 - 0.62 * ring)[..., None]
    # Little light comes to the lower flanks, between neighbours and wood.
    coat = coat * (0.42 + 0.58 * smoothstep(-0.25, 0.55, z))[..., None]
    halo = (1 - smoothstep(0.20, 0.34, away)) * (1 - ring)
    return np.clip(coat * (1 + 0.18 * halo)[..., None], 0.002, 0.9)


def _material():
    material, nodes, links, shader = studio.glossy("seed", 0.19, 0.55, 1.0, 0.06)
    coat = nodes.new("ShaderNodeAttribute")
    coat.attribute_name = "coat"
    links.new(coat.outputs["Color"], shader.inputs["Base Color"])
    return material


def _floor():
    """Wood below, seen by no camera ray, for the light it throws back."""
    bpy.ops.mesh.primitive_plane_add(size=20, location=(0, 0, -0.5 * g.SEED_LENGTH * 0.69))
    floor = bpy.context.object
    floor.visible_camera = floor.visible_glossy = False
    material, _, _, shader = studio.glossy("floor", 0.6, 0.1, 0, 0.5)
    shader.inputs["Base Color"].default_value = (*linear("#54240f"), 1)
    floor.data.materials.append(material)


def main(px_per_cell, samples, out):
    studio.empty_scene()
    material = _material()
    rows = len(HUES)
    for row, family in enumerate(HUES):
        for column in range(COLUMNS):
            random = np.random.default_rng(1000 + 50 * row + column)
            body = _shape(random, column)
            coat = _coat(body, family[column % len(family)], row, column, random)
            seed = studio.mesh_from_grid(f"seed-{row}-{column}", body * g.SEED_LENGTH / 2, closed=True)
            layer = seed.data.attributes.new("coat", "FLOAT_COLOR", "POINT")
            layer.data.foreach_set("color", np.dstack([coat, np.ones(coat.shape[:2])]).astype(np.float32).ravel())
            seed.data.materials.append(material)
            # Eighths of a turn, each a little off; a slight roll so that no two lie alike.
            yaw = 2 * np.pi * column / COLUMNS + random.uniform(-0.2, 0.2)
            seed.rotation_euler = (random.uniform(-0.35, 0.35), random.uniform(-0.12, 0.12), yaw)
            seed.location = ((column - COLUMNS / 2 + 0.5) * g.SEED_CELL, (rows / 2 - row - 0.5) * g.SEED_CELL, 0)
    _floor()
    studio.light(key=4.6, width=7, low=1.9)
    studio.camera(COLUMNS * g.SEED_CELL, rows * g.SEED_CELL)
    studio.render(out, [COLUMNS * int(px_per_cell), rows * int(px_per_cell)], int(samples))


main(*studio.arguments())
