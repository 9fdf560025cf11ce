import type { RecordsOf } from '../trials/engine/recordsSpec'

/**
 * What is recorded of how a road was drawn: how far the finger was from its middle (mean), how often it was lifted on the way, how often nothing was
 * drawn for a while, how long it took from the first to the last point, and which way it went.
 */
export const tracedRecords = {
  offRoad: { kind: 'number', unit: 'heights' },
  lifts: { kind: 'number', unit: 'count' },
  pauses: { kind: 'number', unit: 'count' },
  traceMs: { kind: 'number', unit: 'ms' },
  direction: { kind: 'choice', options: ['right', 'left', 'down', 'up'] },
} as const

export type Traced = RecordsOf<typeof tracedRecords>
