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
  /** Whether the picture is too dark to tell: that no face was found then means nothing. */
  readonly isDark?: boolean
  /**
   * The smoothed point that serves as a pointer, as in a mirror: where the head is turned, in its own axes (`pointOf`). It does not depend on where the
   * face is in the picture, how near it is or how it is tilted. Null without a face, or when no pointer is wanted.
   */
  readonly pointer: Place | null
}
