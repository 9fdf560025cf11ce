import { Display, type Scene, Scenes } from 'phaser'
import type { Hex } from '#domain/child/palette'
import { inLight, restlessColour } from '#domain/child/safety'
import { Ink, INK_LIMITS, type InkManner } from '#domain/trials/plan/ink'
import type { Place } from '#domain/geometry'
import type { Layout } from './layout'
import { alphaFor } from './softLight'
import { packed, SoftField } from './softField'

const BEHIND_THINGS = -1
/** Brightness of the ink above the background (relative luminance). Even a fully painted stage stays darker than a white page. */
const LIGHT = 0.42
const GOES_MS = 1000
/**
 * Tones of the ink: deep where it is thin, then its own colour, and pale (share of white) where it is thick. `veins` is the contrast of the slow
 * veins that run through it.
 */
const TONES = { steps: 24, deep: -0.5, pale: 0.4, veins: 0.55 } as const
/** The veins of the ink: how many there are across the stage's width and height, and the time (ms) in which one moves to the place of the next. */
const VEINS = [
  { across: 2.3, down: 1.1, ms: 9000 },
  { across: -1.3, down: 2.1, ms: 13_000 },
] as const
/** Width (share of the stage) over which two colours blend. */
const SEAM = 0.12
/** Interval (ms) at which a stroke that runs by itself is extended. */
const RUNS_EVERY_MS = 60

interface PictureOf {
  /** One colour for the whole stage, or one for each half. */
  readonly colours: readonly [Hex, Hex?]
  readonly ground: Hex
  readonly strict: boolean
  readonly manner: InkManner
  readonly layout: () => Layout
  /** Returns the active time (ms). */
  readonly now: () => number
}

/** A stroke along which ink runs by itself. */
interface Running {
  readonly from: Place
  readonly to: Place
  readonly since: number
  readonly ms: number
  place: Place
  drawnAt: number
}

/** Draws the ink that fingers leave: a drop, a trail, or a stroke that runs slowly from place to place. Ink is never red; coral replaces it. */
export class InkPicture {
  readonly #scene: Scene
  readonly #of: PictureOf
  readonly #ink: Ink
  readonly #field: SoftField
  /** Packed tones for each column of the stage, from the deepest to the palest. */
  readonly #tones: Uint32Array
  readonly #opaque: readonly number[]
  #running: readonly Running[] = []
  #isClean = true

  constructor(scene: Scene, of: PictureOf) {
    this.#scene = scene
    this.#of = of
    this.#ink = new Ink(of.manner)
    this.#field = new SoftField(scene, { ...INK_LIMITS, depth: BEHIND_THINGS })
    const [left, right] = [of.colours[0], of.colours[1] ?? of.colours[0]].map((colour) => inLight(restlessColour(colour), of.strict)) as [Hex, Hex]
    const columns = Array.from({ length: INK_LIMITS.columns }, (_, column) =>
      Math.max(0, Math.min(1, ((column + 0.5) / INK_LIMITS.columns - 0.5) / SEAM + 0.5)),
    )
    const [from, to] = [rgb(left), rgb(right)]
    const [least, most] = [left, right].map((colour) => alphaFor(LIGHT, { colour, ground: of.ground, overlap: 1 })) as [number, number]
    this.#tones = Uint32Array.from(columns.flatMap((share) => tonesOf(mapTone(from, (value, channel) => value + (to[channel] - value) * share))))
    this.#opaque = columns.map((share) => least + (most - least) * share)
    scene.events.on(Scenes.Events.UPDATE, this.#draw, this)
  }

  stroke(from: Place, to: Place): void {
    this.#ink.draw(from, to, this.#of.now(), this.#of.layout().aspect)
  }

  /** Makes ink run from one place to another in `ms`. */
  run(from: Place, to: Place, ms: number): void {
    const now = this.#of.now()
    this.#running = [...this.#running, { from, to, since: now, ms, place: from, drawnAt: Number.NEGATIVE_INFINITY }]
  }

  /** Stops drawing. Ink that is still visible fades at its usual rate. */
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
    const [one, other] = VEINS.map((vein) => waveOf(vein, at)) as [Wave, Wave]
    const { cells } = this.#field
    let cell = 0
    for (let row = 0; row < INK_LIMITS.rows; row++)
      for (let column = 0; column < INK_LIMITS.columns; column++, cell++) {
        const lit = light[cell] as number
        if (lit === 0) {
          cells[cell] = 0
          continue
        }
        const vein = heightOf(one, column, row) + heightOf(other, column, row)
        const tone = Math.max(0, Math.min(1, lit * (1 - TONES.veins) + (TONES.veins * (vein + 1)) / 2))
        const colour = this.#tones[column * TONES.steps + Math.round(tone * (TONES.steps - 1))] as number
        cells[cell] = (colour | ((lit * (this.#opaque[column] as number) * thickness * 255) << 24)) >>> 0
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

type Tone = readonly [number, number, number]

const mapTone = ([r, g, b]: Tone, of: (value: number, channel: 0 | 1 | 2) => number): Tone => [of(r, 0), of(g, 1), of(b, 2)]

/** Returns the tones of a colour, from deep to pale. */
const tonesOf = (colour: Tone): readonly number[] =>
  Array.from({ length: TONES.steps }, (_, step) => {
    const share = (step / (TONES.steps - 1)) * 2 - 1
    const [to, by] = share < 0 ? [0, share * TONES.deep] : [255, share * TONES.pale]
    return packed(mapTone(colour, (value) => value + (to - value) * by))
  })

interface Wave {
  readonly acrossSin: Float32Array
  readonly acrossCos: Float32Array
  readonly downSin: Float32Array
  readonly downCos: Float32Array
}

/** Returns the sine of the wave at one cell. */
const heightOf = ({ acrossSin, acrossCos, downSin, downCos }: Wave, column: number, row: number): number =>
  (acrossSin[column] as number) * (downCos[row] as number) + (acrossCos[column] as number) * (downSin[row] as number)

/** Returns the sine and cosine of a wave for each column and each row. From these, `heightOf` gets a cell's value without calculating another sine. */
function waveOf({ across, down, ms }: (typeof VEINS)[number], at: number): Wave {
  const [columns, rows] = [
    Array.from({ length: INK_LIMITS.columns }, (_, column) => column / INK_LIMITS.columns),
    Array.from({ length: INK_LIMITS.rows }, (_, row) => row / INK_LIMITS.rows),
  ]
  const [turn, shift] = [2 * Math.PI, at / ms]
  const alongColumns = columns.map((share) => turn * (share * across + shift))
  const alongRows = rows.map((share) => turn * share * down + Math.sin(turn * share * 1.3))
  return {
    acrossSin: Float32Array.from(alongColumns, Math.sin),
    acrossCos: Float32Array.from(alongColumns, Math.cos),
    downSin: Float32Array.from(alongRows, Math.sin),
    downCos: Float32Array.from(alongRows, Math.cos),
  }
}

function rgb(colour: Hex): Tone {
  const { red, green, blue } = Display.Color.HexStringToColor(colour)
  return [red, green, blue]
}
