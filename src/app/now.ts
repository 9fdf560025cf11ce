import { useEffect, useState } from 'react'
import { MINUTE_MS, type Instant } from '#domain/time'

/** The time of day for what is counted in days. Moves on once a minute. */
export function useNow(): Instant {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

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
