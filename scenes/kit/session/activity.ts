import type { SettingsOf, SettingsSpec } from '#domain/settings/ownSettings'
import type { RecordsSpec } from '#domain/trials/engine/recordsSpec'
import type { LevelIdOf, Manifest } from '#domain/activities/manifest'
import type { ResolvedSettings } from '#domain/settings/resolve'
import type { SessionHeader } from '#domain/activities/session'
import { trialResults } from '#domain/measures/trialResults'
import { seededRandom } from '#domain/random'
import type { EngineConfig } from '#domain/trials/engine/state'
import type { PlayEvent } from '#domain/trials/engine/events'
import type { TrialPlan } from '#domain/trials/plan/plan'
import { settingsForTrial } from '#domain/trials/engine/trialSettings'
import type { PlanTrial, SoFar, TrialNeed } from '#domain/trials/engine/request'
import type { OwnMechanic } from '../mechanics/mechanics'
import { outlinedWord } from '../looks/outlined'
import { textWidth } from '../looks/text'
import type { SceneServices } from '../input/services'

/** An activity as the stage plays it: the content of each level, and a function that plans one trial. Everything else is data in that plan. */
export interface Activity {
  readonly manifest: Manifest
  readonly levels: Readonly<Record<string, unknown>>
  readonly plan: PlanTrial<never>
  /** Mechanics of the activity's own, by their names in its plans. */
  readonly own?: Readonly<Record<string, OwnMechanic>>
}

/** Links the types of an activity's parts. An activity with an unfilled level, or with a record that it does not declare, does not compile. */
export function activityOf<const M extends Manifest, T extends Readonly<Record<LevelIdOf<M>, unknown>>>(parts: {
  readonly manifest: M
  readonly levels: T
  readonly plan: PlanTrial<NoInfer<T>[LevelIdOf<M>], M['settings'], NonNullable<M['records']>>
  readonly own?: Readonly<Record<string, OwnMechanic>>
}): Activity {
  return parts
}

/** Distance between the seeds of successive trials. It keeps two trials from sharing a seed. */
const TRIAL_STEP = 7919

/** Asks an activity for one trial after another. The same header, need and log always give the same trial, whether or not there is a mirror. */
export class Planner {
  readonly #activity: Activity
  readonly #services: SceneServices
  readonly #header: SessionHeader
  readonly #config: EngineConfig
  readonly #aspect: number

  constructor(activity: Activity, services: SceneServices, config: EngineConfig, aspect: number) {
    this.#activity = activity
    this.#services = services
    this.#header = services.header
    this.#config = config
    this.#aspect = aspect
  }

  /** Returns the next trial, planned with the child's current settings. Returns null if the activity has no more trials. */
  next(need: TrialNeed, events: readonly PlayEvent[], settings: ResolvedSettings): TrialPlan | null {
    return this.#ask(need, soFarOf(events), settings)
  }

  /** Returns the plans of a block in which nothing unexpected happens. They are used to load the words in advance. */
  rehearse(settings: ResolvedSettings): readonly TrialPlan[] {
    const count = this.#config.session === 'free' ? 1 : this.#config.warmUps + this.#config.trials + 1
    return Array.from({ length: count }).reduce<readonly TrialPlan[]>((plans, _, index) => {
      const plan = this.#ask({ index, warmUp: index < this.#config.warmUps, easier: false, itemsShare: 1 }, { trials: [], moreItems: 0 }, settings)
      return plan === null ? plans : [...plans, plan]
    }, [])
  }

  #ask(need: TrialNeed, soFar: SoFar, settings: ResolvedSettings): TrialPlan | null {
    const { seed, level, category } = this.#header
    const plan = this.#activity.plan as PlanTrial<unknown, SettingsSpec, RecordsSpec>
    const fill = this.#activity.levels[level]
    if (fill === undefined) throw new Error(`${this.#activity.manifest.id} has nothing for level "${level}"`)
    const turn = need.index - this.#config.warmUps
    const isMeasured = this.#activity.manifest.levels.find(({ id }) => id === level)?.isMeasured === true
    const planned = plan({
      ...need,
      turn,
      turns: this.#config.trials,
      level: fill,
      settings: settings.activity as SettingsOf<SettingsSpec>,
      category,
      child: settingsForTrial(settings, { turn, isMeasured, heightCm: this.#header.device.screen?.heightCm }),
      words: this.#services.words,
      texts: this.#services.texts,
      decks: this.#services.decks,
      hasMirror: this.#services.mirror?.state === 'on',
      aspect: this.#aspect,
      widthOf: textWidth,
      outlined: outlinedWord,
      random: seededRandom(seed + (need.index + 1) * TRIAL_STEP),
      deal: () => seededRandom(seed),
      soFar,
    })
    return planned as TrialPlan | null
  }
}

/** Returns a summary of the session so far. */
export function soFarOf(events: readonly PlayEvent[]): SoFar {
  const wishes = events.filter((event) => event.kind === 'wished')
  return { trials: trialResults(events), moreItems: wishes.reduce((sum, { wish }) => sum + (wish === 'one-more' ? 1 : -1), 0) }
}
