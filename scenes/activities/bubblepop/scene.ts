import type { Random } from '#domain/random'
import type { PromptStep } from '#domain/trials/events'
import type { TrialPlan } from '#domain/trials/plan'
import { ActivityScene } from '../../kit/ActivityScene'
import type { Stimulus } from '../../kit/stimulus'
import { bubbleLevels } from './levels'
import { planBubbles } from './logic'
import manifest from './manifest'

/** A soft pop a moment after the bubble begins to open (domain.md, /bubblepop). */
const POP_AFTER_MS = 100
const SLOWED = 0.5

export default class BubblePop extends ActivityScene<typeof manifest.settings> {
  constructor() {
    super(manifest)
  }

  protected override planTrials(count: number, warmUps: number, random: Random): readonly TrialPlan[] {
    return planBubbles(count, warmUps, this.fillOf(bubbleLevels), this.settings, this.services.header.settings, random)
  }

  /** A drifting bubble slows down first, then parks and sways. */
  protected override onPrompt(step: PromptStep): boolean {
    if (step > 2 || this.targets.every((target) => target.plan.drift === null)) return false
    this.drifting.slowTo(step === 1 ? SLOWED : 0)
    if (step === 2) for (const target of this.targets) target.sway()
    return true
  }

  protected override onNearMiss(error: number): void {
    if (this.settings.stopsWhenNear && error < this.dials.hitSize) this.drifting.slowTo(0)
  }

  protected override reward(bubble: Stimulus): void {
    bubble.open()
    this.playLater('pop', POP_AFTER_MS)
    this.playLater('chime', 1000)
  }
}
