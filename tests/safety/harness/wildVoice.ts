import type { Level } from '#domain/devices/voiceLevel'

/** Times (ms) slightly longer than the shortest sound and the shortest silence that count. */
const SOUND_MS = 300
const SILENCE_MS = 350
/** Levels (dB above the room) and pitches (Hz) that change at each moment, from a whisper to a cry and from the lowest to the highest. */
const LOUD = [12, 40, 18, 33] as const
const HIGH = [150, 600, null, 240, 480] as const

/** Returns the worst microphone input. It alternates as fast as a voice can be followed; a larger `slower` (1 to 8) makes it slightly slower. */
export function wildVoice(at: number, slower: number): Level {
  const sound = SOUND_MS * (1 + slower / 2)
  const turn = Math.floor(at / (sound + SILENCE_MS))
  const since = at - turn * (sound + SILENCE_MS)
  const moment = Math.floor(at / 50)
  if (since >= sound) return { at, above: 0, hz: null }
  // If the level alternated before the sound has started, it would not count as a voice.
  return { at, above: since < SOUND_MS ? 20 : (LOUD[moment % LOUD.length] ?? 20), hz: HIGH[(moment + turn) % HIGH.length] ?? null }
}
