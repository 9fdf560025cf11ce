import { safeSpeed } from '#domain/child/safety'
import { flat, type Lean, pushOf } from '#domain/devices/tilt'
import { heardTone, noTone } from '#domain/devices/tone'
import type { AnsweredBy } from '#domain/trials/engine/events'
import { padSides, type PadSide } from '#domain/trials/plan/mechanics/devices'
import type { Place } from '#domain/geometry'
import { type Court, farthestStraight, pathLength, rolledTo } from '#domain/trials/layout/walls'
import type { Stimulus } from '../stimulus/stimulus'
import { Calls } from './calls'
import { type Mechanic, type MechanicOf, type TrialPlay, thingsOnStage } from '../mechanic/mechanic'

const TOLD_EVERY_MS = 250
/** Time constant (s) of the ball's acceleration. The ball never starts, stops or reverses abruptly, because an edge that returns within a second is a flash. */
const EASING_S = 0.8
/** Speed (stage widths per second) below which the ball counts as being at rest. */
const STILL = 0.0005
/** Distance (stage heights) from its destination within which the ball counts as having arrived. */
const THERE = 0.005
/** Distance (stage widths) by which an arrow key or a pad moves the ball. `PRESS_SHARE` is the share of the whole way by which a switch press moves it. */
const ARROW = 0.15
const PRESS_SHARE = 1 / 3
/** Tilt (degrees) that a tone of the voice corresponds to. */
const TONE_DEGREES = 25
/** Time (ms) without a tilt reading after which the tablet counts as level, so that a chance tilt cannot carry the ball away. */
const STALE_MS = 1000
/** Share of a push against a wall that moves the thing along the wall towards the opening. */
const ALONG = 0.5
/** Minimum distance (stage widths) that the ball must roll along an axis for the shares of its two directions to be recorded. */
const TURNED = 0.05
/** Time (ms) for which the ball stays in its goal, without any response, before it leaves. */
const STANDS_MS = 2000
/** Distance (stage widths) that the ball rolls between two rolling sounds. The faster it rolls, the more often they are played. */
const HEARD_EVERY = 0.12

const isPad = (thing: Stimulus): thing is Stimulus & { plan: { id: PadSide } } => thing.plan.role === 'control' && thing.plan.id in padSides

/**
 * Mechanic in which a thing rolls in the direction in which the tablet is tilted, into its goal (clinical-design.md, /tilt). The thing cannot get
 * lost, because it is stopped by the edges of the stage and by walls, if there are any. A finger carries it; an arrow key or a pad moves it a little;
 * a switch, a dwell or a tap sends it towards the goal.
 */
export const tiltMechanic: MechanicOf<'tilt'> = (play, spec) => {
  const [ball] = play.targets
  const goal = play.stimuli.find(({ plan }) => plan.role === 'place' && plan.id === ball?.plan.goesTo)
  // Without a ball and a goal the child can do nothing. Any test that plays a plan like this will fail.
  return ball === undefined || goal === undefined ? { offered: [], aim: null, on: {} } : new Rolling(play, spec, ball, goal)
}

class Rolling implements Mechanic {
  readonly #play: TrialPlay
  readonly #spec: Parameters<typeof tiltMechanic>[1]
  readonly #ball: Stimulus
  readonly #goal: Stimulus
  readonly #pace: number
  readonly #way: readonly Place[]
  readonly #whole: number
  #lean: Lean = flat
  #leanAt = Number.NEGATIVE_INFINITY
  /** Place to which a finger leads the ball or a press has sent it. `owes` is the distance (stage heights) that remains after that place. */
  #sent: { readonly to: Place; readonly isLed: boolean; readonly owes: number } | null = null
  #velocity = { x: 0, y: 0 }
  /** The input that last moved the ball; null for a prompt. */
  #by: AnsweredBy | null = null
  #tone = noTone
  readonly #calls: Calls
  #told = { at: Number.NEGATIVE_INFINITY, share: 0 }
  /**
   * Place at which the ball was last measured, and since when. `#rolled` is the distance that the ball has rolled since the child could act (stage
   * widths, by direction).
   */
  #seenAt: { readonly place: Place; readonly since: number } | null = null
  readonly #rolled = { left: 0, right: 0, up: 0, down: 0, all: 0 }
  #heard = 0
  #isHelped = false
  #isHome = false
  readonly on: Mechanic['on']

  constructor(play: TrialPlay, spec: Parameters<typeof tiltMechanic>[1], ball: Stimulus, goal: Stimulus) {
    this.#play = play
    this.#spec = spec
    this.#ball = ball
    this.#goal = goal
    this.#pace = safeSpeed(ball.plan.colour, spec.speed)
    this.#way = [...(spec.road ?? []), goal.plan.place]
    this.#whole = pathLength(ball.plan.place, this.#way, play.layout.aspect)
    this.#calls = new Calls(play, spec)
    ball.roam()
    this.on = {
      choose: ({ thing, by: how }) => (isPad(thing) ? this.#nudge(padSides[thing.plan.id], how) : this.#sendOn(PRESS_SHARE * this.#whole, how)),
      move: ({ thing, to }) => thing === ball && this.#send(to, { isLed: true, owes: 0 }, 'touch'),
      // The ball may still be on its way to the finger's last place. It continues to roll there.
      letGo: ({ thing }) => {
        if (thing === ball && this.#sent?.isLed === true) this.#sent = { ...this.#sent, isLed: false }
      },
      // A switch interface may also send arrow keys, so they count as the child's.
      arrow: ({ towards }) => this.#nudge(towards, 'switch2'),
      ...(spec.pitched === true ? this.#byTone : {}),
      lean: ({ lean: { x, y }, at }) => {
        if (spec.pitched === true) return
        const gain = spec.gain ?? 1
        this.#lean = { x: x * gain, y: y * gain }
        this.#leanAt = at
      },
    }
  }

  /** Handlers for a ball that moves up and down with the voice, or to the place that the child touches. */
  get #byTone(): Mechanic['on'] {
    return {
      voice: ({ isSounding, at }) => {
        this.#calls.heard(isSounding, at)
        if (!isSounding) this.#leanAt = Number.NEGATIVE_INFINITY
      },
      level: ({ level: { hz }, at }) => {
        this.#tone = heardTone(this.#tone, hz ?? null)
        this.#lean = { x: 0, y: this.#tone.steers * TONE_DEGREES }
        this.#leanAt = at
      },
      press: ({ place: { y } }) => {
        if (Math.abs(y - this.#ball.place.y) > this.#ball.plan.size / 2) this.#nudge({ x: 0, y: Math.sign(y - this.#ball.place.y) }, 'touch')
      },
    }
  }

  get offered(): readonly Stimulus[] {
    return thingsOnStage([this.#ball, ...this.#play.stimuli.filter(isPad)])
  }

  get aim(): Stimulus | null {
    return thingsOnStage([this.#ball])[0] ?? null
  }

  tick(at: number, deltaMs: number): void {
    if (this.#ball.isLeaving) return
    this.#measure(at)
    this.#tell(at)
    if (this.#sent !== null && !this.#sent.isLed && this.#play.distance(this.#ball.place, this.#sent.to) < THERE) this.#arrive(this.#sent.owes)
    // A thing that is being sent or led moves in the same way as after a finger.
    if (this.#sent === null) this.#roll(at, deltaMs / 1000)
  }

  /**
   * Gives a prompt: the ball rolls half of the way by itself and waits there; with the last prompt it rolls the rest. Returns the time (ms) until the
   * prompt is visible. If the ball is still moving, that is when it would have arrived.
   */
  help(help: string): number | null {
    if (help !== 'part-way' && help !== 'show-how') return null
    this.#isHelped = true
    const owed = this.#owed
    this.#sendOn(help === 'part-way' ? this.#whole / 2 : Infinity, null)
    return (owed / this.#court.aspect / this.#ball.glideSpeed) * 1000
  }

  stays(thing: Stimulus): boolean {
    return thing === this.#goal || thing.plan.role === 'control'
  }

  get #court(): Court {
    return { walls: this.#spec.walls ?? [], size: this.#ball.plan.size, aspect: this.#play.layout.aspect }
  }

  /** The next place on the ball's way. */
  get #next(): Place {
    return farthestStraight(this.#ball.place, this.#way, this.#court) ?? this.#goal.place
  }

  /** Length of the rest of the ball's way (stage heights). */
  get #rest(): number {
    const next = this.#next
    const after = this.#way.slice(this.#way.indexOf(next) + 1)
    return this.#play.distance(this.#ball.place, next) + (after.length === 0 ? 0 : pathLength(next, after, this.#court.aspect))
  }

  /** Distance (stage heights) that the ball still has to roll because of earlier presses. */
  get #owed(): number {
    return this.#sent === null || this.#sent.isLed ? 0 : this.#play.distance(this.#ball.place, this.#sent.to) + this.#sent.owes
  }

  #send(to: Place, { isLed, owes }: { readonly isLed: boolean; readonly owes: number }, how: AnsweredBy | null): void {
    this.#sent = { to: rolledTo(this.#ball.place, to, this.#court), isLed, owes }
    this.#velocity = flat
    this.#ball.comeTo(this.#sent.to, isLed ? 'finger' : 'press')
    this.#by = how
  }

  #nudge({ x, y }: Lean, how: AnsweredBy): void {
    const { place } = this.#ball
    this.#send({ x: place.x + x * ARROW, y: place.y + y * ARROW * this.#court.aspect }, { isLed: false, owes: 0 }, how)
  }

  /** Sends the ball this far (stage heights) towards the goal. A press while the ball is rolling counts from its current destination. */
  #sendOn(far: number, how: AnsweredBy | null): void {
    const { place } = this.#ball
    const owed = this.#owed
    const next = this.#next
    const leg = this.#play.distance(place, next)
    const part = leg === 0 ? 1 : Math.min(1, (far + owed) / leg)
    this.#send(
      { x: place.x + (next.x - place.x) * part, y: place.y + (next.y - place.y) * part },
      { isLed: false, owes: next === this.#way.at(-1) ? 0 : Math.max(0, far + owed - leg) },
      how,
    )
  }

  #arrive(owes: number): void {
    this.#sent = null
    if (owes > THERE) this.#sendOn(owes, this.#by)
  }

  #roll(at: number, seconds: number): void {
    const asked = this.#wanted(at)
    const part = Math.min(1, seconds / EASING_S)
    this.#velocity = { x: this.#velocity.x + (asked.x - this.#velocity.x) * part, y: this.#velocity.y + (asked.y - this.#velocity.y) * part }
    const speed = Math.hypot(this.#velocity.x, this.#velocity.y)
    if (speed <= STILL) return
    this.#ball.rest()
    const { place } = this.#ball
    const { aspect } = this.#court
    const after = (velocity: Lean) => rolledTo(place, { x: place.x + velocity.x * seconds, y: place.y + velocity.y * seconds * aspect }, this.#court)
    const free = after(this.#velocity)
    const isStopped = this.#spec.walls !== undefined && this.#play.distance(place, free) < (speed * seconds * aspect) / 4
    this.#ball.moveTo(isStopped ? after(this.#towards(this.#next, speed * ALONG)) : free)
  }

  /** Returns the velocity that the tilt of the tablet asks for (stage widths per second, along both axes). */
  #wanted(at: number): Lean {
    if (at - this.#leanAt > STALE_MS) return flat
    const { sideways, deadDegrees, anyLean } = this.#spec
    const push = pushOf(sideways === true ? { x: this.#lean.x, y: 0 } : this.#lean, deadDegrees)
    const strength = Math.hypot(push.x, push.y)
    if (strength === 0) return flat
    this.#by = this.#spec.pitched === true ? 'voice' : 'tilt'
    return anyLean === true ? this.#towards(this.#next, strength * this.#pace) : { x: push.x * this.#pace, y: push.y * this.#pace }
  }

  #towards({ x, y }: Place, speed: number): Lean {
    const { place } = this.#ball
    const [dx, dy] = [x - place.x, (y - place.y) / this.#court.aspect]
    const far = Math.max(0.001, Math.hypot(dx, dy))
    return { x: (dx / far) * speed, y: (dy / far) * speed }
  }

  /** Measures the movement that the child causes, and plays its sound. Movement caused by a prompt does not count. */
  #measure(at: number): void {
    const { place } = this.#ball
    const before = this.#seenAt?.place ?? place
    this.#seenAt = { place, since: this.#seenAt?.since ?? at }
    const [dx, dy] = [place.x - before.x, (place.y - before.y) / this.#court.aspect]
    const far = Math.hypot(dx, dy)
    this.#heard += far
    if (this.#heard >= HEARD_EVERY && this.#spec.rolls !== undefined) this.#play.playLater(this.#spec.rolls, 0, this.#ball)
    if (this.#heard >= HEARD_EVERY) this.#heard = 0
    if (this.#by === null) return
    this.#rolled.all += far
    this.#rolled[dx < 0 ? 'left' : 'right'] += Math.abs(dx)
    this.#rolled[dy < 0 ? 'up' : 'down'] += Math.abs(dy)
  }

  #tell(at: number): void {
    const isIn = this.#play.distance(this.#ball.place, this.#goal.place) <= this.#goal.plan.size / 2
    if (this.#by === null) return this.#cameByItself(isIn)
    const share = isIn ? 1 : Math.max(0, Math.min(1, 1 - this.#rest / this.#whole))
    if (!isIn && (share === this.#told.share || at - this.#told.at < TOLD_EVERY_MS)) return
    this.#told = { at, share }
    this.#play.did({ do: 'worked', id: this.#ball.plan.id, share, by: this.#by }, at)
    if (!isIn) return
    const { left, right, up, down, all } = this.#rolled
    const shareOf = (name: string, one: number, other: number) => (one + other < TURNED ? {} : { [name]: one / (one + other) })
    this.#play.record({
      goalAfter: Math.round(at - (this.#seenAt?.since ?? at)),
      // After a prompt has moved the ball, the path is no longer the child's own.
      ...(this.#isHelped ? {} : { path: (all * this.#court.aspect + this.#rest) / this.#whole }),
      ...shareOf('left', left, right),
      ...shareOf('up', up, down),
    })
    this.#play.answer(this.#ball, 'correct', at, this.#by)
  }

  /** Ends the trial if the ball has come to its goal without any response. The ball first stays there for a while. */
  #cameByItself(isIn: boolean): void {
    if (!isIn || this.#isHome) return
    this.#isHome = true
    this.#play.later(STANDS_MS, () => this.#by === null && this.#play.miss())
  }
}
