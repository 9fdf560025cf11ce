import type { HandFrame } from '#domain/hands/landmarks'
import type { Hands } from '#ports/hands'
import type { Camera } from './camera'
import type { Detector } from './detector'
import { browserCamera, createSessionCamera, type CameraHost } from './sessionCamera'

/** At most this often is a picture looked at (ms), and with a pause of half the work's own time. */
const LEAST_INTERVAL_MS = 66
const WORK_SHARE = 1.5
/** Pictures that fail one after the other before the camera is given up. */
const MOST_FAILURES = 10

/** What it stands on; a test passes its own. */
export interface HandsHost extends CameraHost {
  startDetector(): Promise<Detector>
  /** The `performance.now()` base. */
  now(): number
  wait(ms: number): Promise<void>
}

/** The camera as a way to answer: it owns the detector and the pace. */
export function createHands(host: HandsHost = browserHost): Hands {
  const frameListeners = new Set<(frame: HandFrame) => void>()
  let detector: Promise<Detector> | null = null

  const ready = () => (detector ??= host.startDetector())

  function forget(): void {
    void detector?.then(
      (started) => started.close(),
      () => undefined,
    )
    detector = null
  }

  async function look(camera: Camera, isCurrent: () => boolean, giveUp: () => void): Promise<void> {
    const by = await ready()
    for (let failures = 0; isCurrent();) {
      const at = host.now()
      try {
        const picture = await camera.picture()
        const hands = picture === null ? null : await by.detect(picture)
        if (!isCurrent()) return
        if (hands !== null) for (const listener of frameListeners) listener({ at, hands })
        failures = 0
      } catch {
        failures += 1
        if (failures >= MOST_FAILURES) return giveUp()
      }
      const worked = host.now() - at
      await host.wait(Math.max(LEAST_INTERVAL_MS, worked * WORK_SHARE) - worked)
    }
  }

  const camera = createSessionCamera(host, { ready, begin: (from, { isCurrent, giveUp }) => void look(from, isCurrent, giveUp), forget })

  return Object.assign(camera, {
    watch: (listener: (frame: HandFrame) => void) => {
      frameListeners.add(listener)
      return () => frameListeners.delete(listener)
    },
  })
}

const browserHost: HandsHost = {
  ...browserCamera,
  // TensorFlow is fetched when an adult turns the camera on, never before.
  startDetector: async () => (await import('./startDetector')).startDetector(),
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms))),
}
