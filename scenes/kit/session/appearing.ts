import type { Place } from '#domain/geometry'
import { groupBy } from '#domain/groupBy'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import type { Stimulus } from '../stimulus/stimulus'

/** Overlap of two things, as a share of their mean size, from which one counts as being on top of the other. */
const ON_ANOTHER = 0.6

/** Makes things appear. Things that appear together fade at the same speed; otherwise a red one would be recognisable by its slower fade. */
export function appearTogether(stimuli: readonly Stimulus[]): void {
  for (const together of groupBy(stimuli, ({ plan: { after = 0 } }) => after).values()) {
    const slowest = Math.max(...together.map(({ fadeMs }) => fadeMs))
    for (const thing of together) thing.appear(thing.plan.after, slowest)
  }
}

/**
 * Marks each thing that starts on top of another one, because it must not hop.
 * @param distance returns the distance between two places, in stage heights
 */
export function noteOverlaps(stimuli: readonly Stimulus[], distance: (one: Place, other: Place) => number): void {
  const isOn = (one: StimulusPlan, other: StimulusPlan) =>
    one.light !== 0 && other.light !== 0 && distance(one.place, other.place) < (ON_ANOTHER * (one.size + other.size)) / 2
  for (const thing of stimuli) if (stimuli.some((other) => other !== thing && isOn(thing.plan, other.plan))) thing.lieOnAnother()
}
