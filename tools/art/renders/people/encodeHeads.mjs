import { mkdirSync, readdirSync, writeFileSync, readFileSync } from 'node:fs'
import sharp from 'sharp'

// Usage: npm run art -- renders/people/encodeHeads.mjs [folder]    Makes tests/fixtures/faces from the pictures of turned.py.
const from = process.argv[2] ?? 'test-results/heads'
const TO = 'tests/fixtures/faces'
const SIDE = 256

mkdirSync(`${TO}/film`, { recursive: true })
for (const file of readdirSync(from).filter((name) => name.endsWith('.png'))) {
  const to = file.startsWith('film_') ? `film/${file.slice('film_'.length)}` : file
  await sharp(`${from}/${file}`)
    .resize(SIDE, SIDE)
    .webp({ quality: 75, alphaQuality: 80, effort: 6 })
    .toFile(`${TO}/${to.replace('.png', '.webp')}`)
}
writeFileSync(`${TO}/film/times.json`, readFileSync(`${from}/film.json`))
