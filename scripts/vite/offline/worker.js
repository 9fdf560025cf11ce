// The service worker of the build. The plugin in this folder writes `self.build` before this text: `version` of the shell, `shell` (files of the first page),
// `papers` (pages outside the app), `files` (every file of this build under /assets/), `needs` (for each of them the others that it imports, by index).
const { version, shell, papers, files, needs } = self.build
const SHELL = `shell-${version}`
const ASSETS = 'assets'
// Small notes that persist from one start to the next: `/good`, the version that started last; `/opened`, the start script of the page opened last; `/started`,
// of the page that started last; `/waiting`, the one that has not started yet, and since when; `/failed`, one that did not start, and when; `/wanted`, the
// groups of files that an adult wants on this device.
const NOTES = 'notes'
const LIST = '/files.json'
const NETWORK_MS = 4000
// Time (ms) after which a page that has not started opens again as it last did.
const START_MS = 15_000
// Age of a load that did not start (ms) after which a reload counts as giving up.
const GIVEN_UP_MS = [8000, 60_000]
// Time (ms) after which a version that did not start is tried again: it may have been the network's fault.
const FAILED_MS = 24 * 60 * 60_000
const known = new Set(files)
const started = new Set()

const ownPath = (address) => {
  const { origin, pathname } = new URL(address, self.location.origin)
  return origin === self.location.origin ? pathname : null
}
const cached = (path) => caches.match(path, { ignoreVary: true, ignoreSearch: true })
const stemOf = (path) => path.replace(/-[\w-]{8}\.\w+$/, '')
const pathsIn = async (cache) => (await cache.keys()).map(({ url }) => ownPath(url))
// A server may answer a request for a missing file with the app's page.
const isFile = (answer) => answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html') !== true
const startScriptIn = (html) => /src="(\/assets\/index-[\w-]+\.js)"/.exec(html)?.[1] ?? null
const read = async (note) => (await (await caches.open(NOTES)).match(note))?.json() ?? null
const write = async (note, value) => (await caches.open(NOTES)).put(note, new Response(JSON.stringify(value)))

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => event.waitUntil(hear(event)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const path = ownPath(request.url)
  if (path === null || request.method !== 'GET') return
  if (papers.includes(path)) event.respondWith(cached(path).then((answer) => answer ?? fetch(request)))
  else if (request.mode === 'navigate') event.respondWith(openPage(event).catch(() => fetch(request)))
  else if (path.startsWith('/assets/')) event.respondWith(openAsset(event, path))
  else if (path === LIST) event.respondWith(openList(request))
  else if (shell.includes(path)) event.respondWith(cached(path).then((answer) => answer ?? fetch(request)))
})

async function install() {
  const cache = await caches.open(SHELL)
  // Every page opened before an update still opens offline after it. All or nothing: if a part cannot be downloaded, the previous version stays.
  const opened = new Set((await pathsIn(await caches.open(ASSETS))).map(stemOf))
  const wanted = new Set(await wantedFiles(cache))
  const parts = new Set(files.filter((path) => opened.has(stemOf(path)) || wanted.has(path)))
  // Adds their imports too, under any name: the set grows while it is walked.
  for (const path of parts) for (const at of needs[files.indexOf(path)] ?? []) parts.add(files[at])
  const isFirst = (await read('/good')) === null
  await keep([...parts]).catch((error) => {
    // Without a previous version, a partial offline start is better than none; the missing files can be downloaded by hand.
    if (!isFirst) throw error
  })
  await Promise.all(shell.filter((path) => path.startsWith('/assets/')).map((path) => addFile(cache, path)))
  // Last, and all at once: a page that is kept is one of a version that is here as a whole. Their names carry no hash: they might be older copies.
  const pages = [...shell, ...papers].filter((path) => !path.startsWith('/assets/'))
  await cache.addAll(pages.map((path) => new Request(path, { cache: 'reload' })))
  const startScript = startScriptIn(await (await cache.match('/')).text())
  if (!shell.includes(startScript)) {
    await caches.delete(SHELL)
    throw new TypeError('There is another version by now')
  }
  // The page may have come from the network, and have started, before it was stored.
  if (startScript === (await read('/started'))) await write('/good', version)
}

/** Stores an answer in the cache. On a full disk nothing is stored, and the page continues. */
const putAside = (name, path, answer) =>
  caches
    .open(name)
    .then((cache) => cache.put(path, answer))
    .catch(() => undefined)

/** Opens the list of files by group: from the network if possible, otherwise from the cache. */
async function openList(request) {
  try {
    const answer = await fetch(request)
    const copy = answer.clone()
    if (answer.ok) await putAside(SHELL, LIST, copy)
    return answer
  } catch {
    return (await cached(LIST)) ?? Response.error()
  }
}

/** The files of this build in the groups that an adult wants on this device. */
async function wantedFiles(cache) {
  const wanted = await read('/wanted')
  if (wanted === null) return []
  await cache.add(new Request(LIST, { cache: 'reload' }))
  const { groups } = await (await cache.match(LIST)).json()
  return wanted.flatMap((group) => Object.keys(groups[group] ?? {}))
}

// Runs only when no page of an older version is open: a child's play is never changed in mid-session.
async function activate() {
  await tidy()
  await self.clients.claim()
}

/** Deletes the files of older versions, once a page of this one has started: until then the last good version can be restored. */
async function tidy() {
  const good = await read('/good')
  if (good !== null && good !== version) return
  // A waiting worker is not an older version; and another window may still play an older one.
  if (self.registration.installing ?? self.registration.waiting) return
  if ((await self.clients.matchAll({ type: 'window' })).length > 1) return
  const old = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== SHELL)
  await Promise.all(old.map((name) => caches.delete(name)))
  const assets = await caches.open(ASSETS)
  const gone = (await pathsIn(assets)).filter((path) => !known.has(path))
  await Promise.all(gone.map((path) => assets.delete(path, { ignoreVary: true })))
}

/** A page reports the files it loaded before this worker controlled it, and its start script once it has started. */
async function hear({ data, source }) {
  const { loaded = [], startScript } = data
  if (startScript !== undefined) await noteStarted(ownPath(startScript), source?.id)
  await keep(loaded.map(ownPath)).catch(() => undefined)
}

async function noteStarted(startScript, client) {
  started.add(client)
  await write('/started', startScript)
  if ((await read('/waiting'))?.startScript === startScript) await (await caches.open(NOTES)).delete('/waiting')
  for (const name of (await caches.keys()).filter((each) => each.startsWith('shell-'))) {
    const page = await (await caches.open(name)).match('/')
    if (page === undefined || startScriptIn(await page.text()) !== startScript) continue
    const good = name.slice('shell-'.length)
    if ((await read('/good')) !== good) await write('/good', good)
    if (good === version) await tidy()
  }
}

/** Stores files of this build that are not in the cache yet. Rejects when one cannot be downloaded. */
async function keep(paths) {
  const assets = await caches.open(ASSETS)
  const own = [...new Set(paths)].filter((path) => known.has(path))
  await Promise.all(own.map(async (path) => (await cached(path)) ?? addFile(assets, path)))
}

async function addFile(cache, path) {
  const answer = await fetch(path)
  if (!isFile(answer)) throw new TypeError(`There is no ${path}`)
  await cache.put(path, answer)
}

// Asks the network first: a page of an older version would ask for parts that the server no longer has.
async function openPage(event) {
  const { request } = event
  const kept = ownPath(request.url) === '/' ? '/' : '/app.html'
  const page = navigator.onLine ? null : await lastGood(kept)
  if (page) return page
  let refusal
  try {
    const answer = await fetch(request, { signal: abortedAfter(NETWORK_MS) })
    const startScript = startScriptIn(await answer.clone().text())
    const good = startScript !== null && ((await hasFailed(startScript)) || (await wasGivenUp(startScript))) ? await lastGood(kept) : undefined
    if (good !== undefined) return good
    if (startScript !== null) event.waitUntil(watchStart(event.resultingClientId, startScript))
    // Every address of the product is answered, so a refusal comes from something on the way, such as a filter.
    if (answer.status < 400) return answer
    refusal = answer
  } catch {
    // Offline, or the network is too slow: the stored page opens instead.
  }
  return (await lastGood(kept)) ?? refusal ?? Response.error()
}

/** Does the same as `AbortSignal.timeout`, which Safari 15 lacks. */
function abortedAfter(ms) {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
}

async function hasFailed(startScript) {
  const failed = await read('/failed')
  return failed?.startScript === startScript && Math.abs(Date.now() - failed.at) < FAILED_MS
}

/** Checks for a page that never started. A further load must not restart the waiting time. */
async function wasGivenUp(startScript) {
  const waiting = await read('/waiting')
  const waited = Math.abs(Date.now() - (waiting?.at ?? 0))
  if (waiting?.startScript !== startScript || waited < GIVEN_UP_MS[0] || waited > GIVEN_UP_MS[1] || (await isLastGood(startScript))) return false
  await write('/failed', { startScript, at: Date.now() })
  return true
}

async function isLastGood(startScript) {
  const page = await lastGood('/')
  return page === undefined || startScriptIn(await page.text()) === startScript
}

/** The stored page of the version that started last, if that is known. */
async function lastGood(path) {
  const good = await read('/good')
  const of = good === null ? undefined : await (await caches.open(`shell-${good}`)).match(path)
  return of ?? (await (await caches.open(SHELL)).match(path))
}

/** A page that does not start is opened again from the last version that did; the one that failed is not tried again. */
async function watchStart(clientId, startScript) {
  await write('/opened', startScript)
  const waiting = await read('/waiting')
  if (waiting?.startScript !== startScript || Math.abs(Date.now() - waiting.at) > GIVEN_UP_MS[1]) await write('/waiting', { startScript, at: Date.now() })
  await new Promise((resolve) => setTimeout(resolve, START_MS))
  if (started.delete(clientId)) return
  const client = await self.clients.get(clientId)
  // A page in the background may sleep, which is not a failure.
  if (client === undefined || client.visibilityState !== 'visible') return
  if (await isLastGood(startScript)) return
  await write('/failed', { startScript, at: Date.now() })
  await client.navigate(client.url)
}

async function openAsset(event, path) {
  const kept = await cached(path)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (isFile(answer)) event.waitUntil(putAside(ASSETS, path, answer.clone()))
  return answer
}
