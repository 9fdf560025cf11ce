import { expect, test } from 'vitest'
import { createChildren } from '#data/children'
import { createPeopleRecords } from '#data/people'
import { createShop } from '#data/shop'
import type { DocumentStore } from '#ports/documents'
import { unexpected } from '../support/dataRig'

/* Whoever has just signed in without a network has an empty device: that says nothing of what there is. */

type Tell = Parameters<DocumentStore['watchQuery']>[1]
type Watch = (store: DocumentStore, tell: (count: number) => void) => () => void

const lists: readonly [string, Watch][] = [
  ['children', (store, tell) => createChildren(store).watch('ada', (list) => tell(list.length), unexpected)],
  ['teams', (store, tell) => createPeopleRecords(store).watchAccounts('ada', (list) => tell(list.length), unexpected)],
  ['subscriptions', (store, tell) => createPeopleRecords(store).watchSubscriptions('ada', (list) => tell(list.length), unexpected)],
  ['plans to buy', (store, tell) => createShop({ store, clock: () => 0, newId: () => 'new' }).watchProducts((list) => tell(list.length), unexpected)],
]

test.each(lists)('nobody is told of no %s while only this device has answered', async (_of, watch) => {
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
  // Prices are read for each product: what is on its way then has arrived.
  await new Promise((resolve) => setImmediate(resolve))
  expect(told).toEqual([])
  for (const tell of tells) tell([], true)
  await heard
  expect(told).toEqual([0])
})
