import { useEffect, useState } from 'react'
import { RED_FADE_MS } from '#domain/child/safety'

/**
 * Fades the adult's panel from the child's screen as slowly as red must fade, then runs the
 * action. `isLeaving` is true until then, and no more input is accepted.
 */
export function useSlowExit(): { readonly isLeaving: boolean; leave(act: () => void): void } {
  const [way, setWay] = useState<{ readonly act: () => void } | null>(null)
  useEffect(() => {
    if (way === null) return
    const timer = setTimeout(way.act, RED_FADE_MS)
    return () => clearTimeout(timer)
  }, [way])
  return { isLeaving: way !== null, leave: (act) => setWay({ act }) }
}
