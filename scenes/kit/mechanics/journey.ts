import { driftPath } from '#domain/trials/layout/drift'
import type { RecordedValue } from '#domain/trials/plan/shows'
import type { AnsweredBy } from '#domain/trials/engine/events'
import { zoneAt } from '#domain/trials/layout/placement'
import { RoadPicture } from '../stimulus/roadPicture'
import { type MechanicOf, thingsOnStage } from '../mechanic/mechanic'

/** Pace of a thing that continues by itself, as a share of its usual pace. */
const BY_ITSELF = 0.5
/** Time (ms) for which the thing visibly stops before it continues because of a look that began earlier. */
const SEEN_MS = 1500
/** Time (ms) for which the thing stays at its goal, without any response, before it leaves. */
const STANDS_MS = 2000

/**
 * Mechanic in which a thing travels and waits for the child at each station (clinical-design.md, /animated_follow). The thing continues after a
 * touch, a switch, a dwell, a vocal sound, or the adult's mark of a look. In the end it continues by itself, which is not an answer.
 */
export const journeyMechanic: MechanicOf<'journey'> = (play, { track, sound }) => {
  const [traveller] = play.targets
  const drift = traveller?.plan.drift ?? null
  const goal = play.stimuli.find(({ plan }) => plan.role === 'place')
  const picture =
    track === undefined || traveller === undefined || drift === null
      ? null
      : new RoadPicture(play.scene, {
          way: driftPath(traveller.plan.place, drift, play.layout.aspect),
          thing: traveller,
          colour: goal?.plan.colour ?? traveller.plan.colour,
          strict: play.isStrict,
          width: track,
          layout: () => play.layout,
          now: () => play.now,
        })
  const values: Record<string, RecordedValue> = {}
  let station = 0
  /** Start time of the thing's current wait, and the share of its way that it has travelled so far. */
  let waits: { readonly since: number; readonly share: number } | null = null
  let by: AnsweredBy | null = null
  let ahead = 0
  let hasArrived = false

  const leave = (pace: number) => {
    waits = null
    if (traveller === undefined) return
    traveller.still()
    traveller.settle()
    play.drifting.slowTo(pace)
    play.drifting.goOn(traveller)
  }

  const goOn = (at: number, how: AnsweredBy) => {
    if (waits === null || traveller === undefined) return
    by = how
    values[`station${station}`] = Math.max(0, Math.round(at - waits.since))
    values[`zone${station}`] = zoneAt(traveller.place)
    play.did({ do: 'worked', id: traveller.plan.id, share: waits.share, by: how }, at)
    leave(1)
  }

  const arrive = () => {
    if (traveller === undefined) return
    hasArrived = true
    play.record({ ...values, ahead })
    if (by === null) play.later(STANDS_MS, () => play.miss())
    else play.answer(traveller, 'correct', play.now, by)
  }

  return {
    get offered() {
      return waits === null ? [] : thingsOnStage(play.stimuli).filter(({ plan }) => plan.role === 'target' || plan.role === 'distractor')
    },
    get aim() {
      return waits === null ? null : (thingsOnStage(play.targets)[0] ?? null)
    },
    corners: ['look'],
    on: {
      choose: ({ thing, at, by: how }) => {
        if (thing === traveller) goOn(at, how)
        else if (thing.plan.role === 'distractor' && waits !== null) play.answer(thing, 'wrong', at, how)
        else if (thing === goal && !hasArrived) ahead += 1
      },
      look: ({ isLooking }) => isLooking && goOn(play.now, 'adult'),
      voice: ({ isSounding, at }) => isSounding && goOn(at, 'voice'),
      travelled: ({ thing, share, waits: atStation }) => {
        picture?.reach(share)
        if (share === 1) return arrive()
        if (atStation !== true) return
        station += 1
        waits = { since: play.now, share }
        // The sound comes from the place of the thing.
        if (sound !== undefined) play.playLater(sound, undefined, thing)
      },
    },
    /** Lets the thing continue for a child who was already looking when it arrived. */
    tick: (at) => void (waits !== null && play.isLookHeld && at - waits.since >= SEEN_MS && goOn(at, 'adult')),
    /** As a prompt, names the traveller and lets it continue slowly by itself. */
    help(help) {
      if (help !== 'show-how' || waits === null || traveller === undefined) return null
      play.sayName(traveller)
      leave(BY_ITSELF)
      return true
    },
    stays: (thing) => thing === goal,
    end: () => picture?.free(),
  }
}
