import { type Hex, shadeTo } from '#domain/child/palette'
import { type Random, seededRandom } from '#domain/random'
import type { Texture } from '#domain/words/places'
import { type Dot, TEXTURE_SHADES } from '#domain/trials/plan/ground'
import { withAlpha } from './paint'

/** A rectangle of the context, in pixels. */
interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One dab of a texture. `x` and `y` are its centre, `unit` is the stage's height in pixels. */
interface Dab {
  readonly context: CanvasRenderingContext2D
  readonly x: number
  readonly y: number
  readonly unit: number
  readonly colour: Hex
  readonly random: Random
}

interface Pattern {
  /** Distance between dabs, in stage heights. Each dab is slightly out of place, because rows of dabs would be stripes (clinical-design.md §1.7, 4). */
  readonly apart: number
  readonly dab: (dab: Dab) => void
}

/** Opacity of a dab. Dabs are slightly transparent, so that even many of them on top of one another have no edge. */
const OPACITY = 0.5
/** Seed of the random numbers. It is fixed, so that the background is the same in every trial. */
const SEED = 20

const patterns: Readonly<Record<Texture, Pattern>> = {
  cloth: { apart: 0.12, dab: ({ context, x, y, unit, colour, random }) => soft(context, x, y, unit * (0.12 + random() * 0.12), colour) },
  sand: { apart: 0.035, dab: ({ context, x, y, unit, colour, random }) => soft(context, x, y, unit * (0.015 + random() * 0.03), colour) },
  grass: {
    apart: 0.04,
    dab: ({ context, x, y, unit, colour, random }) =>
      leaf(context, { x, y, length: unit * (0.06 + random() * 0.05), width: unit * 0.022, turned: (random() - 0.5) * 1.4, colour }),
  },
  leaves: {
    apart: 0.09,
    dab: ({ context, x, y, unit, colour, random }) =>
      leaf(context, { x, y, length: unit * (0.12 + random() * 0.08), width: unit * 0.08, turned: random() * Math.PI * 2, colour }),
  },
}

/** A texture and its colour. `varies` is the range of its shades as a share of the colour's luminance, if it differs from the common range. */
interface Textured {
  readonly texture: Texture
  readonly colour: Hex
  readonly varies?: number | undefined
}

/**
 * Paints a soft texture over an area, in shades of a colour.
 * @param unit the stage's height in pixels
 */
export function paintTexture(context: CanvasRenderingContext2D, { texture, colour, varies }: Textured, area: Area, unit: number): void {
  const { apart, dab } = patterns[texture]
  const { least, most } = varies === undefined ? TEXTURE_SHADES : { least: 1 - varies, most: 1 + varies }
  const random = seededRandom(SEED)
  const step = apart * unit
  context.save()
  context.beginPath()
  context.rect(area.x, area.y, area.width, area.height)
  context.clip()
  for (let y = area.y - step; y < area.y + area.height + step; y += step) {
    for (let x = area.x - step; x < area.x + area.width + step; x += step) {
      const light = least + random() * (most - least)
      dab({ context, x: x + (random() - 0.5) * 2 * step, y: y + (random() - 0.5) * 2 * step, unit, colour: shadeTo(colour, light), random })
    }
  }
  context.restore()
}

/** Paints a round spot with a soft edge. */
function soft(context: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: Hex): void {
  const fill = context.createRadialGradient(x, y, 0, x, y, radius)
  fill.addColorStop(0, withAlpha(colour, OPACITY))
  fill.addColorStop(0.5, withAlpha(colour, OPACITY * 0.6))
  fill.addColorStop(1, withAlpha(colour, 0))
  context.fillStyle = fill
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

interface Leaf {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly width: number
  /** Rotation from upright (radians). */
  readonly turned: number
  readonly colour: Hex
}

/** Paints a blade of grass or a leaf, which is pointed at both ends and round between them. */
function leaf(context: CanvasRenderingContext2D, { x, y, length, width, turned, colour }: Leaf): void {
  context.save()
  context.translate(x, y)
  context.rotate(turned)
  context.fillStyle = withAlpha(colour, OPACITY)
  context.beginPath()
  context.moveTo(0, -length / 2)
  context.quadraticCurveTo(width, 0, 0, length / 2)
  context.quadraticCurveTo(-width, 0, 0, -length / 2)
  context.fill()
  context.restore()
}

/** Paints large soft dots at these places. */
export function paintDots(context: CanvasRenderingContext2D, dots: readonly Dot[], colour: Hex, { width, height }: Area): void {
  for (const { x, y, size } of dots) soft(context, x * width, y * height, (size * height) / 2, colour)
}
