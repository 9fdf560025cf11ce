import type { Place } from '../geometry'

/**
 * Whether a face in the camera's picture is turned to the screen. `none` means that no face was found. This says nothing about
 * the eyes: a child who looks eccentrically, with a tilted head or past the screen may well be seeing.
 */
export type Facing = 'toward' | 'away' | 'none'

/** The camera's result for one picture. Neither the picture nor any landmark leaves the worker. */
export interface FaceFrame {
  /** Time at which the picture was taken (ms on the `performance.now()` clock). */
  readonly at: number
  readonly facing: Facing
  /** Whether the picture is too dark for detection. If so, `none` does not mean that no face is there. */
  readonly isDark?: boolean
  /**
   * Smoothed point that serves as a pointer, mirrored: where the head is turned, in the head's own axes (`pointOf`). It does not
   * depend on the face's position, distance or tilt in the picture. Null without a face, or if no pointer is wanted.
   */
  readonly pointer: Place | null
}
