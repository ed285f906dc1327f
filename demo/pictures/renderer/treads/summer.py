from dataclasses import dataclass

import numpy as np

from curves import clamp, ease
from relief import without_scraps

BESIDE_SLOT = 2.0
SHORTEST_SIPE = 9.0


@dataclass(frozen=True)
class Groove:
    """A groove. `at` is a share of the half tread, -1 at the inner edge; `width` is in millimetres."""

    at: float
    width: float
    depth: float = 1.0


@dataclass(frozen=True)
class Stroke:
    start: float
    end: float
    slope: float
    curve: float
    phase: float
    width: float = 0.9
    depth: float = 0.6

    def path(self, edge):
        start, length = self.start * edge, (self.end - self.start) * edge
        return lambda along: (
            self.phase + self.slope * (along - start) / edge + self.curve * ((along - start) / length) ** 2
        )


@dataclass(frozen=True)
class SummerTread:
    """A tread of ribs between circumferential grooves, opened by curved slots. Its inner and outer halves
    differ.
    """

    pitch: float
    grooves: tuple[Groove, ...]
    thin: tuple[Groove, ...]
    slots: tuple[Stroke, ...]
    sipes: tuple[Stroke, ...]
    mark: str | None = None
    depth = 7.6
    pitch_ratios = (0.86, 1.0, 1.15)

    def carve(self, relief):
        edge, end = relief.section.tread_edge, relief.section.shoulder_end
        for groove in self.grooves:
            relief.groove(groove.at * edge, groove.width, chamfer=0.7)
            self._carve_floor(relief, groove)
        for groove in self.thin:
            relief.groove(groove.at * edge, groove.width, groove.depth, chamfer=0.2)
        for slot in self.slots:
            start, stop = slot.start * edge, slot.end * edge
            narrowing = 0.35 * (abs(slot.end) < 0.95) * clamp((relief.along - start) / (stop - start))
            ends = max(start, -end), min(stop, end)
            relief.slot(slot.path(edge), *ends, slot.width * (1 - narrowing), slot.depth, chamfer=0.8)
        before_sipes = relief.depths.copy()
        for sipe in self.sipes:
            ends = sipe.start * edge, sipe.end * edge
            clear = self._clear_of_slots(relief, sipe)
            clear = clear * without_scraps(relief.along, *ends, clear, SHORTEST_SIPE)
            relief.sipe(sipe.path(edge), *ends, sipe.width, sipe.depth, clear=clear)
        self._knurl(relief)
        return before_sipes

    def _clear_of_slots(self, relief, sipe):
        """Returns 0 where a sipe is near a slot, because a sipe that runs into a slot at a narrow angle looks
        torn.
        """
        edge, clear = relief.section.tread_edge, np.ones(relief.along.shape)
        for slot in self.slots:
            margin = slot.width / 2 + BESIDE_SLOT
            beyond = np.maximum(slot.start * edge - relief.along, relief.along - slot.end * edge)
            gap = relief.gap_between(sipe.path(edge), slot.path(edge))[:, :1]
            clear *= ease(margin, margin + 1.2, np.hypot(gap, np.maximum(beyond, 0)))
        return clear

    def _carve_floor(self, relief, groove):
        """Raises ridges on the floor of the groove, which throw out stones."""
        edge = relief.section.tread_edge
        inside = ease(groove.width * 0.34, groove.width * 0.22, np.abs(relief.along - groove.at * edge))
        relief.raise_floor(inside * ease(0.20, 0.12, np.abs((relief.turn * 3) % 1 - 0.5)), 0.16)

    def _knurl(self, relief):
        """Cuts a band of fine notches beside each circumferential groove, so that large ribs are not bare."""
        edge, count = relief.section.tread_edge, round(relief.pitch / 2.1)
        teeth = 0.5 + 0.5 * np.cos(2 * np.pi * relief.turn * count)
        for groove in self.grooves:
            distance = np.abs(relief.along - groove.at * edge) - groove.width / 2
            band = ease(1.0, 1.3, distance) * ease(4.4, 3.9, distance)
            relief.depths = np.maximum(relief.depths, 0.32 * teeth * band)
