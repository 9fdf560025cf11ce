import type { MeasuredWay } from '#domain/trials/engine/levelSpec'
import type { GroundRung } from '#domain/trials/concepts/groundLadder'
import type { PictureLevel } from '#domain/child/pictureLevels'
import type { Likeness, SharedLook } from '#domain/words/neighbours'
import type { Category } from '#domain/words/words'

/** The content of one level: a rung of the ladder C1 to C10 (clinical-design.md §1.8). */
export interface ComplexityLevel {
  /** A picture level other than the child's own. */
  readonly form?: PictureLevel
  /** Whether the default target has one colour or several. */
  readonly known: 'plain' | 'coloured'
  /** First and last number of things. Each trial has one more than the one before. */
  readonly items: { readonly least: number; readonly most: number }
  /** Numbers of things that alternate instead of growing, as far as they are offered to the child. */
  readonly ways?: readonly MeasuredWay[]
  /** Features that the distractors share with the target, in turn through the block. */
  readonly looks: readonly SharedLook[]
  /** Whether things that complete a group are similar to the target or very different. They are needed if too few things share the feature. */
  readonly fill: Likeness
  readonly ground: GroundRung
  /** Minimum gap between two things, in widths of a thing, if it is larger than the child's own. */
  readonly apart?: number
  /** Whether the foot of each thing is covered. */
  readonly covered?: true
}

/** The numbers of things to compare: one familiar thing among others that are very different (clinical-design.md §3.3). */
const sampled = [
  { items: 1, complexity: 3, trials: 4 },
  { items: 2, complexity: 4, trials: 4 },
  { items: 4, complexity: 6, trials: 4 },
  { items: 6, complexity: 7, trials: 4 },
] as const

const alone = { known: 'coloured', items: { least: 1, most: 1 }, looks: ['unlike'], fill: 'unlike', ground: 1 } as const
const harder = ['unlike', 'same-colour', 'same-shape'] as const
const similar = ['same-colour', 'same-shape'] as const

export const complexityLevels = {
  '1': { ...alone, form: 'silhouette', known: 'plain' },
  '2': { ...alone, known: 'plain' },
  '3': alone,
  '4': { ...alone, items: { least: 2, most: 2 }, apart: 2 },
  '5': { ...alone, items: { least: 2, most: 3 }, looks: harder, ground: 2 },
  '6': { ...alone, items: { least: 3, most: 4 }, looks: harder, ground: 3 },
  '7': { ...alone, items: { least: 4, most: 6 }, looks: harder, ground: 5 },
  '8': { ...alone, items: { least: 6, most: 9 }, looks: harder, ground: 7 },
  '9': { ...alone, items: { least: 9, most: 9 }, looks: similar, fill: 'alike', ground: 9 },
  '10': { ...alone, items: { least: 9, most: 12 }, looks: similar, fill: 'alike', ground: 10, covered: true },
  sample: { ...alone, items: { least: 1, most: 6 }, ways: sampled },
} as const satisfies Readonly<Record<string, ComplexityLevel>>

export const levels = [
  { id: '1', trials: 8, complexity: 1 },
  { id: '2', trials: 8, complexity: 2 },
  { id: '3', trials: 8, complexity: 3, needsCue: true },
  { id: '4', trials: 8, complexity: 4, items: 2, needsCue: true, allowsWrong: 1 },
  { id: '5', trials: 9, complexity: 5, items: 3, needsCue: true, allowsWrong: 1 },
  { id: '6', trials: 9, complexity: 6, items: 4, needsCue: true, allowsWrong: 1 },
  { id: '7', trials: 12, complexity: 7, items: 6, needsCue: true, allowsWrong: 1 },
  { id: '8', trials: 12, complexity: 8, items: 9, needsCue: true, allowsWrong: 1 },
  { id: '9', trials: 10, complexity: 9, items: 9, needsCue: true, allowsWrong: 1 },
  { id: '10', trials: 12, complexity: 10, items: 12, needsCue: true, allowsWrong: 1 },
  {
    id: 'sample',
    trials: 16,
    complexity: 3,
    needsCue: true,
    isMeasured: true,
    opensFrom: 'assessment',
    endsWhenTired: true,
    mostMinutes: 8,
    ways: sampled,
  },
] as const

/** Familiar things for which there are enough others of the same colour or shape. */
export const knownThings: Readonly<Record<ComplexityLevel['known'], Readonly<Partial<Record<Category, string>>>>> = {
  plain: { fruits: 'banana', vegetables: 'cucumber', animals: 'pig', everyday: 'cup', clothing: 'shirt' },
  coloured: { fruits: 'apple', vegetables: 'carrot', animals: 'cat', everyday: 'bowl', clothing: 'shoe' },
}
