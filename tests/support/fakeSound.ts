import type { Utterance } from '#domain/words/utterance'
import type { SoundName } from '#domain/sounds'
import type { Sound } from '#ports/sound'
import type { SpeakOptions, Speech, SpokenBy } from '#ports/speech'

/** Returns a silent sound device that records what would have been heard. */
export function fakeSound(): Sound & {
  readonly heard: SoundName[]
  readonly from: number[]
  readonly held: number[]
  readonly music: boolean
  isSilenced: boolean
} {
  const heard: SoundName[] = []
  const from: number[] = []
  const held: number[] = []
  let music = false
  return {
    heard,
    isSilenced: false,
    isAudible() {
      return !this.isSilenced
    },
    get music() {
      return music
    },
    prepare: () => undefined,
    unlock: () => undefined,
    /** Sides from which the sounds came, and the notes that are sounding now. */
    from,
    held,
    play: (name, _channel, pan = 0) => {
      heard.push(name)
      from.push(pan)
    },
    hold(hz) {
      held.push(hz)
      return { end: () => void (held.includes(hz) && held.splice(held.indexOf(hz), 1)) }
    },
    startMusic: () => void (music = true),
    stopMusic: () => void (music = false),
    fade: () => undefined,
    onRefused: () => () => undefined,
  }
}

/** Returns a voice that never ends on its own: `speaking` is the current phrase, and `finish` ends it. `by` sets the kind of voice. */
export function fakeSpeech(by: SpokenBy = 'clip') {
  const spoken: Utterance[] = []
  const loudness: number[] = []
  const fake = {
    spoken,
    /** Loudness of each spoken phrase, as a fraction of the voice volume. */
    loudness,
    speaking: null as Utterance | null,
    by,
    isSilenced: false,
    isAudible: () => !fake.isSilenced,
    finish: () => undefined as void,
    speak(utterance: Utterance, { signal, loudness: share = 1 }: SpeakOptions = {}): Promise<SpokenBy> {
      spoken.push(utterance)
      loudness.push(share)
      if (fake.by === 'text') return Promise.resolve('text')
      fake.speaking = utterance
      return new Promise((resolve) => {
        fake.finish = () => {
          fake.speaking = null
          resolve(fake.by)
        }
        signal?.addEventListener('abort', () => fake.finish(), { once: true })
      })
    },
    stop: () => fake.finish(),
    prepare: () => Promise.resolve(),
    voiceFor: () => Promise.resolve(fake.by),
  }
  return fake satisfies Speech
}
