"""blender --background --python demo/pictures/renderer/render.py -- --help"""

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from denoise import denoise
from develop import develop
from lettering import SHOP_FONT, Lettering
from passes import render_passes, set_up_cycles
from shadow import floor_shadow
from tyre import Tyre
from views import VIEWS, set_up

TYRES = Path(__file__).parent.parent / 'tyres.json'
TRUCK_EXPOSURE = -0.15


def read_options():
    options = argparse.ArgumentParser(prog='render.py', description='Renders tyres as PNG with alpha.')
    options.add_argument('names', nargs='*', help='of tyres.json; all without')
    options.add_argument('--tyres', type=Path, default=TYRES, help='another file of tyres')
    options.add_argument('--views', default='hero,front,close')
    options.add_argument('--height', type=int, help="of every picture, in pixels; each view's own without")
    options.add_argument('--samples', type=int, default=40, help='the most a pixel gets')
    options.add_argument('--noise', type=float, default=0.03, help='a pixel with less gets no more samples')
    options.add_argument('--font', type=Path, default=SHOP_FONT, help='a variable font with weight and width')
    options.add_argument(
        '--out', type=Path, default=Path('rendered'), help='folder; what is there is not made again'
    )
    return options.parse_args(sys.argv[sys.argv.index('--') + 1 :])


def main():
    options = read_options()
    tyres = json.loads(options.tyres.read_text())
    options.out.mkdir(parents=True, exist_ok=True)
    lettering = Lettering(options.font)
    for tyre in tyres:
        if options.names and tyre['id'] not in options.names:
            continue
        paths = {view: options.out / f'{tyre["id"]}-{view}.png' for view in options.views.split(',')}
        missing = [VIEWS[view] for view, path in paths.items() if not path.exists()]
        for close in (False, True):
            if any(view.close == close for view in missing):
                set_up_cycles(options.samples, options.noise)
                built = Tyre(tyre, lettering, close)
                for view in missing:
                    if view.close == close:
                        render(built, view, options, paths[view.name])


def render(built, view, options, path):
    start = time.monotonic()
    set_up(view, built.size, 2 * built.section.tread_edge)
    height = options.height or view.height
    pixels = round(height * view.wide), height
    with tempfile.TemporaryDirectory() as folder:
        shadow = None if view.close else floor_shadow(folder, built.size, pixels)
        light, normal, position = render_passes(folder, pixels, ['Image', 'Normal', 'Position'])
    clean = denoise(light, normal, position, view.close)
    picture = develop(clean, shadow, TRUCK_EXPOSURE if built.truck else 0.0)
    picture.save(path, optimize=True)
    print(f'{path.name}: {time.monotonic() - start:.0f} s', flush=True)


main()
