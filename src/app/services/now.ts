import { useEffect, useState, useSyncExternalStore } from 'react'
import { MINUTE_MS, type Instant } from '#domain/time'

/** Events that report a return to the page. While a tablet sleeps, timers do not run. */
const WAKES = ['visibilitychange', 'focus', 'pageshow'] as const

// All parts of the page share one time, so that no two parts show different days.
let last: Instant = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick(): void {
  last = Date.now()
  for (const listener of listeners) listener()
}

/** Calls `onTick` every minute and on each return to the page. */
export function watchClock(onTick: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(tick, MINUTE_MS)
    for (const wake of WAKES) addEventListener(wake, tick, true)
  }
  listeners.add(onTick)
  return () => {
    listeners.delete(onTick)
    if (listeners.size > 0) return
    clearInterval(timer)
    for (const wake of WAKES) removeEventListener(wake, tick, true)
  }
}

function readClock(): Instant {
  const now = Date.now()
  if (Math.abs(now - last) >= MINUTE_MS) last = now
  return last
}

/** Returns the time to display by the minute or day, at most a minute old when drawn. Decisions must read the clock themselves. */
export const useNow = (): Instant => useSyncExternalStore(watchClock, readClock, readClock)

/** Returns the time of a press, for decisions. */
export const nowAtPress = (): Instant => Date.now()

/** Returns the time for data that expires. It changes only when one of these moments has passed, at most a minute late after sleep. */
export function useNowAfter(ends: readonly Instant[]): Instant {
  const [now, setNow] = useState(() => Date.now())
  const next = Math.min(...ends.filter((end) => end > now))
  useEffect(() => {
    if (next === Infinity) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      const left = next - Date.now()
      if (left <= 0) setNow(Date.now())
      else timer = setTimeout(wait, Math.min(left, MINUTE_MS))
    }
    wait()
    return () => clearTimeout(timer)
  }, [next])
  return now
}
