import { phraseText, utteranceKey, type Utterance } from '#domain/words/utterance'
import { clipOf, ownNameOf, wordsNow } from '#domain/words/inLanguage'
import type { Language } from '#domain/language'
import type { Clips } from '#ports/clips'
import type { DecodedSound, Loudspeaker, Playing } from '#ports/loudspeaker'
import type { Recordings } from '#ports/recordings'
import type { SpeakOptions, Speech, SpokenBy, VoicePreference } from '#ports/speech'
import { withTimeout } from '#ports/timeout'
import type { BrowserVoice } from './browserVoice'

interface Parts {
  readonly loudspeaker: Loudspeaker
  readonly clips: Clips
  readonly recordings: Pick<Recordings, 'find'>
  readonly browserVoice: BrowserVoice
  /** Returns the volume of voices (0 to 1). */
  readonly volume: () => number
  readonly preference: () => VoicePreference
  /** Language of the built-in voice and of its clips. */
  readonly language: Language
}

type Way = Exclude<SpokenBy, 'text'>

/** Manner in which an utterance is spoken: a signal to end it early, and its loudness (share of the voice volume). */
interface Manner {
  readonly signal: AbortSignal
  readonly loudness: number
}

/** The order in which the ways of speaking are tried. */
const orders: Readonly<Record<VoicePreference, readonly Way[]>> = {
  recordings: ['recording', 'browser', 'clip'],
  device: ['browser', 'recording', 'clip'],
  'built-in': ['clip', 'recording', 'browser'],
}

/** Returns the language of a text that is not in the page's language. */
const languageOf = (utterance: Utterance): string | undefined => ('text' in utterance ? utterance.language : undefined)

/** Returns whether an utterance names a listed word that the family calls something else. */
const isOwnName = (utterance: Utterance): boolean => 'word' in utterance && ownNameOf(utterance.word) !== undefined

/** Speaks with the family's recording, the device's own voice, or the clip that is shipped with the product; if none is available, it stays silent. */
export function createSpeech({ loudspeaker, clips, recordings, browserVoice, volume, preference, language }: Parts): Speech {
  let current = new AbortController()
  loudspeaker.onFirstTouch(() => browserVoice.unlock())

  /** Returns the packs and names of an utterance's clips, in order. */
  function clipNames(utterance: Utterance): readonly (readonly [pack: string, name: string])[] {
    if ('part' in utterance) return utterance.part.split(' ').map((word) => [`voice/${language}/parts`, word])
    if ('phrase' in utterance) return [[`voice/${language}/phrases`, utterance.phrase]]
    if ('text' in utterance || isOwnName(utterance)) return []
    const [category = '', id = ''] = utterance.word.split('/')
    return [[`voice/${language}/${category}`, clipOf(id)]]
  }

  const findClips = (utterance: Utterance) => Promise.all(clipNames(utterance).map(([pack, name]) => clips.find(pack, name)))

  async function textOf(utterance: Utterance): Promise<string> {
    if ('part' in utterance) return utterance.part
    if ('phrase' in utterance) return phraseText(utterance.phrase)
    if ('text' in utterance) return utterance.text
    const own = ownNameOf(utterance.word)
    if (own !== undefined) return own
    if (utterance.say !== undefined) return utterance.say
    const [category, id = ''] = utterance.word.split('/')
    const named = wordsNow().words[id]
    if (named !== undefined) return named
    const clip = await clips.find(`voice/${language}/${category}`, id).catch(() => null)
    return clip?.text ?? id.replaceAll('-', ' ')
  }

  async function playAll(sounds: readonly DecodedSound[], { signal, loudness }: Manner): Promise<boolean> {
    for (const sound of sounds) {
      if (signal.aborted) return true
      const playing = loudspeaker.play(sound, 'voice', undefined, 0, loudness)
      if (playing === null) return false
      await over(playing, sound, signal)
    }
    return true
  }

  function waysFor(utterance: Utterance, by: Way | undefined): readonly Way[] {
    // Nobody has recorded an adult's own texts.
    if ('text' in utterance) return ['browser']
    const ways = by === undefined ? orders[preference()] : [by]
    // The clip says the standard name, not the family's.
    return isOwnName(utterance) ? ways.filter((way) => way !== 'clip') : ways
  }

  const ways: Readonly<Record<Way, (utterance: Utterance, childId: string | undefined, manner: Manner) => Promise<boolean>>> = {
    async recording(utterance, childId, manner) {
      const found = childId === undefined ? null : await recordings.find(childId, utteranceKey(utterance))
      if (found === null) return false
      return playAll([await loudspeaker.decode(await found.blob.arrayBuffer())], manner)
    },
    async browser(utterance, _, { signal, loudness }) {
      const spoken = languageOf(utterance)
      return browserVoice.isThere(spoken) && browserVoice.say(await textOf(utterance), volume() * loudness, signal, spoken)
    },
    async clip(utterance, _, manner) {
      const found = await findClips(utterance)
      if (found.includes(null)) return false
      const bytes = await Promise.all(found.flatMap((clip) => (clip === null ? [] : [clip.bytes()])))
      return playAll(await Promise.all(bytes.map((each) => loudspeaker.decode(each))), manner)
    },
  }

  const isThere: Readonly<Record<Way, (utterance: Utterance, childId: string | undefined) => Promise<boolean>>> = {
    recording: async (utterance, childId) => childId !== undefined && (await recordings.find(childId, utteranceKey(utterance))) !== null,
    async browser(utterance) {
      await browserVoice.listed()
      return browserVoice.isThere(languageOf(utterance))
    },
    clip: async (utterance) => {
      const found = await findClips(utterance)
      return found.length > 0 && !found.includes(null)
    },
  }

  const stop = () => {
    current.abort()
    current = new AbortController()
  }

  return {
    stop,
    isAudible: () => loudspeaker.isAudible('voice'),
    async speak(utterance, { childId, signal, by, loudness = 1 }: SpeakOptions = {}) {
      stop()
      const own = current
      const abort = () => own.abort()
      if (signal?.aborted || !loudspeaker.isAudible('voice')) return 'text'
      signal?.addEventListener('abort', abort, { once: true })
      try {
        for (const way of waysFor(utterance, by)) {
          const isSpoken = await ways[way](utterance, childId, { signal: own.signal, loudness }).catch(() => false)
          if (isSpoken) return way
          if (own.signal.aborted) return 'text'
        }
        return 'text'
      } finally {
        signal?.removeEventListener('abort', abort)
      }
    },
    async voiceFor(utterance, { childId } = {}) {
      for (const way of waysFor(utterance, undefined)) if (await isThere[way](utterance, childId).catch(() => false)) return way
      return 'text'
    },
    async prepare(utterances) {
      const names = utterances.flatMap(clipNames)
      await Promise.allSettled(names.map(async ([pack, name]) => (await clips.find(pack, name))?.bytes()))
    },
  }
}

/** Extra time (ms) after its length before a sound that reports no end counts as finished. */
const LATE_MS = 1000

async function over(playing: Playing, { seconds }: DecodedSound, signal: AbortSignal): Promise<void> {
  const fade = () => playing.fade()
  signal.addEventListener('abort', fade, { once: true })
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  await withTimeout(seconds * 1000 + LATE_MS, Promise.race([playing.ended, stopped]), () => undefined)
  signal.removeEventListener('abort', fade)
}
