import { useEffect, useRef } from 'react'

/** So long after a navigation the page is at its top again (specification §9). */
export const SCROLL_RESET_MS = 100

/** Query parameters that open a page of its own: a rating and a report within the assessment. */
const PAGES = ['rate', 'report'] as const

/** Identifies a page. Other parameters, such as filters, stay on the same page. */
export function pageOf(pathname: string, search: string): string {
  const params = new URLSearchParams(search)
  return [pathname, ...PAGES.map((name) => params.get(name) ?? '')].join('?')
}

/**
 * Brings a page that was come to within the product to its top, unless the address names a place in it. A page that is opened stays where the
 * browser has put it: it was there to be read and pressed before it came to life, and must not slip away under a finger.
 */
export function useScrollReset(page: string): void {
  const lastPage = useRef(page)
  useEffect(() => {
    if (lastPage.current === page) return undefined
    lastPage.current = page
    const timer = setTimeout(() => {
      if (document.getElementById(window.location.hash.slice(1)) === null) window.scrollTo(0, 0)
    }, SCROLL_RESET_MS)
    return () => clearTimeout(timer)
  }, [page])
}
