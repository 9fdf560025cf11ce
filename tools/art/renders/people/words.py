"""Clay people, whole and close up, as realistic pictures of words, with masks of the parts that the list of words names.

blender -b --factory-startup -t 1 -P tools/art/renders/people/words.py -- test-results/renders 672 [boy happy ...]
npm run art -- renders/encode.mjs
"""
import math
import os
import sys
import time

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]

import bpy  # noqa: E402
import numpy  # noqa: E402

import hair as hairdo  # noqa: E402
from clay import step  # noqa: E402
from features import EYE, MOUTH, NOSE, tell  # noqa: E402
from layers import camera, save, save_mask, shot  # noqa: E402
from people import PEOPLE, brows, ears, eyes, head, mouth, shirt, skull  # noqa: E402

# Numbers of the parts in the camera's picture. A nose rises softly out of the skin, from 0 to 1.
NUMBERS = {'nose': 1, 'hair': 2, 'ears': 3, 'beard': 4, 'mouth': 5, 'eyes': 6, 'brows': 7, 'glasses': 8, 'gap': 9}
WORN = {'hair': hairdo.hair, 'beard': hairdo.beard, 'glasses': hairdo.glasses}
WEARER = dict(mouth='smile', eyes='neutral', brows='neutral')

# Each word has a person, a pose, and the part for each of its salient phrases.
WORDS = {
    'girl': ('girl', {}, {'two-bunches': 'hair'}),
    'boy': ('boy', {}, {'curly-hair': 'hair'}),
    'man': ('man', {}, {'glasses': 'glasses'}),
    'woman': ('woman', {}, {'long-hair': 'hair'}),
    'grandfather': ('grandfather', {}, {'white-beard': 'beard'}),
    'grandmother': ('grandmother', {}, {'round-glasses': 'glasses', 'grey-hair': 'hair'}),
    'baby': ('baby', {}, {'one-curl': 'hair'}),
    'face': ('child', {}, {'two-eyes': 'eyes', 'nose': 'nose', 'mouth': 'mouth', 'two-ears': 'ears', 'hair': 'hair', 'eyebrows': 'brows'}),
    'happy': ('child', dict(mouth='happy', eyes='happy'), {'mouth-turned-up': 'mouth'}),
    'sad': ('child', dict(mouth='sad'), {'mouth-turned-down': 'mouth'}),
    'surprised': ('child', dict(mouth='open', eyes='wide', brows='wide'), {'open-mouth': 'mouth', 'wide-eyes': 'eyes'}),
}
# Close-ups: the person, the pose, omitted parts, the middle and half the width of the view, and the parts for phrases: discs, or a part.
IRIS, NOSTRIL = (0.295, -0.008), (0.054, NOSE - 0.08)
CLOSE = {
    'eye': ('child', {}, (), (EYE[0], EYE[1] + 0.08), 0.40, {'brown-ring': [(IRIS, 0.147)], 'black-middle': [(IRIS, 0.097)]}),
    'nose': (
        'child', {}, ('eyes', 'brows', 'mouth'), (0, NOSE + 0.05), 0.38,
        {'tip': [((0, NOSE + 0.01), 0.09)], 'two-holes': [(NOSTRIL, 0.045), ((-NOSTRIL[0], NOSTRIL[1]), 0.045)]},
    ),
    'mouth': ('woman', dict(mouth='happy'), (), (0, MOUTH - 0.01), 0.39, {'two-soft-lips': 'mouth', 'opening-between': 'gap'}),
}


def opened(mask, reach):
    """Removes the thin lines where the edge of a part has another part's number."""
    for join in (numpy.min, numpy.max):
        for axis in (0, 1):
            mask = join([numpy.roll(mask, k, axis) for k in range(-reach, reach + 1)], 0)
    return mask


def dress(who, look, without=()):
    """Models a person, and stores the number of its part on each thing."""
    p, look = PEOPLE[who], {**WEARER, **look}
    base = skull(p)
    head(p, base)
    shirt(p)
    made = {name: make(p, base) for name, make in WORN.items() if name in p}
    made |= {'ears': ears(p, base), 'mouth': mouth(p, base, look['mouth']), 'eyes': eyes(p, base, look['eyes']), 'brows': brows(p, base, look['brows'])}
    if 'moustache' in p:
        made['beard'] += hairdo.moustache(p, base)
    for name, things in made.items():
        for number, thing in enumerate(things):
            thing.hide_render = name in without
            # The inside of an open mouth must come first.
            tell(thing, NUMBERS['gap' if name == 'mouth' and number == 0 and look['mouth'] == 'happy' else name])


def seen_as(part, numbers):
    """Returns the pixels of a part. Lips include the gap between them."""
    wanted = [NUMBERS[part], NUMBERS['gap']] if part == 'mouth' else [NUMBERS[part]]
    mask = numpy.min([numpy.abs(numbers - number) for number in wanted], 0) < (0.5 if part == 'nose' else 0.3)
    return opened(mask.astype(float), len(mask) // 200 + 1)


def whole(word, size, folder):
    who, look, named = WORDS[word]
    passes = camera(size)
    # The camera is a little farther away than for the layers, so that curls and bun are completely visible.
    bpy.context.scene.camera.location = (0, -7.75, 0)
    dress(who, look)
    seen, numbers = shot(passes)
    save(seen, f'{folder}/{word}.png')
    for phrase, part in named.items():
        save_mask(seen_as(part, numbers), f'{folder}/{word}.{phrase}.png')


def close(word, size, folder):
    """Renders a round picture of one part of a face."""
    who, look, without, (x, z), half, named = CLOSE[word]
    passes = camera(size)
    dress(who, look, without)
    eye = bpy.context.scene.camera
    eye.location = (x, -7.3, z)
    # The front of a face is about one unit nearer than the middle of the head.
    eye.data.lens = eye.data.sensor_width / 2 * 6.4 / half
    seen, numbers = shot(passes)
    across = (numpy.arange(size) + 0.5) / size * 2 - 1
    # Row 0 is the lowest row.
    u, v = numpy.meshgrid(across, across)
    save(seen * step((0.91 - numpy.hypot(u, v)) / 0.03)[..., None], f'{folder}/{word}.png')
    for phrase, told in named.items():
        if isinstance(told, str):
            mask = seen_as(told, numbers)
        else:
            mask = numpy.max([numpy.hypot(u - (px - x) / half, v - (pz - z) / half) < r / half for (px, pz), r in told], 0)
        save_mask(mask, f'{folder}/{word}.{phrase}.png')


if __name__ == '__main__':
    folder, size, *names = sys.argv[sys.argv.index('--') + 1 :]
    os.makedirs(folder, exist_ok=True)
    for each in names or [*WORDS, *CLOSE]:
        began = time.time()
        (whole if each in WORDS else close)(each, int(size), folder)
        print(f'{each}: {time.time() - began:.1f} s', flush=True)
