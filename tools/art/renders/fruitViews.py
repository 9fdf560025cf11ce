"""Fruit as a child sees it in everyday life: cut, bitten or peeled, in a bowl, where it grows, and in a crate at the shop."""
import math
import random

import bmesh
import bpy
from mathutils import Vector

from everyday import bowl
from fruits import apple, banana, citrus_half, grapes, green_leaf, lemon, mango, orange, pear, pineapple, stalk, strawberry, watermelon
from kit import (
    TAU,
    View,
    ball,
    block,
    curve,
    disc,
    grain,
    lathe,
    leaf,
    mix,
    move,
    plate_of,
    rgb,
    skin,
    smooth_profile,
    solid,
    sphere_profile,
    step,
    tube,
    wood,
    word,
)


def made(build, **arguments):
    """Returns the model from `build` as one thing that can be copied. Its parts are not marked here."""
    scene = bpy.context.scene
    before = set(scene.objects)
    build(**arguments)
    things = [thing for thing in scene.objects if thing not in before]
    bpy.ops.object.select_all(action='DESELECT')
    for thing in things:
        thing.select_set(True)
        for key in [key for key in thing.keys() if key.startswith('part:')]:
            del thing[key]
    bpy.context.view_layer.objects.active = things[0]
    bpy.ops.object.convert(target='MESH')
    if len(things) > 1:
        bpy.ops.object.join()
    return bpy.context.view_layer.objects.active


def again(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Returns a copy of a thing at another place."""
    copy = thing.copy()
    bpy.context.scene.collection.objects.link(copy)
    return move(copy, at, turn, scale)


def pile(thing, places):
    """Moves the thing to each of the places (position, turn, size), away from where it was made."""
    for place in places:
        again(thing, *place)
    bpy.data.objects.remove(thing)


def rows_of(columns, rows, wide, deep, height, scale, turn=None):
    """Returns places next to each other in a crate, with the back rows a little higher. `turn` returns the turn for a number."""
    found = []
    for row in range(rows):
        for column in range(columns):
            x = wide * (column / (columns - 1) - 0.5) if columns > 1 else 0
            y = deep * (row / (rows - 1) - 0.5) if rows > 1 else 0
            jitter = random.uniform(-0.03, 0.03)
            turned = turn(len(found)) if turn else (random.uniform(-14, 14), random.uniform(-14, 14), random.uniform(0, 360))
            found.append(((x + jitter, y + jitter, height + 0.1 * row + jitter), turned, scale * random.uniform(0.95, 1.05)))
    return found


# Cut and bitten


def cut_through(thing, point, normal, paint):
    """Cuts off everything beyond a plane. `paint` colours the cut by the distance from its middle (0 to 1) and by the point."""
    form = bmesh.new()
    form.from_mesh(thing.data)
    cut = bmesh.ops.bisect_plane(
        form, geom=[*form.verts, *form.edges, *form.faces], plane_co=point, plane_no=normal, clear_outer=True, dist=1e-5
    )
    edges = [each for each in cut['geom_cut'] if isinstance(each, bmesh.types.BMEdge)]
    filled = max(bmesh.ops.edgeloop_fill(form, edges=edges)['faces'], key=lambda face: face.calc_area())
    outline = [vertex.co.copy() for vertex in filled.verts]
    bmesh.ops.delete(form, geom=[filled], context='FACES_ONLY')
    form.to_mesh(thing.data)
    form.free()
    middle = sum(outline, Vector()) / len(outline)
    rings, count = 40, len(outline)
    vertices = [middle + (spot - middle) * (1 - k / rings) for k in range(rings + 1) for spot in outline]
    faces = [
        (k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i)
        for k in range(rings)
        for i in range(count)
    ]
    shares = iter([1 - k / rings for k in range(rings + 1) for _ in outline])
    return solid(vertices, faces, skin(painted=True, rough=0.35, coat=0.2, rim=0.04), lambda p: paint(next(shares), p))


def bite(thing, teeth, flesh, pale, depth=Vector((-0.8, 0.6, 0))):
    """Presses the balls (middle, radius) into a thing along `depth`, and colours the exposed surface."""
    form = bmesh.new()
    form.from_mesh(thing.data)
    edges = [
        edge for edge in form.edges if any((edge.verts[0].co - Vector(middle)).length < radius * 1.15 for middle, radius in teeth)
    ]
    bmesh.ops.subdivide_edges(form, edges=edges, cuts=3, use_grid_fill=True)
    form.to_mesh(thing.data)
    form.free()
    inside, light, colours = rgb(flesh), rgb(pale), thing.data.color_attributes['paint'].data
    for vertex in thing.data.vertices:
        reach = 0.0
        for middle, radius in teeth:
            away = vertex.co - Vector(middle)
            along = away.dot(depth)
            under = along * along - away.length_squared + radius * radius
            if away.length < radius and under > 0:
                reach = max(reach, math.sqrt(under) - along)
        if reach > 0:
            vertex.co += depth * reach
            colours[vertex.index].color = (*mix(light, mix(inside, light, 0.4 * grain(vertex.co, 5)), step(0.0, 0.12, reach)), 1)


def teeth_at(reach, z, size=0.4):
    """Returns the bite of a small mouth on the front right side, `reach` from the axis."""
    return [((reach * math.cos(a), -reach * math.sin(a), z + up), size) for a in (0.05, 0.5, 0.95) for up in (-0.2, 0.2)]


def apple_cut():
    whole = made(apple, half=True)
    again(whole, (1.15, 0.75, 0.05), (0, 8, 38), 0.96)
    move(whole, (-0.6, 0, 0), (0, -6, -14))


def pear_cut():
    whole = made(pear, half=True)
    again(whole, (1.05, 0.7, 0.05), (0, 12, 34), 0.96)
    move(whole, (-0.55, 0, 0), (0, -8, -12))


def strawberry_cut():
    whole = made(strawberry, half=True)
    again(whole, (0.85, 0.45, 0.0), (0, -14, 24), 0.96)
    move(whole, (-0.6, 0, 0), (0, 14, -8))


def citrus_cut(peel, pith, flesh, light, parts, long):
    """Models two halves of a citrus fruit: one shows its inside, and the other is in front of it."""

    def half():
        rind = skin(peel, rough=0.37, bump=0.16, bump_scale=25, kind='VORONOI', rim=0.1)
        citrus_half(peel, pith, flesh, light, rind, parts=parts, long=long)

    whole = made(half)
    again(whole, (0.85, -0.1, -0.5), (14, 0, 20), 0.92)
    move(whole, (-0.55, 0.7, 0.2), (58, -10, -14))


def banana_cut():
    cream, pale, core, peel = rgb('#FBEFC4'), rgb('#FFF8DE'), rgb('#D9BE7A'), rgb('#F2C21A')

    def inside(share, angle):
        spoke = abs((angle / TAU * 3) % 1 - 0.5)
        middle = step(0.3, 0.12, share) * step(0.5, 0.3, spoke)
        return mix(mix(mix(cream, pale, step(0.3, 0.7, share)), core, middle), peel, step(0.9, 0.95, share))

    whole = made(banana)
    cut_through(whole, (0.1, 0, -0.4), (1, 0, -0.05), lambda share, p: inside(share, math.atan2(p.y, p.z + 0.45)))
    thing = skin(painted=True, rough=0.5, rim=0.1)
    for x, y, z, turn in ((0.0, -0.6, -0.95, 8), (0.58, -0.4, -0.82, -4), (1.14, -0.55, -0.9, 12)):
        side = lathe([(1e-4, -0.13), (0.4, -0.13), (0.44, -0.1), (0.44, 0.1)], skin('#F6C81E', rough=0.45, rim=0.1))
        top = disc(0.44, thing, at=(0, 0, 0.1), paint=lambda p: inside(math.hypot(p.x, p.y) / 0.44, math.atan2(p.y, p.x)))
        move([side, top], (x, y, z), (56, turn, 0))


def grapes_cut():
    """Models three grapes and one that is cut in two."""
    purple = skin('#7A2FB5', rough=0.24, coat=0.3, mottle=0.2, mottle_scale=1.5, rim=0.5, rim_colour='#E0B8FF')
    for x, y, z in ((-0.75, 0.7, 0.35), (0.35, 0.8, 0.4), (-0.2, 0.75, 1.1)):
        ball(0.6, purple, at=(x, y, z), shape=(1, 1, 1.1))
    green, pale, rind = rgb('#C7D873'), rgb('#E8EFB4'), rgb('#7A2FB5')

    def inside(p):
        share = math.hypot(p.x, p.y) / 0.62
        ray = 0.5 + 0.5 * math.sin(math.atan2(p.y, p.x) * 14)
        return mix(mix(pale, green, step(0.1, 0.8, share) * (0.7 + 0.3 * ray)), rind, step(0.9, 0.95, share))

    for x, z, roll in ((-0.72, -0.45, -16), (0.68, -0.4, 18)):
        shell = lathe(sphere_profile(lambda t: (0.62 * math.sin(t / 2) + 1e-4, -0.6 * math.cos(t / 2))), purple)
        face = disc(0.62, skin(painted=True, rough=0.2, coat=0.4, rim=0.04), seg=300, paint=inside, dome=0.03)
        pips = [ball(0.08, skin('#8A5A2A', rough=0.4), at=(side * 0.11, 0, 0.03), shape=(0.6, 1.4, 0.5), seg=24) for side in (-1, 1)]
        for pip in (shell, face, *pips):
            pip.scale = (0.92 * pip.scale.x, 1.1 * pip.scale.y, pip.scale.z)
        move([shell, face, *pips], (x, -0.1, z), (62, 0, roll))


def watermelon_cut():
    """Models half a watermelon, and a slice in front of it."""
    light, dark, pale, red, soft = (rgb(each) for each in ('#8CC63F', '#1F6B2A', '#F2F7D0', '#F22B36', '#FF5A5E'))

    def stripes(p):
        return mix(light, dark, step(-0.1, 0.35, math.sin(math.atan2(p.y, p.x) * 9 + 1.3 * grain((p.x, p.y, p.z * 2.2), 2))))

    def inside(p):
        share = math.hypot(p.x, p.y) / 1.5
        return mix(mix(mix(red, soft, 0.4 + grain(p, 5)), pale, step(0.87, 0.91, share)), light, step(0.95, 0.97, share))

    rind = sphere_profile(lambda t: (1.5 * math.sin(t / 2) + 1e-4, -1.6 * math.cos(t / 2)), 120)
    shell = lathe(rind, skin(painted=True, rough=0.25, coat=0.3, rim=0.25), seg=300, paint=stripes)
    face = disc(1.5, skin(painted=True, rough=0.3, bump=0.15, bump_scale=10, rim=0.04), seg=300, paint=inside, dome=0.02)
    seed = skin('#1C120C', rough=0.2, coat=0.6, rim=0.2)
    pips = []
    for k in range(13):
        angle, reach = TAU * k / 13, 0.95 if k % 2 else 0.62
        pip = ball(0.085, seed, seg=24, shape=(1.2, 0.62, 0.4))
        pip.location, pip.rotation_euler = (reach * math.cos(angle), reach * math.sin(angle), 0.03), (0, 0, angle)
        pips.append(pip)
    move([shell, face, *pips], (-0.3, 0.6, 0.25), (64, 0, -16))
    pile(made(watermelon), [((0.75, -0.55, -0.55), (-12, 0, 12), 0.85)])


def mango_cut():
    """Models a cheek of a mango that is scored and turned outwards, and half of the stone."""
    gold, deep, rind = rgb('#FFB31F'), rgb('#F08A0C'), rgb('#E8702A')

    def cheek(x, y, z, angle):
        return (x * 0.86, y * 1.15, z)

    def squares(p):
        return max(step(0.05, 0.02, abs((p.x * 3.1 + 0.5) % 1 - 0.5)), step(0.05, 0.02, abs((p.y * 2.7 + 0.5) % 1 - 0.5)))

    for scored, at, turn in ((True, (0.75, -0.1, -0.15), (50, 0, 14)), (False, (-0.85, 0.4, 0.15), (64, 0, -12))):

        def paint(p):
            share = math.hypot(p.x / 0.86, p.y / 1.15)
            colour = mix(mix(gold, deep, 0.3 + 0.4 * grain(p, 4)), deep, scored * squares(p))
            return mix(colour, rind, step(0.95, 0.97, share))

        shell = lathe(
            sphere_profile(lambda t: (math.sin(t / 2) + 1e-4, -0.62 * math.cos(t / 2))),
            skin(painted=True, rough=0.3, coat=0.2, rim=0.12),
            deform=cheek,
            paint=lambda p: mix(rgb('#FFB41F'), rgb('#EE3B24'), step(-0.3, 0.8, p.x + 0.5 * grain(p, 1.2))),
        )
        dome = 0.34 if scored else 0.03
        relief = (lambda x, y, z, a: (*cheek(x, y, z, a)[:2], z - 0.09 * squares(Vector(cheek(x, y, z, a))))) if scored else cheek
        face = disc(1.0, skin(painted=True, rough=0.3, coat=0.3, rim=0.04), rings=150, seg=400, paint=paint, dome=dome, deform=relief)
        things = [shell, face]
        if not scored:
            stone = skin('#EBCB86', rough=0.7, bump=0.4, bump_scale=8, stretch=(4, 1, 1), rim=0.1)
            things.append(ball(0.5, stone, at=(0, 0, 0.02), shape=(0.72, 1.3, 0.3)))
        move(things, at, turn)


def pineapple_cut():
    """Models a pineapple cut from its leaves to its foot, with a round slice in front of it."""
    gold, pale, rind = rgb('#FFC62E'), rgb('#FFE58A'), rgb('#B8741A')

    def along(share, p):
        fibre = grain((p.x * 1.5, 0, p.z * 9 + 4 * abs(p.x)), 1.2)
        colour = mix(mix(gold, pale, 0.3 + 0.5 * fibre), pale, step(0.16, 0.1, abs(p.x)) * 0.9)
        return mix(colour, rind, step(0.91, 0.95, share))

    def across(share, p):
        ray = 0.5 + 0.5 * math.sin(math.atan2(p.y, p.x) * 26 + 2 * grain(p, 4))
        colour = mix(mix(gold, pale, 0.35 * ray + 0.3 * grain(p, 6)), pale, step(0.28, 0.2, share))
        return mix(colour, rind, step(0.9, 0.95, share))

    whole = made(pineapple)
    slice_of = whole.copy()
    slice_of.data = whole.data.copy()
    bpy.context.scene.collection.objects.link(slice_of)
    face = cut_through(whole, (0, -0.013, 0), (0, -1, 0), along)
    top = cut_through(slice_of, (0, 0, -0.06), (0, 0, 1), across)
    under = cut_through(slice_of, (0, 0, -0.3), (0, 0, -1), across)
    move([whole, face], (-0.3, 0.4, 0.25), (-6, -6, -8))
    move([slice_of, top, under], (0.55, -0.6, -0.55), (64, 0, 14), 0.85)


def apple_bitten():
    whole = made(apple)
    bite(whole, teeth_at(1.06, 0.08), '#FFF2C4', '#FFF9E4')


def pear_bitten():
    whole = made(pear)
    bite(whole, teeth_at(0.96, -0.25), '#FFF6D6', '#FFFBEA')


def mango_bitten():
    whole = made(mango)
    bite(whole, teeth_at(1.0, 0.1), '#FFA51A', '#FFC44A')


def strawberry_bitten():
    whole = made(strawberry)
    bite(whole, teeth_at(0.76, -0.15, 0.36), '#FF8A78', '#FFD0C0')


def banana_bitten():
    """Models a half-peeled fruit, whose skin hangs down in four strips."""
    cream, shade = rgb('#FFF3CC'), rgb('#EBD596')
    line = [(0.34, 0, -1.9), (0.1, 0, -1.2), (0, 0, -0.3), (0.05, 0, 0.6), (0.3, 0, 1.5)]
    tube(
        line,
        lambda t: max(0.02, 0.42 * (1 - abs(2 * t - 1) ** 5) ** 0.7),
        skin(painted=True, rough=0.6, rim=0.08),
        seg=64,
        count=120,
        section=lambda a, t: 1 + 0.03 * math.cos(6 * a),
        paint=lambda p: mix(cream, shade, 0.3 + 0.6 * grain((p.x * 6, p.y * 6, p.z * 0.6), 1.5)),
    )
    peel = skin('#FFCC1A', rough=0.42, mottle=0.08, rim=0.12)
    tube(
        line[:3],
        lambda t: 0.46 * (1 - (1 - min(1, t / 0.5)) ** 3) ** 0.7 + 0.05,
        peel,
        seg=64,
        count=80,
        section=lambda a, t: 1 + 0.05 * math.cos(5 * a),
    )
    tube([(0.36, 0, -1.85), (0.42, 0, -2.05), (0.5, 0, -2.2)], [0.13, 0.09, 0.1], skin('#B9A02A', rough=0.6, rim=0.2), seg=20, count=12)
    inner = rgb('#FFF0B8')
    for angle in (-48, 30, 130, 190):
        rows, across, vertices = 50, 12, []
        path = curve([(0.4, 0, -0.45), (0.62, 0, 0.12), (1.0, 0, 0.1), (1.22, 0, -0.5), (1.24, 0, -1.1)], rows + 1)
        for i, spot in enumerate(path):
            t = i / rows
            half = 0.36 * (1 - t**2.2) ** 0.8 + 0.01
            for k in range(across + 1):
                s = 2 * k / across - 1
                vertices.append((spot.x - 0.12 * s * s * (1 - t), half * s, spot.z - 0.12 * s * s * t))
        faces = [
            (i * (across + 1) + k, i * (across + 1) + k + 1, (i + 1) * (across + 1) + k + 1, (i + 1) * (across + 1) + k)
            for i in range(rows)
            for k in range(across)
        ]
        for lift, material in ((0.0, peel), (0.03, skin('#FFF0B8', rough=0.7, rim=0.05))):
            strip = solid(vertices, faces, material)
            thick = strip.modifiers.new('thick', 'SOLIDIFY')
            thick.thickness, thick.offset = 0.035, 1 if lift else -1
            move(strip, turn=(0, 0, angle))


def citrus_peeled(peel, flesh, pith, parts=9, long=1.0):
    """Models a peeled fruit in its opened skin."""
    juice, white = rgb(flesh), rgb(pith)

    def groove(angle):
        return abs((angle / TAU * parts) % 1 - 0.5) * 2

    def paint(p):
        veins = step(0.1, 0.5, grain((p.x * 3, p.y * 3, p.z * 1.2), 2.2))
        return mix(juice, white, step(0.75, 1.0, groove(math.atan2(p.y, p.x))) * 0.7 + 0.3 * veins + step(0.8, 1.0, p.z / long) * 0.5)

    def lobes(x, y, z, angle):
        size = 1 - 0.1 * step(0.55, 1.0, groove(angle)) ** 2
        return (x * size, y * size, z * long - 0.1 * math.exp(-((math.hypot(x, y) / 0.16) ** 2)) * (z > 0))

    surface = skin(painted=True, rough=0.4, coat=0.15, rim=0.1)
    lathe(sphere_profile(lambda t: (0.92 * math.sin(t) + 1e-4, -0.92 * math.cos(t)), 100), surface, seg=360, deform=lobes, paint=paint)
    rind = skin(peel, rough=0.38, bump=0.16, bump_scale=26, kind='VORONOI', rim=0.12)
    inner = skin(pith, rough=0.7, rim=0.06)
    rows, across = 40, 16
    for petal in range(5):
        vertices = []
        for i in range(rows + 1):
            # The petal goes from the bottom, where the skin is whole, up to the widest place, and outwards to its tip.
            t = i / rows
            rise, out = min(t, 0.5) * math.pi * 0.92, max(0, t - 0.5)
            reach, height = 1.02 * math.sin(rise) + 1.5 * out, -1.02 * long * math.cos(rise) + 0.4 * math.sin(out * math.pi * 1.2)
            half = math.pi / 5 * (1 - 0.9 * step(0.35, 1.05, t))
            for k in range(across + 1):
                s = 2 * k / across - 1
                angle = TAU * (petal + 0.25) / 5 + s * half
                vertices.append((reach * math.cos(angle), reach * math.sin(angle), height + 0.5 * out * s * s))
        faces = [
            (i * (across + 1) + k, i * (across + 1) + k + 1, (i + 1) * (across + 1) + k + 1, (i + 1) * (across + 1) + k)
            for i in range(rows)
            for k in range(across)
        ]
        for offset, material in ((1, rind), (-1, inner)):
            thick = solid(vertices, faces, material).modifiers.new('thick', 'SOLIDIFY')
            thick.thickness, thick.offset = 0.05, offset


def grapes_bitten():
    """Models half-eaten grapes, with bare stalks where berries were."""
    berries = skin('#7A2FB5', rough=0.24, coat=0.3, mottle=0.25, mottle_scale=1.5, rim=0.55, rim_colour='#E0B8FF')
    wood_of = skin('#8FA04A', rough=0.7, rim=0.25)
    tube([(0.08, 0, 1.5), (0, 0, 0.9), (0.04, 0, 0), (0, 0, -0.9)], [0.07, 0.06, 0.05, 0.03], wood_of, seg=16, count=40)
    for k in range(22):
        height, angle = 0.85 - 0.085 * k, k * 2.4
        reach = 0.72 - 0.022 * k
        end = Vector((reach * math.cos(angle), reach * math.sin(angle), height - 0.22))
        tube([(0, 0, height), end * 0.5 + Vector((0, 0, height * 0.5 + 0.02)), end], [0.03, 0.022, 0.03], wood_of, seg=10, count=12)
        if k % 5 not in (1, 3) or k > 16:
            ball(0.25, berries, at=end + Vector((0, 0, -0.16)), seg=40, shape=(1, 1, 1.1))
    for turn in (160, 205):
        green_leaf(0.8, 0.5, (0, -0.05, 1.3), turn, 8, bend=0.4, teeth=4)


def watermelon_bitten():
    """Models a slice of watermelon with two bites out of its straight side."""

    def arc(radius):
        return [(radius * math.cos(a), radius * math.sin(a)) for a in [math.pi + math.pi * k / 90 for k in range(91)]]

    bites = [(-0.24, 0.32), (0.2, 0.38), (0.64, 0.32)]
    top = [
        (x, -max([math.sqrt(size * size - (x - at) ** 2) for at, size in bites if abs(x - at) < size], default=0))
        for x in [1.38 - 2.76 * k / 240 for k in range(1, 240)]
    ]
    plate_of(arc(1.38) + top, 0.64, skin('#F22B36', rough=0.3, bump=0.15, bump_scale=10, mottle=0.1, rim=0.04), edge=0.015)
    for outer, inner, colour in ((1.47, 1.37, '#EEF3C8'), (1.56, 1.46, '#3E8E34')):
        plate_of(arc(outer) + arc(inner)[::-1], 0.63, skin(colour, rough=0.3, rim=0.15), edge=0.012)
    seed = skin('#1C120C', rough=0.2, coat=0.6, rim=0.2)
    for reach, count in ((0.62, 4), (1.0, 7)):
        for k in range(count):
            angle = math.pi + math.pi * (k + 0.5) / count
            pip = ball(0.075, seed, seg=24, shape=(0.62, 0.4, 1.15))
            pip.location, pip.rotation_euler = (reach * math.cos(angle), -0.335, reach * math.sin(angle)), (0, math.pi / 2 - angle, 0)


def pineapple_bitten():
    """Models a round slice of pineapple without its skin, bitten on one side."""
    gold, pale = rgb('#FFC52E'), rgb('#FFE27A')
    teeth = [(1.12, 0.36), (1.02, 0.02), (1.08, -0.34)]

    def short(angle):
        """Returns the radius of the slice at an angle."""
        found = 1.2 + 0.025 * math.cos(12 * angle)
        for x, y in teeth:
            along, across = x * math.cos(angle) + y * math.sin(angle), y * math.cos(angle) - x * math.sin(angle)
            if abs(across) < 0.36 and along > 0:
                found = min(found, along - math.sqrt(0.36**2 - across * across))
        return found

    def shaped(x, y, z, angle):
        share = (math.hypot(x, y) - 0.34) / 0.86
        reach = 0.34 + share * (short(angle) - 0.34)
        return (reach * math.cos(angle), reach * math.sin(angle), z)

    def paint(p):
        ray = 0.5 + 0.5 * math.sin(math.atan2(p.y, p.x) * 30 + 2 * grain(p, 3))
        return mix(mix(gold, pale, 0.4 * ray + 0.3 * grain(p, 5)), pale, step(0.5, 0.36, math.hypot(p.x, p.y)))

    top = [(0.36 + 0.8 * k / 50, 0.2) for k in range(51)]
    ring = [(0.36, -0.2), (1.16, -0.2), (1.2, -0.16), (1.2, 0.16), *reversed(top), (0.34, 0.16), (0.34, -0.16), (0.36, -0.2)]
    lathe(ring, skin(painted=True, rough=0.3, coat=0.3, bump=0.12, bump_scale=9, rim=0.12), seg=400, deform=shaped, paint=paint)


# In a bowl, on the plant, and at the shop

HEAP = [(-0.55, 0.2, 0.5), (0.52, 0.3, 0.5), (0.02, 0.5, 0.62), (-0.3, -0.42, 0.56), (0.4, -0.4, 0.54), (0.04, 0.02, 1.04)]


def heap(scale, tilt=24, leaning=0):
    return [((x, y, z), (tilt * math.sin(k * 2.1) + leaning, tilt * math.cos(k * 1.3), 77 * k), scale) for k, (x, y, z) in enumerate(HEAP)]


IN_BOWL = {
    'apple': lambda: pile(made(apple), heap(0.48)),
    'orange': lambda: pile(made(orange), heap(0.48, 60)),
    'pear': lambda: pile(made(pear), heap(0.42, 30)),
    'lemon': lambda: pile(made(lemon), heap(0.46, 20)),
    'mango': lambda: pile(made(mango), heap(0.45, 40)),
    'strawberry': lambda: pile(
        made(strawberry),
        [
            (
                (0.62 * math.cos(2.4 * k) * (1 - k / 30), 0.62 * math.sin(2.4 * k) * (1 - k / 30), 0.45 + 0.05 * k),
                (60 + 50 * math.sin(k * 1.7), 50 * math.cos(k * 2.3), 80 * k),
                0.38,
            )
            for k in range(15)
        ],
    ),
    'banana': lambda: pile(made(banana), [((0, 0.35 - 0.3 * k, 0.95 - 0.05 * k), (-14 + 10 * k, 0, 4 * k - 4), 0.72) for k in range(3)]),
    'grapes': lambda: pile(made(grapes), [((-0.35, 0.2, 0.75), (30, -50, 0), 0.66), ((0.42, -0.15, 0.72), (40, 42, 10), 0.66)]),
    'watermelon': lambda: pile(
        made(watermelon), [((0.06 * k - 0.06, 0.5 - 0.5 * k, 0.36), (-12, 180, 6 * k - 6), 0.55) for k in range(3)]
    ),
    'pineapple': lambda: pile(made(pineapple), [((-0.45, 0.15, 0.85), (6, -16, 40), 0.6), ((0.42, -0.05, 0.8), (-4, 18, 0), 0.56)]),
}


def in_bowl(fruit):
    def build():
        made(bowl, colour='#6F8FAE', inner='#A9BDCF')
        IN_BOWL[fruit]()

    return build


def facing_leaf(at, turn, length=0.95, width=0.5):
    """Returns a leaf in the picture's plane, where its width is visible. `turn` is its direction in that plane."""
    blade = green_leaf(length, width, (0, 0, 0), turn, 6, bend=0.25)
    return move(blade, at, (62, 0, random.uniform(-12, 12)))


def twig():
    """Adds a branch across the top, with leaves."""
    bark = skin('#7A5230', rough=0.85, bump=0.5, bump_scale=10, rim=0.25)
    tube([(-1.7, 0.1, 1.36), (-0.8, 0, 1.5), (0.3, 0, 1.44), (1.7, 0.1, 1.62)], [0.13, 0.1, 0.085, 0.05], bark, seg=20, count=50)
    for x, turn in ((-1.55, 200), (-1.3, 100), (-0.75, 55), (-0.1, 125), (0.0, 285), (0.2, 48), (0.85, 110), (1.45, 50), (1.6, -25)):
        facing_leaf((x, -0.08, 1.46), turn)


def hanging(build, places, top, scale):
    """Models fruits of a tree below their twig. `top` is where the stalk of the model ends."""

    def grown():
        twig()
        fruit = made(build)
        for x, y, z, turn in places:
            again(fruit, (x, y, z), (0, 0, turn), scale)
            stalk((x, y, z + top * scale - 0.15), (x, y * 0.6, (z + top * scale + 1.4) / 2), (x, 0, 1.46), thick=0.04)
        bpy.data.objects.remove(fruit)

    return grown


def lemons_grow():
    def upright():
        move(made(lemon), turn=(0, -66, 0))

    hanging(upright, [(-0.8, -0.1, 0.1, 0), (0.8, -0.1, 0.2, 70)], 1.2, 0.86)()


def bananas_grow():
    """Models a hand of bananas on its stalk, with the tips up, under a leaf."""
    green = skin('#7FA034', rough=0.6, bump=0.2, rim=0.2)
    stem = [(0.3, 0, 3.7), (0.05, 0, 1.9), (0, 0, 0.2), (0, 0, -1.3), (0.05, 0, -1.75)]
    tube(stem, [0.16, 0.15, 0.14, 0.1, 0.08], green, seg=24, count=40)
    fruit = made(banana)
    move(fruit, (-1.6, 0, 0.6), (0, 0, 0))
    move(fruit, turn=(0, 32, 0))
    for tier, height in enumerate((0.55, -0.05, -0.65)):
        for k in range(7):
            again(fruit, (0, 0, height), (0, 0, 360 * (k + 0.5 * (tier % 2)) / 7 + 13), 0.88 - 0.1 * tier)
    bpy.data.objects.remove(fruit)
    bud = skin('#8A2F5A', rough=0.4, mottle=0.2, rim=0.4, rim_colour='#E8A0C0')
    lathe(smooth_profile([(0.0, -2.6), (0.14, -2.45), (0.3, -2.1), (0.2, -1.8), (0.0, -1.68)], 50), bud)
    for turn in (-24, 12, 168, 204):
        facing_leaf((0.3, 0.3, 3.5), turn, 2.3, 0.9)


def lobed_leaf(at, turn, size, colour='#4E9A2C'):
    """Returns the broad leaf of a vine, which faces us."""
    ring = []
    for k in range(60):
        angle = TAU * k / 60
        reach = size * (0.62 + 0.38 * abs(math.cos(2.5 * (angle - math.pi / 2))) ** 0.7)
        ring.append((reach * math.cos(angle), reach * math.sin(angle)))
    blade = plate_of(ring, 0.02, skin(colour, rough=0.45, mottle=0.2, mottle_scale=4, rim=0.15), edge=0.015)
    vein = skin('#8CC65A', rough=0.5)
    veins = []
    for k in range(5):
        x, z = size * math.cos(math.pi / 2 + TAU * k / 5), size * math.sin(math.pi / 2 + TAU * k / 5)
        line = [(0, -0.03, 0), (0.45 * x, -0.03, 0.45 * z), (0.85 * x, -0.03, 0.85 * z)]
        veins.append(tube(line, 0.018 * size + 0.006, vein, seg=8, count=8))
    move([blade, *veins], at, (random.uniform(-24, 10), random.uniform(-14, 14), turn))


def grapes_grow():
    bark = skin('#7A5230', rough=0.85, bump=0.5, bump_scale=10, rim=0.25)
    tube([(-2.0, 0.2, 1.7), (-0.8, 0.1, 1.95), (0.5, 0.1, 1.8), (2.0, 0.2, 2.0)], [0.13, 0.12, 0.1, 0.07], bark, seg=20, count=50)
    fruit = made(grapes)
    pile(fruit, [((-0.75, -0.1, 0.35), (0, 0, 0), 0.95), ((0.95, 0, 0.5), (0, 0, 120), 0.85)])
    for x, z, size in ((-1.55, 1.45, 0.62), (0.15, 1.55, 0.66), (1.7, 1.5, 0.58), (-0.5, 2.2, 0.5), (1.05, 2.25, 0.48)):
        lobed_leaf((x, -0.25, z), 0, size)


def vine_of_melon():
    fruit = made(watermelon, whole=True)
    move(fruit, (0.2, 0, -0.55), (0, 0, -8), 1.3)
    stem = skin('#6F9A38', rough=0.6, rim=0.2)
    runner = [(1.66, 0, 0.0), (1.75, -0.1, 0.35), (1.2, 0.1, 0.95), (0, 0.1, 1.0), (-1.2, 0, 0.85), (-1.9, -0.1, 0.3), (-1.8, -0.2, -0.5)]
    tube(runner, 0.055, stem, seg=14, count=90)
    for x, z, size in ((-1.75, 0.75, 0.55), (-0.75, 1.25, 0.52), (0.4, 1.3, 0.56), (1.45, 1.1, 0.5), (-1.65, -0.6, 0.46)):
        lobed_leaf((x, -0.2, z), 0, size, '#5BA23A')
    tendril = [(1.7, -0.1, 0.3), (2.0, -0.15, 0.45), (2.1, -0.15, 0.2), (1.95, -0.15, 0.1), (1.95, -0.15, 0.3), (2.1, -0.15, 0.4)]
    tube(tendril, 0.025, stem, seg=10, count=60)


def strawberries_grow():
    stem = skin('#6DB332', rough=0.6, rim=0.2)
    for turn, lift, size in ((-90, 44, 1.0), (-20, 50, 1.05), (200, 50, 1.05), (90, 62, 1.0), (-50, 70, 0.9), (235, 68, 0.95)):
        x, y = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        end = Vector((x * 0.95, y * 0.7, 0.75 + lift / 110))
        tube([(0, 0, -0.6), end * 0.55 + Vector((0, 0, 0.1)), end], 0.045, stem, seg=12, count=24)
        for side in (-62, 0, 62):
            green_leaf(0.82 * size, 0.66, end, turn + side, 12, bend=0.35, teeth=7)
    fruit = made(strawberry)
    for x, y, z in ((-1.05, -0.5, -0.35), (0.1, -0.75, -0.65), (1.1, -0.45, -0.3)):
        again(fruit, (x, y, z), (0, 6 * x, 60 * x), 0.52)
        tube([(0, 0, -0.3), (x * 0.5, y * 0.7, z + 0.95), (x, y, z + 0.5)], 0.035, stem, seg=10, count=24)
    bpy.data.objects.remove(fruit)


def pineapple_grows():
    """Models a pineapple in the rosette of its plant."""
    pile(made(pineapple), [((0, 0, 0.85), (0, 0, 0), 0.98)])
    tube([(0, 0, -0.9), (0, 0, -0.1)], 0.22, skin('#6F9A48', rough=0.6), seg=24, count=6)
    dark, light = rgb('#3C8A3A'), rgb('#8CC152')
    for row in range(4):
        for k in range(9):
            angle = TAU * (k + 0.5 * (row % 2)) / 9
            leaf(
                2.1 - 0.2 * row,
                0.3,
                skin(painted=True, rough=0.4, rim=0.15),
                (0.16 * math.cos(angle), 0.16 * math.sin(angle), -0.95 + 0.1 * row),
                math.degrees(angle),
                20 + 13 * row,
                bend=0.3,
                paint=lambda p: mix(dark, light, step(-0.9, 0.6, p.z) + 0.3 * grain(p, 3)),
            )


GROWN = {
    'apple': hanging(apple, [(-0.88, -0.1, 0.05, 10), (0.88, -0.05, 0.2, 150)], 1.0, 0.84),
    'orange': hanging(orange, [(-0.88, -0.1, 0.2, 10), (0.88, -0.05, 0.35, 150)], 0.9, 0.84),
    'pear': hanging(pear, [(-0.8, -0.1, -0.35, 10), (0.8, -0.05, -0.2, 170)], 1.7, 0.84),
    'mango': hanging(mango, [(-0.85, -0.1, 0.0, 0), (0.85, -0.05, 0.0, 180)], 1.35, 0.84),
    'lemon': lemons_grow,
    'banana': bananas_grow,
    'grapes': grapes_grow,
    'watermelon': vine_of_melon,
    'strawberry': strawberries_grow,
    'pineapple': pineapple_grows,
}


def crate():
    """Models a crate of light wood that is open at the top. Its rim is at height 0.5."""
    board, post = wood('#E0B67C', 'x'), wood('#CFA063')
    side = wood('#D8AC70', 'y')
    block((3.5, 2.3, 0.08), skin('#9A6B3C', rough=0.9), at=(0, 0, 0.0), edge=0.01)
    for z in (-0.3, 0.24):
        for y in (-1.2, 1.2):
            block((3.6, 0.09, 0.44), board, at=(0, y, z), edge=0.02)
        for x in (-1.75, 1.75):
            block((0.09, 2.3, 0.44), side, at=(x, 0, z), edge=0.02)
    for x in (-1.66, 1.66):
        for y in (-1.11, 1.11):
            block((0.14, 0.12, 1.08), post, at=(x, y, 0.0), edge=0.02)


IN_CRATE = {
    'apple': lambda: pile(made(apple), rows_of(4, 3, 2.45, 1.5, 0.5, 0.42)),
    'orange': lambda: pile(made(orange), rows_of(4, 3, 2.45, 1.5, 0.5, 0.42, lambda k: (40 * math.sin(k), 40 * math.cos(k), 67 * k))),
    'pear': lambda: pile(made(pear), rows_of(4, 3, 2.4, 1.4, 0.5, 0.4)),
    'lemon': lambda: pile(made(lemon), rows_of(4, 3, 2.4, 1.5, 0.48, 0.38, lambda k: (0, 10, 40 * math.sin(k * 2)))),
    'mango': lambda: pile(made(mango), rows_of(4, 3, 2.45, 1.45, 0.5, 0.4, lambda k: (-20, 60 + 20 * math.sin(k), 20 * math.cos(k)))),
    'strawberry': lambda: pile(
        made(strawberry), rows_of(6, 4, 2.8, 1.7, 0.4, 0.32, lambda k: (60 + 40 * math.sin(k * 1.7), 50 * math.cos(k * 2.3), 80 * k))
    ),
    'banana': lambda: pile(
        made(banana),
        [((1.6 * (k % 2) - 0.8, 0.75 - 0.46 * (k // 2), 0.82 - 0.06 * (k // 2)), (-24, 0, 8 * math.sin(k * 2)), 0.62) for k in range(8)],
    ),
    'grapes': lambda: pile(
        made(grapes),
        [((1.05 * (k % 3) - 1.05, 0.5 - 0.95 * (k // 3), 0.5 - 0.1 * (k // 3)), (-50, 0, 10 * math.sin(k)), 0.56) for k in range(6)],
    ),
    'watermelon': lambda: pile(
        made(watermelon, whole=True), rows_of(3, 2, 2.3, 1.1, 0.62, 0.5, lambda k: (0, 0, 20 * math.sin(k * 2)))
    ),
    'pineapple': lambda: pile(made(pineapple), rows_of(3, 2, 2.2, 1.0, 0.72, 0.62, lambda k: (0, 0, 60 * k))),
}


def in_crate(fruit):
    def build():
        made(crate)
        IN_CRATE[fruit]()

    return build


CUT = {
    'banana': (banana_cut, View(tip=14)),
    'apple': (apple_cut, View(tip=10)),
    'orange': (lambda: citrus_cut('#FF8C0A', '#FFF0C8', '#FF9A14', '#FFB940', 10, 1.0), View(tip=22)),
    'strawberry': (strawberry_cut, View(tip=8)),
    'grapes': (grapes_cut, View(tip=10)),
    'watermelon': (watermelon_cut, View(tip=12)),
    'mango': (mango_cut, View(tip=14)),
    'pear': (pear_cut, View(tip=8)),
    'lemon': (lambda: citrus_cut('#FFDD14', '#FFF8DC', '#FFE766', '#FFF3A0', 9, 1.25), View(tip=22)),
    'pineapple': (pineapple_cut, View(tip=10)),
}

BITTEN = {
    'banana': (banana_bitten, View(tip=10, turn=20)),
    'apple': (apple_bitten, View(tip=14)),
    'orange': (lambda: citrus_peeled('#FF8C0A', '#FFA22A', '#FFE9C0'), View(tip=30)),
    'strawberry': (strawberry_bitten, View(tip=8)),
    'grapes': (grapes_bitten, View(tip=6)),
    'watermelon': (watermelon_bitten, View(tip=8, turn=14)),
    'mango': (mango_bitten, View(tip=10, roll=-14)),
    'pear': (pear_bitten, View(tip=8)),
    'lemon': (lambda: citrus_peeled('#FFDD14', '#FFEE8A', '#FFF8DC', 9, 1.12), View(tip=26)),
    'pineapple': (pineapple_bitten, View(tip=56)),
}

for fruit in CUT:
    for name, (build, view) in {
        'cut': CUT[fruit],
        'bitten': BITTEN[fruit],
        'bowl': (in_bowl(fruit), View(tip=20)),
        'grows': (GROWN[fruit], View(tip=24 if fruit in ('strawberry', 'pineapple') else 6)),
        'shop': (in_crate(fruit), View(tip=32, turn=14)),
    }.items():
        word(f'{fruit}-{name}', view)(build)
