import type { MeasuredWay } from '#domain/trials/engine/levelSpec'
import type { GroundRung } from '#domain/trials/concepts/groundLadder'

/** The content of one level: the rung of the background ladder that is behind the thing. */
export interface BackgroundLevel {
  readonly rung: GroundRung
  /** Rungs that alternate instead, as far as they are offered to the child. */
  readonly ways?: readonly (MeasuredWay & BackgroundLevel)[]
}

/**
 * The backgrounds to compare, from black to a photograph without colour. Each has the minimum limits that a child must have for it
 * (clinical-design.md §3.3).
 */
export const sampledGrounds = [
  { rung: 1, complexity: 2, trials: 4 },
  { rung: 3, complexity: 5, trials: 4 },
  { rung: 6, complexity: 8, trials: 4 },
  { rung: 8, complexity: 8, trials: 4 },
] as const

/** The levels G1 to G10 (clinical-design.md, /background). */
export const backgroundLevels = {
  '1': { rung: 1 },
  '2': { rung: 2 },
  '3': { rung: 3 },
  '4': { rung: 4 },
  '5': { rung: 5 },
  '6': { rung: 6 },
  '7': { rung: 7 },
  '8': { rung: 8 },
  '9': { rung: 9 },
  '10': { rung: 10 },
  sample: { rung: 1, ways: sampledGrounds },
} as const satisfies Readonly<Record<string, BackgroundLevel>>
