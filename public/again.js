// For a page that did not start: the last version that did opens again, and where there is none, all that was kept of the product is fetched
// anew. This page and its script are never kept, so they come from the network: where there is none, what was kept stays. The data of the people
// is in the browser's database, which is not touched.
const NOTES = 'notes'

const goBackToLastGood = async () => {
  const notes = await caches.open(NOTES)
  const read = async (note) => (await notes.match(note))?.json() ?? null
  const [good, opened, failed] = [await read('/good'), await read('/opened'), await read('/failed')]
  const page = good === null ? undefined : await (await caches.open(`shell-${good}`)).match('/')
  // It was tried, or is the one that does not start.
  if (page === undefined || opened === null || failed?.startScript === opened || (await page.text()).includes(`"${opened}"`)) return false
  await notes.put('/failed', new Response(JSON.stringify({ startScript: opened, at: Date.now() })))
  return true
}

const forgetKept = async () => {
  const wanted = await (await caches.match('/wanted', { cacheName: NOTES }))?.text()
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
  // What an adult wanted to have here: the next worker fetches it anew.
  if (wanted !== undefined) await (await caches.open(NOTES)).put('/wanted', new Response(wanted))
}

const before = () => {
  const { origin, pathname, search } = new URL(document.referrer || '/', location.href)
  return origin === location.origin && pathname !== location.pathname ? `${origin}${pathname}${search}${location.hash}` : '/'
}

// A browser without such a store has kept nothing.
goBackToLastGood()
  .then((isBack) => (isBack ? undefined : forgetKept()))
  .catch(() => undefined)
  .then(() => location.replace(before()))
