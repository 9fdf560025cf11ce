import type { Place } from '#domain/geometry'
import type { Layout } from '../drawing/layout'
import type { Moved } from './moved'

/** Distance (stage widths) within which a thing counts as arrived. */
const THERE = 0.002

/** The place of a thing, with the offset and rotation that sway, hop and turns add to its drawing. */
export class Position {
  /** Offset of the drawing from the thing's place (pixels). */
  readonly offset = { x: 0, y: 0 }
  /** Current rotation (degrees), and the rotation that a wiggle adds to it. */
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

  /** Makes the current position of the drawing the thing's place, sideways only or in both directions. */
  takeOffset(axes: 'sideways' | 'both'): void {
    const { width, height } = this.#layout
    const { x, y } = this.offset
    this.#place = { x: this.#place.x + x / width, y: this.#place.y + (axes === 'both' ? y / height : 0) }
    this.offset.x = 0
    if (axes === 'both') this.offset.y = 0
  }

  /** Returns the distance (stage widths) between two places; `from` is the thing's current place by default. */
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

  /** Rotation (degrees) of a rolling thing at its current place. It grows with the distance from the target. */
  get #rolledBy(): number {
    const { rolls, place } = this.#moved
    if (rolls === undefined) return 0
    const far = (from: Place) => Math.max(0, this.distanceTo(rolls.to, from) - rolls.within / this.#layout.aspect)
    return rolls.degrees * Math.min(1, far(this.#place) / Math.max(THERE, far(place)))
  }

  /** Returns how far (pixels) the centre of the thing moves when it turns about its pivot. */
  #turnedAbout(degrees: number): { readonly x: number; readonly y: number } {
    const { pivot, size } = this.#moved
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const side = this.#layout.length(size)
    return { x: (pivot.x - (pivot.x * cos - pivot.y * sin)) * side, y: (pivot.y - (pivot.x * sin + pivot.y * cos)) * side }
  }
}
