import type { Place } from '../geometry'

/**
 * Whether a face in the camera's picture is turned to the screen. `none`: no face was found. It says nothing about the eyes: a child who looks eccentrically,
 * with a tilted head or past the screen may well be seeing.
 */
export type Facing = 'toward' | 'away' | 'none'

/** A report of the camera on the face in one picture. No picture and no landmark leaves the worker. */
export interface FaceFrame {
  /** Time at which the picture was taken, in ms on the `performance.now()` base. */
  readonly at: number
  readonly facing: Facing
  /** The smoothed point of the face that serves as a pointer, as fractions of the mirrored picture; null without a face, or when no pointer is needed. */
  readonly pointer: Place | null
}
