import { findActivity } from '#scenes/catalogue'
import type { Dials } from '#domain/child/dials'
import type { Child } from '#domain/people/people'
import { usePlay } from './startSession'

/** Settings of the first session: the same wait for every light, and an end after a few minutes. */
const MEETING: Partial<Dials> = { waitMs: 10_000, maxSessionMin: 4, gapMs: 1500, rewardMs: 2000 }

const manifest = findActivity('lightcatcher')
const level = manifest?.levels.find(({ opensFrom }) => opensFrom === 'meeting')?.id

/** The activity and level with the eight lights for getting to know a child, or null if the build does not include them. */
export const firstLight = manifest === null || level === undefined ? null : { manifest, level }

/** Returns a function that starts the first light with a child, or null if the build does not include it. Call the function from a press. */
export function usePlayFirstLight(): ((child: Child) => void) | null {
  const { play } = usePlay()
  return firstLight === null ? null : (child) => play(firstLight.manifest, { category: null, level: firstLight.level, plan: MEETING }, child)
}
