import { mkdirSync } from 'node:fs'
import FFT from 'fft.js'
import sharp from 'sharp'
import { sounds } from './sounds.mjs'
import { loudnessOf, peakOf, RATE } from './synth.mjs'

/*
 * Usage: npm run sheet:sounds [-- name ...]    Writes test-results/sheets/sounds.png: the spectrogram of each sound over 2.8 seconds, with 80 to 8000 Hz from
 * bottom to top. Its label has the name, the length, the loudness (RMS of the audible part) and the spectral centroid. The sheet allows judging sounds
 * without hearing them.
 */
const SIZE = 1024
const [WIDTH, HEIGHT, LABEL, GAP] = [280, 128, 20, 8]
const COLUMNS = 5
const SECONDS = 2.8
const [LOWEST, HIGHEST] = [80, 8000]
const RANGE_DB = 60

const wanted = process.argv.slice(2)
const made = Object.values(sounds)
  .flatMap((recipes) => Object.entries(recipes))
  .filter(([name]) => wanted.length === 0 || wanted.includes(name))
const pieces = []
for (const [index, [name, make]] of made.entries()) {
  const samples = make()
  const { pixels, centre } = spectrogram(samples)
  const loudness = 20 * Math.log10(loudnessOf(samples))
  const told = `${name}  ${(samples.length / RATE).toFixed(1)} s  ${loudness.toFixed(0)} dB  ${Math.round(centre)} Hz  peak ${(20 * Math.log10(peakOf(samples))).toFixed(1)}`
  const [left, top] = [(index % COLUMNS) * (WIDTH + GAP), Math.floor(index / COLUMNS) * (HEIGHT + LABEL + GAP)]
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LABEL}"><text x="2" y="14" fill="#fff" font-size="12" font-family="sans-serif">${told}</text></svg>`
  pieces.push({ input: Buffer.from(label), left, top })
  pieces.push({
    input: await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
      .png()
      .toBuffer(),
    left,
    top: top + LABEL,
  })
}
mkdirSync('test-results/sheets', { recursive: true })
const rows = Math.ceil(made.length / COLUMNS)
await sharp({ create: { width: COLUMNS * (WIDTH + GAP), height: rows * (HEIGHT + LABEL + GAP), channels: 3, background: '#223' } })
  .composite(pieces)
  .png()
  .toFile('test-results/sheets/sounds.png')
console.log('test-results/sheets/sounds.png')

/** Returns grey values by frequency (logarithmic) over time, and the spectral centroid (Hz). */
function spectrogram(samples) {
  const fft = new FFT(SIZE)
  const pixels = Buffer.alloc(WIDTH * HEIGHT)
  const spectrum = fft.createComplexArray()
  let [weighted, total] = [0, 0]
  for (let x = 0; x < WIDTH; x++) {
    const from = Math.round((x / WIDTH) * SECONDS * RATE) - SIZE / 2
    const window = Array.from({ length: SIZE }, (_, at) => (samples[from + at] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / SIZE)))
    fft.realTransform(spectrum, window)
    const strengthAt = (bin) => Math.hypot(spectrum[2 * bin], spectrum[2 * bin + 1])
    for (let bin = 1; bin < SIZE / 2; bin++) {
      weighted += strengthAt(bin) ** 2 * ((bin * RATE) / SIZE)
      total += strengthAt(bin) ** 2
    }
    for (let y = 0; y < HEIGHT; y++) {
      const frequency = HIGHEST * (LOWEST / HIGHEST) ** (y / HEIGHT)
      const level = 20 * Math.log10(strengthAt(Math.round((frequency / RATE) * SIZE)) / (SIZE / 8) + 1e-6)
      pixels[y * WIDTH + x] = Math.max(0, Math.min(255, 255 * (1 + level / RANGE_DB)))
    }
  }
  return { pixels, centre: weighted / total }
}
