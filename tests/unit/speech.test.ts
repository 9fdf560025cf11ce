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

/** A device with this and that; by default: an English page, no voice, no recording, every clip (all are English), sound allowed. */
function createDevice(language: Language = 'en') {
  const heard: string[] = []
  const cancelled: string[] = []
  /** How loud each was, as a share of all. */
  const loudness: number[] = []
  const state = {
    voices: [] as Voice[],
    /** What the device's voice tells when it is asked to speak. */
    tells: ['start', 'end'] as readonly string[],
    preference: 'recordings' as VoicePreference,
    hasRecording: false,
    isReadable: true,
    hasClips: true,
    isAudible: true,
    isEndless: false,
  }
  const firstTouch: (() => void)[] = []
  /** Tells when the browser has listed its voices. */
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

describe('who speaks', () => {
  it('an adult’s own text by the device alone, and by nothing where it has no voice', async () => {
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

  it('as quietly as it is asked, whoever speaks', async () => {
    const { speech, state, loudness } = createDevice()
    await speech.speak(cat, { loudness: 0.5 })
    state.voices = [english]
    await speech.speak(cat, { loudness: 0.5 })
    state.hasRecording = true
    await speech.speak(cat, { childId: 'ada_0', loudness: 0.5 })
    // The device’s own voice knows no channel: it is given the volume of voices, here 0.7.
    expect(loudness).toEqual([0.5, 0.35, 0.5])
    await speech.speak(cat, { childId: 'ada_0' })
    expect(loudness.at(-1)).toBe(1)
  })

  it('a recording of nobody when it is not said for whom', async () => {
    const { speech, state } = createDevice()
    state.hasRecording = true
    expect(await speech.speak(cat)).toBe('clip')
  })

  it('the device’s own voice next, one that speaks the language and stays on the device', async () => {
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

  it('voices that come late are used from then on', async () => {
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

  it('nobody, and text, when nothing is left or nothing may sound', async () => {
    const { speech, state, heard } = createDevice()
    state.hasClips = false
    expect(await speech.speak(cat)).toBe('text')
    Object.assign(state, { hasClips: true, isAudible: false })
    expect(await speech.speak(cat)).toBe('text')
    expect(heard).toEqual([])
  })

  it('says the parts of things word by word where it has only clips', async () => {
    const { speech, heard } = createDevice()
    expect(await speech.speak({ part: 'long tail' })).toBe('clip')
    expect(heard).toEqual(['clip long', 'clip tail'])
  })

  it.each([
    ['device', 'browser'],
    ['built-in', 'clip'],
  ] as const)('begins where the adult prefers: %s', async (preference, expected) => {
    const { speech, state } = createDevice()
    Object.assign(state, { hasRecording: true, voices: [english], preference })
    expect(await speech.speak(cat, { childId: 'ada_0' })).toBe(expected)
  })
})

describe('who would speak', () => {
  /** Asked for a child, and given the time in which a browser lists its voices. */
  async function voiceFor({ speech }: ReturnType<typeof createDevice>, utterance: Utterance = cat) {
    const answer = speech.voiceFor(utterance, { childId: 'ada_0' })
    await vi.advanceTimersByTimeAsync(1100)
    return answer
  }

  it('is told in the order in which they speak, and nothing sounds', async () => {
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

  it('is nobody in a language without clips, on a device without a voice of it', async () => {
    const device = createDevice('de')
    device.state.voices = [english, french]
    expect(await voiceFor(device)).toBe('text')
    expect(await device.speech.speak(cat)).toBe('text')
    device.state.voices = [english, german]
    expect(await voiceFor(device)).toBe('browser')
    expect(await voiceFor(device, { text: 'Hello', language: 'fr' })).toBe('text')
  })

  it('is told whether or not sound is on', async () => {
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

  it.each(['en', 'de', 'ar'] as const)('of a text is spoken by a voice of that language and by no other, on a page in %s', async (language) => {
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

  it('of the page is that of a text of which nothing is said', async () => {
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
  ] as const)('of a page is never left: %j is said by a recording, by a voice of the language, or not at all', async (utterance, recorded, spoken) => {
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
    // Also a voice that fails leaves it to no other.
    expect(await say({ preference: 'device', voices, tells: ['error'] })).toBe('text')
    expect(await say({ hasRecording: true })).toBe('recording')
    expect(heard).toEqual([spoken, spoken, recorded])
    // Asked for by name, the clip of another language is none.
    expect(await speech.speak(utterance, { by: 'clip' })).toBe('text')
  })
})

describe('a device that does not tell', () => {
  it('is believed to be done after a while, longer for more words', async () => {
    const { speech, state } = createDevice()
    Object.assign(state, { voices: [english], tells: ['start'] })
    let answer = ''
    void speech.speak({ phrase: 'look' }).then((by) => (answer = by))
    await vi.advanceTimersByTimeAsync(3100)
    expect(answer).toBe('')
    await vi.advanceTimersByTimeAsync(200)
    expect(answer).toBe('browser')
  })

  it('is not waited for when it never begins: the clip speaks, and what did not come is taken back', async () => {
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
  it('comes at once when asked for, by the signal, by stop, or by something else to say', async () => {
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

  it('holds when it was asked for before the sound was there', async () => {
    const { speech, heard } = createDevice()
    const answer = speech.speak(cat)
    speech.stop()
    await answer
    expect(heard).toEqual([])
  })

  it('is all that a device hears before the first touch but the key that lets it speak', () => {
    const { state, firstTouch, heard } = createDevice()
    state.voices = [english]
    for (const touched of firstTouch) touched()
    expect(heard).toEqual([])
    expect(firstTouch).toHaveLength(1)
  })
})
