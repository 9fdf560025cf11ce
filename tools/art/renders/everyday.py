"""Everyday things for the kitchen, the bathroom and the desk."""
import math

import bmesh
import bpy
from mathutils import Vector, noise

from kit import (
    TAU,
    View,
    ball,
    block,
    china,
    circle,
    disc,
    grain,
    lathe,
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
    sphere_profile,
    steel,
    step,
    tube,
    wood,
    word,
)


def halves(plate, at, low, high):
    """Marks a plate below the height `at` of its outline as the part `low`, and the rest as `high`."""
    mesh = bpy.data.meshes.new_from_object(plate.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    form = bmesh.new()
    form.from_mesh(mesh)
    for height in (at - 0.004, at + 0.004):
        bmesh.ops.bisect_plane(form, geom=[*form.verts, *form.edges, *form.faces], plane_co=(0, height, 0), plane_no=(0, 1, 0))
    form.to_mesh(mesh)
    form.free()
    thing = bpy.data.objects.new('thing', mesh)
    thing.matrix_basis = plate.matrix_basis
    bpy.data.objects.remove(plate)
    bpy.context.scene.collection.objects.link(thing)
    mark(thing, low, lambda p: p.y < at)
    return mark(thing, high, lambda p: p.y > at)


@word('cup', View(tip=16, turn=-14), View(tip=40, turn=-130), View(tip=12, turn=200, roll=-16))
def cup():
    blue, white = china('#1F86E0'), china('#FDFDFD')
    wall = [(1e-4, -0.92), (0.6, -0.92), (0.7, -0.88), (0.76, -0.76), (0.8, -0.3), (0.818, 0.75), (0.8182, 0.76), (0.82, 0.86), (0.81, 0.9)]
    outside = lathe(wall, blue)
    hollow = [(0.7648, 0.872), (0.74, -0.3), (0.7, -0.7), (0.6, -0.8), (1e-4, -0.82)]
    inside = lathe([(0.81, 0.9), (0.785, 0.91), (0.765, 0.88), *hollow], white)
    mark(outside, 'round-opening', lambda p: p.z > 0.755)
    mark(inside, 'round-opening', lambda p: p.z > 0.876)
    mark(inside, 'hollow-inside', lambda p: p.z < 0.876)
    handle = tube(
        [(0.76, 0, 0.5), (1.0, 0, 0.6), (1.28, 0, 0.46), (1.38, 0, 0.05), (1.24, 0, -0.36), (0.98, 0, -0.52), (0.72, 0, -0.44)],
        0.1,
        blue,
        seg=32,
        count=60,
    )
    part('handle', handle)


@word(
    'plate',
    View(tip=44),
    View(tip=62, colour='#5DBB8A', line='#E9F4D8'),
    View(tip=30, turn=0, roll=-8, colour='#F4B63C', line='#D9852A'),
)
def plate(colour='#DCE3EC', line='#2F7FE0'):
    white, blue = rgb(colour), rgb(line)

    def paint(p):
        r = math.hypot(p.x, p.y)
        return mix(white, blue, step(1.2, 1.21, r) * step(1.31, 1.3, r))

    dish = lathe(
        smooth_profile(
            [
                (0.0, 0.0),
                (0.6, 0.0),
                (0.86, 0.03),
                (0.98, 0.12),
                (1.2, 0.17),
                (1.4, 0.22),
                (1.41, 0.19),
                (1.2, 0.11),
                (1.0, 0.03),
                (0.85, -0.06),
                (0.6, -0.07),
                (0.0, -0.07),
            ],
            200,
        ),
        skin(painted=True, rough=0.1, coat=0.6, rim=0.12),
        seg=200,
        paint=paint,
    )
    mark(dish, 'wide-edge', lambda p: math.hypot(p.x, p.y) > 0.97)
    mark(dish, 'flat-and-round', lambda p: math.hypot(p.x, p.y) <= 0.97)


@word('bowl', View(tip=22), View(tip=32, colour='#5B8FB8', inner='#D6E0E8'), View(tip=12, colour='#E8A23A', inner='#F6E3BC'))
def bowl(colour='#E6202A', inner='#FFF6EC'):
    outside = lathe(
        smooth_profile([(0.0, -0.7), (0.42, -0.72), (0.46, -0.6), (0.6, -0.52), (0.95, -0.2), (1.14, 0.24), (1.2, 0.56)], 60),
        china(colour),
    )
    part('round-and-deep', outside)
    inside = lathe(
        [
            (1.2, 0.56),
            (1.18, 0.58),
            (1.15, 0.56),
            *smooth_profile([(1.15, 0.56), (1.08, 0.24), (0.88, -0.16), (0.5, -0.46), (0.0, -0.52)], 50),
        ],
        china(inner),
    )
    part('wide-opening', inside)


def spoon_line(t):
    """Returns the height of a spoon's middle line along its length (-1.7 .. 1.9)."""
    return 0.1 * math.sin(math.pi * min(1, max(0, (t - 0.3) / 0.7)))


@word('spoon', View(tip=56, turn=-55), View(tip=40, turn=60), View(tip=60, turn=-120))
def spoon():
    rows, across, vertices = 140, 28, []
    for i in range(rows + 1):
        t = i / rows
        x = 3.8 * t - 1.9
        if t < 0.34:
            u = t / 0.34
            half, dip = 0.56 * math.sqrt(max(0, 1 - (2 * min(u, 1) - 1) ** 2)) * (1 - 0.16 * u), 0.26 * math.sin(math.pi * u) ** 0.8
            if u > 0.75:
                half = max(half, 0.085)
        else:
            half, dip = 0.085 + 0.115 * step(0.5, 1.0, t) * (1 if t < 0.97 else max(0.05, 1 - ((t - 0.97) / 0.03) ** 2)), 0
        for k in range(across + 1):
            s = 2 * k / across - 1
            vertices.append((x, s * half, spoon_line(t) - dip * (1 - s * s) + 0.03 * (1 - s * s) * (t > 0.36)))
    faces = [
        (i * (across + 1) + k, (i + 1) * (across + 1) + k, (i + 1) * (across + 1) + k + 1, i * (across + 1) + k + 1)
        for i in range(rows)
        for k in range(across)
    ]
    body = solid(vertices, faces, steel(0.14))
    mark(body, 'round-end', lambda p: step(-0.68, -0.7, p.x))
    mark(body, 'long-handle', lambda p: step(-0.7, -0.68, p.x))
    thick = body.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.045


@word('fork', View(tip=60, turn=-55), View(tip=48, turn=58, grip='#2F8FD8'), View(tip=66, turn=-110, colour='#FFB72E'))
def fork(colour=None, grip=None):
    """Models a fork of steel, or of plastic in a `colour`. `grip` is the colour of a separate handle."""
    outline = [(-0.06, 1.9), (-0.17, 1.7), (-0.14, 1.0), (-0.07, 0.2), (-0.09, -0.45), (-0.24, -0.68), (-0.34, -0.95), (-0.34, -1.85)]
    right = []
    for left in (-0.34, -0.15, 0.04, 0.23):
        right += [(left, -1.8), (left + 0.03, -1.95), (left + 0.08, -1.95), (left + 0.11, -1.8)]
        if left < 0.2:
            right += [(left + 0.11, -1.15), (left + 0.15, -1.08), (left + 0.19, -1.15)]
    shape = [*outline[:-1], *right, *[(-x, z) for x, z in reversed(outline[:-1])]]
    whole = plate_of(shape, 0.05, plastic(colour) if colour else steel(0.14), edge=0.022)
    whole.rotation_euler = (0, 0, math.pi / 2)
    halves(whole, -0.78, 'pointed-prongs', 'long-handle')
    if grip:
        handle = tube([(-0.35, 0, 0), (-1.2, 0, 0), (-2.04, 0, 0)], [0.07, 0.1, 0.115, 0.125, 0.12, 0.08], plastic(grip), seg=32, flat=1.95)
        part('long-handle', handle)


@word('jug', View(tip=14, turn=14))
def jug():
    def spout(x, y, z, angle):
        lip = math.exp(-(((angle - math.pi) / 0.3) ** 2)) * step(0.55, 1.15, z)
        return (x * (1 + 0.34 * lip), y * (1 - 0.1 * lip), z + 0.12 * lip)

    outer = smooth_profile([(0.0, -1.1), (0.5, -1.1), (0.62, -1.0), (0.82, -0.5), (0.78, 0.1), (0.56, 0.6), (0.5, 0.9), (0.58, 1.18)], 80)
    inner = smooth_profile([(0.56, 1.2), (0.53, 1.17), (0.45, 0.9), (0.5, 0.6), (0.72, 0.1), (0.76, -0.5), (0.5, -1.0), (0.0, -1.02)], 80)
    for body in (lathe(outer, china('#FF8A12'), deform=spout), lathe([outer[-1], *inner], china('#FFF4E4'), deform=spout)):
        mark(body, 'spout-for-pouring', lambda p: p.x < -0.2 and abs(p.y) < 0.3 and p.z > 0.76)
    handle = tube(
        [(0.5, 0, 0.92), (0.85, 0, 1.08), (1.18, 0, 0.75), (1.16, 0, 0.1), (0.78, 0, -0.35)],
        [0.1, 0.1, 0.1, 0.09, 0.09],
        china('#FF8A12'),
        seg=32,
        count=50,
    )
    part('big-handle', handle)


@word('glass', View(tip=14))
def glass():
    clear = skin('#F2FBFF', rough=0.02, glass=0.96, rim=0.55, rim_colour='#EAF8FF')
    wall = [(0.6 + 0.18 * k / 80, -1.06 + 2.16 * k / 80) for k in range(81)]
    tumbler = lathe([(1e-4, -1.1), (0.56, -1.1), *wall, (0.765, 1.13), (0.74, 1.1), (0.575, -0.92), (1e-4, -0.94)], clear)

    def full(p):
        """Returns whether water is visible behind this point of the wall."""
        return p.z > -1.0 and p.z < 0.38 + max(0, -p.y) * 0.46

    mark(tumbler, 'water-inside', full)
    mark(tumbler, 'see-through-sides', lambda p: not full(p))
    lathe([(1e-4, -0.92), (0.565, -0.9), (0.66, 0.36), (1e-4, 0.38)], skin('#5CCBFA', rough=0.06, glass=0.15, rim=0.4, glow=0.25))


@word('teapot', View(tip=14, turn=8))
def teapot():
    red = china('#E3202A')
    lathe(smooth_profile([(0.0, -0.86), (0.5, -0.86), (0.62, -0.78), (1.0, -0.3), (1.02, 0.1), (0.76, 0.52), (0.5, 0.64)], 80), red)
    lid = lathe(
        smooth_profile([(0.53, 0.64), (0.5, 0.7), (0.28, 0.84), (0.08, 0.88), (0.07, 0.94), (0.15, 1.06), (0.1, 1.16), (0.0, 1.18)], 80),
        red,
    )
    part('lid-on-top', lid)
    spout = [(-0.82, 0, -0.3), (-1.2, 0, -0.12), (-1.42, 0, 0.3), (-1.72, 0, 0.56)]
    part('spout', tube(spout, [0.28, 0.2, 0.14, 0.12], red, seg=32, count=50))
    handle = [(0.86, 0, 0.36), (1.3, 0, 0.5), (1.62, 0, 0.2), (1.5, 0, -0.25), (0.92, 0, -0.42)]
    part('handle', tube(handle, 0.1, red, seg=32, count=50))


@word('bucket', View(tip=20, turn=10))
def bucket():
    blue = plastic('#1F7FE8')
    body = lathe(
        [
            (1e-4, -0.95),
            (0.66, -0.95),
            (0.7, -0.9),
            (0.96, 0.78),
            (1.04, 0.8),
            (1.04, 0.88),
            (0.96, 0.9),
            (0.92, 0.86),
            (0.66, -0.85),
            (1e-4, -0.88),
        ],
        blue,
    )
    mark(body, 'wide-open-top', lambda p: p.z > 0.79 or (p.z > -0.885 and math.hypot(p.x, p.y) < 0.68))
    points = [(1.04 * math.cos(a), -1.04 * math.sin(a) * 0.86, 0.78 - 0.62 * math.sin(a)) for a in [math.pi * k / 12 for k in range(13)]]
    part('round-handle', tube(points, 0.04, steel(0.25), seg=16, count=80))
    part('round-handle', tube(points[5:8], 0.085, plastic('#FFD21A'), seg=24, count=20))
    for side in (-1, 1):
        part('round-handle', ball(0.09, plastic('#FFD21A'), at=(1.05 * side, 0, 0.78), seg=24))


@word('toothbrush', View(tip=30, turn=28, roll=42))
def toothbrush():
    red = plastic('#F0242E')
    handle = tube(
        [(-2.1, 0, 0), (-1.2, 0, 0.04), (-0.2, 0, -0.03), (0.7, 0, 0.02), (1.2, 0, 0.06), (2.1, 0, 0.06)],
        [0.13, 0.24, 0.24, 0.2, 0.13, 0.1, 0.13, 0.2, 0.2, 0.06],
        red,
        seg=40,
        count=120,
        flat=1.0,
    )
    mark(handle, 'long-handle', lambda p: step(1.14, 1.12, p.x))
    part('long-handle', tube([(-1.7, 0, 0.18), (-1.1, 0, 0.22), (-0.5, 0, 0.17)], [0.03, 0.12, 0.03], plastic('#FFFFFF'), seg=24, count=30))
    white, blue = skin('#FFFFFF', rough=0.7, rim=0.1), skin('#37A6F5', rough=0.7, rim=0.1)
    for row in range(9):
        for k in range(4):
            tuft = lathe([(0.05, 0), (0.054, 0.3), (0.058, 0.5), (0.035, 0.53), (1e-4, 0.535)], blue if row in (0, 4, 8) else white, seg=12)
            part('soft-bristles', tuft)
            tuft.location = (1.33 + 0.092 * row, -0.13 + 0.087 * k, 0.18)


@word('soap', View(tip=34, turn=24))
def soap():
    pink = skin('#FF7FB2', rough=0.3, coat=0.3, rim=0.15)
    part('smooth-block', block((2.1, 1.3, 0.72), pink, edge=0.3))
    ring = skin('#FFA6CB', rough=0.3, coat=0.3, rim=0.1)
    oval = [(0.66 * math.cos(TAU * k / 24), 0.36 * math.sin(TAU * k / 24), 0.36) for k in range(25)]
    part('smooth-block', tube(oval, 0.035, ring, seg=14, count=80))
    bubble = skin('#CFEBFF', rough=0.06, coat=1.0, rim=0.5)
    for x, y, z, size in (
        (-0.78, -0.3, 0.55, 0.3),
        (-1.05, -0.1, 0.78, 0.17),
        (-0.45, -0.42, 0.52, 0.16),
        (-1.16, -0.52, 0.34, 0.2),
        (0.85, -0.5, 0.46, 0.14),
    ):
        part('round-bubbles', ball(size, bubble, at=(x, y, z), seg=40))


@word('sponge', View(tip=34, turn=30))
def sponge():
    yellow, deep = rgb('#FFD530'), rgb('#C98A10')
    vertices, faces = [], []
    size, counts = (1.1, 0.75, 0.42), (150, 100, 60)
    for axis in range(3):
        for side in (-1, 1):
            one, two = [k for k in range(3) if k != axis]
            start = len(vertices)
            for i in range(counts[one] + 1):
                for k in range(counts[two] + 1):
                    point = Vector((0, 0, 0))
                    point[axis], point[one], point[two] = (
                        side * size[axis],
                        size[one] * (2 * i / counts[one] - 1),
                        size[two] * (2 * k / counts[two] - 1),
                    )
                    inner = Vector([max(-s + 0.12, min(s - 0.12, c)) for c, s in zip(point, size)])
                    point = inner + (point - inner).normalized() * 0.12
                    near = noise.voronoi(point * 4.2)[0][0]
                    hole = step(0.34, 0.2, near)
                    vertices.append(point - (point - inner).normalized() * 0.13 * hole)
            row = counts[two] + 1
            faces += [
                (start + i * row + k, start + (i + 1) * row + k, start + (i + 1) * row + k + 1, start + i * row + k + 1)
                for i in range(counts[one])
                for k in range(counts[two])
            ]
    body = solid(
        vertices,
        faces,
        skin(painted=True, rough=0.9, bump=0.4, bump_scale=18, rim=0.12),
        lambda p: mix(yellow, deep, step(0.36, 0.22, noise.voronoi(p * 4.2)[0][0])),
    )
    part('soft-block', body)
    mark(body, 'little-holes', lambda p: step(0.36, 0.32, noise.voronoi(p * 4.2)[0][0]))


@word('comb', View(tip=10, turn=0, roll=-12))
def comb():
    teeth = []
    for k in range(13):
        x = -1.28 + 0.205 * k
        teeth += [(x, 0.0), (x + 0.02, -0.86), (x + 0.055, -0.94), (x + 0.09, -0.86), (x + 0.11, 0.0)]
    shape = [
        (-1.6, -0.85),
        (-1.5, -0.95),
        (-1.42, -0.85),
        (-1.4, 0.0),
        *teeth,
        (1.43, 0.0),
        (1.45, -0.85),
        (1.53, -0.95),
        (1.63, -0.85),
        (1.66, 0.1),
        (1.5, 0.42),
        (0.8, 0.56),
        (0, 0.6),
        (-0.8, 0.56),
        (-1.5, 0.42),
        (-1.63, 0.1),
    ]
    halves(plate_of(shape, 0.12, plastic('#FF4FA3'), edge=0.03), 0.03, 'row-of-teeth', 'straight-back')


@word('key', View(tip=8, turn=16, roll=40), View(tip=20, turn=-30, roll=-50), View(tip=0, turn=10, roll=130))
def key():
    gold = skin('#F2B51E', rough=0.22, metal=0.75, rim=0.25)
    ring = circle(0.62, (0, 1.1))
    part('round-head', plate_of(ring, 0.12, gold, edge=0.05, holes=[circle(0.3, (0, 1.22))]))
    shaft = tube([(0, 0, 0.55), (0, 0, -0.5), (0, 0, -1.7)], 0.15, gold, seg=40, count=40)
    mark(shaft, 'bumpy-end', lambda p: p.z < -0.7)
    bit = plate_of(
        [
            (0.05, -0.78),
            (0.05, -1.62),
            (0.62, -1.62),
            (0.62, -1.42),
            (0.4, -1.42),
            (0.4, -1.24),
            (0.58, -1.24),
            (0.58, -1.02),
            (0.36, -1.02),
            (0.36, -0.78),
        ],
        0.1,
        gold,
        edge=0.025,
    )
    part('bumpy-end', bit)
    for z in (0.42, -0.58):
        tube([(0, 0, z - 0.06), (0, 0, z + 0.06)], 0.2, gold, seg=40, count=8)


@word('clock', View(tip=6, turn=14))
def clock():
    red, brass = plastic('#E8232C'), skin('#F2C02A', rough=0.2, metal=0.7, rim=0.25)
    body = lathe(smooth_profile([(0.0, -0.36), (0.85, -0.36), (1.0, -0.25), (1.03, 0.1), (1.03, 0.28), (0.98, 0.33), (0.9, 0.3)], 80), red)
    face = disc(0.92, skin('#FFFFFF', rough=0.3, rim=0.02), at=(0, 0, 0.26))
    dark = skin('#14181E', rough=0.4, rim=0.05)
    on_face = []
    for k in range(12):
        tick = block((0.05 if k % 3 else 0.085, 0.14 if k % 3 else 0.2, 0.02), dark, edge=0)
        tick.location, tick.rotation_euler = (0.76 * math.sin(TAU * k / 12), 0.76 * math.cos(TAU * k / 12), 0.275), (0, 0, -TAU * k / 12)
        on_face.append(tick)
    for hour, long, wide in ((10.15, 0.44, 0.1), (1.7, 0.64, 0.07)):
        hand = part('two-hands', block((wide, long, 0.03), dark, edge=0.01))
        angle = TAU * hour / 12
        hand.location, hand.rotation_euler = (long / 2.2 * math.sin(angle), long / 2.2 * math.cos(angle), 0.31), (0, 0, -angle)
        on_face.append(hand)
    on_face.append(ball(0.09, plastic('#E8232C'), at=(0, 0, 0.33), seg=24))
    part('round-face', face, *on_face)
    move([body, face, *on_face], turn=(90, 0, 0))
    for side in (-1, 1):
        shell = lathe(sphere_profile(lambda t: (0.42 * math.sin(t / 2 + math.pi / 2) + 1e-4, -0.34 * math.cos(t / 2 + math.pi / 2))), brass)
        nub = ball(0.07, brass, at=(0, 0, 0.36), seg=20)
        part('bells-on-top', shell, nub)
        move([shell, nub], at=(0.62 * side, 0, 0.98), turn=(0, 34 * side, 0))
        part('bells-on-top', tube([(0.5 * side, 0, 0.78), (0.6 * side, 0, 0.95)], 0.06, brass, seg=16, count=8))
        tube([(0.6 * side, 0, -0.8), (0.8 * side, 0, -1.15)], [0.13, 0.09], red, seg=20, count=12)
    tube([(-0.2, 0, 1.28), (-0.16, 0, 1.52), (0.16, 0, 1.52), (0.2, 0, 1.28)], 0.05, brass, seg=16, count=30)
    block((0.12, 0.12, 0.34), brass, at=(0, 0, 1.16), edge=0.04)


@word('light-bulb', View(tip=8))
def light_bulb():
    bulb = lathe(
        smooth_profile([(0.44, -0.72), (0.46, -0.5), (0.66, -0.1), (0.92, 0.4), (0.88, 0.95), (0.5, 1.32), (0.0, 1.42)], 100),
        skin('#FFE27A', rough=0.1, coat=0.6, glow=0.35, rim=0.5, rim_colour='#FFFFFF'),
    )
    part('round-glass', bulb)
    metal = steel(0.25)
    threads = [(0.43 + 0.035 * math.sin(k * 0.9), -0.72 - 0.5 * k / 30) for k in range(31)]
    part('metal-base', lathe([(0.46, -0.7), *threads, (0.3, -1.3)], metal))
    part('metal-base', lathe([(0.3, -1.3), (0.2, -1.4), (1e-4, -1.42)], skin('#2B2F36', rough=0.4, rim=0.5)))


@word('candle', View(tip=14))
def candle():
    wax, shade = rgb('#FFF8E6'), rgb('#F2DDB0')

    def rim(x, y, z, angle):
        return (x, y, z + 0.05 * math.sin(angle * 3) * step(0.7, 0.9, z))

    body = lathe(
        [(1e-4, -1.3), (0.44, -1.3), (0.46, -1.26), (0.46, 0.82), (0.43, 0.9), (0.38, 0.88), (0.3, 0.78), (1e-4, 0.74)],
        skin(painted=True, rough=0.35, rim=0.12),
        deform=rim,
        paint=lambda p: mix(shade, wax, step(-1.4, 0.9, p.z) * 0.8 + 0.2 * grain(p, 2)),
    )
    part('tall-wax', body)
    for angle, long in ((-1.2, 0.9), (-1.9, 0.55), (-0.4, 0.4)):
        x, y = 0.46 * math.cos(angle), 0.46 * math.sin(angle)
        drop = tube(
            [(x * 0.96, y * 0.96, 0.86), (x, y, 0.7), (x * 1.02, y * 1.02, 0.86 - long)],
            [0.05, 0.07, 0.06, 0.1, 0.03],
            skin('#FFF8E6', rough=0.3, coat=0.3),
            seg=20,
            count=24,
        )
        part('tall-wax', drop)
    tube([(0, 0, 0.74), (0.01, 0, 0.95), (0.04, 0, 1.08)], 0.03, skin('#4A3A2C', rough=0.9, rim=0.1), seg=10, count=10)
    yellow, orange, white = rgb('#FFC21A'), rgb('#FF7A0A'), rgb('#FFF2B0')
    flame = lathe(
        smooth_profile([(0.0, 0.96), (0.16, 1.06), (0.24, 1.28), (0.17, 1.6), (0.07, 1.86), (0.0, 2.02)], 60),
        skin(painted=True, rough=1, glow=0.95, rim=0.0, specular=0),
        paint=lambda p: mix(mix(white, yellow, step(1.05, 1.5, p.z)), orange, step(1.5, 2.0, p.z)),
    )
    part('small-flame', flame)


@word('pencil', View(tip=20, turn=0, roll=52), View(tip=40, turn=20, roll=-40), View(tip=10, turn=40, roll=120))
def pencil():
    paint = plastic('#FF9A14')

    def prism(z_from, z_to, radius, material):
        ring = [(radius * math.cos(TAU * k / 6), radius * math.sin(TAU * k / 6)) for k in range(6)]
        thing = solid(
            [(x, y, z) for z in (z_from, z_to) for x, y in ring],
            [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)] + [tuple(range(6)), tuple(range(6, 12))],
            material,
            smooth=False,
        )
        edge = thing.modifiers.new('edge', 'BEVEL')
        edge.width, edge.segments = 0.03, 3
        return thing

    prism(-1.3, 1.5, 0.27, paint)
    bare, lead = rgb('#F0C890'), rgb('#3A3F48')
    point = lathe(
        [(1e-4, -2.05), (0.015, -2.04), *[(0.255 * k / 40 + 0.012, -2.03 + 0.74 * k / 40) for k in range(1, 41)]],
        skin(painted=True, rough=0.6, bump=0.1, bump_scale=8, stretch=(3, 3, 0.4), rim=0.3),
        paint=lambda p: mix(lead, bare, step(-1.83, -1.8, p.z)),
    )
    part('sharp-point', point)
    lathe(
        [(0.27, 1.48), (0.285, 1.5), *[(0.28 + 0.012 * math.sin(k * 1.1), 1.5 + 0.34 * k / 30) for k in range(31)], (0.26, 1.86)],
        steel(0.25),
    )
    rubber = smooth_profile([(0.25, 1.84), (0.26, 2.05), (0.22, 2.2), (0.0, 2.25)], 30)
    part('rubber-at-the-end', lathe(rubber, skin('#FF6F91', rough=0.6, rim=0.12)))


@word('crayon', View(tip=20, roll=52))
def crayon():
    green, dark = plastic('#28B83A', rough=0.4), rgb('#157A28')
    light = rgb('#3FD655')
    form = [(1e-4, -1.7), (0.36, -1.7), (0.38, -1.66), (0.38, 1.0), (0.3, 1.02), (0.27, 1.1), (0.13, 1.62), (0.1, 1.68), (1e-4, 1.7)]
    wax = lathe(form, green)
    mark(wax, 'pointed-end', lambda p: p.z > 1.01)
    mark(wax, 'thick-stick', lambda p: p.z < 1.01)
    sleeve = lathe(
        [(0.385, -1.4 + 2.2 * k / 120) for k in range(121)],
        skin(painted=True, rough=0.6, rim=0.15),
        paint=lambda p: mix(light, dark, step(0.0, 0.02, 0.06 - abs(abs(p.z + 0.3) - 0.85))),
    )
    part('thick-stick', sleeve)


@word('book', View(tip=38, turn=28), View(tip=16, turn=-30), View(tip=60, turn=14, roll=-12))
def book():
    red = skin('#D81E2A', rough=0.45, bump=0.04, bump_scale=60, rim=0.2)
    for side in (-1, 1):
        part('flat-cover', block((1.7, 2.3, 0.07), red, at=(0, 0, 0.24 * side), edge=0.025))
    part('flat-cover', tube([(-0.85, -1.15, 0), (-0.85, 1.15, 0)], 0.272, red, seg=48, count=20))
    page, line = rgb('#FFF8E4'), rgb('#CFC2A0')
    rows = 90
    vertices, faces = [], []
    for ring in ([(0.78, -1.08), (0.78, 1.08), (-0.8, 1.08), (-0.8, -1.08)],):
        corners = len(ring)
        for i in range(rows + 1):
            vertices += [(x, y, -0.21 + 0.42 * i / rows) for x, y in ring]
        faces = [
            (i * corners + k, i * corners + (k + 1) % corners, (i + 1) * corners + (k + 1) % corners, (i + 1) * corners + k)
            for i in range(rows)
            for k in range(corners)
        ]
    pages = solid(
        vertices,
        faces,
        skin(painted=True, rough=0.8, rim=0.05),
        lambda p: mix(page, line, 0.5 * (int((p.z + 0.21) / 0.42 * rows + 0.5) % 4 == 0)),
        smooth=False,
    )
    part('pages-at-the-bottom', pages)
    gold = skin('#FFD34A', rough=0.3, metal=0.4)
    for y in (0.55, 0.3):
        part('flat-cover', block((0.9 if y > 0.4 else 0.6, 0.1, 0.02), gold, at=(0.05, y, 0.28), edge=0.005))
    for z in (-0.9, 0.95):
        part('flat-cover', block((1.5, 0.03, 0.01), gold, at=(0.02, z, 0.277), edge=0))


@word('box', View(tip=30, turn=34))
def box():
    card = skin('#C8925A', rough=0.8, mottle=0.08, mottle_scale=5, bump=0.04, bump_scale=30, rim=0.15)
    part('flat-sides', block((1.7, 1.7, 1.4), card, edge=0.025))
    tape = skin('#E6C48A', rough=0.25, coat=0.3, rim=0.1)
    part('tape-on-top', block((1.72, 0.34, 0.01), tape, at=(0, 0, 0.704), edge=0))
    for side in (-1, 1):
        part('tape-on-top', block((0.01, 0.34, 0.4), tape, at=(0.853 * side, 0, 0.51), edge=0))
    part('tape-on-top', block((1.64, 0.014, 0.006), skin('#7A5026', rough=0.9), at=(0, 0, 0.71), edge=0))


@word('bell', View(tip=6, roll=10))
def bell():
    gold = skin('#F7C01E', rough=0.16, metal=0.75, rim=0.25)
    outside = lathe(
        smooth_profile([(1.05, -0.82), (1.02, -0.7), (0.78, -0.4), (0.66, 0.1), (0.58, 0.5), (0.36, 0.82), (0.0, 0.92)], 90), gold
    )
    mark(outside, 'wide-at-the-bottom', lambda p: p.z < -0.36)
    lathe(smooth_profile([(1.05, -0.82), (0.95, -0.84), (0.7, -0.4), (0.0, 0.3)], 40), skin('#B8860B', rough=0.4, metal=0.4, rim=0.1))
    ring = [(0.26 * math.cos(a), 0, 1.04 + 0.24 * math.sin(a)) for a in [TAU * k / 20 for k in range(21)]]
    part('ring-on-top', tube(ring, 0.075, gold, seg=20, count=60))
    ball(0.27, gold, at=(0, 0, -0.92), seg=48)


@word('umbrella', View(tip=-4, turn=12))
def umbrella():
    ribs = 8
    purple, violet = rgb('#8A2BE2'), rgb('#B45CFF')

    def scallop(x, y, z, angle):
        share = math.hypot(x, y) / 1.6
        between = abs(math.sin(angle * ribs / 2))
        return (x * (1 - 0.04 * between), y * (1 - 0.04 * between), z + 0.15 * between * share**3)

    shade = lathe(
        smooth_profile([(1.6, -0.12), (1.5, 0.12), (1.1, 0.6), (0.55, 0.9), (0.0, 1.0)], 70),
        skin(painted=True, rough=0.45, rim=0.5, rim_colour='#E3C2FF'),
        seg=320,
        deform=scallop,
        paint=lambda p: mix(purple, violet, 1.0 if int((math.atan2(p.y, p.x) % TAU) / TAU * ribs) % 2 else 0.0),
    )
    part('wide-round-top', shade)
    thick = shade.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.02
    tube([(0, 0, 1.0), (0, 0, -0.4), (0, 0, -1.5)], 0.045, steel(), seg=20, count=30)
    tube([(0, 0, 0.96), (0, 0, 1.3)], [0.06, 0.02], steel(), seg=20, count=10)
    handle = tube(
        [(0, 0, -1.1), (0, 0, -1.6), (0.08, 0, -1.86), (0.3, 0, -1.98), (0.52, 0, -1.84), (0.56, 0, -1.62)],
        0.085,
        wood('#C07A3A'),
        seg=28,
        count=60,
    )
    part('curved-handle', handle)


@word('chair', View(tip=16, turn=32))
def chair():
    frame = wood('#C8803A')
    for x in (-0.62, 0.62):
        part('four-legs', tube([(x, -0.6, 0), (x * 1.04, -0.66, -1.2)], [0.085, 0.065], frame, seg=28, count=20))
        post = tube(
            [(x * 1.04, 0.72, -1.2), (x, 0.6, 0), (x, 0.66, 0.7), (x * 0.97, 0.86, 1.6)],
            [0.065, 0.09, 0.085, 0.07],
            frame,
            seg=28,
            count=50,
        )
        mark(post, 'four-legs', lambda p: p.z < 0.03)
        mark(post, 'tall-back', lambda p: p.z >= 0.03)
    part('flat-seat', block((1.5, 1.42, 0.13), wood('#D08A44', 'y'), at=(0, 0, 0.03), edge=0.05))
    for z, y in ((0.62, 0.66), (1.0, 0.72), (1.4, 0.82)):
        part('tall-back', block((1.24, 0.07, 0.24), wood('#D08A44', 'x'), at=(0, y, z), edge=0.03))
    for y in (-0.62, 0.66):
        block((1.2, 0.06, 0.1), wood('#B87434', 'x'), at=(0, y, -0.6), edge=0.02)


@word('table', View(tip=18, turn=26))
def table():
    part('flat-top', block((2.8, 1.7, 0.13), wood('#CE8A46', 'x'), at=(0, 0, 0), edge=0.04))
    block((2.5, 1.4, 0.2), wood('#B87434', 'x'), at=(0, 0, -0.15), edge=0.02)
    for x in (-1.18, 1.18):
        for y in (-0.64, 0.64):
            part('four-legs', block((0.17, 0.17, 1.3), wood('#B87434'), at=(x, y, -0.7), edge=0.03))


@word('hairbrush', View(tip=24, turn=0, roll=40))
def hairbrush():
    purple, pad = plastic('#9440E0'), skin('#F6D6FF', rough=0.6, rim=0.1)
    whole = plate_of(
        round_outline(
            [
                (0, 1.75),
                (-0.42, 1.55),
                (-0.56, 0.95),
                (-0.42, 0.3),
                (-0.16, -0.05),
                (-0.13, -0.7),
                (-0.17, -1.5),
                (0, -1.75),
                (0.17, -1.5),
                (0.13, -0.7),
                (0.16, -0.05),
                (0.42, 0.3),
                (0.56, 0.95),
                (0.42, 1.55),
            ]
        ),
        0.16,
        purple,
        edge=0.07,
    )
    halves(whole, 0.06, 'long-handle', 'wide-flat-head')
    cushion = ball(1, pad, at=(0, -0.13, 0.95), shape=(0.4, 0.1, 0.66), seg=48)
    part('wide-flat-head', cushion)
    pin, tip = skin('#FFFFFF', rough=0.5, rim=0.1), plastic('#FF6FC2')
    for row in range(9):
        z = 0.42 + 0.132 * row
        half = 0.34 * math.sqrt(max(0, 1 - ((z - 0.95) / 0.66) ** 2))
        count = max(2, int(half / 0.055))
        for k in range(count):
            x = half * (2 * k / (count - 1) - 1)
            bristle = tube([(x, -0.15, z), (x, -0.46, z)], 0.014, pin, seg=8, count=4), ball(0.028, tip, at=(x, -0.47, z), seg=12)
            part('rows-of-bristles', *bristle)
            part('wide-flat-head', *bristle)


@word('baby-bottle', View(tip=8, roll=24))
def baby_bottle():
    clear = skin('#F4FAFF', rough=0.15, coat=0.5, rim=0.35)
    form = [(0.0, -1.3), (0.5, -1.3), (0.6, -1.2), (0.6, -0.3), (0.54, 0.0), (0.6, 0.3), (0.58, 0.5), (0.46, 0.62)]
    part('round-bottle', lathe(smooth_profile(form, 90), clear))
    blue = plastic('#2F9BF0')
    for k in range(6):
        line = block(
            (0.3 if k % 2 else 0.44, 0.02, 0.035),
            blue,
            at=(0.0, -0.6, -1.0 + 0.22 * k) if k < 4 else (0.0, -0.585 + 0.035 * (k - 3), -1.0 + 0.22 * k),
            edge=0,
        )
        part('round-bottle', line)
    lathe(
        [(0.5, 0.6), (0.56, 0.62), *[(0.56 + 0.012 * (k % 2), 0.64 + 0.34 * k / 12) for k in range(13)], (0.5, 1.0), (0.34, 1.03)],
        blue,
        deform=lambda x, y, z, a: (x * (1 + 0.015 * math.cos(36 * a)), y * (1 + 0.015 * math.cos(36 * a)), z),
    )
    teat = lathe(
        smooth_profile([(0.4, 1.02), (0.36, 1.14), (0.2, 1.28), (0.15, 1.42), (0.18, 1.58), (0.1, 1.7), (0.0, 1.73)], 60),
        skin('#FFC85A', rough=0.3, coat=0.3, rim=0.2),
    )
    part('soft-yellow-tip', teat)


@word('scissors', View(tip=0, turn=8, roll=24))
def scissors():
    for side in (-1, 1):
        blade = plate_of(
            [(-0.02, -0.1), (0.14, 0.05), (0.2, 0.3), (0.02, 1.75), (-0.06, 1.85), (-0.14, 0.3)], 0.04, steel(0.12), edge=0.012
        )
        ring = round_outline(
            [
                (0.0, -0.1),
                (0.14, -0.42),
                (0.42, -0.66),
                (0.52, -1.1),
                (0.32, -1.5),
                (0.0, -1.5),
                (-0.16, -1.15),
                (-0.08, -0.7),
                (-0.12, -0.35),
            ]
        )
        hole = round_outline([(0.14, -0.72), (0.32, -0.84), (0.36, -1.12), (0.22, -1.33), (0.06, -1.3), (-0.02, -1.1), (0.04, -0.84)], 60)
        grip = plate_of(ring, 0.14, plastic('#F0242E'), edge=0.05, holes=[hole])
        part('two-sharp-blades', blade)
        part('two-finger-rings', grip)
        for thing in (blade, grip):
            if side < 0:
                thing.scale = (-1, 1, 1)
            move(thing, at=(0, 0.05 * side, 0), turn=(0, -20 * side, 0))
    pivot = lathe([(1e-4, 0.06), (0.06, 0.05), (0.09, 0.0)], steel(0.3), seg=32)
    move(pivot, at=(0, -0.11, 0.06), turn=(90, 0, 0))
