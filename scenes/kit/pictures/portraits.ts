import { type PortraitLayer, portraitLayers, type Portrayed } from '#domain/trials/plan/portraits'
import type { PictureStyle } from '../looks/style'

// Only the addresses are imported; each portrait is loaded when an activity first needs it.
const addresses = import.meta.glob<string>('../../../assets/portraits/*.webp', { eager: true, query: '?url', import: 'default' })

/** Number of layers in one row of a sheet. */
const COLUMNS = 4

/** Fetches the sheet with a person's layers. Rejects if it cannot be fetched or decoded. */
export async function readPortrait(id: Portrayed): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = addresses[`../../../assets/portraits/${id}.webp`] ?? ''
  await image.decode()
  return image
}

/** Returns a square picture of the requested layers, one over the other. Layers that are not lit are dimmed as the style says, and just as opaque. */
export function paintPortrait(sheet: HTMLImageElement, { portrait, size, dim = 1, mirrored }: PictureStyle): HTMLCanvasElement {
  const side = Math.ceil(size)
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = canvas.getContext('2d')
  if (context === null || portrait === undefined) return canvas
  const cell = sheet.width / COLUMNS
  const draw = (layer: PortraitLayer) => {
    const index = portraitLayers.indexOf(layer)
    context.drawImage(sheet, (index % COLUMNS) * cell, Math.floor(index / COLUMNS) * cell, cell, cell, 0, 0, side, side)
  }
  if (mirrored === true) context.setTransform(-1, 0, 0, 1, side, 0)
  const { layers, lit = [] } = portrait
  for (const layer of layers) if (!lit.includes(layer)) draw(layer)
  context.globalCompositeOperation = 'source-atop'
  context.fillStyle = `rgb(0 0 0 / ${1 - dim})`
  context.fillRect(0, 0, side, side)
  context.globalCompositeOperation = 'source-over'
  for (const layer of layers) if (lit.includes(layer)) draw(layer)
  return canvas
}
