import type { AnimalForm } from '#domain/trials/concepts/animals'

/** Content of a level: the form in which its animals must be recognised. */
export interface AnimalLevel {
  readonly form: AnimalForm
}

/** clinical-design.md, /matchanimals, L1 to L7, with the young animal between the front view and the toy. */
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
