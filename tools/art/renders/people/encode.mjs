import { existsSync, mkdirSync } from 'node:fs'
import sharp from 'sharp'

// Usage: npm run art -- renders/people/encode.mjs [folder]    Makes assets/portraits/<person>.webp, a sheet with four columns, from the layers of people.py.
const from = process.argv[2] ?? 'test-results/people'
const CELL = 512
const COLUMNS = 4
const PEOPLE = ['girl', 'boy', 'man', 'woman', 'grandmother']

/** Layers in the order in which the stage reads them (src/domain/trials/plan/portraits.ts). */
const LAYERS = ['bare', 'hair', 'nose', 'mouth-neutral', 'mouth-smile', 'mouth-happy', 'mouth-sad', 'eyes-neutral', 'eyes-happy', 'eyes-closed', 'glasses']

mkdirSync('assets/portraits', { recursive: true })
for (const person of PEOPLE) {
  const files = LAYERS.map((layer) => `${from}/${person}-${layer}.png`)
  const layers = await Promise.all(
    files.map(async (file, index) => {
      if (!existsSync(file)) return []
      return [{ input: await sharp(file).resize(CELL, CELL).toBuffer(), left: (index % COLUMNS) * CELL, top: Math.floor(index / COLUMNS) * CELL }]
    }),
  )
  if (layers.flat().length === 0) continue
  const sheet = { width: COLUMNS * CELL, height: Math.ceil(LAYERS.length / COLUMNS) * CELL, channels: 4, background: '#0000' }
  await sharp({ create: sheet }).composite(layers.flat()).webp({ quality: 80, alphaQuality: 80, effort: 6 }).toFile(`assets/portraits/${person}.webp`)
}
