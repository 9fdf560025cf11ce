import type { Scene } from 'phaser'
import { canWatchFace } from '#domain/activities/faceWatched'
import type { Manifest } from '#domain/activities/manifest'
import type { Dials } from '#domain/child/dials'
import { weakestTopCorner } from '#domain/trials/layout/placement'
import type { PlaySession } from './playSession'
import type { SceneServices } from './services'
import type { Stimulus } from '../stimulus/stimulus'
import { FaceRecord } from './faceRecord'
import { type HandHost, HandInput } from './handInput'
import { HeadInput } from './headInput'
import { MirrorInput } from './mirrorInput'

/** Manages every use of the camera: it sees hands or the head, or serves as a mirror. If an adult allows it, it also records which way the face is turned. */
export class Cameras {
  readonly #hands: HandInput | null
  readonly head: HeadInput
  readonly #mirror: MirrorInput | null
  readonly #face: FaceRecord | null

  constructor(
    scene: Scene,
    { hands, face, mirror, header, watchesFace }: Pick<SceneServices, 'hands' | 'face' | 'mirror' | 'header' | 'watchesFace'>,
    needs: Manifest['needs'],
    { dials, session, ...rest }: Omit<HandHost, 'corner'> & { readonly dials: () => Dials; readonly session: PlaySession },
  ) {
    const host = { ...rest, corner: () => weakestTopCorner(dials().zones), isWanted: () => dials().accessMethod === 'head' }
    this.#hands = needs.includes('camera') ? new HandInput(scene, hands, host) : null
    this.head = new HeadInput(scene, face, header.childId, { ...host, hasMark: this.#hands !== null })
    this.#mirror = mirror !== undefined && needs.includes('mirror') ? new MirrorInput(scene, mirror) : null
    this.#face = watchesFace === true && canWatchFace({ needs }) ? new FaceRecord(scene, face, session, host) : null
  }

  /**
   * Updates every camera input. Called each frame.
   * @param now active time (ms)
   * @param options.isOpen whether the child can answer now
   */
  update(now: number, deltaMs: number, { isOpen, stimuli }: { readonly isOpen: boolean; readonly stimuli: readonly Stimulus[] }): void {
    this.#hands?.update(deltaMs, isOpen)
    this.head.update(deltaMs, isOpen)
    this.#mirror?.update(now, deltaMs, stimuli)
    this.#face?.update()
  }

  rest(): void {
    this.#hands?.rest()
    this.head.rest()
    this.#mirror?.rest()
    this.#face?.rest()
  }

  wake(): void {
    this.#hands?.wake()
    this.head.wake()
    this.#mirror?.wake()
    this.#face?.wake()
  }

  /** Releases the camera at the end of the session. May be called again. */
  end(): void {
    this.#hands?.end()
    this.head.end()
    this.#mirror?.end()
    this.#face?.end()
  }

  /** Ends every camera input, and removes everything that it shows. Called when the scene is left. */
  stop(): void {
    this.#hands?.stop()
    this.head.stop()
    this.#mirror?.stop()
    this.#face?.end()
  }
}
