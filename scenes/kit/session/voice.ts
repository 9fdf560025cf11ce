import { pictureOf, type StimulusPlan, textOf, type TrialPlan } from '#domain/trials/plan/plan'
import { nameOf, type Utterance } from '#domain/words/utterance'
import type { SpeakOptions, SpokenBy } from '#ports/speech'
import type { SceneServices } from './services'

/** Phrases that every activity may use. */
const COMMON: readonly Utterance[] = [{ phrase: 'look' }, { phrase: 'there-it-is' }]

/** Volume of the scanning cue, as a share of the voice volume: quieter than questions and prompts. [I] */
const CUE_LOUDNESS = 0.5

interface Speaking {
  readonly controller: AbortController
  readonly isScanCue: boolean
}

/** The voice of one session, with the child's own recordings if there are any. */
export class Voice {
  readonly #services: SceneServices
  #speaking: Speaking | null = null

  constructor(services: SceneServices) {
    this.#services = services
  }

  /** Loads everything that a block may say, so that it speaks without delay, and offline. */
  prepare(plans: readonly TrialPlan[]): void {
    void this.#services.speech.prepare(spokenIn(plans))
  }

  /** Speaks now; without any voice, two quiet notes call instead. Nothing else sounds at the same time. */
  say(utterance: Utterance): void {
    this.stop()
    this.#services.sound.fade()
    void this.#speakOrCall(utterance, this.#begin(false).signal)
  }

  /**
   * Names the thing that the scan mark has reached, quietly. Skipped while anything else is spoken; every later utterance replaces it. A thing without a
   * name, and a device without a voice, stay silent.
   */
  nameScanned(plan: StimulusPlan): void {
    if (this.#speaking?.isScanCue === false) return
    this.stop()
    const name = scannedNameOf(plan)
    if (name === null) return
    void this.#speak(name, { signal: this.#begin(true).signal, loudness: CUE_LOUDNESS })
  }

  /** Silences the voice, and drops a call for something that was not spoken in time. */
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
    // Two notes instead of a word that is read would only puzzle the child.
    if (by === 'text' && !signal.aborted && !('text' in utterance)) this.#services.sound.play('call')
  }

  async #speak(utterance: Utterance, options: SpeakOptions & { readonly signal: AbortSignal }): Promise<SpokenBy> {
    const { speech, header } = this.#services
    const by = await speech.speak(utterance, { childId: header.childId, ...options })
    if (this.#speaking?.controller.signal === options.signal) this.#speaking = null
    return by
  }
}

/** The name of a thing: its word, or what the voice calls a printed text. A drawing without a word has none. */
export function spokenNameOf(plan: StimulusPlan): Utterance | null {
  const word = pictureOf(plan)?.word
  return word === undefined ? (textOf(plan)?.says ?? null) : nameOf(word)
}

/** The name of a thing for scanning: a single visible part has its own name, and a piece cut out of a picture has none. */
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
