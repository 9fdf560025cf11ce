import { detectPitch } from '#domain/devices/pitch'
import { type SoundMoment, MOMENTS_PER_SECOND, quietMoments, currentRoomLevel, ambientNoise } from '#domain/devices/room'
import { type Level, loudnessOf, defaultVoiceThresholds } from '#domain/devices/voiceLevel'
import type { VoiceLevel, VoiceLevelState } from '#ports/voiceLevel'
import { closeMicrophone } from './audioSession'

const ROOM_MS = 3000
const EVERY_MS = 1000 / MOMENTS_PER_SECOND
/** Number of readings between two updates of the room's level. */
const ROOM_EVERY = 5
/** Cutoff frequency (Hz) that is lower than any sound a microphone picks up. */
const NO_CUT_HZ = 10
/** Length of a reading (samples): about 43 ms at 48 kHz. */
const SAMPLES = 2048
/** Time (ms) for which the room echoes after one of the app's own sounds. */
const ECHO_MS = 400

export interface VoiceLevelHost {
  /** Opens the microphone; null if the browser has none. */
  readonly openMicrophone: (() => Promise<MediaStream>) | null
  readonly openContext: (() => AudioContext) | null
  /** Calls `act` repeatedly. Returns a function that stops this. */
  readonly every: (ms: number, act: () => void) => () => void
  /** Returns the time in ms (`performance.now()`). */
  readonly now: () => number
  readonly isOwnSound: () => boolean
}

/** Measures loudness through Web Audio, with a microphone, a low cut and an analyser. The sound itself is not passed on. */
export function createVoiceLevel(host: VoiceLevelHost): VoiceLevel {
  const states = new Set<() => void>()
  const watchers = new Set<(level: Level) => void>()
  let state: VoiceLevelState = 'off'
  let close: (() => void) | null = null
  let cut: ((hz: number) => void) | null = null
  let room: number[] = []
  let roomDb: number | null = null
  let roomSince = 0
  let deafUntil = 0
  let isDeaf = false
  let lowCutHz = defaultVoiceThresholds.lowCutHz
  let moments: SoundMoment[] = []
  let heardOfRoom = 0
  /** Number of the latest request. A microphone that opens too late is closed again. */
  let turn = 0

  const enter = (next: VoiceLevelState) => {
    if (next === state) return
    state = next
    for (const listener of states) listener()
  }

  const stop = () => {
    turn += 1
    close?.()
    close = cut = null
  }

  const listenToRoom = () => {
    room = []
    roomSince = host.now()
    enter('room')
  }

  const tell = (level: Level) => {
    for (const watcher of watchers) watcher(level)
  }

  const heard = (loudness: number, pitch: () => number | null) => {
    const at = host.now()
    if (host.isOwnSound()) deafUntil = at + ECHO_MS
    const wasDeaf = isDeaf
    isDeaf = at < deafUntil
    if (isDeaf) {
      if (!wasDeaf && state === 'on') tell({ above: 0, at, isDeaf })
      return
    }
    if (state === 'room') {
      room.push(loudness)
      if (at - roomSince < ROOM_MS) return
      roomDb = ambientNoise(room)
      moments = quietMoments(roomDb)
      room = []
      return enter('on')
    }
    const hz = pitch()
    moments = [...moments.slice(1), { loudness, isToned: hz !== null }]
    heardOfRoom = (heardOfRoom + 1) % ROOM_EVERY
    if (heardOfRoom === 0) roomDb = currentRoomLevel(moments)
    tell({ above: loudness - (roomDb ?? loudness), at, hz })
  }

  const open = (stream: MediaStream, openContext: () => AudioContext) => {
    const context = openContext()
    const lowCut = context.createBiquadFilter()
    lowCut.type = 'highpass'
    lowCut.frequency.value = lowCutHz || NO_CUT_HZ
    const analyser = context.createAnalyser()
    analyser.fftSize = SAMPLES
    context.createMediaStreamSource(stream).connect(lowCut).connect(analyser)
    const samples = new Float32Array(SAMPLES)
    const rest = host.every(EVERY_MS, () => {
      analyser.getFloatTimeDomainData(samples)
      heard(loudnessOf(samples), () => detectPitch(samples, context.sampleRate))
    })
    cut = (hz) => void (lowCut.frequency.value = hz || NO_CUT_HZ)
    close = () => {
      rest()
      closeMicrophone(stream)
      void context.close()
    }
  }

  const turnOn = async () => {
    const { openMicrophone, openContext } = host
    if (close !== null || state === 'starting') return
    if (openMicrophone === null || openContext === null) return enter('unsupported')
    const own = ++turn
    enter('starting')
    try {
      const stream = await openMicrophone()
      if (own !== turn) return closeMicrophone(stream)
      open(stream, openContext)
      listenToRoom()
    } catch (error) {
      if (own === turn) enter(reasonOf(error))
    }
  }

  return {
    get state() {
      return state
    },
    get roomDb() {
      return roomDb
    },
    turnOn,
    turnOff() {
      stop()
      enter('off')
    },
    rest() {
      if (close === null && state !== 'starting') return
      stop()
      enter('resting')
    },
    wake() {
      if (state === 'resting') void turnOn()
    },
    cutBelow(hz) {
      if (hz === lowCutHz) return
      lowCutHz = hz
      cut?.(hz)
      if (close !== null) listenToRoom()
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
