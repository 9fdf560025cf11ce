"""Hair like that of vinyl toys: a cap with an opening for the face, and a few thick locks or many curls on it. Eyebrows and ears are always visible."""
import math

import numpy
from mathutils import Vector

from clay import Part, array
from features import EYE, MOUTH, Egg, front, model, strand, stuff

MIDDLE, SIZE = array((0, 0.17, 0.30)), array((0.90, 0.92, 0.86))


def on(phi, theta, lift=0.0):
    """Returns a point on the cap: `phi` degrees from straight ahead to the picture's right, and `theta` degrees up."""
    phi, theta = math.radians(phi), math.radians(theta)
    way = array((math.sin(phi) * math.cos(theta), -math.cos(phi) * math.cos(theta), math.sin(theta)))
    return tuple(float(v) for v in MIDDLE + way * (SIZE + lift))


def cap(p, top=0.56, side=0.02, wide=0.70, tight=0.0):
    """Returns the cap. The upper edge of its opening is at `top`, and its sides end above the ears at `side`."""
    w = p['wide']
    return [
        Egg(tuple(MIDDLE), tuple((SIZE - tight) * array((w, 1, 1))), blend=0.05),
        Egg((0, -0.78, top - 0.95), (wide * w, 0.78, 0.95), blend=0.1, cut=True),
        Egg((0, -0.42, side - 0.95), (1.5, 0.62, 0.95), blend=0.08, cut=True),
        Egg((0, 0.2, -1.2), (1.5, 1.5, 0.9), blend=0.08, cut=True),
    ]


def lock(points, radii, blend=0.035):
    return Part([on(*each) for each in points], radii, None, blend)


def curls(at, size, count, r, keep=lambda q: True):
    """Returns balls spread evenly over an ellipsoid. They blend into each other; otherwise they would look like berries."""
    found = []
    for k in range(count):
        z, turn = 1 - (2 * k + 1) / count, k * 2.39996
        flat = math.sqrt(1 - z * z)
        q = array(at) + array((math.cos(turn) * flat, math.sin(turn) * flat, z)) * array(size)
        if keep(q):
            found.append(Part([tuple(map(float, q))], r * (1 + 0.12 * math.sin(k * 5.1)), None, 0.055))
    return found


def puffs(p):
    """Models hair parted in the middle, with a puff of curls on each side."""
    parts = cap(p, top=0.52, wide=0.74)
    parts.append(Part([on(0, t, 0.02) for t in (28, 50, 70, 89)], 0.045, None, 0.06, cut=True))
    for s in (1, -1):
        parts.append(Part([(0.95 * s, 0.2, 0.95)], 0.32, None, 0.05))
        parts += curls((0.95 * s, 0.2, 0.95), (0.32, 0.32, 0.32), 40, 0.12)
    return parts


def long(p):
    """Models hair parted at the side and tucked behind the ears, down to the shoulders."""
    parts = cap(p, top=0.65, wide=0.72)
    for phi, low in ((-88, 2), (-64, 8), (-40, 15), (-15, 23)):
        parts.append(lock([(24, 85), (20 + phi * 0.3, 70), (phi + 10, 46), (phi - 8, low)], [0.08, 0.15, 0.17, 0.05], 0.045))
    for phi, low in ((88, 2), (66, 8), (46, 17)):
        parts.append(lock([(26, 85), (32 + phi * 0.2, 66), (phi - 4, 44), (phi + 6, low)], [0.08, 0.14, 0.16, 0.05], 0.045))
    for s in (1, -1):
        for x, y, w, end in ((0.84, 0.32, 0.05, -1.16), (0.70, 0.42, 0.03, -1.26), (0.55, 0.5, 0.0, -1.3)):
            line = [(0.70, 0.28, 0.72), (x + 0.08, y - 0.02, 0.3), (x + 0.09, y, -0.15), (x + w + 0.08, y - 0.04, -0.8), (x - 0.02, y - 0.08, end)]
            parts.append(Part([(x * s, y, z) for x, y, z in line], [0.16, 0.19, 0.19, 0.18, 0.06], None, 0.05))
    return parts + [Egg((0, 0.45, -0.4), (0.75, 0.35, 0.75), blend=0.06)]


def short(p):
    """Models close tight curls."""
    size = SIZE * array((p['wide'], 1, 1)) * 0.965
    return cap(p, top=0.60, tight=0.05, side=0.05, wide=0.68) + curls(
        MIDDLE, size, 260, 0.092, lambda q: q[2] > 0.16 + 0.56 * max(0, -q[1] - 0.1) ** 0.6
    )


def swept(p):
    """Models short hair, swept from a parting to one side."""
    parts = cap(p, top=0.66)
    for phi, low in ((-92, 4), (-70, 7), (-47, 13), (-24, 18), (2, 21)):
        parts.append(lock([(30, 84), (22 + phi * 0.4, 70), (phi + 16, 48), (phi - 10, low)], [0.10, 0.16, 0.17, 0.03]))
    for phi, low in ((92, 4), (70, 8), (46, 17)):
        parts.append(lock([(35, 82), (38 + phi * 0.2, 66), (phi - 6, 44), (phi + 8, low)], [0.1, 0.14, 0.14, 0.03]))
    return parts + [lock([(150, 75), (30, 86), (-30, 82, 0.1), (-60, 76, 0.2)], [0.1, 0.11, 0.08, 0.03])]


def large_curls(p):
    """Models a full head of large curls."""
    size = SIZE * array((p['wide'], 1, 1)) * 1.0
    return cap(p, top=0.58, tight=0.02, side=0.05, wide=0.68) + curls(
        MIDDLE, size, 120, 0.15, lambda q: q[2] > 0.2 + 0.5 * max(0, -q[1] - 0.1) ** 0.6
    )


def bun(p):
    """Models hair parted in the middle and combed back in soft waves, with a bun above."""
    parts = cap(p, top=0.60, wide=0.72)
    for s in (1, -1):
        for phi, low in ((88, 4), (60, 12), (33, 23)):
            way = [(s * 4, 80, -0.09), (s * (6 + phi * 0.35), 66, -0.08), (s * (phi - 2), 42, -0.07), (s * (phi + 10), low, -0.02)]
            parts.append(lock(way, [0.1, 0.16, 0.18, 0.07], 0.05))
    parts.append(Part([(0, 0.22, 1.20)], 0.27, None, 0.03))
    turns = [(a, 0.20 * (1 - a / 15)) for a in numpy.linspace(-1, 9, 16)]
    return parts + [Part([(r * math.sin(a), 0.0 + r * 0.25, 1.23 + r * math.cos(a)) for a, r in turns], 0.075, None, 0.02)]


def sides(p):
    """Models a head that is bald above, with soft curls at the sides."""
    parts = []
    for s in (1, -1):
        at = (0.80 * s * p['wide'], 0.26, 0.27)
        parts += [Egg(at, (0.16, 0.34, 0.30), blend=0.05), *curls(at, (0.17, 0.36, 0.30), 40, 0.12)]
    return parts


def one_curl(p):
    """Models a baby's first curl, above the forehead."""
    turns = [(a, 0.25 * (1 - a / 12.5)) for a in numpy.linspace(0, 10.5, 24)]
    root = [(-0.42, -0.20, 0.99), (-0.32, -0.42, 1.05)]
    return [Part(root + [(-r * math.cos(a) - 0.02, -0.52, 1.10 + r * math.sin(a)) for a, r in turns], 0.062, None, 0.008)]


def hair(p, base):
    style, colour = p['hair']
    satin = stuff(0.55, p.get('rim', 0.25), 0.25, rim_colour=p.get('shine', '#FFD0A0'))
    made = [model(style(p), colour, satin, cell=0.017, dark=0.5, depth=0.08, smooth=2)]
    for s in (1, -1) if 'tie' in p else ():
        # These curls are around the root of the puff.
        ways = Vector((0.66 * s, 0, -0.92)).normalized(), Vector((0, 1, 0))
        ring = [Vector((0.70 * s, 0.15, 0.80)) + (ways[0] * math.cos(a) + ways[1] * math.sin(a)) * 0.2 for a in numpy.linspace(0, 6.2832, 11)]
        made.append(model([Part([tuple(q) for q in ring], 0.085, None, 0.02)], p['tie'], stuff(rim=0.15), cell=0.014))
    return made


def glasses(p, base):
    """Models round and solid glasses, whose arms run back to the ears."""
    y, z = float(front(base, *EYE)) - 0.10, EYE[1] + 0.05
    parts = [Part([(-0.09, y + 0.01, z), (0, y - 0.02, z + 0.03), (0.09, y + 0.01, z)], 0.028, None, 0.03)]
    for s in (1, -1):
        angles = numpy.linspace(0, 2 * math.pi, 13)
        ring = [((EYE[0] + 0.235 * math.cos(a)) * s, y + 0.025 * (1 + math.cos(a)), EYE[1] + 0.215 * math.sin(a)) for a in angles]
        parts.append(Part(ring, 0.03, None, 0.01))
        parts.append(Part([(0.54 * s, y + 0.05, z), (0.74 * s, y + 0.3, z), (0.86 * s, 0.05, z)], 0.026, None, 0.02))
    return [model(parts, p['glasses'], stuff(0.3, 0.2, 0.4), cell=0.011)]


def moustache(p, base):
    ways = ((0.0, 0.125), (0.09, 0.125), (0.19, 0.10), (0.29, 0.10))
    parts = [strand(base, [(s * x, MOUTH + z) for x, z in ways], [0.045, 0.06, 0.05, 0.02], lift=0.01, blend=0.03) for s in (1, -1)]
    return [model(parts, p['moustache'], stuff(0.6, 0.15), dark=0.3, depth=0.06)]


def beard(p, base):
    """Models a beard: a slightly larger copy of the jaw, with openings for the face and the mouth."""
    parts = [Egg(tuple(map(float, e.line[0])), tuple(e.size + 0.05), blend=e.blend) for e in base if isinstance(e, Egg)][1:]
    parts += curls((0, -0.28, -0.86), (0.46, 0.34, 0.2), 40, 0.15)
    parts.append(Egg((0, -0.75, -0.05), (0.76, 0.85, 0.50), blend=0.08, cut=True))
    parts.append(Egg((0, 0.9, -0.3), (1.5, 0.78, 1.5), blend=0.1, cut=True))
    parts.append(Egg((0, -1.0, MOUTH + 0.02), (0.33, 0.6, 0.19), blend=0.06, cut=True))
    return [model(parts, p['beard'], stuff(0.7, 0.45, rim_colour=p['shine']), cell=0.016, dark=0.2)]
