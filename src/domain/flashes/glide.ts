import { HOUSE_LIMITS, type FlashLimits } from './limits'
import { type Axis, type Glide, isSafeGlide, judgeGlide } from './glideFlashes'
import { calmPicture, type Calming, diagonal, type LitPicture } from './litPicture'

/** From unchanged to nearly flat; and the same with dimmed thin parts. */
const CALMINGS: readonly Calming[] = [1, 0.7, 0.5, 0.35, 0.2, 0.1].map((contrast) => ({ contrast, dimsThin: false }))
const DIMMED: readonly Calming[] = [0.5, 0.35, 0.2, 0.1, 0].map((contrast) => ({ contrast, dimsThin: true }))
const AS_IT_IS: Calming = { contrast: 1, dimsThin: false }
/**
 * Margins of a glide: a film sees the picture at other places of its grid, and other things near it. So a glide must stay within these shares of limit 1's
 * changes and areas, at a speed higher by this factor. It must stay within less over other things, which change with it, and if it returns; and within
 * least if it does so again and again: a second then sees the end of one way and both turns.
 */
const MARGIN = {
  change: 0.8,
  alone: { area: 0.8, speed: 1.2 },
  withOthers: { area: 0.4, speed: 1.35 },
  repeated: { area: 0.25, speed: 1.35 },
} as const
function marginFor({ isToAndFro = false, isOverOthers = false, repeats = false }: Glide) {
  if (repeats) return MARGIN.repeated
  return isOverOthers || isToAndFro ? MARGIN.withOthers : MARGIN.alone
}

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

/** The first safe choice, if choices grow safer; otherwise the last one tried. */
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
    const calm = calmPicture(picture, calming)
    const axes: readonly Axis[] = glide.along === undefined ? ['across', 'down'] : [glide.along]
    return axes.every((axis) => isSafeGlide(judgeGlide(calm, { ...glide, size, speed, axis }, limits), limits))
  }
  return isSafeAlong(seen.straight, glide.size) && (glide.along !== undefined || isSafeAlong(seen.diagonal(), glide.size * Math.SQRT2))
}

/** Limits for a picture's glide: its calm, and its speed (stage widths per second). */
export interface SafeGlide extends Calming {
  readonly speed: number
}

/** A glide that changes nothing about the picture. */
export const plainGlide = (speed: number): SafeGlide => ({ ...AS_IT_IS, speed })

/** Slower glides, as shares of the requested speed: holes within an outline, as in letters, are edges that no contrast removes. */
const SLOWER = [1, 0.9, 0.8, 0.6, 0.4, 0.2, 0.1] as const

/** Speed (stage widths per second) below which nothing passes a place twice in a second. */
const STILL = 0.005

/** The least change that lets a picture glide within limit 1: first less inner contrast, then less speed. */
export const safeGlide = (picture: LitPicture, glide: Glide): SafeGlide => safeGlideSeen(seenAlong(picture), glide)
/** Finds the limits for several glides of one picture, at a lower cost than one by one. */
export function safeGlides(picture: LitPicture, glides: readonly Glide[]): readonly SafeGlide[] {
  const seen = seenAlong(picture)
  return glides.map((glide) => safeGlideSeen(seen, glide))
}

function safeGlideSeen(seen: Seen, glide: Glide): SafeGlide {
  if (glide.speed < STILL) return plainGlide(glide.speed)
  const least = glide.leastContrast ?? 0
  const isSafe = (calming: Calming) => isSafeWith(seen, calming, glide)
  const calming = firstSafe(
    CALMINGS.filter(({ contrast }) => contrast >= least),
    isSafe,
  )
  if (calming !== undefined) return { ...calming, speed: glide.speed }
  // A slower sway of the same period has a smaller range.
  const slower = (share: number) => ({ ...glide, speed: share * glide.speed, way: glide.isToAndFro === true ? share * glide.way : glide.way })
  const mayDim = least === 0 && glide.keepsThin !== true
  const most = { contrast: least, dimsThin: mayDim }
  const dimmed = mayDim ? firstSafe(DIMMED, isSafe) : undefined
  if (dimmed !== undefined) return { ...dimmed, speed: glide.speed }
  const share = firstSafe(SLOWER, (each) => isSafeWith(seen, most, slower(each))) ?? 0.05
  return { ...most, speed: share * glide.speed }
}
