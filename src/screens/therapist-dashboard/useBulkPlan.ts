import { useState } from 'react'
import { catalogue } from '#scenes/catalogue'
import { isBeyond } from '#domain/trials/engine/levelSpec'
import { planForChild, type PlanForChild } from '#domain/child/bulkPlan'
import { resolveDials } from '#domain/settings/resolve'
import { EMPTY_WEEK, hasPlan, nextWeek, type WeekDay, weekAt, type WeekPlan } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import { selectVisitor } from '#machines/app/app.selectors'
import type { Weeks } from '#ports/plans'
import { useAppSelector } from '#app/services/actors'
import { useChildren } from '#app/play/children'
import { useFlags } from '#app/services/flags'
import { useLoaded } from '#app/services/loaded'
import { useMe } from '#app/services/useMe'
import { useNow } from '#app/services/now'
import { readWeeks, weekIn } from '#app/play/weekPlans'
import { useServices } from '#app/services/services'
import { openTilesOf, tileOf } from '../plan/useOpenTiles'
import type { CaseLine } from './useCases'
import type { Given } from './useGivenPlans'

/** The outcome for one of the selected children. */
interface Named {
  readonly id: string
  readonly alias: string
}
interface Planned extends Named {
  readonly kind: 'planned'
  readonly child: Child
  readonly isNew: boolean
  readonly plan: PlanForChild
}
export type BulkLine = (Named & { readonly kind: 'not-mine' }) | (Named & { readonly kind: 'unreadable' }) | Planned

export type BulkWeek = 'this' | 'next'

interface BulkPlanInput {
  readonly chosen: readonly CaseLine[]
  /** The child whose plan was chosen, or null before a choice. */
  readonly picked: string | null
  readonly week: BulkWeek
  readonly onGiven: (given: Given) => void
}

/**
 * Copies one plan to several children: says what each would get, and saves it. Before a
 * choice, it is the plan of the first selected child that has one.
 */
export function useBulkPlan({ chosen, picked, week, onGiven }: BulkPlanInput) {
  const { plans } = useServices()
  const { mayChange } = useChildren()
  const me = useMe()
  const visitor = useAppSelector(selectVisitor)
  const flags = useFlags()
  const today = weekAt(useNow())
  const monday = week === 'this' ? today.monday : nextWeek(today.monday)
  const from: WeekDay = week === 'this' ? today.day : 'mon'
  const [failed, setFailed] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(0)

  const mine = chosen.flatMap(({ shared: { child } }) => (child !== null && mayChange(child) ? [child.id] : []))
  const ids = [...new Set(picked === null ? mine : [picked, ...mine])]
  const found = useLoaded<ReadonlyMap<string, Weeks>>(`${monday} ${ids.join()} ${attempt}`, async () => {
    const weeks = await Promise.all(ids.map((id) => readWeeks(plans, id, monday)))
    return new Map(ids.map((id, at) => [id, weeks[at] ?? new Map()]))
  })

  const weekOf = (id: string): WeekPlan | 'unreadable' => (found.status === 'ready' ? weekIn(found.value.get(id) ?? new Map(), monday) : EMPTY_WEEK)
  const hasOne = (id: string) => {
    const found = weekOf(id)
    return found !== 'unreadable' && hasPlan(found)
  }
  const sourceId = picked ?? mine.find(hasOne) ?? ''
  const source = weekOf(sourceId)
  const plan = source === 'unreadable' || !hasPlan(source) ? null : source

  const lineOf = ({ alias, shared: { id, child } }: CaseLine): readonly BulkLine[] => {
    if (id === sourceId) return []
    if (child === null || !mayChange(child)) return [{ id, alias, kind: 'not-mine' }]
    const target = weekOf(id)
    if (target === 'unreadable') return [{ id, alias, kind: 'unreadable' }]
    const open = openTilesOf({ manifests: catalogue, visitor, flags, child })
    const { dials } = resolveDials(child.profile)
    const suits = (each: Parameters<typeof tileOf>[1]) => {
      const tile = tileOf(open, each)
      return tile !== undefined && !tile.isHarder && !isBeyond(tile.manifest, each.level, dials)
    }
    const isNew = found.status === 'ready' && !found.value.get(id)?.has(monday)
    return [{ id, alias, kind: 'planned', child, isNew, plan: planForChild({ plan: plan ?? EMPTY_WEEK, target, from, suits }) }]
  }
  const lines = chosen.flatMap(lineOf)
  const changed = lines.flatMap((line) => (line.kind === 'planned' && Object.keys(line.plan.changes).length > 0 ? [line] : []))

  async function save(): Promise<void> {
    setBusy(true)
    const done = await Promise.allSettled(changed.map(({ child, plan: { changes }, isNew }) => plans.save(child.id, monday, { changes, isNew }, me)))
    const isDone = (_: Planned, at: number) => done[at]?.status === 'fulfilled'
    const [planned, others] = [changed.filter(isDone), changed.filter((line, at) => !isDone(line, at))]
    const names = others.map(({ alias }) => alias)
    setBusy(false)
    setFailed(names)
    if (planned.length > 0) onGiven({ monday, children: planned.map(({ id, plan: { before } }) => ({ id, before })), failed: names })
  }
  return {
    status: found.status,
    sourceId,
    hasPlan: plan !== null,
    lines,
    /** Nicknames of the children who lose a planned activity. */
    replaced: changed.flatMap(({ alias, plan: { replaces } }) => (replaces ? [alias] : [])),
    count: changed.length,
    isBusy,
    failed,
    save: () => void save(),
    readAgain: () => setAttempt(attempt + 1),
  }
}
