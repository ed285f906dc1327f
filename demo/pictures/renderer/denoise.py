import numpy as np

STEPS = (1, 2)
PLANE = 0.008
FLAT = 0.15
SPECK = 0.3
DARK = 0.04
AROUND = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1)]


def denoise(light, normal, position, close):
    """Removes noise by averaging neighbours on the same surface (à-trous), because Debian's Blender has no
    denoiser.
    """
    bend, tone = (0.10, 0.42) if close else (0.22, 0.60)
    normal, position = normal[..., :3], position[..., :3]
    light = without_specks(light, normal)
    for step in STEPS:
        light = smoothed(light, normal, position, step, bend, tone)
    return light


def without_specks(light, normal):
    """Replaces outliers on flat surfaces by the median of their neighbours; averaging does not remove them."""
    shade = brightness(light)
    neighbours = np.stack([np.roll(shade, shift, (0, 1)) for shift in AROUND])
    middle = np.median(neighbours, axis=0)
    bent = [((normal - np.roll(normal, shift, (0, 1))) ** 2).sum(-1) for shift in AROUND]
    lone = (np.abs(shade - middle) > SPECK) & (np.max(bent, axis=0) < FLAT**2)
    colours = np.median(np.stack([np.roll(light, shift, (0, 1)) for shift in AROUND]), axis=0)
    return np.where(lone[..., None], colours, light)


def smoothed(light, normal, position, step, bend, tone):
    shade = brightness(light)
    total, weights = light.copy(), np.ones(light.shape[:2], np.float32)
    for down in range(-2, 3):
        for right in range(-2, 3):
            if (down, right) == (0, 0):
                continue
            shift = (down * step, right * step)
            other, facing, place = (np.roll(each, shift, (0, 1)) for each in (light, normal, position))
            turned = ((normal - facing) ** 2).sum(-1) / (bend * bend)
            apart = (((position - place) * normal).sum(-1) / PLANE) ** 2
            unlike = ((shade - np.roll(shade, shift, (0, 1))) / tone) ** 2
            weight = np.exp(-(turned + apart + unlike + (right * right + down * down) / 4.5))
            weight *= np.abs(other[..., 3] - light[..., 3]) < 0.02
            total += other * weight[..., None]
            weights += weight
    return total / weights[..., None]


def brightness(light):
    """Returns perceived brightness, except in the dark, where a single ray changes it too much."""
    return np.log(light[..., :3].mean(-1) + DARK)
