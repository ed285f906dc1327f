import numpy as np


def clamp(x, low=0.0, high=1.0):
    return np.minimum(np.maximum(x, low), high)


def ease(start, end, x):
    """Returns 0 before start, 1 after end and a smooth value between; start may exceed end."""
    t = clamp((x - start) / (end - start))
    return t * t * (3 - 2 * t)


def triangle(turns):
    """Returns a triangle wave between -1 and 1."""
    return 2 * np.abs(2 * (turns % 1.0) - 1) - 1


def rounded(points, times=4):
    """Rounds corners by Chaikin's corner cutting; the end points stay."""
    for _ in range(times):
        first, second = 0.75 * points[:-1] + 0.25 * points[1:], 0.25 * points[:-1] + 0.75 * points[1:]
        points = np.concatenate([points[:1], np.stack([first, second], 1).reshape(-1, 2), points[-1:]])
    return points


def blur(values, sigma):
    reach = int(3 * sigma) + 1
    kernel = np.exp(-(np.arange(-reach, reach + 1) ** 2) / (2 * sigma * sigma))
    kernel /= kernel.sum()
    for axis in (0, 1):
        padded = np.pad(values, [(reach, reach) if i == axis else (0, 0) for i in (0, 1)], 'edge')
        values = np.apply_along_axis(lambda line: np.convolve(line, kernel, 'valid'), axis, padded)
    return values.astype(np.float32)
