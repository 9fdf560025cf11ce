/** Lets the product open offline from its next start on, and reports that it has started. Rejects if the browser refuses the worker. */
export async function openWithoutNetwork(startScript: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const sawEverything = serviceWorker.controller !== null
  // The worker that served this page waits for this message. It replaces a version that does not start by the previous one.
  serviceWorker.controller?.postMessage({ startScript }, [])
  await serviceWorker.register('/sw.js')
  if (sawEverything) return
  const { active } = await serviceWorker.ready
  active?.postMessage({ startScript }, [])
  // On the first visit, files were loaded before the worker could see them, so the worker gets a list of their addresses.
  const tell = (list: PerformanceObserverEntryList) => active?.postMessage({ loaded: list.getEntries().map(({ name }) => name) }, [])
  new PerformanceObserver(tell).observe({ type: 'resource', buffered: true })
}
