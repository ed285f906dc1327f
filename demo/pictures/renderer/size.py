import re
from dataclasses import dataclass

MM_IN_HALF_INCH = 12.7
WRITTEN = re.compile(r'(\d+)/(\d+) ?R ?([\d.]+)C?')


@dataclass(frozen=True)
class Size:
    """The size of a tyre in millimetres."""

    width: float
    aspect: float
    rim_radius: float

    @property
    def height(self):
        return self.width * self.aspect / 100

    @property
    def radius(self):
        return self.rim_radius + self.height


def read_size(text):
    width, aspect, rim = WRITTEN.fullmatch(text).groups()
    return Size(float(width), float(aspect), float(rim) * MM_IN_HALF_INCH)
