import type { Context } from '#domain/words/contexts'
import { paintRender } from './paintRender'
import type { PictureStyle } from './style'

// Addresses only: no picture is fetched before its word is needed.
const fine = import.meta.glob<string>('../../../assets/renders/*.webp', { eager: true, query: '?url', import: 'default' })
const usual = import.meta.glob<string>('../../../assets/renders/small/*.webp', { eager: true, query: '?url', import: 'default' })

/** On a stage of up to so many pixels in height the small pictures are as sharp as the large ones would be. */
const SMALL_STAGE = 820

/** One size for one screen, so that what was fetched once is there for all that follows. */
const isSmallStage = (): boolean => Math.min(window.innerWidth, window.innerHeight) * window.devicePixelRatio <= SMALL_STAGE

/** Where a realistic picture is, in the size for this screen. */
export const renderAddress = (name: string): string | undefined =>
  isSmallStage() ? usual[`../../../assets/renders/small/${name}.webp`] : fine[`../../../assets/renders/${name}.webp`]

/** What a realistic picture is drawn with besides its style: the edge of the part that is lit, and what the thing stands on. */
export interface RenderWish {
  readonly outline?: string
  readonly context?: Context
}

/** Fetches a realistic picture and draws it in a style. Rejects when it cannot be fetched or decoded. */
export async function drawRender(name: string, style: PictureStyle, { outline, context }: RenderWish = {}): Promise<HTMLCanvasElement> {
  const [image, ground] = await Promise.all([pictureOf(name), context === undefined ? undefined : pictureOf(`ground-${context}`)])
  return paintRender(image, style, { ...(outline === undefined ? {} : { outline }), ...(ground === undefined ? {} : { ground }) })
}

/** Fetches pictures for later, so that they are there without a network. What cannot be fetched is fetched when it is needed. */
export async function keepRenders(names: readonly string[]): Promise<void> {
  await Promise.all(names.flatMap((name) => renderAddress(name) ?? []).map(fetched))
}

/** Resolves when the picture of an address has been fetched, or could not be. Nothing is decoded. */
const fetched = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const image = new Image()
    image.fetchPriority = 'low'
    image.addEventListener('load', () => resolve())
    image.addEventListener('error', () => resolve())
    image.src = address
  })

async function pictureOf(name: string): Promise<HTMLImageElement> {
  const address = renderAddress(name)
  if (!address) throw new Error(`There is no realistic picture ${name}.`)
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}
