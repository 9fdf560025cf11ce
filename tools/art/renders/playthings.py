"""More toys: soft ones of clay, hard ones carved and turned like the vehicles, the playground, and musical instruments."""

import math

import numpy
from mathutils import Vector

from clay import Clay, array, coat, fur, near, noise_of, over
from kit import (
    TAU,
    View,
    ball,
    block,
    curve,
    lathe,
    mark,
    mark_by,
    move,
    part,
    plate_of,
    rgb,
    round_outline,
    skin,
    smooth_profile,
    solid,
    sphere_profile,
    tube,
    word,
)
from vehicles import Form, along, box, carve, chrome, ladder, lamp, ring, rod, rounded, turned


def plastic(colour, **more):
    return skin(colour, rough=0.2, coat=0.45, rim=more.pop('rim', 0.18), **more)


def wood(colour='#C98A4A', stretch=(0.3, 3, 3)):
    return skin(colour, rough=0.4, coat=0.15, mottle=0.2, mottle_scale=2.5, stretch=stretch, rim=0.18)


def brass():
    return skin('#F2B92E', rough=0.18, metal=0.75, rim=0.3)


# Soft toys


@word(
    'teddy-bear',
    View(tip=8, turn=-76),
    View(tip=8, turn=-108, colour='#E2B878', pad='#F8E8CC', bow='#3F7FE0'),
    View(tip=12, turn=-62, colour='#7A4A2A', pad='#D9A878', bow='#F0B429'),
)
def teddy_bear(colour='#B8763C', pad='#EBCB9A', bow=None, arms=(1, -1)):
    c = Clay()
    c.limb([(0.0, 0, 0.5), (0.02, 0, 0.88)], [0.5, 0.36], blend=0.1)
    c.ball((0.1, 0, 1.4), 0.44, flat=((0, 0, 1), 0.92), blend=0.06)
    c.ball((0.47, 0, 1.29), 0.2, pad, flat=((0, 0, 1), 0.85), blend=0.06)
    c.limb([(0.05, 0.34, 1.72), (0.04, 0.37, 1.76)], 0.18, both=True, flat=((1, 0.2, 0), 0.6), blend=0.04, part='round-ears')
    c.ball((0.17, 0.37, 1.76), 0.115, pad, both=True, flat=((1, 0.2, 0), 0.4), blend=0.03, cut=True, part='round-ears')
    for s in arms:
        c.limb([(0.06, 0.36 * s, 0.98), (0.18, 0.58 * s, 0.78), (0.36, 0.62 * s, 0.6)], [0.17, 0.16, 0.18], blend=0.05, part='four-paws')
    c.limb([(0.2, 0.3, 0.24), (0.56, 0.42, 0.22), (0.78, 0.46, 0.27)], [0.25, 0.21, 0.25], both=True, blend=0.05, part='four-paws')
    c.ball((0.97, 0.49, 0.31), 0.17, pad, both=True, flat=((1, 0.15, 0), 0.45), blend=0.03, part='four-paws')
    c.limb([(0.65, 0.03, 1.37), (0.66, 0, 1.35)], [0.07, 0.06], '#2A1810', both=True, blend=0.03)
    c.limb([(0.67, 0, 1.28), (0.68, 0, 1.23), (0.62, 0.09, 1.19)], 0.014, '#4A2C1A', both=True, cut=True, blend=0.02)
    c.eyes((0.475, 0.17, 1.48), 0.072)

    def paint(p, k):
        k = over(k, pad, near(p, (0.5, 0, 0.55), 0.32, 0.06, None, (1, 1, 1.1)))
        return k * (1 + 0.1 * noise_of(p, 7))[:, None]

    belly = lambda p: (near(p, (0.46, 0, 0.56), 0.44, 0.04) > 0.5) * 1.0
    thing = c.model(coat(), colour, paint, cell=0.018, marks={'soft-belly': belly})
    bare = [((0.475, 0.17, 1.48), 0.12), ((0.475, -0.17, 1.48), 0.12), ((0.7, 0, 1.36), 0.1)]
    haired = lambda p: float(all((p - Vector(at)).length > radius for at, radius in bare))
    fur(thing, length=0.05, count=46000, lie=0.35, backwards=(0.1, 0, -1), where=haired)
    if bow:
        silk = skin(bow, rough=0.35, rim=0.2)
        for side in (1, -1):
            ball(0.19, silk, at=(0.44, 0.19 * side, 1.0), shape=(0.5, 1, 0.75))
        ball(0.085, silk, at=(0.53, 0, 1.0))


@word(
    'rubber-duck',
    View(tip=10, turn=-24),
    View(tip=10, turn=-38, colour='#F48FB8', deep='#E878A8'),
    View(tip=12, turn=-16, colour='#43B4E6', deep='#2F9BD2'),
)
def rubber_duck(colour='#FFCB14', deep='#F7B500'):
    c = Clay()
    c.limb([(-0.5, 0, 0.48), (0.1, 0, 0.46), (0.36, 0, 0.5)], [0.42, 0.5, 0.4], flat=((0, 1, 0), 0.95), blend=0.1)
    c.limb([(-0.7, 0, 0.62), (-0.98, 0, 0.86), (-1.1, 0, 1.04)], [0.3, 0.16, 0.05], blend=0.14)
    c.ball((0.34, 0, 1.18), 0.44, blend=0.12, part='round-head')
    c.limb(
        [(0.1, 0.4, 0.62), (-0.3, 0.46, 0.58), (-0.62, 0.4, 0.72)],
        [0.2, 0.22, 0.06],
        deep,
        both=True,
        flat=((0.1, 1, 0.25), 0.45),
        blend=0.02,
        part='wing',
    )
    c.limb(
        [(0.7, 0, 1.12), (0.88, 0, 1.1), (1.02, 0, 1.14)],
        [0.17, 0.15, 0.1],
        '#F47A12',
        flat=((0.1, 0, 1), 0.5),
        blend=0.02,
        part='orange-beak',
    )
    c.limb([(0.7, 0, 1.03), (0.92, 0, 1.01)], [0.13, 0.1], '#DE640A', flat=((0.1, 0, 1), 0.5), blend=0.015, part='orange-beak')
    c.eyes((0.645, 0.23, 1.335), 0.082, lid=0.9, name='round-head')
    c.model(skin(painted=True, rough=0.22, coat=0.5, rim=0.16), colour, cell=0.017)


@word('rocking-horse', View(tip=8, turn=-22))
def rocking_horse():
    c = Clay()
    cream, hoof = '#F3DDAE', '#6E4A2E'
    c.limb([(-0.55, 0, 1.15), (0, 0, 1.1), (0.42, 0, 1.18)], [0.32, 0.3, 0.32], flat=((0, 1, 0), 0.88), blend=0.1)
    c.limb([(0.45, 0, 1.24), (0.7, 0, 1.56), (0.84, 0, 1.84)], [0.3, 0.21, 0.18], flat=((0, 1, 0), 0.85), blend=0.14)
    c.limb([(0.8, 0, 1.94), (1.06, 0, 1.76), (1.26, 0, 1.6)], [0.2, 0.16, 0.14], flat=((0, 1, 0), 0.9), blend=0.08)
    c.limb([(0.76, 0.1, 2.06), (0.77, 0.13, 2.26)], [0.08, 0.02], both=True, flat=((1, 0, 0), 0.7), blend=0.03)
    for x, low, out in ((0.46, 0.72, 0.34), (-0.6, -0.86, 0.34)):
        c.limb([(x, 0.16, 1.06), ((x + low) / 2, 0.24, 0.74), (low, out, 0.38)], [0.22, 0.14, 0.1], both=True, blend=0.1)
        c.limb([(low, out, 0.38), (low + 0.02, out, 0.26)], [0.1, 0.12], hoof, both=True, blend=0.02)
    for k in range(7):  # locks of the mane, from the forehead down the neck
        x, z = 0.86 - 0.085 * k - 0.015 * max(0, k - 2), 2.12 - 0.11 * k * (0.7 + 0.06 * k)
        c.limb(
            [(x, 0, z), (x - 0.1, 0.13, z - 0.06), (x - 0.13, 0.24, z - 0.2)], [0.11, 0.09, 0.04], cream, both=True, blend=0.02, part='mane'
        )
    c.limb([(-0.82, 0, 1.3), (-1.08, 0, 1.26), (-1.22, 0, 0.96), (-1.16, 0, 0.7)], [0.09, 0.13, 0.13, 0.03], cream, blend=0.04)
    c.limb(
        [(-0.36, 0, 1.44), (-0.1, 0, 1.37), (0.16, 0, 1.47)],
        [0.13, 0.16, 0.12],
        '#D8382E',
        flat=((0, 0, 1), 0.7),
        blend=0.03,
        part='saddle',
    )
    c.limb([(-0.1, 0.12, 1.4), (-0.1, 0.3, 1.16)], [0.22, 0.16], '#D8382E', both=True, flat=((0, 1, 0.3), 0.35), blend=0.04, part='saddle')
    c.limb([(1.02, 0.03, 1.94), (1.06, 0.16, 1.78), (1.0, 0.16, 1.62)], 0.03, '#2F7FE0', both=True, blend=0.015)
    c.eyes((0.98, 0.15, 1.92), 0.045)
    c.model(skin(painted=True, rough=0.35, coat=0.3, rim=0.16), '#B87436', cell=0.018)
    line = [
        (-1.5, 0.42, 0.05),
        (-1.56, 0.34, 0.05),
        (-0.9, 0.02, 0.5),
        (0, -0.06, 0.6),
        (0.9, 0.02, 0.5),
        (1.56, 0.34, 0.05),
        (1.5, 0.42, 0.05),
    ]
    line += [(0.9, 0.17, 0.5), (0, 0.08, 0.6), (-0.9, 0.17, 0.5)]
    for y in (-0.34, 0.34):
        rocker = carve(Form(line, [(-1.6, 0.07), (1.6, 0.07)], edge=0.04), plastic('#2F7FE0'), cell=0.016)
        rocker.location = (0, y, 0.06)
        part('curved-rockers', rocker)
    for x in (-1.05, 1.05):
        part('curved-rockers', rod((x, -0.34, 0.26), (x, 0.34, 0.26), 0.05, wood()))


# Round toys


@word('football', View(tip=12, turn=8, roll=14))
def football():
    golden = (1 + 5**0.5) / 2
    corners = [Vector(p).normalized() for a in (1, -1) for b in (golden, -golden) for p in ((0, a, b), (a, b, 0), (b, 0, a))]
    near_ones = lambda a, b: 0.4 < a.dot(b) < 0.5
    triples = [(a, b, c) for i, a in enumerate(corners) for j, b in enumerate(corners[:i]) for c in corners[:j]]
    middles = [(a + b + c).normalized() for a, b, c in triples if near_ones(a, b) and near_ones(b, c) and near_ones(a, c)]
    # A ray leaves the football through the face whose plane it meets first.
    planes = array([tuple(v / 2.3274) for v in corners] + [tuple(v / 2.2673) for v in middles])
    thing = lathe(
        sphere_profile(lambda t: (math.sin(t) + 1e-4, -math.cos(t)), 240), skin(painted=True, rough=0.35, coat=0.3, rim=0.25), seg=480
    )
    points = array([tuple(vertex.co) for vertex in thing.data.vertices])
    reach = points @ planes.T
    two = numpy.sort(reach, 1)[:, -2:]
    patch = (reach.argmax(1) < 12).astype(numpy.float32)
    seam = numpy.clip(1 - (two[:, 1] - two[:, 0]) / 0.01, 0, 1)
    colours = over(over(numpy.broadcast_to(array(rgb('#E6E6E0')), points.shape), '#2E343E', patch), '#7C828A', seam)
    layer = thing.data.color_attributes.new('paint', 'FLOAT_COLOR', 'POINT')
    layer.data.foreach_set('color', numpy.concatenate([colours, numpy.ones((len(points), 1))], 1).astype(numpy.float32).ravel())
    thing.data.vertices.foreach_set('co', (points * (1 - 0.016 * seam[:, None])).ravel())
    mark_by(thing, 'dark-patches', patch)
    part('round', thing)


@word('yo-yo', View(tip=10, turn=-38))
def yo_yo():
    purple, yellow = plastic('#8A3FD8'), plastic('#FFC016')
    half = rounded([(0.1, 0.1), (0.92, 0.16, 0.12), (1.0, 0.4, 0.16), (0.7, 0.58, 0.3), (0.46, 0.6)])
    for side in (-1, 1):
        turned(half, purple, (0, 0, 0), side, seg=128)
        turned([(0.48, 0.59), (0.47, 0.63), (0.4, 0.64), (0.3, 0.61), (1e-4, 0.6)], yellow, (0, 0, 0), side, seg=96)
    turned([(0.3, -0.14), (0.3, 0.14)], skin('#E9E2D0', rough=0.8), (0, 0, 0))
    string = [
        (0.28, 0, 0.1),
        (0.3, 0, 0.6),
        (0.2, 0, 1.3),
        (0.16, 0, 1.9),
        (0.05, 0, 2.14),
        (0.14, 0, 2.34),
        (0.26, 0, 2.2),
        (0.17, 0, 1.95),
    ]
    tube(string, 0.035, skin('#EFE8D6', rough=0.7, rim=0.25), seg=12, count=80)


@word('rattle', View(tip=10, turn=-20, roll=28))
def rattle():
    yellow, blue, mint = plastic('#FFC92E'), plastic('#3F9BEA'), plastic('#46C08A')
    part('round-top', lathe(sphere_profile(lambda t: (0.8 * math.sin(t) + 1e-4, 1 - 0.8 * math.cos(t))), yellow))
    band = [(0.81 * math.cos(a), 1 + 0.81 * math.sin(a)) for a in (-0.28 + 0.56 * k / 12 for k in range(13))]
    part('round-top', lathe([(0.78, band[0][1]), *band, (0.78, band[-1][1])], blue))
    for k in range(8):
        a = TAU * (k + 0.5) / 8
        part('round-top', ball(0.12, yellow, at=(0.79 * math.cos(a), 0.79 * math.sin(a), 1), shape=(1, 1, 1), seg=24))
    part('long-handle', lathe(smooth_profile([(0.16, 0.26), (0.13, 0.1), (0.15, -0.3), (0.13, -0.75), (0.16, -0.9)], 60), mint))
    for z in (0.22, -0.84):
        part('long-handle', lathe(rounded([(0.1, z - 0.07), (0.24, z - 0.07, 0.06), (0.24, z + 0.07, 0.06), (0.1, z + 0.07)]), blue))
    part('ring', ring(0.34, 0.1, yellow, (0, 0, -1.32)))


@word('maracas', View(tip=6))
def maracas():
    for side, colour, band in ((1, '#2FA84A', '#FFC016'), (-1, '#F0781E', '#FFD84A')):
        shape = [(0.0, 1.72), (0.3, 1.64), (0.56, 1.3), (0.6, 0.95), (0.44, 0.5), (0.2, 0.2), (0.13, 0.0)]
        things = [
            lathe(smooth_profile(list(reversed(shape)), 80), plastic(colour)),
            lathe(rounded([(0.16, 0.1), (0.2, 0.0, 0.05), (0.19, 0.16, 0.05), (0.16, 0.22)]), plastic(band)),
            lathe(
                smooth_profile([(0.0, -1.42), (0.14, -1.4), (0.16, -1.28), (0.1, -1.1), (0.1, -0.4), (0.14, 0.06)], 60),
                wood('#C98A4A', (3, 3, 0.3)),
            ),
            lathe([(0.595, 0.86), (0.612, 0.88), (0.615, 1.02), (0.6, 1.06)], plastic(band)),
        ]
        move(things, at=(0.3 * side, -0.22 * side, 0), turn=(0, 24 * side, 0))


# Flat toys


@word('kite', View(tip=0, turn=-12, roll=24))
def kite():
    top, right, bottom, left, middle = (0, 0, 1.3), (0.92, 0, 0.45), (0, 0, -1.15), (-0.92, 0, 0.45), (0, -0.14, 0.45)
    for corners, colour in (((top, right), '#2F7FE0'), ((right, bottom), '#FFC016'), ((bottom, left), '#2F7FE0'), ((left, top), '#FFC016')):
        cloth = solid([*corners, middle], [(0, 1, 2)], skin(colour, rough=0.5, rim=0.15), smooth=False)
        cloth.modifiers.new('thick', 'SOLIDIFY').thickness = 0.025
        part('four-corners', cloth)
    for line in ((top, (0, -0.15, 0.45), bottom), (left, (0, -0.15, 0.45), right)):
        part('four-corners', tube(line, 0.022, wood('#8A5A2E'), seg=10, count=30))
    tail = [(0, 0, -1.15), (0.16, 0, -1.5), (-0.1, 0, -1.95), (0.18, 0, -2.4), (-0.02, 0, -2.8)]
    part('tail-with-bows', tube(tail, 0.024, skin('#EFE8D6', rough=0.7, rim=0.3), seg=10, count=60))
    for (x, _, z), colour, turn in zip(tail[1:], ('#E8352E', '#2FA84A', '#F08A1A', '#8A3FD8'), (16, -18, 18, -10)):
        silk = skin(colour, rough=0.5, rim=0.25)
        for side in (-1, 1):
            wing = plate_of(rounded([(0, -0.04), (0.3 * side, -0.17, 0.06), (0.3 * side, 0.17, 0.06), (0, 0.04)]), 0.03, silk, edge=0.02)
            part('tail-with-bows', move(wing, at=(x, -0.04, z), turn=(0, turn, 0)))
        part('tail-with-bows', ball(0.075, silk, at=(x, -0.05, z), seg=24))


def jigsaw(sides):
    """Returns the outline of a jigsaw piece. Each side, counter-clockwise from below, has a knob (1) or a hole (-1)."""
    half = [(-1.0, 0.0), (-0.62, 0.02), (-0.24, -0.02), (-0.17, 0.1), (-0.31, 0.34), (-0.22, 0.58)]
    side = [(p.x, p.z) for p in curve([(x, 0, z) for x, z in [*half, (0, 0.68), *[(-x, z) for x, z in reversed(half)]]], 80)][:-1]
    found = []
    for k, way in enumerate(sides):
        turn = math.pi / 2 * k
        for x, out in side:
            z = -1 - out * way
            found.append((x * math.cos(turn) - z * math.sin(turn), x * math.sin(turn) + z * math.cos(turn)))
    return found


@word('puzzle', View(tip=16, turn=-20, roll=-12))
def puzzle():
    plate_of(jigsaw((1, -1, 1, 1)), 0.22, plastic('#FFC016'), edge=0.06)


# The robot


@word('robot', View(tip=8, turn=-20))
def robot():
    grey, orange, dark = plastic('#9DB0C4', metal=0.25), plastic('#F0861E'), skin('#4A525E', rough=0.5, rim=0.4)
    trunk = Form(box(-0.62, 0.9, 0.62, 2.0, 0.12), [(-0.62, 0.42, 0.1), (0.62, 0.42, 0.1)], edge=0.12)
    carve(trunk, grey)
    block((0.72, 0.06, 0.5), plastic('#2F5FA8'), at=(0, -0.42, 1.5), edge=0.02)
    for x, colour in ((-0.22, '#E8352E'), (0, '#FFC016'), (0.22, '#2FA84A')):
        ball(0.09, lamp(colour, 0.3), at=(x, -0.46, 1.5), shape=(1, 0.6, 1), seg=32)
    head = carve(Form(box(-0.56, 2.12, 0.56, 2.98, 0.14), [(-0.56, 0.42, 0.1), (0.56, 0.42, 0.1)], edge=0.12), grey)
    part('square-head', head)
    for x in (-0.25, 0.25):
        rim = turned([(0.1, 0), (0.2, 0), (0.21, 0.06), (0.16, 0.09), (0.1, 0.08)], dark, (x, -0.42, 2.64))
        eye = ball(0.155, lamp('#7FE0FF', 0.55), at=(x, -0.44, 2.64), shape=(1, 0.5, 1), seg=32)
        part('two-eyes', rim, eye)
        part('square-head', rim, eye)
    for side in (-1, 1):
        ear = lathe([(1e-4, 0.16), (0.15, 0.15), (0.17, 0.0)], orange)
        part('square-head', move(ear, at=(0.56 * side, 0, 2.56), turn=(0, 90 * side, 0)))
    part('square-head', block((0.5, 0.05, 0.1), dark, at=(0, -0.43, 2.32), edge=0.02))
    rod((0, 0, 2.95), (0, 0, 3.24), 0.04, chrome())
    ball(0.11, lamp('#E8352E', 0.3), at=(0, 0, 3.28), seg=32)
    rod((0, 0, 1.96), (0, 0, 2.16), 0.2, dark)
    for side in (-1, 1):
        ball(0.2, orange, at=(0.72 * side, 0, 1.8))
        tube(
            [(0.78 * side, 0, 1.78), (0.9 * side, -0.02, 1.4), (0.9 * side, -0.16, 1.08)],
            0.12,
            dark,
            seg=24,
            count=40,
            section=lambda a, t: 1 + 0.12 * math.sin(60 * t),
        )
        ball(0.17, orange, at=(0.9 * side, -0.18, 1.0))
        for x in (-0.1, 0.1):
            tube(
                [(0.9 * side + x, -0.2, 0.98), (0.9 * side + 1.6 * x, -0.26, 0.84), (0.9 * side + 0.7 * x, -0.3, 0.7)],
                0.055,
                grey,
                seg=16,
                count=20,
            )
        rod((0.3 * side, 0, 0.95), (0.3 * side, 0, 0.3), 0.17, dark)
        block((0.5, 0.72, 0.3), orange, at=(0.32 * side, -0.08, 0.16), edge=0.1)


# Music


@word('guitar', View(tip=4, turn=-10, roll=38))
def guitar():
    body = round_outline(
        [
            (0, -1.32),
            (0.62, -1.2),
            (0.84, -0.78),
            (0.66, -0.3),
            (0.5, 0.0),
            (0.56, 0.34),
            (0.42, 0.62),
            (0, 0.7),
            (-0.42, 0.62),
            (-0.56, 0.34),
            (-0.5, 0.0),
            (-0.66, -0.3),
            (-0.84, -0.78),
            (-0.62, -1.2),
        ]
    )
    shell = plate_of(body, 0.34, wood('#8E4A1E', (3, 3, 3)), edge=0.05)
    top = plate_of([(x * 0.98, -0.3 + (z + 0.3) * 0.98) for x, z in body], 0.02, wood('#E09A3E', (3, 0.4, 3)), edge=0.015)
    top.location = (0, -0.22, 0)
    hole = turned([(0.29, 0.0), (0.29, 0.02), (0.23, 0.025)], wood('#6E3A18'), (0, -0.235, 0.08))
    inside = turned([(0.24, 0.016), (1e-4, 0.016)], skin('#3A2214', rough=0.8), (0, -0.235, 0.08))
    bridge = block((0.52, 0.09, 0.12), wood('#5E3216'), at=(0, -0.27, -0.72), edge=0.03)
    part('round-body', shell, top, hole, inside, bridge)
    neck = block((0.2, 0.14, 1.9), wood('#7A4520', (3, 3, 0.3)), at=(0, -0.22, 1.3), edge=0.05)
    head = plate_of(
        rounded([(-0.12, 2.2), (-0.2, 2.4, 0.1), (-0.22, 2.84, 0.1), (0.22, 2.84, 0.1), (0.2, 2.4, 0.1), (0.12, 2.2)]),
        0.08,
        wood('#8E4A1E'),
        0.03,
    )
    head.location = (0, -0.18, 0)
    part('long-neck', neck, head)
    for k in range(7):
        part('long-neck', block((0.2, 0.02, 0.022), chrome(), at=(0, -0.295, 0.72 + 0.22 * k), edge=0))
    for z in (2.46, 2.6, 2.74):
        for side in (-1, 1):
            part('long-neck', ball(0.065, chrome('#E8E2D0'), at=(0.31 * side, -0.18, z), shape=(1.3, 0.7, 0.8), seg=20))
    for k in range(6):
        string = rod((-0.075 + 0.03 * k, -0.32, -0.7), (-0.065 + 0.026 * k, -0.32, 2.3), 0.008, chrome('#F0E8D8'))
        mark(string, 'round-body', lambda p: p.z < 0.65)
        mark(string, 'long-neck', lambda p: p.z > 0.65)


@word('piano', View(tip=22, turn=-28))
def piano():
    brown = wood('#A8612C')
    block((2.6, 0.6, 2.0), brown, at=(0, 0.35, 1.0), edge=0.06)
    block((2.74, 0.74, 0.1), wood('#B86E34'), at=(0, 0.33, 2.02), edge=0.04)
    block((2.36, 0.04, 0.7), wood('#C07A3E'), at=(0, 0.04, 1.56), edge=0.03)
    block((2.6, 0.7, 0.16), brown, at=(0, -0.32, 0.9), edge=0.04)
    for side in (-1, 1):
        block((0.14, 0.72, 0.34), brown, at=(1.24 * side, -0.32, 1.04), edge=0.05)
        lathe(
            smooth_profile([(0.1, 0.0), (0.07, 0.14), (0.1, 0.5), (0.12, 0.84)], 40),
            brown,
            40,
            deform=lambda x, y, z, a: (x + 1.18 * side, y - 0.56, z),
        )
    ivory = skin('#EFE7D2', rough=0.25, coat=0.4, rim=0.05)
    for k in range(10):
        part('white-keys', block((0.222, 0.58, 0.12), ivory, at=(-1.035 + 0.23 * k, -0.34, 1.03), edge=0.025))
    for k in (0, 1, 3, 4, 5, 7, 8):
        part(
            'black-keys',
            block((0.12, 0.36, 0.12), skin('#45342C', rough=0.3, coat=0.4, rim=0.2), at=(-0.92 + 0.23 * k, -0.22, 1.13), edge=0.03),
        )
    block((2.34, 0.06, 0.2), wood('#7E4620'), at=(0, -0.04, 1.16), edge=0.02)
    for x in (-0.14, 0.14):
        block((0.12, 0.3, 0.05), brass(), at=(x, -0.02, 0.14), edge=0.02)


@word('trumpet', View(tip=12, turn=-16, roll=-8))
def trumpet():
    gold = brass()
    bell = smooth_profile([(0.1, 0.4), (0.11, 1.0), (0.16, 1.5), (0.28, 1.9), (0.52, 2.18), (0.66, 2.26)], 80)
    part(
        'wide-round-end', along(bell, gold, (0, 0, 0.3)), along([(0.66, 2.26), (0.69, 2.28), (0.67, 2.3), (0.62, 2.26)], gold, (0, 0, 0.3))
    )
    part('wide-round-end', along([(r * 0.96, x + 0.004) for r, x in bell], skin('#C98E1C', rough=0.3, metal=0.5, rim=0.1), (0, 0, 0.3)))
    tube(
        [
            (0.5, 0, 0.3),
            (-0.4, 0, 0.3),
            (-1.2, 0, 0.3),
            (-1.5, 0, 0.16),
            (-1.5, 0, -0.16),
            (-1.2, 0, -0.3),
            (-0.4, 0, -0.3),
            (0.4, 0, -0.3),
        ],
        0.09,
        gold,
        count=100,
    )
    tube(
        [
            (-2.2, -0.12, 0.12),
            (-1.0, -0.14, 0.12),
            (0.4, -0.14, 0.12),
            (1.2, -0.14, 0.1),
            (1.46, -0.12, -0.06),
            (1.46, -0.08, -0.2),
            (1.2, 0, -0.3),
            (0.3, 0, -0.3),
        ],
        0.075,
        gold,
        count=100,
    )
    along([(0.03, -2.56), (0.15, -2.56), (0.16, -2.5), (0.08, -2.34), (0.07, -2.1)], chrome(), (0, -0.12, 0.12))
    for k in range(3):
        x = -0.42 + 0.36 * k
        lathe(
            rounded([(1e-4, -0.62), (0.15, -0.62, 0.04), (0.15, 0.52, 0.04), (1e-4, 0.56)]),
            gold,
            48,
            deform=lambda u, v, z, a: (u + x, v - 0.07, z),
        )
        lathe([(0.152, -0.5), (0.168, -0.48), (0.168, -0.42), (0.152, -0.4)], chrome(), 48, deform=lambda u, v, z, a: (u + x, v - 0.07, z))
        button = [rod((x, -0.07, 0.5), (x, -0.07, 0.82), 0.045, chrome())]
        button.append(
            lathe(
                rounded([(1e-4, 0.8), (0.13, 0.8, 0.04), (0.13, 0.88, 0.04), (1e-4, 0.89)]),
                skin('#EFE7D2', rough=0.2, coat=0.5),
                40,
                deform=lambda u, v, z, a: (u + x, v - 0.07, z),
            )
        )
        part('three-buttons', *button)


# The playground


@word('slide', View(tip=18, turn=-38))
def slide():
    red, blue, yellow = plastic('#E8402E'), plastic('#2F7FE0'), plastic('#FFC016')
    over_line = [(-0.9, 1.9), (-0.5, 1.9, 0.4), (1.3, 0.32, 0.6), (2.0, 0.24)]
    bed = rounded([*over_line, (2.0, 0.16), (1.26, 0.22, 0.6), (-0.54, 1.8, 0.4), (-0.9, 1.8)])
    wall = rounded(
        [(x, z + 0.24, *more) if more else (x, z + 0.24) for x, z, *more in over_line]
        + [(2.04, 0.14), (1.26, 0.18, 0.6), (-0.54, 1.76, 0.4), (-0.9, 1.76)]
    )
    part('long-slide', carve(Form(bed, [(-1, 0.36), (2.1, 0.36)], edge=0.03), yellow))
    for y in (-0.38, 0.38):
        rail = carve(Form(wall, [(-1, 0.045), (2.1, 0.045)], edge=0.04), red, cell=0.016)
        rail.location = (0, y, 0)
        part('long-slide', rail)
    ladder((-1.9, 0, 0.0), (-1.0, 0, 2.0), (0, 0.36, 0), 6, blue, 0.06, 'ladder')
    for y in (-0.36, 0.36):
        part(
            'ladder',
            tube([(-1.02, y, 1.96), (-0.94, y, 2.36), (-0.66, y, 2.46), (-0.5, y, 2.1), (-0.5, y, 1.9)], 0.055, blue, seg=20, count=50),
        )
        rod((-0.66, y, 1.84), (-0.5, y, 0.0), 0.06, blue)
        rod((1.5, y * 0.8, 0.22), (1.5, y, 0.0), 0.05, blue)
    block((0.5, 0.8, 0.08), wood('#C98A4A'), at=(-0.86, 0, 1.84), edge=0.03)


@word('swing', View(tip=8, turn=-24))
def swing():
    frame, rope, knot = wood('#C98246', (1, 1, 1)), skin('#E8D8B0', rough=0.8, bump=0.4, bump_scale=14, rim=0.25), plastic('#2F7FE0')
    part('strong-frame', rod((-1.4, 0, 2.9), (1.4, 0, 2.9), 0.1, frame))
    for x in (-1.2, 1.2):
        for y in (-0.8, 0.8):
            part('strong-frame', rod((x, 0, 2.9), (x * 1.08, y, 0.0), 0.085, frame))
        part('strong-frame', rod((x * 1.06, -0.5, 1.0), (x * 1.06, 0.5, 1.0), 0.06, frame))
        ball(0.14, knot, at=(x * 1.19, 0, 2.9), seg=32)
    for x in (-0.44, 0.44):
        part('two-ropes', rod((x, 0, 2.9), (x, -0.06, 0.86), 0.036, rope))
        part('two-ropes', ring(0.12, 0.03, chrome(), (x, 0, 2.9)))
    part('seat', block((1.12, 0.46, 0.1), plastic('#E8402E'), at=(0, -0.06, 0.82), edge=0.04))


def film(tint):
    """Returns the skin of a soap bubble: clear in the middle, with colours that change towards its edge."""
    material = skin(tint)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    facing = nodes.new('ShaderNodeLayerWeight')
    facing.inputs[0].default_value = 0.5
    hues = nodes.new('ShaderNodeValToRGB')
    ramp = hues.color_ramp
    for at, colour in ((0.3, '#5FC8FF'), (0.55, tint), (0.72, '#FF8FC8'), (0.88, '#8FF0E0')):
        ramp.elements.new(at).color = (*rgb(colour), 1)
    ramp.elements[0].color, ramp.elements[-1].color = (*rgb('#3A8FE0'), 1), (*rgb('#F4FBFF'), 1)
    links.new(facing.outputs['Facing'], hues.inputs[0])
    dense = nodes.new('ShaderNodeMapRange')
    dense.inputs[1].default_value, dense.inputs[2].default_value = 0.1, 0.95
    dense.inputs[3].default_value, dense.inputs[4].default_value = 0.16, 0.95
    links.new(facing.outputs['Facing'], dense.inputs[0])
    clear, light, both = (nodes.new(kind) for kind in ('ShaderNodeBsdfTransparent', 'ShaderNodeEmission', 'ShaderNodeMixShader'))
    links.new(hues.outputs[0], light.inputs['Color'])
    links.new(dense.outputs[0], both.inputs[0])
    links.new(clear.outputs[0], both.inputs[1])
    links.new(light.outputs[0], both.inputs[2])
    links.new(both.outputs[0], nodes['Material Output'].inputs[0])
    return material


@word('bubbles', View(tip=4))
def bubbles():
    gleam = skin('#FFFFFF', rough=1, glow=0.9, rim=0)
    for (x, y, z), radius, tint in (
        ((-0.5, 0, -0.5), 0.92, '#B48CFF'),
        ((0.72, 0.3, 0.5), 0.66, '#7FE0C8'),
        ((-0.55, 0.2, 0.92), 0.44, '#FFC86A'),
        ((0.72, -0.2, -0.72), 0.34, '#FF9FC8'),
        ((0.16, 0, 1.34), 0.22, '#8CC8FF'),
    ):
        ball(radius, film(tint), at=(x, y, z), seg=96)
        shine = ball(1, gleam, seg=24, shape=(0.13 * radius, 0.02, 0.2 * radius))
        move(shine, at=(x - 0.42 * radius, y - 0.8 * radius, z + 0.45 * radius), turn=(0, 38, 0))
