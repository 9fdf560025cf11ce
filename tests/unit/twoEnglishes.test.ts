import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { createDeviceSettings } from '#adapters/browser/deviceSettings'
import { preferredEnglish, preferredLanguage } from '#domain/language'
import { pictureNamed, sayingOf } from '#domain/trials/concepts/outlined'
import { clipOf, everyNameOf, plainName, speakEnglish, speakWordsIn, wordsNow } from '#domain/words/inLanguage'
import type { ListedWord } from '#domain/words/words'
import { fetchWords } from '#text/words'
import { allRows, inEnglish } from '../support/listedWords'
import englishParts from '../../src/domain/words/en/parts.json' with { type: 'json' }
import twoEnglishes from '../../src/domain/words/en/twoEnglishes.json' with { type: 'json' }

const british = wordsNow()
afterEach(() => speakWordsIn(british))

const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T
const differing = Object.entries(twoEnglishes.words)
const row = (id: string): ListedWord => {
  const found = allRows.find((word) => word.id === id)
  if (found === undefined) throw new Error(`There is no word ${id}.`)
  return found
}
const said = (id: string): string | undefined => {
  const clips = json<Readonly<Record<string, readonly [text: string, start: number, length: number]>>>(`assets/voice/en/${row(id).category}.json`)
  return clips[clipOf(id)]?.[0]
}

describe('the browser’s preferred English', () => {
  it.each([
    [['en-US', 'en'], 'en-US'],
    [['en-CA'], 'en-US'],
    [['fr-CA', 'en-CA', 'en'], 'en-US'],
    [['en-GB', 'en-US', 'en'], 'en-GB'],
    [['en-AU'], 'en-GB'],
    [['en'], 'en-GB'],
    [['de-DE', 'de'], 'en-GB'],
    [[], 'en-GB'],
  ] as const)('%j: %s', (tags, wanted) => {
    expect(preferredEnglish(tags)).toBe(wanted)
  })

  it('is used only if nobody chose one', () => {
    const stored = (english: unknown) => createDeviceSettings(() => ({ getItem: () => JSON.stringify({ english }), setItem: () => undefined })).read().english
    expect(stored('en-US')).toBe('en-US')
    expect(stored('en-AU')).toBeNull()
    expect(stored(undefined)).toBeNull()
  })
})

describe('the browser’s preferred language', () => {
  it.each([
    [['ar-EG', 'ar', 'en'], 'ar'],
    [['nl-BE', 'fr-BE', 'en'], 'fr'],
    [['PT-br'], 'pt'],
    [['en-GB', 'de'], 'en'],
    [['nl'], 'en'],
    [[], 'en'],
  ] as const)('%j: %s', (tags, wanted) => {
    expect(preferredLanguage(tags)).toBe(wanted)
  })
})

describe('words with a British and an American name', () => {
  it('are rows of the list, which has the British name', () => {
    expect(differing.map(([id]) => row(id).word)).toEqual(differing.map(([, [name]]) => name))
  })

  it('use the name of the chosen English everywhere', () => {
    expect([inEnglish(row('eggplant')).word, inEnglish(row('eggplant')).say, plainName('eggplant')]).toEqual(['aubergine', 'aubergine', 'aubergine'])
    speakEnglish('en-US')
    expect([inEnglish(row('eggplant')).word, inEnglish(row('eggplant')).say, plainName('eggplant')]).toEqual(['eggplant', 'eggplant', 'eggplant'])
    expect(inEnglish(row('pencil')).salient.map(({ phrase }) => phrase)).toContain('eraser at the end')
    expect(inEnglish(row('banana'))).toMatchObject({ word: 'banana', salient: row('banana').salient })
  })

  it.each(['en-GB', 'en-US'] as const)('are never spoken by the clip of the other name (%s)', (english) => {
    speakEnglish(english)
    expect(differing.map(([id]) => said(id))).toEqual(differing.map(([id]) => inEnglish(row(id)).word))
    expect(said('banana')).toBe('banana')
  })

  it('are found by either name, and by no English name in another language', async () => {
    expect(everyNameOf(inEnglish(row('truck')))).toEqual(expect.arrayContaining(['lorry', 'truck']))
    speakEnglish('en-US')
    expect(everyNameOf(inEnglish(row('truck')))).toEqual(expect.arrayContaining(['lorry', 'truck']))
    await fetchWords('de')
    expect(everyNameOf(inEnglish(row('truck')))).toEqual(['Lastwagen'])
  })

  it('give their picture to a printed word, which is spoken as printed', () => {
    const words = [inEnglish(row('truck'))]
    expect(pictureNamed('truck', words)?.id).toBe('truck')
    expect(sayingOf('truck', words)).toEqual({ text: 'truck' })
    expect(sayingOf('lorry', words)).toEqual({ word: 'vehicles/truck' })
  })
})

it('has an American phrase only for parts in the list', () => {
  expect(Object.keys(twoEnglishes.americanParts).filter((id) => !Object.hasOwn(englishParts, id))).toEqual([])
})
