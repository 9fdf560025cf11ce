import { findActivity } from '#scenes/catalogue'
import type { Dials } from '#domain/child/dials'
import type { Child } from '#domain/people/people'
import { usePlay } from './startSession'

/** The same wait for every light, and an end after a few minutes whatever happens. */
const MEETING: Partial<Dials> = { waitMs: 10_000, maxSessionMin: 4, gapMs: 1500, rewardMs: 2000 }

const manifest = findActivity('lightcatcher')
const level = manifest?.levels.find(({ opensFrom }) => opensFrom === 'meeting')?.id

/** The eight lights by which an adult gets to know how a child sees: which level of which activity that is. Null where it is not built. */
export const firstLight = manifest === null || level === undefined ? null : { manifest, level }

/** Plays the first light with a child; null where it is not built. Call it in answer to a press. */
export function usePlayFirstLight(): ((child: Child) => void) | null {
  const { play } = usePlay()
  return firstLight === null ? null : (child) => play(firstLight.manifest, { category: null, level: firstLight.level, plan: MEETING }, child)
}
