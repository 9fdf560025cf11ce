import { adviceFor } from '#domain/assessment/advice'
import { parallelAnswers } from '#domain/assessment/parallelAnswers'
import { goalProgress } from '#domain/assessment/goals'
import { formSections, type Support } from '#domain/assessment/items'
import type { Goal, StoredPaper, OutsideScore } from '#domain/assessment/papers'
import { playedOf } from '#domain/assessment/played'
import { type RaterSide, raterSides, type Rating } from '#domain/assessment/rating'
import type { ReportContent } from '#domain/assessment/report'
import { scoreChange, sectionScore, sectionSupports, talkingPoints } from '#domain/assessment/scores'
import type { Session } from '#domain/activities/session'
import { colourNames, type ColourName } from '#domain/child/palette'
import { isStrict } from '#domain/child/safety'
import { daysAfter } from '#domain/child/weekPlan'
import { resolveDials } from '#domain/settings/resolve'
import { trialResults } from '#domain/measures/trialResults'
import { counts } from '#domain/trials/engine/trialResult'
import { progressOf, type Progress } from '#domain/measures/progress'
import type { Child } from '#domain/people/people'
import { daysBetween, type Instant } from '#domain/time'
import { localDay } from '#domain/time'
import { formatDay } from '../../history/formats'
import type { ComparedThing, ReportFacts, SectionRow } from './facts'
import type { Text } from './writer'

/** The data from which a report is made. */
export interface Sources {
  readonly child: Child
  /** Signed ratings that the author may read, from any period. */
  readonly ratings: readonly Rating[]
  readonly papers: readonly StoredPaper[]
  /** Sessions from any period, in any order. */
  readonly sessions: readonly Session[]
  readonly compared: readonly ComparedThing[]
  readonly content: Pick<ReportContent, 'from' | 'until' | 'recommendations'>
  readonly author: string
  readonly version: number
  readonly isSigned: boolean
  readonly now: Instant
}

export function gatherFacts({ child, ratings, papers, sessions, compared, content, author, version, isSigned, now }: Sources, text: Text): ReportFacts {
  const [from, until] = [periodStart(content.from), periodEnd(content.until)]
  const inTime = sessions.filter(({ startedAt }) => startedAt >= from && startedAt <= until).toSorted((one, other) => one.startedAt - other.startedAt)
  const newest = raterSides.flatMap((side) => newestOf(ratings, side, content.until < localDay(now) ? until : Infinity) ?? [])
  const played = playedOf(inTime)
  const weeks = Math.min(MOST_WEEKS, Math.max(LEAST_WEEKS, Math.ceil((daysBetween(from, until) + 1) / 7)))
  const progress = progressOf(inTime, Math.min(now, until), formatDay, undefined, weeks)
  const beside = parallelAnswers(Object.fromEntries(newest.map(({ side, answers }) => [side, answers])), played, namesIn(text))
  const rows = formSections.map((section): SectionRow => ({
    section,
    figures: newest.map(({ side, answers }) => ({ side, score: sectionScore(answers, section), supports: sectionSupports(answers, section) })),
    change: changeIn(section, newest, ratings, progress),
  }))
  const { dials } = resolveDials(child.profile)
  const findings = { scores: lowest(rows), supports: ticked(newest), beside, dials }
  const [family, team] = [newest.find(({ side }) => side === 'family'), newest.find(({ side }) => side === 'team')]
  return {
    child,
    dials,
    now,
    from,
    until,
    version,
    isSigned,
    author,
    ratings: newest,
    rows,
    talk: family === undefined || team === undefined ? [] : talkingPoints(family.answers, team.answers),
    sessions: inTime,
    played,
    alone: aloneIn(inTime),
    beside,
    progress,
    advice: adviceFor(findings, content.recommendations, isStrict(child.profile)),
    goals: papers
      .filter((paper): paper is Goal => paper.kind === 'goal' && paper.endedOn === null)
      .map((goal) => ({ goal, progress: goalProgress(goal, goal.createdAt, sessions) })),
    scores: papers.filter((paper): paper is OutsideScore => paper.kind === 'score'),
    compared,
  }
}

function aloneIn(sessions: readonly Session[]): ReportFacts['alone'] {
  const trials = sessions.flatMap(({ events }) => trialResults(events).filter(counts))
  return { done: trials.filter(({ outcome, wrong }) => outcome === 'independent' && wrong.length === 0).length, n: trials.length }
}

const LEAST_WEEKS = 4
const MOST_WEEKS = 52

/** Returns the start of a local day. */
export const periodStart = (day: string): Instant => new Date(`${day}T00:00`).getTime()

/** Returns the last millisecond of a local day. */
export const periodEnd = (day: string): Instant => periodStart(daysAfter(day, 1)) - 1

/** Returns the newest version of one side's latest rating signed within the period. The backend's clock may be ahead of this device's. */
const newestOf = (ratings: readonly Rating[], side: RaterSide, until: Instant): Rating | undefined =>
  ratings
    .filter((rating) => rating.side === side && rating.signedAt !== null && rating.signedAt <= until)
    .toSorted((one, other) => (other.signedAt ?? 0) - (one.signedAt ?? 0))[0]

/** Returns the change since the same rater's profile of an earlier occasion. With two raters, the first one with a change counts. */
function changeIn(section: (typeof formSections)[number], newest: readonly Rating[], all: readonly Rating[], { change }: Progress): SectionRow['change'] {
  const shown = change === null ? 'unknown' : ({ quicker: 'better', slower: 'worse', same: 'none' } as const)[change.compared]
  const changes = newest.flatMap((now) => {
    const earlier = all.filter((one) => one.author === now.author && one.occasion !== now.occasion && (one.signedAt ?? Infinity) < (now.signedAt ?? 0))
    const [before] = earlier.toSorted((one, other) => (other.signedAt ?? 0) - (one.signedAt ?? 0))
    if (before === undefined) return []
    const of = (rating: Rating) => ({ author: rating.author, at: rating.signedAt ?? 0, score: sectionScore(rating.answers, section) })
    const is = scoreChange(of(before), of(now), shown)
    return is === null ? [] : [{ is, since: before.signedAt ?? 0 }]
  })
  return changes.find(({ is }) => is !== 'none') ?? changes[0] ?? null
}

function lowest(rows: readonly SectionRow[]) {
  return Object.fromEntries(
    rows.flatMap(({ section, figures }) => {
      const scores = figures.flatMap(({ score }) => score ?? [])
      return scores.length === 0 ? [] : [[section, Math.min(...scores)]]
    }),
  )
}

function ticked(ratings: readonly Rating[]): Readonly<Partial<Record<Support, number>>> {
  const counted: Partial<Record<Support, number>> = {}
  for (const { answers } of ratings)
    for (const { supports } of Object.values(answers.items)) for (const support of supports) counted[support] = (counted[support] ?? 0) + 1
  return counted
}

/** Returns a lookup of the words for a colour: its name in the interface and its plain name. */
const namesIn = (text: Text) => {
  const names = new Map<ColourName, readonly string[]>(colourNames.map((colour) => [colour, [...new Set([text(`screens.profile.colours.${colour}`), colour])]]))
  return (colour: ColourName): readonly string[] => names.get(colour) ?? []
}
