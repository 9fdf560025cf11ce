import type { PathKind } from '#domain/trials/layout/paths'

/** The content of one level. Sizes are shares of the child's own target size. Speeds are in stage widths per second, and limited by the child's maximum. */
export interface FollowLevel {
  readonly ways: readonly PathKind[]
  readonly speeds: readonly number[]
  readonly sizeShare: number
  /** Rest (ms) at the bend of a path. */
  readonly cornerMs?: number
  /** Time (ms) for which the ball is hidden behind one wide bar. */
  readonly hiddenMs?: number
}

/** The levels L1 to L8 (clinical-design.md, /follow). */
export const followLevels = {
  '1': { ways: ['short'], speeds: [0.04], sizeShare: 0.9 },
  '2': { ways: ['horizontal'], speeds: [0.04], sizeShare: 0.9 },
  '3': { ways: ['vertical'], speeds: [0.04], sizeShare: 0.8 },
  '4': { ways: ['diagonal'], speeds: [0.05], sizeShare: 0.8 },
  '5': { ways: ['corner'], speeds: [0.05], sizeShare: 0.8, cornerMs: 1000 },
  '6': { ways: ['curve'], speeds: [0.06], sizeShare: 0.8 },
  '7': { ways: ['horizontal'], speeds: [0.06], sizeShare: 0.8, hiddenMs: 1000 },
  '8': { ways: ['horizontal', 'vertical', 'diagonal'], speeds: [0.1, 0.12, 0.15], sizeShare: 0.8 },
} as const satisfies Readonly<Record<string, FollowLevel>>
