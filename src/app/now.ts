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
