import type { StageClock } from '../kit/session/services'

/** The stage's time: the browser's own, until the automation handle stops it. */
export class RealOrHeldClock implements StageClock {
  #held: number | null = null

  now(): number {
    return this.#held ?? performance.now()
  }

  /** Time of an input event. While time is stopped, an input happens at that moment. */
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
