import { groupBy } from '../groupBy'
import type { Instant } from '../time'
import { type RaterSide, raterSides, type RatingHead } from './rating'

/** Ratings that belong together: up to two raters, each with signed versions and perhaps a draft. */
export interface Occasion {
  readonly id: string
  readonly begunAt: Instant
  /** Newest version of each side. */
  readonly newest: Readonly<Partial<Record<RaterSide, RatingHead>>>
  /** Newest signed version of each side. Only this version counts. */
  readonly signed: Readonly<Partial<Record<RaterSide, RatingHead>>>
  /** Whether both sides have signed. From then on, each sees the other's answers. */
  readonly isOpen: boolean
}

/** Returns the occasions, newest first. */
export function occasionsIn(ratings: readonly RatingHead[]): readonly Occasion[] {
  return [...groupBy(ratings, ({ occasion }) => occasion)]
    .map(([id, together]) => {
      const newest = newestOf(together)
      const signed = newestOf(together.filter(({ signedAt }) => signedAt !== null))
      return {
        id,
        begunAt: Math.min(...together.map(({ createdAt }) => createdAt)),
        newest,
        signed,
        isOpen: raterSides.every((side) => signed[side] !== undefined),
      }
    })
    .toSorted((one, other) => other.begunAt - one.begunAt)
}

function newestOf(ratings: readonly RatingHead[]): Occasion['newest'] {
  return Object.fromEntries(
    raterSides.flatMap((side) => {
      const [last] = ratings.filter((rating) => rating.side === side).toSorted((one, other) => other.version - one.version)
      return last === undefined ? [] : [[side, last]]
    }),
  )
}

/** Whether a person may read a rating: their own always, others' once both sides have signed. */
export const maySee = ({ isOpen }: Occasion, { author, signedAt }: RatingHead, uid: string | null): boolean => author === uid || (isOpen && signedAt !== null)
