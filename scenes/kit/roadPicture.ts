import { Display, type GameObjects, type Scene, Scenes } from 'phaser'
import type { Hex } from '#domain/child/palette'
import { FADE_MS, fadeMsOf, inLight } from '#domain/child/safety'
import type { Way } from '#domain/trials/drift'
import { piecesOf } from '#domain/trials/road'
import { fadeAway } from './fadeAway'
import type { Layout } from './layout'
import type { Stimulus } from './stimulus'

/** One band and no row of dots, which would be a pattern (domain.md §1.7, 4). */
const PIECES = 48
const UNLIT = 0.18
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

/** A road on the stage, with the line that the child drew along it. It comes and goes with its thing, and nothing of it in a step. */
export class RoadPicture {
  readonly #scene: Scene
  readonly #of: PictureOf
  readonly #graphics: GameObjects.Graphics
  readonly #colour: number
  readonly #pieces: readonly (readonly [{ x: number; y: number }, { x: number; y: number }])[]
  readonly #litAt: number[] = []
  #share = 0
  #shown = 0
  #ranAt: number | null = null
  #before: number

  constructor(scene: Scene, of: PictureOf) {
    this.#scene = scene
    this.#of = of
    this.#before = of.now()
    this.#colour = Display.Color.HexStringToColor(inLight(of.colour, of.strict)).color
    this.#pieces = piecesOf(of.way, PIECES)
    this.#graphics = scene.add.graphics().setDepth(BEHIND_THINGS).setAlpha(0)
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
    fadeAway(this.#scene, this.#graphics, fadeMsOf(this.#of.colour))
  }

  #draw(): void {
    const { now, layout, thing, way, width } = this.#of
    const [at, stage] = [now(), layout()]
    this.#shown = Math.min(this.#share, this.#shown + (PACE * (at - this.#before)) / 1000 / Math.max(way.length, 0.01))
    this.#before = at
    while (this.#litAt.length < Math.floor(this.#shown * PIECES + 1e-6)) this.#litAt.push(at)
    this.#graphics.clear().setAlpha(thing.view.alpha)
    for (const [index, [from, to]] of this.#pieces.entries()) {
      const [start, end] = [stage.point(from), stage.point(to)]
      const lit = Math.max(this.#risen(index, at), this.#passing(index, at))
      this.#line(start, end, stage.length(width), UNLIT)
      if (lit > 0) this.#line(start, end, stage.length(width / 2), lit)
    }
  }

  #line(from: { x: number; y: number }, to: { x: number; y: number }, width: number, alpha: number): void {
    this.#graphics.lineStyle(width, this.#colour, alpha).lineBetween(from.x, from.y, to.x, to.y)
  }

  #risen(index: number, at: number): number {
    const litAt = this.#litAt[index]
    return litAt === undefined ? 0 : Math.min(1, (at - litAt) / FADE_MS)
  }

  #passing(index: number, at: number): number {
    if (this.#ranAt === null) return 0
    const since = at - this.#ranAt - (index / PIECES) * RUN_MS
    return since <= 0 || since >= PASSING_MS ? 0 : Math.sin((since / PASSING_MS) * Math.PI) * 0.7
  }
}
