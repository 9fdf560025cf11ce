import type { Place } from '#domain/geometry'

/** Converts plan fractions into pixels of the current stage. */
export class Layout {
  readonly width: number
  readonly height: number

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  get aspect(): number {
    return this.width / this.height
  }

  /** Converts a length in stage heights to pixels. */
  length(share: number): number {
    return share * this.height
  }

  /** Converts a speed in stage widths per second to pixels per second. */
  speed(share: number): number {
    return share * this.width
  }

  point(place: Place): { x: number; y: number } {
    return { x: place.x * this.width, y: place.y * this.height }
  }

  place(x: number, y: number): Place {
    return { x: x / this.width, y: y / this.height }
  }
}
