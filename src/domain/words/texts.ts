import type { OutlineLook } from './outlineStyle'

/** A text that an adult wrote for one child: to be read, or (with outlines) words in lines, a deck of word outlines. */
export interface OwnText {
  readonly id: string
  readonly text: string
  /** Texts stand in this order; any number. */
  readonly order: number
  /** Who wrote it last; nobody's until it is kept. */
  readonly author?: string
  readonly outlines?: OutlineLook
}

export const inOrder = (texts: readonly OwnText[]): readonly OwnText[] =>
  texts.toSorted((one, other) => one.order - other.order || one.id.localeCompare(other.id))

/** A place after all of these. */
export const orderAfter = (texts: readonly OwnText[]): number => Math.max(0, ...texts.map(({ order }) => order)) + 1

/** The text one place earlier: it and the one before change their places. Empty for the first. */
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
