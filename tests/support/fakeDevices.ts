import { createTilt } from '#adapters/browser/tilt'
import type { Level } from '#domain/devices/voiceLevel'
import type { VoiceLevel, VoiceLevelState } from '#ports/voiceLevel'

/**
 * Returns the tilt adapter on a fake window, which tilts as the test says. `answer` is the reply to the permission request of iOS; `null` is a
 * browser without tilt.
 */
export function fakeTilt(answer: 'granted' | 'denied' | 'never asked' | null = 'never asked') {
  const listeners = new Set<(event: { readonly beta: number; readonly gamma: number }) => void>()
  const asked: string[] = []
  const asking = Object.assign(() => undefined, {
    requestPermission: () => {
      asked.push('asked')
      return Promise.resolve(answer)
    },
  })
  const tilt = createTilt({
    ...(answer === null ? {} : { DeviceOrientationEvent: answer === 'never asked' ? Event : asking }),
    addEventListener: (_type, listener) => listeners.add(listener),
    removeEventListener: (_type, listener) => listeners.delete(listener),
  })
  return { tilt, asked, lean: (beta: number, gamma: number) => listeners.forEach((listener) => listener({ beta, gamma })), isWatched: () => listeners.size > 0 }
}

/** Returns a microphone that reports the levels set by the test. `calls` lists the calls made to it. */
export function fakeVoiceLevel(answer: VoiceLevelState = 'room') {
  const states = new Set<() => void>()
  const watchers = new Set<(level: Level) => void>()
  const calls: string[] = []
  const fake = {
    calls,
    watchers,
    state: 'off' as VoiceLevelState,
    roomDb: null as number | null,
    enter(state: VoiceLevelState): void {
      fake.state = state
      for (const listener of states) listener()
    },
    /** Ends the measurement of the room's noise. */
    measure(roomDb: number): void {
      fake.roomDb = roomDb
      fake.enter('on')
    },
    turnOn() {
      calls.push('turnOn')
      fake.enter(answer)
      return Promise.resolve()
    },
    turnOff() {
      calls.push('turnOff')
      fake.enter('off')
    },
    rest() {
      if (!['starting', 'room', 'on'].includes(fake.state)) return
      calls.push('rest')
      fake.enter('resting')
    },
    wake() {
      if (fake.state === 'resting') void fake.turnOn()
    },
    cutBelow(hz: number) {
      calls.push(`cutBelow ${hz}`)
    },
    calibrate() {
      calls.push('calibrate')
      fake.enter('room')
    },
    subscribe(listener: () => void) {
      states.add(listener)
      return () => states.delete(listener)
    },
    watch(listener: (level: Level) => void) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    hear(level: Level): void {
      for (const watcher of watchers) watcher(level)
    },
  }
  return fake satisfies VoiceLevel
}
