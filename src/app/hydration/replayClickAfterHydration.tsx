import { useEffect, useLayoutEffect, type ReactNode } from 'react'

declare global {
  interface Window {
    /** Click stored by scripts/vite/pages/early.js; missing on pages that are not prerendered. */
    early?: { pressed?: HTMLElement | null }
  }
}

/** Marks the page hydrated and replays an earlier click. */
export function ReplayClickAfterHydration({ children }: { children: ReactNode }) {
  // Before the next press: from now on the page handles presses itself.
  useLayoutEffect(() => void delete document.getElementById('overlay')?.dataset['page'], [])
  useEffect(() => {
    const pressed = window.early?.pressed
    if (pressed == null) return
    delete window.early?.pressed
    // If hydration failed and the page was redrawn: the button with the same words.
    const same = (button: HTMLElement) => button.textContent === pressed.textContent
    const button = pressed.isConnected ? pressed : [...document.querySelectorAll<HTMLElement>('#overlay button')].find(same)
    button?.click()
  }, [])
  return children
}
