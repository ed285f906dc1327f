from dataclasses import dataclass

import numpy as np

from relief import Wave
from treads.swept import Link, SweptTread

LAYOUTS = [[-0.56, -0.19, 0.19, 0.56], [-0.58, -0.2, 0.16, 0.54], [-0.48, 0.0, 0.48]]


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
class AllSeasonTread:
    """A tread of blocks between circumferential grooves, straight or waved. Each block has some sipes."""

    pitch: float
    grooves: tuple[tuple[float, float, Wave], ...]
    slots: tuple[Stroke, ...]
    sipes: tuple[Stroke, ...]
    wave_length: float
    wave_kind: str
    depth = 8.0
    pitch_ratios = (0.86, 1.0, 1.15)

    def carve(self, relief):
        edge, end = relief.section.tread_edge, relief.section.shoulder_end
        for at, width, wave in self.grooves:
            relief.groove(at * edge, width, wave=wave, chamfer=0.6)
        for slot in self.slots:
            ends = max(slot.start * edge, -end), min(slot.end * edge, end)
            relief.slot(slot.path(edge), *ends, slot.width, slot.depth, chamfer=0.5)
        before_sipes = relief.depths.copy()
        for sipe in self.sipes:
            wave = Wave(sipe.swing, self.wave_length, kind=self.wave_kind)
            relief.sipe(sipe.path(edge), sipe.start * edge, sipe.end * edge, sipe.width, sipe.depth, wave)
        return before_sipes


def choose_allseason(dice, size):
    """Chooses a tread at random. The order of the calls to `dice` matters: another order gives another tyre.
    """
    draw, wide = dice.uniform, (size.width / 205) ** 0.5
    pitch, waves = draw(28, 34) * wide, dice.choice([1, 1, 2])
    groove_kind = dice.choice(['sine', 'triangle', 'triangle'])
    wave_length, wave_kind = draw(6, 9), dice.choice(['sine', 'triangle', 'triangle'])
    layout = dice.choice(LAYOUTS)
    grooves = []
    for at in layout:
        width, swing = draw(7.2, 9.4) * wide, draw(0, 2.4) if abs(at) < 0.3 else draw(0, 1.2)
        grooves.append((at, width, Wave(swing, waves, draw(0, 1), groove_kind)))
    slots, sipes = choose_strokes(dice, [-1.5, *layout, 1.5])
    return AllSeasonTread(pitch, tuple(grooves), slots, sipes, wave_length, wave_kind)


def choose_strokes(dice, bounds):
    draw, lean, slots, sipes = dice.uniform, dice.choice([-1, 1]), [], []
    symmetric, steep = dice.random() < 0.5, draw(0.5, 1.3)
    for start, end in zip(bounds, bounds[1:]):
        shoulder = start == bounds[0] or end == bounds[-1]
        mirrored = symmetric and start + end <= 0
        bow, phase = draw(0.03, 0.12) * dice.choice([-1, 1]), draw(0, 1)
        slope = (draw(0.15, 0.4) if shoulder else steep) * (-lean if mirrored else lean)
        width = draw(3.8, 5.0) if shoulder else draw(2.4, 3.4)
        bow = 0 if shoulder else bow
        slots.append(Stroke(start, end, slope, bow, phase, width, 0.85 if shoulder else 0.7))
        inner, outer = (
            (max(start + 0.04, -1.12), min(end - 0.04, 1.12)) if shoulder else (start + 0.04, end - 0.04)
        )
        count = dice.choice([2, 3, 3] if shoulder else [2, 3])
        base = phase + slope * (inner - start)
        for sipe in range(count):
            place = base + (sipe + 1) / (count + 1)
            sipes.append(Stroke(inner, outer, slope, bow, place, 0.8, 0.7, draw(0.6, 1.1)))
    return tuple(slots), tuple(sipes)


def choose_directional(dice, size):
    """Chooses a tread with wide arms in a V. Two grooves around the tyre divide them into large blocks with
    few sipes.
    """
    draw, wide = dice.uniform, (size.width / 205) ** 0.5
    at, climb = draw(0.27, 0.35), draw(5, 12)
    round_at, round_width = draw(0.60, 0.68), draw(5.0, 6.4) * wide
    has_half_arm, half_arm = dice.random() < 0.4, draw(0.42, 0.55)
    return SweptTread(
        depth=8.0,
        pitch=draw(39, 45) * wide,
        sweep=draw(0.95, 1.45),
        bend=draw(1.3, 1.9),
        tilt=draw(0.02, 0.1),
        hook=draw(0.2, 0.6),
        inner_width=draw(3.6, 4.6) * wide,
        outer_width=draw(7.5, 9.5) * wide,
        crossing=draw(0.05, 0.12),
        half_arm=half_arm if has_half_arm else None,
        links=(Link(at, climb, draw(3.4, 4.4), 0.85), Link(round_at, 0, round_width, 1)),
        sipes=dice.choice([2, 3, 3]),
        fewer_at_shoulder=dice.choice([0, 1]),
        sipe_turn=draw(0.3, 0.7),
        sipe_width=0.8,
        wave=Wave(draw(0.5, 0.9), draw(7, 10), kind=dice.choice(['sine', 'triangle'])),
        stud_rows=(),
    )
