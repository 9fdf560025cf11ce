import type { ResolvedSettings } from '#domain/settings/resolve'
import { ease } from '#domain/trials/engine/ease'
import { needOf } from '#domain/trials/engine/engine'
import type { TrialPlan } from '#domain/trials/plan/plan'
import type { Drawings } from '../drawing/drawings'
import type { Layout } from '../drawing/layout'
import type { Planner } from './activity'
import type { PlaySession } from '../input/playSession'
import type { ShownTrial } from './shownTrial'

interface Parts {
  readonly planner: Planner
  readonly session: PlaySession
  readonly drawings: () => Drawings
  readonly layout: () => Layout
  readonly isAudible: () => boolean
  readonly make: (plan: TrialPlan) => ShownTrial
}

/**
 * Prepares the next trial. It is planned between two trials, so that its pictures are ready when it begins, and its things are made while the stage
 * is still dark.
 */
export class UpcomingTrial {
  readonly #parts: Parts
  #plan: TrialPlan | null = null
  #made: ShownTrial | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The plan of the next trial; null before it is planned, and once the trial is on the stage. */
  get plan(): TrialPlan | null {
    return this.#plan
  }

  get isPrepared(): boolean {
    return this.#made?.isPrepared === true
  }

  /** Plans the next trial. Returns false if the activity has no more trials. */
  planNext(settings: ResolvedSettings): boolean {
    const { planner, session, drawings, layout, isAudible } = this.#parts
    const { state } = session
    const need = needOf({ ...state, trial: state.trial + 1 })
    const planned = planner.next(need, state.events, settings)
    if (planned === null) return false
    const plan = ease(planned.unheard === undefined || isAudible() ? planned : planned.unheard, need, settings.dials)
    this.#plan = plan
    drawings().keep(plan, layout())
    drawings().prepare(plan, layout())
    return true
  }

  /** Makes the things of the trial, still dark, as soon as their pictures are ready, and judges their possible movements. */
  prepare(): void {
    const { drawings, layout, make } = this.#parts
    if (this.#plan === null || this.#made !== null || !drawings().prepare(this.#plan, layout())) return
    drawings().freeTexts()
    drawings().standOn(this.#plan.ground)
    this.#made = make(this.#plan)
    const preparing = this.#made.prepare()
    if (preparing !== undefined) drawings().awaits(preparing)
  }

  /** Returns the prepared trial, which the stage then owns. */
  take(): ShownTrial | null {
    const made = this.#made
    this.#plan = null
    this.#made = null
    return made
  }

  /** Destroys the trial's things. The plan is kept. */
  unmake(): void {
    this.#made?.destroy()
    this.#made = null
  }
}
