import type { GameObjects, Scene } from 'phaser'
import type { SafeGlide } from '#domain/flashes/glide'
import type { Act } from '#domain/trials/plan/acts'
import type { Drawing } from '#domain/trials/plan/drawings'
import type { PicturePlan } from '#domain/trials/plan/picture'
import { pictureOf, type StimulusPlan, textOf } from '#domain/trials/plan/plan'
import type { PicturePlace } from '#domain/words/words'
import { AnimatedSheet } from './animatedSheet'
import { CalmMovement, type GlidePath } from './calmMovement'
import type { DrawnLayer } from './drawnLayer'
import type { Drawings } from './drawings'
import type { Layout } from './layout'
import { ShapedHalo } from './shapedHalo'
import { cropImage, StimulusLayers } from './stimulusLayers'
import { TouchRim } from './touchRim'
import type { Glides } from '../glides/glides'
import { Opening } from '../glides/opening'
import { Parted, type PartsAlong } from '../glides/parted'
import type { PictureExtent } from '../pictures/silhouette'

/** Duration of the cross-fade between two looks (ms). It is as slow as that of red, because every edge changes. */
const WEAR_MS = 1000
/** Duration of the slower cross-fade of a part with an outline (ms). Where two parts meet, one line disappears while another appears. */
const LIT_WEAR_MS = 1400
/** Minimum time in which an outline is drawn (ms). */
const DRAW_MS = 4000
/** Manages the appearance of a thing: its layers on the stage, and its successive looks. */
export class StimulusView {
  readonly #plan: StimulusPlan
  readonly #drawings: Drawings
  readonly #glides: Glides
  readonly #layers: StimulusLayers
  readonly #halo: ShapedHalo
  readonly #rim: TouchRim
  readonly #calm: CalmMovement
  readonly #animated: AnimatedSheet
  #helped: readonly PicturePlan[]
  #changes = 0
  #isOpen = false

  /** @param of.glow whether the thing may have a halo. All layers are dark until the thing is lit. */
  constructor(scene: Scene, plan: StimulusPlan, layout: Layout, of: { readonly drawings: Drawings; readonly glides: Glides; readonly glow: boolean }) {
    this.#plan = plan
    this.#drawings = of.drawings
    this.#glides = of.glides
    this.#helped = pictureOf(plan)?.helped ?? []
    this.#layers = new StimulusLayers(scene, plan, layout, of.drawings, of.glow)
    this.#rim = new TouchRim(this.#layers, of.glides)
    this.#calm = new CalmMovement(this.#layers, of.drawings, of.glides)
    this.#animated = new AnimatedSheet(this.#layers, of, () => this.relayout(this.#layers.layout))
    this.#halo = new ShapedHalo(this.#layers, of.glides)
    const text = textOf(plan)
    if ((plan.light ?? 1) < 1 || text?.fills === true || text?.outline?.letters === 'later') for (const image of this.#layers.imagesOf('lit')) image.setAlpha(0)
  }

  get view(): GameObjects.Container {
    return this.#layers.view
  }

  /** The view and, in front of other things, the front part that covers them. */
  get halves(): readonly GameObjects.Container[] {
    return this.#layers.halves
  }

  /** Whether the thing is a light without an edge. */
  get isSoft(): boolean {
    return this.#layers.isSoft
  }

  /** Whether the thing is red. The pixels of a picture decide this, not its plan. */
  get isRed(): boolean {
    return this.#layers.isRed
  }

  /** Duration of the thing's fade (ms). Large things fade as slowly as the whole screen. */
  get fadeMs(): number {
    return this.#layers.fadeMs
  }

  /** The thing's longest side, as a multiple of its size. */
  get span(): number {
    return this.#layers.span
  }

  get hasHalo(): boolean {
    return this.#halo.isThere
  }

  /** Parts that move by themselves, each with the height (0 to 1) of its pivot. */
  get parts(): readonly { readonly image: GameObjects.Image; readonly pivot: number }[] {
    return this.#layers.all.flatMap(({ layer, image }) => (layer.name === 'part' ? [{ image, pivot: layer.pivot?.y ?? 1 }] : []))
  }

  /** Limbs that turn about their own joint when the thing wiggles, each with the distance to its farthest point (in thing sizes). */
  get limbs(): readonly { readonly image: GameObjects.Image; readonly reach: number }[] {
    return this.#layers.all.flatMap(({ layer, image }) => (layer.name === 'limb' ? [{ image, reach: layer.reach ?? 1 }] : []))
  }

  relayout(layout: Layout): void {
    this.#layers.place(layout)
    this.#rim.shed()
    this.#calm.forgetShape()
    this.#halo.forgetShape()
  }

  /** Shows only this part of the thing (fractions of its square: left, top, width, height). */
  crop(part: PicturePlace): void {
    // A rim around the whole thing would remain where nothing is visible any more.
    this.#rim.shed()
    for (const image of [...this.#layers.all.map((worn) => worn.image), ...this.#calm.twins]) cropImage(image, part)
  }

  /** Splits the front of the thing into two halves, which are drawn separately from now on. */
  part(along: PartsAlong): readonly Parted[] {
    this.#rim.shed()
    return this.#layers.imagesOf('front').map((image) => new Parted(image, along))
  }

  /** Fades the halo to this opacity; immediately if no time is given. */
  haloTo(alpha: number, ms = 0): void {
    this.#halo.fadeTo(alpha, ms)
  }

  /** Shows a rim along the thing's outline. It rises at once, stays while touches continue, and then fades. */
  rim(): void {
    this.#rim.show()
  }

  /** Fades the rim as the thing starts to move. */
  setOff(): void {
    this.#rim.setOff()
  }

  /** Centre of the opaque pixels (relative to the thing's centre) and their longest side, both in units of the thing's longest side. */
  get extent(): PictureExtent {
    return this.#layers.extent
  }

  /** Prepares everything that takes longer than a frame while the stage is dark: the rim, the extent and, if a prompt will light the thing, its halo. */
  prepare(isHelped: boolean): void {
    void this.extent
    this.#rim.prepare()
    if (isHelped) this.#halo.shape()
  }

  /** Calculates how the thing may make these movements with its current look and with each further look. Returns undefined if the results are already known. */
  foresee(ways: readonly GlidePath[]): Promise<void> | undefined {
    return this.#calm.foresee(ways)
  }

  /** Returns the least calming and slowing that keep this movement within the flash limit. */
  glideAt(way: GlidePath, carried: boolean): SafeGlide {
    return this.#calm.glideAt(way, carried)
  }

  /** Returns whether the result of `glideAt` is already known. Calculating it takes longer than a frame. */
  knows(way: GlidePath): boolean {
    return this.#calm.knows(way)
  }

  /** Returns whether the calm twin must cover the thing during this movement. */
  needsCalm(way: GlidePath, carried: boolean): boolean {
    // A repainted drawing is already painted calm. A twin would be a still picture on top of it.
    return !this.#animated.isShown && this.#calm.needsTwin(way, carried)
  }

  /** Fades the calm twin in or out. The twin of an opening thing does not change; it opens together with the thing. */
  calmTo(alpha: 0 | 1, ms: number): void {
    if (!this.#isOpen) this.#calm.fadeTo(alpha, ms)
  }

  /** Opacity of the twin, 0 to 1. */
  get calmness(): number {
    return this.#calm.calmness
  }

  /** Fades the highlighted look of a word in when the word is being read, and out afterwards. */
  lit(isLit: boolean): void {
    for (const image of this.#layers.imagesOf('lit')) this.#glides.start('lit', image, { alpha: isLit ? 1 : 0 }, this.fadeMs)
  }

  /** Opens a hole in the thing's shell, from a point (pixels from the centre) and after a delay. Returns false if it has no intact shell. */
  open(from: { readonly x: number; readonly y: number }, ms: number, afterMs: number): boolean {
    const shells = this.#layers.imagesOf('shell')
    if (shells.length === 0 || this.#isOpen) return false
    this.#isOpen = true
    this.#rim.shed()
    this.#glides.end('calm')
    const opened = [...shells, ...this.#calm.twins].flatMap((image) => this.#openingOf(image, from))
    const hole = { share: 0 }
    const widen = () => opened.forEach((opening) => opening.widen(hole.share))
    const gone = () => this.#glides.start('opened', [...shells, ...this.#calm.twins], { alpha: 0 }, this.fadeMs)
    // The hole is visible from its first frame, and slows down towards the end.
    this.#glides.start('open', hole, { share: 1, ease: beginsAtOnce, delay: afterMs }, ms, widen, gone)
    return true
  }

  #openingOf(image: GameObjects.Image, { x, y }: { readonly x: number; readonly y: number }): readonly Opening[] {
    const picture = image.texture.getSourceImage()
    if (!(picture instanceof HTMLCanvasElement)) return []
    const scale = picture.width / image.displayWidth
    const opening = new Opening(picture, { x: (x - image.x) * scale + picture.width / 2, y: (y - image.y) * scale + picture.height / 2 })
    const [width, height] = [image.displayWidth, image.displayHeight]
    image.setTexture(this.#layers.texture('opening', opening.canvas)).setDisplaySize(width, height)
    opening.shownBy(image)
    return [opening]
  }

  /** Fades in another picture or drawing over the current one. `speed` limits how fast it is drawn line by line (stage widths per second). */
  wear(next: PicturePlan | Drawing, speed: () => number): void {
    if (typeof next === 'string') this.#animated.takes(next)
    this.#helped = typeof next === 'string' ? [] : (next.helped ?? [])
    this.#change(next, speed)
  }

  /** Plays an act for this long (ms). Returns whether the current drawing has that act. */
  act(act: Act, ms: number): boolean {
    return this.#animated.act(act, ms)
  }

  /** Turns the thing to face right (1) or left (-1). Called each frame while it moves. Returns whether the current drawing can turn. */
  face(way: 1 | -1, deltaMs: number): boolean {
    return this.#animated.face(way, deltaMs)
  }

  /** The side that the thing faces: 0 for its first side, 1 for the other, and values between while it turns. */
  get facing(): number {
    return this.#animated.facing
  }

  /** The current or most recent act, with the share of it that has been played (0 to 1). */
  get acting(): { readonly act: Act; readonly share: number } | null {
    return this.#animated.acting
  }

  /** Shows a prompt of the current picture. Returns false if it has no such prompt. */
  wearHelp(index: number, speed: () => number): boolean {
    const picture = this.#helped[index]
    if (picture !== undefined) this.#change(picture, speed)
    return picture !== undefined
  }

  #change(next: PicturePlan | Drawing, speed: () => number): void {
    const isNext = ({ name }: DrawnLayer) => (typeof next === 'string' ? name !== 'halo' : name === 'body' || name === 'limb')
    const worn = this.#layers.all.filter(({ layer }) => isNext(layer))
    const layers =
      typeof next === 'string'
        ? this.#drawings.drawing(this.#plan, next, this.#layers.layout).filter(isNext)
        : this.#drawings.worn(this.#plan, next, this.#layers.layout)
    if (worn.map(({ layer }) => layer.texture).join() === layers.map(({ texture }) => texture).join()) return
    const drawn = layers.map((layer) => this.#layers.draw(layer))
    const [images, old] = [drawn.map(({ image }) => image.setAlpha(0)), worn.map(({ image }) => image)]
    this.view.add(images)
    this.#animated.forget()
    this.#layers.replace(worn, drawn)
    this.#layers.judgeRed(drawn)
    const ms = Math.max(typeof next !== 'string' && next.lit !== undefined ? LIT_WEAR_MS : WEAR_MS, this.fadeMs)
    this.relayout(this.#layers.layout)
    this.#calm.foreseeAgain()
    this.#changes += 1
    const turn = this.#changes
    // The old picture fades only once the new one is fully there. With both half visible there would be a moment of less light.
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
    if (typeof next !== 'string' && next.drawnSlowly === true && image !== undefined) this.#drawSlowly(image, speed(), shed)
    else this.#glides.start(`wear ${turn}`, images, { alpha: 1 }, ms, () => undefined, shed)
  }

  /** Uncovers an image line by line from the top, no faster than a thing of its colour may move. */
  #drawSlowly(image: GameObjects.Image, speed: number, onDrawn: () => void): void {
    const drawn = { share: 0 }
    const ms = Math.max(DRAW_MS, (this.#plan.size / (speed * this.#layers.layout.aspect)) * 1000)
    const crop = () => image.setCrop(0, 0, image.frame.realWidth, image.frame.realHeight * drawn.share)
    crop().setAlpha(1)
    this.#glides.start(`wear ${this.#changes}`, drawn, { share: 1, ease: 'Linear' }, ms, crop, () => {
      image.setCrop()
      onDrawn()
    })
  }

  /** Destroys the containers, and frees the textures made for this thing alone. */
  free(): void {
    this.#layers.free()
  }
}

/** Eases a share: half linear, half sine. */
const beginsAtOnce = (share: number): number => (share + 0.5 - 0.5 * Math.cos(Math.PI * share)) / 2
