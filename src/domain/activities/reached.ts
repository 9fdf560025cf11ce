import type { RecordsOf } from '../trials/engine/recordsSpec'

/**
 * Records of hands in front of the camera (clinical-design.md F8): stage zones reached, and the share of the picture's width and
 * height that the hands covered. Empty without a camera.
 */
export const reachedRecords = {
  zonesReached: { kind: 'number', unit: 'count' },
  reachAcross: { kind: 'number', unit: 'share' },
  reachDown: { kind: 'number', unit: 'share' },
} as const

export type Reached = RecordsOf<typeof reachedRecords>
