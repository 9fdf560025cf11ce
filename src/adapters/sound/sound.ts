import { NOTE } from '#domain/notes'
import { effectNames, naturalSoundNames, soundFileOf, type SoundName } from '#domain/sounds'
import type { Clips } from '#ports/clips'
import type { Channel, DecodedSound, Loop, Loudspeaker, Playing } from '#ports/loudspeaker'
import type { Sound } from '#ports/sound'

/** Start and end of the calm music's loop, in seconds of its file (tools/art/sounds/music.mjs). */
export const MUSIC_LOOP: Loop = { from: 0.25, to: 24.25 }

interface Parts {
  readonly loudspeaker: Loudspeaker
  readonly clips: Clips
  readonly readMusic: () => Promise<ArrayBuffer>
}

/** Plays effects and the calm loop from the files in assets/sounds. A sound that cannot be loaded stays silent, without any other consequence. */
export function createSound({ loudspeaker, clips, readMusic }: Parts): Sound {
  const decoded = new Map<SoundName | 'music', Promise<DecodedSound>>()
  const notes = new Set<Playing>()
  let effect: Playing | null = null
  let music: Playing | null = null
  let isMusicWanted = false
  /** Number of the latest request. A sound that is ready too late is not played. */
  let turn = 0

  async function bytesOf(name: SoundName): Promise<ArrayBuffer> {
    const clip = await clips.find(`sounds/${soundFileOf(name)}`, name)
    if (clip === null) throw new Error(`There is no sound ${name}.`)
    return clip.bytes()
  }

  function ready(name: SoundName | 'music'): Promise<DecodedSound> {
    const known = decoded.get(name)
    if (known !== undefined) return known
    const decoding = (name === 'music' ? readMusic() : bytesOf(name)).then((bytes) => loudspeaker.decode(bytes))
    decoded.set(name, decoding)
    decoding.catch(() => decoded.delete(name))
    return decoding
  }

  async function playWhenReady(name: SoundName, channel: Channel, pan: number, own: number): Promise<void> {
    const sound = await ready(name)
    if (own !== turn) return
    effect = loudspeaker.play(sound, channel, undefined, pan)
  }

  async function playMusic(): Promise<void> {
    const sound = await ready('music')
    if (isMusicWanted && music === null) music = loudspeaker.play(sound, 'music', MUSIC_LOOP)
  }

  const endNote = (note: Playing | undefined) => {
    if (note !== undefined && notes.delete(note)) note.fade()
  }

  const fadeEffect = () => {
    turn += 1
    effect?.fade()
    effect = null
  }

  return {
    // Natural sounds are prepared as well, so that a session that has begun needs no network.
    prepare: () => void Promise.allSettled([effectNames[0], naturalSoundNames[0]].map(bytesOf)),
    unlock() {
      loudspeaker.unlock()
      if (isMusicWanted && music === null) void playMusic().catch(() => undefined)
    },
    play(name, channel = 'effects', pan = 0) {
      if (!loudspeaker.isAudible(channel)) return
      fadeEffect()
      void playWhenReady(name, channel, pan, turn).catch(() => undefined)
    },
    isAudible: () => loudspeaker.isAudible('effects'),
    hold(hz, pan = 0, manner = {}) {
      const note = loudspeaker.isAudible('effects') ? loudspeaker.sing(hz, 'effects', pan, manner) : null
      if (note === null) return { end: () => undefined }
      notes.add(note)
      void note.ended.then(() => notes.delete(note))
      if (notes.size > NOTE.together) endNote(notes.values().next().value)
      return { end: () => endNote(note) }
    },
    startMusic() {
      isMusicWanted = true
      if (music === null) void playMusic().catch(() => undefined)
    },
    stopMusic() {
      isMusicWanted = false
      music?.fade()
      music = null
    },
    fade() {
      fadeEffect()
      for (const note of notes) endNote(note)
    },
    onRefused: (listener) => loudspeaker.onRefused(listener),
  }
}
