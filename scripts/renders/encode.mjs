import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

// Usage: node scripts/renders/encode.mjs [folder]    Makes assets/renders/<name>.webp of every PNG that render.py wrote.
const from = process.argv[2] ?? 'test-results/renders'
const OUT = 'assets/renders'
const SIDE = 768
const QUALITIES = [80, 72, 64, 56, 48, 40, 32]
/** All of them together have a limit, and a picture of fine grain may take its share of it only. */
const LIMIT = 12 * 1024

mkdirSync(OUT, { recursive: true })
for (const file of readdirSync(from).filter((name) => name.endsWith('.png'))) {
  const picture = sharp(`${from}/${file}`).resize(SIDE, SIDE, { kernel: 'lanczos3' })
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  let encoded = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    encoded = await sharp(data, { raw: info }).webp({ quality, alphaQuality: 30, effort: 6 }).toBuffer()
    if (encoded.length <= LIMIT) break
  }
  writeFileSync(`${OUT}/${file.replace('.png', '.webp')}`, encoded)
}
