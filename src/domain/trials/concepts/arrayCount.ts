import { isCellLine } from './grids'
import type { StimulusPlan } from '../plan/plan'

/** Most things shown at once (clinical-design.md §1.5). */
export const MOST_ITEMS = 12

/** Number of things to look at. A basket in front of a thing and grid lines do not count. */
export const arrayCountOf = (stimuli: readonly StimulusPlan[]): number =>
  stimuli.filter(({ role, shows }) => role !== 'control' && !('drawing' in shows && isCellLine(shows.drawing))).length
