import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { drawingsOf, readWords } from '../tools/art/assets/packs.mjs'

// Usage: npm run sheet [-- category ...]    Writes test-results/sheets/<category>.png: every word at every level on black, then a lit part, then the other
// realistic views. The last column shows the flat picture, or the realistic one if it exists, at 15 % of the height of a 768 px stage, which is the
// minimum size shown to a child.
const OUT = 'test-results/sheets'
const CELL = 132
const GAP = 12
const LABEL = 120
const SMALL = Math.round(0.15 * 768)

const { pictureSvg } = (await runnerImport('./scenes/kit/pictures/pictureSvg.ts')).module
const { plainStyle } = (await runnerImport('./scenes/kit/looks/style.ts')).module
const { pictureLevels: all } = (await runnerImport('./src/domain/child/pictureLevels.ts')).module
const { renderFor } = (await runnerImport('./src/domain/words/levels.ts')).module
// Things in context and printed words are left out, because only the stage draws them.
const pictureLevels = all.filter((level) => level !== 'context' && level !== 'word')

mkdirSync(OUT, { recursive: true })
const wanted = process.argv.slice(2)
for (const [category, words] of readWords()) {
  if (wanted.length === 0 || wanted.includes(category)) await writeSheet(category, words)
}

/** Writes one sheet. Each row has two words next to each other, with all levels of each, then a lit part, the other views, and the minimum size. */
async function writeSheet(category, words) {
  const perRow = 2
  const views = Math.max(1, ...words.map(({ realistic = [] }) => realistic.length))
  const columns = pictureLevels.length + views + 1
  const block = LABEL + columns * (CELL + GAP)
  const pieces = []
  for (const [index, word] of words.entries()) {
    const left = (index % perRow) * block
    const top = Math.floor(index / perRow) * (CELL + GAP)
    const drawings = drawingsOf(word)
    const put = async (column, style) => {
      const render = renderFor(word, style.level, style.view)
      const input = await (render
        ? renderAt(render, style.size)
        : sharp(Buffer.from(pictureSvg(word, drawings, style)))
            .png()
            .toBuffer())
      pieces.push({ input, left: left + LABEL + column * (CELL + GAP), top })
    }
    pieces.push({ input: label(word.word), left, top })
    for (const [column, level] of pictureLevels.entries()) await put(column, { ...plainStyle, level, size: CELL })
    const [part] = word.salient
    if (part) await put(pictureLevels.length, { ...plainStyle, size: CELL, dim: 0.2, lit: part })
    for (const view of (word.realistic ?? []).slice(1).keys()) {
      await put(pictureLevels.length + 1 + view, { ...plainStyle, level: 'realistic', view: view + 1, size: CELL })
    }
    await put(columns - 1, { ...plainStyle, ...(word.realistic && { level: 'realistic' }), size: SMALL })
  }
  const file = `${OUT}/${category}.png`
  const height = Math.ceil(words.length / perRow) * (CELL + GAP)
  await sharp({ create: { width: perRow * block, height, channels: 3, background: '#000' } })
    .composite(pieces)
    .png()
    .toFile(file)
  console.log(file)
}

/** Returns a realistic picture with the margin that every picture has for its outline. */
async function renderAt(name, size) {
  const margin = Math.round((size * plainStyle.outlineWidth) / (1 + 2 * plainStyle.outlineWidth))
  const picture = await sharp(`assets/renders/${name}.webp`)
    .resize(size - 2 * margin)
    .toBuffer()
  return sharp(picture).extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#00000000' }).png().toBuffer()
}

function label(text) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LABEL}" height="24"><text x="4" y="17" fill="#fff" font-size="14" font-family="sans-serif">${text}</text></svg>`,
  )
}
