import { useState } from 'react'
import { StoreError, type StoreErrorCode } from '#ports/documents'

export const codeOf = (error: unknown): StoreErrorCode => (error instanceof StoreError ? error.code : 'unavailable')

/** Something under way that may fail. */
export interface Task {
  readonly isBusy: boolean
  readonly failure: StoreErrorCode | null
  /** Answers whether it was done. */
  run(work: () => Promise<void>): Promise<boolean>
}

export function useTask(): Task {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<StoreErrorCode | null>(null)
  return {
    isBusy,
    failure,
    async run(work) {
      setBusy(true)
      setFailure(null)
      try {
        await work()
        return true
      } catch (error) {
        setFailure(codeOf(error))
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
