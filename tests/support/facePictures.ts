import sharp from 'sharp'
import { seededRandom } from '#domain/random'

/** Folder of the rendered heads (tests/fixtures/faces/README.md). */
const FACES = 'tests/fixtures/faces'
export const PICTURE = { width: 320, height: 240 } as const
const GROUND = [168, 162, 154] as const
/** Height of the face, from the forehead to the chin, as a fraction of a rendered head. */
const FACE_SHARE = 0.48

export const people = ['girl', 'man', 'woman', 'pale', 'dark', 'glasses'] as const
export type Person = (typeof people)[number]

/** A head in a picture: whose it is, its rotation (degrees, to the right and up in the picture), its tilt, its place and the height of its face. */
export interface ShownHead {
  readonly file: string
  /** Height of the face, as a fraction of the picture's height. */
  readonly high?: number
  readonly tilt?: number
  /** Centre of the head, as fractions of the picture. */
  readonly at?: readonly [x: number, y: number]
}

export interface Room {
  readonly light?: number
  /** Amplitude of the noise of each pixel (0 to 255). */
  readonly noise?: number
  /** A picture in front of everything, such as a hand, and its width as a fraction of the picture's width. */
  readonly over?: { readonly file: string; readonly wide: number; readonly at: readonly [x: number, y: number] }
}

export const headFile = (person: Person, yaw: number, pitch = 0): string => `${FACES}/${person}_${yaw}_${pitch}.webp`

/** Pixels with an alpha channel. */
interface Layer {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

const layers = new Map<string, Promise<Layer>>()

async function layerOf(file: string, width: number, tilt: number): Promise<Layer> {
  const sized = await sharp(file).resize({ width }).ensureAlpha().png().toBuffer()
  const { data, info } = await sharp(sized).rotate(tilt, { background: '#0000' }).raw().toBuffer({ resolveWithObject: true })
  return { data: Uint8Array.from(data), width: info.width, height: info.height }
}

function layer(file: string, width: number, tilt = 0): Promise<Layer> {
  const key = `${file} ${width} ${tilt}`
  const made = layers.get(key) ?? layerOf(file, width, tilt)
  layers.set(key, made)
  return made
}

/** Draws a layer with its centre at `at` (fractions of the picture). Part of it may be outside. */
function draw(onto: Float32Array, { data, width, height }: Layer, [x, y]: readonly [number, number]): void {
  const [left, top] = [Math.round(x * PICTURE.width - width / 2), Math.round(y * PICTURE.height - height / 2)]
  for (let row = Math.max(0, -top); row < Math.min(height, PICTURE.height - top); row++) {
    for (let column = Math.max(0, -left); column < Math.min(width, PICTURE.width - left); column++) {
      const [from, to] = [(row * width + column) * 4, ((row + top) * PICTURE.width + column + left) * 3]
      const alpha = (data[from + 3] ?? 0) / 255
      for (let channel = 0; channel < 3; channel++) onto[to + channel] = (onto[to + channel] ?? 0) * (1 - alpha) + (data[from + channel] ?? 0) * alpha
    }
  }
}

const MIDDLE = [0.5, 0.5] as const

/** Values of noise between -1 and 1, most of them near 0. */
const NOISE = Float32Array.from(
  { length: 1 << 16 },
  (
    (random) => () =>
      (random() + random() + random() - 1.5) / 1.5
  )(seededRandom(3)),
)

/** Returns the pixels (red, green, blue) of a picture of these heads in this room. */
export async function pixelsOf(heads: readonly ShownHead[], { light = 1, noise = 3, over }: Room = {}, random = seededRandom(5)): Promise<Uint8Array> {
  const picture = Float32Array.from({ length: PICTURE.width * PICTURE.height * 3 }, (_, index) => GROUND[index % 3] ?? 0)
  for (const { file, high = 0.4, tilt = 0, at } of heads) draw(picture, await layer(file, Math.round((high / FACE_SHARE) * PICTURE.height), tilt), at ?? MIDDLE)
  if (over !== undefined) draw(picture, await layer(over.file, Math.round(over.wide * PICTURE.width)), over.at)
  const from = Math.floor(random() * NOISE.length)
  return Uint8Array.from(picture, (value, index) => Math.max(0, Math.min(255, value * light + (NOISE[(from + index * 7) % NOISE.length] ?? 0) * 3 * noise)))
}
