import { useEffect, useRef, useState, type RefObject } from 'react'

interface FocusAfter {
  /** Of what stays; it needs `tabIndex={-1}`. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** This was taken away by a press on something that goes with it. */
  tookAway(id: string): void
}

/** Puts the focus on a heading as soon as what was pressed has left the page with what it stood for. */
export function useFocusAfter(isThere: (id: string) => boolean): FocusAfter {
  const heading = useRef<HTMLHeadingElement>(null)
  const [taken, setTaken] = useState<{ readonly id: string } | null>(null)
  const settled = useRef<object | null>(null)
  const isGone = taken !== null && !isThere(taken.id)
  useEffect(() => {
    // What comes back and goes again by somebody else does not move the focus.
    if (!isGone || settled.current === taken) return
    settled.current = taken
    heading.current?.focus()
  }, [isGone, taken])
  return { heading, tookAway: (id) => setTaken({ id }) }
}
