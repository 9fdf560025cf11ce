"""Toys and food."""
import math
import random

import bpy
import numpy

from food import wedge
from kit import (
    TAU,
    View,
    ball,
    block,
    circle,
    disc,
    grain,
    lathe,
    mark,
    mix,
    move,
    part,
    plate_of,
    rgb,
    skin,
    smooth_profile,
    solid,
    sphere_profile,
    step,
    tube,
    word,
)
from playthings import football


def gloss(colour, **more):
    return skin(colour, rough=0.15, coat=0.5, rim=more.pop('rim', 0.15), **more)


@word('ball', View(tip=46, turn=190, roll=-24), View(tip=24, turn=300, roll=20), View(tip=60, turn=60, roll=-10))
def beach_ball():
    colours = [rgb(each) for each in ('#F0242E', '#FFFFFF', '#1F7FE8', '#FFFFFF', '#FFD21A', '#FFFFFF')]
    white = rgb('#FFFFFF')

    def paint(p):
        panel = int((math.atan2(p.y, p.x) % TAU) / TAU * 6)
        return white if abs(p.z) > 0.972 else colours[panel]

    whole = lathe(
        sphere_profile(lambda t: (math.sin(t) + 1e-4, -math.cos(t)), 120),
        skin(painted=True, rough=0.16, coat=0.5, rim=0.12),
        seg=720,
        paint=paint,
    )
    part('round', whole)
    mark(whole, 'coloured-parts', lambda p: paint(p) != white)


@word(
    'basketball',
    View(tip=16, turn=20),
    View(tip=40, turn=-50, roll=24, colour='#B9562A', seams='#33201A'),
    View(tip=14, turn=28, roll=-34, colour='#F0A63C', seams='#5A3418'),
)
def basketball(colour='#EE7420', seams='#2A1A12'):
    orange, dark = rgb(colour), rgb(seams)

    def line(p):
        away = min(abs(p.x), abs(p.z), abs(abs(p.y) - 0.45 - 0.45 * p.x * p.x))
        return step(0.03, 0.022, away)

    whole = lathe(
        sphere_profile(lambda t: (math.sin(t) + 1e-4, -math.cos(t)), 260),
        skin(painted=True, rough=0.5, bump=0.25, bump_scale=34, kind='VORONOI', rim=0.2),
        seg=520,
        paint=lambda p: mix(orange, dark, line(p)),
        deform=lambda x, y, z, a: tuple(
            c * (1 - 0.012 * step(0.034, 0.02, min(abs(x), abs(z), abs(abs(y) - 0.45 - 0.45 * x * x)))) for c in (x, y, z)
        ),
    )
    part('round', whole)
    mark(whole, 'black-lines', line)


@word('football-2', View(tip=34, turn=-40, roll=-20, colour='#2F7FD8'))
@word('football-3', View(tip=-8, turn=80, roll=50, colour='#D8562A'))
def coloured_football(colour):
    """Models the football of playthings.py with patches of another colour."""
    football()
    mesh = bpy.context.scene.objects[-1].data
    count = len(mesh.vertices)
    patch, paint = numpy.empty(count, numpy.float32), numpy.empty(count * 4, numpy.float32)
    mesh.attributes['part:dark-patches'].data.foreach_get('value', patch)
    mesh.color_attributes['paint'].data.foreach_get('color', paint)
    painted = numpy.where(patch[:, None] > 0.5, numpy.array([*rgb(colour), 1], numpy.float32), paint.reshape(-1, 4))
    mesh.color_attributes['paint'].data.foreach_set('color', painted.ravel())


@word(
    'balloon',
    View(tip=6, roll=8),
    View(tip=10, roll=-14, colour='#2F8FE8', light='#BFE0FF', knot='#1F6FC4'),
    View(tip=2, roll=4, colour='#FFC21F', light='#FFF0B8', knot='#D89A10', long=1.22),
)
def balloon(colour='#F0182A', light='#FFB0B0', knot='#C8101E', long=1.0):
    body = lathe(
        smooth_profile([(0.0, -1.12), (0.08, -1.1), (0.2, -0.95), (0.62, -0.45), (0.95, 0.2), (0.88, 0.8), (0.5, 1.18), (0.0, 1.28)], 100),
        skin(colour, rough=0.08, coat=0.8, rim=0.45, rim_colour=light),
        deform=lambda x, y, z, a: (x, y, (z + 1.12) * long - 1.12),
    )
    knot = lathe([(0.05, -1.12), (0.07, -1.16), (0.17, -1.28), (0.15, -1.3), (1e-4, -1.2)], gloss(knot))
    part('big-and-round', body, knot)
    string = tube(
        [(0, 0, -1.2), (0.06, 0, -1.5), (-0.06, 0, -1.8), (0.05, 0, -2.1), (0, 0, -2.35)],
        0.018,
        skin('#F4F4F4', rough=0.6),
        seg=10,
        count=50,
    )
    part('long-string', string)


@word('dice', View(tip=30, turn=35))
def dice():
    block((2, 2, 2), gloss('#FFFFFF', rim=0.05), edge=0.3)
    pip = skin('#E01822', rough=0.2, coat=0.4, rim=0.0)
    faces = {(0, 0, 1): 5, (0, -1, 0): 3, (1, 0, 0): 4, (-1, 0, 0): 2}
    spots = {
        1: [(0, 0)],
        2: [(-1, -1), (1, 1)],
        3: [(-1, -1), (0, 0), (1, 1)],
        4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
        5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
    }
    for normal, count in faces.items():
        for u, v in spots[count]:
            u, v = u * 0.48, v * 0.48
            at = (u, v, 1) if normal[2] else (normal[0], u, v) if normal[0] else (u, normal[1], v)
            shape = tuple(0.12 if n else 1 for n in normal)
            ball(0.2, pip, at=at, shape=shape, seg=40)


@word('building-blocks', View(tip=20, turn=24))
def building_blocks():
    for size, at, colour, turn in (
        ((1, 1, 1), (-0.62, 0, 0), '#F0242E', 8),
        ((1, 1, 1), (0.62, 0, 0), '#1F7FE8', -10),
        ((1, 1, 1), (0.02, 0, 1.0), '#FFD21A', 14),
    ):
        wood = skin(colour, rough=0.35, coat=0.2, mottle=0.06, mottle_scale=5, rim=0.15)
        part('square-sides', block(size, wood, at=at, edge=0.07, turn=turn))


@word('gift', View(tip=24, turn=30))
def gift():
    block((1.7, 1.7, 1.2), gloss('#E8232C'), at=(0, 0, -0.1), edge=0.04)
    block((1.84, 1.84, 0.36), gloss('#F23A42'), at=(0, 0, 0.56), edge=0.05)
    gold = skin('#FFD026', rough=0.2, coat=0.5, rim=0.15)
    for size in ((0.34, 1.72, 1.22), (1.72, 0.34, 1.22)):
        block(size, gold, at=(0, 0, -0.1), edge=0.01)
    for size in ((0.34, 1.87, 0.38), (1.87, 0.34, 0.38)):
        block(size, gold, at=(0, 0, 0.56), edge=0.01)
    for turn in (0, 90, 180, 270):
        loop = tube(
            [(0, 0, 0), (0.3, 0, 0.34), (0.72, 0, 0.44), (0.8, 0, 0.14), (0.4, 0, 0.02), (0, 0, 0)], 0.16, gold, seg=24, count=60, flat=0.22
        )
        move(loop, at=(0, 0, 0.78), turn=(0, 0, turn + 20))
    ball(0.17, gold, at=(0, 0, 0.88), seg=32)


@word('drum', View(tip=24))
def drum():
    red, yellow = gloss('#E8232C'), gloss('#FFD026')
    part('tall-sides', lathe([(1.0, -0.62), (1.0, 0.62)], red))
    for z in (-0.62, 0.62):
        hoop = tube([(1.03 * math.cos(TAU * k / 40), 1.03 * math.sin(TAU * k / 40), z) for k in range(41)], 0.1, yellow, seg=24, count=160)
        part('tall-sides' if z < 0 else 'round-top', hoop)
    part('round-top', disc(1.0, skin('#FFF6E2', rough=0.5, rim=0.03), at=(0, 0, 0.66)))
    cord = skin('#FFFFFF', rough=0.6, rim=0.1)
    for k in range(10):
        one, two = TAU * k / 10, TAU * (k + 0.5) / 10
        for a, b in ((one, two), (two, one + TAU / 10)):
            top = a == one
            line = tube(
                [
                    (1.04 * math.cos(a + (b - a) * s), 1.04 * math.sin(a + (b - a) * s), (0.55 if top else -0.55) * (1 - 2 * s))
                    for s in (0, 0.5, 1)
                ],
                0.028,
                cord,
                seg=10,
                count=10,
            )
            part('tall-sides', line)
    stick = skin('#D9A05A', rough=0.5, rim=0.15)
    for side, turn in ((-1, 28), (1, -40)):
        whole = [tube([(-1.05, 0, 0), (1.0, 0, 0)], 0.05, stick, seg=16, count=12), ball(0.12, stick, at=(1.05, 0, 0), seg=24)]
        part('two-sticks', *whole)
        move(whole, at=(0.1 * side, -0.1 + 0.25 * side, 0.86 + 0.06 * side), turn=(0, -4, turn))


@word('spinning-top', View(tip=18, roll=8))
def spinning_top():
    colours = [rgb(each) for each in ('#1F7FE8', '#FFD21A', '#F0242E', '#28B83A')]

    def paint(p):
        return colours[0 if p.z > 0.5 else 1 if p.z > 0.28 else 2 if p.z > -0.1 else 3 if p.z > -0.4 else 0]

    top = lathe(
        smooth_profile(
            [
                (0.0, -1.15),
                (0.06, -1.1),
                (0.14, -0.9),
                (0.6, -0.45),
                (1.08, 0.05),
                (1.1, 0.2),
                (0.7, 0.5),
                (0.24, 0.66),
                (0.13, 0.8),
                (0.12, 1.2),
                (0.16, 1.34),
                (0.0, 1.4),
            ],
            320,
        ),
        skin(painted=True, rough=0.15, coat=0.5, rim=0.2),
        paint=paint,
    )
    mark(top, 'wide-round-middle', lambda p: -0.62 < p.z < 0.6)
    mark(top, 'sharp-point', lambda p: p.z <= -0.62)
    mark(top, 'handle-on-top', lambda p: p.z >= 0.6)


@word('egg', View(tip=6, roll=12), View(tip=12, shell='#B8703C', cup='#2F86DE'), View(tip=6, roll=-14, shell='#A4D2DC'))
def egg(shell='#F0C8A0', cup=None):
    if cup:
        foot = [(1e-4, -1.62), (0.62, -1.62), (0.66, -1.56), (0.36, -1.42), (0.24, -1.26)]
        bowl = [(0.46, -1.06), (0.76, -0.72), (0.9, -0.34), (0.94, 0.02), (0.91, 0.06), (0.86, 0.02), (0.74, -0.4)]
        lathe(smooth_profile([*foot, *bowl], 120), gloss(cup))
    lathe(
        sphere_profile(lambda t: (0.8 * math.sin(t) * (1 - 0.13 * -math.cos(t)) + 1e-4, -1.04 * math.cos(t)), 100),
        skin(shell, rough=0.5, bump=0.04, bump_scale=40, mottle=0.05, mottle_scale=5, rim=0.12),
    )


@word('donut', View(tip=42))
def donut():
    def wavy(p_angle):
        return 0.06 * math.sin(p_angle * 5) + 0.04 * math.sin(p_angle * 8 + 1)

    ring = [(0.95 + 0.5 * math.cos(a), 0.44 * math.sin(a)) for a in [TAU * k / 60 - math.pi / 2 for k in range(61)]]
    lathe(ring, skin('#D9924A', rough=0.6, bump=0.15, bump_scale=10, mottle=0.12, rim=0.15))
    icing = [(0.95 + 0.54 * math.cos(a), 0.48 * math.sin(a)) for a in [-0.15 + (math.pi + 0.3) * k / 50 for k in range(51)]]
    lathe(icing, gloss('#FF6FB0'), seg=200, deform=lambda x, y, z, a: (x, y, z + (wavy(a) if z < 0.2 else 0)))
    colours = ['#FFFFFF', '#FFD21A', '#37C6F5', '#28B83A', '#B45CFF']
    for k in range(70):
        angle, across = random.random() * TAU, random.uniform(0.3, 2.8)
        at = (
            (0.95 + 0.55 * math.cos(across)) * math.cos(angle),
            (0.95 + 0.55 * math.cos(across)) * math.sin(angle),
            0.49 * math.sin(across),
        )
        spark = ball(0.035, gloss(colours[k % 5]), shape=(2.8, 1.1, 1.1), seg=14)
        spark.location, spark.rotation_euler = at, (0, 0, angle * 3.1)


@word('cookie', View(tip=48))
def cookie():
    def lumpy(x, y, z, angle):
        size = 1 + 0.03 * grain((math.cos(angle), math.sin(angle), 0), 2)
        return (x * size, y * size, z + 0.05 * grain((x, y, 0), 2.4) * (z > 0))

    lathe(
        smooth_profile([(0.0, -0.14), (0.95, -0.14), (1.16, -0.06), (1.18, 0.06), (1.0, 0.18), (0.5, 0.26), (0.0, 0.28)], 80),
        skin('#D79A4E', rough=0.8, bump=0.5, bump_scale=9, mottle=0.2, mottle_scale=5, rim=0.15),
        seg=200,
        deform=lumpy,
    )
    chip = skin('#5A2E14', rough=0.3, coat=0.3, rim=0.2)
    for k in range(13):
        radius, angle = 0.98 * math.sqrt((k + 0.4) / 13), k * 2.399
        ball(
            0.13 + 0.03 * (k % 3),
            chip,
            at=(radius * math.cos(angle), radius * math.sin(angle), 0.26 - 0.1 * radius**3),
            shape=(1, 0.85, 0.6),
            seg=28,
        )


def round_cheese():
    """Models a wheel of cheese in its rind of orange wax, with a piece cut out."""
    start, span, high = math.radians(-40), math.radians(305), 0.52

    def wheel(radius, half):
        round_edge = [math.radians(-90 + 12 * k) for k in range(16)]
        edge = [(radius - 0.2 + 0.2 * math.cos(a), math.copysign(half - 0.2, a) + 0.2 * math.sin(a)) for a in round_edge]
        return [(1e-4, -half), *edge, (1e-4, half)]

    wedge(wheel(1.5, high), start, span, skin('#F0921C', rough=0.25, coat=0.4, rim=0.15))
    flesh = skin('#FFDF7E', rough=0.45, bump=0.05, bump_scale=12, rim=0.08)
    wedge(wheel(1.44, high - 0.06), start - 0.004, span + 0.008, flesh)


def sliced_cheese():
    """Models three square slices of cheese with holes, fanned out."""
    square = [(1.0, -0.9), (1.0, 0.9), (0.9, 1.0), (-0.9, 1.0), (-1.0, 0.9), (-1.0, -0.9), (-0.9, -1.0), (0.9, -1.0)]
    for k, (colour, holes) in enumerate((
        ('#FFC83A', ()),
        ('#FFD250', ((-0.5, 0.5, 0.2), (0.5, 0.6, 0.12))),
        ('#FFDA66', ((-0.36, 0.42, 0.24), (0.42, 0.5, 0.15), (0.45, -0.35, 0.26), (-0.4, -0.45, 0.17), (-0.02, -0.02, 0.11))),
    )):
        slice_ = plate_of(square, 0.07, skin(colour, rough=0.35, rim=0.12), edge=0.03, holes=[circle(r, (x, z)) for x, z, r in holes])
        move(slice_, at=(0.28 - 0.28 * k, -0.14 * k, 0.26 - 0.26 * k), turn=(0, 12 * (1 - k), 0))


@word('cheese', View(tip=26, turn=24), View(tip=30, form=round_cheese), View(tip=14, turn=-20, form=sliced_cheese))
def cheese(form=None):
    if form:
        return form()
    yellow = skin('#FFC52B', rough=0.4, mottle=0.05, rim=0.12)
    outline = [(-1.5, -0.9), (1.4, 0.0), (-1.5, 0.9)]
    body = solid(
        [(x, y, z) for z in (-0.55, 0.55) for x, y in outline],
        [(0, 2, 1), (3, 4, 5), (0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)],
        yellow,
        smooth=False,
    )
    cutters = [
        ball(size, skin('#F0A818', rough=0.5, rim=0.02), at=at, seg=40)
        for at, size in (
            ((-0.9, -0.74, 0.15), 0.26),
            ((-0.2, -0.55, -0.22), 0.2),
            ((0.3, -0.36, 0.2), 0.15),
            ((-0.95, 0.1, 0.6), 0.26),
            ((-0.25, -0.1, 0.6), 0.17),
            ((-0.8, 0.62, 0.58), 0.14),
            ((0.5, 0.05, 0.58), 0.13),
            ((-1.25, -0.8, -0.35), 0.15),
            ((-1.5, -0.3, 0.1), 0.25),
            ((-1.5, 0.4, -0.2), 0.2),
        )
    ]
    for cutter in cutters:
        cut = body.modifiers.new('hole', 'BOOLEAN')
        cut.operation, cut.object = 'DIFFERENCE', cutter
    graph = bpy.context.evaluated_depsgraph_get()
    carved = bpy.data.meshes.new_from_object(body.evaluated_get(graph))
    body.modifiers.clear()
    body.data = carved
    for cutter in cutters:
        bpy.data.objects.remove(cutter)


@word('ice-cream', View(tip=4))
def ice_cream():
    brown, deep = rgb('#E0A050'), rgb('#A86A22')

    def waffle(p):
        angle = math.atan2(p.y, p.x)
        u, v = angle * 12 / TAU * 1.0 + p.z * 3.2, angle * 12 / TAU - p.z * 3.2
        away = min(abs(u % 1 - 0.5), abs(v % 1 - 0.5))
        return mix(brown, deep, step(0.14, 0.06, away))

    lathe(
        [(0.03 + 0.62 * k / 160, -1.9 + 1.75 * k / 160) for k in range(161)] + [(0.68, -0.12), (0.66, -0.06)],
        skin(painted=True, rough=0.6, rim=0.2),
        seg=260,
        paint=waffle,
    )
    for at, size, colour in (((0, 0, 0.12), 0.72, '#FF8FBE'), ((0, 0, 0.98), 0.6, '#FFF3D6')):
        ball(
            size,
            skin(colour, rough=0.5, bump=0.35, bump_scale=7, rim=0.1),
            at=at,
            seg=120,
            deform=lambda x, y, z, a: (
                x * (1 + 0.1 * math.exp(-(((z + 0.45) / 0.16) ** 2)) * (1 + 0.5 * math.sin(7 * a))),
                y * (1 + 0.1 * math.exp(-(((z + 0.45) / 0.16) ** 2)) * (1 + 0.5 * math.sin(7 * a))),
                z,
            ),
        )
    ball(0.19, gloss('#E01024'), at=(0, 0, 1.68), seg=40)


@word('lollipop', View(tip=6, roll=16))
def lollipop():
    colours = [rgb('#FF2F6A'), rgb('#FFE9F0')]

    def swirl(p):
        r, angle = math.hypot(p.x, p.y), math.atan2(p.y, p.x)
        return mix(colours[0], colours[1], step(-0.12, 0.12, math.sin(angle * 3 + r * 9)))

    candy = ball(1.0, skin(painted=True, rough=0.1, coat=0.7, rim=0.15), seg=260, shape=(1, 1, 0.26), paint=lambda p: swirl(p))
    move(candy, at=(0, 0, 0.8), turn=(90, 0, 0))
    tube([(0, 0, 0), (0, 0, -2.0)], 0.07, skin('#FFFFFF', rough=0.5, rim=0.15), seg=20, count=10)
