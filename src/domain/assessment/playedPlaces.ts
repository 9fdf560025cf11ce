import type { Session } from '../activities/session'
import { type Zone, zones } from '../child/zones'
import { groupBy } from '../groupBy'
import { summarise, type ZoneFigures } from '../measures/summary'
import { compareSpreads } from '../measures/touchFinding'
import type { Basis } from '../measures/trialResults'
import { MIN_CELL, spreadOf, type Spread } from '../statistics'
import { basis, told, type PlayedExtent, type PlayedTrial } from './playedFigures'

type FasterSide = 'left' | 'right' | 'even'

/** Places on the stage at which things were touched in one activity. */
export interface PlayedPlaces extends PlayedExtent {
  readonly activity: string
  readonly cells: readonly ZoneFigures[]
  /** How these trials were measured. */
  readonly basis: Basis
  readonly side: FasterSide | null
  /** Median time to touch on each side (ms); null below MIN_CELL trials. */
  readonly sideMs: Readonly<Record<'left' | 'right', number | null>>
}

/**
 * Returns the map of one activity: the one with most places, then most trials. A measured map takes precedence once every place
 * has been tested.
 */
export function placesOf(turns: readonly PlayedTrial[], sessions: readonly Session[]): PlayedPlaces | null {
  const touched = turns.filter(({ session, result }) => result.zone !== null && result.touchMs !== null && !isInOnePlace(session))
  const isMap = ({ session }: PlayedTrial) => session.activity === 'lightcatcher' && (session.level === 'map' || session.level === 'places')
  const groups = [
    { activity: 'lightcatcher', turns: turns.filter(isMap), isMap: true },
    ...[...groupBy(touched, ({ session }) => session.activity)].map(([activity]) => ({
      activity,
      turns: turns.filter(({ session }) => session.activity === activity && !isInOnePlace(session)),
      isMap: false,
    })),
  ]
  const cellsOf = (these: readonly PlayedTrial[]) => {
    const ids = new Set(these.map(({ session }) => session.id))
    return summarise(sessions.filter(({ id }) => ids.has(id)).map(({ events }) => events)).byZone
  }
  const isSpread = (these: readonly PlayedTrial[]) => new Set(these.map(({ result }) => result.zone)).size >= MAP_PLACES
  const found = groups.filter((group) => isSpread(group.turns)).map((group) => ({ ...group, cells: cellsOf(group.turns) }))
  const isMeasured = (group: (typeof groups)[number]) => group.isMap && group.turns.length >= zones.length
  const full = (cells: readonly ZoneFigures[]) => cells.filter(({ n }) => n >= MIN_CELL).length
  const [best] = found.toSorted(
    (one, other) => Number(isMeasured(other)) - Number(isMeasured(one)) || full(other.cells) - full(one.cells) || other.turns.length - one.turns.length,
  )
  const base = best === undefined ? null : told(best.turns)
  if (best === undefined || base === null) return null
  const sides = sidesOf(best.turns)
  return {
    ...base,
    activity: best.activity,
    cells: best.cells,
    basis: basis(best.turns),
    side: sideOf(sides),
    sideMs: { left: sides.left?.median ?? null, right: sides.right?.median ?? null },
  }
}

/** Minimum number of places for a map. A single place allows no comparison. */
const MAP_PLACES = 2
/** Whether a level only uses the best zone, which would overfill that place of a map. */
const isInOnePlace = ({ activity, level }: Session): boolean =>
  activity === 'lightcatcher' && (level === 'colours' || level === '1' || (level.startsWith('compare-') && level !== 'compare-side'))

const LEFT: ReadonlySet<Zone> = new Set([1, 4, 7])
const RIGHT: ReadonlySet<Zone> = new Set([3, 6, 9])

type Sides = Readonly<Record<'left' | 'right', Spread | null>>

function sidesOf(turns: readonly PlayedTrial[]): Sides {
  const on = (side: ReadonlySet<Zone>) =>
    spreadOf(turns.flatMap(({ result: { zone, touchMs } }) => (zone !== null && touchMs !== null && side.has(zone) ? [touchMs] : [])))
  return { left: on(LEFT), right: on(RIGHT) }
}

function sideOf({ left, right }: Sides): FasterSide | null {
  if (left === null || right === null) return null
  const compared = compareSpreads(left, right)
  return compared === 'same' ? 'even' : compared === 'quicker' ? 'left' : 'right'
}
