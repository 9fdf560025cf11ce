import { GameObjects, type Scene } from 'phaser'
import { fadeMsFor, isRedPicture, isSaturatedRed } from '#domain/child/safety'
import type { Drawing } from '#domain/trials/drawings'
import { type PicturePlan, pictureOf, type StimulusPlan, textOf } from '#domain/trials/plan'
import type { PicturePlace } from '#domain/words/words'
import type { DrawnLayer, Drawings } from './drawings'
import type { Glides } from './glides'
import type { Layout } from './layout'
import type { Grain } from './manners'
import { type Extent, extentOf, type PlacedLayer } from './pictures/extent'
import { edgeSpacingOfPicture, redShareOfPicture } from './pictures/redShare'

/** One look goes over into another as slowly as red does, with all its edges (ms). */
const WEAR_MS = 1000
/** A part with a line round it more slowly still: where two parts meet one line goes and another comes. */
const LIT_WEAR_MS = 1400
/** A line round a thing is drawn at least so long (ms). */
const DRAW_MS = 4000
/** Layers that are an edge within a thing. */
const WITHIN: ReadonlySet<DrawnLayer['name']> = new Set(['rim', 'shell', 'heart'])
/** Before all things, behind the mark of what would be chosen. */
const FRONT_DEPTH = 5

/** A layer and its image on the stage. */
interface Worn {
  readonly layer: DrawnLayer
  readonly image: GameObjects.Image
}

/** What a thing looks like: its layers on the stage, and what it wears after one another. */
export class Dress {
  readonly view: GameObjects.Container
  /** The view, and before other things what of it hides them. */
  readonly halves: readonly GameObjects.Container[]
  readonly #scene: Scene
  readonly #plan: StimulusPlan
  readonly #drawings: Drawings
  readonly #glides: Glides
  #layout: Layout
  #layers: readonly Worn[]
  #helped: readonly PicturePlan[]
  #isRed: boolean
  #changes = 0
  #extent: Extent | null = null

  /** `glow`: whether it may have a halo. Everything is dark until it is lit. */
  constructor(scene: Scene, plan: StimulusPlan, layout: Layout, of: { readonly drawings: Drawings; readonly glides: Glides; readonly glow: boolean }) {
    this.#scene = scene
    this.#plan = plan
    this.#layout = layout
    this.#drawings = of.drawings
    this.#glides = of.glides
    this.#helped = pictureOf(plan)?.helped ?? []
    this.#layers = of.drawings.layersOf(plan, layout).map((layer) => this.#drawn(layer))
    const imagesOf = (isFront: boolean) => this.#layers.filter(({ layer }) => (layer.name === 'front') === isFront).map(({ image }) => image)
    this.view = scene.add.container(0, 0, imagesOf(false)).setAlpha(0)
    const front = imagesOf(true)
    this.halves = front.length === 0 ? [this.view] : [this.view, scene.add.container(0, 0, front).setAlpha(0).setDepth(FRONT_DEPTH)]
    const text = textOf(plan)
    if ((plan.light ?? 1) < 1 || text?.fills === true || text?.outline?.letters === 'later') for (const image of this.#imagesOf('lit')) image.setAlpha(0)
    // A picture of other colours still wears a halo of the child's own.
    this.#isRed = this.#layers.some((worn) => looksRed(worn)) || (isSaturatedRed(plan.colour) && (of.glow || pictureOf(plan) === undefined))
  }

  /** Judged by the picture's own pixels. */
  get isRed(): boolean {
    return this.#isRed
  }

  /** How far apart the edges within it lie at least, in its own sizes. */
  get edgeSpacing(): number {
    return Math.min(1, ...this.#layers.map(({ layer, image }) => spacingOf(layer, image)))
  }

  get fadeMs(): number {
    return fadeMsFor(this.#isRed)
  }

  get grain(): Grain {
    if ('picture' in this.#plan.shows && this.#plan.shows.caption !== undefined) return 'captioned'
    if (textOf(this.#plan) !== undefined) return 'letters'
    return pictureOf(this.#plan) !== undefined || this.#layers.some(({ layer }) => WITHIN.has(layer.name)) ? 'fine' : 'plain'
  }

  /** Its longest side, as a multiple of its size. */
  get span(): number {
    return 'text' in this.#plan.shows ? Math.max(1, ...this.#layers.map(({ layer }) => layer.width)) : 1
  }

  /** Middle (from its own) and longest side of its opaque pixels, in its longest sides. */
  get extent(): Extent {
    this.#extent ??= extentOf(this.#placed())
    return this.#extent
  }

  get hasHalo(): boolean {
    return this.#imagesOf('halo').length > 0
  }

  /** What of it moves by itself, with the height (0 to 1 of it) about which it turns. */
  get parts(): readonly { readonly image: GameObjects.Image; readonly pivot: number }[] {
    return this.#layers.flatMap(({ layer, image }) => (layer.name === 'part' ? [{ image, pivot: layer.pivot?.y ?? 1 }] : []))
  }

  relayout(layout: Layout): void {
    this.#layout = layout
    const size = layout.length(this.#plan.size)
    for (const { layer, image } of this.#layers) {
      const { x, y } = layer.pivot ?? { x: 0.5, y: 0.5 }
      image
        .setOrigin(x, y)
        .setDisplaySize(size * layer.width, size * layer.height)
        .setPosition(size * (x - 0.5) * layer.width, size * ((layer.y ?? 0) + (y - 0.5) * layer.height))
    }
  }

  /** Only this part of it is drawn (fractions of its square: left, top, width, height). */
  crop([left, top, width, height]: PicturePlace): void {
    for (const { image } of this.#layers) {
      const { realWidth, realHeight } = image.frame
      image.setCrop(left * realWidth, top * realHeight, width * realWidth, height * realHeight)
    }
  }

  /** Its halo comes to an opacity; at once without a time. */
  haloTo(alpha: number, ms = 0): void {
    // A halo wears the child's own colour, whatever the picture has: a red one comes as slowly as any other red.
    const safeMs = Math.max(ms, fadeMsFor(isSaturatedRed(this.#plan.colour)))
    for (const image of this.#imagesOf('halo')) {
      if (ms === 0) image.setAlpha(alpha)
      else this.#glides.start('halo', image, { alpha }, safeMs)
    }
  }

  /** How a word looks while it is read comes or goes. */
  lit(isLit: boolean): void {
    for (const image of this.#imagesOf('lit')) this.#glides.start('lit', image, { alpha: isLit ? 1 : 0 }, this.fadeMs)
  }

  /** A shell widens to a multiple of its size and fades, while the heart stays; `growMs`: how long a growth by so many pixels takes. */
  open(to: number, leastMs: number, growMs: (growth: number) => number): void {
    for (const name of ['shell', 'heart'] as const) {
      for (const image of this.#imagesOf(name)) {
        this.#glides.start(name, image, { scale: image.scale * to }, growMs(image.displayWidth * (to - 1)))
        if (name === 'shell') this.#glides.start('open', image, { alpha: 0 }, Math.max(this.fadeMs, leastMs))
      }
    }
  }

  /** Another picture or drawing comes up over the present one, which then fades. `speed`: how fast it may be drawn line by line, in stage widths a second. */
  wear(next: PicturePlan | Drawing, speed: number): void {
    this.#helped = typeof next === 'string' ? [] : (next.helped ?? [])
    this.#change(next, speed)
  }

  /** What the present picture wears as help, where it has that. */
  wearHelp(index: number, speed: number): boolean {
    const picture = this.#helped[index]
    if (picture !== undefined) this.#change(picture, speed)
    return picture !== undefined
  }

  #change(next: PicturePlan | Drawing, speed: number): void {
    const isNext = ({ name }: DrawnLayer) => (typeof next === 'string' ? name !== 'halo' : name === 'body')
    const worn = this.#layers.filter(({ layer }) => isNext(layer))
    const layers =
      typeof next === 'string'
        ? this.#drawings.drawing(this.#plan, next, this.#layout).filter(isNext)
        : [this.#drawings.picture(this.#plan, next, this.#layout)]
    if (worn.map(({ layer }) => layer.texture).join() === layers.map(({ texture }) => texture).join()) return
    const drawn = layers.map((layer) => this.#drawn(layer))
    const [images, old] = [drawn.map(({ image }) => image.setAlpha(0)), worn.map(({ image }) => image)]
    this.view.add(images)
    this.#layers = [...this.#layers.filter((known) => !worn.includes(known)), ...drawn]
    this.#isRed ||= drawn.some((each) => looksRed(each))
    this.#extent = null
    const ms = Math.max(typeof next !== 'string' && next.lit !== undefined ? LIT_WEAR_MS : WEAR_MS, this.fadeMs)
    this.relayout(this.#layout)
    this.#changes += 1
    const turn = this.#changes
    // Only when the new one is there: both half seen would be a moment of less light.
    const shed = () =>
      this.#glides.start(
        `shed ${turn}`,
        old,
        { alpha: 0 },
        ms,
        () => undefined,
        () => old.forEach((image) => image.destroy()),
      )
    const [image] = images
    if (typeof next !== 'string' && next.drawnSlowly === true && image !== undefined) this.#drawSlowly(image, speed, shed)
    else this.#glides.start(`wear ${turn}`, images, { alpha: 1 }, ms, () => undefined, shed)
  }

  /** It comes line by line from the top, no faster than a thing of its colour may move. */
  #drawSlowly(image: GameObjects.Image, speed: number, onDrawn: () => void): void {
    const drawn = { share: 0 }
    const ms = Math.max(DRAW_MS, (this.#plan.size / (speed * this.#layout.aspect)) * 1000)
    const crop = () => image.setCrop(0, 0, image.frame.realWidth, image.frame.realHeight * drawn.share)
    crop().setAlpha(1)
    this.#glides.start(`wear ${this.#changes}`, drawn, { share: 1, ease: 'Linear' }, ms, crop, () => {
      image.setCrop()
      onDrawn()
    })
  }

  #placed(): readonly PlacedLayer[] {
    const side = this.#layout.length(this.#plan.size) * this.span
    return this.#layers.flatMap(({ layer, image }): readonly PlacedLayer[] => {
      // As a trial ends a picture may be gone before the thing that wore it.
      if (layer.name === 'halo' || layer.name === 'lit' || image.scene === undefined || !image.scene.textures.exists(image.texture.key)) return []
      const picture = image.texture.getSourceImage()
      if (!(picture instanceof HTMLCanvasElement)) return []
      const x = (image.x + (0.5 - image.originX) * image.displayWidth) / side
      const y = (image.y + (0.5 - image.originY) * image.displayHeight) / side
      return [{ picture, width: layer.width / this.span, height: layer.height / this.span, x, y, mirrored: image.flipX, turned: image.rotation }]
    })
  }

  #imagesOf(name: DrawnLayer['name']): readonly GameObjects.Image[] {
    return this.#layers.flatMap(({ layer, image }) => (layer.name === name ? [image] : []))
  }

  #drawn(layer: DrawnLayer): Worn {
    const image = this.#scene.add.image(0, 0, layer.texture)
    const { shows } = this.#plan
    return { layer, image: 'drawing' in shows ? image.setFlipX(shows.mirrored === true).setAngle(shows.turned ?? 0) : image }
  }
}

function spacingOf(layer: DrawnLayer, image: GameObjects.Image): number {
  const picture = image.texture.getSourceImage()
  // As a trial ends a picture may be gone before the thing that wore it.
  return layer.name !== 'halo' && picture instanceof HTMLCanvasElement && picture.width > 0 ? edgeSpacingOfPicture(picture) : 1
}

function looksRed({ layer, image }: Worn): boolean {
  if (layer.name === 'halo') return false
  const picture = image.texture.getSourceImage()
  return picture instanceof HTMLCanvasElement && isRedPicture(redShareOfPicture(picture))
}
