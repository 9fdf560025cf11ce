import { Display, type GameObjects, type Scene } from 'phaser'
import type { Ground } from '#domain/words/places'
import type { Layout } from './layout'

/** A change of the whole background is slow (domain.md §1.7, 2). */
const FADE_MS = 1000
const BEHIND_ALL = -10

/** The plain strips behind a place. They come and go slowly. */
export class Backdrop {
  readonly #scene: Scene
  readonly #strips: readonly { readonly ground: Ground; readonly strip: GameObjects.Rectangle }[]

  /** The backdrop for these grounds: the present one where they are the same. */
  static change(present: Backdrop | null, scene: Scene, grounds: readonly Ground[], layout: Layout): Backdrop | null {
    const shown = present === null ? [] : present.#strips.map(({ ground }) => ground)
    if (JSON.stringify(shown) === JSON.stringify(grounds)) return present
    if (present !== null) present.#leave()
    return grounds.length === 0 ? null : new Backdrop(scene, grounds, layout)
  }

  constructor(scene: Scene, grounds: readonly Ground[], layout: Layout) {
    this.#scene = scene
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

  #leave(): void {
    const strips = this.#strips.map(({ strip }) => strip)
    this.#scene.tweens.add({ targets: strips, alpha: 0, duration: FADE_MS, ease: 'Sine.easeInOut', onComplete: () => strips.forEach((strip) => strip.destroy()) })
  }
}
