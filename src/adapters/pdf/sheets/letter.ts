import type { LetterSheet } from '#domain/assessment/sheets'
import { smallIcon } from './family'
import { INK, type Kit, NIGHT, type PagePoint, RULE, types, WHITE } from './kit'
import { badge, lantern } from './shapes'

/** Draws the letter to the school. */
export function drawLetter(kit: Kit, sheet: LetterSheet): void {
  const margin = kit.margin
  const width = kit.width - 2 * margin
  const up = kit.height < 290 ? 6 : 0
  kit.ornament(margin, 6, (x) => lantern(kit, x, 16.6 - up))
  kit.say('P', sheet.from, types.strong, { x: margin + 8.5, y: 17.3 - up, width: width * 0.6 })
  kit.say('P', sheet.day, types.body, { x: margin + width * 0.6, y: 17.3 - up, width: width * 0.4, align: 'end' })
  kit.rule(margin, 25.4 - up, width, 'bar')
  badge(kit, sheet.badge, margin + width - 26, 30.5 - up, 26)
  let y = 33 - up
  y += kit.say('H1', sheet.title, { size: 20, line: 24, weight: 'bold' }, { x: margin, y, width: width - 32 }) + 3
  y += kit.say('P', sheet.dear, types.letter, { x: margin, y, width: width - 32 }) + 2
  y = Math.max(y, 59 - up)
  if (sheet.warning !== null) y += kit.say('P', sheet.warning, { ...types.letter, weight: 'bold' }, { x: margin, y, width }) + 2
  y += kit.say('P', sheet.what, types.letter, { x: margin, y, width }) + 6
  const helps = drawHelps(kit, sheet, y)
  const room = drawRoom(kit, sheet, margin + width - 67, y)
  y = Math.max(helps, room) + 3
  kit.rule(margin, y, width)
  y += 3
  if (sheet.shown !== '') y += kit.say('P', sheet.shown, types.letter, { x: margin, y, width }) + 3
  y += kit.say('P', sheet.regards, types.letter, { x: margin, y, width })
  y = Math.min(kit.height - 34, y + 16)
  kit.rule(margin, y, 70, 'write')
  kit.say('P', sheet.sign, { ...types.letter, weight: 'bold' }, { x: margin, y: y + 1.5, width: 80 })
  kit.say('P', sheet.agreed, types.letter, { x: margin + 91, y: y + 1.5, width: width - 91 })
}

function drawHelps(kit: Kit, { helps, seconds, badge: { colour } }: LetterSheet, top: number): number {
  let y = top
  const width = 97
  const longest = helps.reduce((sum, { lead, text }) => sum + kit.heightOf(`${lead} ${text}`, types.letter, width - 16), 0)
  const type = longest > 98 ? types.body : types.letter
  kit.tags.within('L', () => {
    for (const { icon, lead, text } of helps) {
      kit.tags.within('LI', () => {
        kit.ornament(kit.margin, 12, (x) => smallIcon(kit, icon, x, y + 0.5, 12, colour, seconds))
        kit.tags.within('LBody', () => {
          const head = kit.text(lead, { ...type, weight: 'bold' }, { x: kit.margin + 16, y, width: width - 16 })
          y += Math.max(13, head + kit.text(text, type, { x: kit.margin + 16, y: y + head, width: width - 16 })) + 3.2
        })
      })
    }
  })
  return y
}

/** Draws the classroom from above. It is never mirrored, because teaching happens on the child's better side. */
function drawRoom(kit: Kit, { room, swatch, badge: { colour } }: LetterSheet, x: number, top: number): number {
  const [wide, tall] = [66, 56]
  kit.figure(room.alt, { x, y: top, width: 67, height: 66 }, (left, y) => {
    const isRight = room.side === 'right'
    const seat = room.side === 'middle' ? 26 : isRight ? 6 : 46
    const teacher = room.side === 'middle' ? 33 : isRight ? 48 : 18
    kit.letter(room.board, types.small, [left + wide / 2 - 6, y + 3.4], 'middle')
    kit.rect(left + 0.6, y + 5.6, wide - 1.2, tall - 2, { fill: WHITE, stroke: INK, line: 1 })
    kit.rect(left + 14, y + 4.6, 26, 2.4, { fill: INK })
    kit.circle(left + teacher, y + 15.6, 3.2, { fill: WHITE, stroke: INK, line: 0.7 })
    const isRoomy = teacher + 5 + kit.widthOf(room.teacher, types.small) < wide - 2
    kit.letter(room.teacher, types.small, [left + teacher + (isRoomy ? 5 : -5), y + 17], isRoomy ? 'start' : 'end')
    for (const [column, row] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const from = room.side === 'middle' ? [4, 48][column] : isRight ? [28, 46][column] : [6, 24][column]
      kit.rect(left + (from ?? 0), y + 31 + row * 13, 13.4, 7, { stroke: RULE, line: 0.4 }, 0.8)
    }
    kit.rect(left + seat, y + 31, 14.4, 7, { fill: colour, stroke: INK, line: 0.7 }, 0.8)
    kit.circle(left + seat + 7.2, y + 42, 2.6, { fill: INK })
    kit.letter(room.child, types.strong, [left + seat + 7.2, y + 50], 'middle')
    arrow(kit, [left + seat + 7.2, y + 29.6], [left + teacher + Math.sign(seat + 7.2 - teacher) * 4.4, y + 18.2])
    kit.rect(left + 12, y + tall + 2.2, 38, 2.6, { fill: WHITE, stroke: INK, line: 0.5 })
    kit.letter(room.window, types.small, [left + 31, y + tall + 9], 'middle')
  })
  let y = top + 67
  y += kit.say('P', room.note, types.note, { x, y, width: 67 }) + 3
  kit.ornament(x, 24, (left) => kit.rect(left + 0.3, y, 23.4, 15.4, { fill: colour, stroke: INK, line: 0.5 }, 1.6))
  kit.tags.within('P', () => {
    const lead = kit.text(swatch.lead, types.strong, { x: x + 27, y, width: 40 })
    kit.text(swatch.text, types.body, { x: x + 27, y: y + lead, width: 40 })
  })
  return y + 16
}

function arrow(kit: Kit, [fromX, fromY]: PagePoint, [toX, toY]: PagePoint): void {
  kit.line([fromX, fromY], [toX, toY], NIGHT, 1)
  const angle = Math.atan2(toY - fromY, toX - fromX)
  const wing = (turn: number): PagePoint => [toX - 4.5 * Math.cos(angle + turn), toY - 4.5 * Math.sin(angle + turn)]
  kit.path(
    [
      ['move', wing(0.45)],
      ['line', [toX, toY]],
      ['line', wing(-0.45)],
    ],
    { stroke: NIGHT, line: 1 },
  )
}
