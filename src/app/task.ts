import { useState } from 'react'
import { storeCodeOf, type StoreErrorCode } from '#ports/documents'

/** Doing one thing at a time that may fail, and what became of it. */
export interface Task {
  readonly isBusy: boolean
  readonly failure: StoreErrorCode | null
  /** Calls `onDone` when the work is done, else `failure` says why it was not. Resolves to whether it was. */
  run(work: () => Promise<unknown>, onDone?: () => void): Promise<boolean>
}

export function useTask(): Task {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<StoreErrorCode | null>(null)
  return {
    isBusy,
    failure,
    async run(work, onDone) {
      setBusy(true)
      setFailure(null)
      try {
        await work()
        onDone?.()
        return true
      } catch (error) {
        setFailure(storeCodeOf(error))
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
