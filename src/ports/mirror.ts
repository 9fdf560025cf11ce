import type { SessionCamera } from './sessionCamera'

/** The camera as a mirror: its picture is shown on the stage and nowhere else, and is neither kept nor sent. */
export interface Mirror extends SessionCamera {
  /** Draws what is seen now over a canvas of so many pixels, right and left exchanged, cut off where it is wider or higher. Whether there was a picture. */
  paint(context: CanvasRenderingContext2D, width: number, height: number): boolean
}
