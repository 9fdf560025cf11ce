import type { Hex } from '#domain/child/palette'
import { type Acts, type Facing, type Layer, type Look, type Sheet } from './paint'

// Addresses only: nothing is fetched before it is shown.
const addresses = import.meta.glob<string>('../../../assets/story/*.webp', { eager: true, query: '?url', import: 'default' })

/** Few and small, they stay once they are there. */
const fetched = new Map<string, HTMLImageElement>()

/** Fetches the photographs that a look is made of. What cannot be fetched now is asked for again with the next look; until then the look is drawn. */
export async function fetchPhotographs({ photographs = [] }: Look): Promise<void> {
  await Promise.all(photographs.filter((name) => !fetched.has(name)).map(fetchOne))
}

/** `renders/fish` is the realistic picture of a word, `fish-net` a layer of our own. */
const WORD = 'renders/'

async function fetchOne(name: string): Promise<void> {
  try {
    const image = new Image()
    const address = name.startsWith(WORD)
      ? (await import('../pictures/renders')).renderAddress(name.slice(WORD.length))
      : addresses[`../../../assets/story/${name}.webp`]
    image.src = address ?? ''
    await image.decode()
    fetched.set(name, image)
  } catch {
    // Drawn meanwhile.
  }
}

/** One that was fetched, for who paints with it himself. */
export const fetchedPhotograph = (name: string): HTMLImageElement | undefined => fetched.get(name)

/** The layers that are seen now: photographed where all the photographs are there, else drawn. */
export const layersNow = ({ layers, photographs = [], drawn = layers }: Look): readonly Layer[] =>
  photographs.every((name) => fetched.has(name)) ? layers : drawn

/** What it can be seen to do now, likewise. */
export const actsNow = ({ acts = {}, photographs = [], drawnActs = acts }: Look): Acts => (photographs.every((name) => fetched.has(name)) ? acts : drawnActs)

export const facingNow = ({ faces, photographs = [], drawnFaces = faces }: Look): Facing | undefined =>
  photographs.every((name) => fetched.has(name)) ? faces : drawnFaces

/** How a photograph is dressed: a white thing takes a colour, a coloured one changes it and keeps its lights, and how opaque, bright and turned (degrees) it is. */
export interface PhotographDress {
  readonly tint?: 'multiply' | 'color' | 'source-atop'
  readonly tintWith?: Hex
  /** How much of the tint, 0 to 1. */
  readonly tintShare?: number
  readonly opacity?: number
  readonly turned?: number
}

/** A layer that is a photograph; `tinted` where the thing in it is white and wears the colour of its plan. */
export const photographed = (layer: Layer['name'], name: string, tinted = false): Layer => dressed(layer, name, tinted ? { tint: 'multiply' } : {})

/** A layer that is a photograph in a dress. */
export const dressed = (layer: Layer['name'], name: string, dress: PhotographDress): Layer => ({
  name: layer,
  spread: 1,
  paint: (sheet, colour) => paintPhotograph(sheet, name, colour, dress),
})

export function paintPhotograph(
  { context, side }: Sheet,
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

/** Between two of a row of pictures of one thing: added up by shares that make one, since an edge of one laid over the other would flicker. */
export function paintBetween({ context, side }: Sheet, names: readonly string[], at: number): void {
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

/** White things that took a colour, for what is painted anew for each frame: the latest few. */
const kept = new Map<string, CanvasImageSource>()
const KEPT = 12

function keep(key: string, tinted: CanvasImageSource): void {
  kept.delete(key)
  kept.set(key, tinted)
  for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT))) kept.delete(old)
}

/** A white thing in a colour, which is tinted once and kept. */
export function paintKept({ context, side }: Sheet, name: string, colour: Hex): void {
  const image = fetched.get(name)
  if (image === undefined) return
  const key = `${name}/${colour}/${Math.ceil(side)}`
  const tinted = kept.get(key) ?? tintedOf(image, side, { tint: 'multiply', tintWith: colour, tintShare: 1 })
  keep(key, tinted)
  context.drawImage(tinted, -side / 2, -side / 2, side, side)
}

/** A sheet of poses in a dress: tinted once and kept. */
export function sheetInDress(name: string, colour: Hex, { tint, tintWith = colour, tintShare = 1 }: PhotographDress): CanvasImageSource | null {
  const image = fetched.get(name)
  if (image === undefined || tint === undefined) return image ?? null
  const key = `${name}/${tint}/${tintWith}/${tintShare}`
  const tinted = kept.get(key) ?? tintedOf(image, image.naturalWidth, { tint, tintWith, tintShare }, image.naturalHeight)
  keep(key, tinted)
  return tinted
}

/** Apart, so that what lies under it keeps its colour. */
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
