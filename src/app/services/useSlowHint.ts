import { useEffect, useState } from 'react'

/** Delay (ms) before a hint is shown. */
const LATE_MS = 8000

/** Whether something has lasted longer than the delay. The time restarts whenever it begins. */
export function useSlowHint(isLasting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isLasting) return undefined
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isLasting])
  return isLate && isLasting
}
