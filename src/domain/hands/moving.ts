import type { Movement } from './movement'

/**
 * Minimum share of moving cells in the picture, or in one half of it, that counts as movement. The values match the moving edges
 * of a nod, a turn of the head and a movement of the body.
 */
export const minMovement = { small: 0.01, middle: 0.025, large: 0.06 } as const
export type MovementSize = keyof typeof minMovement

/** Time (ms) without movement after which a movement counts as new. Before the child's turn, the view must be still for as long. */
const STILL_MS = 300
/** Maximum pause (ms) within one movement, such as at a change of direction. */
const PAUSE_MS = 350

/** State of a movement until it has lasted long enough to be an answer. */
export interface Moving {
  /** Whether the view has been still since the question, so that any movement now is new. */
  readonly isFresh: boolean
  readonly stillMs: number
  readonly movingMs: number
  readonly at: number | null
}

export const notMoving: Moving = { isFresh: false, stillMs: 0, movingMs: 0, at: null }

/** Processes one more picture. `share` is the share of moving cells in the relevant part of the picture. */
export function keepMoving(before: Moving, share: number, least: number, at: number): Moving {
  const ms = before.at === null ? 0 : at - before.at
  if (share < least) {
    const stillMs = before.stillMs + ms
    return { isFresh: before.isFresh || stillMs >= STILL_MS, stillMs, movingMs: stillMs > PAUSE_MS ? 0 : before.movingMs, at }
  }
  return { ...before, stillMs: 0, movingMs: before.isFresh ? before.movingMs + ms : 0, at }
}

/** Returns the share of moving cells in the relevant part: the whole view, or the half that contains the thing. */
export const shareWithin = ({ share, left, right }: Movement, within: 'view' | 'left' | 'right'): number =>
  within === 'view' ? share : within === 'left' ? left : right
