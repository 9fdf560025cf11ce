"""Wild clay animals, made like the farm animals in animals.py: limbs, a pair of eyes, and patches of paint. All face +x.

Stripes are soft, few and broad, because they can strain the eyes. Only animals that are recognised by their fur have any.
"""
import math

import bpy
import numpy

from animals import FACE, FRONT, SIDE, YOUNG, below, bird_feet, equine, hooves, paws, speckled, younger
from clay import Clay, array, coat, eye_skin, fur, near, noise_of, over, step
from kit import TAU, View, ball, curve, part, rgb, skin, solid, tube, word



# Shared by several animals


def beyond(values, edge, soft=0.03):
    """Returns 1 where the values are above the edge, and 0 where they are below it."""
    return step((values - edge) / soft + 0.5)


def band(p, top, foot, width, edge=0.25):
    """Returns 1 along a stripe on both sides of the body, widest at its top (x, z) and narrow at its foot."""
    t = numpy.clip((top[1] - p[:, 2]) / (top[1] - foot[1]), 0, 1)
    middle = top[0] + (foot[0] - top[0]) * t
    half = width * (1 - t) ** 0.6
    return step((1 - numpy.abs(p[:, 0] - middle) / numpy.maximum(half, 1e-3)) / edge) * (p[:, 2] < top[1] + 0.05) * (t < 1)


def room(*points):
    """Adds invisible points, so that the picture leaves room for long hairs."""
    solid(points, [], skin())


def most(*shares):
    return numpy.maximum.reduce(shares)


def patches(p, size, gap, seed=3):
    """Returns 1 in the middle of irregular cells, and 0 in the narrow gaps between them, as on a giraffe or a turtle's shell."""
    low, high = p.min(0) - size, p.max(0) + size
    counts = numpy.ceil((high - low) / size).astype(int)
    shift = numpy.random.RandomState(seed).uniform(0.12, 0.88, (*counts, 3))
    seeds = (low + size * (numpy.stack(numpy.indices(counts), -1) + shift)).reshape(-1, 3).astype(numpy.float32)
    gaps = []
    for some in numpy.array_split(p, max(1, len(p) // 2000)):
        far = numpy.sort(numpy.linalg.norm(some[:, None] - seeds[None], axis=2), axis=1)
        gaps.append(far[:, 1] - far[:, 0])
    return step((numpy.concatenate(gaps) - gap) / (0.5 * gap))


# Animals with fur


def big_cat(c, face=False):
    """Models the body, legs and head of a lion or a tiger. The tail and the mane are separate."""
    if not face:
        c.limb([(-0.76, 0, 1.0), (-0.25, 0, 0.96), (0.3, 0, 0.97), (0.55, 0, 1.04)], [0.31, 0.32, 0.36, 0.34], flat=((0, 1, 0), 0.86))
        c.limb([(0.55, 0, 1.1), (0.82, 0, 1.36)], [0.31, 0.27], blend=0.18)
        c.limb([(0.46, 0.19, 0.95), (0.43, 0.2, 0.5), (0.47, 0.2, 0.13)], [0.25, 0.135, 0.105], both=True, blend=0.08)
        c.limb([(-0.7, 0.17, 0.94), (-0.58, 0.2, 0.62), (-0.82, 0.2, 0.38), (-0.77, 0.2, 0.13)], [0.29, 0.2, 0.105, 0.1],
               both=True, blend=0.08)
        paws(c, ((0.49, 0.2), (-0.75, 0.2)), 0.115)
    c.ball((1.0, 0, 1.5), 0.3, flat=((0, 0, 1), 0.94), blend=0.1)
    c.limb([(1.1, 0, 1.53), (1.3, 0, 1.46)], [0.2, 0.135], blend=0.08)
    c.ball((1.3, 0.085, 1.4), 0.125, both=True, blend=0.05)
    c.ball((1.27, 0, 1.3), 0.09, blend=0.05)
    c.limb([(1.41, 0.04, 1.49), (1.425, 0, 1.445)], [0.042, 0.035], '#9A5448', both=True, blend=0.02)
    c.limb([(1.43, 0, 1.41), (1.425, 0.02, 1.345), (1.37, 0.12, 1.31), (1.28, 0.19, 1.34)], 0.014, '#9A5A40', both=True, cut=True,
           blend=0.02)
    c.eyes((1.2, 0.165, 1.61), 0.062)


def cat_ears(c, x, inner, part='round-ears'):
    """Adds round ears on top of a big cat's head."""
    toward = ((0.9, 0.3, 0.2), 0.42)
    c.ball((x, 0.22, 1.79), 0.125, both=True, flat=toward, blend=0.05, part=part)
    c.ball((x + 0.05, 0.23, 1.795), 0.085, inner, both=True, flat=toward, blend=0.03, cut=True, part=part)


def shorter(share, before=0.35):
    """Shortens the body of the animal behind a point."""
    for thing in [each for each in bpy.context.scene.objects if each.type == 'MESH']:
        for vertex in thing.data.vertices:
            vertex.co.x = max(vertex.co.x, before + (vertex.co.x - before) * share)


@word('lion-face', FACE)
@word('lion', View(tip=7, turn=-24), FRONT, YOUNG)
def lion(young=False, face=False):
    c = Clay()
    mane, cream = '#9C4A16', '#F6E6C6'
    big_cat(c, face)
    cat_ears(c, 0.98 if young else 1.0, '#E8C290', part='round-ears' if face else None)
    if not face:
        c.limb([(-1.0, 0, 1.14), (-1.22, 0, 1.02), (-1.4, 0, 1.14), (-1.42, 0, 1.42)], [0.08, 0.055, 0.05, 0.045], blend=0.08,
               part='tail-with-a-tuft')
        c.limb([(-1.42, 0, 1.42), (-1.44, 0, 1.6), (-1.38, 0, 1.78)], [0.06, 0.12, 0.02], mane, blend=0.03, part='tail-with-a-tuft')
    if not young:
        c.limb([(0.68, 0, 1.44), (0.64 if face else 0.46, 0, 1.44 if face else 1.2)], [0.4, 0.36], mane, blend=0.08, part='big-mane')
        deep = 0.4 if face else 1  # seen from the front, a mane of the full depth would be all on one side
        for ring, (x, reach, long) in enumerate(((0.84, 0.3, 0.2), (0.84 - 0.14 * deep, 0.36, 0.26), (0.84 - 0.32 * deep, 0.36, 0.26))):
            for k in range(13):
                angle = TAU * (k + 0.5 * (ring % 2)) / 13
                y, z = math.sin(angle), math.cos(angle)
                low = 0 if face else 0.16 * (z < -0.3) + 0.1 * ring * (z < 0)
                root = (x, reach * 0.8 * y, 1.46 - 0.07 * ring + reach * 0.8 * z)
                tip = (x - 0.16, (reach + long) * y * 0.92, 1.46 - 0.1 * ring + (reach + long + low) * z)
                c.limb([root, tip], [0.18, 0.085], mane, blend=0.06, part='big-mane')

    def paint(p, k):
        n = noise_of(p, 2.4) * 0.2
        k = over(k, cream, near(p, (1.33, 0, 1.36), 0.17, 0.2, n, (1, 1.2, 0.9)))
        k = over(k, cream, near(p, (0, 0, 0.6), 0.2, 0.5, n, (3, 1.2, 0.7)))
        for s in (1, -1):
            k = over(k, cream, near(p, (1.2, 0.17 * s, 1.6), 0.1, 0.35) * 0.45)
        if young:
            for at in ((-0.7, 1.15), (-0.35, 1.05), (0.0, 1.12), (-0.55, 0.85), (0.3, 1.05)):
                k = over(k, '#B9803C', near(p, (at[0], 0, at[1]), 0.07, 0.5, n, (1, 9, 1)) * 0.45)
        return speckled(p, k, 0.07)

    marks = {} if face else {'four-legs': lambda p: below(p, 0.62) * (p[:, 0] > -1.1)}
    thing = c.model(coat(), '#E5AE5C' if young else '#DFA048', paint, cell=0.012 if face else 0.017, marks=marks)
    if young:
        younger((0.6, 0, 1.1), head=1.42, legs=0.68, belly=0.7, face=1.16, muzzle=0.65, eye=1.25)
        shorter(0.66)
    fur(thing, length=0.045, where=None if young else lambda p: 1.0 if p.x < 0.95 else 0.25 * (p.x < 1.16))


@word('tiger', View(tip=7, turn=-24), FRONT)
def tiger():
    c = Clay()
    cream, dark = '#F8EBD4', '#7C3C16'
    big_cat(c)
    cat_ears(c, 0.98, '#F3D9B8')
    c.ball((0.98, 0.18, 1.38), 0.19, both=True, blend=0.1)  # cheeks
    c.limb([(-1.0, 0, 1.14), (-1.24, 0, 1.0), (-1.42, 0, 1.16), (-1.42, 0, 1.5), (-1.3, 0, 1.72)], [0.1, 0.085, 0.08, 0.075, 0.06],
           blend=0.08, part='long-tail')

    def stripes(p):
        body = [band(p, (x, 1.42), (x + lean, 0.78), 0.1) for x, lean in ((-0.78, -0.1), (-0.34, -0.04), (0.1, 0.03), (0.5, 0.06))]
        thigh = near(p, (-0.7, 0, 0.5), 0.05, 0.3, None, (9, 9, 1)) * (numpy.abs(p[:, 1]) > 0.12)
        tail = [near(p, at, 0.065, 0.3, None, (2, 2, 1)) for at in ((-1.43, 0, 1.22), (-1.43, 0, 1.46))]
        tail.append(near(p, (-1.31, 0, 1.74), 0.1, 0.3))
        brow = [near(p, (1.04, y, 1.76), 0.028, 0.4, None, (4, 1, 3)) for y in (-0.11, 0.0, 0.11)]
        cheek = [near(p, (0.98, 0.36 * s, 1.36), 0.03, 0.4, None, (1.6, 3, 3.2)) for s in (1, -1)]
        return most(*body, thigh, *tail, *brow, *cheek)

    def paint(p, k):
        n = noise_of(p, 2.4) * 0.2
        k = over(k, dark, stripes(p + 0.03 * noise_of(p, 3)[:, None]) * 0.8)
        k = over(k, cream, near(p, (0, 0, 0.56), 0.2, 0.4, n, (3.4, 1.1, 0.9)))
        k = over(k, cream, near(p, (1.35, 0, 1.35), 0.16, 0.2, n, (1, 1.2, 0.9)))
        for s in (1, -1):
            k = over(k, cream, near(p, (1.2, 0.15 * s, 1.69), 0.06, 0.35) * 0.7)
        k = over(k, cream, below(p, 0.2, 0.05))
        return speckled(p, k, 0.07)

    thing = c.model(coat(), '#E8842A', paint, cell=0.017, marks={'dark-stripes': stripes})
    fur(thing, length=0.04)


@word('bear', SIDE, FRONT)
def bear():
    c = Clay()
    tan = '#D9A878'
    c.limb([(-0.78, 0, 0.96), (-0.2, 0, 0.98), (0.34, 0, 1.06)], [0.46, 0.5, 0.47], flat=((0, 1, 0), 0.9))
    c.limb([(0.42, 0, 1.2), (0.85, 0, 1.26)], [0.42, 0.34], blend=0.2)
    c.ball((1.02, 0, 1.34), 0.34, blend=0.12)
    c.limb([(1.18, 0, 1.26), (1.46, 0, 1.19)], [0.21, 0.155], tan, blend=0.08)
    c.limb([(1.24, 0, 1.14), (1.42, 0, 1.1)], [0.12, 0.09], tan, blend=0.02)
    ball(0.09, skin('#1E1614', rough=0.5, rim=0.12), at=(1.58, 0, 1.25), shape=(0.75, 1.1, 0.85), seg=40)
    c.ball((0.93, 0.25, 1.65), 0.135, both=True, flat=((0.9, 0.3, 0.1), 0.5), blend=0.06, part='round-ears')
    c.ball((0.985, 0.265, 1.655), 0.085, tan, both=True, flat=((0.9, 0.3, 0.1), 0.5), blend=0.03, cut=True, part='round-ears')
    c.limb([(0.4, 0.26, 0.9), (0.4, 0.28, 0.5), (0.44, 0.28, 0.16)], [0.32, 0.19, 0.16], both=True, blend=0.1)
    c.limb([(-0.78, 0.24, 0.84), (-0.66, 0.28, 0.5), (-0.76, 0.28, 0.16)], [0.38, 0.22, 0.16], both=True, blend=0.1)
    paws(c, ((0.46, 0.28), (-0.74, 0.28)), 0.15)
    c.ball((-1.26, 0, 1.08), 0.12, blend=0.06, part='short-tail')
    c.eyes((1.265, 0.175, 1.46), 0.072)

    def paint(p, k):
        for s in (1, -1):
            k = over(k, tan, near(p, (1.26, 0.18 * s, 1.46), 0.14, 0.5) * 0.7)
        return speckled(p, over(k, '#6E3E1E', below(p, 0.3, 0.3) * 0.5), 0.09)

    def body(p):
        return beyond(0.7 - p[:, 0], 0.0) * beyond(p[:, 2], 0.5) * beyond(p[:, 0], -1.2)

    thing = c.model(coat(), '#9A5E30', paint, cell=0.018, marks={'big-heavy-body': body})
    fur(thing, length=0.075, where=lambda p: 0.0 if p.x > 1.16 and p.z < 1.34 else 1.0 if p.x < 1.2 else 0.35)
    room((-1.5, 0, 1.05), (-0.78, 0.6, 0.5), (-0.78, -0.6, 0.5), (0.93, 0.3, 1.9), (0.93, -0.3, 1.9), (0.5, 0.3, -0.08), (0.5, -0.3, -0.08))


@word('monkey', View(tip=6, turn=-36), View(tip=6, turn=-68, name='front'))
def monkey():
    c = Clay()
    tan = '#E8B98A'
    c.limb([(-0.24, 0, 0.42), (-0.14, 0, 0.7), (-0.02, 0, 1.06)], [0.36, 0.34, 0.28])
    c.ball((0.1, 0, 1.5), 0.36, blend=0.1)
    c.ball((0.3, 0.1, 1.56), 0.2, tan, both=True, blend=0.05, part='round-face')
    c.ball((0.34, 0, 1.38), 0.22, tan, flat=((0, 0, 1), 0.8), blend=0.06, part='round-face')
    c.ball((0.54, 0.03, 1.46), 0.022, '#8A5436', both=True, cut=True, blend=0.02, part='round-face')
    c.limb([(0.45, 0.16, 1.36), (0.56, 0.07, 1.325), (0.57, 0, 1.32)], 0.014, '#8A5436', both=True, cut=True, blend=0.02, part='round-face')
    c.ball((0.08, 0.4, 1.5), 0.17, both=True, flat=((0.8, 0.45, 0), 0.4), blend=0.04)
    c.ball((0.14, 0.42, 1.5), 0.11, tan, both=True, flat=((0.8, 0.45, 0), 0.4), blend=0.03, cut=True)
    c.limb([(-0.02, 0.24, 1.12), (0.02, 0.46, 0.82), (0.22, 0.5, 0.56), (0.5, 0.4, 0.4)], [0.14, 0.11, 0.095, 0.08],
           both=True, blend=0.05, part='long-arms')
    c.ball((0.56, 0.38, 0.38), 0.1, tan, both=True, blend=0.04, part='long-arms')
    c.limb([(-0.2, 0.24, 0.3), (0.22, 0.38, 0.4), (0.28, 0.36, 0.1)], [0.22, 0.16, 0.1], both=True, blend=0.05)
    c.limb([(0.26, 0.36, 0.08), (0.56, 0.4, 0.08)], [0.085, 0.09], tan, both=True, blend=0.04)
    c.limb([(-0.5, 0, 0.26), (-0.86, 0, 0.14), (-1.2, 0, 0.42), (-1.26, 0, 0.86), (-1.02, 0, 1.14), (-0.76, 0, 1.0), (-0.82, 0, 0.8),
            (-0.96, 0, 0.84)], [0.1, 0.085, 0.08, 0.075, 0.07, 0.065, 0.06, 0.05], blend=0.03, part='long-curled-tail')
    c.eyes((0.455, 0.125, 1.6), 0.06, lid=0.9)

    def paint(p, k):
        return speckled(p, over(k, '#D9A878', near(p, (0.16, 0, 0.72), 0.3, 0.3, noise_of(p, 3) * 0.1, (0.8, 0.8, 1.1))), 0.08)

    thing = c.model(coat(), '#96582C', paint, cell=0.016)
    bare = array((0.36, 0, 1.46))
    fur(thing, length=0.05, where=lambda p: 0.0 if numpy.linalg.norm(array(p) - bare) < 0.27 else 1.0)


@word('giraffe', SIDE, View(tip=8, turn=-58, name='front'))
def giraffe():
    c = Clay()
    sand, brown, horn = '#F3DBA6', '#B4662A', '#7A4A2A'
    c.limb([(-0.52, 0, 1.46), (-0.1, 0, 1.46), (0.34, 0, 1.58)], [0.32, 0.34, 0.35], flat=((0, 1, 0), 0.85))
    c.limb([(0.36, 0, 1.7), (0.6, 0, 2.2), (0.82, 0, 2.74)], [0.35, 0.21, 0.165], blend=0.16)
    c.limb([(0.86, 0, 2.86), (1.08, 0, 2.78), (1.34, 0, 2.6)], [0.2, 0.17, 0.12], blend=0.08)
    c.ball((1.37, 0, 2.58), 0.13, '#E9C48E', blend=0.06)
    c.ball((1.475, 0.06, 2.61), 0.024, '#7A4A2A', both=True, cut=True, blend=0.03)
    c.limb([(1.48, 0, 2.53), (1.4, 0.1, 2.5), (1.28, 0.11, 2.56)], 0.013, '#8A5A38', both=True, cut=True, blend=0.02)
    c.limb([(0.84, 0.08, 2.98), (0.78, 0.1, 3.2)], [0.055, 0.045], horn, both=True, blend=0.04)
    c.ball((0.775, 0.1, 3.22), 0.066, horn, both=True, blend=0.02)
    c.limb([(0.78, 0.14, 2.93), (0.7, 0.3, 2.99), (0.66, 0.42, 3.0)], [0.06, 0.1, 0.02], both=True, flat=((1, 0.2, 0.3), 0.4), blend=0.04)
    c.limb([(0.34, 0.17, 1.4), (0.36, 0.18, 0.8), (0.35, 0.18, 0.7), (0.37, 0.18, 0.17)], [0.24, 0.115, 0.09, 0.078], both=True, blend=0.1)
    c.limb([(-0.56, 0.16, 1.36), (-0.46, 0.18, 0.96), (-0.6, 0.18, 0.7), (-0.56, 0.18, 0.17)], [0.28, 0.16, 0.095, 0.078], both=True,
           blend=0.1)
    hooves(c, ((0.38, 0.18), (-0.55, 0.18)), 0.1, '#7A5C44')
    c.limb([(-0.8, 0, 1.62), (-0.96, 0, 1.4), (-0.98, 0, 1.1)], [0.07, 0.04, 0.035], blend=0.06)
    c.limb([(-0.98, 0, 1.1), (-1.0, 0, 0.94), (-0.98, 0, 0.8)], [0.045, 0.075, 0.02], horn, blend=0.03)
    c.limb([(0.22, 0, 1.98), (0.46, 0, 2.36), (0.68, 0, 2.84)], [0.05, 0.075, 0.07], horn, flat=((0, 1, 0), 0.5), blend=0.02)
    c.eyes((0.98, 0.165, 2.88), 0.062)

    def spots(p):
        return patches(p * array((1, 1, 0.85)), 0.27, 0.034) * beyond(p[:, 2], 0.72, 0.1) * (1 - near(p, (1.2, 0, 2.72), 0.36, 0.1))

    def paint(p, k):
        k = over(k, brown, spots(p + 0.02 * noise_of(p, 4)[:, None]))
        return speckled(p, k, 0.06)

    def neck(p):
        return beyond(p[:, 2] + 0.5 * p[:, 0], 2.14) * beyond(2.746 - 0.6 * p[:, 0] - 0.8 * p[:, 2], 0.0) * beyond(0.98 - p[:, 0], 0.0)

    marks = {'spots': spots, 'very-long-neck': neck, 'long-legs': lambda p: below(p, 1.12) * (p[:, 0] > -0.85)}
    c.model(coat(), sand, paint, cell=0.018, marks=marks)


@word('zebra', SIDE, View(tip=8, turn=-60, name='front', bold=True))
def zebra(bold=False):
    """Models a tiger. With `bold`, its stripes are darker and extend over the face, for the view in which the body is short."""
    c = Clay()
    cream, stripe, hoof = '#E9E0CC', '#5A4C44' if bold else '#8A7A6C', '#7A6A60'
    equine(c, hoof)
    c.limb([(0.6, 0, 1.4), (0.84, 0, 1.72), (1.0, 0, 1.98)], [0.35, 0.26, 0.21], flat=((0, 1, 0), 0.78), blend=0.2)
    c.limb([(1.04, 0, 2.04), (1.27, 0, 1.88), (1.46, 0, 1.67)], [0.205, 0.17, 0.13], blend=0.1)
    c.ball((1.5, 0, 1.61), 0.145, '#8E7C70', blend=0.06)
    c.ball((1.61, 0.075, 1.65), 0.028, '#4E423A', both=True, cut=True, blend=0.03)
    c.limb([(1.62, 0, 1.54), (1.53, 0.11, 1.53), (1.42, 0.12, 1.58)], 0.014, '#5E5048', both=True, cut=True, blend=0.02)
    c.limb([(0.96, 0.1, 2.16), (0.93, 0.15, 2.33), (0.95, 0.17, 2.46)], [0.07, 0.09, 0.015], both=True, flat=((0.75, 0.65, 0.1), 0.45),
           blend=0.04)
    for x, z in ((0.36, 1.72), (0.46, 1.86), (0.57, 2.0), (0.68, 2.12), (0.79, 2.23), (0.9, 2.31), (1.02, 2.34)):
        c.limb([(x + 0.08, 0, z - 0.12), (x - 0.05, 0, z + 0.1)], [0.09, 0.05], '#A08E80', flat=((0, 1, 0), 0.6), blend=0.02,
               part='stiff-mane')
    c.limb([(-1.0, 0, 1.5), (-1.18, 0, 1.32), (-1.22, 0, 0.98)], [0.07, 0.045, 0.04], blend=0.07)
    c.limb([(-1.22, 0, 1.0), (-1.25, 0, 0.8), (-1.21, 0, 0.58)], [0.055, 0.1, 0.02], '#8E7C70', blend=0.04)
    c.eyes((1.19, 0.155, 1.99), 0.06)

    def stripes(p):
        body = [band(p, (x, 1.76), (x + lean, 0.96), 0.1) for x, lean in ((-0.42, -0.12), (-0.06, 0.0), (0.3, 0.08))]
        along = p[:, 0] * 0.55 + p[:, 2] * 0.83
        neck = [step((1 - numpy.abs(along - at) / 0.075) / 0.3) * beyond(p[:, 0], 0.2) * beyond(p[:, 2], 1.3) * beyond(1.06 - p[:, 0], 0)
                for at in (1.72, 2.0, 2.26)]
        face = [near(p, (x, 0, z), 0.035, 0.35, None, (1, 2.6, 3)) for x, z in ((1.12, 2.1), (1.3, 1.98))]
        hips = [near(p, (x, 0, z), 0.07, 0.25, None, (4, 9, 1)) * beyond(-0.56 - p[:, 0], 0, 0.06) for x, z in ((-0.8, 1.36), (-0.8, 1.08))]
        legs = near(p, (0, 0, 0.68), 0.06, 0.3, None, (40, 9, 1)) * (p[:, 0] > -1.1)
        if bold:
            down = (p[:, 0] - 1.04) * 0.75 - (p[:, 2] - 2.04) * 0.66
            face = [step((1 - numpy.abs(down - at) / 0.04) / 0.3) * beyond(p[:, 0], 0.98) * beyond(2.2 - p[:, 2], 0) for at in (0.2, 0.37)]
            face += [near(p, (0, 0, 0.98), 0.06, 0.3, None, (40, 9, 1)) * (p[:, 0] > 0)]
        return most(*body, *neck, *hips, legs, *face)

    def paint(p, k):
        return speckled(p, over(k, stripe, stripes(p + 0.03 * noise_of(p, 2.5)[:, None]) * (0.9 if bold else 0.75)), 0.05)

    c.model(coat(), cream, paint, cell=0.018, marks={'stripes': stripes})


# Birds


@word('bird', View(tip=7, turn=-24), FRONT, View(tip=7, turn=-32, name='young', young=True))
def bird(young=False):
    c, f = Clay(), Clay()
    red, bill = '#D8281E', '#F0A02A'
    c.limb([(-0.4, 0, 0.74), (-0.1, 0, 0.66), (0.18, 0, 0.74)], [0.22, 0.38, 0.36], flat=((0, 1, 0), 0.94))
    c.ball((0.34, 0, 1.12), 0.31, blend=0.2)
    if not young:
        c.limb([(0.3, 0, 1.36), (0.2, 0, 1.52), (0.1, 0, 1.6)], [0.14, 0.07, 0.015], blend=0.08)  # crest
    tail = 0.5 if young else 1
    for y in (-0.07, 0.07):
        c.limb([(-0.45, y * 0.4, 0.78), (-0.45 - 0.4 * tail, y, 0.72), (-0.45 - 0.86 * tail, y * 1.5, 0.62)], [0.14, 0.11, 0.06],
               flat=((0.1, 0, 1), 0.4), blend=0.03, part='tail')
    side = ((0, 1, 0.25), 0.32)
    for k, (x, z) in enumerate(((-0.58, 0.7), (-0.46, 0.6), (-0.3, 0.53))):
        x = 0.5 * x + 0.02 if young else x
        c.limb([(0.2, 0.32, 0.84), (-0.05, 0.42, 0.78 - 0.07 * k), (x, 0.4, z)], [0.16, 0.19, 0.045], both=True, flat=side,
               blend=0.012, part='wings')
    f.limb([(0.56, 0, 1.13), (0.7, 0, 1.1), (0.84, 0, 1.05)], [0.115, 0.07, 0.01], bill, flat=((0, 0, 1), 0.9), part='pointed-beak')
    c.limb([(0.0, 0.15, 0.42), (0.02, 0.15, 0.3)], [0.13, 0.06], both=True, blend=0.08)
    bird_feet(f, (0.02, 0.15, 0.32), 0.22, '#B87A4A', 0.036)
    c.eyes((0.51, 0.22, 1.2), 0.066)

    def paint(p, k):
        n = noise_of(p, 3) * 0.12
        if young:
            k = over(k, '#F2D2A8', near(p, (0.2, 0, 0.5), 0.34, 0.3, n, (1, 1, 1.1)))
        else:
            k = over(k, '#5A3430', near(p, (0.62, 0, 1.1), 0.15, 0.18, n, (1, 1.4, 1)))
            k = over(k, '#A81C1C', beyond(-p[:, 0], 0.28, 0.5) * beyond(p[:, 2], 0.5) * 0.7)
        return speckled(p * array((1, 2, 3)), k, 0.07, 6)

    plumage = coat() if young else coat(rough=0.6, bump=0.3, scale=22, stretch=(1, 2, 3.5), sheen=0.3)
    body = c.model(plumage, '#D98A5A' if young else red, paint, cell=0.015)
    f.model(coat(rough=0.45, bump=0.08, sheen=0.1, rim=0.25), bill, cell=0.011)
    if young:
        fur(body, length=0.06, lie=0.4, backwards=(-1, 0, -0.4))
        room((-1.06, 0, 0.66))


@word('owl', View(tip=5, turn=-52), View(tip=5, turn=-76, name='front'))
def owl():
    c, f = Clay(), Clay()
    cream, dark, toward = '#F0DDBA', '#7A4A22', ((0.95, 0.3, 0.08), 0.3)
    c.limb([(-0.12, 0, 0.46), (-0.02, 0, 0.72), (0.02, 0, 1.12)], [0.34, 0.45, 0.4])
    c.ball((0.06, 0, 1.5), 0.42, flat=((0, 0, 1), 0.9), blend=0.1)
    c.ball((0.34, 0.185, 1.52), 0.25, both=True, flat=toward, blend=0.03)  # discs of the face
    c.limb([(0.14, 0.24, 1.76), (0.1, 0.36, 1.94), (0.08, 0.42, 2.08)], [0.15, 0.09, 0.015], both=True, blend=0.05)
    for k, (y, z) in enumerate(((0.42, 0.34), (0.36, 0.3), (0.24, 0.26))):
        c.limb([(0.02, 0.36, 1.18), (-0.06 - 0.1 * k, 0.5, 0.84), (-0.24 - 0.1 * k, y, z)], [0.15, 0.2, 0.05], both=True,
               flat=((0.1, 1, 0), 0.35), blend=0.012)
    c.limb([(-0.34, 0, 0.5), (-0.5, 0, 0.2), (-0.56, 0, 0.06)], [0.16, 0.14, 0.08], flat=((1, 0, 0.5), 0.5), blend=0.05)
    f.limb([(0.46, 0, 1.47), (0.56, 0, 1.4), (0.55, 0, 1.29)], [0.085, 0.07, 0.012], part='short-beak')
    for y in (0.11, 0.2, 0.29):
        f.limb([(0.14, y, 0.1), (0.36, y * 1.05, 0.06), (0.44, y * 1.05, 0.03)], [0.075, 0.07, 0.03], both=True, blend=0.02)
    c.limb([(0.02, 0.2, 0.36), (0.1, 0.2, 0.12)], [0.18, 0.12], both=True, blend=0.08)
    amber = skin('#F2A822', rough=0.5, rim=0.1)
    for s in (1, -1):
        part('big-round-eyes', ball(0.155, amber, at=(0.375, 0.19 * s, 1.54), seg=48, shape=(0.8, 1, 1)))
        part('big-round-eyes', ball(0.105, eye_skin(), at=(0.435, 0.2 * s, 1.543), seg=48))

    def paint(p, k):
        n = noise_of(p, 3) * 0.15
        k = over(k, cream, near(p, (0.36, 0, 0.78), 0.34, 0.2, n, (0.7, 0.9, 1.2)))
        # The breast has a few soft drops.
        for row in range(4):
            for y in (-0.18, 0.0, 0.18) if row % 2 else (-0.1, 0.1):
                k = over(k, '#B07A42', near(p, (0.42, y, 0.6 + 0.14 * row), 0.035, 0.5, None, (5, 1, 1.3)) * beyond(p[:, 0], 0.2) * 0.6)
        for s in (1, -1):
            k = over(k, cream, near(p, (0.42, 0.2 * s, 1.53), 0.25, 0.12, None, (0.8, 1, 1)) * beyond(p[:, 0], 0.22))
        k = over(k, dark, near(p, (0.06, 0, 2.05), 0.25, 0.6, None, (1, 2.5, 1)) * 0.5)
        return speckled(p * array((1, 1.6, 2.6)), k, 0.12, 5)

    plumage = c.model(coat(), '#A8692E', paint, cell=0.016)
    f.model(coat(rough=0.45, bump=0.08, sheen=0.1, rim=0.25), '#E8A030', cell=0.011)
    fur(plumage, length=0.035, lie=0.8, backwards=(-0.4, 0, -1), where=lambda p: 0.0 if p.x > 0.26 and p.z > 1.3 else 1.0)


@word('penguin', View(tip=5, turn=-38), View(tip=5, turn=-72, name='front'))
def penguin():
    c, f = Clay(), Clay()
    slate, cream, orange = '#46587E', '#F1EADB', '#F28A1E'
    c.limb([(-0.1, 0, 0.46), (0, 0, 0.8), (0.02, 0, 1.24)], [0.42, 0.47, 0.35])
    c.ball((0.06, 0, 1.62), 0.345, blend=0.14)
    c.limb([(-0.02, 0.36, 1.26), (-0.06, 0.58, 0.96), (-0.1, 0.7, 0.62)], [0.13, 0.16, 0.05], both=True, flat=((0.2, 1, 0.5), 0.4),
           blend=0.05, part='short-wings')
    c.limb([(-0.4, 0, 0.3), (-0.62, 0, 0.1)], [0.18, 0.06], flat=((0.4, 0, 1), 0.6), blend=0.08)
    f.limb([(0.34, 0, 1.6), (0.52, 0, 1.57), (0.68, 0, 1.51)], [0.11, 0.07, 0.015])
    for y in (0.1, 0.22, 0.34):
        f.limb([(0.1, 0.2, 0.08), (0.46, y * 1.1, 0.05)], [0.11, 0.06], both=True, blend=0.06, part='orange-feet')
    c.eyes((0.3, 0.205, 1.7), 0.06)

    def belly(p):
        front = beyond(p[:, 0], 0.06, 0.08) * beyond(0.48 - numpy.abs(p[:, 1]), 0)
        return near(p, (0.42, 0, 0.76), 0.42, 0.06, None, (1, 0.92, 1.3)) * front

    def paint(p, k):
        k = over(k, cream, belly(p))
        for s in (1, -1):
            k = over(k, cream, near(p, (0.3, 0.22 * s, 1.59), 0.18, 0.12, None, (1, 1, 1.05)))
        k = over(k, '#F6C04A', near(p, (0.36, 0, 1.22), 0.2, 0.5, None, (1, 1.2, 0.6)) * 0.8 * beyond(p[:, 0], 0.15, 0.1))
        return speckled(p, k, 0.05)

    c.model(coat(rough=0.6, bump=0.15, scale=40, sheen=0.5, rim=0.4), slate, paint, cell=0.016, marks={'white-belly': belly})
    f.model(coat(rough=0.45, bump=0.05, sheen=0.1), orange, cell=0.012)


# Small animals


@word('frog', View(tip=10, turn=-34), View(tip=10, turn=-66, name='front'))
def frog():
    c = Clay()
    cream = '#EFE9A8'
    c.limb([(-0.52, 0, 0.36), (-0.1, 0, 0.46), (0.34, 0, 0.62)], [0.26, 0.44, 0.42])
    c.limb([(0.36, 0, 0.74), (0.66, 0, 0.74)], [0.44, 0.38], flat=((0, 0, 1), 0.66), blend=0.12)
    c.ball((0.5, 0.27, 1.02), 0.19, both=True, blend=0.05, part='big-eyes')
    c.limb([(0.52, 0.42, 0.73), (0.78, 0.36, 0.68), (0.985, 0.16, 0.665), (1.02, 0, 0.67)], 0.018, '#3E6A1E', both=True, cut=True,
           blend=0.02, part='wide-mouth')
    c.limb([(-0.4, 0.3, 0.32), (-0.1, 0.5, 0.44), (0.12, 0.56, 0.46)], [0.24, 0.22, 0.15], both=True, blend=0.04, part='long-back-legs')
    c.limb([(0.12, 0.58, 0.42), (-0.14, 0.64, 0.26), (-0.36, 0.64, 0.12)], [0.14, 0.12, 0.09], both=True, blend=0.03, part='long-back-legs')
    for y in (0.56, 0.68, 0.8):
        c.limb([(-0.36, 0.64, 0.08), (-0.02, 0.5 * (y + 0.68), 0.055), (0.2, y, 0.05)], [0.085, 0.06, 0.065], both=True, blend=0.04,
               part='long-back-legs')
    c.limb([(0.4, 0.32, 0.5), (0.46, 0.46, 0.3), (0.54, 0.4, 0.1)], [0.15, 0.115, 0.085], both=True, blend=0.06)
    for y in (0.3, 0.4, 0.5):
        c.limb([(0.54, 0.4, 0.07), (0.74, y, 0.05)], [0.07, 0.055], both=True, blend=0.03)
    c.ball((0.99, 0.07, 0.82), 0.02, '#3E6A1E', both=True, cut=True, blend=0.02)
    gold = skin('#F2C23A', rough=0.45, rim=0.1)
    for s in (1, -1):
        part('big-eyes', ball(0.15, gold, at=(0.57, 0.315 * s, 1.045), seg=48))
        part('big-eyes', ball(0.105, eye_skin(), at=(0.635, 0.34 * s, 1.06), seg=48))

    def paint(p, k):
        n = noise_of(p, 3) * 0.15
        k = over(k, cream, beyond(0.62 - p[:, 2], 0, 0.1) * near(p, (0.72, 0, 0.44), 0.42, 0.2, n, (1, 1, 0.9)))
        for at in ((-0.2, 0.2, 0.86), (0.1, 0.34, 0.95), (-0.45, 0.1, 0.6), (-0.05, -0.25, 0.88), (0.2, -0.2, 1.05), (-0.35, -0.3, 0.6)):
            k = over(k, '#3F8A22', near(p, at, 0.1, 0.2, n) * 0.8)
        for at in ((-0.16, 0.68), (0.04, 0.64)):
            for s in (1, -1):
                k = over(k, '#3F8A22', near(p, (at[0], at[1] * s, 0.6), 0.09, 0.3, n) * 0.7)
        return speckled(p, k, 0.06)

    c.model(coat(rough=0.35, bump=0.06, scale=14, sheen=0.1, rim=0.25), '#62B42C', paint, cell=0.014)


@word('turtle', View(tip=12, turn=-20), View(tip=12, turn=-60, name='front'))
def turtle():
    c, s = Clay(), Clay()
    s.limb([(-0.2, 0, 0.4), (0.14, 0, 0.4)], [0.72, 0.72], flat=((0, 0, 1), 0.66))
    rim = [(-0.03 + 0.9 * math.cos(a), 0.7 * math.sin(a), 0.36) for a in numpy.linspace(0, TAU, 17)]
    s.limb(rim, 0.11, '#A8823C', flat=((0, 0, 1), 0.8), blend=0.04)
    c.limb([(-0.5, 0, 0.36), (0.4, 0, 0.36)], [0.5, 0.5], '#D8C878', flat=((0, 0, 1), 0.4))
    c.limb([(0.66, 0, 0.34), (0.94, 0, 0.44), (1.14, 0, 0.62)], [0.22, 0.19, 0.18], blend=0.05)
    c.ball((1.24, 0, 0.68), 0.225, flat=((0, 0, 1), 0.9), blend=0.08, part='small-head')
    c.ball((1.38, 0, 0.64), 0.14, blend=0.06, part='small-head')
    c.limb([(1.52, 0, 0.605), (1.44, 0.12, 0.59), (1.3, 0.19, 0.6)], 0.013, '#4E6A26', both=True, cut=True, blend=0.02)
    for x in (0.5, -0.56):
        c.limb([(x, 0.42, 0.34), (x + 0.12 * (x > 0), 0.54, 0.13)], [0.19, 0.155], both=True, blend=0.06, part='four-short-legs')
        for dy in (-0.08, 0.03):
            c.ball((x + 0.11 + 0.14 * (x > 0), 0.57 + dy, 0.06), 0.05, '#E8DCA8', both=True, blend=0.02, part='four-short-legs')
    c.limb([(-0.86, 0, 0.3), (-1.08, 0, 0.18)], [0.12, 0.03], blend=0.05)
    c.eyes((1.345, 0.14, 0.76), 0.055)

    def plates(p, k):
        up = numpy.stack([p[:, 0], p[:, 1], p[:, 2] * 0.7], 1)
        k = over(k, '#8A6A2A', (1 - patches(up, 0.42, 0.03, seed=5)) * 0.85)
        return speckled(p, k, 0.08)

    s.model(coat(rough=0.4, bump=0.1, scale=14, sheen=0.1, rim=0.2), '#5E8E34', plates, cell=0.016, floor=0.3, smooth=5,
            marks={'round-shell': lambda p: numpy.ones(len(p))})
    c.model(coat(rough=0.55, bump=0.2, scale=16, sheen=0.1, rim=0.2), '#9CBE4E', lambda p, k: speckled(p, k, 0.1, 7), cell=0.015)


def rounded(points, count=120):
    """A closed smooth line through points in space."""
    return [tuple(p) for p in curve([*points, points[0]], count + 1)[:-1]]


def wing(root, outline, material, paint=None, thickness=0.012, rings=24):
    """Returns a closed smooth line through points in space."""
    count = len(outline)
    points = [tuple(r + (o - r) * k / rings for r, o in zip(root, each)) for k in range(rings + 1) for each in outline]
    faces = [(k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i)
             for k in range(rings) for i in range(count)]
    thing = solid(points, faces, material)
    if paint:
        p = array(points)
        t = numpy.repeat(numpy.arange(rings + 1) / rings, count)
        layer = thing.data.color_attributes.new('paint', 'FLOAT_COLOR', 'POINT')
        layer.data.foreach_set('color', numpy.concatenate([paint(p, t), numpy.ones((len(p), 1))], 1).astype(numpy.float32).ravel())
    thing.modifiers.new('thick', 'SOLIDIFY').thickness = thickness
    return thing


def feelers(root, tip, bend, colour, name='feelers', size=0.02):
    """Returns a thin wing: rings from its root to its outline (points in space)."""
    for side in (1, -1):
        line = [(x, y * side, z) for x, y, z in (root, bend, tip)]
        material = skin(colour, rough=0.5, rim=0.3)
        pair = tube(line, [size, size * 0.8], material, seg=12), ball(size * 1.9, material, at=line[-1], seg=24)
        if name:
            part(name, *pair)


@word('butterfly', View(tip=0, turn=-12))
def butterfly():
    """Adds a pair of feelers with a knob each, mirrored at y = 0."""
    brown, orange, yellow = '#6E4024', '#F08A1E', '#FFC43A'
    for side in (1, -1):
        for upper, line in (
            (True, [(0.04, 0.1), (0.34, 0.72), (0.78, 1.06), (1.14, 0.98), (1.16, 0.6), (0.88, 0.22), (0.5, 0.0), (0.1, -0.04)]),
            (False, [(0.05, 0.02), (0.5, -0.02), (0.84, -0.24), (0.88, -0.6), (0.64, -0.9), (0.38, -0.84), (0.16, -0.46)]),
        ):
            outline = rounded([(x * side, -0.28 * x - 0.02 * upper, z) for x, z in line])
            middle = array((0.62 * side, -0.17, 0.5) if upper else (0.5 * side, -0.14, -0.44))

            def paint(p, t, middle=middle, upper=upper):
                k = numpy.broadcast_to(array(rgb(orange)), p.shape)
                k = over(k, yellow, near(p, middle, 0.3, 0.6, None, (1, 9, 1)) * 0.8)
                k = over(k, brown, beyond(t, 0.87, 0.06))
                spots = [near(p, at, 0.055, 0.3, None, (1, 9, 1)) for at in
                         (((1.03 * side, 0, 0.86), (1.03 * side, 0, 0.62)) if upper else ((0.74 * side, 0, -0.6), (0.56 * side, 0, -0.74)))]
                return over(k, '#FFF0C8', most(*spots))

            root = (0.05 * side, -0.02, 0.06 if upper else 0.0)
            part('four-big-wings', wing(root, outline, skin(painted=True, rough=0.6, rim=0.15, specular=0.2), paint, rings=40))
    c = Clay()
    c.limb([(0, -0.06, 0.3), (0, -0.07, 0.05), (0, -0.06, -0.3), (0, -0.05, -0.56)], [0.1, 0.115, 0.085, 0.03])
    c.ball((0, -0.07, 0.42), 0.105, blend=0.05)
    thing = c.model(coat(rim=0.35), '#7E4C2C', lambda p, k: speckled(p, k, 0.1), cell=0.011, floor=-2)
    part('thin-body', thing)
    for side in (1, -1):
        material = skin('#8A5A3A', rough=0.5, rim=0.3)
        line = [(0.04 * side, -0.08, 0.5), (0.14 * side, -0.1, 0.72), (0.32 * side, -0.12, 0.9)]
        tube(line, [0.018, 0.014], material, seg=12)
        ball(0.034, material, at=line[-1], seg=24)


@word('bee', View(tip=8, turn=-22))
def bee():
    c = Clay()
    brown, honey = '#7A4E2A', '#FFD03C'
    c.limb([(-0.86, 0, 0.5), (-0.66, 0, 0.53), (-0.3, 0, 0.6), (0.0, 0, 0.66)], [0.05, 0.24, 0.37, 0.3])
    c.ball((0.24, 0, 0.72), 0.34, blend=0.05)
    c.ball((0.62, 0, 0.7), 0.26, brown, blend=0.04)
    for x, reach in ((0.06, -0.16), (0.24, 0.04), (0.4, 0.22)):
        c.limb([(x, 0.2, 0.5), (x + reach * 0.5, 0.38, 0.38), (x + reach, 0.4, 0.16)], [0.05, 0.045, 0.03], brown, both=True, blend=0.03)
    c.eyes((0.73, 0.16, 0.76), 0.1, lid=0.9)

    def dark(p):
        bands = [near(p, (x, 0, 0.55), 0.095, 0.15, None, (1, 20, 20)) for x in (-0.56, -0.2)]
        return most(*bands)

    def yellow(p):
        return (1 - dark(p)) * beyond(0.4 - p[:, 0], 0) * beyond(p[:, 2], 0.36, 0.1)

    def paint(p, k):
        k = over(k, brown, dark(p))
        return speckled(p, over(k, brown, beyond(-0.76 - p[:, 0], 0)), 0.06)

    thing = c.model(coat(), honey, paint, cell=0.014, floor=-2, marks={'yellow-stripes': yellow})
    fur(thing, length=0.06, lie=0.5, backwards=(-1, 0, -0.2), where=lambda p: float(p.x < 0.6 and p.z > 0.3))
    glassy = skin('#DDEBF4', rough=0.25, rim=0.35, coat=0.4, glow=0.04)
    for side in (1, -1):
        for tip, width in (((-0.62, 0.62, 1.5), 0.2), ((-0.86, 0.6, 1.02), 0.15)):
            root = numpy.array((0.14, 0.16, 0.98))
            along = numpy.array(tip) - root
            across = numpy.cross(along, (0.3, 1, 0)) / numpy.linalg.norm(along)
            edge = ((0.1, 0.3), (0.5, 1), (0.86, 1.05), (1, 0.2), (0.84, -0.8), (0.45, -0.7), (0.1, -0.3))
            outline = rounded([tuple((root + along * t + across * width * w) * (1, side, 1)) for t, w in edge])
            part('wings', wing(tuple(root * (1, side, 1)), outline, glassy, thickness=0.02))
    feelers((0.76, 0.07, 0.9), (1.1, 0.2, 1.1), (0.86, 0.12, 1.08), '#8A5E38')


@word('ladybird', View(tip=34, turn=-30))
def ladybird():
    c, s = Clay(), Clay()
    dark, red = '#5A4A48', '#D8261C'
    s.limb([(-0.16, 0, 0.3), (0.1, 0, 0.3)], [0.74, 0.72], flat=((0, 0, 1), 0.78))
    c.limb([(-0.4, 0, 0.24), (0.3, 0, 0.24)], [0.6, 0.6], flat=((0, 0, 1), 0.3))
    c.ball((0.74, 0, 0.34), 0.36, flat=((0.2, 0, 1), 0.8), blend=0.06)
    c.ball((1.0, 0, 0.32), 0.24, flat=((0, 0, 1), 0.85), blend=0.05)
    for x, reach in ((-0.42, -0.24), (0.08, 0.02), (0.5, 0.24)):
        c.limb([(x, 0.5, 0.18), (x + reach * 0.6, 0.8, 0.2), (x + reach, 0.98, 0.03)], [0.07, 0.06, 0.04], both=True, blend=0.03,
               part='small-legs')
    c.eyes((1.12, 0.15, 0.42), 0.062)
    feelers((1.12, 0.07, 0.46), (1.42, 0.24, 0.66), (1.26, 0.14, 0.64), '#7A6460', name=None, size=0.022)

    def spots(p):
        places = ((0.28, 0.36, 0.7), (-0.22, 0.42, 0.74), (-0.6, 0.24, 0.6))
        return most(*[near(p, (x, y * side, z), 0.15, 0.08, None, (1, 1, 2)) for side in (1, -1) for x, y, z in places])

    def paint(p, k):
        k = over(k, dark, most(spots(p), near(p, (0, 0, 0.7), 0.014, 0.3, None, (60, 1, 60))))
        return k

    def cheeks(p, k):
        for s in (1, -1):
            k = over(k, '#F4EBDA', near(p, (0.68, 0.36 * s, 0.46), 0.14, 0.15, None, (1, 1, 0.8)))
        return k

    s.model(coat(rough=0.25, bump=0.0, sheen=0, coat=0.5, rim=0.25), red, paint, cell=0.014, floor=0.2, marks={
        'black-spots': spots, 'red-back': lambda p: 1 - spots(p)})
    c.model(coat(rough=0.45, bump=0.1, sheen=0.2, rim=0.5), dark, cheeks, cell=0.013)


@word('snail', View(tip=8, turn=-28))
def snail():
    c, s = Clay(), Clay()
    c.limb([(-1.12, 0, 0.05), (-0.7, 0, 0.12), (-0.1, 0, 0.17), (0.55, 0, 0.16), (0.86, 0, 0.13)], [0.03, 0.13, 0.19, 0.17, 0.14])
    c.limb([(0.5, 0, 0.18), (0.84, 0, 0.34), (0.98, 0, 0.58)], [0.17, 0.165, 0.16], blend=0.1)
    c.ball((1.05, 0, 0.62), 0.17, blend=0.08)
    for root, tip, size in (((1.02, 0.07, 0.72), (1.12, 0.2, 1.16), 0.042), ((1.14, 0.07, 0.6), (1.34, 0.13, 0.56), 0.034)):
        c.limb([root, tip], [size * 1.3, size], both=True, blend=0.05)
        c.ball(tip, size * 1.5, both=True, blend=0.02)
    c.limb([(1.2, 0, 0.53), (1.16, 0.1, 0.51), (1.08, 0.15, 0.53)], 0.012, '#8A6A44', both=True, cut=True, blend=0.02)
    c.eyes((1.13, 0.2, 1.18), 0.062, lid=0.6, name='eyes-on-stalks')
    # Models a butterfly seen from above, as on a flower. Its wings are in the picture's plane, lifted slightly towards us.
    turns = 2.4
    line, radii = [], []
    for k in range(50):
        t = k / 49
        angle, size = TAU * turns * (1 - t) - 1.9, 0.28 * (0.14 + 0.86 * t**1.2)
        away = 2.05 * size - 0.06
        line.append((-0.24 - away * math.cos(angle) * 0.95, 0, 0.82 + away * math.sin(angle)))
        radii.append(size * 1.16)
    for k in range(48):
        dy = 0.1 * (1 - k / 48)
        s.limb([(line[k][0], 0, line[k][2]), (line[k + 1][0], 0, line[k + 1][2])], [radii[k], radii[k + 1]], blend=0.004)
        s.limb([(line[k][0], dy, line[k][2]), (line[k + 1][0], dy, line[k + 1][2])], [radii[k], radii[k + 1]], both=True, blend=0.004)

    def swirl(p, k):
        a = array(line)
        far = numpy.stack([numpy.hypot(p[:, 0] - x, p[:, 2] - z) / size for (x, _, z), size in zip(a, radii)], 1)
        k = over(k, '#F0C88A', step((0.75 - far.min(1)) / 0.5) * 0.8)
        return speckled(p, k, 0.08, 5)

    s.model(coat(rough=0.3, bump=0.08, scale=10, sheen=0.1, coat=0.3, rim=0.2), '#B8692A', swirl, cell=0.013, smooth=3,
            marks={'round-shell': lambda p: numpy.ones(len(p))})
    c.model(coat(rough=0.4, bump=0.14, scale=16, sheen=0.1, rim=0.25), '#D8B888', lambda p, k: speckled(p, k, 0.08, 8), cell=0.012,
            marks={'eyes-on-stalks': lambda p: beyond(p[:, 2], 0.8), 'flat-foot': lambda p: below(p, 0.3)})


@word('squirrel', View(tip=6, turn=-26))
def squirrel():
    c, t = Clay(), Clay()
    cream, rust = '#F6E2C4', '#C8682A'
    c.limb([(-0.22, 0, 0.4), (-0.1, 0, 0.62), (0.08, 0, 0.92)], [0.4, 0.38, 0.28])
    c.limb([(-0.16, 0.26, 0.36), (0.06, 0.3, 0.38)], [0.3, 0.24], both=True, flat=((0, 1, 0), 0.6), blend=0.04)
    c.limb([(-0.02, 0.32, 0.08), (0.44, 0.34, 0.08)], [0.09, 0.09], both=True, blend=0.05)
    c.ball((0.24, 0, 1.26), 0.28, blend=0.1)
    c.limb([(0.34, 0, 1.24), (0.52, 0, 1.17)], [0.19, 0.1], blend=0.08)
    c.ball((0.42, 0.1, 1.13), 0.11, both=True, blend=0.06)
    c.ball((0.615, 0, 1.19), 0.038, '#7A4434', blend=0.02)
    c.limb([(0.16, 0.13, 1.46), (0.1, 0.18, 1.64), (0.07, 0.2, 1.78)], [0.08, 0.085, 0.01], both=True, flat=((0.75, 0.6, 0.1), 0.45),
           blend=0.05, part='pointed-ears')
    c.limb([(0.18, 0.2, 0.94), (0.34, 0.27, 0.72), (0.52, 0.14, 0.78)], [0.12, 0.09, 0.075], both=True, blend=0.05)
    c.ball((0.55, 0.1, 0.8), 0.078, both=True, blend=0.03, part='small-paws')
    for k in (-1, 0, 1):
        c.limb([(0.56, 0.1 + 0.04 * k, 0.81), (0.64, 0.05 + 0.04 * k, 0.83)], [0.034, 0.026], both=True, blend=0.015, part='small-paws')
    ball(0.115, skin('#A8702E', rough=0.4, mottle=0.2), at=(0.68, 0, 0.83), shape=(1, 1, 1.15), seg=40)
    ball(0.12, skin('#6E4A26', rough=0.8, bump=0.3), at=(0.68, 0, 0.89), shape=(1, 1, 0.7), seg=40)
    c.eyes((0.41, 0.185, 1.34), 0.07)
    t.limb([(-0.5, 0, 0.16), (-0.8, 0, 0.3), (-0.92, 0, 0.72), (-0.78, 0, 1.16), (-0.78, 0, 1.5), (-1.0, 0, 1.62)],
           [0.1, 0.22, 0.29, 0.27, 0.24, 0.1], flat=((0, 1, 0), 0.8))

    def paint(p, k):
        n = noise_of(p, 3) * 0.12
        k = over(k, cream, near(p, (0.24, 0, 0.66), 0.3, 0.2, n, (0.9, 0.75, 1.2)))
        k = over(k, cream, near(p, (0.5, 0, 1.08), 0.14, 0.3, n))
        for s in (1, -1):
            k = over(k, cream, near(p, (0.41, 0.19 * s, 1.34), 0.115, 0.3) * 0.8)
        return speckled(p, k, 0.09)

    body = c.model(coat(), rust, paint, cell=0.014)
    tail = part('big-bushy-tail', t.model(coat(), '#D67A36', lambda p, k: speckled(p, k, 0.1), cell=0.017))
    room((-1.3, 0, 0.9), (-1.1, 0, 1.86), (-0.7, 0, 1.84))
    fur(body, length=0.035)
    fur(tail, length=0.13, lie=0.55, backwards=(-0.4, 0, 1), count=30000)


@word('hedgehog', View(tip=7, turn=-22))
def hedgehog():
    c, b = Clay(), Clay()
    c.limb([(-0.4, 0, 0.4), (0.3, 0, 0.42)], [0.4, 0.38])
    c.limb([(0.5, 0, 0.44), (0.84, 0, 0.38), (1.08, 0, 0.34)], [0.34, 0.2, 0.075], blend=0.1)
    c.ball((1.13, 0, 0.35), 0.068, '#4A3630', blend=0.02, part='pointed-nose')
    c.ball((0.56, 0.3, 0.66), 0.115, both=True, flat=((0.8, 0.5, 0.1), 0.45), blend=0.04)
    for x in (0.4, -0.44):
        c.limb([(x, 0.24, 0.22), (x + 0.04, 0.26, 0.07)], [0.12, 0.085], both=True, blend=0.06)
        c.limb([(x + 0.04, 0.26, 0.06), (x + 0.16, 0.27, 0.05)], [0.07, 0.06], both=True, blend=0.04)
    c.limb([(1.02, 0, 0.27), (0.92, 0.08, 0.25), (0.8, 0.13, 0.28)], 0.012, '#8A5E40', both=True, cut=True, blend=0.02)
    c.eyes((0.86, 0.15, 0.5), 0.06)
    b.limb([(-0.5, 0, 0.5), (-0.16, 0, 0.58), (0.2, 0, 0.6)], [0.4, 0.5, 0.44])

    def face(p, k):
        return speckled(p, over(k, '#B98658', near(p, (0.86, 0, 0.52), 0.14, 0.6, None, (1, 1.6, 1)) * 0.4), 0.06)

    def nose(p):
        return beyond(p[:, 0], 0.92)

    front = c.model(coat(), '#EBCB9E', face, cell=0.013, marks={'pointed-nose': nose})
    fur(front, length=0.03, count=20000)
    back = part('sharp-spines', b.model(coat(), '#946A40', lambda p, k: speckled(p, k, 0.35, 11), cell=0.018, floor=0.16))
    room((-1.26, 0, 0.5), (-1.1, 0, 0.9), (-0.3, 0, 1.26))
    fur(back, length=0.2, count=5200, root=0.019, lie=0.4, backwards=(-1, 0, 0.1), where=lambda p: float(p.z > 0.24 and p.x < 0.52))


# The shell is a spiral that widens towards its mouth and is flat on both sides.


@word('swan', View(tip=7, turn=-18))
def swan():
    c, f = Clay(), Clay()
    white, orange = '#EEE7D9', '#F07A1C'
    c.limb([(-0.86, 0, 0.56), (-0.5, 0, 0.42), (0, 0, 0.38), (0.4, 0, 0.42)], [0.16, 0.38, 0.44, 0.34], flat=((0, 1, 0), 0.9))
    c.limb([(0.5, 0, 0.48), (0.78, 0, 0.72), (0.66, 0, 1.08), (0.5, 0, 1.4), (0.62, 0, 1.68), (0.8, 0, 1.7)],
           [0.28, 0.17, 0.125, 0.11, 0.11, 0.12], blend=0.12, part='long-curved-neck')
    c.limb([(0.8, 0, 1.7), (0.92, 0, 1.66)], [0.15, 0.125], blend=0.06)
    for k, (x, z) in enumerate(((-1.16, 0.84), (-1.02, 0.7), (-0.86, 0.56), (-0.62, 0.44))):
        c.limb([(0.3, 0.3, 0.6), (-0.2, 0.42, 0.7 - 0.1 * k), (x, 0.26, z)], [0.2, 0.2, 0.05], both=True, flat=((0, 1, 0.2), 0.34),
               blend=0.012, part='white-wings')
    c.limb([(-0.84, 0, 0.58), (-1.14, 0, 0.66)], [0.14, 0.03], blend=0.04)
    f.limb([(0.97, 0, 1.66), (1.14, 0, 1.58), (1.3, 0, 1.52)], [0.09, 0.07, 0.05], flat=((0.3, 0, 1), 0.7), part='orange-beak')
    f.limb([(0.96, 0, 1.71), (1.03, 0, 1.68)], [0.055, 0.05], '#5A4A48', blend=0.03)
    c.eyes((0.9, 0.1, 1.73), 0.038)

    def paint(p, k):
        for s in (1, -1):
            k = over(k, '#5A4A48', near(p, (0.97, 0.08 * s, 1.69), 0.07, 0.3))
        return speckled(p * array((1, 2, 3)), k, 0.07, 5)

    c.model(coat(rough=0.6, bump=0.3, scale=20, stretch=(1, 2, 3.5), sheen=0.3), white, paint, cell=0.016)
    f.model(coat(rough=0.45, bump=0.05, sheen=0.1), orange, cell=0.011)


@word('flamingo', View(tip=5, turn=-16))
def flamingo():
    c, f = Clay(), Clay()
    pink, deep = '#F58C98', '#E8647C'
    c.limb([(-0.66, 0, 1.42), (-0.3, 0, 1.48), (0.06, 0, 1.5), (0.28, 0, 1.58)], [0.12, 0.3, 0.34, 0.24], flat=((0, 1, 0), 0.88),
           part='pink-feathers')
    c.limb([(0.28, 0, 1.6), (0.56, 0, 1.78), (0.52, 0, 2.1), (0.3, 0, 2.36), (0.36, 0, 2.66), (0.56, 0, 2.74)],
           [0.2, 0.13, 0.1, 0.095, 0.095, 0.11], blend=0.08, part='long-curved-neck')
    c.ball((0.6, 0, 2.72), 0.155, blend=0.05)
    for k, (x, z) in enumerate(((-0.98, 1.34), (-0.86, 1.24), (-0.66, 1.18))):
        c.limb([(0.1, 0.24, 1.62), (-0.3, 0.33, 1.52 - 0.08 * k), (x, 0.2, z)], [0.16, 0.19, 0.045], None if k < 1 else deep, both=True,
               flat=((0, 1, 0.2), 0.34), blend=0.012, part='pink-feathers')
    f.limb([(0.7, 0, 2.7), (0.86, 0, 2.64), (0.94, 0, 2.52)], [0.11, 0.09, 0.075], '#F8D8CC', flat=((0, 1, 0), 0.8))
    f.limb([(0.94, 0, 2.5), (0.94, 0, 2.38)], [0.07, 0.02], '#5E4C50', flat=((0, 1, 0), 0.8), blend=0.02)
    for side, bent in ((-1, False), (1, True)):
        y = 0.12 * side
        if bent:
            f.limb([(0.06, y, 1.3), (0.36, y, 1.06)], [0.06, 0.05], blend=0.02)
            f.limb([(0.36, y, 1.06), (-0.16, y, 0.86)], [0.058, 0.042], blend=0.02)
            f.limb([(-0.16, y, 0.86), (-0.22, y, 0.72)], [0.06, 0.04], blend=0.03)
        else:
            f.limb([(0.02, y, 1.3), (0.02, y, 0.7)], [0.07, 0.062], blend=0.02, part='one-long-leg')
            f.ball((0.02, y, 0.7), 0.07, blend=0.03, part='one-long-leg')
            f.limb([(0.02, y, 0.7), (0.02, y, 0.06)], [0.062, 0.056], blend=0.02, part='one-long-leg')
            for dy in (-0.12, 0.0, 0.12):
                f.limb([(0.02, y, 0.045), (0.28, y + dy, 0.035)], [0.05, 0.035], blend=0.05, part='one-long-leg')
    c.limb([(0.04, 0.12, 1.34), (0.04, 0.12, 1.2)], [0.16, 0.07], both=True, blend=0.06)
    c.eyes((0.68, 0.115, 2.77), 0.042)

    def paint(p, k):
        return speckled(p * array((1, 2, 3)), over(k, deep, beyond(-p[:, 0], 0.2, 0.5) * 0.4), 0.07, 5)

    c.model(coat(rough=0.6, bump=0.3, scale=20, stretch=(1, 2, 3.5), sheen=0.3), pink, paint, cell=0.016)
    f.model(coat(rough=0.5, bump=0.05, sheen=0.1, rim=0.3), '#EE7488', cell=0.012)


# Sea animals


WET = dict(rough=0.3, bump=0.0, sheen=0, coat=0.35, rim=0.3)


@word('dolphin', View(tip=8, turn=-22, roll=-42))
def dolphin():
    """Models a leaping dolphin. Its back is an arch, and its nose points up to the right."""
    c = Clay()
    pale = '#E4E8EC'
    c.limb([(-1.3, 0, -0.3), (-0.9, 0, 0.12), (-0.4, 0, 0.34), (0.15, 0, 0.34), (0.6, 0, 0.14)], [0.07, 0.17, 0.3, 0.35, 0.29])
    c.limb([(0.62, 0, 0.12), (0.86, 0, -0.08)], [0.28, 0.21], blend=0.1)
    c.limb([(0.98, 0, -0.2), (1.3, 0, -0.42)], [0.12, 0.065], flat=((0.55, 0, 0.8), 0.8), blend=0.06, part='pointed-nose')
    c.limb([(-0.12, 0, 0.6), (-0.26, 0, 0.82), (-0.5, 0, 0.98)], [0.2, 0.13, 0.02], flat=((0, 1, 0), 0.3), blend=0.06,
           part='fin-on-the-back')
    c.limb([(0.36, 0.26, 0.06), (0.22, 0.42, -0.2), (0.0, 0.5, -0.4)], [0.14, 0.13, 0.02], both=True, flat=((0.5, 1, 0.2), 0.3), blend=0.05)
    for side in (1, -1):  # the flukes, turned slightly about the body so that both are visible
        middle, end = (-1.48 - 0.15 * side, 0.15 * side, -0.4 + 0.16 * side), (-1.58 - 0.36 * side, 0.34 * side, -0.5 + 0.4 * side)
        c.limb([(-1.26, 0, -0.24), middle, end], [0.12, 0.15, 0.02], flat=((0, 1, 0), 0.3), blend=0.05)
    c.limb([(1.24, 0.05, -0.43), (1.0, 0.12, -0.28), (0.8, 0.21, -0.16)], 0.013, '#3E5870', both=True, cut=True, blend=0.02)
    c.eyes((0.8, 0.22, 0.06), 0.056)

    def paint(p, k):
        # The belly is everything below the middle of the arch.
        middle = numpy.interp(p[:, 0], (-1.3, -0.9, -0.4, 0.15, 0.6, 0.9, 1.3), (-0.42, -0.02, 0.14, 0.1, -0.08, -0.24, -0.5))
        belly = beyond(middle - p[:, 2], 0.0, 0.08) * beyond(p[:, 0], -1.0, 0.2) * beyond(0.3 - numpy.abs(p[:, 1]), 0, 0.04)
        return speckled(p, over(k, pale, belly), 0.04, 3)

    def body(p):
        return beyond(p[:, 0], -1.15) * beyond(0.96 - p[:, 0], 0) * (1 - near(p, (-0.36, 0, 0.94), 0.3, 0.05))

    c.model(coat(**WET), '#5E92C4', paint, cell=0.015, floor=-2, smooth=6, marks={'smooth-body': body})


@word('whale', View(tip=8, turn=-22))
def whale():
    c = Clay()
    pale = '#E8ECEC'
    c.limb([(-1.1, 0, 0.62), (-0.7, 0, 0.42), (-0.1, 0, 0.5), (0.5, 0, 0.56)], [0.11, 0.28, 0.54, 0.56])
    c.limb([(-1.08, 0, 0.62), (-1.24, 0, 0.86)], [0.12, 0.1], blend=0.08, part='big-tail')
    c.limb([(-1.22, 0, 0.86), (-1.34, 0.28, 1.02), (-1.38, 0.6, 1.1)], [0.12, 0.18, 0.03], both=True, flat=((-0.7, 0, 0.6), 0.35),
           blend=0.06, part='big-tail')
    c.limb([(0.34, 0.46, 0.3), (0.14, 0.7, 0.1), (-0.1, 0.8, 0.0)], [0.16, 0.17, 0.03], both=True, flat=((0.2, 0.5, 1), 0.35), blend=0.05)
    c.limb([(1.06, 0, 0.4), (0.86, 0.36, 0.37), (0.52, 0.54, 0.42), (0.42, 0.55, 0.5)], 0.016, '#2E5274', both=True, cut=True, blend=0.02)
    c.eyes((0.66, 0.475, 0.62), 0.07)

    def belly(p):
        edge = numpy.interp(p[:, 0], (-0.9, -0.4, 0.3, 1.1), (0.24, 0.2, 0.32, 0.38))
        flippers = near(p, (0.06, 0, 0.08), 0.3, 0.05, None, (1, 9, 0.6)) * beyond(numpy.abs(p[:, 1]), 0.52)
        return beyond(edge - p[:, 2], 0.0) * beyond(p[:, 0], -0.86, 0.1) * (1 - flippers)

    def paint(p, k):
        grooves = 1 - 0.12 * step((numpy.sin(p[:, 1] * 38) - 0.4) / 0.4) * beyond(p[:, 0], 0.1, 0.2)
        k = over(k, pale, belly(p)) * (1 + (grooves - 1) * belly(p))[:, None]
        return speckled(p, k, 0.05, 3)

    c.model(coat(**WET), '#4E86BE', paint, cell=0.018, floor=-2, smooth=6, marks={'white-belly': belly})
    water = skin('#BFE2F4', rough=0.15, rim=0.3, coat=0.5)
    for x, y in ((-0.42, 0), (0.44, 0), (-0.16, 0.3), (0.16, -0.3)):
        jet = [(0.3 + x * out, y * out, z) for out, z in ((0, 1.02), (0.25, 1.42), (0.8, 1.56), (1.15, 1.34))]
        part('water-spout', tube(jet, [0.05, 0.065, 0.075, 0.03], water, seg=20))
        part('water-spout', ball(0.055, water, at=(0.3 + x * 1.24, y * 1.24, 1.2), shape=(1, 1, 1.3), seg=24))


@word('octopus', View(tip=22, turn=-78))
def octopus():
    c = Clay()
    light = '#F8C0A0'
    c.limb([(-0.14, 0, 1.3), (-0.04, 0, 1.0), (0.06, 0, 0.72)], [0.52, 0.5, 0.36], part='round-head')
    for k in range(8):
        a = TAU * (k + 0.5) / 8
        x, y, turn = math.cos(a), math.sin(a), 0.5 if math.sin(a) > 0 else -0.5
        reach = (0.98 + 0.18 * abs(y)) * (1 if x > 0 else 0.95)
        end = (math.cos(a + turn * 0.62), math.sin(a + turn * 0.62))
        line = [(0.2 * x, 0.2 * y, 0.58), (0.56 * x, 0.58 * y, 0.42), (reach * 0.86 * x, reach * y, 0.13),
                (reach * 1.16 * end[0], reach * 1.16 * end[1], 0.12), (reach * 1.2 * end[0] - 0.06, reach * 1.25 * end[1], 0.33)]
        c.limb(line, [0.24, 0.18, 0.13, 0.09, 0.035], blend=0.05, part='many-arms')
    c.limb([(0.5, 0.12, 0.78), (0.56, 0, 0.75), (0.5, -0.12, 0.78)], 0.018, '#A83A24', cut=True, blend=0.03)
    c.eyes((0.42, 0.2, 1.02), 0.085)

    def paint(p, k):
        for at, size in (((0.0, 0.3, 1.72), 0.1), ((0.16, -0.12, 1.74), 0.08), ((0.22, -0.36, 1.5), 0.07), ((0.24, 0.32, 1.42), 0.06)):
            k = over(k, '#F6A07A', near(p, at, size, 0.2) * 0.8)
        k = over(k, light, beyond(0.14 - p[:, 2], 0, 0.12) * 0.7)
        return speckled(p, k, 0.06, 5)

    c.model(coat(rough=0.35, bump=0.05, scale=14, sheen=0.1, coat=0.2, rim=0.25), '#E86A48', paint, cell=0.016, smooth=6)


@word('crab', View(tip=16, turn=-82))
def crab():
    """Models a crab seen from the front, standing with lifted claws."""
    c, red = Clay(), '#E2491E'
    c.limb([(0, -0.32, 0.58), (0, 0.32, 0.58)], [0.48, 0.48], flat=((0, 0, 1), 0.8), part='round-body')
    c.limb([(0.12, -0.2, 0.44), (0.12, 0.2, 0.44)], [0.38, 0.38], '#F6C89A', flat=((0, 0, 1), 0.6), blend=0.02, part='round-body')
    for k in range(4):
        x, reach = 0.16 - 0.16 * k, 1.06 + 0.17 * k
        c.limb([(x, 0.62, 0.46), (x + 0.04, reach - 0.12, 0.5 + 0.12 * k), (x, reach + 0.1, 0.34 + 0.03 * k), (x, reach + 0.06, 0.03)],
               [0.1, 0.095, 0.075, 0.025], both=True, blend=0.02, part='many-legs')
    c.limb([(0.3, 0.46, 0.6), (0.52, 0.76, 0.66), (0.56, 0.84, 0.92)], [0.13, 0.12, 0.12], both=True, blend=0.03)
    c.limb([(0.56, 0.85, 1.02), (0.56, 0.98, 1.3), (0.54, 0.88, 1.62)], [0.2, 0.2, 0.03], both=True, flat=((1, 0, 0), 0.75), blend=0.04,
           part='two-claws')
    c.limb([(0.57, 0.76, 1.1), (0.57, 0.6, 1.28), (0.56, 0.64, 1.52)], [0.12, 0.105, 0.025], both=True, flat=((1, 0, 0), 0.8), blend=0.015,
           part='two-claws')
    c.limb([(0.3, 0.17, 0.86), (0.36, 0.18, 1.12)], [0.055, 0.05], both=True, blend=0.04)
    c.limb([(0.51, 0.16, 0.5), (0.55, 0, 0.46), (0.51, -0.16, 0.5)], 0.016, '#A8431C', cut=True, blend=0.02)
    c.eyes((0.39, 0.18, 1.17), 0.09, lid=0.8)

    def paint(p, k):
        return speckled(p, over(k, '#F2854A', beyond(p[:, 2], 1.3, 0.4) * 0.6), 0.08, 6)

    c.model(coat(rough=0.35, bump=0.1, scale=18, sheen=0.1, coat=0.25, rim=0.2), red, paint, cell=0.014)


@word('snake', View(tip=20, turn=-20))
def snake():
    """Models a snake coiled at rest, with its head lifted to the right."""
    c = Clay()
    line, radii = [], []
    for k in range(30):
        t = k / 29
        angle = TAU * (2.1 * t) + 2.6
        away = 0.92 - 0.5 * t
        line.append((away * math.cos(angle), away * math.sin(angle), 0.17 + 0.42 * max(0, t - 0.3) / 0.7))
        radii.append(0.03 + 0.16 * min(1, t * 3.4))
    c.limb(line, radii, blend=0.015, part='long-curled-body')
    x, y, z = line[-1]
    c.limb([line[-1], (x + 0.12, y - 0.2, z + 0.1), (0.0, -0.2, 0.95), (0.14, -0.06, 1.24), (0.36, 0, 1.46)],
           [0.19, 0.18, 0.165, 0.155, 0.16], blend=0.03,
           part='long-curled-body')
    c.limb([(0.36, 0, 1.47), (0.64, 0, 1.43)], [0.22, 0.15], flat=((0, 0, 1), 0.8), blend=0.06)
    c.limb([(0.79, 0, 1.4), (0.7, 0.13, 1.38), (0.5, 0.2, 1.38), (0.36, 0.21, 1.42)], 0.012, '#3E6A26', both=True, cut=True, blend=0.02)
    c.eyes((0.56, 0.15, 1.53), 0.055)
    tongue = skin('#E0506A', rough=0.5, rim=0.2)
    part('forked-tongue', tube([(0.74, 0, 1.38), (0.88, 0, 1.36), (0.98, 0, 1.33)], 0.018, tongue, seg=12))
    for s in (1, -1):
        fork = [(0.97, 0, 1.33), (1.04, 0.03 * s, 1.34 + 0.02 * s), (1.12, 0.08 * s, 1.33 + 0.05 * s)]
        part('forked-tongue', tube(fork, [0.016, 0.006], tongue, seg=12))

    def paint(p, k):
        k = over(k, '#E8D468', near(p, (0.34, -0.04, 1.16), 0.16, 0.3, None, (1, 1, 2.2)) * 0.8)
        for x, y, z in line[3::2]:
            k = over(k, '#C8C84A', near(p, (x, y, z + 0.16), 0.085, 0.2) * 0.9)
        return speckled(p, k, 0.06, 6)

    c.model(coat(rough=0.35, bump=0.12, scale=30, sheen=0.1, coat=0.2, rim=0.25), '#5E9E34', paint, cell=0.015, smooth=3)


@word('crocodile', View(tip=12, turn=-34))
def crocodile():
    """Models a crocodile with an open mouth and a raised tail."""
    c = Clay()
    pale, pink, ivory, tail = '#E2DFA0', '#F09A94', '#F4EFDC', 'long-tail'
    c.limb([(-0.5, 0, 0.5), (-0.05, 0, 0.54), (0.42, 0, 0.56), (0.7, 0, 0.6)], [0.37, 0.43, 0.39, 0.31], flat=((0, 0, 1), 0.86))
    c.limb([(-0.5, 0, 0.5), (-0.92, 0, 0.4), (-1.3, 0.04, 0.48), (-1.56, 0.1, 0.8), (-1.56, 0.14, 1.24)], [0.34, 0.26, 0.2, 0.13, 0.02],
           blend=0.08, part=tail)
    c.limb([(0.76, 0, 0.66), (1.0, 0, 0.64)], [0.3, 0.25], flat=((0, 0, 1), 0.85), blend=0.08)
    c.limb([(1.04, 0, 0.68), (1.36, 0, 0.8), (1.72, 0, 0.98)], [0.24, 0.18, 0.19], flat=((-0.4, 0, 1), 0.55), blend=0.06, part='long-mouth')
    c.limb([(1.1, 0, 0.57), (1.4, 0, 0.7), (1.7, 0, 0.87)], [0.16, 0.13, 0.13], pink, flat=((-0.4, 0, 1), 0.4), blend=0.012,
           part='long-mouth')
    c.limb([(0.94, 0, 0.46), (1.36, 0, 0.37), (1.68, 0, 0.36)], [0.24, 0.17, 0.165], pale, flat=((0, 0, 1), 0.5), blend=0.012,
           part='long-mouth')
    c.limb([(1.04, 0, 0.55), (1.36, 0, 0.455), (1.62, 0, 0.43)], [0.16, 0.12, 0.1], pink, flat=((0, 0, 1), 0.4), blend=0.012,
           part='long-mouth')
    for x in (1.3, 1.45, 1.6, 1.74):
        c.limb([(x, 0.135, 0.4), (x, 0.13, 0.5)], [0.04, 0.012], ivory, both=True, blend=0.01, part='long-mouth')
        z = 0.74 + (x - 1.3) * 0.5
        c.limb([(x + 0.04, 0.145, z), (x + 0.07, 0.14, z - 0.12)], [0.04, 0.012], ivory, both=True, blend=0.01, part='long-mouth')
    c.ball((1.8, 0.07, 1.1), 0.065, both=True, blend=0.04, part='long-mouth')
    c.ball((0.96, 0.17, 0.89), 0.12, both=True, blend=0.06)
    for x in (0.48, -0.42):
        c.limb([(x, 0.3, 0.42), (x - 0.04, 0.52, 0.3), (x + 0.06, 0.54, 0.1)], [0.2, 0.165, 0.115], both=True, blend=0.06)
        for y in (0.43, 0.54, 0.65):
            c.limb([(x + 0.06, 0.54, 0.08), (x + 0.25, y, 0.055)], [0.085, 0.058], both=True, blend=0.03)
    for k in range(6):
        x = 0.5 - 0.21 * k
        z = 0.93 if x > -0.3 else 0.93 + (x + 0.3) * 0.3
        c.limb([(x, 0.13, z - 0.07), (x - 0.04, 0.14, z + 0.07)], [0.1, 0.03], '#3E6E2C', both=True, blend=0.02, part='bumps-on-its-back')
    for x, z, out, up in ((-0.84, 0.66, -0.02, 1), (-1.02, 0.64, 0.1, 1), (-1.2, 0.66, 0.45, 0.9), (-1.36, 0.8, 0.9, 0.5)):
        c.limb([(x, 0.03, z - 0.04 * up), (x + 0.12 * out, 0.03, z + 0.11 * up)], [0.085, 0.025], '#3E6E2C', blend=0.02, part=tail)
    c.eyes((1.01, 0.24, 0.92), 0.068)

    def paint(p, k):
        k = over(k, pale, beyond(0.32 - p[:, 2], 0, 0.06) * (numpy.abs(p[:, 1]) < 0.4) * beyond(p[:, 0], -0.7, 0.2))
        k = over(k, '#3F7A2E', patches(p, 0.24, 0.05, seed=4) * 0.22)
        return speckled(p, k, 0.08, 6)

    c.model(coat(rough=0.5, bump=0.3, scale=16, sheen=0.1, rim=0.25), '#5E9A3A', paint, cell=0.016)


# Animals of hot countries


@word('kangaroo', View(tip=6, turn=-18))
def kangaroo():
    c = Clay()
    cream = '#F2DFC0'
    c.limb([(-0.42, 0, 0.86), (-0.2, 0, 1.08), (0.06, 0, 1.44), (0.16, 0, 1.68)], [0.36, 0.4, 0.28, 0.2])
    c.limb([(0.18, 0, 1.72), (0.26, 0, 2.02)], [0.19, 0.15], blend=0.1)
    c.ball((0.32, 0, 2.14), 0.2, blend=0.08)
    c.limb([(0.4, 0, 2.12), (0.66, 0, 2.0)], [0.15, 0.095], blend=0.08)
    c.ball((0.74, 0, 2.02), 0.06, '#4E3830', flat=((0.9, 0, -0.3), 0.7), blend=0.03)
    c.limb([(0.74, 0, 1.93), (0.62, 0.08, 1.92), (0.52, 0.11, 1.98)], 0.012, '#7A5038', both=True, cut=True, blend=0.02)
    c.limb([(0.24, 0.1, 2.28), (0.14, 0.17, 2.48), (0.1, 0.21, 2.68)], [0.075, 0.1, 0.02], both=True, flat=((0.7, 0.7, 0.1), 0.42),
           blend=0.05)
    c.limb([(0.19, 0.15, 2.34), (0.13, 0.21, 2.5), (0.1, 0.24, 2.6)], [0.035, 0.06, 0.02], '#E8B49A', both=True,
           flat=((0.7, 0.7, 0.1), 0.42), blend=0.03, cut=True)
    c.limb([(0.12, 0.19, 1.5), (0.28, 0.25, 1.24), (0.5, 0.2, 1.2)], [0.12, 0.085, 0.07], both=True, blend=0.05, part='small-front-legs')
    c.ball((0.56, 0.19, 1.17), 0.078, '#7A4E32', both=True, blend=0.04, part='small-front-legs')
    c.limb([(-0.4, 0.2, 0.84), (-0.08, 0.3, 0.72), (0.06, 0.3, 0.62)], [0.34, 0.26, 0.14], both=True, flat=((0, 1, 0), 0.75), blend=0.05,
           part='strong-back-legs')
    c.limb([(0.06, 0.3, 0.6), (-0.22, 0.3, 0.32), (-0.34, 0.3, 0.12)], [0.14, 0.1, 0.085], both=True, blend=0.04, part='strong-back-legs')
    c.limb([(-0.36, 0.3, 0.09), (0.0, 0.31, 0.08), (0.32, 0.32, 0.07)], [0.09, 0.085, 0.08], both=True, blend=0.04, part='strong-back-legs')
    c.limb([(-0.6, 0, 0.72), (-0.94, 0, 0.34), (-1.3, 0, 0.15), (-1.72, 0, 0.12), (-2.0, 0, 0.2)], [0.24, 0.17, 0.12, 0.09, 0.05],
           blend=0.12, part='long-tail')
    c.eyes((0.44, 0.15, 2.18), 0.056)

    def paint(p, k):
        n = noise_of(p, 2.4) * 0.15
        k = over(k, cream, near(p, (0.16, 0, 1.18), 0.3, 0.2, n, (0.9, 0.72, 1.6)))
        k = over(k, cream, near(p, (0.6, 0, 1.92), 0.12, 0.4, n))
        return speckled(p, k, 0.08)

    thing = c.model(coat(), '#C0793E', paint, cell=0.018)
    fur(thing, length=0.035)


@word('camel', View(tip=7, turn=-16))
def camel():
    c = Clay()
    dark, cream = '#9A6430', '#EBCB94'
    c.limb([(-0.7, 0, 1.3), (-0.2, 0, 1.28), (0.3, 0, 1.3), (0.56, 0, 1.34)], [0.34, 0.4, 0.39, 0.34], flat=((0, 1, 0), 0.85))
    for x in (-0.42, 0.26):
        c.limb([(x, 0, 1.5), (x - 0.02, 0, 1.82), (x - 0.04, 0, 2.08)], [0.28, 0.2, 0.1], flat=((0, 1, 0), 0.8), blend=0.08,
               part='two-humps')
    c.limb([(0.62, 0, 1.36), (0.98, 0, 1.2), (1.2, 0, 1.5), (1.2, 0, 1.92)], [0.3, 0.2, 0.165, 0.15], blend=0.12, part='long-neck')
    c.limb([(1.2, 0, 2.02), (1.4, 0, 2.0), (1.62, 0, 1.88)], [0.19, 0.165, 0.125], blend=0.08)
    c.ball((1.66, 0, 1.85), 0.13, blend=0.05)
    c.ball((1.765, 0.06, 1.9), 0.022, '#7A4E30', both=True, cut=True, blend=0.03)
    c.limb([(1.79, 0, 1.82), (1.7, 0.1, 1.79), (1.56, 0.11, 1.84)], 0.014, '#8A5A34', both=True, cut=True, blend=0.02)
    c.ball((1.2, 0, 2.2), 0.12, dark, blend=0.06)
    c.limb([(1.1, 0.13, 2.12), (1.04, 0.22, 2.22)], [0.06, 0.05], both=True, flat=((1, 0.3, 0.2), 0.5), blend=0.04)
    c.limb([(0.5, 0.19, 1.16), (0.52, 0.2, 0.74), (0.5, 0.2, 0.62), (0.52, 0.2, 0.16)], [0.22, 0.115, 0.1, 0.08], both=True, blend=0.1)
    c.limb([(-0.72, 0.18, 1.2), (-0.6, 0.2, 0.86), (-0.78, 0.2, 0.6), (-0.72, 0.2, 0.16)], [0.28, 0.17, 0.1, 0.08], both=True, blend=0.1)
    for x in (0.55, -0.69):
        c.limb([(x, 0.2, 0.09), (x + 0.1, 0.2, 0.07)], [0.105, 0.095], both=True, blend=0.05)
    c.limb([(-1.0, 0, 1.4), (-1.14, 0, 1.2), (-1.16, 0, 0.92)], [0.07, 0.045, 0.04], blend=0.06)
    c.limb([(-1.16, 0, 0.94), (-1.18, 0, 0.76), (-1.15, 0, 0.6)], [0.05, 0.08, 0.02], dark, blend=0.03)
    c.eyes((1.4, 0.15, 2.09), 0.056)

    def paint(p, k):
        n = noise_of(p, 2.4) * 0.2
        for x in (-0.46, 0.22):
            k = over(k, dark, near(p, (x, 0, 2.16), 0.2, 0.6, n) * 0.5)
        k = over(k, dark, near(p, (1.08, 0, 1.12), 0.2, 0.5, n) * 0.6)
        k = over(k, cream, near(p, (1.72, 0, 1.82), 0.13, 0.4, n))
        return speckled(p, k, 0.08)

    def legs(p):
        return below(p, 0.98) * (numpy.abs(p[:, 0] + 0.07) < 0.97)

    thing = c.model(coat(), '#CB9450', paint, cell=0.018, marks={'long-legs': legs})
    fur(thing, length=0.05)
