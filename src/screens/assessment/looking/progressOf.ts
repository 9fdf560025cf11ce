import { itemCount } from '#domain/assessment/items'
import type { RatingHead } from '#domain/assessment/rating'
import { formatDay } from '../../history/formats'
import type { Text } from '../report/writer'

/** Describes a rater's progress without revealing any answer. */
export function lookingProgress(text: Text, head: RatingHead | undefined, isOpen: boolean): string {
  if (head === undefined) return text('screens.looking.progress.none')
  if (head.signedAt === null) return text('screens.looking.progress.some', { n: head.answered, of: itemCount })
  return isOpen ? text('screens.looking.progress.signed', { day: formatDay(head.signedAt) }) : text('screens.looking.progress.hidden')
}
