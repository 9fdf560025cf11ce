import type { CarryMode } from '#domain/trials/plan/mechanics/carrying'

/** The task: to bring the jug to a bowl, to bring a bowl to the cat of its size, or to touch the required things in order. */
export interface MilkLevel {
  readonly does: 'pour' | 'serve' | 'order'
  readonly mode: CarryMode
  readonly cats: number
  /** Whether there is a boot next to the jug. */
  readonly boot: boolean
}

const one = { does: 'pour', mode: 'drag', cats: 1, boot: false } as const

/** The levels L1 to L7 (clinical-design.md, /cat_milk). */
export const milkLevels = {
  '1': { ...one, mode: 'touch' },
  '2': { ...one, mode: 'tap-tap' },
  '3': one,
  '4': { ...one, mode: 'tap-tap', boot: true },
  '5': { ...one, mode: 'tap-tap', cats: 2 },
  '6': { ...one, mode: 'tap-tap', cats: 2, does: 'serve' },
  '7': { ...one, does: 'order' },
} as const satisfies Readonly<Record<string, MilkLevel>>
