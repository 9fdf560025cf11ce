import { type BrokenRule, type Film, judgeSwings, type FilmFrame, swingsIn } from '../../src/domain/flashes/film'
import { HOUSE_LIMITS, NEAR_MONITOR_LIMITS } from '../../src/domain/flashes/limits'
import { largestStep, STEP_AREA } from '../../src/domain/flashes/steps'
import { MAX_STRIPES, countStripes } from '../../src/domain/flashes/stripes'

/* Rules on flashes, steps and patterns that a film can break. */

type FilmRule = BrokenRule | 'step' | 'stripes'

/** A broken rule, with the place (in cells) and the frames where it is worst, and the amount. Fractions refer to the area of the stage. */
export interface Finding extends FilmFrame {
  readonly rule: FilmRule
  /** Number of stripes if the rule is about stripes, otherwise a fraction of the stage. */
  readonly amount: number
}

/** The largest values of a film, whether or not they are within the limits. */
interface Most {
  /** Opposing changes in one second in an area that is large enough to count. `at` is the frame in which the last of them ends. */
  readonly changes: number
  readonly redChanges: number
  readonly at: number
  /** Area that has more changes than allowed. */
  readonly overShare: number
  /** Opposing changes in one second in any single cell, and the area that has more of them than allowed. */
  readonly cellChanges: number
  readonly fastShare: number
  /** Area that changed abruptly between two frames. */
  readonly step: number
  readonly bars: number
}

export interface FilmFindings {
  readonly findings: readonly Finding[]
  readonly most: Most
  /** Whether the film would also pass with a quarter of the area allowed, which is the limit for a 24-inch monitor at 25 cm. */
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

/** Number of checks for patterns in a second. Patterns become harmful after half a second. */
const STRIPES_PER_SECOND = 10

function mostStripes(film: Film): { readonly bars: number; readonly frame: number } {
  let most = { bars: 0, frame: 0 }
  const every = Math.round(film.framesPerSecond / STRIPES_PER_SECOND)
  for (let frame = 0; frame < film.frames.length; frame += every) {
    const bytes = film.frames[frame]
    const bars = bytes === undefined || bytes === film.frames[frame - every] ? 0 : countStripes(bytes, film)
    if (bars > most.bars) most = { bars, frame }
  }
  return most
}

/** Describes a finding in words. */
export function describeFinding({ rule, x, y, from, to, amount }: Finding, framesPerSecond: number): string {
  const at = (frame: number) => `${(frame / framesPerSecond).toFixed(2)} s`
  const figure = rule === 'stripes' ? `${amount} bars` : `${(amount * 100).toFixed(2)} % of the stage`
  return `${rule}: ${figure}, worst in cell ${x},${y} from ${at(from)} to ${at(to)}`
}
