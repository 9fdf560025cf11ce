import type { SessionCamera } from './sessionCamera'

/** The camera as a mirror: its picture is shown only on the stage, and is neither stored nor sent. */
export interface Mirror extends SessionCamera {
  /** Draws the current picture over a canvas of this size, mirrored and cropped to fit. Returns whether there was one. */
  paint(context: CanvasRenderingContext2D, width: number, height: number): boolean
}
