import type { Hex } from '../child/palette'
import type { Zone } from '../child/zones'
import type { PictureLevel } from '../words/levels'
import type { Utterance } from '../words/utterance'
import type { SalientPart, Word } from '../words/words'
import type { StimulusRole } from './events'

/** A place on the stage: fractions of its width and height, from the top left. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** A point of a way, at which a thing rests for a while (ms) if told. */
export interface WayPoint extends Place {
  readonly restMs?: number
}

/**
 * A way across the stage, at the thing's speed: straight, or through the points of `via` first. At its end the thing
 * parks, leaves the stage, or waits for the child, whose time begins only then.
 */
export interface Drift {
  /** It rests this long (ms) before it starts. */
  readonly restMs?: number
  readonly via?: readonly WayPoint[]
  readonly to: Place
  readonly atEnd: 'park' | 'leave' | 'wait'
}

/** Which picture of a word is shown, and which of its parts is lit (domain.md, salient). */
export interface PicturePlan {
  readonly word: Word
  /** Without it the child's own level. */
  readonly level?: PictureLevel
  readonly lit?: SalientPart
  /** Which of the realistic pictures. */
  readonly view?: number
  /** A lit edge round the whole thing. */
  readonly outlined?: true
  /** Width of the lit edge in stage heights; without it the common one. */
  readonly edge?: number
  /** Opacity of what is not lit, 0 to 1. */
  readonly dim?: number
  /** Nothing but the lit part is drawn. */
  readonly onlyLit?: true
  readonly mirrored?: true
}

export const textMarks = ['colour', 'block', 'underline', 'bubble'] as const
/** What makes the word that is read now stand out: its colour alone, a coloured block, a line under it, or a bubble. */
export type TextMark = (typeof textMarks)[number]

/** A printed word in a bubble or without. Alone, `size` is the height of its line; with a picture it stands under it. */
export interface TextPlan {
  readonly text: string
  readonly bubble: boolean
  /** How the word looks while it is the one to be read; it may be lit and unlit. */
  readonly mark?: TextMark
  /** Room on both sides of the letters, in heights of the line; without it the common one. */
  readonly sides?: number
  /** Words of one page are seen together. */
  readonly page?: number
}

/** One thing to be shown. `size` is its longest side in stage heights; `speed` in stage widths per second. */
export interface StimulusPlan {
  readonly id: string
  readonly role: StimulusRole
  /** Which drawing it is: `bubble`, `light`; of a picture the word's id, of a text `text`. */
  readonly look: string
  readonly picture?: PicturePlan
  /** Pictures of the same thing that come later in the trial, in the place of the first. */
  readonly further?: readonly PicturePlan[]
  readonly text?: TextPlan
  readonly colour: Hex
  readonly zone: Zone
  /** Id of the place to which it is to be brought. */
  readonly goesTo?: string
  /** The part of it that is touched, where that is not the whole: middle from its centre, and size, in sizes of the thing. */
  readonly hit?: { readonly x: number; readonly y: number; readonly size: number }
  /** Where its centre is at onset. */
  readonly place: Place
  readonly size: number
  /** It appears this long (ms) after the first things of its trial. */
  readonly after?: number
  /** How brightly it appears, 0 to 1; a place on another thing may be dark until help lights it. */
  readonly light?: number
  readonly speed: number
  /** null: it stays where it is. */
  readonly drift: Drift | null
}

/** One trial, decided before it begins. */
export interface TrialPlan {
  /** What the voice says before, where the child or the level wants a cue; without it the activity's common one. */
  readonly cue?: Utterance
  /** How many things must be brought to their place; one unless told. */
  readonly needed?: number
  readonly stimuli: readonly StimulusPlan[]
  /** What is shown in its place when the trial must be easier, where a thing alone would not do. */
  readonly easier?: TrialPlan
}

/** What the engine asks for when it begins a trial. */
export interface TrialNeed {
  readonly index: number
  /** The child's known-best set-up, not scored. */
  readonly warmUp: boolean
  /** One rung down and in the best zone, after two trials without a response. */
  readonly easier: boolean
  /** Share of the items to keep: 1, halved by each overload. */
  readonly itemsShare: number
}
