import type { FaceFrame } from '#domain/face/face'
import type { Face } from '#ports/face'
import { fakeCamera } from './fakeHands'

/** A camera that sees the face set by the test. */
export function fakeFace() {
  const watchers = new Set<(frame: FaceFrame) => void>()
  const fake = Object.assign(fakeCamera(), {
    watchers,
    isPointing: false,
    setPointing(wanted: boolean): void {
      fake.isPointing = wanted
    },
    watch(listener: (frame: FaceFrame) => void) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    /** Delivers one camera frame. */
    see(frame: FaceFrame): void {
      for (const watcher of watchers) watcher(frame)
    },
  })
  return fake satisfies Face
}
