"""Heads of the clay people, turned and nodded, on an empty background: a camera's view of a face, for tests of the face models.

blender -b --factory-startup -t 1 -P tools/art/renders/people/turned.py -- test-results/heads 320 [girl man ... film]
npm run art -- renders/people/encodeHeads.mjs
The first command takes one to two minutes for each head. `film` is a head that points at twenty places on a screen, one after another.
The second makes tests/fixtures/faces. Angles are in degrees, to the picture's right and up.
"""
import json
import math
import os
import sys
import time

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]

import bpy  # noqa: E402
from mathutils import Matrix  # noqa: E402

import hair as hairdo  # noqa: E402
from layers import camera, save, shot  # noqa: E402
from people import CHILD, MADE, PEOPLE, brows, ears, eyes, head, mouth, shirt, skull  # noqa: E402

girl, man, woman = PEOPLE['girl'], PEOPLE['man'], PEOPLE['woman']
HEADS = {
    **PEOPLE,
    'pale': dict(girl, skin='#F2CDB0', blush='#E89484', lip='#C0606A', gap='#5A1620', brows='#8A5A30', iris='#4A6E9A', hair=(hairdo.short, '#C08A4A'), rim=0.2),
    'dark': dict(woman, skin='#3E2416', blush='#5A2A20', lip='#8A4A44', gap='#1A0406', brows='#120A06', iris='#3A2010', hair=(hairdo.short, '#1C120E'), rim=0.5),
    'glasses': dict(CHILD, **{k: v for k, v in man.items() if k not in CHILD and k != 'square'}, lashes=1.2),
}
TURNS = [(yaw, 0) for yaw in range(-60, 61, 10)] + [(0, pitch) for pitch in (-30, -20, -10, 10, 20, 30)] + [(x, y) for x in (-20, 20) for y in (-15, 15)]
# The film: one head, the angles of its stops, and the times (ms) for which it stays at each stop and moves to the next.
ACTOR, ACROSS, DOWN, STAYS, STEPS, STEP = 'pale', (8.4, 4.2, 0, -4.2, -8.4), (13, 3, -10, -15), 1500, 2, 100


def film():
    """Returns the angles of the film's pictures with their times: row by row, there and back."""
    places = [(x, y) for row, y in enumerate(DOWN) for x in (ACROSS if row % 2 == 0 else ACROSS[::-1])]
    made = []
    for here, there in zip(places, places[1:] + places[:1]):
        made.append((*here, STAYS))
        for k in range(1, STEPS + 1):
            share = (1 - math.cos(math.pi * k / (STEPS + 1))) / 2
            made.append((*(a + (b - a) * share for a, b in zip(here, there)), STEP))
    return made


# The camera looks at the top of the neck. It is as near as a child is to a screen, so the head is about half as high as that distance.
NECK, DISTANCE, LENS = (0, 0.15, -0.75), 4.6, 50


def build(p):
    base = skull(p)
    things = [head(p, base), *ears(p, base), *brows(p, base), *eyes(p, base, 'neutral'), *mouth(p, base, 'neutral')]
    for name, make in MADE.items():
        if name in p:
            things += make(p, base)
    shirt(p)
    return things


def turned(thing, rest, yaw, pitch):
    at = Matrix.Translation(NECK)
    thing.matrix_world = at @ Matrix.Rotation(math.radians(yaw), 4, 'Z') @ Matrix.Rotation(math.radians(-pitch), 4, 'X') @ at.inverted() @ rest


if __name__ == '__main__':
    folder, size, *names = sys.argv[sys.argv.index('--') + 1 :]
    os.makedirs(folder, exist_ok=True)
    for name in names or (*HEADS, 'film'):
        looks = film() if name == 'film' else [(*turn, 0) for turn in TURNS]
        began = time.time()
        passes = camera(int(size))
        eye = bpy.context.scene.camera
        eye.data.lens, eye.location = LENS, (0, -DISTANCE, -0.04)
        bpy.context.scene.cycles.samples = 12
        things = build(HEADS[ACTOR if name == 'film' else name])
        rests = [thing.matrix_world.copy() for thing in things]
        for index, (yaw, pitch, _) in enumerate(looks):
            for thing, rest in zip(things, rests):
                turned(thing, rest, yaw, pitch)
            seen, _ = shot(passes)
            save(seen, f'{folder}/film_{index}.png' if name == 'film' else f'{folder}/{name}_{yaw}_{pitch}.png')
        if name == 'film':
            with open(f'{folder}/film.json', 'w') as out:
                json.dump([look[2] for look in looks], out)
        print(f'{name}: {time.time() - began:.1f} s', flush=True)
