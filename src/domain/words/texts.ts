import type { OutlineLook } from './outlineStyle'

/** A text that an adult wrote for one child. It is to be read or, with `outlines`, is a deck of outlined words, one per line. */
export interface OwnText {
  readonly id: string
  readonly text: string
  /** Sort key among the texts; any number. */
  readonly order: number
  /** Last author of the text; absent until the text is stored. */
  readonly author?: string
  readonly outlines?: OutlineLook
}

export const inOrder = (texts: readonly OwnText[]): readonly OwnText[] =>
  texts.toSorted((one, other) => one.order - other.order || one.id.localeCompare(other.id))

/** Returns a sort key after those of all these texts. */
export const orderAfter = (texts: readonly OwnText[]): number => Math.max(0, ...texts.map(({ order }) => order)) + 1

/**
 * Moves a text one place earlier by exchanging it with the one before. Returns both changed texts, or nothing if the text is the
 * first.
 */
export function movedEarlier(texts: readonly OwnText[], text: OwnText): readonly OwnText[] {
  const sorted = inOrder(texts)
  const before = sorted[sorted.findIndex(({ id }) => id === text.id) - 1]
  if (before === undefined) return []
  const [low, high] = before.order < text.order ? [before.order, text.order] : [before.order, before.order + 0.5]
  return [
    { ...text, order: low },
    { ...before, order: high },
  ]
}
