import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { filmCamera } from './filmCamera'
import { during, lowPass, SAMPLE_RATE, strike, mix, amplify, vowel, whiteNoise } from './roomSounds'

const SECONDS = 14
/** Film of four seconds with a quiet room, three calls of a child, and a clap. It repeats. */
const film = mix(
  amplify(0.0005, whiteNoise(1)),
  ...[4.5, 7, 9.5].map((from, index) => during(from, from + 1.2, amplify(0.25, vowel(300 + 60 * index)))),
  strike(12.5, 0.2, amplify(0.5, lowPass(4000, whiteNoise(2)))),
)

function written(): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'microphone-')), 'film.wav')
  const bytes = Buffer.alloc(44 + SECONDS * SAMPLE_RATE * 2)
  const header: readonly (readonly [number, string | number, number?])[] = [
    [0, 'RIFF'],
    [4, bytes.length - 8, 4],
    [8, 'WAVEfmt '],
    [16, 16, 4],
    [20, 1, 2],
    [22, 1, 2],
    [24, SAMPLE_RATE, 4],
    [28, SAMPLE_RATE * 2, 4],
    [32, 2, 2],
    [34, 16, 2],
    [36, 'data'],
    [40, bytes.length - 44, 4],
  ]
  for (const [at, value, size = 4] of header) {
    if (typeof value === 'string') bytes.write(value, at)
    else bytes.writeUIntLE(value, at, size)
  }
  for (let sample = 0; sample < SECONDS * SAMPLE_RATE; sample++)
    bytes.writeInt16LE(Math.round(32_000 * Math.max(-1, Math.min(1, film(sample / SAMPLE_RATE)))), 44 + sample * 2)
  writeFileSync(file, bytes)
  return file
}

/** Launch options for a browser whose camera shows real hands and whose microphone records a child in a quiet room. */
export const filmCameraAndMicrophone = { ...filmCamera, args: [...filmCamera.args, `--use-file-for-fake-audio-capture=${written()}`] }
