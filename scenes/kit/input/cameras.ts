import type { Scene } from 'phaser'
import { canWatchFace } from '#domain/activities/faceWatched'
import type { Manifest } from '#domain/activities/manifest'
import type { SceneServices } from '../session/services'
import type { Stimulus } from '../session/stimulus'
import type { PlaySession } from '../session/playSession'
import { FaceRecord } from './faceRecord'
import { type HandHost, HandInput } from './handInput'
import { MirrorInput } from './mirrorInput'

/** The camera as an activity uses it, to see hands or as a mirror; otherwise it may record the face, if an adult turned that on. */
export class Cameras {
  readonly #hands: HandInput | null
  readonly #mirror: MirrorInput | null
  readonly #face: FaceRecord | null

  constructor(
    scene: Scene,
    { hands, mirror, face, watchesFace }: Pick<SceneServices, 'hands' | 'mirror' | 'face' | 'watchesFace'>,
    needs: Manifest['needs'],
    host: HandHost & { readonly session: PlaySession },
  ) {
    this.#hands = needs.includes('camera') ? new HandInput(scene, hands, host) : null
    this.#mirror = mirror !== undefined && needs.includes('mirror') ? new MirrorInput(scene, mirror) : null
    this.#face = face !== undefined && watchesFace === true && canWatchFace({ needs }) ? new FaceRecord(scene, face, host.session, host) : null
  }

  /** Called each frame. `isOpen`: whether the child can answer now. */
  update(now: number, deltaMs: number, { isOpen, stimuli }: { readonly isOpen: boolean; readonly stimuli: readonly Stimulus[] }): void {
    this.#hands?.update(deltaMs, isOpen)
    this.#mirror?.update(now, deltaMs, stimuli)
    this.#face?.update()
  }

  rest(): void {
    this.#hands?.rest()
    this.#mirror?.rest()
    this.#face?.rest()
  }

  wake(): void {
    this.#hands?.wake()
    this.#mirror?.wake()
    this.#face?.wake()
  }

  /** Releases the camera at the end of the session. May be called again. */
  end(): void {
    this.#hands?.end()
    this.#mirror?.end()
    this.#face?.end()
  }

  /** Called when the scene is left. */
  stop(): void {
    this.#hands?.stop()
    this.#mirror?.stop()
    this.#face?.end()
  }
}
