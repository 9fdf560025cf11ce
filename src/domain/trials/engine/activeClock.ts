/** Clock of active time: milliseconds since the session began, excluding pauses. Expects `performance.now()` values only. */
export interface ActiveClock {
  readonly startedAt: number
  readonly pausedMs: number
  readonly pausedSince: number | null
}

export const startClock = (now: number): ActiveClock => ({ startedAt: now, pausedMs: 0, pausedSince: null })

export const pauseClock = (clock: ActiveClock, now: number): ActiveClock => (clock.pausedSince === null ? { ...clock, pausedSince: now } : clock)

export const resumeClock = (clock: ActiveClock, now: number): ActiveClock =>
  clock.pausedSince === null ? clock : { ...clock, pausedSince: null, pausedMs: clock.pausedMs + Math.max(0, now - clock.pausedSince) }

/** Returns the active milliseconds at `now`. The clock stops while paused and is never negative. */
export function activeAt(clock: ActiveClock, now: number): number {
  const until = clock.pausedSince === null ? now : Math.min(now, clock.pausedSince)
  return Math.max(0, until - clock.startedAt - clock.pausedMs)
}
