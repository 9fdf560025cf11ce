import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/** Names of the app's own drawings of a face, seen from the front. */
export const drawnFaces = ['face', 'face-happy', 'face-sad', 'face-surprised', 'baby', 'boy', 'girl', 'man', 'woman', 'grandfather', 'grandmother'] as const

/** Left, top, right and bottom of a box, as fractions of the picture. */
export type FaceBox = readonly [left: number, top: number, right: number, bottom: number]

/** Centres of the drawn eyes, as fractions of the picture (EYES and MIDDLE of tools/art/faces/measures.mjs). */
export const drawnEyes = [
  { x: (400 - 124 + 90) / 980, y: 490 / 980 },
  { x: (400 + 124 + 90) / 980, y: 490 / 980 },
] as const

const SIDE = 400
const SEEN = 64

/**
 * Returns the bounding box of one group of a drawing, found by rendering it alone. `above` is the lower edge of the area that counts, as a
 * fraction of the picture.
 */
export async function paintedBox(face: string, group: string, above = 1): Promise<FaceBox> {
  const svg = readFileSync(`assets/own/${face}.svg`, 'utf8')
  const [head = ''] = /^<svg[^>]*>/.exec(svg) ?? []
  const [definitions = ''] = /<defs>.*?<\/defs>/s.exec(svg) ?? []
  const alone = `${head}${definitions}${groupIn(svg, group)}</svg>`
  const { data } = await sharp(Buffer.from(alone)).resize(SIDE, SIDE).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [SIDE, SIDE, 0, 0]
  for (let y = 0; y < SIDE * above; y++) {
    for (let x = 0; x < SIDE; x++) {
      if ((data[(y * SIDE + x) * 4 + 3] ?? 0) <= SEEN) continue
      ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), y + 1]
    }
  }
  return [left / SIDE, top / SIDE, right / SIDE, bottom / SIDE]
}

function groupIn(svg: string, group: string): string {
  const from = svg.indexOf(`<g id="${group}"`)
  let depth = 0
  for (const tag of svg.slice(from).matchAll(/<g[ >]|<\/g>/g)) {
    depth += tag[0] === '</g>' ? -1 : 1
    if (depth === 0) return svg.slice(from, from + tag.index + tag[0].length)
  }
  throw new Error(`there is no group ${group}`)
}
