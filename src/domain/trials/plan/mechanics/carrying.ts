import type { StoryEffect } from '../storyEffects'
import type { Common } from './common'
import type { SoundName } from '../../../sounds'

/** How a thing comes to its place: a touch sends it, two taps bring it, or a finger takes it along (or only pushes it). */
export const carryModes = ['touch', 'tap-tap', 'drag', 'magnet'] as const

export type CarryMode = (typeof carryModes)[number]

/** Things are brought to their places (clinical-design.md F6). */
export interface CarrySpec extends Common {
  readonly kind: 'carry'
  readonly mode: CarryMode
  /** How near (stage heights) to its place a thing must be let go. */
  readonly snap: number
  /** Where the things lie in their place: from its middle, in sizes of the place. Without any, on it. */
  readonly lying?: readonly { readonly x: number; readonly y: number }[]
  /** What is brought and its place are the same: at the answer they glide together and become one, which then does what the reward's `ends` say. */
  readonly becomesOne?: true
  /** There are more things than are asked for: one too many is wrong, and the child is done when nothing more comes. */
  readonly mayBeTooMany?: boolean
  /** From how far above, in its own sizes, it is let down into its place; null: it goes straight. */
  readonly letDown?: number | null
  /** How it was brought is recorded, as `carriedRecords` declares it. */
  readonly measured?: true
  /** As help it goes this share of its way; a third unless told. */
  readonly partWay?: number
  /** Only the thing that would be brought next is helped, and not all at once. */
  readonly helpsOne?: true
  /** Each thing may be tried in as many places as the child likes: none is a mistake. What was tried is recorded, as `assembledRecords` declares it. */
  readonly anyTries?: true
  /** What is heard when a thing has come into its place. */
  readonly arrives?: SoundName
  /** What happens with each, by its id, when it has come into its place and others are still to come. */
  readonly each?: Readonly<Record<string, readonly StoryEffect[]>>
  /** The place is seen for so long (ms) and then hidden: from memory. */
  readonly hidesAfterMs?: number
}

/** Pieces go to their slots, each to its own (clinical-design.md, /arrange): any number of tries, and as help the next piece goes half way. */
export interface AssembleSpec extends Common, Pick<CarrySpec, 'mode' | 'snap' | 'measured' | 'arrives' | 'each'> {
  readonly kind: 'assemble'
}
