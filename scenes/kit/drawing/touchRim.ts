import type { GameObjects } from 'phaser'
import type { Hex } from '#domain/child/palette'
import { restlessColour, withLightOf } from '#domain/child/safety'
import { pictureOf } from '#domain/trials/plan/plan'
import { NEUTRAL_EDGE } from './wornPictures'
import type { StimulusLayers } from './stimulusLayers'
import type { Glides } from '../glides/glides'
import { pictureLight, RIM_SIDE, rimOf } from '../pictures/silhouette'

/** The rim of a touched thing: its width (stage heights), and the times in which it rises, stays and falls (ms). */
const RIM = { width: 0.011, riseMs: 300, holdMs: 2800, fallMs: 900 } as const
/**
 * Brightness of a rim (relative luminance). It is too low to add a change of light where the thing moves: only a difference of a tenth counts. Around
 * a single shape, the rim is darker than the shape by less than that. Around soft lights, and around lines and pictures whose gaps it fills, the rim
 * itself stays below a tenth.
 */
const RIM_LIGHT = { underShape: 0.08, most: 0.095 } as const

/** Draws a rim along a thing's outline, to acknowledge a touch. */
export class TouchRim {
  readonly #layers: StimulusLayers
  readonly #glides: Glides
  #image: GameObjects.Image | null = null
  #shed = 0

  constructor(layers: StimulusLayers, glides: Glides) {
    this.#layers = layers
    this.#glides = glides
  }

  /** Makes the rim in advance, because that takes longer than a frame. */
  prepare(): void {
    this.#image ??= this.#make()
  }

  /** Shows the rim at once. It stays while touches continue, and then fades. */
  show(): void {
    if (this.#glides.restMs('rim falls') > 0) return
    this.prepare()
    if (this.#image === null) return
    if (this.#image.alpha < 1 && this.#glides.restMs('rim') === 0) this.#glides.start('rim', this.#image, { alpha: 1 }, RIM.riseMs)
    this.#glides.start('rim stays', { waited: 0 }, { waited: 1 }, RIM.holdMs, undefined, () => this.#fall())
  }

  /** Fades the rim as the thing starts to move. Over a bright thing the rim would be a dark line between two lights. */
  setOff(): void {
    if ((this.#image?.alpha ?? 0) > 0) this.#fall()
  }

  /** Fades the rim even if the outline has changed in the meantime. The next touch makes a new rim. */
  shed(): void {
    const rim = this.#image
    this.#image = null
    if (rim === null) return
    for (const name of ['rim', 'rim stays', 'rim falls']) this.#glides.end(name)
    this.#shed += 1
    this.#glides.start(`rim shed ${this.#shed}`, rim, { alpha: 0 }, RIM.fallMs, undefined, () => rim.destroy())
  }

  #fall(): void {
    if (this.#image === null || this.#glides.restMs('rim falls') > 0) return
    for (const name of ['rim', 'rim stays']) this.#glides.end(name)
    this.#glides.start('rim falls', this.#image, { alpha: 0 }, RIM.fallMs)
  }

  #make(): GameObjects.Image | null {
    const layers = this.#layers
    const pad = (2 * RIM.width) / layers.size
    const picture = layers.composed({ pad, longest: RIM_SIDE })
    if (picture === null) return null
    const side = layers.side * (1 + 2 * pad)
    const rim = rimOf(picture, this.#colourFor(picture), (layers.layout.length(RIM.width) * picture.width) / side)
    if (rim === null) return null
    const image = layers.scene.add.image(0, 0, layers.texture('rim', rim)).setName('touched').setDisplaySize(side, side).setAlpha(0)
    layers.view.addAt(image, layers.imagesOf('halo').length)
    return image
  }

  /** Returns the colour of the rim. Only the rim of a target has the child's colour. */
  #colourFor(picture: HTMLCanvasElement): Hex {
    const { plan, all, isSoft } = this.#layers
    const isOwn = plan.role !== 'distractor' && plan.role !== 'control'
    const isShape = pictureOf(plan) === undefined && all.every(({ layer }) => layer.name === 'halo' || layer.name === 'body')
    const most = isShape && !isSoft ? Math.max(RIM_LIGHT.most, pictureLight(picture) - RIM_LIGHT.underShape) : RIM_LIGHT.most
    return withLightOf(isOwn ? restlessColour(plan.colour) : NEUTRAL_EDGE, most)
  }
}
