import type { CarryMode } from '#domain/trials/plan/mechanics/carrying'

/** The task: to bring a fish home, to touch the one that swims, or to feed all of them. */
export interface BowlLevel {
  readonly does: 'bring' | 'catch' | 'feed'
  readonly mode: CarryMode
  /** Number of fish to bring. `bowls` is the number of bowls. */
  readonly fish: number
  readonly bowls: number
}

const one = { does: 'bring', mode: 'drag', fish: 1, bowls: 1 } as const

/** The levels L1 to L7 (clinical-design.md, /fish_bowl). */
export const bowlLevels = {
  '1': { ...one, mode: 'touch' },
  '2': { ...one, mode: 'tap-tap' },
  '3': one,
  '4': { ...one, mode: 'tap-tap', bowls: 2 },
  '5': { ...one, does: 'catch' },
  '6': { ...one, mode: 'tap-tap', fish: 3 },
  '7': { ...one, does: 'feed' },
} as const satisfies Readonly<Record<string, BowlLevel>>
