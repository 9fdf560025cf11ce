import { fadeMsFor, isSaturatedRed } from '#domain/child/safety'
import type { StimulusLayers } from './stimulusLayers'
import type { Glides } from '../glides/glides'
import { haloOf } from '../pictures/silhouette'

/** Margin for the halo around a thing, in units of the thing's size. */
const HALO_PAD = 0.28

/** The halo of a thing. It takes the shape of the thing's outline when it first becomes visible. */
export class ShapedHalo {
  readonly #layers: StimulusLayers
  readonly #glides: Glides
  #isShaped = false

  constructor(layers: StimulusLayers, glides: Glides) {
    this.#layers = layers
    this.#glides = glides
    for (const image of this.#images) image.setAlpha(0)
  }

  get isThere(): boolean {
    return this.#images.length > 0
  }

  /** Fades the halo to this opacity in `ms`. An opacity of 0 takes effect immediately. */
  fadeTo(alpha: number, ms: number): void {
    // The halo has the child's own colour, whatever the colours of the picture. A red halo fades as slowly as any other red.
    const safeMs = Math.max(ms, fadeMsFor(isSaturatedRed(this.#layers.plan.colour)))
    if (alpha > 0) this.shape()
    for (const image of this.#images) {
      if (ms === 0) image.setAlpha(alpha)
      else this.#glides.start('halo', image, { alpha }, safeMs)
    }
  }

  /** Gives the halo the shape of the thing's outline. */
  shape(): void {
    if (this.#isShaped) return
    this.#isShaped = true
    const layers = this.#layers
    const picture = this.isThere ? layers.composed({ pad: HALO_PAD }) : null
    const halo = picture === null ? null : haloOf(picture, layers.plan.colour)
    if (halo === null) return
    const side = layers.side * (1 + 2 * HALO_PAD)
    for (const image of this.#images) image.setTexture(layers.texture('halo', halo)).setPosition(0, 0).setDisplaySize(side, side)
  }

  /** Takes the shape of the outline again if the halo is visible, or otherwise when it next becomes visible. Called when the thing's outline has changed. */
  forgetShape(): void {
    this.#isShaped = false
    if (this.#images.some(({ alpha }) => alpha > 0)) this.shape()
  }

  get #images() {
    return this.#layers.imagesOf('halo')
  }
}
