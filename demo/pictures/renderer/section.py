import numpy as np

from curves import rounded

STEPS = 1600
SMOOTHING = 9


class Section:
    """Half of a cross-section, tabulated by arc length from the crown over the shoulder and side to the bead.

    The season is that of a tyre for cars or vans. Truck tyres have none.
    """

    def __init__(self, size, season):
        self.size = size
        truck = season is None
        edge, corner, drop = tread_shape(size, season)
        points = crown(size, edge, corner, drop) + (truck_side if truck else car_side)(
            size, edge, corner, drop
        )
        self._measure(rounded(np.array(points, float)))
        half = slice(None, STEPS // 2)
        self.tread_edge = float(np.interp(edge, self.x[half], self.along[half]))
        below_shoulder = size.rim_radius + (0.83 if truck else 0.80) * size.height
        self.shoulder_end = float(self.along[np.argmax(self.radius < below_shoulder)])

    def _measure(self, points):
        length = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
        self.length = float(length[-1])
        self.along = np.linspace(0, self.length, STEPS)
        self.x = np.interp(self.along, length, points[:, 0])
        self.radius = np.interp(self.along, length, points[:, 1])
        dx, dr = (smooth(np.gradient(line, self.along)) for line in (self.x, self.radius))
        steepness = np.hypot(dx, dr)
        self.normal_x, self.normal_r = -dr / steepness, dx / steepness

    def at(self, along):
        """Returns position and outward normal as x, radius, normal x and normal r. A negative arc length is
        on the other half.
        """
        side, distance = np.where(along < 0, -1.0, 1.0), np.abs(along)
        x, radius, normal_x, normal_r = (
            np.interp(distance, self.along, line)
            for line in (self.x, self.radius, self.normal_x, self.normal_r)
        )
        return side * x, radius, side * normal_x, normal_r


def tread_shape(size, season):
    """Returns half the width of the tread, the radius of its corners and its drop from the crown to the edge."""
    width = size.width
    if season is None:
        return width * 0.432, width * 0.062, width * 0.014
    share = 0.41 + 0.02 * (season == 'Summer') + 0.02 * (size.aspect < 45) - 0.015 * (size.aspect >= 65)
    return width * share, width * (0.07 if season.startswith('Winter') else 0.085), width * 0.026


def crown(size, edge, corner, drop):
    arc = edge * edge / (2 * drop)
    return [(x, size.radius - x * x / (2 * arc)) for x in np.linspace(0, edge - corner, 12)] + [
        (edge, size.radius - drop - 0.05 * corner),
        (edge + 0.30 * corner, size.radius - drop - 0.9 * corner),
    ]


def car_side(size, edge, corner, drop):
    width, height, rim, flange = size.width, size.height, size.rim_radius, size.rim_radius + 13
    bulge = [(0.472, 0.80), (0.492, 0.67), (0.504, 0.54), (0.500, 0.42), (0.478, 0.29), (0.452, 0.19)]
    protector = [
        (width * 0.449, flange + 9),
        (width * 0.449 + 3.5, flange + 6),
        (width * 0.449 + 3.5, flange + 2.5),
    ]
    plain = [(width * 0.443, flange + 4), (width * 0.436, flange)]
    return (
        [(width * x, rim + height * r) for x, r in bulge]
        + (protector + [(width * 0.435, flange)] if size.aspect <= 50 else plain)
        + bead(size)
    )


def truck_side(size, edge, corner, drop):
    width, height, rim, flange = size.width, size.height, size.rim_radius, size.rim_radius + 15
    buttress = [(edge + 0.42 * corner, size.radius - drop - 2.0 * corner)]
    bulge = [(0.470, 0.80), (0.490, 0.68), (0.505, 0.55), (0.506, 0.43), (0.490, 0.29), (0.458, 0.18)]
    return (
        buttress
        + [(width * x, rim + height * r) for x, r in bulge]
        + [(width * 0.443, flange + 4), (width * 0.436, flange)]
        + bead(size)
    )


def bead(size):
    width, rim = size.width, size.rim_radius
    return [
        (width * 0.425, rim + 7),
        (width * 0.418, rim + 1.5),
        (width * 0.40, rim - 1.0),
        (width * 0.365, rim - 2.2),
        (width * 0.355, rim + 0.5),
    ]


def smooth(line):
    padded = np.pad(line, SMOOTHING // 2, 'edge')
    return np.convolve(padded, np.ones(SMOOTHING) / SMOOTHING, 'valid')
