import type { TrialState } from '#domain/trials/engine/state'
import type { SceneServices } from '../input/services'
import type { ShownTrial } from './shownTrial'
import type { Stimulus } from '../stimulus/stimulus'

/** The report for the automation handle. It contains only visible things. */
export interface SceneDescription extends Pick<TrialState, 'phase' | 'trial' | 'total' | 'events'> {
  readonly header: SceneServices['header']
  readonly isHeld: boolean
  readonly stimuli: readonly Stimulus[]
  readonly aim: Stimulus | null
  /** Minimum side of a hit area (stage pixels). */
  readonly hitSize: number
}

export function describeScene(
  { phase, trial, total, events }: TrialState,
  shown: ShownTrial | null,
  of: Pick<SceneDescription, 'header' | 'isHeld' | 'hitSize'>,
): SceneDescription {
  return { ...of, phase, trial, total, events, stimuli: shown?.stimuli ?? [], aim: shown?.mechanic.aim ?? null }
}
