import type { Category, Word } from '../words/words'
import type { Happening } from './mechanics'
import type { StimulusPlan } from './plan'

/* What a thing does of its own when it was found, as it would in life: fruit rocks on its foot, clothes swing as on a line, animals hop. */

/** Degrees to each side. */
const ROCKS = 12
const SWINGS = 9
const HOPS_AGAIN_MS = 2600
/** The edge from which clothes hang, and the foot on which a thing rocks where none is known, in sizes of the picture from its middle. */
const HANGS_AT = -0.45
const FOOT = 0.42

const rocking: ReadonlySet<Category> = new Set(['fruits', 'vegetables', 'food', 'everyday', 'toys', 'nature'])

/** What it does, so long (ms) after what went before. */
export function ownDeed(id: string, { category }: Word, afterMs = 0): readonly Happening[] {
  if (category === 'clothing') return [{ id, does: 'wiggle', degrees: SWINGS, afterMs }]
  if (rocking.has(category)) return [{ id, does: 'wiggle', degrees: ROCKS, afterMs }]
  return [
    { id, does: 'hop', afterMs },
    { id, does: 'hop', afterMs: afterMs + HOPS_AGAIN_MS },
  ]
}

/** The same thing, turning about the point about which it rocks or swings. */
export const turningAsInLife = (plan: StimulusPlan, { category, foot }: Word): StimulusPlan => ({
  ...plan,
  pivot: { x: 0, y: category === 'clothing' ? HANGS_AT : foot === undefined ? FOOT : foot - 0.5 },
})
