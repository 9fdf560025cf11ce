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

/** The engine's requirements when it starts a trial. */
export interface TrialNeed {
  readonly index: number
  /** Uses the child's known-best set-up; not scored. */
  readonly warmUp: boolean
  /** Whether the trial must be one step easier and in the best zone, after two trials without a response. */
  readonly easier: boolean
  /** Share of the items to keep: 1, halved by each overload. */
  readonly itemsShare: number
}

/** The session so far, folded from its events so that a replay agrees. */
export interface SoFar {
  /** Finished trials in order, warm-ups included. */
  readonly trials: readonly TrialResult[]
  /** Net number of additional items that the adult asked for. */
  readonly moreItems: number
}

/**
 * Request for one trial, made when its turn comes. `random` belongs to the trial and repeats for the same seed and index. `deal` returns a source that
 * repeats for the whole session, for orders that span a block.
 */
export interface PlanRequest<Fill = unknown, S extends SettingsSpec = SettingsSpec> extends TrialNeed {
  readonly level: Fill
  /** Number of the trial within the block; negative in a warm-up. */
  readonly turn: number
  /** Scored trials of the block. */
  readonly turns: number
  readonly settings: SettingsOf<S>
  /** Category of the opened address; null if it has none. */
  readonly category: string | null
  readonly child: TrialSettings
  readonly words: readonly Word[]
  readonly texts: readonly OwnText[]
  readonly decks: readonly OutlineDeck[]
  /** The camera is a mirror now: an adult turned it on for this session. */
  readonly hasMirror: boolean
  /** Stage width divided by stage height. */
  readonly aspect: number
  /** Width of a printed piece in line heights. */
  readonly widthOf: (piece: string, sides?: number) => number
  /** A word with its outline, as it is drawn. */
  readonly outlined: (text: string, form: OutlineForm) => OutlinedWord
  readonly random: Random
  readonly deal: () => Random
  readonly soFar: SoFar
}

/** A trial with the records that its activity declares. */
type PlannedTrial<R extends RecordsSpec> = Omit<TrialPlan, 'records'> & { readonly records?: RecordsOf<R> }

/** An activity's declarations about its plans, from its manifest. */
interface Declares {
  readonly settings: SettingsSpec
  readonly records?: RecordsSpec
}

/** Request and plan types derived from an activity's manifest. */
export type RequestFor<M extends Declares, Fill> = PlanRequest<Fill, M['settings']>
export type PlannedFor<M extends Declares> = PlannedTrial<NonNullable<M['records']>>

/** Plans one trial. null ends the session, for a staircase that has converged. */
export type PlanTrial<Fill, S extends SettingsSpec = SettingsSpec, R extends RecordsSpec = RecordsSpec> = (
  request: PlanRequest<Fill, S>,
) => PlannedTrial<R> | null
