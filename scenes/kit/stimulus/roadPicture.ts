import { Display, type Scene, Scenes } from 'phaser'
import type { Hex } from '#domain/child/palette'
import { fadeMsOf, inLight } from '#domain/child/safety'
import type { DriftPath } from '#domain/trials/layout/drift'
import type { Place } from '#domain/geometry'
import { nearestOn } from '#domain/trials/layout/road'
import type { Layout } from '../drawing/layout'
import { SoftField } from '../drawing/softField'
import type { Stimulus } from './stimulus'

/**
 * Cells of the field in which the road is drawn. The road is one soft band, because a row of dots would be a pattern (clinical-design.md §1.7, 4).
 * The cells are fine enough to show a narrow road completely.
 */
const FIELD = { columns: 128, rows: 96 } as const
const UNLIT = 0.2
const LIT = 0.9
/** Width of the drawn line: as a share of the road's width, or in stage heights if there is no road. */
const LINE = 0.9
const FREE_LINE = 0.05
/** Length of the line's soft tip, as a share of the whole way. */
const FRONT = 0.08
/** Top speed at which the line grows (stage widths per second). Each piece of it fades in slowly. */
const PACE = 0.5
/** Timing of a light that runs along the road: its total duration, and the time for which it lights one place (ms). */
const RUN_MS = 4000
const PASSING_MS = 1600
/** Time in which an abandoned line fades, and the delay before another line may be drawn there (ms). Light must not return within a second. */
const GOES_MS = 1000
const RESTS_MS = 1700
/** Maximum total length of the lines that are visible at once, in lengths of the road. It keeps a child who draws to and fro from making a pattern. */
const MOST_LENGTH = 1.6
const BEHIND_THINGS = -1

interface PictureOf {
  readonly way: DriftPath
  /** The thing that the road belongs to; the road appears and leaves with it. */
  readonly thing: Stimulus
  readonly colour: Hex
  readonly strict: boolean
  /** Width of the whole road (stage heights); null if no road is shown and the line follows the finger. */
  readonly width: number | null
  readonly layout: () => Layout
  /** Returns the active time (ms). */
  readonly now: () => number
}

/**
 * A cell of the road: its position along the road (0 to 1), how fully the road and the line cover it (0 to 1), and the active time (ms) at which it
 * was lit.
 */
interface Cell {
  readonly index: number
  readonly share: number
  readonly road: number
  readonly line: number
  litAt: number | null
}

/** A cell that a finger crossed: the target and current opacity of the line in it. */
interface Marked {
  wanted: number
  seen: number
  goneAt: number
}

/**
 * Draws a road on the stage, with the line that the child draws along it from one end or both. The road appears and leaves with its thing, and
 * changes gradually.
 */
export class RoadPicture {
  readonly #scene: Scene
  readonly #of: PictureOf
  readonly #field: SoftField
  readonly #colour: readonly [number, number, number]
  /** Time in which the road fades in or out (ms). */
  readonly #fadeMs: number
  readonly #cells: readonly Cell[]
  readonly #onRoad: ReadonlySet<number>
  readonly #marked = new Map<number, Marked>()
  /** Target length of the line from the start and from the end (shares of the road). `shown` is the length that is visible now. */
  readonly #wanted = { start: 0, end: 0 }
  readonly #shown = { start: 0, end: 0 }
  #ranAt: number | null = null
  /** Length of the visible line (stage heights), and the lengths of lines that are still fading, each with the time (ms) at which it has gone. */
  #length = 0
  #going: readonly { readonly length: number; readonly until: number }[] = []
  #isWhole = true
  #before: number
  /** Active time (ms) until which the picture changes because the line grows or fades, or a light runs. */
  #changesUntil: number
  #isLeaving = false

  constructor(scene: Scene, of: PictureOf) {
    this.#scene = scene
    this.#of = of
    this.#before = of.now()
    this.#changesUntil = this.#before
    const { red, green, blue } = Display.Color.HexStringToColor(inLight(of.colour, of.strict))
    this.#colour = [red, green, blue]
    this.#fadeMs = fadeMsOf(of.colour)
    this.#cells = cellsOf(of)
    this.#onRoad = new Set(this.#cells.map(({ index }) => index))
    this.#field = new SoftField(scene, { ...FIELD, depth: BEHIND_THINGS })
    this.#field.image.setAlpha(0)
    scene.events.on(Scenes.Events.UPDATE, this.#draw, this)
  }

  /** Extends the line to this share (0 to 1) from the start or from the end. */
  reach(share: number, from: 'start' | 'end' = 'start'): void {
    this.#wanted[from] = Math.max(this.#wanted[from], share)
  }

  /** Time (ms) until the line is visible over its whole target length. */
  get restMs(): number {
    const rest = Math.max(...(['start', 'end'] as const).map((from) => this.#wanted[from] * (1 + FRONT) - this.#shown[from]))
    return rest <= 0 ? 0 : ((rest * this.#of.way.length) / PACE) * 1000 + this.#fadeMs
  }

  /** Draws the line where a finger moved from one place to another. */
  mark(from: Place, to: Place): void {
    const { aspect } = this.#of.layout()
    const now = this.#of.now()
    if (!this.#hasRoomFor(Math.hypot((to.x - from.x) * aspect, to.y - from.y), now)) return
    const far = FREE_LINE / 2
    const [left, right] = [Math.min(from.x, to.x) - far / aspect, Math.max(from.x, to.x) + far / aspect]
    const [top, bottom] = [Math.min(from.y, to.y) - far, Math.max(from.y, to.y) + far]
    this.#changesFor(this.#fadeMs)
    const stroke: DriftPath = { points: [from, to], shares: [0, 1], length: 1 }
    for (let row = Math.max(0, Math.floor(top * FIELD.rows)); row < Math.min(FIELD.rows, Math.ceil(bottom * FIELD.rows)); row++) {
      for (let column = Math.max(0, Math.floor(left * FIELD.columns)); column < Math.min(FIELD.columns, Math.ceil(right * FIELD.columns)); column++) {
        const line = softly(nearestOn(stroke, placeOf(column, row), aspect).error / far)
        const index = row * FIELD.columns + column
        const before = this.#marked.get(index)
        if (line <= 0 || (before !== undefined && now - before.goneAt < RESTS_MS)) continue
        this.#marked.set(index, { wanted: Math.max(line, before?.wanted ?? 0), seen: before?.seen ?? 0, goneAt: Number.NEGATIVE_INFINITY })
      }
    }
  }

  /** Whether everything that the finger drew is visible. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  /** Fades the drawn line. */
  forget(): void {
    const now = this.#of.now()
    this.#going = [...this.#going.filter(({ until }) => until > now), { length: this.#length, until: now + RESTS_MS }]
    this.#length = 0
    this.#isWhole = true
    this.#changesFor(GOES_MS)
    for (const cell of this.#marked.values()) if (cell.wanted > 0) Object.assign(cell, { wanted: 0, goneAt: now })
  }

  #hasRoomFor(length: number, now: number): boolean {
    const seen = this.#going.filter(({ until }) => until > now).reduce((sum, each) => sum + each.length, this.#length)
    const isRoom = seen + length <= MOST_LENGTH * this.#of.way.length * this.#of.layout().aspect
    if (isRoom) this.#length += length
    else this.#isWhole = false
    return isRoom
  }

  /** Starts a light that runs along the road once. Returns false if one is already running. */
  run(): boolean {
    const now = this.#of.now()
    if (this.#ranAt !== null && now - this.#ranAt < RUN_MS + PASSING_MS) return false
    this.#ranAt = now
    this.#changesFor(RUN_MS + PASSING_MS)
    return true
  }

  free(): void {
    this.#scene.events.off(Scenes.Events.UPDATE, this.#draw, this)
    this.#field.free(this.#fadeMs)
  }

  #leave(): void {
    if (this.#isLeaving) return
    this.#isLeaving = true
    this.#scene.tweens.add({ targets: this.#field.image, alpha: 0, duration: this.#fadeMs, ease: 'Sine.easeInOut' })
  }

  #changesFor(ms: number): void {
    this.#changesUntil = Math.max(this.#changesUntil, this.#of.now() + ms)
  }

  #draw(): void {
    const { now, layout, thing } = this.#of
    const [at, { width, height }] = [now(), layout()]
    const before = this.#before
    this.#before = at
    const isGrowing = this.#isBehind('start') || this.#isBehind('end')
    if (isGrowing) this.#changesFor(this.#fadeMs)
    // One more frame is drawn after the last change, to show its final state.
    if (before <= this.#changesUntil) this.#drawLine(at, at - before)
    // A still image may replace a thing that is leaving; the thing's own view is then dark immediately.
    if (thing.isLeaving) this.#leave()
    else this.#field.image.setAlpha(thing.view.alpha)
    this.#field.lie(width / 2, height / 2, width, height)
  }

  #drawLine(at: number, ms: number): void {
    this.#goOn('start', ms)
    this.#goOn('end', ms)
    for (const cell of this.#cells) {
      if (cell.litAt === null && this.#isReached(cell)) cell.litAt = at
      const lit = cell.line * Math.max(this.#risen(cell, at), this.#passing(cell, at))
      this.#field.set(cell.index, this.#colour, Math.max(cell.road * UNLIT, lit * LIT, this.#drawnOver(cell.index)))
    }
    this.#fadeMarked(ms)
    this.#field.show()
  }

  #isBehind(from: 'start' | 'end'): boolean {
    return this.#shown[from] < this.#wanted[from] * (1 + FRONT)
  }

  #goOn(from: 'start' | 'end', ms: number): void {
    const step = (PACE * ms) / 1000 / Math.max(this.#of.way.length, 0.01)
    this.#shown[from] = Math.min(this.#wanted[from] * (1 + FRONT), this.#shown[from] + step)
  }

  #isReached({ share }: Cell): boolean {
    const { start, end } = this.#shown
    return (start > 0 && share <= start + 1e-6) || (end > 0 && 1 - share <= end + 1e-6)
  }

  #risen({ litAt, share }: Cell, at: number): number {
    if (litAt === null) return 0
    const behind = Math.max(this.#shown.start - share, this.#shown.end - (1 - share))
    return Math.max(0, Math.min(1, (at - litAt) / this.#fadeMs, behind / FRONT))
  }

  #passing({ share }: Cell, at: number): number {
    if (this.#ranAt === null) return 0
    const since = at - this.#ranAt - share * RUN_MS
    return since <= 0 || since >= PASSING_MS ? 0 : Math.sin((since / PASSING_MS) * Math.PI) * 0.7
  }

  /** Returns the visible share of the line in a cell that a finger crossed. */
  #drawnOver(index: number): number {
    return (this.#marked.get(index)?.seen ?? 0) * LIT
  }

  #fadeMarked(ms: number): void {
    const rises = ms / this.#fadeMs
    for (const [index, cell] of this.#marked) {
      cell.seen += Math.max(-ms / GOES_MS, Math.min(rises, cell.wanted - cell.seen))
      if (!this.#onRoad.has(index)) this.#field.set(index, this.#colour, cell.seen * LIT)
    }
  }
}

function cellsOf({ way, width, layout }: PictureOf): readonly Cell[] {
  const { aspect } = layout()
  return Array.from({ length: FIELD.columns * FIELD.rows }).flatMap((_, index): readonly Cell[] => {
    const { share, error } = nearestOn(way, placeOf(index % FIELD.columns, Math.floor(index / FIELD.columns)), aspect)
    const [road, line] = width === null ? [0, softly(error / (FREE_LINE / 2))] : [softly(error / (width / 2)), softly(error / ((LINE * width) / 2))]
    return Math.max(road, line) > 0 ? [{ index, share, road, line, litAt: null }] : []
  })
}

const placeOf = (column: number, row: number): Place => ({ x: (column + 0.5) / FIELD.columns, y: (row + 0.5) / FIELD.rows })

/** Returns 1 in the middle of a band and 0 at its edge, with a soft transition. `off` is the distance from the middle, in half-widths. */
const softly = (off: number): number => {
  const rest = Math.max(0, Math.min(1, (1 - off) / 0.6))
  return rest * rest * (3 - 2 * rest)
}
