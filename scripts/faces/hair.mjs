import { arch, both, line, onward, oval, placed, scallops, smooth, steps } from './lines.mjs'
import { headOf, widerBy } from './features.mjs'

/** Hair is one closed shape in front of the head, a wig with an opening for the face; ears lie over it. `hairline` is where it casts its shadow. */
export function hair(person, look) {
  return styles[person.hair.style](person, look)
}

const strand = (points, stroke, width, isOnBothSides = true) => {
  const stroked = [{ path: line(points), stroke, width }]
  return isOnBothSides ? both(stroked) : stroked
}

/** A body of hair with the rim that separates it from black. */
const body = (shape, edge, { base, rim }) => [
  { path: edge, stroke: rim, width: 14 },
  { path: shape, fill: base },
]

const styles = {
  curls(person, look) {
    const wide = widerBy(person)
    const { light, strand: lightest, dark } = look.hair
    const outer = [
      [250 + wide, 476],
      [268 + wide, 420],
      [276 + wide, 340],
      [262 + wide, 240],
      [200, 144],
      [100, 92],
      [0, 76],
    ]
    const inner = [
      [226 + wide, 476],
      [222 + wide, 400],
      [204, 322],
      [150, 268],
      [70, 250],
      [0, 246],
    ]
    const edge = scallops(arch(outer), 21, 27)
    look.hairline = scallops(arch(inner).toReversed(), 13, -13)
    const shape = `${edge}${onward(look.hairline)}Z`
    look.clips.hair = shape
    const row = (scale, down, count, size, stroke, width) =>
      steps(arch(outer.map(([away, y]) => [away * scale, 480 + (y - 480) * scale + down])), count)
        .slice(1, -1)
        .map(([x, y]) => ({
          path: smooth([
            [x - size, y + size * 0.5],
            [x - size * 0.8, y - size * 0.6],
            [x + size * 0.3, y - size * 0.9],
            [x + size, y - size * 0.05],
          ]),
          stroke,
          width,
          clip: 'hair',
        }))
    return [...body(shape, edge, look.hair), ...row(0.97, 14, 18, 19, light, 9), ...row(0.84, 6, 15, 19, lightest, 8), ...row(0.75, 4, 13, 14, dark, 8)]
  },

  /** Parted in the middle, chest-length, gently wavy. */
  long(person, look) {
    const { light, strand: lightest, dark } = look.hair
    const end = 918
    const wave = 19
    const outer = placed([
      [0, 84],
      [110, 98],
      [206, 160],
      [266, 270],
      [286, 390],
      [300 + wave, 500],
      [298 - wave / 2, 600],
      [312 + wave, 700],
      [304 - wave / 2, 800],
      [304 + wave, 890],
      [286, end + 4],
      [236, end + 14],
      [180, end - 4],
    ])
    const inner = placed([
      [180, end - 4],
      [176, 860],
      [196, 760],
      [222, 660],
      [236, 560],
      [238, 470],
      [218, 380],
      [172, 300],
      [96, 240],
      [0, 204],
    ])
    const onLeft = (points) => points.map(([x, y]) => [800 - x, y])
    const shape = `${smooth(outer)}${onward(smooth(inner))}${onward(smooth(onLeft(inner).toReversed()))}${onward(smooth(onLeft(outer).toReversed()))}Z`
    look.hairline = smooth([...inner.slice(-5), ...onLeft(inner.slice(-5, -1)).toReversed()])
    return [
      ...body(shape, smooth([...onLeft(outer.slice(1)).toReversed(), ...outer]), look.hair),
      ...strand(
        [
          [20, 132],
          [120, 172],
          [206, 268],
          [244, 400],
          [262, 470],
        ],
        light,
        22,
      ),
      ...strand(
        [
          [26, 184],
          [106, 222],
          [186, 296],
          [224, 384],
        ],
        dark,
        10,
      ),
      ...strand(
        [
          [120, 128],
          [204, 196],
          [254, 300],
          [270, 400],
        ],
        lightest,
        10,
      ),
      ...strand(
        [
          [262, 620],
          [280 + wave / 2, 700],
          [262, 780],
          [274, end - 60],
        ],
        light,
        20,
      ),
      ...strand(
        [
          [230, 690],
          [222, 780],
          [228, end - 40],
        ],
        dark,
        10,
      ),
      ...strand(
        [
          [0, 92],
          [0, 198],
        ],
        dark,
        8,
        false,
      ),
    ]
  },

  /** Short, parted at the side. */
  crop(person, look) {
    const { light, strand: lightest, dark } = look.hair
    const edge = line([
      [-250, 480],
      [-262, 400],
      [-266, 300],
      [-236, 196],
      [-160, 124],
      [-50, 92],
      [70, 88],
      [176, 124],
      [244, 204],
      [266, 300],
      [262, 400],
      [250, 480],
    ])
    look.hairline = line([
      [228, 480],
      [226, 400],
      [214, 320],
      [176, 266],
      [96, 256],
      [0, 262],
      [-96, 226],
      [-128, 190],
      [-150, 236],
      [-206, 310],
      [-226, 400],
      [-228, 480],
    ])
    return [
      ...body(`${edge}${onward(look.hairline)}Z`, edge, look.hair),
      ...strand(
        [
          [-116, 176],
          [-20, 148],
          [100, 156],
          [196, 228],
        ],
        light,
        22,
        false,
      ),
      ...strand(
        [
          [-70, 206],
          [20, 218],
          [110, 214],
          [180, 240],
        ],
        dark,
        10,
        false,
      ),
      ...strand(
        [
          [-90, 132],
          [10, 112],
          [112, 122],
          [190, 172],
        ],
        lightest,
        10,
        false,
      ),
      ...strand(
        [
          [240, 300],
          [246, 370],
          [240, 440],
        ],
        light,
        12,
      ),
      ...strand(
        [
          [-150, 196],
          [-200, 250],
          [-222, 320],
        ],
        light,
        14,
        false,
      ),
    ]
  },

  /** Drawn back over the head into a bun. */
  bun(person, look) {
    const { base, light, strand: lightest, dark, rim } = look.hair
    const bun = oval(0, 84, 104, 76)
    const edge = smooth(
      arch([
        [246, 470],
        [270, 420],
        [280, 340],
        [258, 240],
        [190, 152],
        [96, 112],
        [0, 102],
      ]),
    )
    look.hairline = smooth(
      arch([
        [230, 470],
        [232, 410],
        [212, 330],
        [160, 272],
        [84, 246],
        [0, 240],
      ]).toReversed(),
    )
    const shape = `${edge}${onward(look.hairline)}Z`
    look.clips.hair = shape
    const drawnBack = [
      ...strand(
        [
          [40, 132],
          [128, 190],
          [186, 262],
          [214, 330],
        ],
        light,
        22,
      ),
      ...strand(
        [
          [90, 128],
          [190, 196],
          [240, 290],
          [254, 420],
        ],
        lightest,
        14,
      ),
      ...strand(
        [
          [70, 130],
          [160, 196],
          [216, 278],
          [240, 380],
        ],
        dark,
        9,
      ),
      ...strand(
        [
          [16, 140],
          [62, 190],
          [100, 240],
        ],
        dark,
        9,
      ),
      ...strand(
        [
          [0, 150],
          [0, 232],
        ],
        light,
        18,
        false,
      ),
      ...strand(
        [
          [150, 136],
          [222, 206],
          [264, 320],
        ],
        dark,
        8,
      ),
    ]
    return [
      { path: bun, stroke: rim, width: 10 },
      { path: bun, fill: base },
      ...strand(
        [
          [-80, 70],
          [-30, 34],
          [40, 34],
          [84, 74],
        ],
        light,
        22,
        false,
      ),
      ...strand(
        [
          [-56, 104],
          [-10, 72],
          [44, 80],
          [66, 108],
        ],
        dark,
        10,
        false,
      ),
      ...strand(
        [
          [-40, 40],
          [10, 24],
          [56, 38],
        ],
        lightest,
        10,
        false,
      ),
      ...body(shape, edge, look.hair),
      ...strand(
        [
          [-96, 116],
          [0, 136],
          [96, 116],
        ],
        dark,
        12,
        false,
      ),
      ...drawnBack.map((each) => ({ ...each, clip: 'hair' })),
    ]
  },

  /** A straight fringe and two bunches. */
  fringe(person, look) {
    const wide = widerBy(person)
    const { base, light, strand: lightest, dark, rim } = look.hair
    const { tie } = person.hair
    const bunch = line(
      [
        [276, 372],
        [322, 346],
        [370, 384],
        [392, 470],
        [388, 590],
        [360, 690],
        [326, 742],
        [318, 660],
        [318, 560],
        [304, 460],
      ],
      true,
    )
    const edge = smooth(
      arch([
        [252 + wide, 500],
        [272 + wide, 420],
        [276 + wide, 310],
        [238 + wide, 196],
        [150, 112],
        [0, 82],
      ]),
    )
    look.hairline = smooth(
      arch([
        [232 + wide, 500],
        [230 + wide, 430],
        [216 + wide, 340],
        [180, 322],
        [120, 324],
        [60, 316],
        [0, 322],
      ]).toReversed(),
    )
    return [
      ...both([
        { path: bunch, stroke: rim, width: 12 },
        { path: bunch, fill: base },
      ]),
      ...strand(
        [
          [318, 388],
          [350, 450],
          [356, 560],
          [338, 670],
        ],
        light,
        22,
      ),
      ...strand(
        [
          [312, 420],
          [330, 500],
          [332, 600],
        ],
        dark,
        10,
      ),
      ...strand(
        [
          [346, 384],
          [374, 470],
          [370, 570],
        ],
        lightest,
        9,
      ),
      ...body(`${edge}${onward(look.hairline)}Z`, edge, look.hair),
      ...strand(
        [
          [30, 140],
          [70, 230],
          [82, 300],
        ],
        light,
        20,
      ),
      ...strand(
        [
          [84, 128],
          [156, 220],
          [176, 298],
        ],
        light,
        20,
      ),
      ...strand(
        [
          [0, 150],
          [10, 240],
          [4, 304],
        ],
        dark,
        9,
        false,
      ),
      ...strand(
        [
          [66, 140],
          [118, 230],
          [130, 306],
        ],
        dark,
        9,
      ),
      ...strand(
        [
          [140, 128],
          [220, 216],
          [252, 330],
          [250, 420],
        ],
        lightest,
        11,
      ),
      ...strand(
        [
          [122, 134],
          [196, 230],
          [218, 310],
        ],
        dark,
        9,
      ),
      ...both([
        {
          path: line(
            [
              [266, 344],
              [294, 326],
              [316, 350],
              [314, 392],
              [290, 412],
              [268, 392],
            ],
            true,
          ),
          fill: tie,
        },
      ]),
    ]
  },

  /** Bald on top. */
  sides(person, look) {
    const { base, strand: lightest, dark, rim } = look.hair
    const side = line(
      [
        [244, 320],
        [270, 340],
        [284, 390],
        [284, 440],
        [268, 480],
        [244, 520],
        [226, 516],
        [232, 440],
        [222, 370],
        [214, 320],
        [226, 300],
      ],
      true,
    )
    return both([
      { path: side, stroke: rim, width: 8 },
      { path: side, fill: base },
      {
        path: line([
          [240, 330],
          [258, 380],
          [258, 440],
        ]),
        stroke: lightest,
        width: 9,
      },
      {
        path: line([
          [228, 340],
          [240, 400],
          [238, 470],
        ]),
        stroke: dark,
        width: 8,
      },
    ])
  },

  /** A baby's: a thin cap, and one curl. */
  wisps(person, look) {
    const { base, light, strand: lightest, dark, rim } = look.hair
    const cap = headOf(person).slice(0, 4)
    const outer = cap.map(([away, y]) => [away * 1.02, y - 8]).toReversed()
    const edge = smooth(arch(outer))
    look.hairline = smooth(
      arch([
        [262, 352],
        [196, 270],
        [104, 236],
        [0, 250],
      ]).toReversed(),
    )
    const curl = [
      [-6, 176],
      [-34, 128],
      [6, 96],
      [46, 124],
      [30, 158],
      [4, 144],
    ]
    return [
      { path: edge, stroke: rim, width: 10 },
      { path: `${edge}${onward(look.hairline)}Z`, fill: base },
      ...strand(
        [
          [40, 186],
          [130, 206],
          [206, 268],
        ],
        light,
        14,
      ),
      ...strand(
        [
          [20, 210],
          [96, 222],
          [160, 250],
        ],
        lightest,
        8,
      ),
      ...strand(
        [
          [70, 196],
          [150, 220],
          [220, 300],
        ],
        dark,
        7,
      ),
      { path: line(curl), stroke: rim, width: 30 },
      { path: line(curl), stroke: base, width: 20 },
      { path: line(curl.slice(1, 5)), stroke: light, width: 7 },
    ]
  },
}
