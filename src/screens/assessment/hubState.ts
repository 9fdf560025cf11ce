import type { Session } from '#domain/activities/session'
import { itemCount } from '#domain/assessment/items'
import { type Occasion, occasionsIn } from '#domain/assessment/occasions'
import type { Assessed, Experiment, ReportHead } from '#domain/assessment/papers'
import type { RaterSide, RatingHead } from '#domain/assessment/rating'
import { sampleBlocks, sampleOf } from '#domain/assessment/sample'
import type { Instant } from '#domain/time'
import { calendarDay } from '#app/play/conditions'

/** The four parts of an assessment, in their usual order. */
export const hubParts = ['profile', 'baseline', 'change', 'reports'] as const
export type HubPart = (typeof hubParts)[number]

/** All parts that have their own page, named in `?part=`. */
const assessmentParts = [...hubParts, 'goals', 'scores'] as const
export type AssessmentPart = (typeof assessmentParts)[number]

export const partNamed = (name: string | null): AssessmentPart | null => assessmentParts.find((part) => part === name) ?? null

type Stand = 'none' | 'going' | 'done'

export interface HubState {
  readonly profile: {
    readonly stand: Stand
    readonly occasion: Occasion | null
    readonly own: RatingHead | null
    readonly answered: number
    readonly of: number
  }
  readonly baseline: { readonly stand: Stand; readonly blocks: number; readonly of: number }
  readonly change: { readonly stand: Stand; readonly experiment: Experiment | null }
  readonly reports: { readonly stand: Stand; readonly report: ReportHead | null }
  /** The next part, or null when all four are finished. */
  readonly next: HubPart | null
}

interface HubFacts {
  readonly assessed: Assessed
  readonly sessions: readonly Session[]
  readonly side: RaterSide
  readonly uid: string
  readonly now: Instant
}

/** Returns the progress of each of the four parts. */
export function hubState({ assessed, sessions, side, uid, now }: HubFacts): HubState {
  const [occasion = null] = occasionsIn(assessed.ratings)
  const own = occasion?.newest[side] ?? null
  const profile = { stand: standOf(own !== null, occasion?.signed[side] !== undefined), occasion, own, answered: own?.answered ?? 0, of: itemCount }

  const sample = assessed.papers.find((paper) => paper.kind === 'sample')
  const state = sample === undefined ? null : sampleOf({ sample, sessions, now, dayOf: calendarDay })
  const blocks = state?.blocks.filter(({ isDone }) => isDone).length ?? 0
  const baseline = { stand: standOf(state !== null, state !== null && state.next === null), blocks, of: sampleBlocks.length }

  const experiments = assessed.papers.filter((paper): paper is Experiment => paper.kind === 'experiment')
  const running = experiments.find(({ endedOn }) => endedOn === null)
  const change = { stand: standOf(running !== undefined, running === undefined && experiments.length > 0), experiment: running ?? experiments[0] ?? null }

  // Leaves out other people's drafts, because only the author can open a draft.
  const reports = assessed.papers.filter((paper): paper is ReportHead => paper.kind === 'report' && (paper.signedAt !== null || paper.author === uid))
  const report = reports[0] ?? null
  const written = { stand: standOf(report !== null, report !== null && report.signedAt !== null), report }

  const all = { profile, baseline, change, reports: written }
  return { ...all, next: hubParts.find((part) => all[part].stand !== 'done') ?? null }
}

/** Returns the parts that are not finished, which a report cannot cover yet. */
export function missingIn(question: HubFacts): readonly Exclude<HubPart, 'reports'>[] {
  const state = hubState(question)
  return (['profile', 'baseline', 'change'] as const).filter((part) => state[part].stand !== 'done')
}

const standOf = (isBegun: boolean, isDone: boolean): Stand => (isDone ? 'done' : isBegun ? 'going' : 'none')
