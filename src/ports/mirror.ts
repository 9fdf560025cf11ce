import type { SessionCamera } from './sessionCamera'

/** The camera used as a mirror. Its picture is shown only on the stage, and is neither stored nor sent. */
export interface Mirror extends SessionCamera {
  /** Draws the current picture on a canvas of this size, mirrored and cropped to fit. Returns whether there was a picture. */
  paint(context: CanvasRenderingContext2D, width: number, height: number): boolean
}
