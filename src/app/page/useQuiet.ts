import { useEffect, useState } from 'react'

/** Length of the pause (ms) that shows that a child has stopped playing. Playing hands never pause this long, but an adult's hands do. */
const QUIET_MS = 2000

/**
 * Whether nothing has been touched or pressed for two seconds since this appeared. A child who keeps tapping
 * when a session ends must not open anything, so the adult's buttons wait for this.
 */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (isQuiet) return
    let timer = window.setTimeout(() => setQuiet(true), QUIET_MS)
    const restart = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => setQuiet(true), QUIET_MS)
    }
    for (const type of ['pointerdown', 'keydown'] as const) window.addEventListener(type, restart, { capture: true })
    return () => {
      window.clearTimeout(timer)
      for (const type of ['pointerdown', 'keydown'] as const) window.removeEventListener(type, restart, { capture: true })
    }
  }, [isQuiet])
  return isQuiet
}
