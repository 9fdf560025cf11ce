import { type Caps, isOpenWay, type MeasuredWay } from '../trials/engine/levelSpec'
import type { Dials } from '../child/dials'
import { palette, type ColourName } from '../child/palette'
import { isSaturatedRed, MIN_TARGET_SIZE } from '../child/safety'
import type { GroundRung } from '../trials/concepts/groundLadder'
import { type ExperimentFactor, experimentFactors } from './papers'

/** Least limits of a child who may be shown each factor's harder arm. */
export const factorNeeds: Readonly<Record<ExperimentFactor, Omit<MeasuredWay, 'trials'>>> = {
  colour: { complexity: 1 },
  side: { complexity: 1 },
  speed: { complexity: 2 },
  size: { complexity: 1 },
  background: { complexity: 5 },
  sound: { complexity: 1 },
  number: { complexity: 4, items: 3 },
}

/** Sizes closer than this ratio look the same to a child. [I] */
const SIZES_DIFFER = 1.4

/** Conditions on the profile for a comparison to be meaningful and fair. */
const suits: Readonly<Partial<Record<ExperimentFactor, (dials: Dials) => boolean>>> = {
  colour: ({ colour, secondColour }) => colour !== secondColour,
  side: ({ zones }) => zones[4] > 0 && zones[6] > 0,
  size: ({ targetSize }) => targetSize >= MIN_TARGET_SIZE * SIZES_DIFFER,
  // If things sway from the start, there is no still condition.
  speed: ({ movement }) => movement !== 'from-start',
  // A voice before each trial leaves no silence to compare with.
  sound: ({ voiceCue }) => !voiceCue,
  // A switch scans from thing to thing, so more things take longer by themselves.
  number: ({ accessMethod }) => accessMethod !== 'switch1' && accessMethod !== 'switch2',
}

/** Factors that may be compared with a child of this profile. */
export const openFactors = ({ dials }: { readonly dials: Dials }): readonly ExperimentFactor[] =>
  experimentFactors.filter((factor) => isOpenWay(factorNeeds[factor], dials) && suits[factor]?.(dials) !== false)

/** The faintest pattern, for a child who may see patterns; otherwise the plain colour. */
const FAINT: { readonly rung: GroundRung; readonly complexity: number } = { rung: 5, complexity: 7 }
const PLAIN: GroundRung = 3

/** Ground that is compared with black. */
export const faintRung = ({ maxComplexity }: Pick<Caps, 'maxComplexity'>): GroundRung => (maxComplexity >= FAINT.complexity ? FAINT.rung : PLAIN)

/**
 * Colours offered next to the child's own, in this order: far apart in hue, lighter ones first. Saturated red and orange are left out because they
 * must fade more slowly than the others (the child's own colour may be one of them). Coral replaces them.
 */
const OTHERS: readonly ColourName[] = ['yellow', 'cyan', 'green', 'coral', 'pink', 'purple']
const COLOURS = 5

/** Five colours to show, the child's own first. */
export function fiveColours(own: ColourName): readonly ColourName[] {
  const isAlike = (other: ColourName) => other === own || (other === 'coral' && isSaturatedRed(palette[own]))
  return [own, ...OTHERS.filter((other) => !isAlike(other))].slice(0, COLOURS)
}
