import type { Glides } from './glides'

/** Movements that end by themselves. */
const MOVEMENTS = ['scale', 'path', 'hop', 'still', 'turn', 'wiggle'] as const
export type QueuedMovement = (typeof MOVEMENTS)[number]
/** The sway, which does not end, and its build-up. */
export const SWAY_GLIDES = ['sway', 'sway grows'] as const

/** Runs the movements of a thing one after another: two at once would move the same edge, and their sum might turn it to and fro. */
export class MovementQueue {
  readonly #glides: Glides

  constructor(glides: Glides) {
    this.#glides = glides
  }

  /** Time (ms) until all movements but one have ended. */
  busyMs(but?: QueuedMovement): number {
    return Math.max(...MOVEMENTS.map((name) => (name === but ? 0 : this.#glides.restMs(name))))
  }

  /** Starts a movement after the thing's current one; a sway pauses meanwhile. */
  inTurn(name: QueuedMovement, move: (delayMs: number) => void): void {
    for (const swing of SWAY_GLIDES) this.#glides.pause(swing)
    move(this.busyMs(name))
  }

  resumeSway(): void {
    for (const swing of SWAY_GLIDES) this.#glides.goOn(swing)
  }
}
