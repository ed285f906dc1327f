from dataclasses import dataclass

import numpy as np

from curves import ease
from relief import Wave, without_scraps

SHORTEST_SIPE = 5.5


@dataclass(frozen=True)
class Link:
    """A short groove between two arms, which divides the rubber between them into blocks."""

    at: float
    climb: float
    width: float
    depth: float


@dataclass(frozen=True)
class SweptTread:
    """A tread of arms swept from the middle to both shoulders. Its blocks have wavy sipes."""

    depth: float
    pitch: float
    sweep: float
    bend: float
    tilt: float
    hook: float
    inner_width: float
    outer_width: float
    crossing: float
    half_arm: float | None
    links: tuple[Link, ...]
    sipes: int
    fewer_at_shoulder: int
    sipe_turn: float
    sipe_width: float
    wave: Wave
    mark = 'ROTATION'
    pitch_ratios = (0.86, 1.0, 1.15)

    def carve(self, relief):
        for side in (1, -1):
            self._carve_arms(relief, side)
        before_sipes = relief.depths.copy()
        for side in (1, -1):
            self._carve_sipes(relief, side)
        return before_sipes

    def _arm(self, relief, side, shift=0.0):
        edge, start = relief.section.tread_edge, shift + (0.5 if side > 0 else 0.0)

        def path(along):
            out = np.maximum(along * side, 0) / edge
            swept = self.sweep * (1 - (1 - np.minimum(out, 1)) ** self.bend) + self.tilt * np.maximum(
                out - 1, 0
            )
            return swept + start - 0.9 * self.hook * np.minimum(along * side, 0) / edge

        return path

    def _arm_width(self, relief):
        return self.inner_width + (self.outer_width - self.inner_width) * ease(0.1, 0.95, relief.share)

    def _clear_of_arms(self, relief, side, sipe):
        """Returns 0 where a sipe is near an arm, because a wave that cuts into the edge of an arm looks torn.
        """
        nearest = relief.gap_between(sipe, self._arm(relief, side))
        if self.half_arm is not None:
            to_half_arm = relief.gap_between(sipe, self._arm(relief, side, 0.5))
            nearest = np.where(relief.share < self.half_arm - 0.03, nearest, np.minimum(nearest, to_half_arm))
        crossing_over = relief.gap_between(sipe, self._arm(relief, -side))
        reached = relief.share < self.crossing + 0.03
        nearest = np.where(reached, np.minimum(nearest, crossing_over), nearest)
        margin = self._arm_width(relief) / 2 + self.wave.amplitude
        return ease(margin, margin + 1.2, nearest)

    def _carve_arms(self, relief, side):
        edge, end = relief.section.tread_edge, relief.section.shoulder_end
        path, width = self._arm(relief, side), self._arm_width(relief)
        relief.slot(path, *across(side, -self.crossing * edge, end), width, chamfer=0.6)
        if self.half_arm is not None:
            short = across(side, self.half_arm * edge, end)
            relief.slot(self._arm(relief, side, 0.5), *short, self.inner_width * 0.85, 0.8)
        turn = (relief.turn - path(relief.along)) % 1.0
        for link in self.links:
            middle = link.at * edge + link.climb * (turn - 0.5)
            distance = np.abs(relief.along * side - middle) / np.hypot(1, link.climb / relief.around)
            inside = np.where(relief.along * side > 0, link.width / 2 - distance, -9.0)
            relief.cut(inside, self.depth * link.depth, min(link.width * 0.42, 2), 0.4)

    def _carve_sipes(self, relief, side):
        edge, path = relief.section.tread_edge, self._arm(relief, side)
        bounds = [0] + [link.at for link in self.links] + [1.24]
        for row, (inner, outer) in enumerate(zip(bounds, bounds[1:])):
            last = row == len(bounds) - 2
            count = self.sipes - self.fewer_at_shoulder if last else self.sipes
            follow = self.sipe_turn * (0.8 if last else 1)
            base = (1 - follow) * path(np.float64(side * inner * edge)) + 0.13 * row
            wave = Wave(self.wave.amplitude, self.wave.length, row * 1.3, self.wave.kind)
            for sipe in range(count):
                shift = base + (sipe + 0.5) / count
                ends = across(side, inner * edge + 1.4, outer * edge - 1.4)

                def cut(along, follow=follow, shift=shift):
                    return follow * path(along) + shift

                clear = self._clear_of_arms(relief, side, cut)
                clear = clear * without_scraps(relief.along, *ends, clear[:, :1], SHORTEST_SIPE)
                relief.sipe(cut, *ends, self.sipe_width, 0.75, wave, clear)


def across(side, inner, outer):
    return (inner, outer) if side > 0 else (-outer, -inner)
