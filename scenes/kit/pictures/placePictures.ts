import type { PlaceId } from '#domain/words/places'

// Only the addresses are imported; each place is loaded when it is first needed.
const addresses = import.meta.glob<string>('../../../assets/places/**/*.webp', { eager: true, query: '?url', import: 'default' })

/** Fetches the picture of a place, empty or furnished. Rejects if it cannot be fetched or decoded. */
export async function drawPlace(id: PlaceId, furnished = false): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = addresses[`../../../assets/places/${furnished ? 'furnished/' : ''}${id}.webp`] ?? ''
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas
}
