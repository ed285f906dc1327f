from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

SHOP_FONT = Path(__file__).parents[3] / 'ui' / 'fonts' / 'archivo-subset.woff2'
HOLLOW = 0.6


@dataclass(frozen=True)
class Style:
    """The style of a mould's letters: the shop's variable typeface, slanted, spaced, squeezed or outlined."""

    weight: int = 700
    width: int = 100
    lean: float = 0.0
    spacing: float = 0.03
    squeeze: float = 1.0
    hollow: bool = False


class Lettering:
    def __init__(self, font=SHOP_FONT):
        self.font = str(font)

    def draw(self, text, style, pixels=200):
        """Draws light letters on dark, cropped to their bounding box."""
        font = ImageFont.truetype(self.font, pixels)
        font.set_variation_by_axes([style.weight, style.width])
        step = style.spacing * pixels
        margin = pixels // 2
        length = int(sum(font.getlength(letter) + step for letter in text)) + 2 * margin
        image = Image.new('L', (length, pixels * 2), 0)
        pen, left = ImageDraw.Draw(image), float(margin)
        for letter in text:
            pen.text((left, pixels // 4), letter, font=font, fill=255)
            left += font.getlength(letter) + step
        image = lean(image, style.lean) if style.lean else image
        image = hollow(image, pixels) if style.hollow else image
        image = image.crop(image.getbbox())
        return image.resize((max(1, round(image.width * style.squeeze)), image.height), Image.LANCZOS)


def lean(image, by):
    wider = image.width + int(abs(by) * image.height)
    return image.transform(
        (wider, image.height), Image.AFFINE, (1, by, -by * image.height, 0, 1, 0), Image.BICUBIC
    )


def hollow(image, pixels):
    """Fills the letters weakly inside their outlines, because a bare outline cannot be read at the size of a
    card.
    """
    stroke = max(3, pixels // 16)
    inner = image.filter(ImageFilter.MinFilter(stroke * 2 + 1))
    return ImageChops.subtract(image, inner.point(lambda light: light * HOLLOW))
