"""Places to find things in: only the background, wide enough for every screen. The things are pictures of words; assets/places says where they are.

Usage:  blender -b --factory-startup -t 1 -P tools/art/renders/places/places.py -- [--draft] [park wardrobe classroom kitchen]
Writes test-results/places/<name>.png. tools/art/renders/places/encode.mjs makes assets/places/<name>.webp from these files.

All places have the same camera, which looks slightly downwards, as in the studio. Pictures of things therefore look right on the ground.
"""
import math
import os
import random
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

import bpy  # noqa: E402
from mathutils import Vector, noise  # noqa: E402

import kit  # noqa: E402
from kit import ball, block, mix, rgb, skin, solid, tube  # noqa: E402

WIDE, HIGH = 1560, 720
TIP = math.radians(6)
LENS = 32
EYE_HEIGHT, AWAY = 3.0, 9.0


def sheet(corner, across, along, columns, rows, material, paint, lift=None):
    """Returns a flat piece with a grid of points to paint, from `corner` over `across` and `along`. `lift` raises its points."""
    vertices = []
    for j in range(rows + 1):
        for i in range(columns + 1):
            p = Vector(corner) + Vector(across) * (i / columns) + Vector(along) * (j / rows)
            vertices.append(p + Vector((0, 0, lift(p))) if lift else p)
    faces = [
        (j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i)
        for j in range(rows)
        for i in range(columns)
    ]
    return solid(vertices, faces, material, paint)


def matt(bump=0.0, scale=20, rough=0.9, **more):
    return skin(painted=True, rough=rough, bump=bump, bump_scale=scale, rim=0, specular=0.1, **more)


def tone(hexes, share=0.1, scale=0.6):
    """Returns paint of one slightly uneven colour."""
    base = rgb(hexes)
    return lambda p: mix(base, (0, 0, 0), share * (0.5 + 0.5 * kit.grain(p, scale)))


def park():
    def meadow(p):
        near = kit.step(14, -4, p.y)
        return mix(rgb('#174A22'), rgb('#24662B'), 0.75 * near + 0.3 * kit.grain(p, 0.5))

    sheet((-26, -6, 0), (52, 0, 0), (0, 26, 0), 200, 120, matt(0.6, 30), meadow, lift=lambda p: 0.12 * noise.noise(p * 0.3))
    for x, y, radius, high in ((-14, 24, 9, 3.2), (3, 27, 12, 3.6), (17, 23, 9, 2.8)):
        ball(radius, matt(0.4, 12), at=(x, y, -1.5), shape=(1.6, 0.7, high / radius), paint=tone('#1B4E33', 0.35, 0.4))

    def sky(p):
        return mix(rgb('#2C5480'), rgb('#10243F'), kit.step(0, 14, p.z))

    sheet((-60, 45, -4), (120, 0, 0), (0, 0, 44), 4, 60, skin(painted=True, rough=1, rim=0, specular=0, glow=0.25), sky)


def boards(colour, dark, width=0.9):
    def paint(p):
        row = math.floor((p.x + 40) / width)
        gap = abs((p.x + 40) / width - row - 0.5) > 0.485
        random.seed(row)
        return mix(rgb(colour), rgb(dark), 0.75 if gap else 0.25 * random.random() + 0.1 * kit.grain((p.x * 3, p.y * 0.3, row), 1))

    return paint


def room(wall, floor, skirting):
    sheet((-30, -7, 0), (60, 0, 0), (0, 14.2, 0), 700, 30, skin(painted=True, rough=0.55, rim=0, specular=0.2), floor)
    sheet((-30, 7.2, 0), (60, 0, 0), (0, 0, 16), 30, 20, matt(0.08, 6), tone(wall, 0.08, 0.2))
    block((60, 0.14, 0.55), skin(skirting, rough=0.5, rim=0), at=(0, 7.1, 0.27), edge=0.03)


def classroom():
    room('#4A6A78', boards('#7A5836', '#4E3620'), '#90A6AE')


def kitchen():
    room('#6B6350', boards('#5E5A54', '#46423D', 2.4), '#8F866F')
    front, top = skin('#3E5F6B', rough=0.45, rim=0.05), skin('#8A6440', rough=0.4, mottle=0.15, mottle_scale=2, stretch=(0.3, 4, 4), rim=0.05)
    steel = skin('#AAB2BA', rough=0.3, metal=0.7, rim=0.1)
    for index in range(-6, 7):
        block((2.86, 1.9, 2.5), front, at=(index * 2.9, 6.1, 1.35), edge=0.05)
        tube([(index * 2.9 - 0.5, 5.1, 2.25), (index * 2.9 + 0.5, 5.1, 2.25)], 0.05, steel, count=8)
    block((40, 2.2, 0.16), top, at=(0, 6.05, 2.7), edge=0.04)


def wardrobe():
    inner, frame = '#6E4A2A', skin('#8A5E36', rough=0.5, mottle=0.2, mottle_scale=2, stretch=(3, 3, 0.3), rim=0.05)

    def planks(p):
        return mix(rgb(inner), rgb('#4A2F18'), 0.3 + 0.3 * kit.grain((p.x * 2, p.y, p.z * 0.25), 1))

    sheet((-30, 4.2, 0), (60, 0, 0), (0, 0, 16), 500, 60, matt(0.1, 8), planks)
    sheet((-30, -7, 0.55), (60, 0, 0), (0, 11.2, 0), 500, 40, skin(painted=True, rough=0.55, rim=0, specular=0.2), lambda p: mix(rgb('#7E5631'), rgb('#5A3A1E'), 0.4 + 0.3 * kit.grain((p.x * 0.4, p.y * 3, 0), 1)))
    steel = skin('#B9C0C8', rough=0.25, metal=0.8, rim=0.15)
    tube([(-30, 2.6, 4.25), (30, 2.6, 4.25)], 0.09, steel, count=8)
    block((60, 3.4, 0.22), frame, at=(0, 2.6, 4.75), edge=0.03)


PLACES = {'park': park, 'wardrobe': wardrobe, 'classroom': classroom, 'kitchen': kitchen}


def main(names, draft):
    out = os.path.join(HERE, '../../../../test-results/places')
    os.makedirs(out, exist_ok=True)
    for name in names or PLACES:
        scene = kit.studio(512, 10 if draft else 28)
        scene.render.resolution_x, scene.render.resolution_y = (WIDE // 3, HIGH // 3) if draft else (WIDE, HIGH)
        for lamp in [each for each in scene.objects if each.type == 'LIGHT']:
            lamp.location *= 3.2
            lamp.data.energy *= 8
            lamp.data.size *= 3
        scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0.7
        PLACES[name]()
        eye = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
        scene.collection.objects.link(eye)
        eye.data.lens, scene.camera = LENS, eye
        eye.location = (0, -AWAY, EYE_HEIGHT)
        eye.rotation_euler = (math.pi / 2 - TIP, 0, 0)
        passes = kit.save_passes(scene)
        bpy.ops.render.render()
        kit.save_png(kit.clean(*(kit.pixels_of(passes, each) for each in kit.PASSES)), os.path.join(out, f'{name}.png'))
        print(f'{name}: done', flush=True)


if __name__ == '__main__':
    given = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []
    main([each for each in given if not each.startswith('--')], '--draft' in given)
