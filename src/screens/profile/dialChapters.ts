import type { DialChapter } from '#domain/child/dialKinds'
import { dialNames, dialSpecs } from '#domain/child/dials'

/** The groups of settings on the page, in order. */
const order = ['sound', 'movement', 'pictures', 'switches', 'limits'] as const satisfies readonly DialChapter[]

/** All settings except the first five, by group. The size appears again, in finer steps. */
export const dialChapters = order.map((chapter) => ({
  chapter,
  names: dialNames.filter((name) => dialSpecs[name].chapter === chapter),
}))
