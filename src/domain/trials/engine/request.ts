import type { SettingsOf, SettingsSpec } from '../../settings/ownSettings'
import type { RecordsOf, RecordsSpec } from './recordsSpec'
import type { TrialResult } from './trialResult'
import type { Random } from '../../random'
import type { OutlinedWord } from '../../words/outlinedWord'
import type { OutlineForm } from '../../words/outlineStyle'
import type { OutlineDeck } from '../../words/outlines'
import type { OwnText } from '../../words/texts'
import type { Word } from '../../words/words'
import type { TrialPlan } from '../plan/plan'
import type { TrialSettings } from './trialSettings'

/** The engine's requirements for the trial that it starts. */
export interface TrialNeed {
  readonly index: number
  /** Whether the trial uses the set-up that is known to be best for the child. Such a trial is not scored. */
  readonly warmUp: boolean
  /** Whether the trial must be easier, with the target in the best zone: see `needOf`. */
  readonly easier: boolean
  /** Share of the items to keep: 1, halved at each overload. */
  readonly itemsShare: number
}

/** The session so far, computed from its events so that a replay gives the same result. */
export interface SoFar {
  /** Finished trials in order, including warm-ups. */
  readonly trials: readonly TrialResult[]
  /** Number of additional items that the adult asked for, less those taken away. */
  readonly moreItems: number
}

/**
 * Request for the plan of one trial, made when the trial is about to begin. `random` belongs to the trial and repeats for the
 * same seed and index. `deal` returns a source that repeats for the whole session, for orders that span a block.
 */
export interface PlanRequest<Fill = unknown, S extends SettingsSpec = SettingsSpec> extends TrialNeed {
  readonly level: Fill
  /** Number of the trial within the block; negative for a warm-up. */
  readonly turn: number
  /** Number of scored trials in the block. */
  readonly turns: number
  readonly settings: SettingsOf<S>
  /** Category in the opened address; null if there is none. */
  readonly category: string | null
  readonly child: TrialSettings
  readonly words: readonly Word[]
  readonly texts: readonly OwnText[]
  readonly decks: readonly OutlineDeck[]
  /** Whether the camera is used as a mirror, because an adult turned it on for this session. */
  readonly hasMirror: boolean
  /** Stage width divided by stage height. */
  readonly aspect: number
  /** Returns the width of a printed piece, in line heights. */
  readonly widthOf: (piece: string, sides?: number) => number
  /** Returns a word with its outline, as it is drawn. */
  readonly outlined: (text: string, form: OutlineForm) => OutlinedWord
  readonly random: Random
  readonly deal: () => Random
  readonly soFar: SoFar
}

/** A trial with the records that its activity declares. */
type PlannedTrial<R extends RecordsSpec> = Omit<TrialPlan, 'records'> & { readonly records?: RecordsOf<R> }

/** Declarations in an activity's manifest that determine its plans. */
interface Declares {
  readonly settings: SettingsSpec
  readonly records?: RecordsSpec
}

/** Types of requests and plans that follow from an activity's manifest. */
export type RequestFor<M extends Declares, Fill> = PlanRequest<Fill, M['settings']>
export type PlannedFor<M extends Declares> = PlannedTrial<NonNullable<M['records']>>

/** Plans one trial. Returning null ends the session, such as when a staircase has converged. */
export type PlanTrial<Fill, S extends SettingsSpec = SettingsSpec, R extends RecordsSpec = RecordsSpec> = (
  request: PlanRequest<Fill, S>,
) => PlannedTrial<R> | null
