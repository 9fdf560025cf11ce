import type { GameObjects } from 'phaser'

/** The axis along which the two halves of a thing move apart. */
export type PartsAlong = 'x' | 'y'

/** Splits an image into two halves that move apart like a curtain, and replace the original. */
export class Parted {
  readonly #halves: readonly [GameObjects.Image, GameObjects.Image]
  readonly #along: PartsAlong
  readonly #start: { readonly x: number; readonly y: number }

  constructor(whole: GameObjects.Image, along: PartsAlong) {
    const { x, y, scene, texture, frame, displayWidth, displayHeight, parentContainer } = whole
    const other = scene.add.image(x, y, texture).setDisplaySize(displayWidth, displayHeight).setName(whole.name).setAlpha(whole.alpha)
    parentContainer?.add(other)
    const { realWidth: wide, realHeight: high } = frame
    if (along === 'x') {
      whole.setCrop(0, 0, wide / 2, high)
      other.setCrop(wide / 2, 0, wide / 2, high)
    } else {
      whole.setCrop(0, 0, wide, high / 2)
      other.setCrop(0, high / 2, wide, high / 2)
    }
    this.#halves = [whole, other]
    this.#along = along
    this.#start = { x, y }
  }

  /** Moves each half this far (pixels of the thing) from its original position. */
  drawTo(away: number): void {
    for (const [index, half] of this.#halves.entries()) {
      const by = index === 0 ? -away : away
      half.setPosition(this.#start.x + (this.#along === 'x' ? by : 0), this.#start.y + (this.#along === 'y' ? by : 0))
    }
  }
}
