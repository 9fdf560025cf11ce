"""Nature: trees with real leaves, flowers, and things in the garden."""
import math
import random

import bpy
from mathutils import Vector, noise

from clay import Clay
from clay import coat as clay_skin
from clothing import Sewn, star_outline
from kit import (
    TAU,
    View,
    ball,
    block,
    cloth,
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
    round_outline,
    skin,
    smooth_profile,
    solid,
    step,
    tube,
    wood,
    word,
)

# Thousands of leaves


def blades(places, colours, material=None):
    """Returns many small leaves as one mesh: each is (root, direction, upper side, length, width), folded along its middle and hanging slightly."""
    vertices, faces, paint = [], [], []
    for (root, way, up, long, wide), colour in zip(places, colours):
        root, way = Vector(root), Vector(way).normalized()
        across = way.cross(Vector(up)).normalized()
        over = across.cross(way)
        start = len(vertices)
        for along, half, lift in (
            (0, 0, 0),
            (0.4, 0.5, 0.08),
            (0.4, 0, 0),
            (0.4, -0.5, 0.08),
            (0.75, 0.32, 0.0),
            (0.75, 0, -0.07),
            (0.75, -0.32, 0.0),
            (1, 0, -0.2),
        ):
            vertices.append(root + way * along * long + across * half * wide + over * lift * long)
            paint.append(mix(colour, (1, 1, 1), 0.06 if half else 0))
        faces += [tuple(start + k for k in face) for face in ((0, 1, 2), (0, 2, 3), (1, 4, 5, 2), (2, 5, 6, 3), (4, 7, 5), (5, 7, 6))]
    shades = iter(paint)
    material = material or skin(painted=True, rough=0.5, rim=0.1, specular=0.3)
    return solid(vertices, faces, material, paint=lambda p: next(shades))


GREENS = [rgb(each) for each in ('#2E8B2A', '#3FA534', '#57BD3A', '#7ACB45', '#2F9A3A')]


def joined(things):
    """Returns many small things as one, which renders faster."""
    bpy.context.view_layer.update()
    with bpy.context.temp_override(active_object=things[0], object=things[0], selected_objects=things, selected_editable_objects=things):
        bpy.ops.object.join()
    return things[0]


def shade_of(p, dark=0.0):
    """Returns one of several greens, which depends on chance and position."""
    colour = mix(random.choice(GREENS), random.choice(GREENS), random.random())
    return tuple(c * (1 + 0.25 * grain(p, 1.6) - dark) for c in colour)


def leafy(c, count, long, base='#2C7A2A', cell=0.04):
    """Returns a crown of clay covered with leaves that hang outwards and down."""
    crown = c.model(clay_skin(bump=0.4, scale=20, sheen=0.1), base, cell=cell, floor=-9)
    crown.data.calc_loop_triangles()
    spots = random.sample(list(crown.data.vertices), min(count, len(crown.data.vertices)))
    places, colours = [], []
    for vertex in spots:
        out = vertex.normal
        way = out * 0.55 + Vector((random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-1.0, 0.35)))
        size = long * random.uniform(0.75, 1.2)
        places.append((vertex.co - out * 0.02, way, out + Vector((0, 0, 0.4)), size, size * 0.62))
        colours.append(shade_of(vertex.co, 0.14 * step(0.2, -0.8, out.z)))
    return crown, blades(places, colours)


def bark(colour='#8A5A34'):
    return skin(colour, rough=0.85, bump=0.7, bump_scale=9, mottle=0.25, mottle_scale=6, stretch=(3, 3, 0.6), rim=0.18)


@word('tree', View(tip=4))
def tree():
    rough = bark()
    trunk = [tube([(0, 0, -1.35), (0, 0, -1.2), (-0.03, 0, -0.6), (0, 0, 0.2)], [0.34, 0.24, 0.19, 0.15], rough)]
    for x, y, z in ((0.55, -0.1, 0.35), (-0.55, 0.05, 0.3), (0.1, -0.3, 0.4)):
        trunk.append(tube([(0, 0, -0.6), (x * 0.4, y * 0.4, -0.25), (x, y, z)], [0.13, 0.1, 0.05], rough))
    for turn in (0.2, 1.6, 2.8, 4.1, 5.3):
        trunk.append(
            tube(
                [(0, 0, -1.1), (0.25 * math.cos(turn), 0.25 * math.sin(turn), -1.28), (0.5 * math.cos(turn), 0.4 * math.sin(turn), -1.37)],
                [0.12, 0.1, 0.03],
                rough,
            )
        )
    part('brown-trunk', *trunk)
    c = Clay()
    for x, y, z, r in (
        (0, 0, 0.75, 0.85),
        (-0.68, 0.0, 0.42, 0.55),
        (0.7, 0, 0.45, 0.55),
        (-0.5, -0.15, 0.98, 0.52),
        (0.52, -0.1, 1.02, 0.52),
        (0.02, -0.4, 0.5, 0.55),
        (0, 0, 1.35, 0.5),
        (0.3, -0.4, 0.95, 0.4),
        (-0.3, -0.42, 0.85, 0.4),
    ):
        c.ball((x, y, z), r, blend=0.08)
    part('round-green-top', *leafy(c, 3600, 0.2))


@word('pine-tree', View(tip=4))
def pine_tree():
    part('trunk', tube([(0, 0, -1.9), (0, 0, -1.75), (0, 0, -0.5)], [0.26, 0.2, 0.16], bark('#7E5030')))
    low, high = rgb('#1F7A3C'), rgb('#4FB55A')
    for tier in range(6):
        foot, wide, tall = -1.25 + 0.5 * tier, 1.12 - 0.17 * tier, 0.95 - 0.05 * tier
        top = tier > 3
        profile = smooth_profile(
            [
                (0.0, foot + tall),
                (wide * 0.35, foot + tall * 0.6),
                (wide * 0.72, foot + tall * 0.2),
                (wide * 0.86, foot + 0.02),
                (0.1, foot + 0.12),
            ],
            30,
        )
        cone = lathe(profile[::-1], skin('#1B6533', rough=0.9, rim=0.12), seg=60)
        places, colours = [], []
        for k in range(1300 - 130 * tier):
            up = random.random() ** 1.6
            a = random.random() * TAU
            droop = 1 + 0.1 * math.cos(9 * a + tier)
            r = wide * (0.86 - 0.84 * up**0.8) * droop
            at = Vector((r * math.cos(a), r * math.sin(a), foot + 0.03 + tall * up * 0.96))
            out = Vector(
                (math.cos(a + random.uniform(-0.35, 0.35)), math.sin(a + random.uniform(-0.35, 0.35)), random.uniform(-0.75, -0.2))
            )
            places.append((at - out * 0.04, out, (0, 0, 1), random.uniform(0.17, 0.27), 0.055))
            colours.append(mix(low, high, 0.25 + 0.5 * random.random() + 0.25 * (r / wide > 0.7)))
        needles = blades(places, colours)
        if top:
            part('pointed-top', cone, needles)


@word('palm-tree', View(tip=6))
def palm_tree():
    ring = lambda angle, t: 1 + 0.09 * ((t * 17) % 1)
    trunk = tube(
        [(-0.5, 0, -1.7), (-0.44, 0, -1.5), (-0.04, 0, -0.6), (0.12, 0, 0.1), (0.06, 0, 0.72)],
        [0.2, 0.13, 0.105, 0.09, 0.09],
        skin('#A87848', rough=0.8, bump=0.3, bump_scale=12, mottle=0.15, rim=0.2),
        count=240,
        section=ring,
    )
    part('thin-bent-trunk', trunk)
    crown, places, colours = Vector((0.06, 0, 0.74)), [], []
    rib = skin('#7FB83A', rough=0.5, rim=0.15)
    for k in range(13):
        a = TAU * k / 13 + 0.2
        rise = 0.5 if k % 2 else 0.2
        out = Vector((math.cos(a), 0.75 * math.sin(a), 0))
        line = [
            crown,
            crown + out * 0.42 + Vector((0, 0, rise * 0.75)),
            crown + out * 0.9 + Vector((0, 0, rise * 0.75 - 0.1)),
            crown + out * 1.25 + Vector((0, 0, rise - 0.75)),
        ]
        part('long-leaves-on-top', tube(line, [0.04, 0.03, 0.01], rib, seg=10))
        spine = curve(line, 34)
        for i in range(3, 34):
            along = (spine[min(i + 1, 33)] - spine[i - 1]).normalized()
            side = along.cross(Vector((0, 0, 1))).normalized()
            long = 0.4 * math.sin(math.pi * (0.12 + 0.86 * i / 34)) ** 0.7 + 0.05
            for s in (1, -1):
                places.append((spine[i], side * s + along * 0.75 + Vector((0, 0, -0.35)), (0, 0, 1), long, 0.085))
                colours.append(shade_of(spine[i]))
    part('long-leaves-on-top', blades(places, colours))
    for x, y in ((0.2, -0.14), (-0.08, -0.16), (0.06, -0.22)):
        ball(0.13, skin('#7A4A24', rough=0.7, bump=0.2, rim=0.2), at=(x, y, 0.62), seg=40)


# Pots and their plants

TERRACOTTA = '#D9703A'


def flower_pot_at(foot=-1.0):
    """Models a clay pot with soil, whose foot is at this height. It is about 1.2 high. Returns (rim, pot, soil)."""
    clay = skin(TERRACOTTA, rough=0.75, bump=0.08, bump_scale=25, mottle=0.07, rim=0.18)
    body = lathe([(1e-4, foot), (0.5, foot), (0.54, foot + 0.03), (0.72, foot + 0.86)], clay)
    rim = lathe(
        [
            (0.72, foot + 0.84),
            (0.82, foot + 0.86),
            (0.85, foot + 0.9),
            (0.87, foot + 1.12),
            (0.85, foot + 1.16),
            (0.8, foot + 1.16),
            (0.76, foot + 1.1),
            (0.74, foot + 0.8),
        ],
        clay,
    )
    soil = disc(
        0.78,
        skin('#5E3C24', rough=0.95, bump=0.8, bump_scale=14, mottle=0.25, rim=0.12),
        at=(0, 0, foot + 1.06),
        dome=0.05,
        deform=lambda x, y, z, a: (x, y, z + 0.025 * grain((x, y, 1), 6)),
    )
    return rim, body, soil


def keep_frame():
    """Adds invisible corners, so that the pot has the same place in all its pictures while the plant grows."""
    box = block((1.2, 1.2, 2.46), skin(), at=(0, 0, 0.23), edge=0)
    box.hide_render = True


def green_leaf(length, width, at, turn, lift=25, light='#63C12E', dark='#3E9A1E', face=45, **more):
    """Returns a leaf that grows from `at`. `face` is the angle (degrees) by which its upper side is turned to us."""
    low, high = rgb(dark), rgb(light)
    blade = leaf(length, width, skin(painted=True, rough=0.4, rim=0.15), lift=0, paint=lambda p: mix(low, high, 0.5 + grain(p, 4)), **more)
    move(blade, turn=(face if math.cos(math.radians(turn)) > 0 else -face, 0, 0))
    move(blade, turn=(0, -lift, 0))
    return move(blade, at=at, turn=(0, 0, turn))


GROWING = View(tip=16)
STEM = '#4FA62E'


def stem(*points, thick=0.06):
    return tube(points, [thick * 1.2, thick, thick], skin(STEM, rough=0.5, rim=0.18), seg=20)


@word('flower-pot', GROWING)
def flower_pot():
    rim, _, soil = flower_pot_at()
    part('wide-edge', rim)
    part('soil-inside', soil)
    keep_frame()


@word('sprout-in-pot', GROWING)
def sprout_in_pot():
    part('pot', *flower_pot_at())
    stem((0, 0, 0.05), (0.02, 0, 0.3), (0, 0, 0.52))
    part('two-small-leaves', green_leaf(0.55, 0.36, (0, 0, 0.5), -14, 40), green_leaf(0.55, 0.36, (0, 0, 0.5), 194, 40))
    keep_frame()


def pot_leaves():
    leaves = [green_leaf(0.66, 0.36, (0, 0, 0.3 + 0.1 * k), turn, 30, bend=0.4) for k, turn in enumerate((-20, 200, -100))]
    return part('green-leaves', *leaves)


@word('bud-in-pot', GROWING)
def bud_in_pot():
    part('pot', *flower_pot_at())
    stem((0, 0, 0.05), (0.03, 0, 0.5), (0, 0, 0.95))
    pot_leaves()
    profile = smooth_profile([(0.0, 0.88), (0.16, 0.94), (0.24, 1.1), (0.17, 1.32), (0.0, 1.46)], 50)
    twist = lambda x, y, z, a: (x * (1 + 0.07 * math.cos(3 * a + 5 * z)), y * (1 + 0.07 * math.cos(3 * a + 5 * z)), z)
    part('closed-bud', lathe(profile, skin('#F0559A', rough=0.45, rim=0.2), deform=twist))
    for turn in (30, 102, 174, 246, 318):
        part(
            'closed-bud',
            green_leaf(
                0.36, 0.22, (0.05 * math.cos(math.radians(turn)), 0.05 * math.sin(math.radians(turn)), 0.89), turn, 62, bend=-0.5, face=0
            ),
        )
    keep_frame()


def petal(long, wide, colour, tip_colour=None, cup=0.12, bend=0.1, round_=0.6):
    """Returns a petal that grows from the middle along x, cupped towards z, and painted from its foot to its edge."""
    foot, edge = rgb(colour), rgb(tip_colour or colour)
    rows, columns = 22, 13
    vertices = []
    for i in range(rows + 1):
        t = i / rows
        half = wide / 2 * max(0.02, math.sin(math.pi * (0.06 + 0.94 * t) ** (1 / (0.4 + round_))) ** 0.6 if t < 1 else 0.02)
        for k in range(columns):
            s = 2 * k / (columns - 1) - 1
            vertices.append((long * t, half * s, cup * wide * s * s + bend * long * t * t))
    faces = [
        (i * columns + k, (i + 1) * columns + k, (i + 1) * columns + k + 1, i * columns + k + 1)
        for i in range(rows)
        for k in range(columns - 1)
    ]
    thing = solid(
        vertices, faces, skin(painted=True, rough=0.5, rim=0.16), paint=lambda p: mix(foot, edge, step(0.1, 0.8, p.x / long)), rounds=1
    )
    thick = thing.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.02, 0
    return thing


def ring_of(count, make, radius=0.0, at=(0, 0, 0), lift=0, start=0.0):
    """Returns petals around a flower that faces us (towards -y)."""
    found = []
    for k in range(count):
        turn = 360 * k / count + start
        thing = make()
        move(thing, at=(radius, 0, 0), turn=(0, -lift, 0))
        move(thing, turn=(0, 0, turn))
        found.append(move(thing, at=at, turn=(90, 0, 0)))
    return found


@word('flower-in-pot', GROWING)
def flower_in_pot():
    part('pot', *flower_pot_at())
    stem((0, 0, 0.05), (0.03, 0.05, 0.5), (0, 0.08, 1.0))
    pot_leaves()
    part('petals', *ring_of(8, lambda: petal(0.44, 0.34, '#E03C86', '#FF7AB8'), 0.08, (0, -0.02, 1.0), 14))
    ball(0.17, skin('#FFC81E', rough=0.6, bump=0.5, bump_scale=24, rim=0.12), at=(0, -0.06, 1.0), shape=(1, 0.6, 1), seg=40)
    keep_frame()


@word('potted-plant', View(tip=12))
def potted_plant():
    flower_pot_at(-1.6)
    for k in range(15):
        turn, lift = k * 137.5, 78 - 4.2 * k
        a = math.radians(turn)
        at = (0.16 * math.cos(a), 0.16 * math.sin(a), -0.6)
        green_leaf(
            1.5 - 0.03 * k, 0.46, at, turn, lift, bend=0.36, fold=0.16, face=20, light='#6CC93A' if k % 2 else '#4FB53A', dark='#2E8B2A'
        )


@word('seedling', View(tip=10))
def seedling():
    c = Clay()
    c.limb([(-0.3, 0, -0.95), (0.3, 0, -0.95)], 0.6, flat=((0, 0, 1), 0.5))
    for _ in range(26):
        a, r = random.random() * TAU, random.random() ** 0.5
        c.ball((0.85 * r * math.cos(a), 0.5 * r * math.sin(a), -0.9 + 0.32 * (1 - r)), random.uniform(0.08, 0.15), blend=0.05)
    c.model(clay_skin(bump=0.9, scale=26, rim=0.22), '#7A4E2C', cell=0.025, floor=-1.05)
    stem((0, 0, -0.8), (0.06, 0, -0.3), (0, 0, 0.2), thick=0.075)
    for turn, lift, size in ((-12, 34, 1.1), (192, 38, 1.1)):
        green_leaf(size, 0.66, (0, 0, 0.16), turn, lift, bend=0.25, fold=0.2)
    green_leaf(0.42, 0.22, (0, 0, 0.18), -20, 66, light='#8ADB4A')
    green_leaf(0.42, 0.22, (0, 0, 0.18), 200, 70, light='#8ADB4A')


# Flowers


@word('sunflower', View(tip=2, turn=-8))
def sunflower():
    head = (0, 0, 0.75)
    for count, long, start, lift in ((20, 0.72, 0, 4), (20, 0.66, 9, 14)):
        part('yellow-petals', *ring_of(count, lambda: petal(long, 0.25, '#F59A0A', '#FFD21A', round_=0.35), 0.46, head, lift, start))
    brown, dark = rgb('#8A4E1E'), rgb('#4E2A12')
    middle = disc(
        0.56, skin(painted=True, rough=0.8, rim=0.15), dome=0.16, paint=lambda p: mix(dark, brown, step(0.1, 0.5, math.hypot(p.x, p.y)))
    )
    middle = [move(middle, at=head, turn=(90, 0, 0))]
    pale_seed, dark_seed = skin('#A0642A', rough=0.6, rim=0.12), skin('#6E4018', rough=0.7)
    seeds = []
    for k in range(150):
        r, a = 0.54 * math.sqrt((k + 0.5) / 150), k * 2.39996
        spot = ball(0.036, pale_seed if r > 0.26 else dark_seed, shape=(1, 1, 0.9), seg=12)
        seeds.append(move(spot, at=(r * math.cos(a), -0.16 * (1 - (r / 0.56) ** 2) - 0.01, head[2] + r * math.sin(a))))
    part('dark-round-middle', *middle, joined(seeds))
    stem((0, 0.14, 0.7), (0.03, 0.14, -0.3), (-0.02, 0.1, -1.45), thick=0.075)
    for turn, z in ((-12, -0.75), (190, -0.55)):
        green_leaf(0.95, 0.6, (0, 0.1, z), turn, 24, bend=0.35)


@word('tulip', View(tip=6))
def tulip():
    # There are three petals inside and three outside. Each is a piece of an egg's shell that ends in a soft point.
    for radius, start, colour, edge in ((0.43, 60, '#D8307A', '#F26BA8'), (0.48, 0, '#E8408A', '#FF8ABE')):
        for k in range(3):
            foot, rim = rgb(colour), rgb(edge)
            vertices, rows, columns = [], 30, 21
            for i in range(rows + 1):
                t = i / rows
                out = radius * math.sin(math.pi * (0.08 + 0.62 * t)) ** 0.7 * (1 - 0.1 * t)
                half = 1.12 * (1 - t**3.2) ** 0.55
                for j in range(columns):
                    s = 2 * j / (columns - 1) - 1
                    a = math.radians(start + 120 * k - 90) + s * half
                    vertices.append((out * math.cos(a), out * math.sin(a), 0.3 + 1.15 * t - 0.05 * s * s))
            faces = [
                (i * columns + j, i * columns + j + 1, (i + 1) * columns + j + 1, (i + 1) * columns + j)
                for i in range(rows)
                for j in range(columns - 1)
            ]
            thing = solid(
                vertices,
                faces,
                skin(painted=True, rough=0.4, rim=0.2),
                paint=lambda p: mix(foot, rim, step(0.4, 1.5, p.z) + 0.25 * grain((math.atan2(p.y, p.x) * 6, 0, p.z * 0.4), 1)),
            )
            thick = thing.modifiers.new('thick', 'SOLIDIFY')
            thick.thickness = 0.03
            part('cup-of-petals', thing)
    part('long-stem', stem((0, 0, 0.36), (0.03, 0, -0.5), (0, 0, -1.5), thick=0.07))
    green_leaf(1.7, 0.36, (0.02, 0, -1.45), -14, 70, bend=0.35, fold=0.35)
    green_leaf(1.45, 0.34, (-0.02, 0, -1.45), 196, 66, bend=0.4, fold=0.35)


@word('rose', View(tip=26))
def rose():
    deep, bright = rgb('#B80F24'), rgb('#F03A48')
    for k in range(19):
        t = k / 18
        radius, top, open_, half = 0.06 + 0.5 * t**0.9, 0.98 - 0.26 * t, 0.02 + 0.34 * t * t, 1.5 - 0.45 * t
        turn = k * 2.39996
        rows, columns, vertices = 16, 17, []
        for i in range(rows + 1):
            h = i / rows
            for j in range(columns):
                s = 2 * j / (columns - 1) - 1
                a = turn + s * half
                r = radius * (0.25 + 0.75 * math.sin(math.pi / 2 * min(1, h * 1.5))) + open_ * h**4 + 0.015 * s
                z = 0.1 + (top - 0.1) * h - 0.28 * abs(s) ** 3 * h - 0.35 * open_ * h**6
                vertices.append((r * math.cos(a), r * math.sin(a), z))
        faces = [
            (i * columns + j, i * columns + j + 1, (i + 1) * columns + j + 1, (i + 1) * columns + j)
            for i in range(rows)
            for j in range(columns - 1)
        ]
        thing = solid(
            vertices,
            faces,
            skin(painted=True, rough=0.55, rim=0.14),
            paint=lambda p: mix(deep, bright, step(0.35, 1.0, p.z + 0.35 * math.hypot(p.x, p.y))),
        )
        thick = thing.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = 0.025, 0
    for turn in range(20, 380, 72):
        green_leaf(0.5, 0.2, (0, 0, 0.12), turn, 2, bend=0.3, face=0)
    stem((0, 0, 0.2), (0.04, 0, -0.7), (-0.02, 0, -1.7), thick=0.065)
    for turn, z, lift in ((-16, -0.8, 32), (198, -0.5, 34)):
        green_leaf(0.78, 0.46, (0.02, 0, z), turn, lift, bend=0.3, teeth=7)


@word('flower', View(tip=4, turn=-6))
def flower():
    part('petals-all-round', *ring_of(7, lambda: petal(0.95, 0.86, '#7A3FE0', '#B98AFF', cup=0.1, round_=0.75), 0.2, (0, 0, 0), 10))
    middle = [ball(0.34, skin('#FFC21A', rough=0.6, bump=0.4, bump_scale=18, rim=0.12), at=(0, -0.1, 0), shape=(1, 0.5, 1), seg=60)]
    pollen, grains = skin('#F59A0A', rough=0.6), []
    for k in range(60):
        r, a = 0.33 * math.sqrt((k + 0.5) / 60), k * 2.39996
        high = 0.1 + 0.17 * math.sqrt(max(0, 1 - (r / 0.34) ** 2))
        grains.append(ball(0.035, pollen, at=(r * math.cos(a), -high, r * math.sin(a)), seg=12))
    part('middle', *middle, joined(grains))


@word('leaf', View(tip=70, turn=38))
def one_leaf():
    rows, columns, long, wide = 120, 81, 3.0, 1.7
    green, vein = rgb('#3FA52E'), rgb('#B6E87A')

    def half(t):
        return wide / 2 * math.sin(math.pi * t**0.72) ** 0.85 * (1 - 0.02 * math.cos(t * 110)) if 0 < t < 1 else 0.0

    def line(t, s):
        """Returns the distance to the nearest vein: the middle one, or one that runs obliquely to the edge."""
        middle = step(0.05, 0.02, abs(s) * half(t) * (0.6 + 0.9 * t))
        u = (t - 0.2 * abs(s)) * 9
        side = step(0.11, 0.04, abs(u % 1 - 0.5)) * step(0.97, 0.85, abs(s)) * step(0.02, 0.1, t) * step(0.98, 0.9, t)
        return max(middle, 0.75 * side)

    vertices, lines = [], []
    for i in range(rows + 1):
        t = i / rows
        for k in range(columns):
            s = 2 * k / (columns - 1) - 1
            near = line(t, s)
            lines.append(near)
            swell = 0.05 * abs(math.sin((t - 0.2 * abs(s)) * 9 * math.pi + math.pi / 2)) * (1 - abs(s))
            vertices.append((long * (t - 0.5), s * half(t), 0.16 * abs(s) * half(t) * 2 - 0.3 * (t - 0.5) ** 2 + swell + 0.012 * near))
    faces = [
        (i * columns + k, (i + 1) * columns + k, (i + 1) * columns + k + 1, i * columns + k + 1)
        for i in range(rows)
        for k in range(columns - 1)
    ]
    shades = iter(zip(lines, vertices))

    def paint(p):
        near, at = next(shades)
        return mix(tuple(c * (1 + 0.2 * grain(at, 2)) for c in green), vein, near)

    thing = solid(vertices, faces, skin(painted=True, rough=0.35, rim=0.15), paint)
    thing.modifiers.new('thick', 'SOLIDIFY').thickness = 0.02
    layer = dict(zip((tuple(round(c, 4) for c in v) for v in vertices), lines))
    mark(thing, 'lines-in-the-leaf', lambda p: layer.get(tuple(round(c, 4) for c in p), 0.0))
    mark(thing, 'pointed-tip', lambda p: step(0.93, 0.97, p[0]))
    tube([(-1.46, 0, -0.06), (-1.7, 0.02, -0.16), (-2.0, 0.06, -0.2)], [0.045, 0.04, 0.055], skin('#9ACB5A', rough=0.5, rim=0.15), seg=16)


# Sky, stone and snow


@word('star', View(tip=3, turn=0))
def star():
    corners = star_outline(1.1, (0, 0), 0.5)
    # Every corner is rounded: the line goes from the middle of one side to the middle of the next.
    ring = []
    for before, at, after in zip([corners[-1], *corners], corners, [*corners[1:], corners[0]]):
        first, last = ([a + (b - a) * 0.24 for a, b in zip(at, side)] for side in (before, after))
        ring += [
            tuple(a * (1 - t) ** 2 + b * 2 * t * (1 - t) + c * t * t for a, b, c in zip(first, at, last)) for t in (0, 0.25, 0.5, 0.75, 1)
        ]
    body = Sewn([(None, [*ring, ring[0]])], skin('#FFC61E', rough=0.3, coat=0.3, rim=0.2), round_=0.75, gap=0.022, thick=0)
    body.thing.modifiers.clear()
    angle = lambda p: math.hypot(p[0], p[2])
    mark(body.thing, 'five-points', lambda p: step(0.56, 0.6, angle(p)))


@word('moon', View(tip=3, turn=0))
def moon():
    outer = [(1.05 * math.cos(a), 1.05 * math.sin(a)) for a in [math.radians(52 + 256 * k / 60) for k in range(61)]]
    inner = [(0.38 + 0.83 * math.cos(a), 0.83 * math.sin(a)) for a in [math.radians(288 - 216 * k / 50) for k in range(51)]]
    body = Sewn(
        [(None, [*outer, *inner[1:-1], outer[0]])],
        skin('#FFD64A', rough=0.55, mottle=0.06, mottle_scale=3, rim=0.2),
        round_=0.65,
        gap=0.022,
    )
    body.thing.modifiers.clear()
    mark(body.thing, 'curved-like-a-banana', lambda p: 1.0)
    mark(body.thing, 'two-points', lambda p: step(0.58, 0.62, abs(p[2])) * step(0.0, 0.04, p[0]))


@word('rock', View(tip=14))
def rock():
    def rough(x, y, z, a):
        p = Vector((x, y, z))
        size = 1 + 0.22 * noise.fractal(p * 0.9 + Vector((3, 1, 7)), 1.0, 2.0, 2)
        # The broken faces are flat: everything beyond each of them is cut off.
        for way, far in (
            ((0.5, -0.8, 0.45), 0.8),
            ((-0.75, -0.5, 0.3), 0.84),
            ((0.1, -0.5, 0.86), 0.74),
            ((0.9, -0.2, -0.1), 0.9),
            ((-0.3, -0.9, -0.3), 0.86),
            ((0.55, 0.1, 0.8), 0.8),
            ((-0.6, 0.1, 0.8), 0.78),
        ):
            out = p @ Vector(way).normalized() * size
            if out > far:
                size *= far / out * 0.85 + 0.15
        size += 0.03 * grain(p, 4)
        return (x * size * 1.3, y * size, max(-0.55, z * size * 0.95))

    light, dark, moss = rgb('#A9A6A6'), rgb('#77757C'), rgb('#7FA84A')

    def paint(p):
        green = step(0.25, 0.6, grain(p + Vector((5, 0, 0)), 1.6) + 0.5 * p.z - 0.15)
        return mix(mix(light, dark, 0.45 + 0.8 * grain(p, 5)), moss, 0.8 * green)

    ball(1.0, skin(painted=True, rough=0.85, bump=0.5, bump_scale=14, rim=0.25), seg=200, deform=rough, paint=paint)


@word('mountain', View(tip=12, turn=0))
def mountain():
    stone, deep, snow, grass = rgb('#9A8A84'), rgb('#6E6470'), rgb('#EEF2F6'), rgb('#5FA844')
    size, half = 190, 1.6
    tops = ((-0.05, 0.1, 1.75, 1.3), (-0.85, 0.1, 1.0, 0.8), (0.72, 0.1, 1.3, 0.95))

    def height(x, y):
        away = max(0, 1 - (x / half) ** 2 - (y / 1.0) ** 2)
        peak = max(h * max(0, 1 - math.hypot((x - cx) * 1.0, (y - cy) * 1.25) / wide) ** 0.95 for cx, cy, h, wide in tops)
        # Ravines run down from the top, and fork where smaller ones begin.
        turn, far = math.atan2(y - 0.1, x + 0.05), math.hypot(x + 0.05, y - 0.1)
        ravine = abs(noise.noise(Vector((math.cos(turn) * 2.6, math.sin(turn) * 2.6, far * 0.9))))
        ridge = ravine * 0.9 + abs(noise.noise(Vector((x * 4.5, y * 4.5, 9)))) * 0.35
        return away**0.6 * (0.04 + peak * (1.05 - 0.42 * ridge) + 0.05 * grain((x, y, 0), 7))

    points = []
    for i in range(size + 1):
        r = i / size
        for k in range(320):
            a = TAU * k / 320
            x, y = half * r * math.cos(a), r * math.sin(a)
            points.append((x, y, height(x, y) - (0.06 if i == size else 0)))
    faces = [
        (i * 320 + k, (i + 1) * 320 + k, (i + 1) * 320 + (k + 1) % 320, i * 320 + (k + 1) % 320) for i in range(size) for k in range(320)
    ]

    def paint(p):
        wild = 0.18 * grain(p, 4)
        colour = mix(stone, deep, 0.35 + 0.6 * grain((p.x * 2, p.y * 2, p.z * 6), 2))
        colour = mix(colour, tuple(c * (1 + 0.4 * grain(p, 7)) for c in grass), step(0.3, 0.18, p.z + wild))
        return mix(colour, snow, step(0.78, 0.86, p.z + wild * 1.2 + 0.16 * math.sin(p.x * 9)))

    solid(points, faces, skin(painted=True, rough=0.85, rim=0.12), paint)


@word('snowman', View(tip=8, turn=0))
def snowman():
    snow = skin('#D6E3F0', rough=0.8, bump=0.35, bump_scale=12, rim=0.1)
    coal = skin('#3A3F4C', rough=0.5, rim=0.25)
    for z, size, name in ((-0.95, 0.86, 'round-body'), (0.22, 0.62, 'round-body'), (1.1, 0.46, None)):
        lump = ball(
            size,
            snow,
            at=(0, 0, z),
            shape=(1, 1, 0.93),
            seg=120,
            deform=lambda x, y, z, a: tuple(c * (1 + 0.015 * grain((x, y, z), 3)) for c in (x, y, z)),
        )
        if name:
            part(name, lump)
    for side in (-1, 1):
        ball(0.06, coal, at=(side * 0.16, -0.4, 1.22), seg=28)
        wood_stick((side * 0.5, -0.08, 0.38), (side * 0.85, -0.16, 0.56), (side * 1.2, -0.2, 0.86))
        wood_stick((side * 1.0, -0.18, 0.68), (side * 1.12, -0.2, 0.66), (side * 1.24, -0.22, 0.68), thick=0.03)
    part(
        'pointed-nose',
        tube([(0, -0.38, 1.12), (0.2, -0.62, 1.12), (0.5, -0.86, 1.1)], [0.13, 0.09, 0.01], skin('#FF8A1E', rough=0.5, rim=0.2)),
    )
    for k in range(5):
        a = (k - 2) * 0.2
        ball(0.034, coal, at=(0.62 * math.sin(a) * 0.5, -0.425, 0.97 - 0.07 * math.cos(a * 2.6)), seg=20)
    for z, y in ((0.42, -0.6), (0.16, -0.63), (-0.55, -0.77)):
        ball(0.065, coal, at=(0, y, z), seg=28)
    felt = cloth('#444B66', rim=0.35)
    hat = [
        lathe(
            [(1e-4, 1.44), (0.62, 1.44), (0.64, 1.47), (0.62, 1.5), (0.4, 1.52), (0.38, 1.6), (0.41, 2.04), (0.39, 2.08), (1e-4, 2.09)],
            felt,
        )
    ]
    hat.append(lathe([(0.395, 1.53), (0.4, 1.55), (0.398, 1.68), (0.39, 1.69)], cloth('#F0559A')))
    part('black-hat', *hat)
    scarf = cloth('#2F9FE0', bump=0.5, scale=30)
    ring = [(0.46 * math.cos(a), 0.44 * math.sin(a), 0.65 + 0.03 * math.sin(2 * a)) for a in [TAU * k / 24 for k in range(25)]]
    tube(ring, 0.13, scarf, count=120)
    tube([(0.2, -0.46, 0.68), (0.3, -0.6, 0.44), (0.34, -0.68, 0.12)], [0.12, 0.15, 0.16], scarf, flat=0.4)


def wood_stick(*points, thick=0.045):
    return tube(points, [thick, thick * 0.9, thick * 0.6], skin('#8A5A34', rough=0.8, bump=0.3, rim=0.25), seg=14)


# House and garden


@word('house', View(tip=12, turn=-28))
def house():
    wall = skin('#F3D49A', rough=0.8, bump=0.1, bump_scale=30, rim=0.12)
    wide, deep, high, top = 1.9, 1.5, 1.2, 2.15
    outline = [(-wide / 2, 0), (wide / 2, 0), (wide / 2, high), (0, top), (-wide / 2, high)]
    points = [(x, y, z) for y in (-deep / 2, deep / 2) for x, z in outline]
    solid(points, [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5), (0, 5, 6, 1), (1, 6, 7, 2), (4, 9, 5, 0)], wall, smooth=False)
    # The tiles are in rows on both slopes.
    tile, rise = skin(painted=True, rough=0.6, rim=0.18), math.atan2(top - high, wide / 2)
    red, dark = rgb('#CF5034'), rgb('#A83A26')
    for side in (-1, 1):
        for row in range(6):
            along = -0.2 + row * 0.245
            for k in range(9):
                shade = mix(red, dark, random.random())
                piece = ball(0.5, tile, shape=(0.32, 0.215, 0.075), seg=20, paint=lambda p, shade=shade: shade)
                x = side * (wide / 2 - along * math.cos(rise))
                z = high + along * math.sin(rise) + 0.06
                part('pointed-roof', move(piece, at=(x, -0.86 + 0.215 * k, z), turn=(0, side * (math.degrees(rise) - 9), 0)))
        corners = [(side * (wide / 2 + 0.22), high - 0.2), (0, top + 0.02), (0, top - 0.06), (side * (wide / 2 + 0.22), high - 0.28)]
        slab = solid(
            [(x, y, z) for y in (-0.95, 0.95) for x, z in corners],
            [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (3, 2, 6, 7), (0, 3, 7, 4)],
            skin('#B4442C', rough=0.7, rim=0.2),
            smooth=False,
        )
        part('pointed-roof', slab)
    part('pointed-roof', tube([(0, -0.97, top + 0.06), (0, 0.97, top + 0.06)], 0.09, skin('#C04A30', rough=0.6, rim=0.2), count=8))
    block((0.3, 0.3, 0.8), skin('#B8694A', rough=0.8, bump=0.2, bump_scale=12, rim=0.15), at=(0.5, 0.25, 2.0), edge=0.03)
    block((0.38, 0.38, 0.1), skin('#D98A64', rough=0.8, rim=0.15), at=(0.5, 0.25, 2.42), edge=0.03)
    front, frame = -deep / 2, skin('#FFF4DE', rough=0.5, rim=0.1)
    green = skin('#2F9A5A', rough=0.4, rim=0.15)
    part('door', block((0.46, 0.08, 0.82), green, at=(0.42, front - 0.03, 0.43), edge=0.02))
    part('door', block((0.56, 0.05, 0.9), frame, at=(0.42, front - 0.01, 0.45), edge=0.02))
    part('door', ball(0.045, skin('#F0C040', rough=0.25, metal=0.5, rim=0.2), at=(0.56, front - 0.1, 0.42), seg=24))
    block((0.7, 0.3, 0.08), skin('#B9B2A8', rough=0.8, rim=0.15), at=(0.42, front - 0.12, 0.03), edge=0.02)

    def window(at, turn=0, size=0.5):
        made = [block((size, 0.05, size), frame, edge=0.02)]
        made.append(block((size - 0.12, 0.07, size - 0.12), skin('#8FC8F0', rough=0.08, coat=0.6, rim=0.15, glow=0.1), edge=0.01))
        made += [block((0.04, 0.09, size - 0.1), frame, edge=0.01), block((size - 0.1, 0.09, 0.04), frame, edge=0.01)]
        made.append(block((size + 0.1, 0.14, 0.06), frame, at=(0, -0.03, -size / 2), edge=0.015))
        return part('window', *move(made, at=at, turn=(0, 0, turn)))

    window((-0.42, front - 0.01, 0.68))
    window((0, front - 0.01, 1.5), size=0.4)
    window((wide / 2 + 0.01, 0.0, 0.68), 90)
    window((-wide / 2 - 0.01, 0.0, 0.68), -90)


def plank(wide, thick, low, high, material, at, pointed=True):
    """Returns an upright board with a pointed head, seen from the front."""
    head = [(-wide / 2, high - wide * 0.6), (0, high), (wide / 2, high - wide * 0.6)] if pointed else [(-wide / 2, high), (wide / 2, high)]
    ring = [(-wide / 2, low), *head, (wide / 2, low)]
    count = len(ring)
    points = [(x, y, z) for y in (-thick / 2, thick / 2) for x, z in ring]
    sides = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    thing = solid(points, [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *sides], material, smooth=False)
    edge = thing.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments = 0.025, 3
    thing.location = at
    return thing


@word('fence', View(tip=10, turn=-16))
def fence():
    for z in (-0.28, 0.34):
        part('two-rails', block((2.9, 0.1, 0.17), wood('#B97838', 'x'), at=(0, 0.1, z), edge=0.025))
    for k, x in enumerate((-1.12, -0.56, 0, 0.56, 1.12)):
        part('pointed-posts', plank(0.34, 0.1, -0.85, 0.8, wood(('#D9A05A', '#CF9450')[k % 2], 'z'), (x, 0, 0)))


@word('bench', View(tip=16, turn=-22))
def bench():
    iron = skin('#5F6B7A', rough=0.35, metal=0.3, rim=0.35)
    for x in (-0.82, 0.82):
        part('legs', tube([(x, -0.34, 0), (x, -0.32, 0.56)], 0.05, iron, count=8))
        part('legs', tube([(x, 0.32, 0), (x, 0.24, 0.56), (x, 0.46, 1.34)], 0.05, iron))
        part('legs', tube([(x, -0.36, 0.55), (x, 0.26, 0.55)], 0.045, iron, count=8))
        part('legs', tube([(x, -0.3, 0.58), (x, -0.3, 0.8), (x, -0.2, 0.86), (x, 0.34, 0.88)], 0.04, iron))
    for y in (-0.28, -0.03, 0.22):
        part('long-seat', block((2.2, 0.22, 0.08), wood('#C8823E', 'x'), at=(0, y, 0.64), edge=0.03))
    for z, y in ((0.92, 0.29), (1.2, 0.37)):
        part('back-to-lean-on', block((2.2, 0.07, 0.21), wood('#CF8A44', 'x'), at=(0, y, z), edge=0.03))


@word('nest', View(tip=32))
def nest():
    tones = [skin(each, rough=0.85, rim=0.2) for each in ('#9A6A38', '#B98648', '#7E5228', '#CFA060', '#8A5C30')]
    part(
        'woven-twigs',
        lathe(
            smooth_profile(
                [(0.0, -0.42), (0.5, -0.4), (0.9, -0.12), (0.98, 0.15), (0.86, 0.28), (0.66, 0.12), (0.5, -0.08), (0.0, -0.14)], 60
            ),
            skin('#6E4624', rough=0.95, bump=0.8, bump_scale=14, rim=0.1),
        ),
    )
    twigs = []
    for k in range(330):
        across = random.uniform(-1.3, 3.6)
        radius, height = 0.83 + 0.22 * math.cos(across), 0.06 + 0.24 * math.sin(across)
        if height < -0.05:
            radius -= 0.12
        start, span = random.random() * TAU, random.uniform(0.35, 0.9)
        slope, out = random.uniform(-0.14, 0.14), random.uniform(-0.03, 0.09)
        line = [
            (
                (radius + out * abs(2 * t - 1)) * math.cos(start + span * t),
                (radius + out * abs(2 * t - 1)) * math.sin(start + span * t),
                height + slope * (2 * t - 1),
            )
            for t in (0, 0.33, 0.67, 1)
        ]
        twigs.append(tube(line, random.uniform(0.016, 0.03), random.choice(tones), seg=7, count=9))
    part('woven-twigs', joined(twigs))
    shell = skin('#8FD3E0', rough=0.45, mottle=0.08, mottle_scale=7, rim=0.12)
    for x, y, turn in ((-0.26, -0.1, 20), (0.26, -0.06, -30), (0.0, 0.26, 60)):
        egg = ball(0.27, shell, seg=60, deform=lambda x, y, z, a: (x * (1 - 0.3 * z), y * (1 - 0.3 * z), z * 1.3))
        part('eggs-inside', move(egg, at=(x, y, 0.16), turn=(62, 0, turn)))


@word('pond', View(tip=30, turn=0))
def pond():
    ring = round_outline(
        [(1.3, 0.05), (1.0, 0.55), (0.2, 0.72), (-0.6, 0.66), (-1.25, 0.3), (-1.2, -0.3), (-0.5, -0.66), (0.4, -0.62), (1.05, -0.4)], 160
    )
    low, high = rgb('#1E78D8'), rgb('#5BB8F5')

    def ripple(p):
        r = math.hypot(p.x - 0.35, (p.y + 0.1) * 1.6)
        return mix(low, high, 0.35 + 0.25 * math.sin(r * 16) * step(0.9, 0.2, r) + 0.5 * grain((p.x, p.y * 2, 0), 1.2))

    rows = 60
    water = [
        (x * k / rows, y * k / rows, 0.012 * math.sin(16 * math.hypot(x * k / rows - 0.35, (y * k / rows + 0.1) * 1.6)))
        for k in range(rows + 1)
        for x, y in ring
    ]
    count = len(ring)
    faces = [
        (i * count + k, (i + 1) * count + k, (i + 1) * count + (k + 1) % count, i * count + (k + 1) % count)
        for i in range(rows)
        for k in range(count)
    ]
    part('blue-water', solid(water, faces, skin(painted=True, rough=0.08, coat=0.6, rim=0.1), ripple))
    tube(
        [*[(x * 1.07, y * 1.08, -0.02) for x, y in ring], (ring[0][0] * 1.07, ring[0][1] * 1.08, -0.02)],
        0.12,
        skin('#6E9A3E', rough=0.9, bump=0.6, rim=0.15),
        seg=16,
        count=240,
    )
    tones = [skin(each, rough=0.85, bump=0.3, bump_scale=9, rim=0.2) for each in ('#A8A29C', '#8E8A8C', '#BDB4A6', '#97908A')]
    for k in range(0, 160, 7):
        x, y = ring[k]
        size = random.uniform(0.12, 0.19)
        ball(
            size,
            random.choice(tones),
            at=(x * 1.09, y * 1.1, 0.03),
            shape=(1.25, 1, 0.75),
            seg=36,
            deform=lambda x, y, z, a: tuple(c * (1 + 0.14 * grain((x * 3 + k, y * 3, z * 3), 2)) for c in (x, y, z)),
        )
    places, colours = [], []
    for k in range(260):
        x, y = random.choice(ring)
        places.append(
            (
                (x * random.uniform(1.1, 1.2), y * random.uniform(1.1, 1.22), -0.05),
                (random.uniform(-0.3, 0.3), random.uniform(-0.3, 0.3), 1),
                (0, -1, 0),
                random.uniform(0.16, 0.3),
                0.045,
            )
        )
        colours.append(shade_of((x, y, 0)))
    blades(places, colours)
    reeds, shades = [], []
    for k in range(26):
        x, y = -1.0 + random.uniform(-0.26, 0.26), 0.4 + random.uniform(-0.12, 0.14)
        reeds.append(((x, y, -0.05), (random.uniform(-0.25, 0.25), 0, 1), (0, -1, 0), random.uniform(0.75, 1.25), 0.09))
        shades.append(shade_of((x, y, 1)))
    part('tall-reeds', blades(reeds, shades))
    for x, z in ((-1.12, 1.15), (-0.9, 1.35), (-0.76, 1.05)):
        part('tall-reeds', tube([(x, 0.36, 0), (x + 0.02, 0.36, z)], 0.022, skin('#6FA83A', rim=0.2), seg=10, count=6))
        part(
            'tall-reeds',
            tube(
                [(x + 0.02, 0.36, z - 0.05), (x + 0.02, 0.36, z + 0.0), (x + 0.02, 0.36, z + 0.3)],
                [0.06, 0.07, 0.05],
                skin('#8A5426', rough=0.9, bump=0.4, rim=0.25),
                seg=20,
            ),
        )
    pad = skin('#4FB53A', rough=0.4, rim=0.15)
    for x, y, size in ((0.5, -0.16, 0.24), (0.85, 0.1, 0.17)):
        lathe([(size * (1 - k / 12) + 1e-4, 0.03) for k in range(13)], pad, seg=60, upto=TAU * 0.92).location = (x, y, 0)
    move(ring_of(8, lambda: petal(0.2, 0.11, '#F28AC0', '#FFD0E8', bend=0.3), 0.02, (0, 0, 0), 30), at=(0.5, -0.14, 0.05), turn=(-80, 0, 0))
    ball(0.045, skin('#FFD23A', rough=0.6), at=(0.5, -0.14, 0.1), seg=20)


@word('path', View(tip=30, turn=0))
def path():
    """Models a pale sandy path that winds away from us over a green hill to a few bushes."""

    def middle(y):
        return 0.46 * math.sin(y * 2.7 + 0.3) * (1 - 0.3 * y)

    def away(x, y):
        """Returns the distance from the middle of the path, in units of half its width, which gets smaller with the distance from us."""
        return abs(x - middle(y)) / (0.27 - 0.13 * y) + 0.08 * grain((x, y, 0), 5)

    def height(x, y):
        rim = math.hypot(x / 1.42, y / 1.55)
        return 0.5 * math.sqrt(max(0, 1 - rim**4)) + 0.22 * y + 0.04 * grain((x, y, 0), 1.6)

    sand, earth, grass, rings, seg = rgb('#F3DDAA'), rgb('#D2AC6C'), rgb('#4FA33A'), 120, 260

    def hill(x, y, z, angle):
        return (x, y, height(x, y) + 0.03 * step(0.9, 1.15, away(x, y)))

    def paint(p):
        ground = mix(sand, earth, 0.3 + 0.8 * grain(p, 3) + 0.6 * step(0.75, 1.0, away(p.x, p.y)))
        return mix(ground, tuple(c * (1 + 0.3 * grain(p, 4)) for c in grass), step(0.95, 1.05, away(p.x, p.y)))

    ground = disc(
        1,
        skin(painted=True, rough=0.9, bump=0.3, bump_scale=20, rim=0.1),
        rings=rings,
        seg=seg,
        deform=lambda x, y, z, a: hill(1.42 * x, 1.55 * y, z, a),
        paint=paint,
    )
    mark(ground, 'long-and-winding', lambda p: step(1.05, 0.95, away(p.x, p.y)))
    places, colours = [], []
    while len(places) < 7000:
        x, y = random.uniform(-1.42, 1.42), random.uniform(-1.55, 1.55)
        if math.hypot(x / 1.42, y / 1.55) < 1 and away(x, y) > 1.1:
            root = (x, y, height(x, y))
            places.append((root, (random.uniform(-0.4, 0.4), random.uniform(-0.4, 0.2), 1), (0, -1, 0), random.uniform(0.07, 0.13), 0.03))
            colours.append(shade_of(Vector(root)))
    blades(places, colours)
    for x, y, size in ((-0.8, 0.92, 0.34), (-0.42, 1.16, 0.24), (0.86, 0.74, 0.3)):
        bush = Clay()
        for k in range(5):
            angle = TAU * k / 5
            bush.ball((0.6 * size * math.cos(angle), 0.5 * size * math.sin(angle), 0.2 * size * (k % 2)), 0.62 * size, blend=0.1)
        bush.ball((0, 0, 0.5 * size), 0.66 * size, blend=0.1)
        move(leafy(bush, 700, 0.1), at=(x, y, height(x, y) + 0.4 * size))
    for x, y, colour in ((-1.0, 0.1, '#FFD23A'), (0.8, -0.5, '#F28AC0'), (-0.95, -0.55, '#F28AC0'), (1.0, 0.2, '#FFD23A')):
        ball(0.06, skin(colour, rough=0.6), at=(x, y, height(x, y) + 0.14), seg=20)
