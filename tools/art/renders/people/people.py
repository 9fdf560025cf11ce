"""Portraits of clay people, in layers: the bare face, and each part with a soft edge of skin (128 px is a draft).

blender -b --factory-startup -t 1 -P tools/art/renders/people/people.py -- test-results/people 512 [girl boy ...]
npm run art -- renders/people/encode.mjs
The first command takes one to four minutes for each person. The second makes assets/portraits.
"""
import math
import os
import sys
import time

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]

import numpy  # noqa: E402

import hair as hairdo  # noqa: E402
from clay import Part, array, near, over, step  # noqa: E402
from features import BROW, EAR, EYE, MOUTH, NOSE, Egg, eggs, front, inlay, joined, model, strand, stuff, tell  # noqa: E402
from layers import camera, layer, save, shot, wider  # noqa: E402
from kit import rgb  # noqa: E402

CHILD = dict(wide=1.0, face=0.96, jaw=1.05, cheek=1.05, neck=0.22, nose=0.92, eye=1.12, brow=0.95, mouth=1.0, full=0.75, broad=1.0)
GROWN = dict(wide=0.97, face=1.12, jaw=1.1, cheek=0.95, neck=0.27, nose=1.15, eye=1.0, brow=1.1, mouth=1.12, full=0.8, broad=1.15)
PEOPLE = {
    # The lips are lighter than the skin: on skin this dark, nothing darker would be visible.
    'girl': dict(
        CHILD, skin='#6E4328', blush='#8A4030', lip='#B4685C', gap='#240609', lash='#120804', brows='#1E0F08', iris='#7A4420', ring='#180A04',
        lashes=1.25, eye=1.16, cheek=1.1, shirt='#4A1F3C', hair=(hairdo.puffs, '#3E241A'), tie='#F2C21C', shine='#FFC890', rim=0.5,
    ),
    'man': dict(
        GROWN, skin='#B0744C', blush='#B05C44', lip='#8A3A38', gap='#2A0A0A', lash='#120804', brows='#140A06', iris='#5A3018', ring='#120804',
        square=True, brow=1.15, shirt='#2C3A1C', hair=(hairdo.short, '#3A261C'), shine='#FFD8B0', rim=0.5, glasses='#E8B820',
    ),
    'woman': dict(
        GROWN, skin='#E0A87C', blush='#DC7460', lip='#A83A48', gap='#54121A', lash='#1C0E08', brows='#3A1E10', iris='#6E8A4A', ring='#141C0C',
        lashes=1.35, nose=1.02, jaw=0.95, face=1.06, neck=0.22, full=1.15, eye=1.06, brow=0.9, broad=1.0, shirt='#14443E',
        hair=(hairdo.long, '#5A3018'),
    ),
    'boy': dict(
        CHILD, skin='#F3BE98', blush='#EC8A74', lip='#C0606A', gap='#6A2026', lash='#2A140A', brows='#6E3412', iris='#4F86A8', ring='#0C1A24',
        shirt='#1B3350', hair=(hairdo.large_curls, '#A8561E'),
    ),
    'grandmother': dict(
        GROWN, skin='#EDB892', blush='#E2806C', lip='#AC4450', gap='#5C1820', lash='#2A1812', brows='#5A5254', iris='#5C88A0', ring='#10202A',
        lashes=1.1, nose=1.08, eye=1.06, brow=0.92, face=1.02, cheek=1.1, neck=0.23, broad=1.0, shirt='#3C2450', hair=(hairdo.bun, '#8E94A2'),
        shine='#FFFFFF', glasses='#2454C8',
    ),
    'grandfather': dict(
        GROWN, skin='#9A6642', blush='#A8563E', lip='#6E2C2A', gap='#1C0606', lash='#0E0604', brows='#F0EEE8', iris='#4A2814', ring='#0E0604',
        nose=1.22, cheek=1.12, face=1.06, jaw=1.25, brow=1.15, shirt='#3E2A1A', hair=(hairdo.sides, '#ECEAE4'),
        shine='#FFFFFF', beard='#F0EEE8', moustache='#F0EEE8',
    ),
    'baby': dict(
        CHILD, skin='#D9A077', blush='#DE8468', lip='#B4605C', gap='#5A1C20', lash='#24120A', brows='#8A5A34', iris='#5A3A20', ring='#140A06',
        wide=1.02, face=0.86, cheek=1.2, eye=1.2, nose=0.8, brow=0.6, mouth=0.9, broad=0.85, shirt='#6A5A1C', hair=(hairdo.one_curl, '#6E3F1C'),
    ),
    # This fictional person is for a face, its parts and its feelings.
    'child': dict(
        CHILD, skin='#C98A62', blush='#CC6A50', lip='#9C4044', gap='#3A0C10', lash='#180C06', brows='#2E1A0E', iris='#6E4422', ring='#160A04',
        shirt='#1F4A3A', hair=(hairdo.swept, '#4A2A16'),
    ),
}


# The head


def skull(p):
    """Models the bare head."""
    w, f, c = p['wide'], p['face'], p['cheek']
    parts = eggs(
        ((0, 0.14, 0.27), (0.84 * w, 0.86, 0.79), 0.1),
        ((0, -0.05, -0.16), (0.77 * w, 0.75, 0.62 * f), 0.35),
        ((0, -0.40, -0.63 * f), (0.27 * p['jaw'], 0.24, 0.17), 0.3),
        ((0.42 * w, -0.42, -0.33), (0.29 * c, 0.27, 0.27 * c), 0.25),
        *([((0.40, -0.2, -0.55 * f), (0.25, 0.25, 0.22), 0.3)] if 'square' in p else []),
    )
    parts.append(Part([(0, 0.14, -0.6), (0, 0.16, -1.3)], [p['neck'], p['neck'] * 1.08], None, 0.12))
    return parts


def nose(p, base):
    n, y = p['nose'], float(front(base, 0, NOSE))
    bridge = Part([(0, y + 0.07, NOSE + 0.26), (0, y - 0.02 * n, NOSE + 0.06)], [0.05, 0.07 * n], None, 0.14)
    return [bridge, *eggs(
        ((0, y - 0.075 * n, NOSE), (0.122 * n, 0.11 * n, 0.10 * n), 0.09),
        ((0.105 * n, y - 0.005, NOSE - 0.012), (0.062 * n, 0.07, 0.058 * n), 0.08),
    )]


def head(p, base, nosed=True):
    """Models the head. The nose is part of the same skin, without a seam, and its mask is how far it lifts that skin."""
    n, whole = p['nose'], base + (nose(p, base) if nosed else [])
    y = float(front(whole, 0, NOSE))
    risen = lambda points: step((joined(base, points) - 0.003) / 0.035)

    def paint(points, k):
        for s in (1, -1):
            k = over(k, p['blush'], near(points, (0.48 * s, -0.62, -0.34), 0.25, 0.8, None, (1, 2, 0.85)) * 0.45)
        if nosed:
            k = over(k, p['blush'], risen(points) * near(points, (0, y, NOSE), 0.2, 0.6) * 0.6)
            for s in (1, -1):
                nostril = near(points, (0.055 * n * s, y + 0.05, NOSE - 0.086 * n), 0.03 * n, 0.4, None, (1.3, 3, 0.75))
                k = over(k, p['lip'], nostril * 0.9)
        return k

    thing = model(whole, p['skin'], stuff(0.5, 0.07, 0.2), paint, cell=0.016, dark=0.2)
    flat = numpy.empty(len(thing.data.vertices) * 3, numpy.float32)
    thing.data.vertices.foreach_get('co', flat)
    return tell(thing, 1, risen(flat.reshape(-1, 3))) if nosed else thing


def ears(p, base):
    made = []
    for s in (1, -1):
        x = EAR[0] * p['wide'] * s
        hollow = Egg((x + 0.035 * s, 0.0, EAR[1] + 0.01), (0.075, 0.09, 0.125), p['blush'], 0.05, cut=True)
        made.append(model([Egg((x, 0.10, EAR[1]), (0.15, 0.10, 0.22), blend=0.05), hollow], p['skin'], stuff(0.5, 0.07, 0.2), cell=0.01))
    return made


def eyes(p, base, look):
    """Models eyes as pillows with crisp paint: a large iris and one highlight. They include no skin, so they fit every face. Closed eyes are one line."""
    made, size = [], p['eye'] * (1.14 if look == 'wide' else 1)
    r, flat = 0.158 * size, numpy.linspace(-1, 1, 9)

    def between(u):
        rim = numpy.sqrt(numpy.maximum(1 - numpy.abs(u) ** 2.3, 0))
        if look != 'happy':
            return -r * rim, r * 0.92 * rim
        # The lower edge of a smiling eye is pushed up.
        return r * (0.30 * (1 - u * u) - 0.62 * numpy.sqrt(numpy.maximum(1 - numpy.abs(u) ** 5, 0))), r * rim

    for s in (1, -1):
        x0, z0 = EYE[0] * s, EYE[1]

        def line(across, offsets, thick, colour, lift):
            return model([strand(base, [(x0 + r * k, z0 + o) for k, o in zip(across, offsets)], thick, lift=lift)], colour, stuff(), cell=0.008)

        if look == 'closed':
            made.append(line(flat, -0.01 - 0.07 * (1 - flat**2), [0.016, 0.026, 0.03, 0.026, 0.016], p['lash'], 0))
            continue

        def place(u, up):
            x, z = x0 + r * u, z0 + up
            dome = numpy.sqrt(numpy.maximum(1 - ((x - x0) / r) ** 2 - (up / r) ** 2, 0))
            return numpy.stack([x, front(base, x, z) + 0.012 - 0.075 * size * dome, z], 1)

        def paint(q, u):
            x, z = q[:, 0] - x0 + 0.010 * s, q[:, 2] - z0 - 0.012
            away, light = numpy.hypot(x, z) / size, numpy.hypot(x + 0.045, z - 0.05) / size
            k = numpy.tile(array(rgb('#F7F3EC')), (len(q), 1)) * (1 - 0.3 * step((z / r - 0.3) / 0.6))[:, None]
            away = away * (1.14 if look == 'wide' else 1)
            k = over(k, p['ring'], step((0.131 - away) / 0.006))
            k = over(k, p['iris'], step((0.119 - away) / 0.018) * (0.35 + 0.65 * step((0.03 - z) / 0.12)))
            k = over(k, '#060403', step((0.086 - away) / 0.009))
            return over(k, '#FFFFFF', step((0.038 - light) / 0.006))

        # The glow keeps the white of the eye white in the shade of glasses and brows.
        made.append(inlay(between, place, paint, stuff(0.6, 0, 0.02, glow=0.18)))
        # The lashes do not cover the inner corner.
        lashes, t = numpy.linspace(-0.84, 1.0, 9) * s, p.get('lashes', 1)
        thick = [0.010, 0.018 * t, 0.024 * t, 0.026 * t, 0.026 * t, 0.022 * t, 0.014]
        made.append(line(lashes * 1.02, between(lashes)[1], thick, p['lash'], 0.018))
        if look == 'happy':
            made.append(line(flat, between(flat)[0] - 0.012, [0.006, 0.016, 0.02, 0.016, 0.006], p['skin'], 0))
    return made


def brows(p, base, look='neutral'):
    """Models round arcs for brows. Their inner ends are not low, because that looks angry."""
    t, up = p['brow'], BROW + (0.07 if look == 'wide' else 0)
    line, thick = ((0.17, 0.012), (0.27, 0.045), (0.37, 0.04), (0.46, -0.02)), [0.032 * t, 0.042 * t, 0.038 * t, 0.02 * t]
    return [model([strand(base, [(s * x, up + z) for x, z in line], thick)], p['brows'], stuff(0.7, 0.1)) for s in (1, -1)]


# How far the corners of closed lips are raised, and how wide the lips are.
LIPS = {'neutral': (0.055, 0.2), 'smile': (0.13, 0.255), 'sad': (-0.1, 0.2)}


def open_mouth(p, base):
    """Models a round mouth that says "oh"."""
    w, h, f = 0.12 * p['mouth'], 0.15 * p['mouth'], p['full']
    rim = lambda u: h * numpy.sqrt(numpy.maximum(1 - u * u, 0))
    at = MOUTH - 0.03
    inside = inlay(
        lambda u: (at - rim(u), at + rim(u)), lambda u, z: numpy.stack([w * u, front(base, w * u, z) - 0.008, z], 1),
        lambda q, u: over(numpy.tile(array(rgb('#1A0405')), (len(q), 1)), '#B8424E', step((at - 0.05 - q[:, 2]) / 0.04) * 0.9), stuff(0.5, 0, 0.03, glow=0.2),
    )
    turns = numpy.linspace(0, 2 * math.pi, 17)
    edge = strand(base, [(w * math.cos(a), at + h * math.sin(a)) for a in turns], 0.016 + 0.02 * f, lift=0.004)
    return [inside, model([edge], p['lip'], stuff(0.45), cell=0.008)]


def mouth(p, base, look):
    if look == 'open':
        return open_mouth(p, base)
    f, flat, lips = p['full'], numpy.linspace(-1, 1, 9), lambda: stuff(0.45)
    if look != 'happy':
        up, wide = LIPS[look]
        w = wide * p['mouth']
        along = lambda share, rise: [(share * w * k, MOUTH - 0.27 * up + up * (share * k) ** 2 + rise(k)) for k in flat]
        lower = strand(base, along(0.72, lambda k: -0.034 * f * (1 - 0.6 * k * k)), [0.012, 0.03 * f, 0.036 * f, 0.03 * f, 0.012], lift=-0.006)
        upper = strand(base, along(0.8, lambda k: 0.024 * f * (1 - k * k)), [0.01, 0.02 * f, 0.022 * f, 0.02 * f, 0.01], lift=-0.004, blend=0.012)
        gap = strand(base, along(1, lambda k: 0), [0.017, 0.021, 0.022, 0.021, 0.017], lift=0.016)
        return [model([lower, upper], p['lip'], lips(), cell=0.008), model([gap], p['gap'], lips(), cell=0.008)]
    w, h, r = 0.27 * p['mouth'], 0.185 * p['mouth'], 0.013 + 0.009 * f

    def between(u):
        up = MOUTH + 0.02 + 0.075 * u * u
        return up - h * numpy.sqrt(numpy.maximum(1 - numpy.abs(u) ** 2.3, 0)), up

    def paint(q, u):
        # There is one band of teeth without gaps, and a tongue.
        k = numpy.tile(array(rgb('#1A0405')), (len(q), 1))
        tongue = numpy.hypot(u / 0.72, (q[:, 2] - MOUTH + h) / (h * 0.62))
        k = over(k, '#B8424E', step((1 - tongue) / 0.05) * 0.9)
        return over(k, '#FBF7EE', step((0.068 * p['mouth'] - between(u)[1] + q[:, 2]) / 0.006) * step((0.9 - numpy.abs(u)) / 0.02))

    inside = inlay(between, lambda u, z: numpy.stack([w * u, front(base, w * u, z) - 0.008, z], 1), paint, stuff(0.5, 0, 0.03, glow=0.2))
    turn = numpy.sin(numpy.linspace(-1, 1, 13) * math.pi / 2)
    edge = [strand(base, list(zip(w * turn, z)), [r * 0.9, r, r * t, r, r * 0.9], lift=0.006) for z, t in zip(between(turn), (1.4, 1))]
    return [inside, model(edge, p['lip'], lips(), cell=0.008)]


def shirt(p):
    """Models a dark bust, so that nothing is cut off and only the face is visible."""
    ring = [(0.27 * math.sin(a), 0.15 - 0.27 * math.cos(a), -1.07 - 0.03 * math.cos(a)) for a in numpy.linspace(0, 2 * math.pi, 9)]
    parts = [Egg((0, 0.16, -1.66), (0.95 * p['broad'], 0.5, 0.55)), Part(ring, 0.075, None, 0.06)]
    return model(parts, p['shirt'], stuff(0.9, 0.2, bump=0.2, bump_scale=40), cell=0.022, dark=0.35)


# Layers

MADE = {'hair': hairdo.hair, 'glasses': hairdo.glasses}
LOOKS = {mouth: ('neutral', 'smile', 'happy', 'sad'), eyes: ('neutral', 'happy', 'closed')}


def told(things):
    return [tell(thing, 1) for thing in things]


def layers(p, passes, file):
    """Renders the face without the parts that a child is asked for, and each part alone with an edge of skin. Laid over the face, they form one picture."""
    base = skull(p)
    bare_head, things = head(p, base, nosed=False), {'nose': [head(p, base)]}
    shirt(p)
    ears(p, base)
    brows(p, base)
    for name, make in MADE.items():
        if name in p:
            things[name] = told(make(p, base))
    for make, looks in LOOKS.items():
        for look in looks:
            things[f'{make.__name__}-{look}'] = told(make(p, base, look))
    for group in things.values():
        for thing in group:
            thing.hide_render = True
    bare, _ = shot(passes)
    save(bare, f'{file}-bare.png')
    for name, group in things.items():
        for thing in group:
            thing.hide_render = False
        bare_head.hide_render = name == 'nose'
        seen, numbers = shot(passes)
        for thing in group:
            thing.hide_render = True
        bare_head.hide_render = False
        mask = numpy.clip(numbers, 0, 1)
        own = layer(bare, seen, mask)
        # Glasses have no skin, because eyes are visible through them.
        under = bare * wider((mask > 0.3).astype(float), len(mask) // 55, len(mask) // 110)[..., None] if name != 'glasses' else 0
        save(own + (1 - own[..., 3:]) * under, f'{file}-{name}.png')


if __name__ == '__main__':
    folder, size, *names = sys.argv[sys.argv.index('--') + 1 :]
    os.makedirs(folder, exist_ok=True)
    for name in names or PEOPLE:
        began = time.time()
        layers(PEOPLE[name], camera(int(size)), f'{folder}/{name}')
        print(f'{name}: {time.time() - began:.1f} s', flush=True)
