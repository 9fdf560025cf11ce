import { readdirSync } from 'node:fs'
import sharp from 'sharp'

// Usage: node scripts/renders/places/encode.mjs    Makes assets/places/<name>.webp of what places.py wrote. What lies behind things is soft: it needs few bytes.
const FROM = 'test-results/places'
/** No channel is brighter (of 255): what lies behind everything has no highlights. */
const BRIGHTEST = 160

for (const file of readdirSync(FROM).filter((name) => name.endsWith('.png'))) {
  const { data, info } = await sharp(`${FROM}/${file}`).flatten({ background: '#000' }).raw().toBuffer({ resolveWithObject: true })
  await sharp(
    data.map((value) => Math.min(BRIGHTEST, value)),
    { raw: info },
  )
    .webp({ quality: 72, effort: 6 })
    .toFile(`assets/places/${file.replace('.png', '.webp')}`)
}
