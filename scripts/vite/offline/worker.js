// The service worker of the build. The plugin beside it writes `self.build` before this text:
// `version` of the shell, `shell` (what the first page needs), `files` (every file of this build under /assets/).
const { version, shell, files } = self.build
const SHELL = `shell-${version}`
const ASSETS = 'assets'
const NETWORK_MS = 4000
const known = new Set(files)

const ownPath = (address) => {
  const { origin, pathname } = new URL(address, self.location.origin)
  return origin === self.location.origin ? pathname : null
}
const cached = (path) => caches.match(path, { ignoreVary: true, ignoreSearch: true })
const stemOf = (path) => path.replace(/-[\w-]{8}\.\w+$/, '')
const pathsIn = async (cache) => (await cache.keys()).map(({ url }) => ownPath(url))

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const path = ownPath(request.url)
  if (path === null || request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (path.startsWith('/assets/')) event.respondWith(openAsset(event, path))
  else if (shell.includes(path)) event.respondWith(cached(path).then((answer) => answer ?? fetch(request)))
})

async function install() {
  const cache = await caches.open(SHELL)
  // Only names under /assets/ carry a hash: everything else might be an older copy.
  await cache.addAll(shell.map((path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' })))
  // What was opened before an update still opens without a network after it.
  const opened = new Set((await pathsIn(await caches.open(ASSETS))).map(stemOf))
  await keep(files.filter((path) => opened.has(stemOf(path))))
}

// It is reached only when no page of an older version is open: a child's play is never changed under its hands.
async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== SHELL)
  await Promise.all(old.map((name) => caches.delete(name)))
  const assets = await caches.open(ASSETS)
  const gone = (await pathsIn(assets)).filter((path) => !known.has(path))
  await Promise.all(gone.map((path) => assets.delete(path, { ignoreVary: true })))
  await self.clients.claim()
}

/** Keeps what a page loaded before this worker stood between it and the network. */
async function keep(addresses) {
  const assets = await caches.open(ASSETS)
  const paths = [...new Set(addresses.map(ownPath))].filter((path) => known.has(path))
  await Promise.allSettled(paths.map(async (path) => (await cached(path)) ?? assets.add(path)))
}

// The network first: a page of an older version would ask for parts that the server no longer has.
async function openPage({ request }) {
  const kept = ownPath(request.url) === '/' ? '/' : '/app.html'
  const page = navigator.onLine ? null : await cached(kept)
  if (page) return page
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(NETWORK_MS) })
    if (answer.status < 500) return answer
  } catch {
    // No network, or too slow a one: the page that is kept opens instead.
  }
  return (await cached(kept)) ?? Response.error()
}

async function openAsset(event, path) {
  const kept = await cached(path)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.status === 200) {
    const copy = answer.clone()
    // A full disk keeps nothing, and the page goes on.
    event.waitUntil(
      caches
        .open(ASSETS)
        .then((cache) => cache.put(path, copy))
        .catch(() => undefined),
    )
  }
  return answer
}
