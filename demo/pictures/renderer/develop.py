import numpy as np
from PIL import Image

from curves import clamp

SHADOW = 0.8
CONTRAST = 0.22
BLACK = 0.012


def develop(light, shadow, exposure):
    """Converts linear light to a picture with alpha, with the shadow below the tyre."""
    alpha = clamp(light[..., 3])
    linear = light[..., :3] / np.maximum(alpha, 1e-4)[..., None] * 2**exposure
    rolled = linear * (1 + linear / 1.6) / (1 + linear)
    tone = clamp(to_srgb(rolled) - BLACK)
    tone = tone * (1 - CONTRAST) + CONTRAST * tone * tone * (3 - 2 * tone)
    if shadow is not None:
        covered = alpha + shadow * SHADOW * (1 - alpha)
        tone, alpha = tone * (alpha / np.maximum(covered, 1e-4))[..., None], covered
    return Image.fromarray((np.dstack([tone, alpha]) * 255 + 0.5).astype(np.uint8), 'RGBA')


def to_srgb(linear):
    return np.where(
        linear <= 0.0031308, 12.92 * linear, 1.055 * np.power(np.maximum(linear, 1e-9), 1 / 2.4) - 0.055
    )
