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

/** A second in which more opposing pairs were seen than allowed. `cell` counts in cells; a region is its top left one. */
export interface Finding {
  readonly kind: 'luminance' | 'red' | 'stripes'
  readonly scope: 'cell' | 'region' | 'frame'
  readonly x: number
  readonly y: number
  /** Index of the frame in which the limit was passed, and of the first change that counts towards it. */
  readonly frame: number
  readonly from: number
  readonly pairs: number
}

/** WCAG 2.3.1: a change counts from this share of the maximum relative luminance ... */
export const LUMINANCE_CHANGE = 0.1
/** ... when the darker state is under this. */
export const DARKER_UNDER = 0.8
/** Red flash: one state has R/(R+G+B) of at least this, and the two are this far apart in CIE 1976 u'v'. */
export const SATURATED_RED = 0.8
export const CHROMATICITY_CHANGE = 0.2
/** Light that a dark room adds to every pixel: without it the colour of black would be a division by nothing. */
const VEIL = 0.005
/** Regions of this many cells a side are judged by their mean as well. */
const REGION = 8
/** More bright bars than this, over more than this share of the rows or columns, are a pattern. */
const MAX_STRIPES = 3
const PATTERN_SHARE = 0.25

const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

interface Light {
  readonly r: number
  readonly g: number
  readonly b: number
}

const luminance = ({ r, g, b }: Light): number => 0.2126 * r + 0.7152 * g + 0.0722 * b

function chromaticity(light: Light): { u: number; v: number; isRed: boolean } {
  const [r, g, b] = [light.r + VEIL, light.g + VEIL, light.b + VEIL]
  const x = 0.4124 * r + 0.3576 * g + 0.1805 * b
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b
  const z = 0.0193 * r + 0.1192 * g + 0.9505 * b
  const sum = x + 15 * y + 3 * z
  return { u: (4 * x) / sum, v: (9 * y) / sum, isRed: r / (r + g + b) >= SATURATED_RED }
}

/** Remembers turning points: a change is counted when the way back from the last one is long enough. */
class Changes {
  /** Frames in which a counted change was completed. */
  readonly at: number[] = []
  #low = Number.POSITIVE_INFINITY
  #high = Number.NEGATIVE_INFINITY
  #direction = 0

  luminance(value: number, frame: number): boolean {
    this.#low = Math.min(this.#low, value)
    this.#high = Math.max(this.#high, value)
    const rises = this.#direction <= 0 && value - this.#low >= LUMINANCE_CHANGE && this.#low < DARKER_UNDER
    const falls = this.#direction >= 0 && this.#high - value >= LUMINANCE_CHANGE && value < DARKER_UNDER
    if (!rises && !falls) return false
    this.#direction = rises ? 1 : -1
    this.#low = value
    this.#high = value
    this.at.push(frame)
    return true
  }
}

class RedChanges {
  readonly at: number[] = []
  #anchor: { u: number; v: number; isRed: boolean } | null = null

  add(light: Light, frame: number): boolean {
    const now = chromaticity(light)
    const before = this.#anchor
    if (before === null) {
      this.#anchor = now
      return false
    }
    const far = Math.hypot(now.u - before.u, now.v - before.v) > CHROMATICITY_CHANGE
    if (far && (now.isRed || before.isRed)) {
      this.#anchor = now
      this.at.push(frame)
      return true
    }
    // Inside a state the anchor follows its most saturated moment, so that a slow drift is not a change.
    if (now.isRed === before.isRed && (now.isRed ? now.u > before.u : now.u < before.u)) this.#anchor = now
    return false
  }
}

/** Opposing pairs among the changes of the last second: two changes are a pair. */
function pairsWithin(changes: readonly number[], frame: number, second: number): { pairs: number; from: number } {
  const recent = changes.filter((moment) => frame - moment < second)
  return { pairs: Math.floor(recent.length / 2), from: recent[0] ?? frame }
}

/** The worst finding of each kind and scope, at most one each; empty when no second has more than `maxPairs` pairs. */
export function findFlashes(film: Film, maxPairs: number): readonly Finding[] {
  const { width, height, framesPerSecond } = film
  const worst = new Map<string, Finding>()
  const note = (finding: Finding) => {
    const key = `${finding.kind}/${finding.scope}`
    if (finding.pairs > (worst.get(key)?.pairs ?? maxPairs)) worst.set(key, finding)
  }
  const tracked = [
    { scope: 'cell' as const, side: 1 },
    { scope: 'region' as const, side: REGION },
  ].map(({ scope, side }) => {
    const columns = Math.ceil(width / side)
    const rows = Math.ceil(height / side)
    const cells = Array.from({ length: columns * rows }, () => ({ light: new Changes(), red: new RedChanges() }))
    return { scope, side, columns, cells }
  })
  let before: Uint8Array | null = null
  for (const [frame, bytes] of film.frames.entries()) {
    if (before !== null && !differs(before, bytes, width, height, 0, 0, Math.max(width, height))) continue
    for (const { scope, side, columns, cells } of tracked) {
      for (const [index, cell] of cells.entries()) {
        const x = (index % columns) * side
        const y = Math.floor(index / columns) * side
        // What stands still cannot flash, and most of the stage stands still.
        if (before !== null && !differs(before, bytes, width, height, x, y, side)) continue
        const light = meanOf(bytes, width, height, x, y, side)
        const at = { scope, x, y, frame }
        if (cell.light.luminance(luminance(light), frame)) note({ kind: 'luminance', ...at, ...pairsWithin(cell.light.at, frame, framesPerSecond) })
        if (cell.red.add(light, frame)) note({ kind: 'red', ...at, ...pairsWithin(cell.red.at, frame, framesPerSecond) })
      }
    }
    before = bytes
    const stripes = stripesIn(bytes, width, height)
    if (stripes > MAX_STRIPES) worst.set('stripes/frame', { kind: 'stripes', scope: 'frame', x: 0, y: 0, frame, from: frame, pairs: stripes })
  }
  return [...worst.values()]
}

function differs(before: Uint8Array, bytes: Uint8Array, width: number, height: number, left: number, top: number, side: number): boolean {
  const right = Math.min(width, left + side)
  for (let y = top; y < Math.min(height, top + side); y++) {
    for (let at = (y * width + left) * 3; at < (y * width + right) * 3; at++) if (bytes[at] !== before[at]) return true
  }
  return false
}

function meanOf(bytes: Uint8Array, width: number, height: number, left: number, top: number, side: number): Light {
  const sum = { r: 0, g: 0, b: 0 }
  let count = 0
  for (let y = top; y < Math.min(height, top + side); y++) {
    for (let x = left; x < Math.min(width, left + side); x++) {
      const at = (y * width + x) * 3
      sum.r += linear[bytes[at] ?? 0] ?? 0
      sum.g += linear[bytes[at + 1] ?? 0] ?? 0
      sum.b += linear[bytes[at + 2] ?? 0] ?? 0
      count += 1
    }
  }
  return { r: sum.r / count, g: sum.g / count, b: sum.b / count }
}

/** The number of bright bars that more than a quarter of the rows, or of the columns, cross. */
function stripesIn(bytes: Uint8Array, width: number, height: number): number {
  const brightnesses = Float64Array.from({ length: width * height }, (_, cell) => luminance(meanOf(bytes, width, height, cell % width, Math.floor(cell / width), 1)))
  const brightness = (x: number, y: number) => brightnesses[y * width + x] ?? 0
  const across = (lines: number, length: number, value: (line: number, place: number) => number) => {
    const counts = Array.from({ length: lines }, (_, line) => barsIn(Array.from({ length }, (_unused, place) => value(line, place))))
    return counts.sort((a, b) => b - a)[Math.floor(lines * PATTERN_SHARE)] ?? 0
  }
  return Math.max(
    across(height, width, (y, x) => brightness(x, y)),
    across(width, height, (x, y) => brightness(x, y)),
  )
}

function barsIn(line: readonly number[]): number {
  let bars = 0
  let low = line[0] ?? 0
  let high = low
  let isUp = false
  for (const value of line) {
    low = Math.min(low, value)
    high = Math.max(high, value)
    if (!isUp && value - low >= LUMINANCE_CHANGE) {
      isUp = true
      bars += 1
      high = value
    } else if (isUp && high - value >= LUMINANCE_CHANGE) {
      isUp = false
      low = value
    }
  }
  return bars
}
