import type { Place } from '#domain/geometry'
import { groupBy } from '#domain/groupBy'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { Stimulus } from './stimulus'

/** Overlap, as a share of their mean size, from which one thing counts as on top of another. */
const ON_ANOTHER = 0.6

/** Lets things appear. Those that appear together fade alike: a red one alone would give itself away by its slower fade. */
export function appearTogether(stimuli: readonly Stimulus[]): void {
  for (const together of groupBy(stimuli, ({ plan: { after = 0 } }) => after).values()) {
    const slowest = Math.max(...together.map(({ fadeMs }) => fadeMs))
    for (const thing of together) thing.appear(thing.plan.after, slowest)
  }
}

/** Marks each thing that starts on another one, because it must not hop. `distance`: between two places, in stage heights. */
export function noteOverlaps(stimuli: readonly Stimulus[], distance: (one: Place, other: Place) => number): void {
  const isOn = (one: StimulusPlan, other: StimulusPlan) =>
    one.light !== 0 && other.light !== 0 && distance(one.place, other.place) < (ON_ANOTHER * (one.size + other.size)) / 2
  for (const thing of stimuli) if (stimuli.some((other) => other !== thing && isOn(thing.plan, other.plan))) thing.lieOnAnother()
}
