export const cardPapers = ['a4', 'letter'] as const
export type Paper = (typeof cardPapers)[number]

/** Paper sizes in millimetres, portrait. */
export const PAPER_SIZE: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
}

/** Number of cards across and down. A deck fits on one sheet. */
const [ACROSS, DOWN] = [2, 5] as const
/** Margin (mm) in which printers cannot print. */
const MARGIN = 10

/** Place of a card on the paper, in mm from the top left. */
export interface CardPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Returns the places of the cards on a sheet. The sheet is turned over its long edge, so the left of the front is the right of
 * the back.
 */
export function cardPlaces(count: number, paper: Paper, side: 'front' | 'back'): readonly CardPlace[] {
  const { width, height } = PAPER_SIZE[paper]
  const card = { width: (width - 2 * MARGIN) / ACROSS, height: (height - 2 * MARGIN) / DOWN }
  return Array.from({ length: Math.min(count, ACROSS * DOWN) }, (_, index) => {
    const column = side === 'front' ? index % ACROSS : ACROSS - 1 - (index % ACROSS)
    return { ...card, x: MARGIN + column * card.width, y: MARGIN + Math.floor(index / ACROSS) * card.height }
  })
}

/** Fits a shape into the middle of a card, as large as possible, with this margin (share of the card's height) around it. */
export function fitInto({ x, y, width, height }: CardPlace, shape: { readonly width: number; readonly height: number }, room: number): CardPlace {
  const free = { width: width - 2 * room * height, height: height * (1 - 2 * room) }
  const scale = Math.min(free.width / shape.width, free.height / shape.height)
  const fitted = { width: shape.width * scale, height: shape.height * scale }
  return { ...fitted, x: x + (width - fitted.width) / 2, y: y + (height - fitted.height) / 2 }
}
