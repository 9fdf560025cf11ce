import type { RecordsOf } from '../trials/engine/recordsSpec'

/**
 * What the home stories record of how a thing was brought (domain.md F6), beside the latencies and errors of all: how often
 * it was taken up, how often it was let go on the way, for how long it was under way in the hand, how far from its place it
 * was let go last, and how long after it was taken the adult saw the child look to where it belongs.
 */
export const carriedRecords = {
  lifts: { kind: 'number', unit: 'count' },
  drops: { kind: 'number', unit: 'count' },
  dragMs: { kind: 'number', unit: 'ms' },
  dropError: { kind: 'number', unit: 'heights' },
  lookShiftMs: { kind: 'number', unit: 'ms' },
} as const

export type Carried = RecordsOf<typeof carriedRecords>

/**
 * What is recorded where pieces are put into slots and none is a mistake: how often one was put into a slot, and how many came into another one
 * than their own first.
 */
export const assembledRecords = {
  placements: { kind: 'number', unit: 'count' },
  orderErrors: { kind: 'number', unit: 'count' },
} as const

/** What is recorded of things that are counted: how many were, how often one was counted twice, and which number was chosen first. */
export const countedRecords = {
  counted: { kind: 'number', unit: 'count' },
  doubles: { kind: 'number', unit: 'count' },
  chosen: { kind: 'number', unit: 'count' },
} as const

/** What is recorded of something that is held: for how long in all, and whether it was let go when all was done. */
export const heldRecords = {
  heldMs: { kind: 'number', unit: 'ms' },
  letGoInTime: { kind: 'yes-no' },
} as const

/** What is recorded of the child's voice: how often in a minute it was heard, and how long the longest sound was. */
export const calledRecords = {
  perMinute: { kind: 'number', unit: 'count' },
  longest: { kind: 'number', unit: 'ms' },
} as const
