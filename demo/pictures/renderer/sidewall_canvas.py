import math

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

OVERSAMPLED = 2
MM_AROUND, MM_ACROSS = 0.5, 0.42


class SidewallCanvas:
    """An unrolled sidewall, the shoulder at the top. Positions are shares of the section's height."""

    def __init__(self, section, coarseness):
        self.section, size = section, section.size
        self.columns = int(2 * math.pi * (size.rim_radius + size.height / 2) / (MM_AROUND * coarseness))
        self.rows = int((section.length - section.shoulder_end) / (MM_ACROSS * coarseness))
        self.width, self.height = self.columns * OVERSAMPLED, self.rows * OVERSAMPLED
        self.along = np.linspace(section.shoulder_end, section.length, self.rows)
        self.radii = np.interp(self.along, section.along, section.radius)
        self.letters = Image.new('L', (self.width, self.height), 0)
        self.bands = Image.new('L', (self.width, self.height), 0)

    def radius_at(self, share):
        return self.section.size.rim_radius + share * self.section.size.height

    def row_at(self, share):
        return float(np.interp(-self.radius_at(share), -self.radii, np.arange(self.rows))) * OVERSAMPLED

    def degrees_of(self, image, height, share=0.52):
        """Returns the angle that an image of this height (in millimetres) covers."""
        return math.degrees(height * image.width / image.height / self.radius_at(share))

    def put(self, image, degrees, share, height):
        """Draws an image, `height` millimetres tall and centred at the position."""
        mm_a_pixel = 2 * math.pi * self.radius_at(share) / self.width
        tall = max(2, round(height / (self.section.length - self.section.shoulder_end) * self.height))
        wide = max(2, round(height * image.width / image.height / mm_a_pixel))
        sized = image.resize((wide, tall), Image.LANCZOS)
        left, top = (
            int((degrees / 360 * self.width - wide / 2) % self.width),
            int(self.row_at(share) - tall / 2),
        )
        for x in (left, left - self.width):
            there = self.letters.crop((x, top, x + wide, top + tall))
            self.letters.paste(ImageChops.lighter(there, sized), (x, top))

    def band(self, start, end, low, high, slant=0.45):
        """Marks an area with slanted ends, which the mould's hatching will fill."""
        bottom, top = self.row_at(low), self.row_at(high)
        left, right, shift = start / 360 * self.width, end / 360 * self.width, (bottom - top) * slant
        pen = ImageDraw.Draw(self.bands)
        for turn in (-self.width, 0, self.width):
            corners = [(left, bottom), (left + shift, top), (right, top), (right - shift, bottom)]
            pen.polygon([(x + turn, y) for x, y in corners], fill=255)

    def letter_field(self):
        return self._reduced(self.letters.filter(ImageFilter.GaussianBlur(0.8)))

    def band_field(self):
        """Returns the areas to be hatched, without the surroundings of the letters on them."""
        around = self._reduced(
            self.letters.filter(ImageFilter.MaxFilter(9)).filter(ImageFilter.GaussianBlur(1))
        )
        return self._reduced(self.bands) * (1 - around)

    def _reduced(self, image):
        return np.asarray(image.resize((self.columns, self.rows), Image.BOX), np.float32) / 255
