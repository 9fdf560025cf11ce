import type { PlanTile } from './dayPlan'
import { type DayChanges, isPlanned, type PlannedDay, type WeekDay, weekDays, type WeekPlan, withTiles } from './weekPlan'

/** One child's share of a plan made for another child. */
export interface PlanForChild {
  readonly changes: DayChanges
  /** These days before the change, for Undo. */
  readonly before: DayChanges
  /** Activities the child gets, each once; empty if only rest days are copied. */
  readonly given: readonly PlanTile[]
  /** Activities left out because they are not open to this child or exceed its limits, each once. */
  readonly leftOut: readonly PlanTile[]
  /** Something planned for this child is replaced. */
  readonly replaces: boolean
}

interface PlanCopyRequest {
  readonly plan: WeekPlan
  /** The child's current week. */
  readonly target: WeekPlan
  /** First day that may change; earlier days are past. */
  readonly from: WeekDay
  readonly suits: (tile: PlanTile) => boolean
}

/** The days of a plan for another child: only planned days, and only suitable activities. Rest days are copied. */
export function planForChild({ plan, target, from, suits }: PlanCopyRequest): PlanForChild {
  const days = weekDays.slice(weekDays.indexOf(from)).filter((day) => isPlanned(plan.days[day]))
  const planned = days.flatMap((day) => plan.days[day].tiles)
  const leftOut = planned.filter((tile) => !suits(tile))
  const changed = days.flatMap((day): readonly (readonly [WeekDay, PlannedDay])[] => {
    const { tiles, isRest } = plan.days[day]
    const kept = tiles.filter(suits)
    // No activity of that day is suitable, so the child's own day stays.
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
