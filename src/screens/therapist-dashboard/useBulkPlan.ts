import { useState } from 'react'
import { catalogue } from '#scenes/catalogue'
import { isBeyond } from '#domain/activities/manifest'
import { planForChild, type PlanForChild } from '#domain/child/bulkPlan'
import { resolveDials } from '#domain/child/resolve'
import { EMPTY_WEEK, hasPlan, nextWeek, type WeekDay, weekAt, type WeekPlan } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import { selectVisitor } from '#machines/app/app.selectors'
import type { Weeks } from '#ports/plans'
import { useAppSelector } from '#app/actors'
import { useChildren } from '#app/children'
import { useFlags } from '#app/flags'
import { useLoaded } from '#app/loaded'
import { useMe } from '#app/me'
import { useNow } from '#app/now'
import { readWeeks, weekIn } from '#app/plan'
import { useServices } from '#app/services'
import { openTilesOf, tileOf } from '../plan/useOpenTiles'
import type { CaseLine } from './useCases'

/** What becomes of one of the chosen children. */
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

/** One plan for several children: what each would get, and the saving of it. */
export function useBulkPlan(chosen: readonly CaseLine[], sourceId: string, week: BulkWeek) {
  const { plans } = useServices()
  const { mayChange } = useChildren()
  const me = useMe()
  const visitor = useAppSelector(selectVisitor)
  const flags = useFlags()
  const today = weekAt(useNow())
  const monday = week === 'this' ? today.monday : nextWeek(today.monday)
  const from: WeekDay = week === 'this' ? today.day : 'mon'
  const [saved, setSaved] = useState<{ readonly count: number; readonly failed: readonly string[] } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(0)

  const mine = chosen.flatMap(({ shared: { child } }) => (child !== null && mayChange(child) && child.id !== sourceId ? [child] : []))
  const ids = [sourceId, ...mine.map(({ id }) => id)]
  const found = useLoaded<ReadonlyMap<string, Weeks>>(`${monday} ${ids.join()} ${attempt}`, async () => {
    const weeks = await Promise.all(ids.map((id) => readWeeks(plans, id, monday)))
    return new Map(ids.map((id, at) => [id, weeks[at] ?? new Map()]))
  })

  const weekOf = (id: string): WeekPlan | 'unreadable' => (found.status === 'ready' ? weekIn(found.value.get(id) ?? new Map(), monday) : EMPTY_WEEK)
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
    const failed = changed.flatMap(({ alias }, at) => (done[at]?.status === 'rejected' ? [alias] : []))
    setSaved({ count: changed.length - failed.length, failed })
    setBusy(false)
    // What was saved is what each has now.
    setAttempt((before) => before + 1)
  }
  return {
    status: found.status,
    hasPlan: plan !== null,
    lines,
    count: changed.length,
    isBusy,
    saved,
    save: () => void save(),
    readAgain: () => setAttempt(attempt + 1),
  }
}
