import math
import random
import zlib

import numpy as np
from mathutils import Matrix

from curves import clamp, rounded
from materials import rubber
from meshes import grid_mesh, lathe, pin, place, turned
from relief import Relief
from section import Section
from sidewall import sidewall
from sidewall_canvas import SidewallCanvas
from sidewall_layout import lay_out
from size import read_size
from studs import STUDDED, Studs, standing_at
from treads.designs import DESIGNS

FEWEST_PITCHES = 40
TREAD_STEP, CLOSE_STEP = 0.30, 0.16
TRUCK_STEP = 1.5
SIDE_IN_CLOSE_UP = 2.5
HAIRS_A_PITCH = 0.9
NUBS_A_PITCH = 2.5


class Tyre:
    """All meshes of one tyre, added to the open scene."""

    def __init__(self, tyre, lettering, close):
        self.tyre, self.size, self.truck = tyre, read_size(tyre['size']), tyre['kind'] == 'truck'
        self.season, self.tread = tyre.get('season'), DESIGNS[tyre['tread']]
        self.section = Section(self.size, self.season)
        coarse = TRUCK_STEP if self.truck else 1
        self.step = (CLOSE_STEP if close else TREAD_STEP) * coarse
        self.side_coarseness = coarse * (SIDE_IN_CLOSE_UP if close else 1)
        self.grain = np.random.default_rng(zlib.crc32(tyre['id'].encode()))
        self.rubber = rubber('rubber', (0.018, 0.0185, 0.0195), 0.52)
        self._tread_round(random.Random(f'pitches of {tyre["id"]}'))
        self._sides(random.Random(f'sides of {tyre["id"]}'), lettering)
        self._hairs(random.Random(f'hairs of {tyre["id"]}'))

    def _tread_round(self, dice):
        """Returns the pitches in a random order of up to three lengths. Real tyres vary the lengths to reduce
        tonal noise.
        """
        ratios, count = self.tread.pitch_ratios, self._pitches()
        order, current = [], min(1, len(ratios) - 1)
        for _ in range(count):
            current = max(0, min(len(ratios) - 1, current + dice.choice([-1, 0, 0, 1])))
            order.append(current)
        unit = 2 * math.pi / sum(ratios[index] for index in order)
        self.pitches = [self._pitch(unit * ratio, unit) for ratio in ratios]
        studs = Studs(self.section, self.rubber, self.season) if self.season in STUDDED else None
        angle = 0.0
        for number, index in enumerate(order):
            mesh, depths, turn = self.pitches[index]
            place(mesh, Matrix.Rotation(-angle, 4, 'X'))
            if studs:
                studs.set(number, angle, turn, depths, turn * self.size.radius)
            if self.truck or self.season == 'Summer':
                self._nubs(random.Random(number * 7 + index), angle, turn, depths)
            angle += turn

    def _pitches(self):
        return max(FEWEST_PITCHES, round(2 * math.pi * self.size.radius / self.tread.pitch))

    def _pitch(self, turn, usual):
        pitch = turn * self.size.radius
        columns, rows = int(2 * self.section.shoulder_end / self.step), max(24, int(pitch / self.step))
        relief = Relief(self.section, pitch, usual * self.size.radius, rows, columns, self.tread.depth)
        before_sipes = self.tread.carve(relief)
        depths = relief.depths + self._skin(relief.depths.shape)
        depths[0] = depths[-1] = 0
        x, radius, normal_x, normal_r = self.section.at(relief.along)
        points = turned(x - normal_x * depths, radius - normal_r * depths, relief.turn * turn)
        mark = -clamp(depths / (0.75 * self.tread.depth))
        return grid_mesh('pitch', points, mark=mark, material=self.rubber), before_sipes, turn

    def _skin(self, shape):
        """Adds the grain of moulded rubber to the geometry, because noise in a shader doubles the rendering time."""
        strength = 0.011 if self.step > 0.25 else 0.009 if self.season == 'Summer' else 0.006
        fine, coarse = self.grain.normal(0, 1, shape), self.grain.normal(0, 1, shape)
        reach = max(2, int(0.75 / self.step))
        for axis in (0, 1):
            coarse = sum(np.roll(coarse, shift, axis) for shift in range(reach)) / math.sqrt(reach)
        skin = (strength * fine + 1.7 * strength * coarse).clip(-4 * strength, 4 * strength)
        skin[:, [0, -1]] = 0
        return skin

    def _sides(self, dice, lettering):
        canvas = SidewallCanvas(self.section, self.side_coarseness)
        look = lay_out(canvas, self.tyre, self.tread.mark, dice, lettering)
        points, letters = sidewall(canvas, look, 1.4 if self.truck else 1.0, self.grain)
        place(grid_mesh('side', points, closed=True, mark=letters, material=self.rubber))
        along = np.linspace(self.section.shoulder_end, self.section.length, 90)
        x, radius, _, _ = self.section.at(along)
        place(lathe('other side', list(zip(-x, radius)), 512, self.rubber))
        place(lathe('inside', self._inside(), 384, rubber('inside', (0.016, 0.016, 0.017), 0.42)))

    def _inside(self):
        size, thick = self.size, 26 if self.truck else 13
        end_x, end_radius = self.section.x[-1], self.section.radius[-1]
        shares = [(0.395, 0.14), (0.44, 0.3), (0.465, 0.52), (0.44, 0.76)]
        half = [(end_x, end_radius), (end_x - 1, size.rim_radius + 5)]
        half += [(size.width * x, size.rim_radius + share * size.height) for x, share in shares]
        half += [(size.width * 0.39, size.radius - thick - 8), (size.width * 0.3, size.radius - thick)]
        half += [(0, size.radius - thick + 1)]
        return rounded(np.array(half + [(-x, radius) for x, radius in half[-2::-1]]), 3)

    def _hairs(self, dice):
        """Adds the hairs that the vents of a mould leave on the shoulders of a new tyre."""
        hair = pin('hair', 0.22, 0.12, self.rubber, top=3.6, sides=6)
        section = self.section
        for _ in range(int(self._pitches() * HAIRS_A_PITCH)):
            angle, side = dice.uniform(0, 2 * math.pi), dice.choice([-1, 1])
            share = dice.uniform(0.9, 1.25)
            along = side * (section.tread_edge + (section.shoulder_end - section.tread_edge) * share)
            place(hair, standing_at(section, along, angle, [dice.uniform(-0.5, 0.5) for _ in range(3)]))

    def _nubs(self, dice, angle, turn, depths):
        """Adds trimmed hairs on the blocks, because wide ribs without them look like cast metal."""
        nub = pin('nub', 0.42, 0.36, self.rubber, top=0.7 if dice.random() < 0.8 else 2.4, sides=8)
        columns, rows = depths.shape
        for _ in range(int(NUBS_A_PITCH + dice.random())):
            column, row = int(dice.uniform(0.2, 0.8) * columns), int(dice.random() * (rows - 1))
            near = depths[column - 8 : column + 9, max(0, row - 8) : row + 9]
            if near.max() < 0.3:
                along = (column / (columns - 1) * 2 - 1) * self.section.shoulder_end
                place(nub, standing_at(self.section, along, angle + row / rows * turn))
