import { afterEach, expect, test, vi } from 'vitest'
import { notePartMissing, reloadAnew, tryAgain } from '#ui/reload'

afterEach(() => void vi.unstubAllGlobals())

/** A browser with a worker and what it kept; answers what was done to it, in order. */
function browser(network: () => Promise<unknown>, isKept = true, wanted?: string): readonly string[] {
  const done: string[] = []
  const note = (what: string, answer: unknown = true) => {
    done.push(what)
    return Promise.resolve(answer)
  }
  vi.stubGlobal('fetch', network)
  const controller = isKept ? {} : null
  vi.stubGlobal('navigator', { serviceWorker: { controller, getRegistrations: () => Promise.resolve([{ unregister: () => note('worker gone') }]) } })
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['product', 'pictures']),
    delete: (name: string) => note(`${name} gone`),
    match: () => Promise.resolve(wanted === undefined ? undefined : new Response(wanted)),
    open: (name: string) => Promise.resolve({ put: async (path: string, answer: Response) => note(`${name}${path} ${await answer.text()}`) }),
  })
  vi.stubGlobal('window', { location: { reload: () => void note('loaded') } })
  return done
}

test('with a network what the worker kept goes, and the worker too, so that the next one keeps it whole', async () => {
  const done = browser(() => Promise.resolve(new Response()))
  await reloadAnew()
  expect(done).toEqual(['worker gone', 'product gone', 'pictures gone', 'loaded'])
})

test('what an adult wanted to have here is wanted still: the next worker fetches it anew', async () => {
  const done = browser(() => Promise.resolve(new Response()), true, '["code"]')
  await reloadAnew()
  expect(done).toEqual(['worker gone', 'product gone', 'pictures gone', 'notes/wanted ["code"]', 'loaded'])
})

test.each([
  ['a network', () => Promise.reject(new TypeError('no network'))],
  ['a server that works', () => Promise.resolve(new Response(null, { status: 503 }))],
])('without %s it stays: it is all there is', async (_what, network) => {
  const done = browser(network)
  await reloadAnew()
  expect(done).toEqual(['loaded'])
})

test('without a network, where nothing was kept, the page stays: nothing would come in its place', async () => {
  const done = browser(() => Promise.reject(new TypeError('no network')), false)
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
  await expect.poll(() => done.at(-1)).toBe('loaded')
  expect(here).toHaveBeenCalledTimes(1)
})
