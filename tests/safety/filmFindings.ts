import { type BrokenRule, type Film, judgeSwings, type FilmFrame, swingsIn } from '../../src/domain/flashes/film'
import { HOUSE_LIMITS, NEAR_MONITOR_LIMITS } from '../../src/domain/flashes/limits'
import { largestStep, STEP_AREA } from '../../src/domain/flashes/steps'
import { MAX_STRIPES, stripesIn } from '../../src/domain/flashes/stripes'

/* The rules on flashes, steps and patterns that a film breaks. */

type FilmRule = BrokenRule | 'step' | 'stripes'

/** A broken rule: the place (in cells) and the frames in which it is worst, and its figure. Fractions are of the stage's area. */
export interface Finding extends FilmFrame {
  readonly rule: FilmRule
  /** Stripes: their number. All others: the fraction of the stage. */
  readonly amount: number
}

/** The largest figures of a film, within the limits or not. */
interface Most {
  /** Opposing changes in a second of an area that counts; `at`: the frame in which the last of them ends. */
  readonly changes: number
  readonly redChanges: number
  readonly at: number
  /** The area with more of them than allowed. */
  readonly overShare: number
  /** Opposing changes in a second of any cell, and the area with more than allowed. */
  readonly cellChanges: number
  readonly fastShare: number
  /** The area that jumped between two frames. */
  readonly step: number
  readonly bars: number
}

export interface FilmFindings {
  readonly findings: readonly Finding[]
  readonly most: Most
  /** Whether the film would also pass at a quarter of the area: on a 24-inch monitor at 25 cm. */
  readonly passesNear: boolean
}

export function analyseFilm(film: Film): FilmFindings {
  const swings = swingsIn(film, HOUSE_LIMITS)
  const { luminance, red, broken } = judgeSwings(swings, HOUSE_LIMITS)
  const step = largestStep(film)
  const stripes = mostStripes(film)
  const nowhere = { x: 0, y: 0, from: 0, to: 0 }
  const found: Readonly<Record<BrokenRule, Omit<Finding, 'rule'>>> = {
    flash: { ...(luminance.worst ?? nowhere), amount: luminance.overShare },
    'red flash': { ...(red.worst ?? nowhere), amount: red.overShare },
    flicker: { ...(luminance.busiest ?? nowhere), amount: luminance.fastShare },
    'red flicker': { ...(red.busiest ?? nowhere), amount: red.fastShare },
    'hasty change': { ...nowhere, from: luminance.hastyAt, to: luminance.hastyAt, amount: luminance.hastyShare },
  }
  const findings: Finding[] = broken.map((rule) => ({ rule, ...found[rule] }))
  if (step.share >= STEP_AREA) findings.push({ rule: 'step', ...nowhere, from: step.frame - 1, to: step.frame, amount: step.share })
  if (stripes.bars > MAX_STRIPES) findings.push({ rule: 'stripes', ...nowhere, from: stripes.frame, to: stripes.frame, amount: stripes.bars })
  return {
    findings,
    most: {
      changes: luminance.changes,
      redChanges: red.changes,
      at: (luminance.worst ?? luminance.busiest)?.to ?? 0,
      overShare: luminance.overShare,
      cellChanges: luminance.cellChanges,
      fastShare: luminance.fastShare,
      step: step.share,
      bars: stripes.bars,
    },
    passesNear: findings.length === 0 && judgeSwings(swings, NEAR_MONITOR_LIMITS).broken.length === 0,
  }
}

/** Patterns are checked ten times a second: they are harmful from half a second on. */
const STRIPES_PER_SECOND = 10

function mostStripes(film: Film): { readonly bars: number; readonly frame: number } {
  let most = { bars: 0, frame: 0 }
  const every = Math.round(film.framesPerSecond / STRIPES_PER_SECOND)
  for (let frame = 0; frame < film.frames.length; frame += every) {
    const bytes = film.frames[frame]
    const bars = bytes === undefined || bytes === film.frames[frame - every] ? 0 : stripesIn(bytes, film)
    if (bars > most.bars) most = { bars, frame }
  }
  return most
}

/** A finding in words. */
export function describeFinding({ rule, x, y, from, to, amount }: Finding, framesPerSecond: number): string {
  const at = (frame: number) => `${(frame / framesPerSecond).toFixed(2)} s`
  const figure = rule === 'stripes' ? `${amount} bars` : `${(amount * 100).toFixed(2)} % of the stage`
  return `${rule}: ${figure}, worst in cell ${x},${y} from ${at(from)} to ${at(to)}`
}
