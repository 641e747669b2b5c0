"""Blender's side shared by every picture: camera from straight above, light from the upper left, Cycles.

Runs inside Blender. Pictures come out as display-referred float RGBA in `.npy`, first row at the top;
`finish.py` grades and encodes them.
"""

import sys
import tempfile
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector

# Vectors point to the light.
KEY = Vector((-0.66, 0.62, 0.92))
FILL = Vector((0.8, -0.5, 0.9))


def arguments():
    """What follows `--` on Blender's command line."""
    return sys.argv[sys.argv.index("--") + 1 :]


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def _sun(name, towards, strength, degrees, colour):
    light = bpy.data.lights.new(name, "SUN")
    light.energy, light.angle, light.color = strength, np.radians(degrees), colour
    sun = bpy.data.objects.new(name, light)
    sun.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(sun)
    return sun


def _sky(low):
    """A pale sky, brighter on the key's side: this gives the soft occlusion in the hollows.

    `low` is its share of brightness below the horizon: what a lying thing's outline mirrors.
    """
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    bpy.context.scene.world = world
    nodes, links = world.node_tree.nodes, world.node_tree.links
    where = nodes.new("ShaderNodeTexCoord")
    facing = nodes.new("ShaderNodeVectorMath")
    facing.operation = "DOT_PRODUCT"
    facing.inputs[1].default_value = KEY.normalized()
    strength = nodes.new("ShaderNodeMapRange")
    strength.interpolation_type = "SMOOTHSTEP"
    for socket, value in zip(strength.inputs[1:5], (-0.2, 1.0, 0.16, 0.54)):
        socket.default_value = value
    split = nodes.new("ShaderNodeSeparateXYZ")
    above = nodes.new("ShaderNodeMapRange")
    for socket, value in zip(above.inputs[1:5], (-0.05, 0.25, low, 1.0)):
        socket.default_value = value
    product = nodes.new("ShaderNodeMath")
    product.operation = "MULTIPLY"
    background = nodes["Background"]
    background.inputs[0].default_value = (0.93, 0.96, 1, 1)
    links.new(where.outputs["Generated"], facing.inputs[0])
    links.new(facing.outputs["Value"], strength.inputs[0])
    links.new(where.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], above.inputs[0])
    links.new(strength.outputs[0], product.inputs[0])
    links.new(above.outputs[0], product.inputs[1])
    links.new(product.outputs[0], background.inputs[1])


def light(key=4.6, width=18, low=0.15):
    """Sun of strength `key` and `width` degrees, a weak fill from the other side, and the sky."""
    _sun("key", KEY, key, width, (1, 0.925, 0.80))
    fill = _sun("fill", FILL, 0.35, 70, (0.80, 0.88, 1))
    fill.visible_glossy = False
    _sky(low)


def camera(width, height):
    """Orthographic, straight down on the middle, `width` x `height` units."""
    lens = bpy.data.cameras.new("camera")
    lens.type = "ORTHO"
    lens.ortho_scale = max(width, height)
    view = bpy.data.objects.new("camera", lens)
    view.location = (0, 0, 20)
    bpy.context.scene.collection.objects.link(view)
    bpy.context.scene.camera = view


def render(path, pixels, samples):
    """Ray-trace to `path` (.npy): float RGBA through Filmic, straight alpha."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = samples, True, 0.01
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 1.5
    cycles.filter_width = 1.2
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.render.resolution_x, scene.render.resolution_y = pixels
    scene.render.resolution_percentage = 100
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGBA", "16"

    with tempfile.TemporaryDirectory() as folder:
        scene.render.filepath = str(Path(folder) / "picture.png")
        bpy.ops.render.render(write_still=True)
        picture = bpy.data.images.load(scene.render.filepath)
        picture.colorspace_settings.name = "Non-Color"
        picture.alpha_mode = "CHANNEL_PACKED"
        values = np.empty(pixels[0] * pixels[1] * 4, np.float32)
        picture.pixels.foreach_get(values)
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    np.save(path, values.reshape(pixels[1], pixels[0], 4)[::-1].astype(np.float16))


def save_curve(path):
    """Writes how the last render's view maps greys from linear light: two rows, light and displayed value."""
    light = 2.0 ** np.linspace(-14, 5, 4096)
    ramp = bpy.data.images.new("ramp", len(light), 1, float_buffer=True)
    ramp.colorspace_settings.name = "Linear"
    ramp.pixels.foreach_set(np.column_stack([light] * 3 + [np.ones_like(light)]).astype(np.float32).ravel())
    with tempfile.TemporaryDirectory() as folder:
        shown = str(Path(folder) / "ramp.png")
        ramp.save_render(shown, scene=bpy.context.scene)
        picture = bpy.data.images.load(shown)
        picture.colorspace_settings.name = "Non-Color"
        values = np.empty(len(light) * 4, np.float32)
        picture.pixels.foreach_get(values)
    np.save(path, np.stack([light, np.maximum.accumulate(values[::4])]))


def mesh_from_grid(name, points, closed=False):
    """A smooth mesh over a rows x columns grid of points; `closed` joins the last column to the first."""
    rows, columns = points.shape[:2]
    index = np.arange(rows * columns, dtype=np.int32).reshape(rows, columns)
    if closed:
        index = np.hstack([index, index[:, :1]])
    quads = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(rows * columns)
    mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
    mesh.loops.add(quads.size)
    mesh.loops.foreach_set("vertex_index", quads.ravel())
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(quads), 4, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(quads), bool))
    mesh.update(calc_edges=True)
    shape = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(shape)
    return shape


def glossy(name, roughness, specular, clearcoat, clearcoat_roughness):
    """A principled material; returns it with its nodes, links and shader."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = specular
    shader.inputs["Clearcoat"].default_value = clearcoat
    shader.inputs["Clearcoat Roughness"].default_value = clearcoat_roughness
    return material, nodes, links, shader
