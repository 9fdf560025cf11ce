import type { Zone } from '../child/zones'
import type { Instant } from '../time'
import { items, type AsideAnswer, type ItemNumber, type OftenAnswer, type PlaceAnswer, type RedFlag, type Support, type TimeAnswer } from './items'

export const raterSides = ['family', 'team'] as const
/** Who rates: somebody of the family, or of a team. Neither sees the other's answers until both have finished. */
export type RaterSide = (typeof raterSides)[number]

/** What was said of one item. `value` is absent where only a note or a support was told yet. */
export interface ItemAnswer {
  readonly value?: OftenAnswer | TimeAnswer | AsideAnswer | undefined
  /** Of an item that is told in words. */
  readonly words?: string | undefined
  readonly supports: readonly Support[]
  readonly note?: string | undefined
}

/** Everything that one rater said. */
export interface Answers {
  readonly items: Readonly<Record<ItemNumber, ItemAnswer>>
  readonly places: Readonly<Partial<Record<Zone, PlaceAnswer>>>
  /** Yes or no; what is left out was not asked yet. */
  readonly flags: Readonly<Partial<Record<RedFlag, boolean>>>
  readonly note?: string | undefined
  /** Where the rater was last. */
  readonly at: ItemNumber
}

export const NO_ANSWERS: Answers = { items: {}, places: {}, flags: {}, at: 1 }

/** What everybody may know of a rating: that it is there and how far it is, never what was said. */
export interface RatingHead {
  readonly id: string
  /** The two ratings that belong together have the same one. */
  readonly occasion: string
  readonly side: RaterSide
  /** 1; each correction of what was signed is one more. */
  readonly version: number
  readonly author: string
  readonly byName: string
  readonly answered: number
  readonly createdAt: Instant
  readonly updatedAt: Instant
  /** When it was finished and signed: then nothing of it changes. */
  readonly signedAt: Instant | null
}

/** A finished rating, or the own one. */
export interface Rating extends RatingHead {
  readonly answers: Answers
}

/** The id of a rating says whose it is: a backend's rules read it. */
export const ratingId = (occasion: string, side: RaterSide, version = 1): string => `${occasion}-${side}-${version}`

/** Whether something was said of an item that counts as an answer. */
export const isAnswered = ({ value, words }: ItemAnswer = { supports: [] }): boolean => value !== undefined || (words ?? '').trim() !== ''

export const answeredIn = ({ items: said }: Pick<Answers, 'items'>): number => items.filter(({ number }) => isAnswered(said[number])).length
