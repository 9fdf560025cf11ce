import type { ColourName } from '../child/palette'

export const outlineCases = ['typed', 'lower', 'upper'] as const

type OutlineCase = (typeof outlineCases)[number]

/** How a deck's words and their outlines are drawn, on the stage and in print. */
export interface OutlineStyle {
  /** Colour of the line; null means the child's own. */
  readonly colour: ColourName | null
  /** Line width, in hundredths of the letter size. It is the same around every word. */
  readonly width: number
  /** Letter spacing, in hundredths of the letter size. */
  readonly gap: number
  readonly letterCase: OutlineCase
  /** Whether to use the single-storey `a` of handwriting. */
  readonly roundA: boolean
}

/** The part of a style that determines the shape of its words. */
export type OutlineForm = Omit<OutlineStyle, 'colour'>

export const firstOutlineStyle: OutlineStyle = { colour: null, width: 4, gap: 10, letterCase: 'typed', roundA: true }

/** Allowed values of a style, in the style's own units. */
export const OUTLINE_RANGES = { width: { min: 2, max: 8, step: 1 }, gap: { min: 0, max: 30, step: 5 } } as const

/** Name and style of a deck, without its words. */
export interface OutlineLook {
  readonly name: string
  readonly style: OutlineStyle
}
