import type { ColourName } from '../child/palette'

export const outlineCases = ['typed', 'lower', 'upper'] as const

type OutlineCase = (typeof outlineCases)[number]

/** How the words of a deck and the outlines round them are drawn, on the stage and on paper. */
export interface OutlineStyle {
  /** Of the line; null: the child's own colour. */
  readonly colour: ColourName | null
  /** Thickness of the line, in hundredths of the letters' size: the same round every word. */
  readonly width: number
  /** Room between two letters, in hundredths of the letters' size. */
  readonly gap: number
  readonly letterCase: OutlineCase
  /** The `a` of handwriting, with one storey. */
  readonly roundA: boolean
}

/** What of a style decides the shape of its words. */
export type OutlineForm = Omit<OutlineStyle, 'colour'>

export const firstOutlineStyle: OutlineStyle = { colour: null, width: 4, gap: 10, letterCase: 'typed', roundA: true }

/** What a style may be, in its own units. */
export const OUTLINE_RANGES = { width: { min: 2, max: 8, step: 1 }, gap: { min: 0, max: 30, step: 5 } } as const

/** What a deck has beside its words. */
export interface OutlineLook {
  readonly name: string
  readonly style: OutlineStyle
}
