import type { Random } from '#domain/random'
import type { PromptStep } from '#domain/trials/events'
import type { TrialPlan } from '#domain/trials/plan'
import type { Stimulus } from '../../kit/stimulus'
import { CarryScene } from '../../templates/CarryScene'
import { matchLevels } from './levels'
import { planMatches } from './logic'
import manifest from './manifest'

/** In memory mode the sample is seen for so long. */
const SEEN_MS = 3000
/** How near is near enough, for who takes a picture along. */
const SNAP = 0.25

export default class Match extends CarryScene<typeof manifest.settings> {
  constructor() {
    super(manifest)
  }

  protected override get carry() {
    return { mode: this.settings.carry, snap: SNAP }
  }

  protected override planTrials(count: number, warmUps: number, random: Random): readonly TrialPlan[] {
    return planMatches(count, warmUps, this.fillOf(matchLevels), this.services.words, this.settings, this.services.header.settings, random)
  }

  protected override present(plan: TrialPlan): void {
    super.present(plan)
    if (this.settings.hides) this.whileShown(SEEN_MS, () => this.#sample?.dim(0))
  }

  /** One wrong choice fades at each step; at the last the twin goes home by itself. */
  protected override onPrompt(step: PromptStep): boolean {
    const wrong = this.distractors.find((stimulus) => !stimulus.isLeaving)
    if (wrong === undefined || step === 4) return super.onPrompt(step)
    wrong.leave()
    return true
  }

  protected override reward(twin: Stimulus): void {
    this.#sample?.dim(1)
    super.reward(twin)
  }

  /** Both are one now, and have a name. */
  protected override arrived(twin: Stimulus): void {
    twin.celebrate()
    if (this.#sample !== undefined) this.sayName(this.#sample)
  }

  get #sample(): Stimulus | undefined {
    return this.stimuli.find(({ plan }) => plan.id === 'sample')
  }
}
