from dataclasses import dataclass

from lettering import Style
from marks import snow_mark, turning_arrow

PLAIN = Style(weight=650, squeeze=0.86)
SMALL_PRINT = [
    'RADIAL TUBELESS',
    'HAVAINNEKUVA',
    'ILLUSTRATION ONLY',
    'NOT A PRODUCT OF ANY MAKER',
    'RENKAAT ASENNETTUNA',
]
MIDDLE = 0.52


@dataclass(frozen=True)
class Hatch:
    step: float
    lean: float
    crossed: bool


@dataclass(frozen=True)
class Fins:
    low: float
    high: float
    step: float
    groups: int
    reach: float


@dataclass(frozen=True)
class Look:
    hatch: Hatch
    ridges: tuple[float, ...]
    fins: Fins | None


def lay_out(canvas, tyre, dice, lettering):
    """Draws letters and bands on the canvas. Returns the patterns that go all the way around: hatching,
    ridges and fins.
    """
    names = Names(canvas, tyre, dice, lettering)
    free = dice.choice([names.side_by_side, names.opposite, names.thrice, names.one_above_the_other])()
    for start, end in free:
        facts(canvas, tyre, lettering, start, end)
    small_print(canvas, lettering)
    return Look(
        hatch=Hatch(dice.uniform(2.0, 3.2), dice.choice([0, 0, 0.8, 1.2]), dice.random() < 0.25),
        ridges=choose_ridges(dice, canvas.section.size),
        fins=choose_fins(dice),
    )


class Names:
    """Draws brand and model in one of four layouts. Each layout returns the arcs that it leaves free, in
    degrees.
    """

    def __init__(self, canvas, tyre, dice, lettering):
        self.canvas, self.dice, self.section_height = canvas, dice, canvas.section.size.height
        low = canvas.section.size.aspect <= 40
        share = 0.25 if tyre['family'] == 'truck' else 0.38 if low else 0.34
        self.tall = share * self.section_height
        shape = Style(
            weight=dice.choice([600, 750, 900]),
            width=dice.choice([100, 112, 125]),
            lean=dice.choice([0, 0, 0.22]),
            spacing=dice.choice([0.02, 0.06, 0.12]),
            hollow=dice.random() < 0.3,
        )
        brand = tyre['brand']
        self.brand = lettering.draw(dice.choice([brand.upper(), brand.upper(), brand]), shape, 220)
        self.model = lettering.draw(
            tyre['model'], Style(weight=700, lean=shape.lean, squeeze=dice.choice([0.8, 0.95])), 220
        )
        self.banded = dice.choice(['both', 'model', 'brand', 'none'])

    def fit(self, image, height, most):
        return height * min(1, most / self.canvas.degrees_of(image, height))

    def write(self, image, degrees, height, share=MIDDLE, banded=False):
        half = self.canvas.degrees_of(image, height) / 2
        if banded:
            room = height / self.section_height / 2 + 0.05
            self.canvas.band(degrees - half - 6, degrees + half + 6, share - room, share + room)
        self.canvas.put(image, degrees, share, height)

    def side_by_side(self):
        brand, model = self.fit(self.brand, self.tall, 64), self.fit(self.model, self.tall * 0.72, 58)
        wide, narrow, gap = (
            self.canvas.degrees_of(self.brand, brand),
            self.canvas.degrees_of(self.model, model),
            8,
        )
        half = (wide + gap + narrow) / 2
        for turn in (0, 180):
            if self.banded == 'both':
                room = brand / self.section_height / 2 + 0.05
                self.canvas.band(turn - half - 7, turn + half + 7, MIDDLE - room, MIDDLE + room)
            self.write(self.brand, turn - half + wide / 2, brand, banded=self.banded == 'brand')
            self.write(self.model, turn + half - narrow / 2, model, banded=self.banded == 'model')
        return [(turn + half + 12, turn + 180 - half - 12) for turn in (0, 180)]

    def opposite(self):
        brand, model = (
            self.fit(self.brand, self.tall * 1.12, 100),
            self.fit(self.model, self.tall * 0.95, 100),
        )
        self.write(self.brand, -6, brand, banded=self.banded in ('both', 'brand'))
        self.write(self.model, 174, model, banded=self.banded in ('both', 'model'))
        half = max(self.canvas.degrees_of(self.brand, brand), self.canvas.degrees_of(self.model, model)) / 2
        return [(-6 + half + 12, 174 - half - 12), (174 + half + 12, 354 - half - 12)]

    def thrice(self):
        brand, model = self.fit(self.brand, self.tall * 0.92, 52), self.fit(self.model, self.tall * 0.74, 52)
        half = self.canvas.degrees_of(self.brand, brand) / 2
        for turn in (0, 120, 240):
            self.write(self.brand, turn, brand, banded=self.banded != 'none')
        self.write(self.model, 60, model)
        self.write(self.model, 180, model)
        return [(240 + half + 10, 360 - half - 10)]

    def one_above_the_other(self):
        brand, model = self.fit(self.brand, self.tall * 0.66, 70), self.fit(self.model, self.tall * 0.54, 70)
        half = max(self.canvas.degrees_of(self.brand, brand), self.canvas.degrees_of(self.model, model)) / 2
        for turn in (0, 180):
            if self.banded != 'none':
                self.canvas.band(turn - half - 24, turn - half - 5, 0.42, 0.62)
                self.canvas.band(turn + half + 5, turn + half + 24, 0.42, 0.62)
            self.write(self.brand, turn, brand, 0.617)
            self.write(self.model, turn, model, 0.396)
        return [(turn + half + 30, turn + 180 - half - 30) for turn in (0, 180)]


def facts(canvas, tyre, lettering, start, end):
    """Draws the required markings within the arc, except the size: a picture serves all sizes of a model."""
    section_height, middle, room = canvas.section.size.height, (start + end) / 2, end - start
    small, drawn = max(0.1 * section_height, 8.0), []
    if tyre['snow']:
        drawn += [(snow_mark(), 0.2 * section_height), (lettering.draw('M+S', PLAIN), small)]
    if tyre['family'] in ('friction', 'studded') or tyre.get('directional'):
        drawn += [(lettering.draw('ROTATION', PLAIN), small), (turning_arrow(), small * 1.25)]
    else:
        drawn += [(lettering.draw('OUTSIDE' if tyre['family'] == 'summer' else 'TUBELESS', PLAIN), small)]
    widths = [canvas.degrees_of(image, tall) for image, tall in drawn]
    shrink = min(1, room / (sum(widths) + 4 * (len(widths) - 1)))
    left = middle - shrink * (sum(widths) + 4 * (len(widths) - 1)) / 2
    for (image, tall), width in zip(drawn, widths):
        canvas.put(image, left + shrink * width / 2, MIDDLE, tall * shrink)
        left += shrink * (width + 4)


def small_print(canvas, lettering):
    """Draws the small print along the bead; here it says that the tyre is an illustration."""
    height = max(3.6, 0.036 * canvas.section.size.height)
    drawn = [lettering.draw(text, Style(weight=600, spacing=0.06, squeeze=0.9), 120) for text in SMALL_PRINT]
    widths = [canvas.degrees_of(image, height, 0.245) for image in drawn]
    for turn in (20, 200):
        left = turn
        for image, width in zip(drawn, widths):
            if left + width > turn + 150:
                break
            canvas.put(image, left + width / 2, 0.245, height)
            left += width + 6


def choose_ridges(dice, size):
    apart = 3.0 / size.height
    style = dice.choice(['few', 'pairs', 'inner'])
    some = {'few': [], 'pairs': [0.70, 0.715 + 2 * apart], 'inner': [0.335, 0.32]}
    return (0.735, 0.735 + apart, 0.175, 0.30, 0.30 - apart, *some[style])


def choose_fins(dice):
    if dice.random() < 0.45:
        return None
    low, groups = dice.uniform(0.69, 0.715), dice.choice([0, 2, 3, 12, 24])
    return Fins(low, 0.775, dice.uniform(3.5, 6.5), groups, dice.uniform(-0.4, 0.4))
