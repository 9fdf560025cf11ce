import type { PlanTile } from './dayPlan'
import { type DayChanges, isPlanned, type PlannedDay, type WeekDay, weekDays, type WeekPlan, withTiles } from './weekPlan'

/** What one child gets of a plan that was made for another. */
export interface PlanForChild {
  readonly changes: DayChanges
  /** What stood on these days before, for the way back. */
  readonly before: DayChanges
  /** What it gets to play, each once; nothing where only days of rest go along. */
  readonly given: readonly PlanTile[]
  /** What is not open to this child, or busier than suits it; each once. */
  readonly leftOut: readonly PlanTile[]
  /** Something that was planned for this child is written over. */
  readonly replaces: boolean
}

interface Question {
  readonly plan: WeekPlan
  /** The week of the child as it is. */
  readonly target: WeekPlan
  /** The first day that may still be changed: what lies before it was lived. */
  readonly from: WeekDay
  readonly suits: (tile: PlanTile) => boolean
}

/** The days of a plan for another child: only those on which something is planned, and of these only what suits. Days of rest go along. */
export function planForChild({ plan, target, from, suits }: Question): PlanForChild {
  const days = weekDays.slice(weekDays.indexOf(from)).filter((day) => isPlanned(plan.days[day]))
  const planned = days.flatMap((day) => plan.days[day].tiles)
  const leftOut = planned.filter((tile) => !suits(tile))
  const changed = days.flatMap((day): readonly (readonly [WeekDay, PlannedDay])[] => {
    const { tiles, isRest } = plan.days[day]
    const kept = tiles.filter(suits)
    // Nothing of that day suits: what stands there is better than an empty day.
    return kept.length === 0 && !isRest ? [] : [[day, { ...withTiles(target.days[day], kept), isRest: isRest && kept.length === 0 }]]
  })
  return {
    changes: Object.fromEntries(changed),
    before: Object.fromEntries(changed.map(([day]) => [day, target.days[day]])),
    given: eachOnce(changed.flatMap(([, { tiles }]) => tiles)),
    leftOut: eachOnce(leftOut),
    replaces: changed.some(([day]) => isPlanned(target.days[day])),
  }
}

const eachOnce = (tiles: readonly PlanTile[]): readonly PlanTile[] =>
  tiles.filter((tile, at) => tiles.findIndex((one) => one.activity === tile.activity && one.category === tile.category) === at)
