"""Vehicles like good die-cast models: bodies are carved along the outlines of their side, top and front, then get glass, lamps and wheels.

All vehicles drive towards +x with their wheels on z = 0. The camera sees their side at -y, turned slightly to us.
"""

import math
from functools import reduce

import numpy
from mathutils import Vector

from clay import surface
from kit import (
    TAU,
    View,
    ball,
    block,
    circle,
    grain,
    lathe,
    mark_by,
    move,
    part,
    plate_of,
    rgb,
    skin,
    smooth_profile,
    solid,
    step,
    tube,
    word,
)

SIDE = View(tip=9, turn=-26)


# Materials


def paint(colour, **more):
    return skin(colour, rough=0.22, coat=0.6, rim=more.pop('rim', 0.22), **more)


def chrome(colour='#CDD3DA'):
    return skin(colour, rough=0.2, metal=0.7, rim=0.3)


def rubber(colour='#4A4E56'):
    return skin(colour, rough=0.65, rim=0.4, rim_colour='#C8D0DC')


def dark():
    return skin('#343940', rough=0.5, rim=0.35, rim_colour='#AAB4C4')


def lamp(colour='#FFF3C4', glow=0.35):
    return skin(colour, rough=0.1, coat=0.8, glow=glow, rim=0.3)


def glass(low='#14264A', high='#7BA6D6'):
    """Returns dark blue panes with the soft slanting light of a window opposite."""
    material = skin(low, rough=0.06, coat=0.8, rim=0.35, rim_colour='#A8D0FF')
    nodes, links = material.node_tree.nodes, material.node_tree.links
    wave = nodes.new('ShaderNodeTexWave')
    wave.bands_direction = 'DIAGONAL'
    wave.inputs['Scale'].default_value = 0.32
    place = nodes.new('ShaderNodeTexCoord')
    links.new(place.outputs['Object'], wave.inputs['Vector'])
    span = nodes.new('ShaderNodeMapRange')
    span.inputs[1].default_value, span.inputs[2].default_value, span.inputs[4].default_value = 0.62, 1.0, 0.8
    links.new(wave.outputs['Fac'], span.inputs[0])
    tone = nodes.new('ShaderNodeMixRGB')
    tone.inputs[1].default_value, tone.inputs[2].default_value = (*rgb(low), 1), (*rgb(high), 1)
    links.new(span.outputs[0], tone.inputs[0])
    links.new(tone.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    return material


# Carving


def rounded(points, steps=7):
    """Returns an outline whose corners (u, v, reach) are rounded within their reach. A corner (u, v) stays sharp."""
    found = []
    for k, (u, v, *reach) in enumerate(points):
        corner = Vector((u, v))
        if not reach:
            found.append((u, v))
            continue
        before, after = (Vector(points[n % len(points)][:2]) - corner for n in (k - 1, k + 1))
        a, b = (corner + arm.normalized() * min(reach[0], arm.length * 0.49) for arm in (before, after))
        found += [tuple(a.lerp(corner, t).lerp(corner.lerp(b, t), t)) for t in (n / (steps - 1) for n in range(steps))]
    return found


def box(u, v, to_u, to_v, reach=0.08):
    """Returns a rounded rectangle from two opposite corners."""
    return [(u, v, reach), (to_u, v, reach), (to_u, to_v, reach), (u, to_v, reach)]


def away(outline, u, v):
    """Returns the distance of each point of a grid from an outline, negative inside."""
    u, v = u[:, None], v[None, :]
    best, inside = numpy.full((u.size, v.size), 1e9, numpy.float32), numpy.zeros((u.size, v.size), bool)
    for (au, av), (bu, bv) in zip(outline, [*outline[1:], outline[0]]):
        du, dv = bu - au, bv - av
        t = numpy.clip(((u - au) * du + (v - av) * dv) / max(1e-9, du * du + dv * dv), 0, 1)
        best = numpy.minimum(best, (u - au - t * du) ** 2 + (v - av - t * dv) ** 2)
        if dv:
            inside ^= ((av > v) != (bv > v)) & (u < du * (v - av) / dv + au)
    return numpy.where(inside, -1, 1) * numpy.sqrt(best)


def meet(one, other, edge):
    """Returns the intersection of both, with a rounded edge where they meet."""
    fold = numpy.maximum(edge - numpy.abs(one - other), 0) / max(edge, 1e-6)
    return numpy.maximum(one, other) + fold * fold * edge / 4


class Form:
    """The volume within the outlines from the side (x, z), from above (x, y) and from the front (y, z). The last two are the half with y > 0."""

    def __init__(self, side=None, above=None, ahead=None, edge=0.1):
        above = above and [*above, *[(u, -v, *more) for u, v, *more in reversed(above)]]
        ahead = ahead and [*ahead, *[(-u, v, *more) for u, v, *more in reversed(ahead)]]
        self.outlines = [(axes, rounded(line)) for axes, line in (((0, 2), side), ((0, 1), above), ((1, 2), ahead)) if line]
        self.edge = edge

    def box(self):
        low, high = numpy.full(3, -1e9), numpy.full(3, 1e9)
        for axes, line in self.outlines:
            for axis, values in zip(axes, zip(*line)):
                low[axis], high[axis] = max(low[axis], min(values)), min(high[axis], max(values))
        return low, high

    def distance(self, grid):
        planes = []
        for axes, line in self.outlines:
            (missing,) = {0, 1, 2} - set(axes)
            planes.append(numpy.expand_dims(away(line, grid[axes[0]], grid[axes[1]]), missing))
        return reduce(lambda one, other: meet(one, other, self.edge), planes)


def carve(form, material, cuts=(), within=None, grow=0.0, cell=0.02):
    """Returns a body from a form. With `within`, only the piece inside another form; slightly enlarged, it gives panes and stripes on a body."""
    low, high = form.box()
    low, high = low - grow, high + grow
    if within:
        one, two = within.box()
        low, high = numpy.maximum(low, one), numpy.minimum(high, two)
    low = low - 1.63 * cell  # no flat face may be exactly on the grid
    grid = [low[k] + cell * numpy.arange(int((high[k] - low[k]) / cell) + 4) for k in range(3)]
    field = form.distance(grid) - grow
    if within:
        field = numpy.maximum(field, within.distance(grid))
    for cut in cuts:
        field = meet(field, -cut.distance(grid), 0.04)
    field = numpy.broadcast_to(field, [len(each) for each in grid]).astype(numpy.float32)
    points, faces = surface(field, low, cell)
    return solid([tuple(p) for p in points.tolist()], faces.tolist(), material)


def panes(form, *windows, name=None, material=None, grow=0.012, cell=0.014):
    """Adds glass (or another material) to the body in the shape of each window: a Form, or an outline of the side."""
    material = material or glass()
    things = [carve(form, material, within=each if isinstance(each, Form) else Form(each), grow=grow, cell=cell) for each in windows]
    if name:
        part(name, *things)
    return things


def well(x, z, radius):
    """Returns the wheel arch in the body."""
    return Form([(u, v) for u, v in circle(radius * 1.14, (x, z), 40)])


# Wheels and small things


def turned(profile, material, at, side=-1, seg=64):
    """Rotates (radius, height) pairs about an axle. Height points outwards, to the given side of y."""
    return lathe(profile, material, seg, deform=lambda x, y, z, a: (at[0] + x, at[1] + side * z, at[2] + y))


def wheel(x, y, z, radius, wide=0.24, rim='#D3D8DE', side=-1, spokes=5, hole='#50565F', hub=0.64):
    """Models a tyre with a light rim. y is the middle of the tyre."""
    h, r = wide / 2, radius
    tyre = rounded([(hub * r, -h), (r, -h, 0.1 * r), (r, h, 0.1 * r), (0.84 * r, h + 0.03 * r, 0.06 * r), (hub * r, h - 0.02 * r)])
    alloy = skin(rim, rough=0.3, metal=0.25, coat=0.3, rim=0.2)
    dish = [(hub * r, h - 0.02 * r), (hub * r * 0.94, h), (hub * r * 0.86, h - 0.05 * r), (0.2 * r, h - 0.02 * r), (0.17 * r, h + 0.05 * r)]
    things = [turned(tyre, rubber(), (x, y, z), side), turned([*dish, (1e-4, h + 0.06 * r)], alloy, (x, y, z), side)]
    holes = skin(hole, rough=0.6, rim=0.1)
    for k in range(spokes):
        angle = TAU * (k + 0.25) / spokes
        at = (x + 0.36 * r * math.cos(angle), y + side * (h - 0.035 * r), z + 0.36 * r * math.sin(angle))
        things.append(ball(0.1 * r, holes, at=at, seg=20, shape=(1, 0.25, 1)))
    return things


def wheels(places, half, name, **more):
    """Adds a pair of wheels at each (x, radius), on the ground."""
    for x, radius in places:
        for side in (1, -1):
            part(name, *wheel(x, side * half, radius, radius, side=side, **more))


def lamps(points, radius, material, shape=(0.4, 1, 1), name=None):
    things = [ball(radius, material, at=at, seg=32, shape=shape) for at in points]
    if name:
        part(name, *things)


def beacon(x, z, name='blue-light', long=0.2, half=0.42):
    """Adds a bar of blue light on the roof."""
    form = Form(box(x - long / 2, z, x + long / 2, z + 0.2, 0.07), [(x - long, half), (x + long, half)], edge=0.08)
    part(name, carve(form, lamp('#1E6BFF', 0.55)))
    block((long * 1.3, half * 1.9, 0.06), dark(), at=(x, 0, z), edge=0.02)


# Cars


def car_body(colour, kind='hatchback', lights=None):
    """Models the body, glass, lamps and wheels that all cars here share. Returns its form, to which things can be added."""
    tail = {
        'hatchback': [(-1.86, 0.98, 0.2), (-1.52, 1.52, 0.3)],
        'saloon': [(-1.9, 0.96, 0.14), (-1.22, 1.02, 0.2), (-0.78, 1.52, 0.4)],
        'estate': [(-1.9, 1.02, 0.16), (-1.74, 1.62, 0.2)],
    }[kind]
    roof = 1.62 if kind == 'estate' else 1.52
    side = [
        (-1.84, 0.26, 0.14),
        (-1.96, 0.6, 0.2),
        *tail,
        (0.12, roof, 0.4),
        (0.84, 1.0, 0.3),
        (1.76, 0.88, 0.34),
        (1.98, 0.58, 0.2),
        (1.9, 0.26, 0.14),
    ]
    above = [(-2, 0.72, 0.3), (-1.2, 0.84, 0.6), (1.2, 0.84, 0.6), (2.02, 0.6, 0.36)]
    ahead = [(0.78, 0.24, 0.12), (0.86, 0.6, 0.2), (0.82, 0.96, 0.16), (0.6, roof + 0.04, 0.24)]
    form = Form(side, above, ahead, edge=0.14)
    radius, rear, front = 0.37, -1.16, 1.2
    carve(form, paint(colour), cuts=[well(rear, radius, radius), well(front, radius, radius)])
    block((3.3, 1.36, 0.5), dark(), at=(0, 0, 0.5), edge=0.05)
    back = {'hatchback': -1.6, 'saloon': -1.02, 'estate': -1.66}[kind]
    top = roof - 0.09
    slope = 0.28 if kind == 'hatchback' else 0.34 if kind == 'saloon' else 0.06
    windows = [
        [(back, 0.99, 0.06), (back + slope, top, 0.1), (-0.3, top, 0.05), (-0.3, 0.99, 0.05)],
        [(-0.2, 0.99, 0.05), (-0.2, top, 0.05), (0.08, top, 0.1), (0.7, 0.99, 0.08)],
        Form(box(0.3, 1.0, 0.95, top + 0.02, 0.04), ahead=[(0.7, 1.02, 0.06), (0.5, top, 0.08)]),
    ]
    panes(form, *windows, name='windows')
    wheels([(rear, radius), (front, radius)], 0.76, 'four-wheels')
    lamps([(1.83, 0.56, 0.68), (1.83, -0.56, 0.68)], 0.15, lamp(), (0.5, 1.0, 0.8), 'lights')
    lamps([(-1.92, -0.62, 0.75)], 0.12, lamp('#E8202A', 0.2), (0.5, 0.9, 1.2), 'lights')
    panes(form, Form(box(1.7, 0.4, 2.1, 0.54, 0.04), ahead=[(0.42, 0.38, 0.05), (0.42, 0.54, 0.05)]), material=dark(), grow=0.01)
    handle = chrome()
    for x in (-0.42, -1.05):
        block((0.18, 0.03, 0.045), handle, at=(x, -0.845, 0.9), edge=0.015)
    ball(0.1, paint(colour), at=(0.52, -0.92, 1.02), seg=24, shape=(0.7, 1.1, 0.8))
    return form


@word(
    'car',
    SIDE,
    View(tip=9, turn=-26, colour='#28A745', kind='estate'),
    View(tip=12, turn=-40, colour='#F08A1A', kind='saloon'),
)
def car(colour='#1F6FE0', kind='hatchback'):
    car_body(colour, kind)


@word(
    'taxi',
    SIDE,
    View(tip=9, turn=-30, colour='#F1E3BC', kind='estate', sign='#FFC61A'),
    View(tip=12, turn=-42, colour='#F5821E', kind='hatchback'),
)
def taxi(colour='#FFC20E', kind='saloon', sign='#FFF0B8'):
    form = car_body(colour, kind)
    squares = [box(-0.95 + 0.3 * k, 0.7 + 0.1 * (k % 2), -0.65 + 0.3 * k, 0.8 + 0.1 * (k % 2), 0.01) for k in range(6)]
    panes(form, *squares, name='black-squares', material=skin('#23262B', rough=0.4, rim=0.2), grow=0.008)
    roof = 1.6 if kind == 'estate' else 1.5
    lit = Form(box(-0.5, roof, -0.16, roof + 0.28, 0.08), [(-0.55, 0.36, 0.06), (-0.1, 0.36, 0.06)], edge=0.06)
    part('sign-on-top', carve(lit, lamp(sign, 0.3)))
    block((0.36, 0.76, 0.06), dark(), at=(-0.33, 0, roof + 0.02), edge=0.02)


@word('police-car', SIDE)
def police_car():
    form = car_body('#E4E8EC', 'saloon')
    panes(form, [(-1.8, 0.46, 0.03), (-1.8, 0.84, 0.03), (1.72, 0.8, 0.03), (1.76, 0.46, 0.03)], material=paint('#1F5FD8'), grow=0.006)
    beacon(-0.3, 1.53, long=0.24, half=0.5)


# Buses and trucks


@word(
    'bus',
    SIDE,
    View(tip=9, turn=-28, colour='#D8282F', decks=2, windows=4),
    View(tip=9, turn=-34, colour='#2FA36B', stripe='#F4E9CC'),
)
def bus(colour='#FFC016', decks=1, windows=5, stripe=None):
    long, high = (2.25, 2.05) if decks == 1 else (2.0, 3.1)
    side = [(-long, 0.28, 0.12), (-long, high, 0.25), (long - 0.1, high, 0.3), (long, 1.2, 0.3), (long, 0.28, 0.12)]
    form = Form(side, [(-long, 0.86, 0.2), (long, 0.86, 0.24)], [(0.86, 0.2, 0.1), (0.86, 1.2, 0.5), (0.8, high + 0.02, 0.2)], edge=0.12)
    rear, front, radius = -long + 0.95, long - 0.72, 0.42
    carve(form, paint(colour), cuts=[well(rear, radius, radius), well(front, radius, radius)])
    block((2 * long - 0.5, 1.3, 0.6), dark(), at=(0, 0, 0.58), edge=0.05)
    room = 2 * long - 0.5
    for deck in range(decks):
        low = 1.08 + 1.08 * deck
        row = [box(-long + 0.16 + room * k / windows, low, -long + 0.06 + room * (k + 1) / windows, low + 0.64) for k in range(windows)]
        screen = Form(box(long - 0.6, low - 0.06, long + 0.2, low + 0.68, 0.02), ahead=[(0.7, low - 0.05, 0.1), (0.68, low + 0.67, 0.1)])
        panes(form, *row, screen, name='many-windows')
    if stripe:
        panes(form, box(-long - 0.1, 0.8, long + 0.1, 0.96, 0.01), material=paint(stripe), grow=0.006)
    door = box(long - 0.33, 0.42, long - 0.12, 1.72, 0.06)
    if decks == 1:
        panes(form, door, name='many-windows')
    wheels([(rear, radius), (front, radius)], 0.78, 'big-wheels')
    lamps([(long, 0.6, 0.58), (long, -0.6, 0.58)], 0.13, lamp())
    panes(form, Form(box(long - 0.2, 0.3, long + 0.2, 0.42, 0.02), ahead=[(0.84, 0.3, 0.02), (0.84, 0.42, 0.02)]), material=dark())


def cab(colour, front, back, high, half=0.84, low=0.34, door=True, nose=0.12):
    """Models a truck's cab: upright, with a windscreen, a side window and lamps."""
    side = [(back, low, 0.06), (back, high, 0.12), (front - nose * 2, high, 0.2), (front, 1.15, 0.3), (front, low, 0.12)]
    form = Form(
        side, [(back, half, 0.06), (front, half, 0.24)], [(half, low, 0.08), (half, 1.2, 0.3), (half - 0.06, high + 0.02, 0.16)], edge=0.1
    )
    body = carve(form, paint(colour), cuts=[well((front + back) / 2 + 0.02, 0.42, 0.42)])
    top, left = high - 0.16, back + 0.14
    window = [(left, 1.12, 0.06), (left, top, 0.06), (front - nose * 2 - 0.06, top, 0.08), (front - 0.1, 1.12, 0.06)]
    screen = Form(box(front - 0.45, 1.08, front + 0.1, top, 0.03), ahead=[(half - 0.12, 1.12, 0.1), (half - 0.16, top, 0.1)])
    glazing = panes(form, window, screen)
    lamps([(front, half - 0.22, 0.62), (front, 0.22 - half, 0.62)], 0.12, lamp())
    panes(
        form,
        Form(box(front - 0.2, low, front + 0.2, low + 0.13, 0.02), ahead=[(half, low, 0.02), (half, low + 0.13, 0.02)]),
        material=dark(),
    )
    mirror = block((0.08, 0.14, 0.3), dark(), at=(front - 0.12, -half - 0.1, 1.42), edge=0.03)
    return form, [body, *glazing, mirror]


def closed_box(colour='#2F86DE', rail='#1F62B0'):
    things = [block((3.06, 1.8, 1.7), paint(colour), at=(-0.67, 0, 1.57), edge=0.04)]
    edges = paint(rail)
    things += [block((0.1, 1.84, 1.72), edges, at=(x, 0, 1.57), edge=0.03) for x in (-2.14, 0.8)]
    return things + [block((3.06, 1.84, 0.1), edges, at=(-0.67, 0, z), edge=0.03) for z in (0.76, 2.38)]


def tipper(colour='#F08A1A'):
    """Models an open body with a slanting tail, full of sand."""
    side = [(-2.35, 1.62, 0.08), (-2.0, 0.74, 0.1), (0.72, 0.74, 0.06), (0.84, 1.62, 0.05)]
    body = Form(side, [(-2.4, 0.92, 0.05), (0.9, 0.92, 0.05)], edge=0.06)
    hollow = Form([(-2.5, 1.7), (-1.92, 0.9), (0.6, 0.9), (0.74, 1.7)], [(-2.6, 0.82), (0.76, 0.82)])
    things = [carve(body, paint(colour), cuts=[hollow])]
    things += [block((0.1, 0.08, 0.8), paint(colour), at=(x, -0.93, 1.18), edge=0.03) for x in (-1.5, -0.85, -0.2, 0.45)]
    sand = skin('#EBC27C', rough=0.95, bump=0.6, bump_scale=26, rim=0.12)

    def heaped(x, y, z, angle):
        return (x + 0.04 * grain((x, y, z), 2), y, z + 0.05 * grain((x, y, z), 2.6))

    return things + [ball(1, sand, at=(-0.74, 0, 1.44), shape=(1.42, 0.84, 0.74), seg=128, deform=heaped)]


def tank(colour='#D9DEE4', band='#2FA36B'):
    """Models a horizontal tank with domed ends, two bands around it and a hatch on top."""
    dome = [(0.84 * math.sin(math.pi / 2 * k / 12), 0.2 * (1 - math.cos(math.pi / 2 * k / 12))) for k in range(13)]
    profile = [(r + 1e-4, z) for r, z in dome] + [(r + 1e-4, 3.06 - z) for r, z in reversed(dome)]

    def lying(x, y, z, angle):
        return (z - 2.2, y, x + 1.58)

    things = [lathe(profile, paint(colour), seg=96, deform=lying)]
    for x in (0.62, 2.3):
        hoop = [(0.84, x), (0.865, x + 0.02), (0.865, x + 0.16), (0.84, x + 0.18)]
        things.append(lathe(hoop, paint(band), seg=96, deform=lying))
    hatch = [(0.24, 2.36), (0.24, 2.52), (0.2, 2.56), (1e-4, 2.56)]
    things.append(lathe(hatch, chrome(), seg=40, deform=lambda x, y, z, a: (x - 0.7, y, z)))
    return things + [block((2.7, 1.0, 0.3), dark(), at=(-0.67, 0, 0.78), edge=0.05)]


@word(
    'truck',
    SIDE,
    View(tip=12, turn=-28, front='#2F86DE', load=tipper),
    View(tip=9, turn=-30, front='#2FA36B', load=tank),
)
def truck(front='#FFC016', load=closed_box):
    _, things = cab(front, 2.05, 0.98, 2.0)
    part('cab-in-front', *things)
    part('big-load', *load())
    block((3.9, 1.2, 0.3), dark(), at=(-0.2, 0, 0.52), edge=0.04)
    wheels([(-1.5, 0.42), (1.53, 0.42)], 0.74, 'big-wheels')


def ladder(start, end, across, bars, material, thick=0.045, name='ladder-on-top'):
    """Models two rails from start to end with rungs between them. `across` is the distance of each rail from the middle."""
    start, end, across = Vector(start), Vector(end), Vector(across)
    for out in (across, -across):
        part(name, tube([start + out, (start + end) / 2 + out, end + out], thick, material, seg=12, count=6))
    for k in range(bars):
        at = start.lerp(end, (k + 0.5) / bars)
        part(name, tube([at - across, at, at + across], thick * 0.8, material, seg=12, count=6))


def turntable_ladder():
    """Models a long ladder that is raised from the turntable at the back, over the cab."""
    red, pale = paint('#E01B22'), chrome('#D8DDE2')
    turntable = lathe([(0.6, 1.84), (0.6, 1.96), (0.5, 2.0), (1e-4, 2.0)], dark(), seg=60)
    turntable.location = (-1.5, 0, 0)
    for y in (-0.42, 0.42):
        block((0.5, 0.1, 0.6), red, at=(-1.55, y, 2.24), edge=0.04)
    ladder((-1.95, 0, 2.2), (1.3, 0, 3.2), (-0.05, 0.26, 0.2), 8, pale, 0.065)
    ladder((0.0, 0, 2.86), (2.2, 0, 3.54), (-0.04, 0.18, 0.14), 6, pale, 0.055)


def fire_van():
    """Models a small fire engine: a van with a ladder on its roof."""
    red = '#E01B22'
    form, body = van(red)
    part('red', body)
    panes(form, box(-1.8, 1.2, -0.98, 1.76, 0.06), box(-0.86, 1.2, 0.06, 1.76, 0.06))
    panes(form, box(-2.1, 0.66, 2.1, 0.86, 0.01), material=paint('#FFE27A'), grow=0.008)
    ladder((-1.85, -0.3, 2.24), (0.15, -0.3, 2.24), (0, 0.2, 0.15), 6, chrome('#D8DDE2'), 0.05)
    for x in (-1.5, -0.2):
        block((0.12, 0.9, 0.14), dark(), at=(x, -0.1, 2.04), edge=0.03)
    beacon(0.5, 1.98, long=0.2, half=0.5)


@word('fire-engine', View(tip=12, turn=-26), View(tip=10, turn=-30, raised=True), View(tip=12, turn=-34, small=True))
def fire_engine(raised=False, small=False):
    if small:
        return fire_van()
    red = '#E01B22'
    form, things = cab(red, 2.2, 0.86, 1.92)
    rear = Form(box(-2.2, 0.4, 0.84, 1.86, 0.08), [(-2.2, 0.88, 0.08), (0.84, 0.88, 0.05)], edge=0.08)
    body = carve(rear, paint(red), cuts=[well(-1.35, 0.42, 0.42)])
    part('red', body, things[0])
    shutter, line = chrome('#BFC6CE'), skin('#8E979F', rough=0.4, rim=0.1)
    for x, low in ((-1.78, 1.04), (-1.02, 1.04), (-0.26, 0.62), (0.42, 0.62)):
        wide = 0.66 if x < 0 else 0.58
        panes(rear, box(x - wide / 2, low, x + wide / 2, 1.62, 0.05), material=shutter)
        for z in (low + (1.62 - low) * n / 4 for n in (1, 2, 3)):
            block((wide - 0.06, 0.012, 0.02), line, at=(x, -0.895, z), edge=0)
    panes(rear, box(-2.3, 1.68, 0.9, 1.76, 0.005), material=paint('#FFE27A'), grow=0.008)
    if raised:
        turntable_ladder()
    else:
        ladder((-2.1, -0.35, 2.18), (1.2, -0.35, 2.34), (0, 0.2, 0.17), 8, chrome('#D8DDE2'), 0.055)
        for x, z in ((-1.5, 2.0), (-0.1, 2.05)):
            block((0.12, 0.7, 0.3), dark(), at=(x, -0.2, z - 0.08), edge=0.03)
    beacon(1.7, 1.92, long=0.22, half=0.5)
    block((4.0, 1.3, 0.4), dark(), at=(0, 0, 0.5), edge=0.04)
    wheels([(-1.35, 0.42), (1.55, 0.42)], 0.76, 'wheels')


def van(colour):
    """Models a van with its glass, lamps and wheels. Returns its form, to which things can be added, and its body."""
    side = [
        (-1.95, 0.34, 0.1),
        (-1.95, 2.0, 0.2),
        (0.62, 2.0, 0.3),
        (1.18, 1.2, 0.3),
        (1.82, 1.02, 0.3),
        (1.95, 0.7, 0.2),
        (1.92, 0.32, 0.12),
    ]
    form = Form(
        side, [(-1.95, 0.86, 0.12), (1.2, 0.86, 0.5), (1.98, 0.68, 0.3)], [(0.86, 0.3, 0.1), (0.86, 1.1, 0.4), (0.76, 2.04, 0.2)], 0.12
    )
    body = carve(form, paint(colour), cuts=[well(-1.2, 0.39, 0.39), well(1.2, 0.39, 0.39)])
    block((3.3, 1.3, 0.5), dark(), at=(0, 0, 0.56), edge=0.05)
    panes(form, [(0.18, 1.2, 0.06), (0.18, 1.74, 0.06), (0.62, 1.74, 0.1), (0.98, 1.2, 0.08)])
    panes(form, Form(box(0.7, 1.2, 1.3, 1.82, 0.03), ahead=[(0.74, 1.22, 0.08), (0.62, 1.8, 0.1)]))
    lamps([(1.85, 0.55, 0.72), (1.85, -0.55, 0.72)], 0.14, lamp(), (0.5, 1, 0.8))
    panes(form, Form(box(1.7, 0.32, 2.1, 0.48, 0.04), ahead=[(0.8, 0.32, 0.03), (0.8, 0.48, 0.03)]), material=dark())
    wheels([(-1.2, 0.39), (1.2, 0.39)], 0.78, 'wheels')
    return form, body


@word('ambulance', SIDE)
def ambulance():
    form, _ = van('#ECE7D8')
    red = paint('#DE1F28')
    panes(form, box(-2.1, 0.7, 2.1, 0.92, 0.01), material=red, grow=0.008)
    cross = [
        (-0.13, 0.4),
        (0.13, 0.4),
        (0.13, 0.13),
        (0.4, 0.13),
        (0.4, -0.13),
        (0.13, -0.13),
        (0.13, -0.4),
        (-0.13, -0.4),
        (-0.13, -0.13),
        (-0.4, -0.13),
        (-0.4, 0.13),
        (-0.13, 0.13),
    ]
    panes(form, [(x - 0.92, z + 1.45) for x, z in cross], material=red, name='red-cross', grow=0.014)
    beacon(0.3, 2.0, long=0.24, half=0.46)


# Working vehicles


def tread(x, y, z, radius, wide, count, material, thick=0.08):
    """Adds the lugs of a tractor's tyre."""
    lugs = []
    for k in range(count):
        for half in (-1, 1):
            angle = TAU * (k + 0.25 * half) / count
            lug = block((0.1 * radius, wide * 0.52, thick * 2), material, edge=0.02)
            lug.rotation_euler = (0, 0, 0.5 * half)
            move(lug, at=(0, half * wide * 0.24, radius))
            move(lug, turn=(0, math.degrees(angle), 0))
            lugs.append(move(lug, at=(x, y, z)))
    return lugs


@word('tractor', View(tip=9, turn=-24))
def tractor():
    green, yellow = paint('#2E9E3A'), '#FFC91F'
    hood = Form([(0.1, 0.72, 0.1), (0.1, 1.28, 0.1), (1.5, 1.2, 0.2), (1.62, 0.72, 0.14)], ahead=[(0.36, 0.6, 0.08), (0.36, 1.35, 0.16)])
    carve(hood, green)
    panes(hood, Form(box(1.4, 0.78, 1.7, 1.12, 0.02), ahead=[(0.26, 0.78, 0.06), (0.26, 1.1, 0.06)]), material=dark())
    panes(hood, box(0.35, 0.86, 0.95, 1.04, 0.05), material=dark(), grow=0.01)
    cabin = Form(
        [(-1.08, 1.0, 0.08), (-1.0, 2.12, 0.1), (0.06, 2.12, 0.14), (0.2, 1.0, 0.08)], ahead=[(0.56, 0.9, 0.06), (0.5, 2.14, 0.06)]
    )
    glazed = [
        carve(cabin, green),
        *panes(cabin, [(-0.94, 1.2, 0.06), (-0.9, 2.0, 0.06), (-0.06, 2.0, 0.08), (0.04, 1.2, 0.06)]),
        *panes(cabin, Form(box(-0.1, 1.32, 0.3, 2.0, 0.02), ahead=[(0.44, 1.34, 0.06), (0.4, 2.0, 0.06)])),
        carve(Form(box(-1.2, 2.1, 0.24, 2.26, 0.07), [(-1.2, 0.64, 0.12), (0.24, 0.64, 0.12)]), green),
    ]
    part('cab', *glazed)
    block((2.0, 0.6, 0.3), dark(), at=(0.1, 0, 0.62), edge=0.04)
    tube([(0.9, -0.12, 1.15), (0.9, -0.12, 1.5), (0.9, -0.12, 1.9)], 0.055, chrome('#9AA3AD'), seg=20, count=10)
    lamps([(1.56, 0.2, 1.06), (1.56, -0.2, 1.06)], 0.08, lamp())
    for x, radius, wide, half, name, count in (
        (-0.72, 0.84, 0.42, 0.76, 'big-back-wheel', 16),
        (1.12, 0.46, 0.28, 0.62, 'small-front-wheel', 14),
    ):
        for side in (1, -1):
            things = wheel(x, side * half, radius, radius * 0.96, wide, yellow, side, spokes=6, hole='#B98A08', hub=0.55)
            part(name, *things, *tread(x, side * half, radius, radius * 0.94, wide, count, rubber(), 0.05 * radius))
    for side in (1, -1):
        arch = [(-0.72 + 0.96 * math.cos(a), 0.84 + 0.96 * math.sin(a)) for a in (math.radians(15 + 10 * k) for k in range(15))]
        inner = [(-0.72 + 0.9 * math.cos(a), 0.84 + 0.9 * math.sin(a)) for a in (math.radians(15 + 10 * k) for k in range(14, -1, -1))]
        fender = plate_of([*arch, *inner], 0.4, green, edge=0.02)
        fender.location = (0, side * 0.76, 0)


@word('digger', View(tip=9, turn=-20))
def digger():
    yellow, steel = paint('#FFC016'), dark()
    for y in (-0.62, 0.62):
        belt = carve(Form(box(-1.3, 0.0, 1.3, 0.66, 0.33), [(-1.4, 0.24), (1.4, 0.24)], edge=0.06), rubber())
        belt.location = (0, y, 0)
        track = [belt]
        for k in range(5):
            x = -0.98 + 0.49 * k
            track.append(turned([(1e-4, 0.26), (0.19, 0.26), (0.2, 0.2)], chrome('#AEB5BD'), (x, y, 0.33), 1 if y > 0 else -1, 32))
        for k in range(10):
            lug = block((0.14, 0.5, 0.06), rubber(), at=(-1.0 + 0.22 * k, y, 0.66), edge=0.015)
            track.append(lug)
        part('tracks', *track)
    block((1.4, 0.9, 0.3), steel, at=(0, 0, 0.5), edge=0.05)
    turned_house = [(-1.5, 0.78, 0.12), (-1.62, 1.1, 0.16), (-1.4, 1.62, 0.2), (0.2, 1.62, 0.1), (0.75, 1.3, 0.1), (0.8, 0.78, 0.1)]
    carve(Form(turned_house, ahead=[(0.78, 0.7, 0.08), (0.78, 1.7, 0.12)]), yellow)
    cabin = Form(
        [(-0.45, 0.9, 0.08), (-0.42, 2.4, 0.16), (0.45, 2.4, 0.18), (0.78, 1.5, 0.14), (0.78, 0.9, 0.08)],
        [(-0.5, 0.34, 0.06), (0.8, 0.34, 0.1)],
    )
    for thing in (
        carve(cabin, yellow),
        *panes(cabin, [(-0.3, 1.36, 0.06), (-0.28, 2.26, 0.1), (0.4, 2.26, 0.1), (0.66, 1.5, 0.08), (0.62, 1.36, 0.06)]),
        *panes(cabin, Form(box(0.3, 1.36, 0.9, 2.26, 0.02), ahead=[(0.26, 1.4, 0.06), (0.26, 2.2, 0.06)])),
    ):
        thing.location = (0, -0.42, 0)
    boom = [
        (0.3, 1.1),
        (0.25, 1.45, 0.2),
        (1.2, 2.62, 0.5),
        (2.3, 2.5, 0.2),
        (2.44, 2.34, 0.1),
        (2.24, 2.22, 0.1),
        (1.4, 2.26, 0.4),
        (0.7, 1.2),
    ]
    stick = [(2.06, 2.62, 0.12), (2.34, 2.74, 0.1), (2.86, 1.14, 0.08), (2.66, 1.06, 0.08)]
    for line, half in ((boom, 0.15), (stick, 0.12)):
        arm = carve(Form(line, [(0, half), (3.2, half)], edge=0.05), yellow)
        arm.location = (0, 0.24, 0)
        part('long-arm', arm)
    for a, b in (((0.7, 0.24, 1.3), (1.42, 0.24, 2.3)), ((1.2, 0.24, 2.44), (2.16, 0.24, 2.66))):
        middle = (Vector(a) + Vector(b)) / 2
        part('long-arm', tube([a, middle, b], 0.075, chrome('#8A929C'), seg=20, count=8))
    scoop = [
        (2.6, 1.22, 0.1),
        (2.96, 1.16, 0.12),
        (3.02, 0.72, 0.2),
        (2.7, 0.42, 0.2),
        (2.26, 0.5),
        (2.2, 0.58),
        (2.56, 0.68, 0.2),
        (2.66, 0.9, 0.2),
    ]
    bucket = carve(Form(scoop, [(2, 0.36), (3.2, 0.36)], edge=0.05), skin('#8C949E', rough=0.4, metal=0.3, rim=0.3))
    bucket.location = (0, 0.24, 0)
    part('bucket', bucket)
    for y in (-0.04, 0.14, 0.34, 0.52):
        part('bucket', block((0.26, 0.09, 0.06), chrome(), at=(2.14, y, 0.53), edge=0.02))


# On two wheels


def ring(radius, thick, material, at):
    """Returns a round bar about an axle."""
    line = [(radius + thick * math.cos(a), thick * math.sin(a)) for a in (TAU * k / 20 for k in range(21))]
    return turned(line, material, at, seg=96)


def spoked(x, y, z, radius, thick=0.07, rim='#C9CFD6', spokes=14, tyre='#565B64'):
    """Returns a light wheel with spokes."""
    bright = chrome(rim)
    things = [ring(radius - thick, thick, rubber(tyre), (x, y, z)), ring(radius - 2.1 * thick, thick * 0.42, bright, (x, y, z))]
    for k in range(spokes):
        angle = TAU * (k + 0.5) / spokes
        end = Vector((math.cos(angle), 0, math.sin(angle))) * (radius - 2.2 * thick)
        things.append(tube([(x, y, z), Vector((x, y, z)) + end / 2, Vector((x, y, z)) + end], 0.014, bright, seg=8, count=4))
    hub = [(1e-4, -0.1), (0.06, -0.1), (0.06, 0.1), (1e-4, 0.1)]
    return [*things, turned(hub, bright, (x, y, z), seg=24)]


def rod(a, b, radius, material, name=None):
    """Returns a straight round bar."""
    thing = tube([a, (Vector(a) + Vector(b)) / 2, b], radius, material, seg=20, count=8)
    return part(name, thing) if name else thing


@word('bicycle', View(tip=8, turn=-26))
def bicycle():
    frame, steel, black = paint('#1F9BD8'), chrome(), rubber('#5A4A40')
    part('two-wheels', *spoked(-1.02, 0, 0.66, 0.66), *spoked(1.06, 0, 0.66, 0.66))
    crank, seat, head, neck = (-0.2, 0, 0.62), (-0.46, 0, 1.42), (0.66, 0, 1.46), (0.72, 0, 1.26)
    for a, b, size in ((crank, seat, 0.055), (seat, head, 0.055), (crank, neck, 0.062), (head, neck, 0.068)):
        rod(a, b, size, frame)
    for y in (-0.09, 0.09):
        rod((-1.02, y, 0.66), (crank[0], y * 0.6, crank[2]), 0.035, frame)
        rod((-1.02, y, 0.66), (seat[0], y * 0.6, seat[2] - 0.06), 0.032, frame)
        tube([(0.74, y, 1.2), (0.84, y, 0.94), (1.06, y, 0.66)], 0.038, frame, seg=20, count=20)
    rod(seat, (-0.54, 0, 1.64), 0.04, steel)
    part(
        'saddle',
        ball(0.2, black, at=(-0.64, 0, 1.68), shape=(0.95, 0.85, 0.36)),
        ball(0.12, black, at=(-0.42, 0, 1.69), shape=(1.9, 0.7, 0.5)),
    )
    rod(head, (0.61, 0, 1.64), 0.04, steel)
    bar = [(0.5, -0.5, 1.74), (0.66, -0.36, 1.78), (0.66, 0, 1.68), (0.66, 0.36, 1.78), (0.5, 0.5, 1.74)]
    part('handlebar', tube(bar, 0.04, steel, seg=20, count=50))
    for side in (1, -1):
        part('handlebar', rod((0.58, 0.43 * side, 1.76), (0.34, 0.56 * side, 1.72), 0.062, black))
    turned([(1e-4, 0.02), (0.2, 0.02), (0.21, 0), (1e-4, -0.02)], steel, (crank[0], -0.1, crank[2]))
    for side, x, z in ((-1, 0.28, -0.2), (1, -0.28, 0.2)):
        rod((crank[0], side * 0.15, crank[2]), (crank[0] + x, side * 0.17, crank[2] + z), 0.035, steel)
        block((0.26, 0.2, 0.07), black, at=(crank[0] + x, side * 0.28, crank[2] + z), edge=0.03)


@word('motorcycle', View(tip=9, turn=-26))
def motorcycle():
    red, steel, black = paint('#E0372A'), chrome(), skin('#3E434B', rough=0.5, rim=0.5, rim_colour='#C0CAD8')
    for x in (-1.0, 1.06):
        for side in (1, -1):
            part('two-wheels', *wheel(x, 0, 0.54, 0.54, 0.3, side=side, spokes=6, hub=0.66))
    tank = Form(
        [(-0.32, 1.0, 0.2), (-0.25, 1.22, 0.2), (0.3, 1.44, 0.3), (0.62, 1.24, 0.2), (0.46, 0.96, 0.2)],
        [(-0.4, 0.1, 0.2), (0.2, 0.27, 0.4), (0.7, 0.14, 0.2)],
        [(0.2, 0.9, 0.2), (0.27, 1.2, 0.2), (0.1, 1.5, 0.2)],
        0.2,
    )
    carve(tank, red)
    carve(
        Form(
            [(-1.16, 1.2, 0.1), (-1.1, 1.36, 0.16), (-0.5, 1.14, 0.2), (-0.1, 1.26, 0.12), (-0.14, 1.02, 0.1), (-0.7, 0.98, 0.2)],
            [(-1.2, 0.14, 0.1), (-0.6, 0.22, 0.2), (0, 0.12, 0.1)],
            edge=0.12,
        ),
        black,
    )
    carve(
        Form([(-1.2, 1.04, 0.1), (-1.2, 1.2, 0.1), (-0.3, 1.06, 0.1), (-0.3, 0.84, 0.1)], [(-1.3, 0.12, 0.1), (-0.2, 0.22, 0.1)], edge=0.1),
        red,
    )
    carve(Form(box(-0.36, 0.42, 0.42, 0.78, 0.14), [(-0.5, 0.26), (0.5, 0.26)], edge=0.1), black)
    for z in (0.8, 0.87, 0.94):
        block((0.42, 0.42, 0.04), steel, at=(0.08, 0, z), edge=0.015)
    turned([(1e-4, 0.06), (0.16, 0.05), (0.18, 0)], steel, (0.0, -0.26, 0.6), seg=40)
    tube(
        [(0.3, -0.24, 0.86), (0.46, -0.28, 0.6), (0.2, -0.32, 0.36), (-0.5, -0.34, 0.4), (-1.3, -0.34, 0.56)],
        [0.05, 0.05, 0.06, 0.075, 0.1],
        steel,
    )
    for y in (-0.2, 0.2):
        rod((1.06, y, 0.54), (0.62, y, 1.42), 0.05, steel)
        rod((-1.0, y, 0.54), (-0.66, y, 1.0), 0.045, steel)
        rod((-1.0, y, 0.54), (-0.2, y, 0.56), 0.05, black)
    for x, start in ((1.06, 30), (-1.0, 60)):
        arch = [(math.radians(start + 12 * k)) for k in range(8)]
        tube(
            [(x + 0.62 * math.cos(a), 0, 0.54 + 0.62 * math.sin(a)) for a in arch],
            0.16,
            red,
            flat=1,
            section=lambda a, t: 0.5 + 0.5 * abs(math.sin(a)),
        )
    ball(0.19, steel, at=(0.78, 0, 1.26), shape=(0.9, 1, 1))
    ball(0.165, lamp(), at=(0.86, 0, 1.26), shape=(0.7, 1, 1))
    ball(0.07, lamp('#E8202A', 0.3), at=(-1.2, 0, 1.2))
    bar = [(0.3, -0.5, 1.56), (0.52, -0.36, 1.6), (0.62, 0, 1.46), (0.52, 0.36, 1.6), (0.3, 0.5, 1.56)]
    part('handlebar', tube(bar, 0.038, steel, seg=20, count=50))
    for side in (1, -1):
        part('handlebar', rod((0.42, 0.43 * side, 1.58), (0.16, 0.57 * side, 1.54), 0.06, black))


@word('scooter', View(tip=10, turn=-28))
def scooter():
    cyan, steel, black = paint('#18B4C8'), chrome(), rubber()
    for x in (-0.92, 0.98):
        for side in (1, -1):
            part('two-small-wheels', *wheel(x, 0, 0.2, 0.2, 0.14, side=side, spokes=5, hub=0.68, rim='#FFC016', hole='#A87808'))
    board = Form(
        [
            (-1.0, 0.24, 0.05),
            (-0.98, 0.33, 0.05),
            (0.5, 0.3, 0.1),
            (0.84, 0.62, 0.1),
            (0.94, 0.58, 0.05),
            (0.6, 0.2, 0.1),
            (-0.66, 0.18, 0.1),
        ],
        [(-1.0, 0.14, 0.1), (-0.7, 0.2, 0.2), (0.4, 0.2, 0.2), (1.0, 0.09, 0.1)],
        edge=0.05,
    )
    part('flat-board', carve(board, cyan))
    part('flat-board', block((0.95, 0.28, 0.02), black, at=(-0.15, 0, 0.315), edge=0.01))
    part('long-handle', rod((0.92, 0, 0.42), (0.7, 0, 1.3), 0.06, cyan), rod((0.74, 0, 1.16), (0.6, 0, 1.74), 0.045, steel))
    for y in (-0.1, 0.1):
        rod((0.98, y, 0.2), (0.92, y * 0.8, 0.46), 0.035, steel)
    block((0.14, 0.26, 0.06), steel, at=(0.92, 0, 0.46), edge=0.02)
    part('long-handle', rod((0.6, -0.42, 1.74), (0.6, 0.42, 1.74), 0.045, steel))
    for side in (1, -1):
        part('long-handle', rod((0.6, 0.26 * side, 1.74), (0.6, 0.56 * side, 1.74), 0.07, rubber('#5A606A')))
    tube(
        [(-1.16, 0, 0.3), (-1.04, 0, 0.43), (-0.84, 0, 0.43), (-0.7, 0, 0.3)],
        0.1,
        cyan,
        flat=1,
        section=lambda a, t: 0.35 + 0.65 * abs(math.sin(a)),
    )


# On rails


def along(profile, material, at, seg=64):
    """Rotates (radius, x) pairs about a line along x."""
    return lathe(profile, material, seg, deform=lambda x, y, z, a: (at[0] + z, at[1] + y, at[2] - x))


@word(
    'train',
    View(tip=9, turn=-28),
    View(tip=9, turn=-28, colour='#2A62C8', trim='#E8B73A'),
    View(tip=9, turn=-36, colour='#F4B71A', kind='express'),
)
def train(colour='#1F8C4C', trim='#D8382E', kind='steam'):
    if kind == 'express':
        return express(colour)
    body, red, brass, black = (
        paint(colour),
        paint(trim),
        skin('#E6B33A', rough=0.2, metal=0.7, rim=0.25),
        skin('#40464F', rough=0.4, rim=0.5),
    )
    along([(1e-4, -0.8), (0.5, -0.8), (0.5, 1.0)], body, (0, 0, 1.3))
    along([(0.52, 0.98), (0.53, 1.0), (0.53, 1.6), (0.48, 1.64), (0.34, 1.66), (0.3, 1.7), (1e-4, 1.72)], black, (0, 0, 1.3))
    for x in (-0.3, 0.3, 0.94):
        along([(0.505, x), (0.525, x + 0.02), (0.525, x + 0.08), (0.505, x + 0.1)], brass, (0, 0, 1.3))
    pipe = [(0.2, 1.7), (0.16, 1.85), (0.15, 2.2), (0.24, 2.32), (0.26, 2.42), (0.2, 2.44), (0.16, 2.36), (1e-4, 2.3)]
    part('chimney', lathe(pipe, black, deform=lambda x, y, z, a: (x + 1.3, y, z)))
    lathe(
        smooth_profile([(0.26, 1.72), (0.2, 1.84), (0.2, 2.0), (0.12, 2.1), (0.0, 2.12)], 30),
        brass,
        deform=lambda x, y, z, a: (x + 0.35, y, z),
    )
    cabin = Form(box(-1.75, 0.7, -0.72, 2.2, 0.05), [(-1.8, 0.66, 0.05), (-0.7, 0.66, 0.05)], edge=0.06)
    roof = Form(
        [(-1.9, 2.18, 0.05), (-1.9, 2.34, 0.05), (-0.56, 2.34, 0.05), (-0.56, 2.18, 0.05)],
        ahead=[(0.78, 2.1, 0.05), (0.76, 2.24, 0.1), (0.3, 2.42, 0.3)],
        edge=0.05,
    )
    screen = Form(box(-0.9, 1.78, -0.6, 2.06, 0.02), ahead=[(0.56, 1.8, 0.1), (0.52, 2.06, 0.1)])
    part('cab-at-the-back', carve(cabin, body), *panes(cabin, box(-1.52, 1.42, -0.96, 2.0, 0.1), screen), carve(roof, red))
    block((3.4, 1.1, 0.16), red, at=(-0.05, 0, 0.74), edge=0.03)
    block((2.8, 0.6, 0.3), black, at=(-0.1, 0, 0.5), edge=0.03)
    carve(
        Form([(1.5, 0.62, 0.04), (1.62, 0.66), (2.0, 0.1, 0.05), (1.5, 0.1, 0.03)], [(1.4, 0.6), (1.75, 0.56), (2.05, 0.1)], edge=0.04), red
    )
    for x, radius in ((-1.3, 0.42), (-0.4, 0.42), (0.5, 0.42), (1.24, 0.26)):
        for side in (1, -1):
            part('wheels', ring(radius - 0.05, 0.06, black, (x, side * 0.56, radius)))
            part('wheels', *wheel(x, side * 0.54, radius, radius * 0.98, 0.14, trim, side, spokes=6, hole='#50201C', hub=0.84))
    rod((-1.3, -0.66, 0.34), (0.5, -0.66, 0.34), 0.05, chrome())
    along([(1e-4, 0), (0.1, 0), (0.13, 0.14), (1e-4, 0.15)], brass, (1.66, 0, 1.92))
    ball(0.1, lamp(), at=(1.8, 0, 1.92), shape=(0.4, 1, 1))
    rod((1.5, 0, 1.76), (1.66, 0, 1.92), 0.05, black)
    for y in (-0.4, 0.4):
        along([(1e-4, 0), (0.05, 0), (0.05, 0.16), (0.12, 0.17), (0.12, 0.21), (1e-4, 0.22)], chrome(), (1.62, y, 0.74), 32)


def rails(start, end, half=0.5):
    for side in (1, -1):
        block((end - start, 0.09, 0.1), chrome('#9AA2AC'), at=((start + end) / 2, side * half, -0.05), edge=0.02)


def express(colour):
    """Models a fast train: its long nose, and half of the carriage behind."""
    side = [(-2.6, 0.24, 0.06), (-2.6, 1.9, 0.1), (0.9, 1.9, 0.8), (2.2, 1.1, 0.5), (2.6, 0.6, 0.2), (2.5, 0.24, 0.1)]
    form = Form(
        side, [(-2.6, 0.84, 0.04), (1.2, 0.84, 1.2), (2.7, 0.4, 0.4)], [(0.8, 0.2, 0.1), (0.86, 0.8, 0.4), (0.7, 1.9, 0.4)], edge=0.24
    )
    carve(form, paint(colour))
    panes(form, box(-2.7, 0.24, 2.7, 0.56, 0.01), material=paint('#2A62C8'), grow=0.008)
    panes(form, *[box(-2.3 + 0.72 * k, 1.12, -1.76 + 0.72 * k, 1.56, 0.08) for k in range(4)])
    panes(form, Form([(0.98, 1.34, 0.1), (0.95, 1.78, 0.1), (1.6, 1.74, 0.1), (1.9, 1.34, 0.1)], edge=0.05))
    lamps([(2.38, 0.4, 0.76), (2.38, -0.4, 0.76)], 0.1, lamp(), (0.8, 1, 0.7))
    for x in (-1.9, -1.2, 0.9, 1.6):
        part('wheels', *wheel(x, -0.66, 0.22, 0.25, 0.12, spokes=0), *wheel(x, 0.66, 0.22, 0.25, 0.12, side=1, spokes=0))


@word('tram', View(tip=9, turn=-28))
def tram():
    teal, cream = paint('#12909E'), paint('#F3E3BC')
    side = [(-2.2, 0.3, 0.2), (-2.3, 1.1, 0.2), (-2.12, 2.1, 0.3), (2.12, 2.1, 0.3), (2.3, 1.1, 0.2), (2.2, 0.3, 0.2)]
    form = Form(
        side, [(-2.3, 0.66, 0.3), (-1.4, 0.8, 0.5), (1.4, 0.8, 0.5), (2.3, 0.66, 0.3)], [(0.8, 0.2, 0.05), (0.8, 1.5, 0.4), (0.7, 2.1, 0.2)]
    )
    carve(form, teal)
    panes(form, Form(box(-2.4, 1.0, 2.4, 1.86, 0.01)), material=cream, grow=0.008)
    row = [box(-1.92 + 0.78 * k, 1.14, -1.3 + 0.78 * k, 1.72) for k in range(5)]
    panes(form, *row, Form(box(1.9, 1.1, 2.5, 1.78, 0.02), ahead=[(0.54, 1.12, 0.08), (0.5, 1.76, 0.1)]), grow=0.02)
    carve(Form(box(-1.7, 2.06, 1.7, 2.22, 0.08), [(-1.7, 0.56, 0.1), (1.7, 0.56, 0.1)]), cream)
    steel = chrome('#AEB6C0')
    for y in (-0.3, 0.3):
        tube([(0.3, y, 2.2), (-0.35, y, 2.56), (0.25, y, 2.92)], 0.035, steel, seg=12, count=3)
    for x, z in ((-0.35, 2.56), (0.25, 2.92), (0.36, 2.92)):
        rod((x, -0.5, z), (x, 0.5, z), 0.04, steel)
    block((0.5, 0.7, 0.08), dark(), at=(0.25, 0, 2.24), edge=0.02)
    lamps([(2.24, 0, 0.8)], 0.17, lamp())
    block((3.6, 1.0, 0.3), dark(), at=(0, 0, 0.32), edge=0.04)
    for x in (-1.3, -0.76, 0.76, 1.3):
        for s in (1, -1):
            wheel(x, s * 0.56, 0.25, 0.25, 0.14, side=s, spokes=0)
    rails(-2.5, 2.6, 0.56)


# In the air


@word('airplane', View(tip=30, turn=-36, roll=-15))
def airplane():
    white, blue = paint('#E4E9EF'), paint('#1F6FE0')
    nose, line = [(0.0, 2.5), (0.14, 2.46), (0.3, 2.3), (0.42, 1.9), (0.45, 1.5)], [(0.45, 0.0), (0.45, -1.0)]
    along(smooth_profile([(0.0, -2.4), (0.12, -2.36), *reversed([*nose, *line, (0.3, -1.8)])], 100), white, (0, 0, 0))
    part('pointed-nose', along(smooth_profile([(r + 0.006 * (r > 0), x + 0.006) for r, x in reversed(nose[:4])], 40), white, (0, 0, 0)))
    wing = [(-0.55, 0), (-0.5, 0.4), (-1.1, 2.3, 0.12), (-0.66, 2.36, 0.2), (0.75, 0.4), (0.8, 0)]
    part('two-long-wings', carve(Form(box(-1.2, -0.22, 0.8, -0.12, 0.04), wing, edge=0.06), skin('#C9D2DC', rough=0.3, coat=0.4, rim=0.3)))
    tail = [(-2.36, 0), (-2.3, 0.2), (-2.6, 0.9, 0.1), (-2.36, 0.94, 0.1), (-1.75, 0.2), (-1.7, 0)]
    part('tail', carve(Form(box(-2.7, 0.1, -1.6, 0.18, 0.03), tail, edge=0.04), blue))
    fin = [(-2.36, 0.1), (-2.66, 1.1, 0.1), (-2.3, 1.14, 0.16), (-1.7, 0.42, 0.2), (-1.3, 0.34), (-1.3, 0.1)]
    part('tail', carve(Form(fin, [(-2.8, 0.05), (-1.2, 0.05)], edge=0.05), blue))
    for y in (-0.98, 0.98):
        engine = [(1e-4, -0.3), (0.13, -0.3), (0.2, 0.1), (0.2, 0.4), (0.17, 0.42), (0.14, 0.36)]
        along(engine, blue, (0.3, y, -0.36), 40)
        ball(0.14, dark(), at=(0.64, y, -0.36), shape=(0.3, 1, 1))
    pane = glass()
    for k in range(9):
        ball(0.075, pane, at=(1.45 - 0.36 * k, -0.43, 0.1), shape=(0.8, 0.4, 1), seg=24)
    ball(0.18, pane, at=(2.16, 0, 0.24), shape=(1, 1.7, 0.8), seg=40)


@word('helicopter', View(tip=12, turn=-28))
def helicopter():
    orange, steel = paint('#F47B16'), chrome('#AEB6C0')
    side = [
        (-0.9, 0.7, 0.3),
        (-1.0, 1.2, 0.3),
        (-0.6, 1.6, 0.3),
        (0.3, 1.7, 0.4),
        (1.15, 1.2, 0.4),
        (1.3, 0.72, 0.3),
        (0.8, 0.42, 0.3),
        (-0.4, 0.42, 0.3),
    ]
    form = Form(
        side,
        [(-1.0, 0.2, 0.2), (-0.6, 0.6, 0.3), (0.7, 0.62, 0.5), (1.35, 0.3, 0.3)],
        [(0.4, 0.4, 0.2), (0.64, 0.9, 0.3), (0.5, 1.6, 0.3), (0.2, 1.72, 0.1)],
        0.3,
    )
    body = carve(form, orange)
    mark_by(body, 'round-front', [step(-0.14, -0.1, v.co.x) for v in body.data.vertices])
    front = Form([(0.5, 0.92, 0.1), (0.42, 1.6, 0.1), (1.5, 1.6, 0.1), (1.5, 0.86, 0.1)])
    part('round-front', *panes(form, front, [(-0.1, 0.92, 0.1), (-0.1, 1.46, 0.12), (0.32, 1.5, 0.1), (0.4, 0.92, 0.1)]))
    panes(form, [(-0.62, 0.98, 0.1), (-0.56, 1.42, 0.12), (-0.2, 1.46, 0.1), (-0.2, 0.98, 0.1)])
    part('long-tail', along([(0.28, -0.6), (0.2, -1.2), (0.11, -2.3), (0.08, -2.5), (1e-4, -2.52)], orange, (0, 0, 1.2), 40))
    fin = Form(
        [(-2.3, 1.2, 0.05), (-2.62, 1.8, 0.1), (-2.42, 1.84, 0.1), (-2.05, 1.24, 0.05), (-2.3, 0.95, 0.1), (-2.46, 0.95, 0.1)],
        [(-2.7, 0.05), (-2, 0.05)],
        edge=0.04,
    )
    part('long-tail', carve(fin, paint('#2A5FC0')))
    for angle in (20, 110):
        blade = block((0.86, 0.03, 0.1), steel, edge=0.012)
        part('long-tail', move(blade, at=(-2.46, -0.14, 1.4), turn=(0, angle, 0)))
    rod((0, 0, 1.6), (0, 0, 1.98), 0.08, steel)
    part('blades-on-top', ball(0.16, dark(), at=(0, 0, 1.98), shape=(1, 1, 0.6)))
    for turn in (18, 108):
        blade = block((4.0, 0.27, 0.05), skin('#B9C1CB', rough=0.4, rim=0.35), edge=0.02)
        part('blades-on-top', move(blade, at=(0, 0, 1.99), turn=(0, 0, turn)))
    for y in (-0.55, 0.55):
        tube([(-1.0, y, 0.1), (0, y, 0.08), (0.9, y, 0.08), (1.2, y, 0.2)], 0.055, steel, seg=16, count=40)
        for x in (-0.45, 0.55):
            rod((x, y * 0.6, 0.5), (x, y, 0.1), 0.045, steel)


@word('rocket', View(tip=6, roll=36))
def rocket():
    ivory, red = paint('#E9E6DE'), '#E0302A'
    hull = smooth_profile([(0.3, -1.4), (0.42, -1.2), (0.56, -0.5), (0.58, 0.2), (0.48, 0.8)], 60)
    lathe(hull, ivory)
    part('pointed-tip', lathe(smooth_profile([(0.49, 0.78), (0.34, 1.22), (0.16, 1.56), (0.0, 1.76)], 40), paint(red)))
    lathe([(0.5, 0.76), (0.52, 0.78), (0.51, 0.84), (0.48, 0.86)], chrome())
    lathe([(0.3, -1.38), (0.34, -1.4), (0.4, -1.62), (0.36, -1.64), (0.3, -1.5)], chrome('#9AA2AC'))
    fin = rounded([(0.4, -0.62), (0.62, -0.7, 0.2), (0.98, -1.2, 0.2), (1.0, -1.66, 0.1), (0.76, -1.46, 0.2), (0.36, -1.26)])
    for turn in (0, 90, 180, 270):
        move(plate_of(fin, 0.08, paint(red), edge=0.03), turn=(0, 0, turn + 12))
    frame = turned([(0.2, 0), (0.27, 0.0), (0.28, 0.05), (0.24, 0.08), (0.19, 0.05)], chrome(), (0, -0.54, 0.2))
    pane = turned([(0.2, 0.02), (0.1, 0.06), (1e-4, 0.07)], glass(), (0, -0.54, 0.2))
    part('round-window', frame, pane)
    for colour, wide, long, glow in (('#FF7A12', 0.32, 0.95, 0.75), ('#FFC82A', 0.21, 0.7, 0.9), ('#FFF2B8', 0.11, 0.45, 0.9)):
        flame = smooth_profile([(0.0, -1.5 - long), (wide * 0.5, -1.5 - long * 0.66), (wide, -1.5 - long * 0.22), (wide * 0.7, -1.5)], 40)
        thing = lathe(flame, skin(colour, rough=1, glow=glow, rim=0, specular=0))
        part('fire-behind', move(thing, at=(0, -0.12 * (0.32 - wide) / 0.21 - 0.22 * (wide < 0.3), 0)))


@word('hot-air-balloon', View(tip=-2, turn=15))
def hot_air_balloon():
    gores = [rgb(each) for each in ('#E8352E', '#FFC21A', '#2F86DE', '#FFC21A')]
    shape = smooth_profile(
        [(0.26, -1.2), (0.42, -0.98), (0.84, -0.36), (1.1, 0.24), (1.06, 0.78), (0.7, 1.26), (0.28, 1.44), (0.0, 1.47)], 160
    )
    silk = lathe(
        shape,
        skin(painted=True, rough=0.35, coat=0.15, rim=0.2),
        seg=480,
        deform=lambda x, y, z, a: tuple(c * (1 + 0.035 * abs(math.sin(6 * a))) for c in (x, y)) + (z,),
        paint=lambda p: gores[int(((math.atan2(p.y, p.x) + TAU / 960) % TAU) / TAU * 12) % 4],
    )
    part('big-round-balloon', silk)
    lathe([(0.27, -1.22), (0.3, -1.2), (0.29, -1.12), (0.26, -1.1)], paint('#2456A8'))
    wicker = skin('#B87A36', rough=0.7, bump=0.5, bump_scale=16, stretch=(1, 1, 2), mottle=0.25, mottle_scale=9, rim=0.25)
    part(
        'small-basket',
        carve(Form(box(-0.27, -2.24, 0.27, -1.86, 0.06), [(-0.27, 0.27, 0.08), (0.27, 0.27, 0.08)], edge=0.05), wicker, cell=0.015),
    )
    part(
        'small-basket',
        carve(Form(box(-0.3, -1.9, 0.3, -1.82, 0.03), [(-0.3, 0.3, 0.08), (0.3, 0.3, 0.08)], edge=0.03), paint('#7A4A20'), cell=0.012),
    )
    for x in (-1, 1):
        for y in (-1, 1):
            rod((0.26 * x, 0.26 * y, -1.86), (0.2 * x, 0.2 * y, -1.18), 0.018, skin('#D9C8A4', rough=0.7, rim=0.3))


# On the water


def sail(corners, belly, material, rows=24):
    """Returns a triangle of cloth filled by the wind, between foot, head and clew."""
    foot, head, clew = (Vector(p) for p in corners)
    vertices, faces = [], []
    for i in range(rows + 1):
        t = i / rows
        a, b = foot.lerp(head, t), clew.lerp(head, t)
        for k in range(rows + 1):
            s = k / rows
            vertices.append(a.lerp(b, s) + Vector((0, -belly * 4 * s * (1 - s) * (1 - t) ** 0.7, 0)))
    row = rows + 1
    faces = [(i * row + k, (i + 1) * row + k, (i + 1) * row + k + 1, i * row + k + 1) for i in range(rows) for k in range(rows)]
    cloth = solid(vertices, faces, material)
    cloth.modifiers.new('thick', 'SOLIDIFY').thickness = 0.02
    return cloth


@word('sailing-boat', View(tip=8, turn=-24))
def sailing_boat():
    side = [(-1.5, 0.62, 0.1), (0.2, 0.6), (1.9, 0.84, 0.05), (1.4, 0.2, 0.4), (-1.2, 0.06, 0.3), (-1.5, 0.3, 0.1)]
    above = [(-1.5, 0.5, 0.1), (-0.3, 0.64, 0.6), (1.0, 0.46, 0.6), (1.95, 0.0)]
    ahead = [(0.0, 0.0), (0.34, 0.08, 0.2), (0.62, 0.5, 0.3), (0.66, 1.0)]
    hull = Form(side, above, ahead, edge=0.05)
    part('flat-bottom', carve(hull, paint('#F2B81C')))
    part(
        'flat-bottom',
        *panes(hull, [(-1.6, 0.38), (-1.6, 0.5), (0.2, 0.5), (2, 0.68), (2, 0.56), (0.2, 0.38)], material=paint('#1F62B0'), grow=0.01)
    )
    wooden = skin('#C9884A', rough=0.5, mottle=0.2, mottle_scale=3, stretch=(0.3, 3, 3), rim=0.2)
    carve(Form(box(-0.7, 0.5, 0.6, 0.86, 0.16), [(-0.7, 0.3, 0.1), (0.6, 0.2, 0.2)], edge=0.1), wooden)
    rod((0.3, 0, 0.5), (0.3, 0, 3.5), 0.045, wooden)
    rod((0.3, 0, 0.98), (-1.35, -0.1, 0.98), 0.04, wooden)
    part('big-sail', sail([(0.26, -0.02, 1.04), (0.28, 0, 3.42), (-1.36, -0.1, 1.04)], 0.24, skin('#EFE7D2', rough=0.7, rim=0.2)))
    sail([(1.84, 0, 0.94), (0.38, 0, 3.2), (0.42, -0.1, 1.0)], 0.2, skin('#E8402E', rough=0.7, rim=0.2))
    flag = sail([(0.3, 0, 3.5), (0.3, 0, 3.74), (-0.06, 0, 3.6)], 0.03, skin('#1F62B0', rough=0.7, rim=0.3), 6)
    flag.location = (0, 0, -0.02)


@word('ship', View(tip=10, turn=-24))
def ship():
    side = [(-2.5, 0.9, 0.1), (1.3, 0.84), (2.8, 1.14, 0.04), (2.3, 0.14, 0.3), (2.0, 0.0, 0.2), (-2.2, 0.0, 0.3)]
    above = [(-2.5, 0.4, 0.4), (-1.6, 0.62, 0.6), (1.2, 0.62, 0.9), (2.85, 0.0)]
    hull = Form(side, above, [(0.4, 0.0, 0.2), (0.58, 0.4, 0.2), (0.64, 1.2)], edge=0.05)
    part('long-body', carve(hull, paint('#2457B8', rim=0.35)))
    panes(hull, box(-2.6, -0.1, 2.9, 0.24, 0.01), material=paint('#C8382E'), grow=0.008)
    part(
        'long-body',
        *panes(hull, [(-2.6, 0.8), (-2.6, 0.92), (1.3, 0.9), (2.9, 1.2), (2.9, 1.06), (1.3, 0.76)], material=paint('#ECE7DA'), grow=0.02)
    )
    ivory = paint('#ECE7DA')
    for start, end, low, high, half in ((-1.9, 1.2, 0.84, 1.24, 0.46), (-1.6, 0.9, 1.22, 1.6, 0.4), (0.1, 0.75, 1.58, 1.94, 0.36)):
        deck = Form(box(start, low, end, high, 0.06), [(start, half, 0.1), (end, half, 0.2)], edge=0.05)
        carve(deck, ivory)
        if high > 1.8:
            panes(deck, box(start + 0.06, 1.7, end + 0.1, 1.86, 0.02))
        else:
            count = 5 if low < 1 else 4
            panes(deck, *[box(start + 0.2 + 0.56 * k, low + 0.12, start + 0.52 + 0.56 * k, high - 0.08, 0.06) for k in range(count)])
    for x in (-1.15, -0.45):
        pipe = lathe([(0.2, 1.5), (0.2, 2.2), (0.19, 2.24), (0.15, 2.24), (0.14, 2.1)], paint('#F08A1A'), 48)
        band = lathe([(0.2, 2.0), (0.21, 2.01), (0.21, 2.25), (0.19, 2.26), (0.15, 2.2)], dark(), 48)
        part('chimney', *move([pipe, band], at=(x - 0.3, 0, 0), turn=(0, -8, 0)))
    rim, pane = chrome(), glass()
    for k in range(6):
        x = -1.75 + 0.56 * k
        y = -0.6 if k < 5 else -0.58
        frame = turned([(0.12, -0.1), (0.12, 0.02), (0.1, 0.04), (0.08, 0.02)], rim, (x, y, 0.56), seg=32)
        pane_in_it = turned([(0.1, 0.02), (1e-4, 0.03)], pane, (x, y, 0.56), seg=32)
        for name in ('round-windows', 'long-body'):
            part(name, frame, pane_in_it)
    rod((1.0, 0, 1.2), (1.0, 0, 2.0), 0.03, rim)


@word('wheelchair', View(tip=10, turn=-30))
def wheelchair():
    blue, steel, cloth = paint('#1F6FE0'), chrome(), skin('#3F62A8', rough=0.7, bump=0.06, bump_scale=40, rim=0.3)
    for y in (-0.46, 0.46):
        part('big-wheel', *spoked(-0.25, y, 0.62, 0.62, 0.055, spokes=12), ring(0.5, 0.024, steel, (-0.25, y * 1.12, 0.62)))
        for side in (1, -1):
            wheel(0.72, y * 0.86, 0.17, 0.17, 0.1, side=side, spokes=0)
        rod((0.72, y * 0.86, 0.2), (0.68, y * 0.86, 0.5), 0.035, steel)
        tube(
            [(-0.46, y * 0.86, 0.4), (-0.48, y * 0.86, 1.2), (-0.52, y * 0.86, 1.62), (-0.62, y * 0.86, 1.7), (-0.8, y * 0.86, 1.7)],
            0.045,
            blue,
            count=60,
        )
        part('handle-at-the-back', rod((-0.62, y * 0.86, 1.7), (-0.92, y * 0.86, 1.7), 0.065, rubber()))
        tube([(-0.46, y * 0.86, 0.46), (0.4, y * 0.86, 0.48), (0.68, y * 0.86, 0.5)], 0.045, blue)
        tube(
            [(-0.46, y * 0.86, 0.78), (0.5, y * 0.86, 0.78), (0.74, y * 0.86, 0.62), (0.92, y * 0.86, 0.26), (1.0, y * 0.86, 0.16)],
            0.045,
            blue,
            count=60,
        )
        tube([(-0.46, y * 0.86, 1.1), (0.3, y * 0.86, 1.12), (0.44, y * 0.86, 1.02), (0.44, y * 0.86, 0.78)], 0.04, steel, count=50)
        block((0.66, 0.12, 0.07), rubber('#565B64'), at=(-0.06, y * 0.86, 1.15), edge=0.03)
        block((0.26, 0.24, 0.05), steel, at=(1.04, y * 0.5, 0.16), edge=0.02)
    part('seat', block((0.98, 0.74, 0.13), cloth, at=(0.04, 0, 0.83), edge=0.05))
    back = block((0.1, 0.72, 0.72), cloth, at=(-0.5, 0, 1.2), edge=0.05)
    part('seat', back)
