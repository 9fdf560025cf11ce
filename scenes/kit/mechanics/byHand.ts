import { countOf, nothingShown, steady, type SteadyCount } from '#domain/hands/steadyCount'
import type { AnsweredBy } from '#domain/trials/engine/events'
import type { SpecOf } from '#domain/trials/plan/mechanics'
import { numberWord } from '#domain/words/utterance'
import { playStoryEffects } from '../mechanic/storyEffects'
import type { Stimulus } from '../stimulus/stimulus'
import { Tally } from '../mechanic/tally'
import { isThing, type Mechanic, type MechanicOf, type TrialPlay, thingsOnStage } from '../mechanic/mechanic'

/** Multiple of the steady time for which a wrong number must be shown to count as an answer. A number shown for less time is not deliberate. */
const MEANT = 2
/**
 * Length of the longest row of dots that may grow and sway together. A longer row would be a pattern, or flicker where the dots nearly touch
 * (clinical-design.md §1.7).
 */
const LONG = 3
/** Interval (ms) between two dots that light up by themselves. `KEYS_WITHIN_MS` is the longest interval between the two keys of one number. */
const SHOWN_EVERY_MS = 1000
const KEYS_WITHIN_MS = 1500
const ONE_HAND = 5
/** Delay (ms) between the counted things and the answer dots if no camera looks for hands. */
const DOTS_AFTER_MS = 1500
/** Delay (ms) between a thing and its spoken name. */
const NAMED_AFTER_MS = 500

/**
 * Mechanic in which the answer is a number: fingers in front of the camera, touched dots, taps of a fist (a switch), or the adult's number keys.
 * There is a target dot for each unit of the number, and distractor dots for the surplus. Dots light up as they are counted. More than five things to
 * count are shown as dots themselves. With `isHello`, there is one thing to touch, and any raised hand is right.
 */
export const byHandMechanic: MechanicOf<'byHand'> = (play, spec) => new ByHand(play, spec)

class ByHand implements Mechanic {
  readonly #play: TrialPlay
  readonly #spec: SpecOf<'byHand'>
  readonly #tally: Tally
  readonly #openedAt: number
  readonly on: Mechanic['on']
  #shown: SteadyCount = nothingShown
  /** Whether a camera is looking for hands. */
  #isSeen = false
  /** Time at which the number that was judged last was first shown. It ensures that each number is judged only once. */
  #judgedSince = -1
  #lastTouch: { readonly dot: Stimulus; readonly at: number; readonly by: AnsweredBy } | null = null
  #typed: { readonly number: number; readonly at: number } | null = null

  constructor(play: TrialPlay, spec: SpecOf<'byHand'>) {
    this.#play = play
    this.#spec = spec
    this.#tally = new Tally(spec.isHello === true ? [] : play.stimuli.filter(isThing))
    // Things in a long row do not hop when they are touched, because their edges would flicker.
    if (this.#isLong) for (const thing of play.targets) if (thing.plan.light !== 0) thing.answerBy('going')
    // Dots are for touching. If there is a camera, they appear only as a prompt or after a touch.
    play.later(DOTS_AFTER_MS, () => !this.#isSeen && this.#tally.open())
    this.#openedAt = play.clockNow
    if (spec.countsFirst === true) this.#countAloud()
    this.on = {
      choose: ({ thing, at, by }) => this.#touch(thing, at, by),
      press: () => this.#tally.open(),
      hands: ({ hands, at }) => {
        this.#isSeen = true
        this.#shown = steady(this.#shown, countOf(hands, spec.hands), at)
        this.#tally.show(this.#shown.count)
      },
      number: ({ number, at }) => this.#type(number, at),
    }
  }

  get #asked(): number {
    return this.#play.targets.length
  }

  get #isLong(): boolean {
    return this.#asked > LONG
  }

  get offered(): readonly Stimulus[] {
    return this.#isHello ? thingsOnStage(this.#play.stimuli).filter(isThing) : this.#tally.left.slice(0, 1)
  }

  get aim(): Stimulus | null {
    if (this.#isHello) return thingsOnStage(this.#play.targets)[0] ?? null
    return this.#tally.touched < this.#asked ? (this.#tally.left[0] ?? null) : null
  }

  get helped(): readonly Stimulus[] {
    return this.#isLong ? this.#play.targets.slice(0, 1) : this.#play.targets
  }

  get countsAnywhere(): boolean {
    return this.#spec.tapsAnywhere === true
  }

  get takesFists(): boolean {
    return this.#spec.tapsAnywhere === true
  }

  get #isHello(): boolean {
    return this.#spec.isHello === true
  }

  tick(at: number): void {
    this.#tally.update(at)
    const typed = this.#typed
    if (typed !== null && at - typed.at >= KEYS_WITHIN_MS) this.#told(typed.number, at)
    if (this.#shown.count === null) this.#judgeTouches(at)
    else this.#judgeHand(this.#shown.count, at)
  }

  /** Gives the prompts in this order: a picture to copy appears, the dots stand out, and the dots light up one after another. */
  help(help: string): boolean | null {
    const { targets, stimuli, distractors } = this.#play
    if (this.#isHello) return null
    switch (help) {
      case 'light': {
        const models = stimuli.filter(({ plan: { shows } }) => 'picture' in shows)
        for (const model of models) model.dim(1)
        return models.some(({ plan: { light } }) => light === 0)
      }
      case 'swell':
        return this.#tally.open() || null
      case 'others-out':
        this.#tally.open()
        for (const extra of distractors) extra.leave()
        if (!this.#isLong) for (const dot of targets) dot.swell()
        this.#play.say({ phrase: 'show-your-fingers' })
        return distractors.length > 0 || !this.#isLong
      case 'light-along':
        for (const [index, dot] of targets.entries()) this.#play.later(index * SHOWN_EVERY_MS, () => dot.dim(1))
        this.#play.say({ phrase: numberWord(targets.length) })
        return true
      default:
        return null
    }
  }

  stays(thing: Stimulus): boolean {
    return thing.plan.role === 'place' || thing.plan.role === 'control' || this.#tally.isLit(thing)
  }

  reward(answered: Stimulus): boolean {
    if (this.#isHello) return false
    if (this.#isLong) this.#play.celebrate(answered)
    else for (const dot of this.#play.targets) this.#play.celebrate(dot)
    for (const each of this.#spec.reward?.ends ?? []) playStoryEffects(this.#play, each)
    if (this.#play.dials.reward === 'voice') this.#play.say({ phrase: numberWord(this.#asked) })
    else this.#play.playLater('chime')
    return true
  }

  /** Counts aloud the things that appear one after another, each shortly after it appears. */
  #countAloud(): void {
    const things = this.#play.stimuli.filter(({ plan: { id } }) => id.startsWith('thing-'))
    for (const [
      index,
      {
        plan: { after = 0 },
      },
    ] of things.entries())
      this.#play.later(after + NAMED_AFTER_MS, () => this.#play.say({ phrase: numberWord(index + 1) }))
  }

  #touch(thing: Stimulus, at: number, by: AnsweredBy): void {
    if (!this.#tally.has(thing)) return isThing(thing) ? this.#play.answer(thing, 'correct', at, by) : undefined
    const { left } = this.#tally
    const dot =
      left.includes(thing) && this.#spec.tapsAnywhere !== true
        ? thing
        : this.#play.dials.anyTouchCounts || this.#spec.tapsAnywhere === true
          ? left[0]
          : undefined
    if (dot === undefined) return
    this.#tally.touch(dot)
    this.#lastTouch = { dot, at, by }
  }

  /** Handles a number key. Ten has two keys, so if ten is possible, a one waits briefly for its zero. */
  #type(number: number, at: number): void {
    const before = this.#typed
    if (before?.number === 1 && number === 0) return this.#told(10, at)
    if (number === 0) return
    if (number === 1 && this.#tally.count > ONE_HAND) this.#typed = { number, at }
    else this.#told(number, at)
  }

  #told(number: number, at: number): void {
    this.#typed = null
    this.#tell(this.#isHello || this.#isRight(number), at, 'adult')
  }

  #isRight(number: number): boolean {
    return number === this.#asked || this.#spec.alsoRight?.includes(number) === true
  }

  #judgeTouches(at: number): void {
    const touch = this.#lastTouch
    const { touched } = this.#tally
    if (touch === null || at - touch.at < this.#spec.steadyMs || touched < this.#asked) return
    this.#lastTouch = null
    this.#play.answer(touch.dot, touched === this.#asked ? 'correct' : 'wrong', at, touch.by)
    if (touched !== this.#asked) this.#tally.forgetTouches()
  }

  #judgeHand(count: number, at: number): void {
    const { steadyMs } = this.#spec
    const { since } = this.#shown
    const heldMs = this.#play.clockNow - Math.max(since, this.#openedAt)
    if (heldMs < steadyMs || this.#judgedSince === since) return
    const isRight = this.#isHello || this.#isRight(count)
    // A resting fist is not an answer.
    if (!isRight && (count === 0 || heldMs < MEANT * steadyMs)) return
    this.#judgedSince = since
    this.#tell(isRight, at, 'camera')
  }

  #tell(isRight: boolean, at: number, by: AnsweredBy): void {
    const [target] = this.#play.targets
    if (target !== undefined) this.#play.answer(target, isRight ? 'correct' : 'wrong', at, by)
  }
}
