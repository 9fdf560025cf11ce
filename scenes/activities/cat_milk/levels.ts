import type { CarryMode } from '#domain/trials/plan/mechanics/carrying'

/** The task: bring the jug to a bowl, bring a bowl to the cat of its size, or touch the needed things in order. */
export interface MilkLevel {
  readonly does: 'pour' | 'serve' | 'order'
  readonly mode: CarryMode
  readonly cats: number
  /** Whether a boot is next to the jug. */
  readonly boot: boolean
}

const one = { does: 'pour', mode: 'drag', cats: 1, boot: false } as const

/** clinical-design.md, /cat_milk, L1 to L7. */
export const milkLevels = {
  '1': { ...one, mode: 'touch' },
  '2': { ...one, mode: 'tap-tap' },
  '3': one,
  '4': { ...one, mode: 'tap-tap', boot: true },
  '5': { ...one, mode: 'tap-tap', cats: 2 },
  '6': { ...one, mode: 'tap-tap', cats: 2, does: 'serve' },
  '7': { ...one, does: 'order' },
} as const satisfies Readonly<Record<string, MilkLevel>>
