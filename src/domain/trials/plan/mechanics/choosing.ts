import type { StoryEffect } from '../storyEffects'
import type { Common } from './common'
import type { SoundName } from '../../../sounds'
import { type Act } from '../acts'
import type { Place } from '../../../geometry'

/** The child touches or selects a thing. A target is right; anything else is wrong. */
export interface ChooseSpec extends Common {
  readonly kind: 'choose'
  /** Whether a drifting thing stops when a hand comes near. */
  readonly stopsWhenNear?: boolean
  /** Whether the first choice is the answer and every answer has the same reward, for an unbiased measure. */
  readonly firstCounts?: true
  /** Whether the adult's "looks now" mark counts as an answer. */
  readonly lookingIsEnough?: boolean
  /** Time (ms) after which the light dims and moves to the centre, because the child may be unable to look away. */
  readonly gazeGuardMs?: number
}

/**
 * One picture stays for as long as the child looks. Each touch advances one step, and the touch after the last step ends the
 * trial.
 */
export interface CardSpec extends Common {
  readonly kind: 'card'
  readonly steps: number
  /** Whether the picture sways from the start. */
  readonly sways?: boolean
  /** Effects of a touch that does not show another picture. Default: sway. */
  readonly touched?: readonly StoryEffect[]
  /** The thing's own sound, played after its name is repeated. */
  readonly sound?: SoundName
  /** Whether the adult may mark that the child named the thing. */
  readonly named?: true
  /** Time (ms) after which the card turns automatically; null or absent means never. */
  readonly turnsAfterMs?: number | null
  /** Parts in which a printed word unfolds, each after its time (ms) or by touch: letters, name, and picture (an id). */
  readonly unfolds?: {
    readonly lettersMs?: number
    readonly nameMs?: number
    readonly picture?: { readonly id: string; readonly afterMs: number }
  }
}

/** The child touches each of several targets, in any order. The last one ends the trial. */
export interface CountSpec extends Common {
  readonly kind: 'count'
  /** Whether everything is dark except for a circle that follows the finger. */
  readonly spotlight?: boolean
  /** Whether a voice counts along. */
  readonly counts?: boolean
  /** Whether targets must be touched in the planned order. Any other order is wrong. */
  readonly inOrder?: true
  /** Story effects of each target that is found, by id. */
  readonly each?: Readonly<Record<string, readonly StoryEffect[]>>
  /** Plan for counted things: each sounds, its number is spoken, and it moves away so that it cannot be counted twice. */
  readonly counted?: CountedPlan
  /**
   * Number that each of these things (by id) shows. Choosing the right number is the answer. The things to count may be touched
   * first.
   */
  readonly answers?: Readonly<Record<string, number>>
}

/** Effects on each counted thing. They are recorded as declared by `countedRecords`. */
export interface CountedPlan {
  readonly sound: SoundName
  /** Destination of each thing, by id. By default the thing stays where it is. */
  readonly places?: Readonly<Record<string, Place>>
  /** Action that the thing performs on arrival. */
  readonly arrives?: Act
  /** Brightness of the thing afterwards, 0 to 1. */
  readonly light: number
}

/** The child fills cells in the same way as those of a sample (clinical-design.md, /gridmatch). Touching a cell shows its content. */
export interface CopySpec extends Common {
  readonly kind: 'copy'
  /** For each cell to fill, by id: its content, and its twin in the sample, which moves as a prompt. */
  readonly cells: Readonly<Record<string, { readonly fill: string; readonly sample: string }>>
  /** Ids of everything in each row. A row lights up when all rows before it are done. */
  readonly rows?: readonly (readonly string[])[]
  /** Time (ms) after which the sample is hidden until the child has finished. */
  readonly hidesAfterMs?: number
}
