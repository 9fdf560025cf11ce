import { Display, type Scene, Scenes } from 'phaser'
import type { Hex } from '#domain/child/palette'
import { inLight, restlessColour } from '#domain/child/safety'
import { Ink, INK, type InkManner } from '#domain/trials/ink'
import type { Place } from '#domain/trials/plan'
import type { Layout } from './layout'
import { alphaFor } from './softLight'
import { SoftField } from './softField'

const BEHIND_THINGS = -1
/** Brighter than the ground by so much (relative luminance): a stage that is drawn full is not as bright as a page. */
const LIGHT = 0.42
const GOES_MS = 1000
/** Where two colours meet, they mix over this share of the stage's width. */
const SEAM = 0.12
/** Pieces of a way that runs by itself are drawn so often. */
const RUNS_EVERY_MS = 60

interface PictureOf {
  /** One colour, or those of the left and the right half. */
  readonly colours: readonly [Hex, Hex?]
  readonly ground: Hex
  readonly strict: boolean
  readonly manner: InkManner
  readonly layout: () => Layout
  /** Active ms. */
  readonly now: () => number
}

/** A way that ink runs along by itself. */
interface Running {
  readonly from: Place
  readonly to: Place
  readonly since: number
  readonly ms: number
  place: Place
  drawnAt: number
}

/** The ink that fingers leave on the stage: a drop, a trail, or one that runs slowly from place to place. Red is never splashed: coral stands for it. */
export class InkPicture {
  readonly #scene: Scene
  readonly #of: PictureOf
  readonly #ink: Ink
  readonly #field: SoftField
  readonly #colours: readonly (readonly [number, number, number])[]
  readonly #opaque: readonly number[]
  #running: readonly Running[] = []
  #isClean = true

  constructor(scene: Scene, of: PictureOf) {
    this.#scene = scene
    this.#of = of
    this.#ink = new Ink(of.manner)
    this.#field = new SoftField(scene, { ...INK, depth: BEHIND_THINGS })
    const [left, right] = [of.colours[0], of.colours[1] ?? of.colours[0]].map((colour) => inLight(restlessColour(colour), of.strict)) as [Hex, Hex]
    const columns = Array.from({ length: INK.columns }, (_, column) => Math.max(0, Math.min(1, ((column + 0.5) / INK.columns - 0.5) / SEAM + 0.5)))
    const [from, to] = [rgb(left), rgb(right)]
    const [least, most] = [left, right].map((colour) => alphaFor(LIGHT, { colour, ground: of.ground, overlap: 1 })) as [number, number]
    this.#colours = columns.map((share) => from.map((value, channel) => value + ((to[channel] ?? 0) - value) * share) as [number, number, number])
    this.#opaque = columns.map((share) => least + (most - least) * share)
    scene.events.on(Scenes.Events.UPDATE, this.#draw, this)
  }

  stroke(from: Place, to: Place): void {
    this.#ink.draw(from, to, this.#of.now(), this.#of.layout().aspect)
  }

  /** Ink runs from one place to another in `ms`, by itself. */
  run(from: Place, to: Place, ms: number): void {
    const now = this.#of.now()
    this.#running = [...this.#running, { from, to, since: now, ms, place: from, drawnAt: Number.NEGATIVE_INFINITY }]
  }

  /** No more is drawn; what is seen goes in its own time. */
  free(): void {
    this.#scene.events.off(Scenes.Events.UPDATE, this.#draw, this)
    this.#field.free(GOES_MS)
  }

  #draw(): void {
    const [at, layout] = [this.#of.now(), this.#of.layout()]
    for (const run of this.#running) this.#runOn(run, at)
    this.#running = this.#running.filter(({ since, ms }) => at - since < ms)
    const isSeen = this.#ink.step(at)
    if (!isSeen && this.#isClean) return
    this.#isClean = !isSeen
    const { light, thickness } = this.#ink
    for (let cell = 0; cell < light.length; cell++) {
      const column = cell % INK.columns
      this.#field.set(cell, this.#colours[column] ?? [0, 0, 0], (light[cell] ?? 0) * (this.#opaque[column] ?? 0) * thickness)
    }
    this.#field.lie(layout.width / 2, layout.height / 2, layout.width, layout.height)
    this.#field.show()
  }

  #runOn(run: Running, at: number): void {
    const part = Math.min(1, (at - run.since) / run.ms)
    if (at - run.drawnAt < RUNS_EVERY_MS && part < 1) return
    run.drawnAt = at
    const place = { x: run.from.x + (run.to.x - run.from.x) * part, y: run.from.y + (run.to.y - run.from.y) * part }
    this.stroke(run.place, place)
    run.place = place
  }
}

function rgb(colour: Hex): readonly [number, number, number] {
  const { red, green, blue } = Display.Color.HexStringToColor(colour)
  return [red, green, blue]
}
