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
    const { speech, sound, header } = this.#services
    this.stop()
    sound.fade()
    const speaking = new AbortController()
    this.#speaking = speaking
    void speech.speak(utterance, { childId: header.childId, signal: speaking.signal }).then((by) => {
      if (by === 'text' && !speaking.signal.aborted) sound.play('call')
    })
  }

  /** Silence. What could not be spoken in time is not called any more either. */
  stop(): void {
    this.#speaking?.abort()
    this.#speaking = null
  }
}
