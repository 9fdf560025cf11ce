import { type Caps, isOpenWay, type MeasuredWay } from '../trials/engine/levelSpec'
import type { Dials } from '../child/dials'
import { palette, type ColourName } from '../child/palette'
import { isSaturatedRed, MIN_TARGET_SIZE } from '../child/safety'
import type { GroundRung } from '../trials/concepts/groundLadder'
import { type ExperimentFactor, experimentFactors } from './papers'

/** What a child must be offered before one of the two ways may be shown. */
export const factorNeeds: Readonly<Record<ExperimentFactor, Omit<MeasuredWay, 'trials'>>> = {
  colour: { complexity: 1 },
  side: { complexity: 1 },
  speed: { complexity: 2 },
  size: { complexity: 1 },
  background: { complexity: 5 },
  sound: { complexity: 1 },
  number: { complexity: 4, items: 3 },
}

/** A size that differs less than so many times from the other is the same to a child. [I] */
const SIZES_DIFFER = 1.4

/** What else would make a comparison with these dials empty, or unfair. */
const suits: Readonly<Partial<Record<ExperimentFactor, (dials: Dials) => boolean>>> = {
  colour: ({ colour, secondColour }) => colour !== secondColour,
  side: ({ zones }) => zones[4] > 0 && zones[6] > 0,
  size: ({ targetSize }) => targetSize >= MIN_TARGET_SIZE * SIZES_DIFFER,
  // Where it sways from the start nothing is still.
  speed: ({ movement }) => movement !== 'from-start',
  // A voice before each turn leaves no silence to compare with.
  sound: ({ voiceCue }) => !voiceCue,
  // A switch goes from thing to thing: among more of them it takes longer by itself.
  number: ({ accessMethod }) => accessMethod === 'touch' || accessMethod === 'dwell',
}

/** What may be compared with a child of these dials. */
export const openFactors = ({ dials }: { readonly dials: Dials }): readonly ExperimentFactor[] =>
  experimentFactors.filter((factor) => isOpenWay(factorNeeds[factor], dials) && suits[factor]?.(dials) !== false)

/** The faintest pattern that lies behind a thing, and the plain colour for a child who is not offered that yet. */
const FAINT: { readonly rung: GroundRung; readonly complexity: number } = { rung: 5, complexity: 7 }
const PLAIN: GroundRung = 3

/** The ground against which black is compared. */
export const faintRung = ({ maxComplexity }: Pick<Caps, 'maxComplexity'>): GroundRung => (maxComplexity >= FAINT.complexity ? FAINT.rung : PLAIN)

/**
 * The colours beside the child's own, in this order: far apart in hue, the lighter ones first. Saturated red and orange are not among them (a child's own
 * may be): they would have to come more slowly than the others. Coral stands for them.
 */
const OTHERS: readonly ColourName[] = ['yellow', 'cyan', 'green', 'coral', 'pink', 'purple']
const COLOURS = 5

/** The five colours that are shown: the child's own first. */
export function fiveColours(own: ColourName): readonly ColourName[] {
  const isAlike = (other: ColourName) => other === own || (other === 'coral' && isSaturatedRed(palette[own]))
  return [own, ...OTHERS.filter((other) => !isAlike(other))].slice(0, COLOURS)
}
