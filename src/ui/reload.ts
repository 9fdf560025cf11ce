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
  // The worker never answers for itself: only the network can.
  const isReached = await fetch('/sw.js', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  // This may be the last good version already, replacing a newer one that failed: its stored files are the only copy.
  if (isReached && !(await standsIn().catch(() => false))) window.location.replace(`/again.html${window.location.hash}`)
  else if (isReached || navigator.serviceWorker?.controller != null) window.location.reload()
}

async function standsIn(): Promise<boolean> {
  const opened = (await (await caches.match('/opened', { cacheName: NOTES }))?.json()) as string | undefined
  return opened !== undefined && document.querySelector<HTMLScriptElement>('script[type=module]')?.src.endsWith(opened) === false
}
