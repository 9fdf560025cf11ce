import { afterAll, beforeAll } from 'vitest'
import { openFirestore } from '../support/firebaseRig'
import { summariesContract } from './summaries.contract'

let firestore: Awaited<ReturnType<typeof openFirestore>>

beforeAll(async () => {
  firestore = await openFirestore('demo-summaries')
})

afterAll(() => firestore.close())

summariesContract('hosted', async () => {
  await firestore.empty()
  const now = Date.now()
  return { store: firestore.storeOf, seed: firestore.seed, now: () => now, dispose: async () => {} }
})
