import os
from pathlib import Path

import bpy
import numpy as np


def set_up_cycles(samples, noise):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, noise, min(12, samples // 2)
    cycles.max_bounces = cycles.diffuse_bounces = cycles.glossy_bounces = 1
    cycles.transmission_bounces = 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.4
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_position = True
    scene.render.film_transparent, scene.render.use_persistent_data = True, True
    scene.render.resolution_percentage = 100


def render_passes(folder, size, names):
    """Renders once and returns each requested pass as rows, columns and four channels of linear light."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, file = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    file.base_path = str(folder)
    file.format.file_format, file.format.color_mode, file.format.color_depth = 'OPEN_EXR', 'RGBA', '32'
    file.file_slots.clear()
    for name in names:
        file.file_slots.new(name)
        tree.links.new(layers.outputs[name], file.inputs[name])
    bpy.ops.render.render(write_still=False)
    scene.use_nodes = False
    return [read_pass(Path(folder) / f'{name}{scene.frame_current:04d}.exr') for name in names]


def read_pass(path):
    image = bpy.data.images.load(str(path))
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(height, width, 4)[::-1]
