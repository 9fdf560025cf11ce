import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Recordings } from '#ports/recordings'

/** Test rig of a device. Each tab has its own store on the same disk. */
export interface RecordingsRig {
  openTab(): Recordings
  fillDisk(): void
  now(): number
  dispose(): Promise<void>
}

const sound = (content: string) => new Blob([content], { type: 'audio/wav' })

export function recordingsContract(name: string, createRig: () => Promise<RecordingsRig>): void {
  describe(`recordings: ${name}`, () => {
    let rig: RecordingsRig
    let recordings: Recordings

    beforeEach(async () => {
      rig = await createRig()
      recordings = rig.openTab()
    })
    afterEach(() => rig.dispose())

    const heard = async (childId: string, utterance: string, from = recordings) => (await from.find(childId, utterance))?.blob.text()

    test('returns a recording unchanged, also in another tab', async () => {
      await recordings.keep('ada_0', 'animals/cat', sound('a cat'))
      const found = await rig.openTab().find('ada_0', 'animals/cat')
      expect(found).toMatchObject({ utterance: 'animals/cat', recordedAt: rig.now(), bytes: 5 })
      expect(found?.blob.type).toBe('audio/wav')
      expect(await found?.blob.text()).toBe('a cat')
    })

    test('returns null for a missing recording and an empty list without any', async () => {
      expect(await recordings.find('ada_0', 'animals/cat')).toBeNull()
      expect(await recordings.list('ada_0')).toEqual([])
    })

    test('replaces an old recording by a new one', async () => {
      await recordings.keep('ada_0', 'animals/cat', sound('old'))
      await recordings.keep('ada_0', 'animals/cat', sound('new cat'))
      expect(await heard('ada_0', 'animals/cat')).toBe('new cat')
      expect(await recordings.list('ada_0')).toEqual([{ utterance: 'animals/cat', recordedAt: rig.now(), bytes: 7 }])
    })

    test('keeps each child’s recordings separate', async () => {
      await recordings.keep('ada_0', 'phrases/look', sound('look, Ada'))
      await recordings.keep('bo_0', 'phrases/look', sound('look, Bo'))
      expect(await heard('ada_0', 'phrases/look')).toBe('look, Ada')
      await recordings.removeAll('ada_0')
      expect(await recordings.list('ada_0')).toEqual([])
      expect(await heard('bo_0', 'phrases/look')).toBe('look, Bo')
    })

    test('lets a recording be removed and saved again', async () => {
      await recordings.keep('ada_0', 'animals/cat', sound('a cat'))
      const taken = await recordings.find('ada_0', 'animals/cat')
      await recordings.remove('ada_0', 'animals/cat')
      expect(await recordings.find('ada_0', 'animals/cat')).toBeNull()
      await recordings.keep('ada_0', 'animals/cat', taken?.blob ?? sound(''))
      expect(await heard('ada_0', 'animals/cat')).toBe('a cat')
    })

    test('refuses a new recording on a full disk, and loses nothing of the old one', async () => {
      await recordings.keep('ada_0', 'animals/cat', sound('old'))
      rig.fillDisk()
      await expect(recordings.keep('ada_0', 'animals/cat', sound('new'))).rejects.toMatchObject({ name: 'StoreError', code: 'storage-full' })
      expect(await heard('ada_0', 'animals/cat')).toBe('old')
    })
  })
}
