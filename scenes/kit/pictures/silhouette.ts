import type { Hex } from '#domain/child/palette'
import { calmPixels } from '#domain/flashes/calm'
import { type Calming, litPictureOf } from '#domain/flashes/litPicture'
import { FILM_GRID } from '#domain/flashes/limits'

/** One layer of a thing: its picture, its sides, and its centre relative to the thing's centre, in units of the thing's longest side. */
export interface PlacedLayer {
  readonly picture: HTMLCanvasElement
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
  readonly mirrored: boolean
  /** Rotation (radians). */
  readonly turned: number
}

/** Maximum side of a texture made from a thing (pixels). */
const MAX_SIDE = 448
/** Number of directions in which a silhouette is redrawn to widen it. `RIM_SIDE` is the largest side of a rim (pixels), which has no detail. */
const DIRECTIONS = 16
export const RIM_SIDE = 256
/** Number of times that a thing is cut out of its ring. It is high because the palest things have an opacity of only 0.14. */
const CUT_OUT_TIMES = 24
const INSIDE = 0.98
/** Side (pixels) to which a picture is reduced for finding its bounding box. `LIGHT_SIDE` is the side for measuring its luminance. */
const EXTENT_SIDE = 160
const LIGHT_SIDE = 32
/** A picture is solid if at least this share of its visible pixels has an opacity above `SOLID_ALPHA` (0 to 255). */
const SOLID_SHARE = 0.7
const SOLID_ALPHA = 200
const OPAQUE = 128
/** Number of picture pixels per cell of the flash measurement. */
const PIXELS_PER_CELL = 3
const WHOLE: PictureExtent = { x: 0, y: 0, side: 1 }
/** Side (pixels) of the square on which the halo is blurred, `BLUR_PASSES` times. */
const HALO_SIDE = 56
const BLUR_PASSES = 3

/**
 * Composes a thing's layers into one picture that is `size` pixels long, with a margin of `pad` on each side (in units of the thing's size). Returns
 * null if nothing can be drawn.
 */
export function composeLayers(layers: readonly PlacedLayer[], size: number, pad = 0): HTMLCanvasElement | null {
  const side = Math.ceil(Math.min(MAX_SIDE, size) * (1 + 2 * pad))
  const sheet = sheetOf(side, side)
  if (sheet === null) return null
  const unit = side / (1 + 2 * pad)
  for (const { picture, width, height, x, y, mirrored, turned } of layers) {
    if (picture.width === 0 || picture.height === 0) continue
    sheet.save()
    sheet.translate(side / 2 + x * unit, side / 2 + y * unit)
    sheet.rotate(turned)
    if (mirrored) sheet.scale(-1, 1)
    sheet.drawImage(picture, (-width / 2) * unit, (-height / 2) * unit, width * unit, height * unit)
    sheet.restore()
  }
  return sheet.canvas
}

/**
 * Returns a ring of one colour around a picture's outline. Under a solid picture the ring is filled, so that no dark gap remains at the edge.
 * @param width width of the ring in pixels
 */
export function rimOf(picture: HTMLCanvasElement, colour: Hex, width: number): HTMLCanvasElement | null {
  const [filled, sheet] = [inOneColour(picture, colour), sheetOf(picture.width, picture.height)]
  if (filled === null || sheet === null) return null
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const angle = (direction / DIRECTIONS) * Math.PI * 2
    sheet.drawImage(filled, Math.cos(angle) * width, Math.sin(angle) * width)
  }
  if (isSolid(picture)) return sheet.canvas
  // Nothing of the ring may show through a transparent thing.
  sheet.globalCompositeOperation = 'destination-out'
  const inside = { width: picture.width * INSIDE, height: picture.height * INSIDE }
  for (let time = 0; time < CUT_OUT_TIMES; time++)
    sheet.drawImage(picture, (picture.width - inside.width) / 2, (picture.height - inside.height) / 2, inside.width, inside.height)
  return sheet.canvas
}

/** Returns a soft light around a picture's outline, strongest at the outline and fading out without an edge. */
export function haloOf(picture: HTMLCanvasElement, colour: Hex): HTMLCanvasElement | null {
  const [filled, sheet] = [inOneColour(picture, colour), sheetOf(HALO_SIDE, HALO_SIDE)]
  if (filled === null || sheet === null) return null
  sheet.drawImage(filled, 0, 0, HALO_SIDE, HALO_SIDE)
  const image = sheet.getImageData(0, 0, HALO_SIDE, HALO_SIDE)
  const blurred = blurredAlpha(image.data)
  const [r, g, b] = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
  for (const [index, alpha] of blurred.entries()) image.data.set([r ?? 0, g ?? 0, b ?? 0, Math.min(255, alpha * 2)], index * 4)
  sheet.putImageData(image, 0, 0)
  return sheet.canvas
}

/** Centre and longest side of the opaque pixels, as shares of the picture's side. */
export interface PictureExtent {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** Returns the bounding box of the pixels with at least half opacity, or the whole picture if nothing can be read. */
export function opaqueExtent(picture: HTMLCanvasElement | null): PictureExtent {
  const side = Math.min(EXTENT_SIDE, picture?.width ?? 0)
  const sheet = picture === null || side === 0 ? null : sheetOf(side, side)
  if (picture === null || sheet === null) return WHOLE
  sheet.drawImage(picture, 0, 0, side, side)
  const { data } = sheet.getImageData(0, 0, side, side)
  let [left, top, right, bottom] = [side, side, -1, -1]
  for (let index = 0; index < side * side; index++) {
    if ((data[index * 4 + 3] ?? 0) < OPAQUE) continue
    const [x, y] = [index % side, Math.floor(index / side)]
    ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)]
  }
  if (right < 0) return WHOLE
  return { x: (left + right + 1) / 2 / side - 0.5, y: (top + bottom + 1) / 2 / side - 0.5, side: Math.max(right - left, bottom - top) / side + 1 / side }
}

/** Returns the mean relative luminance (0 to 1) of a picture's opaque pixels, or 1 if nothing can be read. */
export function pictureLight(picture: HTMLCanvasElement): number {
  const sheet = sheetOf(LIGHT_SIDE, LIGHT_SIDE)
  if (sheet === null) return 1
  sheet.drawImage(picture, 0, 0, LIGHT_SIDE, LIGHT_SIDE)
  const { luminance, coverage } = litPictureOf(sheet.getImageData(0, 0, LIGHT_SIDE, LIGHT_SIDE).data, LIGHT_SIDE)
  const covered = coverage.reduce((sum, share) => sum + share, 0)
  return covered === 0 ? 1 : luminance.reduce((sum, light) => sum + light, 0) / covered
}

/** Returns whether nearly all of a picture is opaque. A light without an edge is not. */
export function isSolid(picture: HTMLCanvasElement): boolean {
  const sheet = sheetOf(LIGHT_SIDE, LIGHT_SIDE)
  if (sheet === null) return true
  sheet.drawImage(picture, 0, 0, LIGHT_SIDE, LIGHT_SIDE)
  const { data } = sheet.getImageData(0, 0, LIGHT_SIDE, LIGHT_SIDE)
  const alphas = Array.from({ length: LIGHT_SIDE ** 2 }, (_, index) => data[index * 4 + 3] ?? 0)
  return alphas.filter((alpha) => alpha > SOLID_ALPHA).length >= SOLID_SHARE * alphas.filter((alpha) => alpha > 0).length
}

/** Returns a picture's pixels for the judge of glides, as fine as its size (stage heights) requires. Returns null if nothing can be read. */
export function pixelsForGlide(picture: HTMLCanvasElement, size: number): { readonly pixels: Uint8ClampedArray; readonly side: number } | null {
  const side = Math.max(PIXELS_PER_CELL, Math.round(PIXELS_PER_CELL * size * FILM_GRID.height))
  const sheet = sheetOf(side, side)
  if (sheet === null) return null
  sheet.imageSmoothingQuality = 'high'
  sheet.drawImage(picture, 0, 0, side, side)
  return { pixels: sheet.getImageData(0, 0, side, side).data, side }
}

/** Returns the calm twin that replaces a picture while it moves, with the same outline and hues. */
export function calmTwin(picture: HTMLCanvasElement, calming: Calming, coral: boolean): HTMLCanvasElement | null {
  const sheet = sheetOf(picture.width, picture.height)
  if (sheet === null) return null
  sheet.drawImage(picture, 0, 0)
  const image = sheet.getImageData(0, 0, picture.width, picture.height)
  calmPixels(image.data, calming, coral)
  sheet.putImageData(image, 0, 0)
  return sheet.canvas
}

function inOneColour(picture: HTMLCanvasElement, colour: Hex): HTMLCanvasElement | null {
  const sheet = sheetOf(picture.width, picture.height)
  if (sheet === null) return null
  sheet.drawImage(picture, 0, 0)
  sheet.globalCompositeOperation = 'source-in'
  sheet.fillStyle = colour
  sheet.fillRect(0, 0, picture.width, picture.height)
  return sheet.canvas
}

/** Blurs the opacity of a square of `HALO_SIDE` with a box filter, repeated until the result is bell-shaped. */
function blurredAlpha(pixels: Uint8ClampedArray): Float32Array {
  const radius = Math.round(HALO_SIDE / 14)
  let alpha = Float32Array.from({ length: HALO_SIDE * HALO_SIDE }, (_, index) => pixels[index * 4 + 3] ?? 0)
  for (let pass = 0; pass < 2 * BLUR_PASSES; pass++) {
    const before = alpha
    const isAcross = pass % 2 === 0
    const [step, next] = isAcross ? [1, HALO_SIDE] : [HALO_SIDE, 1]
    alpha = new Float32Array(before.length)
    for (let line = 0; line < HALO_SIDE; line++) {
      // A window slides along the line: pixels that enter it are added, those that leave it are subtracted.
      let sum = 0
      for (let ahead = 0; ahead < radius; ahead++) sum += before[line * next + ahead * step] ?? 0
      for (let place = 0; place < HALO_SIDE; place++) {
        if (place + radius < HALO_SIDE) sum += before[line * next + (place + radius) * step] ?? 0
        if (place > radius) sum -= before[line * next + (place - radius - 1) * step] ?? 0
        alpha[line * next + place * step] = sum / (2 * radius + 1)
      }
    }
  }
  return alpha
}

function sheetOf(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, width)
  canvas.height = Math.max(1, height)
  return canvas.getContext('2d', { willReadFrequently: true })
}
