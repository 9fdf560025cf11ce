/** One layer of a thing: its picture, its sides and its middle from that of the thing, in longest sides of the thing. */
export interface PlacedLayer {
  readonly picture: HTMLCanvasElement
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
  readonly mirrored: boolean
  /** Radians. */
  readonly turned: number
}

/** Side (pixels) of the sheet on which a thing's layers are drawn, and the opacity (0 to 255) from which a pixel counts as opaque. */
const SIDE = 160
const OPAQUE = 128

/** Middle and longest side of opaque pixels, in longest sides of the thing. */
export interface Extent {
  readonly x: number
  readonly y: number
  readonly side: number
}

const WHOLE: Extent = { x: 0, y: 0, side: 1 }

/** The box of a thing's opaque pixels; the whole thing where nothing can be drawn. */
export function extentOf(layers: readonly PlacedLayer[]): Extent {
  const sheet = composed(layers)
  if (sheet === null) return WHOLE
  const { data } = sheet.getImageData(0, 0, SIDE, SIDE)
  let [left, top, right, bottom] = [SIDE, SIDE, -1, -1]
  for (let index = 0; index < SIDE * SIDE; index++) {
    if ((data[index * 4 + 3] ?? 0) < OPAQUE) continue
    const [x, y] = [index % SIDE, Math.floor(index / SIDE)]
    ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)]
  }
  if (right < 0) return WHOLE
  return { x: (left + right + 1) / 2 / SIDE - 0.5, y: (top + bottom + 1) / 2 / SIDE - 0.5, side: (Math.max(right - left, bottom - top) + 1) / SIDE }
}

function composed(layers: readonly PlacedLayer[]): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const sheet = canvas.getContext('2d', { willReadFrequently: true })
  if (sheet === null) return null
  for (const { picture, width, height, x, y, mirrored, turned } of layers) {
    if (picture.width === 0 || picture.height === 0) continue
    sheet.save()
    sheet.translate(SIDE / 2 + x * SIDE, SIDE / 2 + y * SIDE)
    sheet.rotate(turned)
    if (mirrored) sheet.scale(-1, 1)
    sheet.drawImage(picture, (-width / 2) * SIDE, (-height / 2) * SIDE, width * SIDE, height * SIDE)
    sheet.restore()
  }
  return sheet
}
