from dataclasses import dataclass

from lettering import Style
from marks import snow_mark, turning_arrow

PLAIN = Style(weight=650, squeeze=0.86)
SMALL_PRINT = [
    'RADIAL TUBELESS',
    'HAVAINNEKUVA',
    'ILLUSTRATION ONLY',
    'NOT A PRODUCT OF ANY MAKER',
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


def lay_out(canvas, tyre, mark, dice, lettering):
    """Draws letters and bands on the canvas. Returns the patterns that go all the way around: hatching,
    ridges and fins.
    """
    for turn in (0, 180):
        caption(canvas, lettering, turn)
        facts(canvas, tyre['snow'], mark, lettering, turn + 90)
    small_print(canvas, lettering)
    return Look(
        hatch=Hatch(dice.uniform(2.0, 3.2), dice.choice([0, 0, 0.8, 1.2]), dice.random() < 0.25),
        ridges=choose_ridges(dice, canvas.section.size),
        fins=choose_fins(dice),
    )


def caption(canvas, lettering, turn):
    """Draws, instead of a name, a hatched band that says that the tyre is an illustration."""
    text = lettering.draw('HAVAINNEKUVA', Style(weight=650, width=112, spacing=0.1), 220)
    section_height = canvas.section.size.height
    tall, room = max(0.13 * section_height, 9.0), 0.12
    half = canvas.degrees_of(text, tall) / 2
    canvas.band(turn - half - 16, turn + half + 16, MIDDLE - room, MIDDLE + room)
    canvas.put(text, turn, MIDDLE, tall)


def facts(canvas, snow, mark, lettering, turn):
    """Draws the marks that are true of the tyre, except the size: a picture serves all sizes of a model."""
    section_height = canvas.section.size.height
    small, drawn = max(0.12 * section_height, 8.0), []
    if snow:
        drawn += [(snow_mark(), 0.24 * section_height), (lettering.draw('M+S', PLAIN), small)]
    drawn += [(lettering.draw(mark or 'TUBELESS', PLAIN), small)]
    if mark == 'ROTATION':
        drawn += [(turning_arrow(), small * 1.25)]
    widths = [canvas.degrees_of(image, tall) for image, tall in drawn]
    left = turn - (sum(widths) + 4 * (len(widths) - 1)) / 2
    for (image, tall), width in zip(drawn, widths):
        canvas.put(image, left + width / 2, MIDDLE, tall)
        left += width + 4


def small_print(canvas, lettering):
    """Draws the small print along the bead; it says that the tyre is an illustration."""
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
