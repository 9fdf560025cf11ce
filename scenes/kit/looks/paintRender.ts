import { type PictureStyle, RING_CORNER, windowOf } from './style'

/** Number of copies of a shape that are drawn around it as its outline. It is high enough to leave no gaps at the widest outline on a full screen. */
const COPIES = 32
/** Unit of the outlines of parts: one of this many equal parts of a picture's side. */
const OUTLINE_UNITS = 1000
/** Overlap between the part that moves by itself and the rest, as a share of the picture's side. It keeps a gap from showing. */
const SEAM = 0.008
/**
 * A thing on its ground: its size, the height of its foot, how far the middle of the ground is behind it, the brightness of the ground, and the width
 * and flatness of its shadow.
 */
const STANDING = { size: 0.74, foot: 0.8, behind: 0.05, light: 0.55, shadow: 0.34, flat: 0.3 } as const
/** Number of rows that are searched for the foot of a thing. */
const FOOT_SIDE = 64

/** The outline of the lit part (a closed ring surrounds a part without one), and the ground under the thing. */
export interface RenderDetails {
  readonly outline?: string
  readonly ground?: CanvasImageSource
}

/** Draws a square picture with transparency in a style. It has the same margin for an outline as drawings, so that a word keeps its size. */
export function paintRender(image: CanvasImageSource, style: PictureStyle, { outline, ground }: RenderDetails = {}): HTMLCanvasElement {
  const side = Math.ceil(style.size)
  const place = style.lit?.realistic
  const near = windowOf(style, place)
  const free = side / (1 + 2 * (style.room ?? style.outlineWidth))
  const margin = (side - free) / 2
  const width = free * style.outlineWidth
  const inner = free / near.side
  const [left, top] = [margin - near.x * inner, margin - near.y * inner]
  const alone = canvasOf(side, (context) => {
    if (style.mirrored) context.setTransform(-1, 0, 0, 1, side, 0)
    context.drawImage(image, left, top, inner, inner)
  })
  if (style.level === 'silhouette') return canvasOf(side, (context) => paintInOneColour(context, alone, style.colour))
  const thing = ground === undefined ? alone : standing(alone)
  const outlined = () => canvasOf(side, (context) => paintOutlined(context, thing, width, style.outlineColour))
  const plain = style.outlined ? outlined() : thing
  if (ground !== undefined) return onGround(plain, ground, side)
  if (!place) return plain
  const edge = outline === undefined ? ringAbout(place, inner) : edgeOf(outline, inner)
  const part = new Path2D()
  part.addPath(edge, new DOMMatrix(style.mirrored ? [-1, 0, 0, 1, side - left, top] : [1, 0, 0, 1, left, top]))
  if (style.moving !== undefined && style.dim === undefined) return pieceOf(plain, part, style.moving, SEAM * inner)
  const edged = (context: CanvasRenderingContext2D) => {
    context.lineJoin = 'round'
    context.lineWidth = 2 * width
    context.strokeStyle = style.outlineColour
    context.stroke(part)
  }
  if (style.moving === 'rest') return pieceOf(dimmed(plain, style.dim ?? 1), part, 'rest', 0)
  if (style.moving === 'part')
    return canvasOf(side, (context) => {
      edged(context)
      context.drawImage(pieceOf(plain, part, 'part', 0), 0, 0)
    })
  return canvasOf(side, (context) => {
    if (!style.onlyLit && style.dim !== 0) context.drawImage(dimmed(plain, style.dim ?? 1), 0, 0)
    // The outline surrounds the part and never covers it.
    edged(context)
    context.clip(part)
    context.fillStyle = style.ground
    context.fillRect(0, 0, side, side)
    context.drawImage(plain, 0, 0)
  })
}

/** Returns a dimmer copy of a picture. It is just as opaque, so that nothing shows through. */
const dimmed = (picture: HTMLCanvasElement, light: number): HTMLCanvasElement =>
  canvasOf(picture.width, (context) => {
    context.drawImage(picture, 0, 0)
    context.globalCompositeOperation = 'source-atop'
    context.fillStyle = `rgb(0 0 0 / ${1 - light})`
    context.fillRect(0, 0, picture.width, picture.width)
  })

/** Returns the part of a picture that moves by itself, or everything else. */
function pieceOf(whole: HTMLCanvasElement, part: Path2D, moving: 'rest' | 'part', seam: number): HTMLCanvasElement {
  return canvasOf(whole.width, (context) => {
    if (moving === 'part') {
      context.clip(part)
      context.drawImage(whole, 0, 0)
      return
    }
    context.drawImage(whole, 0, 0)
    context.globalCompositeOperation = 'destination-out'
    context.fill(part)
    context.globalCompositeOperation = 'destination-over'
    const kept = canvasOf(whole.width, (band) => {
      band.lineWidth = 2 * seam
      band.stroke(part)
      band.globalCompositeOperation = 'source-in'
      band.drawImage(whole, 0, 0)
    })
    context.drawImage(kept, 0, 0)
  })
}

/** Draws a thing smaller, with its foot in the middle of the ground. */
function standing(thing: HTMLCanvasElement): HTMLCanvasElement {
  const side = thing.width
  const foot = footOf(thing)
  const size = side * STANDING.size
  return canvasOf(side, (context) => context.drawImage(thing, (side - size) / 2, side * STANDING.foot - foot * size, size, size))
}

/** Draws the ground under a thing, dimmer than the thing, with the thing's contact shadow. */
function onGround(thing: HTMLCanvasElement, ground: CanvasImageSource, side: number): HTMLCanvasElement {
  return canvasOf(side, (context) => {
    context.drawImage(ground, 0, side * (STANDING.foot - STANDING.behind - 0.5), side, side)
    context.globalCompositeOperation = 'source-atop'
    context.fillStyle = `rgb(0 0 0 / ${1 - STANDING.light})`
    context.fillRect(0, 0, side, side)
    // The contact shadow is a soft, flat disc under the thing.
    context.setTransform(1, 0, 0, STANDING.flat, side / 2, side * (STANDING.foot - 0.01))
    const shadow = context.createRadialGradient(0, 0, 0, 0, 0, side * STANDING.shadow)
    shadow.addColorStop(0, 'rgb(0 0 0 / 0.6)')
    shadow.addColorStop(0.6, 'rgb(0 0 0 / 0.4)')
    shadow.addColorStop(1, 'rgb(0 0 0 / 0)')
    context.fillStyle = shadow
    context.fillRect(-side, -side, 2 * side, 2 * side)
    context.resetTransform()
    context.globalCompositeOperation = 'source-over'
    context.drawImage(thing, 0, 0)
  })
}

/** Returns the height of the lowest point of a thing, as a share of its side. */
function footOf(thing: HTMLCanvasElement): number {
  const small = canvasOf(FOOT_SIDE, (context) => context.drawImage(thing, 0, 0, FOOT_SIDE, FOOT_SIDE))
  const pixels = small.getContext('2d')?.getImageData(0, 0, FOOT_SIDE, FOOT_SIDE).data ?? []
  let last = pixels.length - 1
  while (last > 0 && (pixels[last] ?? 0) < 128) last -= 4
  return last <= 0 ? 1 : (Math.floor(last / 4 / FOOT_SIDE) + 1) / FOOT_SIDE
}

/** Returns the outline of a part, in pixels of a picture with this side. */
function edgeOf(outline: string, side: number): Path2D {
  const scale = side / OUTLINE_UNITS
  const path = new Path2D()
  path.addPath(new Path2D(outline), new DOMMatrix([scale, 0, 0, scale, 0, 0]))
  return path
}

function ringAbout([x, y, width, height]: readonly [number, number, number, number], side: number): Path2D {
  const path = new Path2D()
  path.roundRect(x * side, y * side, width * side, height * side, RING_CORNER * side * Math.min(width, height))
  return path
}

function paintOutlined(context: CanvasRenderingContext2D, thing: HTMLCanvasElement, width: number, colour: string): void {
  for (let copy = 0; copy < COPIES; copy++) {
    const angle = (2 * Math.PI * copy) / COPIES
    context.drawImage(thing, width * Math.cos(angle), width * Math.sin(angle))
  }
  fillWhatIsThere(context, colour)
  context.drawImage(thing, 0, 0)
}

function paintInOneColour(context: CanvasRenderingContext2D, thing: HTMLCanvasElement, colour: string): void {
  context.drawImage(thing, 0, 0)
  fillWhatIsThere(context, colour)
}

function fillWhatIsThere(context: CanvasRenderingContext2D, colour: string): void {
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = colour
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.globalCompositeOperation = 'source-over'
}

function canvasOf(side: number, paint: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d')
  if (context) paint(context)
  return canvas
}
