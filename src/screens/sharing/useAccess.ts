import type { AccessNote, Grant } from '#domain/people/people'
import { type Loaded, loadedOr, useWatched } from '#app/services/loaded'
import { useServices } from '#app/services/services'

/** A family's grants for one child, and the record of who used them. */
export interface Access {
  readonly grants: Loaded<readonly Grant[]>
  readonly notes: readonly AccessNote[]
}

export function useAccess(childId: string): Access {
  const services = useServices()
  const grants = useWatched<readonly Grant[]>(childId, (tell, fail) => services.grants.watch(childId, tell, fail))
  const notes = useWatched<readonly AccessNote[]>(childId, (tell, fail) => services.grants.watchNotes(childId, tell, fail))
  return { grants, notes: loadedOr(notes, []) }
}
