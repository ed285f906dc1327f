import bpy
import numpy as np
from PIL import Image

from curves import blur, clamp, ease
from meshes import MM
from passes import render_passes

REDUCED = 4
SAMPLES = 24


def floor_shadow(folder, size, pixels):
    """Returns the alpha of the tyre's shadow. It is rendered small because it is soft, and fades out before
    the edge.
    """
    floor = add_floor(size)
    meshes = [mesh for mesh in bpy.data.objects if mesh.type == 'MESH' and mesh is not floor]
    for mesh in meshes:
        mesh.visible_camera = False
    cycles = bpy.context.scene.cycles
    settings = cycles.samples, cycles.max_bounces, cycles.use_adaptive_sampling
    cycles.samples, cycles.max_bounces, cycles.use_adaptive_sampling = SAMPLES, 0, False
    [light] = render_passes(folder, [side // REDUCED for side in pixels], ['Image'])
    cycles.samples, cycles.max_bounces, cycles.use_adaptive_sampling = settings
    for mesh in meshes:
        mesh.visible_camera = True
    bpy.data.objects.remove(floor)
    return faded(enlarged(light[..., 3], pixels))


def add_floor(size):
    reach, height = 40 * size.radius * MM / 3.2, -size.radius * MM + 0.02
    mesh = bpy.data.meshes.new('floor')
    corners = [
        (-reach, -reach, height),
        (reach, -reach, height),
        (reach, reach, height),
        (-reach, reach, height),
    ]
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    floor = bpy.data.objects.new('floor', mesh)
    bpy.context.collection.objects.link(floor)
    floor.is_shadow_catcher = True
    return floor


def enlarged(alpha, pixels):
    """Enlarges the shadow, sharp where the tyre touches the floor and soft further out."""
    soft, sharp = blur(alpha, 3.5), blur(alpha, 1.1)
    touching = ease(0.25, 0.7, soft)
    mixed = Image.fromarray((sharp * touching + soft * (1 - touching)).astype(np.float32))
    return clamp((np.asarray(mixed.resize(pixels, Image.BICUBIC)) - 0.10) / 0.90) ** 1.15


def faded(alpha):
    height, width = alpha.shape
    y, x = np.mgrid[0:height, 0:width]
    x, y = np.abs(x / width - 0.5), np.abs(y / height - 0.5)
    return alpha * ease(0.5, 0.34, x) * ease(0.5, 0.455, y) * np.exp(-((x / 0.46) ** 3.5))
