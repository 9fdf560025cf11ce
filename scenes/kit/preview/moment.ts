import type { Hex } from '#domain/child/palette'
import type { PictureLevel } from '#domain/child/pictureLevels'
import type { Moment, ThingSnapshot } from '#domain/measures/moment'
import { isDrawing } from '#domain/trials/plan/drawings'
import type { GroundShown } from '#domain/trials/plan/ground'
import { longestOf } from '#domain/trials/plan/plan'
import { IN_BUBBLE, paintDrawing, paintGround, paintLayers, shellOf, type PaintBox } from '../drawing/painter'
import { looks } from '../looks/looks'
import { fetchPhotographs } from '../looks/photographs'
import { drawText, textWidth } from '../looks/text'
import type { ShownPictures } from '../pictures/ShownPictures'

const TOUCH = { size: 0.03, colour: '#FFFFFF', lastsMs: 1500 } as const

/** The data that are needed to draw a moment of a past session. */
export interface MomentRequest {
  readonly moment: Moment
  readonly background: Hex
  readonly pictures: ShownPictures
  /** The level of the pictures that the child saw. */
  readonly level: PictureLevel
}

/**
 * Draws a moment of a past session over a context of `width` and `height` pixels, which represents the whole stage.
 * @param isGone returns whether the drawing is no longer needed; checked after waiting for pictures
 */
export async function drawMoment(wish: MomentRequest, context: CanvasRenderingContext2D, width: number, height: number, isGone: () => boolean): Promise<void> {
  const { moment, background } = wish
  const { ground } = moment
  const pictures = new Map(await Promise.all(moment.things.map(async (thing) => [thing.id, await pictureThen(thing, height, wish)] as const)))
  const behind = ground === null ? null : await behindThen(ground.shows, Math.max(width, height), wish).catch(() => null)
  await Promise.all(
    moment.things.map(({ shows }) => (shows !== null && 'drawing' in shows && isDrawing(shows.drawing) ? fetchPhotographs(looks[shows.drawing]) : null)),
  )
  if (isGone()) return
  context.fillStyle = background
  context.fillRect(0, 0, width, height)
  if (ground !== null) paintGround(context, ground.shows, { width, height, strength: ground.strength, picture: behind })
  for (const thing of moment.things) {
    const { shows, colour } = thing
    const spot = { x: thing.place.x * width, y: thing.place.y * height, size: thing.size * height, stage: height }
    const picture = pictures.get(thing.id)
    if (picture != null && shows !== null && 'word' in shows) {
      const side = shows.inBubble === true ? spot.size * IN_BUBBLE : spot.size
      const longest = Math.max(picture.width, picture.height)
      const [w, h] = [(side * picture.width) / longest, (side * picture.height) / longest]
      if (shows.inBubble === true) paintLayers(context, shellOf({ colour, background, glow: false }), colour, spot)
      context.drawImage(picture, spot.x - w / 2, spot.y - h / 2, w, h)
    } else if (shows !== null && 'text' in shows) paintText(context, shows.text, colour, spot)
    // A plain disc represents things that early sessions did not record, and things whose picture cannot be fetched now.
    else if (shows !== null && 'drawing' in shows && isDrawing(shows.drawing))
      paintDrawing(context, shows.drawing, { colour, background, glow: false }, { ...spot, mirrored: shows.mirrored, turned: shows.turned })
    else paintDrawing(context, 'disc', { colour, background, glow: false }, spot)
  }
  for (const { x, y, ageMs } of moment.touches) {
    context.globalAlpha = 1 - ageMs / TOUCH.lastsMs
    context.strokeStyle = TOUCH.colour
    context.lineWidth = 3
    context.beginPath()
    context.arc(x * width, y * height, TOUCH.size * height, 0, Math.PI * 2)
    context.stroke()
  }
  context.globalAlpha = 1
}

function paintText(context: CanvasRenderingContext2D, text: string, colour: Hex, { x, y, size }: PaintBox): void {
  const width = textWidth(text) * size
  context.save()
  context.translate(x - width / 2, y - size / 2)
  drawText(context, { text, dress: 'letters', colour, width, height: size })
  context.restore()
}

/** Returns the picture of a photographic background or of a place, or null if there is none. Rejects if it cannot be fetched. */
async function behindThen(shows: GroundShown, side: number, { pictures, background }: MomentRequest): Promise<HTMLCanvasElement | null> {
  if ('place' in shows) return (await import('../pictures/placePictures')).drawPlace(shows.place, shows.furnished)
  return 'word' in shows ? pictures.pictureOf(shows.word, side, background) : null
}

/** Returns the picture of a word, or null if the thing shows none or it cannot be fetched. */
async function pictureThen({ shows, size, colour }: ThingSnapshot, height: number, { pictures, level }: MomentRequest): Promise<HTMLCanvasElement | null> {
  if (shows === null || !('word' in shows)) return null
  const { word, view, as, level: form = level, piece, contour, inBubble } = shows
  const whole = size / longestOf(piece)
  const side = whole * height * (inBubble === true ? IN_BUBBLE : 1)
  return pictures
    .pictureOf(word, side, colour, { level: form, view, as, piece, contour: contour === undefined ? undefined : contour / whole })
    .catch(() => null)
}
