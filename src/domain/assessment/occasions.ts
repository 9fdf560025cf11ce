import { groupBy } from '../groupBy'
import type { Instant } from '../time'
import { type RaterSide, raterSides, type RatingHead } from './rating'

/** The ratings that belong together: up to two people, each with the versions that were signed and perhaps one that is being written. */
export interface Occasion {
  readonly id: string
  readonly begunAt: Instant
  /** The newest version of each side. */
  readonly newest: Readonly<Partial<Record<RaterSide, RatingHead>>>
  /** The newest signed version of each side: what counts. */
  readonly signed: Readonly<Partial<Record<RaterSide, RatingHead>>>
  /** Both have finished: then each sees what the other said. */
  readonly isOpen: boolean
}

/** Newest first. */
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

/** What may be seen: what one said oneself, and what both signed. */
export const maySee = ({ isOpen }: Occasion, { author, signedAt }: RatingHead, uid: string | null): boolean => author === uid || (isOpen && signedAt !== null)
