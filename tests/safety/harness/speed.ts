import { linearOf } from '#domain/flashes/light'
import { FRAMES_PER_SECOND, SATURATED_RED } from '#domain/flashes/limits'
import { MAX_SPEED, RED_FADE_MS, RED_MAX_SPEED } from '#domain/child/safety'
import type { Stimulus } from '#scenes/kit/stimulus/stimulus'
import { COLUMNS, ROWS } from './cells'

/* Checks that nothing moves too fast, least of all red things. Redness is judged by the visible pixels, not by the plan. */

/** A thing that moved too fast (stage widths a second), or red that appeared or disappeared too fast (fractions of its brightness a second). */
export interface SpeedFinding {
  readonly kind: 'too fast' | 'red too fast' | 'red fade'
  readonly id: string
  readonly frame: number
  readonly amount: number
}

/** Time (s) over which speeds are averaged. */
const SECONDS = 0.25
const WINDOW = SECONDS * FRAMES_PER_SECOND
/** Tolerance for an average over a few frames, as a factor. */
const TOLERANCE = 1.1
/** Fraction of red cells in a thing's square from which the thing counts as red. */
const RED_SHARE = 0.1
/** Minimum brightness (0 to 1). Darker cells have no visible colour. */
const LEAST_LIGHT = 0.03
/** Steepness of an eased fade at its steepest, relative to its mean. */
const EASED = Math.PI / 2

interface Moment {
  readonly x: number
  readonly y: number
  readonly alpha: number
}

export class SpeedMonitor {
  readonly #moments = new Map<Stimulus, Moment[]>()
  readonly #red = new Set<Stimulus>()
  readonly #worst = new Map<SpeedFinding['kind'], SpeedFinding>()
  #frame = -1

  get found(): readonly SpeedFinding[] {
    return [...this.#worst.values()]
  }

  /** Adds the things on the stage as they are drawn, and the cells of the frame. */
  add(stimuli: readonly Stimulus[], cells: Uint8Array, aspect: number, heightInPixels: number): void {
    this.#frame += 1
    for (const known of this.#moments.keys()) if (!stimuli.includes(known)) this.#forget(known)
    for (const thing of stimuli) {
      // A red thing that is drawn in coral while it moves does not count as red then.
      if (thing.view.alpha > 0.5) {
        if (isRed(thing, stimuli, cells, heightInPixels)) this.#red.add(thing)
        else this.#red.delete(thing)
      }
      const moments = this.#moments.get(thing) ?? []
      moments.push({ x: thing.place.x, y: thing.place.y / aspect, alpha: thing.view.alpha })
      this.#moments.set(thing, moments)
      if (moments.length <= WINDOW) continue
      this.#judge(thing, moments)
      moments.shift()
    }
  }

  #forget(thing: Stimulus): void {
    this.#moments.delete(thing)
    this.#red.delete(thing)
  }

  #judge(thing: Stimulus, moments: readonly Moment[]): void {
    const [from, to] = [moments[0], moments.at(-1)]
    // While a thing is invisible, it may be anywhere.
    if (from === undefined || to === undefined || moments.some(({ alpha }) => alpha < 1 / 255)) return
    const speed = Math.hypot(to.x - from.x, to.y - from.y) / SECONDS
    const isRed = this.#red.has(thing)
    if (isRed) this.#note('red too fast', thing, speed, RED_MAX_SPEED * TOLERANCE)
    this.#note('too fast', thing, speed, MAX_SPEED * TOLERANCE)
    if (isRed) this.#note('red fade', thing, Math.abs(to.alpha - from.alpha) / SECONDS, (1000 / RED_FADE_MS) * EASED * TOLERANCE)
  }

  #note(kind: SpeedFinding['kind'], { plan: { id } }: Stimulus, amount: number, limit: number): void {
    if (amount > (this.#worst.get(kind)?.amount ?? limit)) this.#worst.set(kind, { kind, id, frame: this.#frame, amount })
  }
}

/** Returns the square of a thing in cells: left, top, right and bottom. */
function squareOf(thing: Stimulus, heightInPixels: number): readonly [number, number, number, number] {
  const half = thing.size / heightInPixels / 2
  const [x, y] = [thing.place.x * COLUMNS, thing.place.y * ROWS]
  const within = (cell: number, cells: number) => Math.min(cells, Math.max(0, Math.round(cell)))
  return [within(x - half * ROWS, COLUMNS), within(y - half * ROWS, ROWS), within(x + half * ROWS, COLUMNS), within(y + half * ROWS, ROWS)]
}

/** Whether a thing is red. Cells above or below another thing do not count, because they may show that thing's red. */
function isRed(thing: Stimulus, stimuli: readonly Stimulus[], cells: Uint8Array, heightInPixels: number): boolean {
  const [left, top, right, bottom] = squareOf(thing, heightInPixels)
  const others = stimuli.filter((other) => other !== thing).map((other) => squareOf(other, heightInPixels))
  let red = 0
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * COLUMNS + x) * 3
      const [r, g, b] = [linearOf(cells[at]), linearOf(cells[at + 1]), linearOf(cells[at + 2])]
      if (r + g + b <= LEAST_LIGHT || r / (r + g + b) < SATURATED_RED) continue
      if (others.every(([from, above, to, below]) => x < from || x >= to || y < above || y >= below)) red += 1
    }
  }
  return red > RED_SHARE * (bottom - top) * (right - left)
}
