import { DESIGN_ASPECT } from '../layout/placement'
import type { Place } from '../../geometry'

/** Number of cells across and down. Cells are drawn so softly that they cannot be distinguished. */
export const INK_LIMITS = { columns: 192, rows: 144 } as const
/** Time (ms) from a cell's first light to its full light. Orange red would need longer, so it is never used for ink. */
const COMES_MS = 400
/**
 * Minimum time (ms) for which a lit cell stays lit, and for which a fading cell fades before it lights up again. This allows
 * less than one pair of changes a second.
 */
const STAYS_MS = 700
/** Maximum step (ms) of one frame, however late the frame is. Light that caught up all at once would be a flash. */
const MOST_STEP_MS = 50
/** Share of its visible time for which ink stays unchanged before it fades. */
const STAYS = 0.35
/**
 * Share of the stage that may be lit before all ink becomes thinner, and time (ms) in which ink loses all its thickness. The
 * stage must neither become a lamp nor pulse.
 */
const FULL = { share: 0.5, thinsMs: 5000 } as const
/** Unevenness of the edge of the ink, as a share of its radius. */
const UNEVEN = 0.16
/** Soft lobes of a drop, like those of a flower: their number, and their extra length (share of the radius). */
const LOBES = { count: 6, deep: 0.16 } as const
/** Extra delay of the outermost ink, which spreads more slowly, as a share of the spreading time. */
const CREEPS = 0.6

/** How ink spreads and how long it lasts. */
export interface InkManner {
  /** Final radius of the ink around a finger (stage heights). */
  readonly radius: number
  /** Time (ms) in which the ink spreads outwards from the finger. */
  readonly spreadsMs: number
  /** Total time (ms) for which the ink is visible after the last touch. */
  readonly lastsMs: number
}

/**
 * Ink on the stage. It appears slowly under a finger, spreads, stays while it is touched again, and fades slowly. Each cell
 * follows one rule, however wildly somebody draws: lit ink stays for a while before it fades, and fading ink fades for a while
 * before it lights up again (clinical-design.md §1.7). Thousands of cells change in each frame, so their values are changed in
 * place.
 */
export class Ink {
  readonly #manner: InkManner
  readonly #size = INK_LIMITS.columns * INK_LIMITS.rows
  /**
   * For each cell: current brightness, goal, start of the change, end of its stay, and time at which it last became brighter or
   * faded.
   */
  readonly light = new Float32Array(this.#size)
  readonly #goal = new Float32Array(this.#size)
  readonly #from = new Float64Array(this.#size)
  readonly #until = new Float64Array(this.#size)
  readonly #cameAt = new Float64Array(this.#size).fill(Number.NEGATIVE_INFINITY)
  readonly #wentAt = new Float64Array(this.#size).fill(Number.NEGATIVE_INFINITY)
  /** Brightness at which each cell started to fade, so that all cells of a drop fade in the same time. */
  readonly #top = new Float32Array(this.#size)
  readonly #goesMs: number
  /** Time (ms) after a touch at which its ink starts to fade, everywhere at once. */
  readonly #keepsMs: number
  #steppedAt: number | null = null
  #thickness = 1

  constructor(manner: InkManner) {
    this.#manner = manner
    const rest = Math.max(2 * STAYS_MS, manner.lastsMs - COMES_MS - manner.spreadsMs)
    this.#keepsMs = COMES_MS + manner.spreadsMs + rest * STAYS
    this.#goesMs = rest * (1 - STAYS)
  }

  /** Draws with a finger from one place to another. `aspect` is the stage's width divided by its height. */
  draw(from: Place, to: Place, at: number, aspect: number): void {
    const { radius, spreadsMs } = this.#manner
    const [ax, ay, dx, dy] = [from.x * aspect, from.y, (to.x - from.x) * aspect, to.y - from.y]
    const length = dx * dx + dy * dy
    const [lobes, uneven] = length === 0 ? [LOBES.deep, UNEVEN / 3] : [0, UNEVEN]
    const turned = from.x * 17 + from.y * 13
    const reach = radius * (1 + UNEVEN + lobes)
    const first = (value: number, count: number) => Math.max(0, Math.floor(value * count))
    const last = (value: number, count: number) => Math.min(count - 1, Math.ceil(value * count))
    const [left, right] = [
      first(Math.min(from.x, to.x) - reach / aspect, INK_LIMITS.columns),
      last(Math.max(from.x, to.x) + reach / aspect, INK_LIMITS.columns),
    ]
    const [top, bottom] = [first(Math.min(from.y, to.y) - reach, INK_LIMITS.rows), last(Math.max(from.y, to.y) + reach, INK_LIMITS.rows)]
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const x = ((column + 0.5) / INK_LIMITS.columns) * aspect
        const y = (row + 0.5) / INK_LIMITS.rows
        const cell = row * INK_LIMITS.columns + column
        const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
        const away = ax + dx * part - x
        const aside = ay + dy * part - y
        const lobe = lobes === 0 ? 0 : lobes * (2 * Math.abs(Math.cos((LOBES.count / 2) * Math.atan2(aside, away) + turned)) - 1)
        const off = Math.sqrt(away * away + aside * aside) / (radius * (1 + uneven * (GRAIN[cell] as number) + lobe))
        if (off < 1) this.#wet(cell, fallOff(off), at, off * (1 + CREEPS * off * off) * spreadsMs)
      }
  }

  /** Current thickness of all ink, 0 to 1. */
  get thickness(): number {
    return this.#thickness
  }

  /** Advances to the time `at` (ms). Returns whether any ink is still visible. */
  step(at: number): boolean {
    const ms = Math.max(0, Math.min(MOST_STEP_MS, at - (this.#steppedAt ?? at)))
    this.#steppedAt = at
    let isSeen = false
    let lit = 0
    for (let cell = 0; cell < this.#size; cell++) {
      const now = this.light[cell] as number
      const goal = this.#goal[cell] as number
      if (goal === 0 && now === 0) continue
      isSeen = true
      lit += now
      if (now < goal) this.#come(cell, Math.min(goal, now + ms / COMES_MS), at)
      else if (at >= (this.#until[cell] as number) && at - (this.#cameAt[cell] as number) >= STAYS_MS) this.#go(cell, ms, at)
    }
    const wanted = Math.min(1, (FULL.share * this.#size) / Math.max(lit, 1))
    this.#thickness += Math.max(-ms / FULL.thinsMs, Math.min(ms / FULL.thinsMs, wanted - this.#thickness))
    return isSeen
  }

  #wet(cell: number, light: number, at: number, afterMs: number): void {
    const goal = this.#goal[cell] as number
    const isComing = (this.light[cell] as number) < goal
    // The less ink reaches a cell, the less the ink there is refreshed. Otherwise each touch would leave its edge in fading ink.
    const keeps = at + this.#keepsMs
    const before = Math.max(this.#until[cell] as number, at - this.#goesMs)
    this.#until[cell] = goal === 0 ? keeps : Math.max(before, before + (keeps - before) * light)
    const from = Math.max(at + afterMs, (this.#wentAt[cell] as number) + STAYS_MS)
    if (isComing) this.#from[cell] = Math.min(this.#from[cell] as number, from)
    if (light <= goal) return
    if (!isComing) this.#from[cell] = from
    this.#goal[cell] = light
  }

  #come(cell: number, light: number, at: number): void {
    if (at < (this.#from[cell] as number)) return
    this.light[cell] = light
    this.#top[cell] = light
    this.#cameAt[cell] = at
  }

  #go(cell: number, ms: number, at: number): void {
    const light = Math.max(0, (this.light[cell] as number) - ((this.#top[cell] as number) * ms) / this.#goesMs)
    this.light[cell] = light
    // Faded ink returns only where a finger touches it again.
    this.#goal[cell] = light
    this.#wentAt[cell] = at
  }
}

/** Returns the light at a distance from the middle of a drop (0) to its edge (1): full for a third of the way, then falling softly. */
function fallOff(off: number): number {
  const rest = Math.min(1, (1 - off) / 0.7)
  return rest * rest * (3 - 2 * rest)
}

/** Fixed grain of each cell, from -1 to 1. It varies slowly across the stage. */
const GRAIN = Float32Array.from({ length: INK_LIMITS.columns * INK_LIMITS.rows }, (_, cell) => {
  const [x, y] = [((cell % INK_LIMITS.columns) / INK_LIMITS.columns) * DESIGN_ASPECT, Math.floor(cell / INK_LIMITS.columns) / INK_LIMITS.rows]
  return (Math.sin(x * 10 + Math.sin(y * 7) * 2) + Math.sin(y * 12 - Math.sin(x * 6) * 2)) / 2
})
