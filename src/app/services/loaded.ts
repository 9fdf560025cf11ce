import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { tryAgain } from '#ui/reload'
import { storeCodeOf, type StoreErrorCode } from '#ports/documents'

/** A value read from the store, while it loads, or after a failure. */
export type Loaded<Value> = { readonly status: 'loading' } | NotLoaded | { readonly status: 'ready'; readonly value: Value }

/** A failed read. `again` retries it. */
export interface NotLoaded {
  readonly status: 'failed'
  readonly code: StoreErrorCode
  again(): void
}

/** Returns the value, or `otherwise` if it has not been read. */
export const loadedOr = <Value, Other>(found: Loaded<Value>, otherwise: Other): Value | Other => (found.status === 'ready' ? found.value : otherwise)

type Watch<Value> = (onValue: (value: Value) => void, onError: (error: unknown) => void) => () => void

/** Watches the data that `key` identifies, and restarts when `key` changes. With `null`, it watches nothing and stays `loading`. */
export function useWatched<Value>(key: string | null, watch: Watch<Value>): Loaded<Value> {
  const [attempt, again] = useReducer((count: number) => count + 1, 0)
  const [found, setFound] = useState<{ readonly of: string; readonly attempt: number; readonly is: Loaded<Value> } | null>(null)
  const begin = useEffectEvent(watch)
  useEffect(() => {
    if (key === null) return
    return begin(
      (value) => setFound({ of: key, attempt, is: { status: 'ready', value } }),
      (error) => setFound({ of: key, attempt, is: { status: 'failed', code: storeCodeOf(error), again: () => tryAgain(again) } }),
    )
  }, [key, attempt])
  return key !== null && found?.of === key && found.attempt === attempt ? found.is : { status: 'loading' }
}

/** Reads the data that `key` identifies once. The previous value remains while another is read. */
export function useLoaded<Value>(key: string, load: (key: string) => Promise<Value>): Loaded<Value> {
  const [attempt, again] = useReducer((count: number) => count + 1, 0)
  const [found, setFound] = useState<{ readonly attempt: number; readonly is: Loaded<Value> } | null>(null)
  const begin = useEffectEvent(load)
  useEffect(() => {
    let isOver = false
    const tell = (is: Loaded<Value>) => (isOver ? undefined : setFound({ attempt, is }))
    begin(key).then(
      (value) => tell({ status: 'ready', value }),
      (error: unknown) => tell({ status: 'failed', code: storeCodeOf(error), again: () => tryAgain(again) }),
    )
    return () => {
      isOver = true
    }
  }, [key, attempt])
  return found?.attempt === attempt ? found.is : { status: 'loading' }
}
