"""Clay: animals as smooth unions of limbs and balls. Every joint is a soft fold and never a seam.

Every part is a distance in space. The distances of all parts are joined softly on a grid, and the surface is where the sum is zero. Each point
of the surface has the colour of the nearest part. One list of limbs therefore defines form, folds, colours and shade.
"""
import bpy
import numpy
from mathutils import Vector

from kit import ball as solid_ball
from kit import curve, grain, mark_by, part, rgb, skin, solid

# Animals face +x, have their feet at z = 0, and are mirrored at y = 0.


def array(value):
    return numpy.array(value, dtype=numpy.float32)


class Part:
    """A smooth line of spheres. `flat` is (direction, share) to squeeze it, `cut` removes it from the rest, and `part` is the part to which it belongs."""

    def __init__(self, points, radii, colour=None, blend=0.1, flat=None, cut=False, part=None):
        steps = 2 if len(points) == 2 else 6 * (len(points) - 1) + 1
        line = [Vector(p) for p in points] if len(points) < 3 else curve(points, steps)
        self.line = array([tuple(p) for p in line])
        radii = radii if isinstance(radii, (list, tuple)) else [radii] * len(points)
        self.radii = numpy.interp(numpy.linspace(0, len(radii) - 1, len(line)), range(len(radii)), radii)
        self.colour = None if colour is None else array(rgb(colour))
        self.blend, self.cut, self.part = blend, cut, part
        self.axis, self.share = (None, 1.0) if flat is None else (array(Vector(flat[0]).normalized()), flat[1])
        self.middle = self.line.mean(0)

    def box(self):
        reach = self.radii[:, None] + 0.02 + 2 * self.blend / self.share**0.5
        return (self.line - reach).min(0), (self.line + reach).max(0)

    def distance(self, p):
        """Returns the approximate distance of points from the part, negative inside."""
        line = self.line
        if self.axis is not None:
            stretch = 1 / self.share - 1
            p = p + ((p - self.middle) @ self.axis)[..., None] * self.axis * stretch
            line = line + ((line - self.middle) @ self.axis)[:, None] * self.axis * stretch
        best = None
        for k in range(max(1, len(line) - 1)):
            a, b = line[k], line[min(k + 1, len(line) - 1)]
            along = b - a
            length = float(along @ along)
            t = numpy.clip(((p - a) @ along) / length, 0, 1) if length > 1e-9 else numpy.zeros(p.shape[:-1], numpy.float32)
            away = p - a - t[..., None] * along
            d = numpy.sqrt((away * away).sum(-1)) - (self.radii[k] + (self.radii[min(k + 1, len(line) - 1)] - self.radii[k]) * t)
            best = d if best is None else numpy.minimum(best, d)
        return best * self.share**0.5


class Clay:
    def __init__(self):
        self.parts, self.sockets = [], []

    def limb(self, points, radii, colour=None, both=False, **more):
        """Adds a part. `both` adds a mirrored one on the other side. A part without a colour has the colour of the coat, and takes paint."""
        for side in (1, -1) if both else (1,):
            flat = more.get('flat')
            turned = {**more, 'flat': flat and ((flat[0][0], flat[0][1] * side, flat[0][2]), flat[1])}
            self.parts.append(Part([(x, y * side, z) for x, y, z in points], radii, colour, **turned))

    def ball(self, at, radius, colour=None, **more):
        self.limb([at], radius, colour, **more)

    def eyes(self, at, radius, lid=1.12, colour='#1C0E08', name='eyes'):
        """Adds a pair of dark eyes, each in a lid that bulges behind it. `at` is the left one. The eyes are the part `name`."""
        back = Vector((-0.25, -0.8, 0.05)) * radius * 0.62
        self.ball(tuple(Vector(at) + back), radius * lid, both=True, blend=radius)
        material = eye_skin(colour)
        for side in (1, -1):
            place = (at[0], at[1] * side, at[2])
            self.sockets.append((place, radius))
            part(name, solid_ball(radius, material, at=place, seg=40))

    def field(self, cell):
        """Returns the joined distance on a grid, and the grid's corner."""
        low = numpy.min([p.box()[0] for p in self.parts if not p.cut], 0) - 2 * cell
        high = numpy.max([p.box()[1] for p in self.parts if not p.cut], 0) + 2 * cell
        size = numpy.ceil((high - low) / cell).astype(int) + 1
        field = numpy.full(size, 0.5, numpy.float32)
        for part in self.parts:
            a, b = part.box()
            start = numpy.clip(numpy.floor((a - low) / cell).astype(int), 0, size)
            stop = numpy.clip(numpy.ceil((b - low) / cell).astype(int) + 1, 0, size)
            spans = tuple(slice(i, j) for i, j in zip(start, stop))
            grid = numpy.stack(numpy.meshgrid(*[low[k] + cell * numpy.arange(start[k], stop[k]) for k in range(3)], indexing='ij'), -1)
            d = part.distance(grid.astype(numpy.float32))
            sign = -1 if part.cut else 1
            here = field[spans] * sign
            # This is the smooth minimum: where two surfaces are within `blend`, it fills the fold between them.
            fold = numpy.maximum(part.blend - numpy.abs(here - d), 0) / max(part.blend, 1e-6)
            field[spans] = (numpy.minimum(here, d) - fold * fold * part.blend / 4) * sign
        return field, low

    def colours(self, points, coat):
        """Returns each point's colour from the nearest limbs, its share of bare coat, and its share of each part."""
        base = array(rgb(coat))
        total = numpy.zeros((len(points), 3), numpy.float32)
        weight = numpy.zeros(len(points), numpy.float32)
        bare = numpy.zeros(len(points), numpy.float32)
        named = {part.part: numpy.zeros(len(points), numpy.float32) for part in self.parts if part.part}
        for part in self.parts:
            d = numpy.abs(part.distance(points)) if part.cut else numpy.maximum(part.distance(points), 0)
            w = numpy.exp(-d / 0.013) * (4 if part.cut else 1) + 1e-9
            total += w[:, None] * (base if part.colour is None else part.colour)
            weight += w
            bare += w * (part.colour is None)
            if part.part:
                named[part.part] += w
        # A part ends in a clear edge where it blends with the body.
        return total / weight[:, None], bare / weight, {name: step((share / weight - 0.5) / 0.25) for name, share in named.items()}

    def model(self, material, coat, paint=None, cell=0.02, smooth=4, floor=0.0, marks=None):
        """Returns the mesh. `paint` maps points and colours to colours. `marks` maps the name of a painted part to its share (0 to 1) at the points."""
        field, low = self.field(cell)
        points, faces = surface(field, low, cell)
        colours, bare, named = self.colours(points, coat)
        if paint:
            # Patches are only on the coat: horn, bill and nose keep the colour of their part.
            t = step(bare)[:, None]
            colours = colours * (1 - t) + paint(points, numpy.broadcast_to(array(rgb(coat)), colours.shape)) * t
        for at, radius in self.sockets:
            colours = over(colours, '#20120A', near(points, at, radius * 1.16, 0.12) * 0.85)
        colours = colours * folds(field, low, cell, points)
        thing = solid([tuple(p) for p in points.tolist()], faces.tolist(), material)
        layer = thing.data.color_attributes.new('paint', 'FLOAT_COLOR', 'POINT')
        flat = numpy.concatenate([colours, numpy.ones((len(points), 1))], 1).astype(numpy.float32)
        layer.data.foreach_set('color', flat.ravel())
        for name, share in {**named, **{name: share(points) for name, share in (marks or {}).items()}}.items():
            mark_by(thing, name, share)
        # The feet are flat on the ground.
        for vertex in thing.data.vertices:
            vertex.co.z = max(floor, vertex.co.z)
        if smooth:
            soft = thing.modifiers.new('soft', 'SMOOTH')
            soft.factor, soft.iterations = 0.5, smooth
        return thing


def surface(field, low, cell):
    """Returns surface nets: one point in each cell that the surface crosses, and one quad for each edge that it crosses."""
    size = numpy.array(field.shape) - 1
    corner = {c: field[tuple(slice(k, k + n) for k, n in zip(c, size))] for c in numpy.ndindex(2, 2, 2)}
    count = sum((v < 0).astype(numpy.int8) for v in corner.values())
    active = numpy.argwhere((count > 0) & (count < 8))
    values = {c: v[tuple(active.T)] for c, v in corner.items()}
    total, hits = numpy.zeros((len(active), 3)), numpy.zeros((len(active), 1))
    for one in values:
        for axis in range(3):
            if one[axis]:
                continue
            other = tuple(1 if k == axis else c for k, c in enumerate(one))
            a, b = values[one], values[other]
            crossed = ((a < 0) != (b < 0))[:, None]
            at = numpy.tile(numpy.array(one, float), (len(active), 1))
            at[:, axis] = a / numpy.where(a == b, 1, a - b)
            total += at * crossed
            hits += crossed
    points = low + cell * (active + total / numpy.maximum(hits, 1))
    index = numpy.full(size, -1)
    index[tuple(active.T)] = numpy.arange(len(active))
    faces = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        near = [slice(1, n) for n in size]
        near[axis] = slice(0, size[axis])
        far = list(near)
        far[axis] = slice(1, size[axis] + 1)
        a, b = field[tuple(near)] < 0, field[tuple(far)] < 0
        cells = numpy.argwhere(a != b)
        out = a[tuple(cells.T)]
        cells += [0 if k == axis else 1 for k in range(3)]
        ring = []
        for du, dv in ((0, 0), (1, 0), (1, 1), (0, 1)):
            each = cells.copy()
            each[:, u] -= du
            each[:, v] -= dv
            ring.append(index[tuple(each.T)])
        quads = numpy.stack(ring, 1)
        faces.append(numpy.where(out[:, None], quads, quads[:, ::-1]))
    return points.astype(numpy.float32), numpy.concatenate(faces)


def folds(field, low, cell, points, depth=0.11, dark=0.5):
    """Returns a tone below 1 where other clay is close in front of the surface. This separates legs, ears and wings from the body."""

    def at(p):
        i = numpy.clip(((p - low) / cell + 0.5).astype(int), 0, numpy.array(field.shape) - 1)
        return field[tuple(i.T)]

    nudge = 1.5 * cell
    slope = numpy.stack([at(points + nudge * array(a)) - at(points - nudge * array(a)) for a in numpy.eye(3)], 1) / (2 * nudge)
    steep = numpy.maximum(numpy.linalg.norm(slope, axis=1), 0.2)
    ahead = at(points + slope / steep[:, None] * depth) / (depth * steep)
    return 1 - dark * (1 - step((ahead - 0.2) / 0.75))[:, None]


# Details


KEY = Vector((-2.2, -3.6, 4.2)).normalized()


def eye_skin(colour='#1C0E08', size=0.955):
    """Returns a dark and glossy material with exactly one round highlight: the mirrored direction of the main lamp, wherever the eye looks."""
    material = skin(colour, rough=0.5, rim=0.25, rim_colour='#6A4A38', specular=0.15)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    mirror = nodes.new('ShaderNodeTexCoord')
    dot = nodes.new('ShaderNodeVectorMath')
    dot.operation = 'DOT_PRODUCT'
    dot.inputs[1].default_value = KEY
    links.new(mirror.outputs['Reflection'], dot.inputs[0])
    span = nodes.new('ShaderNodeMapRange')
    span.inputs[1].default_value, span.inputs[2].default_value = size - 0.02, size + 0.01
    links.new(dot.outputs['Value'], span.inputs[0])
    light = nodes.new('ShaderNodeEmission')
    add = nodes.new('ShaderNodeMixShader')
    links.new(span.outputs[0], add.inputs[0])
    links.new(nodes['Principled BSDF'].outputs[0], add.inputs[1])
    links.new(light.outputs[0], add.inputs[2])
    links.new(add.outputs[0], nodes['Material Output'].inputs[0])
    return material


def coat(rough=0.85, bump=0.25, scale=60, stretch=(1, 1, 1), sheen=0.6, rim=0.16, **more):
    """Returns the material of short fur seen from a distance: painted, matt and finely bumped, with a velvet sheen."""
    material = skin(painted=True, rough=rough, bump=bump, bump_scale=scale, stretch=stretch, rim=rim, specular=0.15, **more)
    out = material.node_tree.nodes['Principled BSDF'].inputs
    out['Sheen'].default_value, out['Sheen Tint'].default_value = sheen, 0.6
    return material


# Paint is a function from points and colours to colours, and is made of the following functions


def noise_of(points, scale, octaves=3):
    return array([grain(p, scale, octaves) for p in points.tolist()])


def step(t):
    t = numpy.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def near(points, at, radius, edge=0.15, noise=None, shape=(1, 1, 1)):
    """Returns 1 within an ellipsoid around `at`, and 0 outside. `noise` makes its edge uneven."""
    d = numpy.linalg.norm((points - array(at)) / array(shape), axis=1) / radius
    if noise is not None:
        d = d + noise
    return step((1 + edge - d) / (2 * edge))


def over(colours, hexes, share):
    return colours + (array(rgb(hexes)) - colours) * share[:, None]


def fur(thing, length=0.05, count=40000, root=0.0045, lie=0.6, backwards=(-0.7, 0, -0.5), where=None):
    """Adds real hairs that lie flat along the body. `where` is their density (0 to 1) at a point."""
    mesh = thing.data
    # Cycles gives a hair the colour of its root only if the vertex colours are bytes.
    flat = numpy.empty(len(mesh.vertices) * 4, dtype=numpy.float32)
    mesh.color_attributes['paint'].data.foreach_get('color', flat)
    corner = numpy.empty(len(mesh.loops), dtype=numpy.int32)
    mesh.loops.foreach_get('vertex_index', corner)
    mesh.color_attributes.remove(mesh.color_attributes['paint'])
    layer = mesh.color_attributes.new('paint', 'BYTE_COLOR', 'CORNER')
    layer.data.foreach_set('color', flat.reshape(-1, 4)[corner].ravel())

    # A hair is matt, lets light through, and glows a little in its own colour. Otherwise single dark hairs would look like specks.
    strand = bpy.data.materials.new('strand')
    strand.use_nodes = True
    nodes, links = strand.node_tree.nodes, strand.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    paint = nodes.new('ShaderNodeAttribute')
    paint.attribute_name = 'paint'
    made = [nodes.new(kind) for kind in ('ShaderNodeBsdfDiffuse', 'ShaderNodeBsdfTranslucent', 'ShaderNodeEmission')]
    for each in made:
        links.new(paint.outputs['Color'], each.inputs['Color'])
    made[2].inputs['Strength'].default_value = 0.9
    for share in (0.3, 0.18):
        both = nodes.new('ShaderNodeMixShader')
        both.inputs[0].default_value = share
        links.new(made[0].outputs[0], both.inputs[1])
        links.new(made[1].outputs[0], both.inputs[2])
        made = [both, made[-1]]
    links.new(made[0].outputs[0], nodes['Material Output'].inputs[0])
    mesh.materials.append(strand)

    hairs = thing.modifiers.new('fur', 'PARTICLE_SYSTEM').particle_system
    settings = hairs.settings
    if where:
        group = thing.vertex_groups.new(name='where')
        for vertex in mesh.vertices:
            group.add([vertex.index], where(vertex.co), 'REPLACE')
        hairs.vertex_group_density = 'where'
    settings.type = 'HAIR'
    settings.count = count
    settings.material = 2
    settings.hair_step = 3
    settings.render_step = settings.display_step = 2
    settings.use_advanced_hair = True
    # The length of a hair is four times its starting speed.
    speed = length / 4
    settings.normal_factor = (1 - lie) * speed
    settings.object_align_factor = Vector(backwards).normalized() * lie * speed
    settings.factor_random = 0.15 * speed
    settings.root_radius, settings.tip_radius, settings.radius_scale = root, 0.001, 1.0
    bpy.context.scene.cycles_curves.shape = 'RIBBONS'
