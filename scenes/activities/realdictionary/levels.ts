/**
 * The steps from a child's own thing to the world (clinical-design.md, /realdictionary), starting with the nearest: the child's own thing (or the
 * usual picture), others of its kind, on a table, in a dim place, in the place, a drawing, a symbol.
 */
export const generalisationSteps = ['own', 'others', 'table', 'dim-room', 'room', 'drawing', 'sign'] as const
export type GeneralisationStep = (typeof generalisationSteps)[number]

/** The content of one level: the step of the thing to find. */
export interface GeneralisationLevel {
  readonly step: GeneralisationStep
}

/** The levels, one for each step except the film (clinical-design.md, /realdictionary/{category}). */
export const generalisationLevels = {
  '1': { step: 'own' },
  '2': { step: 'others' },
  '3': { step: 'table' },
  '4': { step: 'dim-room' },
  '5': { step: 'room' },
  '6': { step: 'drawing' },
  '7': { step: 'sign' },
} as const satisfies Readonly<Record<string, GeneralisationLevel>>

const level = <Id extends string, C extends number>(id: Id, complexity: C) => ({ id, trials: 10, complexity, items: 2, needsCue: true }) as const

export const levels = [level('1', 4), level('2', 5), level('3', 6), level('4', 9), level('5', 9), level('6', 7), level('7', 8)] as const
