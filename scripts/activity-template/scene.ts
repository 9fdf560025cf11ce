import type { Random } from '#domain/random'
import type { TrialPlan } from '#domain/trials/plan'
import { ActivityScene } from '#scenes/kit/ActivityScene'
import { planTrials } from './logic'
import manifest from './manifest'

export default class __NAME__ extends ActivityScene<typeof manifest.settings> {
  constructor() {
    super(manifest)
  }

  protected override planTrials(count: number, random: Random): readonly TrialPlan[] {
    return planTrials(count, this.block().warmUps, this.level.id !== '1', this.dials, random)
  }
}
