import { writeFileSync } from 'node:fs'
import { effects } from './effects.mjs'
import { encode, pack, writePlaces } from './mp3.mjs'
import { makeMusic } from './music.mjs'
import { RATE } from './synth.mjs'

// Usage: npm run sounds    Makes assets/sounds anew from the recipes. The files are committed: nothing is made at build time.
const KBIT = { effects: 40, music: 32 }
const folder = 'assets/sounds'

const { bytes, places } = pack(Object.entries(effects).map(([name, make]) => ({ name, text: name, bytes: encode(make(), RATE, KBIT.effects) })))
const music = encode(makeMusic(), RATE, KBIT.music)
writeFileSync(`${folder}/effects.mp3`, bytes)
writeFileSync(`${folder}/effects.json`, writePlaces(places))
writeFileSync(`${folder}/music.mp3`, music)
console.log(`${Object.keys(places).length} effects in ${bytes.length} bytes, the loop in ${music.length}.`)
