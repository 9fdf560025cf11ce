import type { SettingsSpec } from '#domain/activities/manifest'
import type { Dials } from '#domain/child/dials'
import type { TrialPlan } from '#domain/trials/plan'
import { ActivityScene } from '../kit/ActivityScene'
import type { Stimulus } from '../kit/stimulus'

/** The least silent look before anything is said, and between two steps, ms. */
const SILENT_LOOK_MS = 3000
const STEP_MS = 2000

/**
 * Activities whose trial may be a card: one picture that stays for as long as the child looks. It is named once after
 * a silent look; each touch goes on by one step, and the touch after the last step turns to the next card.
 */
export abstract class CardScene<S extends SettingsSpec = SettingsSpec> extends ActivityScene<S> {
  #step = 0
  #steppedAt = Number.NEGATIVE_INFINITY

  /** Whether the present level shows cards; else its trials are choices. */
  protected abstract get isCard(): boolean

  /** How many steps a card has between its first sight and its end. */
  protected abstract stepsOf(card: Stimulus): number

  /** What the card does at a step, the first being 0. */
  protected abstract stepped(card: Stimulus, step: number): void

  protected override present(plan: TrialPlan): void {
    super.present(plan)
    this.#step = 0
    this.#steppedAt = Number.NEGATIVE_INFINITY
    if (!this.isCard) return
    this.whileShown(Math.max(SILENT_LOOK_MS, (this.dials.waitMs ?? 0) / 2), (card) => this.#step === 0 && this.sayName(card))
  }

  protected override chosen(card: Stimulus, at: number, by: Dials['accessMethod']): void {
    if (!this.isCard || card.plan.role !== 'target') return super.chosen(card, at, by)
    if (at - this.#steppedAt < STEP_MS) return
    this.#steppedAt = at
    if (this.#step >= this.stepsOf(card)) return super.chosen(card, at, by)
    this.stepped(card, this.#step)
    this.#step += 1
  }
}
