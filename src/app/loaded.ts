import { useEffect, useEffectEvent, useState } from 'react'
import { storeCodeOf, type StoreErrorCode } from '#ports/documents'

/** Something that is read from the store. */
export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly code: StoreErrorCode }
  | { readonly status: 'ready'; readonly value: Value }

/** What is there, or `otherwise`. */
export const loadedOr = <Value, Other>(found: Loaded<Value>, otherwise: Other): Value | Other => (found.status === 'ready' ? found.value : otherwise)

type Watch<Value> = (onValue: (value: Value) => void, onError: (error: unknown) => void) => () => void

/** Watches what `key` names, and begins anew when it names something else. `null` watches nothing, and stays `loading`. */
export function useWatched<Value>(key: string | null, watch: Watch<Value>): Loaded<Value> {
  const [found, setFound] = useState<{ readonly of: string; readonly is: Loaded<Value> } | null>(null)
  const begin = useEffectEvent(watch)
  useEffect(() => {
    if (key === null) return
    return begin(
      (value) => setFound({ of: key, is: { status: 'ready', value } }),
      (error) => setFound({ of: key, is: { status: 'failed', code: storeCodeOf(error) } }),
    )
  }, [key])
  return key !== null && found?.of === key ? found.is : { status: 'loading' }
}

/** Reads what `key` names once; while something else is read, what was last read stays. */
export function useLoaded<Value>(key: string, load: (key: string) => Promise<Value>): Loaded<Value> {
  const [found, setFound] = useState<Loaded<Value>>({ status: 'loading' })
  const begin = useEffectEvent(load)
  useEffect(() => {
    let isOver = false
    const tell = (is: Loaded<Value>) => (isOver ? undefined : setFound(is))
    begin(key).then(
      (value) => tell({ status: 'ready', value }),
      (error: unknown) => tell({ status: 'failed', code: storeCodeOf(error) }),
    )
    return () => {
      isOver = true
    }
  }, [key])
  return found
}
