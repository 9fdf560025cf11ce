// For a page that did not start because something of it was kept damaged. This page and its script are never kept, so they come from the
// network: where there is none, what was kept stays. The data of the people is in the browser's database, which is not touched.
const forgetKept = async () => {
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

const before = () => {
  const { origin, pathname, search } = new URL(document.referrer || '/', location.href)
  return origin === location.origin && pathname !== location.pathname ? `${pathname}${search}` : '/'
}

// A browser without such a store has kept nothing.
forgetKept()
  .catch(() => undefined)
  .then(() => location.replace(before()))
