import { useEffect, useRef, type ReactNode } from 'react'

/** The title of a step. It takes the focus when the step opens, so a screen reader reads it and Tab continues from there. */
export function StepHeading({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
