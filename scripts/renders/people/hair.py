"""Hair like vinyl toys have: a cap with an opening for the face, and a few thick locks or many curls on it. All leave brows and ears free."""
import math

import numpy
from mathutils import Vector

from clay import Part, array
from features import EYE, Egg, front, model, strand, stuff

MIDDLE, SIZE = array((0, 0.17, 0.30)), array((0.90, 0.92, 0.86))


def on(phi, theta, lift=0.0):
    """A point on the cap: `phi` degrees from straight ahead to the picture's right, `theta` degrees up."""
    phi, theta = math.radians(phi), math.radians(theta)
    way = array((math.sin(phi) * math.cos(theta), -math.cos(phi) * math.cos(theta), math.sin(theta)))
    return tuple(float(v) for v in MIDDLE + way * (SIZE + lift))


def cap(p, top=0.56, side=0.02, wide=0.70, tight=0.0):
    """The opening's upper edge is at `top`; the sides end above the ears at `side`."""
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
    """Balls spread evenly over an egg; they melt into each other, or they would be berries."""
    found = []
    for k in range(count):
        z, turn = 1 - (2 * k + 1) / count, k * 2.39996
        flat = math.sqrt(1 - z * z)
        q = array(at) + array((math.cos(turn) * flat, math.sin(turn) * flat, z)) * array(size)
        if keep(q):
            found.append(Part([tuple(map(float, q))], r * (1 + 0.12 * math.sin(k * 5.1)), None, 0.055))
    return found


def puffs(p):
    """Parted in the middle, with a puff of curls on each side."""
    parts = cap(p, top=0.52, wide=0.74)
    parts.append(Part([on(0, t, 0.02) for t in (28, 50, 70, 89)], 0.045, None, 0.06, cut=True))
    for s in (1, -1):
        parts.append(Part([(0.95 * s, 0.2, 0.95)], 0.32, None, 0.05))
        parts += curls((0.95 * s, 0.2, 0.95), (0.32, 0.32, 0.32), 40, 0.12)
    return parts


def long(p):
    """Parted at the side, tucked behind the ears, down to the shoulders."""
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
    """Close tight curls."""
    size = SIZE * array((p['wide'], 1, 1)) * 0.965
    return cap(p, top=0.60, tight=0.05, side=0.05, wide=0.68) + curls(
        MIDDLE, size, 260, 0.092, lambda q: q[2] > 0.16 + 0.56 * max(0, -q[1] - 0.1) ** 0.6
    )


def hair(p, base):
    style, colour = p['hair']
    satin = stuff(0.55, p.get('rim', 0.25), 0.25, rim_colour=p.get('shine', '#FFD0A0'))
    made = [model(style(p), colour, satin, cell=0.017, dark=0.5, depth=0.08, smooth=2)]
    for s in (1, -1) if 'tie' in p else ():
        # Around the root of the puff.
        ways = Vector((0.66 * s, 0, -0.92)).normalized(), Vector((0, 1, 0))
        ring = [Vector((0.70 * s, 0.15, 0.80)) + (ways[0] * math.cos(a) + ways[1] * math.sin(a)) * 0.2 for a in numpy.linspace(0, 6.2832, 11)]
        made.append(model([Part([tuple(q) for q in ring], 0.085, None, 0.02)], p['tie'], stuff(rim=0.15), cell=0.014))
    return made


def glasses(p, base):
    """Round and solid; the arms run back to the ears."""
    y, z = float(front(base, *EYE)) - 0.10, EYE[1] + 0.05
    parts = [Part([(-0.09, y + 0.01, z), (0, y - 0.02, z + 0.03), (0.09, y + 0.01, z)], 0.028, None, 0.03)]
    for s in (1, -1):
        angles = numpy.linspace(0, 2 * math.pi, 13)
        ring = [((EYE[0] + 0.235 * math.cos(a)) * s, y + 0.025 * (1 + math.cos(a)), EYE[1] + 0.215 * math.sin(a)) for a in angles]
        parts.append(Part(ring, 0.03, None, 0.01))
        parts.append(Part([(0.54 * s, y + 0.05, z), (0.74 * s, y + 0.3, z), (0.86 * s, 0.05, z)], 0.026, None, 0.02))
    return [model(parts, p['glasses'], stuff(0.3, 0.2, 0.4), cell=0.011)]
