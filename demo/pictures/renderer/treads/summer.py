from dataclasses import dataclass

import numpy as np

from curves import clamp, ease
from relief import without_scraps

BESIDE_SLOT = 2.0
SHORTEST_SIPE = 9.0
LAYOUTS = [
    [(-0.56, 9.5), (-0.17, 11), (0.20, 11), (0.57, 8)],
    [(-0.50, 10.5), (-0.06, 13), (0.42, 10.5)],
    [(-0.60, 8), (-0.22, 11), (0.16, 11.5), (0.50, 9)],
]


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


def choose_summer(dice, size):
    """Chooses a tread at random. The order of the calls to `dice` matters: another order gives another tyre.
    """
    draw, wide = dice.uniform, size.width / 205
    pitch = draw(23.5, 28.5) * wide**0.5
    layout = dice.choice(LAYOUTS)
    grooves = [Groove(at + draw(-0.025, 0.025), width * wide**0.6 * draw(0.9, 1.08)) for at, width in layout]
    tread = Drawing(dice, size, grooves)
    tread.shoulders()
    tread.ribs()
    return SummerTread(pitch, tuple(grooves), tuple(tread.thin), tuple(tread.slots), tuple(tread.sipes))


class Drawing:
    def __init__(self, dice, size, grooves):
        self.dice, self.size, self.grooves = dice, size, grooves
        self.thin, self.slots, self.sipes = [], [], []
        self.lean = dice.choice([-1, 1])

    def half(self, groove):
        return groove.width / 2 / (self.size.width * 0.43)

    def shoulders(self):
        dice, draw, inner, outer = self.dice, self.dice.uniform, self.grooves[0], self.grooves[-1]
        has_outer_thin = dice.random() < 0.6
        if has_outer_thin:
            self.thin.append(Groove(outer.at + self.half(outer) + draw(0.07, 0.12), draw(1.8, 2.6), 0.5))
        if dice.random() < 0.4:
            self.thin.append(Groove(inner.at - self.half(inner) - draw(0.10, 0.16), draw(1.6, 2.2), 0.4))
        slope = draw(0.2, 0.55) * self.lean
        starts_clear = not self.thin or self.thin[0].at < 0
        start = outer.at + self.half(outer) + (draw(0.05, 0.10) if starts_clear else draw(0.13, 0.17))
        curve, phase, width = -draw(0.25, 0.6) * self.lean, draw(0, 1), draw(3.2, 4.4)
        self.slots.append(Stroke(start, 1.5, slope, curve, phase, width, 0.85))
        self.sipes.append(Stroke(start + 0.04, 1.02, slope, -draw(0.02, 0.08) * self.lean, phase + 0.5))
        self.inner_shoulder(inner)

    def inner_shoulder(self, inner):
        draw, slope = self.dice.uniform, -self.dice.uniform(0.15, 0.4) * self.lean
        end, phase, width = inner.at - self.half(inner) + draw(-0.07, 0.03), draw(0, 1), draw(2.6, 3.6)
        self.slots.append(Stroke(-1.5, end, slope, 0, phase, width, 0.85))
        for sipe in range(self.dice.choice([1, 1, 2])):
            shift = slope * 0.48 + (sipe + 1) / 3 + (0.17 if sipe == 0 else 0)
            self.sipes.append(Stroke(-1.02, inner.at - self.half(inner) - 0.03, slope, 0, phase + shift))

    def ribs(self):
        same_lean = self.dice.random() < 0.6
        for rib, (left, right) in enumerate(zip(self.grooves, self.grooves[1:])):
            lean = self.lean if same_lean else self.lean * (-1) ** rib
            self.rib(left.at + self.half(left), right.at - self.half(right), lean)

    def rib(self, left, right, lean):
        dice, draw, width = self.dice, self.dice.uniform, right - left
        mode = dice.choice(['left', 'right', 'both', 'both'] if width > 0.17 else ['left', 'right'])
        slope, length, curve, phase = (
            draw(1.0, 2.3) * lean,
            draw(0.5, 0.74),
            draw(0.2, 0.75) * lean,
            draw(0, 1),
        )
        if mode != 'right':
            self.slots.append(
                Stroke(left - 0.02, left + width * length, slope, curve, phase, draw(2.4, 3.4), 0.8)
            )
        if mode != 'left':
            start, steep = (
                right - width * (length if mode == 'right' else 0.30),
                1 if mode == 'right' else 0.7,
            )
            self.slots.append(
                Stroke(start, right + 0.02, slope * steep, curve * 0.3, phase + 0.5, draw(2.2, 3.2), 0.8)
            )
        if dice.random() < 0.6:
            shift = 0.25 if mode == 'both' else 0.5
            self.sipes.append(Stroke(left + 0.02, right - 0.02, slope * 0.9, curve * 0.5, phase + shift))
        if dice.random() < 0.3 and width > 0.2:
            self.thin.append(Groove((left + right) / 2 + draw(-0.02, 0.02), 1.3, 0.25))
