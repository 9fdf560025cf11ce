import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { catalogue } from '#scenes/catalogue'
import { caseFigures, type CaseFigures, isPressing, type NeedGroup } from '#domain/people/caseload'
import type { Message } from '#domain/people/messages'
import type { SharedChild } from '#domain/people/people'
import type { Instant } from '#domain/time'
import { choiceKey } from '#ports/deviceSettings'
import { useDevice } from '#app/page/deviceSettings'
import { useServices } from '#app/services/services'

/** One child in the list. */
export interface CaseLine extends CaseFigures {
  readonly shared: SharedChild
  readonly alias: string
  /** Whether the summary of the child's sessions is available. */
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
 * Returns the children of the list, or null until their data has been read. Reads the summary and the newest
 * note of children without a row. Reads none for a visitor, who sees no results of others.
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

/** Requests one kind of document for all children together. Returns null until they have been read. */
function useOfChildren<Value>(ids: string, watch: WatchAll<Value>): OfChildren<Value> | null {
  const [found, setFound] = useState<{ readonly values: OfChildren<Value> } | null>(null)
  const begin = useEffectEvent(watch)
  useEffect(() => {
    if (ids === '') return
    return begin(
      ids.split(','),
      (values) => setFound({ values }),
      // If the documents cannot be read, the list still shows its children and everything else.
      () => setFound({ values: NONE }),
    )
  }, [ids])
  if (ids === '') return NONE
  // After a child was added or removed, the old values remain until the new ones have been read.
  return found?.values ?? null
}
