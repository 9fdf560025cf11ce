import { ACKNOWLEDGE_EVERY_MS, RED_FADE_MS } from '../child/safety'
import type { Place } from './plan'

/** So many cells the stage has across and down. Coarse, and drawn softly: a trail is as wide as a hand. */
const GRID = { columns: 24, rows: 18 } as const
/** How long (ms) a cell takes to come, stays lit, and takes to go: as slowly as red in every colour, for the lights of neighbours add up. */
const COMES_MS = RED_FADE_MS
const STAYS_MS = 1200
const GOES_MS = 2400
const LASTS_MS = COMES_MS + STAYS_MS + GOES_MS + ACKNOWLEDGE_EVERY_MS

/** When (ms) each lit cell of the stage began to light up, by its index from the top left. */
export type Trail = ReadonlyMap<number, number>

/** The height of a cell, in stage heights. */
export const TRAIL_CELL = 1 / GRID.rows

/** The middle of a cell. */
export const cellPlace = (index: number): Place => ({
  x: ((index % GRID.columns) + 0.5) / GRID.columns,
  y: (Math.floor(index / GRID.columns) + 0.5) / GRID.rows,
})

/** How bright (0 to 1) a cell is that began at `since`. */
export function trailLight(since: number, at: number): number {
  const age = at - since
  return Math.max(0, Math.min(1, age / COMES_MS, 1 - (age - COMES_MS - STAYS_MS) / GOES_MS))
}

/**
 * A finger draws over the stage. A cell that is lit stays as it is, and comes again only a while after it has gone:
 * however wildly somebody draws, no place lights up more than once in five seconds (domain.md §1.7).
 */
export function draw(trail: Trail, from: Place, to: Place, at: number): Trail {
  const drawn = new Map([...trail].filter(([, since]) => at - since < LASTS_MS))
  const steps = Math.ceil(Math.max(Math.abs(to.x - from.x) * GRID.columns, Math.abs(to.y - from.y) * GRID.rows) * 2)
  for (let step = 0; step <= steps; step++) {
    const part = steps === 0 ? 0 : step / steps
    const [column, row] = [Math.floor((from.x + (to.x - from.x) * part) * GRID.columns), Math.floor((from.y + (to.y - from.y) * part) * GRID.rows)]
    if (column < 0 || column >= GRID.columns || row < 0 || row >= GRID.rows) continue
    const index = row * GRID.columns + column
    if (!drawn.has(index)) drawn.set(index, at)
  }
  return drawn
}
