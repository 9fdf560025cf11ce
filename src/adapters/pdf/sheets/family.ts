import type { FamilySheet, SheetIcon } from '#domain/assessment/sheets'
import type { Hex } from '#domain/child/palette'
import { INK, type Kit, NIGHT, types, WHITE } from './kit'
import { positionAlong, picture } from './pictures'
import { badge, clock, icon, drawLight, point } from './shapes'

/** Draws a page for grandparents and babysitters. */
export function drawFamily(kit: Kit, sheet: FamilySheet): void {
  const margin = kit.margin
  const width = kit.width - 2 * margin
  const isShort = kit.height < 290
  const top = isShort ? 10 : 16
  badge(kit, sheet.badge, margin, top, 30)
  const room = width - 36
  let y = top + 2
  const title = kit.linesOf(sheet.title, types.familyTitle, room) === 1 ? types.familyTitle : types.titleSmall
  y += kit.say('H1', sheet.title, title, { x: margin + 36, y, width: room }) + 0.8
  y += kit.say('P', sheet.lead, types.family, { x: margin + 36, y, width: room }) + 3
  y = Math.max(y, top + 36 - (isShort ? 3 : 0))
  if (sheet.warning !== null) y += kit.say('P', sheet.warning, types.familyStrong, { x: margin, y, width }) + 2
  y += kit.say('H2', sheet.what.title, types.familyHeading, { x: margin, y, width }) + 0.5
  // Languages with longer texts have smaller letters here.
  const what = kit.linesOf(sheet.what.text, types.family, width) <= 5 ? types.family : types.letter
  y += kit.say('P', sheet.what.text, what, { x: margin, y, width }) + 4
  y = drawPictures(kit, sheet, y, width, isShort || sheet.warning !== null ? 36 : 46)
  kit.rule(margin, y, width, 'bar')
  y += 1.8
  const helps = drawHelps(kit, sheet, y)
  const leaves = drawLeaves(kit, sheet, margin + 100, y, width - 100)
  y = Math.max(helps, leaves) + 2
  kit.rule(margin, y, width)
  y += 2
  y += drawLed(kit, sheet.ask, types.family, margin, y, width) + 5
  const half = (width - 10) / 2
  for (const x of [margin, margin + half + 10]) {
    kit.say('P', sheet.phone, types.family, { x, y, width: half })
    const taken = kit.widthOf(sheet.phone, types.family) + 3
    kit.rule(x + taken, y + 6, half - taken, 'write')
  }
}

/** Draws a text with a bold beginning, which is on a separate line. */
function drawLed(kit: Kit, { lead, text }: FamilySheet['ask'], type: (typeof types)['family'], x: number, y: number, width: number): number {
  const bold = { ...type, weight: 'bold' as const }
  const taken = kit.widthOf(lead, bold) + 1.6
  let tall = 0
  kit.tags.within('P', () => {
    if (kit.linesOf(text, type, width - taken) === 1) {
      kit.text(lead, bold, { x, y, width })
      tall = kit.text(text, type, { x: x + taken, y, width: width - taken })
      return
    }
    tall = kit.text(lead, bold, { x, y, width })
    tall += kit.text(text, type, { x, y: y + tall, width })
  })
  return tall
}

function drawPictures(kit: Kit, { harder, easier, badge: { colour } }: FamilySheet, y: number, width: number, height: number): number {
  const wide = (width - 12) / 2
  const places = [kit.margin, kit.margin + wide + 12] as const
  kit.figure(harder.alt, { x: places[0], y, width: wide, height }, (x) => {
    kit.rect(x, y, wide, height, { fill: WHITE, stroke: INK, line: 0.5 }, 3)
    checks(kit, x + 1, y + 1, wide - 2, height - 2)
    const side = height * 0.44
    for (const [index, of] of harder.pictures.slice(0, 8).entries()) {
      const step = (wide - side - 3) / 3
      picture(kit, of, x + 1.5 + (index % 4) * step, y + 1 + Math.floor(index / 4) * (height - side - 2), side)
    }
  })
  kit.figure(easier.alt, { x: places[1], y, width: wide, height }, (x) => {
    kit.rect(x, y, wide, height, { fill: INK }, 3)
    const side = height * 0.5
    const middle = x + positionAlong(easier.side, wide, wide * 0.26)
    if (!picture(kit, easier.picture, middle - side / 2, y + (height - side) / 2, side)) drawLight(kit, [middle, y + height / 2], height * 0.2, colour)
  })
  const below = y + height + 1.5
  const heights = [harder, easier].map((of, index) => drawLed(kit, of, types.family, places[index] ?? 0, below, wide))
  return below + Math.max(...heights) + 2.5
}

/** Draws a busy pattern under the things. */
function checks(kit: Kit, x: number, y: number, width: number, height: number): void {
  const side = height / 8
  for (let row = 0; row < 8; row += 1)
    for (let column = row % 2; (column + 1) * side <= width; column += 2) kit.rect(x + column * side, y + row * side, side, side, { fill: '#D3CDE6' })
}

export function smallIcon(kit: Kit, name: SheetIcon | 'clock', x: number, y: number, size: number, colour: Hex, seconds: number | null): void {
  if (name === 'clock') clock(kit, [x + size / 2, y + size / 2], size / 2, seconds, colour)
  else icon(kit, name, x, y, size, colour)
}

function drawHelps(kit: Kit, { helps, seconds, badge: { colour } }: FamilySheet, top: number): number {
  const width = 92
  let y = top + kit.say('H2', helps.title, types.familyHeading, { x: kit.margin, y: top, width }) + 0.6
  kit.tags.within('L', () => {
    for (const { icon: name, text } of helps.items) {
      kit.tags.within('LI', () => {
        kit.ornament(kit.margin, 12, (x) => smallIcon(kit, name, x, y + 0.6, 12, colour, seconds))
        const type = kit.linesOf(text, types.family, width - 16) <= 2 ? types.family : types.letter
        kit.tags.within('LBody', () => (y += Math.max(13.4, kit.text(text, type, { x: kit.margin + 16, y, width: width - 16 })) + 1))
      })
    }
  })
  return y
}

function drawLeaves(kit: Kit, { leaves, enough }: FamilySheet, x: number, top: number, width: number): number {
  let y = top + kit.say('H2', leaves.title, types.familyHeading, { x, y: top, width }) + 0.6
  kit.tags.within('L', () => {
    for (const item of leaves.items) {
      kit.tags.within('LI', () => {
        kit.ornament(x, 6.6, (left) => point(kit, false, left, y + 0.6, 6.6))
        kit.tags.within(
          'LBody',
          () =>
            (y += kit.text(item, kit.linesOf(item, types.family, width - 10) <= 3 ? types.family : types.letter, { x: x + 10, y, width: width - 10 }) + 1.4),
        )
      })
    }
  })
  y += 1.5
  const bold = { ...types.family, weight: 'bold' as const }
  const tall = kit.heightOf(enough.lead, bold, width - 8) + kit.heightOf(enough.text, types.family, width - 8) + 4
  kit.ornament(x, width, (left) => kit.rect(left, y, width, tall, { stroke: NIGHT, line: 0.6 }, 3))
  kit.tags.within('P', () => {
    const lead = kit.text(enough.lead, bold, { x: x + 4, y: y + 2, width: width - 8 })
    kit.text(enough.text, types.family, { x: x + 4, y: y + 2 + lead, width: width - 8 })
  })
  return y + tall
}
