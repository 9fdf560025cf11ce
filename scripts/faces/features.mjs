import { mixed } from './colours.mjs'
import { across, between, both, ellipse, line, mirrored, onward, oval, placed, ring, scallops, smooth } from './lines.mjs'

/*
 * Each feature is a function of a person and the drawing tools (look), and returns its strokes from back to front. A stroke is a path with `fill`, or
 * with `stroke` and `width`; `clip` names a clip of the look, `part` a part within the feature. Every feature has the same place in all faces, so that
 * features can be exchanged between people.
 */
const MIDDLE = 400
const EYES = { away: 124, y: 492 }
const BROWS = { away: 126, y: 380 }
const EARS_Y = 512
const MOUTH_Y = 704
const NOSE_FOOT = 628
/** Features are larger than life, because a face is also shown small. */
const LARGER = { eyes: 1.13, brows: 1.1, nose: 1.12, mouth: 1.14 }

const heads = {
  baby: [
    [0, 168],
    [142, 186],
    [234, 256],
    [276, 366],
    [286, 490],
    [276, 590],
    [238, 676],
    [170, 738],
    [90, 772],
    [0, 782],
  ],
  child: [
    [0, 140],
    [126, 160],
    [208, 230],
    [250, 350],
    [262, 480],
    [261, 586],
    [230, 676],
    [166, 748],
    [88, 788],
    [0, 800],
  ],
  soft: [
    [0, 152],
    [112, 172],
    [190, 238],
    [232, 355],
    [242, 480],
    [233, 590],
    [202, 690],
    [138, 776],
    [68, 820],
    [0, 830],
  ],
  strong: [
    [0, 148],
    [116, 168],
    [196, 234],
    [238, 352],
    [246, 490],
    [240, 600],
    [217, 700],
    [162, 786],
    [86, 834],
    [0, 845],
  ],
  old: [
    [0, 148],
    [116, 168],
    [194, 236],
    [235, 354],
    [244, 480],
    [240, 590],
    [216, 692],
    [154, 778],
    [78, 822],
    [0, 832],
  ],
}

const isYoung = ({ age }) => age === 'child' || age === 'baby'
const kindOf = ({ age, build }) => (isYoung({ age }) ? age : build === 'strong' ? 'strong' : age === 'old' ? 'old' : 'soft')
export const headOf = (person) => heads[kindOf(person)]
const chinOf = (person) => headOf(person).at(-1)[1]
/** How much wider hair stands out around a young head. */
export const widerBy = ({ age }) => ({ child: 14, baby: 30 })[age] ?? 0

/** Half the neck's width, and half the shoulders'. */
const bustOf = ({ age, build }) =>
  age === 'baby'
    ? { neck: 84, shoulder: 206 }
    : age === 'child'
      ? { neck: 94, shoulder: 224 }
      : build === 'strong'
        ? { neck: 138, shoulder: 330 }
        : { neck: 108, shoulder: 318 }

export function neck(person, { skin }) {
  const { neck: n } = bustOf(person)
  const chin = chinOf(person)
  const side = [
    [-n, 690],
    [-n, chin + 46],
    [-n - 26, chin + 100],
    [-n - 40, 980],
  ]
  const body = between(placed(side), placed(side.map(([away, y]) => [-away, y]).toReversed()))
  const shade = line([
    [-n, 740],
    [-n, chin - 10],
    [-n * 0.6, chin + 34],
    [0, chin + 46],
    [n * 0.6, chin + 34],
    [n, chin - 10],
    [n, 740],
  ])
  return [
    { path: body, fill: skin.rim, stroke: skin.rim, width: 6 },
    { path: body, fill: mixed(skin.base, skin.shade, 0.55) },
    { path: `${shade}Z`, fill: mixed(skin.shade, skin.deep, 0.3) },
  ]
}

export function top(person) {
  const { neck: n, shoulder } = bustOf(person)
  const y = chinOf(person) + 44
  const half = n + 12
  const edge = [
    [-half, y + 16],
    [-half * 0.62, y + 54],
    [0, y + 70],
    [half * 0.62, y + 54],
    [half, y + 16],
  ]
  const left = [
    [-shoulder - 24, 990],
    [-shoulder + 8, y + 72],
    [-shoulder + 70, y + 46],
    [-half - 20, y + 26],
    [-half, y + 16],
  ]
  const right = left.map(([away, at]) => [-away, at]).toReversed()
  return [
    { path: `${line(left)}${onward(line(edge))}${onward(line(right))}Z`, fill: person.top },
    { path: line(edge), stroke: mixed(person.top, '#ffffff', 0.3), width: 16 },
  ]
}

export function head(person, { skin, id }) {
  const outline = headOf(person)
  const young = isYoung(person)
  const inner = outline.map(([away, y], index) => [away * 0.93, index === 0 ? y + 8 : index === outline.length - 1 ? y - 22 : y < 480 ? y + 4 : y - 22 * 0.7])
  const cheek = young ? { away: 168, y: 628, width: 60, height: 52 } : { away: 156, y: 622, width: 50, height: 42 }
  const folds = person.beard
    ? [
        [84, 556],
        [124, 570],
        [168, 554],
      ]
    : [
        [86, 622],
        [116, 652],
        [136, 692],
      ]
  return [
    { path: ring(outline), stroke: skin.rim, width: 9, fill: skin.rim },
    { path: ring(outline), fill: skin.shade },
    { path: ring(inner), fill: skin.base },
    { path: oval(0, young ? 330 : 310, 190, 110), fill: `url(#${id('glow')})` },
    ...both([{ path: oval(cheek.away, cheek.y, cheek.width, cheek.height), fill: `url(#${id('blush')})`, part: 'cheeks' }]),
    { path: oval(0, chinOf(person) - 46, 76, 34), fill: `url(#${id('glow')})`, part: 'chin' },
    ...(person.age === 'old' ? both([{ path: line(folds), stroke: mixed(skin.base, skin.deep, 0.42), width: 7, opacity: 0.7 }]) : []),
  ]
}

export function ears(person, { skin }) {
  const { base, shade, deep, rim } = skin
  const size = person.age === 'old' ? 1.06 : 1
  const out = isYoung(person) ? 10 : 0
  const at = (points) => placed(points.map(([away, y]) => [away + out, EARS_Y + (y - EARS_Y) * size]))
  const edge = at([
    [222, 452],
    [246, 424],
    [280, 424],
    [300, 456],
    [298, 508],
    [278, 556],
    [258, 594],
    [234, 598],
    [220, 560],
  ])
  return both([
    { path: smooth(edge.slice(2, 7)), stroke: rim, width: 8 },
    { path: smooth(edge, true), fill: base },
    { path: smooth([edge[7], edge[8], edge[0], edge[1]]), stroke: mixed(shade, deep, 0.3), width: 7 },
    {
      path: smooth(
        at([
          [238, 474],
          [256, 450],
          [276, 456],
          [280, 494],
          [268, 530],
          [254, 560],
          [240, 560],
          [244, 520],
        ]),
        true,
      ),
      fill: mixed(base, deep, 0.5),
    },
    {
      path: smooth(
        at([
          [240, 506],
          [252, 484],
          [264, 488],
          [262, 516],
          [250, 540],
          [240, 536],
        ]),
        true,
      ),
      fill: mixed(shade, base, 0.45),
    },
  ])
}

/** How open the lids are above and below: a happy person smiles with the eyes too, and a sad one lets the outer corners drop. */
const lids = {
  neutral: { upper: 1, lower: 1, outer: 2 },
  happy: { upper: 0.94, lower: 0.52, outer: -3 },
  sad: { upper: 0.86, lower: 1, outer: 10 },
  surprised: { upper: 1.2, lower: 1.14, outer: 2 },
}

export function eyes(person, look) {
  const { base, shade, deep } = look.skin
  const young = isYoung(person)
  const lid = lids[person.expression]
  const large = LARGER.eyes
  const half = (young ? 65 : 62) * large
  const upper = (young ? 46 : person.age === 'old' ? 35 : 38) * large * lid.upper
  const lower = (young ? 35 : 28) * large * lid.lower
  const iris = (young ? 45 : 38.5) * large * (person.expression === 'surprised' ? 0.92 : 1)
  const { outer } = lid
  const at = (points) => placed(points.map(([away, y]) => [EYES.away + away, EYES.y + y]))
  const above = at([
    [-half, 8],
    [-half * 0.62, -upper * 0.68],
    [0, -upper],
    [half * 0.6, -upper * 0.72],
    [half, outer],
  ])
  const below = at([
    [half, outer],
    [half * 0.6, lower * 0.8 + outer * 0.3],
    [0, lower],
    [-half * 0.6, lower * 0.84],
    [-half, 8],
  ])
  const lidTop = at([
    [half + 6, outer - 6],
    [half * 0.66, -upper * 0.86 - 20],
    [0, -upper - 24],
    [-half * 0.64, -upper * 0.8 - 17],
    [-half - 4, 4],
  ])
  const lashes = person.lashes ? { out: 15, up: -12, thick: 12 } : { out: 7, up: -4, thick: 9 }
  const lash = at([
    [half + lashes.out, outer + lashes.up],
    [half * 0.62, -upper * 0.72 - lashes.thick],
    [0, -upper - lashes.thick + 2],
    [-half * 0.64, -upper * 0.66 - 6],
    [-half - 3, 11],
  ])
  const shadow = at([
    [half, outer + 4],
    [half * 0.6, -upper * 0.72 + 11],
    [0, -upper + 11],
    [-half * 0.62, -upper * 0.68 + 11],
    [-half, 8],
  ])
  const opening = between(above, below)
  look.clips['left-eye'] = mirrored(opening)
  look.clips['right-eye'] = opening
  const side = (isLeft) => {
    const on = (path) => (isLeft ? mirrored(path) : path)
    const x = MIDDLE + (isLeft ? -EYES.away : EYES.away)
    const clip = isLeft ? 'left-eye' : 'right-eye'
    return [
      { path: on(between(above, lidTop)), fill: mixed(base, shade, 0.9) },
      { path: on(smooth(lidTop.toReversed())), stroke: mixed(shade, deep, 0.55), width: 6, opacity: 0.9 },
      { path: on(opening), fill: '#fffdf8' },
      { path: ellipse(x, EYES.y - 3, iris), fill: look.iris[0], clip },
      { path: ellipse(x, EYES.y + 3, iris * 0.74), fill: look.iris[1], clip },
      { path: ellipse(x, EYES.y - 3, iris * 0.48), fill: '#17110f', clip },
      { path: on(between(above, shadow)), fill: '#3a2c30', opacity: 0.28, clip },
      { path: ellipse(x - 14, EYES.y - 18, young ? 12 : 10.5), fill: '#ffffff', clip },
      { path: on(smooth(below)), stroke: mixed(shade, deep, 0.7), width: person.expression === 'happy' ? 7 : 5 },
      { path: on(between(above, lash)), fill: look.lashes, stroke: look.lashes, width: 4 },
    ]
  }
  return [...side(true), ...side(false)]
}

const browLines = {
  neutral: [
    [-62, 7],
    [-24, -7],
    [24, -8],
    [68, 17],
  ],
  happy: [
    [-62, -3],
    [-22, -20],
    [26, -21],
    [68, 6],
  ],
  sad: [
    [-64, -24],
    [-24, -14],
    [24, 4],
    [66, 30],
  ],
  surprised: [
    [-60, -22],
    [-22, -40],
    [26, -40],
    [66, -14],
  ],
}

export function brows(person, { brow }) {
  const thick = person.brows * (person.age === 'baby' ? 6 : isYoung(person) ? 9.5 : 11) * LARGER.brows
  const widths = [0.3, 1.1, 0.98, 0.25].map((share) => share * thick)
  const middle = browLines[person.expression].map(([away, y]) => [BROWS.away + away * LARGER.brows, BROWS.y + y])
  const shifted = (share) => middle.map(([away, y], index) => [away, y + share * widths[index]])
  const shape = between(placed(shifted(-1)), placed(shifted(1).toReversed()))
  return both([
    { path: shape, fill: brow.dark, stroke: brow.dark, width: person.age === 'baby' ? 8 : 13 },
    { path: line(shifted(-0.3).slice(0, 3)), stroke: mixed(brow.dark, brow.light, 0.8), width: 6 },
  ])
}

export function nose(person, { skin, id }) {
  const { base, light, shade, deep } = skin
  const wide = ({ baby: 0.8, child: 0.86, old: 1.12 }[person.age] ?? (person.build === 'strong' ? 1.2 : 1.06)) * LARGER.nose
  const high = ({ baby: 0.52, child: 0.66 }[person.age] ?? 1) * LARGER.nose
  const at = (points) => points.map(([away, y]) => [away * wide, NOSE_FOOT + (y - NOSE_FOOT) * high])
  const foot = at([
    [-56, 592],
    [-60, 616],
    [-40, 632],
    [-18, 634],
    [0, 644],
    [18, 634],
    [40, 632],
    [60, 616],
    [56, 592],
  ])
  return [
    {
      path: ring(
        at([
          [0, 486],
          [19, 500],
          [20, 540],
          [32, 572],
          [56, 596],
          [54, 622],
          [30, 630],
          [14, 640],
          [0, 642],
        ]),
      ),
      fill: `url(#${id('nose')})`,
    },
    {
      path: ring(
        at([
          [0, 500],
          [9, 520],
          [9, 556],
          [23, 584],
          [24, 606],
          [0, 616],
        ]),
      ),
      fill: mixed(base, light, 0.8),
    },
    ...both([
      {
        path: line(
          at([
            [18, 621],
            [32, 604],
            [48, 612],
            [42, 629],
            [26, 632],
          ]),
          true,
        ),
        fill: deep,
      },
    ]),
    { path: line(foot), stroke: mixed(shade, deep, 0.95), width: 11 },
  ]
}

/** Lips by their height above and below; `full` makes them fuller. */
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
  // A young chin is close.
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

export function glasses({ glasses: worn }) {
  if (!worn) return []
  const { colour } = worn
  const [half, high, y] = [100, 80, 502]
  const isSquare = worn.shape === 'square'
  const corners = [
    [-1, -0.55],
    [-0.86, -0.9],
    [0, -0.97],
    [0.86, -0.9],
    [1, -0.55],
    [0.95, 0.5],
    [0.72, 0.88],
    [0, 0.94],
    [-0.72, 0.88],
    [-0.95, 0.5],
  ]
  const lens = isSquare
    ? line(
        corners.map(([a, b]) => [EYES.away + a * half, y + b * high]),
        true,
      )
    : oval(EYES.away, y, half - 4, high + 10)
  const inner = half - EYES.away
  const gleam = isSquare
    ? [
        [-0.66 * half, -high * 0.95],
        [0, -high],
        [0.66 * half, -high * 0.95],
      ]
    : [
        [-52, -72],
        [0, -high - 10],
        [52, -72],
      ]
  return [
    ...both([
      {
        path: line([
          [EYES.away + half, y - 24],
          [244, y - 30],
          [264, y - 28],
        ]),
        stroke: colour,
        width: 22,
      },
      { path: lens, stroke: colour, width: 22 },
    ]),
    {
      path: line([
        [inner + 4, y - 16],
        [-10, y - 27],
        [10, y - 27],
        [-inner - 4, y - 16],
      ]),
      stroke: colour,
      width: 20,
    },
    ...both([{ path: line(gleam.map(([a, b]) => [EYES.away + a, y + b])), stroke: mixed(colour, '#ffffff', 0.5), width: 6 }]),
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
