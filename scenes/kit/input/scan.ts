import type { ResponseMethod } from '#domain/child/dials'
import type { Place } from '#domain/geometry'
import type { Stimulus } from '../stimulus/stimulus'

/** Time (ms) after a new offer during which a press does not count. Such a press was meant for the previous thing, which the mark is still leaving. */
const LEAST_CUE_MS = 500
/** Minimum time (ms) between offers, however fast somebody presses. The mark cannot move faster. */
const MOVE_EVERY_MS = 1000

/**
 * Offers things one after another to a child who uses keys or switches. Space acts on the offered thing. Enter (the second switch) or an arrow key
 * offers the next one; with a single switch, scanning advances by itself. If there is only one thing on the stage, Space acts on it without an offer.
 */
export class Scan {
  #method!: ResponseMethod
  #scanMs!: number
  /** The thing that a press acts on, and its index. When the thing has gone, the next offer starts at this index. */
  #offered: Stimulus | null = null
  #index = -1
  #movedAt = Number.NEGATIVE_INFINITY

  constructor(method: ResponseMethod, scanMs: number) {
    this.adjust(method, scanMs)
  }

  /** Applies a changed profile. Must be called between two trials, when nothing is offered. */
  adjust(method: ResponseMethod, scanMs: number): void {
    this.#method = method
    this.#scanMs = scanMs
  }

  get offered(): Stimulus | null {
    return this.#offered
  }

  /** Stops offering a thing that has gone, and advances one-switch scanning. Called each frame. */
  update(things: readonly Stimulus[], now: number): void {
    const items = inOrder(things)
    if (this.#offered !== null && items.includes(this.#offered)) this.#index = items.indexOf(this.#offered)
    else this.#offered = null
    if (this.#method === 'switch1' && (this.#offered === null || now - this.#movedAt >= this.#scanMs)) this.#move(items, now)
  }

  /** Offers the next thing. */
  next(things: readonly Stimulus[], now: number): void {
    this.#move(inOrder(things), now)
  }

  /** Returns the thing that a press acts on now. Returns null if the press only starts an offer, or comes too soon after one. */
  choose(things: readonly Stimulus[], now: number): Stimulus | null {
    const items = inOrder(things)
    if (items.length === 1 && this.#method !== 'switch1') return items[0] ?? null
    if (this.#offered === null || !items.includes(this.#offered)) {
      this.#move(items, now)
      return null
    }
    return now - this.#movedAt < LEAST_CUE_MS ? null : this.#offered
  }

  /** Stops offering things. Called when a trial is over. */
  clear(): void {
    this.#index = -1
    this.#offered = null
  }

  #move(items: readonly Stimulus[], now: number): void {
    if (items.length === 0 || now - this.#movedAt < MOVE_EVERY_MS) return
    this.#movedAt = now
    // If the offered thing has left, the next thing now has the same index.
    this.#offered = items[(this.#offered === null ? Math.max(0, this.#index) : this.#index + 1) % items.length] ?? null
  }
}

/** Sorts things from left to right and top to bottom by their original places, so that the order stays the same even while they drift past one another. */
function inOrder(things: readonly Stimulus[]): readonly Stimulus[] {
  return things.filter((stimulus) => !stimulus.isLeaving).sort((a, b) => homeOf(a).x - homeOf(b).x || homeOf(a).y - homeOf(b).y)
}

function homeOf({ plan: { place, hit, size } }: Stimulus): Place {
  return { x: place.x + (hit?.x ?? 0) * size, y: place.y + (hit?.y ?? 0) * size }
}
