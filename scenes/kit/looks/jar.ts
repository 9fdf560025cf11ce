import { type Hex, shadeTo } from '#domain/child/palette'
import { glowingJars, jars } from '#domain/trials/plan/drawings'
import { NEST_SIZE, NESTS } from '#domain/trials/concepts/jar'
import { withAlpha, disc, type Layer, type LayeredDrawing, type PaintSurface } from './paint'
import { paintPhotograph } from './photographs'

const PHOTO = 'jar-empty'
/** Side of the layer of a glowing jar, in jar sizes. It is larger than the jar because there is light around the jar. */
const GLOW_SPREAD = 1.9
/** Brightness of the lights in a jar that is asleep, as a share of the colour's luminance. `GLASS` gives the brightness of drawn glass, asleep and glowing. */
const ASLEEP = 0.22
const GLASS = { asleep: 0.1, glowing: 0.35 } as const

/** Returns the colour as dim light, or as light seen through glass. Yellow and white become amber rather than olive. */
function warmed(colour: Hex): Hex {
  const [r, g, b] = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16)) as [number, number, number]
  if (r < 200 || g < 200) return colour
  return `#${[r, g * 0.72, b * 0.45].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** Paints the lights in a jar, asleep or shining. */
function paintLights({ context, side }: PaintSurface, colour: Hex, lights: number, shines: boolean): void {
  const radius = (NEST_SIZE / 2) * side
  const body = shines ? warmed(colour) : shadeTo(warmed(colour), ASLEEP)
  for (const { x, y } of NESTS.slice(0, lights)) {
    context.save()
    context.translate(x * side, y * side)
    const fill = context.createRadialGradient(0, 0, 0, 0, 0, radius * 1.25)
    fill.addColorStop(0, shines ? colour : body)
    fill.addColorStop(0.55, body)
    fill.addColorStop(1, withAlpha(body, 0))
    disc(context, radius * 1.25, fill)
    context.restore()
  }
}

/** Paints the light that the lights throw on the glass from inside. Used only if there is glass. */
function lightWithin({ context, side }: PaintSurface, colour: Hex): void {
  context.save()
  context.globalCompositeOperation = 'source-atop'
  const fill = context.createRadialGradient(0, side * 0.15, 0, 0, side * 0.15, side * 0.62)
  fill.addColorStop(0, withAlpha(warmed(colour), 0.6))
  fill.addColorStop(0.7, withAlpha(warmed(colour), 0.3))
  fill.addColorStop(1, withAlpha(warmed(colour), 0.12))
  context.fillStyle = fill
  context.fillRect(-side / 2, -side / 2, side, side)
  context.restore()
}

/** The glow around a jar. */
const about: Layer = {
  name: 'body',
  spread: GLOW_SPREAD,
  paint: ({ context, side }, colour) => {
    const fill = context.createRadialGradient(0, 0, side * 0.18, 0, 0, side / 2)
    fill.addColorStop(0, withAlpha(warmed(colour), 0.26))
    fill.addColorStop(0.5, withAlpha(warmed(colour), 0.09))
    fill.addColorStop(1, withAlpha(warmed(colour), 0))
    disc(context, side / 2, fill)
  },
}

type Glass = (sheet: PaintSurface, colour: Hex, shines: boolean) => void

/**
 * Returns the layers of a jar of dim glass with this many lights in it. A jar that is asleep is never as bright as a single one of the lights that go
 * into it.
 */
const layersWith = (glass: Glass, lights: number, shines: boolean): readonly Layer[] => [
  ...(shines ? [about] : []),
  {
    name: 'body',
    spread: 1,
    paint: (sheet, colour) => {
      glass(sheet, colour, shines)
      if (shines) lightWithin(sheet, colour)
      paintLights(sheet, colour, lights, shines)
    },
  },
]

const photographed: Glass = (sheet, colour) => paintPhotograph(sheet, PHOTO, colour)

/** Draws a jar with a round body below a short neck. */
function drawGlass({ context, side }: PaintSurface, colour: Hex, shines: boolean): void {
  const half = side / 2
  context.beginPath()
  context.moveTo(-half * 0.42, -half * 0.86)
  context.lineTo(half * 0.42, -half * 0.86)
  context.lineTo(half * 0.42, -half * 0.6)
  context.quadraticCurveTo(half * 0.72, -half * 0.44, half * 0.72, -half * 0.1)
  context.lineTo(half * 0.72, half * 0.7)
  context.quadraticCurveTo(half * 0.72, half * 0.92, half * 0.5, half * 0.92)
  context.lineTo(-half * 0.5, half * 0.92)
  context.quadraticCurveTo(-half * 0.72, half * 0.92, -half * 0.72, half * 0.7)
  context.lineTo(-half * 0.72, -half * 0.1)
  context.quadraticCurveTo(-half * 0.72, -half * 0.44, -half * 0.42, -half * 0.6)
  context.closePath()
  context.fillStyle = withAlpha(shadeTo(colour, 0.25), 0.25)
  context.fill()
  context.strokeStyle = shadeTo(warmed(colour), shines ? GLASS.glowing : GLASS.asleep)
  context.lineWidth = side * 0.05
  context.stroke()
}

type JarName = (typeof jars)[number] | (typeof glowingJars)[number]

/** The look of every jar, by name. */
export const jarLooks = Object.fromEntries(
  [...jars.map((name, lights) => ({ name, lights, shines: false })), ...glowingJars.map((name, index) => ({ name, lights: index + 1, shines: true }))].flatMap(
    ({ name, lights, shines }) => [
      [name, { layers: layersWith(drawGlass, lights, shines) }],
      [`${name}Photo`, { layers: layersWith(photographed, lights, shines), photographs: [PHOTO], drawn: layersWith(drawGlass, lights, shines) }],
    ],
  ),
) as Record<JarName | `${JarName}Photo`, LayeredDrawing>
