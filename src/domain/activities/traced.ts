import type { RecordsOf } from '../trials/engine/recordsSpec'

/**
 * Records of tracing a road: mean distance of the finger from the middle of the road, lifts, pauses, time from the first point
 * to the last, and direction.
 */
export const tracedRecords = {
  offRoad: { kind: 'number', unit: 'heights' },
  lifts: { kind: 'number', unit: 'count' },
  pauses: { kind: 'number', unit: 'count' },
  traceMs: { kind: 'number', unit: 'ms' },
  direction: { kind: 'choice', options: ['right', 'left', 'down', 'up'] },
} as const

export type Traced = RecordsOf<typeof tracedRecords>
