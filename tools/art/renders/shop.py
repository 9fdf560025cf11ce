"""A shop: a bear who holds out a paw, a dim wooden shelf with five places, and an upright coin on it."""
import math

from clay import Clay, coat, fur, noise_of
from kit import View, block, lathe, move, plate_of, skin, solid, wood, word
from playthings import teddy_bear

BEAR = View(tip=8, turn=-78)
FUR, PAD, BOW = '#B8763C', '#EBCB9A', '#2F9BD2'


def keep_frame():
    """Adds an invisible box around all movements of the bear, so that its arm has the same place in every picture."""
    corners = [(x, y, z) for x in (-0.6, 1.1) for y in (-0.9, 1.36) for z in (0, 2.0)]
    solid(corners, [(0, 1, 2)], skin()).hide_render = True


@word('bear-body', BEAR)
def bear_body():
    """Models the bear without its outstretched arm."""
    teddy_bear(FUR, PAD, BOW, arms=(-1,))
    keep_frame()


@word('bear-arm', BEAR)
def bear_arm():
    """Models only the outstretched arm, which turns about the shoulder behind the body."""
    c = Clay()
    c.limb([(0.08, 0.34, 0.98), (0.24, 0.66, 0.93), (0.42, 0.98, 0.97), (0.47, 1.1, 0.98)], [0.17, 0.16, 0.175, 0.2], blend=0.06)
    c.limb([(0.5, 1.0, 1.12), (0.56, 1.12, 1.14)], [0.05, 0.13], PAD, blend=0.05)
    thing = c.model(coat(), FUR, lambda p, k: k * (1 + 0.1 * noise_of(p, 7))[:, None], cell=0.018, floor=-2)
    fur(thing, length=0.05, count=9000, lie=0.35, backwards=(0.1, 0, -1))
    keep_frame()


@word('shop-shelf', View(tip=9))
def shop_shelf():
    board = wood('#8A5A30', 'x')
    for z, thick in ((0, 0.14), (1.4, 0.12)):
        block((6.6, 0.7, thick), board, at=(0, 0, z), edge=0.03)
    block((6.6, 0.08, 1.35), wood('#6B4526', 'x'), at=(0, 0.36, 0.7), edge=0.02)
    for k in range(6):
        block((0.09, 0.66, 1.3), wood('#7A4F2A', 'z'), at=(-3.25 + 1.3 * k, 0.0, 0.7), edge=0.02)


@word('shop-coin', View(tip=6, turn=-14))
def shop_coin():
    gold = skin('#F5C33B', rough=0.28, metal=0.5, rim=0.25)
    rim = [(1e-4, -0.07), (0.95, -0.07), (1.0, -0.03), (1.0, 0.03), (0.95, 0.07), (0.84, 0.07), (0.8, 0.035), (1e-4, 0.035)]
    coin = lathe(rim, gold, seg=96)
    points = [(0.5 if k % 2 == 0 else 0.22, math.pi * k / 5) for k in range(10)]
    star = plate_of([(r * math.sin(a), r * math.cos(a)) for r, a in points], 0.05, gold, 0.02)
    star.location = (0, -0.06, 0)
    move(coin, turn=(90, 0, 0))
