import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { NewPhoto, Photos } from '#ports/photos'

/** Test rig of a device. Each tab has its own store on the same disk. */
export interface PhotosRig {
  openTab(): Photos
  fillDisk(): void
  now(): number
  pass(ms: number): void
  dispose(): Promise<void>
}

const photo = (wordId: string, content: string, more: Partial<NewPhoto> = {}): NewPhoto => ({
  wordId,
  name: wordId,
  category: 'fruits',
  parts: [{ phrase: 'brown end', place: [0, 0, 0.3, 0.3] }],
  look: { needsOutline: false, mainColour: 'yellow', shapeFamily: 'long' },
  blob: new Blob([content], { type: 'image/webp' }),
  ...more,
})

export function photosContract(name: string, createRig: () => Promise<PhotosRig>): void {
  describe(`photos: ${name}`, () => {
    let rig: PhotosRig
    let photos: Photos

    beforeEach(async () => {
      rig = await createRig()
      photos = rig.openTab()
    })
    afterEach(() => rig.dispose())

    const pixels = async (childId: string, wordId: string, from = photos) => (await from.find(childId, wordId))?.blob.text()

    test('returns a photo unchanged, also in another tab', async () => {
      const { blob, ...note } = photo('banana', 'yellow')
      await photos.keep('ada_0', { ...note, blob })
      const found = await rig.openTab().find('ada_0', 'banana')
      expect(found).toMatchObject({ ...note, savedAt: rig.now(), bytes: 6 })
      expect([found?.blob.type, await found?.blob.text()]).toEqual(['image/webp', 'yellow'])
    })

    test('returns a marked face with its photo, in the list and among the files', async () => {
      const face = { leftEye: { x: 0.4, y: 0.4 }, rightEye: { x: 0.6, y: 0.4 }, nose: { x: 0.5, y: 0.5 }, mouth: { x: 0.5, y: 0.6 }, hair: { x: 0.5, y: 0.1 } }
      await photos.keep('ada_0', photo('woman', 'Mum', { category: 'body', face }))
      expect((await rig.openTab().find('ada_0', 'woman'))?.face).toEqual(face)
      expect((await photos.list('ada_0'))[0]?.face).toEqual(face)
      expect((await photos.list('ada_0'))[0]?.face).toEqual(face)
      await photos.keep('ada_0', photo('woman', 'Mum', { category: 'body' }))
      expect((await photos.list('ada_0'))[0]).not.toHaveProperty('face')
    })

    test('drops impossible face marks, and keeps the rest of the photo', async () => {
      const point = { x: 0.5, y: 0.5 }
      await photos.keep('ada_0', photo('woman', 'Mum', { face: { leftEye: point, rightEye: point, nose: point, mouth: point, hair: point } }))
      await photos.keep('ada_0', photo('man', 'Dad', { face: 'none' as never }))
      expect((await photos.list('ada_0')).map((note) => ['face' in note, note.parts.length])).toEqual([
        [false, 1],
        [false, 1],
      ])
      expect(await pixels('ada_0', 'man')).toBe('Dad')
    })

    test('returns a scene’s box with its photo and among the files, and replaces an invalid one by the middle', async () => {
      const scene = [0.1, 0.2, 0.3, 0.4] as const
      await photos.keep('ada_0', photo('own-kitchen', 'kitchen', { scene }))
      expect((await rig.openTab().find('ada_0', 'own-kitchen'))?.scene).toEqual(scene)
      expect((await photos.list('ada_0'))[0]?.scene).toEqual(scene)
      await photos.keep('ada_0', photo('own-kitchen', 'kitchen', { scene: 'left' as never }))
      expect((await photos.list('ada_0'))[0]?.scene).toEqual([0.35, 0.35, 0.3, 0.3])
    })

    test('returns null for a missing photo and an empty list for a new child', async () => {
      expect(await photos.find('ada_0', 'banana')).toBeNull()
      expect(await photos.list('ada_0')).toEqual([])
    })

    test('lists photos without pixels, oldest first, and replaces an old photo by a new one', async () => {
      await photos.keep('ada_0', photo('pear', 'green'))
      rig.pass(1000)
      await photos.keep('ada_0', photo('banana', 'yellow'))
      rig.pass(1000)
      await photos.keep('ada_0', photo('pear', 'brown!', { name: 'our pear' }))
      const list = await photos.list('ada_0')
      expect(list.map(({ wordId, name: called, bytes }) => [wordId, called, bytes])).toEqual([
        ['banana', 'banana', 6],
        ['pear', 'our pear', 6],
      ])
      expect(list.some((note) => 'blob' in note || 'picture' in note)).toBe(false)
      expect(await pixels('ada_0', 'pear')).toBe('brown!')
    })

    test('keeps each child’s photos separate, and removes them with the child', async () => {
      await photos.keep('ada_0', photo('cup', 'blue'))
      await photos.keep('ada_0', photo('own-1', 'Rex'))
      await photos.keep('bo_0', photo('cup', 'red'))
      await photos.removeAll('ada_0')
      expect(await photos.list('ada_0')).toEqual([])
      expect(await pixels('bo_0', 'cup')).toBe('red')
    })

    test('lets a photo be removed and saved again', async () => {
      await photos.keep('ada_0', photo('cup', 'blue'))
      const taken = await photos.find('ada_0', 'cup')
      await photos.remove('ada_0', 'cup')
      expect(await photos.find('ada_0', 'cup')).toBeNull()
      if (taken !== null) await photos.keep('ada_0', taken)
      expect(await pixels('ada_0', 'cup')).toBe('blue')
    })

    test('refuses a new photo on a full disk, and loses nothing of the old one', async () => {
      await photos.keep('ada_0', photo('cup', 'old'))
      rig.fillDisk()
      await expect(photos.keep('ada_0', photo('cup', 'new'))).rejects.toMatchObject({ name: 'StoreError', code: 'storage-full' })
      expect(await pixels('ada_0', 'cup')).toBe('old')
    })
  })
}
