"""A child's hand: its build, its tone, and its poses for zero to five fingers and a thumb that points up."""
# A right hand whose palm faces the viewer (-y), with the fingers up and the thumb at +x. A finger: where it starts, three bones, thickness.
HAND = dict(
    fingers=[((0.345, 0, 0.19), (0.31, 0.19, 0.15), 0.135), ((0.115, 0, 0.25), (0.34, 0.215, 0.165), 0.139),
             ((-0.115, 0, 0.20), (0.315, 0.195, 0.155), 0.135), ((-0.335, 0, 0.08), (0.255, 0.15, 0.13), 0.122),
             ((0.26, -0.09, -0.36), (0.35, 0.27, 0.20), 0.146)], palm=0.16, wrist=0.27, root=-0.5, size=1.22,
)

# A palm is lighter than the back. The tone glows a little, so that every finger keeps a contrast of 4.5:1 on black.
SKIN = dict(skin='#BE8055', inside='#D6A07A', blush='#C4604A', nail='#E8BE9E', sleeve='#4A1F3C', glow=0.12, rim=0.15)

# Angles in degrees. A finger: (sideways, three bends). A thumb: (outwards, forwards, two bends, direction of its pad).
UP, DOWN = (4, 5, 4), (76, 97, 44)
HELD, ACROSS, OUT = (10, 58, 62, 16, (-0.9, 0.5, 0.1)), (12, 46, 58, 20, (-0.9, 0.45, 0.0)), (50, 14, -2, -6, (-0.6, -0.8, 0))
UPRIGHT = (84, 8, -4, -10, (-0.2, -0.9, 0.4))


def pose(*sides, thumb=HELD, bends=UP):
    """Returns a pose, from index to little finger: a number is the sideways lean (degrees) of a raised finger, and None is a folded finger."""
    found = [(lean, *DOWN) if s is None else (s, *bends) for s, lean in zip(sides, (3, 1, -2, -5))]
    if sides[0] is None and thumb != HELD:
        # The tip of the index finger would sink into the root of an extended thumb.
        found[0] = (0, 68, 100, 30)
    return found + [thumb]


POSES = {
    'no-fingers': pose(None, None, None, None),
    'one-finger': pose(2, None, None, None),
    'two-fingers': pose(14, -9, None, None),
    'three-fingers': pose(15, 0, -15, None),
    'four-fingers': pose(20, 6, -8, -22, thumb=ACROSS),
    'five-fingers': pose(20, 6, -8, -22, thumb=OUT),
    'hand': pose(20, 6, -8, -22, thumb=OUT),
    'thumbs-up': pose(None, None, None, None, thumb=UPRIGHT),
}
# Angles (degrees) by which a whole hand is turned in the picture's plane, and distances by which it is moved to the right and up.
TURNS = {'thumbs-up': (-90, -0.1, -0.22)}

# Numbers of the points for the phrases of a word: index to little finger, thumb, palm.
PARTS = {'hand': {'five-fingers': (1, 2, 3, 4, 5), 'thumb': (5,), 'flat-palm': (6,)}}
