import type { Random } from '#domain/random'
import type { TrialPlan } from '#domain/trials/plan'
import { ReadingScene } from '../../templates/ReadingScene'
import { readingLevels } from './levels'
import { planReading } from './logic'
import manifest from './manifest'

export default class HighlightedWords extends ReadingScene<typeof manifest.settings> {
  constructor() {
    super(manifest)
  }

  protected override get reading() {
    const { voice, goesOn, seconds } = this.settings
    const isByItself = goesOn === 'itself' && this.services.header.settings.support !== 'A'
    return { voice, everyMs: isByItself ? seconds * 1000 : null, rest: this.fillOf(readingLevels).rest }
  }

  protected override planTrials(count: number, warmUps: number, _random: Random): readonly TrialPlan[] {
    const { words, header } = this.services
    const texts = this.textsToRead(this.settings.texts)
    return planReading(count, warmUps, this.fillOf(readingLevels), { texts, words, settings: this.settings, child: header.settings, aspect: this.layout.aspect, widthOf: this.widthOf })
  }
}
