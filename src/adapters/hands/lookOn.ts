/** Number of consecutive pictures that may fail before the camera is turned off. */
const MOST_FAILURES = 10
/** Minimum time between the starts of two looks, as a multiple of the duration of the first. It leaves a pause of at least half that duration. */
const WORK_SHARE = 1.5

interface Pace {
  /** Returns the time in ms (`performance.now()`). */
  now(): number
  wait(ms: number): Promise<void>
}

interface Turn {
  readonly isCurrent: () => boolean
  readonly giveUp: () => void
}

/**
 * Looks at one picture after another while the camera is on.
 * @param look returns the minimum time (ms) until the next picture; rejects if a picture failed
 */
export async function lookOn({ now, wait }: Pace, { isCurrent, giveUp }: Turn, look: (at: number) => Promise<number>): Promise<void> {
  let leastMs = 0
  for (let failures = 0; isCurrent();) {
    const at = now()
    try {
      leastMs = await look(at)
      failures = 0
    } catch {
      failures += 1
      if (failures >= MOST_FAILURES) return giveUp()
    }
    const worked = now() - at
    await wait(Math.max(leastMs, worked * WORK_SHARE) - worked)
  }
}
