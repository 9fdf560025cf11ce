import { placeOnPath, driftPath } from '#domain/trials/layout/drift'
import type { AnsweredBy } from '#domain/trials/engine/events'
import type { Drawing } from '#domain/trials/plan/drawings'
import type { Place } from '#domain/geometry'
import type { PicturePlan } from '#domain/trials/plan/picture'
import { nearestOn } from '#domain/trials/layout/road'
import { RoadPicture } from '../stimulus/roadPicture'
import type { Stimulus } from '../stimulus/stimulus'
import { Calls } from './calls'
import { isHeldUntilRelease, isAnyDown, isThing, type MechanicOf, thingsOnStage, stays, touchable, type TrialPlay } from '../mechanic/mechanic'

/** Minimum share of the whole that a tap or a switch press adds, however short it is. */
const TAP_SHARE = 1 / 4
/** Interval (ms) between two log entries about the progress. `WORN_EVERY_MS` is the minimum interval between two pictures of the thing. */
const TOLD_EVERY_MS = 250
const WORN_EVERY_MS = 1500
/** Total growth of the thing until it is full, as a share of its size. */
const GROWN = 0.2
const GROW_MS = 600
/** Minimum time (ms) for which an effect runs during a hold, and for which it then rests. A tapping hand must not make it blink. */
const RUNS_AT_LEAST_MS = 1600
/** Time (ms) within which a full thing should be released. */
const LET_GO_WITHIN_MS = 1500
/** Duration (ms) of the demonstration. */
const SHOWN_MS = 2600

/**
 * Mechanic in which something happens while a thing is held (clinical-design.md, /watering_plant): the thing grows and changes its look step by step.
 * A release never undoes anything. For a child who dwells, choosing counts as holding: the thing continues by itself to the end.
 */
export const holdMechanic: MechanicOf<'hold'> = (play, spec) => {
  const { ms, anywhere, grows, runs = [], fills = [], stops, measured, trail } = spec
  const calls = new Calls(play, spec)
  const road = trail === undefined ? null : roadOf(play, trail)
  let heldMs = 0
  let toldMs = 0
  let toldAt = Number.NEGATIVE_INFINITY
  let wornAt = Number.NEGATIVE_INFINITY
  let worn = 0
  /** The thing that is being held, with the device and the start time. `owedMs` is the time for which a tap still counts after its release. */
  let now: { readonly thing: Stimulus; readonly by: AnsweredBy; readonly since: number } | null = null
  let owedMs = 0
  let last: { readonly thing: Stimulus; readonly by: AnsweredBy } | null = null

  let fullAt: number | null = null
  let isLate = false
  /** Whether the system cancelled the hold, in which case it is unknown when the child would have released the thing. */
  let wasCancelled = false
  let isRunning = false
  let ranAt = Number.NEGATIVE_INFINITY
  /** Time (ms) for which a hand or a switch has held the thing; null if neither has. */
  let pressedMs: number | null = null

  const share = () => Math.min(1, heldMs / ms)
  const named = (ids: readonly string[]) => play.stimuli.filter(({ plan }) => ids.includes(plan.id))
  /** Returns the thing that grows while this one is held. */
  const grownBy = (thing: Stimulus) => (grows === undefined ? thing : (named([grows])[0] ?? thing))

  const wear = (thing: Stimulus, at: number) => {
    const further = furtherOf(thing)
    const next = further[worn]
    if (next === undefined || at - wornAt < WORN_EVERY_MS || share() < (worn + 1) / (further.length + 1)) return
    wornAt = at
    worn += 1
    thing.wear(next)
  }

  /** Starts or stops the running effect, unless it was started or stopped too recently. */
  const run = (at: number, wanted: boolean) => {
    if (wanted === isRunning || at - ranAt < RUNS_AT_LEAST_MS) return
    isRunning = wanted
    ranAt = at
    for (const each of named(runs)) each.dim(wanted ? 1 : 0)
  }

  const fill = () => {
    for (const [index, each] of named(fills).entries()) if (share() >= (index + 1) / fills.length) each.dimOnce(1)
  }

  /** Records the time (ms) for which a hand or a switch has held the thing. A child who dwells does not hold anything. */
  const record = (more: { readonly letGoInTime?: boolean } = {}) => {
    if (measured === true) play.record({ ...(pressedMs === null ? {} : { heldMs: Math.round(pressedMs) }), ...more })
  }

  const letGo = ({ thing, at }: { readonly thing: Stimulus; readonly at: number }) => {
    if (now?.thing !== thing) return
    owedMs += Math.max(0, ms * TAP_SHARE - (at - now.since))
    now = null
    // The trial may end before the thing is full, so the time so far is recorded now.
    record()
  }

  const done = (at: number, by: AnsweredBy, thing: Stimulus) => {
    record(stops === true && !wasCancelled ? { letGoInTime: !isLate } : {})
    play.answer(thing, 'correct', at, by)
  }

  /** Completes the trial some time after the thing is full. If the child is still holding on, the release counts as late, and the trial ends anyway. */
  const stop = (at: number) => {
    if (fullAt === null || last === null || at - fullAt < LET_GO_WITHIN_MS) return
    isLate ||= now !== null
    fullAt = null
    done(at, last.by, last.thing)
  }

  const leftOf = (thing: Stimulus) => (grows === undefined ? [] : furtherOf(grownBy(thing)).slice(worn))

  const tell = (at: number) => {
    if (last === null || heldMs === toldMs || (at - toldAt < TOLD_EVERY_MS && share() < 1)) return
    const { thing, by } = last
    toldAt = at
    toldMs = heldMs
    play.did({ do: 'worked', id: thing.plan.id, share: share(), by }, at)
    if (grows === undefined && road === null) thing.shrinkTo(1 + GROWN * share(), GROW_MS)
    fill()
    if (share() < 1) return
    if (stops === true) fullAt = at
    else done(at, by, thing)
  }

  return {
    get offered() {
      return thingsOnStage(play.stimuli).filter(isThing)
    },
    get aim() {
      return thingsOnStage(play.targets)[0] ?? null
    },
    get reachable() {
      return touchable(play.stimuli)
    },
    countsAnywhere: anywhere === true,
    on: {
      choose: ({ thing, at, by }) => {
        if (!isThing(thing)) return
        if (thing.plan.role !== 'target') return play.answer(thing, 'wrong', at, by)
        last = { thing, by }
        if (!stays(play, by)) pressedMs ??= 0
        if (fullAt !== null) isLate = true
        // A press lasts until its release. For a child who answers on release, it is a tap.
        if (isHeldUntilRelease(play, by)) now = { thing, by, since: at }
        else if (stays(play, by)) owedMs = ms - heldMs
        else owedMs += ms * TAP_SHARE
      },
      letGo,
      keyUp: letGo,
      cancelled: ({ thing }) => {
        if (now === null || now.thing !== thing) return
        wasCancelled = true
        now = null
        record()
      },
      voice: ({ isSounding, at }) => {
        calls.heard(isSounding, at)
        const [thing] = thingsOnStage(play.targets)
        if (isSounding && now === null && thing !== undefined) {
          last = { thing, by: 'voice' }
          now = { ...last, since: at }
        } else if (!isSounding && now?.by === 'voice') now = null
      },
    },
    tick(at, deltaMs) {
      // The release of the finger may have been missed during a pause.
      if (now?.by === 'touch' && !isAnyDown(play)) now = null
      const owed = Math.min(owedMs, deltaMs)
      if (now === null) owedMs -= owed
      if (now !== null && now.by !== 'voice') pressedMs = (pressedMs ?? 0) + deltaMs
      if (fullAt === null) heldMs += now === null ? owed : deltaMs
      run(at, now !== null || owedMs > 0)
      if (last !== null) wear(grownBy(last.thing), at)
      road?.goTo(share())
      if (fullAt === null) tell(at)
      stop(at)
    },
    /** Time (ms) in which the remaining looks of the thing follow after the answer, one after another. */
    arrivesMs: (thing) => (leftOf(thing).length === 0 ? 0 : (leftOf(thing).length + 1) * WORN_EVERY_MS),
    reward(thing) {
      for (const [index, next] of leftOf(thing).entries()) play.later((index + 1) * WORN_EVERY_MS, () => grownBy(thing).wear(next))
      return false
    },
    help(help) {
      if (help !== 'show-how' && help !== 'part-way') return null
      if (road !== null) return road.picture.run()
      if (grows !== undefined) return null
      for (const thing of thingsOnStage(play.targets)) {
        thing.shrinkTo(1 + GROWN, SHOWN_MS)
        play.later(SHOWN_MS, () => now === null && share() < 1 && thing.shrinkTo(1 + GROWN * share(), SHOWN_MS))
      }
      return true
    },
    end: () => road?.picture.free(),
  }
}

/** Returns the invisible path along which a thing moves, leaving a trail of light. */
function roadOf(play: TrialPlay, points: readonly Place[]) {
  const [thing] = play.targets
  const to = points.at(-1)
  if (thing === undefined || to === undefined) return null
  const way = driftPath(thing.plan.place, { via: points.slice(0, -1), to }, play.layout.aspect)
  const { colour } = thing.plan
  const picture = new RoadPicture(play.scene, { way, thing, colour, strict: play.isStrict, width: null, layout: () => play.layout, now: () => play.now })
  thing.roam()
  return {
    picture,
    goTo(share: number) {
      if (share === 0) return
      thing.comeTo(placeOnPath(way, share), 'press')
      picture.reach(Math.min(share, nearestOn(way, thing.place, play.layout.aspect).share))
    },
  }
}

/** Returns the looks of a thing after its first one. */
function furtherOf({ plan: { shows } }: Stimulus): readonly (PicturePlan | Drawing)[] {
  if ('text' in shows) return []
  return ('drawing' in shows ? shows.stages : shows.further) ?? []
}
