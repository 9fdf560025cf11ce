"""A child's hand of clay, posed by joint angles, in the style and light of the portraits. It shows numbers of fingers, and words.

blender -b --factory-startup -t 1 -P tools/art/renders/people/hands.py -- test-results/renders 576 [one-finger ...]
npm run art -- renders/encode.mjs
"""
import math
import os
import sys
import time

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]

import bpy  # noqa: E402
import numpy  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

import kit  # noqa: E402
from clay import Part, array, folds, over, step, surface  # noqa: E402
from features import Egg, finish, inlay, stuff, tell  # noqa: E402
from layers import camera, save, save_mask, shot  # noqa: E402
from hand_poses import HAND, PARTS, POSES, SKIN, TURNS  # noqa: E402


class Finger:
    """A finger: its joints and, for each bone, the direction of its palm side. `melts` is how softly it grows out of the palm, around `root`."""

    def __init__(self, side, thumb, at, bones, r, pose):
        a, b = (math.radians(angle) for angle in (pose[0], pose[1] if thumb else 0))
        along = Vector((math.sin(a) * math.cos(b), -math.sin(b), math.cos(a) * math.cos(b)))
        pad = Vector(pose[4] if thumb else (0, -1, 0))
        pad = (pad - along * pad.dot(along)).normalized()
        mirror, angle, joints, self.pads = Vector((side, 1, 1)), 0, [Vector(at)], []
        for length, bend in zip(bones, (0, *pose[2:4]) if thumb else pose[1:]):
            angle += math.radians(bend)
            joints.append(joints[-1] + (along * math.cos(angle) + pad * math.sin(angle)) * length)
            self.pads.append(array((pad * math.cos(angle) - along * math.sin(angle)) * mirror))
        self.joints = [array(joint * mirror) for joint in joints]
        shape = (1.12, 1.0, 0.97, 0.86) if thumb else (1.02, 0.98, 0.95, 0.87)
        self.parts = [Part(self.joints[k : k + 2], [r * shape[k], r * shape[k + 1]]) for k in range(3)]
        self.r, self.thumb, self.first, self.melts, self.reach = r, thumb, int(thumb), 0.2 if thumb else 0.12, r * (2.4 if thumb else 2)
        self.root = (self.joints[0] + self.joints[1]) / 2 if thumb else self.joints[0]
        if not thumb and pose[1] > 45:
            # The knuckle of a folded finger projects at the back.
            self.parts.append(Egg(self.joints[0] + array((0, 0.085, 0.02)), array((0.98, 1.05, 1.2)) * r))
            self.melts = 0.03

    def away(self, p, joint):
        return numpy.linalg.norm(p - self.joints[joint], axis=-1) / self.r


def smooth_min(a, b, blend):
    fold = numpy.maximum(blend - numpy.abs(a - b), 0) / blend
    return numpy.minimum(a, b) - fold * fold * blend / 4


def union(parts, p, blend):
    d = parts[0].distance(p)
    for part in parts[1:]:
        d = smooth_min(d, part.distance(p), blend)
    return d


def palm_of(hand, fingers, side):
    w, z = hand['wrist'], hand['root']
    palm = [Part([(f.joints[0][0] * 0.5, 0, z), f.joints[0]], [hand['palm'] * 1.15, hand['palm'] * 0.92]) for f in fingers[:4]]
    palm.append(Part([(0, 0, z), (0, 0.02, z - 0.7)], [w, w * 0.98], flat=((0, 1, 0), 0.78)))
    heels = ((-0.30, -0.06, 0.22), (0.16, 0.17, 0.30)), ((0.20, -0.10, 0.17), (0.20, 0.19, 0.27))
    return palm + [Egg((x * side, y, z + up), radii) for (x, y, up), radii in heels]


def joined(palm, fingers, p):
    """Returns the blend: soft where a finger grows out of the palm, and a fold everywhere else, so that fingers that touch stay apart."""
    d = union(palm, p, 0.2)
    for f in fingers:
        near = 1 - step((numpy.linalg.norm(p - f.root, axis=-1) / f.reach - 0.6) / 0.8)
        d = smooth_min(d, union(f.parts, p, 0.02), 0.014 + f.melts * near)
    return d


def shape(parts, distance, cell):
    """Returns a field on the grid around parts, its corner, and its surface. It is computed in slabs to save memory."""
    low, high = numpy.min([p.box()[0] for p in parts], 0) + 0.12, numpy.max([p.box()[1] for p in parts], 0) - 0.12
    x, y, z = (numpy.arange(a, b, cell, dtype=numpy.float32) for a, b in zip(low, high))
    slabs = [distance(numpy.stack(numpy.meshgrid(x[k : k + 8], y, z, indexing='ij'), -1)) for k in range(0, len(x), 8)]
    field = numpy.concatenate(slabs)
    return field, low, *surface(field, low, cell)


def painted(p, palm, fingers, tone, side):
    """Paints a hand: lighter inside, rosy at tips and knuckles, with a soft dark line where two limbs meet. Also returns each point's finger (5: palm)."""
    near = numpy.stack([union(f.parts, p, 0.05) for f in fingers] + [union(palm, p, 0.2)], 1)
    owner, rosy, line, flat = near.argmin(1), numpy.zeros(len(p)), numpy.zeros(len(p)), p[:, 1] / -0.16
    inner, touch = step((0.39 + flat) / 1.6), lambda d, reach: numpy.exp(-numpy.maximum(d, 0) / reach)
    for number, f in enumerate(fingers):
        own, root, base = owner == number, f.away(p, 0), f.away(p, f.first)
        share = touch(numpy.stack([part.distance(p) for part in f.parts[:3]], 1), 0.03)
        facing = (numpy.stack([(p - j) @ v for j, v in zip(f.joints, f.pads)], 1) * share).sum(1) / (share.sum(1) + 1e-9) / f.r
        # At its root, a limb has the tone of the palm at that place.
        grown = step((root - 0.9) / (1.8 if f.thumb else 0.9)) * own
        inner = numpy.where(own, step(facing / 1.5 + 0.42) * grown + inner * (1 - grown), inner)
        back = step(0.2 - facing * grown - flat * (1 - grown))
        knuckle = numpy.min([f.away(p, joint) for joint in range(f.first, 3)], 0)
        rosy = numpy.maximum.reduce([rosy, own * step(1.7 - f.away(p, 3)) * 0.45, step((2 - knuckle) / 1.2) * back * 0.4])
        others = touch(numpy.delete(near[:, :5], number, 1).min(1), 0.03) * (1 if f.thumb else 0.55)
        on_palm, from_palm = touch(near[:, 5], 0.035) * step((base - 1.2) / 0.8), touch(near[:, number], 0.05) * step((base - 1.3) / 0.9)
        line = numpy.maximum.reduce([line, own * others, own * on_palm, (owner == 5) * from_palm])
    for crease in ([(-0.42, -0.02), (-0.1, -0.06), (0.16, 0.08)], [(0.36, 0.0), (0.08, -0.12), (0.04, -0.4)]):
        way = Part([(x * side, -0.17, z) for x, z in crease], 0.0).distance(p) / 0.045
        line = numpy.maximum(line, 0.3 * numpy.exp(-way * way) * (owner == 5))
    k = over(over(numpy.tile(array(kit.rgb(tone['skin'])), (len(p), 1)), tone['inside'], inner), tone['blush'], rosy)
    return k * (1 - 0.54 * line)[:, None], owner


def nail(f, tone):
    """Models a nail: a thin shell on the back of the last bone."""
    tip, end, back = f.joints[3], f.r * 0.86, -f.pads[2]
    along = (tip - f.joints[2]) / numpy.linalg.norm(tip - f.joints[2])
    across, rim = numpy.cross(along, back), lambda u: 0.62 * numpy.sqrt(numpy.maximum(1 - numpy.abs(u) ** 3, 0))

    def place(u, v):
        bulk = numpy.sqrt(numpy.maximum(end * end - numpy.maximum(v, 0) ** 2, 1e-6)) + numpy.maximum(-v, 0) * 0.06
        lift, angle = 0.011 + 0.008 * (1 - u**4) * (1 - ((v / end + 0.12) / 0.62) ** 4), u[:, None] * math.radians(39)
        return array(tip + along * v[:, None] + (back * numpy.cos(angle) + across * numpy.sin(angle)) * (bulk + lift)[:, None])

    edges = lambda u: (end * (-0.12 - rim(u)), end * (-0.12 + rim(u)))
    return inlay(edges, place, lambda p, u: plain(p, tone['nail']), stuff(0.3, 0.05, 0.3, glow=tone['glow']), 28, 28)


def plain(points, colour):
    return numpy.tile(array(kit.rgb(colour)), (len(points), 1))


def fading(thing, low, high):
    """Lets the arm fade into the dark, so that it is never cut off, whichever way it points. A render output has its visible share."""
    flat = numpy.empty(len(thing.data.vertices) * 3, numpy.float32)
    thing.data.vertices.foreach_get('co', flat)
    layer = thing.data.attributes.new('shown', 'FLOAT', 'POINT')
    layer.data.foreach_set('value', step((flat[2::3] - low) / (high - low)).astype(numpy.float32))
    tree = thing.data.materials[0].node_tree
    shown, out = tree.nodes.new('ShaderNodeAttribute'), tree.nodes.new('ShaderNodeOutputAOV')
    shown.attribute_name = out.name = 'shown'
    tree.links.new(shown.outputs['Fac'], out.inputs['Value'])
    return thing


def make(hand, tone, posed, side, cell):
    fingers = [Finger(side, k == 4, *row, bends) for k, (row, bends) in enumerate(zip(hand['fingers'], posed))]
    palm, w, z = palm_of(hand, fingers, side), hand['wrist'], hand['root'] - 0.25
    field, low, points, faces = shape(sum([f.parts for f in fingers], palm), lambda p: joined(palm, fingers, p), cell)
    colours, owner = painted(points, palm, fingers, tone, side)
    colours = colours * folds(field, low, cell, points, 0.1, 0.3)
    things = [tell(finish(points, faces, colours, stuff(0.5, tone['rim'], 0.2, glow=tone['glow'])), 1, owner + 1.0)]
    ring = [(w * 1.12 * math.cos(a), 0.02 + w * 0.94 * math.sin(a), z) for a in numpy.linspace(0, 2 * math.pi, 13)]
    cuff = [Part([(0, 0.02, z - 0.06), (0, 0.02, z - 0.6)], [w * 1.2, w * 1.3], flat=((0, 1, 0), 0.84)), Part(ring, w * 0.25)]
    _, _, points, faces = shape(cuff, lambda p: union(cuff, p, 0.06), 0.02)
    things.append(finish(points, faces, plain(points, tone['sleeve']), stuff(0.9, 0.2, bump=0.2, bump_scale=40)))
    return [fading(thing, z - 0.45, z - 0.05) for thing in things + [nail(f, tone) for f in fingers]]


def studio(size):
    """Sets up the camera and the light of the portraits, with one more output."""
    kit.PASSES.pop('shown', None)
    camera(size)
    told = bpy.context.scene.view_layers[0].aovs.add()
    told.name = kit.PASSES['shown'] = 'shown'
    told.type = 'VALUE'
    return kit.save_passes(bpy.context.scene)


def picture(file, size, name):
    passes = studio(size)
    turn, right, up = TURNS.get(name, (0, 0, 0))
    for thing in make(HAND, SKIN, POSES[name], 1, 0.015):
        thing.matrix_world = Matrix.Translation((right, 0, up)) @ Matrix.Rotation(math.radians(turn), 4, 'Y') @ Matrix.Scale(HAND['size'], 4)
    seen, numbers = shot(passes)
    save(seen * numpy.clip(kit.pixels_of(passes, 'shown')[..., :1], 0, 1), f'{file}.png')
    for phrase, wanted in PARTS.get(name, {}).items():
        save_mask(numpy.isin(numpy.rint(numbers), wanted), f'{file}.{phrase}.png')


if __name__ == '__main__':
    folder, size, *names = sys.argv[sys.argv.index('--') + 1 :]
    for each in names or POSES:
        began = time.time()
        picture(f'{folder}/{each}', int(size), each)
        print(f'{each}: {time.time() - began:.1f} s', flush=True)
