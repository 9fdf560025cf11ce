import type { Random } from '#domain/random'
import type { TrialPlan } from '#domain/trials/plan'
import { PassageScene } from '../../templates/PassageScene'
import { followLevels } from './levels'
import { planPassages } from './logic'
import manifest from './manifest'

export default class Follow extends PassageScene<typeof manifest.settings> {
  constructor() {
    super(manifest)
  }

  protected override get passage() {
    return this.settings
  }

  protected override planTrials(count: number, warmUps: number, random: Random): readonly TrialPlan[] {
    return planPassages(count, warmUps, this.fillOf(followLevels), this.settings, this.services.header.settings, this.layout.aspect, random)
  }
}
