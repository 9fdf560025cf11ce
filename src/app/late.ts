import { useEffect, useState } from 'react'

/** So long something may be on its way before somebody wants to know why, or to go on without it. */
export const LATE_MS = 8000

/** Whether something has lasted so long. */
export function useIsAfter(ms: number, isLasting: boolean): boolean {
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    if (!isLasting) return undefined
    const timer = setTimeout(() => setAfter(true), ms)
    return () => clearTimeout(timer)
  }, [ms, isLasting])
  return isAfter && isLasting
}
