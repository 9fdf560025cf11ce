import { body, strand } from './strands.mjs'
import { arch, onward, oval, smooth } from './lines.mjs'

/** Draws hair that is tied back over the head into a bun. */
export function bun(person, look) {
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
}
