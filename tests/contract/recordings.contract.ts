import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Recordings } from '#ports/recordings'

/** What the suite needs of a device. Each tab is another store on the same disk. */
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

    test('a recording comes back as it was, also in another tab', async () => {
      await recordings.keep('ada_0', 'animals/cat', sound('a cat'))
      const found = await rig.openTab().find('ada_0', 'animals/cat')
      expect(found).toMatchObject({ utterance: 'animals/cat', recordedAt: rig.now(), bytes: 5 })
      expect(found?.blob.type).toBe('audio/wav')
      expect(await found?.blob.text()).toBe('a cat')
    })

    test('what was never recorded is null, and nobody’s list is empty', async () => {
      expect(await recordings.find('ada_0', 'animals/cat')).toBeNull()
      expect(await recordings.list('ada_0')).toEqual([])
    })

    test('a new recording takes the place of the old one', async () => {
      await recordings.keep('ada_0', 'animals/cat', sound('old'))
      await recordings.keep('ada_0', 'animals/cat', sound('new cat'))
      expect(await heard('ada_0', 'animals/cat')).toBe('new cat')
      expect(await recordings.list('ada_0')).toEqual([{ utterance: 'animals/cat', recordedAt: rig.now(), bytes: 7 }])
    })

    test('each child has its own', async () => {
      await recordings.keep('ada_0', 'phrases/look', sound('look, Ada'))
      await recordings.keep('bo_0', 'phrases/look', sound('look, Bo'))
      expect(await heard('ada_0', 'phrases/look')).toBe('look, Ada')
      await recordings.removeAll('ada_0')
      expect(await recordings.list('ada_0')).toEqual([])
      expect(await heard('bo_0', 'phrases/look')).toBe('look, Bo')
    })

    test('one can be taken away and kept again', async () => {
      await recordings.keep('ada_0', 'animals/cat', sound('a cat'))
      const taken = await recordings.find('ada_0', 'animals/cat')
      await recordings.remove('ada_0', 'animals/cat')
      expect(await recordings.find('ada_0', 'animals/cat')).toBeNull()
      await recordings.keep('ada_0', 'animals/cat', taken?.blob ?? sound(''))
      expect(await heard('ada_0', 'animals/cat')).toBe('a cat')
    })

    test('a full disk refuses the new one and loses nothing of the old', async () => {
      await recordings.keep('ada_0', 'animals/cat', sound('old'))
      rig.fillDisk()
      await expect(recordings.keep('ada_0', 'animals/cat', sound('new'))).rejects.toMatchObject({ name: 'StoreError', code: 'storage-full' })
      expect(await heard('ada_0', 'animals/cat')).toBe('old')
    })
  })
}
