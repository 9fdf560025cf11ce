import type { Place } from '../geometry'
import { HEAD, smoothedPlace, smoothPlace, type Smoothed } from '../hands/smoothing'
import type { Facing } from './face'
import { STRAIGHT_NOD, type HeadPose } from './pose'

/**
 * Up to here a face counts as turned to the screen, and from there as turned away; between the two it stays what it was (about 27 and 34 degrees to a side).
 * The limits are wide: a camera is above a screen or next to it, and children look from a tablet's one side to its other without turning away.
 */
const TOWARD = { turn: 0.32, up: 0.24, down: 0.24 } as const
const AWAY = { turn: 0.4, up: 0.3, down: 0.3 } as const
/** A new state must last this long (ms), so that a single wrong picture changes nothing. */
const HOLD_MS = 250
/** A face that was not found for this long (ms) is gone. */
export const FACE_LOST_MS = 600
/** After a longer gap (ms) an old point says nothing about the new one: smoothing begins again. */
const SMOOTH_GAP_MS = 400

/** State of following the face in front of the camera. */
export interface FollowedFace {
  readonly facing: Facing
  readonly candidate: Facing
  readonly candidateSince: number
  readonly seenAt: number | null
  readonly point: Smoothed | null
}

export const noFace: FollowedFace = { facing: 'none', candidate: 'none', candidateSince: 0, seenAt: null, point: null }

/** Updates the state with one picture, taken at `at` (ms); `pose` is null when no face was found. */
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

/** The point that serves as a pointer; null while no face is found. */
export const pointerOf = ({ point }: FollowedFace): Place | null => (point === null ? null : smoothedPlace(point))

/** Where the head points, as in a mirror: 0.5 is straight ahead, and the picture's width is one distance between the eyes. */
export const pointOf = ({ turn, nod }: HeadPose): Place => ({ x: 0.5 - turn, y: 0.5 + nod - STRAIGHT_NOD })

function facingOf(before: Facing, { turn, nod }: HeadPose): Facing {
  const within = (limits: { readonly turn: number; readonly up: number; readonly down: number }) =>
    Math.abs(turn) <= limits.turn && nod - STRAIGHT_NOD <= limits.down && STRAIGHT_NOD - nod <= limits.up
  return within(before === 'toward' ? AWAY : TOWARD) ? 'toward' : 'away'
}
