from dataclasses import dataclass

import numpy as np

from curves import clamp, ease, triangle

FAR = 99.0
JOINT = 0.25
AROUND_SCRAPS = 1.5
FAINT = 0.05


@dataclass(frozen=True)
class Wave:
    """A sideways wave. `length` is in waves per pitch for a groove, and in millimetres per wave for a sipe.
    """

    amplitude: float
    length: float
    phase: float = 0.0
    kind: str = 'sine'


class Relief:
    """One pitch as a field of depths in millimetres; `along` runs across the tread and `turn` around it, from 0 to 1.

    `around` is how many millimetres a whole turn has at each place. At the joints it is the usual pitch,
    whatever this one's length: grooves that cross a joint would not meet with another width on either side.
    """

    def __init__(self, section, pitch, usual, rows, columns, depth):
        self.section, self.pitch, self.depth = section, pitch, depth
        self.along = np.linspace(-section.shoulder_end, section.shoulder_end, columns)[:, None]
        self.turn = np.linspace(0, 1, rows + 1)[None]
        self.around = usual + (pitch - usual) * ease(0, JOINT, np.minimum(self.turn, 1 - self.turn))
        self.share = np.abs(self.along) / section.tread_edge
        self.depths = np.zeros((columns, rows + 1))
        self.fade = 1 - ease(section.tread_edge * 1.02, section.shoulder_end * 0.99, np.abs(self.along))

    def cut(self, inside, depth, wall, chamfer=0.0):
        """Cuts a shape. `inside` is each point's distance from the shape's edge, positive inside the shape.
        """
        depths = depth * (1 - (1 - clamp(inside / wall)) ** 1.7)
        if chamfer:
            depths = np.maximum(depths, chamfer * clamp(1 + inside / (chamfer * 1.3)))
        self.depths = np.maximum(self.depths, depths * self.fade)

    def groove(self, at, width, depth=1.0, wave=None, chamfer=0.5, wall=None):
        """Cuts a circumferential groove, `at` millimetres from the crown."""
        offset, slope = self.swing(wave) if wave else (0, 1)
        inside = width / 2 - np.abs(self.along - at - offset) * slope
        self.cut(inside + 0 * self.turn, self.depth * depth, wall or min(width * 0.30, 1.7), chamfer)

    def swing(self, wave):
        turns = self.turn * wave.length + wave.phase
        if wave.kind == 'sine':
            return wave.amplitude * np.sin(2 * np.pi * turns), 1
        steepness = 6 * wave.amplitude * wave.length / self.around * 0.7
        return wave.amplitude * clamp(triangle(turns) * 1.5, -1, 1), 1 / np.hypot(1, steepness)

    def slot(self, path, start, end, width, depth=1.0, chamfer=0.4, wall=None):
        """Cuts a lateral groove along turn = path(along), with round ends."""
        distance = self.distance_to(path, step=0.5, steepest=np.inf)
        beyond = np.maximum(np.maximum(start - self.along, self.along - end), 0)
        distance = np.where(beyond > 6, FAR, np.hypot(distance, beyond))
        self.cut(
            width / 2 - distance,
            self.depth * depth,
            np.minimum(width * 0.38, 1.5) if wall is None else wall,
            chamfer,
        )

    def sipe(self, path, start, end, width=0.75, depth=0.7, wave=None, clear=1.0):
        """Cuts a sipe that tapers at both ends, because an abrupt end between two vertices looks ragged."""
        waved = self.waving(path, wave) if wave else path
        inside = width / 2 - self.distance_to(waved, step=0.3, steepest=2.0)
        ends = ease(start, start + 1.4, self.along) * ease(end, end - 1.4, self.along) * clear
        self.depths = np.maximum(
            self.depths, self.depth * depth * clamp(inside / (width * 0.38)) * ends * self.fade
        )

    def waving(self, path, wave):
        amplitude = wave.amplitude / self.around
        if wave.kind == 'sine':
            return lambda along: (
                path(along) + amplitude * np.sin(2 * np.pi * along / wave.length + wave.phase)
            )
        return lambda along: path(along) + amplitude * triangle(along / wave.length + wave.phase)

    def distance_to(self, path, step, steepest):
        turn, leaning = path(self.along), self.leaning(path, step, steepest)
        return np.abs((self.turn - turn + 0.5) % 1 - 0.5) * self.around * leaning

    def gap_between(self, path, groove):
        """Returns, for each column, the distance from `path` to the nearest repetition of `groove`."""
        apart = np.abs((path(self.along) - groove(self.along) + 0.5) % 1 - 0.5)
        return apart * self.around * self.leaning(groove, step=0.5, steepest=np.inf)

    def leaning(self, path, step, steepest):
        slope = (path(self.along + step) - path(self.along - step)) / (2 * step) * self.around
        return 1 / np.sqrt(1 + np.minimum(slope * slope, steepest))

    def raise_floor(self, where, height):
        """Raises the floor of existing grooves."""
        self.depths = self.depths - where * height * (self.depths > 0.8 * self.depth)


def without_scraps(along, start, end, clear, shortest):
    """Returns 0 around remains of a sipe between grooves that are so short that they look like damage."""
    clear, kept, places = clear.ravel(), np.ones_like(along), along.ravel()
    is_cut = (clear > FAINT) & (places > start) & (places < end)
    edges = np.flatnonzero(np.diff(np.concatenate([[False], is_cut, [False]])))
    for first, after in edges.reshape(-1, 2):
        if (clear[first:after] > 0.5).sum() * (places[1] - places[0]) < shortest:
            low, high = places[first] - AROUND_SCRAPS, places[after - 1] + AROUND_SCRAPS
            kept[(along > low) & (along < high)] = 0
    return kept
