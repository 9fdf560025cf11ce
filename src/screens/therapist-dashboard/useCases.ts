import { useEffect, useMemo, useState } from 'react'
import { catalogue } from '#scenes/catalogue'
import type { Digest } from '#domain/measures/digest'
import { byUrgency, caseFigures, type CaseFigures, isPressing, type NeedGroup } from '#domain/people/caseload'
import type { SharedChild } from '#domain/people/people'
import type { Instant } from '#domain/time'
import { choiceKey } from '#ports/deviceSettings'
import { useDevice } from '#app/device'
import { useServices } from '#app/services'

/** One child of the list. */
export interface CaseLine extends CaseFigures {
  readonly shared: SharedChild
  readonly alias: string
  /** Whether the summary of its sessions is there. */
  readonly isKnown: boolean
}

/** Those of the list that a press leaves. */
export const caseFilters = ['all', 'pressing', 'next-level', 'not-playing', 'report'] as const satisfies readonly ('all' | 'pressing' | NeedGroup)[]
export type CaseFilter = (typeof caseFilters)[number]

export function isIn(filter: CaseFilter, { need }: CaseLine): boolean {
  if (filter === 'all') return true
  return filter === 'pressing' ? isPressing(need) : need?.group === filter
}

const dayOf = (at: Instant): string => new Date(at).toDateString()

/** The children in the order in which they need somebody; null until their summaries are read. A visitor, who sees no results of others, reads none. */
export function useCases(list: readonly SharedChild[], seesResults: boolean, now: Instant): readonly CaseLine[] | null {
  const { choices } = useDevice()
  const ids = list
    .flatMap(({ id, child }) => (child === null ? [] : [id]))
    .toSorted()
    .join()
  const summaries = useSummaries(seesResults ? ids : '')
  return useMemo(() => {
    if (summaries === null) return null
    return list
      .map((shared): CaseLine => {
        const digests = summaries.get(shared.id) ?? null
        const isAnswered = (manifest: { id: string }, { sessionId }: { sessionId: string }) =>
          choices.activities[choiceKey(shared.id, manifest.id)]?.answeredStepUp === sessionId
        return { shared, alias: shared.alias, isKnown: digests !== null, ...caseFigures({ shared, digests, now, dayOf, manifests: catalogue, isAnswered }) }
      })
      .toSorted(byUrgency)
  }, [list, summaries, choices, now])
}

type Summaries = ReadonlyMap<string, readonly Digest[]>

const NONE: Summaries = new Map()

function useSummaries(ids: string): Summaries | null {
  const { sessions } = useServices()
  const [found, setFound] = useState<{ of: string; summaries: Summaries } | null>(null)
  useEffect(() => {
    if (ids === '') return
    // Without them the list still says whom it holds, and what it knows without play.
    return sessions.watchSummaries(
      ids.split(','),
      (summaries) => setFound({ of: ids, summaries }),
      () => setFound({ of: ids, summaries: NONE }),
    )
  }, [sessions, ids])
  if (ids === '') return NONE
  // A child more or less: those that are known stay, until the new ones are read.
  return found?.summaries ?? null
}
