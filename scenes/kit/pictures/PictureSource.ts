import { contextOf } from '#domain/words/contexts'
import { renderFor } from '#domain/words/levels'
import type { Portrayed } from '#domain/trials/plan/portraits'
import type { PlaceId } from '#domain/words/places'
import type { Category, Word } from '#domain/words/words'
import type { Pack } from './drawing'
import { type Outlines, readOutlines, readPack } from './packs'
import { pictureSvg } from './pictureSvg'
import { dimPicture } from './redShare'
import { rasterise } from './rasterise'
import { drawWord } from './drawWord'
import { bite } from './bite'
import { cutPiece, shadePixels } from './piece'
import { paintPortrait, readPortrait } from './portraits'
import type { RenderRequest } from '../looks/renders'
import { keyOf, type PictureStyle } from '../looks/style'

/** Tools of a picture source: loading of packs, and drawing of their pictures. Tests pass their own. */
export interface PictureTools {
  readonly readPack: (category: Category) => Promise<Pack>
  readonly rasterise: (svg: string, side: number) => Promise<HTMLCanvasElement>
  readonly readOutlines: (category: Category) => Promise<Outlines>
  readonly drawRender: (name: string, style: PictureStyle, more?: RenderRequest) => Promise<HTMLCanvasElement>
  readonly drawPlace: (id: PlaceId, furnished?: boolean) => Promise<HTMLCanvasElement>
  readonly readPortrait: (id: Portrayed) => Promise<HTMLImageElement>
  readonly drawPhoto: (word: Word, style: PictureStyle) => Promise<HTMLCanvasElement>
}

const noPhotos: PictureTools['drawPhoto'] = () => Promise.reject(new Error('No photos were given.'))

/** Loads the module of realistic pictures on first use. Its list is long, and few children see such a picture. */
const drawRender: PictureTools['drawRender'] = async (...wished) => (await import('../looks/renders')).drawRender(...wished)

const drawPlace: PictureTools['drawPlace'] = async (id, furnished) => (await import('./placePictures')).drawPlace(id, furnished)

/** Largest side of a texture (pixels) that every tablet's graphics support. */
const MAX_SIDE = 2048

const placeKey = (id: PlaceId, furnished: boolean): string => (furnished ? `${id}/furnished` : id)

/** Provides the pictures of one session. They are made before they are needed, shown without delay, and freed together. */
export class PictureSource {
  readonly #tools: PictureTools
  readonly #packs = new Map<Category, Promise<Pack>>()
  readonly #canvases = new Map<string, HTMLCanvasElement>()
  readonly #making = new Map<string, Promise<void>>()
  /** Pictures of places, by `placeKey`. */
  readonly #places = new Map<string, HTMLCanvasElement>()
  readonly #portraits = new Map<string, HTMLImageElement>()

  constructor(tools: Partial<PictureTools> = {}) {
    this.#tools = { readPack, readOutlines, rasterise, drawRender, drawPlace, readPortrait, drawPhoto: noPhotos, ...tools }
  }

  /** Fetches the packs of these categories. Rejects if one of them cannot be fetched. */
  async load(categories: readonly Category[]): Promise<void> {
    await Promise.all(categories.map((category) => this.#pack(category)))
  }

  /** Loads the picture of a place. Rejects if that fails. */
  async loadPlace(id: PlaceId, furnished = false): Promise<void> {
    this.#places.set(placeKey(id, furnished), await this.#tools.drawPlace(id, furnished))
  }

  /** Fetches a person's rendered portrait. Rejects if that fails. */
  async loadPortrait(id: Portrayed): Promise<void> {
    this.#portraits.set(id, await this.#tools.readPortrait(id))
  }

  /** Makes the pictures of these words in this style, once each. Rejects if a pack cannot be fetched; a later call tries again. */
  async preload(words: readonly Word[], style: PictureStyle): Promise<void> {
    await Promise.all(words.map((word) => this.#make(word, style)))
  }

  has(word: Word, style: PictureStyle): boolean {
    return this.#canvases.has(keyOf(word.id, fitting(style)))
  }

  /** Returns the texture name of a word in a style. */
  keyOf(word: Word, style: PictureStyle): string {
    return keyOf(word.id, fitting(style))
  }

  /** Returns the key and the pixels of a preloaded picture. Throws if it was not preloaded. */
  canvasOf(word: Word, style: PictureStyle): { readonly key: string; readonly canvas: HTMLCanvasElement } {
    const key = keyOf(word.id, fitting(style))
    const canvas = this.#canvases.get(key)
    if (!canvas) throw new Error(`The picture of ${word.id} was not preloaded in this style.`)
    return { key, canvas }
  }

  /** Returns the picture of a loaded place. Throws if it was not loaded. */
  placeOf(id: PlaceId, furnished = false): HTMLCanvasElement {
    const place = this.#places.get(placeKey(id, furnished))
    if (!place) throw new Error(`The picture of the place ${id} was not loaded.`)
    return place
  }

  /** Frees every picture except these. */
  keep(keys: ReadonlySet<string>): void {
    for (const key of this.#making.keys()) if (!keys.has(key)) this.#making.delete(key)
    for (const [key, canvas] of this.#canvases) {
      if (keys.has(key)) continue
      // A canvas keeps its pixels until it is garbage-collected. Setting its size to zero releases them now.
      canvas.width = canvas.height = 0
      this.#canvases.delete(key)
    }
  }

  /** Frees every picture of a word. Packs and places are kept, so that play can continue offline. */
  free(): void {
    this.keep(new Set())
  }

  #make(word: Word, wished: PictureStyle): Promise<void> {
    const style = fitting(wished)
    const key = keyOf(word.id, style)
    const known = this.#making.get(key)
    if (known) return known
    const making = this.#draw(word, style, key)
    this.#making.set(key, making)
    making.catch(() => this.#making.delete(key))
    return making
  }

  async #draw(word: Word, style: PictureStyle, key: string): Promise<void> {
    const whole = await this.#drawWhole(word, style)
    const canvas = cutPiece(whole, style)
    if (style.bites !== undefined) bite(canvas, style.bites)
    // `contour` has already darkened the inside of the picture to `shade`.
    const shade = style.contour === undefined ? style.shade : undefined
    const context = shade === undefined && style.strict !== true ? null : canvas.getContext('2d')
    if (context !== null && shade !== undefined) shadePixels(context, shade)
    if (context !== null && style.strict === true) dimPicture(context)
    // Discards a picture that was freed while it was being made, because nothing needs it any more.
    if (this.#making.has(key)) this.#canvases.set(key, canvas)
  }

  #drawWhole(word: Word, style: PictureStyle): HTMLCanvasElement | Promise<HTMLCanvasElement> {
    if (style.portrait !== undefined) return this.#drawPortrait(word, style)
    if (isPrinted(style)) return drawWord(word.word, style)
    return showsPhoto(word, style) ? this.#drawPhoto(word, style) : this.#drawStock(word, style)
  }

  #drawPortrait({ id }: Word, style: PictureStyle): HTMLCanvasElement {
    const sheet = this.#portraits.get(id)
    if (sheet === undefined) throw new Error(`The portrait of ${id} was not loaded.`)
    return paintPortrait(sheet, style)
  }

  /** Draws a child's own photo. A photo that can no longer be read must not end the session, so the word's standard picture replaces it if there is one. */
  #drawPhoto(word: Word, style: PictureStyle): Promise<HTMLCanvasElement> {
    return this.#tools.drawPhoto(word, style).catch((error: unknown) => {
      if (hasDrawing(word)) return this.#drawStock(word, style)
      throw error
    })
  }

  async #drawStock(word: Word, style: PictureStyle): Promise<HTMLCanvasElement> {
    const render = renderOf(word, style)
    if (render === undefined) return this.#rasterise(word, style)
    const part = style.lit?.id
    const outline = part === undefined ? undefined : (await this.#tools.readOutlines(word.category))[render]?.[part]
    // A single part is shown on the thing alone, without its ground.
    const context = style.level === 'context' && style.lit === undefined ? contextOf(word) : null
    const drawing = this.#tools.drawRender(render, style, { ...(outline && { outline }), ...(context && { context }) })
    // Offline, a picture that was never downloaded is missing; the drawing is available.
    return drawing.catch((error: unknown) => {
      if (hasDrawing(word)) return this.#rasterise(word, style)
      throw error
    })
  }

  async #rasterise(word: Word, style: PictureStyle): Promise<HTMLCanvasElement> {
    const drawings = (await this.#pack(word.category))[word.id]
    if (!drawings) throw new Error(`The pack of ${word.category} has no ${word.id}.`)
    return this.#tools.rasterise(pictureSvg(word, drawings, style), style.size)
  }

  #pack(category: Category): Promise<Pack> {
    const known = this.#packs.get(category)
    if (known) return known
    const reading = this.#tools.readPack(category)
    this.#packs.set(category, reading)
    reading.catch(() => this.#packs.delete(category))
    return reading
  }
}

const fitting = (style: PictureStyle): PictureStyle => ({ ...style, size: Math.min(MAX_SIDE, Math.ceil(style.size)) })

/**
 * Returns the name of a word's realistic picture. A part shown alone needs its place on the picture: without one the whole thing would appear, so the
 * drawing is used instead.
 */
function renderOf(word: Word, style: PictureStyle): string | undefined {
  return style.onlyLit && !style.lit?.realistic ? undefined : renderFor(word, style.level, style.view, style.as)
}

/** Returns whether the word itself is printed. A printed word has no parts, so a picture is shown if one of them must be lit. */
const isPrinted = ({ level, lit }: PictureStyle): boolean => level === 'word' && lit === undefined

const hasDrawing = ({ own, flat }: Word): boolean => (own ?? flat) !== undefined

/** Returns whether the child's photo is used. A drawing shows a shape more clearly, but a lit part has its place on the photo. */
function showsPhoto(word: Word, { level, lit, as }: PictureStyle): boolean {
  const isShapeOnly = level === 'silhouette' || level === 'line'
  return word.photo !== undefined && as === undefined && !(isShapeOnly && lit === undefined && hasDrawing(word))
}
