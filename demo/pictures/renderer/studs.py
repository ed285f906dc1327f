import math

import numpy as np
from mathutils import Matrix, Vector

from materials import metal, rubber
from meshes import MM, pin, place

DEEP = 2.0
ROOM = 10.0
APART = 18.0
ROWS = (0.46, 0.88, 0.30, 0.76, 0.16, 0.60)


def standing_at(section, along, angle, lean=(0.0, 0.0, 0.0)):
    """Returns the foot and head of a small body on the surface."""
    x, radius, normal_x, normal_r = (float(value) for value in section.at(np.float64(along)))
    where = Vector((x, radius * np.sin(angle), radius * np.cos(angle))) * MM
    up = Vector((normal_x, normal_r * np.sin(angle), normal_r * np.cos(angle))) + Vector(lean)
    return Matrix.Translation(where) @ up.to_track_quat('Z', 'Y').to_matrix().to_4x4()


class Studs:
    """Places three studs, or holes for them, in each pitch, in alternating rows, so that no stud runs in the track of
    another.
    """

    def __init__(self, section, material, season):
        self.section, self.places = section, []
        self.parts = [pin('boss', 6.6, 6.2, material, top=0.12, bottom=-7.0, sides=28), *STUDDED[season]()]

    def set(self, number, angle, turned, depths, pitch):
        side = (-1) ** number
        for side_factor, row in [(side, number), (side, number + 3), (-side, number * 2 + 3)]:
            along = side_factor * ROWS[row % len(ROWS)] * self.section.tread_edge
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


def studs():
    aluminium = metal('aluminium', (0.88, 0.89, 0.91), 0.5, metallic=0.4)
    steel = metal('pin', (0.3, 0.3, 0.31), 0.3)
    return [pin('flange', 5.2, 4.6, aluminium, top=0.9), pin('pin', 1.5, 1.5, steel, top=1.9)]


def holes():
    """Makes a raised collar around a hole. The hole is a black disc, because the pitches share their meshes."""
    black = metal('hole', (0.001, 0.001, 0.001), 1.0, metallic=0)
    pale = rubber('collar', (0.06, 0.06, 0.062), 0.5)
    return [pin('collar', 6.0, 4.8, pale, top=0.8, sides=28), pin('hole', 2.8, 2.8, black, top=0.83)]


STUDDED = {'Winter Studded': studs, 'Winter Studdable': holes}


def widest_block(section, along, depths, pitch):
    """Returns the middle, as (along, turn), of the longest stretch near a line without a deep groove, or
    None.
    """
    columns, rows = depths.shape[0], depths.shape[1] - 1
    step = 2 * section.shoulder_end / (columns - 1)
    start, half = round((along + section.shoulder_end) / step), int(5.5 / step)
    best = None
    for shift in sorted(range(-int(9 / step), int(9 / step), 4), key=abs):
        column = start + shift
        deep = (depths[max(0, column - half) : column + half] > DEEP).any(0)[:-1]
        edges = np.flatnonzero(np.concatenate([deep] * 3))
        gaps = np.diff(edges) if len(edges) else np.array([rows])
        widest = gaps.argmax()
        if best is None or gaps[widest] > best[0] + abs(shift) * 0.02:
            after = edges[widest] if len(edges) else 0
            best = gaps[widest], column, ((after + gaps[widest] / 2) % rows) / rows
    if best is None or best[0] * pitch / rows < ROOM:
        return None
    return best[1] * step - section.shoulder_end, best[2]
