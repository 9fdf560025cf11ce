import type { ZoneWeights } from '../child/zones'
import { apart, EDGE, zoneAt } from './placement'
import type { Place } from './plan'

/** How a stage is halved: the sample in one half, what is chosen from in the other. */
export type Halving = 'left-right' | 'top-bottom'

interface Halves {
  readonly sample: Place
  readonly choices: readonly Place[]
}

/** Middle of the sample's half, and the part of the width or height in which choices lie. */
const SAMPLE = 0.22
const CHOICES = { from: 0.5, to: 1 - EDGE } as const

/** Up to two choices stand in one row across the way, more in two. */
function places(count: number): readonly { readonly along: number; readonly across: number }[] {
  const rows = count > 2 ? 2 : 1
  const inRow = Math.ceil(count / rows)
  const width = (CHOICES.to - CHOICES.from) / rows
  return Array.from({ length: count }, (_, index) => ({
    along: CHOICES.from + width * (Math.floor(index / inRow) + 0.5),
    across: (((index % inRow) + 0.5) / inRow) * (1 - 2 * EDGE) + EDGE,
  }))
}

/**
 * A sample and its choices in opposite halves. Where the wished halving, or the wished order of its halves, would put
 * something where this child does not see, another one is taken.
 */
export function inHalves(count: number, wished: Halving, weights: ZoneWeights): Halves {
  const lay = (halving: Halving, isTurned: boolean): Halves => {
    const turn = (value: number) => (isTurned ? 1 - value : value)
    const at = (along: number, across: number): Place => (halving === 'left-right' ? { x: turn(along), y: across } : { x: across, y: turn(along) })
    return { sample: at(SAMPLE, 0.5), choices: places(count).map(({ along, across }) => at(along, across)) }
  }
  const other: Halving = wished === 'left-right' ? 'top-bottom' : 'left-right'
  const all = [lay(wished, false), lay(wished, true), lay(other, false), lay(other, true)]
  const isOpen = ({ sample, choices }: Halves) => [sample, ...choices].every((place) => weights[zoneAt(place)] > 0)
  return all.find(isOpen) ?? lay(wished, false)
}

/** The largest size (stage heights) up to `wished` at which all these keep `gap` widths of black between them. */
export function sizeAmong(all: readonly Place[], wished: number, gap: number): number {
  const nearest = all.flatMap((one, index) => all.slice(index + 1).map((other) => apart(one, other)))
  return Math.min(wished, ...nearest.map((distance) => distance / (1 + gap)))
}
