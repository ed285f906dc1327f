from dataclasses import dataclass

import numpy as np

from curves import ease
from relief import Wave


@dataclass(frozen=True)
class RibTread:
    """A tread for steered and trailer axles: wide ribs with bladed edges between zig-zag grooves, scalloped
    shoulders.
    """

    pitch: float
    depth: float
    grooves: tuple[tuple[float, float, Wave], ...]
    edge_sipes: int
    edge_length: float
    scallops: int
    has_shoulder_groove: bool
    mark = None
    pitch_ratios = (1.0,)

    def carve(self, relief):
        edge = relief.section.tread_edge
        for at, width, wave in self.grooves:
            relief.groove(at * edge, width, wave=wave, chamfer=1.0, wall=width * 0.36)
            self._carve_floor(relief, at * edge, width, wave)
        if self.has_shoulder_groove:
            for side in (1, -1):
                relief.groove(side * 0.925 * edge, 2.4, 0.45, chamfer=0.5)
        before_sipes = relief.depths.copy()
        for at, width, wave in self.grooves:
            self._carve_edges(relief, at * edge, width, wave)
        self._carve_blades(relief)
        carve_scallops(relief, self.scallops, 0.955, 5.5, 0.40)
        return before_sipes

    def _carve_floor(self, relief, at, width, wave):
        """Raises ejectors on the floor of the groove: small steps that keep stones out."""
        inside = ease(width * 0.16, width * 0.08, np.abs(relief.along - at - relief.swing(wave)[0]))
        relief.raise_floor(inside * ease(0.30, 0.22, np.abs((relief.turn * 3) % 1 - 0.5)), 0.25)

    def _carve_blades(self, relief):
        """Cuts a blade across each rib, from a short blade of one edge to the next short blade of the other
        edge.
        """
        edge, places = relief.section.tread_edge, [at for at, _, _ in self.grooves]
        for rib, (left, right) in enumerate(zip([-0.9, *places], [*places, 0.9])):
            start, end, length = left * edge, right * edge, (right - left) * edge
            first = (round(self.edge_sipes * (0.25 + 0.5 * (rib % 2))) + 0.5) / self.edge_sipes
            climb = (-1) ** rib / self.edge_sipes if -0.9 < left and right < 0.9 else 0

            def blade(along, start=start, end=end, bow=0.35 * length, first=first, climb=climb):
                return first + climb * ease(start + bow, end - bow, along)

            relief.sipe(blade, start, end, 1.1, 0.45)

    def _carve_edges(self, relief, at, width, wave):
        """Cuts short blades along the edges of a groove, which follow the zig-zag of the groove."""
        turns = (relief.turn * self.edge_sipes) % 1.0
        from_middle = np.abs((turns - 0.5) / self.edge_sipes) * relief.pitch
        from_edge = np.abs(relief.along - at - relief.swing(wave)[0]) - width / 2
        inside = np.minimum(0.55 - from_middle, np.minimum(from_edge + 2, self.edge_length - from_edge))
        relief.cut(inside, 0.45 * self.depth, 0.4)


@dataclass(frozen=True)
class LugTread:
    """A tread for driven axles: bladed blocks in two rows, and open lugs over the shoulders."""

    pitch: float
    depth: float
    middle: Wave
    rows: Wave
    row_at: float
    lean: float
    lug_width: float
    mark = None
    pitch_ratios = (1.0,)

    def carve(self, relief):
        edge, row = relief.section.tread_edge, self.row_at * relief.section.tread_edge
        relief.groove(0, 7.5, 0.85, self.middle, 1.0, wall=3)
        for side in (1, -1):
            relief.groove(side * row, 9.5, 1.0, self.rows, 1.2, wall=3.5)
            shift = 0.0 if side > 0 else 0.5
            block, lug = self._path(edge, side, shift, 1), self._path(edge, side, shift + 0.5, -0.45)
            inner = sorted((side * 1.0, side * (row + 2)))
            relief.slot(block, *inner, 9.0, 0.72, chamfer=1.0, wall=3)
            outer = sorted((side * (row - 1), side * relief.section.shoulder_end))
            width = self.lug_width * (0.62 + 0.38 * ease(self.row_at, 1.0, relief.share))
            relief.slot(lug, *outer, width, 0.94, chamfer=1.2, wall=width * 0.30)
        before_sipes = relief.depths.copy()
        for side in (1, -1):
            self._carve_blades(relief, side, 0.0 if side > 0 else 0.5)
        carve_scallops(relief, 2, 1.0, 7.0, 0.3)
        return before_sipes

    def _path(self, edge, side, shift, lean):
        return lambda along: shift + self.lean * lean * (side * along / edge)

    def _carve_blades(self, relief, side, shift):
        edge, swing = relief.section.tread_edge, Wave(2.2, 15.0, kind='triangle')
        inner = sorted((side * 8.0, side * (self.row_at * edge - 8)))
        outer = sorted((side * (self.row_at * edge + 8), side * 0.95 * edge))
        for third in (1 / 3, 2 / 3):
            relief.sipe(self._path(edge, side, shift + third, 1), *inner, 1.3, 0.5, swing)
            relief.sipe(self._path(edge, side, shift + 0.5 + third, -0.45), *outer, 1.3, 0.45, swing)


def carve_scallops(relief, count, start, width, depth):
    """Cuts notches down the shoulders, which cool a shoulder and break up its straight edge."""
    edge, end = relief.section.tread_edge, relief.section.shoulder_end
    for side in (1, -1):
        for notch in range(count):
            turn = (notch + 0.5) / count
            ends = sorted((side * start * edge, side * end))
            relief.slot(lambda along: turn + 0 * along, *ends, width, depth, chamfer=1.0, wall=width * 0.4)
