import { type Level, loudnessOf, roomOf } from '#domain/devices/voiceLevel'
import type { VoiceLevel, VoiceLevelState } from '#ports/voiceLevel'

const ROOM_MS = 3000
const EVERY_MS = 50
/** Lower than this (Hz) there are fans, ventilators and lorries, and no child. */
const LOW_CUT_HZ = 150
/** What is heard at once: about 43 ms at 48 kHz. */
const SAMPLES = 2048
/** The room answers a sound of ours for a while after it is over (ms). */
const ECHO_MS = 400

export interface VoiceLevelHost {
  /** Null where the browser has none. */
  readonly openMicrophone: (() => Promise<MediaStream>) | null
  readonly openContext: (() => AudioContext) | null
  /** Does it again and again until the answer is called. */
  readonly every: (ms: number, act: () => void) => () => void
  /** ms of the `performance.now()` base. */
  readonly now: () => number
  readonly isOwnSound: () => boolean
}

/** Loudness through Web Audio: microphone, low cut, analyser. The sound itself goes nowhere. */
export function createVoiceLevel(host: VoiceLevelHost): VoiceLevel {
  const states = new Set<() => void>()
  const watchers = new Set<(level: Level) => void>()
  let state: VoiceLevelState = 'off'
  let close: (() => void) | null = null
  let room: number[] = []
  let roomDb: number | null = null
  let roomSince = 0
  let deafUntil = 0
  /** Counts what was asked for: a microphone that comes too late is let go. */
  let turn = 0

  const enter = (next: VoiceLevelState) => {
    if (next === state) return
    state = next
    for (const listener of states) listener()
  }

  const stop = () => {
    turn += 1
    close?.()
    close = null
  }

  const listenToRoom = () => {
    room = []
    roomSince = host.now()
    enter('room')
  }

  const heard = (loudness: number) => {
    const at = host.now()
    if (host.isOwnSound()) deafUntil = at + ECHO_MS
    if (at < deafUntil) return
    if (state === 'room') {
      room.push(loudness)
      if (at - roomSince < ROOM_MS) return
      roomDb = roomOf(room)
      room = []
      return enter('on')
    }
    for (const watcher of watchers) watcher({ above: loudness - (roomDb ?? loudness), at })
  }

  const open = (stream: MediaStream, openContext: () => AudioContext) => {
    const context = openContext()
    const lowCut = context.createBiquadFilter()
    lowCut.type = 'highpass'
    lowCut.frequency.value = LOW_CUT_HZ
    const analyser = context.createAnalyser()
    analyser.fftSize = SAMPLES
    context.createMediaStreamSource(stream).connect(lowCut).connect(analyser)
    const samples = new Float32Array(SAMPLES)
    const rest = host.every(EVERY_MS, () => {
      analyser.getFloatTimeDomainData(samples)
      heard(loudnessOf(samples))
    })
    close = () => {
      rest()
      for (const track of stream.getTracks()) track.stop()
      void context.close()
    }
  }

  return {
    get state() {
      return state
    },
    get roomDb() {
      return roomDb
    },
    async turnOn() {
      const { openMicrophone, openContext } = host
      if (close !== null || state === 'starting') return
      if (openMicrophone === null || openContext === null) return enter('unsupported')
      const own = ++turn
      enter('starting')
      try {
        const stream = await openMicrophone()
        if (own !== turn) {
          for (const track of stream.getTracks()) track.stop()
          return
        }
        open(stream, openContext)
        listenToRoom()
      } catch (error) {
        if (own === turn) enter(reasonOf(error))
      }
    },
    turnOff() {
      stop()
      enter('off')
    },
    calibrate() {
      if (close !== null) listenToRoom()
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

function reasonOf(error: unknown): VoiceLevelState {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' ? 'missing' : 'failed'
}
