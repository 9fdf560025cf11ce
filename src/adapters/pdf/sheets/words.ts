import type { WordsSheet } from '#domain/assessment/sheets'
import { INK, type Kit, RULE, SOFT, types, WHITE } from './kit'
import { sheetPictureKey } from './pictures'
import { stepNumber } from './shapes'

const CARD = 85
const THING = 80
const TOP = 62
const MARKS = { from: 2, length: 6 } as const

/** Returns the corners of the cards. On the backs the columns are in reverse order, for paper that is turned over on its long edge. */
export function cardCorners(pageWidth: number, pageHeight: number, isBack: boolean): readonly { readonly x: number; readonly y: number }[] {
  const left = (pageWidth - 2 * CARD) / 2
  const top = pageHeight < 290 ? TOP - 8 : TOP
  return [0, 1, 2, 3].map((index) => {
    const column = isBack ? 1 - (index % 2) : index % 2
    return { x: left + column * CARD, y: top + Math.floor(index / 2) * CARD }
  })
}

/** Draws four cards of 85 mm, and on the next page their backs with the word. */
export function drawWords(kit: Kit, sheet: WordsSheet, more: () => void): void {
  const margin = kit.margin
  const width = kit.width - 2 * margin
  let y = kit.height < 290 ? 12 : 18
  y += kit.say('H1', sheet.title, kit.linesOf(sheet.title, types.familyTitle, width) === 1 ? types.familyTitle : types.title, { x: margin, y, width }) + 1
  kit.say('P', sheet.lead, kit.heightOf(sheet.lead, types.family, width) <= 21 ? types.family : types.small, { x: margin, y, width })
  const corners = cardCorners(kit.width, kit.height, false)
  for (const [index, card] of sheet.cards.slice(0, 4).entries()) {
    const { x, y: top } = corners[index] ?? { x: 0, y: 0 }
    // Both sides are drawn unmirrored in any language, because they must match.
    const placed = kit.isFromRight ? kit.width - x - CARD : x
    kit.figure(card.alt, { x: placed, y: top, width: CARD, height: CARD }, () => {
      if (!sheet.savesInk) kit.rect(x, top, CARD, CARD, { fill: INK })
      const at = [x + (CARD - THING) / 2, top + (CARD - THING) / 2] as const
      if (kit.picture(sheetPictureKey(card.picture)) === null)
        kit.letter(
          card.word,
          { size: 34, line: 40, weight: 'bold', colour: sheet.savesInk ? INK : WHITE },
          [x + CARD / 2, top + CARD / 2 + 4],
          'middle',
          CARD - 8,
        )
      else kit.image(sheetPictureKey(card.picture), ...at, THING, THING)
    })
  }
  cutMarks(kit, corners, sheet.savesInk)
  const base = (corners[2]?.y ?? 0) + CARD + 14
  drawSteps(kit, sheet, base, width)
  kit.say('P', sheet.fine, { ...types.family, colour: SOFT }, { x: margin, y: base + 20, width })
  more()
  drawBacks(kit, sheet, width)
}

function drawSteps(kit: Kit, { steps, colour }: WordsSheet, y: number, width: number): void {
  const column = width / steps.length
  kit.tags.within('L', () => {
    for (const [index, step] of steps.entries()) {
      const x = kit.margin + index * column
      kit.tags.within('LI', () => {
        kit.ornament(x, 11, (left) => stepNumber(kit, left + 5.5, y + 6, index + 1, colour))
        kit.tags.within(
          'LBody',
          () =>
            void kit.text(step, kit.linesOf(step, { size: 14, line: 17 }, column - 16) <= 2 ? { size: 14, line: 17 } : types.small, {
              x: kit.margin + index * column + 13.5,
              y,
              width: column - 16,
            }),
        )
      })
    }
  })
}

/** Draws cutting marks outside the cards, and a thin line between them. */
function cutMarks(kit: Kit, corners: ReturnType<typeof cardCorners>, isLight: boolean): void {
  const [first] = corners
  if (first === undefined) return
  const { y } = first
  const x = Math.min(...corners.map((corner) => corner.x))
  kit.tags.artifact('Layout', () => {
    for (const step of [0, 1, 2]) {
      const [down, across] = [x + step * CARD, y + step * CARD]
      for (const [from, to] of [
        [y - MARKS.from - MARKS.length, y - MARKS.from],
        [y + 2 * CARD + MARKS.from, y + 2 * CARD + MARKS.from + MARKS.length],
      ] as const)
        kit.line([down, from], [down, to], INK, 0.2)
      for (const [from, to] of [
        [x - MARKS.from - MARKS.length, x - MARKS.from],
        [x + 2 * CARD + MARKS.from, x + 2 * CARD + MARKS.from + MARKS.length],
      ] as const)
        kit.line([from, across], [to, across], INK, 0.2)
    }
    kit.line([x + CARD, y], [x + CARD, y + 2 * CARD], isLight ? RULE : WHITE, 0.2)
    kit.line([x, y + CARD], [x + 2 * CARD, y + CARD], isLight ? RULE : WHITE, 0.2)
  })
}

function drawBacks(kit: Kit, sheet: WordsSheet, width: number): void {
  const corners = cardCorners(kit.width, kit.height, true)
  kit.say('H2', sheet.back, types.familyHeading, { x: kit.margin, y: kit.height < 290 ? 12 : 18, width })
  for (const [index, { word, parts }] of sheet.cards.slice(0, 4).entries()) {
    const { x, y } = corners[index] ?? { x: 0, y: 0 }
    const placed = kit.isFromRight ? kit.width - x - CARD : x
    const size = [62, 48, 36, 26, 18].find((each) => kit.widthOf(word, { size: each, line: each, weight: 'bold' }) <= CARD - 8) ?? 14
    kit.say('P', word, { size, line: size * 1.15, weight: 'bold' }, { x: placed + 3, y: y + 30 - size * 0.1, width: CARD - 6, align: 'middle' })
    if (parts.length > 0) kit.say('P', parts.join(' · '), types.family, { x: placed + 3, y: y + 56, width: CARD - 6, align: 'middle' })
  }
  cutMarks(kit, corners, true)
}
