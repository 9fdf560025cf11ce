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
 * Loads the page anew, and past what this device kept of the product for starts without a network, where there is one: a damaged part
 * would come back from there. Where nothing would answer the page stays.
 */
export async function reloadAnew(): Promise<void> {
  // The worker never answers for itself: only the network can.
  const isReached = await fetch('/sw.js', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isReached) await forgetKept().catch(() => undefined)
  else if (navigator.serviceWorker?.controller == null) return
  window.location.reload()
}

async function forgetKept(): Promise<void> {
  const wanted = await (await caches.match('/wanted', { cacheName: NOTES }))?.text()
  // Only a worker that is new fetches everything that a start without a network needs.
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
  // What an adult wanted to have here: the next worker fetches it anew.
  if (wanted !== undefined) await (await caches.open(NOTES)).put('/wanted', new Response(wanted))
}
