import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Firestore } from 'firebase/firestore'
import { createFirestoreDocuments } from '#adapters/firebase/documents'
import { createOutbox } from '#adapters/firebase/outbox'

type Next = (snapshot: object) => void

const service = vi.hoisted(() => ({ network: [] as string[], watched: new Map<string, Next>() }))

// A client whose server answers when the test says so.
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  doc: (_: Firestore, path: string) => path,
  collection: (_: Firestore, name: string) => name,
  query: (name: string) => name,
  snapshotEqual: (one: object, other: object) => one === other,
  onSnapshot: (path: string, _: object, next: Next) => {
    service.watched.set(path, next)
    return () => service.watched.delete(path)
  },
  disableNetwork: async () => void service.network.push('off'),
  enableNetwork: async () => void service.network.push('on'),
}))

const database = {} as Firestore
const open = () =>
  createFirestoreDocuments({
    databases: { open: async () => database, follow: (attach) => attach(database) },
    outbox: createOutbox(null),
    who: () => null,
    newId: () => 'one',
  })
const answer = (path: string, fromCache = false) =>
  service.watched.get(path)?.({ metadata: { fromCache }, docs: [], docChanges: () => [], data: () => undefined, ref: { path } })
const never = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  service.network.length = 0
  service.watched.clear()
})
afterEach(() => void vi.useRealTimers())

it('requests all subscriptions again when a list got no server answer and a document did', async () => {
  const store = open()
  store.watch('Users/a', never, never)
  store.watchQuery({ collection: 'children' }, never, never)
  answer('Users/a')
  // A cached result does not count as an answer.
  answer('children', true)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(service.network).toEqual(['off', 'on'])
})

it('requests a document again too, but nothing that was answered or is no longer watched', async () => {
  const store = open()
  store.watchQuery({ collection: 'children' }, never, never)
  const stop = store.watch('Users/a', never, never)
  answer('children')
  answer('Users/a', true)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(service.network).toEqual(['off', 'on'])
  stop()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(service.network).toEqual(['off', 'on'])
})

it('reports a document once when the server only confirms the cache', () => {
  const told = vi.fn<() => void>()
  open().watch('Users/a', told, never)
  const known = { metadata: { fromCache: true }, data: () => ({}), ref: { path: 'Users/a' }, id: 'a' }
  service.watched.get('Users/a')?.(known)
  service.watched.get('Users/a')?.(Object.assign(known, { metadata: { fromCache: false } }))
  expect(told).toHaveBeenCalledTimes(1)
})
