import { useEffect, useState } from 'react'
import type { GuideId } from '#domain/guides/guide'
import type { Search } from './search'

/** The result of a search: nothing was asked, the search is loading or could not be loaded, or the guides found. */
export type Found = 'nothing-asked' | 'coming' | 'failed' | readonly GuideId[]

/** Searches the guides. If the search could not be loaded, the next letter tries again. */
export function useFound(typed: string): Found {
  const [search, setSearch] = useState<{ readonly find: Search } | null>(null)
  const [failedFor, setFailedFor] = useState<string | null>(null)
  const isAsked = typed.trim() !== ''
  const isMissing = isAsked && search === null
  useEffect(() => {
    if (!isMissing) return
    let isOver = false
    import('./everyWord')
      .then(({ loadSearch }) => loadSearch())
      .then(
        (find) => (isOver ? undefined : setSearch({ find })),
        () => (isOver ? undefined : setFailedFor(typed)),
      )
    return () => {
      isOver = true
    }
  }, [isMissing, typed])
  if (!isAsked) return 'nothing-asked'
  if (search !== null) return search.find(typed)
  return failedFor === typed ? 'failed' : 'coming'
}
