import { useEffect, type ReactNode } from 'react'

declare global {
  interface Window {
    /** What scripts/vite/pages/early.js leaves behind; missing where nothing is drawn ahead. */
    early?: { pressed?: HTMLElement | null }
  }
}

/** Round a screen: as soon as it is alive it is one that the build has not only drawn, and what was pressed before is pressed now. */
export function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    delete document.getElementById('overlay')?.dataset['page']
    const pressed = window.early?.pressed
    if (!pressed?.isConnected) return
    delete window.early?.pressed
    pressed.click()
  }, [])
  return children
}
