import type { RecordsOf } from '../trials/engine/recordsSpec'

/** Records of tracing a road: mean distance of the finger from its middle, lifts, pauses, time from the first to the last point, and direction. */
export const tracedRecords = {
  offRoad: { kind: 'number', unit: 'heights' },
  lifts: { kind: 'number', unit: 'count' },
  pauses: { kind: 'number', unit: 'count' },
  traceMs: { kind: 'number', unit: 'ms' },
  direction: { kind: 'choice', options: ['right', 'left', 'down', 'up'] },
} as const

export type Traced = RecordsOf<typeof tracedRecords>
