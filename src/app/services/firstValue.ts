import { StoreError } from '#ports/documents'

type Watch<Value> = (tell: (value: Value) => void, fail: (error: Error) => void) => () => void

const PATIENCE_MS = 4000

/** The first answer of something that is watched. Without one in good time it fails with a StoreError `unavailable`: nobody waits for it. */
export function readOnce<Value>(watch: Watch<Value>): Promise<Value> {
  return new Promise((done, fail) => {
    let stop = () => {}
    const end = (tell: () => void) => {
      clearTimeout(timer)
      // Whoever watches may be told before it has the way to stop.
      queueMicrotask(() => stop())
      tell()
    }
    const timer = setTimeout(() => end(() => fail(new StoreError('unavailable', 'there was no answer in time'))), PATIENCE_MS)
    stop = watch(
      (value) => end(() => done(value)),
      (error) => end(() => fail(error)),
    )
  })
}
