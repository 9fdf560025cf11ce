import { useEffect, useState } from 'react'

/** So long something may be on its way before somebody wants to know why, or to go on without it. */
const LATE_MS = 8000

/** Whether something has lasted too long. Each time that it begins anew it is counted anew. */
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
