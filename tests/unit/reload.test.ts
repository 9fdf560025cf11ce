import { afterEach, expect, test, vi } from 'vitest'
import { reloadAnew } from '#app/reload'

afterEach(() => void vi.unstubAllGlobals())

/** A browser with a worker and what it kept; answers what was done to it, in order. */
function browser(network: () => Promise<unknown>): readonly string[] {
  const done: string[] = []
  const note = (what: string, answer: unknown = true) => {
    done.push(what)
    return Promise.resolve(answer)
  }
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: () => Promise.resolve([{ unregister: () => note('worker gone') }]) } })
  vi.stubGlobal('caches', { keys: () => Promise.resolve(['product', 'pictures']), delete: (name: string) => note(`${name} gone`) })
  vi.stubGlobal('window', { location: { reload: () => void note('loaded') } })
  return done
}

test('with a network what the worker kept goes, and the worker too, so that the next one keeps it whole', async () => {
  const done = browser(() => Promise.resolve(new Response()))
  await reloadAnew()
  expect(done).toEqual(['worker gone', 'product gone', 'pictures gone', 'loaded'])
})

test.each([
  ['a network', () => Promise.reject(new TypeError('no network'))],
  ['a server that works', () => Promise.resolve(new Response(null, { status: 503 }))],
])('without %s it stays: it is all there is', async (_what, network) => {
  const done = browser(network)
  await reloadAnew()
  expect(done).toEqual(['loaded'])
})
