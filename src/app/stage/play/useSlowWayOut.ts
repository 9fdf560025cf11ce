import { useEffect, useState } from 'react'
import { RED_FADE_MS } from '#domain/child/safety'

/** What an adult read over the child's screen goes as slowly as red may, and then what was pressed is done. `isLeaving` until then: nothing more is touched. */
export function useSlowExit(): { readonly isLeaving: boolean; leave(act: () => void): void } {
  const [way, setWay] = useState<{ readonly act: () => void } | null>(null)
  useEffect(() => {
    if (way === null) return
    const timer = setTimeout(way.act, RED_FADE_MS)
    return () => clearTimeout(timer)
  }, [way])
  return { isLeaving: way !== null, leave: (act) => setWay({ act }) }
}
