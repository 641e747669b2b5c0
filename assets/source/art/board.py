"""Ray-trace the carved board.

blender -b -P board.py -- wide|upright|pit PX_PER_UNIT SAMPLES OUT.npy
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy
import numpy as np

import geometry as g
import studio
from wood import wood

STEP = 0.01


def _surface():
    across, along = g.HALF[1] + 0.04, g.HALF[0] + 0.04
    x = np.arange(-along, along + STEP / 2, STEP, dtype=np.float32)
    y = np.arange(-across, across + STEP / 2, STEP, dtype=np.float32)
    x, y = np.meshgrid(x, y)
    return studio.mesh_from_grid("board", np.stack([x, y, g.height(x, y)], -1)[::-1])


def _material(px_per_unit):
    colour, relief, rough, mirror = wood(*g.grid(g.CANVAS, px_per_unit))
    material, nodes, links, shader = studio.glossy("wood", 0.46, 0.27, 0.06, 0.25)
    where = nodes.new("ShaderNodeTexCoord")
    scale = nodes.new("ShaderNodeVectorMath")
    scale.operation = "MULTIPLY_ADD"
    scale.inputs[1].default_value = (1 / g.CANVAS[0], 1 / g.CANVAS[1], 0)
    scale.inputs[2].default_value = (0.5, 0.5, 0)
    links.new(where.outputs["Object"], scale.inputs[0])

    def texture(name, values):
        node = nodes.new("ShaderNodeTexImage")
        node.image = studio.picture_from(name, values)
        node.extension = "EXTEND"
        links.new(scale.outputs[0], node.inputs[0])
        return node.outputs["Color"]

    links.new(texture("colour", colour), shader.inputs["Base Color"])
    bands = nodes.new("ShaderNodeSeparateRGB")
    links.new(texture("surface", np.stack([relief, rough, mirror], -1)), bands.inputs[0])
    links.new(bands.outputs[1], shader.inputs["Roughness"])
    links.new(bands.outputs[2], shader.inputs["Specular"])
    coat = nodes.new("ShaderNodeMath")
    coat.operation = "MULTIPLY"
    coat.inputs[1].default_value = 0.06 / 0.27
    links.new(bands.outputs[2], coat.inputs[0])
    links.new(coat.outputs[0], shader.inputs["Clearcoat"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 1
    bump.inputs["Distance"].default_value = 1
    links.new(bands.outputs[0], bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])
    return material


def main(view, px_per_unit, samples, out):
    px_per_unit = float(px_per_unit)
    studio.empty_scene()
    board = _surface()
    board.data.materials.append(_material(max(px_per_unit, 100)))
    canvas, centre = g.CANVAS, (0, 0)
    if view == "pit":
        canvas, centre = g.ICON_CANVAS, (g.PIT_X[3], -g.PIT_Y)
    if view == "upright":
        # The same plank turned clockwise under the same light: South's row becomes the left column.
        board.rotation_euler = (0, 0, -np.pi / 2)
        canvas = canvas[::-1]
    studio.light()
    studio.camera(*canvas, centre)
    studio.render(out, [round(side * px_per_unit) for side in canvas], int(samples))


main(*studio.arguments())
