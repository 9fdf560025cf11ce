import type { SetupSheet } from '#domain/assessment/sheets'
import { INK, type Kit, types } from './kit'
import { badge, clock, icon, drawLight, point } from './shapes'

const CAPTION = { size: 17, line: 22, weight: 'bold' } as const
const BODY = { size: 14, line: 18 } as const

/** Draws the set-up card for the chair, which is half a sheet across: the light in its true size and place, the clock, and the colour. */
export function drawSetUp(kit: Kit, sheet: SetupSheet): void {
  const margin = 12
  const width = kit.width - 2 * margin
  const scale = Math.min(1, (kit.height - 2) / 148)
  badge(kit, sheet.badge, margin, 10, 20)
  const titleWidth = width - 24
  kit.say('P', sheet.lead, { size: 14, line: 17 }, { x: margin + 24, y: 9.6, width: titleWidth })
  const title = [27, 22, 18]
    .map((size) => ({ size, line: size * 1.18, weight: 'bold' as const }))
    .find((type) => kit.linesOf(sheet.title, type, titleWidth) === 1)
  kit.say('H1', sheet.title, title ?? { size: 17, line: 20, weight: 'bold' }, { x: margin + 24, y: 16, width: titleWidth })
  const top = 35 * scale
  drawTablet(kit, sheet, margin, top)
  const clockX = margin + 91
  kit.figure(sheet.wait.alt, { x: clockX, y: top, width: 50, height: 57 }, (x, y) =>
    clock(kit, [x + 25, y + 28.5], 24.6, sheet.wait.seconds, sheet.swatch.colour),
  )
  const swatchX = margin + width - 37
  kit.figure(sheet.swatch.alt, { x: swatchX, y: top + 3.9, width: 37, height: 49.2 }, (x, y) =>
    kit.rect(x + 0.6, y + 0.6, 35.8, 48, { fill: sheet.swatch.colour, stroke: INK, line: 1.1 }, 5),
  )
  const captionY = top + 59
  for (const [text, x, wide] of [
    [sheet.light.caption, margin, 84],
    [sheet.wait.caption, clockX - 4, 58],
    [sheet.swatch.caption, swatchX - 7, 51],
  ] as const) {
    const type = kit.linesOf(text, CAPTION, wide) === 1 ? CAPTION : { size: 13, line: 15, weight: 'bold' as const }
    kit.say('P', text, type, { x, y: captionY, width: wide, align: 'middle' })
  }
  const factsY = captionY + 9.6
  kit.rule(margin, factsY, width)
  drawFacts(kit, sheet, margin, factsY + 3, width)
  kit.rule(margin, factsY + 19, width)
  drawPoints(kit, sheet, margin, factsY + 20.8, width)
  const footY = factsY + 28.8
  const from = kit.widthOf(sheet.from, BODY)
  const said = sheet.tired.text === '' ? sheet.tired.lead : `${sheet.tired.lead} ${sheet.tired.text}`
  const room = width - from - 6
  kit.say('P', said, kit.linesOf(said, BODY, room) === 1 ? BODY : types.small, { x: margin, y: footY, width: room })
  const after = kit.widthOf(sheet.tired.lead, BODY) + 3
  if (sheet.tired.text === '') kit.rule(margin + after, footY + 5.6, room - after, 'write')
  kit.say('P', sheet.from, BODY, { x: margin + width - from, y: footY, width: from + 0.5, align: 'end' })
}

function drawTablet(kit: Kit, { light: { alt, x: along, y: down, size, ground }, swatch }: SetupSheet, margin: number, top: number): void {
  kit.figure(alt, { x: margin, y: top, width: 84, height: 57 }, (x, y) => {
    kit.rect(x, y, 84, 57, { fill: INK }, 4)
    const [left, up, wide, tall] = [x + 3.2, y + 3.2, 77.6, 50.6]
    kit.rect(left, up, wide, tall, { fill: ground, stroke: '#4A4A4A', line: 0.3 }, 1.4)
    const radius = Math.min(tall / 2 - 2, (size * tall) / 2)
    const within = (place: number, room: number) => Math.min(room - radius * 1.16 - 0.6, Math.max(radius * 1.16 + 0.6, place * room))
    drawLight(kit, [left + within(along, wide), up + within(down, tall)], radius, swatch.colour)
  })
}

function drawFacts(kit: Kit, { facts, swatch }: SetupSheet, margin: number, y: number, width: number): void {
  const column = width / Math.max(1, facts.length)
  for (const [index, { icon: name, text }] of facts.entries()) {
    const x = margin + index * column
    kit.ornament(x, 14, (left) => icon(kit, name, left, y, 14, swatch.colour))
    const type = kit.linesOf(text, BODY, column - 20) <= 2 ? BODY : types.small
    const tall = kit.heightOf(text, type, column - 20)
    kit.say('P', text, type, { x: x + 17, y: y + Math.max(0, 7 - tall / 2), width: column - 20 })
  }
}

function drawPoints(kit: Kit, { points }: SetupSheet, margin: number, y: number, width: number): void {
  const wanted = points.map(({ text }) => 8.5 + kit.widthOf(text, BODY))
  const isWide = wanted.reduce((sum, each) => sum + each, 0) + (points.length - 1) * 4 > width
  const type = isWide ? types.small : BODY
  const gap = isWide ? 2 : (width - wanted.reduce((sum, each) => sum + each, 0)) / Math.max(1, points.length - 1)
  let x = margin
  kit.tags.within('L', () => {
    for (const [index, { isDo, text }] of points.entries()) {
      const room = isWide ? width / points.length : (wanted[index] ?? 0)
      kit.tags.within('LI', () => {
        kit.ornament(x, 6.4, (left) => point(kit, isDo, left, y, 6.4))
        kit.tags.within('LBody', () => void kit.text(text, type, { x: x + 8.5, y: isWide ? y + 0.6 : y, width: room - 8 }))
      })
      x += room + (isWide ? 0 : gap)
    }
  })
}
