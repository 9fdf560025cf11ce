import { safeSpeed } from '#domain/child/safety'
import { flat, type Lean, pushOf } from '#domain/devices/tilt'
import type { AnsweredBy } from '#domain/trials/events'
import type { Place } from '#domain/trials/plan'
import type { Stimulus } from '../kit/stimulus'
import { type MechanicOf, present } from './mechanic'

const TOLD_EVERY_MS = 250
/** It rolls, and never starts, stops or turns back at once: an edge that comes back within a second is a flash. */
const EASING_S = 0.8
/** Slower than this (stage widths a second) it lies still. */
const STILL = 0.0005
/** So near (stage heights) it has come where it was sent. */
const THERE = 0.005
/** An arrow key sends it so far (stage widths), a press of a switch so much of the whole way. */
const ARROW = 0.15
const PRESS_SHARE = 1 / 3
/** It cannot be sent away by a lean that nobody meant: after so long (ms) without news the tablet lies flat. */
const STALE_MS = 1000

/**
 * A thing rolls where the tablet leans, into its goal (domain.md, /tilt). It is never lost: the edges of the stage hold
 * it. A finger takes it along, an arrow key sends it a little way, and a switch, a stay or a tap sends it on towards the
 * goal.
 */
export const tilt: MechanicOf<'tilt'> = (play, { speed, deadDegrees, sideways, anyLean }) => {
  const [ball] = play.targets
  const goal = play.stimuli.find(({ plan }) => plan.role === 'place' && plan.id === ball?.plan.goesTo) ?? null
  const pace = safeSpeed(ball?.plan.colour ?? '#000000', speed)
  const whole = ball === undefined || goal === null ? 0 : play.distance(ball.plan.place, goal.plan.place)
  ball?.roam()
  let lean: Lean = flat
  let leanAt = Number.NEGATIVE_INFINITY
  /** Where a finger leads it, or a press sent it. */
  let sent: { readonly to: Place; readonly isLed: boolean } | null = null
  let velocity = { x: 0, y: 0 }
  /** Who moved it last; help is nobody. */
  let by: AnsweredBy | null = null
  let toldAt = Number.NEGATIVE_INFINITY
  let told = 0

  const kept = ({ x, y }: Place, { plan: { size } }: Stimulus): Place => {
    const [halfWide, halfHigh] = [size / 2 / play.layout.aspect, size / 2]
    return { x: Math.max(halfWide, Math.min(1 - halfWide, x)), y: Math.max(halfHigh, Math.min(1 - halfHigh, y)) }
  }

  const send = (to: Place, isLed: boolean, how: AnsweredBy | null) => {
    if (ball === undefined) return
    sent = { to: kept(to, ball), isLed }
    velocity = flat
    ball.comeTo(sent.to)
    by = how
  }

  /** So much of the whole way further towards the goal. */
  const sendOn = (share: number, how: AnsweredBy | null) => {
    if (ball === undefined || goal === null) return
    const from = sent !== null && !sent.isLed ? sent.to : ball.place
    const rest = play.distance(from, goal.place)
    const part = rest === 0 ? 1 : Math.min(1, (share * whole) / rest)
    send({ x: from.x + (goal.place.x - from.x) * part, y: from.y + (goal.place.y - from.y) * part }, false, how)
  }

  /** The velocity that the tablet's lean asks for now, in stage widths a second both ways. */
  const wanted = (thing: Stimulus, at: number): { x: number; y: number } => {
    if (at - leanAt > STALE_MS) return flat
    const push = pushOf(sideways === true ? { x: lean.x, y: 0 } : lean, deadDegrees)
    const strength = Math.hypot(push.x, push.y)
    if (strength > 0) by = 'tilt'
    if (anyLean !== true || goal === null || strength === 0) return { x: push.x * pace, y: push.y * pace }
    const [dx, dy] = [goal.place.x - thing.place.x, (goal.place.y - thing.place.y) / play.layout.aspect]
    const far = Math.max(0.001, Math.hypot(dx, dy))
    return { x: (dx / far) * strength * pace, y: (dy / far) * strength * pace }
  }

  const tell = (thing: Stimulus, at: number) => {
    if (goal === null || by === null) return
    const rest = play.distance(thing.place, goal.place)
    const isIn = rest <= goal.plan.size / 2
    const share = isIn || whole === 0 ? 1 : Math.max(0, Math.min(1, 1 - rest / whole))
    if (!isIn && (share === told || at - toldAt < TOLD_EVERY_MS)) return
    toldAt = at
    told = share
    play.did({ do: 'worked', id: thing.plan.id, share, by }, at)
    if (isIn) play.answer(thing, 'correct', at, by)
  }

  return {
    get offered() {
      return present(play.targets)
    },
    get aim() {
      return present(play.targets)[0] ?? null
    },
    on: {
      choose: (_chosen, _at, how) => sendOn(PRESS_SHARE, how),
      move: (thing, to) => thing === ball && send(to, true, 'touch'),
      letGo: (thing) => {
        if (thing !== ball || sent?.isLed !== true) return
        sent = null
        thing.moveTo(thing.place)
      },
      arrow: ({ x, y }) => {
        // A device with switches may send arrows too: they are keys of the child.
        if (ball !== undefined) send({ x: ball.place.x + x * ARROW, y: ball.place.y + y * ARROW * play.layout.aspect }, false, 'switch2')
      },
      lean: (now, at) => {
        lean = now
        leanAt = at
      },
    },
    tick(at, deltaMs) {
      if (ball === undefined || ball.isLeaving) return
      tell(ball, at)
      // What is sent or led comes as every thing comes to a finger.
      if (sent !== null && !sent.isLed && play.distance(ball.place, sent.to) < THERE) sent = null
      if (sent !== null) return
      const asked = wanted(ball, at)
      const seconds = deltaMs / 1000
      const part = Math.min(1, seconds / EASING_S)
      velocity = { x: velocity.x + (asked.x - velocity.x) * part, y: velocity.y + (asked.y - velocity.y) * part }
      if (Math.hypot(velocity.x, velocity.y) <= STILL) return
      ball.rest()
      ball.moveTo(kept({ x: ball.place.x + velocity.x * seconds, y: ball.place.y + velocity.y * seconds * play.layout.aspect }, ball))
    },
    /** It rolls half of the way by itself, and waits there. */
    help(help) {
      if ((help !== 'part-way' && help !== 'show-how') || goal === null) return null
      sendOn(1 / 2, null)
      return true
    },
    stays: (thing) => thing === goal,
  }
}
