import { type RefObject, useEffect, useState } from 'react'

/** As far below and above what is seen, in parts of its height. */
const AHEAD = '75%'

/**
 * Whether an element has come near to what is seen of the page. First known when the page has been drawn: what is fetched and drawn for it
 * then keeps nobody waiting for the words.
 */
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
