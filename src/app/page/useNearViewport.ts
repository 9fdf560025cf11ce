import { type RefObject, useEffect, useState } from 'react'

/** Margin above and below the viewport in which an element counts as near (viewport heights). */
const AHEAD = '75%'

/** Whether an element is near the viewport. This is known only after the first paint, so that loading for the element delays no text. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (isNear || watched === null || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => (entries.some(({ isIntersecting }) => isIntersecting) ? setNear(true) : undefined), {
      rootMargin: `${AHEAD} 0px`,
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
