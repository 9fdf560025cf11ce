import type { GameObjects, Scene } from 'phaser'
import type { CameraState } from '#ports/sessionCamera'
import type { Layout } from '../drawing/layout'

/** The mark that shows the adult that the camera is on: its size and its distance from the exit mark next to it (shares of the stage's height). */
const MARK = { size: 0.015, inset: 0.03, beside: 0.03, line: 0.003, grey: 0x40_40_40 } as const

/**
 * Shows the adult a small ring while the camera is on. The ring is crossed out if the camera has stopped or sees nothing; the adult's sheet gives the
 * reason.
 */
export class CameraMark {
  readonly #mark: GameObjects.Graphics

  constructor(scene: Scene) {
    this.#mark = scene.add.graphics().setDepth(20)
  }

  /** @param slot number of other marks between this one and the exit mark */
  draw(state: CameraState, sees: boolean, { layout, corner, slot = 0 }: { readonly layout: Layout; readonly corner: 1 | 3; readonly slot?: number }): void {
    this.#mark.clear()
    if (state === 'off' || state === 'starting' || state === 'resting') return
    const inset = layout.length(MARK.inset + MARK.beside * (slot + 1))
    const x = corner === 1 ? inset : layout.width - inset
    const [y, radius] = [layout.length(MARK.inset), layout.length(MARK.size) / 2]
    this.#mark.lineStyle(layout.length(MARK.line), MARK.grey, 1).strokeCircle(x, y, radius)
    if (!sees) this.#mark.lineBetween(x - radius, y + radius, x + radius, y - radius)
  }

  clear(): void {
    this.#mark.clear()
  }
}
