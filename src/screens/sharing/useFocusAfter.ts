import { useEffect, useRef, useState, type RefObject } from 'react'

interface FocusAfter {
  /** A heading that stays; it needs `tabIndex={-1}`. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** Says that a press removed this entry together with its own button. */
  tookAway(id: string): void
}

/** Moves the focus to a heading once the pressed control has left the page with its entry. */
export function useFocusAfter(isThere: (id: string) => boolean): FocusAfter {
  const heading = useRef<HTMLHeadingElement>(null)
  const [taken, setTaken] = useState<{ readonly id: string } | null>(null)
  const settled = useRef<object | null>(null)
  const isGone = taken !== null && !isThere(taken.id)
  useEffect(() => {
    // An entry that returns and is then removed by somebody else does not move the focus.
    if (!isGone || settled.current === taken) return
    settled.current = taken
    heading.current?.focus()
  }, [isGone, taken])
  return { heading, tookAway: (id) => setTaken({ id }) }
}
