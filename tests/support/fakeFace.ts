import type { FaceFrame } from '#domain/face/face'
import { COMMON_HEAD_AREA } from '#domain/face/headArea'
import type { Place } from '#domain/geometry'
import type { WorkArea } from '#domain/hands/workArea'
import type { PointingFace } from '#ports/face'
import { fakeCamera } from './fakeHands'

/** Returns a camera that sees the face set by the test. */
export function fakeFace() {
  const watchers = new Set<(frame: FaceFrame) => void>()
  const areas = new Map<string, WorkArea>()
  const fake = Object.assign(fakeCamera(), {
    watchers,
    isPointing: false,
    setPointing(wanted: boolean): void {
      fake.isPointing = wanted
    },
    areaOf: (childId: string) => areas.get(childId) ?? COMMON_HEAD_AREA,
    setArea(childId: string, area: WorkArea | null): void {
      if (area === null) areas.delete(childId)
      else areas.set(childId, area)
    },
    watch(listener: (frame: FaceFrame) => void) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    /** Delivers one camera frame. */
    see(frame: FaceFrame): void {
      for (const watcher of watchers) watcher(frame)
    },
    /** Delivers one camera frame of a head that points at a place of the stage within the usual range. A place of null delivers no head. */
    pointAt(place: Place | null, at: number, area: WorkArea = COMMON_HEAD_AREA): void {
      const pointer = place === null ? null : { x: area.left + place.x * area.width, y: area.top + place.y * area.height }
      fake.see({ at, facing: place === null ? 'none' : 'toward', pointer })
    },
  })
  return fake satisfies PointingFace
}
