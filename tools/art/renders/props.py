"""Things for stories that are not words themselves."""
import math
import random

import bpy
import numpy
from mathutils import Vector

from clay import Clay
from clay import coat as clay_skin
from household import basket, fish_bowl
from kit import (
    TAU,
    View,
    ball,
    block,
    disc,
    grain,
    lathe,
    mark,
    mark_by,
    mix,
    move,
    part,
    plastic,
    rgb,
    skin,
    smooth_profile,
    solid,
    sphere_profile,
    step,
    tube,
    wood,
    word,
)
from nature import joined, leafy

POINTS_OF_LEAF = 8


@word('bush', View(tip=8))
def bush():
    c = Clay()
    for x, y, z, r in (
        (0, 0, 0.5, 0.7),
        (-0.62, 0, 0.35, 0.48),
        (0.64, 0, 0.36, 0.48),
        (-0.3, -0.25, 0.75, 0.45),
        (0.34, -0.2, 0.72, 0.45),
        (0.02, -0.42, 0.32, 0.45),
    ):
        c.ball((x, y, z), r, blend=0.08)
    crown, leaves = leafy(c, 2600, 0.17)
    # A whole leaf belongs to one part, by the height of its root.
    heights = [leaves.data.vertices[index // POINTS_OF_LEAF * POINTS_OF_LEAF].co.z for index in range(len(leaves.data.vertices))]
    for name, share in (('round-leafy-top', lambda z: z > 0.55), ('leaves-to-the-ground', lambda z: z <= 0.55)):
        mark(crown, name, lambda p: share(p.z))
        mark_by(leaves, name, [share(z) for z in heights])


@word('net', View(tip=10, turn=-14))
def net():
    """Models a butterfly net: a hoop on a long handle, and a bag of slightly transparent gauze."""
    green = plastic('#35B44A', rim=0.2)
    hoop = [(0.72 + 0.72 * math.cos(a), 0.3 * math.sin(a), 0.9 + 0.66 * math.sin(a)) for a in [TAU * k / 40 for k in range(41)]]
    tube(hoop, 0.06, green, seg=20, count=160)
    handle = Vector((0.72 - 0.72 * 0.75, -0.3 * 0.62, 0.9 - 0.66 * 0.66))
    part(
        'long-handle',
        tube([handle, handle + Vector((-0.22, 0, -0.28))], 0.08, green, seg=20, count=8),
        tube(
            [handle, handle + Vector((-0.9, 0, -1.1)), handle + Vector((-1.8, 0, -2.2))],
            [0.055, 0.055, 0.06],
            skin('#CF9450', rough=0.5, mottle=0.2, rim=0.2),
            seg=20,
        ),
        ball(0.085, green, at=handle + Vector((-1.8, 0, -2.2)), seg=24),
    )
    thread = skin('#F2F4E6', rough=0.7, rim=0.2)
    tip = Vector((2.1, 0.5, -0.25))

    def on_bag(k, t):
        """Returns a point of the bag, from the hoop (t = 0) to its tip (t = 1). k counts 24 points around the hoop."""
        a = TAU * k / 24
        at = Vector((0.72 + 0.72 * math.cos(a), 0.3 * math.sin(a), 0.9 + 0.66 * math.sin(a)))
        middle = Vector((0.72, 0, 0.9)).lerp(tip, t) + Vector((0.3, 0, 0.5)) * math.sin(math.pi * t) * 0.55
        return middle + (at - Vector((0.72, 0, 0.9))) * math.sqrt(max(0.0, 1 - t**1.7))

    for k in range(24):
        for lean in (4, -4):
            part('bag-of-net', tube([on_bag(k + lean * t, t) for t in (0, 0.2, 0.4, 0.6, 0.8, 0.93)], 0.017, thread, seg=8, count=36))
    # The gauze is hardly visible, but makes the bag look like one piece.
    gauze = skin('#F2F4E6', rough=0.9, rim=0, specular=0)
    gauze.node_tree.nodes['Principled BSDF'].inputs['Alpha'].default_value = 0.08
    rows = 20
    spots = [on_bag(k, 0.96 * row / rows) for row in range(rows + 1) for k in range(24)]
    faces = [(r * 24 + k, r * 24 + (k + 1) % 24, (r + 1) * 24 + (k + 1) % 24, (r + 1) * 24 + k) for r in range(rows) for k in range(24)]
    part('bag-of-net', solid(spots, faces, gauze))


@word('toothpaste', View(tip=38, turn=-6, roll=-24))
def toothpaste():
    """Models a tube on its side: flat and wide at its end, round at its neck, with its cap next to it and a little paste coming out to the right."""
    rows, columns, vertices = 70, 72, []
    for i in range(rows + 1):
        t = i / rows
        round_ = step(0.0, 0.85, t)
        shoulder = 1 - 0.62 * step(0.92, 1.0, t)
        wide, high = (0.66 - 0.16 * round_) * shoulder, (0.02 + 0.46 * round_**0.8) * shoulder
        for k in range(columns):
            a = TAU * k / columns
            vertices.append((-1.5 + 2.3 * t + 0.08 * step(0.92, 1.0, t), wide * math.cos(a), high * math.sin(a)))
    faces = [
        (i * columns + k, (i + 1) * columns + k, (i + 1) * columns + (k + 1) % columns, i * columns + (k + 1) % columns)
        for i in range(rows)
        for k in range(columns)
    ]
    faces += [tuple(range(columns)), tuple(rows * columns + k for k in range(columns))[::-1]]
    pale, blue = rgb('#DDE6EA'), rgb('#1FA3B8')
    band = lambda p: step(-1.08, -1.06, p.x) * step(0.52, 0.5, p.x + 0.1 * p.y)
    body = solid(vertices, faces, skin(painted=True, rough=0.3, coat=0.3, rim=0.15), lambda p: mix(pale, blue, band(p)))
    ribbed = skin('#DDE6EA', rough=0.35, bump=0.3, bump_scale=3, stretch=(14, 0.1, 1), rim=0.2)
    part('soft-tube', body, block((0.2, 1.34, 0.06), ribbed, at=(-1.54, 0, 0), edge=0.02))
    white = plastic('#E4E8EC')
    neck = [(0.2, 0), (0.16, 0.06), *[(0.15 + 0.02 * (k % 2), 0.1 + 0.05 * k) for k in range(5)], (0.1, 0.31), (1e-4, 0.29)]
    move(lathe(neck, white), at=(0.86, 0, 0), turn=(0, 90, 0))
    ridged = lambda x, y, z, a: (x * (1 + 0.03 * math.cos(18 * a)), y * (1 + 0.03 * math.cos(18 * a)), z)
    cap = [(1e-4, 0), (0.2, 0), (0.23, 0.03), (0.2, 0.34), (0.17, 0.38), (1e-4, 0.38)]
    move(lathe(cap, white, seg=216, deform=ridged), at=(0.95, -0.62, -0.3))
    paste = [(1.12, 0, 0), (1.3, 0, 0), (1.52, 0.05, -0.06), (1.66, 0.2, -0.1), (1.58, 0.36, -0.08), (1.4, 0.36, -0.02), (1.36, 0.26, 0.06)]
    mint = skin('#7FE3D2', rough=0.3, coat=0.3, rim=0.15)
    star = lambda angle, t: 1 + 0.06 * math.cos(6 * angle)
    part('paste-comes-out', tube(paste, [0.1, 0.12, 0.125, 0.125, 0.12, 0.11, 0.05], mint, seg=48, count=110, section=star))


@word('lock', View(tip=12, turn=-34))
def lock():
    """Models a piece of a door with its handle, and a golden key in the lock."""
    steel = skin('#C9D0D8', rough=0.2, metal=0.8, rim=0.25)
    gold = skin('#F0BE40', rough=0.22, metal=0.55, rim=0.2)
    block((1.7, 0.22, 2.5), wood('#B9713A', 'z'), at=(-0.1, 0.17, 0), edge=0.03)
    block((0.52, 0.07, 1.9), steel, at=(0.3, 0.03, 0), edge=0.035)
    knob = lathe([(1e-4, 0), (0.17, 0), (0.17, 0.05), (0.1, 0.09), (0.1, 0.34), (1e-4, 0.34)], steel)
    move(knob, at=(0.3, 0, 0.48), turn=(90, 0, 0))
    lever = [(0.34, -0.34, 0.48), (0.0, -0.36, 0.48), (-0.4, -0.34, 0.46), (-0.66, -0.31, 0.43)]
    part('handle-above', knob, tube(lever, [0.1, 0.095, 0.09, 0.08], steel, seg=28))
    move(lathe([(1e-4, 0), (0.16, 0), (0.16, 0.04), (0.13, 0.06), (1e-4, 0.06)], gold), at=(0.3, 0, -0.36), turn=(90, 0, 0))
    shaft = tube([(0.3, 0.05, -0.36), (0.3, -0.66, -0.36)], 0.065, gold, seg=24, count=8)
    collar = tube([(0.3, -0.3, -0.36), (0.3, -0.38, -0.36)], 0.1, gold, seg=24, count=6)
    bow = [(0.3, -0.92 + 0.27 * math.cos(a), -0.36 + 0.27 * math.sin(a)) for a in [TAU * k / 32 for k in range(33)]]
    part('key-goes-in', shaft, collar, tube(bow, 0.085, gold, seg=24, count=120))


# Things composed of layers: each has the same frame in all its pictures


def keep_frame(radius, low, high):
    """Adds an invisible drum around a thing, so that layers over it have the same place in its picture."""
    lathe([(radius, low), (radius, high)], skin()).hide_render = True


NEST = View(tip=20)
HOLLOW = 0.72


def twig(across, tones):
    """Returns a twig bent along the wall. `across` is the angle around the wall's section."""
    radius, height = 0.95 + 0.16 * math.cos(across), 0.02 + 0.2 * math.sin(across)
    start, span = random.random() * TAU, random.uniform(0.35, 0.85)
    slope, out = random.uniform(-0.09, 0.09), random.uniform(-0.02, 0.06)
    line = []
    for t in (0, 0.33, 0.67, 1):
        away, angle = radius + out * abs(2 * t - 1), start + span * t
        line.append((away * math.cos(angle), away * math.sin(angle), height + slope * (2 * t - 1)))
    return tube(line, random.uniform(0.018, 0.032), random.choice(tones), seg=7, count=9)


def woven_nest():
    """Models a wide empty nest. Everything in front of its hollow is the part `front`."""
    outer = [skin(each, rough=0.85, rim=0.2) for each in ('#9A6A38', '#B98648', '#7E5228', '#CFA060', '#8A5C30')]
    inner = [skin(each, rough=0.95, rim=0.05) for each in ('#5A3A1E', '#66431F', '#4A2E16')]
    earth, dark = rgb('#6E4624'), rgb('#20130A')
    body = lathe(
        smooth_profile([(0.0, -0.3), (0.6, -0.29), (0.98, -0.14), (1.08, 0.04), (0.95, 0.18), (0.8, 0.04), (0.66, -0.16), (0.0, -0.2)], 60),
        skin(painted=True, rough=1, bump=0.8, bump_scale=14, rim=0.04, specular=0),
        paint=lambda p: mix(earth, dark, step(0.95, 0.85, math.hypot(p.x, p.y)) * step(-0.26, -0.22, p.z)),
    )
    mark(body, 'front', lambda p: p.y < 0 and (math.hypot(p.x, p.y) > HOLLOW or p.z < -0.22))
    twigs = []
    for _ in range(430):
        across = random.uniform(-1.5, 3.7)
        twigs.append(twig(across, inner if across > 2.3 else outer))
    mark(joined(twigs), 'front', lambda p: p.y < 0)
    keep_frame(1.27, -0.3, 0.27)


@word('nest-empty', NEST)
def nest_empty():
    woven_nest()


@word('nest-cloth', NEST)
def nest_cloth():
    """Models the same nest with a band of white cloth around it, to be tinted."""
    woven_nest()
    low, high = rgb('#8E8E8E'), rgb('#DCDCDC')
    rows, seg, vertices, tones = 40, 300, [], []
    for i in range(seg):
        angle = TAU * i / seg
        for k in range(rows + 1):
            t = k / rows
            uneven = grain((2.5 * math.cos(angle), 2.5 * math.sin(angle), 1.6 * t), 1.2)
            fold = math.sin(TAU * (2.6 * t + 0.35 * math.sin(2 * angle) + 0.5 * uneven)) * math.sin(math.pi * t) ** 0.5
            away = 1.1 + 0.1 * math.sin(math.pi * (0.1 + 0.75 * t)) + 0.022 * fold
            height = -0.22 + 0.33 * t + 0.014 * math.sin(4 * angle + 1) + 0.008 * math.sin(11 * angle)
            vertices.append((away * math.cos(angle), away * math.sin(angle), height))
            tones.append(mix(low, high, 0.55 + 0.45 * fold))
    faces = [
        (i * (rows + 1) + k, (i + 1) % seg * (rows + 1) + k, (i + 1) % seg * (rows + 1) + k + 1, i * (rows + 1) + k + 1)
        for i in range(seg)
        for k in range(rows)
    ]
    shades = iter(tones)
    woven = skin(painted=True, rough=0.95, bump=0.1, bump_scale=70, rim=0.12, specular=0.1)
    band = solid(vertices, faces, woven, paint=lambda p: next(shades))
    thick = band.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.035, 0
    mark(band, 'cloth', lambda p: 1)
    mark(band, 'front', lambda p: p.y < 0)


@word('basket-empty', View(tip=24))
def basket_empty():
    """Models the basket from the front and above. The wall in front of its content is the part `front`."""
    basket()
    for thing in list(bpy.context.scene.objects):
        if thing.type == 'MESH':
            mark(thing, 'front', lambda p: p.y < -0.02 and p.z < 0.68)


EGG = View(tip=12)
# The height (-1 to 1) at which an egg breaks, and the height of the teeth along its edge.
BREAK, TEETH = 0.1, 0.1


def egg_radius(height):
    return 0.76 * math.sqrt(max(0, 1 - height * height)) * (1 - 0.13 * height) + 1e-4


def egg_shell(low=None):
    """Models a matt grey-white egg, to be tinted: whole, or its lower or upper half with an edge of teeth."""

    def edge(angle):
        tooth = abs((angle * 9 / TAU) % 1 * 2 - 1) * 2 - 1
        return BREAK + TEETH * tooth * (0.7 + 0.3 * math.sin(2.3 * angle + 1))

    def place(x, y, share, angle):
        height = -1 + 2 * share if low is None else -1 + share * (edge(angle) + 1) if low else edge(angle) + share * (1 - edge(angle))
        return egg_radius(height) * math.cos(angle), egg_radius(height) * math.sin(angle), height

    rows = [(1, (1 - math.cos(math.pi * k / 60)) / 2) for k in range(61)]
    shell = lathe(rows, skin('#C6C6C6', rough=0.75, rim=0.08, specular=0.2, glow=0.04), seg=180, deform=place)
    if low is not None:
        thick = shell.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = 0.03, -1
    keep_frame(0.86, -1, 1)
    return shell


@word('egg-plain', EGG)
def egg_plain():
    egg_shell()


@word('egg-cap', EGG)
def egg_cap():
    egg_shell(low=False)


@word('egg-low', EGG)
def egg_low():
    mark(egg_shell(low=True), 'front', lambda p: p.y < 0.02)


@word('bush-low', View(tip=9))
def bush_low():
    """Models a plain dark bush with a flat foot, for hiding behind."""
    c = Clay()
    for x, y, z, r in (
        (0, 0, 0.56, 0.76),
        (-0.68, 0, 0.36, 0.54),
        (0.68, 0, 0.36, 0.54),
        (-0.36, 0, 0.76, 0.5),
        (0.38, 0, 0.73, 0.5),
        (-0.4, -0.3, 0.3, 0.5),
        (0.4, -0.3, 0.3, 0.5),
    ):
        c.ball((x, y, z), r, blend=0.2)
    for thing in leafy(c, 5200, 0.105, base='#16401C', cell=0.035):
        paint = thing.data.color_attributes['paint']
        flat = numpy.empty(len(paint.data) * 4, dtype=numpy.float32)
        paint.data.foreach_get('color', flat)
        # The leaves differ little from one another and reflect little light.
        dim = flat.reshape(-1, 4)[:, :3] * 0.22 + numpy.array(rgb('#26622E')) * 0.45
        flat.reshape(-1, 4)[:, :3] = dim
        paint.data.foreach_set('color', flat)
        for vertex in thing.data.vertices:
            vertex.co.z = max(0, vertex.co.z)


JAR = View(tip=22)


@word('jar-empty', JAR)
def jar_empty():
    """Models a wide-mouthed jar. Its glass is paint: dim in the middle, and lighter where its floor and its back would be visible through it."""
    dim, light = rgb('#2B475E'), rgb('#86ABC4')
    rise = 2 * math.tan(math.radians(JAR.tip))

    def paint(p):
        if p.y > 0:
            return dim
        # This is the far edge of the floor, at the height where it is visible through the near wall.
        far = -0.86 + rise * math.sqrt(max(0.0, 0.78**2 - p.x**2))
        edge = math.exp(-(((p.z - far) / 0.035) ** 2)) * step(0.84, 0.7, abs(p.x))
        streak = math.exp(-(((p.x + 0.55) / 0.07) ** 2)) * step(-0.75, -0.45, p.z) * step(0.5, 0.2, p.z)
        return mix(dim, light, 0.08 + 0.2 * step(far + 0.02, far - 0.02, p.z) + 0.3 * edge + 0.45 * streak)

    glass = skin(painted=True, rough=0.2, coat=0.15, rim=0.9, rim_colour='#D8ECFA', specular=0.2)
    wall = [(0.0, -1.0), (0.7, -1.0), (0.86, -0.9), (0.9, -0.6), (0.9, 0.26), (0.87, 0.46), (0.8, 0.58), (0.79, 0.74)]
    lathe(smooth_profile(wall, 120), glass, seg=256, paint=paint)
    deep, pale = rgb('#16242F'), rgb('#4C6B80')
    hollow = [(0.76, 0.76), (0.75, 0.58), (0.82, 0.44), (0.85, 0.26), (0.85, -0.6), (0.75, -0.85), (0.0, -0.9)]
    inside = skin(painted=True, rough=0.4, rim=0.2, rim_colour='#BBD6EA', specular=0.2)
    lathe(smooth_profile(hollow, 80), inside, paint=lambda p: mix(deep, pale, step(0.2, 0.75, p.z)))
    lip = [(0.79 * math.cos(TAU * k / 32), 0.79 * math.sin(TAU * k / 32), 0.77) for k in range(33)]
    tube(lip, 0.055, skin('#BFDCEC', rough=0.15, coat=0.4, rim=0.3), seg=24, count=160)


RIMMED = View(tip=22)


@word('bowl-rimmed', RIMMED)
def bowl_rimmed(filled=False):
    """Models a white bowl with a broad coloured band outside. The inside has that colour all over, so that white milk is visible in it."""
    white, blue = rgb('#EDE8DC'), rgb('#2F7FE0')
    glazed = skin(painted=True, rough=0.12, coat=0.5, rim=0.12)
    band = lambda p: mix(white, blue, step(0.205, 0.215, p.z))
    outer = [(0.0, -0.66), (0.46, -0.68), (0.5, -0.58), (0.66, -0.5), (1.04, -0.2), (1.24, 0.2), (1.3, 0.5)]
    inner = [(1.3, 0.5), (1.275, 0.53), (1.245, 0.5), (1.17, 0.2), (0.96, -0.14), (0.56, -0.42), (0.0, -0.48)]
    part('white-bowl', lathe(smooth_profile(outer, 160), glazed, paint=band))
    lathe(smooth_profile(inner, 160), glazed, paint=lambda p: blue)
    if filled:
        milk = skin('#F4EFE4', rough=0.25, coat=0.2, rim=0.02)
        part('milk', disc(1.2, milk, at=(0, 0, 0.26), deform=lambda x, y, z, a: (x, y, z + 0.03 * step(1.12, 1.2, math.hypot(x, y)))))


@word('bowl-rimmed-milk', RIMMED)
def bowl_rimmed_milk():
    bowl_rimmed(filled=True)


@word('fish-net', View(tip=12))
def fish_net():
    """Models a hand net for an aquarium: a bag of open weave under a light hoop, on a handle that points up to the left."""
    wide, deep, drop = 1.1, 0.62, 1.5

    def on_hoop(a):
        across, along = (math.copysign(abs(share) ** 0.6, share) for share in (math.cos(a), math.sin(a)))
        return Vector((wide * across, deep * along, 0))

    def on_bag(a, t):
        """Returns a point of the bag, from the hoop (t = 0) down to its tip (t = 1)."""
        return on_hoop(a) * max(0.0, 1 - t**2.6) ** 0.5 + Vector((0.12 * t, 0, -drop * t))

    wire = skin('#E4ECF2', rough=0.25, metal=0.3, rim=0.35)
    tube([on_hoop(TAU * k / 72) for k in range(73)], 0.05, wire, seg=20, count=220)
    thread = skin('#5CC48E', rough=0.75, rim=0.2)
    around = 16
    for k in range(around):
        for lean in (5, -5):
            tube([on_bag(TAU * (k + lean * t) / around, t) for t in [0.99 * j / 16 for j in range(17)]], 0.023, thread, seg=8, count=60)
    tube([(-1.07, 0, 0), (-1.22, 0, 0.14), (-1.4, 0, 0.42)], 0.055, wire, seg=20)
    tube([(-1.34, 0, 0.32), (-1.56, 0, 0.68), (-1.86, 0, 1.16)], [0.09, 0.11, 0.09], plastic('#2F8FE8', rim=0.2), seg=28)
    ball(0.085, plastic('#2F8FE8', rim=0.2), at=(-1.86, 0, 1.16), seg=24)


@word('fish-bowl-empty', View(tip=12))
def fish_bowl_empty():
    fish_bowl(fish=False)


@word('soil-heap', View(tip=12))
def soil_heap():
    """Models a heap of loose soil with a hand trowel stuck into it. Only the trowel makes brown earth recognisable from far away."""
    c = Clay()
    for k in range(9):
        z, wide = -0.9 + 0.13 * k, 1.2 * (1 - k / 10)
        c.limb([(-0.5 * wide, 0, z), (0.5 * wide, 0, z)], 0.52 * wide, blend=0.1, flat=((0, 0, 1), 0.6))
    for _ in range(90):
        a, t = random.random() * TAU, random.random()
        reach = 1.22 * (1 - 0.78 * t)
        c.ball((reach * math.cos(a), 0.74 * reach * math.sin(a), -0.98 + 1.05 * t), random.uniform(0.05, 0.12), blend=0.02)
    c.model(clay_skin(bump=1.0, scale=24, rim=0.28), '#9A6236', cell=0.024, floor=-1.05)
    steel = skin('#CFD8DF', rough=0.25, metal=0.6, rim=0.4)
    tube([(0.16, -0.5, -0.42), (0.25, -0.44, -0.2), (0.34, -0.36, 0.16)], [0.24, 0.24, 0.06], steel, seg=32, flat=0.35)
    tube([(0.32, -0.36, 0.1), (0.42, -0.32, 0.42), (0.5, -0.33, 0.66)], 0.05, steel, seg=20)
    tube([(0.49, -0.33, 0.6), (0.66, -0.35, 1.12), (0.78, -0.36, 1.5)], [0.11, 0.14, 0.1], plastic('#F2B400', rim=0.2), seg=32)
    ball(0.1, plastic('#F2B400', rim=0.2), at=(0.78, -0.36, 1.5), seg=24)


@word('seed', View(tip=10, roll=-24))
def seed():
    """Models one sunflower seed: a flat drop, pale with dark stripes."""
    pale, dark = rgb('#E9DDBE'), rgb('#4A3B2A')

    def stripes(p):
        return mix(pale, dark, step(0.1, 0.45, math.cos(9 * math.atan2(p.x, 0.9 - 0.35 * p.z))) * step(1.02, 0.8, abs(p.z)))

    profile = sphere_profile(lambda t: (0.56 * math.sin(t) * (1 - 0.45 * -math.cos(t)) + 1e-4, -math.cos(t)))
    lathe(profile, skin(painted=True, rough=0.55, rim=0.15, specular=0.3), deform=lambda x, y, z, a: (x, 0.45 * y, z), paint=stripes)
