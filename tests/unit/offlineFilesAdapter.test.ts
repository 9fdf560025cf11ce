import { expect, test } from 'vitest'
import { createOfflineFiles } from '#adapters/browser/offlineFiles'

/** Returns the part of a browser's caches that the adapter uses. It is full after `fullAfter` files. */
function fakeCaches(fullAfter = Infinity) {
  const held = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = held.get(name) ?? new Map<string, Response>()
    held.set(name, entries)
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      put: async (path: string, answer: Response) => {
        if (entries.size >= fullAfter) throw new DOMException('full', 'QuotaExceededError')
        entries.set(path, answer)
      },
      keys: async () => [...entries.keys()].map((path) => ({ url: `https://lantern.example${path}` })),
    }
  }
  return { caches: { open, keys: async () => [...held.keys()] } as unknown as CacheStorage, held }
}

const files = ['/assets/a.js', '/assets/b.js', '/assets/c.js', '/assets/d.js', '/assets/e.js', '/assets/f.js'].map((path) => [path, 10] as const)
const answering = async () => new Response('x')
const running = () => new AbortController().signal

test('stores every requested file, and reports its bytes', async () => {
  const { caches } = fakeCaches()
  const offlineFiles = createOfflineFiles({ caches, storage: undefined, fetch: async (path) => new Response(path === '/files.json' ? '{"groups":{}}' : 'x') })
  const bytes: number[] = []
  expect(await offlineFiles.keep(files, (each) => bytes.push(each), running())).toBe('kept')
  expect(bytes).toHaveLength(files.length)
  expect((await offlineFiles.read())?.kept).toEqual(new Set(files.map(([path]) => path)))
})

test('reports a full device, and keeps the files stored so far', async () => {
  const { caches, held } = fakeCaches(3)
  const offlineFiles = createOfflineFiles({ caches, storage: undefined, fetch: answering })
  expect(await offlineFiles.keep(files, () => undefined, running())).toBe('no-room')
  expect(held.get('assets')?.size).toBe(3)
})

test('reports a lost network, and does not store a missing file', async () => {
  const { caches, held } = fakeCaches()
  const gone = createOfflineFiles({ caches, storage: undefined, fetch: async () => Promise.reject(new TypeError('no network')) })
  expect(await gone.keep(files, () => undefined, running())).toBe('no-network')
  const missing = createOfflineFiles({ caches, storage: undefined, fetch: async () => new Response('Not found', { status: 404 }) })
  expect(await missing.keep(files, () => undefined, running())).toBe('no-network')
  const page = createOfflineFiles({
    caches,
    storage: undefined,
    fetch: async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  })
  expect(await page.keep(files, () => undefined, running())).toBe('no-network')
  expect(held.get('assets')?.size).toBe(0)
  expect(await gone.read()).toBeNull()
})

test('keeps the files stored so far when stopped', async () => {
  const { caches } = fakeCaches()
  const stop = new AbortController()
  const offlineFiles = createOfflineFiles({
    caches,
    storage: undefined,
    fetch: async (path, { signal }) => {
      if (path === '/assets/c.js') stop.abort()
      signal?.throwIfAborted()
      return new Response('x')
    },
  })
  expect(await offlineFiles.keep(files, () => undefined, stop.signal)).toBe('stopped')
})

test('adds up requested groups', async () => {
  const { caches, held } = fakeCaches()
  const offlineFiles = createOfflineFiles({ caches, storage: undefined, fetch: answering })
  expect(await offlineFiles.isWanted()).toBe(false)
  await offlineFiles.want(['code', 'words/fruits'])
  await offlineFiles.want(['code', 'words/animals'])
  expect(await offlineFiles.isWanted()).toBe(true)
  expect(await held.get('notes')?.get('/wanted')?.json()).toEqual(['code', 'words/fruits', 'words/animals'])
})

test('distinguishes a browser without storage from an empty one', async () => {
  const offlineFiles = createOfflineFiles({ caches: undefined, storage: undefined, fetch: answering })
  expect(await offlineFiles.read()).toBeNull()
  expect(await offlineFiles.room()).toEqual({ usedBytes: null, freeBytes: null, isLasting: false })
})
