import { onOther, type Crop } from '#domain/photos/crop'
import { phraseFrom, squareAt, type MarkedPart } from '#domain/photos/photo'

/** An unfinished mark: its centre and side as fractions of the picture, and its phrase. */
export interface DraftPart {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly phrase: string
}

/** The sizes of a mark (side as a fraction of the picture). */
export const markSizes = [0.12, 0.2, 0.3, 0.45, 0.6] as const
const USUAL_SIZE = 0.3

export const newMark = (x: number, y: number): DraftPart => ({ x, y, size: USUAL_SIZE, phrase: '' })

export const draftOf = ({ phrase, place: [x, y, width, height] }: MarkedPart): DraftPart => ({ x: x + width / 2, y: y + height / 2, size: width, phrase })

/** Returns the mark on another crop of the same picture, in the nearest size. */
export function partOn(part: DraftPart, from: Crop, to: Crop): DraftPart {
  const ideal = (part.size * from.side) / to.side
  const size = markSizes.reduce<number>((best, each) => (Math.abs(each - ideal) < Math.abs(best - ideal) ? each : best), markSizes[0])
  return { ...part, ...onOther(part, from, to), size }
}

export const markPlace = ({ x, y, size }: DraftPart) => squareAt(x, y, size)

/** Returns the marks in their stored form, or null while one of them lacks a valid phrase. */
export function partsFrom(drafts: readonly DraftPart[]): readonly MarkedPart[] | null {
  const parts = drafts.flatMap((draft) => {
    const phrase = phraseFrom(draft.phrase)
    return phrase === null ? [] : [{ phrase, place: markPlace(draft) }]
  })
  return parts.length === drafts.length ? parts : null
}
