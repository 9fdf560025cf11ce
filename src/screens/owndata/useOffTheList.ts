import { useState } from 'react'
import type { Child } from '#domain/people/people'
import type { StoreErrorCode } from '#ports/documents'
import { loadedOr, useWatched } from '#app/services/loaded'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'

/** The children that were taken off the list. */
export interface OffTheListWork {
  readonly children: readonly Child[]
  readonly failure: StoreErrorCode | null
  /** The child that was deleted last. */
  readonly erased: { readonly child: Child; readonly at: number } | null
  bringBack(child: Child): void
  erase(child: Child): Promise<void>
}

/** Restores children, or deletes them for good. */
export function useOffTheList(uid: string): OffTheListWork {
  const { children, ownData } = useServices()
  const found = useWatched<readonly Child[]>(uid, (tell, fail) => children.watchArchived(uid, tell, fail))
  const { failure, run } = useAsyncAction()
  const [erased, setErased] = useState<OffTheListWork['erased']>(null)
  const attempt = (work: () => Promise<void>) => {
    setErased(null)
    return run(work)
  }
  return {
    children: loadedOr(found, []),
    failure: failure ?? (found.status === 'failed' ? found.code : null),
    erased,
    bringBack: (child) => void attempt(() => children.restore(child.id)),
    erase: async (child) => void (await attempt(() => ownData.eraseChild(child.id).then(() => setErased({ child, at: Date.now() })))),
  }
}
