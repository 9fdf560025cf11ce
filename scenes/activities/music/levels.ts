import type { Place } from '#domain/geometry'
import { arcOf, gridIn } from '#domain/trials/layout/placement'

/** The content of one level. `share` is a share of the child's own size. No pad is smaller than `least` or larger than `most` (stage heights). */
export interface MusicLevel {
  /** Places of the pads from left to right, if the child sees all of them. If null, the places that the child sees best are used. */
  readonly places: ((aspect: number) => readonly Place[]) | null
  readonly pads: number
  readonly share: number
  readonly least: number
  readonly most: number
  /** Number of pads that the child is asked to find one after another, in "follow", at the start and at the end of the block. */
  readonly asks: readonly [number, number]
}

const row = (count: number, y: number) => () => gridIn({ left: 0.04, right: 0.96, top: y, bottom: y }, count, 1)

/** Distance (stage heights) by which every second column is higher. */
const STAGGER = 0.1
/**
 * Returns the places of eight pads in two rows of four. At the same height, four pads side by side would be bright bars across the stage, which is a
 * pattern (clinical-design.md §1.7, limit 4).
 */
const staggered = () =>
  gridIn({ left: 0.03, right: 0.97, top: 0.06, bottom: 0.94 }, 4, 2).map(({ x, y }, index) => ({ x, y: y + (index % 2 === 0 ? STAGGER : -STAGGER) / 2 }))

/** The levels L1 to L5 (clinical-design.md, /music). */
export const musicLevels = {
  '1': { places: null, pads: 1, share: 1.5, least: 0.4, most: 0.6, asks: [1, 1] },
  '2': { places: row(2, 0.5), pads: 2, share: 1.125, least: 0.3, most: 0.45, asks: [1, 1] },
  '3': { places: row(3, 0.5), pads: 3, share: 0.9, least: 0.24, most: 0.36, asks: [1, 1] },
  '4': { places: (aspect) => arcOf(5, { x: 0.5, y: 0.75 }, { x: 0.37 * aspect, y: 0.5 }, aspect), pads: 5, share: 0.65, least: 0.2, most: 0.26, asks: [1, 1] },
  '5': { places: staggered, pads: 8, share: 0.55, least: 0.18, most: 0.22, asks: [2, 4] },
} as const satisfies Readonly<Record<string, MusicLevel>>
