"""Food and drink on plates, in bowls and in glasses, and more vegetables."""
import math
import random

import bpy

from clay import Clay
from kit import (
    TAU,
    View,
    ball,
    block,
    china,
    disc,
    grain,
    lathe,
    leaf,
    mark,
    mix,
    move,
    part,
    plastic,
    plate_of,
    rgb,
    round_outline,
    skin,
    smooth_profile,
    solid,
    steel,
    step,
    tube,
    wood,
    word,
)


def baked(colour='#D79A4E', bump=0.3, scale=10, **more):
    """Returns a matt, finely bumped material for crust and crumb."""
    return skin(colour, rough=0.75, bump=bump, bump_scale=scale, rim=0.15, **more)


def cut_out(outline, profile, material, paint=None, seg=240):
    """Returns a body over a smooth outline of (x, y) points around the origin. `profile` has (share, height) pairs, from bottom to top."""
    ring = round_outline(outline, seg)

    def place(x, y, z, angle):
        across, along = ring[round(angle / TAU * seg) % seg]
        share = math.hypot(x, y)
        return (across * share, along * share, z)

    return lathe(profile, material, seg, place, paint)


def wedge(profile, start, span, material, paint=None, seg=160):
    """Returns a piece of a round thing, from `start` over `span` (radians), closed where it was cut."""
    turned = [(r * math.cos(start + a), r * math.sin(start + a), z) for a in (0, span) for r, z in profile]
    things = [
        lathe(
            profile,
            material,
            seg,
            lambda x, y, z, a: (math.hypot(x, y) * math.cos(start + a), math.hypot(x, y) * math.sin(start + a), z),
            paint,
            upto=span,
        )
    ]
    if span < TAU:
        count = len(profile)
        things.append(solid(turned, [tuple(range(count)), tuple(range(count, 2 * count))], material, paint, smooth=False))
    return things


def strew(thing, places):
    """Places copies of a thing that share its mesh: (place, turn in radians, size) for each. The thing itself is the first."""
    for number, (at, turn, size) in enumerate(places):
        each = thing if number == 0 else bpy.data.objects.new('thing', thing.data)
        if number:
            bpy.context.scene.collection.objects.link(each)
        each.location, each.rotation_euler, each.scale = at, turn, (size, size, size)


def any_turn():
    return (random.uniform(0, TAU), random.uniform(0, TAU), random.uniform(0, TAU))


def sunflower(count, reach=1.0):
    """Returns (x, y) places that are evenly spread in a circle."""
    return [
        (reach * math.sqrt((k + 0.5) / count) * math.cos(2.4 * k), reach * math.sqrt((k + 0.5) / count) * math.sin(2.4 * k))
        for k in range(count)
    ]


def ruffled(radius, colours, at, waves=13, wave=0.09, droop=0.1):
    """Returns a round leaf of lettuce with a wavy edge."""
    dark, light = (rgb(each) for each in colours)

    def wavy(x, y, z, angle):
        share = math.hypot(x, y) / radius
        out = 1 + 0.05 * math.sin(5 * angle)
        return (x * out, y * out, z + (wave * math.sin(waves * angle + 2 * math.sin(3 * angle)) - droop) * share**4)

    thing = disc(
        radius,
        skin(painted=True, rough=0.4, rim=0.15),
        at=at,
        deform=wavy,
        paint=lambda p: mix(dark, light, step(radius * 0.7, radius, math.hypot(p.x, p.y)) + 0.4 * grain(p, 3)),
    )
    thing.modifiers.new('thick', 'SOLIDIFY').thickness = 0.025
    return thing


def open_bowl(colour, inside='#FFF6EC', scale=1.0):
    """Models a china bowl whose rim is at height 0.58, and 1.18 from its middle."""
    outer = [(0.0, -0.7), (0.42, -0.72), (0.46, -0.6), (0.6, -0.52), (0.95, -0.2), (1.14, 0.24), (1.2, 0.56)]
    inner = [(1.2, 0.56), (1.18, 0.59), (1.15, 0.56), (1.08, 0.24), (0.88, -0.16), (0.5, -0.46), (0.0, -0.52)]
    lathe(smooth_profile(inner, 50), china(inside))
    return lathe(smooth_profile(outer, 60), china(colour))


def dinner_plate(colour='#DCE3EC', band='#2F7FE0', radius=1.5):
    white, line = rgb(colour), rgb(band)
    pairs = [(0.0, 0.0), (0.64, 0.0), (0.72, 0.05), (0.98, 0.16), (1.0, 0.14), (0.7, -0.02), (0.6, -0.06), (0.0, -0.06)]
    return lathe(
        smooth_profile([(r * radius, z) for r, z in pairs], 160),
        skin(painted=True, rough=0.1, coat=0.6, rim=0.12),
        seg=200,
        paint=lambda p: mix(white, line, step(0.87, 0.88, math.hypot(p.x, p.y) / radius) * step(0.94, 0.93, math.hypot(p.x, p.y) / radius)),
    )


def tumbler(drink, glow=0.1):
    """Models a glass with a drink in it, up to height 0.72. The drink reaches the outside, because anything behind glass is dark."""
    clear = skin('#F2FBFF', rough=0.02, glass=0.96, rim=0.55, rim_colour='#EAF8FF')
    lathe([(0.74, 0.7), (0.78, 1.1), (0.765, 1.13), (0.74, 1.1), (0.72, 0.7)], clear)
    lathe([(1e-4, -1.12), (0.56, -1.12), (0.595, -1.06), (0.61, -0.92)], skin('#DCEAF2', rough=0.08, coat=0.6, rim=0.4))
    wet = skin(drink, rough=0.12, coat=0.5, rim=0.2, glow=glow)
    lathe([(0.611, -0.93), (0.62, -0.86), (0.748, 0.7), (0.73, 0.73), (1e-4, 0.72)], wet)


LOAF = [(1.0, -1.0), (1.06, 0.0), (1.14, 0.5), (1.0, 0.95), (0.5, 1.1), (0.0, 1.12)]


def slice_outline():
    """Returns the outline of a slice of tin bread, with its two shoulders."""
    return [*LOAF, *[(-x, z) for x, z in reversed(LOAF[:-1])], (-0.5, -1.08), (0.5, -1.08)]


@word('bread', View(tip=30, turn=20), View(kind='tin', tip=20, turn=-58), View(kind='baguette', tip=40, turn=0, roll=-30))
def bread(kind='loaf'):
    crust, gold, flour = rgb('#A85A1C'), rgb('#DC9440'), rgb('#F6DDAE')
    if kind == 'tin':
        crumb = rgb('#F4DDB0')
        edges = [
            (1e-4, -1.7),
            (0.88, -1.7),
            (0.97, -1.68),
            (1.0, -1.6),
            *[(1.0, -1.6 + 0.2 * k) for k in range(1, 16)],
            (1.0, 1.6),
            (0.97, 1.68),
        ]
        body = cut_out(
            slice_outline(),
            [*edges, (0.95, 1.685), *[(0.95 - 0.05 * k, 1.685) for k in range(1, 19)], (1e-4, 1.685)],
            skin(painted=True, rough=0.75, bump=0.3, bump_scale=12, rim=0.15),
            lambda p: (
                mix(crumb, gold, 0.3 + 0.5 * grain(p, 6))
                if p.z > 1.684
                else mix(crust, gold, 0.5 + 0.6 * grain(p, 1.5) - 0.5 * step(0.6, 1.1, p.y))
            ),
        )
        return move(body, turn=(90, 0, 0))
    long, wide, cuts, lean = (1.65, 1.08, 4, 0.35) if kind == 'loaf' else (2.6, 0.6, 5, 0.9)

    def slash(p):
        """Returns the depth of a point in one of the slanting cuts."""
        along = (p[0] + lean * p[1]) / (2 * long) * cuts * 1.2
        away = abs(along - round(along)) if abs(round(along)) <= (cuts - 1) / 2 + 0.1 else 1
        return step(0.2, 0.06, away) * step(0.85 * wide, 0.4 * wide, abs(p[1])) * (p[2] > 0)

    def loaf(x, y, z, angle):
        point = (x * long, y * wide * (1 - 0.12 * x * x), z * (0.85 if z > 0 else 0.35) * wide)
        return (*point[:2], point[2] - 0.08 * slash(point) + 0.03 * grain(point, 1.2))

    ball(
        1,
        skin(painted=True, rough=0.7, bump=0.3, bump_scale=9, rim=0.18),
        seg=256,
        deform=lambda x, y, z, a: loaf(math.copysign(abs(x) ** 0.8, x), math.copysign(abs(y) ** 0.85, y), z, a),
        paint=lambda p: mix(mix(gold, crust, 0.45 + 0.5 * p.z / wide + 0.5 * grain(p, 1.6)), flour, slash(p) * 0.9),
    )


def jam_on_bread():
    """Adds strawberry jam, spread nearly to the crust, with a few pieces of fruit in it."""
    shiny = skin('#C4122E', rough=0.1, coat=0.7, bump=0.25, bump_scale=5, mottle=0.2, mottle_scale=3, rim=0.1)
    edge = [(0.86, -0.55), (0.8, 0.1), (0.9, 0.55), (0.6, 0.86), (0.1, 0.8), (-0.5, 0.88), (-0.88, 0.5), (-0.78, 0.0), (-0.86, -0.6)]
    spread = cut_out([*edge, (-0.3, -0.78), (0.4, -0.82)], [(1.0, 0.14), (0.98, 0.19), (0.93, 0.22), (0.5, 0.23), (1e-4, 0.23)], shiny)
    places = ((-0.45, 0.4), (0.3, 0.46), (0.1, -0.1), (-0.5, -0.35), (0.52, -0.42))
    return [spread, *[ball(0.17, shiny, at=(x, y, 0.21), shape=(1, 0.8, 0.45), seg=32) for x, y in places]]


def butter_on_bread():
    butter = block((0.62, 0.52, 0.16), skin('#FFE27A', rough=0.3, coat=0.3, rim=0.1), at=(0.05, 0.02, 0.25), edge=0.06, turn=14)
    melted = cut_out(
        [(0.55, 0.0), (0.42, 0.36), (0.0, 0.46), (-0.45, 0.3), (-0.5, -0.15), (-0.2, -0.5), (0.2, -0.42), (0.45, -0.5)],
        [(1.0, 0.15), (0.97, 0.175), (0.8, 0.185), (1e-4, 0.185)],
        skin('#F8CF4E', rough=0.15, coat=0.5, rim=0.05),
    )
    return [butter, melted]


@word('toast', View(tip=12, turn=-22), View(tip=14, turn=18, roll=-5, spread=jam_on_bread), View(tip=16, turn=-24, spread=None))
def toast(spread=butter_on_bread):
    """Models a slice of bread with a topping. Without a topping there are two slices, and one leans on the other."""
    crust, brown, gold = rgb('#8A4A1A'), rgb('#C47A2C'), rgb('#EDB964')

    def paint(p):
        if abs(p.z) < 0.155:
            return mix(crust, brown, 0.3 + 0.3 * grain(p, 4))
        middle = step(1.0, 0.55, max(abs(p.x) / 1.1, abs(p.y) / 1.05))
        return mix(brown, gold, middle * 0.9 + 0.35 * grain(p, 3))

    flat = [(1 - 0.05 * k, 0.16) for k in range(1, 20)]
    profile = [
        *[(1 - r, -z) for r, z in ((0.9999, 0.16),)],
        *[(r, -z) for r, z in reversed(flat)],
        (0.985, -0.14),
        (1, -0.1),
        (1, 0.1),
        (0.985, 0.14),
        *flat,
        (1e-4, 0.16),
    ]
    slab = cut_out(slice_outline(), profile, skin(painted=True, rough=0.85, bump=0.5, bump_scale=14, rim=0.15), paint)
    move([slab, *(spread() if spread else [])], turn=(90, 0, 0))
    if not spread:
        other = bpy.data.objects.new('thing', slab.data)
        bpy.context.scene.collection.objects.link(other)
        move(other, at=(0.62, 0.5, 0.12), turn=(96, 12, 0))
        move(slab, turn=(-10, 0, 0))


@word(
    'croissant',
    View(tip=26, turn=0, roll=0),
    View(tip=30, turn=0, roll=-16, topping='chocolate'),
    View(tip=30, turn=0, roll=20, bow=130, topping='almonds'),
)
def croissant(bow=224, topping=None):
    """Models rolled dough, bent by this many degrees, with chocolate or almonds on its crests."""
    deep, gold, pale = rgb('#A4561A'), rgb('#E09A3E'), rgb('#F4C878')
    rolls, low, span = 7, math.radians(90 - bow / 2), math.radians(bow)
    wide = 1.25 * (224 / bow) ** 0.8

    def fold(t):
        return (t * rolls) % 1

    def thick(t):
        return (0.1 + 0.52 * math.sin(math.pi * t) ** 0.75) * (0.8 + 0.22 * math.sin(math.pi * fold(t)) ** 0.5)

    def paint(p):
        t = (math.atan2(p.z / 1.1, p.x / 1.25) - low) % TAU / span
        crest = math.sin(math.pi * fold(min(0.999, t))) ** 0.6
        return mix(mix(pale, gold, step(0.1, 0.5, crest)), deep, step(0.55, 1.0, crest) * 0.75 + 0.35 * grain(p, 2.5))

    def crest(t, out=0.0, up=0.0):
        """Returns the middle of the roll at 0..1 of its length. `out` of its bend and `up` towards us are fractions of its thickness."""
        angle, reach = low + span * t, 1 + out * thick(t) / wide
        return (wide * reach * math.cos(angle), -up * 0.8 * thick(t), wide * 0.88 * reach * math.sin(angle))

    if topping == 'chocolate':
        line = [crest(0.16 + 0.68 * k / 60, 0.62 * math.sin(k * TAU / 8), 0.98 - 0.2 * math.sin(k * TAU / 8) ** 2) for k in range(61)]
        tube(line, 0.055, skin('#6B3214', rough=0.2, coat=0.5, rim=0.2), seg=16, count=400)
    if topping == 'almonds':
        flake = ball(0.13, skin('#F8E3B4', rough=0.5, rim=0.1), shape=(1.3, 0.3, 0.8), seg=24)
        sides = [math.sin(2.4 * k) for k in range(26)]
        strew(flake, [(crest(0.16 + 0.68 * k / 25, 0.7 * s, 1.12 - 0.4 * s * s), (0, 1.9 * k, 0), 1) for k, s in enumerate(sides)])
    dough = skin(painted=True, rough=0.4, coat=0.15, bump=0.2, bump_scale=10, rim=0.12)
    tube([crest(k / 30) for k in range(31)], thick, dough, seg=64, count=300, flat=0.8, paint=paint)


@word('fried-egg', View(tip=50))
def fried_egg():
    white, crisp, shade = rgb('#F3EDDF'), rgb('#D9A65A'), rgb('#DDD6C6')
    edge = [
        (1.5, 0.0),
        (1.25, 0.62),
        (0.85, 1.1),
        (0.25, 1.0),
        (-0.35, 1.22),
        (-1.0, 0.95),
        (-1.3, 0.4),
        (-1.62, -0.1),
        (-1.2, -0.75),
        (-0.6, -0.95),
        (0.05, -1.25),
        (0.7, -0.92),
        (1.3, -0.68),
    ]
    profile = [
        (0.98, -0.02),
        (1.0, 0.02),
        (0.99, 0.06),
        (0.95, 0.1),
        *[(0.95 - 0.05 * k, 0.1 + 0.05 * step(0, 13, k)) for k in range(1, 19)],
        (1e-4, 0.15),
    ]
    cut_out(
        edge,
        profile,
        skin(painted=True, rough=0.3, coat=0.3, bump=0.15, bump_scale=5, rim=0.1),
        lambda p: mix(mix(white, shade, 0.3 + 0.6 * grain(p, 2)), crisp, step(0.105, 0.04, p.z)),
    )
    ball(0.58, skin('#FFB81C', rough=0.12, coat=0.6, rim=0.15, rim_colour='#FFE9A0'), at=(-0.02, 0.02, 0.12), shape=(1, 1, 0.62), seg=96)


@word('milk', View(tip=14), View(kind='bottle', tip=8), View(kind='carton', tip=14, turn=30))
def milk(kind='glass'):
    white = '#F4EFE4'
    if kind == 'glass':
        tumbler(white, glow=0.0)
    elif kind == 'bottle':
        outer = smooth_profile(
            [(0.0, -1.5), (0.56, -1.5), (0.64, -1.4), (0.64, -0.1), (0.58, 0.3), (0.3, 0.85), (0.28, 1.2), (0.34, 1.3)], 90
        )
        lathe([each for each in outer if each[1] > 0.7], skin('#F2FBFF', rough=0.02, glass=0.9, rim=0.55, rim_colour='#EAF8FF'))
        lathe([*[each for each in outer if each[1] < 0.75], (1e-4, 0.76)], skin(white, rough=0.12, coat=0.6, rim=0.2))
        lathe([(0.37, 1.2), (0.39, 1.24), (0.39, 1.44), (0.35, 1.49), (1e-4, 1.5)], plastic('#2F8FE8'))
    else:
        blue, cream = skin('#3C93E6', rough=0.4, rim=0.15), skin(white, rough=0.4, rim=0.12)
        block((1.3, 1.3, 1.2), blue, at=(0, 0, -0.9), edge=0.04)
        block((1.3, 1.3, 0.9), cream, at=(0, 0, 0.14), edge=0.04)
        gable = [(-0.65, 0.56), (0.65, 0.56), (0.06, 1.15), (-0.06, 1.15)]
        body = solid(
            [(x * (1 if y else 1), y, z) for y in (-0.65, 0.65) for x, z in gable],
            [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)],
            cream,
            smooth=False,
        )
        fin = block((0.1, 1.3, 0.36), blue, at=(0, 0, 1.28), edge=0.02)
        move([body, fin], turn=(0, 0, 90))
        cap = lathe([(1e-4, 0.0), (0.24, 0.0), (0.24, 0.18), (0.2, 0.22), (1e-4, 0.22)], plastic('#2F8FE8'))
        move(cap, at=(0, -0.36, 0.84), turn=(45, 0, 0))


@word('juice', View(tip=14))
def juice():
    tumbler('#FF9A1A')
    tube([(-0.2, 0.1, -0.6), (0.12, 0, 0.6), (0.42, 0, 1.7), (0.62, 0, 1.95), (0.95, 0, 2.0)], 0.065, plastic('#34B34A'), seg=24, count=60)
    peel, pith, flesh = rgb('#FF8C0A'), rgb('#FFF0C8'), rgb('#FFA62A')

    def paint(p):
        r, angle = math.hypot(p.x, p.y), math.atan2(p.y, p.x)
        place = (angle / TAU * 8) % 1
        inside = step(0.012, 0.03, min(place, 1 - place) * TAU / 8 * r) * step(0.39, 0.37, r) * step(0.03, 0.06, r)
        return mix(mix(pith, flesh, inside), peel, step(0.43, 0.44, r))

    faces = [disc(0.48, skin(painted=True, rough=0.3, rim=0.05), at=(0, 0, 0.05), rings=60, seg=256, paint=paint)]
    faces.append(lathe([(0.48, -0.05), (0.49, 0.0), (0.48, 0.05)], skin('#FF8C0A', rough=0.4)))
    faces.append(disc(0.48, skin(painted=True, rough=0.3, rim=0.05), at=(0, 0, -0.05), rings=60, seg=256, paint=paint))
    move(faces, at=(-0.72, -0.1, 1.12), turn=(78, 0, 14))


@word('soup', View(tip=34))
def soup():
    open_bowl('#2F8FD8')
    disc(1.09, skin('#F28A22', rough=0.2, coat=0.4, mottle=0.12, mottle_scale=3, rim=0.03), at=(0, 0, 0.34))
    carrot, green, pasta = skin('#FF6A10', rough=0.4), skin('#5DB52A', rough=0.35), skin('#FFE2A0', rough=0.5)
    for k, (x, y) in enumerate(sunflower(21, 0.86)):
        if k % 3 == 0:
            lathe(
                [(1e-4, 0.3), (0.15, 0.3), (0.16, 0.38), (0.14, 0.4), (1e-4, 0.4)],
                carrot,
                seg=40,
                deform=lambda a, b, c, _: (a + x, b + y, c),
            )
        elif k % 3 == 1:
            ball(0.09, green, at=(x, y, 0.37), seg=28)
        else:
            tube([(x - 0.14, y, 0.38), (x, y + 0.08, 0.4), (x + 0.14, y + 0.02, 0.38)], 0.06, pasta, seg=20, count=16)
    tube([(0.5, 0.2, 0.4), (1.2, 0.42, 0.8), (1.95, 0.66, 1.22)], [0.06, 0.05, 0.1], steel(0.14), seg=24, count=30, flat=0.6)


@word('rice', View(tip=26))
def rice():
    open_bowl('#1F6FD0')
    heap = smooth_profile([(1.1, 0.36), (0.95, 0.68), (0.6, 1.0), (0.0, 1.14)], 40)
    white = skin('#F3EEE2', rough=0.4, rim=0.06)
    lathe(heap, skin('#D8D0BC', rough=0.8, rim=0.05))
    grain_of_rice = ball(0.1, white, shape=(1.6, 0.38, 0.38), seg=16)
    strew(
        grain_of_rice,
        [
            (
                (x, y, 1.2 - 0.62 * (math.hypot(x, y) / 1.08) ** 2.2 + random.uniform(-0.03, 0.02)),
                (0, random.uniform(-0.25, 0.25), random.uniform(0, TAU)),
                random.uniform(1.0, 1.2),
            )
            for x, y in sunflower(760, 1.08)
        ],
    )
    for end in ((1.42, 0.1, 1.98), (1.62, 0.1, 1.66)):
        tube([(0.3, 0.05, 0.9), tuple((a + b) / 2 for a, b in zip((0.3, 0.05, 0.9), end)), end], [0.04, 0.065, 0.075], wood('#C8642A', 'x'))


@word('spaghetti', View(tip=38))
def spaghetti():
    dinner_plate(radius=1.6)
    shades = [skin(each, rough=0.35, coat=0.15, rim=0.1) for each in ('#F6C95A', '#EFBB48', '#FBD878')]
    for k in range(95):
        reach, start, arc = random.uniform(0.25, 1.05), random.uniform(0, TAU), random.uniform(1.8, 4.5)
        off = (random.uniform(-0.25, 0.25), random.uniform(-0.25, 0.25))
        points = []
        for i in range(9):
            angle, r = start + arc * i / 8, reach * random.uniform(0.85, 1.12)
            x, y = off[0] + r * math.cos(angle), off[1] + r * math.sin(angle)
            points.append((x, y, 0.08 + 0.62 * max(0, 1 - (math.hypot(x, y) / 1.25) ** 2) + random.uniform(-0.05, 0.05)))
        tube(points, 0.05, shades[k % 3], seg=12, count=50)
    sauce = skin('#D8341C', rough=0.25, coat=0.4, bump=0.4, bump_scale=6, rim=0.08)
    cut_out(
        [(0.68, 0.0), (0.5, 0.4), (0.1, 0.5), (-0.4, 0.55), (-0.62, 0.1), (-0.5, -0.38), (-0.1, -0.5), (0.3, -0.62)],
        [(1.02, 0.48), (1.04, 0.58), (0.95, 0.7), (0.7, 0.83), (0.4, 0.9), (1e-4, 0.94)],
        sauce,
    )
    for x, y, z in ((-0.25, -0.2, 0.86), (0.25, -0.28, 0.8), (0.1, 0.15, 0.92), (-0.3, 0.2, 0.84), (0.4, 0.08, 0.8)):
        ball(0.13, sauce, at=(x, y, z), seg=28)
    for turn in (-20, 150):
        leaf(0.5, 0.34, skin('#4FA02A', rough=0.35, rim=0.12), (0.04, 0, 0.98), turn, 22, bend=0.3)


@word('pancakes', View(tip=24))
def pancakes():
    brown, gold, pale = rgb('#B8691E'), rgb('#E2A048'), rgb('#F8DDA0')
    for k in range(4):

        def paint(p):
            side = step(0.08, 0.02, abs(p.z))
            top = mix(brown, gold, step(0.95, 1.18, math.hypot(p.x, p.y)) + 0.5 * grain((p.x, p.y, k), 2.2))
            return mix(top, pale, side * 0.9)

        cake = lathe(
            smooth_profile([(0.0, -0.14), (1.1, -0.14), (1.26, -0.1), (1.32, 0.0), (1.26, 0.1), (1.1, 0.14), (0.0, 0.15)], 160),
            skin(painted=True, rough=0.7, bump=0.15, bump_scale=10, rim=0.15),
            seg=160,
            deform=lambda x, y, z, a: (x * (1 + 0.02 * math.sin(3 * a + k)), y * (1 + 0.02 * math.sin(2 * a + 2 * k)), z),
            paint=paint,
        )
        cake.location = (0.06 * math.sin(2.2 * k), 0.05 * math.cos(3 * k), -0.45 + 0.29 * k)

    def drip(x, y, z, angle):
        share = math.hypot(x, y)
        run = max(0, math.sin(5 * angle + 0.6) + 0.35 * math.sin(3 * angle))
        over = step(0.95, 1.0, share)
        out = 0.86 + 0.14 * run * step(0.5, 0.95, share) + 0.33 * run * over * 0.55
        return (x * out * 1.12, y * out * 1.12, z - over * 0.62 * run**2 * step(0.97, 1.02, share))

    syrup = [(1.06, 0.55), (1.05, 0.585), (1.0, 0.6), *[(1 - 0.05 * i, 0.61) for i in range(1, 20)], (1e-4, 0.61)]
    lathe(syrup, skin('#B4560C', rough=0.08, coat=0.7, rim=0.2, rim_colour='#FFC060'), seg=220, deform=drip)
    block((0.62, 0.62, 0.24), skin('#FFE684', rough=0.3, coat=0.3, rim=0.1), at=(0, 0, 0.72), edge=0.07, turn=30)


PIZZA = smooth_profile([(2.1, -0.06), (2.34, -0.04), (2.46, 0.1), (2.4, 0.28), (2.22, 0.32), (2.08, 0.22), (2.0, 0.12)], 40)


@word('pizza', View(tip=46), View(tip=50, whole=True), View(tip=40, turn=-40, topping='olives'))
def pizza(whole=False, topping='salami'):
    crust, brown, cheese, sauce = rgb('#E6A850'), rgb('#B4691E'), rgb('#FFD45C'), rgb('#E0521E')

    def paint(p):
        r = math.hypot(p.x, p.y)
        if p.z < 0.09:
            return mix(crust, cheese, 0.2)
        top = mix(cheese, sauce, step(0.1, 0.65, grain((p.x, p.y, 0), 2.0)) * 0.6)
        top = mix(top, sauce, step(1.94, 2.0, r))
        return mix(top, mix(crust, brown, step(0.18, 0.34, p.z) * 0.5 + 0.6 * grain(p, 2)), step(2.0, 2.05, r))

    profile = [(1e-4, -0.06), *PIZZA, *[(2.0 - 0.05 * k, 0.11 + 0.012 * (k % 2)) for k in range(1, 40)], (1e-4, 0.11)]
    start, span = (0, TAU) if whole else (math.radians(66), math.radians(48))
    wedge(profile, start, span, skin(painted=True, rough=0.45, bump=0.25, bump_scale=8, rim=0.12), paint, seg=400 if whole else 120)
    slices, basil = skin('#C8321E', rough=0.35, coat=0.2, mottle=0.15, mottle_scale=6, rim=0.08), skin('#4A9E28', rough=0.35, rim=0.12)
    if whole:
        places = [(x * 1.0, y * 1.0, 0.3) for x, y in sunflower(14, 1.72)]
    else:
        places = [(-0.3, 1.62, 0.3), (0.36, 1.36, 0.3), (-0.1, 0.95, 0.28)]
    for number, (x, y, size) in enumerate(places):
        if topping == 'salami':
            thing = lathe([(1e-4, 0), (0.9, 0), (1, 0.04), (1, 0.16), (0.93, 0.22), (0.6, 0.16), (1e-4, 0.14)], slices, seg=64)
            thing.scale = (size, size, size)
            thing.location = (x, y, 0.12)
        else:
            ring = tube(
                [(size * 0.6 * math.cos(TAU * k / 16), size * 0.6 * math.sin(TAU * k / 16), 0) for k in range(17)],
                0.06,
                skin('#4A5A2E', rough=0.2, coat=0.4, rim=0.3),
                seg=24,
                count=60,
            )
            ring.location = (x, y, 0.18)
    extra = (
        [(0.24, 1.78, 20), (-0.3, 1.25, 130), (0.05, 0.62, 70)]
        if not whole
        else [(0.1, 0.4, 20), (-0.9, -0.3, 120), (0.7, -1.0, 200), (0.9, 0.9, 80), (-0.7, 1.2, 300)]
    )
    for x, y, turn in extra:
        leaf(0.36, 0.22, basil, (x, y, 0.15), turn, 20, bend=0.4)
    if topping == 'olives':
        for x, y in ((0.12, 1.72), (-0.34, 1.3), (0.22, 1.0), (-0.5, 1.82)):
            ball(0.17, skin('#E8321E', rough=0.2, coat=0.4), at=(x, y, 0.18), shape=(1, 1, 0.6), seg=36)


@word('sandwich', View(tip=26, turn=-20))
def sandwich():
    """Models a sandwich cut from corner to corner, with its filling towards us."""
    crumb, crust = rgb('#F6E2B8'), rgb('#B06A28')

    def triangle(size, thick, material, z, paint=None, steps=24):
        corners = [(-1.5 * size, -0.5 * size), (1.5 * size, -0.5 * size), (0, 1.0 * size)]
        ring = [tuple(a + (b - a) * i / steps for a, b in zip(corners[k], corners[(k + 1) % 3])) for k in range(3) for i in range(steps)]
        count = len(ring)
        vertices = [(x, y, z + side * thick / 2) for side in (-1, 1) for x, y in ring]
        faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
        faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
        thing = solid(vertices, faces, material, paint, smooth=False)
        edge = thing.modifiers.new('edge', 'BEVEL')
        edge.width, edge.segments, edge.limit_method = 0.04, 3, 'ANGLE'
        return thing

    bread_skin = skin(painted=True, rough=0.85, bump=0.4, bump_scale=16, rim=0.12)
    for z in (-0.52, 0.52):
        triangle(1.0, 0.3, bread_skin, z, lambda p: mix(crumb, crust, step(-0.42, -0.3, p.y) * 0.9))
    triangle(1.0, 0.12, skin('#FFC52B', rough=0.35, rim=0.1), -0.28)
    triangle(1.0, 0.14, skin('#F59CA0', rough=0.35, coat=0.2, rim=0.1), -0.12)
    for x in (-0.95, -0.32, 0.32, 0.95):
        lathe(
            [(1e-4, -0.07), (0.33, -0.07), (0.36, 0), (0.33, 0.07), (1e-4, 0.07)],
            skin('#E2381E', rough=0.2, coat=0.3),
            seg=60,
            deform=lambda a, b, c, _: (a + x, b - 0.22, c + 0.06),
        )
    green, light = rgb('#4FA82A'), rgb('#A6DC5A')
    rows, across = 8, 320
    vertices = [
        (
            1.62 * (2 * k / across - 1),
            -0.15 - 0.48 * i / rows,
            0.27 + (0.06 * math.sin(k * 0.26 + 1.6 * math.sin(k * 0.09)) - 0.05) * i / rows + 0.02 * math.sin(k * 0.1),
        )
        for i in range(rows + 1)
        for k in range(across + 1)
    ]
    faces = [
        (i * (across + 1) + k, i * (across + 1) + k + 1, (i + 1) * (across + 1) + k + 1, (i + 1) * (across + 1) + k)
        for i in range(rows)
        for k in range(across)
    ]
    salad = solid(vertices, faces, skin(painted=True, rough=0.4, rim=0.12), lambda p: mix(green, light, step(-0.45, -0.62, p.y)))
    salad.modifiers.new('thick', 'SOLIDIFY').thickness = 0.05


@word('hamburger', View(tip=12))
def hamburger():
    brown, gold = rgb('#C06A1E'), rgb('#EBAE58')
    bun = skin(painted=True, rough=0.35, coat=0.2, rim=0.15)
    lathe(
        smooth_profile([(1.12, 0.36), (1.24, 0.42), (1.26, 0.6), (1.1, 0.95), (0.7, 1.2), (0.0, 1.28)], 70),
        bun,
        paint=lambda p: mix(gold, brown, step(0.35, 0.9, p.z) * 0.85 + 0.2 * grain(p, 2)),
    )
    lathe(
        smooth_profile([(0.0, -0.86), (0.95, -0.86), (1.16, -0.74), (1.2, -0.5), (1.1, -0.4), (0.0, -0.4)], 70),
        bun,
        paint=lambda p: mix(brown, gold, step(-0.85, -0.45, p.z) * 0.8 + 0.2 * grain(p, 2)),
    )
    lathe(
        smooth_profile([(0.0, -0.4), (1.1, -0.4), (1.27, -0.3), (1.27, -0.15), (1.1, -0.05), (0.0, -0.05)], 60),
        skin('#7E4422', rough=0.7, bump=0.8, bump_scale=9, mottle=0.25, mottle_scale=6, rim=0.25),
        seg=160,
    )
    cheese = disc(
        1.3,
        skin('#FFBE1E', rough=0.3, coat=0.2, rim=0.1),
        at=(0, 0, 0.0),
        deform=lambda x, y, z, a: (
            x * (s := 1.08 / max(abs(math.cos(a + 0.5)), abs(math.sin(a + 0.5))) * 0.92),
            y * s,
            z - 0.3 * max(0, math.hypot(x, y) * s - 1.2),
        ),
    )
    cheese.modifiers.new('thick', 'SOLIDIFY').thickness = 0.06
    for x in (-0.45, 0.45):
        lathe(
            [(1e-4, 0.03), (0.72, 0.03), (0.76, 0.09), (0.72, 0.15), (1e-4, 0.15)],
            skin('#E2381E', rough=0.2, coat=0.3),
            deform=lambda a, b, c, _: (a + x, b - 0.2, c),
        )
    ruffled(1.36, ('#4FA82A', '#A6DC5A'), (0, 0, 0.29), waves=15, wave=0.1, droop=0.06)
    seed = ball(0.06, skin('#FFF0C8', rough=0.4, rim=0.1), shape=(0.62, 1, 0.4), seg=16)
    places = []
    for x, y in sunflower(34, 0.98):
        z = 1.29 - 0.37 * (math.hypot(x, y) / 1.1) ** 2.6
        places.append(((x, y, z), (y * -0.7, x * 0.7, random.uniform(0, 3)), 1.15))
    strew(seed, places)


@word('fries', View(tip=10, turn=12))
def fries():
    def carton(x, y, z, angle):
        """Returns a square with soft corners that is low in front and high behind."""
        out = 1 / (abs(math.cos(angle)) ** 8 + abs(math.sin(angle)) ** 8) ** 0.125
        x, y = x * out, y * out * 0.48
        top = step(-0.2, 0.55, z)
        return (x, y, z + top * (0.34 if y > 0 else -0.36) * abs(math.sin(angle)) ** 2 * math.cos(math.pi / 2 * min(1, abs(x))))

    sides = [(0.66 + 0.32 * k / 40, -1.2 + 1.75 * k / 40) for k in range(41)]
    lathe(
        [(1e-4, -1.2), *sides, *[(r - 0.025, z) for r, z in reversed(sides)]], skin('#E2261E', rough=0.4, rim=0.2), seg=256, deform=carton
    )
    shades = [skin(each, rough=0.5, bump=0.2, bump_scale=8, mottle=0.1, rim=0.15) for each in ('#FFCB3C', '#F7BC30', '#FFD75E')]
    for k in range(34):
        row, column = divmod(k, 9)
        x, y = -0.72 + 0.18 * column + random.uniform(-0.03, 0.03), 0.24 - 0.13 * row + random.uniform(-0.03, 0.03)
        top = 1.25 - 0.5 * abs(x) - 0.12 * row + random.uniform(-0.22, 0.22)
        stick = block((0.16, 0.16, 1.0), shades[k % 3], edge=0.03)
        stick.location = (x * 1.05, y, top - 0.5)
        stick.rotation_euler = (random.uniform(-0.04, 0.04), 0.24 * x + random.uniform(-0.1, 0.1), 0)


def candle_flame(at, colour):
    x, y, z = at
    tube([(x, y, z - 0.1), (x, y, z + 0.5)], 0.055, skin(colour, rough=0.4, rim=0.15), seg=24, count=8)
    flame = lathe(
        smooth_profile([(0.0, 0.52), (0.07, 0.58), (0.09, 0.68), (0.05, 0.84), (0.0, 0.96)], 30),
        skin('#FFB41E', rough=1, glow=0.95, rim=0, specular=0),
        seg=32,
    )
    flame.location = at


@word('cake', View(tip=18))
def cake():
    sponge, cream = skin('#E9B765', rough=0.85, bump=0.4, bump_scale=14, rim=0.15), skin('#F6EBD6', rough=0.4, rim=0.1)
    pink = skin('#FF86B4', rough=0.25, coat=0.3, rim=0.12)
    for low in (-0.8, -0.28):
        lathe([(1e-4, low), (1.26, low), (1.3, low + 0.04), (1.3, low + 0.4), (1.26, low + 0.44)], sponge)
    lathe(smooth_profile([(1.2, -0.38), (1.33, -0.36), (1.34, -0.3), (1.2, -0.26)], 20), cream)

    def drip(x, y, z, angle):
        run = 0.5 + 0.5 * math.sin(11 * angle + 1.2 * math.sin(3 * angle))
        return (x, y, z - 0.34 * run * step(0.1, 0.0, z))

    icing = [(1.31, 0.0), (1.35, 0.02), (1.36, 0.12), (1.34, 0.24), (1.26, 0.3), *[(1.2 - 0.1 * k, 0.31) for k in range(12)], (1e-4, 0.31)]
    lathe(icing, pink, seg=264, deform=drip)
    berry = skin('#E21A26', rough=0.15, coat=0.6, rim=0.15)
    for k in range(10):
        angle = TAU * (k + 0.5) / 10
        dab = lathe(smooth_profile([(0.2, 0.0), (0.21, 0.08), (0.12, 0.18), (0.0, 0.22)], 20), cream, seg=40)
        dab.location = (1.02 * math.cos(angle), 1.02 * math.sin(angle), 0.3)
        ball(0.13, berry, at=(1.02 * math.cos(angle), 1.02 * math.sin(angle), 0.54), seg=32)
    for k, colour in enumerate(('#2F9BF0', '#FFD21A', '#34B34A')):
        candle_flame((0.42 * (k - 1), -0.1 + 0.2 * (k == 1), 0.4), colour)
    lathe([(1e-4, -0.84), (1.55, -0.84), (1.62, -0.8), (1.55, -0.79), (1e-4, -0.79)], china('#8CC8F0'))


@word('cupcake', View(tip=10))
def cupcake():
    paper, shade = rgb('#59B7EE'), rgb('#2F86CC')
    lathe(
        [(1e-4, -1.1), (0.62, -1.1), *[(0.64 + 0.28 * k / 20, -1.08 + 1.06 * k / 20) for k in range(21)]],
        skin(painted=True, rough=0.5, rim=0.2),
        seg=480,
        deform=lambda x, y, z, a: (x * (1 + 0.03 * math.cos(28 * a)), y * (1 + 0.03 * math.cos(28 * a)), z),
        paint=lambda p: mix(shade, paper, 0.5 + 0.5 * math.cos(28 * math.atan2(p.y, p.x))),
    )
    lathe(smooth_profile([(0.86, -0.12), (0.98, 0.0), (0.95, 0.14), (0.6, 0.2)], 30), baked('#D99A48'))
    cream = skin('#FF9CC4', rough=0.35, coat=0.2, rim=0.12)
    turns, points, sizes = 3.6, [], []
    for k in range(91):
        share = k / 90
        angle, reach = TAU * turns * share - 1.2, 0.66 * (1 - share) ** 0.8
        points.append((reach * math.cos(angle), reach * math.sin(angle), 0.2 + 1.12 * share**1.05))
        sizes.append(0.31 - 0.19 * share)
    tube(points, sizes, cream, seg=40, count=360)
    lathe(smooth_profile([(0.7, 0.1), (0.6, 0.4), (0.3, 0.9), (0.0, 1.25)], 20), cream)
    ball(0.22, skin('#D60A22', rough=0.12, coat=0.8, rim=0.2), at=(0, 0, 1.56), seg=48)
    tube([(0, 0, 1.74), (0.05, 0, 1.95), (0.18, 0, 2.12)], 0.025, skin('#7DA032', rough=0.6, rim=0.2), seg=12, count=16)
    for k in range(16):
        u = (k + 0.5) / 16
        sprinkle = tube(
            [(-0.06, 0, 0), (0.06, 0, 0)], 0.028, skin(('#FFD21A', '#2F9BF0', '#34B34A', '#FFFFFF')[k % 4], rough=0.3), seg=12, count=6
        )
        angle, reach = 2.4 * k, 0.95 * (1 - u) ** 0.7 + 0.05
        sprinkle.location, sprinkle.rotation_euler = (reach * math.cos(angle), reach * math.sin(angle), 0.26 + 1.1 * u), any_turn()


@word('chocolate', View(tip=24, turn=-16, roll=14))
def chocolate():
    brown = skin('#7A4018', rough=0.28, coat=0.3, rim=0.35, rim_colour='#E0A870')
    things = [block((1.86, 0.16, 3.1), brown, edge=0.04)]
    for row in range(4):
        for column in range(3):
            at = (-0.6 + 0.6 * column, -0.1, 1.22 - 0.6 * row)
            things.append(block((0.56, 0.2, 0.56), brown, at=at, edge=0.09))
    things.append(block((1.98, 0.34, 1.7), skin('#7A3FD0', rough=0.4, rim=0.2), at=(0, 0, -1.05), edge=0.04))
    foil = [(-0.95 + 1.9 * k / 18, 0.08 * (k % 2) + 0.05 * math.sin(k * 1.7)) for k in range(19)]
    silver = plate_of([(-0.95, -0.6), (0.95, -0.6), *reversed(foil)], 0.3, skin('#D5DAE2', rough=0.25, metal=0.6, rim=0.25), edge=0.01)
    silver.location = (0, -0.1, -0.12)


def popped():
    """Models one piece of popcorn: large and small puffs around the burst, and the golden skin of the corn."""
    clay = Clay()
    clay.ball((0, 0, -0.03), 0.13, '#F2BE4A')
    for k in range(5):
        angle = TAU * k / 5 + random.uniform(-0.3, 0.3)
        reach, up = random.uniform(0.15, 0.2), random.uniform(-0.06, 0.12)
        at = (reach * math.cos(angle), reach * math.sin(angle), up)
        clay.ball(at, random.uniform(0.11, 0.15), blend=0.03)
        clay.ball(tuple(1.5 * c + random.uniform(-0.05, 0.05) for c in at), random.uniform(0.06, 0.085), blend=0.03)
    clay.ball((0.02, 0.02, 0.18), 0.13, '#FFF3C8', blend=0.03)
    return clay.model(skin(painted=True, rough=0.6, rim=0.1), '#FFF6E0', cell=0.018, smooth=1, floor=-1)


@word('popcorn', View(tip=12, turn=20))
def popcorn():
    red, white = rgb('#DE2A26'), rgb('#F3E9DA')

    def square(x, y, z, angle):
        out = 1 / max(abs(math.cos(angle)), abs(math.sin(angle)))
        return (x * out, y * out, z)

    def paint(p):
        across = p.x if abs(p.y) > abs(p.x) else p.y
        share = across / max(abs(p.x), abs(p.y))
        return mix(white, red, 1.0 if int((share + 1) / 2 * 2.9999) % 2 == 0 else 0.0)

    lathe(
        [(0.62 + 0.3 * k / 40, -1.3 + 1.9 * k / 40) for k in range(41)],
        skin(painted=True, rough=0.4, rim=0.15),
        seg=400,
        deform=square,
        paint=paint,
    )
    for z, reach, count in ((0.56, 0.86, 16), (0.56, 0.98, 12), (0.8, 0.84, 18), (1.06, 0.62, 11), (1.3, 0.36, 5), (1.5, 0.05, 1)):
        places = [
            ((x * 1.05, y * 1.05, z + random.uniform(-0.06, 0.06)), any_turn(), random.uniform(0.95, 1.2))
            for x, y in sunflower(count, reach)
        ]
        strew(popped(), places)


@word('honey', View(tip=16))
def honey():
    outer = smooth_profile([(0.0, -1.1), (0.66, -1.1), (0.86, -0.95), (0.98, -0.4), (0.92, 0.2), (0.7, 0.52), (0.68, 0.66)], 90)
    lathe(outer, skin('#F7A312', rough=0.08, coat=0.8, rim=0.45, rim_colour='#FFE08A', glow=0.16))
    lathe(
        smooth_profile([(0.68, 0.66), (0.76, 0.68), (0.78, 0.74), (0.74, 0.8), (0.66, 0.78), (0.64, 0.66)], 40),
        skin('#FFF2CC', rough=0.06, coat=0.8, rim=0.4),
    )
    disc(0.66, skin('#FFB92A', rough=0.06, coat=0.8, rim=0.1, glow=0.15), at=(0, 0, 0.7))
    timber = wood('#C98A4A')
    grooves = [(0.3 * math.sin(math.pi * (k + 8) / 76) ** 0.5 * (1 - 0.2 * (k // 6 % 2)), -0.4 + 0.8 * k / 60) for k in range(61)]
    head = lathe([(1e-4, -0.41), *grooves, (0.07, 0.42), (0.065, 1.5), (0.1, 1.72), (1e-4, 1.8)], timber, seg=64)
    drop = tube(
        [(0, 0, -0.3), (0.02, 0, -0.55), (0.02, 0, -1.0)],
        [0.2, 0.06, 0.045],
        skin('#FFB21E', rough=0.06, coat=0.8, glow=0.2, rim=0.3),
        seg=24,
        count=24,
    )
    move(head, at=(-0.14, -0.1, 1.22), turn=(0, 42, 0))
    drop.location = (-0.28, -0.1, 1.4)


@word('yoghurt', View(tip=32, turn=-10))
def yoghurt():
    white, pink = rgb('#F2EEE6'), rgb('#FF7FAE')
    lathe(
        [
            (1e-4, -1.1),
            (0.6, -1.1),
            (0.64, -1.05),
            *[(0.64 + 0.22 * k / 60, -1.05 + 1.6 * k / 60) for k in range(61)],
            (0.98, 0.56),
            (0.98, 0.62),
            (0.84, 0.62),
            (0.8, 0.4),
        ],
        skin(painted=True, rough=0.25, coat=0.3, rim=0.15),
        paint=lambda p: mix(white, pink, step(-0.82, -0.81, p.z) * step(0.28, 0.27, p.z)),
    )
    disc(
        0.84,
        skin('#FFD3E2', rough=0.3, coat=0.3, rim=0.05),
        at=(0, 0, 0.46),
        deform=lambda x, y, z, a: (x, y, z + 0.05 * math.sin(9 * math.hypot(x, y) - a) * step(0.84, 0.6, math.hypot(x, y))),
    )
    foil = disc(
        0.98,
        skin('#7F9CC0', rough=0.4, metal=0.4, rim=0.25),
        deform=lambda x, y, z, a: (x, y, z + 0.32 * step(0.2, 1.2, -y) + 0.012 * math.sin(14 * a) * step(0.7, 1, math.hypot(x, y))),
    )
    move(foil, at=(0, 1.16, 0.92), turn=(40, 0, 0))
    tube([(0.1, -0.1, 0.3), (0.55, -0.15, 1.1), (0.98, -0.2, 1.95)], [0.07, 0.06, 0.11], steel(0.14), seg=24, count=30, flat=0.6)
    ball(0.2, skin('#E21A26', rough=0.2, coat=0.5), at=(-0.32, -0.25, 0.56), seg=40)
    ball(0.17, skin('#E21A26', rough=0.2, coat=0.5), at=(-0.1, -0.48, 0.53), seg=40)


@word('sweet-potato', View(tip=12, turn=0, roll=18))
def sweet_potato():
    """Models a whole sweet potato, and its cut half in front of it."""
    deep, light, flesh, pale = rgb('#B4552A'), rgb('#D97A48'), rgb('#FF8A1E'), rgb('#FFAE4C')
    profile = smooth_profile([(0.0, -1.75), (0.08, -1.6), (0.3, -1.25), (0.68, -0.6), (0.76, 0.0), (0.64, 0.6)], 110)

    def lumpy(x, y, z, angle):
        size = 1 + 0.1 * grain((math.cos(angle) * 0.7, math.sin(angle) * 0.7, z * 0.8), 1.2)
        return (x * size + 0.14 * math.sin(z * 1.6), y * size, z)

    body = lathe(
        profile,
        skin(painted=True, rough=0.7, bump=0.35, bump_scale=8, stretch=(1, 1, 0.5), rim=0.2),
        seg=160,
        deform=lumpy,
        paint=lambda p: mix(light, deep, 0.5 + 0.6 * grain((p.x * 2, p.y * 2, p.z * 4), 1.2)),
    )
    mark(body, 'pointed-ends', lambda p: step(-1.0, -1.04, p.z))

    def paint(p):
        r = math.hypot(p.x - 0.12, p.y)
        ring = step(0.06, 0.0, abs(r - 0.5))
        return mix(mix(flesh, pale, 0.3 + 0.4 * grain(p, 5) + 0.5 * ring), deep, step(0.6, 0.63, r) * 0.7)

    end = [lumpy(0.64 * math.cos(a), 0.64 * math.sin(a), 0.6, a) for a in [TAU * k / 160 for k in range(160)]]
    middle = (sum(x for x, _, _ in end) / 160, sum(y for _, y, _ in end) / 160)
    rings = 40
    cut = solid(
        [
            (middle[0] + (x - middle[0]) * (1 - k / rings), middle[1] + (y - middle[1]) * (1 - k / rings), 0.6)
            for k in range(rings + 1)
            for x, y, _ in end
        ],
        [
            (k * 160 + i, k * 160 + (i + 1) % 160, (k + 1) * 160 + (i + 1) % 160, (k + 1) * 160 + i)
            for k in range(rings)
            for i in range(160)
        ],
        skin(painted=True, rough=0.4, coat=0.15, bump=0.15, bump_scale=14, rim=0.04),
        paint,
    )
    part('cut-orange-end', cut)
    move([body, cut], turn=(0, -74, 30))


@word('lettuce', View(tip=10, turn=14, roll=10))
def lettuce():
    """Models one large leaf with a wavy edge, its pale rib and the lines that branch from it, and two more leaves behind it."""
    dark, light, vein = rgb('#3F9E22'), rgb('#9EDB4A'), rgb('#E8F5C4')
    rows, across = 110, 110

    def one_leaf(size, at, turn, seed):
        vertices, looks = [], []
        for i in range(rows + 1):
            t = i / rows
            half = 0.12 + 0.98 * math.sin(math.pi * min(1, 0.04 + 0.66 * t)) ** 1.5 * math.sqrt(
                max(0, 1 - max(0, (t - 0.62) / 0.38) ** 2.4)
            )
            for j in range(across + 1):
                s = 2 * j / across - 1
                edge = max(abs(s) ** 3 * step(0.05, 0.3, t), step(0.7, 1.0, t))
                around = math.atan2(s * half, t - 0.45)
                wave = math.sin(15 * around + seed) + 0.45 * math.sin(27 * around + 2 * seed)
                x = half * s * (1 + 0.05 * edge * wave) + 0.06 * math.sin(2 * t)
                z = 2.3 * t - 1.2 + 0.06 * step(0.6, 1.0, t) * wave
                y = (
                    -0.34 * s * s * half
                    - 0.25 * math.sin(math.pi * t)
                    + 0.13 * edge * step(1.0, 0.86, t) * math.sin(19 * around + seed)
                    + 0.03 * grain((x * 2, z * 2, seed), 1.5)
                )
                vertices.append((x * size, y * size, z * size))
                rib = step(0.085 * (1.15 - t) / max(half, 0.3), 0.0, abs(s) - 0.03)
                branch = (t * 6.5 - 3.2 * abs(s) * half) % 1
                twig = step(0.13, 0.05, abs(branch - 0.5)) * step(0.95, 0.6, abs(s)) * step(0.97, 0.85, t) * step(0.06, 0.16, t)
                looks.append((max(rib, 0.75 * twig), edge, t))
        shading = iter(looks)

        def paint(p):
            line, edge, t = next(shading)
            leafy = mix(dark, light, 0.25 + 0.55 * edge + 0.5 * grain(p, 2.2))
            return mix(leafy, vein, 0.85 * line + 0.7 * step(0.22, 0.02, t))

        faces = [
            (i * (across + 1) + j, i * (across + 1) + j + 1, (i + 1) * (across + 1) + j + 1, (i + 1) * (across + 1) + j)
            for i in range(rows)
            for j in range(across)
        ]
        sheet = solid(vertices, faces, skin(painted=True, rough=0.38, rim=0.15), paint)
        thick = sheet.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness = 0.025
        lines, edges = iter([line > 0.4 for line, _, _ in looks]), iter([edge > 0.45 for _, edge, _ in looks])
        mark(sheet, 'lines-in-the-leaf', lambda p: next(lines))
        mark(sheet, 'wavy-edge', lambda p: next(edges))
        move(sheet, at=at, turn=(0, turn, 0))

    one_leaf(1.0, (0, 0, 0), 0, 0.4)
    one_leaf(0.92, (-0.2, 0.5, -0.05), -30, 2.0)
    one_leaf(0.92, (0.2, 0.55, -0.05), 30, 3.6)


@word('beans', View(tip=38))
def beans():
    """Models kidney beans, each with a pale navel in the hollow of the curve."""
    red = skin('#B04A2C', rough=0.25, coat=0.3, mottle=0.12, mottle_scale=2, rim=0.35, rim_colour='#FFB090')
    for x, y, z, turn, tip in (
        (-0.72, 0.62, 0, 24, 0),
        (0.86, 0.6, 0, -30, 0),
        (0.1, -0.78, 0.1, 6, 24),
        (-1.28, -0.5, 0, 64, 0),
        (1.42, -0.48, 0, -70, 0),
        (0.04, 0.16, 0.55, -14, 10),
    ):
        arc = [(0.56 * math.cos(a), 0.46 * math.sin(a) - 0.3, 0) for a in [math.radians(-6 + 192 * k / 12) for k in range(13)]]
        bean = tube(arc, lambda t: 0.43 * (1 - abs(2 * t - 1) ** 2.6) ** 0.5, red, seg=48, count=90, flat=0.85)
        navel = ball(0.1, skin('#F6E2C0', rough=0.4), at=(0, -0.26, 0.06), shape=(1.3, 0.5, 0.6), seg=24)
        move([bean, navel], at=(x, y, z), turn=(tip, 0, turn))
        if z:
            part('gently-curved', bean, navel)
        part('small-and-smooth', bean, navel)
