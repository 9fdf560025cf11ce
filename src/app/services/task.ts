import { useState } from 'react'
import { endNotices } from '#ui/notices'
import { StoreError, storeCodeOf, type StoreErrorCode } from '#ports/documents'

/** Doing one thing at a time that may fail, and what became of it. What was told of the thing before is told no longer. */
export interface AsyncAction {
  readonly isBusy: boolean
  readonly failure: StoreErrorCode | null
  /** The failure ends by itself with the day. */
  readonly isUsedUp: boolean
  /** Calls `onDone` with what came of the work when it is done, else `failure` says why it was not. Resolves to whether it was. */
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
