import type { GameObjects, Scene } from 'phaser'
import type { Hex } from '#domain/child/palette'
import { fadeMsOf, GLIDE_SPEED, maxSpeedFor, inLight, isSaturatedRed, SPARKS } from '#domain/child/safety'
import type { Place } from '#domain/geometry'
import type { Layout } from './layout'
import { softLight } from './softLight'

/** Steepest slope of an eased movement, relative to its mean slope. */
const EASED = Math.PI / 2
/** Number of lights in a burst. Two bursts at once stay within the limit (`SPARKS.most`). */
const IN_BURST = 14
const DEPTH = 3
const BESIDE = 1.2

/**
 * Draws small soft lights that drift away from a place and fade. They are few, slow and rare. They outlive their trial, so that nothing disappears
 * within one frame.
 */
export class Sparks {
  readonly #scene: Scene
  readonly #layout: () => Layout
  readonly #isStrict: () => boolean
  readonly #alive = new Set<GameObjects.Image>()
  #burstAt = Number.NEGATIVE_INFINITY

  constructor(scene: Scene, layout: () => Layout, isStrict: () => boolean) {
    this.#scene = scene
    this.#layout = layout
    this.#isStrict = isStrict
  }

  get alive(): readonly GameObjects.Image[] {
    return [...this.#alive]
  }

  /**
   * Starts a burst around a thing of this size (pixels), unless the last burst was too recent. Returns whether it did.
   * @param now time in ms
   */
  burst(place: Place, size: number, colour: Hex, now: number): boolean {
    if (now - this.#burstAt < SPARKS.burstEveryMs || this.#alive.size + IN_BURST > SPARKS.most) return false
    this.#burstAt = now
    const layout = this.#layout()
    const speed = Math.min(GLIDE_SPEED, maxSpeedFor(isSaturatedRed(colour))) * layout.width
    const fadeMs = fadeMsOf(colour)
    const middle = layout.point(place)
    const texture = softLight(this.#scene, inLight(colour, this.#isStrict()))
    // Sparks start outside the thing. A spark that crossed the thing's edge would add a second moving edge there.
    const beside = (size / 2) * BESIDE
    for (let index = 0; index < IN_BURST; index++) {
      // The lights form two rings, so that none crosses the place of another.
      const [angle, share] = [(index / IN_BURST) * Math.PI * 2, index % 2 === 0 ? 1 : 0.55]
      const reach = (speed * share * SPARKS.lifeMs) / 1000 / EASED
      const from = { x: middle.x + Math.cos(angle) * beside, y: middle.y + Math.sin(angle) * beside }
      const image = this.#scene.add.image(from.x, from.y, texture).setDepth(DEPTH).setAlpha(0)
      image.setDisplaySize(layout.length(SPARKS.size), layout.length(SPARKS.size))
      this.#alive.add(image)
      const to = { x: from.x + Math.cos(angle) * reach, y: from.y + Math.sin(angle) * reach }
      this.#scene.tweens.add({ targets: image, ...to, duration: SPARKS.lifeMs, ease: 'Sine.easeOut' })
      this.#scene.tweens.chain({
        targets: image,
        tweens: [
          { alpha: 1, duration: fadeMs, ease: 'Sine.easeInOut' },
          { alpha: 0, duration: SPARKS.lifeMs - fadeMs, ease: 'Sine.easeInOut' },
        ],
        onComplete: () => {
          this.#alive.delete(image)
          image.destroy()
        },
      })
    }
    return true
  }
}
