import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { catalogue } from '#scenes/catalogue'
import { caseFigures, type CaseFigures, isPressing, type NeedGroup } from '#domain/people/caseload'
import type { Message } from '#domain/people/messages'
import type { SharedChild } from '#domain/people/people'
import type { Instant } from '#domain/time'
import { choiceKey } from '#ports/deviceSettings'
import { useDevice } from '#app/page/deviceSettings'
import { useServices } from '#app/services/services'

/** One child of the list. */
export interface CaseLine extends CaseFigures {
  readonly shared: SharedChild
  readonly alias: string
  /** Whether the summary of its sessions is available. */
  readonly isKnown: boolean
}

/** The list's filters. */
export const caseFilters = ['all', 'pressing', 'next-level', 'not-playing', 'report'] as const satisfies readonly ('all' | 'pressing' | NeedGroup)[]
export type CaseFilter = (typeof caseFilters)[number]

export function matchesFilter(filter: CaseFilter, { need }: CaseLine): boolean {
  if (filter === 'all') return true
  return filter === 'pressing' ? isPressing(need) : need?.group === filter
}

const dayOf = (at: Instant): string => new Date(at).toDateString()

/**
 * Children of the list; null until their data is read. For a child without a row, the summary and newest note are read. A visitor, who sees no results
 * of others, reads none.
 */
export function useCases(list: readonly SharedChild[], seesResults: boolean, now: Instant): readonly CaseLine[] | null {
  const { choices } = useDevice()
  const { sessions, messages } = useServices()
  const ids = list
    .flatMap(({ id, child, row }) => (child === null || row !== undefined ? [] : [id]))
    .toSorted()
    .join()
  const summaries = useOfChildren(seesResults ? ids : '', sessions.watchSummaries)
  const accountId = list[0]?.accountId ?? ''
  const notes = useOfChildren<Pick<Message, 'at' | 'side'>>(seesResults ? ids : '', (those, tell, fail) => messages.watchNewest(those, accountId, tell, fail))
  return useMemo(() => {
    if (summaries === null || notes === null) return null
    return list.map((shared): CaseLine => {
      const digests = shared.row?.digests ?? summaries.get(shared.id) ?? null
      const newest = shared.row?.newest ?? notes.get(shared.id) ?? null
      const isAnswered = (manifest: { id: string }, { sessionId }: { sessionId: string }) =>
        choices.activities[choiceKey(shared.id, manifest.id)]?.answeredStepUp === sessionId
      const figures = caseFigures({ shared, digests, newest, now, dayOf, manifests: catalogue, isAnswered })
      return { shared, alias: shared.alias, isKnown: digests !== null, ...figures }
    })
  }, [list, summaries, notes, choices, now])
}

type OfChildren<Value> = ReadonlyMap<string, Value>
type WatchAll<Value> = (ids: readonly string[], tell: (found: OfChildren<Value>) => void, fail: (error: Error) => void) => () => void

const NONE: OfChildren<never> = new Map<string, never>()

/** One kind of document for every child, requested all together; null until they are read. */
function useOfChildren<Value>(ids: string, watch: WatchAll<Value>): OfChildren<Value> | null {
  const [found, setFound] = useState<{ readonly values: OfChildren<Value> } | null>(null)
  const begin = useEffectEvent(watch)
  useEffect(() => {
    if (ids === '') return
    return begin(
      ids.split(','),
      (values) => setFound({ values }),
      // Without them the list still names its children and shows everything else.
      () => setFound({ values: NONE }),
    )
  }, [ids])
  if (ids === '') return NONE
  // After a child was added or removed, the known values stay until the new ones are read.
  return found?.values ?? null
}
