/** Name of the cache in which the worker remembers things (scripts/vite/offline/worker.js). */
const NOTES = 'notes'
let isPartMissing = false

/** A part of the product could not be loaded. A browser remembers that for the life of a page and never requests it again. */
export function notePartMissing(): void {
  isPartMissing = true
}

/** Repeats what failed, reloading the page if nothing else helps. */
export function tryAgain(here: () => void): void {
  if (isPartMissing) void reloadFresh()
  else here()
}

/**
 * Reloads the page. Online this goes through the page that restores the last good version, or else bypasses the files stored on this device, because a damaged
 * one would be loaded again. If nothing would answer, the page stays.
 */
export async function reloadFresh(): Promise<void> {
  const isThere = await isReached()
  // This may be the last good version already, replacing a newer one that failed: only its stored files are left.
  if (isThere && !(await standsIn().catch(() => false))) window.location.replace(`/again.html${window.location.hash}`)
  else if (isThere || navigator.serviceWorker?.controller != null) window.location.reload()
}

/** Whether the server answers. The worker never answers for this file: only the network can. */
export const isReached = (): Promise<boolean> =>
  fetch('/sw.js', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** How often (ms) an offline page asks whether the server answers again: not every browser tells. */
const ASKS_MS = 10_000

/** Calls back once the server answers. Returns the function that stops waiting. */
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
