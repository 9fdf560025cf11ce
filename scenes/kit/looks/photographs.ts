import { type Layer, type Look, type Sheet } from './paint'

// Addresses only: nothing is fetched before it is shown.
const addresses = import.meta.glob<string>('../../../assets/story/*.webp', { eager: true, query: '?url', import: 'default' })

/** Few and small, they stay once they are there. */
const fetched = new Map<string, HTMLImageElement>()

/** Fetches the photographs that a look is made of. What cannot be fetched now is asked for again with the next look; until then the look is drawn. */
export async function fetchPhotographs({ photographs = [] }: Look): Promise<void> {
  await Promise.all(photographs.filter((name) => !fetched.has(name)).map(fetchOne))
}

async function fetchOne(name: string): Promise<void> {
  try {
    const image = new Image()
    image.src = addresses[`../../../assets/story/${name}.webp`] ?? ''
    await image.decode()
    fetched.set(name, image)
  } catch {
    // Drawn meanwhile.
  }
}

/** The layers that are seen now: photographed where all the photographs are there, else drawn. */
export const layersNow = ({ layers, photographs = [], drawn = layers }: Look): readonly Layer[] =>
  photographs.every((name) => fetched.has(name)) ? layers : drawn

/** A layer that is a photograph; `tinted` where the thing in it is white and wears the colour of its plan. */
export const photographed = (layer: Layer['name'], name: string, tinted = false): Layer => ({
  name: layer,
  spread: 1,
  paint: (sheet, colour) => paintPhotograph(sheet, name, tinted ? colour : null),
})

function paintPhotograph({ context, side }: Sheet, name: string, tint: string | null): void {
  const image = fetched.get(name)
  if (image === undefined) return
  if (tint === null) {
    context.drawImage(image, -side / 2, -side / 2, side, side)
    return
  }
  // Apart, so that what lies under it keeps its colour.
  const canvas = Object.assign(document.createElement('canvas'), { width: Math.ceil(side), height: Math.ceil(side) })
  const apart = canvas.getContext('2d')
  if (apart === null) return
  apart.drawImage(image, 0, 0, canvas.width, canvas.height)
  apart.globalCompositeOperation = 'multiply'
  apart.fillStyle = tint
  apart.fillRect(0, 0, canvas.width, canvas.height)
  apart.globalCompositeOperation = 'destination-in'
  apart.drawImage(image, 0, 0, canvas.width, canvas.height)
  context.drawImage(canvas, -side / 2, -side / 2, side, side)
}
