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

/** What has happened in this session until now: a fold over its events, so that replay comes to the same. */
export interface SoFar {
  /** Finished trials, warm-ups included, in their order. */
  readonly trials: readonly TrialResult[]
  /** How many things more, or fewer, an adult asked for. */
  readonly moreItems: number
}

/**
 * One trial is asked for when its turn comes. `random` is the trial's own and the same for the same seed and index;
 * `deal` gives one that is the same at every call of the session, for orders that hold through a block.
 */
export interface PlanRequest<Fill = unknown, S extends SettingsSpec = SettingsSpec> extends TrialNeed {
  readonly level: Fill
  /** Number of the trial within the block, warm-ups not counted; negative in a warm-up. */
  readonly turn: number
  /** Trials of the block that count. */
  readonly turns: number
  readonly settings: SettingsOf<S>
  /** Of the address that was opened; null where it has none. */
  readonly category: string | null
  readonly child: TrialSettings
  readonly words: readonly Word[]
  readonly texts: readonly OwnText[]
  readonly decks: readonly OutlineDeck[]
  /** The camera is a mirror now: an adult turned it on for this session. */
  readonly hasMirror: boolean
  /** Width of the stage divided by its height. */
  readonly aspect: number
  /** Width of a printed piece in heights of its line. */
  readonly widthOf: (piece: string, sides?: number) => number
  /** A word with the line round it, as it is drawn. */
  readonly outlined: (text: string, form: OutlineForm) => OutlinedWord
  readonly random: Random
  readonly deal: () => Random
  readonly soFar: SoFar
}

/** A trial with what its activity records, by the names it declared. */
type PlannedTrial<R extends RecordsSpec> = Omit<TrialPlan, 'records'> & { readonly records?: RecordsOf<R> }

/** What an activity's manifest declares of its plans. */
interface Declares {
  readonly settings: SettingsSpec
  readonly records?: RecordsSpec
}

/** The same by an activity's manifest: what it is asked, and what it answers. */
export type RequestFor<M extends Declares, Fill> = PlanRequest<Fill, M['settings']>
export type PlannedFor<M extends Declares> = PlannedTrial<NonNullable<M['records']>>

/** Plans one trial; null ends the session, for a staircase that has its answer. */
export type PlanTrial<Fill, S extends SettingsSpec = SettingsSpec, R extends RecordsSpec = RecordsSpec> = (
  request: PlanRequest<Fill, S>,
) => PlannedTrial<R> | null
