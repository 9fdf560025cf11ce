/** A wake lock that is in force. */
interface WakeLock {
  release(): Promise<void>
}

/** The parts of the page that the lock needs. A test passes its own. */
export interface WakeLockHost {
  /** Requests the lock. It is null if the browser does not support it. */
  readonly request: (() => Promise<WakeLock>) | null
  isVisible(): boolean
  onVisibilityChange(listener: () => void): () => void
}

/**
 * Keeps the screen awake. It requests the lock again when needed, because the browser releases
 * the lock when the page is hidden. Returns a function that stops it.
 */
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
      // The request may fail because of a low battery. Play continues.
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

/** Returns a host for the real page. */
export const browserWakeLock = (): WakeLockHost => ({
  request: 'wakeLock' in navigator ? () => navigator.wakeLock.request('screen') : null,
  isVisible: () => document.visibilityState === 'visible',
  onVisibilityChange(listener) {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
})
