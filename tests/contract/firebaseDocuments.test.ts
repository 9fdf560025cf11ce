import { afterAll, beforeAll } from 'vitest'
import { openFirestore } from '../support/firebaseRig'
import { documentsContract } from './documents.contract'

let firestore: Awaited<ReturnType<typeof openFirestore>>

beforeAll(async () => {
  firestore = await openFirestore('demo-documents')
})

afterAll(() => firestore.close())

documentsContract('hosted', async () => {
  await firestore.empty()
  return { store: firestore.storeOf, seed: firestore.seed, now: () => Date.now(), dispose: async () => {} }
})
