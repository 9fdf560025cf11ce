import { describe, expect, it } from 'vitest'
import { noteAt, panOf } from '#domain/notes'
import { createClips } from '#adapters/sound/clips'
import { createLoudspeaker } from '#adapters/sound/loudspeaker'
import { createSound } from '#adapters/sound/sound'
import type { Clips } from '#ports/clips'
import { promisesSettled } from '../support/fakePorts'

const volumes = { voice: 0.8, effects: 0.6, music: 0.4, interface: 0.5, muted: false }

/** Returns the part of Web Audio that the adapter uses, and records what plays. */
function createContext() {
  const gains: { gain: { value: number }; ramps: { value: number; at: number }[] }[] = []
  const sources: { buffer: unknown; loop: boolean; stopped: boolean }[] = []
  const voices: { hz: number; from: number; until: number; ended: () => void }[] = []
  const pans: number[] = []
  const gain = (node: { gain: { value: number } }) => ({
    ...node,
    connect: <T>(next: T) => next,
    disconnect: () => undefined,
  })
  const context = {
    state: 'suspended',
    currentTime: 0,
    destination: {},
    resume: async () => void (context.state = 'running'),
    createGain() {
      const ramp = (value: number, at: number) => void node.ramps.push({ value, at })
      const node = {
        ramps: [] as { value: number; at: number }[],
        gain: {
          value: 1,
          setTargetAtTime: (value: number) => void (node.gain.value = value),
          setValueAtTime: ramp,
          linearRampToValueAtTime: ramp,
          cancelScheduledValues: () => undefined,
        },
      }
      gains.push(node)
      return gain(node)
    },
    createStereoPanner() {
      return {
        connect: <T>(next: T) => next,
        pan: Object.defineProperty({}, 'value', {
          set(value: number) {
            pans.push(value)
          },
        }),
      }
    },
    createOscillator() {
      const voice = {
        frequency: { value: 0 },
        connect: <T>(next: T) => next,
        addEventListener: (_: string, ended: () => void) => void (heard.ended = ended),
        start: (from: number) => void Object.assign(heard, { hz: voice.frequency.value, from }),
        stop: (until: number) => void (heard.until = until),
      }
      const heard = { hz: 0, from: 0, until: 0, ended: () => undefined as void }
      voices.push(heard)
      return voice
    },
    createBufferSource() {
      const source = {
        buffer: null as unknown,
        loop: false,
        stopped: false,
        connect: <T>(next: T) => next,
        addEventListener: () => undefined,
        start: () => void sources.push(source),
        stop: () => void (source.stopped = true),
      }
      return source
    },
    decodeAudioData: async (bytes: ArrayBuffer) => ({ duration: 1, name: new TextDecoder().decode(bytes) }),
  }
  return { context: context as unknown as AudioContext, gains, sources, voices, pans }
}

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer
const clips: Clips = { find: async (_, name) => ({ text: name, bytes: async () => bytesOf(name) }) }

function createDevice() {
  const { context, gains, sources, voices, pans } = createContext()
  let opened = 0
  const loudspeaker = createLoudspeaker(volumes, () => {
    opened += 1
    return context
  })
  const sound = createSound({ loudspeaker, clips, readMusic: async () => bytesOf('music') })
  const playing = () => sources.filter(({ stopped }) => !stopped).map(({ buffer }) => (buffer as { name: string }).name)
  return { loudspeaker, sound, gains, sources, voices, pans, playing, opened: () => opened }
}

describe('the loudspeaker', () => {
  it('is opened once, only after the first touch', async () => {
    const { sound, sources, opened } = createDevice()
    sound.play('chime')
    sound.startMusic()
    await promisesSettled()
    expect([opened(), sources]).toEqual([0, []])
    sound.unlock()
    sound.unlock()
    expect(opened()).toBe(1)
  })

  it('has four volumes that apply at once, and one switch for all', () => {
    const { loudspeaker, gains } = createDevice()
    loudspeaker.unlock()
    const heard = () => gains.slice(0, 4).map(({ gain }) => gain.value)
    expect(heard()).toEqual([0.8, 0.6, 0.4, 0.5])
    loudspeaker.setVolumes({ ...volumes, music: 0.1 })
    expect(heard()).toEqual([0.8, 0.6, 0.1, 0.5])
    loudspeaker.setVolumes({ ...volumes, muted: true })
    expect(heard()).toEqual([0, 0, 0, 0])
    expect(loudspeaker.isAudible('voice')).toBe(false)
  })

  it('reports a refusal by the device', () => {
    let refusals = 0
    const loudspeaker = createLoudspeaker(volumes, () => {
      throw new DOMException('not allowed', 'NotAllowedError')
    })
    loudspeaker.onRefused(() => (refusals += 1))
    loudspeaker.unlock()
    expect(refusals).toBe(1)
  })

  it('plays nothing on a device without Web Audio, and does not fail', async () => {
    const loudspeaker = createLoudspeaker(volumes, null)
    loudspeaker.unlock()
    await expect(loudspeaker.decode(bytesOf('chime'))).rejects.toThrow('no touch yet')
  })
})

describe('sound', () => {
  it('plays one effect at a time', async () => {
    const { sound, playing } = createDevice()
    sound.unlock()
    sound.play('chime')
    await promisesSettled()
    sound.play('pop')
    await promisesSettled()
    expect(playing()).toEqual(['pop'])
  })

  it('does not play a sound that was faded before it was decoded', async () => {
    const { sound, sources } = createDevice()
    sound.unlock()
    sound.play('chime')
    sound.fade()
    await promisesSettled()
    expect(sources).toEqual([])
  })

  it('repeats the calm loop until stopped, only once at a time', async () => {
    const { sound, sources, playing } = createDevice()
    sound.startMusic()
    sound.unlock()
    await promisesSettled()
    sound.startMusic()
    await promisesSettled()
    expect(sources.map(({ loop }) => loop)).toEqual([true])
    sound.stopMusic()
    expect(playing()).toEqual([])
  })
})

describe('clips', () => {
  it('are cut out of their pack, which is loaded once', async () => {
    const asked: string[] = []
    const pack = createClips(async (name) => {
      asked.push(name)
      return new ArrayBuffer(2_000_000)
    })
    const [dog, cat] = [await pack.find('voice/en/animals', 'dog'), await pack.find('voice/en/animals', 'cat')]
    expect([dog?.text, cat?.text]).toEqual(['dog', 'cat'])
    expect((await dog?.bytes())?.byteLength).toBeGreaterThan(400)
    await cat?.bytes()
    expect(asked).toEqual(['voice/en/animals'])
  })

  it('are null if missing, and request a failed pack again', async () => {
    let attempts = 0
    const pack = createClips(async () => {
      attempts += 1
      throw new Error('no network')
    })
    expect(await pack.find('voice/en/animals', 'constructor')).toBeNull()
    expect(await pack.find('voice/en/nowhere', 'dog')).toBeNull()
    const dog = await pack.find('voice/en/animals', 'dog')
    await expect(dog?.bytes()).rejects.toThrow('no network')
    await expect(dog?.bytes()).rejects.toThrow('no network')
    expect(attempts).toBe(2)
  })
})

describe('a note', () => {
  const unlocked = () => {
    const device = createDevice()
    device.sound.unlock()
    return device
  }

  it('starts softly, lasts at most four seconds, and fades when ended', () => {
    const { sound, voices, gains } = unlocked()
    const note = sound.hold(440)
    expect(voices[0]).toMatchObject({ hz: 440, from: 0, until: 4 })
    const [silent, full, , gone] = gains.find(({ ramps }) => ramps.length > 0)?.ramps ?? []
    expect(silent).toEqual({ value: 0, at: 0 })
    expect(full?.at).toBeGreaterThanOrEqual(0.05)
    expect(full?.value).toBeLessThanOrEqual(0.5)
    expect(gone).toEqual({ value: 0, at: 4 })
    note.end()
    expect(voices[0]?.until).toBeCloseTo(0.3)
  })

  it('plays with others, and the fifth ends the first', () => {
    const { sound, voices } = unlocked()
    for (let index = 0; index < 5; index++) sound.hold(noteAt(index))
    const mains = voices.filter((_, index) => index % 2 === 0)
    expect(mains.map(({ until }) => until < 1)).toEqual([true, false, false, false, false])
    sound.fade()
    expect(mains.every(({ until }) => until < 1)).toBe(true)
  })

  it('comes from the side of its thing, like an effect', async () => {
    const { sound, pans } = unlocked()
    sound.hold(440, panOf(1))
    sound.play('chime', 'effects', panOf(0))
    await promisesSettled()
    expect(pans).toEqual([0.8, -0.8])
  })

  it('is silent before the first touch, and when effects are muted', () => {
    const { sound, loudspeaker, voices } = createDevice()
    sound.hold(440).end()
    sound.unlock()
    loudspeaker.setVolumes({ ...volumes, effects: 0 })
    sound.hold(440).end()
    expect(voices).toEqual([])
  })
})
