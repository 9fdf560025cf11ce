"""Things in stories, in a row of poses with the same camera and light. They turn, fly and drive by changing from one pose to the next."""
import math

import bpy
import numpy

import kit
from animals import bird_feet, fish, speckled
from clay import Clay, coat, near, noise_of, over
from kit import TAU, View, ball, block, lathe, plate_of, skin, solid, word
from vehicles import bus, dark, glass


def models():
    return [thing for thing in bpy.context.scene.objects if thing.type == 'MESH' and not thing.hide_render]


def reshape(thing, change):
    """Moves each point of a mesh to the result of `change`. The points are in rows, in the coordinates of the scene."""
    placed = numpy.array(thing.matrix_world)
    points = numpy.empty(len(thing.data.vertices) * 3)
    thing.data.vertices.foreach_get('co', points)
    moved = change(points.reshape(-1, 3) @ placed[:3, :3].T + placed[:3, 3])
    back = numpy.linalg.inv(placed)
    thing.data.vertices.foreach_set('co', (moved @ back[:3, :3].T + back[:3, 3]).astype(numpy.float32).ravel())
    thing.data.update()


def turned(points, degrees):
    """Rotates points about the upright axis."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    x, y, z = points.T
    return numpy.stack([x * c - y * s, x * s + y * c, z], 1)


def keep_drum(radius, low, high):
    """Adds an invisible drum around all poses, so that each has the same place and size in its picture."""
    lathe([(radius, low), (radius, high)], skin()).hide_render = True


def keep_box(*sides):
    corners = [(x, y, z) for x in sides[0:2] for y in sides[2:4] for z in sides[4:6]]
    solid(corners, [(0, 1, 2)], skin()).hide_render = True


# A fish turns around: its head leads, and its body follows in a bend.

FISH_TURNS = 17
FISH_MIDDLE = -0.16


@word('fish-turns', *[View(tip=7, name=f'{k:02}', share=k / (FISH_TURNS - 1)) for k in range(FISH_TURNS)])
def fish_turns(share):
    fish()
    bend = -1.15 * math.sin(math.pi * share) / 2.4

    def bent(points):
        along, aside, up = points.T
        along = along - FISH_MIDDLE
        if abs(bend) > 1e-4:
            angle = bend * along
            along, aside = numpy.sin(angle) / bend - aside * numpy.sin(angle), (1 - numpy.cos(angle)) / bend + aside * numpy.cos(angle)
        return turned(numpy.stack([along, aside, up], 1), -14 - 152 * share)

    bpy.context.view_layer.update()
    for thing in models():
        reshape(thing, bent)
    keep_drum(1.36, -0.72, 0.86)


# A bus drives along, and turns until its back is visible.

BUS_ROLLS, BUS_TURNS = 6, 13
FRONT_AXLE, REAR_AXLE, AXLE_HEIGHT, TRACK = 1.53, -1.3, 0.42, 0.78
SPOKES = 5


@word(
    'bus-turns',
    *[View(tip=9, name=f'{k:02}', roll_by=TAU / SPOKES * k / BUS_ROLLS) for k in range(BUS_ROLLS)],
    *[View(tip=9, name=f'{BUS_ROLLS + k:02}', share=k / (BUS_TURNS - 1), roll_by=0.3 * k) for k in range(BUS_TURNS)],
)
def bus_turns(roll_by, share=0.0):
    bus()
    block((0.05, 1.16, 0.62), glass(), at=(-2.235, 0, 1.42), edge=0.02)
    block((0.06, 1.3, 0.1), dark(), at=(-2.26, 0, 0.38), edge=0.02)
    for side in (0.62, -0.62):
        ball(0.12, skin('#E0352F', rough=0.15, coat=0.6, glow=0.5, rim=0.2), at=(-2.25, side, 0.72), seg=32, shape=(0.35, 1, 1))
    steer = 0.42 * math.sin(math.pi * share)

    def rolled(points):
        """Rotates the points of a wheel about its axle."""
        axle = REAR_AXLE if points[:, 0].mean() < 0 else FRONT_AXLE
        x, y, z = points[:, 0] - axle, points[:, 1], points[:, 2] - AXLE_HEIGHT
        x, z = x * math.cos(roll_by) + z * math.sin(roll_by), z * math.cos(roll_by) - x * math.sin(roll_by)
        if axle > 0:
            middle = TRACK * numpy.sign(y.mean())
            y = y - middle
            x, y = x * math.cos(steer) - y * math.sin(steer), y * math.cos(steer) + x * math.sin(steer) + middle
        return numpy.stack([x + axle, y, z + AXLE_HEIGHT], 1)

    bpy.context.view_layer.update()
    for thing in models():
        if any('wheel' in key for key in thing.keys()):
            reshape(thing, rolled)
        reshape(thing, lambda points: turned(points, -22 + 110 * share))
    keep_drum(2.42, 0, 2.1)


# A garage has a front, a lit room behind it, and a door. Half width, height of the wall, half width and height of the opening.

HALF, WALL, OPEN, DOOR = 1.75, 2.75, 1.18, 2.3


def garage_front():
    ring = [(-HALF, 0), (-OPEN, 0), (-OPEN, DOOR), (OPEN, DOOR), (OPEN, 0), (HALF, 0), (HALF, WALL), (0, WALL + 0.95), (-HALF, WALL)]
    plate_of(ring, 0.14, skin('#3F8C93', rough=0.7, bump=0.08, bump_scale=9, rim=0.12), 0.02)
    trim = skin('#F3DFB4', rough=0.5, rim=0.15)
    for x in (-OPEN - 0.07, OPEN + 0.07):
        block((0.16, 0.2, DOOR + 0.1), trim, at=(x, -0.08, DOOR / 2), edge=0.03)
    block((2 * OPEN + 0.3, 0.2, 0.16), trim, at=(0, -0.08, DOOR + 0.06), edge=0.03)
    tile = skin('#A8503A', rough=0.6, bump=0.15, bump_scale=6, rim=0.2)
    for side in (1, -1):
        roof = block((2.2, 1.0, 0.16), tile, at=(side * 0.98, 0.2, WALL + 0.5), edge=0.04)
        roof.rotation_euler = (0, side * math.atan2(0.95, HALF), 0)
    ball(0.13, skin('#FFE7A8', rough=0.3, glow=0.7, rim=0.2), at=(0, -0.22, DOOR + 0.42), seg=40, shape=(1.4, 0.6, 0.8))


def garage_room():
    """Returns the light of the garage's own lamp: a wall that is farther away gets more of it."""
    walls = (
        ((2 * OPEN, 0.05, DOOR + 0.2), (0, 2.2, DOOR / 2), 1),
        ((0.05, 2.2, DOOR + 0.2), (-OPEN, 1.1, DOOR / 2), 0.45),
        ((0.05, 2.2, DOOR + 0.2), (OPEN, 1.1, DOOR / 2), 0.45),
        ((2 * OPEN, 2.2, 0.05), (0, 1.1, DOOR + 0.02), 0.45),
        ((2 * OPEN, 2.6, 0.05), (0, 0.9, -0.02), 0.3),
    )
    for size, at, light in walls:
        block(size, skin('#E8B060' if at[2] > 0 else '#B08850', rough=0.8, glow=0.75 * light, rim=0), at=at, edge=0)


def garage_door():
    for k in range(3):
        boards = skin('#E9A33C', rough=0.5, rim=0.1, bump=0.04)
        block((2 * OPEN + 0.04, 0.08, DOOR / 3 - 0.015), boards, at=(0, 0.02, DOOR / 3 * (k + 0.5)), edge=0.045)
    block((0.5, 0.1, 0.08), skin('#F6E3B8', rough=0.3), at=(0, -0.06, 0.28), edge=0.03)


@word('garage', *[View(tip=5, name=name, build=build) for name, build in (('front', garage_front), ('room', garage_room), ('door', garage_door))])
def garage(build):
    build()
    keep_box(-2.05, 2.05, -0.3, 0.9, -0.2, 3.9)


# A bird beats its wings, from low to high, and folds them.

BEATS, FOLDS = 5, 5


@word('bird-flies', *[View(tip=7, turn=-28, name=f'{k}', pose=k) for k in range(BEATS + FOLDS)])
def bird_flies(pose):
    spread = 1.0 if pose < BEATS else 1 - (pose - BEATS + 1) / FOLDS
    drawn_up = pose <= BEATS
    lift = -0.85 + 0.28 * min(pose, BEATS - 1)
    c, f = Clay(), Clay()
    c.limb([(-0.4, 0, 0.74), (-0.1, 0, 0.66), (0.18, 0, 0.74)], [0.22, 0.38, 0.36], flat=((0, 1, 0), 0.94))
    c.ball((0.34, 0, 1.12), 0.31, blend=0.2)
    c.limb([(0.3, 0, 1.36), (0.2, 0, 1.52), (0.1, 0, 1.6)], [0.14, 0.07, 0.015], blend=0.08)
    fan = 1 + 0.9 * spread
    for y in (-0.07, 0.07, 0.0):
        c.limb([(-0.45, y * 0.4, 0.78), (-0.85, y * fan, 0.72), (-1.31, y * 2.4 * fan, 0.62)], [0.14, 0.12, 0.07], flat=((0.1, 0, 1), 0.4), blend=0.03)

    def raised(p):
        y, z = p[1] - 0.3, p[2] - 0.9
        return p[0], 0.3 + y * math.cos(lift) - z * math.sin(lift), 0.9 + z * math.cos(lift) + y * math.sin(lift)

    folded = [(-0.58, 0.4, 0.7), (-0.46, 0.4, 0.6), (-0.3, 0.4, 0.53)]
    for k, tip in enumerate([(0.16, 1.5, 1.5), (-0.12, 1.45, 1.32), (-0.36, 1.22, 1.12), (-0.5, 0.94, 0.94)]):
        row = min(k, 2)
        elbow = kit.mix((-0.05, 0.42, 0.78 - 0.07 * row), raised((0.1 - 0.16 * k, 0.86 - 0.06 * k, 1.16 - 0.06 * k)), spread)
        widths = [0.16, 0.19 - 0.02 * spread, 0.045 + 0.05 * spread]
        flat = (kit.mix((0, 1, 0.25), (0.12, -0.6, 1), spread), 0.32 - 0.08 * spread)
        c.limb(
            [(0.2 - 0.09 * k * spread, 0.3, 0.86), elbow, kit.mix(folded[row], raised(tip), spread)],
            widths,
            both=True,
            flat=flat,
            blend=0.012 + 0.03 * spread,
        )
    f.limb([(0.56, 0, 1.13), (0.7, 0, 1.1), (0.84, 0, 1.05)], [0.115, 0.07, 0.01], '#F0A02A', flat=((0, 0, 1), 0.9))
    c.limb([(0.0, 0.15, 0.42), (0.02, 0.15, 0.36 if drawn_up else 0.3)], [0.13, 0.06], both=True, blend=0.08)
    if not drawn_up:
        bird_feet(f, (0.02, 0.15, 0.32), 0.22, '#B87A4A', 0.036)
    c.eyes((0.51, 0.22, 1.2), 0.066)

    def paint(p, k):
        k = over(k, '#5A3430', near(p, (0.62, 0, 1.1), 0.15, 0.18, noise_of(p, 3) * 0.12, (1, 1.4, 1)))
        return speckled(p * numpy.array((1, 2, 3)), k, 0.07, 6)

    c.model(coat(rough=0.6, bump=0.3, scale=22, stretch=(1, 2, 3.5), sheen=0.3), '#D8281E', paint, cell=0.017)
    f.model(coat(rough=0.45, bump=0.08, sheen=0.1, rim=0.25), '#F0A02A', cell=0.012)
    keep_box(-1.36, 0.9, -1.1, 1.1, 0, 1.95)
