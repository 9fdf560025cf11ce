import { densestField, inDenseFields, squareField } from './fields'
import { linearOf, luminanceOfLinear } from './light'
import { FILM_GRID, FRAMES_PER_SECOND, type FlashLimits, HOUSE_LIMITS } from './limits'
import { opposingFrom, type Swing, swingsOf } from './swings'
import { thinParts } from './thinParts'

/*
 * Flashes of a picture gliding at constant speed, found without a film. Along one line of its path, all places see the same series of light, one after
 * the other. So changes under way at the same time keep their shape and travel with the picture: one table, with a row per line and a column per frame
 * of that series, answers for the whole glide.
 */

/** A picture as seen on black, row by row in pixels of its own: at least three per cell of the film, or thin lines are lost. */
export interface LitPicture {
  /** Relative luminance (0 to 1) of the covered part of the pixel. */
  readonly luminance: Float32Array
  /** Opacity (0 to 1). */
  readonly coverage: Float32Array
  /** How much (0 to 1) each pixel belongs to thin parts, if known. */
  readonly thin?: Float32Array
  readonly width: number
  readonly height: number
}

export interface Glide {
  /** The picture's height in stage heights. */
  readonly size: number
  /** Stage widths per second. */
  readonly speed: number
  /** Greatest distance (stage widths): no place sees more of the picture than passes in that. */
  readonly way: number
  /** Whether it returns at once, as in a sway or a hop: each place then sees the same changes twice. */
  readonly isToAndFro?: boolean
  /** Whether it may pass over other things. */
  readonly isOverOthers?: boolean
  /** The axis along which it moves, if it moves in no other direction. */
  readonly along?: Axis
  /** Whether its contrast must stay, so that it can only be slowed. */
  readonly keepsContrast?: boolean
  /** Whether its thin parts stay as bright as the rest. */
  readonly keepsThin?: boolean
}

type Axis = 'across' | 'down'

/** A glide along one of the picture's own axes. */
export interface DirectedGlide extends Glide {
  readonly axis: Axis
}

/** What the places passed by a gliding picture see. Shares are of the stage's area, as in `Flashes` of a film. */
export interface GlideFlashes {
  readonly changes: number
  readonly overShare: number
  readonly cellChanges: number
  readonly fastShare: number
}

/** Takes pixels as red, green, blue and opacity (0 to 255, not premultiplied), as a canvas has them. */
export function litPictureOf(pixels: ArrayLike<number>, width: number): LitPicture {
  const count = pixels.length / 4
  const coverage = Float32Array.from({ length: count }, (_, index) => (pixels[4 * index + 3] ?? 0) / 255)
  const luminance = coverage.map(
    (share, index) => share * luminanceOfLinear(linearOf(pixels[4 * index]), linearOf(pixels[4 * index + 1]), linearOf(pixels[4 * index + 2])),
  )
  const height = count / width
  const thinAt = thinParts((x, y) => coverage[Math.floor(y * height) * width + Math.floor(x * width)] ?? 0)
  const thin = Float32Array.from({ length: count }, (_, index) => thinAt(((index % width) + 0.5) / width, (Math.floor(index / width) + 0.5) / height))
  return { luminance, coverage, thin, width, height }
}

/** The picture with this share of its inner contrast: 1 unchanged, 0 a single luminance. Its outline stays. */
export function withContrast({ luminance, coverage, ...size }: LitPicture, share: number): LitPicture {
  const covered = sum(coverage)
  const mean = covered === 0 ? 0 : sum(luminance) / covered
  return { ...size, coverage, luminance: luminance.map((light, index) => share * light + (1 - share) * mean * (coverage[index] ?? 0)) }
}

/** Greatest luminance of dimmed thin parts: with the margins, a place that they pass sees no change that counts. */
export const DIM_LIGHT = 0.075

/** A picture that has been calmed. */
export function calmed(picture: LitPicture, { contrast, dimsThin }: Calming): LitPicture {
  const calm = withContrast(picture, contrast)
  return dimsThin ? withDimParts(calm) : calm
}

/** The picture with dimmed thin parts: they cause no more changes than its body alone. */
function withDimParts(picture: LitPicture): LitPicture {
  const { luminance, coverage, thin } = picture
  if (thin === undefined) return picture
  const dimmed = luminance.map((light, index) => {
    const share = thin[index] ?? 0
    return share * Math.min(light, DIM_LIGHT * (coverage[index] ?? 0)) + (1 - share) * light
  })
  return { ...picture, luminance: dimmed }
}

const sum = (values: Float32Array): number => values.reduce((all, value) => all + value, 0)

/** How a picture is calmed: the share of its inner contrast (1 unchanged, 0 flat), and whether its thin parts are dimmed. */
export interface Calming {
  readonly contrast: number
  readonly dimsThin: boolean
}

/** From unchanged to nearly flat; and the same with dimmed thin parts. */
const CALMINGS: readonly Calming[] = [1, 0.7, 0.5, 0.35, 0.2, 0.1].map((contrast) => ({ contrast, dimsThin: false }))
const DIMMED: readonly Calming[] = [0.5, 0.35, 0.2, 0.1, 0].map((contrast) => ({ contrast, dimsThin: true }))
const AS_IT_IS: Calming = { contrast: 1, dimsThin: false }
/**
 * A film sees the picture at other places of its grid, and other things near it: so a glide must stay within these shares of limit 1's changes and
 * areas, at a speed higher by this factor. It must stay within less over other things, which change with it, and where it returns and starts again.
 */
const MARGIN = { change: 0.8, alone: { area: 0.8, speed: 1.2 }, withOthers: { area: 0.4, speed: 1.35 } } as const
const marginFor = ({ isToAndFro = false, isOverOthers = false }: Glide) => (isOverOthers || isToAndFro ? MARGIN.withOthers : MARGIN.alone)

function limitsFor(glide: Glide): FlashLimits {
  const { area } = marginFor(glide)
  // A movement that returns at once may change a place only half as often on each way.
  const ways = glide.isToAndFro === true ? 2 : 1
  return {
    ...HOUSE_LIMITS,
    change: MARGIN.change * HOUSE_LIMITS.change,
    area: area * HOUSE_LIMITS.area,
    overArea: area * HOUSE_LIMITS.overArea,
    cellArea: area * HOUSE_LIMITS.cellArea,
    changes: HOUSE_LIMITS.changes / ways,
    cellChanges: HOUSE_LIMITS.cellChanges / ways,
  }
}

/** A picture as seen along its own axes, and along a diagonal, which is made on demand. */
interface Seen {
  readonly straight: LitPicture
  readonly diagonal: () => LitPicture
}

function seenAlong(straight: LitPicture): Seen {
  let turned: LitPicture | null = null
  return { straight, diagonal: () => (turned ??= diagonal(straight)) }
}

/** The first safe choice, where choices grow safer; otherwise the last one tried. */
function firstSafe<Choice>(choices: readonly Choice[], isSafe: (choice: Choice) => boolean): Choice | undefined {
  const [first] = choices
  // Most pictures are safe as they are.
  if (first === undefined || isSafe(first)) return first
  let [from, to] = [1, choices.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (isSafe(choices[middle] as Choice)) to = middle
    else from = middle + 1
  }
  return choices[from]
}

function isSafeWith(seen: Seen, calming: Calming, glide: Glide): boolean {
  const limits = limitsFor(glide)
  const speed = glide.speed * marginFor(glide).speed
  const isSafeAlong = (picture: LitPicture, size: number) => {
    const calm = calmed(picture, calming)
    const axes: readonly Axis[] = glide.along === undefined ? ['across', 'down'] : [glide.along]
    return axes.every((axis) => isSafeGlide(judgeGlide(calm, { ...glide, size, speed, axis }, limits), limits))
  }
  return isSafeAlong(seen.straight, glide.size) && (glide.along !== undefined || isSafeAlong(seen.diagonal(), glide.size * Math.SQRT2))
}

/** A square picture turned by 45 degrees, on a larger square. */
function diagonal({ luminance, coverage, thin, width }: LitPicture): LitPicture {
  const side = Math.ceil(width * Math.SQRT2)
  const indexAt = (column: number, row: number) => {
    const [x, y] = [column + 0.5 - side / 2, row + 0.5 - side / 2]
    const [from, down] = [Math.floor((x + y) * Math.SQRT1_2 + width / 2), Math.floor((y - x) * Math.SQRT1_2 + width / 2)]
    return from < 0 || from >= width || down < 0 || down >= width ? -1 : down * width + from
  }
  const plane = () => new Float32Array(side * side)
  const turned = { luminance: plane(), coverage: plane(), thin: plane(), width: side, height: side }
  for (let row = 0, index = 0; row < side; row++)
    for (let column = 0; column < side; column++, index++) {
      const place = indexAt(column, row)
      if (place < 0) continue
      turned.luminance[index] = luminance[place] ?? 0
      turned.coverage[index] = coverage[place] ?? 0
      turned.thin[index] = thin?.[place] ?? 0
    }
  return turned
}

/** How a picture may glide: how calm, and how fast (stage widths per second). */
export interface SafeGlide extends Calming {
  readonly speed: number
}

/** A glide that changes nothing about the picture. */
export const plainGlide = (speed: number): SafeGlide => ({ ...AS_IT_IS, speed })

/** Slower glides, as shares of the wanted speed: holes within an outline, as in letters, are edges that no contrast removes. */
const SLOWER = [1, 0.9, 0.8, 0.6, 0.4, 0.2, 0.1] as const

/** Slower than this (stage widths per second) nothing passes a place twice in a second. */
const STILL = 0.005

/** The least change that lets a picture glide within limit 1: first less inner contrast, then less speed. */
export const safeGlide = (picture: LitPicture, glide: Glide): SafeGlide => safeGlideSeen(seenAlong(picture), glide)
/** The same for several glides of one picture, at lower cost. */
export function safeGlides(picture: LitPicture, glides: readonly Glide[]): readonly SafeGlide[] {
  const seen = seenAlong(picture)
  return glides.map((glide) => safeGlideSeen(seen, glide))
}

function safeGlideSeen(seen: Seen, glide: Glide): SafeGlide {
  if (glide.speed < STILL) return plainGlide(glide.speed)
  const keeps = glide.keepsContrast === true
  const isSafe = (calming: Calming) => isSafeWith(seen, calming, glide)
  const calming = firstSafe(keeps ? [AS_IT_IS] : CALMINGS, isSafe)
  if (calming !== undefined) return { ...calming, speed: glide.speed }
  // A slower sway of the same period does not reach as far.
  const slower = (share: number) => ({ ...glide, speed: share * glide.speed, way: glide.isToAndFro === true ? share * glide.way : glide.way })
  const mayDim = !keeps && glide.keepsThin !== true
  const most = keeps ? AS_IT_IS : { contrast: 0, dimsThin: mayDim }
  const dimmed = mayDim ? firstSafe(DIMMED, isSafe) : undefined
  if (dimmed !== undefined) return { ...dimmed, speed: glide.speed }
  const share = firstSafe(SLOWER, (each) => isSafeWith(seen, most, slower(each))) ?? 0.05
  return { ...most, speed: share * glide.speed }
}

/** Whether a glide stays within limit 1. */
export const isSafeGlide = ({ overShare, fastShare }: GlideFlashes, { overArea, cellArea }: FlashLimits): boolean =>
  overShare < overArea && fastShare < cellArea

/** Number of samples while a slow picture passes a cell. */
const ENOUGH_PER_CELL = 4

/** Counts the flashes of a glide over black, as `judgeFilm` counts those of a film. */
export function judgeGlide(picture: LitPicture, { size, speed, way, axis }: DirectedGlide, limits: FlashLimits): GlideFlashes {
  const cellsPerSecond = speed * FILM_GRID.width
  const framesPerSecond = Math.min(FRAMES_PER_SECOND, Math.ceil(ENOUGH_PER_CELL * cellsPerSecond))
  const framesPerCell = framesPerSecond / cellsPerSecond
  const pixelsPerCell = picture.height / (size * FILM_GRID.height)
  const side = Math.round(limits.field * FILM_GRID.height)
  const field = { width: Math.max(1, Math.round(side * framesPerCell)), height: side }
  const lines = seriesOf(picture, axis, pixelsPerCell, framesPerCell)
  const length = lines[0]?.length ?? 0
  const swings = lines.map((line) => swingsOf(line, limits))
  // Each cell takes as many columns of the table as the picture needs frames to pass it.
  const stageInTable = FILM_GRID.width * FILM_GRID.height * framesPerCell
  const counting = countByArea(swings, length, framesPerCell, side, limits.area * FILM_GRID.width * FILM_GRID.height)
  const quarter = Math.round(framesPerSecond / 4)
  const within = Math.min(framesPerSecond, Math.max(1, Math.round((way / speed) * framesPerSecond)))
  const over = new Uint8Array((length + quarter) * lines.length)
  let [changes, cellChanges, fastCells] = [0, 0, 0]
  for (const [row, all] of swings.entries()) {
    const runs = all.map((first, index) => ({ first, ...opposingFrom(all, index, within) }))
    cellChanges = Math.max(cellChanges, ...runs.map(({ count }) => count))
    // A place sees all of a run of changes if the whole run passes it on the way.
    const fast = runs.filter(({ count }) => count > limits.cellChanges).map(({ first, last }) => (last.to - first.from) / framesPerCell)
    fastCells += Math.max(0, way * FILM_GRID.width - Math.min(Infinity, ...fast))
    const counted = all.filter((swing) => counting.has(swing))
    for (const [index, first] of counted.entries()) {
      const { count, last } = opposingFrom(counted, index, within)
      changes = Math.max(changes, count)
      // The picture moves on within a quarter of a second: all these places see too much in the same one.
      const start = row * (length + quarter)
      if (count > limits.changes) over.fill(1, start + first.to, start + last.to + quarter)
    }
  }
  return {
    changes,
    overShare: densestField({ cells: over, width: length + quarter, height: lines.length }, field) / stageInTable,
    cellChanges,
    fastShare: fastCells / (FILM_GRID.width * FILM_GRID.height),
  }
}

/** The light that a cell sees in each frame while the picture passes, for each line of cells along its path; black before and after. */
function seriesOf(picture: LitPicture, axis: Axis, pixelsPerCell: number, framesPerCell: number): readonly Float32Array[] {
  const { luminance, width, height } = picture
  const [along, beside, alongStep, besideStep] = axis === 'across' ? [width, height, 1, width] : [height, width, width, 1]
  const frames = Math.ceil((along / pixelsPerCell + 1) * framesPerCell) + 2
  return Array.from({ length: Math.ceil(beside / pixelsPerCell) }, (_, line) => {
    const [from, to] = [Math.round(line * pixelsPerCell), Math.min(beside, Math.round((line + 1) * pixelsPerCell))]
    // The light of all pixels up to each place along the path.
    const sums = new Float64Array(along + 1)
    for (let at = 0; at < along; at++) {
      let light = 0
      for (let across = from; across < to; across++) light += luminance[at * alongStep + across * besideStep] ?? 0
      sums[at + 1] = (sums[at] ?? 0) + light / pixelsPerCell
    }
    const upTo = (place: number) => {
      const within = Math.min(along, Math.max(0, place))
      const pixel = Math.floor(within)
      return (sums[pixel] ?? 0) + (within - pixel) * ((sums[pixel + 1] ?? 0) - (sums[pixel] ?? 0))
    }
    return Float32Array.from({ length: frames }, (__, frame) => {
      const start = (frame / framesPerCell - 1) * pixelsPerCell
      return (upTo(start + pixelsPerCell) - upTo(start)) / pixelsPerCell
    })
  })
}

/**
 * The swings with which enough of the stage changes. In one frame the cells along a line see every n-th frame of their series, so each offset stands for
 * one moment of the glide.
 */
function countByArea(lines: readonly (readonly Swing[])[], length: number, framesPerCell: number, side: number, least: number): ReadonlySet<Swing> {
  const counting = new Set<Swing>()
  const width = Math.ceil(length / framesPerCell)
  for (const direction of [1, -1] as const) {
    for (let moment = 0; moment < framesPerCell; moment++) {
      const cellAt = (frame: number) => Math.ceil((frame - moment) / framesPerCell)
      /** The cells in which the swing is under way at this moment. */
      const cellsOf = ({ from, to }: Swing) => [Math.max(0, cellAt(from)), Math.max(0, cellAt(to + 1))] as const
      const cells = new Uint8Array(width * lines.length)
      for (const [row, swings] of lines.entries()) {
        for (const swing of swings) {
          const [from, to] = cellsOf(swing)
          if (swing.direction === direction) cells.fill(1, row * width + from, row * width + to)
        }
      }
      const dense = inDenseFields({ cells, width, height: lines.length }, squareField(side), least)
      if (dense === null) continue
      for (const [row, swings] of lines.entries()) {
        for (const swing of swings) {
          const [from, to] = cellsOf(swing)
          if (swing.direction === direction && dense.subarray(row * width + from, row * width + to).includes(1)) counting.add(swing)
        }
      }
    }
  }
  return counting
}
