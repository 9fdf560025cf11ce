import type { AnimalForm } from '#domain/trials/concepts/animals'

/** The content of one level: the form in which the child must recognise its animals. */
export interface AnimalLevel {
  readonly form: AnimalForm
}

/** The levels L1 to L7 (clinical-design.md, /matchanimals), with the young animal between the front view and the toy. */
export const animalLevels = {
  '1': { form: 'same' },
  '2': { form: 'other-photo' },
  '3': { form: 'front' },
  '4': { form: 'young' },
  '5': { form: 'toy' },
  '6': { form: 'drawing' },
  '7': { form: 'silhouette' },
  '8': { form: 'sound' },
} as const satisfies Readonly<Record<string, AnimalLevel>>
