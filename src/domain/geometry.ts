/** A place on the stage, as fractions of its width and height from the top left. */
export interface Place {
  readonly x: number
  readonly y: number
}
