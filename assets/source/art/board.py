"""Ray-trace the light on the carved board: as if cut from one even piece of wood, `finish.py` lays the grain on it.

blender -b -P board.py -- wide|upright PX_PER_UNIT SAMPLES OUT.npy
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import numpy as np

import geometry as g
import studio
from wood import EVEN, linear, polish

STEP = 0.01


def _board():
    across, along = g.HALF[1] + 0.04, g.HALF[0] + 0.04
    x = np.arange(-along, along + STEP / 2, STEP, dtype=np.float32)
    y = np.arange(-across, across + STEP / 2, STEP, dtype=np.float32)
    x, y = (axis[::-1] for axis in np.meshgrid(x, y))
    board = studio.mesh_from_grid("board", np.stack([x, y, g.height(x, y)], -1))
    rough, mirror = polish(x, y)
    layer = board.data.attributes.new("polish", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", np.stack([rough, mirror, mirror, mirror], -1).astype(np.float32).ravel())
    board.data.materials.append(_material())
    return board


def _material():
    material, nodes, links, shader = studio.glossy("wood", 0.46, 0.27, 0.06, 0.25)
    shader.inputs["Base Color"].default_value = (*linear(EVEN), 1)
    where = nodes.new("ShaderNodeAttribute")
    where.attribute_name = "polish"
    bands = nodes.new("ShaderNodeSeparateRGB")
    links.new(where.outputs["Color"], bands.inputs[0])
    links.new(bands.outputs[0], shader.inputs["Roughness"])
    links.new(bands.outputs[1], shader.inputs["Specular"])
    coat = nodes.new("ShaderNodeMath")
    coat.operation = "MULTIPLY"
    coat.inputs[1].default_value = 0.06 / 0.27
    links.new(bands.outputs[2], coat.inputs[0])
    links.new(coat.outputs[0], shader.inputs["Clearcoat"])
    return material


def main(view, px_per_unit, samples, out):
    studio.empty_scene()
    board = _board()
    canvas = g.CANVAS
    if view == "upright":
        # The same plank turned clockwise under the same light: South's row becomes the left column.
        board.rotation_euler = (0, 0, -np.pi / 2)
        canvas = canvas[::-1]
    studio.light()
    studio.camera(*canvas)
    studio.render(out, [round(side * float(px_per_unit)) for side in canvas], int(samples))
    studio.save_curve(Path(out).with_name("curve.npy"))


main(*studio.arguments())
