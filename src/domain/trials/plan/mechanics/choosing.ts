import type { StoryEffect } from '../storyEffects'
import type { Common } from './common'
import type { SoundName } from '../../../sounds'
import { type Act } from '../acts'
import type { Place } from '../../../geometry'

/** Touch or selection of a thing: a target is right, anything else is wrong. */
export interface ChooseSpec extends Common {
  readonly kind: 'choose'
  /** A drifting thing stops when a hand comes near. */
  readonly stopsWhenNear?: boolean
  /** The first choice is the answer and every answer has the same reward, for an unbiased measure. */
  readonly firstCounts?: true
  /** The adult's "looks now" mark counts as an answer. */
  readonly lookingIsEnough?: boolean
  /** Time (ms) after which the light dims and moves to the centre: it may hold the eyes involuntarily. */
  readonly gazeGuardMs?: number
}

/** One picture that stays as long as the child looks. Each touch advances one step; the touch after the last ends it. */
export interface CardSpec extends Common {
  readonly kind: 'card'
  readonly steps: number
  /** Sways from the start. */
  readonly sways?: boolean
  /** Effects of a touch that shows no further picture. Default: sway. */
  readonly touched?: readonly StoryEffect[]
  /** The thing's own sound, after its name is repeated. */
  readonly sound?: SoundName
  /** The adult may mark that the child named it. */
  readonly named?: true
  /** Time (ms) after which it turns by itself; null or absent: never. */
  readonly turnsAfterMs?: number | null
  /** A printed word unfolds in parts, each after its time (ms) or by touch: letters, name, and picture (an id). */
  readonly unfolds?: {
    readonly lettersMs?: number
    readonly nameMs?: number
    readonly picture?: { readonly id: string; readonly afterMs: number }
  }
}

/** Each of several targets is touched in any order; the last ends the trial. */
export interface CountSpec extends Common {
  readonly kind: 'count'
  /** Everything is dark except a circle that follows the finger. */
  readonly spotlight?: boolean
  /** The voice counts along. */
  readonly counts?: boolean
  /** Targets must be touched in planned order; any other is wrong. */
  readonly inOrder?: true
  /** Story effects of each target found, by id. */
  readonly each?: Readonly<Record<string, readonly StoryEffect[]>>
  /** A counted thing sounds, its number is spoken, and it leaves so that it cannot be counted twice. */
  readonly counted?: CountedPlan
  /** Number of each of these things (ids); choosing the right one is the answer. The things may be touched and counted before. */
  readonly answers?: Readonly<Record<string, number>>
}

/** The effect on each counted thing. Recorded as `countedRecords` declares. */
export interface CountedPlan {
  readonly sound: SoundName
  /** Destination of each, by id. Default: it stays. */
  readonly places?: Readonly<Record<string, Place>>
  /** Its act on arrival. */
  readonly arrives?: Act
  /** Its brightness afterwards, 0 to 1. */
  readonly light: number
}

/** Cells are filled like a sample's (clinical-design.md, /gridmatch): touching a cell shows its content. */
export interface CopySpec extends Common {
  readonly kind: 'copy'
  /** By id of each cell to fill: its content, and its twin in the sample, which prompts move. */
  readonly cells: Readonly<Record<string, { readonly fill: string; readonly sample: string }>>
  /** Ids of everything in each row: a row lights up when the rows before it are done. */
  readonly rows?: readonly (readonly string[])[]
  /** Time (ms) after which the sample is hidden until all is done. */
  readonly hidesAfterMs?: number
}
