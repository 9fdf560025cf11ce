import { useEffect, useRef } from 'react'

/** So long after a navigation the page is at its top again (specification §9). */
export const SCROLL_RESET_MS = 100

/**
 * Brings a page that was come to within the product to its top, unless the address names a place in it. A page that is opened stays where the
 * browser has put it: it was there to be read and pressed before it came to life, and must not slip away under a finger.
 */
export function useScrollReset(path: string): void {
  const lastPath = useRef(path)
  useEffect(() => {
    if (lastPath.current === path) return undefined
    lastPath.current = path
    const timer = setTimeout(() => {
      if (document.getElementById(window.location.hash.slice(1)) === null) window.scrollTo(0, 0)
    }, SCROLL_RESET_MS)
    return () => clearTimeout(timer)
  }, [path])
}
