import type { DrawingName, Word } from './words'

export const pictureLevels = ['silhouette', 'line', 'outlined', 'flat', 'rich', 'realistic'] as const
/** How much there is to see in a picture, from least to most. */
export type PictureLevel = (typeof pictureLevels)[number]

/** What is done to a drawing: all in one colour, lines only, a lit edge round it, or nothing. */
export type Treatment = 'silhouette' | 'line' | 'outline' | 'plain'

/** Which drawing of a word stands for a level, and how it is treated. */
export interface PictureChoice {
  readonly drawing: DrawingName
  readonly treatment: Treatment
}

const asWished: Readonly<Record<PictureLevel, PictureChoice>> = {
  silhouette: { drawing: 'flat', treatment: 'silhouette' },
  line: { drawing: 'flat', treatment: 'line' },
  outlined: { drawing: 'flat', treatment: 'outline' },
  flat: { drawing: 'flat', treatment: 'plain' },
  rich: { drawing: 'rich', treatment: 'plain' },
  // For words without a realistic picture.
  realistic: { drawing: 'rich', treatment: 'plain' },
}

/** The picture of a word at a level. A word without a richer drawing shows its flat one; an edge too dark for black gets an outline. */
export function pictureFor(word: Pick<Word, 'rich' | 'needsOutline'>, level: PictureLevel): PictureChoice {
  const wished = asWished[level]
  const drawing = wished.drawing === 'rich' && word.rich === undefined ? 'flat' : wished.drawing
  const treatment = wished.treatment === 'plain' && word.needsOutline.includes(drawing) ? 'outline' : wished.treatment
  return { drawing, treatment }
}

/** A picture of a thing: at a level of its own, or a further view. */
export interface Look {
  readonly level: PictureLevel
  readonly view?: number
}

/** Another picture of the same thing than the one at `level`: another view, the other drawing, or the realistic one; null where there is none. */
export function otherLookOf(word: Pick<Word, 'rich' | 'realistic' | 'needsOutline' | 'photo'>, level: PictureLevel): Look | null {
  if (word.photo !== undefined) return null
  if (level === 'realistic' && (word.realistic?.length ?? 0) > 1) return { level, view: 1 }
  const shown = renderFor(word, level) === undefined ? pictureFor(word, level).drawing : 'realistic'
  const others = [...(word.rich === undefined ? [] : ['rich' as const]), 'flat' as const, ...(word.realistic === undefined ? [] : ['realistic' as const])]
  const other = others.find((look) => look !== shown)
  return other === undefined ? null : { level: other }
}

/** Whether two words look drawn by the same hand at a level: a photograph and a drawing never stand in one choice (look.md). */
export const isSameHand = (one: Pick<Word, 'realistic' | 'photo'>, other: Pick<Word, 'realistic' | 'photo'>, level: PictureLevel): boolean =>
  isPhotographed(one, level) === isPhotographed(other, level)

const isPhotographed = (word: Pick<Word, 'realistic' | 'photo'>, level: PictureLevel): boolean =>
  word.photo !== undefined || renderFor(word, level) !== undefined

/** The realistic picture of a word, where the level asks for one and the word has one; a view that it lacks is its usual one. */
export function renderFor(word: Pick<Word, 'realistic'>, level: PictureLevel, view = 0): string | undefined {
  return level === 'realistic' ? (word.realistic?.[view] ?? word.realistic?.[0]) : undefined
}
