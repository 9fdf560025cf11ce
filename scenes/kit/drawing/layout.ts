import type { Place } from '#domain/geometry'

/** Turns the fractions in which everything is planned into the pixels of the present stage. */
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

  /** A length given in stage heights. */
  length(share: number): number {
    return share * this.height
  }

  /** A speed given in stage widths a second, as pixels a second. */
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
