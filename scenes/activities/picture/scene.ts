import type { Dials } from '#domain/child/dials'
import type { Random } from '#domain/random'
import type { TrialPlan } from '#domain/trials/plan'
import { ActivityScene } from '../../kit/ActivityScene'
import type { Stimulus } from '../../kit/stimulus'
import { cardLevels, type CardLevel } from './levels'
import { planCards } from './logic'
import manifest from './manifest'

/** The least silent look before the name, and the pause after a touch in which no second one counts, ms. */
const SILENT_LOOK_MS = 3000
const SECOND_TOUCH_MS = 2000

export default class Picture extends ActivityScene<typeof manifest.settings> {
  #touchedAt: number | null = null

  constructor() {
    super(manifest)
  }

  get #cards(): CardLevel {
    const level = cardLevels[this.level.id]
    if (level === undefined) throw new Error(`Pictures has no level "${this.level.id}"`)
    return level
  }

  protected override planTrials(count: number, warmUps: number, random: Random): readonly TrialPlan[] {
    return planCards(count, warmUps, this.#cards, this.services.words, this.settings, this.services.header.settings, random)
  }

  protected override present(plan: TrialPlan): void {
    super.present(plan)
    this.#touchedAt = null
    if (this.#cards.choices > 1) return
    if (this.#cards.sways) for (const card of this.targets) card.sway()
    this.whileShown(Math.max(SILENT_LOOK_MS, (this.dials.waitMs ?? 0) / 2), (card) => this.sayName(card))
    const turnAfter = this.settings.turnsItselfAfter * 1000
    if (turnAfter > 0) this.whileShown(turnAfter, () => this.advance())
  }

  /** A card stays: the first touch says its name again, a second one turns to the next. */
  protected override chosen(card: Stimulus, at: number, by: Dials['accessMethod']): void {
    const isAgain = this.#touchedAt !== null && at - this.#touchedAt >= SECOND_TOUCH_MS
    if (this.#cards.choices > 1 || isAgain || card.plan.role !== 'target') return super.chosen(card, at, by)
    if (this.#touchedAt !== null) return
    this.#touchedAt = at
    this.sayName(card)
    card.sway()
  }

  protected override reward(card: Stimulus): void {
    card.celebrate()
    if (this.#cards.choices > 1) this.time.delayedCall(SILENT_LOOK_MS / 6, () => this.sayName(card))
  }
}
