import { pictureFor, type Treatment } from '#domain/words/levels'
import type { PicturePlace, Word } from '#domain/words/words'
import type { VectorDrawing, Pack } from './drawing'
import { type PictureStyle, RING_CORNER, windowOf } from '../looks/style'

/** Line width of a line drawing, as a share of the picture's side. */
const LINE = 0.022
/** Width by which the shapes of a silhouette are widened, as a share of its side. */
const SEAM = 0.008

/**
 * Returns the whole picture of a word in a style, as SVG text.
 * @param drawings the word's entry in its pack
 */
export function pictureSvg(word: Word, drawings: Pack[string], style: PictureStyle): string {
  const chosen = pictureFor(word, style.level)
  const choice = style.outlined && chosen.treatment === 'plain' ? { ...chosen, treatment: 'outline' as const } : chosen
  const drawing = drawings[choice.drawing] ?? drawings.flat
  const whole = Math.max(drawing.box[2] ?? 0, drawing.box[3] ?? 0)
  const near = windowOf(style)
  const side = whole * near.side
  // Every level has a margin for the outline, so that a word keeps its size when the level changes.
  const margin = style.outlineWidth * side
  const room = (style.room ?? style.outlineWidth) * side
  const [left = 0, top = 0, width = 0, height = 0] = drawing.box
  const box = [left + near.x * width - room, top + near.y * height - room, width * near.side + 2 * room, height * near.side + 2 * room]
  const draw = (shapes: readonly string[]) => treated(shapes, choice.treatment, style, margin, side)
  const body =
    style.moving !== undefined
      ? draw(pieceOf(drawing, style))
      : style.lit
        ? withLitPart(drawing, style, style.lit.place, style.lit.parts ?? [], margin, draw)
        : draw(drawing.shapes)
  const turned = style.mirrored ? `<g transform="matrix(-1 0 0 1 ${number(2 * left + width)} 0)">${body}</g>` : body
  const pixels = Math.ceil(style.size)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${box.map(number).join(' ')}">` +
    `${drawing.defs ? `<defs>${drawing.defs}</defs>` : ''}${turned}</svg>`
  )
}

/** Returns the shapes of the part that moves by itself, or all others. */
function pieceOf({ shapes, parts }: VectorDrawing, { moving, lit }: PictureStyle): readonly string[] {
  const indexes = (lit?.parts ?? []).flatMap((part) => parts?.[part] ?? [])
  return shapes.filter((_, index) => indexes.includes(index) === (moving === 'part'))
}

function treated(shapes: readonly string[], treatment: Treatment, style: PictureStyle, margin: number, side: number): string {
  const body = shapes.join('')
  if (treatment === 'silhouette') return inOneColour(body, style.colour, SEAM * side)
  if (treatment === 'line') return shapes.map((shape) => asLines(shape, style.colour, style.ground, LINE * side)).join('')
  if (treatment === 'outline') return outlineUnder(body, style.outlineColour, margin) + body
  return body
}

/** Lights a part of a drawing. In our own drawings, parts have names; in other drawings, the place of the part is cut out of the picture. */
function withLitPart(
  drawing: VectorDrawing,
  style: PictureStyle,
  place: PicturePlace,
  parts: readonly string[],
  margin: number,
  draw: (shapes: readonly string[]) => string,
): string {
  const rest = style.onlyLit ? '' : dimmed(draw(drawing.shapes), style.dim ?? 1)
  const indexes = [...new Set(parts.flatMap((part) => drawing.parts?.[part] ?? []))].toSorted((one, other) => one - other)
  if (indexes.length > 0) {
    const lit = indexes.map((index) => drawing.shapes[index] ?? '').join('')
    // The part is cut out with a mask rather than drawn with its own shapes, so that anything on it (such as the fish in its bowl) stays on it.
    const mask = `<mask id="lit" maskUnits="userSpaceOnUse">${inOneColour(lit, '#FFFFFF', 0)}</mask>`
    return `${rest}${outlineUnder(lit, style.outlineColour, margin)}${mask}<g mask="url(#lit)">${drawing.shapes.join('')}</g>`
  }
  const [left = 0, top = 0, width = 0, height = 0] = drawing.box
  const [x, y, w, h] = place
  // A part without an edge of its own is shown in a closed ring, so that it has no torn edges.
  const cut = [left + x * width, top + y * height, w * width, h * height].map(number)
  const rectangle = `<rect x="${cut[0]}" y="${cut[1]}" width="${cut[2]}" height="${cut[3]}" rx="${number(RING_CORNER * Math.min(w * width, h * height))}"`
  const ring = `${rectangle} fill="none" stroke="${style.outlineColour}" stroke-width="${number(margin)}"/>`
  return `${rest}<clipPath id="lit">${rectangle}/></clipPath><g clip-path="url(#lit)">${drawing.shapes.join('')}</g>${ring}`
}

/** Returns a dimmed drawing. It is just as opaque, so that nothing shows through. */
function dimmed(body: string, dim: number): string {
  if (dim === 0) return ''
  if (dim === 1) return `<g>${body}</g>`
  const channels = ['R', 'G', 'B'].map((channel) => `<feFunc${channel} type="linear" slope="${number(dim)}"/>`).join('')
  const filter = `<filter id="dim" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feComponentTransfer>${channels}</feComponentTransfer></filter>`
  return `${filter}<g filter="url(#dim)">${body}</g>`
}

/** Returns a copy of the body in one colour, widened by `width` on every side. */
function outlineUnder(body: string, colour: string, width: number): string {
  const grown = body.replaceAll(/<(path|circle|ellipse|rect|polygon|polyline|line)\b([^>]*?)(\/?)>/g, (_, name: string, attributes: string, end: string) => {
    const own = attribute(attributes, 'stroke') ? Number(attribute(attributes, 'stroke-width') ?? 1) : 0
    const kept = without(attributes, ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap', 'opacity', 'fill-opacity', 'stroke-opacity'])
    const hollow = attribute(attributes, 'fill') === 'none' ? ' fill="none"' : ''
    return `<${name}${kept}${hollow} stroke-width="${number(own + 2 * width)}"${end}>`
  })
  const plain = grown.replaceAll(/ (opacity|fill|stroke|mask|style)="(?!none)[^"]*"/g, '')
  return `<g fill="${colour}" stroke="${colour}" stroke-linejoin="round" stroke-linecap="round">${plain}</g>`
}

/**
 * Returns the body with every fill and stroke in one opaque colour.
 * @param seam width by which shapes are widened to close the gaps between them
 */
function inOneColour(body: string, colour: string, seam: number): string {
  const filled = body.replaceAll(/ (fill|stroke)="(?!none)[^"]*"/g, ` $1="${colour}"`).replaceAll(/ (opacity|fill-opacity|stroke-opacity)="[^"]*"/g, '')
  return `<g fill="${colour}" stroke="${colour}" stroke-width="${number(seam)}" stroke-linejoin="round">${filled}</g>`
}

/** Returns the contour of one shape, filled with the background colour so that it hides the lines behind it. */
function asLines(shape: string, colour: string, ground: string, width: number): string {
  return shape.replaceAll(/<(path|circle|ellipse|rect|polygon|polyline|line)\b([^>]*?)\/?>/g, (_, name: string, attributes: string) => {
    const geometry = without(attributes, ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap', 'opacity', 'fill-opacity', 'stroke-opacity'])
    const draw = (fill: string, stroke: string, thick: number) =>
      `<${name}${geometry} fill="${fill}" stroke="${stroke}" stroke-width="${number(thick)}" stroke-linejoin="round" stroke-linecap="round"/>`
    if (attribute(attributes, 'fill') !== 'none') return draw(ground, colour, width)
    const own = Number(attribute(attributes, 'stroke-width') ?? 1)
    // A thick stroke is a body with two edges; a thin one is itself a line.
    return own > 2 * width ? draw('none', colour, own + width) + draw('none', ground, own - width) : draw('none', colour, Math.max(own, width))
  })
}

const attribute = (attributes: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]

const without = (attributes: string, names: readonly string[]): string => attributes.replaceAll(new RegExp(`\\s(${names.join('|')})="[^"]*"`, 'g'), '')

const number = (value: number): string => String(Math.round(value * 1000) / 1000)
