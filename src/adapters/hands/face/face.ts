import type { FaceFrame } from '#domain/face/face'
import { COMMON_HEAD_AREA } from '#domain/face/headArea'
import type { WorkArea } from '#domain/hands/workArea'
import type { PointingFace } from '#ports/face'
import type { Camera } from '../camera'
import { lookOn } from '../lookOn'
import { browserCamera, createSessionCamera, type CameraHost } from '../sessionCamera'
import type { FaceJudge } from './detector'

/** Minimum interval (ms) between two pictures that are judged for the direction of the face. `STILL_MS` applies while nothing moves. */
const FACING_MS = 100
const STILL_MS = 250
const POINTING_MS = 66

/** The browser functions that are used here. Tests pass their own. */
export interface FaceHost extends CameraHost {
  startJudge(): Promise<FaceJudge>
  /** Returns the time in ms (`performance.now()`). */
  now(): number
  wait(ms: number): Promise<void>
}

/** Observes the face through the camera. It owns the models and sets the pace. */
export function createFace(host: FaceHost = browserHost): PointingFace {
  const frameListeners = new Set<(frame: FaceFrame) => void>()
  let judge: Promise<FaceJudge> | null = null
  let points = false
  const areas = new Map<string, WorkArea>()

  const ready = () => (judge ??= host.startJudge())

  function forget(): void {
    void judge?.then(
      (started) => started.close(),
      () => undefined,
    )
    judge = null
  }

  async function look(from: Camera, turn: { readonly isCurrent: () => boolean; readonly giveUp: () => void }): Promise<void> {
    const by = await ready()
    await lookOn(host, turn, async (at) => {
      const picture = camera.state === 'on' ? await from.picture() : null
      const seen = picture === null ? null : await by.look(picture, at, points)
      if (turn.isCurrent() && seen !== null && camera.state === 'on')
        for (const listener of frameListeners) listener({ at, facing: seen.facing, isDark: seen.isDark === true, pointer: seen.pointer })
      if (points) return POINTING_MS
      return seen?.isStill === true ? STILL_MS : FACING_MS
    })
  }

  const camera = createSessionCamera(host, { ready, begin: (from, turn) => void look(from, turn), forget })
  camera.subscribe(() => {
    if (camera.state === 'off') points = false
  })

  return {
    get state() {
      return camera.state
    },
    areaOf: (childId) => areas.get(childId) ?? COMMON_HEAD_AREA,
    setArea: (childId, area) => void (area === null ? areas.delete(childId) : areas.set(childId, area)),
    setPointing: (wanted) => void (points = wanted),
    turnOn: camera.turnOn,
    turnOff: camera.turnOff,
    rest: camera.rest,
    wake: camera.wake,
    subscribe: camera.subscribe,
    watch: (listener) => {
      frameListeners.add(listener)
      return () => frameListeners.delete(listener)
    },
  }
}

const browserHost: FaceHost = {
  ...browserCamera,
  // TensorFlow is fetched when an adult turns the camera on, never before.
  startJudge: async () => (await import('./startFaceJudge')).startFaceJudge(),
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms))),
}
