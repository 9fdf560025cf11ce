import type { ResolvedSettings } from '#domain/settings/resolve'
import { backgrounds, palette, type Hex } from '#domain/child/palette'
import { restlessColour } from '#domain/child/safety'
import type { Drawing } from '#domain/trials/plan/drawings'
import type { PicturePlan } from '#domain/trials/plan/picture'
import { longestOf, pictureOf, type StimulusPlan, type TrialPlan } from '#domain/trials/plan/plan'
import type { Word } from '#domain/words/words'
import type { Layout } from './layout'
import { type PictureStyle, plainStyle } from '../looks/style'

/** Width of the outline around a picture, as a share of the picture's side. */
export const OUTLINE = 0.025
/** Colour of the outline around a dark picture that is not a target. */
export const NEUTRAL_EDGE: Hex = '#8C9299'

/** The part of a trial that is drawn. */
export type SeenTrial = Pick<TrialPlan, 'stimuli' | 'ground'>

/** Returns the style of a photographic background, which is unchanged and fills the stage. */
export const groundStyle = ({ width, height }: Layout): PictureStyle => ({ ...plainStyle, level: 'realistic', size: Math.max(width, height) })

/** The plan of a picture, or of the part of it that moves by itself. */
export interface WearablePicture extends PicturePlan {
  readonly moving?: 'rest' | 'part'
}

export const partOf = (picture: PicturePlan): WearablePicture => ({ ...picture, moving: 'part' })

/** Returns the width and height of a picture or of a piece of it, in units of the thing's size. */
export function sidesOf({ piece = [0, 0, 1, 1] }: PicturePlan): readonly [number, number] {
  const [, , width, height] = piece
  return [width / longestOf(piece), height / longestOf(piece)]
}

/** Returns every picture that a thing shows during its trial. */
function picturesOf(plan: StimulusPlan): readonly PicturePlan[] {
  const first = pictureOf(plan)
  const worn = first === undefined || !('picture' in plan.shows) ? [] : [first, ...(plan.shows.further ?? []), ...(plan.shows.wears ?? [])]
  return worn.flatMap((picture) => [
    picture,
    ...(picture.moves === undefined && picture.limb === undefined ? [] : [partOf(picture)]),
    ...(picture.helped ?? []),
  ])
}

/** Returns every drawing that a thing shows during its trial. */
export const drawingsOf = ({ shows, actsAs }: StimulusPlan): readonly Drawing[] => [
  ...('drawing' in shows ? [shows.drawing, ...(shows.stages ?? [])] : []),
  ...(actsAs === undefined ? [] : [actsAs]),
]

/** Returns every picture that a trial shows, with the style in which it is drawn for this child. */
export function picturesInTrial(
  child: ResolvedSettings,
  { stimuli, ground }: SeenTrial,
  layout: Layout,
): readonly { readonly word: Word; readonly style: PictureStyle }[] {
  const worn = stimuli.flatMap((plan) => picturesOf(plan).map((picture) => ({ word: picture.word, style: styleOf(child, plan, picture, layout) })))
  return ground !== undefined && 'photo' in ground ? [...worn, { word: ground.photo, style: groundStyle(layout) }] : worn
}

/** Returns the style of a thing's picture for this child. */
export function styleOf(
  child: ResolvedSettings,
  plan: StimulusPlan,
  {
    level = child.dials.pictureLevel,
    lit,
    moves,
    limb,
    bites,
    moving = moves === undefined && limb === undefined ? undefined : 'rest',
    piece,
    contour,
    soft,
    portrait,
    dim,
    shade,
    edge,
    edgeColour,
    onlyLit,
    closeUp,
    mirrored,
    outlined,
    view,
    as,
  }: WearablePicture,
  layout: Layout,
): PictureStyle {
  const { dials, strict } = child
  const whole = plan.size / longestOf(piece)
  const widest = Math.max(0, ...picturesOf(plan).map((each) => each.edge ?? 0)) / whole
  return {
    level,
    size: layout.length(whole),
    colour: plan.colour,
    // Only a target is outlined in the child's colour. A saturated red line would flash wherever the picture moves.
    outlineColour: edgeColour ?? (plan.role === 'distractor' || plan.role === 'control' ? NEUTRAL_EDGE : restlessColour(palette[dials.colour])),
    outlineWidth: edge === undefined ? OUTLINE : edge / whole,
    // Pictures that replace each other have the same margin, so that they have the same size.
    ...(widest > OUTLINE ? { room: widest } : {}),
    ground: backgrounds[dials.background],
    ...(strict ? { strict } : {}),
    ...(outlined === true || dials.outline ? { outlined: true } : {}),
    ...(view === undefined ? {} : { view }),
    ...(as === undefined ? {} : { as }),
    ...(moving === undefined ? {} : { moving }),
    ...(piece === undefined ? {} : { piece }),
    ...(contour === undefined ? {} : { contour: contour / whole }),
    ...(soft === undefined ? {} : { soft }),
    ...(portrait === undefined ? {} : { portrait }),
    ...(bites === undefined ? {} : { bites }),
    ...((moves ?? limb?.part ?? lit) === undefined ? {} : { lit: moves ?? limb?.part ?? lit }),
    ...(dim === undefined ? {} : { dim }),
    ...(shade === undefined ? {} : { shade }),
    ...(onlyLit === undefined ? {} : { onlyLit }),
    ...(mirrored === undefined ? {} : { mirrored }),
    ...(closeUp === undefined ? {} : { closeUp }),
  }
}
