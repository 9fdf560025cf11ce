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

/** Another picture of the same thing than the one at `level`: another view, the other drawing, or the same one turned round. */
export function otherLookOf(word: Pick<Word, 'rich' | 'realistic'>, level: PictureLevel): { readonly level?: PictureLevel; readonly view?: number; readonly mirrored?: true } {
  if (level === 'realistic' && (word.realistic?.length ?? 0) > 1) return { level, view: 1 }
  if (word.rich === undefined) return { mirrored: true }
  return { level: level === 'rich' ? 'flat' : 'rich' }
}

/** The realistic picture of a word, where the level asks for one and the word has one; a view that it lacks is its usual one. */
export function renderFor(word: Pick<Word, 'realistic'>, level: PictureLevel, view = 0): string | undefined {
  return level === 'realistic' ? (word.realistic?.[view] ?? word.realistic?.[0]) : undefined
}
