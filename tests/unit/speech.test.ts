import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserVoice, type SpeechSynthesisHost } from '#adapters/speech/browserVoice'
import { createSpeech } from '#adapters/speech/speech'
import type { Clips } from '#ports/clips'
import type { DecodedSound, Loudspeaker } from '#ports/loudspeaker'
import type { Recording } from '#ports/recordings'
import { speakWordsIn, wordsNow } from '#domain/words/inLanguage'
import type { Language } from '#domain/language'
import type { Utterance } from '#domain/words/utterance'
import { type VoicePreference, voicePreferences } from '#ports/speech'

const cat = { word: 'animals/cat' } as const
const clipTexts: Readonly<Record<string, string>> = {
  'voice/en/animals/cat': 'cat',
  'voice/en/phrases/look': 'look',
  'voice/en/parts/long': 'long',
  'voice/en/parts/tail': 'tail',
}

interface Voice {
  readonly name: string
  readonly lang: string
  readonly localService: boolean
  readonly default: boolean
}
const english: Voice = { name: 'Local', lang: 'en-GB', localService: true, default: false }
const remote: Voice = { name: 'Remote', lang: 'en-US', localService: false, default: true }
const german: Voice = { name: 'Deutsch', lang: 'de-DE', localService: true, default: true }

class FakeUtterance extends EventTarget {
  readonly text: string
  voice: Voice | null = null
  volume = 1
  constructor(text: string) {
    super()
    this.text = text
  }
}

const french: Voice = { name: 'Français', lang: 'fr-FR', localService: true, default: false }

/** Returns a configurable device. By default it has an English page, no voice, no recording, every clip (all in English), and sound is allowed. */
function createDevice(language: Language = 'en') {
  const heard: string[] = []
  const cancelled: string[] = []
  /** Loudness of each sound, as a fraction. */
  const loudness: number[] = []
  const state = {
    voices: [] as Voice[],
    /** Events that the device's voice sends when it is asked to speak. */
    tells: ['start', 'end'] as readonly string[],
    preference: 'recordings' as VoicePreference,
    hasRecording: false,
    isReadable: true,
    hasClips: true,
    isAudible: true,
    isEndless: false,
  }
  const firstTouch: (() => void)[] = []
  /** Fires when the browser has listed its voices. */
  const listed = new EventTarget()
  const host: SpeechSynthesisHost = {
    getVoices: () => state.voices,
    speak(said) {
      const utterance = said as unknown as FakeUtterance
      if (utterance.text !== '') heard.push(`browser ${utterance.text} by ${utterance.voice?.name}`)
      loudness.push(utterance.volume)
      for (const type of state.tells) queueMicrotask(() => utterance.dispatchEvent(new Event(type)))
    },
    cancel: () => void cancelled.push('cancel'),
    speaking: false,
    addEventListener: (_type, listener, { signal }) => listed.addEventListener('voiceschanged', listener, { signal }),
  }
  const loudspeaker: Loudspeaker = {
    unlock: () => undefined,
    setVolumes: () => undefined,
    isAudible: () => state.isAudible,
    decode: async (bytes) => {
      const name = new TextDecoder().decode(bytes)
      if (name === 'broken') throw new Error('no sound')
      return { seconds: 1, name } as DecodedSound
    },
    play(sound, _channel, _loop, _pan, share = 1) {
      heard.push((sound as DecodedSound & { name: string }).name)
      loudness.push(share)
      return { ended: state.isEndless ? new Promise(() => undefined) : Promise.resolve(), fade: () => void cancelled.push('fade') }
    },
    sing: () => null,
    onFirstTouch: (listener) => {
      firstTouch.push(listener)
      return () => undefined
    },
    onRefused: () => () => undefined,
  }
  const clips: Clips = {
    async find(pack, name) {
      if (!state.hasClips) throw new Error('no network')
      const text = clipTexts[`${pack}/${name}`]
      return text === undefined ? null : { text, bytes: async () => new TextEncoder().encode(`clip ${text}`).buffer as ArrayBuffer }
    },
  }
  const speech = createSpeech({
    language,
    loudspeaker,
    clips,
    recordings: {
      async find(childId, utterance): Promise<Recording | null> {
        if (!state.hasRecording) return null
        const blob = new Blob([state.isReadable ? `recording ${childId} ${utterance}` : 'broken'])
        return { utterance, recordedAt: 0, bytes: blob.size, blob }
      },
    },
    browserVoice: createBrowserVoice({ host, newUtterance: (text) => new FakeUtterance(text) as unknown as SpeechSynthesisUtterance, language }),
    volume: () => 0.7,
    preference: () => state.preference,
  })
  return { speech, state, heard, loudness, cancelled, firstTouch, listed }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the order of voices: speaks', () => {
  it('an adult’s own text by the device alone, or not at all without a voice', async () => {
    const { speech, state, heard } = createDevice()
    Object.assign(state, { hasRecording: true, voices: [english], preference: 'built-in' })
    expect(await speech.speak({ text: 'Firefly sleeps' }, { childId: 'ada_0' })).toBe('browser')
    expect(heard).toEqual(['browser Firefly sleeps by Local'])
    state.voices = []
    expect(await speech.speak({ text: 'Firefly sleeps' }, { childId: 'ada_0' })).toBe('text')
  })

  it('the family’s recording first', async () => {
    const { speech, state, heard } = createDevice()
    Object.assign(state, { hasRecording: true, voices: [english] })
    expect(await speech.speak(cat, { childId: 'ada_0' })).toBe('recording')
    expect(heard).toEqual(['recording ada_0 animals/cat'])
  })

  it('at the requested volume, by any voice', async () => {
    const { speech, state, loudness } = createDevice()
    await speech.speak(cat, { loudness: 0.5 })
    state.voices = [english]
    await speech.speak(cat, { loudness: 0.5 })
    state.hasRecording = true
    await speech.speak(cat, { childId: 'ada_0', loudness: 0.5 })
    // The device's own voice has no audio channel. It gets the voice volume directly, here 0.7.
    expect(loudness).toEqual([0.5, 0.35, 0.5])
    await speech.speak(cat, { childId: 'ada_0' })
    expect(loudness.at(-1)).toBe(1)
  })

  it('no recording if no child is given', async () => {
    const { speech, state } = createDevice()
    state.hasRecording = true
    expect(await speech.speak(cat)).toBe('clip')
  })

  it('next the device’s own voice, if it is local and speaks the language', async () => {
    const { speech, state, heard } = createDevice()
    state.voices = [remote, german, english]
    expect(await speech.speak(cat, { childId: 'ada_0' })).toBe('browser')
    expect(heard).toEqual(['browser cat by Local'])
  })

  it.each([
    ['no voices at all', []],
    ['only voices that speak through a server', [remote]],
    ['only voices of another language', [german]],
  ])('the clip on a device with %s', async (_, voices) => {
    const { speech, state, heard } = createDevice()
    state.voices = voices
    expect(await speech.speak(cat)).toBe('clip')
    expect(heard).toEqual(['clip cat'])
  })

  it('by late voices from then on', async () => {
    const { speech, state } = createDevice()
    expect(await speech.speak(cat)).toBe('clip')
    state.voices = [english]
    expect(await speech.speak(cat)).toBe('browser')
  })

  it('the clip when a recording cannot be played, or the voice fails', async () => {
    const { speech, state, heard } = createDevice()
    Object.assign(state, { hasRecording: true, isReadable: false, voices: [english], tells: ['error'] })
    expect(await speech.speak(cat, { childId: 'ada_0' })).toBe('clip')
    expect(heard).toEqual(['browser cat by Local', 'clip cat'])
  })

  it('nothing, and shows text, when no voice is left or sound is off', async () => {
    const { speech, state, heard } = createDevice()
    state.hasClips = false
    expect(await speech.speak(cat)).toBe('text')
    Object.assign(state, { hasClips: true, isAudible: false })
    expect(await speech.speak(cat)).toBe('text')
    expect(heard).toEqual([])
  })

  it('the parts of things word by word if there are only clips', async () => {
    const { speech, heard } = createDevice()
    expect(await speech.speak({ part: 'long tail' })).toBe('clip')
    expect(heard).toEqual(['clip long', 'clip tail'])
  })

  it.each([
    ['device', 'browser'],
    ['built-in', 'clip'],
  ] as const)('in the adult’s preferred order: %s', async (preference, expected) => {
    const { speech, state } = createDevice()
    Object.assign(state, { hasRecording: true, voices: [english], preference })
    expect(await speech.speak(cat, { childId: 'ada_0' })).toBe(expected)
  })
})

describe('the expected voice', () => {
  /** Asks which voice a child hears, and leaves enough time for the browser to list its voices. */
  async function voiceFor({ speech }: ReturnType<typeof createDevice>, utterance: Utterance = cat) {
    const answer = speech.voiceFor(utterance, { childId: 'ada_0' })
    await vi.advanceTimersByTimeAsync(1100)
    return answer
  }

  it('is given in the order of speaking, without a sound', async () => {
    const device = createDevice()
    Object.assign(device.state, { hasRecording: true, voices: [english] })
    expect(await voiceFor(device)).toBe('recording')
    device.state.preference = 'device'
    expect(await voiceFor(device)).toBe('browser')
    device.state.preference = 'built-in'
    expect(await voiceFor(device)).toBe('clip')
    Object.assign(device.state, { hasRecording: false, voices: [german, remote], preference: 'recordings' })
    expect(await voiceFor(device)).toBe('clip')
    device.state.hasClips = false
    expect(await voiceFor(device)).toBe('text')
    expect(device.heard).toEqual([])
  })

  it('is none in a language without clips, on a device without its voice', async () => {
    const device = createDevice('de')
    device.state.voices = [english, french]
    expect(await voiceFor(device)).toBe('text')
    expect(await device.speech.speak(cat)).toBe('text')
    device.state.voices = [english, german]
    expect(await voiceFor(device)).toBe('browser')
    expect(await voiceFor(device, { text: 'Hello', language: 'fr' })).toBe('text')
  })

  it('is given whether or not sound is on', async () => {
    const device = createDevice()
    device.state.isAudible = false
    expect(await voiceFor(device)).toBe('clip')
  })

  it('waits for voices that the browser lists late, and no longer', async () => {
    const { speech, state, listed } = createDevice('de')
    const answer = speech.voiceFor(cat)
    await vi.advanceTimersByTimeAsync(300)
    state.voices = [german]
    listed.dispatchEvent(new Event('voiceschanged'))
    expect(await answer).toBe('browser')
  })
})

describe('another language', () => {
  const inEnglish = wordsNow()
  const inGerman = { ...inEnglish, words: { cat: 'Katze' }, phrases: { ...inEnglish.phrases, look: 'Schau' } }
  afterEach(() => speakWordsIn(inEnglish))

  it.each(['en', 'de', 'ar'] as const)('is spoken only by a voice of that language, on a page in %s', async (language) => {
    const { speech, state, heard } = createDevice(language)
    const firefly = { text: 'Firefly sleeps', language: 'en' } as const
    for (const preference of voicePreferences) {
      Object.assign(state, { hasRecording: true, preference, voices: [german, remote, french] })
      expect(await speech.speak(firefly, { childId: 'ada_0' })).toBe('text')
      state.voices = [german, remote, french, english]
      expect(await speech.speak(firefly, { childId: 'ada_0' })).toBe('browser')
    }
    expect(heard).toEqual(voicePreferences.map(() => 'browser Firefly sleeps by Local'))
  })

  it('of a text without one is the page’s', async () => {
    const { speech, state, heard } = createDevice('de')
    state.voices = [english]
    expect(await speech.speak({ text: 'Die Katze schläft' })).toBe('text')
    state.voices = [english, german]
    expect(await speech.speak({ text: 'Die Katze schläft' })).toBe('browser')
    expect(heard).toEqual(['browser Die Katze schläft by Deutsch'])
  })

  it.each([
    [cat, 'recording ada_0 animals/cat', 'browser Katze by Deutsch'],
    [{ phrase: 'look' }, 'recording ada_0 phrases/look', 'browser Schau by Deutsch'],
    [{ part: 'long tail' }, 'recording ada_0 parts/long tail', 'browser long tail by Deutsch'],
  ] as const)('is never replaced: %j is spoken by a recording, by a voice of the language, or not at all', async (utterance, recorded, spoken) => {
    speakWordsIn(inGerman)
    const { speech, state, heard } = createDevice('de')
    const voices = [english, remote, french, german]
    const say = (now: Partial<typeof state>) => {
      Object.assign(state, now)
      return speech.speak(utterance, { childId: 'ada_0' })
    }
    for (const preference of ['recordings', 'built-in'] as const) {
      expect(await say({ preference, hasRecording: true, voices })).toBe('recording')
      expect(await say({ hasRecording: false })).toBe('browser')
      expect(await say({ voices: [english, remote, french] })).toBe('text')
      expect(heard.splice(0)).toEqual([recorded, spoken])
    }
    // A voice that fails is not replaced by another one.
    expect(await say({ preference: 'device', voices, tells: ['error'] })).toBe('text')
    expect(await say({ hasRecording: true })).toBe('recording')
    expect(heard).toEqual([spoken, spoken, recorded])
    // A clip in another language does not count, even if it is requested by name.
    expect(await speech.speak(utterance, { by: 'clip' })).toBe('text')
  })
})

describe('a device that reports no end', () => {
  it('counts as finished after a while, longer for more words', async () => {
    const { speech, state } = createDevice()
    Object.assign(state, { voices: [english], tells: ['start'] })
    let answer = ''
    void speech.speak({ phrase: 'look' }).then((by) => (answer = by))
    await vi.advanceTimersByTimeAsync(3100)
    expect(answer).toBe('')
    await vi.advanceTimersByTimeAsync(200)
    expect(answer).toBe('browser')
  })

  it('is not waited for when it never starts: the clip speaks, and the request is cancelled', async () => {
    const { speech, state, heard, cancelled } = createDevice()
    Object.assign(state, { voices: [english], tells: [] })
    const answer = speech.speak({ phrase: 'look' })
    await vi.advanceTimersByTimeAsync(1600)
    expect(await answer).toBe('clip')
    expect(heard.at(-1)).toBe('clip look')
    expect(cancelled.filter((each) => each === 'cancel').length).toBeGreaterThanOrEqual(2)
  })

  it('may play a clip without ever ending it', async () => {
    const { speech, state } = createDevice()
    state.isEndless = true
    const answer = speech.speak(cat)
    await vi.advanceTimersByTimeAsync(2100)
    expect(await answer).toBe('clip')
  })
})

describe('silence', () => {
  it('is immediate on a signal, on stop, or on another utterance', async () => {
    for (const end of ['signal', 'stop', 'speak'] as const) {
      const { speech, state, cancelled } = createDevice()
      state.isEndless = true
      const asked = new AbortController()
      const answer = speech.speak(cat, { signal: asked.signal })
      await vi.advanceTimersByTimeAsync(100)
      if (end === 'signal') asked.abort()
      if (end === 'stop') speech.stop()
      if (end === 'speak') void speech.speak({ phrase: 'look' })
      expect(await answer).toBe('clip')
      expect(cancelled).toContain('fade')
    }
  })

  it('lasts when requested before the sound was ready', async () => {
    const { speech, heard } = createDevice()
    const answer = speech.speak(cat)
    speech.stop()
    await answer
    expect(heard).toEqual([])
  })

  it('is all that a device plays before the first touch', () => {
    const { state, firstTouch, heard } = createDevice()
    state.voices = [english]
    for (const touched of firstTouch) touched()
    expect(heard).toEqual([])
    expect(firstTouch).toHaveLength(1)
  })
})
