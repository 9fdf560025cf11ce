import { isYoung, LARGER, MIDDLE } from './measures.mjs'
import { across, between, both, ellipse, line, onward, placed, scallops, smooth } from './lines.mjs'
import { mixed } from './colours.mjs'

const MOUTH_Y = 704

/** Shapes of the lips, by their height above and below. `full` makes them fuller. */
const lips = {
  neutral: (full) => ({
    between: [
      [0, 5],
      [44, 0],
      [84, -20],
    ],
    top: [
      [0, -15 * full],
      [20, -22 * full],
      [54, -17],
      [84, -20],
    ],
    bottom: [
      [0, 5 + 32 * full],
      [46, 23 * full],
      [84, -20],
    ],
    light: [
      [0, 5 + 16 * full],
      [26, 2 + 16 * full],
    ],
  }),
  sad: (full) => ({
    between: [
      [0, -8],
      [40, -3],
      [82, 26],
    ],
    top: [
      [0, -25 * full],
      [22, -30 * full],
      [52, -13],
      [82, 26],
    ],
    bottom: [
      [0, 24 * full + 2],
      [42, 21 * full + 2],
      [82, 26],
    ],
    light: [
      [0, 12],
      [22, 13],
    ],
  }),
}

export function mouth(person, { lip, full }) {
  const size = ({ baby: 0.84, child: 1.02 }[person.age] ?? (person.build === 'strong' ? 1.24 : 1.18)) * LARGER.mouth
  // The chin of a young face is close to the mouth, so its lips are less high.
  const high = LARGER.mouth * (isYoung(person) ? 0.84 : 1)
  const at = (points) => across(points.map(([away, y]) => [away * size, MOUTH_Y + y * high]))
  const [upper, lower] = lip
  const shine = mixed(lower, '#ffffff', 0.4)
  const dark = '#5c1420'
  if (person.expression === 'surprised') {
    const [x, y] = [28 * size, 34 * high]
    return [
      { path: ellipse(MIDDLE, MOUTH_Y + 6, x + 20, y + 20), fill: lower },
      { path: ellipse(MIDDLE, MOUTH_Y - 2, x + 19, y + 13), fill: upper },
      { path: ellipse(MIDDLE, MOUTH_Y + 4, x, y), fill: dark },
      {
        path: line([
          [-16, MOUTH_Y + y + 16],
          [16, MOUTH_Y + y + 16],
        ]),
        stroke: shine,
        width: 8,
      },
    ]
  }
  if (person.expression === 'happy') {
    const topEdge = at([
      [0, -14 * full],
      [22, -20 * full],
      [58, -18],
      [92, -32],
    ])
    const under = at([
      [0, 3],
      [48, -3],
      [86, -28],
    ])
    const inside = at([
      [0, 35],
      [52, 20],
      [86, -28],
    ])
    const bottom = at([
      [0, 36 + 19 * full],
      [58, 24 + 10 * full],
      [92, -32],
    ])
    const teeth = at([
      [0, 23],
      [50, 14],
      [84, -27],
    ])
    return [
      { path: between(under, inside.toReversed()), fill: dark },
      { path: between(under, teeth.toReversed()), fill: '#fffaf2' },
      { path: between(topEdge, under.toReversed()), fill: upper, stroke: upper, width: 4 },
      { path: between(inside, bottom.toReversed()), fill: lower, stroke: lower, width: 4 },
      {
        path: smooth(
          at([
            [0, 36 + 9 * full],
            [26, 33 + 9 * full],
          ]),
        ),
        stroke: shine,
        width: 8,
      },
    ]
  }
  const shape = lips[person.expression](full)
  const middle = at(shape.between)
  return [
    { path: between(at(shape.top), middle.toReversed()), fill: upper, stroke: upper, width: 3 },
    { path: between(middle, at(shape.bottom).toReversed()), fill: lower, stroke: lower, width: 3 },
    { path: smooth(at(shape.light)), stroke: shine, width: 8 },
    { path: smooth(middle), stroke: mixed(upper, '#1a0508', 0.6), width: 8 },
  ]
}

export function beard({ beard: worn }, { beardHair }) {
  if (!worn) return []
  const { base, light, strand, dark } = beardHair
  const outer = [
    [252, 560],
    [248, 640],
    [226, 720],
    [176, 806],
    [96, 862],
    [0, 880],
  ]
  const inner = [
    [226, 566],
    [214, 632],
    [176, 676],
    [118, 676],
    [64, 652],
    [0, 660],
  ]
  const whole = (points) => across(points.toReversed()).toReversed()
  const shape = `${scallops(whole(outer).toReversed(), 18, -10)}${onward(smooth(whole(inner)))}Z`
  const moustache = between(
    placed([
      [0, 664],
      [40, 650],
      [88, 664],
      [124, 708],
      [136, 744],
      [104, 728],
      [70, 690],
      [0, 686],
    ]),
    placed([
      [0, 686],
      [-70, 690],
      [-104, 728],
      [-136, 744],
      [-124, 708],
      [-88, 664],
      [-40, 650],
      [0, 664],
    ]),
  )
  const strandOf = (points, stroke, width) => ({ path: line(points), stroke, width })
  return [
    { path: shape, fill: base },
    ...both([
      strandOf(
        [
          [206, 660],
          [190, 736],
          [140, 806],
        ],
        dark,
        8,
      ),
      strandOf(
        [
          [160, 716],
          [140, 776],
          [96, 828],
        ],
        light,
        12,
      ),
      strandOf(
        [
          [60, 790],
          [52, 826],
          [28, 856],
        ],
        dark,
        8,
      ),
    ]),
    { path: moustache, fill: light },
    ...both([
      strandOf(
        [
          [30, 668],
          [80, 676],
          [112, 716],
        ],
        strand,
        8,
      ),
    ]),
  ]
}
