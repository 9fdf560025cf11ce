import type { Random } from '#domain/random'
import type { TrialPlan } from '#domain/trials/plan'
import { placeAt, type PlaceData } from '#domain/words/places'
import parkData from '../../../assets/places/park.json'
import { SearchScene } from '../../templates/SearchScene'
import { hidingLevels, type HidingLevel } from './levels'
import { planHiding } from './logic'
import manifest from './manifest'

const park = parkData as PlaceData

export default class FindBunny extends SearchScene<typeof manifest.settings> {
  constructor() {
    super(manifest)
  }

  get #hiding(): HidingLevel {
    return this.fillOf(hidingLevels)
  }

  protected override get hasSpotlight(): boolean {
    return this.settings.spotlight
  }

  protected override planTrials(count: number, warmUps: number, random: Random): readonly TrialPlan[] {
    return planHiding(count, warmUps, this.#hiding, { words: this.services.words, settings: this.settings, child: this.services.header.settings, park, random })
  }

  protected override buildWorld(): void {
    super.buildWorld()
    if (this.#hiding.park !== null) this.drawGrounds(placeAt(park, this.#hiding.park).grounds)
  }
}
