/** Where the worker remembers things (scripts/vite/offline/worker.js). */
const NOTES = 'notes'
let isPartMissing = false

/** A part of the product could not be fetched. A browser remembers that for the life of a page, and never asks for it again. */
export function notePartMissing(): void {
  isPartMissing = true
}

/** Does again what failed, with a page that is loaded anew where nothing else helps. */
export function tryAgain(here: () => void): void {
  if (isPartMissing) void reloadAnew()
  else here()
}

/**
 * Loads the page anew. Where there is a network, by the page that goes back to the last good version, or else past what this device kept of the
 * product: a damaged part would come back from there. Where nothing would answer the page stays.
 */
export async function reloadAnew(): Promise<void> {
  // The worker never answers for itself: only the network can.
  const isReached = await fetch('/sw.js', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  // This may be the last good version already, in the place of one that the network gave and that failed: what is kept of it is all there is.
  if (isReached && !(await standsIn().catch(() => false))) window.location.replace(`/again.html${window.location.hash}`)
  else if (isReached || navigator.serviceWorker?.controller != null) window.location.reload()
}

async function standsIn(): Promise<boolean> {
  const opened = (await (await caches.match('/opened', { cacheName: NOTES }))?.json()) as string | undefined
  return opened !== undefined && document.querySelector<HTMLScriptElement>('script[type=module]')?.src.endsWith(opened) === false
}
