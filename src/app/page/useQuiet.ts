import { useEffect, useState } from 'react'

/** Hands that are still playing never pause this long (ms); an adult's do. */
const QUIET_MS = 2000

/**
 * Whether nothing was touched or pressed for two seconds since this appeared. A child who keeps tapping when a session ends must not open anything, so the
 * adult's buttons wait for quiet.
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
