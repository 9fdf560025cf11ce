/** Lets the product open without a network from its next start on. Rejects when the browser refuses the worker. */
export async function openWithoutNetwork(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const sawEverything = navigator.serviceWorker.controller !== null
  await navigator.serviceWorker.register('/sw.js')
  if (sawEverything) return
  const { active } = await navigator.serviceWorker.ready
  // The first time, parts were loaded before the worker could see them: it is told their addresses.
  const tell = (list: PerformanceObserverEntryList) =>
    active?.postMessage(
      list.getEntries().map(({ name }) => name),
      [],
    )
  new PerformanceObserver(tell).observe({ type: 'resource', buffered: true })
}
