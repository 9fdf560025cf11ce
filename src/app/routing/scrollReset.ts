import { useEffect, useRef } from 'react'

/** Delay (ms) after a navigation before the page scrolls to the top (architecture.md). */
export const SCROLL_RESET_MS = 100

/** Query parameters that identify a separate page: a part, a rating or a report of an assessment. */
const PAGES = ['part', 'rate', 'report'] as const

/** Returns the identity of a page. Other parameters, such as filters, do not make another page. */
export function pageOf(pathname: string, search: string): string {
  const params = new URLSearchParams(search)
  return [pathname, ...PAGES.map((name) => params.get(name) ?? '')].join('?')
}

/**
 * Scrolls to the top after navigation within the app, unless the address has an anchor. A page that was opened directly stays
 * where the browser put it. People can read and press it before hydration, so it must not move under a finger.
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
