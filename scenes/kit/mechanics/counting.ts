import { actDurationMs } from '#domain/trials/plan/storyEffects'
import type { CountedPlan } from '#domain/trials/plan/mechanics/choosing'
import { numberWord } from '#domain/words/utterance'
import type { Stimulus } from '../stimulus/stimulus'
import type { TrialPlay } from '../mechanic/mechanic'

/** Delay (ms) between a touch and its sound. `SAID_AFTER_MS` is the delay before the number is spoken. */
const HEARD_AFTER_MS = 500
const SAID_AFTER_MS = 1500
/** Time (ms per stage height) in which a thing travels to the counted things. `LEAST_MS` is the minimum travel time. */
const MS_PER_HEIGHT = 8000
const LEAST_MS = 900
/** Time (ms) for which all counted things are visible together. */
const SEEN_MS = 2000

/**
 * Manages the counted things. Each of them sounds, its number is spoken, and it moves to a place where it is not counted twice. At the end all of
 * them are lit together, and the total is spoken.
 */
export class Counting {
  readonly #play: TrialPlay
  readonly #plan: CountedPlan
  /** Arrival time of each counted thing, by the stage's clock. */
  readonly #arrivals = new Map<Stimulus, number>()
  #isOver = false
  #doubles = 0
  /** Number of the latest touch. If two things are touched at the same time, only the last one sounds. */
  #turn = 0

  constructor(play: TrialPlay, plan: CountedPlan) {
    this.#play = play
    this.#plan = plan
  }

  take(thing: Stimulus, number: number, isLast: boolean): void {
    const { drifting } = this.#play
    drifting.release(thing, !isLast)
    this.#isOver = isLast
    this.#speak(thing, number)
    const to = this.#plan.places?.[thing.plan.id]
    const ms = to === undefined ? 0 : this.#send(thing, to)
    const { arrives } = this.#plan
    if (arrives !== undefined) this.#play.later(ms, () => thing.act(arrives))
    const doneMs = ms + (arrives === undefined ? 0 : actDurationMs(arrives))
    this.#arrivals.set(thing, this.#play.clockNow + doneMs)
    // A thing that is about to light up again is not dimmed first.
    if (!isLast) this.#play.later(doneMs, () => this.#isOver || thing.dim(this.#plan.light))
    this.#play.record({ counted: number })
  }

  again(): void {
    this.#play.record({ doubles: ++this.#doubles })
  }

  call(thing: Stimulus): void {
    this.#play.playLater(this.#plan.sound, 0, thing)
  }

  /** Time (ms) until all counted things have arrived and have been visible there. */
  get arrivesMs(): number {
    return this.#restMs + SEEN_MS
  }

  /** Lights all counted things if they have moved, and speaks the total. */
  end(number: number): void {
    this.#play.later(this.#restMs, () => {
      if (this.#plan.places !== undefined) for (const thing of this.#arrivals.keys()) thing.dim(1)
    })
    this.#play.later(this.#restMs + HEARD_AFTER_MS, () => this.#play.say({ phrase: numberWord(number) }))
  }

  get #restMs(): number {
    return Math.max(0, Math.max(0, ...this.#arrivals.values()) - this.#play.clockNow)
  }

  #speak(thing: Stimulus, number: number): void {
    this.#turn += 1
    const turn = this.#turn
    const ifLatest = (act: () => void) => () => (turn === this.#turn ? act() : undefined)
    this.#play.later(
      HEARD_AFTER_MS,
      ifLatest(() => this.#play.playLater(this.#plan.sound, 0, thing)),
    )
    this.#play.later(
      SAID_AFTER_MS,
      ifLatest(() => this.#play.say({ phrase: numberWord(number) })),
    )
  }

  #send(thing: Stimulus, to: { readonly x: number; readonly y: number }): number {
    const ms = Math.max(LEAST_MS, this.#play.distance(thing.place, to) * MS_PER_HEIGHT)
    const arrivesMs = thing.glideMs(to, ms)
    thing.glideTo(to, ms)
    return arrivesMs
  }
}
