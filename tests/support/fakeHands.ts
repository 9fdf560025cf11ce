import type { DetectedHand, HandFrame } from '#domain/hands/landmarks'
import type { Hands, HandsState } from '#ports/hands'

/** A camera that is turned on at once and sees what the test says. `calls` are what it was asked. */
export function fakeHands() {
  const states = new Set<() => void>()
  const watchers = new Set<(frame: HandFrame) => void>()
  const calls: string[] = []
  const fake = {
    calls,
    state: 'off' as HandsState,
    enter(state: HandsState): void {
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
    watch(listener: (frame: HandFrame) => void) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    /** One picture of the camera. */
    see(hands: readonly DetectedHand[], at: number): void {
      for (const watcher of watchers) watcher({ at, hands })
    },
    get watcherCount() {
      return watchers.size
    },
  }
  return fake satisfies Hands
}
