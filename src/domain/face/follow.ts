import type { Place } from '../geometry'
import { HEAD, smoothedPlace, smoothPlace, type Smoothed } from '../hands/smoothing'
import type { Facing } from './face'
import { STRAIGHT_NOD, type HeadPose } from './pose'

/**
 * Limits up to which a face counts as turned to the screen (TOWARD), and from which it counts as turned away (AWAY). Between
 * them the state does not change (about 27 and 34 degrees to a side). The limits are wide: a camera is above or next to a
 * screen, and children look from one side of a tablet to the other without turning away.
 */
const TOWARD = { turn: 0.32, up: 0.24, down: 0.24 } as const
const AWAY = { turn: 0.4, up: 0.3, down: 0.3 } as const
/** Minimum time (ms) for which a new state must last, so that a single wrong picture changes nothing. */
const HOLD_MS = 250
/** Time (ms) after which a face that is not found counts as gone. */
export const FACE_LOST_MS = 600
/** Gap (ms) after which smoothing starts again, because an old point says nothing about the new one. */
const SMOOTH_GAP_MS = 400

/** State of face tracking from one picture to the next. */
export interface FollowedFace {
  readonly facing: Facing
  readonly candidate: Facing
  readonly candidateSince: number
  readonly seenAt: number | null
  readonly point: Smoothed | null
}

export const noFace: FollowedFace = { facing: 'none', candidate: 'none', candidateSince: 0, seenAt: null, point: null }

/** Updates the state with one picture, taken at `at` (ms). `pose` is null if no face was found. */
export function followFace(before: FollowedFace, pose: HeadPose | null, at: number): FollowedFace {
  if (pose === null) {
    const isLost = before.seenAt === null || at - before.seenAt >= FACE_LOST_MS
    return isLost ? { ...noFace, candidateSince: at } : before
  }
  const isContinued = before.seenAt !== null && at - before.seenAt <= SMOOTH_GAP_MS
  const point = smoothPlace(isContinued ? before.point : null, pointOf(pose), at, HEAD)
  const now = facingOf(before.facing, pose)
  const { candidate, candidateSince } = now === before.candidate ? before : { candidate: now, candidateSince: at }
  const isSure = now === before.facing || (at > candidateSince && at - candidateSince >= HOLD_MS)
  return { facing: isSure ? now : before.facing, candidate, candidateSince, seenAt: at, point }
}

/** Returns the point that serves as a pointer, or null while no face is found. */
export const pointerOf = ({ point }: FollowedFace): Place | null => (point === null ? null : smoothedPlace(point))

/**
 * Returns where the head points, mirrored: 0.5 is straight ahead, and the picture's width corresponds to one distance between
 * the eyes.
 */
export const pointOf = ({ turn, nod }: HeadPose): Place => ({ x: 0.5 - turn, y: 0.5 + nod - STRAIGHT_NOD })

function facingOf(before: Facing, { turn, nod }: HeadPose): Facing {
  const within = (limits: { readonly turn: number; readonly up: number; readonly down: number }) =>
    Math.abs(turn) <= limits.turn && nod - STRAIGHT_NOD <= limits.down && STRAIGHT_NOD - nod <= limits.up
  return within(before === 'toward' ? AWAY : TOWARD) ? 'toward' : 'away'
}
