import { body, strand } from './strands.mjs'
import { arch, both, line, onward, placed, smooth } from './lines.mjs'
import { widerBy } from './head.mjs'

/** Draws chest-length hair, parted in the middle and gently wavy. */
export function long(person, look) {
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
}

/** Draws hair with a straight fringe and two bunches. */
export function fringe(person, look) {
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
}
