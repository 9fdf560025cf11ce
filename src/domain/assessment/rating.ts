import type { Zone } from '../child/zones'
import type { Instant } from '../time'
import { items, type AsideAnswer, type ItemNumber, type OftenAnswer, type PlaceAnswer, type RedFlag, type Support, type TimeAnswer } from './items'

export const raterSides = ['family', 'team'] as const
/** Side of a rater: family or team. Neither sees the other's answers until both have signed. */
export type RaterSide = (typeof raterSides)[number]

/** Answer to one item. `value` is absent if only a note or a support was given. */
export interface ItemAnswer {
  readonly value?: OftenAnswer | TimeAnswer | AsideAnswer | undefined
  /** For an item described in words. */
  readonly words?: string | undefined
  readonly supports: readonly Support[]
  readonly note?: string | undefined
}

/** All answers of one rater. */
export interface Answers {
  readonly items: Readonly<Record<ItemNumber, ItemAnswer>>
  readonly places: Readonly<Partial<Record<Zone, PlaceAnswer>>>
  /** Yes or no; a flag that was not answered is absent. */
  readonly flags: Readonly<Partial<Record<RedFlag, boolean>>>
  readonly note?: string | undefined
  /** The item at which the rater stopped. */
  readonly at: ItemNumber
}

export const NO_ANSWERS: Answers = { items: {}, places: {}, flags: {}, at: 1 }

/** Public part of a rating: that it exists and how far it is, never its answers. */
export interface RatingHead {
  readonly id: string
  /** Shared by the two ratings of an occasion. */
  readonly occasion: string
  readonly side: RaterSide
  /** 1, plus one for each correction after signing. */
  readonly version: number
  readonly author: string
  readonly byName: string
  readonly answered: number
  readonly createdAt: Instant
  readonly updatedAt: Instant
  /** Time of the signature. A signed rating never changes. */
  readonly signedAt: Instant | null
}

/** A signed rating, or the person's own. */
export interface Rating extends RatingHead {
  readonly answers: Answers
}

/** Id of a rating. A backend's rules read the side from it. */
export const ratingId = (occasion: string, side: RaterSide, version = 1): string => `${occasion}-${side}-${version}`

/** Whether an item has an answer that counts. */
export const isAnswered = ({ value, words }: ItemAnswer = { supports: [] }): boolean => value !== undefined || (words ?? '').trim() !== ''

export const answeredIn = ({ items: said }: Pick<Answers, 'items'>): number => items.filter(({ number }) => isAnswered(said[number])).length
