import type { TextPlan } from './text'
import type { PicturePlan } from './picture'
import type { Drift } from '../layout/drift'
import type { Place } from '../../geometry'
import type { Hex } from '../../child/palette'
import type { SoundName } from '../../sounds'
import type { Zone } from '../../child/zones'
import type { Utterance } from '../../words/utterance'
import type { PicturePlace } from '../../words/words'
import type { Drawing } from './drawings'
import type { RecordedValue, Shows, StimulusRole } from './shows'
import type { GroundPlan } from './ground'
import type { MechanicSpec } from './mechanics'

/** What a thing shows. A drawing may have further stages and a picture further pictures, which come later in its place; a picture may have a printed word under it. */
export type ShowsPlan =
  | { readonly drawing: Drawing; readonly mirrored?: true; /** Degrees, clockwise. */ readonly turned?: number; readonly stages?: readonly Drawing[] }
  | {
      readonly picture: PicturePlan
      /** In the place of a bubble's heart. */ readonly inBubble?: true
      readonly caption?: TextPlan
      readonly further?: readonly PicturePlan[]
      /** What happens with it may let it wear these. */
      readonly wears?: readonly PicturePlan[]
    }
  | { readonly text: TextPlan }

export interface RollPlan {
  readonly degrees: number
  readonly to: Place
  readonly within: number
}

/** One thing to be shown. `size` is its longest side in stage heights; `speed` in stage widths per second. */
export interface StimulusPlan {
  readonly id: string
  readonly role: StimulusRole
  readonly shows: ShowsPlan
  readonly colour: Hex
  readonly zone: Zone
  /** Id of the place to which it is to be brought. */
  readonly goesTo?: string
  /** About which point it turns, in its sizes from its middle; its middle unless told. */
  readonly pivot?: { readonly x: number; readonly y: number }
  /** The part of it that is touched, where that is not the whole: middle from its centre, and size, in sizes of the thing. */
  readonly hit?: { readonly x: number; readonly y: number; readonly size: number }
  /** A photograph fills its square: it is touched into the corners. */
  readonly toCorners?: true
  /** Where its centre is at onset. */
  readonly place: Place
  readonly size: number
  /** Id of the picture over which it lies or comes to lie: that is seen only when this has been wiped away. */
  readonly covers?: string
  /** Id of the thing with which it leaves: it stands before it or under it. */
  readonly leavesWith?: string
  /** It appears this long (ms) after the first things of its trial. */
  readonly after?: number
  /** How brightly it appears, 0 to 1; a place on another thing may be dark until help lights it. */
  readonly light?: number
  /** It moves a little from the start, and goes on. */
  readonly sways?: true
  /** At first it lies turned by so many degrees; it rolls on its way, and is upright `within` (stage heights) of where it belongs. */
  readonly rolls?: RollPlan
  /** It is brought over something bright, before which dimmed parts of it would be dark lines: it goes slower instead. */
  readonly goesOverBright?: true
  /** Its way leads over a track that is seen: it must be as calm as over another thing. */
  readonly isOverTrack?: true
  /** It turns to where it goes, as its look can. */
  readonly faces?: true
  /** It can be seen to do by itself what this drawing can: the picture of a word does nothing. */
  readonly actsAs?: Drawing
  /** It rides on another thing (its id): wherever that goes it goes along. */
  readonly rides?: string
  /** It has no halo, whatever the profile says: it lies in the dark. */
  readonly noHalo?: true
  /** Its halo comes as help alone: at rest, and at a touch, its light would be taken for something that lies in it. */
  readonly haloInHelp?: true
  readonly speed: number
  /** null: it stays where it is. */
  readonly drift: Drift | null
}

/** The longer side of a piece of a picture, in sides of the whole. */
export const longestOf = (piece: PicturePlace | undefined): number => (piece === undefined ? 1 : Math.max(piece[2], piece[3]))

/** The picture that a thing wears at first, where it wears one. */
export const pictureOf = ({ shows }: Pick<StimulusPlan, 'shows'>): PicturePlan | undefined => ('picture' in shows ? shows.picture : undefined)

/** The printed text that a thing is, or that stands under its picture. */
export const textOf = ({ shows }: Pick<StimulusPlan, 'shows'>): TextPlan | undefined =>
  'text' in shows ? shows.text : 'picture' in shows ? shows.caption : undefined

/** What the log says that a thing shows. What comes from a log stays as it is. */
export function shownBy({ shows }: { readonly shows: ShowsPlan | Shows }): Shows {
  if ('word' in shows) return shows
  if ('drawing' in shows) {
    const { drawing, mirrored, turned } = shows
    return { drawing, ...(mirrored === undefined ? {} : { mirrored }), ...(turned === undefined ? {} : { turned }) }
  }
  if ('text' in shows) return { text: typeof shows.text === 'string' ? shows.text : shows.text.text }
  const { word, lit, onlyLit, view, as, level, piece, contour } = shows.picture
  return {
    word: word.id,
    ...(onlyLit === true && lit !== undefined ? { part: lit.id } : {}),
    ...(view === undefined ? {} : { view }),
    ...(as === undefined ? {} : { as }),
    ...(level === undefined ? {} : { level }),
    ...(piece === undefined ? {} : { piece }),
    ...(contour === undefined ? {} : { contour }),
    ...(shows.inBubble === undefined ? {} : { inBubble: true }),
  }
}

/** One trial, decided before it begins. */
export interface TrialPlan {
  /** What the child does with what is shown, and how that is helped and rewarded. */
  readonly mechanic: MechanicSpec
  /** What the voice says before, where the child or the level wants a cue; without it the activity's common one. */
  readonly cue?: Utterance
  /** A soft sound from the side of a thing (its id), while nothing is seen yet: the child turns to where it will be. */
  readonly call?: { readonly sound: SoundName; readonly from: string }
  /** A sound asks in the place of the spoken cue, while nothing is seen yet; the level must need a cue. */
  readonly asks?: SoundName
  /** What is shown in its place where this device lets no such sound be heard. */
  readonly unheard?: TrialPlan
  /** How many things must be found or brought to their place; one unless told. */
  readonly needed?: number
  readonly stimuli: readonly StimulusPlan[]
  /** What is shown in its place when the trial must be easier, where a thing alone would not do. */
  readonly easier?: TrialPlan
  /** Nothing of it can be left out where there should be less to see: the activity plans less itself. */
  readonly isWhole?: true
  /** What lies behind everything. It changes slowly, and never beyond what is set for the child. */
  readonly ground?: GroundPlan
  /** What the activity records of this trial, as its manifest declares it. */
  readonly records?: Readonly<Record<string, RecordedValue>>
}
