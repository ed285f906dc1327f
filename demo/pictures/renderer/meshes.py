import bpy
import numpy as np

MM = 0.01


def grid_mesh(name, points, closed=False, mark=None, material=None):
    """Makes a surface from a grid of points in millimetres. If `closed` is true, the last column is joined to
    the first.
    """
    rows, columns = points[0].shape
    mesh = bpy.data.meshes.new(name)
    places = np.stack(points, -1).reshape(-1, 3).astype(np.float32) * MM
    mesh.vertices.add(len(places))
    mesh.vertices.foreach_set('co', places.ravel())
    fill_faces(mesh, faces(rows, columns, closed))
    if mark is not None:
        layer = mesh.attributes.new('mark', 'FLOAT', 'POINT')
        layer.data.foreach_set('value', mark.astype(np.float32).ravel())
    mesh.update(calc_edges=True)
    if material:
        mesh.materials.append(material)
    return mesh


def faces(rows, columns, closed):
    above = np.arange(rows - 1)[:, None] * columns
    left = np.arange(columns if closed else columns - 1)[None]
    right, below = (left + 1) % columns, above + columns
    return (
        np.stack([above + left, above + right, below + right, below + left], -1)
        .reshape(-1, 4)
        .astype(np.int32)
    )


def fill_faces(mesh, corners):
    count = len(corners)
    mesh.loops.add(count * 4)
    mesh.loops.foreach_set('vertex_index', corners.ravel())
    mesh.polygons.add(count)
    mesh.polygons.foreach_set('loop_start', np.arange(count, dtype=np.int32) * 4)
    mesh.polygons.foreach_set('loop_total', np.full(count, 4, np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(count, bool))


def turned(x, radius, angle):
    """Rotates points about the x axis, which is the axle of the tyre."""
    return x, radius * np.sin(angle), radius * np.cos(angle)


def lathe(name, outline, segments, material):
    """Revolves an outline of (x, radius) about the axle."""
    angle, outline = np.linspace(0, 2 * np.pi, segments, endpoint=False), np.array(outline)
    x = np.repeat(outline[:, :1], segments, 1)
    return grid_mesh(name, turned(x, outline[:, 1:], angle), closed=True, material=material)


def pin(name, foot, head, material, top=0.5, bottom=-1.0, sides=20):
    """Makes a small upright cylinder: a stud, its boss, or a hair left by the mould."""
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    middle = (foot + head) / 2
    outline = np.array(
        [(foot, bottom), (foot, top * 0.55), (middle, top * 0.9), (head * 0.82, top), (0.01, top)]
    )
    radius, height = outline[:, :1], np.repeat(outline[:, 1:], sides, 1)
    points = radius * np.cos(angle), radius * np.sin(angle), height
    return grid_mesh(name, points, closed=True, material=material)


def place(mesh, matrix=None):
    thing = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.collection.objects.link(thing)
    if matrix is not None:
        thing.matrix_world = matrix
