import { useEffect, useState } from 'react'
import type { Child } from '#domain/people/people'
import { StoreError, type StoreErrorCode } from '#ports/documents'
import { useServices } from '#app/services'

/** The children that were taken off the list. */
export interface OffTheListWork {
  readonly children: readonly Child[]
  readonly failure: StoreErrorCode | null
  /** Who was deleted last. */
  readonly erased: Child | null
  bringBack(child: Child): void
  erase(child: Child): Promise<void>
}

/** Bringing children back, and deleting them for good. */
export function useOffTheList(uid: string): OffTheListWork {
  const { children, ownData } = useServices()
  const [list, setList] = useState<readonly Child[]>([])
  const [failure, setFailure] = useState<StoreErrorCode | null>(null)
  const [erased, setErased] = useState<Child | null>(null)
  useEffect(() => children.watchArchived(uid, setList, (error) => setFailure(codeOf(error))), [children, uid])

  const attempt = async (work: () => Promise<void>) => {
    setFailure(null)
    setErased(null)
    await work().catch((error: unknown) => setFailure(codeOf(error)))
  }
  return {
    children: list,
    failure,
    erased,
    bringBack: (child) => void attempt(() => children.restore(child.id)),
    erase: (child) => attempt(() => ownData.eraseChild(child.id).then(() => setErased(child))),
  }
}

const codeOf = (error: unknown): StoreErrorCode => (error instanceof StoreError ? error.code : 'unavailable')
