/**
 * Loads the page anew, and past what this device kept of the product for starts without a network, where there is one: a damaged part
 * would come back from there.
 */
export async function reloadAnew(): Promise<void> {
  try {
    // The worker never answers for itself: only the network can.
    if ((await fetch('/sw.js', { cache: 'no-store' })).ok) await forgetKept()
  } catch {
    // Without a network what was kept is all there is; a browser without such a store has kept nothing.
  }
  window.location.reload()
}

async function forgetKept(): Promise<void> {
  // Only a worker that is new fetches everything that a start without a network needs.
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
