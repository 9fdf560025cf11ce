import type { GeneralisationStep } from '#domain/trials/concepts/generalisation'

/** Content of a level: the rung of the thing to find. */
export interface RungLevel {
  readonly rung: GeneralisationStep
}

/** clinical-design.md, /realdictionary/{category}: the rungs, except the film. */
export const rungLevels = {
  '1': { rung: 'own' },
  '2': { rung: 'others' },
  '3': { rung: 'table' },
  '4': { rung: 'dim-room' },
  '5': { rung: 'room' },
  '6': { rung: 'drawing' },
  '7': { rung: 'sign' },
} as const satisfies Readonly<Record<string, RungLevel>>

const level = <Id extends string, C extends number>(id: Id, complexity: C) => ({ id, trials: 10, complexity, items: 2, needsCue: true }) as const

export const levels = [level('1', 4), level('2', 5), level('3', 6), level('4', 9), level('5', 9), level('6', 7), level('7', 8)] as const
