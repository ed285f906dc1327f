import math

from PIL import Image, ImageDraw


def snow_mark(pixels=220):
    """Draws the three-peak mountain with a snowflake."""
    image = Image.new('L', (pixels, pixels), 0)
    pen = ImageDraw.Draw(image)
    peaks = [(0.02, 0.95), (0.22, 0.45), (0.32, 0.58), (0.5, 0.08), (0.68, 0.58), (0.78, 0.45), (0.98, 0.95)]
    outline = [(x * pixels, y * pixels) for x, y in [*peaks, peaks[0], peaks[1]]]
    pen.line(outline, fill=255, width=int(pixels * 0.06), joint='curve')
    for arm in range(6):
        draw_arm(pen, pixels, math.pi / 3 * arm + math.pi / 6)
    return image


def draw_arm(pen, pixels, angle, length=0.22):
    def at(x, y, angle, length):
        return x + length * math.cos(angle), y + length * math.sin(angle)

    def line(start, end, width):
        pen.line([(x * pixels, y * pixels) for x, y in (start, end)], fill=255, width=int(pixels * width))

    middle = (0.5, 0.66)
    line(middle, at(*middle, angle, length), 0.04)
    branch = at(*middle, angle, length * 0.6)
    for side in (-0.8, 0.8):
        line(branch, at(*branch, angle + side, length * 0.35), 0.032)


def turning_arrow(pixels=120):
    """Draws the arrow of rotation, which points to the left where the letters are upright."""
    image = Image.new('L', (pixels * 4, pixels), 0)
    shaft = [(4, 0.33), (1.1, 0.33), (1.1, 0), (0, 0.5), (1.1, 1), (1.1, 0.67), (4, 0.67)]
    ImageDraw.Draw(image).polygon([(x * pixels, y * pixels) for x, y in shaft], fill=255)
    return image
