import type { Clock } from '#ports/clock'
import { isOpen } from '#domain/trials/engine/engine'
import type { PlaySession } from './playSession'
import { MOST_STEP_MS } from '../motion/steadyFrames'

/** Longest gap between two frames (ms) that counts as play: in a longer one the tablet slept, or the page was hidden. */
const LOST_FRAMES_MS = 1500

/** The time of the frames: the step of each, and the gaps that are not the child's time. */
export class FrameTime {
  readonly #clock: Clock
  readonly #session: PlaySession
  #last: number
  #delta = 0

  constructor(clock: Clock, session: PlaySession) {
    this.#clock = clock
    this.#session = session
    this.#last = clock.now()
  }

  /** Time of this frame, on the clock. */
  get now(): number {
    return this.#last
  }

  /** By how much (ms) this frame moves on. */
  get delta(): number {
    return this.#delta
  }

  /** Restarts the frame clock, so that the time until now does not count as a gap. */
  restart(): void {
    this.#last = this.#clock.now()
  }

  /** Runs before anything moves or is drawn in a frame, because drawing reads the time, which must not go back afterwards. */
  keep(): void {
    const now = this.#clock.now()
    // A gap without a frame does not count as the child's time, nor does its trial.
    if (now - this.#last > LOST_FRAMES_MS) {
      this.#session.leaveOut(this.#last)
      this.#last = now
    }
    this.#delta = Math.min(MOST_STEP_MS, now - this.#last)
    // While the child's time is not measured the trial waits for its picture, so that even a slow tablet shows a reward to its end.
    if (!isOpen(this.#session.state)) this.#session.waitFor(now - this.#last - this.#delta)
    this.#last = now
  }
}
