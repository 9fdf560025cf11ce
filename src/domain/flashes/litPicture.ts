import { linearOf, luminanceOfLinear } from './light'
import { thinParts } from './thinParts'

/** A picture on black, row by row in its own pixels. It needs at least three pixels per cell of the film, or thin lines are lost. */
export interface LitPicture {
  /** Relative luminance of each pixel (0 to 1), weighted by its opacity. */
  readonly luminance: Float32Array
  /** Opacity of each pixel (0 to 1). */
  readonly coverage: Float32Array
  /** How much of each pixel (0 to 1) belongs to thin parts, if known. */
  readonly thin?: Float32Array
  readonly width: number
  readonly height: number
}

/** Makes a lit picture from a canvas's pixels: red, green, blue and opacity (0 to 255, not premultiplied). */
export function litPictureOf(pixels: ArrayLike<number>, width: number): LitPicture {
  const count = pixels.length / 4
  const coverage = Float32Array.from({ length: count }, (_, index) => (pixels[4 * index + 3] ?? 0) / 255)
  const luminance = coverage.map(
    (share, index) => share * luminanceOfLinear(linearOf(pixels[4 * index]), linearOf(pixels[4 * index + 1]), linearOf(pixels[4 * index + 2])),
  )
  const height = count / width
  const thinAt = thinParts((x, y) => coverage[Math.floor(y * height) * width + Math.floor(x * width)] ?? 0)
  const thin = Float32Array.from({ length: count }, (_, index) => thinAt(((index % width) + 0.5) / width, (Math.floor(index / width) + 0.5) / height))
  return { luminance, coverage, thin, width, height }
}

/** Returns the picture with this share of its inner contrast: 1 is unchanged, 0 is a single luminance. The outline stays. */
export function withContrast({ luminance, coverage, ...size }: LitPicture, share: number): LitPicture {
  const covered = sum(coverage)
  const mean = covered === 0 ? 0 : sum(luminance) / covered
  return { ...size, coverage, luminance: luminance.map((light, index) => share * light + (1 - share) * mean * (coverage[index] ?? 0)) }
}

/** Maximum luminance of dimmed thin parts. Within the margins, they change no point of the stage enough to count as a flash. */
export const DIM_LIGHT = 0.075

/** Returns the picture with this calming applied. */
export function calmPicture(picture: LitPicture, { contrast, dimsThin }: Calming): LitPicture {
  const calm = withContrast(picture, contrast)
  return dimsThin ? withDimParts(calm) : calm
}

/** Returns the picture with dimmed thin parts, which then cause no more changes than the body alone. */
function withDimParts(picture: LitPicture): LitPicture {
  const { luminance, coverage, thin } = picture
  if (thin === undefined) return picture
  const dimmed = luminance.map((light, index) => {
    const share = thin[index] ?? 0
    return share * Math.min(light, DIM_LIGHT * (coverage[index] ?? 0)) + (1 - share) * light
  })
  return { ...picture, luminance: dimmed }
}

const sum = (values: Float32Array): number => values.reduce((all, value) => all + value, 0)

/** How a picture is calmed: the share of inner contrast that stays (1 unchanged, 0 flat), and whether thin parts are dimmed. */
export interface Calming {
  readonly contrast: number
  readonly dimsThin: boolean
}

/** Returns a square picture rotated by 45 degrees, on a larger square. */
export function diagonal({ luminance, coverage, thin, width }: LitPicture): LitPicture {
  const side = Math.ceil(width * Math.SQRT2)
  const indexAt = (column: number, row: number) => {
    const [x, y] = [column + 0.5 - side / 2, row + 0.5 - side / 2]
    const [from, down] = [Math.floor((x + y) * Math.SQRT1_2 + width / 2), Math.floor((y - x) * Math.SQRT1_2 + width / 2)]
    return from < 0 || from >= width || down < 0 || down >= width ? -1 : down * width + from
  }
  const plane = () => new Float32Array(side * side)
  const turned = { luminance: plane(), coverage: plane(), thin: plane(), width: side, height: side }
  for (let row = 0, index = 0; row < side; row++)
    for (let column = 0; column < side; column++, index++) {
      const place = indexAt(column, row)
      if (place < 0) continue
      turned.luminance[index] = luminance[place] ?? 0
      turned.coverage[index] = coverage[place] ?? 0
      turned.thin[index] = thin?.[place] ?? 0
    }
  return turned
}
