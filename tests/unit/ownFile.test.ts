import { expect, it } from 'vitest'
import { createDeviceSettings } from '#adapters/browser/deviceSettings'
import { zipArchive } from '#adapters/browser/zip'
import { importOwnFile } from '#data/importOwnFile'
import { readFile } from '#data/ownFile'
import { newProfile } from '#domain/child/childProfile'
import type { NewPhoto, Photos } from '#ports/photos'
import type { Recordings } from '#ports/recordings'
import { ada, openDevice } from '../support/dataRig'
import { partialDouble } from '#tests/support/services'

const fileOf = (children: readonly object[]): Blob => new Blob([JSON.stringify({ version: 2, children })])

it('reads a file of many children, and refuses one that would block the page for minutes', async () => {
  const wrens = (count: number) => fileOf(Array.from({ length: count }, () => ({ alias: 'Wren' })))
  expect((await readFile(zipArchive, wrens(64)))?.children).toHaveLength(64)
  expect(await readFile(zipArchive, wrens(65))).toBeNull()
  expect(await readFile(zipArchive, wrens(3000))).toBeNull()
})

it('finds no file of ours in something unreadable, such as a dropped folder', async () => {
  const folder = { size: 4096, arrayBuffer: () => Promise.reject(new DOMException('it is no file', 'NotFoundError')) } as unknown as Blob
  expect(await readFile(zipArchive, folder)).toBeNull()
})

it('imports only photos that are pictures, and nothing that could open as a page', async () => {
  const { store } = openDevice()
  const types = ['image/webp', 'text/html', 'image/svg+xml', 'image/png', 'text/html;image/png', 'image/jpeg', '']
  const photos = types.map((type, at) => ({
    wordId: `own-${at}`,
    name: type,
    category: 'animals',
    parts: [],
    look: { needsOutline: false, mainColour: 'red', shapeFamily: 'round' },
    type,
    base64: btoa('<script>'),
  }))
  const kept: NewPhoto[] = []
  const keeping = partialDouble<Photos>('photos', { list: async () => [], keep: async (_childId: string, photo: NewPhoto) => void kept.push(photo) })
  const file = await readFile(zipArchive, fileOf([{ alias: 'Wren', photos }]))
  if (file === null) throw new Error('no file of ours')
  const device = createDeviceSettings(() => ({ getItem: () => null, setItem: () => undefined }))
  const { children } = await importOwnFile(
    { store, recordings: partialDouble<Recordings>('recordings', { list: async () => [] }), photos: keeping, device },
    ada.uid,
    file,
  )
  expect(kept.map(({ name, blob }) => [name, blob.type])).toEqual(['image/webp', 'image/png', 'image/jpeg'].map((type) => [type, type]))
  expect(children).toMatchObject([{ photos: 3, unreadable: 4 }])
})

it('leaves the camera off for an imported child, whose family turned it on elsewhere', async () => {
  const { store } = openDevice()
  const profile = { ...newProfile, dials: { colour: 'green' }, faceCamera: { by: 'tom', at: Date.UTC(2026, 10, 1), within: 'every' } }
  const file = await readFile(zipArchive, fileOf([{ alias: 'Wren', birthMonth: null, profile, familyProfile: profile }]))
  if (file === null) throw new Error('no file of ours')
  const device = createDeviceSettings(() => ({ getItem: () => null, setItem: () => undefined }))
  const recordings = partialDouble<Recordings>('recordings', { list: async () => [] })
  const photos = partialDouble<Photos>('photos', { list: async () => [] })
  const { children } = await importOwnFile({ store, recordings, photos, device }, ada.uid, file)
  const stored = await store.get(`children/${children[0]?.id}`)
  for (const field of ['profileJson', 'familyProfileJson'])
    expect(JSON.parse(String(stored?.data[field]))).toEqual({ ...newProfile, dials: { colour: 'green' } })
})
