import type { Random } from '#domain/random'
import type { PromptStep } from '#domain/trials/events'
import { bestZone, EDGE, placeIn } from '#domain/trials/placement'
import type { TrialPlan } from '#domain/trials/plan'
import { ActivityScene } from '../../kit/ActivityScene'
import type { CornerKind } from '../../kit/adultCorner'
import type { Stimulus } from '../../kit/stimulus'
import { lightLevels, type LightLevel } from './levels'
import { planLights } from './logic'
import manifest from './manifest'

/** A caught light glides into its place, small, at the child's best side (stage heights; ms). */
const CAUGHT = { size: 0.12, ms: 1200 } as const
const GLIDE_HOME_MS = 4000
/** A light may hold the eyes against the child's will: after this long it is dimmed and comes to the middle. */
const GAZE_GUARD = { afterMs: 20_000, share: 0.4 } as const
const CENTRE = { x: 0.5, y: 0.5 } as const

export default class LightCatcher extends ActivityScene<typeof manifest.settings> {
  constructor() {
    super(manifest)
  }

  get #light(): LightLevel {
    return this.fillOf(lightLevels)
  }

  protected override planTrials(count: number, warmUps: number, random: Random): readonly TrialPlan[] {
    return planLights(count, warmUps, this.#light, this.services.header.settings, random)
  }

  protected override present(plan: TrialPlan): void {
    super.present(plan)
    this.whileShown(GAZE_GUARD.afterMs, (light) => {
      light.dim(GAZE_GUARD.share)
      light.glideTo(CENTRE, GLIDE_HOME_MS)
    })
  }

  /** Where looking is enough, the adult says that the child looked. */
  protected override get adultCorners(): readonly CornerKind[] {
    return this.settings.looking ? ['look'] : []
  }

  protected override looked(isLooking: boolean): void {
    const [light] = this.targets
    if (this.settings.looking && isLooking && light !== undefined) this.answer(light, 'correct', this.now, 'adult')
  }

  /** First help: the light itself comes slowly to where the child sees best. */
  protected override onPrompt(step: PromptStep): boolean {
    if (step !== 1) return false
    const home = bestZone(this.dials.zones)
    for (const light of this.targets) light.glideTo(placeIn(home, light.plan.size), GLIDE_HOME_MS)
    return true
  }

  protected override reward(light: Stimulus): void {
    this.playLater('chime')
    if (!this.settings.jar) return light.celebrate()
    light.shrinkTo(CAUGHT.size / light.plan.size, CAUGHT.ms)
    const isRight = [3, 6, 9].includes(bestZone(this.dials.zones))
    const side = EDGE + CAUGHT.size / 2
    light.glideTo({ x: isRight ? 1 - side : side, y: 1 - side }, CAUGHT.ms)
  }
}
