import type { Random } from '#domain/random'
import type { PromptStep } from '#domain/trials/events'
import type { TrialPlan } from '#domain/trials/plan'
import type { Stimulus } from '../../kit/stimulus'
import { CardScene } from '../../templates/CardScene'
import { salientLevels, type SalientLevel } from './levels'
import { planSalient } from './logic'
import manifest from './manifest'

export default class Salient extends CardScene<typeof manifest.settings> {
  constructor() {
    super(manifest)
  }

  get #level(): SalientLevel {
    return this.fillOf(salientLevels)
  }

  protected override get isCard(): boolean {
    return this.#level.kind === 'show'
  }

  protected override planTrials(count: number, _warmUps: number, random: Random): readonly TrialPlan[] {
    return planSalient(count, { level: this.#level, words: this.services.words, settings: this.settings, child: this.services.header.settings, random })
  }

  protected override stepsOf(card: Stimulus): number {
    return card.plan.further?.length ?? 0
  }

  protected override stepped(card: Stimulus, step: number): void {
    const next = card.plan.further?.[step]
    if (next !== undefined) card.wear(next)
    if (next?.lit === undefined) this.sayName(card)
    else this.say({ part: next.lit.phrase })
  }

  /** The asked part lights up, then everything else goes dark; a card only stays. */
  protected override onPrompt(step: PromptStep): boolean {
    if (this.isCard) {
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
    this.nameLater(found)
  }
}
