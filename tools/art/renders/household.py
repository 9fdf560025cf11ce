"""The house: furniture, the bathroom, lamps and telephones, and other things in a room."""
import math
import random

from food import open_bowl
from kit import (
    TAU,
    View,
    ball,
    block,
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
    steel,
    step,
    tube,
    wood,
    word,
)


def sheet(place, material, rows=60, across=60, thick=0.05, paint=None, keep=lambda u, v: True):
    """Returns a sheet. `place` returns the point at u, v (0 to 1 across and along). The sheet has holes where `keep` is false."""
    faces = [
        (i * (across + 1) + k, i * (across + 1) + k + 1, (i + 1) * (across + 1) + k + 1, (i + 1) * (across + 1) + k)
        for i in range(rows)
        for k in range(across)
        if keep((k + 0.5) / across, (i + 0.5) / rows)
    ]
    thing = solid([place(k / across, i / rows) for i in range(rows + 1) for k in range(across + 1)], faces, material, paint)
    if thick:
        modifier = thing.modifiers.new('thick', 'SOLIDIFY')
        modifier.thickness, modifier.offset = thick, 0
    return thing


def cushion(wide, deep, thick, material, at=(0, 0, 0), turn=(0, 0, 0)):
    """Returns a pillow with four corners: flat sides that meet in a seam."""

    def side(up):
        def place(u, v):
            x, y = 2 * u - 1, 2 * v - 1
            puff = (max(0, 1 - x**4) * max(0, 1 - y**4)) ** 0.5
            soft = 0.05 * thick * grain((x * 1.4, y * 1.4, up), 1.2) * puff
            return (wide * x * (1 - 0.07 * (1 - y * y)), deep * y * (1 - 0.07 * (1 - x * x)), up * thick * puff + soft)

        return sheet(place, material, rows=130, across=130, thick=0.02)

    return move([side(1), side(-1)], at=at, turn=turn)


def rounded(wide, high, corner, at=(0, 0), count=12):
    """Returns the outline of a rectangle with round corners."""
    ring = []
    for k, (sx, sz) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(count + 1):
            angle = math.pi / 2 * (k + i / count)
            ring.append((at[0] + sx * (wide - corner) + corner * math.cos(angle), at[1] + sz * (high - corner) + corner * math.sin(angle)))
    return ring


def knob(at, material=None, size=0.08):
    """Adds a round knob that projects towards us."""
    return ball(size, material or skin('#F2C02A', rough=0.2, metal=0.7, rim=0.25), at=at, seg=32)


def cabinet(wide, deep, high, colour):
    """Models a wooden box with a projecting top board, on four feet. Its front is at y = -deep / 2."""
    things = [block((wide, deep, high), wood(colour), edge=0.03)]
    things.append(block((wide + 0.16, deep + 0.14, 0.12), wood(colour, 'x'), at=(0, 0, high / 2 + 0.05), edge=0.03))
    for x in (-1, 1):
        for y in (-1, 1):
            things.append(
                block((0.16, 0.16, 0.24), wood(colour), at=(x * (wide / 2 - 0.12), y * (deep / 2 - 0.12), -high / 2 - 0.1), edge=0.03)
            )
    return things


@word('towel', View(tip=6, turn=-14))
def towel():
    green, pale = rgb('#3FAE5C'), rgb('#BFE8BE')
    front, back = 1.9, 0.9

    def place(u, v):
        """Returns a path that goes down behind the rail, over it, and down in front."""
        x, long = 1.0 * (2 * u - 1), v * (front + back + 0.38)
        fold = 0.05 * math.sin(u * 13 + 0.6) + 0.02 * math.sin(u * 29)
        if long < back:
            return (x, 0.12 + fold * (1 - long / back), -(back - long))
        if long < back + 0.38:
            angle = (long - back) / 0.38 * math.pi
            return (x, 0.12 * math.cos(angle), 0.12 * math.sin(angle))
        down = long - back - 0.38
        return (x * (1 - 0.03 * math.sin(down * 1.4)), -0.12 + fold * min(1, down), -down)

    body = sheet(
        place,
        cloth(painted=True, scale=60, bump=0.5),
        rows=150,
        across=90,
        thick=0.07,
        paint=lambda p: mix(green, pale, max(step(0.09, 0.08, abs(p.z + 1.32)), step(0.09, 0.08, abs(p.z + 1.62))) * (p.y < 0.03)),
    )
    part('hangs-down', body)
    mark(body, 'stripes', lambda p: (step(0.1, 0.09, abs(p.z + 1.32)) + step(0.1, 0.09, abs(p.z + 1.62))) * (p.y < 0.03))
    rail = tube([(-1.4, 0, 0), (0, 0, 0), (1.4, 0, 0)], 0.07, steel(0.25), seg=32, count=10)
    ends = [ball(0.13, steel(0.25), at=(x, 0, 0), seg=32) for x in (-1.4, 1.4)]
    part('rail-on-top', rail, *ends)


@word('mirror', View(tip=4, turn=-12))
def mirror():
    def oval(wide, high):
        return [(wide * math.cos(TAU * k / 96), high * math.sin(TAU * k / 96)) for k in range(96)]

    gold = skin('#E9AE2C', rough=0.22, metal=0.6, rim=0.25)
    frame = tube(
        [(x, 0, z) for x, z in [*oval(1.05, 1.45), oval(1.05, 1.45)[0]]],
        0.15,
        gold,
        seg=32,
        count=200,
        section=lambda a, t: 1 + 0.12 * math.cos(3 * a),
    )
    beads = [ball(0.075, gold, at=(1.24 * math.cos(TAU * k / 40), -0.02, 1.64 * math.sin(TAU * k / 40)), seg=20) for k in range(40)]
    part('frame-all-round', frame, *beads)
    deep, light, shine = rgb('#7FBFE6'), rgb('#CDEBFA'), rgb('#F2FBFF')

    def paint(p):
        slant = p.x * 0.8 + p.y * 0.6
        gleam = max(step(0.2, 0.14, abs(slant - 0.45)), step(0.08, 0.04, abs(slant - 0.05)))
        return mix(mix(deep, light, 0.5 + 0.35 * p.y), shine, gleam * 0.7)

    glass = disc(
        1.0, skin(painted=True, rough=0.08, coat=0.6, rim=0.05, glow=0.1), rings=80, paint=paint, deform=lambda x, y, z, a: (x, y * 1.4, z)
    )
    move(glass, turn=(90, 0, 0))
    part('shiny-glass', glass)


@word('bathtub', View(tip=22, turn=-20))
def bathtub():
    tub = skin('#D5E3EE', rough=0.12, coat=0.6, rim=0.15)

    def long(x, y, z, angle):
        return (x * 1.9 + (0.12 * x if z > 0 else 0), y * 1.0, z)

    outer = smooth_profile(
        [
            (0.0, -0.72),
            (0.6, -0.72),
            (0.8, -0.5),
            (0.92, 0.1),
            (0.95, 0.42),
            (1.04, 0.5),
            (1.05, 0.57),
            (0.97, 0.6),
            (0.9, 0.5),
            (0.87, 0.3),
        ],
        90,
    )
    part('wide-tub', lathe(outer, tub, seg=160, deform=long))
    water = disc(
        0.885, skin('#5CC4F2', rough=0.06, coat=0.8, rim=0.05, glow=0.12), at=(0, 0, 0), deform=lambda x, y, z, a: long(x, y, z + 0.38, a)
    )
    foam = skin('#F4F8FC', rough=0.3, coat=0.3, rim=0.15)
    bubbles = []
    for k in range(46):
        x, y = random.uniform(-1.45, 0.5), random.uniform(-0.68, 0.68)
        if math.hypot((x + 0.4) / 1.15, y / 0.8) < 1:
            bubbles.append(ball(random.uniform(0.13, 0.26), foam, at=(x, y, 0.42 + 0.22 * max(0, 1 - math.hypot(x + 0.5, y))), seg=28))
    part('water-and-foam', water, *bubbles)
    chrome = steel(0.12)
    spout = [(1.95, 0, 0.5), (1.95, 0, 1.0), (1.8, 0, 1.22), (1.5, 0, 1.2), (1.38, 0, 1.0)]
    tap = [tube(spout, 0.1, chrome, seg=32, count=50)]
    for y in (-0.3, 0.3):
        tap += [
            tube([(1.95, y, 0.5), (1.95, y, 0.76)], 0.06, chrome, seg=20, count=8),
            ball(0.13, chrome, at=(1.95, y, 0.82), shape=(1, 1, 0.6), seg=28),
        ]
    part('tap-above', *tap)
    for x in (-1.05, 1.05):
        for y in (-0.42, 0.42):
            tube(
                [(x, y, -0.55), (x * 1.14, y * 1.2, -0.8), (x * 1.2, y * 1.25, -1.0)],
                [0.2, 0.12, 0.14],
                skin('#E9B73C', rough=0.22, metal=0.6, rim=0.25),
                seg=24,
                count=20,
            )


@word('toilet', View(tip=24, turn=34))
def toilet():
    """Models a toilet: the bowl with its seat in front, the lid up, and the tank behind."""
    white, seat = skin('#DDE6EC', rough=0.12, coat=0.6, rim=0.15), skin('#59AEE2', rough=0.2, coat=0.4, rim=0.15)

    def oval(x, y, z, angle):
        return (x * 0.9, y * (1.2 if y < 0 else 0.9) - 0.12 * step(-0.8, 0.1, z), z)

    lathe(
        smooth_profile(
            [(0.0, -1.2), (0.56, -1.2), (0.58, -1.1), (0.42, -0.75), (0.5, -0.45), (0.82, -0.1), (0.9, 0.1), (0.86, 0.16), (0.6, 0.14)], 90
        ),
        white,
        deform=oval,
    )
    lathe([(0.62, 0.14), (0.5, -0.2), (0.25, -0.5), (1e-4, -0.55)], skin('#C4DCEA', rough=0.12, coat=0.6, rim=0.05), deform=oval)
    disc(0.38, skin('#6CC6F2', rough=0.05, coat=0.8, glow=0.1), at=(0, -0.1, -0.32), deform=lambda x, y, z, a: oval(x, y, z, a))
    ring = [(0.6, 0.17), (0.58, 0.22), (0.64, 0.27), (0.8, 0.28), (0.92, 0.25), (0.94, 0.19), (0.9, 0.15)]
    part('seat', lathe(smooth_profile(ring, 40), seat, deform=oval))
    lid = lathe(
        [(1e-4, -0.05), (0.86, -0.05), (0.92, 0.0), (0.86, 0.05), (1e-4, 0.06)],
        seat,
        deform=lambda x, y, z, a: (x * 0.9, y * (1.05 if y < 0 else 0.8), z),
    )
    move(lid, at=(0, 0.68, 1.02), turn=(-82, 0, 0))
    tank = [block((1.7, 0.6, 1.3), white, at=(0, 1.12, 0.72), edge=0.12), block((1.8, 0.7, 0.16), white, at=(0, 1.12, 1.42), edge=0.06)]
    tank.append(block((0.9, 0.8, 1.1), white, at=(0, 0.7, -0.5), edge=0.2))
    part('tank-at-the-back', *tank[:2])
    lathe([(1e-4, 0.05), (0.14, 0.05), (0.16, 0.0)], steel(), seg=40, deform=lambda x, y, z, a: (x, y + 1.1, z + 1.51))


@word('broom', View(tip=8, roll=34))
def broom():
    part(
        'long-handle',
        tube(
            [(0, 0, 0.1), (0, 0, 1.4), (0, 0, 2.9)], [0.075, 0.075, 0.07], skin('#3C8FD8', rough=0.3, coat=0.3, rim=0.2), seg=28, count=20
        ),
    )
    shades = [skin(each, rough=0.8, rim=0.2) for each in ('#F2BE4A', '#E5A934', '#FFD267')]
    straws = []
    for k in range(210):
        x, y = random.uniform(-1, 1), random.uniform(-1, 1)
        if x * x + y * y <= 1.2:
            foot = -1.55 + 0.12 * abs(x) + random.uniform(-0.06, 0.04)
            straws.append(
                tube(
                    [(0.13 * x, 0.1 * y, 0.1), (0.5 * x, 0.16 * y, -0.45), (0.78 * x, 0.22 * y, foot)],
                    [0.04, 0.035, 0.022],
                    shades[k % 3],
                    seg=8,
                    count=12,
                )
            )
    straws.append(
        lathe(
            smooth_profile([(0.2, 0.1), (0.42, -0.3), (0.56, -0.7), (0.66, -1.3), (0.0, -1.4)], 30),
            shades[1],
            deform=lambda x, y, z, a: (x, y * 0.32, z),
        )
    )
    part('wide-bristles', *straws)
    lathe(
        smooth_profile([(0.09, 0.38), (0.16, 0.3), (0.22, 0.05), (0.3, -0.12), (0.26, -0.16)], 30),
        plastic('#3C8FD8'),
        deform=lambda x, y, z, a: (x, y * 0.75, z),
    )
    for z, wide in ((-0.3, 0.46), (-0.5, 0.56)):
        tube(
            [(wide * math.cos(a), 0.19 * math.sin(a), z) for a in [TAU * k / 24 for k in range(25)]],
            0.035,
            skin('#D8452E', rough=0.5, rim=0.15),
            seg=12,
            count=80,
        )


@word('bed', View(tip=24, turn=-32))
def bed():
    frame = '#C8803A'
    block((3.3, 1.75, 0.26), wood(frame, 'x'), at=(0, 0, -0.3), edge=0.04)
    ends = [
        block((0.14, 1.85, 0.95), wood(frame, 'y'), at=(-1.66, 0, 0.26), edge=0.06),
        block((0.14, 1.85, 0.42), wood(frame, 'y'), at=(1.66, 0, -0.16), edge=0.06),
    ]
    ends[0].modifiers['edge'].segments = 6
    legs = [
        block((0.2, 0.2, high), wood(frame), at=(x, y, high / 2 - 0.95), edge=0.05)
        for x, high in ((-1.66, 1.9), (1.66, 1.15))
        for y in (-0.86, 0.86)
    ]
    part('legs-at-both-ends', *legs)
    block((3.16, 1.66, 0.36), skin('#EAE3D4', rough=0.8, rim=0.1), at=(0, 0, 0.0), edge=0.14)
    part('soft-pillow', *cushion(0.46, 0.68, 0.22, cloth('#F6F1E6', rim=0.1), at=(-1.12, 0, 0.36), turn=(0, -10, 0)))
    violet, pale = rgb('#8E5BD6'), rgb('#C9A9F2')

    def place(u, v):
        """Returns a path over the mattress and down on both sides."""
        x, long = -0.52 + 2.1 * u, 2.5 * (v - 0.5)
        flat, bend = 0.76, 0.16
        wave = 0.02 * math.sin(7 * u + 5 * v) + 0.025 * math.sin(13 * u + 2)
        if abs(long) < flat:
            return (x, long, 0.28 + 0.6 * wave)
        over = min(1, (abs(long) - flat) / bend)
        down = max(0, abs(long) - flat - bend)
        out = flat + 0.16 * math.sin(over * math.pi / 2) + wave * min(1, down * 5)
        return (x, math.copysign(out, long), 0.28 - 0.12 * (1 - math.cos(over * math.pi / 2)) - down)

    cover = sheet(place, cloth(painted=True), rows=100, across=70, thick=0.09, paint=lambda p: mix(violet, pale, step(-0.13, -0.15, p.x)))
    part('long-blanket', cover)


@word('sofa', View(tip=16, turn=-22))
def sofa():
    blue, light = cloth('#3A7FD0', scale=70), cloth('#4F97E6', scale=70)
    part('wide-seat', block((3.0, 1.4, 0.5), blue, at=(0, 0, -0.3), edge=0.1))
    block((3.0, 0.42, 1.4), blue, at=(0, 0.62, 0.2), edge=0.18)
    part('two-arms', *[block((0.46, 1.56, 0.98), blue, at=(x, -0.02, -0.05), edge=0.2) for x in (-1.62, 1.62)])
    cushions = [block((1.38, 1.16, 0.34), light, at=(x, -0.18, 0.1), edge=0.14) for x in (-0.7, 0.7)]
    backs = [block((1.34, 0.36, 0.82), light, at=(x, 0.34, 0.62), edge=0.16) for x in (-0.69, 0.69)]
    for each in backs:
        each.rotation_euler = (math.radians(-10), 0, 0)
    part('soft-cushions', *cushions, *backs)
    part('wide-seat', *cushions)
    for x in (-1.6, 1.6):
        for y in (-0.6, 0.6):
            tube([(x, y, -0.5), (x, y, -0.8)], [0.1, 0.07], wood('#C8803A'), seg=20, count=8)


@word('pillow', View(tip=46, turn=12))
def pillow():
    def corner(p):
        return math.hypot(1.5 - abs(p.x), 1.05 - abs(p.y)) < 0.46

    sides = cushion(1.5, 1.05, 0.58, cloth('#8CC4F0', scale=90, bump=0.12))
    square = [(1, k / 12) for k in range(-12, 12)] + [(-k / 12, 1) for k in range(-12, 12)]
    seam = [
        (1.5 * x * (1 - 0.07 * (1 - y * y)), 1.05 * y * (1 - 0.07 * (1 - x * x)), 0) for x, y in [*square, *[(-x, -y) for x, y in square]]
    ]
    piping = tube([*seam, seam[0]], 0.045, cloth('#D9EEFC', rim=0.1), seg=16, count=300)
    part('soft-and-puffy', *sides, piping)
    for each in (*sides, piping):
        mark(each, 'four-corners', corner)


@word('blanket', View(tip=26, turn=-26))
def blanket():
    """Models a blanket that is folded twice, with its fringe in front."""
    pink, pale = rgb('#F07FA8'), rgb('#F8BBD0')
    line = curve(
        [
            (0, 1.0, 0),
            (0, 0.4, 0),
            (0, -0.4, 0),
            (0, -0.95, 0.0),
            (0, -1.16, 0.17),
            (0, -0.95, 0.34),
            (0, -0.4, 0.35),
            (0, 0.4, 0.35),
            (0, 0.95, 0.36),
            (0, 1.16, 0.53),
            (0, 0.95, 0.7),
            (0, 0.4, 0.71),
            (0, -0.4, 0.71),
            (0, -1.0, 0.7),
            (0, -1.2, 0.56),
            (0, -1.26, 0.3),
        ],
        121,
    )

    def place(u, v):
        p = line[round(v * 120)]
        soft = 0.02 * math.sin(9 * u + 20 * v)
        return (1.5 * (2 * u - 1) * (1 + 0.01 * math.sin(30 * v)), p.y - soft, p.z + soft)

    body = sheet(
        place,
        cloth(painted=True, scale=30, bump=0.5),
        rows=120,
        across=60,
        thick=0.26,
        paint=lambda p: mix(pink, pale, step(0.1, 0.08, abs(p.y + 0.72)) * (p.z > 0.6)),
    )
    bevel = body.modifiers.new('edge', 'BEVEL')
    bevel.width, bevel.segments, bevel.limit_method = 0.09, 3, 'ANGLE'
    mark(body, 'fold-on-top', lambda p: p.z > 0.5)
    threads = []
    for k in range(26):
        x = -1.46 + 2.92 * k / 25
        threads.append(
            tube(
                [(x, -1.27, 0.3), (x + 0.02, -1.32, 0.1), (x + random.uniform(-0.04, 0.04), -1.33, -0.16)],
                [0.04, 0.035, 0.05],
                cloth('#FBD3E0'),
                seg=12,
                count=12,
            )
        )
    part('fringe-below', *threads)


@word('lamp', View(tip=8))
def lamp():
    warm, edge = rgb('#FFD86A'), rgb('#F5B73A')
    profile = [(1.15, 0.2), (1.16, 0.22), *[(1.14 - 0.5 * k / 30, 0.24 + 1.15 * k / 30) for k in range(31)], (0.62, 1.4)]
    part(
        'wide-shade',
        lathe(
            profile,
            skin(painted=True, rough=0.7, rim=0.1, glow=0.35),
            paint=lambda p: mix(warm, edge, step(0.55, 1.4, p.z) + step(0.4, 0.2, p.z) * 0.6),
        ),
    )
    ball(0.3, skin('#FFF6D0', glow=0.9, rim=0), at=(0, 0, 0.62), seg=40)
    timber = wood('#B8702E')
    part(
        'thin-stand',
        lathe(smooth_profile([(0.1, -1.5), (0.09, -1.2), (0.16, -1.0), (0.09, -0.8), (0.08, 0.0), (0.08, 0.5)], 70), timber, seg=48),
    )
    part(
        'flat-foot',
        lathe(smooth_profile([(0.0, -1.66), (0.74, -1.66), (0.78, -1.6), (0.7, -1.54), (0.2, -1.48), (0.0, -1.45)], 50), timber),
    )


@word('door', View(tip=6, turn=-22))
def door():
    frame, leaf_of_wood, panel, groove = skin('#EDE3CC', rough=0.4, rim=0.12), wood('#A9622A'), wood('#C8843E'), wood('#6E3C18')
    for x in (-1.02, 1.02):
        block((0.26, 0.36, 3.6), frame, at=(x, 0, 0), edge=0.04)
    block((2.42, 0.4, 0.28), frame, at=(0, 0, 1.9), edge=0.04)
    block((2.36, 0.7, 0.12), skin('#A8A29A', rough=0.7, bump=0.2, rim=0.15), at=(0, -0.12, -1.82), edge=0.03)
    leaf = [block((1.78, 0.16, 3.52), leaf_of_wood, at=(0, 0, -0.02), edge=0.02)]
    for x in (-0.42, 0.42):
        for z, high in ((0.92, 1.24), (-0.92, 1.24)):
            leaf.append(block((0.68, 0.06, high + 0.06), groove, at=(x, -0.06, z), edge=0.02))
            leaf.append(block((0.54, 0.14, high - 0.08), panel, at=(x, -0.07, z), edge=0.06))
    part('tall-and-flat', *leaf)
    brass = skin('#F2C02A', rough=0.2, metal=0.7, rim=0.25)
    rose = lathe([(1e-4, 0.06), (0.14, 0.05), (0.16, 0.0)], brass, seg=40)
    move(rose, at=(0.74, -0.09, -0.02), turn=(90, 0, 0), scale=1.15)
    part(
        'round-handle',
        rose,
        knob((0.74, -0.29, -0.02), brass, 0.18),
        tube([(0.74, -0.08, -0.02), (0.74, -0.2, -0.02)], 0.06, brass, seg=20, count=6),
    )


@word('window', View(tip=6, turn=-16))
def window():
    white = skin('#E9E4D8', rough=0.35, rim=0.12)
    bars = [block((0.2, 0.22, 2.7), white, at=(x, 0, 0), edge=0.04) for x in (-1.3, 1.3)]
    bars += [block((2.8, 0.27, 0.2), white, at=(0, 0, z), edge=0.04) for z in (-1.36, 1.36)]
    bars.append(block((3.1, 0.46, 0.14), white, at=(0, -0.1, -1.5), edge=0.04))
    part('frame-all-round', *bars)
    block((0.13, 0.18, 2.6), white, edge=0.03)
    block((2.5, 0.18, 0.13), white, edge=0.03)
    high, low, cloud, shine = rgb('#4FA6EE'), rgb('#BFE6FA'), rgb('#F4FAFF'), rgb('#FFFFFF')

    def paint(p):
        puff = min(
            math.hypot((p.x - x) / 1.5, p.z - z) - size
            for x, z, size in ((-0.75, 0.55, 0.2), (-0.45, 0.66, 0.26), (0.5, -0.45, 0.2), (0.85, -0.36, 0.24))
        )
        gleam = step(0.1, 0.07, abs((p.x % 1.3) * 0.7 + (p.z % 1.3) - 1.05))
        return mix(mix(mix(low, high, 0.5 + 0.4 * p.z), cloud, step(0.05, -0.08, puff) * 0.9), shine, gleam * 0.3)

    glass = sheet(
        lambda u, v: (1.25 * (2 * u - 1), 0, 1.3 * (2 * v - 1)),
        skin(painted=True, rough=0.08, coat=0.5, rim=0.05, glow=0.15),
        rows=160,
        across=160,
        thick=0,
        paint=paint,
    )
    part('four-panes-of-glass', glass)


@word('watch', View(tip=8, turn=-16, roll=12))
def watch():
    strap = skin('#8A4FD0', rough=0.5, bump=0.15, bump_scale=30, rim=0.3, rim_colour='#E0C8FF')

    def place(side):
        def at(u, v):
            wide = 0.46 - 0.1 * v
            angle = 1.25 * v
            return (wide * (2 * u - 1), 0.12 + 1.45 * (1 - math.cos(angle)), side * (0.72 + 1.45 * math.sin(angle)))

        return at

    bands = [sheet(place(side), strap, rows=50, across=16, thick=0.12) for side in (-1, 1)]
    for each in bands:
        each.modifiers.new('soft', 'BEVEL').width = 0.03
    part('strap', *bands)
    gold, dark = skin('#E9B73C', rough=0.2, metal=0.65, rim=0.25), skin('#2A3550', rough=0.4, rim=0.05)
    case = lathe(smooth_profile([(0.0, -0.2), (0.8, -0.2), (0.95, -0.1), (0.95, 0.12), (0.88, 0.2), (0.78, 0.16)], 60), gold)
    face = disc(0.8, skin('#F1EADB', rough=0.3, rim=0.02), at=(0, 0, 0.13))
    marks = []
    for k in range(12):
        tick = block((0.06 if k % 3 else 0.1, 0.12 if k % 3 else 0.2, 0.03), dark, edge=0)
        tick.location, tick.rotation_euler = (0.64 * math.sin(TAU * k / 12), 0.64 * math.cos(TAU * k / 12), 0.14), (0, 0, -TAU * k / 12)
        marks.append(tick)
    for hour, long, wide in ((10.15, 0.36, 0.1), (1.7, 0.54, 0.075)):
        hand, angle = block((wide, long, 0.03), dark, edge=0.01), TAU * hour / 12
        hand.location, hand.rotation_euler = (long / 2.2 * math.sin(angle), long / 2.2 * math.cos(angle), 0.18), (0, 0, -angle)
        marks.append(hand)
    marks.append(ball(0.07, gold, at=(0, 0, 0.19), seg=24))
    move([case, face, *marks], turn=(90, 0, 0))
    part('round-face', case, face, *marks)
    move(lathe([(1e-4, 0.2), (0.1, 0.2), (0.12, 0.16), (0.12, 0.0)], gold, seg=32), at=(0.94, 0, 0), turn=(0, 90, 0))


@word('telephone', View(tip=26, turn=-20))
def telephone():
    teal, cream = plastic('#1FA39A'), plastic('#F3EBDA')
    profile = [(-1.05, -0.55), (1.0, -0.55), (0.95, 0.42), (0.4, 0.42), (-1.05, -0.22)]
    body = solid(
        [(side * (1.25 if z < 0.2 else 1.05), y, z) for side in (-1, 1) for y, z in profile],
        [tuple(reversed(range(5))), tuple(range(5, 10)), *[(k, (k + 1) % 5, 5 + (k + 1) % 5, 5 + k) for k in range(5)]],
        teal,
        smooth=False,
    )
    edge = body.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments = 0.12, 5
    for face in body.data.polygons:
        face.use_smooth = True
    body.data.use_auto_smooth = True
    slope = math.atan2(0.64, 1.45)
    keys = []
    for row in range(4):
        for column in range(3):
            along = -0.44 + 0.29 * row
            key = block((0.3, 0.2, 0.12), cream, edge=0.045)
            key.location = (0.38 * (column - 1), -0.33 + along * math.cos(slope), 0.125 + along * math.sin(slope))
            key.rotation_euler = (slope, 0, 0)
            keys.append(key)
    part('many-buttons', *keys)
    grip = [
        tube(
            [(-1.15, 0.66, 0.86), (-0.6, 0.66, 1.06), (0, 0.66, 1.1), (0.6, 0.66, 1.06), (1.15, 0.66, 0.86)],
            [0.24, 0.17, 0.16, 0.17, 0.24],
            teal,
            seg=40,
            count=60,
        )
    ]
    for x in (-1.2, 1.2):
        cup = lathe(smooth_profile([(0.0, -0.26), (0.34, -0.24), (0.4, -0.12), (0.36, 0.1), (0.2, 0.26), (0.0, 0.3)], 40), teal, seg=64)
        grip.append(move(cup, at=(x, 0.66, 0.72)))
    part('handset-on-top', *grip)
    for x in (-0.62, 0.62):
        block((0.3, 0.5, 0.4), teal, at=(x, 0.66, 0.52), edge=0.1)
    coil = [
        (
            -1.35 - 0.1 * k / 120 - 0.09 * math.cos(k * 0.9),
            0.4 - 0.9 * k / 120,
            -0.3 - 0.12 * math.sin(math.pi * k / 120) + 0.09 * math.sin(k * 0.9),
        )
        for k in range(121)
    ]
    tube([(-1.3, 0.6, 0.5), (-1.5, 0.5, 0.1), *coil], 0.035, skin('#1FA39A', rough=0.4, rim=0.3), seg=10, count=500)


@word('phone', View(tip=6, turn=-20, roll=6))
def phone():
    part('flat-and-thin', plate_of(rounded(0.92, 1.8, 0.24), 0.14, plastic('#9A6BE0', rim=0.3), edge=0.04))
    glass = plate_of(rounded(0.84, 1.72, 0.18), 0.02, skin('#6FB6F2', rough=0.12, coat=0.5, rim=0.05, glow=0.3), edge=0.005)
    glass.location = (0, -0.115, 0)
    icons = []
    colours = ('#FFC928', '#3FBF5A', '#FF7FA8', '#FF8A2A', '#F6F2E8', '#8E5BD6', '#2FBFC4', '#F4604A', '#A8D84A')
    for k, colour in enumerate(colours):
        icon = plate_of(rounded(0.2, 0.2, 0.07), 0.03, skin(colour, rough=0.3, coat=0.3, glow=0.15), edge=0.01)
        icon.location = (0.52 * (k % 3 - 1), -0.135, 1.0 - 0.56 * (k // 3))
        icons.append(icon)
    dock = plate_of(rounded(0.7, 0.2, 0.16), 0.02, skin('#BFE0FA', rough=0.3, glow=0.2), edge=0.005)
    dock.location = (0, -0.13, -1.22)
    part('pictures-on-it', *icons)
    part('flat-and-thin', glass, dock, *icons)
    pill = plate_of(rounded(0.2, 0.05, 0.045), 0.02, skin('#3A5A88', rough=0.3), edge=0.005)
    part('flat-and-thin', pill).location = (0, -0.13, 1.54)


@word('television', View(tip=8, turn=-18))
def television():
    shell = wood('#C98A4A', 'x')
    block((3.1, 1.0, 2.1), shell, at=(0, 0.3, 0), edge=0.22)
    rim = plate_of(rounded(1.13, 0.87, 0.3, (-0.28, 0)), 0.1, skin('#D9DEE4', rough=0.3, coat=0.3, rim=0.15), edge=0.05)
    rim.location = (0, -0.2, 0)
    blue, light = rgb('#5FA8E0'), rgb('#A9D8F6')
    screen = disc(
        1.0,
        skin(painted=True, rough=0.08, coat=0.7, rim=0.05, glow=0.25),
        dome=0.12,
        deform=lambda x, y, z, a: (
            x * 1.0 / (abs(math.cos(a)) ** 5 + abs(math.sin(a)) ** 5) ** 0.2,
            y * 0.74 / (abs(math.cos(a)) ** 5 + abs(math.sin(a)) ** 5) ** 0.2,
            z,
        ),
        paint=lambda p: mix(blue, light, 0.45 + 0.4 * p.y - 0.3 * p.x),
    )
    move(screen, at=(-0.28, -0.3, 0), turn=(90, 0, 0))
    part('big-screen', screen)
    for z in (0.55, 0.1):
        dial = lathe([(1e-4, 0.14), (0.14, 0.14), (0.16, 0.1), (0.18, 0.0)], steel(0.25), seg=48)
        move(dial, at=(1.17, -0.2, z), turn=(90, 0, 0))
    for z in (-0.3, -0.45, -0.6):
        block((0.42, 0.05, 0.07), skin('#7A4A20', rough=0.5), at=(1.17, -0.2, z), edge=0.02)
    rods = [ball(0.14, plastic('#8A5A2A'), at=(0, 0.3, 1.08), seg=32)]
    for side in (-1, 1):
        rods.append(tube([(0, 0.3, 1.1), (0.75 * side, 0.3, 2.0)], 0.04, steel(0.25), seg=16, count=8))
        rods.append(ball(0.085, steel(0.25), at=(0.75 * side, 0.3, 2.0), seg=24))
        tube([(1.0 * side, 0.3, -1.0), (1.2 * side, 0.3, -1.4)], [0.1, 0.06], wood('#A8672C'), seg=20, count=8)
    part('antennas', *rods)


@word('bag', View(tip=10, turn=-9))
def bag():
    """Models a school bag with two straps behind, a handle on top and a large pocket in front."""
    blue, pocket = cloth('#2F7FD6', scale=60, bump=0.15), cloth('#FFB52A', scale=60, bump=0.15)
    body = ball(
        1,
        blue,
        seg=128,
        deform=lambda x, y, z, a: tuple(math.copysign(abs(c) ** 0.62, c) * s for c, s in zip((x, y, z), (1.15, 0.6, 1.45))),
    )
    for vertex in body.data.vertices:
        vertex.co.x *= 1 - 0.1 * step(0.2, 1.5, vertex.co.z)
    big = ball(
        1,
        pocket,
        at=(0, -0.5, -0.55),
        seg=96,
        deform=lambda x, y, z, a: tuple(math.copysign(abs(c) ** 0.62, c) * s for c, s in zip((x, y, z), (0.86, 0.3, 0.62))),
    )
    zips = [
        tube([(-0.78, -0.66, -0.16), (0, -0.82, -0.13), (0.78, -0.66, -0.16)], 0.035, skin('#F6EAD0', rough=0.5, rim=0.1), seg=12, count=40)
    ]
    part('big-pocket', big, *zips)
    tube(
        [(-0.95, -0.42, 0.35), (-0.85, -0.5, 0.85), (0, -0.56, 1.05), (0.85, -0.5, 0.85), (0.95, -0.42, 0.35)],
        0.04,
        skin('#FFD05A', rough=0.5, rim=0.1),
        seg=12,
        count=60,
    )
    part(
        'handle-on-top',
        tube([(-0.3, 0.1, 1.35), (-0.28, 0.1, 1.62), (0, 0.1, 1.74), (0.28, 0.1, 1.62), (0.3, 0.1, 1.35)], 0.085, pocket, seg=20, count=40),
    )
    straps = []
    for side in (-1, 1):
        straps.append(
            tube(
                [
                    (0.5 * side, 0.4, 1.3),
                    (1.1 * side, 0.6, 1.1),
                    (1.5 * side, 0.6, 0.2),
                    (1.42 * side, 0.5, -0.8),
                    (0.95 * side, 0.3, -1.25),
                ],
                0.15,
                pocket,
                seg=24,
                count=60,
                flat=0.5,
            )
        )
    part('two-straps', *straps)


@word('glasses', View(tip=14, turn=-20))
def glasses():
    frame = plastic('#9A55E0', rim=0.25)
    lenses, rims = [], []
    for side in (-1, 1):
        ring = [(side * 0.86 + 0.66 * math.cos(TAU * k / 32), 0, 0.62 * math.sin(TAU * k / 32)) for k in range(33)]
        rims.append(tube(ring, 0.095, frame, seg=28, count=120))
        glass = disc(
            0.64, skin('#9CCDF2', rough=0.04, coat=0.8, rim=0.2, glass=0.45, glow=0.1), dome=0.1, deform=lambda x, y, z, a: (x, y * 0.94, z)
        )
        lenses.append(move(glass, at=(side * 0.86, 0, 0), turn=(90, 0, 0)))
        tube(
            [(side * 1.48, 0, 0.16), (side * 1.62, 0.12, 0.2), (side * 1.62, 1.3, 0.2), (side * 1.58, 1.9, 0.1), (side * 1.54, 2.25, -0.3)],
            [0.085, 0.08, 0.07, 0.075, 0.085],
            frame,
            seg=24,
            count=60,
        )
    part('two-round-lenses', *lenses, *rims)
    part(
        'bridge-between',
        tube([(-0.24, 0, 0.14), (-0.12, -0.04, 0.26), (0.12, -0.04, 0.26), (0.24, 0, 0.14)], 0.08, frame, seg=24, count=30),
    )


@word('basket', View(tip=20, turn=16))
def basket():
    light, dark = rgb('#E0A657'), rgb('#A86A28')
    strands, rows = 36, 11

    def weave(angle, z):
        """Returns how far a strand projects: alternately over and under the others."""
        u, v = angle / TAU * strands, (z + 0.8) / 1.4 * rows
        return math.cos(math.pi * u) * (1 if int(v) % 2 else -1) * abs(math.sin(math.pi * v)) ** 0.5

    sides = [(0.82 + 0.3 * (k / 150) ** 0.8, -0.8 + 1.4 * k / 150) for k in range(151)]
    body = lathe(
        [(1e-4, -0.8), *sides],
        skin(painted=True, rough=0.7, rim=0.18),
        seg=432,
        deform=lambda x, y, z, a: (x * (1 + 0.035 * weave(a, z)) * 1.2, y * (1 + 0.035 * weave(a, z)), z),
        paint=lambda p: mix(dark, light, 0.62 + 0.4 * weave(math.atan2(p.y, p.x / 1.2) % TAU, p.z)),
    )
    part('woven-sides', body)
    lathe([(1.03, 0.6), (0.74, -0.7), (1e-4, -0.72)], skin('#B9772F', rough=0.8, rim=0.05), deform=lambda x, y, z, a: (x * 1.2, y, z))
    cane = skin(painted=True, rough=0.6, rim=0.2)

    def rope(p):
        return mix(light, dark, 0.35 + 0.35 * math.sin(14 * (p.x + p.z) + 9 * p.y))

    tube(
        [(1.33 * math.cos(a), 1.12 * math.sin(a), 0.62) for a in [TAU * k / 32 for k in range(33)]],
        0.1,
        cane,
        seg=24,
        count=240,
        paint=rope,
    )
    arch = [(1.3 * math.cos(a), 0, 0.55 + 1.35 * math.sin(a)) for a in [math.pi * k / 20 for k in range(21)]]
    part('handle-on-top', tube(arch, 0.1, cane, seg=24, count=200, paint=rope, section=lambda a, t: 1 + 0.12 * math.cos(2 * a + 60 * t)))


@word('bin', View(tip=20, turn=6))
def waste_bin():
    grey = plastic('#93A4B6', rough=0.35, rim=0.3)
    around, rows = 32, 6

    def slot(u, v):
        return abs((u * around) % 1 - 0.5) < 0.27 and abs((v * rows) % 1 - 0.5) < 0.34 and 0.1 < v < 0.92

    def wall(u, v):
        radius, angle = 0.72 + 0.3 * v, TAU * u
        return (radius * math.cos(angle), radius * math.sin(angle), -1.2 + 2.3 * v)

    part('holes-in-the-sides', sheet(wall, grey, rows=90, across=320, thick=0.05, keep=lambda u, v: not slot(u, v)))
    lathe([(1e-4, -1.22), (0.7, -1.22), (0.75, -1.16), (0.75, -1.02)], grey)
    lip = [tube([(1.03 * math.cos(a), 1.03 * math.sin(a), 1.1) for a in [TAU * k / 40 for k in range(41)]], 0.085, grey, seg=24, count=160)]
    part('open-top', *lip)
    lathe([(1e-4, -1.15), (0.68, -1.15)], skin('#5F7084', rough=0.6))


@word('wardrobe', View(tip=10, turn=-26))
def wardrobe():
    part('tall-box', *cabinet(2.2, 1.1, 3.2, '#BF7A38'))
    doors, knobs = [], []
    for side in (-1, 1):
        doors.append(block((1.03, 0.1, 3.0), wood('#D2924E'), at=(0.53 * side, -0.58, 0), edge=0.03))
        for z, high in ((0.72, 1.2), (-0.72, 1.2)):
            doors.append(block((0.66, 0.06, high), wood('#E2A864'), at=(0.54 * side, -0.63, z), edge=0.025))
        knobs.append(knob((0.13 * side, -0.71, 0), size=0.09))
    part('two-doors', *doors)
    part('tall-box', *doors, *knobs)
    part('small-knobs', *knobs)


@word('drawers', View(tip=16, turn=-26))
def drawers():
    cabinet(2.4, 1.2, 2.0, '#BF7A38')
    fronts, knobs = [], []
    for z in (-0.64, 0, 0.64):
        fronts.append(block((2.16, 0.14, 0.54), wood('#D99A54', 'x'), at=(0, -0.62, z), edge=0.05))
        knobs += [knob((x, -0.78, z), size=0.1) for x in (-0.6, 0.6)]
    part('three-drawers', *fronts)
    part('round-knobs', *knobs)


@word('desk', View(tip=18, turn=-26))
def desk():
    part('flat-top', block((3.2, 1.5, 0.14), wood('#D2924E', 'x'), at=(0, 0, 0.7), edge=0.04))
    box = [block((1.05, 1.3, 1.5), wood('#BF7A38'), at=(0.95, 0, -0.12), edge=0.03)]
    for z in (-0.6, -0.13, 0.34):
        box.append(block((0.92, 0.1, 0.4), wood('#DFA25C', 'x'), at=(0.95, -0.66, z), edge=0.04))
        box.append(knob((0.95, -0.77, z), size=0.075))
    part('drawers-on-one-side', *box)
    for y in (-0.6, 0.6):
        block((0.17, 0.17, 1.56), wood('#BF7A38'), at=(-1.45, y, -0.14), edge=0.03)
    block((0.1, 1.1, 0.2), wood('#BF7A38', 'y'), at=(-1.45, 0, 0.5), edge=0.02)
    block((2.0, 0.08, 0.7), wood('#B06E30', 'x'), at=(-0.5, 0.55, 0.28), edge=0.02)


@word('hanger', View(tip=4, turn=-10))
def hanger():
    timber = wood('#D08A44', 'x')
    arms = [(-1.75, -0.62), (-1.2, -0.2), (-0.5, 0.12), (0, 0.26), (0.5, 0.12), (1.2, -0.2), (1.75, -0.62)]
    shoulders = tube([(x, 0, z) for x, z in arms], [0.1, 0.15, 0.17, 0.19, 0.17, 0.15, 0.1], timber, seg=32, count=90, flat=0.7)
    bar = tube([(-1.55, 0, -0.6), (0, 0, -0.6), (1.55, 0, -0.6)], 0.08, timber, seg=24, count=12)
    part('wide-arms', shoulders, bar)
    ring = [(0.3 * math.cos(math.radians(a)), 0, 0.98 + 0.3 * math.sin(math.radians(a))) for a in range(190, -70, -20)]
    part('hook-on-top', tube([*ring, (0.0, 0, 0.58), (0, 0, 0.34)], 0.055, steel(0.2), seg=20, count=100))


@word('board', View(tip=6, turn=-18))
def board():
    frame = wood('#D2924E', 'x')
    part(
        'flat-dark-board',
        block((3.0, 0.08, 1.9), skin('#2F7D5A', rough=0.8, mottle=0.1, mottle_scale=2, rim=0.05), at=(0, 0, 0.5), edge=0.01),
    )
    for z in (-0.5, 1.5):
        block((3.2, 0.2, 0.16), frame, at=(0, 0, z), edge=0.03)
    for x in (-1.55, 1.55):
        block((0.16, 0.2, 2.1), wood('#D2924E'), at=(x, 0, 0.5), edge=0.03)
    block((1.6, 0.3, 0.06), frame, at=(0, -0.2, -0.52), edge=0.02)
    for x in (-1.1, 1.1):
        tube([(x, 0.05, -0.4), (x * 1.12, -0.25, -1.75)], 0.09, wood('#B87434'), seg=20, count=8)
        tube([(x, 0.1, 0.9), (x * 1.05, 0.95, -1.7)], 0.07, wood('#A8672C'), seg=20, count=8)
    chalk = skin('#F0EEE2', rough=0.95, rim=0.02)
    lines = []
    for z, long in ((1.1, 2.2), (0.75, 1.7), (0.4, 2.0)):
        lines.append(
            tube(
                [(-1.2 + long * k / 22, -0.05, z + 0.09 * math.sin(k * 1.5)) for k in range(23)], 0.035, chalk, seg=10, count=160, flat=0.6
            )
        )
    part('white-writing', *lines)
    part('flat-dark-board', *lines)
    move(tube([(-0.2, 0, 0), (0.2, 0, 0)], 0.06, chalk, seg=20, count=6), at=(0.2, -0.26, -0.43))


@word('watering-can', View(tip=14, turn=-12))
def watering_can():
    blue, yellow = plastic('#2F8FE0'), plastic('#FFC928')
    can = [
        lathe(
            smooth_profile(
                [(0.0, -0.95), (0.8, -0.95), (0.88, -0.85), (0.82, 0.3), (0.8, 0.5), (0.84, 0.56), (0.76, 0.56), (0.74, 0.3)], 80
            ),
            blue,
        )
    ]
    can.append(lathe([(1e-4, 0.3), (0.76, 0.3)], skin('#1C5FA8', rough=0.4, rim=0.05)))
    for z in (-0.6, 0.2):
        can.append(lathe(smooth_profile([(0.8, z - 0.05), (0.9, z), (0.8, z + 0.05)], 12), blue))
    part('round-can', *can)
    spout = tube([(0.7, 0, -0.6), (1.15, 0, -0.3), (1.5, 0, 0.25), (1.9, 0, 0.72)], [0.26, 0.17, 0.13, 0.12], blue, seg=32, count=50)
    rose = lathe(smooth_profile([(0.1, 0.0), (0.14, 0.1), (0.36, 0.34), (0.38, 0.4), (0.0, 0.46)], 40), yellow, seg=64)
    holes = [
        ball(
            0.03,
            skin('#9A7410', rough=0.6),
            at=(0.26 * math.sqrt(k / 12) * math.cos(2.4 * k), 0.26 * math.sqrt(k / 12) * math.sin(2.4 * k), 0.44),
            seg=12,
        )
        for k in range(13)
    ]
    move([rose, *holes], at=(1.86, 0, 0.67), turn=(0, 48, 0))
    part('long-spout', spout, rose, *holes)
    top = tube([(0.62, 0, 0.5), (0.5, 0, 1.05), (0.0, 0, 1.25), (-0.5, 0, 1.05), (-0.62, 0, 0.5)], 0.085, yellow, seg=24, count=60)
    back = tube([(-0.8, 0, 0.3), (-1.25, 0, 0.45), (-1.4, 0, 0.0), (-1.25, 0, -0.45), (-0.82, 0, -0.6)], 0.085, yellow, seg=24, count=60)
    part('handle', top, back)


@word('fish-bowl', View(tip=12))
def fish_bowl(fish=True):
    clear = skin('#F2FBFF', rough=0.02, glass=0.96, rim=0.6, rim_colour='#EAF8FF')
    wall = [(1.2 * math.sin(math.pi * k / 60), -1.08 * math.cos(math.pi * k / 60)) for k in range(61)]
    part(
        'round-glass',
        lathe([each for each in wall if 0.35 < each[1] < 0.9] + [(0.7, 0.94), (0.78, 1.02), (0.74, 1.05), (0.68, 1.0)], clear),
    )
    # Things behind glass and water get no light. The water is therefore only the far half of the bowl, and the fish swims in front of it.
    deep, high = rgb('#3E9FE0'), rgb('#A5DEF8')
    far = [each for each in wall if each[1] < 0.42]
    water = skin(painted=True, rough=0.3, rim=0.35, rim_colour='#D8F2FF', glow=0.22)
    back = lathe(far, water, seg=96, upto=math.pi, paint=lambda p: mix(deep, high, 0.5 + 0.55 * p.z + 0.4 * (math.hypot(p.x, p.z) - 0.5)))
    top = disc(far[-1][0], skin('#C4ECFB', rough=0.08, coat=0.8, rim=0.1, glow=0.1), at=(0, 0, 0.42))
    part('round-glass', back, top)
    part('water-inside', back, top)
    sand = ball(0.6, skin('#F0CB90', rough=0.9, bump=0.4, bump_scale=20), at=(0, 0.1, -0.92), shape=(1, 0.7, 0.24))
    arc = [math.radians(156 + 3 * k) for k in range(9)]
    bright = skin('#FFFFFF', rough=0.3, glow=0.5)
    gleam = tube([(0.94 * math.cos(a), -0.6, 0.9 * math.sin(a)) for a in arc], [0.01, 0.04, 0.04, 0.01], bright, seg=16, count=30, flat=0.3)
    part('round-glass', sand, gleam)
    part('water-inside', gleam)
    if not fish:
        return
    orange, pale = skin('#FF8A1A', rough=0.35, coat=0.3, rim=0.15), skin('#FFB04A', rough=0.4, rim=0.15)
    body = [ball(1, orange, seg=64, deform=lambda x, y, z, a: (x * 0.46, y * 0.18, z * 0.27 * (1 - 0.25 * x)))]
    tail = [(-0.36, 0.0), (-0.62, 0.26), (-0.8, 0.3), (-0.72, 0.0), (-0.8, -0.3), (-0.62, -0.26)]
    body.append(plate_of(round_outline(tail, 60), 0.04, pale, edge=0.015))
    body.append(plate_of(round_outline([(0.15, 0.2), (-0.05, 0.44), (-0.28, 0.42), (-0.26, 0.16)], 40), 0.04, pale, edge=0.015))
    fin = plate_of(round_outline([(0.06, -0.02), (-0.12, 0.06), (-0.2, -0.06), (-0.08, -0.14)], 40), 0.03, pale, edge=0.01)
    fin.location = (0, -0.19, -0.03)
    eye = [
        ball(0.065, skin('#F8F4E8', rough=0.3), at=(0.29, -0.13, 0.07), seg=24),
        ball(0.04, skin('#1C1410', rough=0.3), at=(0.31, -0.185, 0.07), seg=20),
    ]
    body += [fin, *eye]
    move(body, at=(0.2, -0.3, -0.2), scale=1.2)
    part('orange-fish', *body)


@word('bowl-of-milk', View(tip=26))
def bowl_of_milk():
    part('round-bowl', open_bowl('#2F86D8', inside='#D5E6F4'))
    part('white-milk', disc(1.12, skin('#F4EFE4', rough=0.15, coat=0.4, rim=0.02), at=(0, 0, 0.4)))
