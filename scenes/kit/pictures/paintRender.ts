import { type PictureStyle, RING_CORNER, windowOf } from './style'

/** Copies of the alpha laid round it for an outline: at the widest outline of a full screen no gap shows between them. */
const COPIES = 32

/** A square picture with an alpha, drawn in a style: the same margin for an outline as drawings have, so that a word keeps its size. */
export function paintRender(image: CanvasImageSource, style: PictureStyle): HTMLCanvasElement {
  const side = Math.ceil(style.size)
  const place = style.lit?.realistic
  const near = windowOf(style, place)
  const free = side / (1 + 2 * (style.room ?? style.outlineWidth))
  const margin = (side - free) / 2
  const width = free * style.outlineWidth
  const inner = free / near.side
  const [offX, offY] = [near.x * inner, near.y * inner]
  const thing = canvasOf(side, (context) => {
    if (style.mirrored) context.setTransform(-1, 0, 0, 1, side, 0)
    context.drawImage(image, margin - offX, margin - offY, inner, inner)
  })
  const outlined = () => canvasOf(side, (context) => paintOutlined(context, thing, width, style.outlineColour))
  const plain = style.outlined ? outlined() : thing
  if (!place) return plain
  return canvasOf(side, (context) => {
    if (!style.onlyLit && style.dim !== 0) {
      context.drawImage(plain, 0, 0)
      // Dimmer, and as solid as before: nothing is seen through it.
      context.globalCompositeOperation = 'source-atop'
      context.fillStyle = `rgb(0 0 0 / ${1 - (style.dim ?? 1)})`
      context.fillRect(0, 0, side, side)
      context.globalCompositeOperation = 'source-over'
    }
    const [x, y, w, h] = place
    const left = style.mirrored ? 1 - x - w : x
    // A closed ring about the part: no edge of it is torn.
    context.beginPath()
    context.roundRect(margin + left * inner - offX, margin + y * inner - offY, w * inner, h * inner, RING_CORNER * inner * Math.min(w, h))
    context.save()
    context.clip()
    context.drawImage(plain, 0, 0)
    context.restore()
    context.lineWidth = width
    context.strokeStyle = style.outlineColour
    context.stroke()
  })
}

function paintOutlined(context: CanvasRenderingContext2D, thing: HTMLCanvasElement, width: number, colour: string): void {
  for (let copy = 0; copy < COPIES; copy++) {
    const angle = (2 * Math.PI * copy) / COPIES
    context.drawImage(thing, width * Math.cos(angle), width * Math.sin(angle))
  }
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = colour
  context.fillRect(0, 0, thing.width, thing.height)
  context.globalCompositeOperation = 'source-over'
  context.drawImage(thing, 0, 0)
}

function canvasOf(side: number, paint: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d')
  if (context) paint(context)
  return canvas
}
