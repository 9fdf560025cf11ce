import type { DialChapter } from '#domain/child/dialKinds'
import { dialNames, dialSpecs } from '#domain/child/dials'

/** The chapters of the page, in their order. */
const order = ['sound', 'movement', 'pictures', 'switches', 'limits'] as const satisfies readonly DialChapter[]

/** All dials outside the first five, by chapter. The size appears again, in finer steps. */
export const dialChapters = order.map((chapter) => ({
  chapter,
  names: dialNames.filter((name) => dialSpecs[name].chapter === chapter),
}))
