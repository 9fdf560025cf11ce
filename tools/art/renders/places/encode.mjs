import { readdirSync } from 'node:fs'
import sharp from 'sharp'

// Usage: npm run art -- renders/places/encode.mjs    Makes assets/places/<name>.webp from the pictures of places.py. Backgrounds are soft and need few bytes.
const FROM = 'test-results/places'
/** Maximum value (0 to 255) of a channel. Backgrounds have no highlights. */
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
