import type { Zone } from '../child/zones'
import { zones } from '../child/zones'
import { DAY_MS, type Instant } from '../time'
import { type Item, type ItemNumber, itemsOf, type FormSection, formSections, type Support, supports, type TimeAnswer } from './items'
import type { Answers, ItemAnswer } from './rating'

/*
 * The scores of one rater (clinical-design.md §3.2): a figure for each section, and the kinds of support ticked in it. There is
 * no total, no norm and no stage, because the sections are different things. Two raters are shown next to each other and never
 * averaged.
 */

/** Minimum share of a section that must be rated for its score to be shown. */
const RATED_SHARE = 0.6
/** Points for each step of the frequency answers. */
const STEP = 25
const TIME_POINTS: Readonly<Record<TimeAnswer, number>> = { '2': 100, '5': 75, '15': 50, '30': 25, longer: 0, 'not-seen': 0 }

const answerTo = ({ items }: Pick<Answers, 'items'>, { number }: Item): ItemAnswer => items[number] ?? { supports: [] }

/** Returns 0 to 100 points, or null if the item was not rated. */
function pointsOf({ value }: ItemAnswer): number | null {
  if (typeof value === 'number') return value * STEP
  return value === undefined || value === 'not-applicable' || value === 'not-observed' ? null : TIME_POINTS[value]
}

/** Returns the items of a section that count: not those described in words, and not those that do not apply to this child. */
const scored = (answers: Pick<Answers, 'items'>, section: FormSection): readonly Item[] =>
  itemsOf(section).filter((item) => item.kind !== 'words' && answerTo(answers, item).value !== 'not-applicable')

/** Returns a score from 0 to 100, or null if less than RATED_SHARE of the section was rated. */
export function sectionScore(answers: Pick<Answers, 'items'>, section: FormSection): number | null {
  const items = scored(answers, section)
  const points = items.flatMap((item) => pointsOf(answerTo(answers, item)) ?? [])
  if (points.length === 0 || points.length < items.length * RATED_SHARE) return null
  return points.reduce((sum, each) => sum + each, 0) / points.length
}

/** Returns the kinds of support ticked anywhere in a section, in the order of `supports`. */
export function sectionSupports(answers: Pick<Answers, 'items'>, section: FormSection): readonly Support[] {
  const ticked = new Set(itemsOf(section).flatMap((item) => answerTo(answers, item).supports))
  return supports.filter((support) => ticked.has(support))
}

/** Minimum difference between two raters' scores that they should talk about. */
export const GAP = 25

/**
 * A difference between two raters: in a section's score, in items that only one of them watched for, or in places that are quick
 * for one and unseen for the other.
 */
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

/** Minimum difference (points) and interval (days) for a change to be marked. */
const CHANGE = { points: 15, days: 56 } as const

export type ScoreChange = 'better' | 'worse' | 'none'

interface Compared {
  readonly author: string
  readonly at: Instant
  readonly score: number | null
}

/**
 * Compares two profiles. Reports a change only if the same person rated both, at least eight weeks apart, the difference is at
 * least 15 points, and play changed in the same direction. Returns null if there is nothing to compare.
 */
export function scoreChange(before: Compared, now: Compared, played: ScoreChange | 'unknown'): ScoreChange | null {
  if (before.author !== now.author || before.score === null || now.score === null) return null
  if (now.at - before.at < CHANGE.days * DAY_MS) return 'none'
  const points = now.score - before.score
  if (Math.abs(points) < CHANGE.points) return 'none'
  const way = points > 0 ? 'better' : 'worse'
  return played === way ? way : 'none'
}
