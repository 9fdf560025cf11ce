/** Number of pictures in a row that may fail before the camera is turned off. */
const MOST_FAILURES = 10
/** Minimum time between the starts of two looks, as a multiple of the first one's duration: a pause of at least half of it. */
const WORK_SHARE = 1.5

interface Pace {
  /** The `performance.now()` base. */
  now(): number
  wait(ms: number): Promise<void>
}

interface Turn {
  readonly isCurrent: () => boolean
  readonly giveUp: () => void
}

/** Looks at one picture after the other while the camera is on. `look` gives the least time (ms) until the next one, and rejects if a picture failed. */
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
