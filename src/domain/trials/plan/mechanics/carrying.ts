import type { StoryEffect } from '../storyEffects'
import type { Common } from './common'
import type { SoundName } from '../../../sounds'

/** Ways in which a thing reaches its place: one touch sends it, two taps move it, a finger drags it, or a nudge is enough (`magnet`). */
export const carryModes = ['touch', 'tap-tap', 'drag', 'magnet'] as const

export type CarryMode = (typeof carryModes)[number]

/** Things are carried to their places (clinical-design.md F6). */
export interface CarrySpec extends Common {
  readonly kind: 'carry'
  readonly mode: CarryMode
  /** Distance (stage heights) from its place within which a thing may be dropped. */
  readonly snap: number
  /** Offsets from the place's centre at which things come to rest, in units of the place's size. Default: its centre. */
  readonly lying?: readonly { readonly x: number; readonly y: number }[]
  /** The thing and its place are the same: they glide together and become one, which then performs the reward's `ends`. */
  readonly becomesOne?: true
  /** There are more things than needed: one too many is wrong, and the trial ends when the child brings nothing more. */
  readonly mayBeTooMany?: boolean
  /** Height, in units of its own size, from which it is lowered into its place; null: straight. */
  readonly letDown?: number | null
  /** Records how it was carried, as `carriedRecords` declares. */
  readonly measured?: true
  /** Share of the way it moves as a prompt. Default: a third. */
  readonly partWay?: number
  /** Prompts only the next thing rather than all at once. */
  readonly helpsOne?: true
  /** Any number of tries in any place; none is a mistake. Records them as `assembledRecords` declares. */
  readonly anyTries?: true
  /** Sound when a thing reaches its place. */
  readonly arrives?: SoundName
  /** Story effects of each thing (by id) when it arrives while others remain. */
  readonly each?: Readonly<Record<string, readonly StoryEffect[]>>
  /** Time (ms) after which the place is hidden, for memory. */
  readonly hidesAfterMs?: number
}

/** Pieces go to their own slots (clinical-design.md, /arrange), with any number of tries; the prompt moves the next piece half way. */
export interface AssembleSpec extends Common, Pick<CarrySpec, 'mode' | 'snap' | 'measured' | 'arrives' | 'each'> {
  readonly kind: 'assemble'
}
