import { GameObjects, type Scene } from 'phaser'
import type { ResolvedSettings } from '#domain/settings/resolve'
import { backgrounds, palette, type Hex } from '#domain/child/palette'
import { restlessColour } from '#domain/child/safety'
import type { Act } from '#domain/trials/plan/acts'
import type { Drawing } from '#domain/trials/plan/drawings'
import { brightestOf, type GroundPlan, groundShown } from '#domain/trials/plan/ground'
import type { PicturePlan } from '#domain/trials/plan/picture'
import type { OutlinePlan, TextPlan } from '#domain/trials/plan/text'
import { longestOf, pictureOf, type StimulusPlan, textOf, type TrialPlan } from '#domain/trials/plan/plan'
import type { Word } from '#domain/words/words'
import type { Layout } from './layout'
import { looks } from '../looks/looks'
import { type ActedLayer, type Facing, halo, type Layer, type Sheet, type SheetSize } from '../looks/paint'
import { actsNow, facingNow, fetchPhotographs } from '../looks/photographs'
import { inLine } from '#domain/words/outlinedWord'
import { drawLetters, drawOutline, outlinedWord } from '../looks/outlined'
import { drawText, textWidth, type TextDress } from '../looks/text'
import { IN_BUBBLE, layersOf, shellOf } from './painter'
import type { PictureSource } from '../pictures/PictureSource'
import { withoutCovered } from '../pictures/cutOut'
import { dimPicture } from '../pictures/redShare'
import { SafeGlides } from '../motion/safeGlides'
import { type PictureStyle, plainStyle } from '../pictures/style'

/** Largest texture side that every tablet's graphics support (pixels). */
const MAX_SIDE = 2048
/** Largest side of a sheet that is repainted each frame (pixels). */
const ACTED_SIDE = 720
/** Width of the outline round a picture, as a share of its side. */
const OUTLINE = 0.025
/** Outline of a dark picture that is not a target. */
export const NEUTRAL_EDGE: Hex = '#8C9299'

/** What the stage needs of a picture source. Tests pass one whose pictures are always ready. */
export type Pictures = Pick<PictureSource, 'preload' | 'has' | 'keyOf' | 'canvasOf' | 'placeOf' | 'keep' | 'free'>

/** By this time every fade has ended (ms). */
const FADED_MS = 2000

/** Counts the textures made for single things, to give each its own name. */
let made = 0

/** A picture with its printed word below: sizes and centres as shares of the whole thing. */
const WITH_WORD = { picture: 0.76, pictureY: -0.12, text: 0.2, textY: 0.4 } as const

/** One layer of a thing, ready to be shown. Width, height and vertical centre are multiples of the thing's size. */
export interface DrawnLayer {
  readonly name: Layer['name']
  readonly texture: string
  readonly width: number
  readonly height: number
  readonly y?: number
  /** Point about which it turns, as fractions of it; the middle by default. */
  readonly pivot?: { readonly x: number; readonly y: number }
  /** Distance from that point to its farthest one, in sizes of the thing. */
  readonly reach?: number
}

/** A sheet on which a thing is animated. */
export interface ActedSheet {
  readonly layer: DrawnLayer
  /** Clears the sheet and paints it again. */
  readonly paint: (painted: (sheet: Sheet) => void) => void
}

/** Makes the pictures of a session's things: drawn layers at once, pictures of words ahead of time. Frees everything at the end. */
export class Drawings {
  readonly #scene: Scene
  readonly #pictures: Pictures
  readonly #child: ResolvedSettings
  readonly #failed: (error: unknown) => void
  readonly #painted = new Set<string>()
  readonly #uploaded = new Set<string>()
  readonly #photographed = new Set<Drawing>()
  #fetching = 0
  /** Printed words. A text has many, each shown once. */
  readonly #texts = new Set<string>()
  readonly safeGlides = new SafeGlides()
  #making: Promise<void> = Promise.resolve()
  #behind: Hex

  /** @param failed called when a picture cannot be made */
  constructor(scene: Scene, pictures: Pictures, child: ResolvedSettings, failed: (error: unknown) => void) {
    this.#scene = scene
    this.#pictures = pictures
    this.#child = child
    this.#behind = backgrounds[child.dials.background]
    this.#failed = failed
  }

  /** Resolves when no picture is being made any more. */
  get settled(): Promise<void> {
    return this.#making
  }

  /** Returns whether every picture of a trial is ready; starts making those that are missing. */
  prepare(plan: Seen, layout: Layout): boolean {
    const missing = this.#wornIn(plan, layout).filter(({ word, style }) => !this.#pictures.has(word, style))
    const photographed = plan.stimuli.flatMap(drawingsOf).filter((drawing) => looks[drawing].photographs !== undefined && !this.#photographed.has(drawing))
    if (missing.length + photographed.length === 0) return true
    // Requested once: a session that began with drawings keeps them.
    for (const drawing of photographed) this.#photographed.add(drawing)
    const making = [...missing.map(({ word, style }) => this.#pictures.preload([word], style)), ...photographed.map((drawing) => this.#fetch(drawing))]
    this.awaits(Promise.all(making).then(() => undefined))
    return false
  }

  /** Whether photographs are still loading: things made now wear drawings instead. */
  get isFetching(): boolean {
    return this.#fetching > 0
  }

  async #fetch(drawing: Drawing): Promise<void> {
    this.#fetching += 1
    try {
      await fetchPhotographs(looks[drawing])
    } finally {
      this.#fetching -= 1
    }
  }

  /** Frees every picture that this trial does not show. */
  keep(plan: Seen, layout: Layout): void {
    const kept = new Set(this.#wornIn(plan, layout).map(({ word, style }) => this.#pictures.keyOf(word, style)))
    this.#pictures.keep(kept)
    for (const key of this.#uploaded) {
      if (kept.has(key) || this.#isWorn(key)) continue
      this.#scene.textures.remove(key)
      this.#uploaded.delete(key)
    }
  }

  /** The photograph or place used as background, if it is one. It must be ready. */
  groundOf(ground: GroundPlan, layout: Layout): HTMLCanvasElement | null {
    if ('place' in ground) return this.#pictures.placeOf(ground.place, ground.furnished)
    return 'photo' in ground ? this.#pictures.canvasOf(ground.photo, groundStyle(layout)).canvas : null
  }

  /** Sets the background that outlines must contrast with. */
  standOn(ground: GroundPlan | undefined): void {
    this.#behind = brightestOf(ground === undefined ? null : groundShown(ground), backgrounds[this.#child.dials.background])
  }

  #wornIn({ stimuli, ground }: Seen, layout: Layout): readonly { readonly word: Word; readonly style: PictureStyle }[] {
    const worn = stimuli.flatMap((plan) => picturesOf(plan).map((picture) => ({ word: picture.word, style: this.#style(plan, picture, layout) })))
    return ground !== undefined && 'photo' in ground ? [...worn, { word: ground.photo, style: groundStyle(layout) }] : worn
  }

  /** The layers of a thing from back to front. Its picture must have been prepared. */
  layersOf(plan: StimulusPlan, layout: Layout): readonly DrawnLayer[] {
    const size = layout.length(plan.size)
    const { shows } = plan
    if ('picture' in shows && shows.inBubble === true) {
      return [
        ...shellOf({ colour: plan.colour, background: this.#behind }).map((layer) => this.#paint(`bubble/${layer.name}`, layer, plan.colour, size)),
        { ...this.picture(plan, shows.picture, layout), name: 'heart', width: IN_BUBBLE, height: IN_BUBBLE },
      ]
    }
    if ('picture' in shows) {
      const [w, h] = sidesOf(shows.picture)
      const light = { ...this.#paint('halo', halo, plan.colour, size), width: halo.spread * w, height: halo.spread * h }
      const layers = [light, ...this.#movingPart(plan, shows.picture, layout), this.picture(plan, shows.picture, layout)]
      if (shows.caption === undefined) return layers
      const text = this.#text(shows.caption, dressOf(shows.caption), plan.colour, size * WITH_WORD.text)
      return [...layers, { ...text, width: text.width * WITH_WORD.text, height: WITH_WORD.text, y: WITH_WORD.textY }]
    }
    if ('text' in shows) return this.#printed(shows.text, plan.colour, size)
    return this.drawing(plan, shows.drawing, layout)
  }

  /** The layers of one drawing of a thing. */
  drawing({ colour, size }: StimulusPlan, drawing: Drawing, layout: Layout): readonly DrawnLayer[] {
    const { dials } = this.#child
    return layersOf(drawing, { colour, background: this.#behind, outline: dials.outline }).map((layer, index) =>
      this.#paint(`${drawing}/${layer.name}${index}`, layer, colour, layout.length(size)),
    )
  }

  /** The animation of an act for this drawing; null if it has none. */
  acted(drawing: Drawing, act: Act): ActedLayer | null {
    return actsNow(looks[drawing])[act] ?? null
  }

  /** How a drawing turns to face its direction of travel; null if it cannot. */
  facing(drawing: Drawing): Facing | null {
    return facingNow(looks[drawing]) ?? null
  }

  /** A sheet for animating one thing; null if none can be made. */
  sheetFor({ size }: StimulusPlan, { spread, y = 0 }: SheetSize, layout: Layout): ActedSheet | null {
    const side = Math.min(ACTED_SIDE, Math.ceil(layout.length(size) * spread))
    made += 1
    const key = `made/acts/${made}`
    const sheet = this.#scene.textures.createCanvas(key, side, side)
    if (sheet === null) return null
    this.#painted.add(key)
    const { context } = sheet
    const paint = (painted: (sheet: Sheet) => void) => {
      context.resetTransform()
      context.clearRect(0, 0, side, side)
      context.translate(side / 2, side / 2)
      painted({ context, side, stage: this.#scene.scale.height })
      if (this.#child.strict) dimPicture(context)
      sheet.refresh()
    }
    return { layer: { name: 'body', texture: key, width: spread, height: spread, y }, paint }
  }

  /** Another picture of the same thing, to replace the present one. */
  picture(plan: StimulusPlan, picture: PicturePlan, layout: Layout): DrawnLayer {
    const { key, canvas } = this.#pictures.canvasOf(picture.word, this.#style(plan, picture, layout))
    if (!this.#scene.textures.exists(key)) this.#scene.textures.addCanvas(key, canvas)
    this.#uploaded.add(key)
    const [width, height] = sidesOf(picture)
    if (textOf(plan) === undefined) return { name: 'body', texture: key, width, height }
    return { name: 'body', texture: key, width: WITH_WORD.picture, height: WITH_WORD.picture, y: WITH_WORD.pictureY }
  }

  /** The layers of another picture of the same thing: a limb that moves, and the rest. */
  worn(plan: StimulusPlan, picture: PicturePlan, layout: Layout): readonly DrawnLayer[] {
    return [...(picture.limb === undefined ? [] : this.#movingPart(plan, picture, layout)), this.picture(plan, picture, layout)]
  }

  /**
   * The part of a picture that moves by itself, drawn behind the rest and not visible through it. It turns about the middle of its foot, or about its
   * joint.
   */
  #movingPart(plan: StimulusPlan, picture: PicturePlan, layout: Layout): readonly DrawnLayer[] {
    const { moves, limb } = picture
    const part = moves ?? limb?.part
    if (part === undefined) return []
    const [x, y, width, height] = part.place
    const within = (share: number) => (OUTLINE + share) / (1 + 2 * OUTLINE)
    const layer = this.picture(plan, partOf(picture), layout)
    const joint = moves === undefined && limb !== undefined ? limb.joint : { x: x + width / 2, y: y + height }
    const reach = Math.max(...[x, x + width].flatMap((across) => [y, y + height].map((down) => Math.hypot(across - joint.x, down - joint.y))))
    return [
      {
        ...layer,
        texture: this.#cutOut(layer.texture, this.picture(plan, picture, layout).texture),
        name: moves === undefined ? 'limb' : 'part',
        pivot: { x: within(joint.x), y: within(joint.y) },
        reach,
      },
    ]
  }

  /** A picture without the part that another one covers, apart from a seam. */
  #cutOut(texture: string, cover: string): string {
    const key = `${texture}/under`
    if (this.#scene.textures.exists(key)) return key
    const [under, over] = [texture, cover].map((name) => this.#scene.textures.get(name).getSourceImage() as HTMLCanvasElement)
    if (under === undefined || over === undefined) return texture
    this.#scene.textures.addCanvas(key, withoutCovered(under, over))
    this.#uploaded.add(key)
    return key
  }

  /** Frees every printed word that is no longer visible. */
  freeTexts(): void {
    for (const key of this.#texts) {
      if (this.#isWorn(key)) continue
      this.#scene.textures.remove(key)
      this.#painted.delete(key)
      this.#texts.delete(key)
    }
  }

  /** Whether something that is still fading uses it: without its texture it could not be drawn. */
  #isWorn(key: string): boolean {
    const images = this.#scene.children.list.flatMap((thing) => (thing instanceof GameObjects.Container ? (thing.list as unknown[]) : []))
    return images.some((image) => image instanceof GameObjects.Image && image.texture.key === key)
  }

  /** Makes the stage wait for this work, as it waits for pictures. */
  awaits(work: Promise<void>): void {
    this.#making = Promise.all([this.#making, work]).then(() => undefined, this.#failed)
  }

  /** Adds a picture made for one thing. Returns its texture's name. */
  add(name: string, canvas: HTMLCanvasElement): string {
    made += 1
    const key = `made/${name}/${made}`
    this.#scene.textures.addCanvas(key, canvas)
    this.#painted.add(key)
    return key
  }

  /** Frees such pictures once nothing uses them. */
  remove(keys: readonly string[]): void {
    for (const key of keys) {
      if (this.#painted.delete(key)) this.#scene.textures.remove(key)
    }
  }

  free(): void {
    this.#texts.clear()
    for (const key of [...this.#painted, ...this.#uploaded]) this.#letGo(key)
    this.#painted.clear()
    this.#uploaded.clear()
    this.#pictures.free()
  }

  /** Now, or once everything that uses it has faded. */
  #letGo(key: string): void {
    if (!this.#isWorn(key)) this.#scene.textures.remove(key)
    else this.#scene.time.delayedCall(FADED_MS, () => this.#isWorn(key) || this.#scene.textures.remove(key))
  }

  #style(
    plan: StimulusPlan,
    {
      level = this.#child.dials.pictureLevel,
      lit,
      moves,
      limb,
      bites,
      moving = moves === undefined && limb === undefined ? undefined : 'rest',
      piece,
      contour,
      soft,
      portrait,
      dim,
      shade,
      edge,
      edgeColour,
      onlyLit,
      closeUp,
      mirrored,
      outlined,
      view,
      as,
    }: WornPicture,
    layout: Layout,
  ): PictureStyle {
    const { dials, strict } = this.#child
    const whole = plan.size / longestOf(piece)
    const widest = Math.max(0, ...picturesOf(plan).map((each) => each.edge ?? 0)) / whole
    return {
      level,
      size: layout.length(whole),
      colour: plan.colour,
      // Only a target is outlined in the child's colour; a saturated red line would flash wherever the picture moves.
      outlineColour: edgeColour ?? (plan.role === 'distractor' || plan.role === 'control' ? NEUTRAL_EDGE : restlessColour(palette[dials.colour])),
      outlineWidth: edge === undefined ? OUTLINE : edge / whole,
      // Pictures that replace one another get the same margin, so that they have the same size.
      ...(widest > OUTLINE ? { room: widest } : {}),
      ground: backgrounds[dials.background],
      ...(strict ? { strict } : {}),
      ...(outlined === true || dials.outline ? { outlined: true } : {}),
      ...(view === undefined ? {} : { view }),
      ...(as === undefined ? {} : { as }),
      ...(moving === undefined ? {} : { moving }),
      ...(piece === undefined ? {} : { piece }),
      ...(contour === undefined ? {} : { contour: contour / whole }),
      ...(soft === undefined ? {} : { soft }),
      ...(portrait === undefined ? {} : { portrait }),
      ...(bites === undefined ? {} : { bites }),
      ...((moves ?? limb?.part ?? lit) === undefined ? {} : { lit: moves ?? limb?.part ?? lit }),
      ...(dim === undefined ? {} : { dim }),
      ...(shade === undefined ? {} : { shade }),
      ...(onlyLit === undefined ? {} : { onlyLit }),
      ...(mirrored === undefined ? {} : { mirrored }),
      ...(closeUp === undefined ? {} : { closeUp }),
    }
  }

  #paint(name: string, layer: Layer, colour: Hex, size: number): DrawnLayer {
    const side = Math.min(MAX_SIDE, Math.ceil(size * layer.spread))
    const texture = this.#canvas(`${name}/${colour}/${side}`, side, side, (context) => {
      context.translate(side / 2, side / 2)
      layer.paint({ context, side, stage: this.#scene.scale.height }, colour)
    })
    return { name: layer.name, texture, width: layer.spread, height: layer.spread }
  }

  /** A word, and above it the same word as it looks while it is read. */
  #printed(plan: TextPlan, colour: Hex, size: number): readonly DrawnLayer[] {
    if (plan.outline !== undefined) return this.#outlined(plan.text, plan.outline, colour, size)
    const lit = (dress: TextDress): DrawnLayer => ({ ...this.#text(plan, dress, colour, size), name: 'lit' })
    if (plan.mark === undefined) return [this.#text(plan, dressOf(plan), colour, size), ...(plan.fills === true ? [lit('filled')] : [])]
    const letters = this.#text(plan, 'letters', colour, size)
    return plan.mark === 'colour' ? [letters] : [letters, lit(plan.mark)]
  }

  /** A word's outline filled with black, and above it its letters, which light up separately. */
  #outlined(text: string, { form, strength }: OutlinePlan, colour: Hex, size: number): readonly DrawnLayer[] {
    const word = outlinedWord(text, form)
    const { em, width, foot } = inLine(word)
    const height = Math.max(1, Math.floor(Math.min(size, MAX_SIDE / width)))
    const layer = (name: 'body' | 'lit', paint: (context: CanvasRenderingContext2D, em: number) => void): DrawnLayer => {
      const key = `outlined/${JSON.stringify([text, form])}/${name === 'body' ? `${colour}/${strength}` : name}/${height}`
      const texture = this.#canvas(key, Math.max(1, Math.ceil(width * height)), height, (context) => {
        context.translate(0, height * foot - (word.parts[0]?.pen.y ?? 0) * em * height)
        paint(context, em * height)
      })
      this.#texts.add(texture)
      return { name, texture, width, height: 1 }
    }
    return [
      layer('body', (context, pixels) => drawOutline(context, word, { em: pixels, colour, width: form.width, strength })),
      layer('lit', (context, pixels) => drawLetters(context, word, { em: pixels, form })),
    ]
  }

  #text({ text, sides }: TextPlan, dress: TextDress, colour: Hex, size: number): DrawnLayer {
    const width = textWidth(text, sides)
    const scale = Math.min(1, MAX_SIDE / (width * size))
    const [w, h] = [Math.ceil(width * size * scale), Math.ceil(size * scale)]
    const texture = this.#canvas(`text/${text}/${dress}/${sides ?? ''}/${colour}/${h}`, w, h, (context) =>
      drawText(context, { text, dress, colour, width: w, height: h }),
    )
    this.#texts.add(texture)
    return { name: 'body', texture, width, height: 1 }
  }

  #canvas(name: string, width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): string {
    const { strict } = this.#child
    const key = strict ? `${name}/strict` : name
    if (this.#scene.textures.exists(key)) return key
    const texture = this.#scene.textures.createCanvas(key, width, height)
    if (texture === null) return '__WHITE'
    paint(texture.context)
    if (strict) dimPicture(texture.context)
    texture.refresh()
    this.#painted.add(key)
    return key
  }
}

/** The part of a trial that is drawn. */
type Seen = Pick<TrialPlan, 'stimuli' | 'ground'>

/** A photographic background is shown as it is and fills the stage. */
const groundStyle = ({ width, height }: Layout): PictureStyle => ({ ...plainStyle, level: 'realistic', size: Math.max(width, height) })

/** A picture, or the part of it that moves by itself. */
interface WornPicture extends PicturePlan {
  readonly moving?: 'rest' | 'part'
}

const partOf = (picture: PicturePlan): WornPicture => ({ ...picture, moving: 'part' })

const dressOf = ({ bubble }: TextPlan): TextDress => (bubble ? 'bubble' : 'letters')

/** Width and height of a picture or of a piece of it, in sizes of the thing. */
function sidesOf({ piece = [0, 0, 1, 1] }: PicturePlan): readonly [number, number] {
  const [, , width, height] = piece
  return [width / longestOf(piece), height / longestOf(piece)]
}

/** Every picture that a thing shows during its trial. */
function picturesOf(plan: StimulusPlan): readonly PicturePlan[] {
  const first = pictureOf(plan)
  const worn = first === undefined || !('picture' in plan.shows) ? [] : [first, ...(plan.shows.further ?? []), ...(plan.shows.wears ?? [])]
  return worn.flatMap((picture) => [
    picture,
    ...(picture.moves === undefined && picture.limb === undefined ? [] : [partOf(picture)]),
    ...(picture.helped ?? []),
  ])
}

/** Every drawing that a thing shows during its trial. */
const drawingsOf = ({ shows, actsAs }: StimulusPlan): readonly Drawing[] => [
  ...('drawing' in shows ? [shows.drawing, ...(shows.stages ?? [])] : []),
  ...(actsAs === undefined ? [] : [actsAs]),
]
