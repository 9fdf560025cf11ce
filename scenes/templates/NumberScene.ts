import type { SettingsSpec } from '#domain/activities/manifest'
import type { Dials } from '#domain/child/dials'
import type { SeenHand } from '#domain/hands/follow'
import type { HandSide } from '#domain/hands/landmarks'
import { countOf, nothingShown, steady, type SteadyCount } from '#domain/hands/steadyCount'
import type { AnsweredBy, PromptStep } from '#domain/trials/events'
import type { TrialPlan } from '#domain/trials/plan'
import { numberWord } from '#domain/words/utterance'
import { ActivityScene } from '../kit/ActivityScene'
import type { Stimulus } from '../kit/stimulus'
import { Tally } from '../kit/tally'

/** Another number than the asked one is an answer of a hand only when it is meant: held for this many steady times. */
const MEANT = 2
/** More dots than this in a row neither grow nor sway together: they would be a pattern, or flicker where they nearly touch (domain.md §1.7). */
const LONG = 3
/** Between two dots that light up by themselves, ms. */
const SHOWN_EVERY_MS = 1000

/**
 * Activities whose answer is a number: as many fingers before the camera, as many dots touched, or the adult's keys. The
 * dots are targets (as many as the number) and distractors (those too many) with the look `disc`, and light up as they
 * are counted. A trial without dots has one thing to touch, and any raised hand is right.
 */
export abstract class NumberScene<S extends SettingsSpec = SettingsSpec> extends ActivityScene<S> {
  #tally = new Tally([])
  #shown: SteadyCount = nothingShown
  #openedAt = 0
  /** Since when the number was shown that was judged last: it is judged once. */
  #judgedSince = -1
  #lastTouch: { readonly dot: Stimulus; readonly at: number; readonly by: AnsweredBy } | null = null

  /** How long (ms) a number must be held, and which hands count. */
  protected abstract get showing(): { readonly steadyMs: number; readonly hands: HandSide | 'both' }

  /** Whether a hand shows the number that is asked for. */
  protected isShown(asked: number, shown: number): boolean {
    return asked === shown
  }

  get #isLong(): boolean {
    return this.asked > LONG
  }

  protected override get swaying(): readonly Stimulus[] {
    return this.#isLong ? this.targets.slice(0, 1) : super.swaying
  }

  /** How many are asked for. */
  protected get asked(): number {
    return this.targets.length
  }

  protected override present(plan: TrialPlan): void {
    super.present(plan)
    this.#tally = new Tally(this.stimuli.filter(({ plan: { look } }) => look === 'disc'))
    this.#openedAt = this.services.clock.now()
    this.#judgedSince = -1
    this.#lastTouch = null
  }

  /** One thing and no dots. */
  protected get isHello(): boolean {
    return this.targets.every((target) => !this.#tally.has(target))
  }

  override get aim(): Stimulus | null {
    if (this.isHello) return super.aim
    return this.#tally.touched < this.asked ? (this.#tally.open[0] ?? null) : null
  }

  protected override get offered(): readonly Stimulus[] {
    return this.isHello ? super.offered : this.#tally.open.slice(0, 1)
  }

  protected override chosen(stimulus: Stimulus, at: number, by: Dials['accessMethod']): void {
    if (!this.#tally.has(stimulus)) return super.chosen(stimulus, at, by)
    const { open } = this.#tally
    const dot = open.includes(stimulus) ? stimulus : this.dials.anyTouchCounts ? open[0] : undefined
    if (dot === undefined) return
    this.#tally.touch(dot)
    this.#lastTouch = { dot, at, by }
  }

  protected override handsSeen(hands: readonly SeenHand[], at: number): void {
    this.#shown = steady(this.#shown, countOf(hands, this.showing.hands), at)
    this.#tally.show(this.#shown.count)
  }

  protected override numbered(number: number, at: number): void {
    this.#tell(this.isHello || number === this.asked, at, 'adult')
  }

  protected override whileOpen(at: number): void {
    this.#tally.update(at)
    if (this.#shown.count === null) this.#judgeTouches(at)
    else this.#judgeHand(this.#shown.count, at)
  }

  #judgeTouches(at: number): void {
    const touch = this.#lastTouch
    const { touched } = this.#tally
    if (touch === null || at - touch.at < this.showing.steadyMs || touched < this.asked) return
    this.#lastTouch = null
    this.answer(touch.dot, touched === this.asked ? 'correct' : 'wrong', at, touch.by)
    if (touched !== this.asked) this.#tally.forgetTouches()
  }

  #judgeHand(count: number, at: number): void {
    const { steadyMs } = this.showing
    const { since } = this.#shown
    const heldMs = this.services.clock.now() - Math.max(since, this.#openedAt)
    if (heldMs < steadyMs || this.#judgedSince === since) return
    const isRight = this.isHello || this.isShown(this.asked, count)
    // A resting fist is no answer.
    if (!isRight && (count === 0 || heldMs < MEANT * steadyMs)) return
    this.#judgedSince = since
    this.#tell(isRight, at, 'camera')
  }

  #tell(isRight: boolean, at: number, by: AnsweredBy): void {
    const [target] = this.targets
    if (target !== undefined) this.answer(target, isRight ? 'correct' : 'wrong', at, by)
  }

  /** A picture to copy comes first, then the dots stand out, and at last they light up one after the other. */
  protected override onPrompt(step: PromptStep): boolean {
    if (this.isHello) return false
    const dots = this.targets
    if (step === 1) for (const model of this.stimuli.filter(({ plan: { picture } }) => picture !== undefined)) model.dim(1)
    if (step === 3) {
      for (const extra of this.distractors) extra.leave()
      if (!this.#isLong) for (const dot of dots) dot.swell()
    }
    if (step === 4) for (const [index, dot] of dots.entries()) this.time.delayedCall(index * SHOWN_EVERY_MS, () => this.stimuli.includes(dot) && dot.dim(1))
    if (step > 2) this.say({ phrase: step === 3 ? 'show-your-fingers' : numberWord(dots.length) })
    return true
  }

  protected override staysForReward(stimulus: Stimulus): boolean {
    return super.staysForReward(stimulus) || this.#tally.isLit(stimulus)
  }

  protected override reward(answered: Stimulus): void {
    if (this.isHello) return super.reward(answered)
    if (this.#isLong) answered.sway()
    else for (const dot of this.targets) dot.celebrate()
    if (this.dials.reward === 'voice') this.say({ phrase: numberWord(this.asked) })
    else this.playLater('chime')
  }
}
