import type { StoryEffect } from '../storyEffects'
import type { Common } from './common'
import type { SoundName } from '../../../sounds'

/**
 * Ways in which a thing reaches its place: one touch sends it, two taps move it, a finger drags it, or a small push towards it
 * is enough (`magnet`).
 */
export const carryModes = ['touch', 'tap-tap', 'drag', 'magnet'] as const

export type CarryMode = (typeof carryModes)[number]

/** The child carries things to their places (clinical-design.md F6). */
export interface CarrySpec extends Common {
  readonly kind: 'carry'
  readonly mode: CarryMode
  /** Distance (stage heights) from its place within which a thing may be dropped. */
  readonly snap: number
  /** Offsets from the centre of the place at which things come to rest, in units of the place's size. Default: the centre. */
  readonly lying?: readonly { readonly x: number; readonly y: number }[]
  /** Whether the thing and its place look the same. They then glide together and become one, which performs the reward's `ends`. */
  readonly becomesOne?: true
  /** Whether there are more things than needed. One too many is wrong, and the trial ends when the child brings no more. */
  readonly mayBeTooMany?: boolean
  /** Height, in units of its own size, from which a thing is lowered into its place; null means that it goes straight there. */
  readonly letDown?: number | null
  /** Whether to record how the thing was carried, as declared by `carriedRecords`. */
  readonly measured?: true
  /** Share of the way that a thing moves as a prompt. Default: a third. */
  readonly partWay?: number
  /** Whether only the next thing is prompted, rather than all at once. */
  readonly helpsOne?: true
  /**
   * Whether any number of tries in any place is allowed, and none is a mistake. Tries are recorded as declared by
   * `assembledRecords`.
   */
  readonly anyTries?: true
  /** Sound that plays when a thing reaches its place. */
  readonly arrives?: SoundName
  /** Story effects of each thing (by id) that follow its arrival while others remain. */
  readonly each?: Readonly<Record<string, readonly StoryEffect[]>>
  /** Time (ms) after which the place is hidden, as a memory task. */
  readonly hidesAfterMs?: number
}

/**
 * Pieces go to their own slots (clinical-design.md, /arrange). Any number of tries is allowed, and the prompt moves the next
 * piece half way.
 */
export interface AssembleSpec extends Common, Pick<CarrySpec, 'mode' | 'snap' | 'measured' | 'arrives' | 'each'> {
  readonly kind: 'assemble'
}
