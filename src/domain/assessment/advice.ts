import type { Dials } from '../child/dials'
import type { ParallelAnswers, ParallelQuestion } from './parallelAnswers'
import type { FormSection, Support } from './items'

/*
 * Recommendations (clinical-design.md §3.5, 8), from our own bank. Each is offered because of one finding, which is shown with
 * it. The adult may add and remove recommendations.
 */

export const adviceAreas = ['materials', 'presentation', 'environment', 'communication', 'access', 'breaks'] as const
type AdviceArea = (typeof adviceAreas)[number]

/**
 * The finding behind a recommendation: a section with a low score, a frequently ticked support, the comparison of observation
 * with play, or a setting.
 */
export type AdviceReason =
  | { readonly kind: 'section'; readonly section: FormSection }
  | { readonly kind: 'support'; readonly support: Support }
  | { readonly kind: 'question'; readonly question: ParallelQuestion; readonly points: string }
  | { readonly kind: 'set' }

export interface Findings {
  /** Lowest of the raters' shown scores (0 to 100) in each section. */
  readonly scores: Readonly<Partial<Record<FormSection, number>>>
  /** How often raters ticked each support. */
  readonly supports: Readonly<Partial<Record<Support, number>>>
  readonly beside: readonly ParallelAnswers[]
  readonly dials: Dials
}

interface Pattern {
  readonly id: string
  readonly area: AdviceArea
  readonly because: readonly AdviceReason[]
}

/** Score below which a section needs help, and number of ticks from which a support counts as helpful. */
const LOW = 50
const OFTEN = 4

const section = (name: FormSection): AdviceReason => ({ kind: 'section', section: name })
const support = (name: Support): AdviceReason => ({ kind: 'support', support: name })
const points = (question: ParallelQuestion, to: string): AdviceReason => ({ kind: 'question', question, points: to })
const SET: AdviceReason = { kind: 'set' }

export const adviceBank = [
  { id: 'best-colour', area: 'materials', because: [support('colour'), SET] },
  { id: 'real-things', area: 'materials', because: [points('forms', 'things'), points('forms', 'none'), section('knowing')] },
  { id: 'photographs', area: 'materials', because: [points('forms', 'photograph')] },
  { id: 'same-things', area: 'materials', because: [support('familiar')] },
  { id: 'one-thing', area: 'presentation', because: [points('atOnce', '1'), support('single'), section('clutter')] },
  { id: 'two-things', area: 'presentation', because: [points('atOnce', '2')] },
  { id: 'few-things', area: 'presentation', because: [points('atOnce', '5')] },
  { id: 'wait', area: 'presentation', because: [support('wait'), section('time'), SET] },
  { id: 'best-place', area: 'presentation', because: [points('where', 'left'), points('where', 'right'), support('place'), section('where')] },
  { id: 'move-it', area: 'presentation', because: [points('movement', 'moving'), support('movement')] },
  { id: 'slow-gaze', area: 'presentation', because: [section('gaze')] },
  { id: 'plain-cloth', area: 'environment', because: [points('background', 'plain'), section('clutter')] },
  { id: 'quiet-room', area: 'environment', because: [support('quiet'), section('together')] },
  { id: 'light', area: 'environment', because: [support('light'), section('light')] },
  { id: 'known-room', area: 'environment', because: [section('distance')] },
  { id: 'say-who', area: 'communication', because: [section('people')] },
  { id: 'voice-first', area: 'communication', because: [support('voice')] },
  { id: 'symbols', area: 'communication', because: [points('forms', 'sign'), points('forms', 'drawing')] },
  { id: 'tell-too-much', area: 'communication', because: [section('stamina')] },
  { id: 'reach', area: 'access', because: [section('hands'), points('hands', 'searching')] },
  { id: 'large-target', area: 'access', because: [points('hands', 'searching')] },
  { id: 'look-then-touch', area: 'access', because: [points('hands', 'between')] },
  { id: 'short-sessions', area: 'breaks', because: [points('stamina', 'tires'), section('stamina')] },
  { id: 'best-hour', area: 'breaks', because: [section('noticing'), section('staying')] },
] as const satisfies readonly Pattern[]
export type AdviceId = (typeof adviceBank)[number]['id']

export interface Advice {
  readonly id: AdviceId
  readonly area: AdviceArea
  /** The first finding that led to the recommendation; null if an adult added it. */
  readonly because: AdviceReason | null
}

/**
 * Returns the recommendations that follow from the findings, without those removed and with those added. If the child may be
 * sensitive to light, a change of the room's light is not recommended.
 */
export function adviceFor(findings: Findings, chosen: Readonly<Record<string, boolean>>, isStrict: boolean): readonly Advice[] {
  return adviceBank.flatMap(({ id, area, because }) => {
    const reason = isStrict && id === 'light' ? null : (because.find((one) => holds(one, findings)) ?? null)
    const isIn = chosen[id] ?? reason !== null
    return isIn ? [{ id, area, because: reason }] : []
  })
}

function holds(because: AdviceReason, { scores, supports, beside }: Findings): boolean {
  switch (because.kind) {
    case 'section':
      return (scores[because.section] ?? 100) < LOW
    case 'support':
      return (supports[because.support] ?? 0) >= OFTEN
    case 'question':
      return beside.some(({ question, people, play, verdict }) => {
        if (question !== because.question) return false
        const agreed =
          verdict === 'both' || verdict === 'unseen' ? play : verdict === 'few' ? (Object.values(people).find((one) => one !== null) ?? null) : null
        return agreed === because.points
      })
    case 'set':
      return true
  }
}
