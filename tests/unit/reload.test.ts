import { afterEach, expect, test, vi } from 'vitest'
import { notePartMissing, reloadFresh, tryAgain } from '#ui/reload'

afterEach(() => void vi.unstubAllGlobals())

/** Returns a browser with a service worker, which records its actions in order. `opened` is the start script that was last loaded from the network. */
function browser(network: () => Promise<unknown>, { isKept = true, opened }: { isKept?: boolean; opened?: string } = {}): readonly string[] {
  const done: string[] = []
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('navigator', { serviceWorker: { controller: isKept ? {} : null } })
  vi.stubGlobal('caches', { match: () => Promise.resolve(opened === undefined ? undefined : Response.json(opened)) })
  vi.stubGlobal('document', { querySelector: () => ({ src: 'https://example.org/assets/index-good.js' }) })
  vi.stubGlobal('window', { location: { hash: '#tablet', reload: () => void done.push('loaded'), replace: (address: string) => void done.push(address) } })
  return done
}

test('opens the page that restores the last good version or clears the cache when online', async () => {
  const done = browser(() => Promise.resolve(new Response()))
  await reloadFresh()
  expect(done).toEqual(['/again.html#tablet'])
})

test('keeps the cache when the last good version already replaced a failed one', async () => {
  const done = browser(() => Promise.resolve(new Response()), { opened: '/assets/index-new.js' })
  await reloadFresh()
  expect(done).toEqual(['loaded'])
  const asGiven = browser(() => Promise.resolve(new Response()), { opened: '/assets/index-good.js' })
  await reloadFresh()
  expect(asGiven).toEqual(['/again.html#tablet'])
})

test.each([
  ['a network', () => Promise.reject(new TypeError('no network'))],
  ['a server that works', () => Promise.resolve(new Response(null, { status: 503 }))],
])('keeps the cache without %s, because nothing else is available', async (_what, network) => {
  const done = browser(network)
  await reloadFresh()
  expect(done).toEqual(['loaded'])
})

test('keeps the page offline if nothing is cached, because nothing could replace it', async () => {
  const done = browser(() => Promise.reject(new TypeError('no network')), { isKept: false })
  await reloadFresh()
  expect(done).toEqual([])
})

test('retries in place, or with a reload once a part of the app could not be loaded', async () => {
  const done = browser(() => Promise.resolve(new Response()))
  const here = vi.fn<() => void>()
  tryAgain(here)
  expect([here.mock.calls.length, done]).toEqual([1, []])
  notePartMissing()
  tryAgain(here)
  await expect.poll(() => done.at(-1)).toBe('/again.html#tablet')
  expect(here).toHaveBeenCalledTimes(1)
})
