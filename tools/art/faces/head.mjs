import { isYoung } from './measures.mjs'
import { between, both, line, onward, oval, placed, ring, smooth } from './lines.mjs'
import { mixed } from './colours.mjs'

const EARS_Y = 512

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

const kindOf = ({ age, build }) => (isYoung({ age }) ? age : build === 'strong' ? 'strong' : age === 'old' ? 'old' : 'soft')

export const headOf = (person) => heads[kindOf(person)]

const chinOf = (person) => headOf(person).at(-1)[1]

/** Returns the extra width of the hair around a young head. */
export const widerBy = ({ age }) => ({ child: 14, baby: 30 })[age] ?? 0

/** Returns half the width of the neck and half the width of the shoulders. */
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
