import type { WeekSheet, WeekTile } from '#domain/assessment/sheets'
import { INK, type Kit, RULE, types, WHITE } from './kit'
import { sheetPictureKey, picture, screen } from './pictures'
import { badge, clock, toTick } from './shapes'

const MARGIN = 18
const GAP = 4.2
const TILE = { height: 24, apart: 42.2, top: 57.5 } as const
const LABEL = { size: 14, line: 16 } as const
const SMALL_LABEL = { size: 11, line: 12.5 } as const
const DAY = { size: 17, line: 20 } as const
const ROWS = 3

/** Draws the plan for the fridge across the page: seven columns of three tiles, each with a circle to tick. */
export function drawWeekSheet(kit: Kit, sheet: WeekSheet): void {
  const width = kit.width - 2 * MARGIN
  const wide = (width - 6 * GAP) / 7
  drawTop(kit, sheet, width)
  kit.tags.within('L', () => {
    for (const [index, { name, number, isRest, tiles }] of sheet.days.entries()) {
      const x = MARGIN + index * (wide + GAP)
      kit.tags.within('LI', () => {
        kit.tags.within('Lbl', () => {
          const bold = { ...DAY, weight: 'bold' as const }
          kit.text(name, bold, { x, y: 46.5, width: wide })
          kit.text(number, DAY, { x: x + kit.widthOf(name, bold) + 2, y: 46.5, width: wide })
        })
        kit.rule(x, 54.5, wide, 'bar')
        kit.tags.within('LBody', () => {
          if (isRest) drawRest(kit, sheet, x, wide)
          else for (let row = 0; row < ROWS; row += 1) drawTile(kit, sheet, tiles[row], x, TILE.top + row * TILE.apart, wide)
        })
      })
    }
  })
  drawKey(kit, sheet, width)
}

function drawTop(kit: Kit, sheet: WeekSheet, width: number): void {
  badge(kit, sheet.badge, MARGIN, 15.5, 25)
  const side = 68
  const room = width - 30 - side - 6
  const title = kit.linesOf(sheet.title, types.familyTitle, room) === 1 ? types.familyTitle : { size: 22, line: 26, weight: 'bold' as const }
  let y = 15.5
  y += kit.say('H1', sheet.title, title, { x: MARGIN + 30, y, width: room })
  for (const line of sheet.lines) y += kit.say('P', line, types.family, { x: MARGIN + 30, y, width: room })
  const x = MARGIN + width - side
  kit.figure(sheet.clock.alt, { x, y: 17, width: 22, height: 22 }, (left, top) =>
    clock(kit, [left + 11, top + 11], 10.8, sheet.clock.seconds, sheet.badge.colour),
  )
  let at = 16.3
  kit.tags.within('P', () => {
    for (const line of sheet.clock.lines) {
      const type = kit.linesOf(line, types.familyStrong, side - 25) <= 1 ? types.familyStrong : { size: 12, line: 14, weight: 'bold' as const }
      at += kit.text(line, type, { x: x + 25, y: at, width: side - 25 })
    }
  })
}

function drawTile(kit: Kit, { badge: { colour }, side, toTick: tick }: WeekSheet, tile: WeekTile | undefined, x: number, y: number, wide: number): void {
  kit.ornament(x, wide, (left) => {
    if (tile === undefined) {
      // A place to write in.
      kit.pdf.setLineDashPattern([4, 4], 0)
      kit.rect(left + 0.3, y + 0.3, wide - 0.6, TILE.height - 0.6, { stroke: RULE, line: 0.4 }, 3)
      kit.pdf.setLineDashPattern([], 0)
      return
    }
    if (tile.isThing) {
      kit.rect(left + 0.3, y + 0.3, wide - 0.6, TILE.height - 0.6, { fill: WHITE, stroke: INK, line: 0.5 }, 3)
      picture(kit, tile.picture, left + wide / 2 - 10, y + 2, 20)
      return
    }
    kit.rect(left, y, wide, TILE.height, { fill: INK }, 3)

    const across = Math.min(wide - 2, (TILE.height - 1.6) * 1.4)
    const key = tile.picture === undefined ? null : sheetPictureKey(tile.picture)
    if (key !== null && kit.picture(key) !== null) kit.image(key, left + (wide - across) / 2, y + (TILE.height - across / 1.4) / 2, across, across / 1.4)
    else screen(kit, left, y, wide, TILE.height, side, colour)
  })
  // A word that is too long for the space next to the circle has the whole width above it.
  const room = wide - 11.5
  const longest = tile?.label.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? ''
  const type = [LABEL, SMALL_LABEL].find((each) => kit.widthOf(longest, each) <= room && kit.linesOf(tile?.label ?? '', each, room) <= 2)
  if (tile !== undefined) kit.text(tile.label, type ?? SMALL_LABEL, { x, y: y + TILE.height + 1.2, width: type === undefined ? wide : room })
  const down = type === undefined ? 11.6 : 7
  kit.tags.within(
    'Span',
    () =>
      kit.tags.content(() => {
        const left = kit.isFromRight ? kit.width - x - wide : x
        toTick(kit, kit.isFromRight ? left + 5.6 : left + wide - 5.6, y + TILE.height + down, 5.2)
      }),
    { actualText: tick },
  )
}

function drawRest(kit: Kit, { rest }: WeekSheet, x: number, wide: number): void {
  const tall = 2 * TILE.apart + TILE.height + 13.5
  kit.ornament(x, wide, (left) => {
    kit.rect(left + 0.3, TILE.top, wide - 0.6, tall, { fill: WHITE, stroke: RULE, line: 0.4 }, 4)
    moon(kit, left + wide / 2, TILE.top + tall * 0.37)
  })
  kit.text(rest, { size: 17, line: 22 }, { x: x + 2, y: TILE.top + tall * 0.55, width: wide - 4, align: 'middle' })
}

function moon(kit: Kit, x: number, y: number): void {
  kit.path(
    [
      ['move', [x + 6, y - 9]],
      ['curve', [x - 4, y - 13], [x - 12, y - 5], [x - 10.5, y + 3]],
      ['curve', [x - 9, y + 11], [x + 1, y + 13.5], [x + 8, y + 7]],
      ['curve', [x + 1, y + 8], [x - 4.5, y + 4], [x - 4, y - 2]],
      ['curve', [x - 3.6, y - 6], [x + 1, y - 9.5], [x + 6, y - 9]],
      ['close'],
    ],
    { fill: '#F2C230', stroke: INK, line: 0.4 },
  )
}

function drawKey(kit: Kit, { key, fine, side, badge: { colour } }: WeekSheet, width: number): void {
  const y = Math.min(kit.height - 26, 184.5)
  let x = MARGIN
  kit.tags.within('P', () => {
    for (const [text, isTablet] of [
      [key.tablet, true],
      [key.thing, false],
    ] as const) {
      kit.ornament(x, 9, (left) => {
        if (isTablet) screen(kit, left, y, 8.7, 6.2, side, colour)
        else kit.rect(left + 0.2, y + 0.2, 8.4, 5.8, { fill: WHITE, stroke: INK, line: 0.5 }, 1)
      })
      kit.text(text, types.family, { x: x + 10.5, y: y - 0.4, width: 60 })
      x += 10.5 + kit.widthOf(text, types.family) + 9
    }
  })
  const room = MARGIN + width - x
  const type = kit.linesOf(fine, types.family, room) === 1 ? types.family : types.small
  kit.say('P', fine, type, { x, y: y - 0.4, width: room, align: 'end' })
}
