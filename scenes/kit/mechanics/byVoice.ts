import { ENDS_MS, defaultVoiceThresholds } from '#domain/devices/voiceLevel'
import type { AnsweredBy } from '#domain/trials/engine/events'
import type { Stimulus } from '../stimulus/stimulus'
import { Calls } from './calls'
import type { ChosenBy } from '../mechanic/intents'
import { isHeldUntilRelease, isAnyDown, isThing, type MechanicOf, thingsOnStage, stays, type TrialPlay } from '../mechanic/mechanic'

/**
 * Minimum time (ms) between two sounds that count. Their effects must not appear and disappear faster (clinical-design.md §1.7), and the child must
 * have looked before the next sound. `WORN_EVERY_MS` is the minimum for a thing that changes its look.
 */
const LEAST_BETWEEN_MS = 1000
const WORN_EVERY_MS = 1500
/** Total growth of the thing over all its sounds, as a share of its size. */
const GROWN = 0.3
const GROW_MS = 1000
const SHOWN_MS = 2600
/** Level above the room's noise (dB) that counts as loudest. A tap counts as half as loud (`TAP_LOUD`), and a press held for `HELD_LOUD_MS` as fully loud. */
const LOUDEST_DB = 30
const TAP_LOUD = 0.5
const HELD_LOUD_MS = 700
/**
 * Delay (ms) before "wait" is spoken, so that the child sees the thing first. After `PATIENCE` sounds that came too soon, the wait is no longer
 * restarted, and "now" is spoken anyway.
 */
const LOOK_FIRST_MS = 500
const PATIENCE = 2

/**
 * Mechanic in which the child's voice makes something happen (clinical-design.md, /sound_ai). Each sound that lasts long enough makes the thing grow,
 * shine or open, and the trial is complete after the required number of sounds. A touch, a dwell or a switch works like a sound.
 */
export const byVoiceMechanic: MechanicOf<'byVoice'> = (play, spec) => {
  const { ms, grows = GROWN, followsLoudness, waitsMs, hearing = defaultVoiceThresholds } = spec
  const needed = play.plan.needed ?? 1
  const calls = new Calls(play, spec)
  const wait = waitsMs === undefined ? null : waiting(play, waitsMs)
  const size = followsLoudness === true ? following(play, grows) : null
  const between = stagesOf(thingsOnStage(play.targets)[0]).length > 0 ? WORN_EVERY_MS : LEAST_BETWEEN_MS
  let sounds = 0
  let countedAt = Number.NEGATIVE_INFINITY
  /** Start of the current sound, which is reported only after its first moments; null during silence. */
  let since: number | null = null
  let isHeard = false

  const target = () => thingsOnStage(play.targets)[0]

  /** Counts the sound if it has certainly lasted long enough by the time `certain`. A sound ends only after a silence, which is not part of it. */
  const heardUntil = (certain: number, at: number) => {
    if (since === null || certain - since < ms) return
    const began = since
    since = null
    if (wait === null || wait.hears(began)) sound(target(), at, 'voice', began)
  }

  const sound = (thing: Stimulus | undefined, at: number, by: AnsweredBy, began = at) => {
    if (thing === undefined || sounds >= needed || at - countedAt < between) return
    countedAt = at
    sounds += 1
    calls.answered(at)
    wait?.answered(began)
    play.did({ do: 'worked', id: thing.plan.id, share: sounds / needed, by }, at)
    thing.acknowledge(play.clockNow, { moves: false })
    show(thing)
    if (sounds === needed) play.answer(thing, 'correct', at, by)
  }

  const show = (thing: Stimulus) => {
    const { light = 1 } = thing.plan
    const next = stagesOf(thing)[sounds - 1]
    if (next !== undefined) thing.wear(next)
    if (light < 1) thing.dim(light + ((1 - light) * sounds) / needed)
    if (size === null) thing.shrinkTo(1 + (grows * sounds) / needed, GROW_MS)
  }

  return {
    get offered() {
      return thingsOnStage(play.stimuli).filter(isThing)
    },
    get aim() {
      return wait?.isOver === false ? null : (target() ?? null)
    },
    on: {
      choose: ({ thing, at, by }) => {
        if (!isThing(thing)) return
        size?.touched(by, at)
        if (wait === null || wait.hears(at)) sound(target(), at, by)
      },
      letGo: () => size?.letGo(),
      keyUp: () => size?.letGo(),
      voice: ({ isSounding, at }) => {
        calls.heard(isSounding, at)
        isHeard = isSounding
        if (!isSounding) heardUntil(at - ENDS_MS, at)
        since = isSounding ? at - hearing.beginsMs : null
        // A sound is reported only after it has lasted this long, so that part is certain.
        if (isSounding) heardUntil(at, at)
      },
      level: ({ level: { above } }) => size?.heard(above / LOUDEST_DB),
    },
    tick: (at) => {
      wait?.tick(at, isHeard)
      size?.tick(at)
      // A pause counts as part of the sound only once the sound has continued.
      heardUntil(at - ENDS_MS, at)
    },
    /** Demonstrates the effect of a sound as a prompt: the thing grows once by itself. */
    help(help) {
      if (help !== 'show-how') return null
      for (const thing of thingsOnStage(play.targets)) {
        thing.shrinkTo(1 + grows, SHOWN_MS)
        play.later(SHOWN_MS, () => sounds < needed && thing.shrinkTo(size === null ? 1 + (grows * sounds) / needed : 1, SHOWN_MS))
      }
      return true
    },
  }
}

const stagesOf = (thing: Stimulus | undefined) => (thing !== undefined && 'drawing' in thing.plan.shows ? (thing.plan.shows.stages ?? []) : [])

/** Says "wait", waits for a time of quiet, and says "now". A sound that comes too soon is not a mistake: it restarts the wait, but only a few times. */
function waiting(play: TrialPlay, waitsMs: number) {
  /** Start of the quiet; null while the child cannot act yet. */
  let quietSince: number | null = null
  let goAt: number | null = null
  let [early, patience] = [0, PATIENCE]

  const begin = (at: number) => {
    if (patience === 0) return
    patience -= 1
    quietSince = at
  }
  return {
    get isOver() {
      return goAt !== null
    },
    /** Returns whether a sound that began at this time may be the answer. */
    hears(began: number): boolean {
      if (goAt !== null) return began >= goAt
      play.record({ early: ++early })
      begin(play.now)
      return false
    },
    answered: (began: number) => play.record({ early, ...(goAt === null ? {} : { afterNow: Math.round(began - goAt) }) }),
    tick(at: number, isHeard: boolean): void {
      if (goAt !== null) return
      if (quietSince === null) {
        quietSince = at + LOOK_FIRST_MS
        play.later(LOOK_FIRST_MS, () => play.say({ phrase: 'wait' }))
      }
      // The quiet starts only after that sound has ended.
      if (isHeard && patience > 0) quietSince = Math.max(quietSince, at)
      if (at - quietSince < waitsMs) return
      goAt = at
      for (const thing of thingsOnStage(play.targets)) thing.dim(1)
      play.say({ phrase: 'now' })
    },
  }
}

/** Makes the thing grow with the loudness, in one slow step after another, so that it changes direction at most once a second. */
function following(play: TrialPlay, grows: number) {
  let [loud, size] = [0, 1]
  let steppedAt = Number.NEGATIVE_INFINITY
  /** The current hold by a finger or a switch: the device and the start time. */
  let held: { readonly by: ChosenBy; readonly since: number } | null = null
  return {
    heard: (share: number) => void (loud = Math.max(loud, Math.min(1, share))),
    touched(by: ChosenBy, at: number): void {
      loud = Math.max(loud, stays(play, by) ? 1 : TAP_LOUD)
      if (isHeldUntilRelease(play, by)) held = { by, since: at }
    },
    letGo: () => void (held = null),
    tick(at: number): void {
      // The release of the finger may have been missed during a pause.
      if (held?.by === 'touch' && !isAnyDown(play)) held = null
      if (held !== null && at - held.since > HELD_LOUD_MS) loud = 1
      if (at - steppedAt < GROW_MS) return
      const wanted = 1 + grows * loud
      loud = 0
      if (wanted === size) return
      size = wanted
      steppedAt = at
      for (const thing of thingsOnStage(play.targets)) thing.shrinkTo(size, GROW_MS)
    },
  }
}
