import type { Place } from '#domain/geometry'
import type { FollowOptions } from '#domain/trials/layout/followFinger'
import type { RollPlan } from '#domain/trials/plan/plan'
import type { StimulusView } from '../drawing/stimulusView'

/** The parts of a thing that its motion needs. */
export interface Moved {
  readonly place: Place
  /** The point about which it turns, in units of its size from its centre. */
  readonly pivot: { readonly x: number; readonly y: number }
  /** The thing's size (stage heights), and its longest side as drawn now (pixels). */
  readonly size: number
  readonly side: () => number
  readonly rolls?: RollPlan
  readonly isOverTrack?: true
  /** Whether the thing is on another one, which a hop would cover and uncover. */
  readonly liesOnAnother: () => boolean
  /** Lag of the thing behind a finger. */
  readonly fingerLags: Pick<FollowOptions, 'lagS' | 'tremorLagS'>
  readonly dress: Pick<
    StimulusView,
    'halves' | 'extent' | 'isRed' | 'parts' | 'limbs' | 'isSoft' | 'knows' | 'needsCalm' | 'glideAt' | 'calmTo' | 'calmness' | 'setOff'
  >
}

/** The movements to calculate before a thing is visible. */
export interface Foreseen {
  readonly isHelped: boolean
  readonly isCarried: boolean
  readonly isSent: boolean
  readonly movesAlone: boolean
  readonly flies: boolean
  readonly drift: number | null
}
