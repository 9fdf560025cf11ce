import { Mp3Encoder } from '@breezystack/lamejs'

const BLOCK = 1152
/** Sample rates (Hz) of MPEG 1, by the two bits in an mp3 header. MPEG 2 has half of these. */
const RATES = [44_100, 48_000, 32_000]

/** Returns the sample rate (Hz) that an mp3 file states. */
export function rateOf(bytes) {
  const isWhole = (bytes[1] & 0x08) !== 0
  return RATES[(bytes[2] >> 2) & 3] / (isWhole ? 1 : 2)
}

/**
 * Encodes samples from -1 to 1 in one channel as mp3. If the bit rate is too low for the sample rate, the encoder changes the sample rate automatically,
 * and its output is silent after the first block. That causes an error.
 */
export function encode(samples, rate, kilobits) {
  const encoder = new Mp3Encoder(1, rate, kilobits)
  const whole = Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767))
  const parts = []
  for (let at = 0; at < whole.length; at += BLOCK) parts.push(Buffer.from(encoder.encodeBuffer(whole.subarray(at, at + BLOCK))))
  const bytes = Buffer.concat([...parts, Buffer.from(encoder.flush())])
  if (rateOf(bytes) !== rate) throw new Error(`${kilobits} kbit/s are too few for ${rate} samples a second: the encoder would leave silence.`)
  return bytes
}

/** Joins clips into one file, and returns the place of each: `{ name: [text, first byte, length] }`. Each clip is a complete mp3. */
export function pack(clips) {
  let at = 0
  const places = {}
  for (const { name, text, bytes } of clips) {
    places[name] = [text, at, bytes.length]
    at += bytes.length
  }
  return { bytes: Buffer.concat(clips.map(({ bytes }) => bytes)), places }
}

/** Writes one line for each clip, so that a diff shows which clips have changed. */
export const writePlaces = (places) =>
  `{\n${Object.entries(places)
    .map(([name, place]) => `${JSON.stringify(name)}:${JSON.stringify(place)}`)
    .join(',\n')}\n}\n`
