"""Fruit that turns slowly about its upright axis: a strip of pictures with one camera, one light and one frame."""
import math

import bpy
import numpy
from mathutils import Matrix, Vector

import kit
from kit import TAU, View, lathe, move, rgb, skin

STEPS = 24


def body_of_scene():
    """Returns the largest thing."""
    return max((thing for thing in bpy.context.scene.objects if thing.type == 'MESH'), key=lambda thing: max(thing.dimensions))


def blush(colour, towards):
    """Gives the body of the fruit a patch of another colour on one side, so that its rotation is visible."""
    body = body_of_scene()
    layer = body.data.attributes.new('blush', 'FLOAT', 'POINT')
    side = Vector(towards).normalized()
    facing = [vertex.co.normalized().dot(side) + 0.25 * kit.grain(vertex.co, 1.3) for vertex in body.data.vertices]
    layer.data.foreach_set('value', [0.65 * kit.step(0.15, 0.9, share) for share in facing])
    nodes, links = body.data.materials[0].node_tree.nodes, body.data.materials[0].node_tree.links
    share = nodes.new('ShaderNodeAttribute')
    share.attribute_name = 'blush'
    blended = nodes.new('ShaderNodeMixRGB')
    base = nodes['Principled BSDF'].inputs['Base Color']
    links.new(share.outputs['Fac'], blended.inputs[0])
    links.new(base.links[0].from_socket, blended.inputs[1])
    blended.inputs[2].default_value = (*rgb(colour), 1)
    links.new(blended.outputs[0], base)


def stand_up(things):
    """Sets a long thing upright, with its right end up and its middle on the axis."""
    move(things, turn=(0, -90, 0))
    bpy.context.view_layer.update()
    points = kit.points_of(things)
    x, y, _ = (points.min(0) + points.max(0)) / 2
    move(things, at=(-x, -y, 0))
    bpy.context.view_layer.update()


def soften(share):
    """Reduces the contrast of the painted body, so that passing stripes are calm."""
    paint = body_of_scene().data.color_attributes['paint']
    colours = numpy.empty(len(paint.data) * 4, dtype=numpy.float32)
    paint.data.foreach_get('color', colours)
    colours = colours.reshape(-1, 4)
    colours += (colours.mean(0) - colours) * share
    paint.data.foreach_set('color', colours.ravel())


# These are only the views that differ from the usual one, which is upright, whole, and seen slightly from above.
VIEWS = {
    'banana': View(tip=10),
    'apple': View(tip=20),
    'orange': View(tip=24),
    'strawberry': View(tip=12),
    'grapes': View(tip=8),
    'watermelon': View(tip=16, whole=True),
    'mango': View(tip=12),
    'pear': View(tip=10),
    'lemon': View(tip=12),
    'pineapple': View(tip=8),
}
# A banana on its side is not recognisable when seen from its end.
LYING = ('banana',)
STRIPED = {'watermelon': 0.4}
BLUSHES = {
    'orange': ('#E85400', (-0.8, -0.7, 0.2)),
    'strawberry': ('#FF6A40', (0.8, -0.6, 0.1)),
    'lemon': ('#D2DC28', (0.7, -0.5, 0.6)),
    'pear': ('#E0A030', (-0.8, -0.7, 0.2)),
    'pineapple': ('#7F9A1E', (-0.8, -0.6, 0.0)),
}


def sweep(things, bands=60):
    """Adds an invisible body around the things at any turn about the z axis, which fixes their frame."""
    points = kit.points_of(things)
    away, heights = numpy.hypot(points[:, 0], points[:, 1]), points[:, 2]
    low, high = heights.min(), heights.max()
    band = numpy.minimum(((heights - low) / (high - low) * bands).astype(int), bands - 1)
    profile = []
    for k in numpy.unique(band):
        radius = float(away[band == k].max())
        profile += [(radius, low + (high - low) * (k + edge) / bands) for edge in (0, 1)]
    body = lathe(profile, skin(), seg=96)
    body.hide_render = True
    return body


def photograph_turning(name, file):
    """Builds the fruit in the current studio and renders its strip. `file` returns the name of each picture."""
    view = VIEWS[name]
    kit.WORDS[name][0](**view.model)
    if name in STRIPED:
        soften(STRIPED[name])
    if name in BLUSHES:
        blush(*BLUSHES[name])
    scene = bpy.context.scene
    things = [thing for thing in scene.objects if thing.type in ('MESH', 'CURVE')]
    for thing in things:
        for key in [key for key in thing.keys() if key.startswith('part:')]:
            del thing[key]
    bpy.context.view_layer.update()
    if name in LYING:
        stand_up(things)
    kit.photograph(view, [*things, sweep(things)], None, picture=False)
    passes = next(node.base_path for node in scene.node_tree.nodes if node.type == 'OUTPUT_FILE')
    # The camera looks at the middle of the thing, which is on the axis.
    axis = Matrix.Rotation(math.radians(view.tip), 3, 'X') @ Vector((0, 0, 1))
    onwards = Matrix.Rotation(TAU / STEPS, 4, axis)
    for step in range(STEPS):
        bpy.ops.render.render()
        light, normal, albedo = (kit.pixels_of(passes, each) for each in kit.PASSES)
        kit.save_png(kit.clean(light, normal, albedo), file(step))
        for thing in things:
            if thing.parent is None:
                thing.matrix_world = onwards @ thing.matrix_world
        for image in [image for image in bpy.data.images if image.filepath.startswith(passes)]:
            bpy.data.images.remove(image)
