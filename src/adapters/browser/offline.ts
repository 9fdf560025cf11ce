/** Lets the product open without a network from its next start on, and tells that it has started. Rejects when the browser refuses the worker. */
export async function openWithoutNetwork(startScript: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const sawEverything = serviceWorker.controller !== null
  // The one that gave this page waits for it: what does not start is opened again as it was before.
  serviceWorker.controller?.postMessage({ startScript }, [])
  await serviceWorker.register('/sw.js')
  if (sawEverything) return
  const { active } = await serviceWorker.ready
  active?.postMessage({ startScript }, [])
  // The first time, parts were loaded before the worker could see them: it is told their addresses.
  const tell = (list: PerformanceObserverEntryList) => active?.postMessage({ loaded: list.getEntries().map(({ name }) => name) }, [])
  new PerformanceObserver(tell).observe({ type: 'resource', buffered: true })
}
