import type { Utterance } from '#domain/words/utterance'
import type { SceneServices } from './services'

/** The voice of one session, in the child's own recordings where there are some. */
export class Voice {
  readonly #services: SceneServices
  #speaking: AbortController | null = null

  constructor(services: SceneServices) {
    this.#services = services
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
