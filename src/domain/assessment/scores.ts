import type { Zone } from '../child/zones'
import { zones } from '../child/zones'
import { DAY_MS, type Instant } from '../time'
import { type Item, type ItemNumber, itemsOf, type FormSection, formSections, type Support, supports, type TimeAnswer } from './items'
import type { Answers, ItemAnswer } from './rating'

/*
 * The scores of one rater (clinical-design.md §3.2): a figure for each section, and the number of kinds of support it needs. There is no total, no norm
 * and no stage, because the sections are different things. Two raters are shown next to each other and never averaged.
 */

/** Rated share of a section from which its score is shown. */
const RATED_SHARE = 0.6
/** Points for one step of how often. */
const STEP = 25
const TIME_POINTS: Readonly<Record<TimeAnswer, number>> = { '2': 100, '5': 75, '15': 50, '30': 25, longer: 0, 'not-seen': 0 }

const answerTo = ({ items }: Pick<Answers, 'items'>, { number }: Item): ItemAnswer => items[number] ?? { supports: [] }

/** 0 to 100; null where it was not rated. */
function pointsOf({ value }: ItemAnswer): number | null {
  if (typeof value === 'number') return value * STEP
  return value === undefined || value === 'not-applicable' || value === 'not-observed' ? null : TIME_POINTS[value]
}

/** The items of a section that count: not those answered in words, nor those that cannot apply to this child. */
const scored = (answers: Pick<Answers, 'items'>, section: FormSection): readonly Item[] =>
  itemsOf(section).filter((item) => item.kind !== 'words' && answerTo(answers, item).value !== 'not-applicable')

/** 0 to 100; null if less than RATED_SHARE was rated. */
export function sectionScore(answers: Pick<Answers, 'items'>, section: FormSection): number | null {
  const items = scored(answers, section)
  const points = items.flatMap((item) => pointsOf(answerTo(answers, item)) ?? [])
  if (points.length === 0 || points.length < items.length * RATED_SHARE) return null
  return points.reduce((sum, each) => sum + each, 0) / points.length
}

/** The kinds of support that were ticked anywhere in a section, in their order. */
export function sectionSupports(answers: Pick<Answers, 'items'>, section: FormSection): readonly Support[] {
  const ticked = new Set(itemsOf(section).flatMap((item) => answerTo(answers, item).supports))
  return supports.filter((support) => ticked.has(support))
}

/** Difference between two scores from which the raters should talk about it. */
export const GAP = 25

/** A difference between two raters: in a section, in things that only one watched for, or in places that are quick for one and unused for the other. */
export type TalkingPoint =
  | { readonly kind: 'gap'; readonly section: FormSection; readonly family: number; readonly team: number }
  | { readonly kind: 'unwatched'; readonly section: FormSection; readonly items: readonly ItemNumber[] }
  | { readonly kind: 'places'; readonly zones: readonly Zone[] }

type Rated = Pick<Answers, 'items' | 'places'>

export function talkingPoints(family: Rated, team: Rated): readonly TalkingPoint[] {
  const ofSections = formSections.flatMap((section): readonly TalkingPoint[] => {
    const [one, other] = [sectionScore(family, section), sectionScore(team, section)]
    const unwatched = itemsOf(section)
      .filter((item) => isUnwatched(answerTo(family, item), answerTo(team, item)) || isUnwatched(answerTo(team, item), answerTo(family, item)))
      .map(({ number }) => number)
    return [
      ...(one !== null && other !== null && Math.abs(one - other) >= GAP ? [{ kind: 'gap', section, family: one, team: other } as const] : []),
      ...(unwatched.length > 0 ? [{ kind: 'unwatched', section, items: unwatched } as const] : []),
    ]
  })
  const opposite = zones.filter((zone) => {
    const said = [family.places[zone], team.places[zone]]
    return said.includes('quick') && said.includes('not-seen')
  })
  return [...ofSections, ...(opposite.length === 0 ? [] : [{ kind: 'places', zones: opposite } as const])]
}

const isUnwatched = (one: ItemAnswer, other: ItemAnswer): boolean => one.value === 'not-observed' && pointsOf(other) !== null

/** A change is marked only beyond this. */
const CHANGE = { points: 15, days: 56 } as const

export type ScoreChange = 'better' | 'worse' | 'none'

interface Compared {
  readonly author: string
  readonly at: Instant
  readonly score: number | null
}

/**
 * Whether something has changed between two profiles: only by the same person, eight weeks apart, by 15 points, and in the same direction as play. Null: there
 * is nothing to compare.
 */
export function scoreChange(before: Compared, now: Compared, played: ScoreChange | 'unknown'): ScoreChange | null {
  if (before.author !== now.author || before.score === null || now.score === null) return null
  if (now.at - before.at < CHANGE.days * DAY_MS) return 'none'
  const points = now.score - before.score
  if (Math.abs(points) < CHANGE.points) return 'none'
  const way = points > 0 ? 'better' : 'worse'
  return played === way ? way : 'none'
}
