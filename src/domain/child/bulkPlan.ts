import type { PlanTile } from './dayPlan'
import { type DayChanges, isPlanned, type PlannedDay, type WeekDay, weekDays, type WeekPlan, withTiles } from './weekPlan'

/** One child's share of a plan made for another child. */
export interface PlanForChild {
  readonly changes: DayChanges
  /** The same days before the change, for Undo. */
  readonly before: DayChanges
  /** Activities that the child gets, each listed once; empty if only rest days are copied. */
  readonly given: readonly PlanTile[]
  /** Activities left out because they are not open to this child or exceed the child's limits, each listed once. */
  readonly leftOut: readonly PlanTile[]
  /** Whether something already planned for this child is replaced. */
  readonly replaces: boolean
}

interface PlanCopyRequest {
  readonly plan: WeekPlan
  /** The child's current week. */
  readonly target: WeekPlan
  /** First day that may change. Earlier days are past. */
  readonly from: WeekDay
  readonly suits: (tile: PlanTile) => boolean
}

/** Adapts the days of a plan to another child: only planned days, and only suitable activities. Rest days are copied. */
export function planForChild({ plan, target, from, suits }: PlanCopyRequest): PlanForChild {
  const days = weekDays.slice(weekDays.indexOf(from)).filter((day) => isPlanned(plan.days[day]))
  const planned = days.flatMap((day) => plan.days[day].tiles)
  const leftOut = planned.filter((tile) => !suits(tile))
  const changed = days.flatMap((day): readonly (readonly [WeekDay, PlannedDay])[] => {
    const { tiles, isRest } = plan.days[day]
    const kept = tiles.filter(suits)
    // If no activity of that day is suitable, the child's own day is unchanged.
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
