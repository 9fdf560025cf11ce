import { useState } from 'react'
import { endNotices } from '#ui/notices'
import { StoreError, storeCodeOf, type StoreErrorCode } from '#ports/documents'

/** Runs actions that may fail, one at a time, and keeps the result. A new action clears the previous result. */
export interface AsyncAction {
  readonly isBusy: boolean
  readonly failure: StoreErrorCode | null
  /** Whether the failure is a limit that ends with the day. */
  readonly isUsedUp: boolean
  /** Runs `work`, then calls `onDone` with the result or sets `failure`. Resolves to whether it succeeded. */
  run<Result>(work: () => Promise<Result>, onDone?: (result: Result) => void): Promise<boolean>
}

export function useAsyncAction(): AsyncAction {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<StoreErrorCode | null>(null)
  const [isUsedUp, setUsedUp] = useState(false)
  return {
    isBusy,
    failure,
    isUsedUp,
    async run(work, onDone) {
      endNotices()
      setBusy(true)
      setFailure(null)
      try {
        const result = await work()
        onDone?.(result)
        return true
      } catch (error) {
        setFailure(storeCodeOf(error))
        setUsedUp(error instanceof StoreError && error.isUsedUp)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
