from dataclasses import dataclass

import numpy as np

from relief import Wave

BESIDE_GROOVE = 0.03
SIPED = 1.12


@dataclass(frozen=True)
class Stroke:
    """A bowed line from `start` to `end`, which are shares of the half tread."""

    start: float
    end: float
    slope: float
    bow: float
    phase: float
    width: float
    depth: float
    swing: float = 0.0

    def path(self, edge):
        start, length = self.start * edge, (self.end - self.start) * edge
        return lambda along: (
            self.phase
            + self.slope * (along - start) / edge
            + self.bow * np.sin(np.pi * (along - start) / length)
        )


@dataclass(frozen=True)
class Row:
    """The rubber between two grooves: a slot in each pitch divides it into blocks, and a row without one is a rib."""

    start: float
    end: float
    slope: float = 0.0
    phase: float = 0.0
    slot: float = 0.0
    sipes: int = 0
    bow: float = 0.0
    depth: float = 0.8
    swing: float = 0.9

    def slots(self):
        if not self.slot:
            return []
        return [Stroke(self.start, self.end, self.slope, self.bow, self.phase, self.slot, self.depth)]

    def sipe_strokes(self):
        first, last = max(self.start + BESIDE_GROOVE, -SIPED), min(self.end - BESIDE_GROOVE, SIPED)
        base = self.phase + self.slope * (first - self.start)
        shares = [(sipe + 1) / (self.sipes + 1) if self.slot else sipe / self.sipes for sipe in range(self.sipes)]
        return [
            Stroke(first, last, self.slope, self.bow, base + share, 0.8, 0.7, self.swing) for share in shares
        ]


@dataclass(frozen=True)
class BlockTread:
    """A tread of blocks or ribs between circumferential grooves, straight or waved, with sipes."""

    pitch: float
    grooves: tuple[tuple[float, float, Wave], ...]
    rows: tuple[Row, ...]
    wave_length: float = 7.0
    wave_kind: str = 'sine'
    mark: str | None = None
    depth: float = 8.4
    pitch_ratios = (0.86, 1.0, 1.15)

    def carve(self, relief):
        edge, end = relief.section.tread_edge, relief.section.shoulder_end
        for at, width, wave in self.grooves:
            relief.groove(at * edge, width, wave=wave, chamfer=0.6)
        for slot in (slot for row in self.rows for slot in row.slots()):
            ends = max(slot.start * edge, -end), min(slot.end * edge, end)
            relief.slot(slot.path(edge), *ends, slot.width, slot.depth, chamfer=0.5)
        before_sipes = relief.depths.copy()
        for sipe in (sipe for row in self.rows for sipe in row.sipe_strokes()):
            wave = Wave(sipe.swing, self.wave_length, kind=self.wave_kind)
            relief.sipe(sipe.path(edge), sipe.start * edge, sipe.end * edge, sipe.width, sipe.depth, wave)
        return before_sipes
