import type { Movement } from './movement'

/** Share of cells of the picture, or of its half, that must move to count: the moving edges of a nod, a turn of the head, the body. */
export const minMovement = { small: 0.01, middle: 0.025, large: 0.06 } as const
export type MovementSize = keyof typeof minMovement

/** Time (ms) without movement after which a movement counts as a new one. Before the child's time the view must have been still as long. */
const STILL_MS = 300
/** Longest pause (ms) within a movement, such as a change of direction. */
const PAUSE_MS = 350

/** Movement, and whether it has lasted long enough to be an answer. */
export interface Moving {
  /** Nothing moved since the question: any movement now is new. */
  readonly isFresh: boolean
  readonly stillMs: number
  readonly movingMs: number
  readonly at: number | null
}

export const notMoving: Moving = { isFresh: false, stillMs: 0, movingMs: 0, at: null }

/** Processes one more picture, with the moving `share` of the relevant part of the picture. */
export function keepMoving(before: Moving, share: number, least: number, at: number): Moving {
  const ms = before.at === null ? 0 : at - before.at
  if (share < least) {
    const stillMs = before.stillMs + ms
    return { isFresh: before.isFresh || stillMs >= STILL_MS, stillMs, movingMs: stillMs > PAUSE_MS ? 0 : before.movingMs, at }
  }
  return { ...before, stillMs: 0, movingMs: before.isFresh ? before.movingMs + ms : 0, at }
}

/** The relevant share: of the whole view, or of the half with the thing. */
export const shareWithin = ({ share, left, right }: Movement, within: 'view' | 'left' | 'right'): number =>
  within === 'view' ? share : within === 'left' ? left : right
