import type { StageClock } from '../kit/input/services'

/** The clock of the stage: the browser's own time, until the automation handle stops it. */
export class RealOrHeldClock implements StageClock {
  #held: number | null = null

  now(): number {
    return this.#held ?? performance.now()
  }

  /** Returns the time of an input event. While time is stopped, that is the moment at which it was stopped. */
  timeOf(event: Event | undefined): number {
    return this.#held ?? event?.timeStamp ?? performance.now()
  }

  holdAt(time: number): void {
    this.#held = time
  }

  get isHeld(): boolean {
    return this.#held !== null
  }
}
