import { expect, test } from 'vitest'
import { createChildren } from '#data/children'
import { createPeopleRecords } from '#data/people'
import { createShop } from '#data/shop'
import type { DocumentStore } from '#ports/documents'
import { throwUnexpected } from '../support/dataRig'

/* A person who has just signed in offline has an empty cache, which does not show what the backend stores. */

type Tell = Parameters<DocumentStore['watchQuery']>[1]
type Watch = (store: DocumentStore, tell: (count: number) => void) => () => void

const lists: readonly [string, Watch][] = [
  ['children', (store, tell) => createChildren(store).watch('ada', (list) => tell(list.length), throwUnexpected)],
  ['teams', (store, tell) => createPeopleRecords(store).watchAccounts('ada', (list) => tell(list.length), throwUnexpected)],
  ['subscriptions', (store, tell) => createPeopleRecords(store).watchSubscriptions('ada', (list) => tell(list.length), throwUnexpected)],
  ['plans to buy', (store, tell) => createShop({ store, clock: () => 0, newId: () => 'new' }).watchProducts((list) => tell(list.length), throwUnexpected)],
]

test.each(lists)('reports no missing %s while only the cache has answered', async (_of, watch) => {
  const tells: Tell[] = []
  const store = { watchQuery: (_query: unknown, onDocuments: Tell) => (tells.push(onDocuments), () => {}) } as Partial<DocumentStore> as DocumentStore
  const told: number[] = []
  const heard = new Promise<void>((resolve) => {
    watch(store, (count) => {
      told.push(count)
      resolve()
    })
  })
  expect(tells.length).toBeGreaterThan(0)
  for (const tell of tells) tell([], false)
  // Prices are read for each product, and pending reads have finished by now.
  await new Promise((resolve) => setImmediate(resolve))
  expect(told).toEqual([])
  for (const tell of tells) tell([], true)
  await heard
  expect(told).toEqual([0])
})
