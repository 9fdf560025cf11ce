// For a page that did not start. The last version that started opens again; if there is none, the cached product is deleted and downloaded again.
// This page and its script are never cached, so offline nothing is deleted. People's data is in the browser's database, which stays unchanged.
const NOTES = 'notes'

const goBackToLastGood = async () => {
  const notes = await caches.open(NOTES)
  const read = async (note) => (await notes.match(note))?.json() ?? null
  const [good, opened, failed] = [await read('/good'), await read('/opened'), await read('/failed')]
  const page = good === null ? undefined : await (await caches.open(`shell-${good}`)).match('/')
  // The last good version was tried already, or is the one that does not start.
  if (page === undefined || opened === null || failed?.startScript === opened || (await page.text()).includes(`"${opened}"`)) return false
  await notes.put('/failed', new Response(JSON.stringify({ startScript: opened, at: Date.now() })))
  return true
}

const forgetKept = async () => {
  const wanted = await (await caches.match('/wanted', { cacheName: NOTES }))?.text()
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
  // Files that an adult wanted offline: the next worker downloads them again.
  if (wanted !== undefined) await (await caches.open(NOTES)).put('/wanted', new Response(wanted))
}

const before = () => {
  const { origin, pathname, search } = new URL(document.referrer || '/', location.href)
  return origin === location.origin && pathname !== location.pathname ? `${origin}${pathname}${search}${location.hash}` : '/'
}

// A browser without a cache has nothing to delete.
goBackToLastGood()
  .then((isBack) => (isBack ? undefined : forgetKept()))
  .catch(() => undefined)
  .then(() => location.replace(before()))
