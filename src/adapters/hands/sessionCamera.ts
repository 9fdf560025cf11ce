import type { CameraState, SessionCamera } from '#ports/sessionCamera'
import { CameraError, openCamera, type Camera } from './camera'
import { shareCamera } from './shareCamera'

/** The browser functions that are used here. Tests pass their own. */
export interface CameraHost {
  /** Opens the camera. Rejects with a CameraError. */
  openCamera(): Promise<Camera>
  /** Calls back when the page is hidden or left. */
  onHidden(listener: () => void): void
}

/** The actions of one use of the camera. */
interface Use {
  /** Loads everything that is needed besides the camera. Rejects if that fails. */
  readonly ready?: () => Promise<unknown>
  /** Called when the camera is on. `turn.isCurrent` returns whether this use of it is still the current one. */
  readonly begin?: (camera: Camera, turn: { readonly isCurrent: () => boolean; readonly giveUp: () => void }) => void
  /** Frees everything. Called after the camera was turned off or given up. */
  readonly forget?: () => void
}

/** Owns the camera's stream: requests, suspends and ends it, and reports failures. */
export function createSessionCamera(host: CameraHost, { ready, begin, forget }: Use): SessionCamera & { readonly camera: Camera | null } {
  const listeners = new Set<() => void>()
  let state: CameraState = 'off'
  let camera: Camera | null = null
  /** Number of the current start. A start that was cancelled must not begin. */
  let run = 0

  function enter(next: CameraState): void {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }

  function release(): void {
    run += 1
    camera?.stop()
    camera = null
  }

  function giveUp(reason: CameraState): void {
    release()
    forget?.()
    enter(reason)
  }

  async function start(): Promise<void> {
    release()
    const turn = run
    enter('starting')
    let opened: Camera
    try {
      opened = await host.openCamera()
    } catch (error) {
      if (turn === run) giveUp(error instanceof CameraError ? error.reason : 'failed')
      return
    }
    // The start was cancelled while the browser asked for permission. A late permission must not turn the camera on.
    if (turn !== run) return opened.stop()
    camera = opened
    opened.onEnded(() => turn === run && giveUp('ended'))
    // Another program has taken the picture for a while. The camera counts as ended until the picture returns by itself.
    opened.onMuted((isMuted) => {
      if (turn !== run || state === 'starting') return
      enter(isMuted ? 'ended' : 'on')
    })
    try {
      await ready?.()
      if (turn !== run) return
      enter('on')
      begin?.(opened, { isCurrent: () => turn === run, giveUp: () => turn === run && giveUp('failed') })
    } catch {
      if (turn === run) giveUp('failed')
    }
  }

  function rest(): void {
    if (camera !== null && state === 'ended') return release()
    if (state !== 'on' && state !== 'starting') return
    release()
    enter('resting')
  }

  host.onHidden(rest)

  return {
    get state() {
      return state
    },
    get camera() {
      return camera
    },
    turnOn: () => (state === 'on' || state === 'starting' ? Promise.resolve() : start()),
    // An error stays visible until the next attempt.
    turnOff: () => {
      if (state === 'on' || state === 'starting' || state === 'resting') giveUp('off')
      else if (camera !== null) giveUp(state)
    },
    rest,
    wake: () => {
      if (state === 'resting') void start()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const browserCamera: CameraHost = {
  openCamera: shareCamera(openCamera),
  onHidden: (listener) => {
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && listener())
    window.addEventListener('pagehide', listener)
  },
}
