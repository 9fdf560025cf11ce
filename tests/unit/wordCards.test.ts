import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { wordCards } from '#adapters/pdf/wordCards'
import { cardPlaces, fitInto, PAPER_SIZE, cardPapers } from '#domain/words/cardSheet'
import { firstOutlineStyle } from '#domain/words/outlineStyle'
import { inLetterCase, deckFault, decksIn, textOfDeck, toRead, wordsIn } from '#domain/words/outlines'
import { pathSteps } from '#domain/words/pathData'
import type { WordCard } from '#ports/wordCards'

describe('a deck’s words', () => {
  it('are one in each line or between commas, trimmed, and each once', () => {
    expect(wordsIn(' Mum\n banana , cat;cat\n\nred   ball')).toEqual(['Mum', 'banana', 'cat', 'red ball'])
  })

  it('are one to ten, and short enough to be large', () => {
    expect(deckFault(wordsIn('\u200b\n  \n'))).toBe('none')
    expect(deckFault(['a'])).toBeNull()
    expect(deckFault(Array.from({ length: 11 }, (_, index) => `w${index}`))).toBe('too-many')
    expect(deckFault(['a'.repeat(25)])).toBe('too-long')
  })

  it('are written in the deck’s letter case', () => {
    expect((['typed', 'lower', 'upper'] as const).map((letterCase) => inLetterCase('Mum', { letterCase }))).toEqual(['Mum', 'mum', 'MUM'])
  })

  it('are stored as lines and restored, and are not texts to read', () => {
    const deck = { id: 'd', name: 'Family', words: ['Mum', 'red ball'], style: firstOutlineStyle, order: 2 }
    const texts = [textOfDeck(deck), { id: 't', text: 'The sun.', order: 1 }]
    expect(decksIn(texts)).toEqual([deck])
    expect(toRead(texts).map(({ id }) => id)).toEqual(['t'])
  })
})

describe('a path', () => {
  it('is read step by step, with quadratic curves converted to cubic ones', () => {
    expect(pathSteps('M0 0L10,0 10-5.5C1 2 3 4 5 6Q8 6 8 9Z')).toEqual([
      { does: 'move', to: [0, 0] },
      { does: 'line', to: [10, 0] },
      { does: 'line', to: [10, -5.5] },
      {
        does: 'curve',
        by: [
          [1, 2],
          [3, 4],
        ],
        to: [5, 6],
      },
      {
        does: 'curve',
        by: [
          [7, 6],
          [8, 7],
        ],
        to: [8, 9],
      },
      { does: 'close' },
    ])
  })

  it.each(['L1', '1 2', 'M0 0 A1 1 0 0 0 1 1', 'M0 0 Z 3 4'])('that cannot be read (%s) is an error', (data) => {
    expect(() => pathSteps(data)).toThrow(/path/)
  })
})

describe('a sheet of cards', () => {
  it.each(cardPapers)('fits a whole deck on %s, with each picture behind its word when turned over the long edge', (paper) => {
    const { width, height } = PAPER_SIZE[paper]
    const [fronts, backs] = [cardPlaces(10, paper, 'front'), cardPlaces(10, paper, 'back')]
    expect(fronts.every(({ x, y, ...card }) => x >= 0 && y >= 0 && x + card.width <= width && y + card.height <= height)).toBe(true)
    expect(new Set(fronts.map(({ x, y }) => `${x} ${y}`)).size).toBe(10)
    backs.forEach((back, index) => {
      expect(width - (back.x + back.width)).toBeCloseTo(fronts[index]?.x ?? 0)
      expect(back.y).toBe(fronts[index]?.y)
    })
  })

  it('draws a long word to the full width and a short one to the full height', () => {
    const [place] = cardPlaces(1, 'a4', 'front') as [ReturnType<typeof cardPlaces>[number]]
    const [long, short] = [fitInto(place, { width: 9, height: 1 }, 0.1), fitInto(place, { width: 1, height: 1 }, 0.1)]
    expect(long.width).toBeCloseTo(place.width - 0.2 * place.height)
    expect(short.height).toBeCloseTo(0.8 * place.height)
    expect(short.x + short.width / 2).toBeCloseTo(place.x + place.width / 2)
  })

  const card: WordCard = {
    shape: { width: 2, height: 1, line: 0.04, outline: 'M0 0L2 0L2 1L0 1Z', letters: 'M0.5 0.2L1.5 0.2L1 0.8Z' },
    picture: null,
  }
  const dot = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  const look = { title: 'Family', language: 'en', paper: 'a4', ground: '#FFFFFF', outline: '#123456', letters: '#000000' } as const

  it('is pure vector graphics if no card has a picture', async () => {
    const { text, pages } = await readPdf(await wordCards.sheet([card, card], look))
    expect(pages).toBe(1)
    expect(text).not.toContain('/Subtype /Image')
    // There are two outlines and two words. They are filled by the even-odd rule, so overlaps are holes.
    expect(text.match(/\bf\*/g)).toHaveLength(2)
    expect(text).toContain('0.07 0.2 0.34 RG')
    expect(text).toMatch(/\/Lang \(en\)/)
  })

  it('has a page of backs if there are pictures, and draws an outline-only card without letters', async () => {
    const outlineOnly = { ...card, shape: { ...card.shape, letters: null } }
    const { text, pages } = await readPdf(await wordCards.sheet([{ ...outlineOnly, picture: dot }, outlineOnly], look))
    expect(pages).toBe(2)
    expect(text.match(/\bf\*/g)).toBeNull()
    expect(text.match(/\/I\d+ Do/g)).toHaveLength(1)
  })
})

/** Returns the content of a PDF, with its streams decompressed. */
async function readPdf(file: Blob): Promise<{ readonly text: string; readonly pages: number }> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const raw = bytes.toString('latin1')
  const streams = [...raw.matchAll(/\/FlateDecode[^]*?stream\r?\n([^]*?)\r?\nendstream/g)].flatMap(({ 1: packed = '' }) => {
    try {
      return [inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  return { text: [raw, ...streams].join('\n'), pages: raw.match(/\/Type \/Page\b/g)?.length ?? 0 }
}
