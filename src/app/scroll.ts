import { useEffect, useRef } from 'react'

/** So long after a navigation the page is at its top again (specification §9). */
export const SCROLL_RESET_MS = 100

export function useScrollReset(path: string): void {
  const lastPath = useRef<string | null>(null)
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    const timer = setTimeout(() => window.scrollTo(0, 0), SCROLL_RESET_MS)
    return () => clearTimeout(timer)
  }, [path])
}
