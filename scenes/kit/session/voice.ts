import { pictureOf, type StimulusPlan, textOf, type TrialPlan } from '#domain/trials/plan/plan'
import { nameOf, type Utterance } from '#domain/words/utterance'
import type { SpeakOptions, SpokenBy } from '#ports/speech'
import type { SceneServices } from '../input/services'

/** Phrases that every activity may use. */
const COMMON: readonly Utterance[] = [{ phrase: 'look' }, { phrase: 'there-it-is' }]

/** Volume of the scanning cue, as a share of the voice volume. The cue is quieter than questions and prompts. [I] */
const CUE_LOUDNESS = 0.5

interface Speaking {
  readonly controller: AbortController
  readonly isScanCue: boolean
}

/** Speaks during one session, with the child's own recordings if there are any. */
export class Voice {
  readonly #services: SceneServices
  #speaking: Speaking | null = null

  constructor(services: SceneServices) {
    this.#services = services
  }

  /** Loads everything that may be spoken in a block, so that it can be spoken without delay, even offline. */
  prepare(plans: readonly TrialPlan[]): void {
    void this.#services.speech.prepare(spokenIn(plans))
  }

  /** Speaks an utterance now, and stops any other. Without a voice, two quiet notes are played instead. */
  say(utterance: Utterance): void {
    this.stop()
    this.#services.sound.fade()
    void this.#speakOrCall(utterance, this.#begin(false).signal)
  }

  /**
   * Names the thing that the scan mark has reached, quietly. Does nothing while anything else is being spoken; every later utterance replaces the
   * name. A thing without a name is not named, and neither is anything on a device without a voice.
   */
  nameScanned(plan: StimulusPlan): void {
    if (this.#speaking?.isScanCue === false) return
    this.stop()
    const name = scannedNameOf(plan)
    if (name === null) return
    void this.#speak(name, { signal: this.#begin(true).signal, loudness: CUE_LOUDNESS })
  }

  /** Stops the voice, and discards an utterance that has not started yet. */
  stop(): void {
    this.#speaking?.controller.abort()
    this.#speaking = null
  }

  #begin(isScanCue: boolean): AbortController {
    const controller = new AbortController()
    this.#speaking = { controller, isScanCue }
    return controller
  }

  async #speakOrCall(utterance: Utterance, signal: AbortSignal): Promise<void> {
    const by = await this.#speak(utterance, { signal })
    // A word that is to be read is not replaced by two notes, because they would only puzzle the child.
    if (by === 'text' && !signal.aborted && !('text' in utterance)) this.#services.sound.play('call')
  }

  async #speak(utterance: Utterance, options: SpeakOptions & { readonly signal: AbortSignal }): Promise<SpokenBy> {
    const { speech, header } = this.#services
    const by = await speech.speak(utterance, { childId: header.childId, ...options })
    if (this.#speaking?.controller.signal === options.signal) this.#speaking = null
    return by
  }
}

/** Returns the name of a thing: its word, or what the voice calls a printed text. A drawing without a word has none. */
export function spokenNameOf(plan: StimulusPlan): Utterance | null {
  const word = pictureOf(plan)?.word
  return word === undefined ? (textOf(plan)?.says ?? null) : nameOf(word)
}

/** Returns the name of a thing for scanning. If a single part is visible, it is that part's name. A piece cut out of a picture has none. */
function scannedNameOf(plan: StimulusPlan): Utterance | null {
  const picture = pictureOf(plan)
  if (picture?.onlyLit === true && picture.lit !== undefined) return { part: picture.lit.phrase }
  return picture?.piece === undefined ? spokenNameOf(plan) : null
}

function spokenIn(plans: readonly TrialPlan[]): readonly Utterance[] {
  const things = plans.flatMap(({ stimuli }) => stimuli).flatMap(({ shows }) => ('picture' in shows ? [shows.picture, ...(shows.further ?? [])] : []))
  const parts = things.flatMap(({ lit }): Utterance[] => (lit === undefined ? [] : [{ part: lit.phrase }]))
  const said = plans.flatMap(({ mechanic }) => (mechanic.kind === 'notes' ? (mechanic.says ?? []) : []))
  const cues = plans.flatMap(({ cue, unheard }) => [cue, unheard?.cue]).filter((cue) => cue !== undefined)
  const words = plans.flatMap(({ stimuli }) => stimuli.flatMap((thing) => textOf(thing)?.says ?? []))
  return [...COMMON, ...said, ...words, ...cues, ...things.map(({ word }) => nameOf(word)), ...parts]
}
