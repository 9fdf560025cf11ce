import { MOST_HANDS, type HandFrame } from '#domain/hands/landmarks'
import { DARK } from '#domain/hands/movement'
import { COMMON_AREA } from '#domain/hands/workArea'
import type { Hands } from '#ports/hands'
import type { Camera } from './camera'
import type { Detector } from './detector'
import { lookOn } from './lookOn'
import { browserCamera, createSessionCamera, type CameraHost } from './sessionCamera'

/** Minimum interval (ms) between two judged pictures. */
const LEAST_INTERVAL_MS = 66
/** Time (ms) for which all pictures must be dark before darkness is reported. */
const DARK_AFTER_MS = 1000

/** The browser functions that are used here. Tests pass their own. */
export interface HandsHost extends CameraHost {
  startDetector(): Promise<Detector>
  /** Returns the time in ms (`performance.now()`). */
  now(): number
  wait(ms: number): Promise<void>
}

/** Provides the camera as an access method. It owns the detector and sets its pace. */
export function createHands(host: HandsHost = browserHost): Hands {
  const frameListeners = new Set<(frame: HandFrame) => void>()
  const listeners = new Set<() => void>()
  let detector: Promise<Detector> | null = null
  let area = COMMON_AREA
  let most = MOST_HANDS
  /** Time (ms) since which the pictures have been dark; `isDark` is whether that has been reported. */
  let darkSince: number | null = null
  let isDark = false

  const ready = () => (detector ??= host.startDetector())

  function forget(): void {
    void detector?.then(
      (started) => started.close(),
      () => undefined,
    )
    detector = null
  }

  function measureLight(brightness: number, at: number): void {
    darkSince = brightness < DARK ? (darkSince ?? at) : null
    tellDark(darkSince !== null && at - darkSince >= DARK_AFTER_MS)
  }

  function tellDark(next: boolean): void {
    if (isDark === next) return
    isDark = next
    for (const listener of listeners) listener()
  }

  async function look(from: Camera, turn: { readonly isCurrent: () => boolean; readonly giveUp: () => void }): Promise<void> {
    const by = await ready()
    await lookOn(host, turn, async (at) => {
      const picture = camera.state === 'on' ? await from.picture() : null
      const seen = picture === null ? null : await by.look(picture, at, most)
      if (turn.isCurrent() && seen !== null && camera.state === 'on') {
        measureLight(seen.brightness, at)
        for (const listener of frameListeners) listener({ at, hands: seen.hands, movement: seen.movement })
      }
      return LEAST_INTERVAL_MS
    })
  }

  const camera = createSessionCamera(host, { ready, begin: (from, turn) => void look(from, turn), forget })
  camera.subscribe(() => {
    if (camera.state !== 'on') darkSince = null
    // The last report of darkness remains valid while the camera is suspended.
    if (camera.state !== 'on' && camera.state !== 'resting') isDark = false
    if (camera.state === 'off') [area, most] = [COMMON_AREA, MOST_HANDS]
    for (const listener of listeners) listener()
  })

  return {
    get state() {
      return camera.state
    },
    get isDark() {
      return isDark
    },
    get area() {
      return area
    },
    setArea: (next) => void (area = next),
    setMost: (next) => void (most = next),
    turnOn: camera.turnOn,
    turnOff: camera.turnOff,
    rest: camera.rest,
    wake: camera.wake,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    watch: (listener) => {
      frameListeners.add(listener)
      return () => frameListeners.delete(listener)
    },
  }
}

const browserHost: HandsHost = {
  ...browserCamera,
  // TensorFlow is loaded when an adult turns the camera on, never before.
  startDetector: async () => (await import('./startDetector')).startDetector(),
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms))),
}
