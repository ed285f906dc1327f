import math

import numpy as np
from mathutils import Matrix, Vector

from materials import metal
from meshes import MM, pin, place

DEEP = 2.0
ROOM = 10.0
APART = 18.0


def standing_at(section, along, angle, lean=(0.0, 0.0, 0.0)):
    """Returns the foot and head of a small body on the surface."""
    x, radius, normal_x, normal_r = (float(value) for value in section.at(np.float64(along)))
    where = Vector((x, radius * np.sin(angle), radius * np.cos(angle))) * MM
    up = Vector((normal_x, normal_r * np.sin(angle), normal_r * np.cos(angle))) + Vector(lean)
    return Matrix.Translation(where) @ up.to_track_quat('Z', 'Y').to_matrix().to_4x4()


class Studs:
    """Places three studs in each pitch, in alternating rows, so that no stud runs in the track of another."""

    def __init__(self, section, rows, rubber):
        self.section, self.rows, self.places = section, rows, []
        aluminium, steel = (
            metal('aluminium', (0.88, 0.89, 0.91), 0.5, metallic=0.4),
            metal('pin', (0.3, 0.3, 0.31), 0.3),
        )
        self.parts = [
            pin('flange', 5.2, 4.6, aluminium, top=0.9),
            pin('pin', 1.5, 1.5, steel, top=1.9),
            pin('boss', 6.6, 6.2, rubber, top=0.12, bottom=-7.0, sides=28),
        ]

    def set(self, number, angle, turned, depths, pitch):
        side = (-1) ** number
        for side_factor, row in [(side, number), (side, number + 3), (-side, number * 2 + 3)]:
            along = side_factor * self.rows[row % len(self.rows)] * self.section.tread_edge
            found = widest_block(self.section, along, depths, pitch)
            if found is None or self._crowded(found[0], angle + found[1] * turned):
                continue
            self.places.append((found[0], angle + found[1] * turned))
            matrix = standing_at(self.section, found[0], angle + found[1] * turned)
            for part in self.parts:
                place(part, matrix)

    def _crowded(self, along, angle):
        """Tells whether another stud is too near. Two rows may find the same block; the second stud is then
        left out.
        """
        radius = self.section.size.radius
        return any(math.hypot(along - x, (angle - turn) * radius) < APART for x, turn in self.places[-9:])


def widest_block(section, along, depths, pitch):
    """Returns the middle, as (along, turn), of the longest stretch near a line without a deep groove, or
    None.
    """
    columns, rows = depths.shape[0], depths.shape[1] - 1
    step = 2 * section.shoulder_end / (columns - 1)
    start, half = round((along + section.shoulder_end) / step), int(5.5 / step)
    best = None
    for shift in range(-int(9 / step), int(9 / step), 4):
        column = start + shift
        deep = (depths[max(0, column - half) : column + half] > DEEP).any(0)[:-1]
        edges = np.flatnonzero(np.concatenate([deep] * 3))
        if len(edges) < 2:
            continue
        gaps = np.diff(edges)
        widest = gaps.argmax()
        if best is None or gaps[widest] > best[0] + abs(shift) * 0.02:
            best = gaps[widest], column, ((edges[widest] + gaps[widest] / 2) % rows) / rows
    if best is None or best[0] * pitch / rows < ROOM:
        return None
    return best[1] * step - section.shoulder_end, best[2]
