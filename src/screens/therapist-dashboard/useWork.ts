import { useState } from 'react'
import { StoreError, type StoreErrorCode } from '#ports/documents'

/** Doing one thing at a time in the store, and what became of it. */
export interface Work {
  readonly isBusy: boolean
  readonly failure: StoreErrorCode | null
  /** Calls `onDone` when the work is done; else `failure` says why it was not. */
  attempt(work: () => Promise<unknown>, onDone?: () => void): void
}

export function useWork(): Work {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<StoreErrorCode | null>(null)
  const attempt = async (...[work, onDone]: Parameters<Work['attempt']>) => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
      onDone?.()
    } catch (error) {
      setFailure(error instanceof StoreError ? error.code : 'unavailable')
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, attempt: (...wish) => void attempt(...wish) }
}
