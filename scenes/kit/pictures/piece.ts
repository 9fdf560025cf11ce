import type { PicturePlace } from '#domain/words/words'
import type { PictureStyle } from '../looks/style'

/** Number of copies of a shape around it, each of which cuts into its edge. It is high enough to leave no corners at the widest contour on a full screen. */
const COPIES = 32
/** Number of times that glass and water are drawn over themselves to make them as opaque as other things. */
const SOLID = 8

/** Width over which a soft piece fades out, as a share of its shorter side. */
const FADES = 0.22

/** Returns a picture unchanged or as its style requests: a piece of it, or its contour, with the inside darkened to `shade`. */
export function cutPiece(whole: HTMLCanvasElement, { piece, contour, outlineColour, shade = 0, soft }: PictureStyle): HTMLCanvasElement {
  if (contour === undefined) {
    const cut = piece === undefined ? whole : cutOut(whole, pixelsOfPiece(piece, whole.width))
    return soft === true ? softened(cut) : cut
  }
  const width = contour * whole.width
  const line = (shape: HTMLCanvasElement) => contourOf(shape, { width, colour: outlineColour, shade })
  if (piece === undefined) return line(whole)
  // Two neighbouring pieces share a line; each has half of it.
  const beyond = Math.round(width / 2)
  const inside = pixelsOfPiece(piece, whole.width)
  const around = { x: inside.x - beyond, y: inside.y - beyond, width: inside.width + 2 * beyond, height: inside.height + 2 * beyond }
  return cutOut(line(cutOut(whole, around)), { ...inside, x: beyond, y: beyond })
}

/** A rectangle of a picture, in pixels. */
interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Returns the pixels of a piece. Neighbours meet at the same row or column, so that no pixel is in both pieces or in neither. */
export function pixelsOfPiece([left, top, width, height]: PicturePlace, side: number): Cut {
  const [x, y] = [Math.round(left * side), Math.round(top * side)]
  return { x, y, width: Math.max(1, Math.round((left + width) * side) - x), height: Math.max(1, Math.round((top + height) * side) - y) }
}

/** Cuts a rectangle out of a picture. Any part of it outside the picture is empty. */
const cutOut = (whole: HTMLCanvasElement, { x, y, width, height }: Cut): HTMLCanvasElement =>
  canvasOf({ width, height }, (context) => context.drawImage(whole, -x, -y))

/** Fades a piece out on all four sides, so that it has no edge. */
function softened(cut: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = cut
  const fade = FADES * Math.min(width, height)
  return canvasOf(cut, (context) => {
    context.drawImage(cut, 0, 0)
    context.globalCompositeOperation = 'destination-in'
    for (const [x, y, length] of [
      [width, 0, width],
      [0, height, height],
    ] as const) {
      const light = context.createLinearGradient(0, 0, x, y)
      const share = fade / length
      for (const [at, alpha] of [
        [0, 0],
        [share / 2, 0.5],
        [share, 1],
        [1 - share, 1],
        [1 - share / 2, 0.5],
        [1, 0],
      ] as const)
        light.addColorStop(at, `rgb(0 0 0 / ${alpha})`)
      context.fillStyle = light
      context.fillRect(0, 0, width, height)
    }
  })
}

interface Line {
  readonly width: number
  readonly colour: string
  /** Brightness of the picture inside the contour: 0 is invisible, 1 is unchanged. */
  readonly shade: number
}

/** Draws everything within `width` pixels of the shape's edge in one colour. The border of the canvas counts as an edge, because the shape was cut there. */
function contourOf(shape: HTMLCanvasElement, { width, colour, shade }: Line): HTMLCanvasElement {
  const solid = canvasOf(shape, (context) => {
    for (let copy = 0; copy < SOLID; copy++) context.drawImage(shape, 0, 0)
  })
  const inner = canvasOf(shape, (context) => {
    context.drawImage(solid, 0, 0)
    context.globalCompositeOperation = 'destination-in'
    for (let copy = 0; copy < COPIES; copy++) {
      const angle = (2 * Math.PI * copy) / COPIES
      context.drawImage(solid, width * Math.cos(angle), width * Math.sin(angle))
    }
  })
  const edge = canvasOf(shape, (context) => {
    context.drawImage(solid, 0, 0)
    context.globalCompositeOperation = 'destination-out'
    context.drawImage(inner, 0, 0)
    context.globalCompositeOperation = 'source-in'
    context.fillStyle = colour
    context.fillRect(0, 0, shape.width, shape.height)
  })
  if (shade === 0) return edge
  return canvasOf(shape, (context) => {
    context.drawImage(shape, 0, 0)
    shadePixels(context, shade)
    context.drawImage(edge, 0, 0)
  })
}

/** Darkens the pixels without changing their opacity. */
export function shadePixels(context: CanvasRenderingContext2D, shade: number): void {
  context.globalCompositeOperation = 'source-atop'
  context.fillStyle = `rgb(0 0 0 / ${1 - shade})`
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.globalCompositeOperation = 'source-over'
}

function canvasOf(
  { width, height }: { readonly width: number; readonly height: number },
  paint: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context !== null) paint(context)
  return canvas
}
