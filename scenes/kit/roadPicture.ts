import { Display, type Scene, Scenes } from 'phaser'
import type { Hex } from '#domain/child/palette'
import { fadeMsOf, inLight } from '#domain/child/safety'
import type { Way } from '#domain/trials/drift'
import { nearestOn } from '#domain/trials/road'
import type { Layout } from './layout'
import { SoftField } from './softField'
import type { Stimulus } from './stimulus'

/** One soft band and no row of dots, which would be a pattern (domain.md §1.7, 4). So fine that a narrow road is whole. */
const FIELD = { columns: 128, rows: 96 } as const
const UNLIT = 0.2
const LIT = 0.9
/** The line that was drawn is so wide, of the road. */
const LINE = 0.9
/** Its front is so soft, of the whole way. */
const FRONT = 0.08
/** The line goes on at this many stage widths a second at most, and each piece of it comes up slowly. */
const PACE = 0.5
/** A light that runs along: this long in all, and this long in one place. */
const RUN_MS = 4000
const PASSING_MS = 1600
const BEHIND_THINGS = -1

interface PictureOf {
  readonly way: Way
  /** With this thing it comes and goes. */
  readonly thing: Stimulus
  readonly colour: Hex
  readonly strict: boolean
  /** Of the whole road, in stage heights. */
  readonly width: number
  readonly layout: () => Layout
  /** Active ms. */
  readonly now: () => number
}

/** A cell of the road: how far along it lies (0 to 1), how much of the road and of the line is seen in it, and since when it is lit. */
interface Cell {
  readonly index: number
  readonly share: number
  readonly road: number
  readonly line: number
  litAt: number | null
}

/** A road on the stage, with the line that the child drew along it. It comes and goes with its thing, and nothing of it in a step. */
export class RoadPicture {
  readonly #scene: Scene
  readonly #of: PictureOf
  readonly #field: SoftField
  readonly #colour: readonly [number, number, number]
  readonly #cells: readonly Cell[]
  #share = 0
  #shown = 0
  #ranAt: number | null = null
  #before: number
  #isLeaving = false

  constructor(scene: Scene, of: PictureOf) {
    this.#scene = scene
    this.#of = of
    this.#before = of.now()
    const { red, green, blue } = Display.Color.HexStringToColor(inLight(of.colour, of.strict))
    this.#colour = [red, green, blue]
    this.#cells = cellsOf(of)
    this.#field = new SoftField(scene, { ...FIELD, depth: BEHIND_THINGS })
    this.#field.image.setAlpha(0)
    scene.events.on(Scenes.Events.UPDATE, this.#draw, this)
  }

  /** The line is to come so far (0 to 1). */
  reach(share: number): void {
    this.#share = Math.max(this.#share, share)
  }

  /** A light runs along the road, once. Whether it begins only now. */
  run(): boolean {
    const now = this.#of.now()
    if (this.#ranAt !== null && now - this.#ranAt < RUN_MS + PASSING_MS) return false
    this.#ranAt = now
    return true
  }

  free(): void {
    this.#scene.events.off(Scenes.Events.UPDATE, this.#draw, this)
    this.#field.free(fadeMsOf(this.#of.colour))
  }

  #leave(): void {
    if (this.#isLeaving) return
    this.#isLeaving = true
    this.#scene.tweens.add({ targets: this.#field.image, alpha: 0, duration: fadeMsOf(this.#of.colour), ease: 'Sine.easeInOut' })
  }

  #draw(): void {
    const { now, layout, thing, way } = this.#of
    const [at, { width, height }] = [now(), layout()]
    this.#shown = Math.min(this.#share * (1 + FRONT), this.#shown + (PACE * (at - this.#before)) / 1000 / Math.max(way.length, 0.01))
    this.#before = at
    for (const cell of this.#cells) {
      if (cell.litAt === null && this.#shown > 0 && cell.share <= this.#shown + 1e-6) cell.litAt = at
      const lit = cell.line * Math.max(this.#risen(cell, at), this.#passing(cell, at))
      this.#field.set(cell.index, this.#colour, Math.max(cell.road * UNLIT, lit * LIT))
    }
    // As it leaves a still picture may stand in the thing's place, and its view is dark at once.
    if (thing.isLeaving) this.#leave()
    else this.#field.image.setAlpha(thing.view.alpha)
    this.#field.lie(width / 2, height / 2, width, height)
    this.#field.show()
  }

  #risen({ litAt, share }: Cell, at: number): number {
    return litAt === null ? 0 : Math.min(1, (at - litAt) / fadeMsOf(this.#of.colour), (this.#shown - share) / FRONT)
  }

  #passing({ share }: Cell, at: number): number {
    if (this.#ranAt === null) return 0
    const since = at - this.#ranAt - share * RUN_MS
    return since <= 0 || since >= PASSING_MS ? 0 : Math.sin((since / PASSING_MS) * Math.PI) * 0.7
  }
}

function cellsOf({ way, width, layout }: PictureOf): readonly Cell[] {
  const { aspect } = layout()
  return Array.from({ length: FIELD.columns * FIELD.rows }).flatMap((_, index): readonly Cell[] => {
    const [column, row] = [index % FIELD.columns, Math.floor(index / FIELD.columns)]
    const { share, error } = nearestOn(way, { x: (column + 0.5) / FIELD.columns, y: (row + 0.5) / FIELD.rows }, aspect)
    const [road, line] = [softly(error / (width / 2)), softly(error / ((LINE * width) / 2))]
    return road > 0 ? [{ index, share, road, line, litAt: null }] : []
  })
}

/** Full in the middle of a band, nothing at its edge (1), softly between. */
const softly = (off: number): number => {
  const rest = Math.max(0, Math.min(1, (1 - off) / 0.6))
  return rest * rest * (3 - 2 * rest)
}
