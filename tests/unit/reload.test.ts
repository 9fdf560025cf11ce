import { afterEach, expect, test, vi } from 'vitest'
import { notePartMissing, reloadAnew, tryAgain } from '#ui/reload'

afterEach(() => void vi.unstubAllGlobals())

/** A browser with a worker; answers what was done to it, in order. `opened`: the start script that the network gave last. */
function browser(network: () => Promise<unknown>, { isKept = true, opened }: { isKept?: boolean; opened?: string } = {}): readonly string[] {
  const done: string[] = []
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('navigator', { serviceWorker: { controller: isKept ? {} : null } })
  vi.stubGlobal('caches', { match: () => Promise.resolve(opened === undefined ? undefined : Response.json(opened)) })
  vi.stubGlobal('document', { querySelector: () => ({ src: 'https://example.org/assets/index-good.js' }) })
  vi.stubGlobal('window', { location: { hash: '#tablet', reload: () => void done.push('loaded'), replace: (address: string) => void done.push(address) } })
  return done
}

test('with a network the page that goes back to the last good version, or forgets what was kept, leads here again', async () => {
  const done = browser(() => Promise.resolve(new Response()))
  await reloadAnew()
  expect(done).toEqual(['/again.html#tablet'])
})

test('a last good version in the place of one that failed keeps what it has: nothing else starts', async () => {
  const done = browser(() => Promise.resolve(new Response()), { opened: '/assets/index-new.js' })
  await reloadAnew()
  expect(done).toEqual(['loaded'])
  const asGiven = browser(() => Promise.resolve(new Response()), { opened: '/assets/index-good.js' })
  await reloadAnew()
  expect(asGiven).toEqual(['/again.html#tablet'])
})

test.each([
  ['a network', () => Promise.reject(new TypeError('no network'))],
  ['a server that works', () => Promise.resolve(new Response(null, { status: 503 }))],
])('without %s what is kept stays: it is all there is', async (_what, network) => {
  const done = browser(network)
  await reloadAnew()
  expect(done).toEqual(['loaded'])
})

test('without a network, where nothing was kept, the page stays: nothing would come in its place', async () => {
  const done = browser(() => Promise.reject(new TypeError('no network')), { isKept: false })
  await reloadAnew()
  expect(done).toEqual([])
})

test('what failed is done again in its place, and with a page that is loaded anew once a part of the product could not be fetched', async () => {
  const done = browser(() => Promise.resolve(new Response()))
  const here = vi.fn<() => void>()
  tryAgain(here)
  expect([here.mock.calls.length, done]).toEqual([1, []])
  notePartMissing()
  tryAgain(here)
  await expect.poll(() => done.at(-1)).toBe('/again.html#tablet')
  expect(here).toHaveBeenCalledTimes(1)
})
