"""Fruit."""
import math
import random

from mathutils import Vector, noise
from mathutils.kdtree import KDTree

from kit import (
    TAU,
    View,
    ball,
    cut_face,
    disc,
    grain,
    lathe,
    leaf,
    mark,
    mix,
    move,
    part,
    rgb,
    skin,
    smooth_profile,
    solid,
    sphere_profile,
    step,
    tube,
    word,
)


def stalk(*points, thick=0.045):
    return tube(points, [thick, thick * 0.9, thick * 1.35], skin('#6B4520', rough=0.8, bump=0.4, bump_scale=12, rim=0.2), seg=16, count=20)


def green_leaf(length, width, at, turn, lift=25, **more):
    dark, light = rgb('#3E9A1E'), rgb('#63C12E')
    return leaf(
        length, width, skin(painted=True, rough=0.35, rim=0.12), at, turn, lift, paint=lambda p: mix(dark, light, 0.5 + grain(p, 6)), **more
    )


def apple_profile(t):
    radius = math.sin(t) * (1 - 0.13 * math.cos(t))
    height = -0.93 * math.cos(t) - 0.42 * math.exp(-(((math.pi - t) / 0.36) ** 2)) + 0.2 * math.exp(-((t / 0.33) ** 2))
    return (radius + 1e-4, height)


def five_lobes(x, y, z, angle):
    lobe = 1 + 0.022 * math.cos(5 * angle)
    return (x * lobe, y * lobe, z + 0.02 * math.cos(5 * angle) * (1 if z < 0 else 0.5))


def whole_apple(deep, bright, streak, amount):
    deep, bright, streak = rgb(deep), rgb(bright), rgb(streak)

    def paint(p):
        angle = math.atan2(p.y, p.x)
        lines = grain((math.cos(angle) * 7, math.sin(angle) * 7, p.z * 0.8), 1.6)
        sunny = grain((p.x, p.y, p.z), 0.9)
        near_stalk = step(0.42, 0.1, math.hypot(p.x, p.y)) if p.z > 0 else 0
        return mix(mix(deep, bright, 0.5 + sunny), streak, max(0, lines * 0.6 + sunny * 0.4) * amount + near_stalk * 0.55)

    surface = skin(painted=True, rough=0.22, coat=0.4, rim=0.1)
    part('round', lathe(sphere_profile(apple_profile), surface, seg=192, deform=five_lobes, paint=paint))
    stalk((0, 0, 0.42), (0.02, 0, 0.66), (0.07, 0, 0.9), (0.15, 0, 1.1))


def half_apple(skin_colour):
    outline = [apple_profile(math.pi * i / 90) for i in range(91)]
    part('round', lathe(outline, skin(skin_colour, rough=0.22, coat=0.4), seg=96, upto=math.pi))
    part('round', cut_face(outline, '#FFF6D8', '#D9CF86', 0.09, (0.36, 0.42), -0.02, edge=skin_colour))
    for side in (-1, 1):
        pip = ball(0.1, skin('#5A2E10', rough=0.3, coat=0.5), seg=32, shape=(0.62, 0.5, 1.35), at=(side * 0.17, -0.02, 0.0))
        part('round', pip)
    stalk((0, 0, 0.42), (0.02, 0, 0.66), (0.07, 0, 0.9), (0.15, 0, 1.1))


@word('apple', View(tip=20), View(turn=130, tip=42, roll=-14), View(turn=18, tip=8, half=True))
def apple(half=False):
    if half:
        half_apple('#C8101A')
    else:
        whole_apple('#B00012', '#E3141C', '#FFB03A', 0.9)
        part('green-leaf', green_leaf(0.75, 0.42, (0.05, 0, 0.72), -20, 30))


@word('banana', View(roll=4, tip=8), View(turn=160, tip=18, roll=-28), View(turn=30, tip=40, roll=60))
def banana():
    yellow, deep, green, brown = rgb('#FFD21A'), rgb('#F2B200'), rgb('#B7C22A'), rgb('#4A2C12')
    radius, points = 1.75, []
    for i in range(26):
        angle = math.radians(200 + 128 * i / 25)
        points.append((radius * math.cos(angle), 0, radius * math.sin(angle) + 1.3))
    points.append((points[-1][0] + 0.1, 0, points[-1][2] + 0.3))

    def thick(t):
        body = 0.46 * (1 - abs(2 * min(1, t / 0.93) - 1) ** 4.2) ** 0.8
        return max(0.075 + 0.02 * step(0.95, 1, t), body) if t > 0.1 else max(0.05, body)

    def along(p):
        return (math.degrees(math.atan2(p.z - 1.3, p.x)) % 360 - 200) / 128

    def paint(p):
        t = along(p)
        colour = mix(yellow, deep, 0.4 + 0.5 * grain(p, 2.2))
        colour = mix(colour, green, step(0.86, 0.97, t) * 0.75 + step(0.09, 0.02, t) * 0.6)
        colour = mix(colour, brown, step(0.025, 0.0, t) + step(1.075, 1.085, t) + (1 if t > 1.5 else 0))
        freckle = grain((p.x * 9, p.y * 9, p.z * 9), 1.3, 2)
        return mix(colour, brown, step(0.62, 0.74, freckle) * 0.7)

    fruit = tube(
        points,
        thick,
        skin(painted=True, rough=0.42, rim=0.1),
        seg=80,
        count=160,
        section=lambda a, t: 1 + 0.055 * math.cos(5 * a) * (1 if t < 0.92 else 0.4),
        paint=paint,
    )
    mark(fruit, 'dark-tip', lambda p: along(p) < 0.04)
    mark(fruit, 'stem-at-the-top', lambda p: along(p) > 0.93)
    mark(fruit, 'long-and-curved', lambda p: 0.04 <= along(p) <= 0.93)


@word('orange', View(tip=24), View(tip=60, turn=40, roll=20), View(half=True, tip=38))
def orange(half=False):
    peel = skin('#FF8C0A', rough=0.38, bump=0.16, bump_scale=26, kind='VORONOI', mottle=0.08, mottle_scale=2, rim=0.1)
    if half:
        part('round-and-smooth', *citrus_half('#FF8C0A', '#FFF0C8', '#FF9A14', '#FFB940', peel))
        return
    body = sphere_profile(lambda t: (math.sin(t) + 1e-4, -0.95 * math.cos(t) - 0.1 * math.exp(-(((math.pi - t) / 0.2) ** 2))))
    part('round-and-smooth', lathe(body, peel))
    ball(0.085, skin('#4E6B1E', rough=0.7, bump=0.4), at=(0, 0, 0.86), shape=(1, 1, 0.5), seg=24)
    part('green-leaf', green_leaf(0.85, 0.42, (0.03, 0, 0.88), -30, 18, bend=0.35))


def citrus_half(peel_colour, pith, flesh, light, peel, parts=10, long=1.0, lined=None):
    """Models the lower half of a citrus fruit with its segments up: the skin and the cut face."""
    shell = lathe(sphere_profile(lambda t: (math.sin(t / 2) + 1e-4, -long * math.cos(t / 2))), peel)
    rind, white, juice, shine = rgb(peel_colour), rgb(pith), rgb(flesh), rgb(light)

    def segment(r, angle):
        place = (angle / TAU * parts) % 1
        wall = min(place, 1 - place) * TAU / parts * r
        corner = step(0.0, 0.3, 0.3 - min(place, 1 - place))
        return step(0.02, 0.045, wall) * step(0.86 - 0.035 * corner, 0.83 - 0.035 * corner, r) * step(0.06, 0.11, r)

    def paint(p):
        r, angle = math.hypot(p.x, p.y), math.atan2(p.y, p.x)
        cells = grain((math.cos(angle) * 26, math.sin(angle) * 26, r * 5), 1.0, 3)
        colour = mix(white, mix(juice, shine, 0.4 + 0.8 * cells), segment(r, angle))
        return mix(colour, rind, step(0.945, 0.965, r))

    def lines(p):
        r = math.hypot(p.x, p.y)
        return step(0.8, 0.6, segment(r, math.atan2(p.y, p.x))) * step(0.965, 0.945, r)

    surface = skin(painted=True, rough=0.22, bump=0.15, bump_scale=14, rim=0.04)
    face = disc(1.0, surface, rings=130, seg=512, paint=paint, dome=0.03)
    if lined:
        mark(face, lined, lines)
    return shell, face


@word('lemon', View(tip=10), View(half=True, tip=40), View(turn=150, tip=30, roll=40))
def lemon(half=False):
    peel = skin('#FFDD14', rough=0.36, bump=0.16, bump_scale=24, kind='VORONOI', mottle=0.06, rim=0.1)
    if half:
        part('oval', *citrus_half('#FFDD14', '#FFF8DC', '#FFE766', '#FFF3A0', peel, parts=9, long=1.25))
        return
    body = lathe(
        sphere_profile(
            lambda t: (
                0.8 * math.sin(t) ** 1.05 + 1e-4,
                -1.05 * math.cos(t) - 0.2 * math.exp(-((t / 0.24) ** 2)) + 0.16 * math.exp(-(((math.pi - t) / 0.22) ** 2)),
            )
        ),
        peel,
    )
    mark(body, 'pointed-end', lambda p: p.z < -0.94)
    mark(body, 'oval', lambda p: p.z >= -0.94)
    nub = ball(0.07, skin('#6E7A22', rough=0.8), at=(0, 0, 1.2), seg=16)
    move([body, nub], turn=(0, 66, 0))


@word('green-apple', View(tip=20, turn=70), View(turn=200, tip=44, roll=16, ripe=True), View(turn=-18, tip=8, half=True))
def green_apple(half=False, ripe=False):
    if half:
        half_apple('#7FC022')
        return
    if ripe:
        whole_apple('#A8CC2E', '#CFE04A', '#F2C46A', 0.7)
    else:
        whole_apple('#6DB51C', '#9BD62E', '#D9EE7A', 0.5)
    part('green-leaf', green_leaf(0.75, 0.42, (0.05, 0, 0.72), -20, 30))


@word('pear', View(tip=8), View(turn=120, tip=22, roll=-24), View(half=True, tip=6, turn=14))
def pear(half=False):
    outline = smooth_profile(
        [
            (0.0, -0.92),
            (0.22, -1.0),
            (0.62, -0.92),
            (0.92, -0.5),
            (0.9, -0.05),
            (0.66, 0.42),
            (0.46, 0.78),
            (0.4, 1.05),
            (0.3, 1.26),
            (0.12, 1.32),
            (0.02, 1.24),
        ],
        100,
    )
    green, sunny, dots = rgb('#A9CC2C'), rgb('#D2DC3A'), rgb('#6E7E1C')

    def paint(p):
        freckle = grain((p.x * 10, p.y * 10, p.z * 10), 1.4, 2)
        return mix(mix(green, sunny, 0.5 + grain(p, 1.1)), dots, step(0.45, 0.6, freckle) * 0.45)

    if half:
        body = [lathe(outline, skin('#A9CC2C', rough=0.35), seg=96, upto=math.pi)]
        body.append(cut_face(outline, '#FFF9E2', '#DDD49A', 0.12, (0.34, 0.42), -0.3, edge='#A9CC2C'))
        for side in (-1, 1):
            pip = ball(0.1, skin('#4A2710', rough=0.3, coat=0.5), seg=32, shape=(0.6, 0.5, 1.3), at=(side * 0.14, -0.02, -0.3))
            part('round-bottom', pip)
    else:
        whole = lathe(
            outline,
            skin(painted=True, rough=0.33, rim=0.1),
            seg=192,
            paint=paint,
            deform=lambda x, y, z, a: (x * (1 + 0.02 * math.cos(3 * a)) + 0.05 * max(0, z) ** 2, y, z),
        )
        body = [whole]
        part('leaf-on-top', green_leaf(0.72, 0.36, (0.1, 0, 1.32), 170, 35))
    for each in body:
        mark(each, 'round-bottom', lambda p: step(0.24, 0.21, p.z))
        mark(each, 'narrow-top', lambda p: step(0.21, 0.24, p.z))
    stalk((0.05, 0, 1.2), (0.08, 0, 1.45), (0.18, 0, 1.72))


@word('lime', View(half=True, tip=40), View(tip=12))
def lime(half=False):
    peel = skin('#4FAE1C', rough=0.33, bump=0.14, bump_scale=24, kind='VORONOI', mottle=0.2, mottle_scale=3, rim=0.15)
    if half:
        shell, _ = citrus_half('#4FAE1C', '#EFF8CF', '#B5DC55', '#D6EE8C', peel, parts=10, long=1.1, lined='white-lines-inside')
        part('green-skin', shell)
        return
    body = lathe(
        sphere_profile(
            lambda t: (
                0.86 * math.sin(t) + 1e-4,
                -1.02 * math.cos(t) - 0.12 * math.exp(-((t / 0.2) ** 2)) + 0.06 * math.exp(-(((math.pi - t) / 0.2) ** 2)),
            )
        ),
        peel,
    )
    part('green-skin', body)
    nub = ball(0.08, skin('#8A8F3A', rough=0.8), at=(0, 0, 1.06), seg=16, shape=(1, 1, 0.6))
    move([body, nub], turn=(0, 62, 0))


@word('strawberry', View(tip=10), View(turn=60, tip=30, roll=-40), View(half=True, tip=6, turn=12))
def strawberry(half=False):
    outline = smooth_profile(
        [(0.0, -1.22), (0.14, -1.18), (0.4, -0.8), (0.68, -0.3), (0.86, 0.2), (0.84, 0.55), (0.6, 0.78), (0.25, 0.8), (0.02, 0.74)], 120
    )
    deep, bright, pale = rgb('#D3091C'), rgb('#F01A24'), rgb('#FF6A4A')
    seeds = []
    tip_from = -0.42
    golden = math.pi * (3 - math.sqrt(5))
    for k in range(150):
        radius, height = outline[6 + int(((k + 0.5) / 150) ** 0.85 * 90)]
        seeds.append((radius * math.cos(k * golden), radius * math.sin(k * golden), height))
    if not half:
        tree = KDTree(len(seeds))
        for index, seed in enumerate(seeds):
            tree.insert(seed, index)
        tree.balance()

        def dimple(x, y, z, angle):
            near = tree.find((x, y, z))[2]
            push = 1 - 0.05 * math.exp(-((near / 0.06) ** 2))
            return (x * push, y * push, z)

        def paint(p):
            near = tree.find(p)[2]
            colour = mix(mix(deep, bright, 0.6 + grain(p, 1.5)), pale, step(0.5, 0.85, p.z) * 0.6)
            return mix(colour, deep, step(0.1, 0.04, near) * 0.6)

        body = [lathe(outline, skin(painted=True, rough=0.22, coat=0.5, rim=0.1), seg=256, deform=dimple, paint=paint)]
        seed_skin = skin('#FFD95A', rough=0.4)
        for seed in seeds:
            out = Vector((seed[0], seed[1], 0.25)).normalized() if seed[2] < 0.5 else Vector((0, 0, 1))
            spot = ball(0.03, seed_skin, seg=12, shape=(0.65, 0.6, 1.25))
            spot.location = Vector(seed) * 0.985
            spot.rotation_euler = (0, 0, math.atan2(seed[1], seed[0]))
            part('little-seeds', spot)
            if seed[2] < tip_from:
                part('pointed-end', spot)
    else:
        body = [lathe(outline, skin('#E8141F', rough=0.22, coat=0.4), seg=96, upto=math.pi)]
        body.append(cut_face(outline, '#FF7A6A', '#FFE3D6', 0.5, (0.2, 0.62), -0.02, edge='#E3121E'))
    for each in body:
        mark(each, 'pointed-end', lambda p: step(tip_from + 0.01, tip_from - 0.01, p.z))
    part('green-leaves-on-top', *cap(0.72, 9, 0.75))


def cap(height, count, length):
    """Adds the green star of leaves on a berry."""
    leaves = [
        green_leaf(
            length * (0.9 + 0.2 * random.random()),
            0.3,
            (0.05 * math.cos(TAU * k / count), 0.05 * math.sin(TAU * k / count), height + 0.05),
            360 * k / count + 8,
            22 if k % 2 else 4,
            bend=0.45,
        )
        for k in range(count)
    ]
    stem = [(0, 0, height), (0.02, 0, height + 0.25), (0.1, 0, height + 0.45)]
    return *leaves, tube(stem, 0.045, skin('#6DB332', rough=0.6), seg=16, count=16)


@word('grapes', View(tip=6))
def grapes():
    berries = skin('#7A2FB5', rough=0.24, coat=0.3, mottle=0.25, mottle_scale=1.5, rim=0.55, rim_colour='#E0B8FF')
    places = []
    for row, (height, reach, count) in enumerate(
        [
            (0.9, 0.55, 7),
            (0.9, 0.0, 1),
            (0.6, 0.78, 10),
            (0.28, 0.72, 9),
            (-0.02, 0.62, 8),
            (-0.32, 0.5, 6),
            (-0.62, 0.38, 5),
            (-0.92, 0.24, 3),
            (-1.2, 0.02, 1),
        ]
    ):
        for k in range(count):
            angle = TAU * (k + 0.5 * (row % 2)) / count + random.uniform(-0.12, 0.12)
            places.append((reach * math.cos(angle), reach * math.sin(angle), height + random.uniform(-0.07, 0.07)))
    for at in places:
        size = 0.25 * random.uniform(0.93, 1.06)
        berry = part('many-round-berries', ball(size, berries, seg=40, shape=(1, 1, 1.1)))
        berry.location = at
    wood = skin('#7C8B3A', rough=0.7, bump=0.3, rim=0.2)
    part('short-stalk', tube([(0, 0, 0.8), (0, 0, 1.15), (0.06, 0, 1.45)], [0.06, 0.05, 0.07], wood, seg=16, count=16))
    part('short-stalk', tube([(-0.22, 0, 1.47), (0.06, 0, 1.45), (0.34, 0, 1.5)], 0.05, wood, seg=16, count=16))
    for turn in (150, 195, 240):
        part('green-leaf', green_leaf(0.75, 0.5, (0.0, -0.05, 1.25), turn, 8, bend=0.4, teeth=4))


@word('pineapple', View(tip=6))
def pineapple():
    outline = smooth_profile(
        [(0.0, -1.02), (0.4, -1.0), (0.66, -0.8), (0.78, -0.3), (0.78, 0.2), (0.66, 0.68), (0.42, 0.92), (0.0, 0.97)], 260
    )
    gold, deep, green, eye = rgb('#F2A81C'), rgb('#A85A0C'), rgb('#8A9A22'), rgb('#6B3A0C')
    around, rows = 9, 8.5

    def cell(angle, z):
        u, v = angle / TAU * around, (z + 1) / 2 * rows
        a, b = (u + v) % 1 - 0.5, (u - v) % 1 - 0.5
        return a, b

    def place(x, y, z, angle):
        a, b = cell(angle, z)
        bump = (1 - (2 * abs(a)) ** 3) * (1 - (2 * abs(b)) ** 3)
        spike = math.exp(-(a * a + b * b) / 0.006)
        grow = 0.93 + 0.1 * bump + 0.035 * spike
        return (x * grow, y * grow, z)

    def paint(p):
        a, b = cell(math.atan2(p.y, p.x) % TAU, p.z)
        edge = max(abs(a), abs(b)) * 2
        colour = mix(gold, green, step(0.2, 0.75, p.z) * 0.6 + step(0.4, 0.9, edge) * 0.2)
        colour = mix(colour, deep, step(0.72, 0.97, edge) * 0.9)
        return mix(colour, eye, step(0.02, 0.005, a * a + b * b) * 0.85)

    surface = skin(painted=True, rough=0.4, bump=0.1, bump_scale=20, rim=0.12)
    part('lines-on-the-skin', lathe(outline, surface, seg=420, deform=place, paint=paint))
    dark, light = rgb('#2E8B2A'), rgb('#7CC142')
    for row in range(7):
        count = 9 if row < 5 else 6
        for k in range(count):
            blade = leaf(
                1.25 - 0.06 * row,
                0.2,
                skin(painted=True, rough=0.4, rim=0.12),
                (0.12 * math.cos(TAU * k / count), 0.12 * math.sin(TAU * k / count), 0.86 + 0.05 * row),
                360 * (k + 0.5 * (row % 2)) / count + 11,
                30 + 8.5 * row,
                bend=0.42 - 0.05 * row,
                paint=lambda p: mix(dark, light, step(0.9, 2.0, p.z) + 0.4 * grain(p, 3)),
            )
            part('spiky-leaves-on-top', blade)


@word('cherries', View(tip=8))
def cherries():
    red, deep = rgb('#D60A22'), rgb('#A00018')
    for x, y, z, turn in ((-0.62, 0, -0.5, 20), (0.6, -0.12, -0.68, -20)):

        def profile(t):
            return (0.56 * math.sin(t) + 1e-4, -0.52 * math.cos(t) - 0.16 * math.exp(-(((math.pi - t) / 0.3) ** 2)))

        fruit = lathe(
            sphere_profile(profile),
            skin(painted=True, rough=0.12, coat=0.8, rim=0.25, rim_colour='#FF9A9A'),
            seg=96,
            paint=lambda p: mix(deep, red, 0.65 + grain(p, 1.5)),
            deform=lambda px, py, pz, a: (px * (1 + 0.06 * math.cos(a)), py, pz),
        )
        part('two-round-balls', fruit)
        move(fruit, at=(x, y, z), turn=(0, turn * 0.4, turn))
        stem = tube(
            [(x, y, z + 0.36), (x * 0.85, y, z + 0.8), (x * 0.4, y * 0.5, 0.8), (0.06, 0, 1.25)],
            [0.03, 0.025, 0.025, 0.045],
            skin('#7DA032', rough=0.6, rim=0.2),
            seg=16,
            count=30,
        )
        part('long-stems', stem)
    part('long-stems', ball(0.07, skin('#6B5A20', rough=0.8), at=(0.06, 0, 1.27), seg=16))
    part('one-leaf', green_leaf(1.05, 0.55, (0.06, 0, 1.26), -12, 4, bend=0.35, teeth=9))


@word('watermelon', View(tip=8), View(turn=0, tip=14, whole=True), View(tip=26, turn=24, roll=14))
def watermelon(whole=False):
    light, dark, pale = rgb('#8CC63F'), rgb('#1F6B2A'), rgb('#F2F7D0')

    def stripes(p, across=1.0):
        angle = math.atan2(p.y, p.x)
        wave = math.sin(angle * 9 + 1.3 * grain((p.x, p.y, p.z * 2.2), 2.0)) + 0.5 * grain(p, 5)
        return mix(light, dark, step(-0.1, 0.35, wave))

    if whole:
        body = lathe(
            sphere_profile(lambda t: (0.98 * math.sin(t) + 1e-4, -1.12 * math.cos(t)), 140),
            skin(painted=True, rough=0.25, coat=0.3, rim=0.25),
            seg=360,
            paint=stripes,
        )
        stem = tube([(0, 0, 1.1), (0.03, 0, 1.25), (0.12, 0, 1.36)], [0.06, 0.045, 0.05], skin('#7A8B32', rough=0.7), seg=16, count=16)
        part('green-skin', body)
        move([body, stem], turn=(0, 70, 0))
        return
    red, soft = rgb('#F22B36'), rgb('#FF5A5E')
    thick, radius, rings = 0.34, 1.5, 90
    for side in (-1, 1):
        vertices, faces, seg = [], [], 200
        for i in range(seg + 1):
            angle = math.pi + math.pi * i / seg
            vertices += [
                (radius * k / rings * math.cos(angle), side * thick, radius * k / rings * math.sin(angle)) for k in range(rings + 1)
            ]
        faces = [
            (i * (rings + 1) + k, i * (rings + 1) + k + 1, (i + 1) * (rings + 1) + k + 1, (i + 1) * (rings + 1) + k)
            for i in range(seg)
            for k in range(rings)
        ]

        def paint(p):
            r = math.hypot(p.x, p.z)
            colour = mix(red, soft, 0.4 + grain(p, 7))
            colour = mix(colour, pale, step(1.3, 1.37, r))
            return mix(colour, light, step(1.42, 1.45, r))

        face = solid(vertices, faces, skin(painted=True, rough=0.3, bump=0.15, bump_scale=10, rim=0.04), paint)
        mark(face, 'red-inside', lambda p: math.hypot(p.x, p.z) < 1.33)
        mark(face, 'green-skin', lambda p: math.hypot(p.x, p.z) > 1.42)
    across = 24
    vertices = []
    for i in range(201):
        angle = math.pi + math.pi * i / 200
        for k in range(across + 1):
            y = thick * (2 * k / across - 1)
            r = radius + 0.03 * (1 - (2 * k / across - 1) ** 2)
            vertices.append((r * math.cos(angle), y, r * math.sin(angle)))
    faces = [
        (i * (across + 1) + k, (i + 1) * (across + 1) + k, (i + 1) * (across + 1) + k + 1, i * (across + 1) + k + 1)
        for i in range(200)
        for k in range(across)
    ]
    rind = solid(
        vertices,
        faces,
        skin(painted=True, rough=0.25, rim=0.2),
        lambda p: mix(light, dark, step(-0.1, 0.3, math.sin(math.atan2(p.z, p.x) * 16 + 2 * grain(p, 2)))),
    )
    part('green-skin', rind)
    top = [(x, y, 0) for x in [radius * (2 * i / 80 - 1) for i in range(81)] for y in (-thick, thick)]
    upper = solid(
        top,
        [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(80)],
        skin(painted=True, rough=0.3, rim=0.04),
        lambda p: mix(mix(red, pale, step(1.28, 1.36, abs(p.x))), light, step(1.42, 1.45, abs(p.x))),
    )
    mark(upper, 'red-inside', lambda p: abs(p.x) < 1.33)
    mark(upper, 'green-skin', lambda p: abs(p.x) > 1.42)
    seed = skin('#1C120C', rough=0.2, coat=0.6, rim=0.2)
    for side in (-1, 1):
        for reach, count in ((0.55, 4), (0.92, 7)):
            for k in range(count):
                angle = math.pi + math.pi * (k + 0.5) / count
                pip = ball(0.075, seed, seg=24, shape=(0.62, 0.4, 1.15))
                part('black-seeds', pip)
                part('red-inside', pip)
                pip.location = (reach * math.cos(angle), side * (thick + 0.005), reach * math.sin(angle))
                pip.rotation_euler = (0, math.pi / 2 - angle, 0)


@word('melon', View(tip=14))
def melon():
    body = lathe(
        sphere_profile(lambda t: (math.sin(t) + 1e-4, -0.97 * math.cos(t) - 0.06 * math.exp(-(((math.pi - t) / 0.25) ** 2))), 140),
        skin(painted=True, rough=0.5, rim=0.15),
        seg=400,
        paint=net,
    )
    part('round', body)
    mark(body, 'lines-on-the-skin', cracks)
    stem = tube(
        [(0, 0, 0.86), (0.02, 0, 1.05), (0.22, 0, 1.14)],
        [0.09, 0.05, 0.06],
        skin('#8E9A55', rough=0.7, bump=0.3, rim=0.2),
        seg=20,
        count=20,
    )
    part('stem-like-a-hook', stem)
    return body, stem


def cracks(p):
    near = noise.voronoi((p.x * 5, p.y * 5, p.z * 4))[0]
    return step(0.09, 0.03, near[1] - near[0])


def net(p):
    green, cream = rgb('#9CC25A'), rgb('#F1EBC0')
    return mix(mix(green, cream, 0.2 + 0.2 * grain(p, 2)), cream, cracks(p))


@word('peach', View(tip=18, turn=52))
def peach():
    gold, blush = rgb('#FFB347'), rgb('#EE4B3A')

    def place(x, y, z, angle):
        crease = 1 - 0.085 * math.exp(-(((angle - math.pi * 1.2) / 0.085) ** 2)) * step(-1.0, 0.0, z)
        return (x * crease, y * crease, z)

    def aside(p):
        return math.atan2(p.y, p.x) % TAU - math.pi * 1.2

    def paint(p):
        line = math.exp(-((aside(p) / 0.06) ** 2))
        return mix(gold, blush, step(-0.35, 0.5, p.x * -0.5 + p.z * 0.35 + 0.6 * grain(p, 1.4)) * 0.85 + 0.5 * line)

    body = lathe(
        sphere_profile(
            lambda t: (
                math.sin(t) + 1e-4,
                -0.94 * math.cos(t) - 0.3 * math.exp(-(((math.pi - t) / 0.26) ** 2)) - 0.05 * math.exp(-((t / 0.2) ** 2)),
            ),
            100,
        ),
        skin(painted=True, rough=0.75, bump=0.03, bump_scale=90, rim=0.22),
        seg=256,
        deform=place,
        paint=paint,
    )
    part('round', body)
    mark(body, 'line-down-the-side', lambda p: step(0.09, 0.075, abs(aside(p))))
    stalk((0, 0, 0.55), (0.0, 0, 0.72), (0.03, 0, 0.85))
    part('two-leaves', green_leaf(1.0, 0.4, (0.03, 0, 0.78), 15, 20, bend=0.3))
    part('two-leaves', green_leaf(0.8, 0.34, (0.0, 0, 0.78), 160, 26, bend=0.3))


@word('kiwi', View(tip=36, turn=20))
def kiwi():
    fur = skin('#9A6B35', rough=0.85, bump=0.35, bump_scale=45, mottle=0.25, mottle_scale=8, rim=0.3)
    lathe(sphere_profile(lambda t: (math.sin(t / 2) + 1e-4, -1.05 * math.cos(t / 2))), fur)
    green, light, white, brown, seed = rgb('#6FB31E'), rgb('#A6D84A'), rgb('#F6F4D8'), rgb('#8A5A2A'), rgb('#161008')

    def paint(p):
        r, angle = math.hypot(p.x, p.y), math.atan2(p.y, p.x)
        rays = 0.5 + 0.5 * math.sin(angle * 34 + 2 * grain((math.cos(angle) * 5, math.sin(angle) * 5, 0), 2))
        colour = mix(green, light, rays * step(0.98, 0.3, r) * 0.7 + 0.35 * step(0.62, 0.3, r))
        colour = mix(white, colour, step(0.24, 0.34, r + 0.05 * math.sin(angle * 3)))
        for offset, ring in ((0, 0.46), (0.5, 0.58)):
            place = (angle / TAU * 18 + offset) % 1 - 0.5
            colour = mix(colour, seed, step(1.0, 0.75, math.hypot((r - ring) / 0.052, place * TAU * ring / 18 / 0.024)))
        return mix(colour, brown, step(0.95, 0.97, r))

    face = disc(1.0, skin(painted=True, rough=0.25, coat=0.2, rim=0.04), rings=150, seg=560, paint=paint, dome=0.04)
    mark(face, 'green-inside', lambda p: math.hypot(p.x, p.y) < 0.95)
    mark(face, 'ring-of-seeds', lambda p: 0.39 < math.hypot(p.x, p.y) < 0.65)
    mark(face, 'light-middle', lambda p: math.hypot(p.x, p.y) + 0.05 * math.sin(math.atan2(p.y, p.x) * 3) < 0.3)


@word('mango', View(tip=10, roll=-24))
def mango():
    gold, red, green = rgb('#FFB41F'), rgb('#EE3B24'), rgb('#7FAE2C')

    def place(x, y, z, angle):
        bend = 0.22 * z * z
        return (x * 1.0 + bend - 0.1 * z, y * 0.82, z * 1.18)

    def paint(p):
        share = step(-0.2, 0.9, p.x * -0.5 + p.z * 0.55 + 0.45 * grain(p, 1.2))
        colour = mix(gold, red, share)
        return mix(colour, green, step(0.25, 0.9, -p.z * 0.3 + p.x * 0.4 + 0.5 * grain((p.x + 5, p.y, p.z), 1.1)) * 0.55)

    body = lathe(
        sphere_profile(lambda t: ((0.86 + 0.1 * math.cos(t)) * math.sin(t) + 1e-4, -math.cos(t)), 100),
        skin(painted=True, rough=0.3, coat=0.2, rim=0.12),
        seg=192,
        deform=place,
        paint=paint,
    )
    part('oval-and-smooth', body)
    stalk((0.12, 0, 1.15), (0.13, 0, 1.28), (0.18, 0, 1.42), thick=0.05)
    part('small-leaf', green_leaf(0.85, 0.3, (0.15, 0, 1.32), 175, 24, bend=0.3))


@word('blueberries', View(tip=40))
def blueberries():
    for index, (x, y, z, tilt, turn) in enumerate(
        [
            (-0.62, 0, 0, 26, -40),
            (0.62, -0.1, -0.02, 34, 30),
            (0.02, 0.62, 0.1, 8, 0),
            (0.0, -0.62, -0.2, 40, -12),
            (0.02, 0.02, 0.86, 24, 14),
        ]
    ):
        blue, bloom, dark = rgb('#2B45B4'), rgb('#7F9CEB'), rgb('#141A44')

        def paint(p):
            crown = math.hypot(p.x, p.y) if p.z > 0 else 9
            colour = mix(blue, bloom, 0.42 + 0.75 * grain((p.x + index, p.y, p.z), 1.8))
            return mix(colour, dark, step(0.24, 0.15, crown) * 0.95)

        def place(x, y, z, angle):
            radius = math.hypot(x, y)
            if z > 0:
                star = 0.24 * (1 + 0.16 * math.cos(5 * angle))
                z += 0.11 * math.exp(-(((radius - star) / 0.055) ** 2)) - 0.2 * step(star, star * 0.55, radius)
            return (x, y, z)

        berry = lathe(
            sphere_profile(lambda t: (0.66 * math.sin(t) + 1e-4, -0.58 * math.cos(t)), 120),
            skin(painted=True, rough=0.5, rim=0.45, rim_colour='#C9D8FF'),
            seg=160,
            deform=place,
            paint=paint,
        )
        mark(berry, 'crown-on-top', lambda p: p.z > 0 and math.hypot(p.x, p.y) < 0.31)
        mark(berry, 'small-and-round', lambda p: p.z <= 0 or math.hypot(p.x, p.y) >= 0.31)
        move(berry, at=(x, y, z), turn=(tilt, 0, turn))
    green_leaf(0.9, 0.5, (0.1, 0.25, 1.1), 25, 16, bend=0.3)


@word('coconut', View(tip=34, turn=10))
def coconut():
    brown, pale = rgb('#7A4A22'), rgb('#B98A52')

    def hair(p):
        angle = math.atan2(p.y, p.x)
        fibre = grain((math.cos(angle) * 14, math.sin(angle) * 14, p.z * 1.5), 1.5)
        return mix(brown, pale, 0.4 + 0.9 * fibre)

    shell = skin(painted=True, rough=0.85, bump=0.5, bump_scale=14, stretch=(2, 2, 0.35), rim=0.4)
    bowl = [*sphere_profile(lambda t: (math.sin(t / 2) + 1e-4, -math.cos(t / 2)), 110), (0.93, 0.01)]
    part('hard-brown-shell', lathe(bowl, shell, seg=320, paint=hair))
    white = skin('#E6DFD0', rough=0.4, coat=0.2, rim=0.03)
    inside = lathe(
        [
            (0.935, 0.012),
            (0.9, 0.02),
            (0.76, 0.015),
            (0.72, -0.02),
            *[(0.72 * math.cos(math.pi / 2 * k / 40) + 1e-4, -0.66 * math.sin(math.pi / 2 * k / 40)) for k in range(1, 41)],
        ],
        white,
    )
    part('white-inside', inside)


@word('avocado', View(tip=4, turn=16))
def avocado():
    outline = smooth_profile(
        [(0.0, -1.05), (0.3, -1.02), (0.7, -0.75), (0.86, -0.3), (0.76, 0.2), (0.52, 0.65), (0.4, 0.95), (0.24, 1.14), (0.0, 1.18)], 110
    )
    rind = skin('#4F8A2A', rough=0.4, bump=0.4, bump_scale=12, mottle=0.25, mottle_scale=7, rim=0.6, rim_colour='#D8FFB0')
    part('like-a-pear', lathe(outline, rind, seg=96, upto=math.pi))
    edge, green, yellow = rgb('#5FA034'), rgb('#A8CF4A'), rgb('#F3EBA0')
    ring = [*outline, *[(-r, z) for r, z in reversed(outline[1:-1])]]
    rings, count = 80, len(ring)
    spots = [(x * (1 - k / rings), -0.0004 * k, -0.25 + (z + 0.25) * (1 - k / rings)) for k in range(rings + 1) for x, z in ring]
    shares = iter([k / rings for k in range(rings + 1) for _ in ring])

    def paint(p):
        share = next(shares)
        return mix(mix(mix(edge, green, step(0.03, 0.06, share)), yellow, step(0.08, 0.42, share)), yellow, 0.15 * grain(p, 6))

    face = solid(
        spots,
        [
            (k * count + i, (k + 1) * count + i, (k + 1) * count + (i + 1) % count, k * count + (i + 1) % count)
            for k in range(rings)
            for i in range(count)
        ],
        skin(painted=True, rough=0.35, coat=0.2, rim=0.04),
        paint,
    )
    part('green-inside', face)
    pit = skin('#8A4A1C', rough=0.28, coat=0.4, mottle=0.25, mottle_scale=3, rim=0.2)
    part('like-a-pear', face, part('big-brown-stone', ball(0.42, pit, at=(0, -0.12, -0.3), shape=(1, 0.85, 1.05))))
