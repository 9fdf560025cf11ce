import type { Scene } from 'phaser'
import type { Manifest } from '#domain/activities/manifest'
import type { SceneServices } from '../session/services'
import type { Stimulus } from '../session/stimulus'
import { type HandHost, HandInput } from './handInput'
import { MirrorInput } from './mirrorInput'

/** The camera as an activity uses it: to see hands, or as a mirror. */
export class Cameras {
  readonly #hands: HandInput | null
  readonly #mirror: MirrorInput | null

  constructor(scene: Scene, { hands, mirror }: Pick<SceneServices, 'hands' | 'mirror'>, needs: Manifest['needs'], host: HandHost) {
    this.#hands = needs.includes('camera') ? new HandInput(scene, hands, host) : null
    this.#mirror = mirror !== undefined && needs.includes('mirror') ? new MirrorInput(scene, mirror) : null
  }

  /** Called each frame. `isOpen`: whether the child can answer now. */
  update(now: number, deltaMs: number, { isOpen, stimuli }: { readonly isOpen: boolean; readonly stimuli: readonly Stimulus[] }): void {
    this.#hands?.update(deltaMs, isOpen)
    this.#mirror?.update(now, deltaMs, stimuli)
  }

  rest(): void {
    this.#hands?.rest()
    this.#mirror?.rest()
  }

  wake(): void {
    this.#hands?.wake()
    this.#mirror?.wake()
  }

  /** Releases the camera at the end of the session. May be called again. */
  end(): void {
    this.#hands?.end()
    this.#mirror?.end()
  }

  /** Called when the scene is left. */
  stop(): void {
    this.#hands?.stop()
    this.#mirror?.stop()
  }
}
