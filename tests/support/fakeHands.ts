import { MOST_HANDS, type DetectedHand, type HandCount, type HandFrame } from '#domain/hands/landmarks'
import type { Movement } from '#domain/hands/movement'
import { COMMON_AREA, type WorkArea } from '#domain/hands/workArea'
import type { Hands } from '#ports/hands'
import type { Mirror } from '#ports/mirror'
import type { CameraState, SessionCamera } from '#ports/sessionCamera'

/** Returns a camera that turns on immediately. `calls` lists the calls made to it. */
export function fakeCamera() {
  const states = new Set<() => void>()
  const calls: string[] = []
  const fake = {
    calls,
    state: 'off' as CameraState,
    enter(state: CameraState): void {
      fake.state = state
      for (const listener of states) listener()
    },
    turnOn() {
      calls.push('turnOn')
      fake.enter('on')
      return Promise.resolve()
    },
    turnOff() {
      calls.push('turnOff')
      fake.enter('off')
    },
    rest() {
      calls.push('rest')
      if (fake.state === 'on') fake.enter('resting')
    },
    wake() {
      calls.push('wake')
      if (fake.state === 'resting') fake.enter('on')
    },
    subscribe(listener: () => void) {
      states.add(listener)
      return () => states.delete(listener)
    },
  }
  return fake satisfies SessionCamera
}

/** Returns a camera that sees the hands set by the test. */
export function fakeHands() {
  const watchers = new Set<(frame: HandFrame) => void>()
  const fake = Object.assign(fakeCamera(), {
    watchers,
    isDark: false,
    area: COMMON_AREA,
    most: MOST_HANDS,
    setMost(most: HandCount): void {
      fake.most = most
    },
    setArea(area: WorkArea): void {
      fake.area = area
    },
    /** Covers the camera, or uncovers it. */
    darken(isDark: boolean): void {
      fake.isDark = isDark
      fake.enter(fake.state)
    },
    watch(listener: (frame: HandFrame) => void) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    /** Delivers one camera frame. */
    see(hands: readonly DetectedHand[], at: number, movement: Movement | null = null): void {
      for (const watcher of watchers) watcher({ at, hands, movement })
    },
  })
  return fake satisfies Hands
}

/** Returns a mirror that shows only what `paint` draws, and counts the calls. */
export function fakeMirror(paint: (context: CanvasRenderingContext2D, width: number, height: number) => void = () => undefined) {
  const fake = Object.assign(fakeCamera(), {
    painted: 0,
    paint(context: CanvasRenderingContext2D, width: number, height: number) {
      fake.painted += 1
      paint(context, width, height)
      return true
    },
  })
  return fake satisfies Mirror
}
