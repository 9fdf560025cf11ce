import { useEffect, useLayoutEffect, type ReactNode } from 'react'

declare global {
  interface Window {
    /** The click stored by scripts/vite/pages/early.js. It is missing on pages that are not prerendered. */
    early?: { pressed?: HTMLElement | null }
  }
}

/** Marks the page as hydrated and repeats a click that was made earlier. */
export function ReplayClickAfterHydration({ children }: { children: ReactNode }) {
  // Runs before the next press, because from now on the page handles presses itself.
  useLayoutEffect(() => void delete document.getElementById('overlay')?.dataset['page'], [])
  useEffect(() => {
    const pressed = window.early?.pressed
    if (pressed == null) return
    delete window.early?.pressed
    // If hydration failed and the page was redrawn, presses the button with the same text.
    const same = (button: HTMLElement) => button.textContent === pressed.textContent
    const button = pressed.isConnected ? pressed : [...document.querySelectorAll<HTMLElement>('#overlay button')].find(same)
    button?.click()
  }, [])
  return children
}
