import { afterAll, beforeAll } from 'vitest'
import { openFirestore } from '../support/firebaseRig'
import { caseRowsContract } from './caseRows.contract'

let firestore: Awaited<ReturnType<typeof openFirestore>>

beforeAll(async () => {
  firestore = await openFirestore('demo-case-rows')
})

afterAll(() => firestore.close())

caseRowsContract('hosted', async () => {
  await firestore.empty()
  const now = Date.now()
  return { store: firestore.storeOf, seed: firestore.seed, now: () => now, dispose: async () => {} }
})
