import type { Place } from '#domain/geometry'
import type { Layout } from '../drawing/layout'
import type { Moved } from './moved'

/** Distance (stage widths) within which it has arrived. */
const THERE = 0.002

/** Place of a thing, and the shift and rotation of its drawing by sway, hop and turns. */
export class Position {
  /** Offset of the drawing from its place, in pixels. */
  readonly offset = { x: 0, y: 0 }
  /** Current rotation and additional wiggle (degrees). */
  readonly turned = { by: 0, wiggles: 0 }
  readonly #moved: Moved
  #layout: Layout
  #place: Place

  constructor(layout: Layout, moved: Moved) {
    this.#layout = layout
    this.#moved = moved
    this.#place = moved.place
  }

  get place(): Place {
    return this.#place
  }

  get layout(): Layout {
    return this.#layout
  }

  relayout(layout: Layout): void {
    this.#layout = layout
    this.draw()
  }

  putAt(place: Place): void {
    this.#place = place
    this.draw()
  }

  /** Makes the drawing's position its place, sideways or in both directions. */
  takeOffset(axes: 'sideways' | 'both'): void {
    const { width, height } = this.#layout
    const { x, y } = this.offset
    this.#place = { x: this.#place.x + x / width, y: this.#place.y + (axes === 'both' ? y / height : 0) }
    this.offset.x = 0
    if (axes === 'both') this.offset.y = 0
  }

  /** Distance to a place, in stage widths; from here by default. */
  distanceTo(place: Place, from: Place = this.#place): number {
    return Math.hypot(place.x - from.x, (place.y - from.y) / this.#layout.aspect)
  }

  isAt(place: Place): boolean {
    return this.distanceTo(place) <= THERE
  }

  draw(): void {
    const { x, y } = this.#layout.point(this.#place)
    const turned = this.turned.by + this.turned.wiggles
    const shift = this.#turnedAbout(turned)
    for (const half of this.#moved.dress.halves) half.setPosition(x + this.offset.x + shift.x, y + this.offset.y + shift.y).setAngle(this.#rolledBy + turned)
  }

  /** Rotation (degrees) at its current place: it grows with the distance from its target. */
  get #rolledBy(): number {
    const { rolls, place } = this.#moved
    if (rolls === undefined) return 0
    const far = (from: Place) => Math.max(0, this.distanceTo(rolls.to, from) - rolls.within / this.#layout.aspect)
    return rolls.degrees * Math.min(1, far(this.#place) / Math.max(THERE, far(place)))
  }

  /** Distance (pixels) by which its centre moves when it turns about its pivot. */
  #turnedAbout(degrees: number): { readonly x: number; readonly y: number } {
    const { pivot, size } = this.#moved
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const side = this.#layout.length(size)
    return { x: (pivot.x - (pivot.x * cos - pivot.y * sin)) * side, y: (pivot.y - (pivot.x * sin + pivot.y * cos)) * side }
  }
}
