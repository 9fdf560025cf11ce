import type { Glides } from '../glides/glides'

/** Names of the movements that end by themselves. */
const MOVEMENTS = ['scale', 'path', 'hop', 'still', 'turn', 'wiggle'] as const
export type QueuedMovement = (typeof MOVEMENTS)[number]
/** Names of the sway, which has no end, and of its build-up. */
export const SWAY_GLIDES = ['sway', 'sway grows'] as const

/** Runs the movements of a thing one after another. Two at once would move the same edge, and together they might move it to and fro. */
export class MovementQueue {
  readonly #glides: Glides

  constructor(glides: Glides) {
    this.#glides = glides
  }

  /** Returns the time (ms) until all movements have ended, except `but`. */
  busyMs(but?: QueuedMovement): number {
    return Math.max(...MOVEMENTS.map((name) => (name === but ? 0 : this.#glides.restMs(name))))
  }

  /** Starts a movement after the thing's current one. A sway pauses in the meantime. */
  inTurn(name: QueuedMovement, move: (delayMs: number) => void): void {
    for (const swing of SWAY_GLIDES) this.#glides.pause(swing)
    move(this.busyMs(name))
  }

  resumeSway(): void {
    for (const swing of SWAY_GLIDES) this.#glides.goOn(swing)
  }
}
