import type { Zone } from '../child/zones'
import type { Instant } from '../time'
import { items, type AsideAnswer, type ItemNumber, type OftenAnswer, type PlaceAnswer, type RedFlag, type Support, type TimeAnswer } from './items'

export const raterSides = ['family', 'team'] as const
/** Side of a rater. Neither side sees the other's answers until both have signed. */
export type RaterSide = (typeof raterSides)[number]

/** Answer to one item. `value` is absent if the rater gave only a note or a support. */
export interface ItemAnswer {
  readonly value?: OftenAnswer | TimeAnswer | AsideAnswer | undefined
  /** Answer to an item that is described in words. */
  readonly words?: string | undefined
  readonly supports: readonly Support[]
  readonly note?: string | undefined
}

/** All answers of one rater. */
export interface Answers {
  readonly items: Readonly<Record<ItemNumber, ItemAnswer>>
  readonly places: Readonly<Partial<Record<Zone, PlaceAnswer>>>
  /** Answers yes or no. A flag that was not answered is absent. */
  readonly flags: Readonly<Partial<Record<RedFlag, boolean>>>
  readonly note?: string | undefined
  /** Item at which the rater stopped. */
  readonly at: ItemNumber
}

export const NO_ANSWERS: Answers = { items: {}, places: {}, flags: {}, at: 1 }

/** Public part of a rating: that it exists and how much is answered, but never the answers. */
export interface RatingHead {
  readonly id: string
  /** Id of the occasion, shared by its two ratings. */
  readonly occasion: string
  readonly side: RaterSide
  /** Version number: 1, plus one for each correction after signing. */
  readonly version: number
  readonly author: string
  readonly byName: string
  readonly answered: number
  readonly createdAt: Instant
  readonly updatedAt: Instant
  /** Time of the signature. A signed rating never changes. */
  readonly signedAt: Instant | null
}

/** A rating with its answers: a signed one, or the reader's own. */
export interface Rating extends RatingHead {
  readonly answers: Answers
}

/** Returns the id of a rating. The backend's rules read the side from the id. */
export const ratingId = (occasion: string, side: RaterSide, version = 1): string => `${occasion}-${side}-${version}`

/** Whether an item has an answer that counts. */
export const isAnswered = ({ value, words }: ItemAnswer = { supports: [] }): boolean => value !== undefined || (words ?? '').trim() !== ''

export const answeredIn = ({ items: said }: Pick<Answers, 'items'>): number => items.filter(({ number }) => isAnswered(said[number])).length
