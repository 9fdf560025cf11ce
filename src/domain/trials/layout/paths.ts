import type { ZoneWeights } from '../../child/zones'
import { pickWeighted, type Random } from '../../random'
import { bestZone, DESIGN_ASPECT, EDGE, placeIn, zoneAt } from './placement'
import type { Place } from '../../geometry'

export const pathKinds = ['short', 'horizontal', 'vertical', 'diagonal', 'corner', 'curve'] as const
/** Shapes of paths across the stage. A `short` path is a tenth of the width, there and back. */
export type PathKind = (typeof pathKinds)[number]

/** Points of a path, beginning with the start. */
export type DriftCourse = readonly [Place, Place, ...Place[]]

/** Length of a short path (stage widths). */
const SHORT = 0.1
/** Number of straight pieces of a curve, and height of its ends (fraction of the stage, from the edge towards which it bends). */
const CURVE = { pieces: 16, foot: 0.62 } as const
/** Number of samples on each piece of a path. */
const SAMPLES = 80

/** Chooses a path of this kind for a thing of `size` that stays within the child's visual field, or a short path if there is none. */
export function chooseCourse(kind: PathKind, size: number, weights: ZoneWeights, random: Random): DriftCourse {
  const open = coursesOf(kind, size)
    .map((course) => ({ course, weight: weightOf(course, weights) }))
    .filter(({ weight }) => weight > 0)
  return open.length === 0 ? shortCourse(size, weights) : pickWeighted(random, open, ({ weight }) => weight).course
}

/** Reverses a course. */
export const turned = (course: DriftCourse): DriftCourse => courseOf(course.toReversed())

const isCourse = (points: readonly Place[]): points is DriftCourse => points.length >= 2

function courseOf(points: readonly Place[]): DriftCourse {
  if (!isCourse(points)) throw new Error('a course needs a start and an end')
  return points
}

function shortCourse(size: number, weights: ZoneWeights): DriftCourse {
  const start = placeIn(bestZone(weights), size)
  const there = { ...start, x: start.x + (start.x > 0.5 ? -SHORT : SHORT) }
  return [start, there, start]
}

function coursesOf(kind: PathKind, size: number): readonly DriftCourse[] {
  const at = (x: number, y: number): Place => {
    const [halfWidth, halfHeight] = [size / DESIGN_ASPECT / 2, size / 2]
    return { x: Math.min(1 - EDGE - halfWidth, Math.max(EDGE + halfWidth, x)), y: Math.min(1 - EDGE - halfHeight, Math.max(EDGE + halfHeight, y)) }
  }
  const thirds = [1 / 6, 1 / 2, 5 / 6]
  switch (kind) {
    case 'short':
      return []
    case 'horizontal':
      return thirds.map((y) => [at(0, y), at(1, y)])
    case 'vertical':
      return thirds.map((x) => [at(x, 0), at(x, 1)])
    case 'diagonal':
      return [
        [at(0, 0), at(1, 1)],
        [at(1, 0), at(0, 1)],
        [at(0, 0.5), at(0.5, 0)],
        [at(0.5, 0), at(1, 0.5)],
        [at(0, 0.5), at(0.5, 1)],
        [at(0.5, 1), at(1, 0.5)],
      ]
    case 'corner':
      return [0, 0.5, 1].flatMap((x) =>
        [0, 0.5, 1].flatMap((y): DriftCourse[] => {
          const [far, low] = [x < 0.5 ? 1 : 0, y < 0.5 ? 1 : 0]
          return [[at(far, y), at(x, y), at(x, low)]]
        }),
      )
    case 'curve':
      return [CURVE.foot, 1 - CURVE.foot].map((foot) => {
        const [left, right, top] = [at(0, 0).x, at(1, 0).x, at(0, foot > 0.5 ? 0 : 1).y]
        const points = Array.from({ length: CURVE.pieces + 1 }, (_, index) => {
          const part = index / CURVE.pieces
          return { x: left + (right - left) * part, y: foot + (top - foot) * Math.sin(Math.PI * part) }
        })
        return courseOf(points)
      })
  }
}

/** Returns the mean zone weight along a path; 0 if any part of it is in a closed zone. */
function weightOf(course: DriftCourse, weights: ZoneWeights): number {
  const places = course.slice(1).flatMap((end, index) => {
    const start = course[index] ?? end
    return Array.from({ length: SAMPLES + 1 }, (_, sample) => ({
      x: start.x + ((end.x - start.x) * sample) / SAMPLES,
      y: start.y + ((end.y - start.y) * sample) / SAMPLES,
    }))
  })
  const seen = places.map((place) => weights[zoneAt(place)])
  return Math.min(...seen) === 0 ? 0 : seen.reduce<number>((sum, weight) => sum + weight, 0) / seen.length
}
