import { EYES, LARGER } from './measures.mjs'
import { both, line, oval, ring } from './lines.mjs'
import { mixed } from './colours.mjs'

const NOSE_FOOT = 628

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
