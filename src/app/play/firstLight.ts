import { findActivity } from '#scenes/catalogue'
import type { Dials } from '#domain/child/dials'
import type { Child } from '#domain/people/people'
import { usePlay } from './startSession'

/** The same wait for every light, and an end after a few minutes. */
const MEETING: Partial<Dials> = { waitMs: 10_000, maxSessionMin: 4, gapMs: 1500, rewardMs: 2000 }

const manifest = findActivity('lightcatcher')
const level = manifest?.levels.find(({ opensFrom }) => opensFrom === 'meeting')?.id

/** Activity and level of the eight lights for getting to know a child; null if not built. */
export const firstLight = manifest === null || level === undefined ? null : { manifest, level }

/** Starts the first light with a child; null if not built. Call it from a press. */
export function usePlayFirstLight(): ((child: Child) => void) | null {
  const { play } = usePlay()
  return firstLight === null ? null : (child) => play(firstLight.manifest, { category: null, level: firstLight.level, plan: MEETING }, child)
}
