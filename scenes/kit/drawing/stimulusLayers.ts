import { GameObjects, type Scene } from 'phaser'
import { fadeMsFor, isRedPicture, isSaturatedRed, SCREEN_FADE_MS } from '#domain/child/safety'
import { pictureOf, type StimulusPlan } from '#domain/trials/plan/plan'
import type { PicturePlace } from '#domain/words/words'
import type { DrawnLayer } from './drawnLayer'
import type { Drawings } from './drawings'
import type { Layout } from './layout'
import { redShareOfPicture } from '../pictures/redShare'
import { composeLayers, type PictureExtent, opaqueExtent, isSolid, type PlacedLayer } from '../pictures/silhouette'

/** Share of the stage from which a thing's square counts as large. */
const LARGE = 0.25
/** In front of all things, behind the mark of a possible choice. */
const FRONT_DEPTH = 5

/** A layer and its image on the stage. */
export interface WornLayer {
  readonly layer: DrawnLayer
  readonly image: GameObjects.Image
}

/** The layers of a thing on the stage, and everything derived from their pixels: its extent, whether it is red, its picture as a whole. */
export class StimulusLayers {
  /** Every layer but the front. */
  readonly view: GameObjects.Container
  /** The view, and in front of other things the part of it that hides them. */
  readonly halves: readonly GameObjects.Container[]
  readonly scene: Scene
  readonly plan: StimulusPlan
  readonly #drawings: Drawings
  #layout: Layout
  #layers: readonly WornLayer[]
  #isRed: boolean
  #extent: PictureExtent | null = null
  #isSoft: boolean | null = null
  /** Textures made for it alone. */
  readonly #made: string[] = []

  /** @param glow whether it may have a halo */
  constructor(scene: Scene, plan: StimulusPlan, layout: Layout, drawings: Drawings, glow: boolean) {
    this.scene = scene
    this.plan = plan
    this.#layout = layout
    this.#drawings = drawings
    this.#layers = drawings.layersOf(plan, layout).map((layer) => this.draw(layer))
    const imagesOf = (isFront: boolean) => this.#layers.filter(({ layer }) => (layer.name === 'front') === isFront).map(({ image }) => image)
    this.view = scene.add.container(0, 0, imagesOf(false)).setAlpha(0)
    const front = imagesOf(true)
    this.halves = front.length === 0 ? [this.view] : [this.view, scene.add.container(0, 0, front).setAlpha(0).setDepth(FRONT_DEPTH)]
    // Even a picture of other colours has a halo in the child's own.
    this.#isRed = this.#layers.some((worn) => looksRed(worn)) || (isSaturatedRed(plan.colour) && (glow || pictureOf(plan) === undefined))
  }

  get all(): readonly WornLayer[] {
    return this.#layers
  }

  get layout(): Layout {
    return this.#layout
  }

  /** Whether the thing is red, judged by the picture's own pixels. */
  get isRed(): boolean {
    return this.#isRed
  }

  /** Whether the thing is a light without an edge. */
  get isSoft(): boolean {
    if (this.#isSoft === null) {
      const picture = this.composed()
      this.#isSoft = picture !== null && !isSolid(picture)
    }
    return this.#isSoft
  }

  /** Centre (relative to its own) and longest side of its opaque pixels, in its longest sides. */
  get extent(): PictureExtent {
    return (this.#extent ??= opaqueExtent(this.composed()))
  }

  /** The thing's longest side, as a multiple of its size. */
  get span(): number {
    return 'text' in this.plan.shows ? Math.max(1, ...this.#layers.map(({ layer }) => layer.width)) : 1
  }

  /** The thing's size in stage heights, with everything that is wider than its square. */
  get size(): number {
    return this.plan.size * this.span
  }

  /** The thing's longest side in pixels, before it grows. */
  get side(): number {
    return this.#layout.length(this.plan.size) * this.span
  }

  /** Duration of its fade (ms). Anything large fades as slowly as the whole screen. */
  get fadeMs(): number {
    const isLarge = this.size ** 2 / this.#layout.aspect >= LARGE
    return Math.max(fadeMsFor(this.#isRed), isLarge ? SCREEN_FADE_MS : 0)
  }

  imagesOf(name: DrawnLayer['name']): readonly GameObjects.Image[] {
    return this.#layers.flatMap(({ layer, image }) => (layer.name === name ? [image] : []))
  }

  /** An image of this layer, not yet one of the thing's. */
  draw(layer: DrawnLayer, isSheet = false): WornLayer {
    const image = this.scene.add.image(0, 0, layer.texture).setName(layer.name)
    const { shows } = this.plan
    if ('drawing' in shows) return { layer, image: image.setFlipX(shows.mirrored === true).setAngle(shows.turned ?? 0) }
    // A picture is mirrored in its pixels, a sheet is not.
    return { layer, image: image.setFlipX(isSheet && pictureOf(this.plan)?.mirrored === true) }
  }

  /** Takes `next` for its layers in place of `before`, whose images stay on the stage. */
  replace(before: readonly WornLayer[], next: readonly WornLayer[]): void {
    this.#layers = [...this.#layers.filter((known) => !before.includes(known)), ...next]
  }

  /** Notes that some of these layers may be red. */
  judgeRed(layers: readonly WornLayer[]): void {
    this.#isRed ||= layers.some((each) => looksRed(each))
  }

  /** Places the layers in this layout. */
  place(layout: Layout): void {
    this.#layout = layout
    this.#extent = null
    this.#isSoft = null
    const size = layout.length(this.plan.size)
    for (const { layer, image } of this.#layers) {
      const { x, y } = layer.pivot ?? { x: 0.5, y: 0.5 }
      image
        .setOrigin(x, y)
        .setDisplaySize(size * layer.width, size * layer.height)
        .setPosition(size * (x - 0.5) * layer.width, size * ((layer.y ?? 0) + (y - 0.5) * layer.height))
    }
  }

  /** All layers as one picture, as visible now or with the letters that appear and disappear; at most this many pixels. */
  composed({ pad = 0, longest = this.side, withLit = false } = {}): HTMLCanvasElement | null {
    const layers = this.#layers.flatMap(({ layer, image }) => {
      // At the end of a trial a picture may go before the thing that shows it.
      if (layer.name === 'halo' || (layer.name === 'lit' && !withLit) || !isThere(image)) return []
      const picture = image.texture.getSourceImage()
      if (!(picture instanceof HTMLCanvasElement)) return []
      const x = (image.x + (0.5 - image.originX) * image.displayWidth) / this.side
      const y = (image.y + (0.5 - image.originY) * image.displayHeight) / this.side
      const [width, height] = [layer.width / this.span, layer.height / this.span]
      return [{ picture, width, height, x, y, mirrored: image.flipX, turned: image.rotation } satisfies PlacedLayer]
    })
    return layers.length === 0 ? null : composeLayers(layers, Math.min(longest, this.side), pad)
  }

  /** Adds a texture that is freed with the thing. */
  texture(name: string, canvas: HTMLCanvasElement): string {
    const key = this.#drawings.add(name, canvas)
    this.#made.push(key)
    return key
  }

  /** Frees this texture with the thing. */
  owns(texture: string): void {
    this.#made.push(texture)
  }

  /** Frees the textures made for it alone. */
  free(): void {
    for (const half of this.halves) half.destroy()
    this.#drawings.remove(this.#made)
  }
}

/** Draws only this part of an image (fractions of its square: left, top, width, height). */
export function cropImage(image: GameObjects.Image, [left, top, width, height]: PicturePlace): void {
  const { realWidth, realHeight } = image.frame
  image.setCrop(left * realWidth, top * realHeight, width * realWidth, height * realHeight)
}

export const isThere = ({ scene, texture }: GameObjects.Image): boolean => scene !== undefined && scene.textures.exists(texture.key)

function looksRed({ layer, image }: WornLayer): boolean {
  if (layer.name === 'halo') return false
  const picture = image.texture.getSourceImage()
  return picture instanceof HTMLCanvasElement && isRedPicture(redShareOfPicture(picture))
}
