import { expect, it } from 'vitest'
import { createChildren } from '#data/children'
import { newProfile } from '#domain/child/childProfile'
import { StoreError } from '#ports/documents'
import { openDevice } from '#tests/support/dataRig'

const strict = { ...newProfile, epilepsy: 'yes', photosensitive: 'unknown' } as const
const answers = { epilepsy: 'no', photosensitive: 'no' } as const

async function family() {
  const { store } = openDevice()
  const children = createChildren(store)
  const child = await children.create({ ownerUid: 'ada', alias: 'Firefly', birthMonth: null, profile: strict })
  const stored = async () => JSON.parse(String((await store.get(`children/${child.id}`))?.data['profileJson'])) as typeof strict
  return { store, children, child, stored }
}

it('writes the two answers if the profile is unchanged since the adult saw it, and keeps the rest', async () => {
  const { children, child, stored } = await family()
  await children.answerSafety(child, answers, 'ada')
  expect(await stored()).toMatchObject({ ...strict, ...answers })
})

it('changes nothing if the profile has changed since the adult saw it', async () => {
  const { children, child, stored } = await family()
  await children.saveProfile(child, { ...strict, photosensitive: 'yes' }, 'ada')
  await expect(children.answerSafety(child, answers, 'ada')).rejects.toBeInstanceOf(StoreError)
  expect(await stored()).toMatchObject({ epilepsy: 'yes', photosensitive: 'yes' })
})

it('queues nothing when offline', async () => {
  const { store, child, stored } = await family()
  const children = createChildren({ ...store, transact: () => Promise.reject(new StoreError('offline')) })
  await expect(children.answerSafety(child, answers, 'ada')).rejects.toMatchObject({ code: 'offline' })
  expect(await stored()).toMatchObject(strict)
})
