import type { Texture } from '../../words/places'
import type { ContactShadow } from '../../words/places'
import type { Strip } from '../../words/places'
import { type Hex, shadeTo } from '../../child/palette'
import { luminanceOf } from '../../child/safety'
import type { PlaceId } from '../../words/places'
import type { Word } from '../../words/words'

/*
 * The background (clinical-design.md §1.8, setting G): plain strips, soft textures, a place, or a photograph. Its strength runs
 * from 0, the child's plain background, to 1. The adult can change the strength during a trial.
 */

/** A round spot with a soft edge: its centre as fractions of the stage, its size in stage heights. */
export interface Dot {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A few large soft dots on a colour. They are not in rows, because rows would form a pattern (clinical-design.md §1.7, 4). */
interface Dotted {
  readonly colour: Hex
  readonly dotColour: Hex
  readonly dots: readonly Dot[]
}

export const placeLooks = ['full', 'grey', 'blurred'] as const
/** Appearance of a place: in full, without colours, or blurred as in peripheral vision. */
export type PlaceLook = (typeof placeLooks)[number]

/** A real place, either empty for a plan's own things or `furnished` with things that are part of the picture. */
interface PlaceGround {
  readonly place: PlaceId
  readonly look: PlaceLook
  readonly furnished?: true | undefined
}

/** Share (0 to 1) of a ground's light that is shown, for a dim room. Default: all. */
interface InLight {
  readonly light?: number | undefined
}

/**
 * Ground of a trial. A photograph is the picture of a word and fills the stage. `strength` is the initial strength, 1 by
 * default. With `before`, the ground is complete when the trial's things appear.
 */
export type GroundPlan = (
  | { readonly strips: readonly Strip[] }
  | Dotted
  | (PlaceGround & { readonly shadows?: readonly ContactShadow[] })
  | { readonly photo: Word; readonly blurred?: true; readonly grey?: true }
) &
  InLight & {
    readonly strength?: number
    readonly before?: true
  }

/** A ground as the log records it. */
export type GroundShown = (
  | { readonly strips: readonly Strip[] }
  | Dotted
  | PlaceGround
  | { readonly word: string; readonly blurred?: true | undefined; readonly grey?: true | undefined }
) &
  InLight

/** Duration (ms) of every change of the ground. It is long because the whole picture changes (clinical-design.md §1.7, 2). */
export const GROUND_FADE_MS = 2500
/** Darkest and lightest shade of a texture, as shares of its colour's luminance. */
export const TEXTURE_SHADES = { least: 0.55, most: 1.5 } as const
/** Maximum relative luminance of our own grounds: too dark to count as a change of light (WCAG 2.3.1). */
export const MOST_LIGHT = 0.1
/** Share (0 to 1) to which each channel of a photograph is dimmed, because a photograph may be white. */
export const PHOTO_LIGHT = 0.6
/** White in such a dimmed photograph, and the brightest colour of a place. */
const PHOTO_WHITE: Hex = '#999999'
const PLACE_WHITE: Hex = '#5A686E'

/** Minimum rung of the ladder C1-C10 for each kind of ground (clinical-design.md §1.8). A texture is faint at first. */
const RUNGS = { plain: 5, faint: 7, texture: 8, blurred: 8, photo: 9 } as const
const FAINT = 0.5

/** The default colour of each texture. */
export const textureColours: Readonly<Record<Texture, Hex>> = { cloth: '#332E42', grass: '#123C1E', sand: '#40392A', leaves: '#16381F' }

/** Returns a ground that fills the stage with one texture. */
export const texturedGround = (texture: Texture, strength = 1): GroundPlan => ({
  strips: [{ colour: textureColours[texture], top: 0, bottom: 1, texture }],
  strength,
})

/** Returns a ground in the form in which the log records it. */
export const groundShown = (ground: GroundPlan): GroundShown => ({ ...lookOf(ground), ...(ground.light === undefined ? {} : { light: ground.light }) })

function lookOf(ground: GroundPlan): GroundShown {
  if ('photo' in ground)
    return { word: ground.photo.id, ...(ground.blurred === true ? { blurred: true } : {}), ...(ground.grey === true ? { grey: true } : {}) }
  if ('place' in ground) return { place: ground.place, look: ground.look, ...(ground.furnished === true ? { furnished: true } : {}) }
  if ('dots' in ground) return { colour: ground.colour, dotColour: ground.dotColour, dots: ground.dots.map(({ x, y, size }) => ({ x, y, size })) }
  return {
    strips: ground.strips.map(({ colour, top, bottom, texture, varies }) => ({
      colour,
      top,
      bottom,
      ...(texture === undefined ? {} : { texture }),
      ...(varies === undefined ? {} : { varies }),
    })),
  }
}

/** Returns the maximum strength of a ground for a child whose highest rung of the ladder is `rung`. */
export function maxStrength(shows: GroundShown, rung: number): number {
  if ('word' in shows) return rung >= (shows.blurred === true || shows.grey === true ? RUNGS.blurred : RUNGS.photo) ? 1 : 0
  if ('place' in shows) return rung >= (shows.look === 'full' ? RUNGS.photo : RUNGS.blurred) ? 1 : 0
  if ('dots' in shows) return rung >= RUNGS.texture ? 1 : 0
  if (shows.strips.every(({ texture }) => texture === undefined)) return rung >= RUNGS.plain ? 1 : 0
  // A texture with little variation is faint at full strength.
  if (rung >= RUNGS.texture || (rung >= RUNGS.faint && shows.strips.every(({ texture, varies }) => texture === undefined || varies !== undefined))) return 1
  return rung >= RUNGS.faint ? FAINT : 0
}

/** Returns the brightest colour of a ground and of the background under it, from which a thing must stand out. */
export function brightestOf(shows: GroundShown | null, background: Hex): Hex {
  if (shows === null) return background
  if ('word' in shows) return PHOTO_WHITE
  if ('place' in shows) return PLACE_WHITE
  const colours =
    'dots' in shows
      ? [shows.colour, shows.dotColour]
      : shows.strips.map(({ colour, texture, varies }) =>
          texture === undefined ? colour : shadeTo(colour, varies === undefined ? TEXTURE_SHADES.most : 1 + varies),
        )
  return colours.reduce((brightest, colour) => (luminanceOf(colour) > luminanceOf(brightest) ? colour : brightest), background)
}
