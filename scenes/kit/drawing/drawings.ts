import type { Scene } from 'phaser'
import type { ResolvedSettings } from '#domain/settings/resolve'
import { backgrounds, type Hex } from '#domain/child/palette'
import type { Act } from '#domain/trials/plan/acts'
import type { Drawing } from '#domain/trials/plan/drawings'
import { brightestOf, type GroundPlan, groundShown } from '#domain/trials/plan/ground'
import type { PicturePlan } from '#domain/trials/plan/picture'
import { type StimulusPlan, textOf } from '#domain/trials/plan/plan'
import type { ActedSheet, DrawnLayer } from './drawnLayer'
import type { Layout } from './layout'
import { looks } from '../looks/looks'
import { type ActedLayer, type FacingLayer, halo, type Layer, type SheetSize } from '../looks/paint'
import { actsNow, facingNow, fetchPhotographs } from '../looks/photographs'
import { IN_BUBBLE, layersOf, shellOf } from './painter'
import { dressOf, PrintedWords } from './printedWords'
import { MAX_SIDE, SceneTextures } from './sceneTextures'
import { drawingsOf, groundStyle, OUTLINE, partOf, type SeenTrial, sidesOf, styleOf, picturesInTrial } from './wornPictures'
import type { PictureSource } from '../pictures/PictureSource'
import { SafeGlides } from '../glides/safeGlides'

/** The part of a picture source that the stage needs. Tests pass one whose pictures are always ready. */
export type Pictures = Pick<PictureSource, 'preload' | 'has' | 'keyOf' | 'canvasOf' | 'placeOf' | 'keep' | 'free'>

/** Layout of a picture with its printed word below: sizes and vertical centres, as shares of the whole thing. */
const WITH_WORD = { picture: 0.76, pictureY: -0.12, text: 0.2, textY: 0.4 } as const

/** Makes the pictures of a session's things: layers of drawings immediately, pictures of words in advance. Frees all of them at the end. */
export class Drawings {
  readonly #pictures: Pictures
  readonly #child: ResolvedSettings
  readonly #failed: (error: unknown) => void
  readonly #textures: SceneTextures
  readonly #words: PrintedWords
  readonly #photographed = new Set<Drawing>()
  #fetching = 0
  readonly safeGlides = new SafeGlides()
  #making: Promise<void> = Promise.resolve()
  #behind: Hex

  /** @param failed called when a picture cannot be made */
  constructor(scene: Scene, pictures: Pictures, child: ResolvedSettings, failed: (error: unknown) => void) {
    this.#textures = new SceneTextures(scene, child.strict)
    this.#words = new PrintedWords(this.#textures)
    this.#pictures = pictures
    this.#child = child
    this.#behind = backgrounds[child.dials.background]
    this.#failed = failed
  }

  /** A promise that resolves when no more pictures are being made. */
  get settled(): Promise<void> {
    return this.#making
  }

  /** Starts making every missing picture of a trial. Returns whether all of them are already there. */
  prepare(plan: SeenTrial, layout: Layout): boolean {
    const missing = picturesInTrial(this.#child, plan, layout).filter(({ word, style }) => !this.#pictures.has(word, style))
    const photographed = plan.stimuli.flatMap(drawingsOf).filter((drawing) => looks[drawing].photographs !== undefined && !this.#photographed.has(drawing))
    if (missing.length + photographed.length === 0) return true
    // Photographs are requested only once: a session that began with drawings keeps them.
    for (const drawing of photographed) this.#photographed.add(drawing)
    const making = [...missing.map(({ word, style }) => this.#pictures.preload([word], style)), ...photographed.map((drawing) => this.#fetch(drawing))]
    this.awaits(Promise.all(making).then(() => undefined))
    return false
  }

  /** Whether photographs are still loading. Things made in the meantime show drawings instead. */
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
  keep(plan: SeenTrial, layout: Layout): void {
    const kept = new Set(picturesInTrial(this.#child, plan, layout).map(({ word, style }) => this.#pictures.keyOf(word, style)))
    this.#pictures.keep(kept)
    this.#textures.keep(kept)
  }

  /** Returns the picture of a background that is a photograph or a place. The picture must have been prepared. */
  groundOf(ground: GroundPlan, layout: Layout): HTMLCanvasElement | null {
    if ('place' in ground) return this.#pictures.placeOf(ground.place, ground.furnished)
    return 'photo' in ground ? this.#pictures.canvasOf(ground.photo, groundStyle(layout)).canvas : null
  }

  /** Sets the background against which outlines must contrast. */
  standOn(ground: GroundPlan | undefined): void {
    this.#behind = brightestOf(ground === undefined ? null : groundShown(ground), backgrounds[this.#child.dials.background])
  }

  /** Returns the layers of a thing from back to front. Its picture must have been prepared. */
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
      const text = this.#words.text(shows.caption, dressOf(shows.caption), plan.colour, size * WITH_WORD.text)
      return [...layers, { ...text, width: text.width * WITH_WORD.text, height: WITH_WORD.text, y: WITH_WORD.textY }]
    }
    if ('text' in shows) return this.#words.layersOf(shows.text, plan.colour, size)
    return this.drawing(plan, shows.drawing, layout)
  }

  /** Returns the layers of a drawing, in the thing's colour and size. */
  drawing({ colour, size }: StimulusPlan, drawing: Drawing, layout: Layout): readonly DrawnLayer[] {
    const { dials } = this.#child
    return layersOf(drawing, { colour, background: this.#behind, outline: dials.outline }).map((layer, index) =>
      this.#paint(`${drawing}/${layer.name}${index}`, layer, colour, layout.length(size)),
    )
  }

  /** Returns the animation of an act for this drawing, or null if it has none. */
  acted(drawing: Drawing, act: Act): ActedLayer | null {
    return actsNow(looks[drawing])[act] ?? null
  }

  /** Returns how a drawing turns to face its direction of travel, or null if it cannot turn. */
  facing(drawing: Drawing): FacingLayer | null {
    return facingNow(looks[drawing]) ?? null
  }

  /** Makes a sheet for animating one thing. Returns null if that fails. */
  sheetFor({ size }: StimulusPlan, of: SheetSize, layout: Layout): ActedSheet | null {
    return this.#textures.sheet(layout.length(size), of)
  }

  /** Returns the layer of another picture of the same thing, which is to replace the current one. */
  picture(plan: StimulusPlan, picture: PicturePlan, layout: Layout): DrawnLayer {
    const { key, canvas } = this.#pictures.canvasOf(picture.word, styleOf(this.#child, plan, picture, layout))
    this.#textures.upload(key, canvas)
    const [width, height] = sidesOf(picture)
    if (textOf(plan) === undefined) return { name: 'body', texture: key, width, height }
    return { name: 'body', texture: key, width: WITH_WORD.picture, height: WITH_WORD.picture, y: WITH_WORD.pictureY }
  }

  /** Returns the layers of another picture of the same thing: the limb that moves, if there is one, and the rest. */
  worn(plan: StimulusPlan, picture: PicturePlan, layout: Layout): readonly DrawnLayer[] {
    return [...(picture.limb === undefined ? [] : this.#movingPart(plan, picture, layout)), this.picture(plan, picture, layout)]
  }

  /**
   * Returns the part of a picture that moves by itself. It is drawn behind the rest, which hides it where they overlap. A limb turns about its joint,
   * other parts about the middle of their foot.
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
        texture: this.#textures.cutOut(layer.texture, this.picture(plan, picture, layout).texture),
        name: moves === undefined ? 'limb' : 'part',
        pivot: { x: within(joint.x), y: within(joint.y) },
        reach,
      },
    ]
  }

  /** Frees every printed word that is no longer visible. */
  freeTexts(): void {
    this.#words.freeUnseen()
  }

  /** Makes the stage wait for this work, as it waits for pictures. */
  awaits(work: Promise<void>): void {
    this.#making = Promise.all([this.#making, work]).then(() => undefined, this.#failed)
  }

  /** Adds a picture made for one thing. Returns its texture's name. */
  add(name: string, canvas: HTMLCanvasElement): string {
    return this.#textures.add(name, canvas)
  }

  /** Frees pictures made for one thing, as soon as nothing uses them. */
  remove(keys: readonly string[]): void {
    this.#textures.remove(keys)
  }

  free(): void {
    this.#textures.free()
    this.#pictures.free()
  }

  #paint(name: string, layer: Layer, colour: Hex, size: number): DrawnLayer {
    const side = Math.min(MAX_SIDE, Math.ceil(size * layer.spread))
    const texture = this.#textures.canvas(`${name}/${colour}/${side}`, side, side, (context) => {
      context.translate(side / 2, side / 2)
      layer.paint({ context, side, stage: this.#textures.stage }, colour)
    })
    return { name: layer.name, texture, width: layer.spread, height: layer.spread }
  }
}
