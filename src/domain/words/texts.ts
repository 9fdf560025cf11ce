import type { OutlineLook } from './outlineStyle'

/** A text that an adult wrote for one child: to be read or, with outlines, one word per line as a deck of word outlines. */
export interface OwnText {
  readonly id: string
  readonly text: string
  /** Sort key of texts; any number. */
  readonly order: number
  /** Last author; none until it is stored. */
  readonly author?: string
  readonly outlines?: OutlineLook
}

export const inOrder = (texts: readonly OwnText[]): readonly OwnText[] =>
  texts.toSorted((one, other) => one.order - other.order || one.id.localeCompare(other.id))

/** A sort key after all of these. */
export const orderAfter = (texts: readonly OwnText[]): number => Math.max(0, ...texts.map(({ order }) => order)) + 1

/** Moves the text one place earlier by exchanging it with the one before. Empty for the first. */
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
