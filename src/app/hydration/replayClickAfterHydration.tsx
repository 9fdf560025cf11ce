import { useEffect, useLayoutEffect, type ReactNode } from 'react'

declare global {
  interface Window {
    /** What scripts/vite/pages/early.js leaves behind; missing where nothing is drawn ahead. */
    early?: { pressed?: HTMLElement | null }
  }
}

/** Round a screen: as soon as it is alive it is one that the build has not only drawn, and what was pressed before is pressed now. */
export function ReplayClickAfterHydration({ children }: { children: ReactNode }) {
  // Before the next press can come: from now on presses are the page's own.
  useLayoutEffect(() => void delete document.getElementById('overlay')?.dataset['page'], [])
  useEffect(() => {
    const pressed = window.early?.pressed
    if (pressed == null) return
    delete window.early?.pressed
    // Where the page could not come to life as it was drawn it was drawn anew: then the button of the same words.
    const same = (button: HTMLElement) => button.textContent === pressed.textContent
    const button = pressed.isConnected ? pressed : [...document.querySelectorAll<HTMLElement>('#overlay button')].find(same)
    button?.click()
  }, [])
  return children
}
