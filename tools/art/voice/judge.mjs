import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import FFT from 'fft.js'
import { openSpeaker, VOICE } from './flite.mjs'

/*
 * Usage: npm run art -- voice/judge.mjs <language> <speaker> [<other speaker>]    Speakers: flite (en), espeak-ng and pico2wave, which must be installed.
 *
 * A closed-set test on spectra: how many of 20 words differ clearly from the other 19? The speaker says each word, and so does the other speaker, or the
 * same one more slowly and with a higher pitch. A word counts if its second rendering is nearer to its own first one than to any other. The margin is the
 * distance to the nearest other word, divided by the distance to its own: at 1 the two are equally near. Distances: dynamic time warping over mel cepstra.
 */

const IDS = 'dog cat cow horse pig sheep duck bear fish mouse apple banana bread milk spoon shoe ball car house tree'.split(' ')
const [CEPSTRA, BANDS, SIZE, LOWEST_HZ, HIGHEST_HZ] = [12, 26, 512, 80, 7000]

const [language = '', first = '', second = first] = process.argv.slice(2)
const folder = mkdtempSync(path.join(tmpdir(), 'judge-'))
const locales = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' }

const speakers = {
  flite: async (text, isSlow) => {
    const speaker = await openSpeaker(isSlow ? ['-voice', 'rms', '--setf', 'duration_stretch=1.3', '--setf', 'f0_shift=1.1'] : VOICE)
    const samples = await speaker.say(text)
    speaker.close()
    return { samples, rate: speaker.rate }
  },
  'espeak-ng': (text, isSlow, file) => spoken(file, 'espeak-ng', ['-v', language, '-s', isSlow ? '128' : '150', '-p', isSlow ? '60' : '50', '-w', file, text]),
  pico2wave: (text, isSlow, file) =>
    spoken(file, 'pico2wave', ['-l', locales[language], '-w', file, isSlow ? `<speed level="85"><pitch level="110">${text}</pitch></speed>` : text]),
}

/** Returns the samples of a 16-bit WAV file that a program wrote. */
function spoken(file, program, args) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${stderr}`)
  const wave = readFileSync(file)
  const samples = Float32Array.from({ length: (wave.length - 44) >> 1 }, (_, index) => wave.readInt16LE(44 + 2 * index) / 32_768)
  return { samples, rate: wave.readUInt32LE(24) }
}

/** Returns the mel cepstra of every 10 ms of the audible part, minus their mean over the word. */
function cepstraOf({ samples, rate }) {
  const hop = Math.round(rate / 100)
  const fft = new FFT(SIZE)
  const mel = (hz) => 1127 * Math.log(1 + hz / 700)
  const edge = (band) => 700 * (Math.exp((mel(LOWEST_HZ) + ((mel(HIGHEST_HZ) - mel(LOWEST_HZ)) * band) / (BANDS + 1)) / 1127) - 1)
  const frames = []
  for (let at = 0; at + SIZE <= samples.length; at += hop) {
    const windowed = Array.from({ length: SIZE }, (_, n) => samples[at + n] * (0.54 - 0.46 * Math.cos((2 * Math.PI * n) / (SIZE - 1))))
    const out = fft.createComplexArray()
    fft.realTransform(out, windowed)
    const power = (bin) => out[2 * bin] ** 2 + out[2 * bin + 1] ** 2
    const bands = Array.from({ length: BANDS }, (_, band) => {
      const [low, middle, high] = [edge(band), edge(band + 1), edge(band + 2)]
      let sum = 1e-8
      for (let bin = Math.ceil((low * SIZE) / rate); (bin * rate) / SIZE < high; bin++) {
        const hz = (bin * rate) / SIZE
        sum += power(bin) * (hz < middle ? (hz - low) / (middle - low) : (high - hz) / (high - middle))
      }
      return Math.log(sum)
    })
    const energy = windowed.reduce((sum, sample) => sum + sample * sample, 0)
    const cepstra = Array.from({ length: CEPSTRA }, (_, k) =>
      bands.reduce((sum, value, n) => sum + value * Math.cos((Math.PI * (k + 1) * (n + 0.5)) / BANDS), 0),
    )
    frames.push({ energy, cepstra })
  }
  const loudest = Math.max(...frames.map(({ energy }) => energy))
  const isHeard = ({ energy }) => energy > loudest * 1e-4
  const heard = frames.slice(frames.findIndex(isHeard), frames.findLastIndex(isHeard) + 1).map(({ cepstra }) => cepstra)
  const means = Array.from({ length: CEPSTRA }, (_, k) => heard.reduce((sum, frame) => sum + frame[k], 0) / heard.length)
  return heard.map((frame) => frame.map((value, k) => value - means[k]))
}

function distance(one, other) {
  const apart = (a, b) => Math.hypot(...a.map((value, k) => value - b[k]))
  let before = [0, ...Array(other.length).fill(Infinity)]
  for (const frame of one) {
    const row = [Infinity]
    for (const [index, facing] of other.entries()) row.push(apart(frame, facing) + Math.min(before[index], before[index + 1], row[index]))
    before = row
  }
  return before[other.length] / (one.length + other.length)
}

const words = language === 'en' ? null : JSON.parse(readFileSync(`src/domain/words/${language}/words.json`, 'utf8'))
const texts = IDS.map((id) => words?.[id] ?? id)
const renderings = async (speaker, isSlow) => {
  const all = []
  for (const text of texts) all.push(cepstraOf(await speakers[speaker](text, isSlow, path.join(folder, 'said.wav'))))
  return all
}
const ones = await renderings(first, false)
const others = await renderings(second, second === first)
rmSync(folder, { recursive: true })

const margins = others.map((other, index) => {
  const distances = ones.map((one) => distance(one, other))
  return { text: texts[index], margin: Math.min(...distances.filter((_, at) => at !== index)) / distances[index] }
})
const sorted = margins.map(({ margin }) => margin).toSorted((a, b) => a - b)
const told = sorted.filter((margin) => margin > 1).length
const median = (sorted[9] + sorted[10]) / 2
console.log(`${language} ${first} by ${second}: ${told} of ${texts.length}, median margin ${median.toFixed(2)}, least ${sorted[0].toFixed(2)}`)
const mistaken = margins.filter(({ margin }) => margin <= 1).map(({ text }) => text)
if (mistaken.length > 0) console.log(`  taken for another: ${mistaken.join(', ')}`)
