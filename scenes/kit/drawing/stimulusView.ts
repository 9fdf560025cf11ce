import { GameObjects, type Scene } from 'phaser'
import type { Hex } from '#domain/child/palette'
import { fadeMsFor, isRedPicture, isSaturatedRed, restlessColour, SCREEN_FADE_MS, withLightOf } from '#domain/child/safety'
import type { Calming, Glide, SafeGlide } from '#domain/flashes/glide'
import type { Act } from '#domain/trials/plan/acts'
import type { Drawing } from '#domain/trials/plan/drawings'
import type { PicturePlan } from '#domain/trials/plan/picture'
import { pictureOf, type StimulusPlan, textOf } from '#domain/trials/plan/plan'
import type { PicturePlace } from '#domain/words/words'
import { type ActedSheet, type DrawnLayer, type Drawings, NEUTRAL_EDGE } from './drawings'
import type { Glides } from '../motion/glides'
import type { Layout } from './layout'
import type { SheetSize } from '../looks/paint'
import { Opening } from '../motion/opening'
import { Parted, type PartsAlong } from '../motion/parted'
import { redShareOfPicture } from '../pictures/redShare'
import { calmTwin, composed, type PictureExtent, extentOf, haloOf, isSolid, pictureLight, type PlacedLayer, RIM_SIDE, rimOf } from '../pictures/silhouette'

/** Cross-fade between two looks (ms): as slow as red, since every edge changes. */
const WEAR_MS = 1000
/** Slower for a part with an outline (ms): where two parts meet, one line goes while another comes. */
const LIT_WEAR_MS = 1400
/** Least time to draw an outline (ms). */
const DRAW_MS = 4000
/** The rim of a touched thing: width (stage heights), rise, hold and fall (ms). */
const RIM = { width: 0.011, riseMs: 300, holdMs: 2800, fallMs: 900 } as const
/**
 * Light of a rim (relative luminance), too little to add a change where the thing moves. Around a single shape it is darker than the shape by less than
 * a tenth, from which a change counts; around soft lights, and around lines and pictures whose gaps it fills, it stays below that tenth itself.
 */
const RIM_LIGHT = { underShape: 0.08, most: 0.095 } as const
/** Share of the stage from which a thing's square counts as large. */
const LARGE = 0.25
/** Margin for the halo around a thing, in sizes of the thing. */
const HALO_PAD = 0.28
/** In front of all things, behind the mark of a possible choice. */
const FRONT_DEPTH = 5

/** A movement that is judged in advance. */
export type GlidePath = Omit<Glide, 'size'>

/** A layer and its image on the stage. */
interface Worn {
  readonly layer: DrawnLayer
  readonly image: GameObjects.Image
}

const roundSpeed = (speed: number): number => Math.round(speed * 1000) / 1000
const keyOf = (way: GlidePath): string => JSON.stringify({ ...way, speed: roundSpeed(way.speed) })

/** What a thing looks like: its layers on the stage, and the looks that it takes one after another. */
export class StimulusView {
  readonly view: GameObjects.Container
  /** The view, and in front of other things the part of it that hides them. */
  readonly halves: readonly GameObjects.Container[]
  readonly #scene: Scene
  readonly #plan: StimulusPlan
  readonly #drawings: Drawings
  readonly #glides: Glides
  #layout: Layout
  #layers: readonly Worn[]
  #helped: readonly PicturePlan[]
  /** The drawing that it shows now, and what that animates. */
  #drawing: Drawing | null
  #acting: { readonly act: Act; readonly done: { readonly share: number } } | null = null
  #sheet: ActedSheet | null = null
  #facing = 0
  #turning = 0
  #facedMs = 0
  #isRed: boolean
  #changes = 0
  #rim: GameObjects.Image | null = null
  #hasShapedHalo = false
  #extent: PictureExtent | null = null
  #isSoft: boolean | null = null
  #isOpen = false
  #calm: GameObjects.Image | null = null
  #calmIsCoral = false
  #calming: Calming = { contrast: 1, dimsThin: false }
  readonly #glidesKnown = new Map<string, SafeGlide>()
  #foreseen: readonly GlidePath[] = []
  /** Textures made for it alone. */
  readonly #made: string[] = []

  /** @param of.glow whether it may have a halo. Everything is dark until it is lit. */
  constructor(scene: Scene, plan: StimulusPlan, layout: Layout, of: { readonly drawings: Drawings; readonly glides: Glides; readonly glow: boolean }) {
    this.#scene = scene
    this.#plan = plan
    this.#layout = layout
    this.#drawings = of.drawings
    this.#glides = of.glides
    this.#helped = pictureOf(plan)?.helped ?? []
    this.#drawing = 'drawing' in plan.shows ? plan.shows.drawing : (plan.actsAs ?? null)
    this.#layers = of.drawings.layersOf(plan, layout).map((layer) => this.#drawn(layer))
    const imagesOf = (isFront: boolean) => this.#layers.filter(({ layer }) => (layer.name === 'front') === isFront).map(({ image }) => image)
    this.view = scene.add.container(0, 0, imagesOf(false)).setAlpha(0)
    const front = imagesOf(true)
    this.halves = front.length === 0 ? [this.view] : [this.view, scene.add.container(0, 0, front).setAlpha(0).setDepth(FRONT_DEPTH)]
    for (const image of this.#imagesOf('halo')) image.setAlpha(0)
    const text = textOf(plan)
    if ((plan.light ?? 1) < 1 || text?.fills === true || text?.outline?.letters === 'later') for (const image of this.#imagesOf('lit')) image.setAlpha(0)
    // Even a picture of other colours has a halo in the child's own.
    this.#isRed = this.#layers.some((worn) => looksRed(worn)) || (isSaturatedRed(plan.colour) && (of.glow || pictureOf(plan) === undefined))
  }

  /** Whether it is a light without an edge. */
  get isSoft(): boolean {
    if (this.#isSoft === null) {
      const picture = this.#composed()
      this.#isSoft = picture !== null && !isSolid(picture)
    }
    return this.#isSoft
  }

  /** Judged by the picture's own pixels. */
  get isRed(): boolean {
    return this.#isRed
  }

  /** Duration of its fade (ms). Anything large fades as slowly as the whole screen. */
  get fadeMs(): number {
    const isLarge = (this.#plan.size * this.span) ** 2 / this.#layout.aspect >= LARGE
    return Math.max(fadeMsFor(this.#isRed), isLarge ? SCREEN_FADE_MS : 0)
  }

  /** Its longest side, as a multiple of its size. */
  get span(): number {
    return 'text' in this.#plan.shows ? Math.max(1, ...this.#layers.map(({ layer }) => layer.width)) : 1
  }

  get hasHalo(): boolean {
    return this.#imagesOf('halo').length > 0
  }

  /** The parts that move by themselves, each with the height (0 to 1) about which it turns. */
  get parts(): readonly { readonly image: GameObjects.Image; readonly pivot: number }[] {
    return this.#layers.flatMap(({ layer, image }) => (layer.name === 'part' ? [{ image, pivot: layer.pivot?.y ?? 1 }] : []))
  }

  /** The limbs that turn about their own joint when the thing wiggles, each with the distance from the joint to its farthest point (sizes of the thing). */
  get limbs(): readonly { readonly image: GameObjects.Image; readonly reach: number }[] {
    return this.#layers.flatMap(({ layer, image }) => (layer.name === 'limb' ? [{ image, reach: layer.reach ?? 1 }] : []))
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
    this.#forgetShape()
  }

  /** Draws only this part (fractions of its square: left, top, width, height). */
  crop([left, top, width, height]: PicturePlace): void {
    // A rim around the whole would stay where nothing is.
    this.#shedRim()
    for (const image of [...this.#layers.map((worn) => worn.image), ...(this.#calm === null ? [] : [this.#calm])]) {
      const { realWidth, realHeight } = image.frame
      image.setCrop(left * realWidth, top * realHeight, width * realWidth, height * realHeight)
    }
  }

  /** Draws its front in two halves from now on. */
  part(along: PartsAlong): readonly Parted[] {
    this.#shedRim()
    return this.#imagesOf('front').map((image) => new Parted(image, along))
  }

  /** Fades its halo to an opacity; at once without a time. */
  haloTo(alpha: number, ms = 0): void {
    // A halo has the child's own colour whatever the picture's: a red one fades as slowly as any red.
    const safeMs = Math.max(ms, fadeMsFor(isSaturatedRed(this.#plan.colour)))
    if (alpha > 0) this.#shapeHalo()
    for (const image of this.#imagesOf('halo')) {
      if (ms === 0) image.setAlpha(alpha)
      else this.#glides.start('halo', image, { alpha }, safeMs)
    }
  }

  /** Draws a rim along its outline, which rises at once, stays while touches continue, and falls. */
  rim(): void {
    if (this.#glides.restMs('rim falls') > 0) return
    this.#rim ??= this.#makeRim()
    if (this.#rim === null) return
    if (this.#rim.alpha < 1 && this.#glides.restMs('rim') === 0) this.#glides.start('rim', this.#rim, { alpha: 1 }, RIM.riseMs)
    this.#glides.start('rim stays', { waited: 0 }, { waited: 1 }, RIM.holdMs, undefined, () => this.#rimFalls())
  }

  /** Lowers the rim as the thing sets off: over a bright thing it would be a dark line between two lights. */
  setOff(): void {
    if ((this.#rim?.alpha ?? 0) > 0) this.#rimFalls()
  }

  #rimFalls(): void {
    if (this.#rim === null || this.#glides.restMs('rim falls') > 0) return
    for (const name of ['rim', 'rim stays']) this.#glides.end(name)
    this.#glides.start('rim falls', this.#rim, { alpha: 0 }, RIM.fallMs)
  }

  /** Centre (relative to its own) and longest side of its opaque pixels, in its longest sides. */
  get extent(): PictureExtent {
    return (this.#extent ??= extentOf(this.#composed()))
  }

  /** Makes what takes longer than a frame while the stage is dark: its rim, its extent and, if a prompt will light it, its halo. */
  prepare(isHelped: boolean): void {
    void this.extent
    this.#rim ??= this.#makeRim()
    if (isHelped) this.#shapeHalo()
  }

  /** Works out how it may make these movements, in a worker where there is one, and again for each look that it takes. Undefined when that is known. */
  foresee(ways: readonly GlidePath[]): Promise<void> | undefined {
    this.#foreseen = ways
    const glides = ways.map((way) => this.#judgedGlide(way))
    return this.#drawings.safeGlides.foresee(this.#judgedName, glides, () => this.#composed({ withLit: true }))
  }

  /**
   * The least calming and slowing that keep this movement within the flash limit. `carried`: saturated red turns coral, and may then move as fast as
   * other colours.
   */
  glideAt(way: GlidePath, carried: boolean): SafeGlide {
    const glide = this.#safeGlide(way)
    if (glide.contrast < 1 || (carried && this.#isRed)) this.#makeCalm(glide, carried && this.#isRed)
    return glide
  }

  #safeGlide(way: GlidePath): SafeGlide {
    const key = keyOf(way)
    const known = this.#glidesKnown.get(key)
    if (known !== undefined) return known
    const glide = this.#slowerThanKnown(way) ?? this.#drawings.safeGlides.of(this.#judgedName, this.#judgedGlide(way), () => this.#composed({ withLit: true }))
    this.#glidesKnown.set(key, glide)
    return glide
  }

  /** What is safe at some speed is safe when slower: asking again each time would take longer than a frame. */
  #slowerThanKnown(way: GlidePath): SafeGlide | undefined {
    if (way.isToAndFro === true) return undefined
    const [speed, kind] = [roundSpeed(way.speed), keyOf({ ...way, speed: 0 })]
    const faster = [...this.#glidesKnown].filter(([key, { speed: safe }]) => keyOf({ ...(JSON.parse(key) as GlidePath), speed: 0 }) === kind && safe >= speed)
    const found = faster.find(([, glide]) => glide.contrast === 1 || glide.speed === speed)?.[1]
    return found === undefined ? undefined : { ...found, speed }
  }

  /** Names its present look at its size. */
  get #judgedName(): string {
    return `${this.#layers.map(({ layer }) => layer.texture).join()} ${this.#plan.size * this.span}`
  }

  /** The letters of a word come and go, so one calm twin cannot stand for both states; its contrast stays. */
  #judgedGlide(way: GlidePath): Glide {
    return {
      ...way,
      speed: roundSpeed(way.speed),
      size: this.#plan.size * this.span,
      keepsContrast: this.#imagesOf('lit').length > 0,
      keepsThin: this.#plan.goesOverBright === true,
    }
  }

  /** Whether `glideAt` knows the answer already; working it out takes longer than a frame. */
  knows(way: GlidePath): boolean {
    return this.#glidesKnown.has(keyOf(way)) || this.#drawings.safeGlides.knows(this.#judgedName, this.#judgedGlide(way))
  }

  /** Whether its calm twin must cover it during this movement. */
  needsCalm(way: GlidePath, carried: boolean): boolean {
    // What is repainted each frame is painted calm; a twin would stand still over it.
    if (this.#sheet !== null) return false
    return (this.glideAt(way, carried).contrast < 1 || (carried && this.#isRed)) && this.#calm !== null
  }

  /** Fades its calm twin in or out. */
  calmTo(alpha: 0 | 1, ms: number, onDone: () => void = () => undefined): void {
    if (this.#calm !== null) this.#glides.start('calm', this.#calm, { alpha }, Math.max(ms, this.#calmIsCoral ? fadeMsFor(true) : 0), undefined, onDone)
  }

  /** Opacity of the twin, 0 to 1. */
  get calmness(): number {
    return this.#calm?.alpha ?? 0
  }

  /** Fades the look of a word that is being read in or out. */
  lit(isLit: boolean): void {
    for (const image of this.#imagesOf('lit')) this.#glides.start('lit', image, { alpha: isLit ? 1 : 0 }, this.fadeMs)
  }

  /** Grows a hole in its shell from a point (pixels from its centre) to its farthest edge, while the core stays. Returns whether it had an intact shell. */
  open(from: { readonly x: number; readonly y: number }, ms: number): boolean {
    const shells = this.#imagesOf('shell')
    if (shells.length === 0 || this.#isOpen) return false
    this.#isOpen = true
    this.#shedRim()
    const opened = [...shells, ...(this.#calm === null ? [] : [this.#calm])].flatMap((image) => this.#openingOf(image, from))
    const hole = { share: 0 }
    const widen = () => opened.forEach((opening) => opening.widen(hole.share))
    const gone = () => [...shells, ...(this.#calm === null ? [] : [this.#calm])].forEach((image) => image.setAlpha(0))
    // The hole is visible in the first frame and slows down towards its end.
    this.#glides.start('open', hole, { share: 1, ease: beginsAtOnce }, ms, widen, gone)
    return true
  }

  #openingOf(image: GameObjects.Image, { x, y }: { readonly x: number; readonly y: number }): readonly Opening[] {
    const picture = image.texture.getSourceImage()
    if (!(picture instanceof HTMLCanvasElement)) return []
    const scale = picture.width / image.displayWidth
    const opening = new Opening(picture, { x: (x - image.x) * scale + picture.width / 2, y: (y - image.y) * scale + picture.height / 2 })
    const [width, height] = [image.displayWidth, image.displayHeight]
    image.setTexture(this.#texture('opening', opening.canvas)).setDisplaySize(width, height)
    opening.shownBy(image)
    return [opening]
  }

  /**
   * Another picture or drawing fades in over the present one, which then fades out. `speed`: how fast it may be drawn line by line, in stage widths per
   * second.
   */
  wear(next: PicturePlan | Drawing, speed: () => number): void {
    if (typeof next === 'string') this.#drawing = next
    this.#helped = typeof next === 'string' ? [] : (next.helped ?? [])
    this.#change(next, speed)
  }

  /** Plays an act in place of its look for so long. Returns whether its look can do that. */
  act(act: Act, ms: number): boolean {
    const acted = this.#drawing === null ? null : this.#drawings.acted(this.#drawing, act)
    if (acted === null) return false
    const sheet = this.#sheetFor(acted)
    if (sheet === null) return false
    const done = { share: 0 }
    this.#acting = { act, done }
    const paint = () => sheet.paint((on) => acted.paint(on, this.#plan.colour, done.share, this.#facing))
    paint()
    this.#glides.start('act', done, { share: 1, ease: 'Linear' }, ms, paint)
    return true
  }

  /** Called each frame while it moves right (1) or left (-1): it turns to face that way. Returns whether its look can do that. */
  face(way: 1 | -1, deltaMs: number): boolean {
    const facing = this.#drawing === null ? null : this.#drawings.facing(this.#drawing)
    if (facing === null || this.#acting !== null) return false
    const sheet = this.#sheetFor(facing)
    const isMirrored = 'drawing' in this.#plan.shows && this.#plan.shows.mirrored === true
    const goal = way > 0 === isMirrored ? 1 : 0
    this.#turning += Math.sign(goal - this.#turning) * Math.min(Math.abs(goal - this.#turning), deltaMs / facing.turnMs)
    // The turn starts and ends gently.
    this.#facing = 0.5 - 0.5 * Math.cos(Math.PI * this.#turning)
    this.#facedMs += deltaMs
    sheet?.paint((on) => facing.paint(on, this.#plan.colour, this.#facing, this.#facedMs))
    return true
  }

  /** Which way it faces: 0 for its first side, 1 for the other. */
  get facing(): number {
    return this.#facing
  }

  /** The sheet of its last act, or one that replaces its look. */
  #sheetFor(of: SheetSize): ActedSheet | null {
    if (this.#sheet?.layer.width === of.spread && this.#sheet.layer.y === (of.y ?? 0)) return this.#sheet
    const sheet = this.#drawings.sheetFor(this.#plan, of, this.#layout)
    if (sheet === null) return null
    this.#sheet = sheet
    this.#made.push(sheet.layer.texture)
    const drawn = this.#drawn(sheet.layer)
    const before = this.#layers.filter(({ layer }) => layer.name !== 'halo' && layer.name !== 'front')
    const [first] = before
    this.view.addAt(drawn.image, first === undefined ? 0 : this.view.getIndex(first.image))
    this.#layers = [...this.#layers.filter((known) => !before.includes(known)), drawn]
    for (const { image } of before) image.destroy()
    this.relayout(this.#layout)
    return sheet
  }

  /** The act under way, or the last one, and the share of it that is done. */
  get acting(): { readonly act: Act; readonly share: number } | null {
    return this.#acting === null ? null : { act: this.#acting.act, share: this.#acting.done.share }
  }

  /** Shows the prompt that the present picture has, if any. */
  wearHelp(index: number, speed: () => number): boolean {
    const picture = this.#helped[index]
    if (picture !== undefined) this.#change(picture, speed)
    return picture !== undefined
  }

  #change(next: PicturePlan | Drawing, speed: () => number): void {
    const isNext = ({ name }: DrawnLayer) => (typeof next === 'string' ? name !== 'halo' : name === 'body' || name === 'limb')
    const worn = this.#layers.filter(({ layer }) => isNext(layer))
    const layers =
      typeof next === 'string' ? this.#drawings.drawing(this.#plan, next, this.#layout).filter(isNext) : this.#drawings.worn(this.#plan, next, this.#layout)
    if (worn.map(({ layer }) => layer.texture).join() === layers.map(({ texture }) => texture).join()) return
    const drawn = layers.map((layer) => this.#drawn(layer))
    const [images, old] = [drawn.map(({ image }) => image.setAlpha(0)), worn.map(({ image }) => image)]
    this.view.add(images)
    this.#sheet = null
    this.#layers = [...this.#layers.filter((known) => !worn.includes(known)), ...drawn]
    this.#isRed ||= drawn.some((each) => looksRed(each))
    const ms = Math.max(typeof next !== 'string' && next.lit !== undefined ? LIT_WEAR_MS : WEAR_MS, this.fadeMs)
    this.relayout(this.#layout)
    const foreseeing = this.foresee(this.#foreseen)
    if (foreseeing !== undefined) this.#drawings.awaits(foreseeing)
    this.#changes += 1
    const turn = this.#changes
    // Only once the new one is there: with both half visible there would be a moment of less light.
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

  /** Uncovers it line by line from the top, no faster than a thing of its colour may move. */
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

  /** Its layers as one picture, as visible now or with the letters that come and go; no longer than so many pixels. */
  #composed({ pad = 0, longest = this.#side, withLit = false } = {}): HTMLCanvasElement | null {
    const layers = this.#layers.flatMap(({ layer, image }) => {
      // At the end of a trial a picture may go before the thing that shows it.
      if (layer.name === 'halo' || (layer.name === 'lit' && !withLit) || !isThere(image)) return []
      const picture = image.texture.getSourceImage()
      if (!(picture instanceof HTMLCanvasElement)) return []
      const x = (image.x + (0.5 - image.originX) * image.displayWidth) / this.#side
      const y = (image.y + (0.5 - image.originY) * image.displayHeight) / this.#side
      const [width, height] = [layer.width / this.span, layer.height / this.span]
      return [{ picture, width, height, x, y, mirrored: image.flipX, turned: image.rotation } satisfies PlacedLayer]
    })
    return layers.length === 0 ? null : composed(layers, Math.min(longest, this.#side), pad)
  }

  /** Gives the halo the thing's own outline, the first time that it is visible. */
  #shapeHalo(): void {
    if (this.#hasShapedHalo) return
    this.#hasShapedHalo = true
    const images = this.#imagesOf('halo')
    const picture = images.length === 0 ? null : this.#composed({ pad: HALO_PAD })
    const halo = picture === null ? null : haloOf(picture, this.#plan.colour)
    if (halo === null) return
    const side = this.#side * (1 + 2 * HALO_PAD)
    for (const image of images) image.setTexture(this.#texture('halo', halo)).setPosition(0, 0).setDisplaySize(side, side)
  }

  #makeRim(): GameObjects.Image | null {
    const pad = (2 * RIM.width) / (this.#plan.size * this.span)
    const picture = this.#composed({ pad, longest: RIM_SIDE })
    if (picture === null) return null
    const side = this.#side * (1 + 2 * pad)
    const rim = rimOf(picture, this.#rimColourFor(picture), (this.#layout.length(RIM.width) * picture.width) / side)
    if (rim === null) return null
    const image = this.#scene.add.image(0, 0, this.#texture('rim', rim)).setName('touched').setDisplaySize(side, side).setAlpha(0)
    this.view.addAt(image, this.#imagesOf('halo').length)
    return image
  }

  /** Only a target has the child's colour. */
  #rimColourFor(picture: HTMLCanvasElement): Hex {
    const { role } = this.#plan
    const isOwn = role !== 'distractor' && role !== 'control'
    const isShape = pictureOf(this.#plan) === undefined && this.#layers.every(({ layer }) => layer.name === 'halo' || layer.name === 'body')
    const most = isShape && !this.isSoft ? Math.max(RIM_LIGHT.most, pictureLight(picture) - RIM_LIGHT.underShape) : RIM_LIGHT.most
    return withLightOf(isOwn ? restlessColour(this.#plan.colour) : NEUTRAL_EDGE, most)
  }

  /** The calm twin that covers it while it moves: calm enough for each of its movements. One that is visible stays as it is. */
  #makeCalm(wanted: Calming, needsCoral: boolean): void {
    const { contrast, dimsThin } = this.#calming
    const calming = { contrast: Math.min(wanted.contrast, contrast), dimsThin: wanted.dimsThin || dimsThin }
    const coral = needsCoral || this.#calmIsCoral
    const isSame = calming.contrast === contrast && calming.dimsThin === dimsThin && coral === this.#calmIsCoral
    if (this.calmness > 0 || (this.#calm !== null && isSame)) return
    const picture = this.#composed()
    const twin = picture === null ? null : calmTwin(picture, calming, coral)
    if (twin === null) return
    const texture = this.#texture('calm', twin)
    if (this.#calm === null) {
      this.#calm = this.#scene.add.image(0, 0, texture).setName('calm').setAlpha(0)
      this.view.add(this.#calm)
    }
    this.#calm.setTexture(texture).setDisplaySize(this.#side, this.#side)
    this.#calming = calming
    this.#calmIsCoral = coral
  }

  /** Its look or size has changed: whatever was made from its outline is made again. */
  #forgetShape(): void {
    this.#shedRim()
    this.#glidesKnown.clear()
    this.#extent = null
    this.#isSoft = null
    if (this.#calm !== null && isThere(this.#calm)) this.#calm.setDisplaySize(this.#side, this.#side)
    this.#hasShapedHalo = false
    if (this.#imagesOf('halo').some(({ alpha }) => alpha > 0)) this.#shapeHalo()
  }

  /** Lowers its rim, even if its outline has changed meanwhile. */
  #shedRim(): void {
    const rim = this.#rim
    this.#rim = null
    if (rim === null) return
    for (const name of ['rim', 'rim stays', 'rim falls']) this.#glides.end(name)
    this.#changes += 1
    this.#glides.start(`rim shed ${this.#changes}`, rim, { alpha: 0 }, RIM.fallMs, undefined, () => rim.destroy())
  }

  /** Its longest side in pixels, before it grows. */
  get #side(): number {
    return this.#layout.length(this.#plan.size) * this.span
  }

  #texture(name: string, canvas: HTMLCanvasElement): string {
    const key = this.#drawings.add(name, canvas)
    this.#made.push(key)
    return key
  }

  /** Frees what was made for it alone. */
  free(): void {
    for (const half of this.halves) half.destroy()
    this.#drawings.remove(this.#made)
  }

  #imagesOf(name: DrawnLayer['name']): readonly GameObjects.Image[] {
    return this.#layers.flatMap(({ layer, image }) => (layer.name === name ? [image] : []))
  }

  #drawn(layer: DrawnLayer): Worn {
    const image = this.#scene.add.image(0, 0, layer.texture).setName(layer.name)
    const { shows } = this.#plan
    if ('drawing' in shows) return { layer, image: image.setFlipX(shows.mirrored === true).setAngle(shows.turned ?? 0) }
    // A picture is mirrored in its pixels, a sheet is not.
    return { layer, image: image.setFlipX(layer === this.#sheet?.layer && pictureOf(this.#plan)?.mirrored === true) }
  }
}

/** Half linear, half eased. */
const beginsAtOnce = (share: number): number => (share + 0.5 - 0.5 * Math.cos(Math.PI * share)) / 2

const isThere = ({ scene, texture }: GameObjects.Image): boolean => scene !== undefined && scene.textures.exists(texture.key)

function looksRed({ layer, image }: Worn): boolean {
  if (layer.name === 'halo') return false
  const picture = image.texture.getSourceImage()
  return picture instanceof HTMLCanvasElement && isRedPicture(redShareOfPicture(picture))
}
