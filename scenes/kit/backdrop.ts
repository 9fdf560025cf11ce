import { Display, type GameObjects, type Scene } from 'phaser'
import type { Ground } from '#domain/words/places'
import type { Layout } from './layout'

/** A change of the whole background is slow (domain.md §1.7, 2). */
const FADE_MS = 1000
const BEHIND_ALL = -10

/** The plain strips behind a place. They come slowly, once, and stay until the session ends. */
export class Backdrop {
  readonly #strips: readonly { readonly ground: Ground; readonly strip: GameObjects.Rectangle }[]

  constructor(scene: Scene, grounds: readonly Ground[], layout: Layout) {
    this.#strips = grounds.map((ground) => {
      const strip = scene.add.rectangle(0, 0, 1, 1, Display.Color.HexStringToColor(ground.colour).color)
      return { ground, strip: strip.setOrigin(0, 0).setDepth(BEHIND_ALL).setAlpha(0) }
    })
    this.relayout(layout)
    scene.tweens.add({ targets: this.#strips.map(({ strip }) => strip), alpha: 1, duration: FADE_MS, ease: 'Sine.easeInOut' })
  }

  relayout(layout: Layout): void {
    for (const { ground, strip } of this.#strips) strip.setPosition(0, ground.top * layout.height).setSize(layout.width, (ground.bottom - ground.top) * layout.height)
  }
}
