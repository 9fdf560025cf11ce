import { StoreError } from '#ports/documents'
import { withTimeout } from '#ports/timeout'

type Watch<Value> = (tell: (value: Value) => void, fail: (error: Error) => void) => () => void

const PATIENCE_MS = 4000

/** Resolves to the first value of a watched source. Rejects with a StoreError `unavailable` if there is none in time. */
export function firstValue<Value>(watch: Watch<Value>): Promise<Value> {
  let stop = () => {}
  const first = new Promise<Value>((resolve, reject) => {
    stop = watch(resolve, reject)
  })
  const giveUp = (): never => {
    throw new StoreError('unavailable', 'there was no answer in time')
  }
  return withTimeout(PATIENCE_MS, first, giveUp).finally(() => stop())
}
