import type { HandFrame } from '#domain/hands/landmarks'
import type { Hands, HandsState } from '#ports/hands'
import { CameraError, openCamera, type Camera } from './camera'
import type { Detector } from './detector'

/** At most this often is a picture looked at (ms), and with a pause of half the work's own time. */
const LEAST_INTERVAL_MS = 66
const WORK_SHARE = 1.5
/** Pictures that fail one after the other before the camera is given up. */
const MOST_FAILURES = 10

/** What it stands on; a test passes its own. */
export interface HandsHost {
  /** Rejects with a CameraError. */
  openCamera(): Promise<Camera>
  startDetector(): Promise<Detector>
  /** The `performance.now()` base. */
  now(): number
  wait(ms: number): Promise<void>
  /** Tells when the page is hidden or left. */
  onHidden(listener: () => void): void
}

/** The camera as a way to answer: it owns the stream, the detector and the pace. */
export function createHands(host: HandsHost = browserHost): Hands {
  const stateListeners = new Set<() => void>()
  const frameListeners = new Set<(frame: HandFrame) => void>()
  let state: HandsState = 'off'
  let camera: Camera | null = null
  let detector: Promise<Detector> | null = null
  /** Counts the starts: what was asked for and then left must not begin. */
  let run = 0

  function enter(next: HandsState): void {
    if (state === next) return
    state = next
    for (const listener of stateListeners) listener()
  }

  function release(): void {
    run += 1
    camera?.stop()
    camera = null
  }

  function forget(): void {
    release()
    void detector?.then(
      (started) => started.close(),
      () => undefined,
    )
    detector = null
  }

  function giveUp(reason: HandsState): void {
    forget()
    enter(reason)
  }

  async function start(): Promise<void> {
    const turn = ++run
    enter('starting')
    let opened: Camera
    try {
      opened = await host.openCamera()
    } catch (error) {
      if (turn === run) giveUp(error instanceof CameraError ? error.reason : 'failed')
      return
    }
    // Left while the browser asked: a late yes must not turn the camera on.
    if (turn !== run) return opened.stop()
    camera = opened
    opened.onEnded(() => turn === run && giveUp('ended'))
    try {
      detector ??= host.startDetector()
      const started = await detector
      if (turn !== run) return
      enter('on')
      void look(turn, opened, started)
    } catch {
      if (turn === run) giveUp('failed')
    }
  }

  async function look(turn: number, from: Camera, by: Detector): Promise<void> {
    const isCurrent = () => turn === run
    for (let failures = 0; isCurrent();) {
      const at = host.now()
      try {
        const picture = await from.picture()
        const hands = picture === null ? null : await by.detect(picture)
        if (!isCurrent()) return
        if (hands !== null) for (const listener of frameListeners) listener({ at, hands })
        failures = 0
      } catch {
        failures += 1
        if (failures >= MOST_FAILURES && isCurrent()) return giveUp('failed')
      }
      const worked = host.now() - at
      await host.wait(Math.max(LEAST_INTERVAL_MS, worked * WORK_SHARE) - worked)
    }
  }

  function rest(): void {
    if (state !== 'on' && state !== 'starting') return
    release()
    enter('resting')
  }

  host.onHidden(rest)

  return {
    get state() {
      return state
    },
    turnOn: () => (state === 'on' || state === 'starting' ? Promise.resolve() : start()),
    // What went wrong stays told until it is tried again.
    turnOff: () => (state === 'on' || state === 'starting' || state === 'resting') && giveUp('off'),
    rest,
    wake: () => {
      if (state === 'resting') void start()
    },
    subscribe: (listener) => {
      stateListeners.add(listener)
      return () => stateListeners.delete(listener)
    },
    watch: (listener) => {
      frameListeners.add(listener)
      return () => frameListeners.delete(listener)
    },
  }
}

const browserHost: HandsHost = {
  openCamera: () => openCamera(),
  // TensorFlow is fetched when an adult turns the camera on, never before.
  startDetector: async () => (await import('./startDetector')).startDetector(),
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms))),
  onHidden: (listener) => {
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && listener())
    window.addEventListener('pagehide', listener)
  },
}
