import type { Level } from '#domain/devices/voiceLevel'

/** The shortest sound and the shortest silence that count (ms), and a little more. */
const SOUND_MS = 300
const SILENCE_MS = 350
/** dB above the room, and Hz: each moment another one, from a whisper to a cry and from the lowest to the highest. */
const LOUD = [12, 40, 18, 33] as const
const HIGH = [150, 600, null, 240, 480] as const

/** The worst that a microphone can hear: it flaps as fast as a voice is followed, and with `slower` (1 to 8) a little less fast. */
export function wildVoice(at: number, slower: number): Level {
  const sound = SOUND_MS * (1 + slower / 2)
  const turn = Math.floor(at / (sound + SILENCE_MS))
  const since = at - turn * (sound + SILENCE_MS)
  const moment = Math.floor(at / 50)
  if (since >= sound) return { at, above: 0, hz: null }
  // What flaps before it has begun would be no voice.
  return { at, above: since < SOUND_MS ? 20 : (LOUD[moment % LOUD.length] ?? 20), hz: HIGH[(moment + turn) % HIGH.length] ?? null }
}
