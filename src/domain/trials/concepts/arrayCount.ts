import { isCellLine } from './grids'
import type { StimulusPlan } from '../plan/plan'

/** Maximum number of things shown at once (clinical-design.md §1.5). */
export const MOST_ITEMS = 12

/** Counts the things to look at. A basket in front of a thing and the lines of a grid do not count. */
export const arrayCountOf = (stimuli: readonly StimulusPlan[]): number =>
  stimuli.filter(({ role, shows }) => role !== 'control' && !('drawing' in shows && isCellLine(shows.drawing))).length
