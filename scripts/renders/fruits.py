"""Fruit."""
import math
import random

from kit import (TAU, View, ball, curve, disc, grain, lathe, leaf, mix, move, rgb, skin, smooth_profile, solid, step, tube, word)


def stalk(*points, thick=0.045):
    return tube(points, [thick, thick * 0.9, thick * 1.35], skin('#6B4520', rough=0.8, bump=0.4, bump_scale=12, rim=0.2), seg=16, count=20)


def green_leaf(length, width, at, turn, lift=25, **more):
    dark, light = rgb('#3E9A1E'), rgb('#63C12E')
    return leaf(length, width, skin(painted=True, rough=0.35, rim=0.12), at, turn, lift, paint=lambda p: mix(dark, light, 0.5 + grain(p, 6)), **more)


def sphere_profile(shape, count=72):
    return [shape(math.pi * i / count) for i in range(count + 1)]


def apple_profile(t):
    radius = math.sin(t) * (1 - 0.13 * math.cos(math.pi - t) * -1)
    height = -0.93 * math.cos(t) - 0.42 * math.exp(-((math.pi - t) / 0.36) ** 2) + 0.2 * math.exp(-(t / 0.33) ** 2)
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
    lathe(sphere_profile(apple_profile), skin(painted=True, rough=0.22, coat=0.4, rim=0.1), seg=192, deform=five_lobes, paint=paint)
    stalk((0, 0, 0.42), (0.02, 0, 0.66), (0.07, 0, 0.9), (0.15, 0, 1.1))


def half_apple(skin_colour):
    flesh, core, edge = rgb('#FFF6D8'), rgb('#E9DFA0'), rgb(skin_colour)
    outline = [apple_profile(math.pi * i / 90) for i in range(91)]
    lathe(outline, skin(skin_colour, rough=0.22, coat=0.4), seg=96, upto=math.pi, deform=lambda x, y, z, a: (x, y, z))
    rings = 40
    vertices, faces = [], []
    ring = [*outline, *[(-r, z) for r, z in reversed(outline[1:-1])]]
    for k in range(rings + 1):
        vertices += [(x * (1 - k / rings), 0, 0.02 + (z - 0.02) * (1 - k / rings)) for x, z in ring]
    count = len(ring)
    faces = [(k * count + i, (k + 1) * count + i, (k + 1) * count + (i + 1) % count, k * count + (i + 1) % count) for k in range(rings) for i in range(count)]

    def paint(p):
        heart = math.hypot(p.x / 0.36, (p.z + 0.02) / 0.42)
        colour = mix(flesh, core, step(0.12, 0.0, abs(heart - 1)) * 0.9)
        return mix(colour, flesh, 0.3 + 0.3 * grain(p, 5))
    solid(vertices, faces, skin(painted=True, rough=0.5, rim=0.05), paint)
    for side in (-1, 1):
        ball(0.1, skin('#5A2E10', rough=0.3, coat=0.5), seg=32, shape=(0.62, 0.5, 1.35), at=(side * 0.17, -0.02, 0.0))
    stalk((0, 0, 0.42), (0.02, 0, 0.66), (0.07, 0, 0.9), (0.15, 0, 1.1))


@word('apple', View(tip=20), View(turn=130, tip=42, roll=-14), View(turn=18, tip=8, half=True))
def apple(half=False):
    if half:
        half_apple('#C8101A')
    else:
        whole_apple('#B00012', '#E3141C', '#FFB03A', 0.9)
        green_leaf(0.75, 0.42, (0.05, 0, 0.72), -20, 30)


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

    def paint(p):
        angle = math.degrees(math.atan2(p.z - 1.3, p.x)) % 360
        t = (angle - 200) / 128
        colour = mix(yellow, deep, 0.4 + 0.5 * grain(p, 2.2))
        colour = mix(colour, green, step(0.86, 0.97, t) * 0.75 + step(0.09, 0.02, t) * 0.6)
        colour = mix(colour, brown, step(0.025, 0.0, t) + step(1.075, 1.085, t) + (1 if t > 1.5 else 0))
        freckle = grain((p.x * 9, p.y * 9, p.z * 9), 1.3, 2)
        return mix(colour, brown, step(0.62, 0.74, freckle) * 0.7)
    tube(points, thick, skin(painted=True, rough=0.42, rim=0.1), seg=80, count=160, section=lambda a, t: 1 + 0.055 * math.cos(5 * a) * (1 if t < 0.92 else 0.4), paint=paint)


@word('orange', View(tip=24), View(tip=60, turn=40, roll=20), View(half=True, tip=38))
def orange(half=False):
    peel = skin('#FF8C0A', rough=0.38, bump=0.32, bump_scale=24, kind='VORONOI', mottle=0.08, mottle_scale=2, rim=0.1)
    if half:
        citrus_half('#FF8C0A', '#FFF0C8', '#FF9A14', '#FFB940', peel)
        return
    lathe(sphere_profile(lambda t: (math.sin(t) + 1e-4, -0.95 * math.cos(t) - 0.1 * math.exp(-((math.pi - t) / 0.2) ** 2))), peel)
    ball(0.085, skin('#4E6B1E', rough=0.7, bump=0.4), at=(0, 0, 0.86), shape=(1, 1, 0.5), seg=24)
    green_leaf(0.85, 0.42, (0.03, 0, 0.88), -30, 18, bend=0.35)


def citrus_half(peel_colour, pith, flesh, light, peel, parts=10, long=1.0):
    """The lower half of a citrus fruit, its segments up."""
    lathe(sphere_profile(lambda t: (math.sin(t / 2) + 1e-4, -long * math.cos(t / 2))), peel)
    rind, white, juice, shine = rgb(peel_colour), rgb(pith), rgb(flesh), rgb(light)

    def paint(p):
        r, angle = math.hypot(p.x, p.y), math.atan2(p.y, p.x)
        place = (angle / TAU * parts) % 1
        wall = min(place, 1 - place) * TAU / parts * r
        corner = step(0.0, 0.3, 0.3 - min(place, 1 - place))
        inside = step(0.02, 0.045, wall) * step(0.86 - 0.035 * corner, 0.83 - 0.035 * corner, r) * step(0.06, 0.11, r)
        cells = grain((math.cos(angle) * 26, math.sin(angle) * 26, r * 5), 1.0, 3)
        colour = mix(white, mix(juice, shine, 0.4 + 0.8 * cells), inside)
        return mix(colour, rind, step(0.945, 0.965, r))
    disc(1.0, skin(painted=True, rough=0.22, bump=0.15, bump_scale=14, rim=0.04), rings=130, seg=512, paint=paint, dome=0.03)


@word('lemon', View(roll=0, tip=10), View(half=True, tip=40))
def lemon(half=False):
    peel = skin('#FFDD14', rough=0.36, bump=0.28, bump_scale=22, kind='VORONOI', mottle=0.06, rim=0.1)
    if half:
        citrus_half('#FFDD14', '#FFF8DC', '#FFE766', '#FFF3A0', peel, parts=9, long=1.25)
        return
    body = lathe(sphere_profile(lambda t: (0.8 * math.sin(t) ** 1.05 + 1e-4, -1.05 * math.cos(t) - 0.2 * math.exp(-(t / 0.24) ** 2) + 0.16 * math.exp(-((math.pi - t) / 0.22) ** 2))), peel)
    nub = ball(0.07, skin('#6E7A22', rough=0.8), at=(0, 0, 1.2), seg=16)
    move([body, nub], turn=(0, 66, 0))
