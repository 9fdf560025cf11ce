import type { Context } from '#domain/words/contexts'
import { paintRender } from './paintRender'
import type { PictureStyle } from './style'

// Only the addresses are imported; each picture is loaded when its word is first needed.
const fine = import.meta.glob<string>('../../../assets/renders/*.webp', { eager: true, query: '?url', import: 'default' })
const usual = import.meta.glob<string>('../../../assets/renders/small/*.webp', { eager: true, query: '?url', import: 'default' })

/** Maximum height of a stage (pixels) on which the small pictures look as sharp as the large ones. */
const SMALL_STAGE = 820

/** Whether this screen uses the small pictures. Each screen uses one size, so that every picture is downloaded only once. */
const isSmallStage = (): boolean => Math.min(window.innerWidth, window.innerHeight) * window.devicePixelRatio <= SMALL_STAGE

/** Returns the address of a realistic picture, in the size for this screen. */
export const renderAddress = (name: string): string | undefined =>
  isSmallStage() ? usual[`../../../assets/renders/small/${name}.webp`] : fine[`../../../assets/renders/${name}.webp`]

/** Details of a realistic picture that its style does not contain: the outline of the lit part, and the ground under the thing. */
export interface RenderRequest {
  readonly outline?: string
  readonly context?: Context
}

/** Fetches a realistic picture and draws it in a style. Rejects if it cannot be fetched or decoded. */
export async function drawRender(name: string, style: PictureStyle, { outline, context }: RenderRequest = {}): Promise<HTMLCanvasElement> {
  const [image, ground] = await Promise.all([pictureOf(name), context === undefined ? undefined : pictureOf(`ground-${context}`)])
  return paintRender(image, style, { ...(outline === undefined ? {} : { outline }), ...(ground === undefined ? {} : { ground }) })
}

/** Downloads pictures in advance, so that they are available offline. A picture that failed is downloaded again when it is needed. */
export async function keepRenders(names: readonly string[]): Promise<void> {
  await Promise.all(names.flatMap((name) => renderAddress(name) ?? []).map(fetched))
}

/** Returns a promise that resolves once the picture has been fetched or has failed. The picture is not decoded. */
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
