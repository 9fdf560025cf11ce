import type { SettingsSpec } from '#domain/activities/manifest'
import type { Dials } from '#domain/child/dials'
import type { PromptStep } from '#domain/trials/events'
import type { TrialPlan } from '#domain/trials/plan'
import { plainWord, starterTexts } from '#domain/words/reading'
import { nameOf, type Utterance } from '#domain/words/utterance'
import { ActivityScene } from '../kit/ActivityScene'
import type { CornerKind } from '../kit/adultCorner'
import { textWidth } from '../kit/looks/text'
import type { Stimulus } from '../kit/stimulus'

/** How a text goes on: when a voice speaks, how long (ms) a word stays before the next comes by itself, and the light of words that wait. */
export interface Reading {
  readonly voice: 'after' | 'before' | 'never'
  readonly everyMs: number | null
  readonly rest: number
}

/** Between two words at least, for a word that comes and goes is a flash; and the time in which a voice says the one that was read. */
const LEAST_STEP_MS = 1000
const SPOKEN_MS = 1200
const PICTURE_AFTER_MS = 500

/** Activities in which the words of a line are lit one after the other (domain.md F7). A touch anywhere goes on; the adult goes back. */
export abstract class ReadingScene<S extends SettingsSpec = SettingsSpec> extends ActivityScene<S> {
  #index = 0
  #steppedAt = 0

  protected abstract get reading(): Reading

  /** The texts with these ids as they are now; without any of them all of the child's own, and the first ones before there are own. */
  protected textsToRead(ids: readonly string[]): readonly string[] {
    const known = [...this.services.texts, ...starterTexts]
    const picked = known.filter(({ id }) => ids.includes(id))
    const own = this.services.texts.length > 0 ? this.services.texts : starterTexts
    return (picked.length > 0 ? picked : own).map(({ text }) => text)
  }

  protected readonly widthOf = (piece: string, sides?: number): number => textWidth(piece, sides)

  protected override get adultCorners(): readonly CornerKind[] {
    return ['back', 'heard']
  }

  protected override get countsAnywhere(): boolean {
    return true
  }

  protected override get targets(): readonly Stimulus[] {
    const word = this.#words[this.#index]
    return word === undefined ? [] : [word]
  }

  /** Words at the same place come one after the other: only the present one is there. */
  protected override get reachable(): readonly Stimulus[] {
    return this.targets
  }

  protected override get offered(): readonly Stimulus[] {
    return this.targets
  }

  protected override present(plan: TrialPlan): void {
    super.present(plan)
    this.#index = 0
    this.#steppedAt = this.now
    if (this.reading.voice === 'before') this.whileShown(LEAST_STEP_MS, (word) => this.#name(word))
    this.#goOnLater()
  }

  protected override chosen(word: Stimulus, at: number, by: Dials['accessMethod']): void {
    if (this.targets.includes(word)) this.#goOn(word, at, by)
  }

  protected override wentBack(at: number): void {
    const [word] = this.targets
    const before = this.#words[this.#index - 1]
    if (word !== undefined && before !== undefined) this.#step(word, before, at, 'adult')
  }

  protected override heard(isRead: boolean, at: number): void {
    const [word] = this.targets
    if (word !== undefined) this.logHeard(word, isRead, at)
  }

  /** A word that stays is said once. */
  protected override onPrompt(step: PromptStep): boolean {
    const [word] = this.targets
    if (step === 3 && word !== undefined && this.reading.voice !== 'never') this.#name(word)
    return true
  }

  protected override staysForReward(thing: Stimulus): boolean {
    return thing.plan.role === 'place'
  }

  /** The picture comes when the words have gone; without one the last word stays and sways. */
  protected override reward(last: Stimulus): void {
    const picture = this.stimuli.find(({ plan: { role } }) => role === 'place')
    if (this.reading.voice === 'after') this.#name(last)
    if (picture === undefined) return last.sway()
    last.leave()
    this.time.delayedCall(PICTURE_AFTER_MS, () => picture.dim(1))
  }

  get #words(): readonly Stimulus[] {
    return this.stimuli.filter(({ plan: { role } }) => role === 'target')
  }

  #goOn(word: Stimulus, at: number, by: Dials['accessMethod'] | 'itself'): void {
    const next = this.#words[this.#index + 1]
    if (next !== undefined) return this.#step(word, next, at, by)
    if (at - this.#steppedAt >= LEAST_STEP_MS) this.answer(word, 'correct', at, by === 'itself' ? 'adult' : by)
  }

  #step(from: Stimulus, to: Stimulus, at: number, by: Dials['accessMethod'] | 'adult' | 'itself'): void {
    if (at - this.#steppedAt < LEAST_STEP_MS) return
    this.#steppedAt = at
    this.#index = this.#words.indexOf(to)
    this.logStep(from, to, at, by)
    const { voice } = this.reading
    if (voice !== 'after' || by === 'adult') return this.#show(to)
    this.#name(from)
    this.#steppedAt = at + SPOKEN_MS - LEAST_STEP_MS
    this.time.delayedCall(SPOKEN_MS, () => this.targets.includes(to) && !to.isLeaving && this.#show(to))
  }

  /** The word is lit; those of its page wait, those of other pages are gone. */
  #show(word: Stimulus): void {
    const { rest, voice } = this.reading
    for (const other of this.#words) other.light(other === word, other === word ? 1 : other.plan.text?.page === word.plan.text?.page ? rest : 0)
    if (voice === 'before') this.whileShown(LEAST_STEP_MS, (shown) => shown === word && this.#name(word))
    this.#goOnLater()
  }

  #goOnLater(): void {
    const { everyMs } = this.reading
    if (everyMs !== null) this.whileShown(everyMs, (word) => this.targets.includes(word) && this.#goOn(word, this.now, 'itself'))
  }

  #name(word: Stimulus): void {
    this.say(this.#utteranceOf(word.plan.text?.text ?? ''))
  }

  /** A word of the lists may have been recorded by the family; any other only the device can say. */
  #utteranceOf(text: string): Utterance {
    const known = this.services.words.find(({ word }) => word === plainWord(text))
    return known === undefined ? { text } : nameOf(known)
  }
}
