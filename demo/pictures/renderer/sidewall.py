import math

import numpy as np

from curves import ease
from meshes import turned

GRAIN = 0.016


def sidewall(canvas, look, letter_height, grain):
    """Returns the points of the outer side and the mark that makes letters lighter."""
    section, letters = canvas.section, canvas.letter_field()
    angle = np.arange(canvas.columns) / canvas.columns * 2 * np.pi
    heights = hatching(canvas, look.hatch, angle) * canvas.band_field()
    heights = np.maximum(heights, ridges(canvas, look.ridges)[:, None])
    heights = np.maximum(heights, fins(canvas, look.fins, angle))
    heights = heights * (1 - letters) + letter_height * letters
    heights += grain.normal(0, GRAIN, heights.shape) * (1 - 0.6 * letters)
    heights *= ease(section.shoulder_end + 0.2, section.shoulder_end + 2, canvas.along)[:, None]
    x, radius, normal_x, normal_r = (line[:, None] for line in section.at(canvas.along))
    return turned(x + normal_x * heights, radius + normal_r * heights, angle), letters


def hatching(canvas, hatch, angle):
    """Draws fine ribs: straight, slanted or crossed."""
    lines = round(2 * math.pi * canvas.radius_at(0.52) / hatch.step)
    phase = (canvas.along - canvas.along[0])[:, None] * 2 * math.pi / hatch.step
    first = 0.5 + 0.5 * np.cos(angle * lines + phase * hatch.lean)
    if hatch.crossed:
        first = first * (0.5 + 0.5 * np.cos(angle * lines - phase * hatch.lean))
    return first * 0.6 - 0.1


def ridges(canvas, shares):
    """Draws thin rings."""
    across = np.zeros(canvas.rows)
    for share in shares:
        across = np.maximum(across, 0.65 * ease(1.0, 0.25, np.abs(canvas.radii - canvas.radius_at(share))))
    return across


def fins(canvas, fin, angle):
    """Draws radial ribs below the shoulder, in groups or all the way around."""
    if fin is None:
        return 0
    lines = round(2 * math.pi * canvas.radius_at(fin.high) / fin.step)
    rib = ease(0.35, 0.75, 0.5 + 0.5 * np.cos(angle * lines))
    groups = ease(-0.2, 0.2, np.cos(angle * fin.groups) + fin.reach) if fin.groups else 1.0
    shares = (canvas.radii - canvas.section.size.rim_radius) / canvas.section.size.height
    inside = ease(fin.low - 0.01, fin.low + 0.01, shares) * ease(fin.high + 0.01, fin.high - 0.01, shares)
    return 0.8 * inside[:, None] * rib * groups
