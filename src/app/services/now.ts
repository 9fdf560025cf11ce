import { useEffect, useState, useSyncExternalStore } from 'react'
import { MINUTE_MS, type Instant } from '#domain/time'

/** When the page comes back to somebody: a tablet that slept ran no timers meanwhile. */
const WAKES = ['visibilitychange', 'focus', 'pageshow'] as const

// One moment for the whole page, so that no two of its parts are of different days.
let last: Instant = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick(): void {
  last = Date.now()
  for (const listener of listeners) listener()
}

/** Calls back once a minute, and as soon as the page comes back to somebody. */
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

/**
 * The time of day for what is shown by the minute or by the day: never a minute old, whenever a part is drawn. What decides something reads the
 * clock itself when it decides.
 */
export const useNow = (): Instant => useSyncExternalStore(watchClock, readClock, readClock)

/** The moment of a press, for what is decided by it. */
export const nowAtPress = (): Instant => Date.now()

/** The time of day for what ends: moves on only when one of these moments has come, a minute later at most where the tablet slept. */
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
