import type { RecordsOf } from '../trials/engine/recordsSpec'

/**
 * Records of the home stories (clinical-design.md F6), in addition to the common measures: pick-ups, drops on the way, dragging
 * time (ms), distance from the place at the last drop, and time from picking up until the adult saw the child look at the place.
 */
export const carriedRecords = {
  lifts: { kind: 'number', unit: 'count' },
  drops: { kind: 'number', unit: 'count' },
  dragMs: { kind: 'number', unit: 'ms' },
  dropError: { kind: 'number', unit: 'heights' },
  lookShiftMs: { kind: 'number', unit: 'ms' },
} as const

export type Carried = RecordsOf<typeof carriedRecords>

/** Records of putting pieces into slots, where nothing counts as a mistake: placements, and pieces first put into another slot. */
export const assembledRecords = {
  placements: { kind: 'number', unit: 'count' },
  orderErrors: { kind: 'number', unit: 'count' },
} as const

/** Records of counting: number of things counted, number counted twice, and the number chosen first. */
export const countedRecords = {
  counted: { kind: 'number', unit: 'count' },
  doubles: { kind: 'number', unit: 'count' },
  chosen: { kind: 'number', unit: 'count' },
} as const

/** Records of a press-and-hold: total time (ms), and whether the child let go at the end. */
export const heldRecords = {
  heldMs: { kind: 'number', unit: 'ms' },
  letGoInTime: { kind: 'yes-no' },
} as const

/** Records of the child's voice: sounds per minute, and the length of the longest sound (ms). */
export const voiceRecords = {
  perMinute: { kind: 'number', unit: 'count' },
  longest: { kind: 'number', unit: 'ms' },
} as const
