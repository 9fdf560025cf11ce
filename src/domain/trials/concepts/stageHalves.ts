import type { ZoneWeights } from '../../child/zones'
import { seededRandom } from '../../random'
import { distanceApart, bestZone, DESIGN_ASPECT, EDGE, spreadOut, zoneAt } from '../layout/placement'
import type { Place } from '../../geometry'

/** Split of the stage, with the sample in one half and the choices in the other. */
export type StageSplit = 'left-right' | 'top-bottom'

interface Halves {
  readonly sample: Place
  readonly choices: readonly Place[]
}

/**
 * Positions of the sample in its half: along the split direction, nearest to the middle first, and crosswise. Together they
 * cover each of the nine zones.
 */
const SAMPLE = { along: [0.34, 0.22], across: [0.5, 0.24, 0.76] } as const
/** Positions of the choices along the split direction: one row in the middle of the remaining space, or two rows far enough apart. */
const CHOICES = { oneRow: (0.62 + 1 - EDGE) / 2, rows: [0.59, 0.865] } as const

/** Returns the positions of the choices. Up to two are in one crosswise row, more in two. */
function places(count: number): readonly { readonly along: number; readonly across: number }[] {
  const rows = count > 2 ? 2 : 1
  const inRow = Math.ceil(count / rows)
  return Array.from({ length: count }, (_, index) => ({
    along: rows === 1 ? CHOICES.oneRow : (CHOICES.rows[Math.floor(index / inRow)] ?? CHOICES.oneRow),
    across: (((index % inRow) + 0.5) / inRow) * (1 - 2 * EDGE) + EDGE,
  }))
}

/**
 * Places a sample and its choices in opposite halves, with the sample where this child sees best. If the requested split or
 * order of halves would put something where the child does not see, another one is used.
 */
export function placeInHalves(count: number, wished: StageSplit, weights: ZoneWeights): Halves {
  const lay = (halving: StageSplit, isTurned: boolean, sample: { readonly along: number; readonly across: number }): Halves => {
    const turn = (value: number) => (isTurned ? 1 - value : value)
    const at = (along: number, across: number): Place => (halving === 'left-right' ? { x: turn(along), y: across } : { x: across, y: turn(along) })
    return { sample: at(sample.along, sample.across), choices: places(count).map(({ along, across }) => at(along, across)) }
  }
  const other: StageSplit = wished === 'left-right' ? 'top-bottom' : 'left-right'
  const samples = SAMPLE.across.flatMap((across) => SAMPLE.along.map((along) => ({ along, across })))
  const all = [wished, other].flatMap((halving) => [false, true].flatMap((isTurned) => samples.map((sample) => lay(halving, isTurned, sample))))
  const isOpen = ({ sample, choices }: Halves) => [sample, ...choices].every((place) => weights[zoneAt(place)] > 0)
  const weightOf = ({ sample }: Halves) => weights[zoneAt(sample)] + (zoneAt(sample) === bestZone(weights) ? 0.5 : 0)
  return all.filter(isOpen).toSorted((one, two) => weightOf(two) - weightOf(one))[0] ?? lay(wished, false, samples[0] ?? { along: 0.22, across: 0.5 })
}

/**
 * Returns the largest size (stage heights), up to `wished`, at which all things keep a gap of `gap` widths and stay clear of the
 * edges.
 */
export function sizeAmong(all: readonly Place[], wished: number, gap: number): number {
  const nearest = all.flatMap((one, index) => all.slice(index + 1).map((other) => distanceApart(one, other)))
  return Math.min(wished, ...all.map(roomAt), ...nearest.map((distance) => distance / (1 + gap)))
}

/** Returns the maximum size at which a thing in this place stays clear of the edges. */
function roomAt({ x, y }: Place): number {
  return 2 * Math.min((Math.min(x, 1 - x) - EDGE) * DESIGN_ASPECT, Math.min(y, 1 - y) - EDGE)
}

/** Places of the sample and the choices, with their sizes (stage heights): of a picture, or of a word's line. */
export interface Laid {
  readonly sample: Place
  readonly choices: readonly Place[]
  readonly sampleSize: number
  readonly size: number
}

export interface Sizes {
  readonly wished: number
  readonly least: number
  readonly gap: number
}

/**
 * Places a sample and choices that are pictures. The sample keeps its size, with a gap of half a choice next to it; only the
 * choices become smaller. For a child who does not see both halves, everything is placed in the visible zones.
 */
export function sampleAndChoices(count: number, halving: StageSplit, zones: ZoneWeights, sizes: Sizes): Laid {
  const { wished, least, gap } = sizes
  const { sample, choices } = placeInHalves(count, halving, zones)
  const isSeen = [sample, ...choices].every((place) => zones[zoneAt(place)] > 0)
  const elsewhere = isSeen ? null : inVisibleZones(count, zones, sizes)
  if (elsewhere !== null) return elsewhere
  const distance = Math.min(...choices.map((place) => distanceApart(sample, place)))
  const size = Math.max(least, Math.min(sizeAmong(choices, wished, gap), distance - wished / 2))
  return { sample, choices, size, sampleSize: Math.max(size, Math.min(wished, 2 * (distance - size))) }
}

/** Places all of them in the visible zones, with the sample in the best one; null if there is not enough room. */
function inVisibleZones(count: number, weights: ZoneWeights, { wished, least, gap }: Sizes): Laid | null {
  // The places are always the same, so that a child can learn where to look.
  const { spots, size } = spreadOut(seededRandom(count), { count: count + 1, size: wished, least, gap, weights, before: null })
  const [first, ...others] = spots.toSorted((one, two) => weights[two.zone] - weights[one.zone])
  if (first === undefined || others.length < count) return null
  return { sample: first.place, choices: others.map(({ place }) => place), size, sampleSize: size }
}
