import { writeFileSync } from 'node:fs'
import { encode, pack, writePlaces } from './mp3.mjs'
import { makeMusic } from './music.mjs'
import { sounds } from './sounds.mjs'
import { RATE } from './synth.mjs'

// Usage: npm run sounds    Makes assets/sounds from the recipes. The files are committed, so the build does not make them.
const KBIT = { sounds: 48, music: 32 }
const folder = 'assets/sounds'

for (const [file, recipes] of Object.entries(sounds)) {
  const { bytes, places } = pack(Object.entries(recipes).map(([name, make]) => ({ name, text: name, bytes: encode(make(), RATE, KBIT.sounds) })))
  writeFileSync(`${folder}/${file}.mp3`, bytes)
  writeFileSync(`${folder}/${file}.json`, writePlaces(places))
  console.log(`${Object.keys(places).length} sounds in ${file}, ${bytes.length} bytes.`)
}
// The loop has no frequency above a quarter of the sample rate, so every other sample is enough.
const music = encode(
  makeMusic().filter((_, index) => index % 2 === 0),
  RATE / 2,
  KBIT.music,
)
writeFileSync(`${folder}/music.mp3`, music)
console.log(`The loop: ${music.length} bytes.`)
