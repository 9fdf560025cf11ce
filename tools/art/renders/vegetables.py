"""Vegetables."""
import math
import random

import bpy
from mathutils import Vector, noise

from kit import (
    TAU,
    View,
    ball,
    curve,
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


def green(colour='#4FA02A', **more):
    return skin(colour, rough=0.5, mottle=0.25, mottle_scale=6, rim=0.15, **more)


@word('carrot', View(roll=40, tip=12), View(roll=-30, tip=24, turn=70), View(roll=115, tip=30, turn=20))
def carrot():
    orange, deep, light = rgb('#FF7A12'), rgb('#D9560A'), rgb('#FF9838')
    rings = [(random.random(), random.random() * TAU, 0.4 + random.random()) for _ in range(34)]

    def thick(t):
        return max(0.02, 0.44 * t**0.62 * (1 - 0.45 * max(0, (t - 0.88) / 0.12) ** 2.2))

    def to_line(p):
        """Returns how far a point is from the nearest line across."""
        t = (p.z + 1.6) / 2.4
        angle = math.atan2(p.y, p.x) % TAU
        return min((abs(t - at) for at, where, wide in rings if abs((angle - where + math.pi) % TAU - math.pi) < wide), default=1)

    def paint(p):
        line = math.exp(-((to_line(p) / 0.004) ** 2))
        return mix(mix(orange, light, 0.4 + grain((p.x, p.y, p.z * 4), 2)), deep, line * 0.8)

    def section(angle, t):
        return 1 + 0.03 * grain((math.cos(angle), math.sin(angle), t * 16), 1.2)

    root = tube(
        [(0.05, 0, -1.6), (0.03, 0, -0.9), (-0.02, 0, -0.1), (0, 0, 0.8)],
        thick,
        skin(painted=True, rough=0.42, bump=0.12, bump_scale=6, stretch=(1, 1, 6), rim=0.1),
        seg=96,
        count=220,
        paint=paint,
        section=section,
    )
    part('long-and-pointed', root)
    mark(root, 'lines-across', lambda p: step(0.009, 0.006, to_line(p)))
    stem = green('#6DBB33')
    for k in range(11):
        angle, reach = TAU * k / 11 + random.random(), 0.25 + 0.5 * random.random()
        tip = Vector((reach * math.cos(angle), reach * math.sin(angle), 1.75 + 0.5 * random.random()))
        line = [
            Vector((0.1 * math.cos(angle), 0.1 * math.sin(angle), 0.68)),
            Vector((reach * 0.3 * math.cos(angle), reach * 0.3 * math.sin(angle), 1.2)),
            tip,
        ]
        part('green-top', tube(line, [0.05, 0.035, 0.02], stem, seg=10, count=14))
        for at in curve(line, 12)[5:]:
            for side in (0, 120, 240):
                blade = leaf(0.26, 0.13, stem, at, math.degrees(angle) + side + random.uniform(-30, 30), 40, bend=0.2)
                part('green-top', blade)


@word('tomato', View(tip=24), View(tip=62, turn=40, roll=16), View(half=True, tip=34))
def tomato(half=False):
    red, deep = rgb('#E81A10'), rgb('#C90E0C')
    surface = skin(painted=True, rough=0.12, coat=0.6, rim=0.12, rim_colour='#FFB0A0')

    def paint(p):
        return mix(deep, red, 0.6 + grain(p, 1.4))

    if half:
        body = sphere_profile(lambda t: (1.06 * math.sin(t / 2) + 1e-4, -0.86 * math.cos(t / 2)))
        part('round-and-smooth', lathe(body, surface, paint=paint))
        wall, pulp, seed, jelly = rgb('#F0402C'), rgb('#F8735A'), rgb('#FFE7A0'), rgb('#D92A14')

        def inside(p):
            r, angle = math.hypot(p.x, p.y) / 1.06, math.atan2(p.y, p.x)
            place = (angle / TAU * 5) % 1
            gap = min(place, 1 - place)
            room = step(0.1, 0.16, gap + 0.03 * math.sin(r * 9)) * step(0.85, 0.8, r) * step(0.3, 0.36, r)
            colour = mix(mix(wall, pulp, step(0.5, 0.1, r)), jelly, room)
            cells = noise.voronoi((p.x * 8, p.y * 8, 0))[0][0]
            return mix(colour, seed, room * step(0.3, 0.2, cells) * step(0.36, 0.44, r) * step(0.82, 0.74, r))

        face = skin(painted=True, rough=0.15, coat=0.5, rim=0.04)
        part('round-and-smooth', disc(1.06, face, rings=120, seg=420, paint=inside, dome=0.02))
        return

    def lobes(x, y, z, angle):
        size = 1 + 0.03 * math.cos(6 * angle) * max(0, z + 0.2)
        return (x * size, y * size, z)

    body = lathe(
        sphere_profile(
            lambda t: (
                1.06 * math.sin(t) + 1e-4,
                -0.84 * math.cos(t) - 0.2 * math.exp(-(((math.pi - t) / 0.32) ** 2)) + 0.06 * math.exp(-((t / 0.3) ** 2)),
            )
        ),
        surface,
        seg=192,
        deform=lobes,
        paint=paint,
    )
    part('round-and-smooth', body)
    star = green('#3F9427')
    for k in range(6):
        blade = leaf(0.85, 0.24, star, (0, 0, 0.7), 60 * k + 10 * random.random(), 24 + 8 * random.random(), bend=0.36, fold=0.12)
        part('green-star', blade)
    part('green-star', tube([(0, 0, 0.64), (0.01, 0, 0.82), (0.09, 0, 1.02)], [0.07, 0.055, 0.065], star, seg=16, count=16))


@word(
    'potato',
    View(tip=10, roll=20),
    View(tip=14, turn=150, roll=-64, colours=('#C9605A', '#A8443F', '#6E2A28'), long=1.5),
    View(tip=24, turn=60, roll=30, colours=('#EBCB86', '#D9B264', '#A27A3C'), long=1.14),
)
def potato(colours=('#D2A460', '#B98544', '#7A5326'), long=1.32):
    tan, brown, dark = (rgb(each) for each in colours)
    eyes = [(1.1, 0.3), (-0.4, 0.6), (0.5, -0.5), (2.3, -0.2), (3.4, 0.4), (4.4, -0.6), (4.9, 0.35), (5.6, -0.1)]

    def dents(angle, z):
        return max(math.exp(-(((angle - at + math.pi) % TAU - math.pi) ** 2 / 0.012 + (z - height) ** 2 / 0.004)) for at, height in eyes)

    def place(x, y, z, angle):
        lump = 1 + 0.13 * grain((x, y, z), 0.8) - 0.06 * dents(angle, z)
        return (x * lump, y * lump * 0.85, z * long + 0.1 * x)

    def dark_of(p):
        angle, z = math.atan2(p.y / 0.85, p.x) % TAU, (p.z - 0.1 * p.x) / long
        spots = step(0.42, 0.6, grain((p.x * 6, p.y * 6, p.z * 6), 1.3))
        return 0.75 * dents(angle, z) + 0.5 * spots

    def paint(p):
        return mix(mix(tan, brown, 0.4 + grain(p, 2)), dark, dark_of(p))

    body = lathe(
        sphere_profile(lambda t: (0.98 * math.sin(t) ** 0.9 + 1e-4, -math.cos(t)), 120),
        skin(painted=True, rough=0.8, bump=0.25, bump_scale=22, rim=0.2),
        seg=256,
        deform=place,
        paint=paint,
    )
    part('lumpy-and-round', body)
    mark(body, 'small-dark-spots', lambda p: step(0.22, 0.3, dark_of(p)))


@word('onion', View(tip=12))
def onion():
    gold, deep, pale = rgb('#D98A2B'), rgb('#A85A14'), rgb('#F2C57A')

    def lines(p):
        angle = math.atan2(p.y, p.x)
        return math.sin(angle * 26 + 2.5 * grain((math.cos(angle) * 2, math.sin(angle) * 2, p.z * 0.5), 1.5))

    def paint(p):
        angle = math.atan2(p.y, p.x)
        colour = mix(gold, deep, step(0.75, 1.0, lines(p)) * 0.8 + step(0.8, 1.25, p.z) * 0.5)
        return mix(colour, pale, 0.3 + 0.6 * grain((math.cos(angle), math.sin(angle), p.z * 0.6), 1.6))

    bulb = lathe(
        smooth_profile(
            [
                (0.0, -0.86),
                (0.4, -0.84),
                (0.85, -0.5),
                (1.0, 0.0),
                (0.86, 0.45),
                (0.5, 0.78),
                (0.24, 0.98),
                (0.15, 1.2),
                (0.17, 1.42),
                (0.0, 1.44),
            ],
            120,
        ),
        skin(painted=True, rough=0.28, coat=0.2, rim=0.15),
        seg=360,
        paint=paint,
    )
    mark(bulb, 'round', lambda p: p.z < 0.74)
    mark(bulb, 'pointed-top', lambda p: p.z >= 0.74)
    mark(bulb, 'lines-down-the-skin', lambda p: step(0.7, 0.85, lines(p)) * step(0.84, 0.74, p.z))
    root = skin('#E8D6A8', rough=0.8, rim=0.1)
    for k in range(18):
        angle = TAU * k / 18
        tube(
            [
                (0.1 * math.cos(angle), 0.1 * math.sin(angle), -0.84),
                (0.2 * math.cos(angle), 0.2 * math.sin(angle), -0.95),
                (0.3 * math.cos(angle), 0.3 * math.sin(angle), -1.02 - 0.08 * random.random()),
            ],
            0.015,
            root,
            seg=6,
            count=8,
        )


@word('garlic', View(tip=10))
def garlic():
    white, rose, line = rgb('#FBF6EA'), rgb('#E3C8D6'), rgb('#C9B59A')
    cloves = 8

    def place(x, y, z, angle):
        bulge = abs(math.sin(angle * cloves / 2)) ** 0.6
        size = 0.84 + 0.16 * bulge * step(0.75, 0.2, z) + 0.12 * step(0.2, 0.8, z)
        return (x * size, y * size, z)

    def paint(p):
        angle = math.atan2(p.y, p.x)
        streak = grain((math.cos(angle) * 8, math.sin(angle) * 8, p.z * 0.7), 1.4)
        return mix(mix(white, rose, step(0.1, 0.6, streak) * 0.8), line, step(0.3, 0.05, abs(math.sin(angle * cloves / 2))) * 0.35)

    bulb = lathe(
        smooth_profile(
            [
                (0.0, -0.68),
                (0.35, -0.7),
                (0.8, -0.5),
                (1.02, -0.1),
                (0.88, 0.3),
                (0.5, 0.6),
                (0.24, 0.85),
                (0.16, 1.15),
                (0.13, 1.5),
                (0.0, 1.52),
            ],
            110,
        ),
        skin(painted=True, rough=0.5, bump=0.08, bump_scale=10, stretch=(2, 2, 0.3), rim=0.08),
        seg=320,
        deform=place,
        paint=paint,
    )
    mark(bulb, 'fat-round-bottom', lambda p: p.z < 0.58)
    mark(bulb, 'thin-neck-on-top', lambda p: p.z >= 0.58)


@word('eggplant', View(roll=36, tip=8))
def eggplant():
    def thick(t):
        return max(0.02, (0.34 + 0.36 * (1 - t) ** 0.9) * math.sqrt(max(0, 1 - (1 - min(1, t / 0.24)) ** 2)))

    body = tube(
        [(0.25, 0, -1.45), (0.08, 0, -0.6), (-0.05, 0, 0.3), (0.1, 0, 1.1)],
        thick,
        skin('#5B1A78', rough=0.12, coat=0.7, rim=0.9, rim_colour='#D79AFF'),
        seg=96,
        count=120,
    )
    part('smooth-purple-skin', body)
    mark(body, 'fat-round-end', lambda p: step(-0.28, -0.3, p.z))
    cap_green = green('#5C9A2E')
    part('green-cap', tube([(0.02, 0, 0.92), (0.1, 0, 1.1), (0.14, 0, 1.24)], [0.37, 0.34, 0.1], cap_green, seg=48, count=20))
    for k in range(5):
        blade = leaf(
            0.55,
            0.34,
            cap_green,
            (0.08 + 0.22 * math.cos(TAU * k / 5), 0.22 * math.sin(TAU * k / 5), 1.12),
            72 * k,
            -38,
            bend=0.55,
            fold=-0.1,
        )
        part('green-cap', blade)
    part('green-cap', tube([(0.12, 0, 1.15), (0.18, 0, 1.4), (0.34, 0, 1.62)], [0.12, 0.09, 0.11], cap_green, seg=24, count=20))


@word('cucumber', View(roll=55, tip=10))
def cucumber():
    dark, mid, light = rgb('#2F7D22'), rgb('#4C9E2E'), rgb('#9CCB5A')

    def thick(t):
        return max(0.03, 0.36 * (1 - abs(2 * t - 1) ** 5) ** 0.6)

    def bumps(p):
        return grain((p.x * 5, p.y * 5, p.z * 5), 1.4)

    def paint(p):
        angle = math.atan2(p.y, p.x)
        stripe = math.sin(angle * 8 + grain((p.x, p.y, p.z), 1.5))
        warts = step(0.5, 0.7, bumps(p))
        return mix(
            mix(mid, dark, 0.5 + 0.4 * stripe),
            light,
            0.5 * step(0.5, 1.0, stripe) * step(0.4, -1.4, p.z) + 0.4 * warts + step(-1.3, -1.6, p.z) * 0.5,
        )

    body = tube(
        [(0.16, 0, -1.65), (-0.02, 0, -0.6), (-0.04, 0, 0.5), (0.14, 0, 1.65)],
        thick,
        skin(painted=True, rough=0.28, bump=0.3, bump_scale=9, rim=0.25),
        seg=128,
        count=200,
        paint=paint,
        section=lambda a, t: 1 + 0.02 * math.cos(5 * a) + 0.02 * max(0, grain((math.cos(a) * 4, math.sin(a) * 4, t * 26), 1.0)),
    )
    part('long-and-round', body)
    mark(body, 'small-bumps', lambda p: step(0.42, 0.5, bumps(p)))
    tube([(0.13, 0, 1.6), (0.18, 0, 1.78), (0.24, 0, 1.86)], [0.09, 0.06, 0.07], green('#7FB04A'), seg=16, count=14)


@word('pepper', View(tip=16, turn=20))
def pepper():
    def place(x, y, z, angle):
        lobe = 0.86 + 0.14 * abs(math.cos(angle * 2)) ** 0.6
        radius = math.hypot(x, y)
        down = -0.13 * math.cos(angle * 4) * (1 if z < 0 else -0.6) * step(0.1, 0.5, radius) * step(0.95, 0.5, radius)
        return (x * lobe, y * lobe, z + down)

    body = lathe(
        smooth_profile(
            [
                (0.0, -0.82),
                (0.2, -0.9),
                (0.5, -1.02),
                (0.76, -0.85),
                (0.86, -0.4),
                (0.94, 0.2),
                (0.96, 0.6),
                (0.8, 0.92),
                (0.5, 0.98),
                (0.22, 0.8),
                (0.0, 0.68),
            ],
            120,
        ),
        skin('#2FA81E', rough=0.12, coat=0.6, mottle=0.12, mottle_scale=2, rim=0.15),
        seg=240,
        deform=place,
    )
    part('big-bumps', body)
    stem = green('#6AA53A', bump=0.2, bump_scale=8)
    part('curved-stem-on-top', lathe([(0.3, 0.74), (0.26, 0.8), (0.14, 0.84), (0.1, 0.9)], stem))
    part('curved-stem-on-top', tube([(0, 0, 0.78), (0.02, 0, 1.05), (0.16, 0, 1.3)], [0.13, 0.1, 0.14], stem, seg=24, count=20))


@word('chili-pepper', View(roll=20, tip=10))
def chili_pepper():
    def thick(t):
        return max(0.015, 0.3 * t**0.55 * (1 if t < 0.9 else 1 - 2.5 * (t - 0.9)))

    pod = tube(
        [(-0.55, 0, -1.55), (-0.3, 0, -0.85), (0.02, 0, -0.1), (0.1, 0, 0.75)],
        thick,
        skin('#E0140C', rough=0.1, coat=0.7, mottle=0.1, rim=0.15, rim_colour='#FF9A80'),
        seg=64,
        count=120,
        section=lambda a, t: 1 + 0.05 * grain((math.cos(a), math.sin(a), t * 4), 1.2),
    )
    mark(pod, 'long-pointed-end', lambda p: step(-0.3, -0.32, p.z))
    stem = green('#4F9A2A')
    collar = tube(
        [(0.085, 0, 0.62), (0.1, 0, 0.76), (0.11, 0, 0.9)],
        [0.27, 0.26, 0.08],
        stem,
        seg=40,
        count=20,
        section=lambda a, t: 1 + 0.06 * math.cos(6 * a),
    )
    part('green-cap', collar, tube([(0.1, 0, 0.8), (0.14, 0, 1.15), (0.38, 0, 1.5)], [0.09, 0.06, 0.075], stem, seg=20, count=24))


@word('mushroom', View(tip=8))
def mushroom():
    white, cream = rgb('#FFF8E8'), rgb('#E4D4B0')
    stem = lathe(
        smooth_profile([(0.0, -1.1), (0.36, -1.08), (0.42, -0.85), (0.32, -0.4), (0.28, 0.1), (0.3, 0.3)], 60),
        skin(painted=True, rough=0.6, bump=0.1, rim=0.08),
        seg=96,
        paint=lambda p: mix(white, cream, 0.3 + 0.5 * grain((p.x * 4, p.y * 4, p.z), 1.5)),
    )
    part('thick-short-stem', stem)

    def gills(p):
        return mix(white, cream, 0.5 + 0.5 * math.sin(math.atan2(p.y, p.x) * 60))

    below = [(0.28, 0.3), (0.5, 0.18), (0.8, 0.1), (1.0, 0.08)]
    part('round-cap', lathe(below, skin(painted=True, rough=0.6), seg=360, paint=gills))
    dome = smooth_profile([(1.0, 0.08), (1.08, 0.14), (1.04, 0.36), (0.84, 0.72), (0.5, 0.98), (0.0, 1.08)], 90)
    part('round-cap', lathe(dome, skin('#E3161A', rough=0.2, coat=0.5, mottle=0.08, rim=0.12, rim_colour='#FFA0A0'), seg=128))
    spot = skin('#FFFDF4', rough=0.7, bump=0.2, bump_scale=14, rim=0.05)
    for ring, count, size in ((14, 9, 0.11), (42, 7, 0.14), (66, 5, 0.13), (88, 1, 0.15)):
        for k in range(count):
            radius, height = dome[ring]
            angle = TAU * (k + 0.37 * ring / 14) / count + random.uniform(-0.15, 0.15)
            at = Vector((radius * math.cos(angle), radius * math.sin(angle), height))
            wart = ball(size * random.uniform(0.8, 1.15), spot, seg=24, shape=(1, 1, 0.36))
            part('round-cap', part('white-spots', wart))
            slope = Vector((dome[ring - 1][1] - dome[min(ring + 1, 89)][1], 0, dome[ring - 1][0] - dome[min(ring + 1, 89)][0]))
            out = Vector((-slope.x * math.cos(angle), -slope.x * math.sin(angle), slope.z)).normalized() if ring < 88 else Vector((0, 0, 1))
            wart.rotation_euler = out.to_track_quat('Z', 'Y').to_euler()
            wart.location = at


@word('pumpkin', View(tip=14))
def pumpkin():
    ribs = 12

    def place(x, y, z, angle):
        rib = 0.86 + 0.14 * abs(math.sin(angle * ribs / 2)) ** 0.55
        return (x * rib, y * rib, z * (0.94 + 0.06 * rib))

    orange, deep = rgb('#FF8A14'), rgb('#D65A06')

    def paint(p):
        valley = abs(math.sin(math.atan2(p.y, p.x) * ribs / 2))
        return mix(mix(deep, orange, step(0.0, 0.5, valley)), orange, 0.3 + grain((p.x, p.y, p.z * 0.4), 3) * 0.5)

    body = lathe(
        sphere_profile(
            lambda t: (
                1.22 * math.sin(t) ** 0.85 + 1e-4,
                -0.92 * math.cos(t) - 0.26 * math.exp(-(((math.pi - t) / 0.34) ** 2)) + 0.2 * math.exp(-((t / 0.34) ** 2)),
            ),
            110,
        ),
        skin(painted=True, rough=0.36, bump=0.05, bump_scale=16, rim=0.12),
        seg=480,
        deform=place,
        paint=paint,
    )
    stem = tube(
        [(0, 0, 0.52), (0.02, 0, 0.85), (0.1, 0, 1.1), (0.3, 0, 1.28)],
        [0.24, 0.15, 0.13, 0.17],
        skin('#6E8B33', rough=0.7, bump=0.4, bump_scale=5, mottle=0.2, stretch=(3, 3, 0.6), rim=0.25),
        seg=48,
        count=30,
        section=lambda a, t: 1 + 0.12 * math.cos(6 * a),
    )
    part('big-round-bumps', body)
    part('thick-green-stem', stem)


@word('radish', View(tip=10))
def radish():
    pink, deep, white = rgb('#E8175F'), rgb('#C20A48'), rgb('#FFF2F4')

    def paint(p):
        return mix(mix(pink, deep, 0.3 + grain(p, 2)), white, step(-0.62, -0.95, p.z))

    root = lathe(
        smooth_profile(
            [(0.0, -1.75), (0.02, -1.5), (0.05, -1.15), (0.2, -0.85), (0.6, -0.5), (0.78, 0.0), (0.7, 0.4), (0.4, 0.66), (0.0, 0.72)], 120
        ),
        skin(painted=True, rough=0.22, coat=0.3, rim=0.15),
        seg=128,
        paint=paint,
        deform=lambda x, y, z, a: (x + 0.12 * max(0, -0.8 - z) ** 1.5, y, z),
    )
    mark(root, 'round-and-pink', lambda p: p.z > -0.78)
    mark(root, 'thin-tail', lambda p: p.z <= -0.78)
    stem, blade = green('#B5D88A'), green('#4CA52A')
    for k in range(5):
        angle = 72 * k + 20
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        line = [(0.06 * x, 0.06 * y, 0.62), (0.16 * x, 0.16 * y, 1.0), (0.32 * x, 0.32 * y, 1.3)]
        part('leaves-on-top', tube(line, [0.07, 0.05, 0.04], stem, seg=14, count=16))
        part('leaves-on-top', leaf(0.95, 0.55, blade, (0.28 * x, 0.28 * y, 1.22), angle, 66, bend=0.25, wave=0.04))


@word('corn', View(tip=8, roll=14), View(tip=14, roll=64, bare=True), View(tip=20, turn=40, roll=-30, colour='#F6B41C'))
def corn(colour='#FFD21F', bare=False):
    """Models corn; `bare` leaves out its leaves."""
    kernel, deep = skin(colour, rough=0.2, coat=0.4, mottle=0.12, mottle_scale=2, rim=0.1), skin('#E8A90C', rough=0.5)

    def reach(z):
        return 0.5 * max(0.05, 1 - max(0, z / 1.55) ** 3.2) * (1 - max(0, -z - 0.9) * 0.3)

    core = [(max(1e-3, reach(z) - 0.05), z) for z in [(-1.05 if bare else -1.4) + 2.95 * k / 60 for k in range(61)]]
    part('rows-of-yellow-seeds', lathe([each for each in core if each[1] < 1.56], deep))
    seed = ball(0.115, kernel, seg=20)
    mesh = seed.data
    rows = 14
    for row in range(rows):
        for k in range(25):
            z = -0.9 + 0.112 * k + 0.02 * (row % 2)
            if z > 1.5:
                continue
            angle = TAU * row / rows
            size = min(1.0, 0.35 + reach(z) * 1.35)
            copy = part('rows-of-yellow-seeds', bpy.data.objects.new('kernel', mesh))
            bpy.context.scene.collection.objects.link(copy)
            copy.location = (reach(z) * math.cos(angle), reach(z) * math.sin(angle), z)
            copy.rotation_euler = (0, 0, angle)
            copy.scale = (1.0 * size, 0.98 * size, 0.6)
    bpy.data.objects.remove(seed)
    if bare:
        return
    dark, light = rgb('#4FA02A'), rgb('#A9D46A')
    for k, (turn, lift, length) in enumerate(
        [(200, 72, 2.3), (340, 70, 2.2), (268, 60, 1.55), (90, 74, 2.4), (30, 66, 1.8), (150, 66, 1.8)]
    ):
        x, y = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        husk = skin(painted=True, rough=0.5, bump=0.15, bump_scale=5, stretch=(3, 3, 0.3), rim=0.15)
        blade = leaf(
            length,
            0.95,
            husk,
            (0.25 * x, 0.25 * y, -1.55),
            turn,
            lift,
            bend=0.16 + 0.06 * (k % 2),
            fold=0.45,
            paint=lambda p: mix(light, dark, step(-1.6, 0.4, p.z) * 0.8 + 0.3 * grain((p.x * 5, p.y * 5, p.z), 1.2)),
        )
        part('green-leaves', blade)
    part('green-leaves', tube([(0, 0, -1.3), (0, 0, -1.6), (0.03, 0, -1.85)], [0.42, 0.22, 0.18], green('#8CBF4F'), seg=32, count=20))


@word('peas', View(tip=6, roll=24))
def peas():
    pod = skin('#5DB52A', rough=0.35, mottle=0.12, rim=0.15)
    for side in (-1, 1):
        vertices, faces, count, across = [], [], 80, 24
        for i in range(count + 1):
            t = i / count
            x = 3.6 * t - 1.8
            half = 0.5 * math.sin(math.pi * t) ** 0.5
            for k in range(across + 1):
                angle = math.pi * k / across * 0.62 - math.pi / 2
                vertices.append((x, side * half * math.cos(angle) * 0.95, half * math.sin(angle) * 0.95 + 0.4 * (t - 0.5) ** 2))
        faces = [
            (i * (across + 1) + k, (i + 1) * (across + 1) + k, (i + 1) * (across + 1) + k + 1, i * (across + 1) + k + 1)
            for i in range(count)
            for k in range(across)
        ]
        shell = part('long-green-pod', solid(vertices, faces, pod))
        thick = shell.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = 0.05, -1 * side
        move(shell, turn=(52, 0, 0))
    pea = skin('#86D03A', rough=0.2, coat=0.3, mottle=0.08, rim=0.12)
    for k in range(7):
        t = (k + 1) / 8
        size = 0.27 * math.sin(math.pi * t) ** 0.35 + 0.02
        seed = part('round-peas-inside', ball(size, pea, seg=48))
        move(seed, at=(3.6 * t - 1.8, 0, 0.02 + 0.4 * (t - 0.5) ** 2))
    end = green('#5A9A2E')
    part('long-green-pod', tube([(-1.75, 0, 0.12), (-1.95, 0, 0.22), (-2.12, 0, 0.36)], [0.07, 0.05, 0.06], end, seg=16, count=16))
    part('long-green-pod', tube([(1.76, 0, 0.1), (1.9, 0, 0.16), (2.0, 0, 0.26)], [0.05, 0.02, 0.008], end, seg=12, count=12))


@word('broccoli', View(tip=8), View(tip=34, turn=40, roll=-18, tones=('#3F8F2A', '#86C84A')), View(tip=12, turn=20, roll=14, floret=True))
def broccoli(tones=('#2C7A1F', '#63B53A'), floret=False):
    """Models broccoli; `floret` is one small piece, cut off for cooking."""
    pale = skin('#A9D06A', rough=0.5, mottle=0.15, rim=0.12)
    stem = tube(
        [(0, 0, -1.5), (0, 0, -0.9), (0, 0, -0.2)],
        [0.2, 0.2, 0.34] if floret else [0.36, 0.34, 0.44],
        pale,
        seg=40,
        count=24,
        section=lambda a, t: 1 + 0.06 * math.cos(5 * a),
    )
    part('thick-stem', stem)
    heads = [(0, 0, 0.45, 0.5)] if floret else [(0, 0, 0.55, 0.62)]
    rings = ((0, 6, 0.28, 0.72, 0.46), (1, 8, -0.05, 0.86, 0.36), (2, 5, 0.78, 0.42, 0.38))
    for ring, count, height, reach, size in [(0, 5, 0.16, 0.46, 0.4)] if floret else rings:
        heads += [
            (
                reach * math.cos(TAU * (k + 0.4 * ring) / count),
                reach * math.sin(TAU * (k + 0.4 * ring) / count),
                height,
                size * random.uniform(0.92, 1.08),
            )
            for k in range(count)
        ]
    dark, light = (rgb(each) for each in tones)
    for x, y, z, size in heads:
        branch = [(0, 0, -0.6), (x * 0.6, y * 0.6, z - 0.45), (x * 0.9, y * 0.9, z)]
        part('thick-stem', tube(branch, [0.26, 0.18, 0.16], pale, seg=20, count=14))
        centre = Vector((x, y, z))

        def bumpy(px, py, pz, angle):
            near = noise.voronoi(Vector((px, py, pz)) / size * 3.4 + centre * 3)[0][0]
            grow = 1.08 - 0.26 * min(1, near)
            return (px * grow, py * grow, pz * grow * 0.85)

        def paint(p):
            away = (p - centre).length / size
            return mix(dark, light, step(0.78, 1.02, away))

        surface = skin(painted=True, rough=0.7, bump=0.6, bump_scale=22, rim=0.15)
        part('bumpy-round-top', ball(size, surface, at=(x, y, z), seg=110, deform=bumpy, paint=paint))


@word('sweet-potato-2', View(tip=12))
@word('sweet-potato-3', View(tip=20, turn=160, roll=-34, light='#B9607C', deep='#943F5E', fat=0.6))
def whole_sweet_potato(light='#D97A48', deep='#B4552A', fat=0.5):
    """Models a whole sweet potato. The one in food.py is cut open."""
    light, deep = rgb(light), rgb(deep)
    body = tube(
        [(-1.75, 0, -0.3), (-1.0, 0, -0.1), (-0.1, 0, 0.06), (0.9, 0, 0.02), (1.75, 0, 0.36)],
        lambda t: 0.03 + fat * math.sin(math.pi * (0.02 + 0.96 * t) ** 0.9) ** 1.25,
        skin(painted=True, rough=0.7, bump=0.25, bump_scale=7, stretch=(0.5, 1, 1), rim=0.2),
        seg=120,
        count=180,
        section=lambda a, t: 1 + 0.14 * grain((math.cos(a) * 0.7, math.sin(a) * 0.7, t * 3), 1.2),
        paint=lambda p: mix(light, deep, 0.45 + 0.6 * grain((p.x * 3, p.y * 1.5, p.z * 1.5), 1.2)),
    )
    mark(body, 'pointed-ends', lambda p: step(1.06, 1.1, abs(p.x)))
