import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { measureEdge } from './measure.mjs'
import { drawingsOf, packOf, readWords, wholeSvg } from './packs.mjs'

// Usage: npm run packs [-- --measure]    Writes assets/packs from assets/words, the picture sets and our own drawings. With --measure it also checks every
// outer edge on black, and stores in the word list which drawings need an outline.
const PACKS = new URL('../../../assets/packs/', import.meta.url)
mkdirSync(PACKS, { recursive: true })

let total = 0
for (const [category, words] of readWords()) {
  if (process.argv.includes('--measure')) await storeOutlines(category, words)
  const text = packOf(words)
  const file = new URL(`${category}.json`, PACKS)
  writeFileSync(file, text)
  const compressed = brotliCompressSync(readFileSync(file)).length
  total += compressed
  console.log(`${category.padEnd(12)} ${String(words.length).padStart(3)} words ${String(Math.round(compressed / 1024)).padStart(4)} kB`)
}

// Each picture that represents a child in lists has its own file, because a page needs one or two of them, and no pack.
const FACE = 144
const FACES = new URL('../../../assets/faces/', import.meta.url)
const { childPictures } = (await runnerImport('./src/domain/child/childPictures.ts')).module
mkdirSync(FACES, { recursive: true })
for (const word of [...readWords().values()].flat()) {
  if (!childPictures.includes(word.id)) continue
  const shown = word.realistic ? `assets/renders/${word.realistic[0]}.webp` : Buffer.from(wholeSvg(drawingsOf(word).flat))
  const picture = await sharp(shown).resize(FACE, FACE).webp({ quality: 70, alphaQuality: 60, effort: 6 }).toBuffer()
  writeFileSync(new URL(`${word.id}.webp`, FACES), picture)
}

console.log(`All packs: ${Math.round(total / 1024)} kB compressed.`)

async function storeOutlines(category, words) {
  const measured = []
  for (const word of words) {
    const needsOutline = []
    for (const [name, drawing] of Object.entries(drawingsOf(word))) if (await measureEdge(wholeSvg(drawing))) needsOutline.push(name)
    measured.push({ ...word, needsOutline })
  }
  const rows = measured.map((word) => `  ${JSON.stringify(word)}`)
  writeFileSync(new URL(`../../../assets/words/${category}.json`, import.meta.url), `[\n${rows.join(',\n')}\n]\n`)
}
