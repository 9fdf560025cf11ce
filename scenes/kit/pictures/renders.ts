import { paintRender } from './paintRender'
import type { PictureStyle } from './style'

// Addresses only: no picture is fetched before its word is needed.
const addresses = import.meta.glob<string>('../../../assets/renders/*.webp', { eager: true, query: '?url', import: 'default' })

/** Fetches a realistic picture and draws it in a style. Rejects when it cannot be fetched or decoded. */
export async function drawRender(name: string, style: PictureStyle): Promise<HTMLCanvasElement> {
  const address = addresses[`../../../assets/renders/${name}.webp`]
  if (!address) throw new Error(`There is no realistic picture ${name}.`)
  const image = new Image()
  image.src = address
  await image.decode()
  return paintRender(image, style)
}
