import { palette } from '../../child/palette'
import type { Random } from '../../random'
import type { Word } from '../../words/words'
import { gapFor, spreadOut } from '../layout/placement'
import type { PicturePlan } from '../plan/picture'
import type { StimulusPlan } from '../plan/plan'
import { pictureStimulus } from './things'
import type { TrialSettings } from '../engine/trialSettings'

interface Among {
  readonly child: Pick<TrialSettings, 'dials' | 'support'>
  readonly random: Random
  readonly aspect: number
}

/** Places pictures to choose from within the visual field. The first one is right. `size` is the preferred size (stage heights). */
export function pictureChoices(
  shown: readonly { readonly word: Word; readonly picture?: Partial<PicturePlan> }[],
  size: number,
  { child: { dials, support }, random, aspect }: Among,
): readonly StimulusPlan[] {
  const laid = spreadOut(random, { count: shown.length, size, gap: gapFor(support), weights: dials.zones, least: dials.leastSize, before: null, aspect })
  return laid.spots.flatMap(({ place }, order) => {
    const each = shown[order]
    if (each === undefined) return []
    return [pictureStimulus(each.word, { role: order === 0 ? 'target' : 'distractor', colour: palette[dials.colour], size: laid.size, place }, each.picture)]
  })
}
