"""The pieces of faces: ellipsoids, lines on a face, and painted surfaces that carry the number of their part."""
import math

import numpy

import kit
from clay import Clay, Part, array, folds, surface
from kit import solid

# People face -y and z is up. Each part has the same place for everybody, so that people can exchange parts.
EYE, BROW, NOSE, MOUTH, EAR = (0.305, -0.02), 0.29, -0.235, -0.50, (0.86, -0.10)


class Egg(Part):
    """An ellipsoid."""

    def __init__(self, at, radii, colour=None, blend=0.1, cut=False):
        super().__init__([at], max(radii), colour, blend, cut=cut)
        self.size = array(radii)

    def box(self):
        reach = self.size + 0.02 + 2 * self.blend
        return self.line[0] - reach, self.line[0] + reach

    def distance(self, p):
        q = (p - self.line[0]) / self.size
        k = numpy.sqrt((q * q).sum(-1))
        return k * (k - 1) / numpy.maximum(numpy.sqrt(((q / self.size) ** 2).sum(-1)), 1e-6)


def eggs(*rows):
    """Returns the ellipsoids for rows of (at, radii, blend). Those off the middle are mirrored."""
    return [Egg((at[0] * s, *at[1:]), radii, blend=blend) for at, radii, blend in rows for s in ((1, -1) if at[0] else (1,))]


def joined(parts, p):
    """Returns the softly joined distance of points from parts, as on the grid of Clay."""
    field = numpy.full(p.shape[:-1], 9.0, numpy.float32)
    for part in parts:
        sign = -1 if part.cut else 1
        here, d = field * sign, part.distance(p)
        fold = numpy.maximum(part.blend - numpy.abs(here - d), 0) / part.blend
        field = (numpy.minimum(here, d) - fold * fold * part.blend / 4) * sign
    return field


def front(parts, x, z):
    """Returns how far forward (y) the surface is, found by bisection."""
    x, z = numpy.broadcast_arrays(numpy.asarray(x, numpy.float32), numpy.asarray(z, numpy.float32))
    low, high = numpy.full(x.shape, -1.6, numpy.float32), numpy.zeros(x.shape, numpy.float32)
    for _ in range(16):
        y = (low + high) / 2
        inside = joined(parts, numpy.stack([x, y, z], -1)) < 0
        low, high = numpy.where(inside, low, y), numpy.where(inside, y, high)
    return high


def strand(base, line, radii, colour=None, lift=0.0, blend=0.02):
    """Returns a limb on the face through (x, z) points. `lift` moves it forward."""
    line = numpy.array(line, float)
    y = front(base, line[:, 0], line[:, 1]) - lift
    return Part([(x, float(at), z) for (x, z), at in zip(line, y)], radii, colour, blend)


def stuff(rough=0.5, rim=0.06, specular=0.2, **more):
    """Returns painted matt vinyl, with a separate render output that shows the parts."""
    material = kit.skin(painted=True, rough=rough, rim=rim, specular=specular, **more)
    nodes = material.node_tree.nodes
    number, out = nodes.new('ShaderNodeAttribute'), nodes.new('ShaderNodeOutputAOV')
    number.attribute_name = out.name = 'part'
    material.node_tree.links.new(number.outputs['Fac'], out.inputs['Value'])
    return material


def finish(points, faces, colours, material, smooth=3):
    thing = solid([tuple(p) for p in points.tolist()], faces.tolist(), material)
    layer = thing.data.color_attributes.new('paint', 'FLOAT_COLOR', 'POINT')
    layer.data.foreach_set('color', numpy.concatenate([colours, numpy.ones((len(points), 1))], 1).astype(numpy.float32).ravel())
    if smooth:
        soft = thing.modifiers.new('soft', 'SMOOTH')
        soft.factor, soft.iterations = 0.5, smooth
    return thing


def tell(thing, number, share=None):
    """Stores the part's number for each point (times `share`)."""
    layer = thing.data.attributes.new('part', 'FLOAT', 'POINT')
    values = numpy.full(len(thing.data.vertices), float(number)) if share is None else share * number
    layer.data.foreach_set('value', values.astype(numpy.float32))
    return thing


def model(parts, colour, material, paint=None, cell=0.009, dark=0.0, depth=0.1, smooth=3):
    clay = Clay()
    clay.parts = parts
    field, low = clay.field(cell)
    points, faces = surface(field, low, cell)
    colours, *_ = clay.colours(points, colour)
    if paint:
        colours = paint(points, colours)
    if dark:
        colours = colours * folds(field, low, cell, points, depth, dark)
    return finish(points, faces, colours, material, smooth)


def inlay(between, place, paint, material, rows=100, cols=130):
    """Returns a smooth sheet between a lower and an upper edge (functions of -1 to 1), finer at its edges. Crisp paint needs many points."""
    s, t = numpy.meshgrid(numpy.sin(numpy.linspace(-1, 1, cols) * math.pi / 2), numpy.sin(numpy.linspace(-1, 1, rows) * math.pi / 2))
    u, t = s.ravel(), t.ravel()
    down, up = between(u)
    points = place(u, (up + down) / 2 + (up - down) / 2 * t)
    at = numpy.arange(rows * cols).reshape(rows, cols)
    faces = numpy.stack([at[:-1, :-1], at[:-1, 1:], at[1:, 1:], at[1:, :-1]], -1).reshape(-1, 4)
    return finish(points, faces, paint(points, u), material, 0)
