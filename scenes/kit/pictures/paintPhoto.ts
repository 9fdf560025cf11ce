import { paintRender } from '../looks/paintRender'
import type { PictureStyle } from '../looks/style'

/** Draws a child's photo in a style. As a silhouette, it is the photo's shape in one colour; as a line drawing, only the edge of that shape. */
export function paintPhoto(image: ImageBitmap, style: PictureStyle, needsOutline: boolean): HTMLCanvasElement {
  switch (style.level) {
    case 'silhouette':
      return paintRender(tinted(image, style.colour), style)
    case 'line':
      return paintRender(tinted(image, style.ground), { ...style, outlined: true, outlineColour: style.colour })
    default:
      return paintRender(image, needsOutline || style.level === 'outlined' ? { ...style, outlined: true } : style)
  }
}

/** Returns the shape of a photo in one colour. */
function tinted(image: ImageBitmap, colour: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const context = canvas.getContext('2d')
  if (context) {
    context.drawImage(image, 0, 0)
    context.globalCompositeOperation = 'source-in'
    context.fillStyle = colour
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  return canvas
}
