import { isCellLine } from './grids'
import type { StimulusPlan } from '../plan/plan'

/** Nobody is shown more things at once (clinical-design.md §1.5). */
export const MOST_ITEMS = 12

/** How many things a child is asked to look at. A basket before a thing, and the lines of a grid, are no things of their own. */
export const arrayCountOf = (stimuli: readonly StimulusPlan[]): number =>
  stimuli.filter(({ role, shows }) => role !== 'control' && !('drawing' in shows && isCellLine(shows.drawing))).length
