import type { Random } from '#domain/random'
import type { TrialPlan } from '#domain/trials/plan'
import type { Stimulus } from '../../kit/stimulus'
import { CardScene } from '../../templates/CardScene'
import { cardLevels, type CardLevel } from './levels'
import { planCards } from './logic'
import manifest from './manifest'

export default class Picture extends CardScene<typeof manifest.settings> {
  constructor() {
    super(manifest)
  }

  get #cards(): CardLevel {
    return this.fillOf(cardLevels)
  }

  protected override get isCard(): boolean {
    return this.#cards.choices === 1
  }

  protected override planTrials(count: number, warmUps: number, random: Random): readonly TrialPlan[] {
    return planCards(count, warmUps, this.#cards, this.services.words, this.settings, this.services.header.settings, random)
  }

  protected override present(plan: TrialPlan): void {
    super.present(plan)
    if (this.#cards.sways) for (const card of this.targets) card.sway()
    const turnAfter = this.settings.turnsItselfAfter * 1000
    if (this.isCard && turnAfter > 0) this.whileShown(turnAfter, () => this.advance())
  }

  /** One step: the first touch says the name again. */
  protected override stepsOf(): number {
    return 1
  }

  protected override stepped(card: Stimulus): void {
    this.sayName(card)
    card.sway()
  }

  protected override reward(card: Stimulus): void {
    card.celebrate()
    if (!this.isCard) this.nameLater(card)
  }
}
