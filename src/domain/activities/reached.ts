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
