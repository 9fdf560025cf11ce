import { flat, relativeLean, type Lean, leanOf } from '#domain/devices/tilt'
import type { Tilt, TiltState } from '#ports/tilt'

/** The parts of the browser's window that are used here. */
export interface TiltWindow {
  readonly DeviceOrientationEvent?: unknown
  readonly screen?: { readonly orientation?: { readonly angle: number } }
  addEventListener(type: 'deviceorientation', listener: (event: Tilted) => void): void
  removeEventListener(type: 'deviceorientation', listener: (event: Tilted) => void): void
}

interface Tilted {
  readonly beta: number | null
  readonly gamma: number | null
}

/** An event class that must ask for permission, which is the case only on iOS. */
interface Asking {
  requestPermission(): Promise<'granted' | 'denied' | 'default'>
}

const asks = (event: unknown): event is Asking => typeof event === 'function' && 'requestPermission' in event

/** Reads the tilt from `deviceorientation` events. A desktop browser has the event but never fires it, so tilt is on but reports nothing. */
export function createTilt(window: TiltWindow): Tilt {
  const states = new Set<() => void>()
  const watchers = new Set<(lean: Lean) => void>()
  let state: TiltState = 'off'
  let zero = flat
  let last = flat

  // The state may have changed while the browser asked for permission.
  const isAsking = () => state === 'starting'
  const enter = (next: TiltState) => {
    if (next === state) return
    state = next
    for (const listener of states) listener()
  }

  const tilted = ({ beta, gamma }: Tilted) => {
    if (beta === null || gamma === null) return
    last = leanOf({ beta, gamma }, window.screen?.orientation?.angle ?? 0)
    const lean = relativeLean(last, zero)
    for (const watcher of watchers) watcher(lean)
  }

  return {
    get state() {
      return state
    },
    async turnOn() {
      if (state === 'on' || isAsking()) return
      const event = window.DeviceOrientationEvent
      if (event === undefined) return enter('unsupported')
      enter('starting')
      const answer = asks(event) ? await event.requestPermission().catch(() => 'denied') : 'granted'
      // Tilt was turned off while the browser asked for permission.
      if (!isAsking()) return
      if (answer !== 'granted') return enter('refused')
      window.addEventListener('deviceorientation', tilted)
      enter('on')
    },
    turnOff() {
      window.removeEventListener('deviceorientation', tilted)
      enter('off')
    },
    zeroHere() {
      zero = last
    },
    subscribe(listener) {
      states.add(listener)
      return () => states.delete(listener)
    },
    watch(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
  }
}
