import { GameObjects, type Scene } from 'phaser'
import { fadeMsFor, isRedPicture, isSaturatedRed, SCREEN_FADE_MS } from '#domain/child/safety'
import { pictureOf, type StimulusPlan } from '#domain/trials/plan/plan'
import type { PicturePlace } from '#domain/words/words'
import type { DrawnLayer } from './drawnLayer'
import type { Drawings } from './drawings'
import type { Layout } from './layout'
import { redShareOfPicture } from '../pictures/redShare'
import { composeLayers, type PictureExtent, opaqueExtent, isSolid, type PlacedLayer } from '../pictures/silhouette'

/** Area of a thing's square, as a share of the stage, from which the thing counts as large. */
const LARGE = 0.25
/** Depth of the front parts: in front of all things, behind the mark of a possible choice. */
const FRONT_DEPTH = 5

/** A layer and the image that shows it on the stage. */
export interface WornLayer {
  readonly layer: DrawnLayer
  readonly image: GameObjects.Image
}

/** Manages the layers of a thing on the stage, and derives properties from their pixels: the thing's extent, whether it is red, and its composed picture. */
export class StimulusLayers {
  /** Contains every layer except the front. */
  readonly view: GameObjects.Container
  /** The view and, in front of other things, the front part that covers them. */
  readonly halves: readonly GameObjects.Container[]
  readonly scene: Scene
  readonly plan: StimulusPlan
  readonly #drawings: Drawings
  #layout: Layout
  #layers: readonly WornLayer[]
  #isRed: boolean
  #extent: PictureExtent | null = null
  #isSoft: boolean | null = null
  /** Textures that were made for this thing alone. */
  readonly #made: string[] = []

  /** @param glow whether the thing may have a halo */
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
    // The halo has the child's own colour, even around a picture in other colours.
    this.#isRed = this.#layers.some((worn) => looksRed(worn)) || (isSaturatedRed(plan.colour) && (glow || pictureOf(plan) === undefined))
  }

  get all(): readonly WornLayer[] {
    return this.#layers
  }

  get layout(): Layout {
    return this.#layout
  }

  /** Whether the thing is red. The pixels of a picture decide this, not its plan. */
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

  /** Centre of the opaque pixels (relative to the thing's centre) and their longest side, both in units of the thing's longest side. */
  get extent(): PictureExtent {
    return (this.#extent ??= opaqueExtent(this.composed()))
  }

  /** The thing's longest side, as a multiple of its size. */
  get span(): number {
    return 'text' in this.plan.shows ? Math.max(1, ...this.#layers.map(({ layer }) => layer.width)) : 1
  }

  /** The thing's size in stage heights, including any part that is wider than its square. */
  get size(): number {
    return this.plan.size * this.span
  }

  /** The thing's longest side in pixels, before the thing grows. */
  get side(): number {
    return this.#layout.length(this.plan.size) * this.span
  }

  /** Duration of the thing's fade (ms). Large things fade as slowly as the whole screen. */
  get fadeMs(): number {
    const isLarge = this.size ** 2 / this.#layout.aspect >= LARGE
    return Math.max(fadeMsFor(this.#isRed), isLarge ? SCREEN_FADE_MS : 0)
  }

  imagesOf(name: DrawnLayer['name']): readonly GameObjects.Image[] {
    return this.#layers.flatMap(({ layer, image }) => (layer.name === name ? [image] : []))
  }

  /** Adds an image of this layer to the stage. The image does not belong to the thing yet. */
  draw(layer: DrawnLayer, isSheet = false): WornLayer {
    const image = this.scene.add.image(0, 0, layer.texture).setName(layer.name)
    const { shows } = this.plan
    if ('drawing' in shows) return { layer, image: image.setFlipX(shows.mirrored === true).setAngle(shows.turned ?? 0) }
    // A picture is mirrored in its own pixels; a sheet must be flipped here.
    return { layer, image: image.setFlipX(isSheet && pictureOf(this.plan)?.mirrored === true) }
  }

  /** Replaces the layers `before` by `next`. The images of `before` stay on the stage. */
  replace(before: readonly WornLayer[], next: readonly WornLayer[]): void {
    this.#layers = [...this.#layers.filter((known) => !before.includes(known)), ...next]
  }

  /** Marks the thing as red if one of these layers is. */
  judgeRed(layers: readonly WornLayer[]): void {
    this.#isRed ||= layers.some((each) => looksRed(each))
  }

  /** Recalculates the sizes of the layers for this layout. */
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

  /**
   * Draws all layers into one picture of at most `longest` pixels, as they are visible now.
   * @param withLit whether the letters that appear and disappear are included
   */
  composed({ pad = 0, longest = this.side, withLit = false } = {}): HTMLCanvasElement | null {
    const layers = this.#layers.flatMap(({ layer, image }) => {
      // At the end of a trial, a picture may be freed before the thing that shows it.
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

  /** Makes the thing own this texture, which is then freed with it. */
  owns(texture: string): void {
    this.#made.push(texture)
  }

  /** Destroys the containers, and frees the textures made for this thing alone. */
  free(): void {
    for (const half of this.halves) half.destroy()
    this.#drawings.remove(this.#made)
  }
}

/** Shows only this part of an image (fractions of its square: left, top, width, height). */
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
