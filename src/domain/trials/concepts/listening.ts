import type { Word } from '../../words/words'
import { palette } from '../../child/palette'
import { middleOf, sideOf } from './matching'
import { gapFor, spreadOut, targetFirst } from '../layout/placement'
import type { PicturePlan } from '../plan/picture'
import type { StimulusPlan } from '../plan/plan'
import type { PlanRequest } from '../engine/request'
import { pictureStimulus } from './things'

/** Prompts: the sound is played again, then a wrong picture fades, then the right one hops. */
export const soundPrompts = { 1: ['voice'], 2: [], 3: ['fade-one', 'voice'], 4: ['open'] } as const

/**
 * Plans pictures to choose from. `right` is the right word, and no place reveals it. Also returns the gap between pictures and
 * the side of the right one.
 */
export function planListening(
  [right, ...others]: readonly [Word, ...Word[]],
  lookOf: (word: Word) => PicturePlan,
  { child, random, aspect, soFar }: Pick<PlanRequest, 'child' | 'random' | 'aspect' | 'soFar'>,
): { readonly stimuli: readonly StimulusPlan[]; readonly gap: number; readonly side?: ReturnType<typeof sideOf> } {
  const { dials, support } = child
  const gap = gapFor(support)
  const wish = {
    count: 1 + others.length,
    size: dials.targetSize,
    gap,
    weights: dials.zones,
    least: dials.leastSize,
    before: soFar.trials.at(-1)?.zone ?? null,
    aspect,
  }
  const { spots, size } = spreadOut(random, wish)
  const stimuli = targetFirst(random, spots, dials.zones).map(({ place, zone }, index) => {
    const each = others[index - 1] ?? right
    const { word, ...picture } = lookOf(each)
    const role = each === right ? ('target' as const) : ('distractor' as const)
    return pictureStimulus(word, { id: each.id, role, colour: palette[dials.colour], size, place, zone }, picture)
  })
  const [first] = stimuli
  return first === undefined || stimuli.length < 2 ? { stimuli, gap } : { stimuli, gap, side: sideOf(first.place, middleOf(spots.map(({ place }) => place))) }
}
