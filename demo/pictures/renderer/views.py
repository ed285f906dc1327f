import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

from meshes import MM

SENSOR = 36
LIT_RADIUS = 3.2
WORLD_LIGHT = 0.2
CLOSE_UP_SHARE = 0.84


@dataclass(frozen=True)
class Light:
    """A lamp at an azimuth, elevation and distance from the subject; lengths scale with the tyre."""

    place: tuple[float, float, float]
    aim: tuple[float, float, float]
    sides: tuple[float, float]
    power: float


@dataclass(frozen=True)
class View:
    """A view; azimuth 0 faces the side and 90 the tread. `fill` is the share of the frame that the tyre fills.

    The height is in pixels. The hero is the picture that a product page enlarges."""

    name: str
    azimuth: float
    elevation: float
    lights: tuple[Light, ...]
    height: int = 900
    wide: float = 1.0
    fill: float = 1.0
    close: bool = False


MIDDLE = (0, 0, 0)
HERO_LIGHTS = (
    Light((104, 46, 11), (0, -1, 0.5), (7, 4), 2300),
    Light((-52, 26, 11), (0, 0, 0.9), (5, 7), 1700),
    Light((-4, 72, 10), (1, 0, 0), (6, 2), 1900),
    Light((150, 2, 10), (0, 0, -0.6), (2.6, 11), 3200),
    Light((101.3, 76, 10.3), MIDDLE, (9, 4), 1100),
)
FRONT_LIGHTS = (
    Light((166, 2, 10), (0, -2, 0), (3, 10), 3600),
    Light((14, 0, 10), (0, -2, 0), (3, 10), 2300),
    Light((95, 60, 10), MIDDLE, (8, 4), 2800),
    Light((118, 4, 13), (0, 0, -1.6), (5, 5), 1500),
)
CLOSE_LIGHTS = (
    Light((170, 26, 9), MIDDLE, (3, 6), 2200),
    Light((-5, 24, 9), MIDDLE, (2.5, 6), 1300),
    Light((88, 84, 8), MIDDLE, (7, 2.5), 1300),
)
VIEWS = {
    'hero': View('hero', 38, 8, HERO_LIGHTS, height=1800, fill=0.90),
    'front': View('front', 76, 5, FRONT_LIGHTS, wide=0.7, fill=0.93),
    'close': View('close', 76, 38, CLOSE_LIGHTS, close=True),
}


def set_up(view, size, tread_width):
    """Sets up camera and lights, which scale with the tyre."""
    for thing in [each for each in bpy.data.objects if each.type in ('LIGHT', 'CAMERA')]:
        bpy.data.objects.remove(thing)
    scale, target = size.radius * MM / LIT_RADIUS, Vector((0, 0, 0))
    camera = add_camera(view)
    if view.close:
        target = close_up(camera, view, size, tread_width)
    else:
        frame(camera, view, size, scale)
    for light in view.lights:
        add_light(light, target, scale)
    light_the_world()


def polar(azimuth, elevation, distance=1.0):
    across, up = math.radians(azimuth), math.radians(elevation)
    return (
        Vector((math.cos(across) * math.cos(up), -math.sin(across) * math.cos(up), math.sin(up))) * distance
    )


def add_camera(view):
    lens = bpy.data.cameras.new(view.name)
    lens.sensor_width = SENSOR
    camera = bpy.data.objects.new(view.name, lens)
    bpy.context.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    return camera


def look_at(thing, where, target):
    thing.location = where
    thing.rotation_euler = (target - where).to_track_quat('-Z', 'Y').to_euler()


def frame(camera, view, size, scale):
    """Places the camera far away, with a lens and a shift that make the outline of the tyre fill the frame."""
    look_at(camera, polar(view.azimuth, view.elevation) * 27 * scale, Vector((0, 0, 0)))
    away = camera.rotation_euler.to_matrix().transposed()
    seen = [away @ (point - camera.location) for point in outline(size)]
    places = np.array([(point.x / -point.z, point.y / -point.z) for point in seen])
    low, high = places.min(0), places.max(0)
    frame_size = np.array([view.wide, 1.0])
    lens = float((SENSOR * view.fill * frame_size / (high - low)).min())
    camera.data.lens = lens
    camera.data.shift_x, camera.data.shift_y = (low + high) / 2 * lens / SENSOR


def outline(size):
    shoulders = [(0.41, size.radius * 0.985), (0.505, size.rim_radius + 0.5 * size.height), (0, size.radius)]
    return [
        Vector((side * share * size.width, radius * math.sin(angle), radius * math.cos(angle))) * MM
        for share, radius in shoulders
        for side in (-1, 1)
        for angle in np.linspace(0, 2 * math.pi, 72)
    ]


def close_up(camera, view, size, tread_width):
    """Places the camera so near that the tread fills the frame to its corners."""
    angle, radius, width = math.radians(24), size.radius * MM, tread_width * MM
    target = Vector((0.03 * width, -radius * math.cos(angle), radius * math.sin(angle)))
    camera.data.lens, distance = 85, width * CLOSE_UP_SHARE * 85 / SENSOR
    look_at(camera, target + polar(view.azimuth, view.elevation, distance), target)
    focus = camera.data.dof
    focus.use_dof, focus.focus_distance, focus.aperture_fstop = True, distance * 0.995, 7.0
    return target


def add_light(light, target, scale):
    area = bpy.data.lights.new('area', 'AREA')
    area.shape, area.energy = 'RECTANGLE', light.power * scale * scale
    area.size, area.size_y = (side * scale for side in light.sides)
    lamp = bpy.data.objects.new('area', area)
    bpy.context.collection.objects.link(lamp)
    look_at(lamp, target + polar(*light.place) * scale, target + Vector(light.aim) * scale)
    lamp.visible_camera = False


def light_the_world():
    scene = bpy.context.scene
    scene.world = scene.world or bpy.data.worlds.new('studio')
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes['Background'].inputs
    background['Color'].default_value, background['Strength'].default_value = (1, 1, 1, 1), WORLD_LIGHT
