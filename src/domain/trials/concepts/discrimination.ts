import { pairOfHues } from '../../child/hue'
import { type Hex, palette, shadeTo } from '../../child/palette'
import { MIN_LINE_SIZE } from '../../child/safety'
import { counts, type TrialResult } from '../engine/trialResult'
import { type Random, seededRandom, shuffled } from '../../random'
import { phraseText } from '../../words/utterance'
import type { Drawing } from '../plan/drawings'
import { placeInHalves } from './stageHalves'
import { atEdge, spreadOut, type PlacedCircle } from '../layout/placement'
import type { Place } from '../../geometry'
import type { StimulusPlan } from '../plan/plan'
import type { SoFar } from '../engine/request'
import { advanceStaircase, isOver, type Staircase, type StaircaseSpec, startStaircase, STOP_AFTER } from '../engine/staircase'
import { drawnStimulus, textStimulus } from './things'
import type { TrialDials } from '../engine/trialSettings'

/*
 * Trials about a single difference (clinical-design.md, /visualdiscrimination): odd one out, or same/different. One dimension
 * differs, in five steps from large to small differences; everything else is equal.
 */

export const dimensions = ['colour', 'size', 'shape', 'orientation', 'detail', 'letters', 'contrast'] as const
export type Dimension = (typeof dimensions)[number]

export const DISCRIMINATION_STEPS = [1, 2, 3, 4, 5] as const

/** Size of the difference at each step: degrees of hue, size ratios, degrees of rotation, and shares of full light. [I] */
const HUES = [150, 90, 50, 30, 15] as const
const RATIOS = [2, 1.5, 1.25, 1.15, 1.1] as const
const TURNS = [90, 45, 30, 20, 10] as const
const CONTRASTS = [1, 0.5, 0.3, 0.2, 0.12] as const
const SHAPES = ['squareFigure', 'pentagonFigure', 'hexagonFigure', 'heptagonFigure', 'octagonFigure'] as const satisfies readonly Drawing[]
const DETAILS = ['without25', 'without18', 'without12', 'without8', 'without5'] as const satisfies readonly Drawing[]
/** Line height of a letter, in sizes of other things, because a letter does not fill its line. */
const LINE_OF_LETTER = 1.4
const LETTERS = ['OX', 'TL', 'EF', 'CG', 'bd'] as const

/** Parameters of one discrimination trial. */
export interface DiscriminationTrial {
  readonly dimension: Dimension
  /** Step from 1 (large difference) to 5 (small difference). */
  readonly step: number
  /** Number of things. With two, the task is same/different. */
  readonly items: number
  /** Seed of the trial. The same seed always gives the same trial. */
  readonly seed: number
}

/** Settings that determine the trials of a block. */
export interface Series {
  readonly dimension: Dimension
  readonly procedure: 'staircase' | 'fixed'
  /** For the fixed procedure: whether all steps are played or only one, and the number of trials per step. */
  readonly step: 'all' | '1' | '2' | '3' | '4' | '5'
  readonly perStep: number
  readonly items: number
  /** Number of the series, chosen by an adult. Blocks of the same series have the same trials. */
  readonly series: number
}

/** Returns the staircase for this number of things. With a 50 % chance of guessing, more trials are needed for certainty. */
export const staircaseFor = (items: number): StaircaseSpec => ({ steps: DISCRIMINATION_STEPS.length, reversals: items > 2 ? 8 : 16, most: 72 })

/** Returns the state of the staircase after these trials. */
export const staircaseAfter = (results: readonly TrialResult[], items: number): Staircase =>
  results.reduce(
    (state, { outcome }) => advanceStaircase(state, outcome === 'independent' ? 'right' : outcome === 'no-response' ? 'none' : 'wrong', staircaseFor(items)),
    startStaircase,
  )

/** Distance between the seeds of two series, so that they never share a trial. */
const SERIES_STEP = 1009

/** Returns the next trial; null when the block has its result, or after three trials without an answer. */
export function nextDiscriminationTrial(series: Series, { trials }: SoFar, warmUp: boolean): DiscriminationTrial | null {
  const { dimension, items, procedure, perStep } = series
  const scored = trials.filter(counts)
  const asks = (step: number): DiscriminationTrial => ({ dimension, step, items, seed: series.series * SERIES_STEP + scored.length })
  if (warmUp) return { ...asks(1), seed: series.series * SERIES_STEP - 1 - trials.length }
  if (procedure === 'staircase') {
    const state = staircaseAfter(scored, items)
    return isOver(state, staircaseFor(items)) ? null : asks(state.step)
  }
  if (scored.length >= STOP_AFTER && scored.slice(-STOP_AFTER).every(({ outcome }) => outcome === 'no-response')) return null
  const place = Math.floor(scored.length / perStep)
  if (place >= (series.step === 'all' ? DISCRIMINATION_STEPS.length : 1)) return null
  return asks(series.step === 'all' ? place + 1 : Number(series.step))
}

interface Ground {
  readonly dials: TrialDials
  readonly aspect: number
  /** Gap between two things, in units of a thing's size. */
  readonly gap: number
}

/** Coins that the game shows for right answers, in a row at an edge: their size (stage heights) and maximum number. */
const SHELF = { size: 0.1, most: 8 } as const

/**
 * Returns the places of the coins on the shelf. In the plain activity their space stays empty, so that the same trial looks the
 * same.
 */
export const onShelf = (count: number, { dials: { zones }, aspect }: Pick<Ground, 'dials' | 'aspect'>): readonly Standing[] =>
  atEdge(count, SHELF.size, zones, aspect).map((place) => ({ place, size: SHELF.size }))

interface Standing {
  readonly place: Place
  readonly size: number
}

/** Returns the things of a trial. The right answer is always the target. */
export function thingsOf(question: DiscriminationTrial, ground: Ground): readonly StimulusPlan[] {
  const random = seededRandom(question.seed)
  const swaps = random() < 0.5
  return question.items > 2 ? oddOneOut(question, swaps, random, ground) : sameOrNot(question, swaps, random, ground)
}

/** Returns the things of an odd-one-out trial. */
function oddOneOut({ dimension, step, items }: DiscriminationTrial, swaps: boolean, random: Random, ground: Ground): readonly StimulusPlan[] {
  const { spots, size } = spotsFor(items, random, ground)
  const odd = Math.floor(random() * spots.length)
  return spots.map(({ place }, index) => {
    const isOdd = index === odd
    return seen(dimension, step, isOdd !== swaps, { id: `thing-${index + 1}`, role: isOdd ? 'target' : 'distractor', place, size }, ground)
  })
}

/** Returns two things next to each other, with the answers below. */
function sameOrNot({ dimension, step }: DiscriminationTrial, swaps: boolean, random: Random, ground: Ground): readonly StimulusPlan[] {
  const { dials, aspect, gap } = ground
  const { sample, choices } = placeInHalves(2, 'top-bottom', dials.zones)
  const isSame = random() < 0.5
  const size = Math.max(dials.leastSize, Math.min(dials.targetSize, MOST_OF_TWO))
  const aside = (size * (1 + gap)) / 2 / aspect
  const x = Math.min(1 - aside - size / aspect, Math.max(aside + size / aspect, sample.x))
  const things = [-1, 1].map((side, index) =>
    seen(
      dimension,
      step,
      (index === 1 && !isSame) !== swaps,
      { id: `thing-${index + 1}`, role: 'control', place: { x: x + side * aside, y: sample.y }, size },
      ground,
    ),
  )
  const answers = shuffled(random, ['same', 'different'] as const).map((answer, index) =>
    textStimulus(
      answer,
      { text: phraseText(answer), bubble: true },
      {
        role: (answer === 'same') === isSame ? 'target' : 'distractor',
        colour: palette[dials.colour],
        place: choices[index] ?? sample,
        size: MIN_LINE_SIZE,
      },
    ),
  )
  return [...things, ...answers]
}

/** Maximum size (stage heights) at which two things and their answers fit on the stage. */
const MOST_OF_TWO = 0.3

function spotsFor(count: number, random: Random, { dials, aspect, gap }: Ground): { readonly spots: readonly PlacedCircle[]; readonly size: number } {
  const wish = { count, size: Math.max(dials.leastSize, dials.targetSize), gap, weights: dials.zones, least: dials.leastSize, before: null, aspect }
  return spreadOut(random, { ...wish, avoid: onShelf(SHELF.most, { dials, aspect }) })
}

type FigureRequest = Pick<StimulusPlan, 'id' | 'role' | 'place' | 'size'>

/** Returns the stimulus of one end of the dimension, or of the other end if `isOther`. */
function seen(dimension: Dimension, step: number, isOther: boolean, { id, ...wish }: FigureRequest, { dials }: Ground): StimulusPlan {
  const colour = palette[dials.colour]
  const at = <T>(steps: readonly T[]): T => steps[step - 1] ?? (steps[0] as T)
  const drawn = (drawing: Drawing, more: { readonly colour?: Hex; readonly size?: number } = {}) => drawnStimulus(id, drawing, { ...wish, colour, ...more })
  switch (dimension) {
    case 'colour': {
      const [one, other] = pairOfHues(colour, at(HUES))
      return drawn('circleFigure', { colour: isOther ? other : one })
    }
    case 'size': {
      // The smaller of the two sizes must be large enough too.
      const size = Math.max(wish.size, dials.leastSize * at(RATIOS))
      return drawn('circleFigure', { size: isOther ? size : size / at(RATIOS) })
    }
    case 'shape':
      return drawn(isOther ? at(SHAPES) : 'circleFigure')
    case 'orientation': {
      const bar = drawn('barFigure')
      return isOther && 'drawing' in bar.shows ? { ...bar, shows: { ...bar.shows, turned: at(TURNS) } } : bar
    }
    case 'detail':
      return drawn(isOther ? at(DETAILS) : 'circleFigure')
    case 'letters': {
      const [one = '', other = ''] = at(LETTERS)
      return textStimulus(id, { text: isOther ? other : one, bubble: false }, { ...wish, colour, size: Math.max(MIN_LINE_SIZE, wish.size * LINE_OF_LETTER) })
    }
    case 'contrast':
      return drawn(isOther ? 'squareFigure' : 'circleFigure', { colour: shadeTo(colour, at(CONTRASTS)) })
  }
}
