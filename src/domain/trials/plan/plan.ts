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

/** The contents of a thing. A drawing may have stages and a picture further pictures that replace it later. A picture may have a printed word below it. */
export type ShowsPlan =
  | { readonly drawing: Drawing; readonly mirrored?: true; /** Degrees, clockwise. */ readonly turned?: number; readonly stages?: readonly Drawing[] }
  | {
      readonly picture: PicturePlan
      /** Drawn inside a bubble. */ readonly inBubble?: true
      readonly caption?: TextPlan
      readonly further?: readonly PicturePlan[]
      /** Pictures that story effects may swap in. */
      readonly wears?: readonly PicturePlan[]
    }
  | { readonly text: TextPlan }

export interface RollPlan {
  readonly degrees: number
  readonly to: Place
  readonly within: number
}

/** One stimulus. `size` is its longest side in stage heights; `speed` is in stage widths per second. */
export interface StimulusPlan {
  readonly id: string
  readonly role: StimulusRole
  readonly shows: ShowsPlan
  readonly colour: Hex
  readonly zone: Zone
  /** Id of the place where it belongs. */
  readonly goesTo?: string
  /** Pivot of its turns, in units of its own size from its centre. Default: the centre. */
  readonly pivot?: { readonly x: number; readonly y: number }
  /** Touchable part, if not the whole: its centre relative to the thing's centre, and its size, in units of the thing's size. */
  readonly hit?: { readonly x: number; readonly y: number; readonly size: number }
  /** A photograph fills its square and is touchable in the corners. */
  readonly toCorners?: true
  /** Centre at onset. */
  readonly place: Place
  readonly size: number
  /** Id of the picture it covers, which is visible only once this has been wiped away. */
  readonly covers?: string
  /** Id of the thing with which it disappears, because it is in front of it or under it. */
  readonly leavesWith?: string
  /** Delay (ms) after the first things of the trial. */
  readonly after?: number
  /** Brightness (0 to 1) on appearance. A place on another thing may be dark until a prompt lights it. */
  readonly light?: number
  /** Sways gently from the start. */
  readonly sways?: true
  /** Starts turned by `degrees`, rolls on its way, and is upright `within` (stage heights) of where it belongs. */
  readonly rolls?: RollPlan
  /** Carried over something bright, where its dimmed parts would show as dark lines. It moves more slowly instead. */
  readonly goesOverBright?: true
  /** The thing's path crosses a visible track, so the thing is calmed as if it passed over another one. */
  readonly isOverTrack?: true
  /** Turns towards its direction of travel if its drawing can. */
  readonly faces?: true
  /** Borrows this drawing's actions, because the picture of a word has none. */
  readonly actsAs?: Drawing
  /** Id of the thing it rides on and moves with. */
  readonly rides?: string
  /** Never has a halo, whatever the profile says: it is in the dark. */
  readonly noHalo?: true
  /** Has a halo only as a prompt. At rest or on touch the light could be taken for a thing inside it. */
  readonly haloInHelp?: true
  readonly speed: number
  /** null: it does not move. */
  readonly drift: Drift | null
}

/** Longer side of a piece, as a fraction of the whole picture's side. */
export const longestOf = (piece: PicturePlace | undefined): number => (piece === undefined ? 1 : Math.max(piece[2], piece[3]))

/** First picture of a thing, if it has one. */
export const pictureOf = ({ shows }: Pick<StimulusPlan, 'shows'>): PicturePlan | undefined => ('picture' in shows ? shows.picture : undefined)

/** Printed text of a thing, or the caption below its picture. */
export const textOf = ({ shows }: Pick<StimulusPlan, 'shows'>): TextPlan | undefined =>
  'text' in shows ? shows.text : 'picture' in shows ? shows.caption : undefined

/** The log's record of a thing's contents. Values read from a log pass through unchanged. */
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
  /** The child's task with the stimuli, and its prompts and rewards. */
  readonly mechanic: MechanicSpec
  /** Spoken cue, if the child or the level wants one. Default: the activity's own cue. */
  readonly cue?: Utterance
  /** A soft sound from a thing's side (its id) before anything is visible, so that the child turns to where it will be. */
  readonly call?: { readonly sound: SoundName; readonly from: string }
  /** A sound replaces the spoken cue before anything is visible. The level must need a cue. */
  readonly asks?: SoundName
  /** Replacement trial for a device that cannot play such a sound. */
  readonly unheard?: TrialPlan
  /** Number of things that must be found or placed. Default: one. */
  readonly needed?: number
  readonly stimuli: readonly StimulusPlan[]
  /** Easier replacement trial, where the target alone would make no sense. */
  readonly easier?: TrialPlan
  /** Nothing may be left out to simplify it: the activity itself plans less. */
  readonly isWhole?: true
  /** The background. It changes slowly and never exceeds the child's limits. */
  readonly ground?: GroundPlan
  /** The activity's own records of this trial, as its manifest declares them. */
  readonly records?: Readonly<Record<string, RecordedValue>>
}
