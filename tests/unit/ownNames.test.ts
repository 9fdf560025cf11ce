import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDeviceSettings } from '#adapters/browser/deviceSettings'
import { createBrowserVoice } from '#adapters/speech/browserVoice'
import { createSpeech } from '#adapters/speech/speech'
import { readOwnNamesFrom, plainName, speakWordsIn, wordsNow } from '#domain/words/inLanguage'
import { joinedNames, nameFault, OWN_NAME_LIMIT, renamed } from '#domain/words/ownNames'
import { nameOf, utteranceKey } from '#domain/words/utterance'
import type { Word } from '#domain/words/words'
import type { DecodedSound, Loudspeaker } from '#ports/loudspeaker'
import type { Recording } from '#ports/recordings'
import { type VoicePreference, voicePreferences } from '#ports/speech'
import { fetchWords } from '#text/words'
import { inEnglish } from '../support/listedWords'

const english = wordsNow()
let names: Readonly<Record<string, string>> = {}
beforeEach(() => {
  names = {}
  readOwnNamesFrom(() => names)
})
afterEach(() => {
  readOwnNamesFrom(() => ({}))
  speakWordsIn(english)
})

const tomato: Word = {
  id: 'tomato',
  word: 'tomato',
  say: 'tomato',
  category: 'vegetables',
  shapeFamily: 'round',
  mainColour: 'red',
  needsOutline: [],
  salient: [],
}

describe('a device’s own names of words', () => {
  const after = (stored: unknown) =>
    createDeviceSettings(() => ({ getItem: () => JSON.stringify({ ownNames: stored }), setItem: () => undefined })).read().ownNames

  it('survive a reload, trimmed, by language', () => {
    let kept: string | null = null
    const storage = () => ({ getItem: () => kept, setItem: (_: string, text: string) => void (kept = text) })
    createDeviceSettings(storage).change({ ownNames: { en: { 'everyday/cupboard': 'press' } } })
    expect(createDeviceSettings(storage).read().ownNames).toEqual({ en: { 'everyday/cupboard': 'press' } })
    expect(after({ de: { 'vegetables/tomato': '  der   Paradeiser ' } })).toEqual({ de: { 'vegetables/tomato': 'der Paradeiser' } })
  })

  it('drop invalid entries and keep the rest', () => {
    expect(after(undefined)).toEqual({})
    expect(after([['en', {}]])).toEqual({})
    expect(after({ en: 7, xx: { 'fruits/apple': 'x' }, de: { 'fruits/apple': ' ', apple: 'x', 'fruits/pear': 7, 'fruits/kiwi': 'Kiwi' } })).toEqual({
      de: { 'fruits/kiwi': 'Kiwi' },
    })
    const [longest, tooLong] = ['a'.repeat(OWN_NAME_LIMIT.letters), 'a'.repeat(OWN_NAME_LIMIT.letters + 1)]
    expect(after({ en: { 'fruits/apple': longest, 'fruits/pear': tooLong } })).toEqual({ en: { 'fruits/apple': longest } })
    const letters = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`fruits/${letters(index)}`, 'x']))
    expect(Object.keys(after({ en: many }).en ?? {})).toHaveLength(OWN_NAME_LIMIT.names)
  })

  it('are set and reset word by word', () => {
    expect(renamed({ 'fruits/apple': 'x' }, 'fruits/pear', ' two  words ')).toEqual({ 'fruits/apple': 'x', 'fruits/pear': 'two words' })
    expect(renamed({ 'fruits/apple': 'x', 'fruits/pear': 'y' }, 'fruits/pear', null)).toEqual({ 'fruits/apple': 'x' })
    expect([nameFault(' '), nameFault('x'.repeat(41)), nameFault('x'.repeat(40))]).toEqual(['none', 'too-long', null])
  })

  it('are imported from a file without replacing existing ones', () => {
    const here = { en: { 'fruits/apple': 'here' } }
    const file = { en: { 'fruits/apple': 'file', 'fruits/pear': 'file' }, de: { 'fruits/apple': 'Datei' } }
    expect(joinedNames(here, file)).toEqual({ en: { 'fruits/apple': 'here', 'fruits/pear': 'file' }, de: { 'fruits/apple': 'Datei' } })
  })
})

describe('a word renamed by the family', () => {
  it('is shown and said by that name in English, with the same id', () => {
    expect(inEnglish(tomato)).toEqual(tomato)
    names = { 'vegetables/tomato': 'love apple' }
    const said = inEnglish(tomato)
    expect(said).toEqual({ ...tomato, word: 'love apple', say: 'love apple', listed: 'tomato' })
    expect(utteranceKey(nameOf(said))).toBe(utteranceKey(nameOf(tomato)))
    expect(plainName('tomato')).toBe('love apple')
    names = {}
    expect(inEnglish(tomato)).toEqual(tomato)
  })

  it('is renamed in another language, where other words keep their names', async () => {
    await fetchWords('de')
    names = { 'vegetables/tomato': 'Paradeiser' }
    const { word, say, listed } = inEnglish(tomato)
    expect({ word, say, listed }).toEqual({ word: 'Paradeiser', say: 'Paradeiser', listed: 'Tomate' })
    expect(inEnglish({ ...tomato, id: 'dog', category: 'animals' })).toMatchObject({ word: 'Hund', say: 'Hund' })
    expect(['tomato', 'dog', 'own-1'].map(plainName)).toEqual(['Paradeiser', 'Hund', null])
  })
})

/** Returns a device with every clip, which records what it plays. */
function createDevice(preference: VoicePreference) {
  const heard: string[] = []
  const state = { hasRecording: false, hasVoice: false }
  const loudspeaker: Loudspeaker = {
    unlock: () => undefined,
    setVolumes: () => undefined,
    isAudible: () => true,
    decode: async (bytes) => ({ seconds: 1, name: new TextDecoder().decode(bytes) }) as DecodedSound,
    play(sound) {
      heard.push((sound as DecodedSound & { name: string }).name)
      return { ended: Promise.resolve(), fade: () => undefined }
    },
    sing: () => null,
    onFirstTouch: () => () => undefined,
    onRefused: () => () => undefined,
  }
  const fetched: string[] = []
  const host = {
    getVoices: () => (state.hasVoice ? [{ name: 'Local', lang: 'en-IE', localService: true, default: true }] : []),
    speak(said: SpeechSynthesisUtterance) {
      heard.push(`voice ${said.text}`)
      for (const type of ['start', 'end']) queueMicrotask(() => said.dispatchEvent(new Event(type)))
    },
    cancel: () => undefined,
    speaking: false,
    addEventListener: () => undefined,
  }
  const speech = createSpeech({
    language: 'en',
    loudspeaker,
    clips: {
      async find(pack, name) {
        fetched.push(`${pack}/${name}`)
        return { text: name, bytes: async () => new TextEncoder().encode(`clip ${name}`).buffer as ArrayBuffer }
      },
    },
    recordings: {
      find: async (_, utterance): Promise<Recording | null> =>
        state.hasRecording ? { utterance, recordedAt: 0, bytes: 1, blob: new Blob([`recording ${utterance}`]) } : null,
    },
    browserVoice: createBrowserVoice({
      host,
      newUtterance: (text) => Object.assign(new EventTarget(), { text }) as unknown as SpeechSynthesisUtterance,
      language: 'en',
    }),
    volume: () => 1,
    preference: () => preference,
  })
  return { speech, state, heard, fetched }
}

describe('a renamed word is spoken by', () => {
  const cupboard = { word: 'everyday/cupboard' } as const
  beforeEach(() => void (names = { 'everyday/cupboard': 'press' }))

  it.each(voicePreferences)('never the clip, which has the original name: with “%s”', async (preference) => {
    const { speech, state, heard } = createDevice(preference)
    expect(await speech.speak(cupboard, { childId: 'ada_0' })).toBe('text')
    expect(await speech.speak(cupboard, { childId: 'ada_0', by: 'clip' })).toBe('text')
    expect(heard).toEqual([])
    state.hasVoice = true
    expect(await speech.speak(cupboard, { childId: 'ada_0' })).toBe('browser')
    expect(heard).toEqual(['voice press'])
  })

  it.each(['recordings', 'built-in'] as const)('the family’s recording before the device’s own voice: with “%s”', async (preference) => {
    const { speech, state, heard } = createDevice(preference)
    Object.assign(state, { hasRecording: true, hasVoice: true })
    expect(await speech.speak(cupboard, { childId: 'ada_0' })).toBe('recording')
    expect(heard).toEqual(['recording everyday/cupboard'])
  })

  it('the clip of every other word, and of this one once its name is restored', async () => {
    const { speech, heard, fetched } = createDevice('recordings')
    await speech.prepare([cupboard])
    expect(fetched).toEqual([])
    expect(await speech.speak({ word: 'everyday/cup' })).toBe('clip')
    names = {}
    expect(await speech.speak(cupboard)).toBe('clip')
    expect(heard).toEqual(['clip cup', 'clip cupboard'])
  })
})
