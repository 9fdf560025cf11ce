import type { Place } from '#domain/geometry'
import type { FollowOptions } from '#domain/trials/layout/followFinger'
import type { RollPlan } from '#domain/trials/plan/plan'
import type { StimulusView } from '../drawing/stimulusView'

/** The properties of a thing that its motion depends on. */
export interface Moved {
  readonly place: Place
  /** The point about which the thing turns, relative to its centre, in units of its size. */
  readonly pivot: { readonly x: number; readonly y: number }
  /** The thing's size (stage heights). `side` returns its longest side as drawn now (pixels). */
  readonly size: number
  readonly side: () => number
  readonly rolls?: RollPlan
  readonly isOverTrack?: true
  /** Returns whether the thing is on top of another one, which a hop would uncover and cover again. */
  readonly liesOnAnother: () => boolean
  /** Time lags with which the thing follows a finger. */
  readonly fingerLags: Pick<FollowOptions, 'lagS' | 'tremorLagS'>
  readonly dress: Pick<
    StimulusView,
    'halves' | 'extent' | 'isRed' | 'parts' | 'limbs' | 'isSoft' | 'knows' | 'needsCalm' | 'glideAt' | 'calmTo' | 'calmness' | 'setOff'
  >
}

/** The movements to be judged before a thing becomes visible. */
export interface Foreseen {
  readonly isHelped: boolean
  readonly isCarried: boolean
  readonly isSent: boolean
  readonly movesAlone: boolean
  readonly flies: boolean
  readonly drift: number | null
}
