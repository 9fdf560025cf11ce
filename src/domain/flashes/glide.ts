import { HOUSE_LIMITS, type FlashLimits } from './limits'
import { type Axis, type Glide, isSafeGlide, judgeGlide } from './glideFlashes'
import { calmPicture, type Calming, diagonal, type LitPicture } from './litPicture'

/** Calming levels from unchanged to nearly flat, and levels that also dim thin parts. */
const CALMINGS: readonly Calming[] = [1, 0.7, 0.5, 0.35, 0.2, 0.1].map((contrast) => ({ contrast, dimsThin: false }))
const DIMMED: readonly Calming[] = [0.5, 0.35, 0.2, 0.1, 0].map((contrast) => ({ contrast, dimsThin: true }))
const AS_IT_IS: Calming = { contrast: 1, dimsThin: false }
/**
 * Safety margins of a glide, because a film sees the picture at other positions on its grid and near other things. A glide must
 * stay within these shares of limit 1's changes and areas, at a speed higher by this factor. The area is smaller over other
 * things, which change with the picture, and for a glide that returns. It is smallest for repeated glides, because one second
 * then includes the end of one way and both turns.
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

/** A picture seen along its own axes and along a diagonal. The diagonal view is made on demand. */
interface Seen {
  readonly straight: LitPicture
  readonly diagonal: () => LitPicture
}

function seenAlong(straight: LitPicture): Seen {
  let turned: LitPicture | null = null
  return { straight, diagonal: () => (turned ??= diagonal(straight)) }
}

/** Returns the first safe choice. Choices must grow safer; if none is safe, the last one tried is returned. */
function firstSafe<Choice>(choices: readonly Choice[], isSafe: (choice: Choice) => boolean): Choice | undefined {
  const [first] = choices
  // Checks the first choice separately, because most pictures are safe unchanged.
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

/** Limits for a picture's glide: how far it is calmed, and its speed (stage widths per second). */
export interface SafeGlide extends Calming {
  readonly speed: number
}

/** Returns a glide that leaves the picture unchanged. */
export const plainGlide = (speed: number): SafeGlide => ({ ...AS_IT_IS, speed })

/** Speeds to try, as shares of the requested speed. Holes within an outline, as in letters, are edges that remain at any contrast. */
const SLOWER = [1, 0.9, 0.8, 0.6, 0.4, 0.2, 0.1] as const

/** Speed (stage widths per second) below which no edge passes a place twice in a second. */
const STILL = 0.005

/** Finds the smallest change that lets a picture glide within limit 1: first less inner contrast, then less speed. */
export const safeGlide = (picture: LitPicture, glide: Glide): SafeGlide => safeGlideSeen(seenAlong(picture), glide)
/** Finds the limits for several glides of one picture at once, at a lower cost than one by one. */
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
  // A slower sway with the same period has a smaller range.
  const slower = (share: number) => ({ ...glide, speed: share * glide.speed, way: glide.isToAndFro === true ? share * glide.way : glide.way })
  const mayDim = least === 0 && glide.keepsThin !== true
  const most = { contrast: least, dimsThin: mayDim }
  const dimmed = mayDim ? firstSafe(DIMMED, isSafe) : undefined
  if (dimmed !== undefined) return { ...dimmed, speed: glide.speed }
  const share = firstSafe(SLOWER, (each) => isSafeWith(seen, most, slower(each))) ?? 0.05
  return { ...most, speed: share * glide.speed }
}
