import { mkdirSync, writeFileSync } from 'node:fs'
import { encode, pack, writePlaces } from '../sounds/mp3.mjs'
import { trim } from './clip.mjs'
import { openSpeaker } from './flite.mjs'
import { utterances } from './utterances.mjs'

// Usage: npm run voice [-- fruits parts]    Synthesises every word, part and phrase, or only these packs, into assets/voice/en. The files are committed,
// so the build does not make them.
const KBIT = 16
const folder = 'assets/voice/en'

const speaker = await openSpeaker()
mkdirSync(folder, { recursive: true })
const packs = process.argv.slice(2)
let total = 0
for (const [name, spoken] of Object.entries(utterances()).filter(([each]) => packs.length === 0 || packs.includes(each))) {
  const clips = []
  for (const one of spoken) clips.push({ ...one, bytes: encode(trim(await speaker.say(one.text), speaker.rate), speaker.rate, KBIT) })
  const { bytes, places } = pack(clips)
  writeFileSync(`${folder}/${name}.mp3`, bytes)
  writeFileSync(`${folder}/${name}.json`, writePlaces(places))
  total += bytes.length
  console.log(`${name}: ${clips.length} clips, ${bytes.length} bytes`)
}
speaker.close()
console.log(`${total} bytes in all.`)
