import numpy as np

STEPS = (1, 2)
PLANE = 0.008


def denoise(light, normal, position, close):
    """Averages neighbours on the same surface (à-trous): Debian's Blender has no denoiser."""
    bend, tone = (0.10, 0.42) if close else (0.22, 0.60)
    normal, position = normal[..., :3], position[..., :3]
    for step in STEPS:
        brightness = np.log(light[..., :3].mean(-1) + 0.006)
        total, weights = light.copy(), np.ones(light.shape[:2], np.float32)
        for down in range(-2, 3):
            for right in range(-2, 3):
                if (down, right) == (0, 0):
                    continue
                shift = (down * step, right * step)
                other, facing, place, shade = (
                    np.roll(each, shift, (0, 1)) for each in (light, normal, position, brightness)
                )
                turned = ((normal - facing) ** 2).sum(-1) / (bend * bend)
                apart = (((position - place) * normal).sum(-1) / PLANE) ** 2
                unlike = ((brightness - shade) / tone) ** 2
                weight = np.exp(-(turned + apart + unlike + (right * right + down * down) / 4.5))
                weight *= np.abs(other[..., 3] - light[..., 3]) < 0.02
                total += other * weight[..., None]
                weights += weight
        light = total / weights[..., None]
    return light
