import { headOf, widerBy } from './head.mjs'
import { body, strand } from './strands.mjs'
import { arch, both, line, onward, scallops, smooth, steps } from './lines.mjs'

export function curls(person, look) {
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
}

/** Draws short hair, parted at the side. */
export function crop(person, look) {
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
}

/** Draws hair at the sides of a head that is bald on top. */
export function sides(person, look) {
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
}

/** Draws a baby's hair: a thin cap, and one curl. */
export function wisps(person, look) {
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
}
