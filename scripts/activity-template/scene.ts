import type { Random } from '#domain/random'
import type { TrialPlan } from '#domain/trials/plan'
import { ActivityScene } from '#scenes/kit/ActivityScene'
import { planTrials } from './logic'
import manifest from './manifest'

const ITEMS: Readonly<Record<string, number>> = { '1': 1, '2': 2 }

export default class __NAME__ extends ActivityScene<typeof manifest.settings> {
  constructor() {
    super(manifest)
  }

  protected override planTrials(count: number, _warmUps: number, random: Random): readonly TrialPlan[] {
    return planTrials(count, ITEMS[this.level.id] ?? 1, this.services.header.settings, random)
  }
}
