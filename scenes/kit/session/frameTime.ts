import type { Clock } from '#ports/clock'
import { isOpen } from '#domain/trials/engine/engine'
import type { PlaySession } from '../input/playSession'
import { MOST_STEP_MS } from '../motion/steadyFrames'

/** Longest gap between two frames (ms) that counts as play. During a longer gap the tablet was asleep, or the page was hidden. */
const LOST_FRAMES_MS = 1500

/** Measures the time of the frames: the step of each frame, and the gaps that do not count as the child's time. */
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

  /** The clock's time at the current frame. */
  get now(): number {
    return this.#last
  }

  /** Time (ms) by which this frame advances the stage. */
  get delta(): number {
    return this.#delta
  }

  /** Restarts the frame clock, so that the time until now does not count as a gap. */
  restart(): void {
    this.#last = this.#clock.now()
  }

  /** Updates the time at the start of a frame, before anything moves or is drawn. Drawing reads the time, which must not go back afterwards. */
  keep(): void {
    const now = this.#clock.now()
    // A long gap without a frame does not count as the child's time, and the trial of the gap does not count either.
    if (now - this.#last > LOST_FRAMES_MS) {
      this.#session.leaveOut(this.#last)
      this.#last = now
    }
    this.#delta = Math.min(MOST_STEP_MS, now - this.#last)
    // While the child's time is not being measured, the session waits for late frames, so that even a slow tablet shows a reward to its end.
    if (!isOpen(this.#session.state)) this.#session.waitFor(now - this.#last - this.#delta)
    this.#last = now
  }
}
