import { Mp3Encoder } from '@breezystack/lamejs'

const BLOCK = 1152

/** Samples from -1 to 1, one channel, as mp3. */
export function encode(samples, rate, kilobits) {
  const encoder = new Mp3Encoder(1, rate, kilobits)
  const whole = Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767))
  const parts = []
  for (let at = 0; at < whole.length; at += BLOCK) parts.push(Buffer.from(encoder.encodeBuffer(whole.subarray(at, at + BLOCK))))
  return Buffer.concat([...parts, Buffer.from(encoder.flush())])
}

/** Clips behind one another, with the place of each: `{ name: [text, first byte, length] }`. Each is whole mp3 by itself. */
export function pack(clips) {
  let at = 0
  const places = {}
  for (const { name, text, bytes } of clips) {
    places[name] = [text, at, bytes.length]
    at += bytes.length
  }
  return { bytes: Buffer.concat(clips.map(({ bytes }) => bytes)), places }
}

/** One line for each clip, so that a change shows what it changed. */
export const writePlaces = (places) =>
  `{\n${Object.entries(places)
    .map(([name, place]) => `${JSON.stringify(name)}:${JSON.stringify(place)}`)
    .join(',\n')}\n}\n`
