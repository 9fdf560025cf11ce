import type { Random } from '#domain/random'
import type { TrialPlan } from '#domain/trials/plan'
import { numberWord } from '#domain/words/utterance'
import { NumberScene } from '../../templates/NumberScene'
import { fingerLevels, type FingerLevel } from './levels'
import { isShown, planFingers } from './logic'
import manifest from './manifest'
import { COUNT_MS } from './shown'

/** A thing is named after it is seen. */
const NAMED_AFTER_MS = 500

export default class FingerCount extends NumberScene<typeof manifest.settings> {
  constructor() {
    super(manifest)
  }

  get #level(): FingerLevel {
    return this.fillOf(fingerLevels)
  }

  protected override get showing() {
    return { steadyMs: this.settings.steadyTime * 1000, hands: this.settings.hands }
  }

  protected override isShown(asked: number, shown: number): boolean {
    return isShown(this.#level, asked, shown)
  }

  protected override planTrials(count: number, warmUps: number, random: Random): readonly TrialPlan[] {
    return planFingers(count, warmUps, { level: this.#level, settings: this.settings, child: this.services.header.settings, words: this.services.words, random })
  }

  /** What is counted together is said one by one, as it comes. */
  protected override present(plan: TrialPlan): void {
    super.present(plan)
    if (this.#level.countsFirst !== true || this.isHello) return
    const things = this.stimuli.filter(({ plan: { look } }) => look === 'star')
    for (const [index, thing] of things.entries()) {
      this.time.delayedCall(index * COUNT_MS + NAMED_AFTER_MS, () => this.stimuli.includes(thing) && this.say({ phrase: numberWord(index + 1) }))
    }
  }
}
