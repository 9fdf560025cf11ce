"""Clay animals: each is a list of limbs, a pair of eyes, and patches of paint. All face +x.

The side view is turned 16 degrees to us, so that four legs are visible. The front view is about 24 degrees from straight ahead, so that the
body stays visible behind the face. A young animal is the adult with other proportions, and a face is the same model without its body.
"""
import random

import bpy
import numpy
from mathutils import Matrix

from clay import Clay, array, coat, eye_skin, fur, near, noise_of, over, step
from kit import View, ball, mix, part, skin, tube, word

SIDE, FRONT = View(tip=7, turn=-16), View(tip=8, turn=-66, name='front')
FLAT_FACED = View(tip=7, turn=-32)  # a side view with more of the face
YOUNG, FACE = View(tip=7, turn=-22, name='young', young=True), View(tip=4, turn=-75, face=True)
FACE_AHEAD = View(tip=4, turn=-82, face=True)  # the eyes are at the sides of the head, and both must be visible


# Shared by several animals


def bent(c, first, at, axis, degrees, by=(0, 0, 0)):
    """Turns all parts from number `first` onwards, with the eyes and whiskers, about an axis through the neck at `at`, and moves them by `by`."""
    turn = array(Matrix.Rotation(numpy.radians(degrees), 3, axis))
    there = lambda p: (array(p) - array(at)) @ turn.T + array(at) + array(by)
    for each in c.parts[first:]:
        each.line, each.middle = there(each.line), there(each.middle)
        each.axis = None if each.axis is None else turn @ each.axis
    c.sockets = [(tuple(there(place)), radius) for place, radius in c.sockets]
    for thing in [each for each in bpy.context.scene.objects if each.type == 'MESH']:
        bpy.context.view_layer.update()
        matrix = numpy.array(thing.matrix_world, dtype=numpy.float32)
        for vertex in thing.data.vertices:
            vertex.co = there(matrix[:3, :3] @ array(vertex.co) + matrix[:3, 3])
        thing.matrix_world.identity()
        thing.data.update()


def below(points, height, edge=0.03):
    """Returns 1 below a height, and 0 above it."""
    return step((height - points[:, 2]) / edge + 0.5)


def speckled(points, colours, amount, scale=9):
    """Returns colours that vary a little from point to point, as in every living thing."""
    return colours * (1 + amount * noise_of(points, scale))[:, None]


def paws(c, places, size=0.09, colour=None):
    """Adds paired paws under the ankles at (x, y), each with two visible toes."""
    for x, y in places:
        c.limb([(x, y, size), (x + size * 1.3, y, size * 0.83)], [size, size * 0.83], colour, both=True, blend=size * 0.55)
        for dy in (-0.5, 0.5):
            c.ball((x + size * 1.8, y + dy * size, size * 0.72), size * 0.58, colour, both=True, blend=size * 0.13)


def hooves(c, places, size, colour):
    """Adds paired hooves under the ankles at (x, y)."""
    for x, y in places:
        c.limb([(x, y, size * 1.2), (x + size * 0.3, y, size * 0.5)], [size * 0.9, size * 1.12], colour, both=True, blend=0.015)


def bird_feet(c, ankle, long, colour, size=0.045):
    """Adds a pair of thin legs, each with three toes in front and one behind."""
    x, y, z = ankle
    c.limb([(x, y, z), (x + 0.02, y, 0.06)], [size * 1.2, size], colour, both=True, blend=0.03)
    for turn in (-0.5, 0.0, 0.5):
        toe = (x + long * numpy.cos(turn), y + long * numpy.sin(turn), 0.03)
        c.limb([(x + 0.02, y, 0.045), toe], [size, size * 0.6], colour, both=True, blend=0.04)
    c.limb([(x + 0.02, y, 0.045), (x - long * 0.5, y, 0.03)], [size, size * 0.55], colour, both=True, blend=0.04)


def whiskers(root, length, rise=(-0.08, 0.0, 0.08), name='whiskers'):
    """Adds three pale hairs on each cheek."""
    x, y, z = root
    material = skin('#F6F0E6', rough=0.5, rim=0.4)
    for side in (1, -1):
        for dz in rise:
            end = (x - 0.3 * length, (y + 0.9 * length) * side, z + dz * 2.4 - 0.15 * length)
            middle = (x - 0.02 * length, (y + 0.5 * length) * side, z + dz * 1.4)
            part(name, tube([(x, y * side, z + dz * 0.3), middle, end], [0.008, 0.006, 0.002], material, seg=8, count=14))


def younger(neck, head=1.3, legs=0.72, belly=0.6, muzzle=0.75, face=None, way=(0.75, 0, 0.66), eye=1.15):
    """Makes an adult animal young: the head beyond `neck` is larger, and the muzzle in front of `face` and the legs under `belly` are shorter."""

    def grown(p):
        share = step((p - array(neck)) @ array(way) / 0.3 + 0.5)[:, None]
        near_face = p.copy()
        if face is not None:
            near_face[:, 0] = numpy.where(p[:, 0] > face, face + (p[:, 0] - face) * muzzle, p[:, 0])
        p = p + (array(neck) + (near_face - array(neck)) * head - p) * share
        p[:, 2] = numpy.where(p[:, 2] < belly, p[:, 2] * legs, p[:, 2] - belly * (1 - legs))
        return p

    for thing in [each for each in bpy.context.scene.objects if each.type == 'MESH']:
        flat = numpy.empty(len(thing.data.vertices) * 3, dtype=numpy.float32)
        thing.data.vertices.foreach_get('co', flat)
        p = flat.reshape(-1, 3)
        if any('eye' in key for key in thing.keys()):  # an eye stays round
            middle = p.mean(0)
            p = grown(middle[None]) + (p - middle) * head * eye
        else:
            p = grown(p)
        thing.data.vertices.foreach_set('co', p.astype(numpy.float32).ravel())
        thing.data.update()


# The animals


@word('rabbit', SIDE, FRONT, YOUNG)
def rabbit(young=False):
    c = Clay()
    pink, cream, toward = '#E59C94', '#F6ECDF', ((0.7, 0.75, 0.1), 0.4)
    c.limb([(-0.52, 0, 0.47), (-0.2, 0, 0.6), (0.2, 0, 0.56), (0.46, 0, 0.62)], [0.44, 0.5, 0.4, 0.28], flat=((0, 1, 0), 0.82))
    c.limb([(-0.42, 0.27, 0.4), (-0.22, 0.28, 0.4)], [0.34, 0.3], both=True, flat=((0, 1, 0), 0.62), blend=0.04)  # haunch
    c.limb([(-0.5, 0.36, 0.1), (-0.1, 0.4, 0.09), (0.16, 0.4, 0.085)], [0.11, 0.1, 0.105], both=True, blend=0.05)
    c.limb([(0.42, 0.17, 0.5), (0.5, 0.17, 0.25), (0.52, 0.17, 0.1), (0.63, 0.17, 0.08)], [0.17, 0.11, 0.085, 0.09],
           both=True, blend=0.1)
    c.limb([(0.5, 0, 0.72), (0.68, 0, 0.98)], [0.26, 0.24], blend=0.2)
    c.ball((-0.98, 0, 0.42), 0.18, '#FFFFFF', blend=0.05, part='round-tail')
    c.limb([(0.68, 0, 1.08), (0.84, 0, 1.05), (1.0, 0, 0.97)], [0.27, 0.24, 0.155], blend=0.12)
    c.ball((0.99, 0.075, 0.93), 0.105, both=True, blend=0.05)  # cheeks
    c.limb([(0.6, 0.1, 1.24), (0.52, 0.16, 1.5), (0.45, 0.21, 1.78), (0.42, 0.22, 2.04)], [0.08, 0.145, 0.15, 0.03],
           both=True, flat=toward, blend=0.1, part='long-ears')
    c.limb([(0.66, 0.15, 1.32), (0.59, 0.22, 1.52), (0.52, 0.28, 1.76), (0.47, 0.28, 1.95)], [0.03, 0.105, 0.1, 0.02],
           pink, both=True, flat=toward, blend=0.04, cut=True, part='long-ears')
    c.limb([(1.125, 0.025, 1.02), (1.14, 0, 0.985)], [0.035, 0.025], '#C4736C', both=True, blend=0.03)
    c.limb([(1.15, 0, 0.95), (1.14, 0.03, 0.9), (1.09, 0.09, 0.88)], 0.02, '#C08A78', both=True, cut=True, blend=0.03)
    c.eyes((0.86, 0.2, 1.13), 0.072)

    def paint(p, k):
        n = noise_of(p, 2.5) * 0.25
        k = over(k, cream, near(p, (0.5, 0, 0.42), 0.26, 0.3, n, (1, 1, 1.4)))
        k = over(k, cream, near(p, (1.04, 0, 0.86), 0.17, 0.3))
        for s in (1, -1):
            k = over(k, '#D9B48C', near(p, (0.86, 0.22 * s, 1.13), 0.13, 0.4))
        return speckled(p, k, 0.14)

    thing = c.model(coat(), '#B98A5C' if young else '#AE7C50', paint, cell=0.018,
                    marks={'small-nose': lambda p: near(p, (1.1, 0, 0.98), 0.1, 0.06)})
    if young:
        younger((0.6, 0, 0.88), head=1.28, legs=1, face=0.9, muzzle=0.8)
    fur(thing, length=0.045)


@word('duck', SIDE, FRONT, YOUNG)
def duck(young=False):
    if young:
        return duckling()
    c = Clay()
    yellow, orange, side = '#F2B81C', '#F2761A', ((-0.1, 1, 0.15), 0.4)
    c.limb([(-1.0, 0, 0.88), (-0.6, 0, 0.69), (0, 0, 0.58), (0.42, 0, 0.64)], [0.07, 0.29, 0.46, 0.38], flat=((0, 1, 0), 0.9))
    c.limb([(0.45, 0, 0.72), (0.62, 0, 1.0), (0.64, 0, 1.32)], [0.3, 0.18, 0.17], blend=0.2)
    c.limb([(0.63, 0, 1.46), (0.78, 0, 1.43)], [0.25, 0.2], blend=0.14)
    c.limb([(0.84, 0, 1.42), (1.05, 0, 1.36), (1.29, 0, 1.34)], [0.17, 0.13, 0.12], yellow, flat=((0.1, 0, 1), 0.52), blend=0.04,
           part='flat-beak')
    c.limb([(0.9, 0, 1.325), (1.23, 0, 1.275)], [0.1, 0.085], '#D08E12', flat=((0.1, 0, 1), 0.45), blend=0.012, part='flat-beak')
    c.limb([(0.22, 0.36, 0.74), (-0.25, 0.4, 0.74), (-0.7, 0.24, 0.8), (-1.02, 0.12, 0.9)], [0.24, 0.26, 0.15, 0.02],
           both=True, flat=side, blend=0.025)
    c.limb([(0.02, 0.17, 0.25), (0.05, 0.18, 0.05)], [0.07, 0.05], orange, both=True, blend=0.04)
    for dy in (-0.1, 0.0, 0.1):  # three toes, whose wide blend forms the web
        c.limb([(0.05, 0.18, 0.04), (0.36, 0.2 + dy, 0.03)], [0.045, 0.035], orange, both=True, blend=0.09)
    c.eyes((0.79, 0.185, 1.51), 0.055)

    def paint(p, k):
        n = noise_of(p, 3) * 0.06
        outer = numpy.abs(p[:, 1]) > 0.2
        k = over(k, '#7E4423', near(p, (0.58, 0, 0.62), 0.42, 0.12, n))
        k = over(k, '#A39484', near(p, (-0.3, 0, 0.76), 0.3, 0.08, n, (2.1, 9, 0.85)) * outer)
        k = over(k, '#2458D0', near(p, (-0.44, 0, 0.68), 0.075, 0.12, n, (2.2, 9, 1)) * outer)
        k = over(k, '#F4F2EC', near(p, (-1.02, 0, 0.86), 0.24, 0.2, n))
        k = over(k, '#0F8048', step((p[:, 2] - 1.06 - n * 0.3) / 0.03))
        k = over(k, '#FFFFFF', near(p, (0.62, 0, 1.04), 0.055, 0.3, n, (9, 9, 1)))
        return k * (1 + 0.12 * noise_of(p * array((1, 2, 3)), 6))[:, None]

    def head(p):
        return (1 - below(p, 1.07)) * step((0.9 - p[:, 0]) / 0.04)

    marks = {'green-head': head, 'round-body': lambda p: below(p, 1.03) * (1 - below(p, 0.2))}
    c.model(coat(rough=0.55, bump=0.3, scale=22, stretch=(1, 2, 3.5), sheen=0.3), '#D3CEC4', paint, cell=0.017, marks=marks)


@word('cow-face', FACE)
@word('cow', SIDE, View(tip=7, turn=-20, hide='#B0662E', patch='#F6EAD4'), View(tip=7, turn=-26, friesian=True), FRONT, YOUNG)
def cow(young=False, face=False, friesian=False, hide='#F4EFE6', patch='#96491C'):
    """Models a cow with patches of two colours, or a Friesian, which is broad and has large black patches and a dark head."""
    c = Clay()
    pink, hoof, horn, tuft = '#F0A49C', '#7A6350', '#EADBB8', '#96491C'
    if friesian:
        hide, patch, tuft = '#F1ECE4', '#4E4A50', '#F1ECE4'
        c.limb([(-0.75, 0, 1.12), (0.4, 0, 1.08)], [0.53, 0.53], flat=((0, 1, 0), 0.9))
    if not face:
        c.limb([(-0.9, 0, 1.2), (-0.4, 0, 1.1), (0.25, 0, 1.1), (0.66, 0, 1.2)], [0.39, 0.51, 0.48, 0.4], flat=((0, 1, 0), 0.9))
        c.limb([(0.7, 0, 1.24), (0.98, 0, 1.46), (1.14, 0, 1.6)], [0.35, 0.26, 0.22], blend=0.2)
        c.limb([(0.6, 0.24, 1.05), (0.61, 0.25, 0.6), (0.63, 0.25, 0.42), (0.64, 0.25, 0.14)], [0.25, 0.12, 0.105, 0.08],
               both=True, blend=0.1)
        c.limb([(-0.9, 0.22, 1.12), (-0.82, 0.26, 0.74), (-1.0, 0.26, 0.47), (-0.95, 0.26, 0.14)], [0.33, 0.2, 0.1, 0.08],
               both=True, blend=0.1)
        hooves(c, ((0.66, 0.25), (-0.93, 0.26)), 0.1, hoof)
        if not young:
            low = 0.06 if friesian else 0
            c.ball((-0.48, 0, 0.62 - low), 0.27, pink, blend=0.08, part='pink-udder')
            for x in (-0.59, -0.38):
                c.limb([(x, 0.13, 0.45 - low), (x, 0.14, 0.32 - low)], [0.06, 0.04], pink, both=True, blend=0.05, part='pink-udder')
        c.limb([(-1.22, 0, 1.46), (-1.42, 0, 1.32), (-1.45, 0, 0.95), (-1.43, 0, 0.66)], [0.08, 0.05, 0.04, 0.045], blend=0.08)
        c.limb([(-1.43, 0, 0.66), (-1.44, 0, 0.5), (-1.4, 0, 0.3)], [0.055, 0.1, 0.02], tuft, blend=0.04)
    c.limb([(1.15, 0, 1.68), (1.36, 0, 1.55), (1.58, 0, 1.35)], [0.245, 0.205, 0.16], blend=0.1)
    c.ball((1.64, 0, 1.29), 0.175, pink, flat=((0.7, 0, -0.7), 0.8), blend=0.07)
    c.ball((1.775, 0.085, 1.335), 0.032, '#7A4038', both=True, cut=True, blend=0.03)
    c.limb([(1.77, 0, 1.2), (1.66, 0.14, 1.185), (1.52, 0.19, 1.22)], 0.018, '#9A5A50', both=True, cut=True, blend=0.02)
    c.limb([(1.06, 0.2, 1.74), (1.02, 0.38, 1.74), (0.98, 0.57, 1.65)], [0.07, 0.12, 0.03],
           both=True, flat=((1, 0.2, 0.2), 0.45), blend=0.06, part='ears')
    c.limb([(1.1, 0.36, 1.74), (1.07, 0.5, 1.68)], [0.08, 0.03], pink, both=True, flat=((1, 0.2, 0.2), 0.4), blend=0.03, cut=True,
           part='ears')
    if not young:
        c.limb([(1.1, 0.12, 1.88), (1.1, 0.24, 1.98), (1.18, 0.25, 2.13)], [0.06, 0.05, 0.014], horn, both=True, blend=0.03, part='horns')
    c.eyes((1.31, 0.2, 1.68), 0.068)

    patches = (
        ((0.46, -0.3, 1.28), 0.42, (0.95, 1, 1.3)), ((-0.38, -0.45, 1.32), 0.38, (1, 1, 1)), ((-1.14, -0.3, 1.1), 0.36, (0.9, 1, 1.3)),
        ((0.1, 0.45, 1.2), 0.4, (1.3, 1, 1)), ((-0.8, 0.4, 1.3), 0.34, (1, 1, 1)),
    ) if friesian else (
        ((0.3, -0.4, 1.4), 0.38, (1.1, 1, 1)), ((-0.35, -0.45, 1.0), 0.24, (1.2, 1, 1)), ((-1.0, -0.3, 1.35), 0.38, (1, 1, 1.2)),
        ((0.1, 0.45, 1.2), 0.4, (1.3, 1, 1)), ((-0.8, 0.4, 1.3), 0.34, (1, 1, 1)), ((0.6, -0.3, 0.76), 0.15, (1, 1, 1.2)),
    )

    def spots(p):
        n = noise_of(p, 1.6) * 0.35 + noise_of(p, 5) * 0.06
        share = numpy.zeros(len(p))
        for at, radius, shape in patches:
            share = numpy.maximum(share, near(p, at, radius, 0.05, n, shape))
        for s in () if friesian else (1, -1):
            share = numpy.maximum(share, near(p, (1.1, 0.34 * s, 1.68), 0.3, 0.05, n * 0.4, (1.1, 0.95, 1.1)))
        return share

    marks = {'wide-pink-nose': lambda p: near(p, (1.66, 0, 1.27), 0.21, 0.05)} if face else {'spots': spots}

    def dark_head(p):
        """Returns the dark head of a Friesian: all of it except the nose and a blaze."""
        blaze = near(p, (1.42, 0, 1.66), 0.075, 0.2, None, (4, 1, 4))
        return near(p, (1.19, 0, 1.7), 0.33, 0.05, noise_of(p, 1.6) * 0.15, (1, 2, 1)) * (1 - blaze) * friesian

    def paint(p, k):
        return speckled(p, over(over(k, patch, spots(p)), patch, dark_head(p)), 0.06)

    c.model(coat(), hide, paint, cell=0.013 if face else 0.019, marks=marks)
    if young:
        younger((0.95, 0, 1.42), head=1.28, legs=0.92, belly=0.7, face=1.25, muzzle=0.6, eye=1.25)


@word('dog-face', FACE)
@word('dog', SIDE, View(tip=7, turn=-20, breed='collie'), View(tip=7, turn=-28, breed='spitz'), FRONT, YOUNG)
def dog(young=False, face=False, breed='beagle'):
    """Models a beagle, a collie in black and white with a long coat, or a cream spitz, which is fluffy and holds its ears and tail up."""
    c = Clay()
    collie, spitz = breed == 'collie', breed == 'spitz'
    hide, dark, white = {
        'beagle': ('#C98640', '#7C4620', '#F8F2E8'),
        'collie': ('#59545A', '#59545A', '#F8F2E8'),
        'spitz': ('#EFE0C2', '#E4CB9C', '#F8EEDA'),
    }[breed]
    ear = 'floppy-ears' if face else 'floppy-ear'
    if not face:
        c.limb([(-0.58, 0, 0.95), (-0.15, 0, 0.93), (0.3, 0, 0.92), (0.46, 0, 0.98)], [0.27, 0.27, 0.34, 0.31], flat=((0, 1, 0), 0.88))
        c.limb([(0.46, 0, 1.05), (0.64, 0, 1.3), (0.74, 0, 1.46)], [0.28, 0.22, 0.21], blend=0.16)
        c.limb([(0.4, 0.17, 0.9), (0.37, 0.18, 0.5), (0.41, 0.18, 0.12)], [0.22, 0.11, 0.082], both=True, blend=0.08)
        c.limb([(-0.56, 0.16, 0.9), (-0.46, 0.19, 0.6), (-0.68, 0.19, 0.36), (-0.64, 0.19, 0.12)], [0.25, 0.175, 0.088, 0.08],
               both=True, blend=0.08)
        paws(c, ((0.43, 0.18), (-0.62, 0.19)))
        tail = [0.11, 0.15, 0.15, 0.04] if collie else [0.1, 0.08, 0.065, 0.03]
        if spitz:
            c.limb([(-0.74, 0, 1.16), (-0.94, 0, 1.34), (-0.86, 0, 1.6), (-0.58, 0, 1.64), (-0.38, -0.06, 1.46)],
                   [0.13, 0.17, 0.2, 0.19, 0.08], blend=0.03, part='wagging-tail')
        else:
            c.limb([(-0.76, 0, 1.08), (-0.95, 0, 1.24), (-1.06, 0, 1.48), (-1.03, 0, 1.72)], tail, blend=0.08, part='wagging-tail')
    if spitz:
        c.limb([(-0.56, 0, 0.98), (0.3, 0, 0.98)], [0.34, 0.36], blend=0.12)
        c.limb([(0.4, 0, 0.9), (0.64, 0, 1.24)], [0.4, 0.38], blend=0.12)  # ruff
        c.ball((0.78, 0, 1.54), 0.32, blend=0.1)
        c.limb([(-0.6, 0.14, 0.96), (-0.56, 0.16, 0.72)], [0.28, 0.2], both=True, blend=0.1)
        c.ball((0.84, 0.16, 1.46), 0.19, both=True, blend=0.1)
    if collie:
        c.limb([(0.44, 0, 0.86), (0.62, 0, 1.12)], [0.34, 0.28], blend=0.16)  # thick coat of the chest
    c.limb([(0.76, 0, 1.56), (0.9, 0, 1.54)], [0.27, 0.24], blend=0.1)
    c.limb([(0.96, 0, 1.48), (1.14, 0, 1.44), (1.27, 0, 1.43)], [0.18, 0.15, 0.13], blend=0.05)
    c.limb([(1.0, 0, 1.36), (1.19, 0, 1.33)], [0.1, 0.075], blend=0.015)  # jaw; the narrow fold above it is the mouth
    part('big-nose', ball(0.082, skin('#1E1614', rough=0.55, rim=0.12), at=(1.375, 0, 1.49), shape=(0.75, 1, 0.9), seg=40))
    if spitz:
        toward = ((0.75, 0.6, 0.1), 0.4)
        c.limb([(0.76, 0.15, 1.72), (0.74, 0.21, 1.9), (0.73, 0.24, 2.06)], [0.17, 0.12, 0.015], dark, both=True, flat=toward, blend=0.05)
        c.limb([(0.83, 0.2, 1.79), (0.8, 0.24, 1.9), (0.775, 0.26, 1.99)], [0.085, 0.06, 0.01], '#E0A592', both=True, flat=toward,
               blend=0.03, cut=True)
    else:
        c.limb([(0.72, 0.2, 1.72), (0.74, 0.3, 1.58), (0.78, 0.32, 1.38), (0.82, 0.3, 1.22)], [0.07, 0.13, 0.14, 0.07], dark,
               both=True, flat=((0.15, 1, 0.2), 0.4), blend=0.03, part=ear)
    c.eyes((1.02, 0.15, 1.635), 0.062)

    def muzzle(p):
        return near(p, (1.22, 0, 1.38), 0.22, 0.12, noise_of(p, 2.2) * 0.25, (1.1, 1, 0.8))

    def paint(p, k):
        n = noise_of(p, 2.2) * 0.25
        k = over(k, dark, near(p, (-0.15, 0, 1.27), 0.3, 0.25, n, (1.9, 1.2, 0.8)))
        k = over(k, white, near(p, (0.68, 0, 0.84), 0.37, 0.1, n, (0.8, 1, 1.3)))
        k = over(k, white, muzzle(p))
        if collie:
            k = over(k, white, near(p, (0.52, 0, 1.08), 0.32, 0.1, n * 0.5, (0.72, 2, 1.25)))
        k = over(k, white, near(p, (0.98, 0, 1.72), 0.08 if collie else 0.06, 0.3, None, (3, 1, 3)))
        k = over(k, white, step((0.32 + n * 0.15 - p[:, 2]) / 0.06))
        k = over(k, white, step((p[:, 2] - 1.54) / 0.05) * (p[:, 0] < -0.8) * (not spitz))
        return speckled(p, k, 0.1)

    marks = {'pale-muzzle': muzzle} if face else {'four-legs': lambda p: below(p, 0.6)}
    thing = c.model(coat(), hide, paint, cell=0.011 if face else 0.017, marks=marks)
    if young:
        younger((0.6, 0, 1.28), head=1.34, legs=0.68, belly=0.7, face=0.95, muzzle=0.68)
    elif face:
        younger((0, 0, 0), head=1, legs=1, face=0.95, muzzle=0.72, eye=1.1)
    elif spitz:
        younger((0.6, 0, 1.28), head=1.06, legs=0.82, belly=0.7, face=0.95, muzzle=0.74, eye=1.05)
    # Long hair does not cover the ears, and gets thin towards the nose.
    shown = (lambda p: min(1, max(0, (1.12 - p.x) / 0.2)) * (p.z < 1.72 or p.x < 0)) if spitz else None
    fur(thing, length=0.03 if face else 0.1 if spitz else 0.07 if collie else 0.045, where=shown)


@word('elephant', SIDE, FRONT, YOUNG)
def elephant(young=False):
    c = Clay()
    ivory, nail, ear = '#F6EBD2', '#DCD2C2', ((0.6, 1, 0), 0.13)
    c.limb([(-0.72, 0, 1.34), (-0.1, 0, 1.38), (0.55, 0, 1.42)], [0.56, 0.66, 0.54], flat=((0, 1, 0), 0.9))
    c.limb([(0.85, 0, 1.62), (1.1, 0, 1.78)], [0.44, 0.44], blend=0.2)
    down = 0.62 if young else 1
    c.limb([(1.3, 0, 1.66), *[(1.3 + (x - 1.3) * (0.5 + down / 2), 0, 1.66 + (z - 1.66) * down)
                              for x, z in ((1.58, 1.3), (1.66, 0.85), (1.7, 0.48), (1.9, 0.3), (2.08, 0.4))]],
           [0.34, 0.22, 0.165, 0.125, 0.1, 0.085], blend=0.2, part='long-trunk')
    c.limb([(1.22, 0, 1.38), (1.34, 0, 1.22)], [0.2, 0.1], blend=0.1)
    if not young:
        c.limb([(1.36, 0.24, 1.46), (1.55, 0.29, 1.16), (1.82, 0.28, 1.04), (2.04, 0.26, 1.14)], [0.09, 0.075, 0.055, 0.015],
               ivory, both=True, blend=0.04)
    c.limb([(0.98, 0.46, 2.0), (0.62, 0.72, 1.86), (0.54, 0.78, 1.4), (0.7, 0.66, 0.96)], [0.22, 0.47, 0.46, 0.14],
           both=True, flat=ear, blend=0.05, part='big-ears')
    c.limb([(0.5, 0.32, 1.2), (0.5, 0.34, 0.6), (0.52, 0.34, 0.2)], [0.34, 0.24, 0.22], both=True, blend=0.14)
    c.limb([(-0.78, 0.28, 1.2), (-0.7, 0.32, 0.66), (-0.78, 0.32, 0.2)], [0.42, 0.26, 0.22], both=True, blend=0.14)
    for x, y in ((0.53, 0.34), (-0.77, 0.32)):
        c.limb([(x, y, 0.14), (x + 0.01, y, 0.1)], [0.235, 0.25], both=True, blend=0.06, flat=((0, 0, 1), 0.5))
        for dx, dy in ((0.23, 0), (0.17, 0.16), (0.17, -0.16)):
            c.ball((x + dx, y + dy, 0.09), 0.075, nail, both=True, blend=0.01)
    c.limb([(-1.22, 0, 1.5), (-1.36, 0, 1.2), (-1.36, 0, 0.8)], [0.09, 0.05, 0.035], blend=0.1)
    c.limb([(-1.36, 0, 0.8), (-1.36, 0, 0.58)], [0.06, 0.04], '#5A5252', blend=0.03)
    c.eyes((1.34, 0.385, 1.76), 0.07, lid=1.25)

    def paint(p, k):
        for s in (1, -1):
            k = over(k, '#C99C94', near(p, (0.72, 0.75 * s, 1.5), 0.4, 0.5, None, (1, 1, 1.2)) * 0.5 * (numpy.abs(p[:, 1]) > 0.5))
        k = over(k, '#6F6A6C', near(p, (0, 0, 0.6), 0.5, 0.6, None, (3, 1, 1)) * 0.3)
        trunk = near(p, (1.68, 0, 0.9), 0.62, 0.3, None, (0.5, 0.5, 1))
        rings = numpy.sin(p[:, 2] * 55 + noise_of(p, 4) * 2)
        return k * (1 + 0.1 * noise_of(p, 5) + 0.09 * trunk * rings)[:, None]

    hide = coat(rough=0.75, bump=0.16, scale=12, stretch=(1, 1, 2.2), sheen=0.1, rim=0.22)
    c.model(hide, '#A5A0A0' if young else '#9A989C', paint, cell=0.022,
            marks={'thick-legs': lambda p: below(p, 0.72) * (numpy.abs(p[:, 0]) < 1.13)})
    if young:
        younger((0.85, 0, 1.55), head=1.2, legs=0.7, belly=0.85, way=(1, 0, 0.1))


@word('fish', SIDE, View(tip=8, turn=-52, name='front'), YOUNG)
def fish(young=False):
    c, f = Clay(), Clay()
    fin, thin = '#FFA92E', ((0, 1, 0), 0.16)
    c.limb([(-0.86, 0, 0), (-0.3, 0, 0.02), (0.25, 0, 0.02), (0.72, 0, -0.02), (0.92, 0, -0.05)],
           [0.12, 0.4, 0.5, 0.34, 0.18], flat=((0, 1, 0), 0.62))
    for z in (1, -1):
        f.limb([(-0.8, 0, 0), (-1.1, 0, 0.28 * z), (-1.42, 0, 0.54 * z)], [0.11, 0.2, 0.13], flat=thin, blend=0.08, part='tail')
    f.limb([(0.34, 0, 0.46), (0.05, 0, 0.64), (-0.3, 0, 0.55), (-0.55, 0, 0.3)], [0.08, 0.2, 0.17, 0.05],
           flat=thin, blend=0.05, part='fins')
    f.limb([(-0.3, 0, -0.38), (-0.5, 0, -0.5), (-0.66, 0, -0.46)], [0.1, 0.15, 0.06], flat=thin, blend=0.05, part='fins')
    f.limb([(0.4, 0.2, -0.38), (0.24, 0.3, -0.6), (0.06, 0.34, -0.7)], [0.06, 0.13, 0.04], both=True, flat=((0.2, 1, 0.3), 0.2), blend=0.05,
           part='fins')
    f.limb([(0.4, 0.28, -0.1), (0.18, 0.4, -0.15), (-0.02, 0.46, -0.22)], [0.05, 0.15, 0.11],
           both=True, flat=((0.4, 1, 0.1), 0.2), blend=0.05, part='fins')
    c.limb([(1.05, 0.14, -0.14), (1.12, 0, -0.1), (1.05, -0.14, -0.14)], 0.022, '#A8430C', cut=True, blend=0.04)
    c.limb([(0.46, 0.4, 0.34), (0.36, 0.42, 0.02), (0.48, 0.36, -0.32)], 0.024, '#C84A08', both=True, cut=True, blend=0.04)
    c.eyes((0.7, 0.19, 0.13), 0.09, lid=0.8, name='round-eye')

    def scales(p, k):
        k = over(k, '#FFC550', step((-0.1 - p[:, 2]) / 0.35))
        for s in (1, -1):
            k = over(k, '#FFE07A', near(p, (0.7, 0.2 * s, 0.13), 0.14, 0.08))
        tone = numpy.zeros(len(p))
        # The round scales form rows, and each overlaps the next one towards the tail.
        for row in (2, 1, 0, -1):
            row = numpy.floor(p[:, 0] / 0.1) + row
            shift = (row % 2) * 0.07
            z = numpy.round((p[:, 2] - shift) / 0.14) * 0.14 + shift
            r = numpy.hypot(p[:, 0] - row * 0.1, p[:, 2] - z) / 0.125
            tone = numpy.where((tone == 0) & (r < 1), 1.12 - 0.42 * step((r - 0.55) / 0.45), tone)
        return k * (1 + (tone - 1) * step((0.34 - p[:, 0]) / 0.1) * step((p[:, 0] + 0.8) / 0.1))[:, None]

    def rays(p, k):
        tail = numpy.sin(numpy.arctan2(p[:, 2], p[:, 0] + 0.5) * 50) * (p[:, 0] < -0.7)
        rest = numpy.sin(p[:, 0] * 50 + p[:, 2] * 18) * (p[:, 0] >= -0.7)
        return k * (1 + 0.16 * (tail + rest))[:, None]

    c.model(coat(rough=0.3, bump=0.0, sheen=0, coat=0.35), '#F4700C', scales, cell=0.014, floor=-2)
    f.model(coat(rough=0.4, bump=0.0, sheen=0), fin, rays, cell=0.015, floor=-2)
    if young:
        younger((0.2, 0, 0), head=1.3, legs=1, belly=-9, way=(1, 0, 0), face=0.7, muzzle=0.75, eye=1.3)


@word('chick', SIDE, FRONT)
def chick():
    c, d = Clay(), Clay()
    c.limb([(-0.5, 0, 0.62), (-0.15, 0, 0.62), (0.12, 0, 0.66)], [0.14, 0.42, 0.4])
    c.ball((0.28, 0, 1.16), 0.33, blend=0.22)
    c.limb([(0.05, 0.38, 0.72), (-0.2, 0.42, 0.66), (-0.46, 0.36, 0.64)], [0.14, 0.17, 0.05],
           both=True, flat=((0, 1, 0.1), 0.4), blend=0.03, part='small-wings')
    c.eyes((0.46, 0.25, 1.22), 0.068)
    d.limb([(0.5, 0, 1.14), (0.66, 0, 1.12), (0.8, 0, 1.08)], [0.12, 0.075, 0.015], flat=((0, 0, 1), 0.8), part='small-beak')
    bird_feet(d, (0.0, 0.175, 0.3), 0.26, None)
    down = c.model(coat(), '#FFE552', lambda p, k: speckled(p, k, 0.06, 5), cell=0.02, marks={'round-body': lambda p: below(p, 0.95)})
    d.model(coat(rough=0.5, bump=0.1, sheen=0), '#F08A1E', cell=0.012)
    fur(down, length=0.07, lie=0.35, backwards=(-1, 0, -0.4))


def duckling():
    """Models a duckling, with down all over and without the colours of an adult."""
    c, d = Clay(), Clay()
    c.limb([(-0.66, 0, 0.66), (-0.2, 0, 0.56), (0.18, 0, 0.58)], [0.09, 0.4, 0.36])
    c.limb([(0.2, 0, 0.7), (0.32, 0, 1.0)], [0.27, 0.22], blend=0.2)
    c.limb([(0.32, 0, 1.16), (0.44, 0, 1.14)], [0.3, 0.25], blend=0.14)
    c.limb([(0.06, 0.34, 0.64), (-0.16, 0.38, 0.62), (-0.4, 0.3, 0.64)], [0.12, 0.14, 0.03], both=True, flat=((0, 1, 0.1), 0.4), blend=0.03)
    c.eyes((0.5, 0.215, 1.22), 0.062)
    d.limb([(0.6, 0, 1.12), (0.78, 0, 1.06), (0.92, 0, 1.05)], [0.14, 0.1, 0.095], flat=((0.1, 0, 1), 0.5), part='flat-beak')
    d.limb([(0.64, 0, 1.05), (0.87, 0, 1.0)], [0.09, 0.07], '#D96C14', flat=((0.1, 0, 1), 0.45), blend=0.012, part='flat-beak')
    d.limb([(0.0, 0.17, 0.25), (0.03, 0.18, 0.05)], [0.06, 0.05], both=True)
    for dy in (-0.09, 0.0, 0.09):
        d.limb([(0.03, 0.18, 0.04), (0.3, 0.2 + dy, 0.03)], [0.045, 0.035], both=True, blend=0.09)

    def paint(p, k):
        n = noise_of(p, 3) * 0.2
        k = over(k, '#B98A2C', near(p, (-0.35, 0, 0.98), 0.4, 0.3, n, (1.4, 1, 0.8)) * 0.75)
        return speckled(p, over(k, '#B98A2C', near(p, (0.26, 0, 1.46), 0.2, 0.4, n, (1.3, 1, 1)) * 0.7), 0.06, 5)

    down = c.model(coat(), '#FFDC4A', paint, cell=0.018, marks={'round-body': lambda p: below(p, 0.84)})
    d.model(coat(rough=0.5, bump=0.1, sheen=0), '#F08A1E', cell=0.012)
    fur(down, length=0.06, lie=0.4, backwards=(-1, 0, -0.4))


# The line of the smile goes down from the nose, then out and up on both sides.
MOUTH = [(0, z) for z in (1.24, 1.23, 1.22, 1.21)] + [(0.011 * k, 1.2 - 0.0018 * abs(k) * (7 - abs(k))) for k in range(-7, 8)]


@word('cat-face', View(tip=3, turn=-86, face=True))
@word(
    'cat',
    FLAT_FACED,
    View(tip=7, turn=-38, colour='#9AA0AA', stripe='#5E636E'),
    View(tip=7, turn=-38, colour='#EEDDBE', stripe='#8A5E44', longhaired=True),
    FRONT,
    View(tip=7, turn=-38, name='young', young=True),
    View(tip=7, turn=-24, name='waits', plain=True, colour='#F4E6CA', waits=True),
    View(tip=7, turn=-24, name='looks', plain=True, colour='#F4E6CA'),
    *[View(tip=7, turn=-24, name=f'bends-{k}', plain=True, colour='#F4E6CA', bends=k / 4) for k in (1, 2, 3)],
    View(tip=7, turn=-24, name='drinks', plain=True, colour='#F4E6CA', bends=1),
    View(tip=7, turn=-24, name='laps', plain=True, colour='#F4E6CA', bends=1, laps=True),
)
def cat(young=False, face=False, longhaired=False, plain=False, waits=False, bends=0, laps=False, colour='#E08C34', stripe='#B5611C'):
    """Models a tabby, a longhaired cat (ruff, bushy tail, dark ears, brow and tail), or a plain cat that looks at us, ahead, or bends (0 to 1) and laps."""
    c = Clay()
    cream, toward = '#FAF0DE', ((0.75, 0.6, 0.1), 0.4)
    if not face:
        c.limb([(-0.56, 0, 0.86), (-0.15, 0, 0.82), (0.25, 0, 0.83), (0.44, 0, 0.9)], [0.24, 0.25, 0.27, 0.25], flat=((0, 1, 0), 0.86))
        up, down = [(0.44, 0, 0.98), (0.53, 0, 1.09), (0.62, 0, 1.2)], [(0.44, 0, 0.9), (0.7, 0, 0.92), (0.98, 0, 0.74)]
        neck = [mix(one, other, bends) for one, other in zip(up, down)] if bends else [up[0], up[2]]
        c.limb(neck, [0.23, 0.19, 0.17] if bends else [0.23, 0.19], blend=0.16)
        c.limb([(0.38, 0.14, 0.82), (0.36, 0.15, 0.45), (0.39, 0.15, 0.1)], [0.17, 0.085, 0.068], both=True, blend=0.08)
        c.limb([(-0.52, 0.13, 0.8), (-0.42, 0.16, 0.54), (-0.64, 0.16, 0.33), (-0.6, 0.16, 0.1)], [0.22, 0.145, 0.072, 0.068],
               both=True, blend=0.08)
        paws(c, ((0.4, 0.15), (-0.59, 0.16)), 0.078)
        tail = [0.1, 0.14, 0.17, 0.17, 0.05] if longhaired else [0.09, 0.08, 0.075, 0.07, 0.05]
        c.limb([(-0.72, 0, 0.96), (-0.96, 0, 1.04), (-1.1, 0, 1.3), (-1.02, 0, 1.58), (-0.86, 0, 1.68)], tail, blend=0.08, part='long-tail')
    if longhaired:
        c.limb([(0.36, 0, 0.78), (0.6, 0, 1.08)], [0.3, 0.3], blend=0.12)  # ruff
        c.limb([(-0.4, 0, 0.74), (0.2, 0, 0.72)], [0.26, 0.26], blend=0.1)
        c.limb([(-0.54, 0.12, 0.78), (-0.5, 0.15, 0.56)], [0.25, 0.17], both=True, blend=0.1)
        c.limb([(0.76, 0.2, 1.26), (0.72, 0.32, 1.2), (0.68, 0.4, 1.14)], [0.15, 0.09, 0.012], both=True, blend=0.08)
    head = len(c.parts)
    c.ball((0.72, 0, 1.36), 0.29, flat=((0, 0, 1), 0.9), blend=0.12)
    c.ball((0.78, 0.165, 1.25), 0.165, both=True, blend=0.1)  # cheeks
    c.ball((0.955, 0.055, 1.245), 0.092, both=True, blend=0.05)
    c.ball((0.95, 0, 1.17), 0.065, blend=0.05)
    c.limb([(1.035, 0.022, 1.305), (1.045, 0, 1.27)], [0.03, 0.022], '#D98078', both=True, blend=0.02, part='small-nose')
    c.limb([(0.69, 0.14, 1.5), (0.67, 0.205, 1.65), (0.65, 0.25, 1.79)], [0.16, 0.105, 0.012], both=True, flat=toward, blend=0.05,
           part='pointed-ears')
    c.limb([(0.76, 0.195, 1.54), (0.72, 0.235, 1.64), (0.69, 0.258, 1.72)], [0.085, 0.055, 0.01], '#E8A398', both=True, flat=toward,
           blend=0.03, cut=True, part='pointed-ears')
    if face:
        c.ball((0.72, 0.14, 1.34), 0.225, both=True, blend=0.1)
        # These points are the fluff on the cheeks.
        c.limb([(0.76, 0.2, 1.3), (0.74, 0.32, 1.27), (0.73, 0.41, 1.24)], [0.14, 0.08, 0.012], both=True, blend=0.08)
        c.ball((0.86, 0, 1.14), 0.12, blend=0.1)
        c.eyes((0.96, 0.145, 1.39), 0.082, colour='#8C9A34')
        pupil = eye_skin('#1C0E08')
        for y in (0.156, -0.156):
            part('eyes', ball(0.067, pupil, at=(0.982, y, 1.395), seg=40))
    else:
        c.eyes((0.93, 0.155, 1.41), 0.068)
    whiskers((0.98, 0.1, 1.235), 0.3, rise=(-0.07, 0.0, 0.07))
    if laps:
        c.limb([(0.97, 0, 1.16), (1.05, 0, 1.11), (1.09, 0, 0.99)], [0.03, 0.045, 0.04], '#E9717F', flat=((0.6, 0, 1), 0.5), blend=0.01)
    if bends:
        bent(c, head, (0.42, 0, 0.9), 'Y', 55 * bends, (0.12 * bends, 0, -0.13 * bends))
    if waits:
        bent(c, head, (0.62, 0, 1.2), 'Z', -48)
    if plain:
        # Both pictures of the cat have the same frame, because one replaces the other.
        for at in ((-1.2, 0.3, 0), (-1.2, -0.3, 0), (1.34, 0.3, 1.8), (1.34, -0.3, 1.8), (1.34, -0.3, 0)):
            ball(0.0005, skin(colour), at=at, seg=4)

    def paint(p, k):
        n = noise_of(p, 2.5) * 0.2
        if plain:
            return speckled(p, k, 0.06)
        if longhaired:
            k = over(k, stripe, step((-0.74 - p[:, 0] - n * 0.2) / 0.1) * (p[:, 2] > 0.6))
            k = over(k, stripe, step((p[:, 2] - 1.46 - n * 0.1) / 0.05) * (p[:, 0] > 0))
            k = over(k, cream, near(p, (1.0, 0, 1.4), 0.09, 0.2, None, (3, 1, 2)))
            k = over(k, stripe, below(p, 0.24, 0.1) * 0.75)
            return speckled(p, over(k, cream, near(p, (0.6, 0, 0.9), 0.34, 0.2, n, (0.9, 1, 1.1))), 0.07)
        bands = step((numpy.sin(p[:, 0] * 13 + n * 5) - 0.45) / 0.4) * step((p[:, 2] - 0.78) / 0.2) * step((0.4 - p[:, 0]) / 0.1)
        k = over(k, stripe, bands * 0.55)
        for y in (-0.09, 0.0, 0.09):
            k = over(k, stripe, near(p, (0.8, y, 1.62), 0.03, 0.4, None, (4, 1, 3)) * 0.6)
        k = over(k, cream, near(p, (0.6, 0, 0.9), 0.3, 0.12, n, (0.8, 0.9, 1.1)))
        k = over(k, cream, near(p, (1.0, 0, 1.2), 0.16, 0.15, n, (0.9, 1.15, 0.9)))
        k = over(k, cream, below(p, 0.22) * (1 - face))
        for y, z in MOUTH if face else ():
            k = over(k, '#A8705C', near(p, (1.04, y, z), 0.013, 0.4, None, (9, 1, 1)) * 0.8)
        return speckled(p, k, 0.08)

    thing = c.model(coat(), colour, paint, cell=0.011 if face else 0.016,
                    marks={} if face else {'four-legs': lambda p: below(p, 0.43 if longhaired else 0.53)})
    if young:
        younger((0.6, 0, 1.12), head=1.34, legs=0.68, belly=0.62, face=0.95, muzzle=0.8)
    elif longhaired:
        younger((0.6, 0, 1.12), head=1.04, legs=0.8, belly=0.62, face=0.95, muzzle=0.8, eye=1)
    # No hair covers the mouth, and no long hair covers the ears.
    bare = None
    if face:
        bare = lambda p: float(p.x < 0.99 or abs(p.y) > 0.09 or p.z > 1.24)
    elif longhaired:
        bare = lambda p: float(p.z < 1.5 or p.x < 0)
    fur(thing, length=0.03 if face else 0.09 if longhaired else 0.04, where=bare)


def equine(c, hoof):
    """Adds the body and the four legs of a horse or a donkey."""
    c.limb([(-0.7, 0, 1.33), (-0.3, 0, 1.28), (0.2, 0, 1.28), (0.6, 0, 1.33)], [0.36, 0.36, 0.38, 0.36], flat=((0, 1, 0), 0.85))
    c.limb([(0.55, 0.19, 1.15), (0.57, 0.2, 0.72), (0.55, 0.2, 0.62), (0.57, 0.2, 0.18)], [0.22, 0.115, 0.085, 0.07],
           both=True, blend=0.1)
    c.limb([(-0.72, 0.18, 1.25), (-0.59, 0.2, 0.92), (-0.82, 0.2, 0.62), (-0.76, 0.2, 0.18)], [0.33, 0.2, 0.095, 0.07],
           both=True, blend=0.1)
    hooves(c, ((0.58, 0.2), (-0.75, 0.2)), 0.095, hoof)


@word('horse', SIDE, View(tip=7, turn=-20, breed='grey'), View(tip=7, turn=-26, breed='pony'), FRONT, YOUNG)
def horse(young=False, breed='chestnut'):
    """Models a chestnut with a pale mane, a dappled grey with a dark one, or a stout sandy pony with short legs and a thick brown mane."""
    c = Clay()
    grey, pony = breed == 'grey', breed == 'pony'
    hide, mane, soft, hoof = {
        'chestnut': ('#B5702F' if young else '#A8602A', '#F0DDB0', '#C9A088', '#8A7460'),
        'grey': ('#C6C6CC', '#6A6670', '#8E858A', '#76706C'),
        'pony': ('#DDB877', '#845640', '#E8CDAA', '#7E685A'),
    }[breed]
    equine(c, hoof)
    if pony:
        c.limb([(-0.6, 0, 1.22), (0.4, 0, 1.2)], [0.43, 0.43], flat=((0, 1, 0), 0.95))
        c.limb([(0.6, 0, 1.36), (0.9, 0, 1.8)], [0.4, 0.27], flat=((0, 1, 0), 0.75), blend=0.2)
        for x in (0.55, -0.78):  # long hair over the hooves
            c.limb([(x, 0.2, 0.42), (x - 0.01, 0.2, 0.2)], [0.08, 0.125], both=True, blend=0.06)
    c.limb([(0.6, 0, 1.4), (0.84, 0, 1.75), (1.02, 0, 2.03)], [0.35, 0.25, 0.2], flat=((0, 1, 0), 0.75), blend=0.2)
    c.limb([(1.06, 0, 2.08), (1.3, 0, 1.92), (1.5, 0, 1.7)], [0.2, 0.165, 0.125], blend=0.1)
    c.ball((1.14, 0, 1.95), 0.2, flat=((0, 1, 0), 0.8), blend=0.08)
    c.ball((1.55, 0, 1.64), 0.14, soft, blend=0.06)
    c.ball((1.66, 0.075, 1.68), 0.03, '#6A4438', both=True, cut=True, blend=0.03)
    c.limb([(1.66, 0, 1.575), (1.57, 0.11, 1.57), (1.46, 0.12, 1.62)], 0.014, '#7A5244', both=True, cut=True, blend=0.02)
    c.limb([(1.0, 0.09, 2.2), (1.0, 0.12, 2.34), (1.05, 0.125, 2.47)], [0.06, 0.07, 0.01],
           both=True, flat=((0.6, 0.8, 0.1), 0.5), blend=0.04)
    locks = ((0.42, 1.64), (0.53, 1.77), (0.64, 1.9), (0.75, 2.02), (0.85, 2.14), (0.95, 2.23))
    long, thick = 0.5 if young else 1.2 if pony else 1, 0.015 if pony else 0
    for x, z in locks[3:] if young else locks:
        c.limb([(x, 0.03, z), (x + 0.07, 0.19 + thick, z - 0.16 * long), (x + 0.02, 0.235 + thick, z - 0.48 * long)],
               [0.085 + thick, 0.07 + thick, 0.012], mane, both=True, blend=0.015, part='long-mane')
    c.limb([(0.98, 0, 2.28), (1.14, 0, 2.25), (1.27, 0, 2.09)], [0.06 + thick, 0.065 + thick, 0.02], mane, blend=0.025, part='long-mane')
    end = 0.5 if young else 0.92 if pony else 1
    c.limb([(-0.99, 0, 1.52), *[(x, 0, 1.5 - fall * end) for x, fall in ((-1.19, 0.1), (-1.29, 0.5), (-1.25, 0.9), (-1.29, 1.12))]],
           [0.07 + thick, 0.1 + thick, 0.13 + thick, 0.1 + thick, 0.02], mane, blend=0.05, part='long-tail')
    c.eyes((1.22, 0.148, 2.04), 0.058)

    def paint(p, k):
        n = noise_of(p, 2.2) * 0.2
        if grey:
            k = over(k, '#EDEBEA', step(noise_of(p, 5, 1) * 2.2) * step((p[:, 2] - 0.9) / 0.3) * step((0.9 - p[:, 0]) / 0.4))
            return speckled(p, over(k, '#7E7C84', below(p, 0.62, 0.5)), 0.05, 5)
        if pony:
            k = over(k, soft, near(p, (1.52, 0, 1.62), 0.24, 0.2, n))
            return speckled(p, over(k, mane, below(p, 0.55, 0.3) * 0.9), 0.06, 5)
        k = over(k, '#FAF2E4', near(p, (1.42, 0, 1.95), 0.09, 0.3, n, (3, 0.7, 3)) * (p[:, 2] > 1.6))
        k = over(k, '#FAF2E4', below(p, 0.36, 0.05))
        return speckled(p, k, 0.07, 5)

    c.model(coat(rough=0.6, bump=0.12, sheen=0.5), hide, paint, cell=0.018,
            marks={'long-legs': lambda p: below(p, 0.74 if pony else 0.88) * (p[:, 0] > -1.08)})
    if young:
        younger((0.85, 0, 1.8), head=1.22, legs=1.14, belly=0.86, face=1.3, muzzle=0.72, eye=1.2)
    elif pony:
        younger((0.85, 0, 1.8), head=1.08, legs=0.74, belly=0.86, face=1.3, muzzle=0.8, eye=1.05)


@word('pig', FLAT_FACED, View(tip=7, turn=-26, patched=True), View(tip=7, turn=-30, woolly=True), FRONT)
def pig(patched=False, woolly=False):
    """Models a pink pig, which may have dark patches, or a ginger one, which is woolly and rounder."""
    c = Clay()
    hide, deep, hoof = ('#BC7A44', '#E2A08E', '#6E4C3E') if woolly else ('#F4AAB0', '#EE8C96', '#8C6258')
    c.limb([(-0.54, 0, 0.74), (-0.05, 0, 0.73), (0.46, 0, 0.76)], [0.44, 0.51, 0.43])
    c.limb([(0.7, 0, 0.9), (0.98, 0, 0.86)], [0.37, 0.29], blend=0.2)
    c.ball((0.98, 0.13, 0.75), 0.19, both=True, blend=0.1)  # cheeks
    c.limb([(1.14, 0, 0.82), (1.34, 0, 0.8)], [0.18, 0.155], blend=0.08, part='round-nose')
    c.ball((1.37, 0, 0.8), 0.175, deep, flat=((1, 0, 0.1), 0.4), blend=0.02, part='round-nose')
    c.ball((1.455, 0.062, 0.81), 0.034, '#A5505A', both=True, cut=True, blend=0.03, part='round-nose')
    c.limb([(1.24, 0, 0.635), (1.16, 0.14, 0.645), (1.06, 0.225, 0.7)], 0.016, '#9A5A40' if woolly else '#C0626C',
           both=True, cut=True, blend=0.03)
    if woolly:
        c.limb([(-0.4, 0, 0.78), (0.3, 0, 0.78)], [0.54, 0.54])
    c.limb([(0.74, 0.24, 1.12), (0.8, 0.31, 1.29), (0.94, 0.35, 1.45)], [0.17, 0.13, 0.012],
           both=True, flat=((0.75, 0.6, -0.2), 0.3), blend=0.05)
    c.limb([(0.46, 0.22, 0.56), (0.48, 0.24, 0.14)], [0.2, 0.105], both=True, blend=0.1)
    c.limb([(-0.52, 0.22, 0.6), (-0.44, 0.24, 0.38), (-0.5, 0.24, 0.14)], [0.28, 0.16, 0.105], both=True, blend=0.1)
    hooves(c, ((0.48, 0.24), (-0.5, 0.24)), 0.1, hoof)
    turns = [(-0.97 - 0.045 * t, 0.09 * numpy.sin(t * 1.57), 0.92 + 0.1 * (1 - numpy.cos(t * 1.57)) / 1.3) for t in range(8)]
    c.limb(turns, [0.05, 0.04, 0.04, 0.036, 0.034, 0.03, 0.026, 0.015], blend=0.012)
    c.eyes((1.08, 0.215, 1.0), 0.056)

    def paint(p, k):
        if woolly:
            return speckled(p, over(k, deep, step((p[:, 0] - 1.2) / 0.1)), 0.06, 4)
        k = over(k, deep, near(p, (1.05, 0, 0.72), 0.16, 0.4, None, (1, 2, 1)) * 0.35)
        if patched:
            n = noise_of(p, 1.6) * 0.35 + noise_of(p, 5) * 0.05
            for x, y, z, radius in ((-0.55, -0.25, 1.0, 0.42), (0.2, -0.45, 0.86, 0.26), (-0.15, 0.5, 0.8, 0.3), (0.86, -0.4, 1.24, 0.3)):
                k = over(k, '#5A4A4E', near(p, (x, y, z), radius, 0.06, n))
        return speckled(p, over(k, deep, below(p, 0.36, 0.3) * 0.35), 0.05, 4)

    thing = c.model(coat(rough=0.6, bump=0.1, scale=40, sheen=0.5), hide, paint, cell=0.017, smooth=14,
                    marks={'round-body': lambda p: step((0.62 - p[:, 0]) / 0.04) * (1 - below(p, 0.22)) * step((p[:, 0] + 0.98) / 0.03),
                           'short-legs': lambda p: below(p, 0.21)})
    if woolly:
        fur(thing, length=0.06, where=lambda p: float(-0.9 < p.x < 1.12 and p.z > 0.2 and not (p.x > 0.7 and p.z > 1.14)))


def fleece(c, middle, axes, count, curl, **more):
    """Returns curls of wool, evenly spread over an ellipsoid."""
    c.ball(middle, min(axes), blend=0.1)
    for k in range(count):
        z = 1 - 2 * (k + 0.5) / count
        round_, angle = numpy.sqrt(1 - z * z), k * 2.39996
        unit = (round_ * numpy.cos(angle), round_ * numpy.sin(angle), z)
        place = [m + a * u + random.uniform(-0.25, 0.25) * curl for m, a, u in zip(middle, axes, unit)]
        c.ball(tuple(place), curl * random.uniform(0.8, 1.05), **more)


@word('sheep', SIDE, FRONT)
def sheep():
    wool, c = Clay(), Clay()
    nose = '#5A3E34'
    wool.limb([(-0.5, 0, 0.98), (0.35, 0, 1.0)], [0.46, 0.46])
    fleece(wool, (-0.08, 0, 1.0), (0.8, 0.44, 0.47), 140, 0.13, blend=0.03)
    fleece(wool, (0.58, 0, 1.2), (0.2, 0.24, 0.24), 40, 0.11, blend=0.03)
    fleece(wool, (0.78, 0, 1.5), (0.14, 0.17, 0.09), 18, 0.085, blend=0.03)
    fleece(wool, (-1.0, 0, 1.0), (0.06, 0.08, 0.12), 10, 0.08, blend=0.03)
    c.limb([(0.5, 0, 1.1), (0.78, 0, 1.4)], [0.28, 0.2])
    c.limb([(0.84, 0, 1.4), (0.99, 0, 1.29), (1.11, 0, 1.19)], [0.22, 0.19, 0.15], blend=0.1)
    c.limb([(1.24, 0.04, 1.245), (1.255, 0, 1.195)], [0.03, 0.022], nose, both=True, blend=0.03)
    c.limb([(1.25, 0, 1.12), (1.17, 0.1, 1.09), (1.06, 0.15, 1.14)], 0.014, nose, both=True, cut=True, blend=0.02)
    c.limb([(0.84, 0.18, 1.46), (0.8, 0.38, 1.44), (0.78, 0.54, 1.33)], [0.06, 0.1, 0.02],
           both=True, flat=((1, 0.1, 0.5), 0.45), blend=0.05)
    c.limb([(0.42, 0.2, 0.7), (0.43, 0.21, 0.14)], [0.12, 0.06], both=True, blend=0.05)
    c.limb([(-0.55, 0.2, 0.75), (-0.6, 0.21, 0.42), (-0.57, 0.21, 0.14)], [0.14, 0.075, 0.06], both=True, blend=0.05)
    hooves(c, ((0.43, 0.21), (-0.57, 0.21)), 0.072, '#6A5040')
    c.eyes((0.985, 0.17, 1.415), 0.056)
    wool.model(coat(bump=0.4, scale=40), '#EFE6D2', lambda p, k: speckled(p, k, 0.07, 6), cell=0.018, smooth=2,
               marks={'woolly-coat': lambda p: numpy.ones(len(p))})
    c.model(coat(), '#A98064', lambda p, k: speckled(p, over(k, '#D0AC90', near(p, (1.2, 0, 1.1), 0.14, 0.5)), 0.07), cell=0.016,
            marks={'thin-legs': lambda p: below(p, 0.62)})


@word('chicken', SIDE, FRONT)
def chicken(rooster=False):
    """Models a hen, or a rooster, which is taller and has a larger comb and a tail of long curved feathers."""
    c, f, red = Clay(), Clay(), '#DE2A20'
    yellow = '#F0A828'
    side, up = ((0, 1, 0.15), 0.35), 0.12 if rooster else 0
    c.limb([(-0.56, 0, 1.0), (-0.36, 0, 0.84), (0.05, 0, 0.74), (0.36, 0, 0.86)], [0.2, 0.36, 0.43, 0.34], flat=((0, 1, 0), 0.92))
    c.limb([(0.34, 0, 0.98), (0.48, 0, 1.26), (0.53, 0, 1.46 + up)], [0.32, 0.21, 0.165], blend=0.2)
    c.ball((0.57, 0, 1.53 + up), 0.19, blend=0.1)
    c.limb([(0.2, 0.34, 0.96), (-0.15, 0.4, 0.9), (-0.5, 0.28, 0.98), (-0.62, 0.2, 1.04)], [0.2, 0.24, 0.1, 0.03],
           both=True, flat=side, blend=0.025)
    c.limb([(-0.02, 0.17, 0.56), (0.0, 0.17, 0.38)], [0.2, 0.09], both=True, blend=0.08)
    f.limb([(0.7, 0, 1.53 + up), (0.84, 0, 1.5 + up), (0.93, 0, 1.45 + up)], [0.085, 0.05, 0.008], yellow, part='beak')
    bird_feet(f, (0.0, 0.17, 0.4), 0.27, yellow)
    tall = 1.35 if rooster else 1
    for lean, z in ((-0.13, 0.1), (-0.06, 0.17), (0.03, 0.2), (0.12, 0.15)):
        f.limb([(0.58 + lean * 0.7, 0, 1.67 + up), (0.57 + lean * 1.45 * tall, 0, 1.66 + up + z * tall)], [0.075, 0.026], red,
               flat=((0, 1, 0), 0.45), blend=0.012, part='red-comb')
    f.limb([(0.73, 0.05, 1.42 + up), (0.75, 0.06, 1.34 + up - 0.07 * tall)], [0.05, 0.065], red,
           both=True, flat=((0, 1, 0), 0.6), blend=0.04)
    c.eyes((0.675, 0.135, 1.58 + up), 0.042)
    if rooster:
        for k, (reach, high, hexes) in enumerate(((0.62, 0.1, '#1E8C6E'), (0.72, 0.3, '#2A70A8'), (0.66, 0.52, '#1E8C6E'),
                                                  (0.5, 0.68, '#2A70A8'), (0.32, 0.74, '#1E8C6E'))):
            f.limb([(-0.5, 0, 1.04), (-0.62 - reach * 0.35, 0, 1.25 + high * 0.8), (-0.66 - reach * 0.8, 0, 1.2 + high),
                    (-0.7 - reach, 0, 0.95 + high * 0.75)], [0.1, 0.11, 0.1, 0.015], hexes, both=True, flat=((0, 1, 0), 0.4), blend=0.012,
                   part='long-tail-feathers')
    else:
        for x, z in ((-1.04, 1.22), (-1.03, 1.36), (-0.96, 1.48), (-0.85, 1.56), (-0.72, 1.58)):
            c.limb([(-0.45, 0, 0.98), ((x - 0.5) / 2, 0, (z + 1.06) / 2), (x, 0, z)], [0.2, 0.11, 0.045],
                   flat=((0, 1, 0), 0.5), blend=0.012)

    def feathers(p, k):
        n = noise_of(p, 3) * 0.06
        if rooster:
            k = over(k, '#C04A1C', near(p, (-0.2, 0, 1.0), 0.5, 0.2, n, (1.1, 1, 0.7)))
            k = over(k, '#E08A24', step((p[:, 2] - 0.98 - n - (0.4 - p[:, 0]) * 0.6) / 0.1) * (p[:, 0] > -0.12))
            k = over(k, '#F6C04A', step((p[:, 2] - 1.14 - n - (0.4 - p[:, 0]) * 0.6) / 0.3) * (p[:, 0] > -0.05))
        else:
            k = over(k, '#E2C79A', near(p, (-0.5, 0, 0.92), 0.3, 0.5, n, (1, 9, 0.5)) * 0.5 * (numpy.abs(p[:, 1]) > 0.2))
        for s in (1, -1):
            k = over(k, red, near(p, (0.69, 0.13 * s, 1.56 + up), 0.085, 0.2) * (numpy.abs(p[:, 1]) > 0.04))
        return speckled(p * array((1, 2, 3)), k, 0.1, 6)

    def body(p):
        return below(p, 1.22) * (1 - below(p, 0.42)) * step((p[:, 0] + 0.62) / 0.04)

    plumage = coat(rough=0.6, bump=0.3, scale=22, stretch=(1, 2, 3.5), sheen=0.3)
    c.model(plumage, '#8E3E1C' if rooster else '#F0E6D2', feathers, cell=0.016, marks={'round-body': body})
    f.model(coat(rough=0.45, bump=0.08, sheen=0.1, rim=0.25), red, cell=0.012)


@word('rooster', SIDE, FRONT)
def cockerel():
    chicken(rooster=True)


@word('mouse', SIDE, FRONT)
def mouse():
    c = Clay()
    pink, toward = '#EBA79E', ((0.85, 0.5, 0.1), 0.25)
    c.limb([(-0.45, 0, 0.4), (-0.1, 0, 0.44), (0.32, 0, 0.44)], [0.34, 0.42, 0.3], flat=((0, 1, 0), 0.9))
    c.limb([(-0.36, 0.22, 0.3), (-0.22, 0.24, 0.3)], [0.24, 0.22], both=True, flat=((0, 1, 0), 0.6), blend=0.04)  # haunch
    c.limb([(0.52, 0, 0.56), (0.76, 0, 0.48), (0.98, 0, 0.4)], [0.28, 0.19, 0.07], blend=0.16)
    c.ball((0.82, 0.08, 0.4), 0.1, both=True, blend=0.08)
    c.ball((1.05, 0, 0.41), 0.048, '#E08078', blend=0.02, part='pointed-nose')
    c.ball((0.42, 0.25, 0.86), 0.24, both=True, flat=toward, blend=0.04, part='round-ears')
    c.ball((0.475, 0.28, 0.87), 0.18, pink, both=True, flat=toward, blend=0.03, cut=True, part='round-ears')
    c.limb([(-0.42, 0.26, 0.06), (-0.12, 0.29, 0.055)], [0.06, 0.062], pink, both=True, blend=0.04)
    c.limb([(0.4, 0.15, 0.3), (0.46, 0.16, 0.1)], [0.12, 0.07], both=True, blend=0.06)
    c.limb([(0.46, 0.16, 0.06), (0.58, 0.17, 0.05)], [0.055, 0.05], pink, both=True, blend=0.04)
    c.limb([(-0.7, 0, 0.26), (-1.0, 0, 0.1), (-1.26, 0, 0.22), (-1.32, 0, 0.56), (-1.14, 0, 0.84), (-0.92, 0, 0.9)],
           [0.065, 0.05, 0.045, 0.04, 0.035, 0.02], pink, blend=0.05, part='long-thin-tail')
    c.eyes((0.76, 0.155, 0.58), 0.06)
    whiskers((0.96, 0.06, 0.38), 0.32, rise=(-0.06, 0.0, 0.06))

    def paint(p, k):
        k = over(k, '#EDE2D4', near(p, (0.9, 0, 0.28), 0.15, 0.4))
        return speckled(p, over(k, '#EDE2D4', below(p, 0.2, 0.2)), 0.1)

    def nose(p):
        return step((p[:, 0] - 0.86) / 0.03)

    thing = c.model(coat(), '#A89888', paint, cell=0.014, marks={'pointed-nose': nose})
    fur(thing, length=0.04, where=lambda p: float(p.x > -0.78 and p.z > 0.1))


@word('rabbit-face', FACE_AHEAD)
@word('bunny', View(tip=7, turn=-42), FRONT)
def bunny(face=False):
    c = Clay()
    pink, toward = '#EDA9A2', ((0.8, 0.6, 0.1), 0.4)
    if not face:
        c.limb([(-0.16, 0, 0.44), (-0.04, 0, 0.62), (0.06, 0, 0.84)], [0.46, 0.45, 0.32])
        c.limb([(-0.1, 0.3, 0.36), (0.06, 0.32, 0.36)], [0.3, 0.26], both=True, flat=((0, 1, 0), 0.6), blend=0.05)  # haunch
        c.limb([(-0.02, 0.34, 0.11), (0.28, 0.35, 0.11), (0.5, 0.36, 0.12)], [0.13, 0.125, 0.14], both=True, blend=0.05, part='big-feet')
        c.limb([(0.26, 0.15, 0.7), (0.42, 0.15, 0.48), (0.46, 0.14, 0.36)], [0.14, 0.105, 0.11], both=True, blend=0.05)
        c.ball((-0.6, 0, 0.26), 0.17, '#FFFAF2', blend=0.05)
    c.ball((0.14, 0, 1.22), 0.37, flat=((0, 0, 1), 0.92), blend=0.12)
    c.ball((0.36, 0.13, 1.1), 0.17, both=True, blend=0.1)  # cheeks
    c.ball((0.49, 0.055, 1.11), 0.085, both=True, blend=0.05)
    c.ball((0.46, 0, 1.03), 0.07, blend=0.05)
    c.limb([(0.55, 0.025, 1.18), (0.565, 0, 1.145)], [0.034, 0.025], '#DB837E', both=True, blend=0.02, part='small-nose')
    c.limb([(0.08, 0.13, 1.48), (0.03, 0.18, 1.76), (0.0, 0.22, 2.02), (-0.01, 0.23, 2.2)], [0.09, 0.135, 0.125, 0.03],
           both=True, flat=toward, blend=0.07, part='long-ears')
    c.limb([(0.13, 0.17, 1.58), (0.085, 0.215, 1.78), (0.055, 0.25, 2.0), (0.04, 0.26, 2.12)], [0.04, 0.09, 0.08, 0.015],
           pink, both=True, flat=toward, blend=0.04, cut=True, part='long-ears')
    c.eyes((0.4, 0.215, 1.27), 0.072)

    def paint(p, k):
        n = noise_of(p, 2.5) * 0.25
        k = over(k, '#D6B48E', near(p, (-0.3, 0, 0.9), 0.4, 0.5, n, (1, 1.3, 1)) * 0.6)
        if face:
            k = over(k, '#F4E8D6', near(p, (0.5, 0, 1.06), 0.16, 0.3, n, (1, 1.3, 0.9)))
        for s in (1, -1):
            k = over(k, '#F2C4B8', near(p, (0.42, 0.24 * s, 1.1), 0.11, 0.5) * 0.6)
        return speckled(p, k, 0.07)

    def head(p):
        return (1 - below(p, 0.99)) * below(p, 1.52)

    def ear(p):
        return (1 - below(p, 1.57)) * (p[:, 1] < 0)

    thing = c.model(coat(), '#B98A5C' if face else '#EBDDC8', paint, cell=0.012 if face else 0.016, marks={'round-head': head, 'ear': ear})
    fur(thing, length=0.03 if face else 0.05)


@word('goat', SIDE, FRONT)
def goat():
    c = Clay()
    horn, cream, hoof = '#BFA888', '#F4E9D6', '#6E5644'
    c.limb([(-0.62, 0, 1.0), (-0.15, 0, 0.94), (0.3, 0, 0.97), (0.46, 0, 1.02)], [0.31, 0.36, 0.34, 0.31], flat=((0, 1, 0), 0.88))
    c.limb([(0.48, 0, 1.08), (0.66, 0, 1.34), (0.74, 0, 1.5)], [0.26, 0.18, 0.165], blend=0.16)
    c.limb([(0.76, 0, 1.56), (0.96, 0, 1.45), (1.13, 0, 1.31)], [0.185, 0.15, 0.105], blend=0.08)
    c.limb([(1.225, 0.035, 1.35), (1.24, 0, 1.305)], [0.026, 0.02], '#A0706A', both=True, blend=0.03)
    c.limb([(1.225, 0, 1.255), (1.15, 0.07, 1.23), (1.05, 0.1, 1.28)], 0.013, '#7A5A48', both=True, cut=True, blend=0.02)
    c.limb([(0.76, 0.075, 1.7), (0.68, 0.1, 1.9), (0.5, 0.13, 2.04), (0.28, 0.17, 2.04), (0.14, 0.19, 1.94)],
           [0.07, 0.062, 0.052, 0.038, 0.012], horn, both=True, blend=0.03, part='curved-horns')
    c.limb([(0.72, 0.15, 1.57), (0.68, 0.3, 1.55), (0.67, 0.43, 1.46)], [0.05, 0.085, 0.018],
           both=True, flat=((1, 0.2, 0.4), 0.45), blend=0.04)
    for y in (-0.03, 0.03):
        c.limb([(1.02, y, 1.25), (1.02, y * 1.2, 1.08), (0.96, y * 0.5, 0.9)], [0.06, 0.055, 0.01], cream, blend=0.02, part='beard')
    c.limb([(0.4, 0.17, 0.92), (0.42, 0.18, 0.5), (0.43, 0.18, 0.14)], [0.2, 0.09, 0.062], both=True, blend=0.08)
    c.limb([(-0.62, 0.17, 0.94), (-0.52, 0.18, 0.68), (-0.7, 0.18, 0.44), (-0.66, 0.18, 0.14)], [0.26, 0.16, 0.075, 0.062],
           both=True, blend=0.08)
    hooves(c, ((0.43, 0.18), (-0.66, 0.18)), 0.08, hoof)
    c.limb([(-0.86, 0, 1.18), (-1.0, 0, 1.32), (-1.03, 0, 1.46)], [0.08, 0.075, 0.015], cream, blend=0.06, part='short-tail')
    c.eyes((0.94, 0.138, 1.58), 0.052)

    def paint(p, k):
        n = noise_of(p, 2.2) * 0.25
        k = over(k, cream, near(p, (0, 0, 0.66), 0.3, 0.25, n, (2.2, 1.2, 0.7)))
        k = over(k, cream, near(p, (1.16, 0, 1.27), 0.13, 0.3, n))
        k = over(k, '#8A5A34', near(p, (0, 0, 1.36), 0.12, 0.4, n, (7, 0.8, 1)))
        return speckled(p, over(k, cream, below(p, 0.36, 0.06)), 0.09)

    thing = c.model(coat(), '#C08A54', paint, cell=0.017)
    fur(thing, length=0.05, where=lambda p: float(p.z > 0.14 and not (p.z > 1.76 or p.x < 0.6 and p.z > 1.62)))


@word('donkey', SIDE, FRONT)
def donkey():
    c = Clay()
    dark, cream, inner, toward = '#7E685A', '#EFE6D8', '#DDBBAA', ((0.75, 0.65, 0.1), 0.4)
    equine(c, dark)
    c.limb([(0.6, 0, 1.4), (0.82, 0, 1.68), (0.96, 0, 1.9)], [0.34, 0.25, 0.2], flat=((0, 1, 0), 0.78), blend=0.2)
    c.limb([(1.0, 0, 1.96), (1.24, 0, 1.8), (1.44, 0, 1.58)], [0.22, 0.185, 0.14], blend=0.1)
    c.ball((1.48, 0, 1.53), 0.155, flat=((0.7, 0, -0.7), 0.85), blend=0.06)
    c.ball((1.6, 0.08, 1.57), 0.03, '#6A5048', both=True, cut=True, blend=0.03)
    c.limb([(1.6, 0, 1.46), (1.51, 0.12, 1.44), (1.4, 0.14, 1.49)], 0.014, '#8A7468', both=True, cut=True, blend=0.02)
    c.limb([(0.92, 0.1, 2.12), (0.87, 0.16, 2.36), (0.86, 0.2, 2.58), (0.88, 0.21, 2.74)], [0.08, 0.12, 0.1, 0.02],
           both=True, flat=toward, blend=0.05, part='long-ears')
    c.limb([(0.97, 0.14, 2.22), (0.925, 0.195, 2.4), (0.915, 0.235, 2.6)], [0.04, 0.08, 0.03], inner, both=True, flat=toward, blend=0.03,
           cut=True, part='long-ears')
    c.limb([(0.34, 0, 1.63), (0.56, 0, 1.9), (0.74, 0, 2.1), (0.9, 0, 2.22)], [0.05, 0.09, 0.1, 0.07], dark,
           flat=((0, 1, 0), 0.6), blend=0.03)
    c.limb([(-1.0, 0, 1.5), (-1.18, 0, 1.32), (-1.22, 0, 0.95), (-1.21, 0, 0.78)], [0.07, 0.045, 0.04, 0.045], blend=0.07, part='thin-tail')
    c.limb([(-1.21, 0, 0.8), (-1.24, 0, 0.6), (-1.2, 0, 0.4)], [0.055, 0.1, 0.02], dark, blend=0.04, part='thin-tail')
    c.eyes((1.16, 0.17, 1.92), 0.06)

    def paint(p, k):
        n = noise_of(p, 2.2) * 0.2
        k = over(k, cream, near(p, (1.5, 0, 1.5), 0.2, 0.15, n, (1, 1.2, 1)))
        for s in (1, -1):
            k = over(k, cream, near(p, (1.17, 0.18 * s, 1.91), 0.11, 0.25))
        k = over(k, cream, near(p, (-0.1, 0, 0.9), 0.3, 0.3, n, (2.6, 1.2, 0.6)))
        return speckled(p, k, 0.08)

    thing = c.model(coat(), '#9C928C', paint, cell=0.018, marks={'long-legs': lambda p: below(p, 0.88) * (p[:, 0] > -1.06)})
    fur(thing, length=0.045)
