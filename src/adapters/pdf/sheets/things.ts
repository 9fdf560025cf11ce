import type { ThingsSheet } from '#domain/assessment/sheets'
import { INK, type Kit, NIGHT_PALE, RULE, types, WHITE } from './kit'
import { positionAlong, picture } from './pictures'
import { badge, drawLight, stepNumber, toTick } from './shapes'

const COLUMNS = 4
const TILE = { height: 31.5, apart: 45 } as const

/** Draws the sheet about things in the child's colour: what to look for at home, and how to put a thing on the table. */
export function drawThings(kit: Kit, sheet: ThingsSheet): void {
  const margin = kit.margin
  const width = kit.width - 2 * margin
  const up = kit.height < 290 ? 9 : 0
  let y = 18 - up * 0.6
  const head = width - 32
  y +=
    kit.say('H1', sheet.title, kit.linesOf(sheet.title, types.familyTitle, head) === 1 ? types.familyTitle : types.titleSmall, { x: margin, y, width: head }) +
    1
  y += kit.say('P', sheet.lead, types.family, { x: margin, y, width: head }) + 4
  badge(kit, sheet.badge, margin + width - 25, 16 - up * 0.6, 25)
  const top = Math.max(51 - up, y)
  const wide = (width - (COLUMNS - 1) * 5) / COLUMNS
  const rows = Math.ceil(Math.min(8, sheet.things.length) / COLUMNS)
  kit.tags.within('L', () => {
    for (const [index, thing] of sheet.things.slice(0, 8).entries())
      drawThing(kit, thing, sheet.toTick, margin + (index % COLUMNS) * (wide + 5), top + Math.floor(index / COLUMNS) * TILE.apart, wide)
  })
  const table = top + Math.max(1, rows) * TILE.apart + 4
  kit.rule(margin, table, width, 'bar')
  kit.say('H2', sheet.how, types.familyHeading, { x: margin, y: table + 1.8, width })
  drawTable(kit, sheet, margin, table + 11)
  const x = margin + 98
  let at = table + 11
  kit.tags.within('L', () => {
    for (const [index, step] of sheet.steps.entries()) {
      kit.tags.within('LI', () => {
        kit.ornament(x, 11, (left) => stepNumber(kit, left + 5.5, at + 6, index + 1, sheet.badge.colour))
        kit.tags.within('LBody', () => (at += Math.max(13, kit.text(step, types.family, { x: x + 14, y: at, width: width - 98 - 14 })) + 3))
      })
    }
  })
  const games = Math.max(table + 72, at + 3) - up * 0.3
  kit.rule(margin, games, width, 'bar')
  const column = (width - 12) / Math.max(1, sheet.games.length)
  for (const [index, { lead, text }] of sheet.games.entries()) {
    const left = margin + index * (column + 6)
    const tall = kit.say('H3', lead, types.familyHeading, { x: left, y: games + 1.8, width: column })
    kit.say('P', text, kit.linesOf(text, types.family, column) <= 5 ? types.family : types.body, { x: left, y: games + 1.8 + tall, width: column })
  }
  kit.rule(margin, kit.height - 30.5 + up, width)
  kit.say('P', sheet.fine, types.family, { x: margin, y: kit.height - 28.6 + up, width })
}

function drawThing(kit: Kit, { word, picture: of }: ThingsSheet['things'][number], tick: string, x: number, y: number, wide: number): void {
  kit.tags.within('LI', () => {
    kit.ornament(x, wide, (left) => {
      kit.rect(left + 0.2, y, wide - 0.4, TILE.height, { fill: WHITE, stroke: RULE, line: 0.3 }, 3)
      picture(kit, of, left + wide / 2 - 13.5, y + 2.2, 27)
    })
    kit.tags.within('Lbl', () =>
      kit.tags.within('Span', () => kit.tags.content(() => toTick(kit, kit.isFromRight ? kit.width - x - 4.4 : x + 4.4, y + TILE.height + 6.3, 4.1)), {
        actualText: tick,
      }),
    )
    const type = kit.linesOf(word, types.family, wide - 11) === 1 ? types.family : types.small
    kit.tags.within('LBody', () => void kit.text(word, type, { x: x + 11, y: y + TILE.height + 2.9, width: wide - 11 }))
  })
}

/** Draws the table from above. It is never mirrored: the child is at its lower edge, and the thing is on the child's side. */
function drawTable(kit: Kit, { table, badge: { colour }, things }: ThingsSheet, x: number, y: number): void {
  kit.figure(table.alt, { x, y, width: 90, height: 58 }, (left, top) => {
    kit.rect(left + 0.3, top, 73, 44, { fill: WHITE, stroke: INK, line: 0.6 }, 3)
    kit.rect(left + 6, top + 5, 61.6, 28.6, { fill: INK }, 1.6)
    const middle = left + 6 + positionAlong(table.side, 61.6, 13.5)
    if (!picture(kit, things[0]?.picture === undefined ? null : { carried: 'table' }, middle - 10, top + 9.3, 20))
      drawLight(kit, [middle, top + 19.3], 8.6, colour)
    const child = left + 36.8
    kit.line([middle + (child - middle) * 0.35, top + 36], [child - Math.sign(child - middle) * 2.5, top + 46.6], INK, 0.5, [1.6, 1.2])
    kit.path([['move', [child - 2.2, top + 47.4]], ['line', [child, top + 44.6]], ['line', [child + 2.2, top + 47.4]], ['close']], { fill: INK })
    kit.circle(child, top + 52.3, 5.2, { fill: WHITE, stroke: INK, line: 0.8 })
    kit.letter(table.child, types.familyStrong, [child + 7, top + 54])
    const you = table.side === 'right' ? left + 10 : child + 14 + kit.widthOf(table.child, types.familyStrong) + 5
    kit.circle(you, top + 52.3, 5.2, { fill: NIGHT_PALE, stroke: INK, line: 0.8 })
    kit.letter(table.you, types.family, [you + 7, top + 54])
  })
}
