import { passageVerdict, followedWithOf } from '#domain/measures/following'
import type { Place } from '#domain/geometry'
import type { ChosenBy } from '../mechanic/intents'
import { type MechanicOf, thingsOnStage } from '../mechanic/mechanic'

/**
 * Behaviour after the child has looked away for `afterMs`: the thing waits where it was last seen, for at most `mostMs`, and then continues at this
 * share of its pace.
 */
const LOST = { afterMs: 1500, mostMs: 10_000, pace: 0.5 } as const
/** Rest (ms) between a passage and the thing's own reward. */
const REST_MS = 2000
const TRACE_EVERY_MS = 250
/** Share of its way that the thing must have travelled before a touch counts. */
const SET_OFF_SHARE = 0.1

/**
 * Mechanic in which a thing travels and the child follows it (clinical-design.md F2). The choice of the thing at the end of its way is not a success
 * in itself. Success depends on the share of the way that the child followed, according to the adult's marks or with a finger. If nobody marks looks,
 * a touch on the way counts as a touch. The adult marks when the child looks. If the adult sets the pace, the thing moves for as long as the mark is
 * held.
 */
export const followMechanic: MechanicOf<'follow'> = (play, { pacedBy, followedWith }) => {
  let hasArrived = play.targets.every((target) => target.plan.drift === null)
  let lostAt: number | null = null
  let waitsSince: number | null = null
  let finger: Place | null = null
  let pressedBy: ChosenBy | null = null
  let tracedAt = 0

  const rest = () => {
    finger = null
    pressedBy = null
  }

  /** Returns whether the thing has started to move. A touch before that does not count, so that an eager child sees the ball move. */
  const hasSetOff = () => play.facts.some((fact) => fact.kind === 'travelled' && fact.share >= SET_OFF_SHARE)

  const goOn = () => {
    lostAt = null
    if (waitsSince === null) return
    waitsSince = null
    play.drifting.slowTo(LOST.pace)
    for (const target of play.targets) {
      target.still()
      target.settle()
    }
  }

  /** Makes the thing stop, sway and glow where the child last saw it. */
  const waitWhereLost = () => {
    if (waitsSince !== null && play.now - waitsSince >= Math.min(LOST.mostMs, (play.dials.waitMs ?? LOST.mostMs * 2) / 2)) goOn()
    if (lostAt === null || play.now - lostAt < LOST.afterMs) return
    lostAt = null
    waitsSince = play.now
    play.drifting.slowTo(0)
    for (const target of play.targets) {
      target.sway()
      target.swell()
    }
  }

  const trace = () => {
    const [target] = play.targets
    if (finger === null || target === undefined || play.now - tracedAt < TRACE_EVERY_MS) return
    tracedAt = play.now
    play.did({ do: 'traced', id: target.plan.id, error: play.distance(finger, target.place) }, play.now)
  }

  return {
    get offered() {
      return hasArrived ? thingsOnStage(play.targets) : []
    },
    get aim() {
      return hasArrived ? (thingsOnStage(play.targets)[0] ?? null) : null
    },
    corners: ['look'],
    on: {
      choose: ({ thing, at, by }) => {
        if (thing.plan.role !== 'target') return
        if (!hasArrived) return void (pressedBy = by)
        play.answer(thing, thing.plan.drift === null ? 'correct' : passageVerdict(play.facts, followedWith), at, by)
      },
      move: ({ to }) => (finger = to),
      letGo: ({ thing, at }) => {
        const by = pressedBy
        rest()
        // The press counts as a touch, but not if an adult marks looks or the finger follows the thing. It never counts as a look.
        const isTouch =
          by === 'touch' && hasSetOff() && !hasArrived && followedWith === 'eyes' && pacedBy === 'itself' && followedWithOf(play.facts, followedWith) === null
        if (isTouch) play.answer(thing, 'correct', at, by)
      },
      cancelled: rest,
      look: ({ isLooking }) => (isLooking ? goOn() : (lostAt = play.now)),
      travelled: ({ thing, share }) => {
        if (share < 1) return
        hasArrived = true
        lostAt = null
        // A child who has followed most of the way has succeeded, and need not do anything else in this trial.
        const by = followedWithOf(play.facts, followedWith) === 'eyes' ? 'adult' : 'touch'
        if (passageVerdict(play.facts, followedWith) === 'correct') play.later(REST_MS, () => play.answer(thing, 'correct', play.now, by))
      },
    },
    tick() {
      if (hasArrived) return
      if (pacedBy === 'adult') play.drifting.slowTo(play.isLookHeld ? 1 : 0)
      else waitWhereLost()
      trace()
    },
    help(help) {
      if (help !== 'show-how' || !hasArrived) return null
      for (const target of play.targets) target.hop()
      play.playLater('bell')
      return true
    },
  }
}
