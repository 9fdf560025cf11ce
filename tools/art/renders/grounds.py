"""The ground below a thing: a table, grass, a road, water. Round patches, seen from slightly above, for pictures of things in their place."""
import math

import numpy

from clay import Clay, coat, fur, noise_of, over, step
from kit import View, disc, lathe, mix, rgb, skin, word

ABOVE = View(tip=22)


def patch(colour, edge, paint, **look):
    """Returns a flat round piece of ground with an edge of earth."""
    c = Clay()
    c.limb([(-0.25, 0, -0.1), (0.25, 0, -0.1)], 1.25, flat=((0, 0, 1), 0.09))

    def painted(p, k):
        return over(paint(p, k), edge, step((-0.1 - p[:, 2]) / 0.02))

    thing = c.model(coat(**look), colour, painted, cell=0.022, floor=-1)
    for vertex in thing.data.vertices:
        vertex.co.z = min(0, vertex.co.z)
    return thing


@word('ground-table', ABOVE)
def table():
    wood = skin('#A8703C', rough=0.45, mottle=0.22, mottle_scale=2.2, bump=0.05, bump_scale=5, stretch=(0.35, 4, 4), coat=0.15, rim=0.15)
    lathe([(1e-4, -0.14), (1.36, -0.14), (1.43, -0.1), (1.45, -0.04), (1.43, 0.0), (1e-4, 0.0)], wood, seg=160)


@word('ground-grass', ABOVE)
def grass():
    thing = patch('#3F9A34', '#7A5634', lambda p, k: k * (1 + 0.25 * noise_of(p, 2))[:, None], bump=0.5, scale=45, sheen=0.2)
    fur(thing, length=0.07, count=45000, root=0.008, lie=0, where=lambda v: float(v.z > -0.085))


@word('ground-road', ABOVE)
def road():
    def lane(p, k):
        kerb = step((numpy.abs(p[:, 1]) - 0.78) / 0.03)
        return over(k * (1 + 0.1 * noise_of(p, 14))[:, None], '#4F8F42', kerb)

    patch('#6C7078', '#5A4A3A', lane, rough=0.9, bump=0.25, scale=70, sheen=0)


@word('ground-water', ABOVE)
def water():
    def deep(p):
        ripple = 0.5 + 0.5 * math.sin(11 * p.y + 2.2 * math.sin(2.1 * p.x))
        return mix(rgb('#1B6FB2'), rgb('#2C8FD0'), 0.25 * ripple)

    disc(1.45, skin(painted=True, rough=0.12, coat=0.5, bump=0.12, bump_scale=4, stretch=(0.6, 2.5, 1), rim=0.2), paint=deep)


@word('ground-floor', ABOVE)
def floor():
    boards = skin(painted=True, rough=0.5, mottle=0.15, mottle_scale=3, stretch=(0.4, 5, 5), rim=0.12)

    def board(p):
        row = math.floor((p.y + 1.5) / 0.42)
        gap = abs((p.y + 1.5) / 0.42 - row - 0.5) > 0.485
        return mix(rgb('#B98B5A'), rgb('#8A6238'), 0.7 if gap else 0.25 * (row % 2))

    disc(1.45, boards, rings=220, seg=220, paint=board)
