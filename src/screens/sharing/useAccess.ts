import { useEffect, useState } from 'react'
import type { AccessNote, Grant } from '#domain/people/people'
import { useServices } from '#app/services'

/** What a family allows for one child, and who made use of it. */
export interface Access {
  readonly grants: readonly Grant[] | 'unknown' | 'failed'
  readonly notes: readonly AccessNote[]
}

export function useAccess(childId: string): Access {
  const { grants } = useServices()
  const [list, setList] = useState<Access['grants']>('unknown')
  const [notes, setNotes] = useState<readonly AccessNote[]>([])
  useEffect(() => grants.watch(childId, setList, () => setList('failed')), [grants, childId])
  useEffect(() => grants.watchNotes(childId, setNotes, () => setNotes([])), [grants, childId])
  return { grants: list, notes }
}
