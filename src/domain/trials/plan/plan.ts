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

/**
 * Content of a thing. A drawing may have stages, and a picture may have further pictures, which replace it later. A picture may
 * have a printed word below it.
 */
export type ShowsPlan =
  | { readonly drawing: Drawing; readonly mirrored?: true; /** Degrees clockwise. */ readonly turned?: number; readonly stages?: readonly Drawing[] }
  | {
      readonly picture: PicturePlan
      /** Whether the picture is drawn inside a bubble. */ readonly inBubble?: true
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
  /** Id of the place where the thing belongs. */
  readonly goesTo?: string
  /** Point about which the thing turns, in units of its own size from its centre. Default: the centre. */
  readonly pivot?: { readonly x: number; readonly y: number }
  /**
   * Touchable part, if it is not the whole thing: its centre relative to the thing's centre, and its size, in units of the thing's
   * size.
   */
  readonly hit?: { readonly x: number; readonly y: number; readonly size: number }
  /** Whether the thing is touchable in its corners, as for a photograph that fills its square. */
  readonly toCorners?: true
  /** Centre of the thing at onset. */
  readonly place: Place
  readonly size: number
  /** Id of the picture that this thing covers. That picture becomes visible only when this thing has been wiped away. */
  readonly covers?: string
  /** Id of the thing with which this one disappears, because it is in front of it or under it. */
  readonly leavesWith?: string
  /** Delay (ms) after the first things of the trial. */
  readonly after?: number
  /** Brightness (0 to 1) when the thing appears. A place on another thing may be dark until a prompt lights it up. */
  readonly light?: number
  /** Whether the thing sways gently from the start. */
  readonly sways?: true
  /**
   * Rolling of the thing: it starts turned by `degrees`, rolls on its way, and is upright `within` (stage heights) of where it
   * belongs.
   */
  readonly rolls?: RollPlan
  /**
   * Whether the thing is carried over something bright, where dimmed parts would show as dark lines. It then moves more slowly
   * instead of being dimmed.
   */
  readonly goesOverBright?: true
  /** Whether the thing's path crosses a visible track. It is then calmed as if it passed over another thing. */
  readonly isOverTrack?: true
  /** Whether the thing turns towards its direction of travel, if its drawing can. */
  readonly faces?: true
  /** Drawing whose actions the thing uses, because the picture of a word has none. */
  readonly actsAs?: Drawing
  /** Id of the thing on which this one rides, and with which it moves. */
  readonly rides?: string
  /** Whether the thing never has a halo, whatever the profile says, because it is in the dark. */
  readonly noHalo?: true
  /** Whether the thing has a halo only as a prompt. At rest or on touch, the light could be mistaken for a thing inside it. */
  readonly haloInHelp?: true
  readonly speed: number
  /** Path of the thing; null if it does not move. */
  readonly drift: Drift | null
}

/** Returns the longer side of a piece, as a fraction of the whole picture's side. */
export const longestOf = (piece: PicturePlace | undefined): number => (piece === undefined ? 1 : Math.max(piece[2], piece[3]))

/** Returns the first picture of a thing, if it has one. */
export const pictureOf = ({ shows }: Pick<StimulusPlan, 'shows'>): PicturePlan | undefined => ('picture' in shows ? shows.picture : undefined)

/** Returns the printed text of a thing, or the caption below its picture. */
export const textOf = ({ shows }: Pick<StimulusPlan, 'shows'>): TextPlan | undefined =>
  'text' in shows ? shows.text : 'picture' in shows ? shows.caption : undefined

/** Returns the content of a thing in the form in which the log records it. Values read from a log are returned unchanged. */
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

/** One trial, fully decided before it begins. */
export interface TrialPlan {
  /** The child's task with the stimuli, including prompts and rewards. */
  readonly mechanic: MechanicSpec
  /** Spoken cue, if the profile or the level asks for one. Default: the activity's own cue. */
  readonly cue?: Utterance
  /** Soft sound from the side of a thing (by id) before anything is visible, so that the child turns to where it will appear. */
  readonly call?: { readonly sound: SoundName; readonly from: string }
  /** Sound that replaces the spoken cue before anything is visible. The level must need a cue. */
  readonly asks?: SoundName
  /** Trial that replaces this one on a device that cannot play such a sound. */
  readonly unheard?: TrialPlan
  /** Number of things that the child must find or place. Default: one. */
  readonly needed?: number
  readonly stimuli: readonly StimulusPlan[]
  /** Easier trial that replaces this one, if the target alone would make no sense. */
  readonly easier?: TrialPlan
  /** Whether nothing may be left out to make the trial easier. The activity itself then plans fewer things. */
  readonly isWhole?: true
  /** Background of the trial. It changes slowly and never exceeds the child's limits. */
  readonly ground?: GroundPlan
  /** The activity's own records of this trial, as declared by its manifest. */
  readonly records?: Readonly<Record<string, RecordedValue>>
}
