import { beforeEach, describe, expect, test } from 'vitest'
import { createChildren } from '#data/children'
import { createTexts } from '#data/texts'
import { newProfile } from '#domain/child/childProfile'
import { firstOutlineStyle } from '#domain/words/outlineStyle'
import type { DocumentStore } from '#ports/documents'
import { collectValues, type Device } from '../support/localRig'
import { openDevice, unsubscribers, throwUnexpected } from '../support/dataRig'

let device: Device
let store: DocumentStore
let guestStore: DocumentStore

beforeEach(() => {
  ;({ device, store, guestStore } = openDevice())
})

describe('texts to read', () => {
  const [sun, cat] = [
    { id: 'one', text: 'The sun.', order: 1 },
    { id: 'two', text: 'قطة 👩‍👩‍👧‍👦', order: 2 },
  ]
  const family = async () => {
    await createChildren(store).create({ ownerUid: 'ada', alias: 'Firefly', birthMonth: null, profile: newProfile })
    return createTexts(store, guestStore)
  }

  test('are saved letter by letter in order, changed, and deleted', async () => {
    const texts = await family()
    await texts.save('ada_0', [cat, sun], 'ada')
    expect(await texts.list('ada_0')).toEqual([sun, cat].map((text) => ({ ...text, author: 'ada' })))
    await texts.save('ada_0', [{ ...cat, order: 0, text: 'The cat.' }], 'ada')
    expect(await texts.list('ada_0')).toEqual([
      { ...cat, order: 0, text: 'The cat.', author: 'ada' },
      { ...sun, author: 'ada' },
    ])
    await texts.remove('ada_0', 'one')
    expect((await texts.list('ada_0')).map(({ id }) => id)).toEqual(['two'])
  })

  test('may be a deck of word outlines; an invalid one is unreadable', async () => {
    const texts = await family()
    const deck = { id: 'deck', text: 'Mum\nbanana', order: 3, outlines: { name: 'Family', style: firstOutlineStyle } }
    await texts.save('ada_0', [sun, deck], 'ada')
    expect(await texts.list('ada_0')).toEqual([
      { ...sun, author: 'ada' },
      { ...deck, author: 'ada' },
    ])
    const wider = { ...deck, outlines: { ...deck.outlines, style: { ...firstOutlineStyle, width: 8 } } }
    await texts.save('ada_0', [wider], 'ada')
    expect(await texts.list('ada_0')).toContainEqual({ ...wider, author: 'ada' })
    const stored = { version: 1, text: 'Mum', order: 1, author: 'ada' }
    const broken = ['{', '{}', JSON.stringify({ name: 'x', style: { ...firstOutlineStyle, width: 400 } })]
    await device.seed(Object.fromEntries(broken.map((outlinesJson, index) => [`children/ada_0/texts/broken-${index}`, { ...stored, outlinesJson }])))
    expect((await texts.list('ada_0')).map(({ id }) => id)).toEqual(['one', 'deck'])
  })

  test('report changes to watchers, and the number of unreadable ones', async () => {
    const texts = await family()
    await device.seed({ 'children/ada_0/texts/later': { version: 9, words: [] } })
    const heard = collectValues<readonly [number, number]>()
    unsubscribers.push(texts.watch('ada_0', (list, unreadable) => heard.hear([list.length, unreadable]), throwUnexpected))
    expect(await heard.next(() => true)).toEqual([0, 1])
    await texts.save('ada_0', [sun], 'ada')
    expect(await heard.next(([count]) => count === 1)).toEqual([1, 1])
  })
})
