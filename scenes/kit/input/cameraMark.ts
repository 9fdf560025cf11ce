import type { GameObjects, Scene } from 'phaser'
import type { CameraState } from '#ports/sessionCamera'
import type { Layout } from '../drawing/layout'

/** The adult's mark while the camera is on, next to the exit mark (shares of the stage's height). */
const MARK = { size: 0.015, inset: 0.03, beside: 0.03, line: 0.003, grey: 0x40_40_40 } as const

export interface CameraMarkHost {
  readonly layout: () => Layout
  /** The corner that holds the adult's marks. */
  readonly corner: () => 1 | 3
}

/** A small ring: the camera is on. Crossed out: it stopped or sees nothing, and the adult's sheet says why. */
export class CameraMark {
  readonly #mark: GameObjects.Graphics
  readonly #host: CameraMarkHost

  constructor(scene: Scene, host: CameraMarkHost) {
    this.#mark = scene.add.graphics().setDepth(20)
    this.#host = host
  }

  /** Called each frame. */
  draw(state: CameraState, sees: boolean): void {
    this.#mark.clear()
    if (state === 'off' || state === 'starting' || state === 'resting') return
    const layout = this.#host.layout()
    const inset = layout.length(MARK.inset + MARK.beside)
    const x = this.#host.corner() === 1 ? inset : layout.width - inset
    const [y, radius] = [layout.length(MARK.inset), layout.length(MARK.size) / 2]
    this.#mark.lineStyle(layout.length(MARK.line), MARK.grey, 1).strokeCircle(x, y, radius)
    if (!sees) this.#mark.lineBetween(x - radius, y + radius, x + radius, y - radius)
  }
}
