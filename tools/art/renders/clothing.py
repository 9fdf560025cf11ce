"""Clothes that nobody wears. They are cut like real ones: a front and a back are sewn together at the seams, and inflated.

A cut is a ring of lines in the picture's plane (x to the right, z up). Front and back are sewn together along a line without a name. Along a
line with a name (neck, hem, cuff), the cloth stays open, and the inside is visible.
"""
import math

import numpy
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from clay import Clay
from clay import coat as clay_skin
from kit import (
    TAU,
    View,
    ball,
    cloth,
    curve,
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
    step,
    tube,
    word,
)

# Tailoring


def line_through(points, gap):
    """Returns a smooth line through (x, z) points, as points about `gap` apart."""
    rough = [Vector((x, 0, z)) for x, z in points]
    long = sum((b - a).length for a, b in zip(rough, rough[1:]))
    return numpy.array([(p.x, p.z) for p in curve(rough, max(2, round(long / gap) + 1))])


def mirrored(half):
    """Returns the whole cut from its right half. The first line starts, and the last line ends, in the middle."""

    def other(line):
        return [(-x, z) for x, z in reversed(line)]

    (top, first), *rest, (low, last) = half
    return [(top, other(first) + first[1:]), *rest, (low, last + other(last)[1:]), *[(name, other(line)) for name, line in reversed(rest)]]


def away_from(points, line):
    """Returns the distance of (x, z) points from a line of points."""
    best = numpy.full(len(points), 9.0)
    for a, b in zip(line, line[1:]):
        t = numpy.clip(((points - a) @ (b - a)) / max((b - a) @ (b - a), 1e-9), 0, 1)
        best = numpy.minimum(best, numpy.linalg.norm(points - a - t[:, None] * (b - a), axis=1))
    return best


def inside(points, ring):
    found = numpy.zeros(len(points), bool)
    for (x1, z1), (x2, z2) in zip(ring, numpy.roll(ring, -1, 0)):
        if z1 != z2:
            between = (z1 > points[:, 1]) != (z2 > points[:, 1])
            found ^= between & (points[:, 0] < (x2 - x1) * (points[:, 1] - z1) / (z2 - z1) + x1)
    return found


def filled(ring, gap):
    """Returns the surface within a ring: its points, starting with those of the ring, and its triangles."""
    low, high = ring.min(0), ring.max(0)
    rows = numpy.arange(low[1], high[1], gap * 0.866)
    grid = numpy.array([(x + (k % 2) * gap / 2, z) for k, z in enumerate(rows) for x in numpy.arange(low[0], high[0], gap)])
    grid = grid[inside(grid, ring)]
    grid = grid[away_from(grid, numpy.concatenate([ring, ring[:1]])) > gap * 0.6]
    points, count = numpy.concatenate([ring, grid]), len(ring)
    _, _, faces, _, _, _ = delaunay_2d_cdt([Vector(p) for p in points.tolist()], [(k, (k + 1) % count) for k in range(count)], [], 0, 1e-6)
    faces = numpy.array([face for face in faces if max(face) < len(points)])
    return points, faces[inside(points[faces].mean(1), ring)]


def inflated(points, faces, sewn, gap, round_):
    """Returns the distance of the cloth from the middle plane: 0 at the seams. Across a sleeve, the cloth is `round_` times as deep as wide."""
    pairs = numpy.unique(numpy.sort(numpy.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]]), axis=1), axis=0)
    a, b = pairs.T
    free = ~sewn
    count = len(points)

    def stiff(u):
        pull = u[a] - u[b]
        return (numpy.bincount(a, pull, count) - numpy.bincount(b, pull, count)) * free

    # This solves the equation of a soap film with conjugate gradients. The root of the solution is the profile of a filled tube.
    u = numpy.zeros(count)
    rest = 3 * gap * gap * round_**2 * free
    way, size = rest.copy(), rest @ rest
    for _ in range(400):
        pulled = stiff(way)
        share = size / (way @ pulled)
        u, rest = u + share * way, rest - share * pulled
        before, size = size, rest @ rest
        if size < 1e-14:
            break
        way = rest + size / before * way
    return numpy.sqrt(numpy.maximum(u, 0))


class Sewn:
    """A garment made of a front and a back cut, which differ only in their open lines.

    `folds` are (line, height, width) on the front. `tuck(x, z)` is any other relief of the front, and `deep` is how much rounder the back is.
    """

    def __init__(self, front, material, back=None, round_=0.5, gap=0.026, folds=(), tuck=None, paint=None, thick=0.03, at=0.0):
        self.rims, self.spots, merged, vertices, triangles = {}, None, {}, [], []
        for side, cut in ((-1, front), (1, back or front)):
            lines = [(name, line_through(points, gap)) for name, points in cut]
            ring = numpy.concatenate([line[:-1] for _, line in lines])
            points, faces = filled(ring, gap)
            sewn = numpy.zeros(len(points), bool)
            start = 0
            for name, line in lines:
                if name is None:
                    sewn[[(start + k) % len(ring) for k in range(len(line))]] = True
                start += len(line) - 1
            high = inflated(points, faces, sewn, gap, round_)
            bulge = numpy.array([0.05 * grain((x * 1.1, side, z * 0.8), 1.5, 2) for x, z in points])
            if side < 0:
                for fold, height, width in folds:
                    bulge += height * numpy.exp(-((away_from(points, line_through(fold, 0.05)) / width) ** 2))
                if tuck:
                    bulge += numpy.array([tuck(x, z) for x, z in points])
            high = high + bulge * numpy.clip(high / 0.15, 0, 1)
            place = numpy.stack([points[:, 0], at + side * high, points[:, 1]], 1)
            if side < 0:
                self.spots = place
            start = 0
            for name, line in lines:
                run = [Vector(place[(start + k) % len(ring)]) for k in range(len(line))]
                self.rims.setdefault(name, []).append(run)
                start += len(line) - 1
            index = []
            for p in place.tolist():
                key = tuple(round(c, 4) for c in p)
                if key not in merged:
                    merged[key] = len(vertices)
                    vertices.append(p)
                index.append(merged[key])
            for a, b, c in faces.tolist():
                (ax, az), (bx, bz), (cx, cz) = points[[a, b, c]]
                ahead = (bx - ax) * (cz - az) - (bz - az) * (cx - ax) > 0
                triangles.append(tuple(index[k] for k in ((a, b, c) if ahead == (side < 0) else (a, c, b))))
        self.thing = solid(vertices, triangles, material, paint)
        modifier = self.thing.modifiers.new('thick', 'SOLIDIFY')
        modifier.thickness = thick

    def on(self, x, z, lift=0.0):
        """Returns the point of the front at x, z."""
        away = (self.spots[:, 0] - x) ** 2 + (self.spots[:, 2] - z) ** 2
        near = numpy.argpartition(away, 4)[:4]
        weight = 1 / (away[near] + 1e-5)
        return Vector((x, float((self.spots[near, 1] * weight).sum() / weight.sum()) - lift, z))

    def loops(self, name):
        """Returns the closed lines around the openings with this name, front and back."""
        runs = self.rims[name]
        found = []
        for front, back in zip(runs[: len(runs) // 2], runs[len(runs) // 2 :]):
            found.append([*front, *reversed(back[:-1])])
        return found

    def hem(self, name, material, radius=0.045, flat=0.6, ribs=0):
        """Adds a band around the openings with this name."""
        section = (lambda angle, t: 1 + 0.12 * math.cos(TAU * ribs * t)) if ribs else None
        return [tube(loop, radius, material, seg=20, count=len(loop) * 2, flat=flat, section=section) for loop in self.loops(name)]

    def seam(self, points, material, radius=0.009, dash=0.05):
        """Adds stitches along a line on the front."""
        line = line_through(points, dash)
        return [
            tube([self.on(*a, 0.008), self.on(*(a + (b - a) * 0.62), 0.008)], radius, material, seg=8, count=3)
            for a, b in zip(line, line[1:])
        ]

    def patch(self, outline, material, lift=0.03, gap=0.03, thick=0.03, puff=0.0):
        """Adds a piece of cloth on the front."""
        ring = outline_of(outline, gap)
        points, faces = filled(ring, gap)
        edge = away_from(points, numpy.concatenate([ring, ring[:1]]))
        place = [self.on(x, z, lift + puff * min(1, e / 0.08)) for (x, z), e in zip(points.tolist(), edge)]
        sides = [
            tuple(f) if numpy.cross(points[f[1]] - points[f[0]], points[f[2]] - points[f[0]]) > 0 else tuple(f[::-1])
            for f in faces.tolist()
        ]
        thing = solid(place, sides, material)
        modifier = thing.modifiers.new('thick', 'SOLIDIFY')
        modifier.thickness = thick
        return thing

    def button(self, x, z, material, size=0.055, lift=0.035):
        spot = self.on(x, z, lift)
        return ball(size, material, at=spot, shape=(1, 0.4, 1), seg=28)


def outline_of(corners, gap):
    """Returns a ring with corners, as points about `gap` apart."""
    return numpy.concatenate([line_through([a, b], gap)[:-1] for a, b in zip(corners, [*corners[1:], corners[0]])])


def beyond(a, b, edge=0.02):
    """Returns 1 to the right of the line from a to b (x, z), and 0 to its left: the share of a mirrored part, by |x|."""
    (ax, az), (bx, bz) = a, b
    long = math.hypot(bx - ax, bz - az)

    def share(p):
        side = ((abs(p[0]) - ax) * (bz - az) - (p[2] - az) * (bx - ax)) / long
        return step(-edge, edge, side)

    return share


def sleeve(armpit, shoulder, edge=0.02):
    """Returns the share of both sleeves: beyond the armholes, and next to the body below them."""
    hole, body = beyond(armpit, shoulder, edge), beyond((armpit[0] + 0.13, armpit[1] - 1), armpit, edge)
    return lambda p: hole(p) * (1 if p[2] > armpit[1] else body(p))


def pale(hexes, share=0.25):
    """Returns a lighter version of the colour as hex values, for thread and hem of the same cloth."""
    return '#' + ''.join(f'{round(int(hexes[k : k + 2], 16) * (1 - share) + 255 * share):02X}' for k in (1, 3, 5))


FRONT = {'tip': 10, 'turn': 0}


# Clothes of cloth


@word('shirt', View(**FRONT), View(**FRONT, colour='#F59A1E', neck='v'), View(tip=10, turn=-24, colour='#2F7FE0', pocket=True))
def shirt(colour='#2FAE4E', neck='round', pocket=False):
    low = 0.5 if neck == 'v' else 0.7
    side = [
        (None, [(0.3, 0.95), (0.55, 0.86), (0.72, 0.76), (1.14, 0.36)]),
        ('cuff', [(1.14, 0.36), (0.84, 0.1)]),
        (None, [(0.84, 0.1), (0.64, 0.32)]),
        (None, [(0.64, 0.32), (0.61, -0.2), (0.65, -0.92)]),
        ('hem', [(0.65, -0.92), (0.3, -0.98), (0, -0.99)]),
    ]
    dip = [(0, low), (0.15, 0.71), (0.3, 0.95)] if neck == 'v' else [(0, low), (0.15, 0.735), (0.26, 0.84), (0.3, 0.95)]
    front = mirrored([('neck', dip), *side])
    back = mirrored([('neck', [(0, 0.87), (0.18, 0.89), (0.3, 0.95)]), *side])
    stuff = cloth(colour, scale=80)
    folds = [
        fold
        for s in (1, -1)
        for fold in (
            ([(0.62 * s, 0.3), (0.45 * s, 0.1), (0.36 * s, -0.3)], 0.06, 0.07),
            ([(0.6 * s, 0.15), (0.42 * s, -0.15), (0.4 * s, -0.4)], -0.06, 0.05),
            ([(0.7 * s, 0.62), (0.78 * s, 0.35)], -0.035, 0.035),
        )
    ] + [
        ([(0.12, -0.3), (0.22, -0.98)], 0.06, 0.09),
        ([(-0.26, -0.4), (-0.34, -0.98)], 0.065, 0.09),
        ([(-0.06, -0.45), (-0.05, -0.98)], -0.05, 0.07),
    ]
    body = Sewn(front, stuff, back, folds=folds, round_=0.46)
    mark(body.thing, 'short-sleeves', sleeve((0.64, 0.32), (0.66, 0.84)))
    part('hole-for-the-head', *body.hem('neck', cloth(pale(colour, 0.12), scale=80), radius=0.055))
    thread = cloth(pale(colour, 0.4))
    for s in (1, -1):
        body.seam([(0.66 * s, 0.8), (0.62 * s, 0.6), (0.63 * s, 0.36)], thread)
        part('short-sleeves', *body.seam([(1.09 * s, 0.39), (0.81 * s, 0.15)], thread))
    body.seam([(-0.6, -0.86), (-0.3, -0.91), (0, -0.92), (0.3, -0.91), (0.6, -0.86)], thread)
    if pocket:
        body.patch([(0.16, 0.36), (0.5, 0.36), (0.5, 0.04), (0.33, -0.06), (0.16, 0.04)], cloth(pale(colour, 0.15), scale=80))


@word('trousers', View(tip=8), View(tip=8, colour='#B07A3C'), View(tip=8, turn=-22, colour='#35A05A'))
def trousers(colour='#2F6FD0'):
    legs(
        [(0.52, 1.1), (0.62, 0.7), (0.66, 0.2), (0.58, -0.6), (0.56, -1.35)],
        [(0.56, -1.35), (0.14, -1.38)],
        [(0.14, -1.38), (0.12, -0.6), (0.06, 0.1), (0, 0.24)],
        colour,
        'two-legs',
        'waist-on-top',
    )


def legs(outer, cuff, inner, colour, legs_part, waist_part=None, string=False):
    """Models trousers or shorts from the lines of the right leg."""
    top, crotch, low = outer[0][1], inner[-1][1], cuff[0][1]
    wide = outer[0][0]
    side = [(None, outer), ('cuff', cuff), (None, inner)]
    front = mirrored([('waist', [(0, top - 0.07), (wide * 0.6, top - 0.05), (wide, top)]), *side])
    back = mirrored([('waist', [(0, top + 0.03), (wide * 0.6, top + 0.03), (wide, top)]), *side])
    folds = [
        fold
        for s in (1, -1)
        for fold in (
            ([(0.05 * s, crotch + 0.06), (0.3 * s, crotch + 0.02), (0.48 * s, crotch + 0.14)], -0.035, 0.05),
            ([(0.05 * s, crotch - 0.02), (0.26 * s, crotch - 0.1), (0.45 * s, crotch - 0.04)], 0.03, 0.05),
            ([(0.16 * s, (low + crotch) / 2), (0.44 * s, (low + crotch) / 2 + 0.06)], -0.03, 0.05),
            ([(0.2 * s, low + 0.2), (0.5 * s, low + 0.13)], -0.03, 0.05),
        )
    ] + [([(0, top), (0, crotch)], -0.02, 0.02)]
    stuff, trim, thread = (
        cloth(colour, scale=70),
        cloth(pale(colour, 0.12), scale=70),
        cloth('#F2B24A' if colour == '#2F6FD0' else pale(colour, 0.45)),
    )
    body = Sewn(front, stuff, back, folds=folds, round_=0.55)
    mark(body.thing, legs_part, lambda p: step(crotch + 0.02, crotch - 0.02, p.z))
    if waist_part:
        mark(body.thing, waist_part, lambda p: step(top - 0.25, top - 0.22, p.z))
    band = body.hem('waist', trim, radius=0.07, flat=0.5)
    rolled = body.hem('cuff', trim, radius=0.06, flat=0.6)
    part(legs_part, *rolled)
    if waist_part:
        part(waist_part, *band)
    belt_line = body.seam([(-wide * 0.95, top - 0.2), (0, top - 0.25), (wide * 0.95, top - 0.2)], thread)
    if waist_part:
        part(waist_part, *belt_line)
    for s in (1, -1):
        body.seam([(0.26 * s, top - 0.23), (0.36 * s, top - 0.46), (0.57 * s, top - 0.52)], thread)
    if string:
        cord = cloth('#F4EFE2', scale=60, rim=0.1)
        knot = [ball(0.06, cord, at=body.on(0, top - 0.16, 0.07), seg=24)]
        for s in (1, -1):
            bow = [
                body.on(0, top - 0.16, 0.06),
                body.on(0.17 * s, top - 0.08, 0.1),
                body.on(0.24 * s, top - 0.2, 0.08),
                body.on(0, top - 0.16, 0.06),
            ]
            end = [body.on(0, top - 0.16, 0.06), body.on(0.08 * s, top - 0.32, 0.06), body.on(0.12 * s, top - 0.52, 0.05)]
            knot += [tube(bow, 0.03, cord, seg=14), tube(end, 0.03, cord, seg=14)]
        part('string-in-front', *knot)
    else:
        body.seam([(0.03, top - 0.25), (0.07, top - 0.6), (0.0, crotch + 0.1)], thread)
        gold = skin('#E8B440', rough=0.3, metal=0.5, rim=0.2)
        button = body.button(0, top - 0.15, gold, 0.075, lift=0.08)
        if waist_part:
            part(waist_part, button)


@word('shorts', View(tip=8), View(tip=8, colour='#F58A1E'), View(tip=8, turn=-22, colour='#2F6FD0', string=False))
def shorts(colour='#2FAE4E', string=True):
    legs(
        [(0.66, 0.62), (0.76, 0.2), (0.84, -0.3), (0.86, -0.62)],
        [(0.86, -0.62), (0.1, -0.72)],
        [(0.1, -0.72), (0.06, -0.3), (0, -0.14)],
        colour,
        'two-short-legs',
        string=string,
    )


def flared(top, waist, low, wide, waves, sag=0.06):
    """Returns the right half of a skirt: its side, and a wavy hem."""
    hem = [
        (wide * (1 - k / 24), low - sag * math.sin(math.pi / 2 * k / 24) - 0.03 * math.cos(TAU * waves * (1 - k / 24) / 2))
        for k in range(25)
    ]
    return [(None, [(waist, top), (waist + (wide - waist) * 0.3, top + (low - top) * 0.4), hem[0]]), ('hem', hem)]


def pleats(top, waist, low, wide, waves, deep=0.07):
    """Returns folds that start at the waist and get deeper towards the hem."""

    def tuck(x, z):
        down = (top - z) / (top - low)
        if down <= 0:
            return 0
        across = x / (waist + (wide - waist) * (0.6 * down + 0.4 * down * down))
        return deep * min(1, 1.3 * down) * math.cos(math.pi * waves * across)

    return tuck


@word('dress', View(**FRONT), View(**FRONT, colour='#F0559A', sleeves=True), View(tip=10, turn=-22, colour='#F5B81E'))
def dress(colour='#2F7FE0', sleeves=False):
    waist, low, wide = 0.16, -1.25, 0.98
    skirt = flared(waist, 0.36, low, wide, 7)
    bodice = [(None, [(0.46, 0.62), (0.4, 0.4), (0.36, waist)])]
    if sleeves:
        top = [
            (None, [(0.28, 1.0), (0.48, 0.93), (0.78, 0.66)]),
            ('cuff', [(0.78, 0.66), (0.6, 0.46)]),
            (None, [(0.6, 0.46), (0.46, 0.58)]),
        ]
        front, back = [(0, 0.72), (0.16, 0.76), (0.28, 1.0)], [(0, 0.9), (0.28, 1.0)]
    else:
        top, front, back = [], [(0, 0.6), (0.2, 0.62), (0.34, 0.72), (0.46, 0.62)], [(0, 0.64), (0.2, 0.65), (0.34, 0.68), (0.46, 0.62)]
    stuff, trim = cloth(colour, scale=80), cloth(pale(colour, 0.3), scale=80)
    body = Sewn(
        mirrored([('neck', front), *top, *bodice, *skirt]),
        stuff,
        mirrored([('neck', back), *top, *bodice, *skirt]),
        tuck=pleats(waist, 0.36, low, wide, 7),
        round_=0.5,
        folds=[([(0.3 * s, 0.2), (0.12 * s, 0.36), (0.06 * s, 0.5)], 0.03, 0.06) for s in (1, -1)],
    )
    body.hem('neck', trim, radius=0.035)
    part('wide-skirt', *body.hem('hem', trim, radius=0.04))
    mark(body.thing, 'wide-skirt', lambda p: step(waist + 0.02, waist - 0.02, p.z))
    mark(body.thing, 'narrow-waist', lambda p: step(0.2, 0.16, abs(p.z - waist)))
    belt = [body.on(x, waist, 0.02) for x in numpy.linspace(-0.34, 0.34, 20)]
    part('narrow-waist', tube(belt, 0.06, trim, seg=20, flat=0.5))
    if sleeves:
        body.hem('cuff', trim, radius=0.04)
        return
    for s in (1, -1):
        a, b = body.on(0.34 * s, 0.68, 0.02), Vector((0.34 * s, 0.2, 0.66))
        part(
            'two-straps', tube([a, (0.33 * s, -0.06, 0.9), (0.32 * s, 0.03, 1.04), (0.33 * s, 0.14, 0.9), b], 0.06, stuff, seg=20, flat=0.5)
        )


@word('skirt', View(tip=12), View(tip=12, colour='#2F7FE0', waves=4), View(tip=12, turn=-10, colour='#F5B81E', low=-0.95))
def skirt(colour='#F0559A', waves=9, low=-0.62):
    top, waist, wide = 0.6, 0.5, 1.05
    side = flared(top, waist, low, wide, waves)
    stuff, trim = cloth(colour, scale=80), cloth(pale(colour, 0.25), scale=80)
    body = Sewn(
        mirrored([('waist', [(0, top - 0.08), (waist * 0.6, top - 0.06), (waist, top)]), *side]),
        stuff,
        mirrored([('waist', [(0, top + 0.05), (waist * 0.6, top + 0.04), (waist, top)]), *side]),
        tuck=pleats(top - 0.05, waist, low, wide, waves, 0.08),
        round_=0.5,
    )
    part('waist-on-top', *body.hem('waist', trim, radius=0.075, flat=0.4))
    mark(body.thing, 'waist-on-top', lambda p: step(top - 0.2, top - 0.17, p.z))
    mark(body.thing, 'wide-at-the-bottom', lambda p: step(low + 0.42, low + 0.38, p.z))
    mark(body.thing, 'folds', lambda p: step(top - 0.22, top - 0.3, p.z))
    hem = body.hem('hem', trim, radius=0.035)
    part('wide-at-the-bottom', *hem)
    part('folds', *hem)


def sleeved(low, wide, neck, back_neck, reach=1.0):
    """Returns the front and back cuts of a garment with long sleeves."""
    side = [
        (None, [(0.3, 0.95), (0.56, 0.86), (0.74, 0.7), (1.0, 0.02), (1.14, -0.6 * reach)]),
        ('cuff', [(1.14, -0.6 * reach), (0.83, -0.66 * reach)]),
        (None, [(0.83, -0.66 * reach), (0.75, -0.1), (0.6, 0.34)]),
        (None, [(0.6, 0.34), (0.58, -0.1), (0.6 + (wide - 0.6) * 0.3, low * 0.6), (wide, low)]),
        ('hem', [(wide, low), (wide * 0.5, low - 0.05), (0, low - 0.06)]),
    ]
    return mirrored([('neck', [*neck, (0.3, 0.95)]), *side]), mirrored([('neck', [*back_neck, (0.3, 0.95)]), *side])


SLEEVE = (0.6, 0.34), (0.68, 0.82)


def sleeve_folds(low):
    """Returns folds at the elbows, the armpits and the waist."""
    return [
        fold
        for s in (1, -1)
        for fold in (
            ([(0.72 * s, 0.12), (0.92 * s, 0.06)], -0.05, 0.045),
            ([(0.76 * s, 0.0), (0.98 * s, -0.12)], 0.04, 0.05),
            ([(0.8 * s, -0.2), (1.02 * s, -0.22)], -0.045, 0.045),
            ([(0.6 * s, 0.3), (0.42 * s, 0.05), (0.36 * s, -0.2)], 0.05, 0.07),
            ([(0.56 * s, 0.1), (0.44 * s, -0.1), (0.42 * s, -0.4)], -0.04, 0.05),
        )
    ] + [([(0.18, low + 0.5), (0.24, low)], 0.04, 0.08), ([(-0.26, low + 0.45), (-0.3, low)], 0.05, 0.09)]


def centre_line(body, top, low, material, x=0.0):
    """Returns the edge of the upper side, where a coat is buttoned."""
    return tube([body.on(x, z, 0.005) for z in numpy.linspace(top, low, 30)], 0.02, material, seg=12, count=60, flat=0.6)


@word('sweater', View(**FRONT))
def sweater():
    violet, cream = rgb('#8B4BD8'), rgb('#FFE3A8')

    def stripe(p):
        return step(0.15, 0.135, abs(p[2] + 0.12 + 0.02)) * (1 - sleeve(*SLEEVE, 0.006)(p))

    front, back = sleeved(-0.82, 0.6, [(0, 0.83), (0.2, 0.88)], [(0, 0.95)])
    wool = cloth(painted=True, bump=0.4, scale=34, kind='VORONOI')
    body = Sewn(
        front,
        wool,
        back,
        folds=sleeve_folds(-0.8),
        round_=0.52,
        gap=0.018,
        paint=lambda p: mix(violet, cream, stripe(p)),
        tuck=lambda x, z: 0.008 * math.cos(x * 60),
    )
    mark(body.thing, 'long-sleeves', sleeve(*SLEEVE))
    mark(body.thing, 'stripe-across', stripe)
    rib = cloth('#9D62E2', bump=0.3)
    part('long-sleeves', *body.hem('cuff', rib, radius=0.085, flat=0.75, ribs=20))
    body.hem('hem', rib, radius=0.075, ribs=60)
    for lift in (0.0, 0.09, 0.18):
        collar = body.hem('neck', rib, radius=0.075, ribs=36)
        part('high-collar', *move(collar, at=(0, 0, lift)))


@word('coat', View(**FRONT))
def coat():
    camel = '#C4853E'
    front, back = sleeved(-1.4, 0.8, [(0, 0.36), (0.12, 0.56)], [(0, 0.92), (0.16, 0.93)])
    stuff, trim = cloth(camel, scale=45, bump=0.35), cloth(pale(camel, 0.12), scale=45, bump=0.35)
    body = Sewn(front, stuff, back, folds=sleeve_folds(-1.3), round_=0.44)
    mark(body.thing, 'long-sleeves', sleeve(*SLEEVE))
    for s in (1, -1):
        lapel = [(0.03 * s, 0.32), (0.3 * s, 0.98), (0.47 * s, 0.7), (0.36 * s, 0.6), (0.46 * s, 0.52)]
        part('wide-collar', body.patch(lapel, trim, lift=0.05, puff=0.02, thick=0.04))
        body.patch([(0.24 * s, -0.52), (0.56 * s, -0.46), (0.57 * s, -0.36), (0.24 * s, -0.42)], trim)
    part('wide-collar', *body.hem('neck', trim, radius=0.06))
    part('long-sleeves', *body.hem('cuff', trim, radius=0.06))
    body.hem('hem', stuff, radius=0.035)
    centre_line(body, 0.3, -1.44, trim, 0.06)
    brown = plastic('#5A3318', rim=0.25)
    part('buttons-in-front', *[body.button(-0.06, z, brown, 0.085) for z in (0.16, -0.2, -0.56, -0.92)])


@word('raincoat', View(**FRONT))
def raincoat():
    yellow = '#FFC814'
    stuff = skin(yellow, rough=0.3, coat=0.35, rim=0.15)
    inner, trim = skin('#E0A400', rough=0.5, rim=0.05), skin('#FFD84A', rough=0.3, coat=0.3, rim=0.15)
    front, back = sleeved(-1.05, 0.78, [(0, 0.78), (0.16, 0.82)], [(0, 0.94)])
    body = Sewn(front, stuff, back, folds=sleeve_folds(-1.0), round_=0.5)
    mark(body.thing, 'long-sleeves', sleeve(*SLEEVE))
    part('long-sleeves', *body.hem('cuff', trim, radius=0.06))
    body.hem('hem', trim, radius=0.04)
    # The hood is an egg with an opening in front.
    profile = [(math.sin(t), math.cos(t)) for t in [0.95 + 2.19 * k / 50 for k in range(51)]]
    shell = [lathe([(r * size + 1e-4, h * size) for r, h in profile], colour) for size, colour in ((1.0, stuff), (0.94, inner))]
    ring = [
        (math.sin(0.95) * 0.97 * math.cos(a), math.sin(0.95) * 0.97 * math.sin(a), math.cos(0.95))
        for a in [TAU * k / 40 for k in range(41)]
    ]
    hood = [*shell, tube(ring, 0.08, trim, seg=20, count=160)]
    for thing in hood:
        thing.scale = (0.47, 0.56, 0.42)
    part('hood', *move(hood, at=(0, 0.04, 1.2), turn=(90, 0, 0)))
    centre_line(body, 0.76, -1.1, trim, 0.1)
    blue = plastic('#2F6FD0', rim=0.2)
    part('buttons-in-front', *[body.button(0, z, blue, 0.08) for z in (0.5, 0.12, -0.26, -0.64)])
    for s in (1, -1):
        body.patch([(0.24 * s, -0.5), (0.58 * s, -0.5), (0.58 * s, -0.38), (0.24 * s, -0.38)], trim, puff=0.02)


def star_outline(radius, at, inner=0.45):
    return [(at[0] + r * math.sin(TAU * k / 10), at[1] + r * math.cos(TAU * k / 10)) for k, r in enumerate((radius, radius * inner) * 5)]


@word('pyjamas', View(**FRONT))
def pyjamas():
    blue, gold = '#5FA4F0', cloth('#FFD84A', scale=80)
    stuff, trim = cloth(blue, scale=80), cloth(pale(blue, 0.4), scale=80)
    # The trousers hang behind the hem of the shirt.
    side = [
        (None, [(0.46, -0.6), (0.56, -1.0), (0.58, -2.2)]),
        ('cuff', [(0.58, -2.2), (0.14, -2.24)]),
        (None, [(0.14, -2.24), (0.08, -1.6), (0, -1.3)]),
    ]
    cut = mirrored([('waist', [(0, -0.6), (0.46, -0.6)]), *side])
    folds = [([(0.16 * s, -1.85), (0.5 * s, -1.8)], -0.04, 0.05) for s in (1, -1)] + [([(0.1, -1.25), (0.4, -1.2)], -0.04, 0.05)]
    trousers = Sewn(cut, stuff, folds=folds, round_=0.5, at=0.08)
    part('trousers', trousers.thing, *trousers.hem('cuff', trim, radius=0.06))
    front, back = sleeved(-0.72, 0.62, [(0, 0.6), (0.14, 0.72)], [(0, 0.9)])
    top = Sewn(front, stuff, back, folds=sleeve_folds(-0.7), round_=0.5)
    part('top', top.thing, *top.hem('cuff', trim, radius=0.06), *top.hem('neck', trim, radius=0.055), *top.hem('hem', trim, radius=0.05))
    part('top', centre_line(top, 0.58, -0.76, trim))
    part('top', *[top.button(0, z, plastic('#FFF4DC'), 0.055) for z in (0.4, 0.1, -0.2, -0.5)])
    for x, z in ((0.3, 0.42), (-0.32, 0.5), (-0.3, -0.02), (0.34, -0.14), (-0.34, -0.5), (0.3, -0.6), (0.94, -0.2), (-0.94, -0.2)):
        part('top', top.patch(star_outline(0.11, (x, z)), gold, lift=0.012, gap=0.04, thick=0.012))
    for x, z in ((0.32, -1.05), (-0.3, -1.2), (0.36, -1.62), (-0.38, -1.85), (0.38, -2.05), (-0.34, -1.5)):
        part('trousers', trousers.patch(star_outline(0.11, (x, z)), gold, lift=0.012, gap=0.04, thick=0.012))


@word('swimsuit', View(**FRONT))
def swimsuit():
    pink = '#F0509A'

    def cut(neck):
        return mirrored(
            [
                ('neck', [*neck, (0.27, 0.98)]),
                (None, [(0.27, 0.98), (0.4, 0.96)]),
                ('arm', [(0.4, 0.96), (0.38, 0.62), (0.54, 0.36)]),
                (None, [(0.54, 0.36), (0.42, -0.12), (0.6, -0.58)]),
                ('leg', [(0.6, -0.58), (0.34, -0.68), (0.13, -1.02)]),
                (None, [(0.13, -1.02), (0, -1.03)]),
            ]
        )

    stuff, trim = skin(pink, rough=0.55, bump=0.08, bump_scale=90, rim=0.18), skin('#FFE04A', rough=0.5, rim=0.15)
    body = Sewn(
        cut([(0, 0.36), (0.18, 0.42)]),
        stuff,
        cut([(0, 0.5), (0.2, 0.6)]),
        round_=0.5,
        folds=[([(0.42 * s, -0.1), (0.2 * s, -0.04), (0, -0.06)], -0.03, 0.05) for s in (1, -1)]
        + [([(0.44 * s, -0.22), (0.2 * s, -0.2)], 0.025, 0.05) for s in (1, -1)],
    )
    for edge in (*body.hem('neck', trim, radius=0.028), *body.hem('arm', trim, radius=0.028)):
        mark(edge, 'two-straps', lambda p: step(0.48, 0.5, p[2]))
    part('no-legs', *body.hem('leg', trim, radius=0.032))
    mark(body.thing, 'two-straps', lambda p: step(0.48, 0.5, p[2]))
    mark(body.thing, 'no-legs', lambda p: step(-0.5, -0.53, p[2]))


@word('bib', View(tip=6, turn=0))
def bib():
    half = [
        (None, [(0, 0.28), (0.2, 0.34), (0.32, 0.54), (0.27, 0.8)]),
        (None, [(0.27, 0.8), (0.32, 0.92), (0.46, 0.88), (0.62, 0.6), (0.76, 0.2), (0.86, -0.4), (0.72, -0.86), (0.4, -1.04), (0, -1.08)]),
    ]
    sky, blue = cloth('#BFE2F6', scale=60, bump=0.5, rim=0.1), cloth('#2F7FE0', scale=60, rim=0.15)
    body = Sewn(mirrored(half), sky, round_=0.14)
    ring = [Vector((x, body.on(x, z).y, z)) for _, line in mirrored(half) for x, z in line_through(line, 0.04)[:-1]]
    trim = tube([*ring, ring[0]], 0.055, blue, seg=16, count=400)
    carrot = [(0.3, -0.14), (0.16, 0.02), (-0.02, -0.06), (-0.36, -0.62), (-0.4, -0.76), (-0.26, -0.72), (0.2, -0.32)]
    carrot = body.patch([(x, z) for x, z in round_outline(carrot, 40)], cloth('#F58A1E', scale=60), puff=0.04)
    green = cloth('#35A83A', scale=60)
    tops = [
        body.patch(
            round_outline(
                [
                    (0.2, -0.06),
                    (0.2 + 0.3 * a - 0.08 * b, -0.06 + 0.3 * b + 0.08 * a),
                    (0.2 + 0.5 * a, -0.06 + 0.5 * b),
                    (0.2 + 0.3 * a + 0.08 * b, -0.06 + 0.3 * b - 0.08 * a),
                ],
                32,
            ),
            green,
            lift=0.02,
            puff=0.03,
        )
        for a, b in ((0.34, 0.94), (0.75, 0.66), (0.97, 0.22))
    ]
    part('wide-front', body.thing, trim, carrot, *tops)
    strap = [
        (-0.38, 0, 0.84),
        (-0.34, 0.1, 0.98),
        (-0.18, 0.18, 1.1),
        (0, 0.2, 1.13),
        (0.18, 0.18, 1.1),
        (0.34, 0.1, 0.98),
        (0.38, 0, 0.84),
    ]
    part('strap-round-the-neck', tube(strap, 0.06, blue, seg=20, count=80, flat=0.4))
    part('strap-round-the-neck', *[body.button(0.37 * s, 0.8, plastic('#FFF6E4'), 0.06) for s in (1, -1)])


@word('sock', View(tip=16, turn=-8))
def sock():
    blue, gold = rgb('#2F7FE0'), rgb('#FFC02A')
    foot = [
        (0.2, 1.0),
        (0.18, 0.3),
        (0.2, -0.12),
        (0.42, -0.42),
        (0.82, -0.6),
        (1.04, -0.84),
        (0.84, -1.04),
        (0.3, -1.03),
        (-0.2, -1.02),
        (-0.46, -0.88),
        (-0.5, -0.56),
        (-0.42, -0.1),
        (-0.42, 0.4),
        (-0.44, 1.0),
    ]

    def heel(p):
        return step(0.4, 0.385, math.hypot(p[0] + 0.5, p[2] + 0.92))

    def toe(p):
        return step(0.66, 0.675, p[0] - 0.3 * (p[2] + 0.8))

    front, back = (
        [('top', [(-0.44, 1.0), (-0.12, 0.95), (0.2, 1.0)]), (None, foot)],
        [('top', [(-0.44, 1.0), (-0.12, 1.05), (0.2, 1.0)]), (None, foot)],
    )
    folds = [
        ([(0.16, -0.2), (-0.1, -0.36), (-0.3, -0.4)], -0.05, 0.05),
        ([(0.2, -0.34), (-0.02, -0.5)], -0.04, 0.045),
        ([(-0.4, 0.1), (-0.1, 0.04), (0.1, 0.1)], -0.035, 0.06),
        ([(0.14, 0.36), (-0.14, 0.3)], 0.03, 0.06),
    ]
    body = Sewn(
        front,
        cloth(painted=True, bump=0.5, scale=46),
        back,
        folds=folds,
        round_=0.6,
        gap=0.018,
        paint=lambda p: mix(blue, gold, max(heel(p), toe(p))),
    )
    mark(body.thing, 'bent-heel', heel)
    mark(body.thing, 'soft-tube', lambda p: step(0.74, 0.72, p[2]))
    rib = cloth('#FFC02A', bump=0.3)
    for drop in (0.0, 0.09, 0.18):
        part('open-top', *move(body.hem('top', rib, radius=0.075, ribs=44), at=(0, 0, -drop)))


@word('mitten', View(tip=6, roll=-6))
def mitten():
    teal = '#14A8B4'
    hand = [
        (0.5, -0.6),
        (0.58, 0.0),
        (0.56, 0.6),
        (0.34, 1.02),
        (0.0, 1.1),
        (-0.3, 0.96),
        (-0.46, 0.5),
        (-0.48, 0.2),
        (-0.62, 0.34),
        (-0.86, 0.46),
        (-1.0, 0.28),
        (-0.86, -0.02),
        (-0.62, -0.3),
        (-0.5, -0.6),
    ]
    cut = [('cuff', [(-0.5, -0.6), (0, -0.62), (0.5, -0.6)]), (None, hand)]
    wool = cloth(teal, bump=0.7, scale=34, kind='VORONOI')
    body = Sewn(cut, wool, round_=0.55, gap=0.02, folds=[([(-0.46, 0.16), (-0.34, -0.12), (-0.36, -0.4)], -0.06, 0.05)])
    thumb = beyond((0.36, -0.62), (0.48, 0.3), 0.02)
    mark(body.thing, 'one-thumb', lambda p: thumb(p) * (p[0] < 0) * step(0.56, 0.5, p[2]) * step(-0.34, -0.3, p[2]))
    mark(body.thing, 'no-fingers', lambda p: step(0.36, 0.4, p[2]) * step(-0.5, -0.46, p[0]))
    rib = cloth('#FFF0D0', bump=0.3, rim=0.1)
    for drop in (0.0, 0.12, 0.24, 0.36):
        part('soft-cuff', *move(body.hem('cuff', rib, radius=0.1, flat=0.9, ribs=40), at=(0, 0, -drop)))
    snow = cloth('#FFF0D0', rim=0.1)
    for turn in (0, 60, 120):
        a = math.radians(turn)
        line = [(0.06 + s * 0.24 * math.cos(a), 0.25 + s * 0.24 * math.sin(a)) for s in (-1, -0.5, 0, 0.5, 1)]
        tube([body.on(x, z, 0.01) for x, z in line], 0.032, snow, seg=12)


@word('gloves', View(tip=-10))
def gloves():
    violet = '#9A55E0'
    for side, at, turn in ((1, 0.62, 8), (-1, -0.62, -8)):
        c = Clay()
        c.limb([(0, 0, -0.2), (0, 0, 0.18)], [0.4, 0.44], flat=((0, 1, 0), 0.5))
        c.limb([(0, 0, -0.85), (0, 0, -0.2)], [0.36, 0.34], flat=((0, 1, 0), 0.6), blend=0.08)
        for x, lean, long in ((-0.33, -0.09, 0.62), (-0.12, -0.03, 0.78), (0.1, 0.03, 0.74), (0.31, 0.1, 0.54)):
            c.limb([(x, 0, 0.3), (x + lean, -0.02, 0.45 + long)], [0.125, 0.115], blend=0.045, part='five-fingers')
        c.limb([(-0.3, 0, -0.1), (-0.55, -0.05, 0.14), (-0.66, -0.08, 0.42)], [0.16, 0.14, 0.125], blend=0.06, part='five-fingers')
        c.limb([(0, 0, -1.5), (0, 0, -0.5)], [0.33, 0.27], cut=True, flat=((0, 1, 0), 0.6), blend=0.02)
        hand = c.model(clay_skin(bump=0.5, scale=50), violet, cell=0.02, floor=-1.0)
        ring = [(0.4 * math.cos(a), 0.3 * math.sin(a), -0.98) for a in [TAU * k / 32 for k in range(33)]]
        cuffs = [
            tube(
                [(x, y, z + up) for x, y, z in ring],
                0.085,
                cloth('#FFC83A', bump=0.3),
                seg=20,
                count=200,
                section=lambda angle, t: 1 + 0.12 * math.cos(TAU * 34 * t),
            )
            for up in (0, 0.12, 0.24)
        ]
        part('soft-cuff', *cuffs)
        things = [hand, *cuffs]
        if side < 0:
            for thing in things:
                thing.scale = (-1, 1, 1)
        move(things, at=(at, -0.08 * side, 0), turn=(0, turn, 0))


# Shoes, with the sole at z = 0 and the toe towards +x


def on_top(thing, x, y, lift=0.0):
    """Returns the topmost point of a mesh at x, y."""
    hit, at, _, _ = thing.ray_cast(Vector((x, y, 5)), Vector((0, 0, -1)))
    return at + Vector((0, 0, lift)) if hit else Vector((x, y, 0))


def sole(outline, low, high, material, edge=0.05):
    """Returns a slab from its smooth outline as seen from above."""
    return slab(round_outline(outline, 160), low, high, material, edge)


def slab(ring, low, high, material, edge=0.05):
    thing = plate_of(ring, high - low - 2 * edge, material, edge=edge)
    thing.rotation_euler = (0, 0, 0)
    thing.location = (0, 0, (low + high) / 2)
    return thing


FOOT = [
    (1.16, 0.0),
    (1.04, 0.3),
    (0.6, 0.42),
    (0.05, 0.34),
    (-0.6, 0.33),
    (-0.98, 0.2),
    (-1.06, 0.0),
    (-0.98, -0.2),
    (-0.6, -0.33),
    (0.05, -0.34),
    (0.6, -0.42),
    (1.04, -0.3),
]


@word('shoe', View(tip=24, turn=-34))
def shoe():
    blue, white = '#2F7FE0', '#F6F1E6'
    c = Clay()
    side = ((0, 1, 0), 0.96)
    c.limb([(-0.68, 0, 0.4), (-0.1, 0, 0.36), (0.4, 0, 0.28), (0.8, 0, 0.22)], [0.36, 0.37, 0.4, 0.37], flat=side)
    c.limb([(-0.68, 0, 0.68), (-0.3, 0, 0.64), (0.1, 0, 0.5)], [0.34, 0.33, 0.28], flat=side, blend=0.2)
    c.limb([(-0.72, 0, 1.05), (-0.36, 0, 0.95)], [0.27, 0.25], cut=True, flat=side, blend=0.05)
    c.limb([(-0.66, 0, 0.7), (-0.3, 0, 0.66)], [0.24, 0.22], '#1B4F96', cut=True, flat=side, blend=0.05)

    def paint(p, k):
        share = numpy.clip((p[:, 0] - 0.5 * p[:, 2] - 0.7) / 0.02 + 0.5, 0, 1)[:, None]
        return k + (numpy.array(rgb(white)) - k) * share

    body = c.model(clay_skin(bump=0.3, scale=70, rim=0.18), blue, paint, cell=0.016, floor=0.1)
    part('flat-bottom', sole(FOOT, 0, 0.2, skin(white, rough=0.5, rim=0.1)))
    ribbon = skin('#FF8A1E', rough=0.5, rim=0.1)
    part('flat-bottom', sole([(x * 1.012, y * 1.03) for x, y in FOOT], 0.09, 0.13, ribbon, edge=0.018))
    bow = cloth(white, scale=60, rim=0.1)
    cords = []
    for k, x in enumerate((0.02, 0.17, 0.32, 0.47)):
        wide = 0.2 - 0.015 * k
        line = [on_top(body, x - 0.06 * abs(s), wide * s, 0.035) for s in (-1, -0.5, 0, 0.5, 1)]
        cords.append(tube(line, 0.045, bow, seg=16, flat=0.7))
    knot = on_top(body, -0.05, 0, 0.06)
    cords.append(ball(0.065, bow, at=knot, seg=24))
    for s in (1, -1):
        loop = ((0.02, 0.14, 0.08), (0.1, 0.3, -0.04), (0.14, 0.2, -0.1))
        cords.append(tube([knot, *[knot + Vector((x, y * s, z)) for x, y, z in loop], knot], 0.034, bow, seg=14))
        cords.append(
            tube([knot, *[knot + Vector((x, y * s, z)) for x, y, z in ((0.0, 0.16, -0.02), (0.0, 0.33, -0.2))]], 0.034, bow, seg=14)
        )
    part('laces', *cords)
    mark(body, 'hole-for-foot', lambda p: step(0.36, 0.34, math.hypot(p[0] + 0.5, p[1] * 1.35)) * step(0.4, 0.45, p[2]))


@word('boot', View(tip=14, turn=-20))
def boot():
    green = '#2FAE4E'
    c = Clay()
    side = ((0, 1, 0), 0.92)
    c.limb([(-0.46, 0, 1.9), (-0.44, 0, 1.0), (-0.46, 0, 0.5)], [0.42, 0.38, 0.4], flat=side)
    c.limb([(-0.44, 0, 0.44), (0.1, 0, 0.4), (0.62, 0, 0.34)], [0.39, 0.39, 0.4], flat=side, blend=0.25)
    c.limb([(-0.46, 0, 2.4), (-0.45, 0, 1.0)], [0.36, 0.32], '#1C6E30', cut=True, flat=side, blend=0.02)
    gloss = skin(painted=True, rough=0.2, coat=0.5, rim=0.18)
    body = c.model(gloss, green, cell=0.018, floor=0.1)
    for vertex in body.data.vertices:
        vertex.co.z = min(vertex.co.z, 1.78)
    mark(body, 'high-leg', lambda p: step(0.74, 0.78, p[2]))
    band = skin('#FFD23A', rough=0.3, coat=0.3, rim=0.15)
    ring = [(-0.46 + 0.405 * math.cos(a), 0.375 * math.sin(a), 1.76) for a in [TAU * k / 32 for k in range(33)]]
    part('high-leg', tube(ring, 0.06, band, seg=20, count=120))
    boot_sole = [(x * 0.93 + 0.02, y * (0.98 if x > 0 else 1.1)) for x, y in FOOT]
    part('flat-heel', sole(boot_sole, 0.06, 0.2, band))
    part(
        'flat-heel',
        sole(
            [(-0.3, 0.34), (-0.26, 0), (-0.3, -0.34), (-0.7, -0.34), (-0.88, -0.2), (-0.95, 0), (-0.88, 0.2), (-0.7, 0.34)],
            -0.08,
            0.12,
            band,
        ),
    )


@word('sandal', View(tip=34, turn=-32))
def sandal():
    leather, cork = (
        skin('#B4622A', rough=0.5, bump=0.1, bump_scale=30, rim=0.2),
        skin('#D9A765', rough=0.8, mottle=0.15, mottle_scale=9, rim=0.15),
    )
    pale_cork = skin('#F0CC92', rough=0.8, rim=0.08)
    inner = round_outline([(x * 0.94 + 0.005, y * 0.88) for x, y in FOOT], 160)
    front, rear = [[(x, y) for x, y in inner if (x > 0.2) == ahead] for ahead in (True, False)]
    whole = round_outline(FOOT, 160)
    part('open-toes', slab([(x, y) for x, y in whole if x > 0.2], 0, 0.22, cork), slab(front, 0.18, 0.26, pale_cork, 0.03))
    slab([(x, y) for x, y in whole if x < 0.24], 0, 0.22, cork)
    slab(rear, 0.18, 0.26, pale_cork, 0.03)

    def strap(x, wide, high):
        """Adds a band over the foot, from side to side."""

        def place(u, v):
            a = math.pi * u
            return (x + wide * (v - 0.5), 0.43 * math.cos(a), 0.1 + high * math.sin(a) ** 0.75)

        return band_of(place, leather)

    part('open-toes', strap(0.5, 0.3, 0.42))
    strap(0.05, 0.26, 0.56)

    def heel(u, v):
        a = math.pi * (u - 0.5)
        return (-0.5 - 0.5 * math.cos(a), 0.36 * math.sin(a), 0.42 + 0.16 * (v - 0.5) + 0.12 * math.cos(a))

    back = [band_of(heel, leather)]
    for s in (1, -1):
        back.append(tube([(-0.5, 0.36 * s, 0.44), (-0.3, 0.37 * s, 0.42), (0.0, 0.36 * s, 0.36)], 0.07, leather, seg=16, flat=0.4))
        back.append(tube([(-0.55, 0.35 * s, 0.45), (-0.62, 0.36 * s, 0.2)], 0.07, leather, seg=16, count=8, flat=0.4))
    part('strap-at-the-back', *back)
    gold = skin('#E8B440', rough=0.25, metal=0.6, rim=0.2)
    for x, z in ((0.5, 0.3), (0.05, 0.36)):
        at = Vector((x, -0.41, z))
        buckle = tube([(0.07, 0, 0.08), (-0.07, 0, 0.08), (-0.07, 0, -0.08), (0.07, 0, -0.08), (0.07, 0, 0.08)], 0.018, gold, seg=12)
        move(buckle, at=at, turn=(-20, 0, 0))
        if x == 0.5:
            part('open-toes', buckle)


def band_of(place, material, rows=6, across=60, thick=0.05):
    """Adds a leather strap through the points that `place` returns."""
    faces = [
        (i * (across + 1) + k, i * (across + 1) + k + 1, (i + 1) * (across + 1) + k + 1, (i + 1) * (across + 1) + k)
        for i in range(rows)
        for k in range(across)
    ]
    thing = solid([place(k / across, i / rows) for i in range(rows + 1) for k in range(across + 1)], faces, material)
    thickness = thing.modifiers.new('thick', 'SOLIDIFY')
    thickness.thickness, thickness.offset = thick, 0
    edge = thing.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments = 0.015, 2
    return thing


# Worn on the head, around the neck and around the waist


@word('hat', View(tip=22, turn=-16, roll=-4))
def hat():
    straw, deep = rgb('#F2CC7A'), rgb('#C08E3C')

    def plaited(p):
        r = math.hypot(p.x, p.y) + (p.z if p.z > 0.05 else 0)
        return mix(straw, deep, 0.22 + 0.3 * math.sin(r * 62) + 0.1 * grain(p, 7))

    def sway(x, y, z, a):
        r = math.hypot(x, y)
        return (x, y * 0.92, z + 0.07 * math.sin(2 * a + 0.6) * max(0, r - 0.75))

    crown = smooth_profile([(0.0, 0.86), (0.3, 0.85), (0.54, 0.74), (0.66, 0.5), (0.7, 0.2), (0.73, 0.03)], 90)
    brim = smooth_profile([(0.73, 0.03), (0.9, -0.03), (1.2, -0.08), (1.5, -0.2)], 90)
    material = skin(painted=True, rough=0.75, bump=0.3, bump_scale=30, rim=0.18)
    part('round-top', lathe(crown[::-1], material, seg=160, deform=sway, paint=plaited))
    edge = lathe(brim[::-1], material, seg=160, deform=sway, paint=plaited)
    thick = edge.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.04, 0
    part('wide-edge', edge)
    blue = cloth('#2F7FE0', scale=60)
    ribbon = [lathe([(0.765, 0.04), (0.755, 0.12), (0.735, 0.24)], blue, deform=sway)]
    for s in (1, -1):
        ribbon.append(
            move(
                tube(
                    [(0, 0, 0), (0.12 * s, -0.1, 0.12), (0.34 * s, -0.06, 0.14), (0.36 * s, -0.04, -0.04), (0, 0, 0)], 0.08, blue, flat=0.35
                ),
                at=(0.3, -0.69, 0.16),
                turn=(0, 0, 22),
            )
        )
        ribbon.append(
            move(
                tube([(0, 0, 0), (0.1 * s, -0.1, -0.1), (0.2 * s, -0.22, -0.16)], [0.05, 0.08, 0.09], blue, flat=0.35),
                at=(0.3, -0.7, 0.14),
                turn=(0, 0, 22),
            )
        )
    ribbon.append(ball(0.1, blue, at=(0.3, -0.72, 0.16), shape=(0.8, 0.8, 1), seg=28))
    part('ribbon', *ribbon)


@word('cap', View(tip=14, turn=-20))
def cap():
    blue, peak = '#2F7FE0', '#FFC02A'

    def sewn(x, y, z, a):
        groove = 1 - 0.018 * step(0.07, 0.0, abs(((a + math.pi / 6) % (TAU / 6)) - math.pi / 6) * math.hypot(x, y))
        return (x * groove * 1.08, y * groove, z * groove)

    crown = smooth_profile([(0.0, 0.86), (0.3, 0.84), (0.62, 0.68), (0.84, 0.38), (0.9, 0.1), (0.88, -0.14)], 90)
    dome = lathe(crown[::-1], cloth(blue, scale=70), seg=240, deform=sewn)
    part('round-top', dome, ball(0.09, cloth(peak), at=(0, 0, 0.87), shape=(1, 1, 0.6), seg=28))
    ring = [(0.955 * math.cos(a), 0.885 * math.sin(a), -0.13) for a in [TAU * k / 40 for k in range(41)]]
    tube(ring, 0.045, cloth(pale(blue, 0.15)), seg=16, count=160)

    def brim(u, v):
        a = (u - 0.5) * 2.5
        x, y = 0.93 * math.cos(a), 0.88 * math.sin(a)
        far = 0.95 * math.cos(a / 2.5 * math.pi) ** 0.6
        return (x + far * v, y * (1 - 0.02 * v), -0.13 - (0.16 * v + 0.14 * (y / 0.88) ** 2) * v * far)

    part('stiff-brim', band_of(brim, cloth(peak, scale=70), rows=40, across=80, thick=0.06))


@word('scarf', View(tip=30, turn=0))
def scarf():
    rust, cream = rgb('#E8662A'), rgb('#FFD9A0')

    def bands(p):
        return mix(rust, cream, step(-0.84, -0.86, p.z) * step(-1.06, -1.04, p.z))

    wool = cloth(painted=True, bump=0.6, scale=30, kind='VORONOI')

    def pleated(angle, t):
        return 1 + 0.07 * math.cos(3 * angle + 5 * t)

    ends = []
    for x, low, y, lean in ((0.2, -1.5, -0.62, 0.12), (-0.16, -1.25, -0.5, -0.16)):
        end = tube(
            [(x * 0.5, y, 0.3), (x, y - 0.06, 0.0), (x + lean, y - 0.04, -0.5), (x + lean * 1.5, y, low)],
            [0.24, 0.27, 0.3, 0.32],
            wool,
            seg=48,
            count=140,
            section=pleated,
            flat=0.32,
            paint=lambda p, low=low: bands(Vector((0, 0, p.z - low - 1.22))),
        )
        ends.append(end)
        fringe = cloth('#FFD9A0')
        for k in range(8):
            fx = x + lean * 1.5 - 0.27 + 0.54 * k / 7
            part(
                'fringe-at-the-end',
                tube([(fx, y, low + 0.04), (fx + 0.01 * (k - 3), y - 0.02, low - 0.26)], [0.035, 0.045], fringe, seg=12, count=8),
            )
    loop = []
    for size, height, lean in ((0.8, 0.36, 0.1), (0.7, 0.6, -0.04)):  # wound twice around the neck
        ring = [
            (size * math.cos(a), size * 0.86 * math.sin(a), height + lean * math.cos(a) + 0.08 * math.sin(a))
            for a in [TAU * k / 24 for k in range(25)]
        ]
        loop.append(
            tube(ring, 0.2, wool, seg=60, count=200, section=lambda angle, t: 1 + 0.08 * math.cos(4 * angle + 19 * t), paint=lambda p: rust)
        )
    knot = ball(
        0.3,
        wool,
        at=(0.02, -0.66, 0.28),
        shape=(0.95, 0.7, 0.95),
        seg=60,
        paint=lambda p: rust,
        deform=lambda x, y, z, a: (x * (1 + 0.1 * math.cos(z * 22)), y * (1 + 0.1 * math.cos(x * 22)), z),
    )
    part('long-and-soft', *loop, knot, *ends)


@word('belt', View(tip=30, turn=0))
def belt():
    leather = skin('#A4602A', rough=0.45, bump=0.1, bump_scale=30, mottle=0.08, coat=0.15, rim=0.2)
    gold = skin('#F0BE48', rough=0.22, metal=0.6, rim=0.2)

    def round_(u, v):
        a = TAU * u - math.pi / 2
        away = 1.2 + 0.02 * v
        return (away * math.cos(a), 0.95 * away * math.sin(a), 0.44 * (v - 0.5))

    def tongue(u, v):
        a = -math.pi / 2 + 0.16 + 0.72 * u
        half = 0.22 * (1 if u < 0.86 else math.sqrt(max(0.0, 1 - ((u - 0.86) / 0.14) ** 2)))
        return (1.27 * math.cos(a), 1.21 * math.sin(a), 2 * half * (v - 0.5))

    part('long-strap', band_of(round_, leather, rows=10, across=200, thick=0.06), band_of(tongue, leather, rows=10, across=80, thick=0.06))
    dark = skin('#4A2810', rough=0.6, rim=0.05)
    for k in range(4):
        a = -math.pi / 2 + 0.3 + 0.13 * k
        hole = ball(0.045, dark, shape=(1, 0.35, 1), seg=24)
        move(hole, at=(1.3 * math.cos(a), 1.24 * math.sin(a), 0), turn=(0, 0, math.degrees(a) + 90))
        part('small-holes', hole)
        part('long-strap', hole)
    corners = (
        (0.28, 0.32),
        (-0.28, 0.32),
        (-0.32, 0.28),
        (-0.32, -0.28),
        (-0.28, -0.32),
        (0.28, -0.32),
        (0.32, -0.28),
        (0.32, 0.28),
        (0.28, 0.32),
    )
    part('buckle', tube([(x, -1.25, z) for x, z in corners], 0.06, gold, seg=20, count=140))
    part('buckle', tube([(-0.3, -1.24, 0), (0.0, -1.32, 0.02), (0.34, -1.31, 0)], 0.045, gold, seg=16))
    loop = [(0.56, -1.2, 0.27), (0.56, -1.2, -0.27), (0.62, -1.05, -0.27), (0.62, -1.05, 0.27), (0.56, -1.2, 0.27)]
    part('long-strap', tube(loop, 0.04, leather, seg=14, count=80))


@word('sunglasses', View(tip=12, turn=-18))
def sunglasses():
    frame, glass = plastic('#F58A1E', rim=0.25), skin(painted=True, rough=0.05, coat=1.0, rim=0.4, rim_colour='#8FA6E0')
    top, low = rgb('#23283F'), rgb('#4F5C96')

    def rounded(a):
        """Returns a lens: a square with soft corners that is wider at its top."""
        x, z = (math.copysign(abs(c) ** 0.72, c) for c in (math.cos(a), math.sin(a)))
        return 0.62 * x * (1 + 0.1 * z), 0.5 * z

    lenses, rims = [], []
    for side in (-1, 1):
        ring = [(side * 0.8 + x, 0, z) for x, z in (rounded(TAU * k / 48) for k in range(49))]
        rims.append(tube(ring, 0.1, frame, seg=28, count=140))
        lens = disc(
            1.0,
            glass,
            dome=0.1,
            paint=lambda p: mix(low, top, 0.5 + p.y),
            deform=lambda x, y, z, a: tuple(c * math.hypot(x, y) * 0.98 for c in rounded(a)) + (z,),
        )
        lenses.append(move(lens, at=(side * 0.8, 0, 0), turn=(90, 0, 0)))
        tube(
            [
                (side * 1.44, 0, 0.28),
                (side * 1.56, 0.12, 0.3),
                (side * 1.56, 1.3, 0.26),
                (side * 1.52, 1.9, 0.14),
                (side * 1.48, 2.2, -0.25),
            ],
            [0.11, 0.1, 0.08, 0.085, 0.095],
            frame,
            seg=24,
            count=60,
        )
    part('two-dark-lenses', *lenses)
    part(
        'bridge-between', tube([(-0.24, 0, 0.2), (-0.12, -0.04, 0.28), (0.12, -0.04, 0.28), (0.24, 0, 0.2)], 0.095, frame, seg=24, count=30)
    )
