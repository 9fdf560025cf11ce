import type { Hex } from '../child/palette'
import type { Zone } from '../child/zones'
import type { StimulusRole } from './events'

/** A place on the stage: fractions of its width and height, from the top left. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** A straight way across the stage, at the thing's speed. It parks at its end, or leaves the stage there. */
export interface Drift {
  readonly to: Place
  readonly atEnd: 'park' | 'leave'
}

/** One thing to be shown. `size` is its longest side in stage heights; `speed` in stage widths per second. */
export interface StimulusPlan {
  readonly id: string
  readonly role: StimulusRole
  /** Which drawing of the activity's: `bubble`, `light`, a word of the picture packs. */
  readonly look: string
  readonly colour: Hex
  readonly zone: Zone
  /** Where its centre is at onset. */
  readonly place: Place
  readonly size: number
  readonly speed: number
  /** null: it stays where it is. */
  readonly drift: Drift | null
}

/** One trial, decided before it begins. */
export interface TrialPlan {
  readonly stimuli: readonly StimulusPlan[]
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
