/*
 * Counts flashes in a film of the stage by the definitions of WCAG 2.3.1, cell by cell and region by region, without
 * the small-area exemption: our children sit so near that it would allow a whole toy (domain.md §1.7).
 */

/** One frame: width * height cells, each red, green and blue as sRGB bytes. */
export interface Film {
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
  readonly frames: readonly Uint8Array[]
}

/** What may be seen at most: opposing pairs in any second, and the luminance by which a cell changes from one frame to the next. */
export interface Limits {
  readonly pairs: number
  readonly step?: number
}

/** A second in which more opposing pairs were seen than allowed, or two frames between which a cell changed too far. `x` and `y` count in cells; a region is its top left one. */
export interface Finding {
  readonly kind: 'luminance' | 'red' | 'stripes' | 'step'
  readonly scope: 'cell' | 'region' | 'frame'
  readonly x: number
  readonly y: number
  /** Index of the frame in which the limit was passed, and of the first change that counts towards it. */
  readonly frame: number
  readonly from: number
  /** Pairs in a second, bars of a pattern, or the change of luminance of a step. */
  readonly amount: number
}

/** The most of each that was seen, within the limits or not. `at`: the frame in which the worst second ended. */
export interface Most {
  readonly pairs: number
  readonly redPairs: number
  readonly at: number
  readonly step: number
  readonly bars: number
}

/** WCAG 2.3.1: a change counts from this share of the maximum relative luminance ... */
export const LUMINANCE_CHANGE = 0.1
/** ... when the darker state is under this. */
export const DARKER_UNDER = 0.8
/** Red flash: one state has R/(R+G+B) of at least this, and the two are this far apart in CIE 1976 u'v'. */
export const SATURATED_RED = 0.8
export const CHROMATICITY_CHANGE = 0.2
/** House limit (domain.md §1.7, 9): a cell changes by no more than this between two frames. The edge of the brightest thing at the highest speed comes to 0.32. */
export const LUMINANCE_STEP = 0.34
/** Light that a dark room adds to every pixel: without it the colour of black would be a division by nothing. */
const VEIL = 0.005
/** Regions are judged by their mean as well: an eighth of the stage's width, and no fewer cells than this. */
const LEAST_REGION = 8
/** More bright bars than this, side by side over more than this share of the stage, are a pattern. */
const MAX_STRIPES = 3
const PATTERN_SHARE = 0.25
/** ... that are so much brighter than what lies between them: stripes of more than 50 cd/m² on a tablet of 250 (domain.md §1.7). */
const STRIPE_CHANGE = 0.2
/** ... judged on so many squares across the width, by the mean of their bytes: rims and single lines count for little in it. */
const PATTERN_COLUMNS = 53
/** So many changes of a cell are remembered: four pairs in a second are far beyond every limit. */
const REMEMBERED = 8

const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

const luminanceOf = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** When the last changes of each cell were completed, in frames. */
class Changes {
  readonly #at: Int32Array
  readonly #count: Uint32Array

  constructor(cells: number) {
    this.#at = new Int32Array(cells * REMEMBERED)
    this.#count = new Uint32Array(cells)
  }

  add(cell: number, frame: number): void {
    const count = this.#count[cell] ?? 0
    this.#at[cell * REMEMBERED + (count % REMEMBERED)] = frame
    this.#count[cell] = count + 1
  }

  /** Opposing pairs among the changes of the last second: two changes are a pair. */
  pairsWithin(cell: number, frame: number, second: number): { pairs: number; from: number } {
    const known = Math.min(REMEMBERED, this.#count[cell] ?? 0)
    let recent = 0
    let from = frame
    for (let index = 0; index < known; index++) {
      const at = this.#at[cell * REMEMBERED + index] ?? 0
      if (frame - at >= second) continue
      recent += 1
      from = Math.min(from, at)
    }
    return { pairs: Math.floor(recent / 2), from }
  }
}

/** Remembers turning points: a change is counted when the way back from the last one is long enough. */
class LightChanges {
  readonly seen: Changes
  readonly #low: Float32Array
  readonly #high: Float32Array
  readonly #direction: Int8Array

  constructor(cells: number) {
    this.seen = new Changes(cells)
    this.#low = new Float32Array(cells).fill(Number.POSITIVE_INFINITY)
    this.#high = new Float32Array(cells).fill(Number.NEGATIVE_INFINITY)
    this.#direction = new Int8Array(cells)
  }

  add(cell: number, value: number, frame: number): boolean {
    const low = Math.min(this.#low[cell] ?? 0, value)
    const high = Math.max(this.#high[cell] ?? 0, value)
    const direction = this.#direction[cell] ?? 0
    const rises = direction <= 0 && value - low >= LUMINANCE_CHANGE && low < DARKER_UNDER
    const falls = direction >= 0 && high - value >= LUMINANCE_CHANGE && value < DARKER_UNDER
    const turns = rises || falls
    this.#low[cell] = turns ? value : low
    this.#high[cell] = turns ? value : high
    if (!turns) return false
    this.#direction[cell] = rises ? 1 : -1
    this.seen.add(cell, frame)
    return true
  }
}

class RedChanges {
  readonly seen: Changes
  readonly #u: Float32Array
  readonly #v: Float32Array
  /** 0 before the first frame, then 1, and 2 for red. */
  readonly #state: Uint8Array

  constructor(cells: number) {
    this.seen = new Changes(cells)
    this.#u = new Float32Array(cells)
    this.#v = new Float32Array(cells)
    this.#state = new Uint8Array(cells)
  }

  add(cell: number, red: number, green: number, blue: number, frame: number): boolean {
    const [r, g, b] = [red + VEIL, green + VEIL, blue + VEIL]
    const x = 0.4124 * r + 0.3576 * g + 0.1805 * b
    const y = luminanceOf(r, g, b)
    const sum = x + 15 * y + 3 * (0.0193 * r + 0.1192 * g + 0.9505 * b)
    const [u, v] = [(4 * x) / sum, (9 * y) / sum]
    const state = r / (r + g + b) >= SATURATED_RED ? 2 : 1
    const before = this.#state[cell] ?? 0
    const beforeU = this.#u[cell] ?? 0
    const changes = before !== 0 && (before === 2 || state === 2) && Math.hypot(u - beforeU, v - (this.#v[cell] ?? 0)) > CHROMATICITY_CHANGE
    // Inside a state the anchor follows its most saturated moment, so that a slow drift is not a change.
    const isFurther = before === state && (state === 2 ? u > beforeU : u < beforeU)
    if (before === 0 || changes || isFurther) {
      this.#u[cell] = u
      this.#v[cell] = v
      this.#state[cell] = state
    }
    if (changes) this.seen.add(cell, frame)
    return changes
  }
}

/** Judges a film frame by frame, so that it need not be kept. */
export class FlashWatch {
  readonly #width: number
  readonly #height: number
  readonly #second: number
  readonly #limits: Limits
  readonly #worst = new Map<string, Finding>()
  readonly #cells: { readonly light: LightChanges; readonly red: RedChanges }
  readonly #regions: { readonly light: LightChanges; readonly red: RedChanges }
  readonly #side: number
  readonly #columns: number
  readonly #bright: Float32Array
  /** What each region sums up to: red, green, blue. */
  readonly #sums: Float64Array
  readonly #most = { pairs: 0, redPairs: 0, at: 0, step: 0, bars: 0 }
  #before: Uint8Array | null = null
  #frame = -1

  constructor({ width, height, framesPerSecond }: Pick<Film, 'width' | 'height' | 'framesPerSecond'>, limits: Limits) {
    this.#width = width
    this.#height = height
    this.#second = framesPerSecond
    this.#limits = limits
    this.#side = Math.max(LEAST_REGION, Math.round(width / 8))
    this.#columns = Math.ceil(width / this.#side)
    const regions = this.#columns * Math.ceil(height / this.#side)
    this.#cells = { light: new LightChanges(width * height), red: new RedChanges(width * height) }
    this.#regions = { light: new LightChanges(regions), red: new RedChanges(regions) }
    this.#bright = new Float32Array(width * height)
    this.#sums = new Float64Array(regions * 3)
  }

  /** The worst finding of each kind and scope, at most one each. */
  get findings(): readonly Finding[] {
    return [...this.#worst.values()]
  }

  get most(): Most {
    return this.#most
  }

  /** The next frame; it must not be written to afterwards. Answers with what it found that is worse than before. */
  add(bytes: Uint8Array): readonly Finding[] {
    this.#frame += 1
    const found: Finding[] = []
    const touched = this.#judgeCells(bytes, found)
    if (touched.size === 0) return found
    this.#judgeRegions(touched, found)
    const bars = stripesIn(bytes, this.#width, this.#height)
    this.#most.bars = Math.max(this.#most.bars, bars)
    if (bars > MAX_STRIPES) this.#note(found, { kind: 'stripes', scope: 'frame', x: 0, y: 0, frame: this.#frame, from: this.#frame, amount: bars }, MAX_STRIPES)
    this.#before = bytes
    return found
  }

  /** What stands still cannot flash, and most of the stage stands still. Answers with the regions in which something changed. */
  #judgeCells(bytes: Uint8Array, found: Finding[]): ReadonlySet<number> {
    const [before, frame, width] = [this.#before, this.#frame, this.#width]
    const maxStep = this.#limits.step ?? Number.POSITIVE_INFINITY
    const { light, red } = this.#cells
    const touched = new Set<number>()
    for (let cell = 0, at = 0; cell < width * this.#height; cell++, at += 3) {
      const [r8, g8, b8] = [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0]
      if (before !== null && before[at] === r8 && before[at + 1] === g8 && before[at + 2] === b8) continue
      const [r, g, b] = [linear[r8] ?? 0, linear[g8] ?? 0, linear[b8] ?? 0]
      const x = cell % width
      const y = (cell - x) / width
      const region = Math.floor(y / this.#side) * this.#columns + Math.floor(x / this.#side)
      touched.add(region)
      this.#sums[region * 3] = (this.#sums[region * 3] ?? 0) + r - (before === null ? 0 : (linear[before[at] ?? 0] ?? 0))
      this.#sums[region * 3 + 1] = (this.#sums[region * 3 + 1] ?? 0) + g - (before === null ? 0 : (linear[before[at + 1] ?? 0] ?? 0))
      this.#sums[region * 3 + 2] = (this.#sums[region * 3 + 2] ?? 0) + b - (before === null ? 0 : (linear[before[at + 2] ?? 0] ?? 0))
      const bright = luminanceOf(r, g, b)
      const step = before === null ? 0 : Math.abs(bright - (this.#bright[cell] ?? 0))
      this.#bright[cell] = bright
      if (step > this.#most.step) this.#most.step = step
      if (step > maxStep) this.#note(found, { kind: 'step', scope: 'cell', x, y, frame, from: frame - 1, amount: step }, maxStep)
      if (light.add(cell, bright, frame)) this.#notePairs(found, 'luminance', 'cell', x, y, light.seen.pairsWithin(cell, frame, this.#second))
      if (red.add(cell, r, g, b, frame)) this.#notePairs(found, 'red', 'cell', x, y, red.seen.pairsWithin(cell, frame, this.#second))
    }
    return touched
  }

  #judgeRegions(touched: ReadonlySet<number>, found: Finding[]): void {
    const { light, red } = this.#regions
    for (const region of touched) {
      const x = (region % this.#columns) * this.#side
      const y = Math.floor(region / this.#columns) * this.#side
      const area = Math.min(this.#side, this.#width - x) * Math.min(this.#side, this.#height - y)
      const [r, g, b] = [(this.#sums[region * 3] ?? 0) / area, (this.#sums[region * 3 + 1] ?? 0) / area, (this.#sums[region * 3 + 2] ?? 0) / area]
      if (light.add(region, luminanceOf(r, g, b), this.#frame))
        this.#notePairs(found, 'luminance', 'region', x, y, light.seen.pairsWithin(region, this.#frame, this.#second))
      if (red.add(region, r, g, b, this.#frame)) this.#notePairs(found, 'red', 'region', x, y, red.seen.pairsWithin(region, this.#frame, this.#second))
    }
  }

  #notePairs(
    found: Finding[],
    kind: 'luminance' | 'red',
    scope: 'cell' | 'region',
    x: number,
    y: number,
    { pairs, from }: { pairs: number; from: number },
  ): void {
    if (kind === 'red') this.#most.redPairs = Math.max(this.#most.redPairs, pairs)
    else if (pairs > this.#most.pairs) Object.assign(this.#most, { pairs, at: this.#frame })
    this.#note(found, { kind, scope, x, y, frame: this.#frame, from, amount: pairs }, this.#limits.pairs)
  }

  #note(found: Finding[], finding: Finding, limit: number): void {
    const key = `${finding.kind}/${finding.scope}`
    if (finding.amount <= (this.#worst.get(key)?.amount ?? limit)) return
    this.#worst.set(key, finding)
    found.push(finding)
  }
}

/** The worst finding of each kind and scope, at most one each; empty when every limit holds. */
export function findFlashes(film: Film, limits: Limits): readonly Finding[] {
  const watch = new FlashWatch(film, limits)
  for (const bytes of film.frames) watch.add(bytes)
  return watch.findings
}

/** The most bright bars that lie side by side, across or down, over more than a quarter of the stage. */
function stripesIn(bytes: Uint8Array, cellsAcross: number, cellsDown: number): number {
  const side = Math.max(1, Math.round(cellsAcross / PATTERN_COLUMNS))
  const [width, height] = [Math.floor(cellsAcross / side), Math.floor(cellsDown / side)]
  const bright = new Float32Array(width * height)
  for (let square = 0; square < bright.length; square++) {
    const [left, top] = [(square % width) * side, Math.floor(square / width) * side]
    const sums = [0, 0, 0]
    for (let y = top; y < top + side; y++) {
      for (let at = (y * cellsAcross + left) * 3; at < (y * cellsAcross + left + side) * 3; at++) sums[at % 3] = (sums[at % 3] ?? 0) + (bytes[at] ?? 0)
    }
    const [r = 0, g = 0, b = 0] = sums.map((sum) => linear[Math.round(sum / side ** 2)] ?? 0)
    bright[square] = luminanceOf(r, g, b)
  }
  const across = (lines: number, length: number, lineStep: number, placeStep: number) => {
    const found = Array.from({ length: lines }, (_, line) => barsIn(bright, line * lineStep, placeStep, length)).sort((one, other) => other.bars - one.bars)
    let area = 0
    return found.find(({ extent }) => (area += extent) > PATTERN_SHARE * lines * length)?.bars ?? 0
  }
  return Math.max(across(height, width, width, 1), across(width, height, 1, width))
}

/** The bright bars of a line, and how far it is in squares from the first one's beginning to the last one's end. */
function barsIn(bright: Float32Array, start: number, step: number, length: number): { readonly bars: number; readonly extent: number } {
  let bars = 0
  let low = bright[start] ?? 0
  let high = low
  let isUp = false
  let [first, last] = [length, 0]
  for (let place = 0, at = start; place < length; place++, at += step) {
    const value = bright[at] ?? 0
    low = Math.min(low, value)
    high = Math.max(high, value)
    if (!isUp && value - low >= STRIPE_CHANGE) {
      isUp = true
      bars += 1
      high = value
      first = Math.min(first, place)
    } else if (isUp && high - value >= STRIPE_CHANGE) {
      isUp = false
      low = value
    }
    if (isUp) last = place + 1
  }
  return { bars, extent: Math.max(0, last - first) }
}
