import { EYES, isYoung, LARGER, MIDDLE } from './measures.mjs'
import { between, both, ellipse, line, mirrored, placed, smooth } from './lines.mjs'
import { mixed } from './colours.mjs'

const BROWS = { away: 126, y: 380 }

/** Opening of the lids, above and below. The eyes of a happy person smile too, and the outer corners of a sad person's eyes are lower. */
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
