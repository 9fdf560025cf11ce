import type { DialChapter } from '#domain/child/dialKinds'
import { dialNames, dialSpecs } from '#domain/child/dials'

/** The chapters of the page, in their order. */
const order = ['sound', 'movement', 'pictures', 'switches', 'limits'] as const satisfies readonly DialChapter[]

/** Everything that is not among the first settings, chapter by chapter. The size is there once more, in fine steps. */
export const dialChapters = order.map((chapter) => ({
  chapter,
  names: dialNames.filter((name) => dialSpecs[name].chapter === chapter),
}))
