import { useEffect, useRef, useState, type RefObject } from 'react'

interface FocusAfter {
  /** A heading that stays on the page. It needs `tabIndex={-1}`. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** Call this when a press removes this entry together with the pressed button. */
  tookAway(id: string): void
}

/** Moves the focus to a heading once the pressed control has disappeared with its entry. */
export function useFocusAfter(isThere: (id: string) => boolean): FocusAfter {
  const heading = useRef<HTMLHeadingElement>(null)
  const [taken, setTaken] = useState<{ readonly id: string } | null>(null)
  const settled = useRef<object | null>(null)
  const isGone = taken !== null && !isThere(taken.id)
  useEffect(() => {
    // Does not move the focus if the entry returned and someone else removed it later.
    if (!isGone || settled.current === taken) return
    settled.current = taken
    heading.current?.focus()
  }, [isGone, taken])
  return { heading, tookAway: (id) => setTaken({ id }) }
}
