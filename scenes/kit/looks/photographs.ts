import type { Hex } from '#domain/child/palette'
import { type Acts, type FacingLayer, type Layer, type LayeredDrawing, type PaintSurface } from './paint'

// Only the addresses are imported; each file is loaded when it is first needed.
const addresses = import.meta.glob<string>('../../../assets/story/*.webp', { eager: true, query: '?url', import: 'default' })

/** Fetched pictures by name. They are few and small, so none is ever freed. */
const fetched = new Map<string, HTMLImageElement>()

/** Fetches the pictures that a look uses. A picture that failed is requested again with the next look; until then the drawn form is shown. */
export async function fetchPhotographs({ photographs = [] }: LayeredDrawing): Promise<void> {
  await Promise.all(photographs.filter((name) => !fetched.has(name)).map(fetchOne))
}

/** Prefix of realistic pictures of words: `renders/fish` is one, while `fish-net` is one of our own layers. */
const WORD = 'renders/'

async function fetchOne(name: string): Promise<void> {
  try {
    const image = new Image()
    const address = name.startsWith(WORD) ? (await import('./renders')).renderAddress(name.slice(WORD.length)) : addresses[`../../../assets/story/${name}.webp`]
    image.src = address ?? ''
    await image.decode()
    fetched.set(name, image)
  } catch {
    // Ignores the failure: the drawn form is shown in the meantime.
  }
}

/** Returns a fetched picture, for callers that paint with it themselves. */
export const fetchedPhotograph = (name: string): HTMLImageElement | undefined => fetched.get(name)

/** Returns the layers to show now: rendered ones if all their pictures have been fetched, otherwise drawn ones. */
export const layersNow = ({ layers, photographs = [], drawn = layers }: LayeredDrawing): readonly Layer[] =>
  photographs.every((name) => fetched.has(name)) ? layers : drawn

/** Returns the animations to show now: rendered ones if all their pictures have been fetched, otherwise drawn ones. */
export const actsNow = ({ acts = {}, photographs = [], drawnActs = acts }: LayeredDrawing): Acts =>
  photographs.every((name) => fetched.has(name)) ? acts : drawnActs

export const facingNow = ({ faces, photographs = [], drawnFaces = faces }: LayeredDrawing): FacingLayer | undefined =>
  photographs.every((name) => fetched.has(name)) ? faces : drawnFaces

/**
 * Colouring and placement of a picture: its tint, opacity, brightness and rotation (degrees). A white thing takes the tint's colour; a coloured one
 * takes its hue and keeps its highlights.
 */
export interface PhotographDress {
  readonly tint?: 'multiply' | 'color' | 'source-atop'
  readonly tintWith?: Hex
  /** Strength of the tint, 0 to 1. */
  readonly tintShare?: number
  readonly opacity?: number
  readonly turned?: number
}

/**
 * Returns a layer that is a picture.
 * @param tinted whether the thing in the picture is white and takes the plan's colour
 */
export const photographed = (layer: Layer['name'], name: string, tinted = false): Layer => treatedPhotoLayer(layer, name, tinted ? { tint: 'multiply' } : {})

/** Returns a layer that is a picture with this colour and placement. */
export const treatedPhotoLayer = (layer: Layer['name'], name: string, dress: PhotographDress): Layer => ({
  name: layer,
  spread: 1,
  paint: (sheet, colour) => paintPhotograph(sheet, name, colour, dress),
})

export function paintPhotograph(
  { context, side }: PaintSurface,
  name: string,
  colour: Hex,
  { tint, tintWith = colour, tintShare = 1, opacity = 1, turned = 0 }: PhotographDress = {},
): void {
  const image = fetched.get(name)
  if (image === undefined) return
  context.save()
  context.globalAlpha = opacity
  context.rotate((turned * Math.PI) / 180)
  context.drawImage(tint === undefined ? image : tintedOf(image, side, { tint, tintWith, tintShare }), -side / 2, -side / 2, side, side)
  context.restore()
}

/** Paints a blend of two neighbours in a row of pictures. Their shares add up to one, because one edge laid over another would flicker. */
export function paintBetween({ context, side }: PaintSurface, names: readonly string[], at: number): void {
  const first = Math.min(names.length - 1, Math.floor(at))
  context.save()
  context.globalCompositeOperation = 'lighter'
  for (const [name, share] of [
    [names[first], first + 1 - at],
    [names[first + 1], at - first],
  ] as const) {
    const picture = name === undefined ? undefined : fetched.get(name)
    if (picture === undefined || share <= 0) continue
    context.globalAlpha = share
    context.drawImage(picture, -side / 2, -side / 2, side, side)
  }
  context.restore()
}

/** Cache of the most recent tinted pictures, for sheets that are repainted each frame. */
const kept = new Map<string, CanvasImageSource>()
const KEPT = 12

function keep(key: string, tinted: CanvasImageSource): void {
  kept.delete(key)
  kept.set(key, tinted)
  for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT))) kept.delete(old)
}

/** Paints a picture of a white thing in a colour. The tinted picture is cached. */
export function paintKept({ context, side }: PaintSurface, name: string, colour: Hex): void {
  const image = fetched.get(name)
  if (image === undefined) return
  const key = `${name}/${colour}/${Math.ceil(side)}`
  const tinted = kept.get(key) ?? tintedOf(image, side, { tint: 'multiply', tintWith: colour, tintShare: 1 })
  keep(key, tinted)
  context.drawImage(tinted, -side / 2, -side / 2, side, side)
}

/** Returns a sheet of poses with this tint. The tinted sheet is cached. */
export function sheetInDress(name: string, colour: Hex, { tint, tintWith = colour, tintShare = 1 }: PhotographDress): CanvasImageSource | null {
  const image = fetched.get(name)
  if (image === undefined || tint === undefined) return image ?? null
  const key = `${name}/${tint}/${tintWith}/${tintShare}`
  const tinted = kept.get(key) ?? tintedOf(image, image.naturalWidth, { tint, tintWith, tintShare }, image.naturalHeight)
  keep(key, tinted)
  return tinted
}

/** Tints a picture on a separate canvas, so that everything already painted keeps its colour. */
function tintedOf(
  image: HTMLImageElement,
  side: number,
  { tint, tintWith, tintShare }: Required<Pick<PhotographDress, 'tint' | 'tintWith' | 'tintShare'>>,
  high = side,
): CanvasImageSource {
  const canvas = Object.assign(document.createElement('canvas'), { width: Math.ceil(side), height: Math.ceil(high) })
  const apart = canvas.getContext('2d')
  if (apart === null) return image
  apart.drawImage(image, 0, 0, canvas.width, canvas.height)
  apart.globalCompositeOperation = tint
  apart.globalAlpha = tintShare
  apart.fillStyle = tintWith
  apart.fillRect(0, 0, canvas.width, canvas.height)
  apart.globalAlpha = 1
  apart.globalCompositeOperation = 'destination-in'
  apart.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
