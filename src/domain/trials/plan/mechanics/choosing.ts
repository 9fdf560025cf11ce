import type { StoryEffect } from '../storyEffects'
import type { Common } from './common'
import type { SoundName } from '../../../sounds'
import { type Act } from '../acts'
import type { Place } from '../../../geometry'

/** A touch or choice of a thing: a target is right, anything else is wrong. */
export interface ChooseSpec extends Common {
  readonly kind: 'choose'
  /** What drifts stops when a hand comes near. */
  readonly stopsWhenNear?: boolean
  /** The first choice is the answer, whatever it is, and each is rewarded alike: for a clean measure. */
  readonly firstCounts?: true
  /** The adult's mark that the child looks is an answer. */
  readonly lookingIsEnough?: boolean
  /** After so long (ms) it grows dim and comes to the middle: a light may hold the eyes against the child's will. */
  readonly gazeGuardMs?: number
}

/** One picture that stays for as long as the child looks; each touch goes on by one step, and the touch after the last ends it. */
export interface CardSpec extends Common {
  readonly kind: 'card'
  readonly steps: number
  /** It sways from the start. */
  readonly sways?: boolean
  /** What it does at a touch that shows no further picture; without it it sways. */
  readonly touched?: readonly StoryEffect[]
  /** What the thing is heard to do, after its name was said again. */
  readonly sound?: SoundName
  /** The adult may mark that the child named it. */
  readonly named?: true
  /** It turns by itself after so long (ms); null or absent: never. */
  readonly turnsAfterMs?: number | null
  /** A printed word unfolds, each part so long (ms) after it came, or by a touch: its letters, its name, and its picture (an id). */
  readonly unfolds?: {
    readonly lettersMs?: number
    readonly nameMs?: number
    readonly picture?: { readonly id: string; readonly afterMs: number }
  }
}

/** Each of several targets is touched, in any order; the last one ends the trial. */
export interface CountSpec extends Common {
  readonly kind: 'count'
  /** Everything is dark but a circle that follows the finger. */
  readonly spotlight?: boolean
  /** A voice says the number of each. */
  readonly counts?: boolean
  /** They are touched in the order in which they are planned; another one than the next is wrong. */
  readonly inOrder?: true
  /** What happens with each that was found, by its id. */
  readonly each?: Readonly<Record<string, readonly StoryEffect[]>>
  /** What is counted is heard, its number is said after that, and it is no longer there to be counted twice. */
  readonly counted?: CountedPlan
  /**
   * The number that each of these things (ids) stands for: to choose the right one is the answer. What is counted may be
   * touched and counted before, or not.
   */
  readonly answers?: Readonly<Record<string, number>>
}

/** What becomes of each thing that was counted. What is recorded of it, `countedRecords` declares. */
export interface CountedPlan {
  readonly sound: SoundName
  /** Where each goes, by its id; it stays where it is unless told. */
  readonly places?: Readonly<Record<string, Place>>
  /** What it does where it has come. */
  readonly arrives?: Act
  /** How bright it is then, 0 to 1. */
  readonly light: number
}

/** Cells are filled as those of a sample are (clinical-design.md, /gridmatch): what belongs into a cell comes up when that is touched. */
export interface CopySpec extends Common {
  readonly kind: 'copy'
  /** By the id of each cell that is to be filled: what comes up in it, and what stands for it in the sample, which help moves. */
  readonly cells: Readonly<Record<string, { readonly fill: string; readonly sample: string }>>
  /** Ids of all that belongs to each row: a row comes into light when those before it are done. */
  readonly rows?: readonly (readonly string[])[]
  /** The sample is seen for so long (ms), and then hidden until all is done. */
  readonly hidesAfterMs?: number
}
