import { type Caps, isOpenWay, type MeasuredWay } from '../trials/engine/levelSpec'
import type { Dials } from '../child/dials'
import { palette, type ColourName } from '../child/palette'
import { isSaturatedRed, MIN_TARGET_SIZE } from '../child/safety'
import type { GroundRung } from '../trials/concepts/groundLadder'
import { type ExperimentFactor, experimentFactors } from './papers'

/** Minimum limits that a child must have to be shown each factor's harder arm. */
export const factorNeeds: Readonly<Record<ExperimentFactor, Omit<MeasuredWay, 'trials'>>> = {
  colour: { complexity: 1 },
  side: { complexity: 1 },
  speed: { complexity: 2 },
  size: { complexity: 1 },
  background: { complexity: 5 },
  sound: { complexity: 1 },
  number: { complexity: 4, items: 3 },
}

/** Minimum ratio of two sizes. A smaller difference looks the same to a child. [I] */
const SIZES_DIFFER = 1.4

/** Conditions that the profile must meet for a comparison to be meaningful and fair. */
const suits: Readonly<Partial<Record<ExperimentFactor, (dials: Dials) => boolean>>> = {
  colour: ({ colour, secondColour }) => colour !== secondColour,
  side: ({ zones }) => zones[4] > 0 && zones[6] > 0,
  size: ({ targetSize }) => targetSize >= MIN_TARGET_SIZE * SIZES_DIFFER,
  // If things sway from the start, there is no still condition to compare with.
  speed: ({ movement }) => movement !== 'from-start',
  // A voice before each trial leaves no silence to compare with.
  sound: ({ voiceCue }) => !voiceCue,
  // A switch scans one thing after another, so a choice among more things always takes longer.
  number: ({ accessMethod }) => accessMethod !== 'switch1' && accessMethod !== 'switch2',
}

/** Returns the factors that may be compared for a child with this profile. */
export const openFactors = ({ dials }: { readonly dials: Dials }): readonly ExperimentFactor[] =>
  experimentFactors.filter((factor) => isOpenWay(factorNeeds[factor], dials) && suits[factor]?.(dials) !== false)

/** The faintest pattern, for a child who may see patterns, and the plain colour for any other child. */
const FAINT: { readonly rung: GroundRung; readonly complexity: number } = { rung: 5, complexity: 7 }
const PLAIN: GroundRung = 3

/** Returns the ground that is compared with black. */
export const faintRung = ({ maxComplexity }: Pick<Caps, 'maxComplexity'>): GroundRung => (maxComplexity >= FAINT.complexity ? FAINT.rung : PLAIN)

/**
 * Colours offered in addition to the child's own, in this order: far apart in hue, lighter ones first. Saturated red and orange
 * are left out because they must fade more slowly than the others (the child's own colour may be one of them). Coral replaces
 * them.
 */
const OTHERS: readonly ColourName[] = ['yellow', 'cyan', 'green', 'coral', 'pink', 'purple']
const COLOURS = 5

/** Returns the five colours to show, starting with the child's own. */
export function fiveColours(own: ColourName): readonly ColourName[] {
  const isAlike = (other: ColourName) => other === own || (other === 'coral' && isSaturatedRed(palette[own]))
  return [own, ...OTHERS.filter((other) => !isAlike(other))].slice(0, COLOURS)
}
