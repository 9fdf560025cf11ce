/** Name of the cache in which the worker stores its notes (scripts/vite/offline/worker.js). */
const NOTES = 'notes'
let isPartMissing = false

/**
 * Records that a part of the app could not be loaded. The browser remembers the failure
 * for the life of the page and never requests the part again.
 */
export function notePartMissing(): void {
  isPartMissing = true
}

/** Tries again what failed, and reloads the page if nothing else helps. */
export function tryAgain(here: () => void): void {
  if (isPartMissing) void reloadFresh()
  else here()
}

/**
 * Reloads the page. Online, it goes through the page that restores the last good version, or else bypasses the files stored on
 * this device, because a damaged file would be loaded again. If nothing would answer, the page stays open.
 */
export async function reloadFresh(): Promise<void> {
  const isThere = await isReached()
  // This version may already be the last good one, which replaced a newer one that failed. It exists only in the stored files.
  if (isThere && !(await standsIn().catch(() => false))) window.location.replace(`/again.html${window.location.hash}`)
  else if (isThere || navigator.serviceWorker?.controller != null) window.location.reload()
}

/** Whether the server answers. The worker never answers for this file, so only the network can. */
export const isReached = (): Promise<boolean> =>
  fetch('/sw.js', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Interval (ms) at which an offline page checks whether the server answers again, because not every browser reports it. */
const ASKS_MS = 10_000

/** Calls `onOnline` when the server answers. Returns a function that stops the checks. */
export function whenOnline(onOnline: () => void): () => void {
  let isOver = false
  const stop = () => {
    isOver = true
    clearInterval(timer)
    window.removeEventListener('online', ask)
  }
  const ask = async () => {
    if (isOver || !(await isReached()) || isOver) return
    stop()
    onOnline()
  }
  const timer = setInterval(ask, ASKS_MS)
  window.addEventListener('online', ask)
  return stop
}

async function standsIn(): Promise<boolean> {
  const opened = (await (await caches.match('/opened', { cacheName: NOTES }))?.json()) as string | undefined
  return opened !== undefined && document.querySelector<HTMLScriptElement>('script[type=module]')?.src.endsWith(opened) === false
}
