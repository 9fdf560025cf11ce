import type { RecordsOf } from '../trials/engine/recordsSpec'

/**
 * What is recorded of hands before the camera (domain.md F8): in how many of the nine zones of the stage they were, and how
 * much of the picture's width and height they went over. Nothing where the camera is off.
 */
export const reachedRecords = {
  zonesReached: { kind: 'number', unit: 'count' },
  reachAcross: { kind: 'number', unit: 'share' },
  reachDown: { kind: 'number', unit: 'share' },
} as const

export type Reached = RecordsOf<typeof reachedRecords>

/** What these are called, by language. */
export const reachedText = {
  en: {
    zonesReached: 'Screen areas (of nine) the hand reached',
    reachAcross: 'How far across the camera’s picture a hand moved',
    reachDown: 'How far up and down the camera’s picture a hand moved',
  },
} as const
