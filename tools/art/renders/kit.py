"""Realistic pictures of our own, modelled and lit in code. The WebP files in assets/renders are committed, so nothing else needs Blender.

Usage (Blender 3.4 with numpy; five to fifty seconds a picture on one core):
  blender -b --factory-startup -t 1 -P tools/art/renders/render.py -- [--draft] [--out FOLDER] [name or name-2 ...]
  npm run art -- renders/encode.mjs [FOLDER]
The first command writes PNG files to test-results/renders, by default for all words. --draft: 192 px and few samples, to judge form and colour.
--parts: only the masks of the parts that are marked (`part`, `mark`), next to the picture, as <name>.<part>.png.
The second command makes assets/renders and assets/parts from these files.
"""
import math
import random
import struct
import tempfile
import zlib

import bpy
import numpy
from mathutils import Matrix, Vector, noise

TAU = 2 * math.pi
WORDS = {}


class View:
    """One view of a thing: degrees by which it is turned about its axis, tipped towards the eye, and rolled in the picture's plane.

    `name` follows the word in the file name (dog-front). Without a name, further views are numbered (cup-2).
    """

    def __init__(self, turn=0, tip=14, roll=0, name=None, **model):
        self.turn, self.tip, self.roll, self.name, self.model = turn, tip, roll, name, model


def word(name, *views):
    """Registers the function that models `name`. The function gets the extra arguments of a view."""

    def keep(build):
        WORDS[name] = (build, views or (View(),))
        return build

    return keep


def files():
    """Returns the file name of every picture, with its view and the function that models it."""
    return {
        f'{name}-{view.name or number + 1}' if view.name or number else name: (build, view)
        for name, (build, views) in WORDS.items()
        for number, view in enumerate(views)
    }


# Parts: the features that make a thing recognisable, each with its own mask


def part(name, *things):
    """Marks whole things as (a piece of) the part `name`, which is the id in the list of words. A thing may belong to several parts."""
    for thing in things:
        thing[f'part:{name}'] = True
    return things[0] if len(things) == 1 else things


def mark(thing, name, share):
    """Marks a piece of a mesh as the part `name`. `share` returns 0 to 1 for a point, in the coordinates in which it was modelled."""
    mark_by(thing, name, [share(vertex.co) for vertex in thing.data.vertices])
    return thing


def mark_by(thing, name, shares):
    """Marks a piece of a mesh in the same way, with one number for each point of the mesh."""
    layer = thing.data.attributes.new(f'part:{name}', 'FLOAT', 'POINT')
    layer.data.foreach_set('value', [float(each) for each in shares])
    thing[f'part:{name}'] = False


def parts_of(things):
    return sorted({key[5:] for thing in things for key in thing.keys() if key.startswith('part:')})


# Colours and materials


def rgb(hexes):
    """Converts '#RRGGBB' to linear light."""
    channels = [int(hexes[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def mix(one, other, share):
    """Returns a mixture of two linear colours. The share is clamped to 0 and 1."""
    share = min(1, max(0, share))
    return tuple(a + (b - a) * share for a, b in zip(one, other))


def step(low, high, value):
    """Returns 0 below `low`, 1 above `high`, and a smooth value between them."""
    t = min(1, max(0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def grain(point, scale=1.0, octaves=4):
    """Returns soft noise around 0, from about -1 to 1."""
    return noise.fractal(Vector(point) * scale, 1.0, 2.0, octaves)


def skin(
    colour='#FFFFFF',
    rough=0.4,
    bump=0.0,
    bump_scale=20,
    kind='NOISE',
    metal=0.0,
    rim=0.12,
    rim_colour='#FFFFFF',
    mottle=0.0,
    mottle_scale=4,
    coat=0.0,
    specular=0.5,
    stretch=(1, 1, 1),
    glass=0.0,
    glow=0.0,
    painted=False,
):
    """Returns a surface material: plain or painted by vertex, mottled, bumped. `rim` is the light that keeps its edge visible on black."""
    material = bpy.data.materials.new('skin')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    out = nodes['Principled BSDF'].inputs
    place = nodes.new('ShaderNodeTexCoord')
    mapped = nodes.new('ShaderNodeMapping')
    mapped.inputs['Scale'].default_value = stretch
    links.new(place.outputs['Object'], mapped.inputs[0])

    if painted:
        base = nodes.new('ShaderNodeAttribute')
        base.attribute_name = 'paint'
        base = base.outputs['Color']
    else:
        base = nodes.new('ShaderNodeRGB').outputs[0]
        base.default_value = (*rgb(colour), 1)
    if mottle:
        spots = nodes.new('ShaderNodeTexNoise')
        spots.inputs['Scale'].default_value = mottle_scale
        spots.inputs['Detail'].default_value = 6
        links.new(mapped.outputs[0], spots.inputs[0])
        span = nodes.new('ShaderNodeMapRange')
        for at, value in ((1, 0.3), (2, 0.7), (3, 1 - mottle), (4, 1 + mottle)):
            span.inputs[at].default_value = value
        links.new(spots.outputs['Fac'], span.inputs[0])
        tone = nodes.new('ShaderNodeVectorMath')
        tone.operation = 'MULTIPLY'
        links.new(base, tone.inputs[0])
        links.new(span.outputs[0], tone.inputs[1])
        base = tone.outputs[0]
    links.new(base, out['Base Color'])

    if bump:
        relief = nodes.new('ShaderNodeTexVoronoi' if kind == 'VORONOI' else 'ShaderNodeTexNoise')
        relief.inputs['Scale'].default_value = bump_scale
        links.new(mapped.outputs[0], relief.inputs[0])
        bumps = nodes.new('ShaderNodeBump')
        bumps.inputs['Strength'].default_value = bump
        bumps.inputs['Distance'].default_value = 0.1
        links.new(relief.outputs['Distance' if kind == 'VORONOI' else 'Fac'], bumps.inputs['Height'])
        links.new(bumps.outputs[0], out['Normal'])

    # The light has only grazing angles, so the edge of a dark thing stays visible on black.
    facing = nodes.new('ShaderNodeLayerWeight')
    facing.inputs[0].default_value = 0.5
    power = nodes.new('ShaderNodeMath')
    power.operation = 'POWER'
    power.inputs[1].default_value = 3.5
    links.new(facing.outputs['Facing'], power.inputs[0])
    edge = nodes.new('ShaderNodeMixRGB')
    edge.inputs[0].default_value = 0.25
    links.new(base, edge.inputs[1])
    edge.inputs[2].default_value = (*rgb(rim_colour), 1)
    shine = nodes.new('ShaderNodeMath')
    shine.operation = 'MULTIPLY_ADD'
    shine.inputs[1].default_value = rim
    shine.inputs[2].default_value = glow
    links.new(power.outputs[0], shine.inputs[0])
    links.new(edge.outputs[0] if not glow else base, out['Emission'])
    links.new(shine.outputs[0], out['Emission Strength'])

    out['Roughness'].default_value = rough
    out['Metallic'].default_value = metal
    out['Specular'].default_value = specular
    out['Clearcoat'].default_value = coat
    out['Clearcoat Roughness'].default_value = 0.05
    if glass:
        out['Transmission'].default_value = glass
        out['IOR'].default_value = 1.1
    return material


# Materials that many things use


def steel(rough=0.18):
    return skin('#C9D0D8', rough=rough, metal=0.85, rim=0.25)


def plastic(colour, rough=0.22, **more):
    return skin(colour, rough=rough, coat=0.3, rim=more.pop('rim', 0.15), **more)


def china(colour):
    return skin(colour, rough=0.1, coat=0.6, rim=0.12)


def wood(colour='#C98A4A', along='z'):
    stretch = {'x': (0.25, 3, 3), 'y': (3, 0.25, 3), 'z': (3, 3, 0.25)}[along]
    return skin(colour, rough=0.5, mottle=0.28, mottle_scale=2.5, bump=0.06, bump_scale=5, stretch=stretch, rim=0.15)


def cloth(colour='#FFFFFF', bump=0.25, scale=40, **more):
    """Returns the material of matt woven cloth."""
    return skin(colour, rough=0.9, bump=bump, bump_scale=scale, rim=more.pop('rim', 0.18), specular=0.2, **more)


# Shapes: each takes a material from skin(), and `paint`, a function from a point to a linear colour


def solid(vertices, faces, material, paint=None, smooth=True, rounds=0):
    mesh = bpy.data.meshes.new('mesh')
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.update()
    if paint:
        colours = mesh.color_attributes.new('paint', 'FLOAT_COLOR', 'POINT')
        for index, point in enumerate(vertices):
            colours.data[index].color = (*paint(Vector(point)), 1)
    for face in mesh.polygons:
        face.use_smooth = smooth
    mesh.materials.append(material)
    thing = bpy.data.objects.new('thing', mesh)
    bpy.context.scene.collection.objects.link(thing)
    if rounds:
        more = thing.modifiers.new('rounds', 'SUBSURF')
        more.levels = more.render_levels = rounds
    return thing


def lathe(profile, material, seg=128, deform=None, paint=None, upto=TAU):
    """Rotates (radius, height) pairs, from the bottom to the top, about the z axis."""
    closed = upto >= TAU
    columns = seg if closed else seg + 1
    count = len(profile)
    vertices = []
    for i in range(columns):
        angle = upto * i / seg
        for radius, height in profile:
            point = (radius * math.cos(angle), radius * math.sin(angle), height)
            vertices.append(deform(*point, angle) if deform else point)
    faces = []
    for i in range(seg):
        j = (i + 1) % columns
        faces += [(i * count + k, j * count + k, j * count + k + 1, i * count + k + 1) for k in range(count - 1)]
    return solid(vertices, faces, material, paint)


def curve(points, count=40):
    """Returns a smooth line through the points (Catmull-Rom), as `count` points."""
    line = [Vector(p) for p in points]
    line = [line[0] * 2 - line[1], *line, line[-1] * 2 - line[-2]]
    found = []
    for i in range(count):
        at = i / (count - 1) * (len(line) - 3) * 0.999999
        k, t = int(at), at % 1
        a, b, c, d = line[k : k + 4]
        found.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    return found


def smooth_profile(pairs, count=80):
    """Returns a smooth (radius, height) profile through a few pairs."""
    return [(max(1e-4, p.x), p.z) for p in curve([(r, 0, z) for r, z in pairs], count)]


def sphere_profile(shape, count=72):
    """Returns the profile whose points `shape` returns for 0 (bottom) to pi (top)."""
    return [shape(math.pi * i / count) for i in range(count + 1)]


def cut_face(outline, flesh_colour, core_colour, core_line, core, core_at=0.0, edge=None):
    """Returns the flat inside of a thing that was cut down its middle. The core is an ellipse, drawn as a faint ring."""
    flesh, heart, rind = rgb(flesh_colour), rgb(core_colour), rgb(edge or flesh_colour)
    ring = [*outline, *[(-r, z) for r, z in reversed(outline[1:-1])]]
    rings, count = 60, len(ring)
    middle = sum(z for _, z in ring) / count
    vertices = [(x * (1 - k / rings), 0, middle + (z - middle) * (1 - k / rings)) for k in range(rings + 1) for x, z in ring]
    faces = [
        (k * count + i, (k + 1) * count + i, (k + 1) * count + (i + 1) % count, k * count + (i + 1) % count)
        for k in range(rings)
        for i in range(count)
    ]
    deep = {}
    for index, vertex in enumerate(vertices):
        deep[tuple(round(c, 5) for c in vertex)] = index // count / rings

    def paint(p):
        ringed = abs(math.hypot(p.x / core[0], (p.z - core_at) / core[1]) - 1)
        colour = mix(flesh, heart, step(core_line, 0, ringed) * 0.9)
        rim = deep.get(tuple(round(c, 5) for c in p), 1)
        return mix(mix(colour, flesh, 0.2 + 0.2 * grain(p, 5)), rind, step(0.045, 0.02, rim))

    return solid(vertices, faces, skin(painted=True, rough=0.5, rim=0.04), paint)


def tube(points, radius, material, seg=32, count=40, section=None, paint=None, flat=1.0):
    """Returns a tube on a smooth curve. `radius` is a number, a list or a function of 0..1; `flat` squeezes it, and `section(angle, t)` shapes it."""
    line = curve(points, count)
    if isinstance(radius, (list, tuple)):
        stops = radius
        radius = lambda t: float(numpy.interp(t * (len(stops) - 1), range(len(stops)), stops))
    elif not callable(radius):
        fixed = radius
        radius = lambda t: fixed
    vertices = []
    normal = None
    for i, point in enumerate(line):
        along = (line[min(i + 1, count - 1)] - line[max(i - 1, 0)]).normalized()
        if normal is None:
            normal = along.orthogonal() if abs(along.y) > 0.9 else along.cross(Vector((0, 1, 0)))
        normal = (normal - along * normal.dot(along)).normalized()
        side = along.cross(normal)
        for k in range(seg):
            angle = TAU * k / seg
            size = max(1e-4, radius(i / (count - 1))) * (section(angle, i / (count - 1)) if section else 1)
            vertices.append(point + normal * size * math.cos(angle) + side * size * flat * math.sin(angle))
    faces = []
    for i in range(count - 1):
        faces += [(i * seg + k, i * seg + (k + 1) % seg, (i + 1) * seg + (k + 1) % seg, (i + 1) * seg + k) for k in range(seg)]
    # Each end closes in a point, so that smooth shading has no hard fan.
    vertices += [line[0], line[-1]]
    first, last = len(vertices) - 2, len(vertices) - 1
    faces += [(first, (k + 1) % seg, k) for k in range(seg)]
    faces += [(last, (count - 1) * seg + k, (count - 1) * seg + (k + 1) % seg) for k in range(seg)]
    return solid(vertices, faces, material, paint)


def ball(radius, material, at=(0, 0, 0), seg=64, shape=(1, 1, 1), deform=None, paint=None):
    profile = [
        (radius * math.sin(math.pi * i / (seg // 2)) + 1e-5, -radius * math.cos(math.pi * i / (seg // 2))) for i in range(seg // 2 + 1)
    ]

    def place(x, y, z, angle):
        point = deform(x, y, z, angle) if deform else (x, y, z)
        return tuple(p * s + a for p, s, a in zip(point, shape, at))

    return lathe(profile, material, seg, place, paint)


def disc(radius, material, at=(0, 0, 0), rings=60, seg=192, paint=None, dome=0.0, deform=None):
    """Returns a flat or slightly domed round face that points up. It can be painted by ring and angle."""
    profile = [(radius * (1 - i / rings) + 1e-5, dome * (1 - (1 - i / rings) ** 2)) for i in range(rings + 1)]

    def place(x, y, z, angle):
        x, y, z = deform(x, y, z, angle) if deform else (x, y, z)
        return (x + at[0], y + at[1], z + at[2])

    return lathe(profile, material, seg, place, paint)


def block(size, material, at=(0, 0, 0), edge=0.05, turn=0):
    x, y, z = (s / 2 for s in size)
    corners = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = solid(corners, faces, material, smooth=False)
    thing.location = at
    thing.rotation_euler = (0, 0, math.radians(turn))
    if edge:
        bevel = thing.modifiers.new('edge', 'BEVEL')
        bevel.width, bevel.segments = edge, 4
        for face in thing.data.polygons:
            face.use_smooth = True
        thing.data.use_auto_smooth = True
    return thing


def plate_of(outline, thickness, material, edge=0.02, holes=()):
    """Returns a flat thing cut from its outline (x, z pairs), in the picture's plane."""
    shape = bpy.data.curves.new('outline', 'CURVE')
    shape.dimensions = '2D'
    shape.fill_mode = 'BOTH'
    shape.extrude, shape.bevel_depth, shape.bevel_resolution = thickness / 2, edge, 3
    for ring in (outline, *holes):
        spline = shape.splines.new('POLY')
        spline.points.add(len(ring) - 1)
        for point, (x, z) in zip(spline.points, ring):
            point.co = (x, z, 0, 1)
        spline.use_cyclic_u = True
    shape.materials.append(material)
    thing = bpy.data.objects.new('thing', shape)
    bpy.context.scene.collection.objects.link(thing)
    thing.rotation_euler = (math.pi / 2, 0, 0)
    return thing


def round_outline(points, count=120):
    """Returns a closed smooth outline through (x, z) points."""
    ring = [(x, 0, z) for x, z in points]
    many = curve([*ring, ring[0]], count + 1)[:-1]
    return [(p.x, p.z) for p in many]


def circle(radius, at=(0, 0), count=48):
    return [(at[0] + radius * math.cos(TAU * i / count), at[1] + radius * math.sin(TAU * i / count)) for i in range(count)]


def leaf(length, width, material, at=(0, 0, 0), turn=0, lift=30, bend=0.3, fold=0.25, wave=0.0, teeth=0, paint=None):
    """Returns a pointed leaf that grows outwards from `at`. `turn` is about z, and `lift` is above the horizontal, both in degrees."""
    rows, columns = 28, 9
    vertices = []
    for i in range(rows + 1):
        t = i / rows
        half = width / 2 * (math.sin(math.pi * min(1, t**0.75)) ** 0.8 if 0 < t < 1 else 0)
        if teeth:
            half *= 1 - 0.18 * ((t * teeth) % 1)
        for k in range(columns):
            across = 2 * k / (columns - 1) - 1
            x = length * t
            z = -bend * length * t * t + fold * abs(across) * half + wave * math.sin(t * 17 + across * 2) * abs(across) * width
            vertices.append((x, across * half, z))
    faces = [
        (i * columns + k, (i + 1) * columns + k, (i + 1) * columns + k + 1, i * columns + k + 1)
        for i in range(rows)
        for k in range(columns - 1)
    ]
    turned = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(-math.radians(lift), 4, 'Y')
    thing = solid([turned @ Vector(v) for v in vertices], faces, material, paint, rounds=1)
    thick = thing.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.012
    return thing


def move(things, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Moves things together: rotates them (degrees about x, y, z), scales them, and then moves them to a place."""
    turned = Matrix.Translation(at)
    for axis, degrees in zip('ZYX', reversed(turn)):
        turned = turned @ Matrix.Rotation(math.radians(degrees), 4, axis)
    turned = turned @ Matrix.Scale(scale, 4)
    bpy.context.view_layer.update()
    for thing in things if isinstance(things, (list, tuple)) else [things]:
        thing.matrix_world = turned @ thing.matrix_world
    return things


# The studio


def studio(size, samples):
    """Creates an empty scene with soft light from above, and one light behind on each side."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(7)
    noise.seed_set(7)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.02
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 6
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 3
    scene.cycles.transparent_max_bounces = 6
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_direct = 6
    scene.cycles.sample_clamp_indirect = 2
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.film_transparent = True
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.render.image_settings.color_mode = 'RGBA'
    scene.view_settings.view_transform = 'Standard'
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes['Background']
    sky.inputs[0].default_value = (1, 1, 1, 1)
    sky.inputs[1].default_value = 0.42
    for at, power, side in (
        ((-2.2, -3.6, 4.2), 330, 2.6),
        ((3.6, -3.4, 0.8), 60, 3),
        ((3.4, 2.6, 2.6), 70, 3),
        ((-3.6, 2.4, 1.0), 60, 3),
        ((0, 0.5, -4), 40, 4),
    ):
        lamp = bpy.data.lights.new('lamp', 'AREA')
        lamp.energy, lamp.size = power, side
        thing = bpy.data.objects.new('lamp', lamp)
        scene.collection.objects.link(thing)
        thing.location = at
        thing.rotation_euler = (-Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return scene


def points_of(things):
    """Returns every point of the things as they will be drawn."""
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for thing in things:
        drawn = thing.evaluated_get(graph)
        mesh = drawn.to_mesh()
        flat = numpy.empty(len(mesh.vertices) * 3)
        mesh.vertices.foreach_get('co', flat)
        matrix = numpy.array(drawn.matrix_world)
        found.append(flat.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
        drawn.to_mesh_clear()
    return numpy.concatenate(found)


LENS = 85
FILL = 0.95
# Hairs go beyond the points of their mesh.
FURRY = 0.88


def photograph(view, things, file, picture=True):
    """Frames the things so that they fill the picture and nothing is cropped. Renders the picture and the masks of its parts."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    points = points_of(things)
    middle = (points.min(0) + points.max(0)) / 2
    reach = numpy.linalg.norm(points - middle, axis=1).max()
    turned = (
        Matrix.Rotation(math.radians(view.roll), 4, 'Y')
        @ Matrix.Rotation(math.radians(view.tip), 4, 'X')
        @ Matrix.Rotation(math.radians(view.turn), 4, 'Z')
    )
    placed = turned @ Matrix.Scale(1.25 / reach, 4) @ Matrix.Translation(-Vector(middle))
    for thing in things:
        if thing.parent is None:
            thing.matrix_world = placed @ thing.matrix_world
    bpy.context.view_layer.update()
    points = points_of(things)
    camera = bpy.data.cameras.new('camera')
    camera.lens = LENS
    eye = bpy.data.objects.new('camera', camera)
    scene.collection.objects.link(eye)
    scene.camera = eye
    slope = camera.sensor_width / 2 / LENS * (FURRY if any(thing.particle_systems for thing in things if thing.type == 'MESH') else FILL)
    x, z, away = 0.0, 0.0, 8.0
    for _ in range(12):
        depth = away + points[:, 1]
        across, up = (points[:, 0] - x) / depth, (points[:, 2] - z) / depth
        x += (across.max() + across.min()) / 2 * away
        z += (up.max() + up.min()) / 2 * away
        away *= max(across.max() - across.min(), up.max() - up.min()) / 2 / slope
    eye.location = (x, -away, z)
    eye.rotation_euler = (math.pi / 2, 0, 0)
    passes = save_passes(scene)
    if picture:
        bpy.ops.render.render()
        light, normal, albedo = (pixels_of(passes, name) for name in PASSES)
        save_png(clean(light, normal, albedo), file)
    for name in parts_of(things):
        save_png(mask_of(name, things, passes), file.replace('.png', f'.{name}.png'))


def mask_of(name, things, passes):
    """Renders the visible area of a part in white, and the rest of the thing in black."""
    scene = bpy.context.scene
    scene.cycles.samples = 12
    scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0
    key = f'part:{name}'
    for thing in things:
        for modifier in thing.modifiers:
            if modifier.type == 'PARTICLE_SYSTEM':
                modifier.show_render = False
        plain = bpy.data.materials.new('mask')
        plain.use_nodes = True
        nodes, links = plain.node_tree.nodes, plain.node_tree.links
        glow = nodes.new('ShaderNodeEmission')
        if key in thing and not thing[key]:
            share = nodes.new('ShaderNodeAttribute')
            share.attribute_name = key
            links.new(share.outputs['Fac'], glow.inputs['Strength'])
        else:
            glow.inputs['Strength'].default_value = float(key in thing)
        links.new(glow.outputs[0], nodes['Material Output'].inputs[0])
        thing.data.materials.clear()
        thing.data.materials.append(plain)
    bpy.ops.render.render()
    seen = pixels_of(passes, 'light')
    seen[..., :3] = numpy.clip(seen[..., :1], 0, 1)
    return seen


PASSES = {'light': 'Image', 'normal': 'Denoising Normal', 'albedo': 'Denoising Albedo'}


def save_passes(scene):
    """Makes the next render write its passes to a folder of this process, and returns that folder."""
    folder = tempfile.mkdtemp()
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    out = nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format = 'OPEN_EXR'
    out.format.color_mode = 'RGBA'
    out.format.color_depth = '32'
    out.file_slots.clear()
    for name, source in PASSES.items():
        out.file_slots.new(name)
        links.new(nodes['Render Layers'].outputs[source], out.inputs[name])
    return folder


def pixels_of(folder, name):
    image = bpy.data.images.load(f'{folder}/{name}0001.exr')
    image.colorspace_settings.name = 'Linear'
    width, height = image.size
    flat = numpy.empty(width * height * 4, dtype=numpy.float32)
    image.pixels.foreach_get(flat)
    return flat.reshape(height, width, 4)


def clean(light, normal, albedo):
    """Smooths the noise of the light, but never across a change of surface or colour (Debian's Blender has no denoiser)."""
    alpha = light[..., 3:4]
    colour = light[..., :3] / numpy.maximum(alpha, 1e-3)
    base = albedo[..., :3] / numpy.maximum(alpha, 1e-3) + 0.05
    shade = numpy.log(numpy.maximum(colour / base, 1e-3))
    guide = normal[..., :3]
    for gap, softness in ((1, 0.5), (2, 0.3), (1, 0.2)):
        total = numpy.zeros_like(shade)
        weights = numpy.zeros(shade.shape[:2] + (1,), dtype=numpy.float32)
        grey = shade.mean(-1, keepdims=True)
        for dy in (-2, -1, 0, 1, 2):
            for dx in (-2, -1, 0, 1, 2):

                def beside(values):
                    return numpy.roll(values, (dy * gap, dx * gap), (0, 1))

                far = ((beside(guide) - guide) ** 2).sum(-1, keepdims=True) / 0.05 + (beside(grey) - grey) ** 2 / (2 * softness**2)
                weight = numpy.exp(-far - (dx * dx + dy * dy) / 4) * (beside(alpha) > 0.5)
                total += beside(shade) * weight
                weights += weight
        shade = numpy.where(weights > 1e-4, total / numpy.maximum(weights, 1e-4), shade)
    return numpy.concatenate([numpy.exp(shade) * base, alpha], -1)


def save_png(pixels, file):
    height, width = pixels.shape[:2]
    linear = numpy.clip(pixels[..., :3], 0, 1)
    coded = numpy.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    rows = numpy.concatenate([coded, numpy.clip(pixels[..., 3:4], 0, 1)], -1)[::-1]
    raw = b''.join(b'\0' + row.tobytes() for row in (rows * 255 + 0.5).astype(numpy.uint8))

    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))

    head = struct.pack('>IIBBBBB', width, height, 8, 6, 0, 0, 0)
    with open(file, 'wb') as out:
        out.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', head) + chunk(b'IDAT', zlib.compress(raw, 6)) + chunk(b'IEND', b''))
