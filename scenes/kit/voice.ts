import { textOf, type TrialPlan } from '#domain/trials/plan'
import { nameOf, type Utterance } from '#domain/words/utterance'
import type { SceneServices } from './services'

/** What any activity may say. */
const COMMON: readonly Utterance[] = [{ phrase: 'look' }, { phrase: 'there-it-is' }]

/** The voice of one session, in the child's own recordings where there are some. */
export class Voice {
  readonly #services: SceneServices
  #speaking: AbortController | null = null

  constructor(services: SceneServices) {
    this.#services = services
  }

  /** Fetches everything that a block may say, so that it speaks at once, and without a network. */
  prepare(plans: readonly TrialPlan[]): void {
    void this.#services.speech.prepare(spokenIn(plans))
  }

  /** Says it now; where nothing can speak, two quiet notes call instead. Nothing else sounds at the same time. */
  say(utterance: Utterance): void {
    this.stop()
    this.#services.sound.fade()
    this.#speaking = new AbortController()
    void this.#speak(utterance, this.#speaking.signal)
  }

  /** Silence. What could not be spoken in time is not called any more either. */
  stop(): void {
    this.#speaking?.abort()
    this.#speaking = null
  }

  async #speak(utterance: Utterance, signal: AbortSignal): Promise<void> {
    const { speech, sound, header } = this.#services
    const by = await speech.speak(utterance, { childId: header.childId, signal })
    // Two notes in the place of a word that was read would only puzzle.
    if (by === 'text' && !signal.aborted && !('text' in utterance)) sound.play('call')
  }
}

function spokenIn(plans: readonly TrialPlan[]): readonly Utterance[] {
  const things = plans.flatMap(({ stimuli }) => stimuli).flatMap(({ shows }) => ('picture' in shows ? [shows.picture, ...(shows.further ?? [])] : []))
  const parts = things.flatMap(({ lit }): Utterance[] => (lit === undefined ? [] : [{ part: lit.phrase }]))
  const said = plans.flatMap(({ mechanic }) => (mechanic.kind === 'notes' ? (mechanic.says ?? []) : []))
  const cues = plans.flatMap(({ cue, unheard }) => [cue, unheard?.cue]).filter((cue) => cue !== undefined)
  const words = plans.flatMap(({ stimuli }) => stimuli.flatMap((thing) => textOf(thing)?.says ?? []))
  return [...COMMON, ...said, ...words, ...cues, ...things.map(({ word }) => nameOf(word)), ...parts]
}
