/** A held lock. */
interface WakeLock {
  release(): Promise<void>
}

/** The parts of the page that the lock needs; a test passes its own. */
export interface WakeLockHost {
  /** Null if the browser has none. */
  readonly request: (() => Promise<WakeLock>) | null
  isVisible(): boolean
  onVisibilityChange(listener: () => void): () => void
}

/** Keeps the screen awake until stopped. The browser releases the lock when the page is hidden, so it is requested again. Returns a function that stops it. */
export function keepAwake(host: WakeLockHost): () => void {
  let lock: WakeLock | null = null
  let isStopped = false
  const ask = async () => {
    if (isStopped || host.request === null || !host.isVisible()) return
    try {
      const held = await host.request()
      if (isStopped) await held.release()
      else lock = held
    } catch {
      // A low battery may be the reason; play continues.
      lock = null
    }
  }
  const stopListening = host.onVisibilityChange(() => void ask())
  void ask()
  return () => {
    isStopped = true
    stopListening()
    lock?.release().catch(() => undefined)
  }
}

/** The real page. */
export const browserWakeLock = (): WakeLockHost => ({
  request: 'wakeLock' in navigator ? () => navigator.wakeLock.request('screen') : null,
  isVisible: () => document.visibilityState === 'visible',
  onVisibilityChange(listener) {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
})
