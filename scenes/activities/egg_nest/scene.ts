import type { Random } from '#domain/random'
import type { Place, TrialPlan } from '#domain/trials/plan'
import type { Stimulus } from '../../kit/stimulus'
import { CarryScene } from '../../templates/CarryScene'
import { nestLevels, type NestLevel } from './levels'
import { lyingIn, planNests } from './logic'
import manifest from './manifest'

export default class EggNest extends CarryScene<typeof manifest.settings> {
  constructor() {
    super(manifest)
  }

  get #nest(): NestLevel {
    return this.fillOf(nestLevels)
  }

  protected override get carry() {
    const { carry, snap } = this.settings
    return { mode: carry === 'level' ? this.#nest.mode : carry, snap: snap / 100 }
  }

  protected override planTrials(count: number, warmUps: number, random: Random): readonly TrialPlan[] {
    return planNests(count, warmUps, this.#nest, this.settings, this.services.header.settings, random)
  }

  protected override restingPlace(nest: Stimulus, index: number): Place {
    const lying = this.stimuli.filter(({ plan }) => plan.role === 'control').length
    return lyingIn(nest.place, nest.plan.size, lying + index, this.layout.aspect)
  }

  /** The egg rocks, and a little later somebody in it peeps. */
  protected override arrived(egg: Stimulus): void {
    egg.sway()
    this.playLater('bird')
  }
}
