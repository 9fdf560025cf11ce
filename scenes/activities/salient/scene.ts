import type { Dials } from '#domain/child/dials'
import type { Random } from '#domain/random'
import type { PromptStep } from '#domain/trials/events'
import type { TrialPlan } from '#domain/trials/plan'
import { ActivityScene } from '../../kit/ActivityScene'
import type { Stimulus } from '../../kit/stimulus'
import { salientLevels, type SalientLevel } from './levels'
import { planSalient } from './logic'
import manifest from './manifest'

/** The least silent look before anything is said, and between two steps, ms. */
const SILENT_LOOK_MS = 3000
const STEP_MS = 2000

export default class Salient extends ActivityScene<typeof manifest.settings> {
  #step = 0
  #steppedAt = 0

  constructor() {
    super(manifest)
  }

  get #level(): SalientLevel {
    const level = salientLevels[this.level.id]
    if (level === undefined) throw new Error(`What makes it so has no level "${this.level.id}"`)
    return level
  }

  protected override planTrials(count: number, _warmUps: number, random: Random): readonly TrialPlan[] {
    return planSalient(count, { level: this.#level, words: this.services.words, settings: this.settings, child: this.services.header.settings, random })
  }

  protected override present(plan: TrialPlan): void {
    super.present(plan)
    this.#step = 0
    this.#steppedAt = Number.NEGATIVE_INFINITY
    if (this.#level.kind === 'show') this.whileShown(Math.max(SILENT_LOOK_MS, (this.dials.waitMs ?? 0) / 2), (card) => this.#step === 0 && this.sayName(card))
  }

  /** What is shown step by step goes on with a touch, after a time to look; the last one ends it. */
  protected override chosen(card: Stimulus, at: number, by: Dials['accessMethod']): void {
    if (this.#level.kind !== 'show' || card.plan.role !== 'target') return super.chosen(card, at, by)
    if (at - this.#steppedAt < STEP_MS) return
    this.#steppedAt = at
    const next = card.plan.further?.[this.#step]
    if (next === undefined) return super.chosen(card, at, by)
    this.#step += 1
    card.wear(next)
    if (next.lit === undefined) this.sayName(card)
    else this.say({ part: next.lit.phrase })
  }

  /** The asked part lights up, then everything else goes dark; a thing that is shown only stays. */
  protected override onPrompt(step: PromptStep): boolean {
    if (this.#level.kind === 'show') {
      if (step === 1) for (const card of this.targets) card.sway()
      if (step === 2) for (const card of this.targets) this.sayName(card)
      return true
    }
    if (this.#level.kind !== 'part' || step > 2) return false
    for (const stimulus of this.stimuli) {
      if (step === 1 && stimulus.plan.role === 'target') stimulus.dim(1)
      if (step === 2 && stimulus.plan.role === 'place') stimulus.dim(0)
    }
    return true
  }

  protected override reward(found: Stimulus): void {
    if (this.#level.kind === 'part') return found.dim(1)
    found.celebrate()
    this.playLater('chime')
  }
}
