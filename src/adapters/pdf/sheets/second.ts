import type { SecondSheet } from '#domain/assessment/sheets'
import { FAINT, INK, type Kit, NIGHT, SOFT, types, WHITE } from './kit'
import { lightRow } from './shapes'

const GUTTER = 8
/** Positions of the profile's columns, in mm from its left edge. */
const COLUMNS = { scale: [48, 95], help: 105, play: 114 } as const
const ROW = { most: 6.35, least: 5.2 } as const

interface SecondLayout {
  readonly rows: readonly number[]
  readonly table: number
  readonly tableEnd: number
  readonly tried: number
  readonly goals: number
  readonly bottom: number
}

/** Returns the style of a label. Bold text is wider, and may need another line. */
const labelled = (isApart: boolean) => ({ ...types.small, weight: isApart ? ('bold' as const) : ('normal' as const) })

const top = (kit: Kit): number => (kit.height < 290 ? 23.5 : 29.5)

/** Returns a layout with rows of a height at which everything fits on one page. */
function layoutSecond(kit: Kit, sheet: SecondSheet): SecondLayout {
  const room = kit.height - (kit.height < 290 ? 20 : 26)
  for (let row: number = ROW.most; row > ROW.least; row -= 0.25) {
    const found = layoutWith(kit, sheet, row)
    if (found.bottom <= room) return found
  }
  return layoutWith(kit, sheet, ROW.least)
}

function layoutWith(kit: Kit, sheet: SecondSheet, row: number): SecondLayout {
  const width = kit.width - 2 * kit.margin
  const column = (width - GUTTER) / 2
  let y = top(kit) + kit.heightOf(sheet.title, types.titleSmall, width) + 1.4 + kit.heightOf(sheet.lead, types.note, width) + 3.4
  const table = y
  y += 7
  const playWidth = width - COLUMNS.play
  const rows = sheet.rows.map(({ label, isApart, play }) => {
    const at = y
    const lines = Math.max(kit.linesOf(label, labelled(isApart), COLUMNS.scale[0] - 3), kit.linesOf(play ?? '', types.small, playWidth))
    y += row + (Math.max(1, lines) - 1) * 4.6
    return at
  })
  const tableEnd = y
  y += 6 + 6.2
  const tried = y
  if (sheet.tried !== null) y += 2 + 7.4 + sheet.tried.rows.length * 6.2 + kit.heightOf(sheet.tried.note, types.note, width) + 2
  const goals = y
  const goalsTall = sheet.goals.items.reduce(
    (sum, { text, says }) => sum + kit.heightOf(text, types.body, column) + kit.heightOf(says, types.body, column) + 3.5,
    9,
  )
  const stepsTall = sheet.steps.items.reduce((sum, { what }) => sum + 6 + kit.heightOf(what, types.body, column), 9)
  y += Math.max(sheet.goals.items.length === 0 ? 30 : goalsTall, stepsTall)
  return { rows, table, tableEnd, tried, goals, bottom: y }
}

export function drawSecond(kit: Kit, sheet: SecondSheet): void {
  const layout = layoutSecond(kit, sheet)
  const width = kit.width - 2 * kit.margin
  kit.say('H1', sheet.title, types.titleSmall, { x: kit.margin, y: top(kit), width })
  drawProfile(kit, sheet, layout)
  if (sheet.tried !== null) drawTried(kit, sheet.tried, layout.tried)
  drawGoals(kit, sheet, layout)
}

function drawProfile(kit: Kit, sheet: SecondSheet, { table, rows, tableEnd }: SecondLayout): void {
  const width = kit.width - 2 * kit.margin
  const [from, to] = COLUMNS.scale
  const playWidth = width - COLUMNS.play
  const lead = top(kit) + kit.heightOf(sheet.title, types.titleSmall, width) + 1.4
  kit.tags.within('Table', () => {
    kit.say('Caption', sheet.lead, types.note, { x: kit.margin, y: lead, width })
    kit.tags.within('TR', () => {
      for (const [text, x, wide, align] of [
        [sheet.heads.area, 0, from, 'start'],
        [sheet.heads.people, from - 2, 48, 'start'],
        [sheet.heads.help, COLUMNS.help - 9, 18, 'middle'],
        [sheet.heads.play, COLUMNS.play, playWidth, 'start'],
      ] as const)
        kit.tags.within('TH', () => void kit.text(text, types.strong, { x: kit.margin + x, y: table, width: wide, align }), {
          attributes: '<< /O /Table /Scope /Column >>',
        })
    })
    kit.rule(kit.margin, table + 6.6, width, 'write')
    for (const [index, each] of sheet.rows.entries()) {
      const y = rows[index] ?? 0
      const next = rows[index + 1] ?? tableEnd
      const middle = y + (next - y) / 2
      kit.ornament(kit.margin + from, to - from, (x) => {
        for (let part = 0; part <= 4; part += 1) {
          const at = x + (part * (to - from)) / 4
          kit.line([at, y], [at, next], FAINT, 0.2)
        }
        drawScores(kit, each.scores, each.isApart, x, middle, to - from)
      })
      const text = (said: string, x: number, wide: number, isStrong = false, colour = INK, align: 'start' | 'middle' = 'start') => {
        const style = { ...labelled(isStrong), colour }
        kit.text(said, style, { x: kit.margin + x, y: middle - kit.heightOf(said, style, wide) / 2, width: wide, align })
      }
      kit.tags.within('TR', () => {
        kit.tags.within('TH', () => text(each.label, 0, from - 3, each.isApart), { attributes: '<< /O /Table /Scope /Row >>' })
        // The dots show the score by each rater.
        const said = sheet.raters
          .map((rater, at) => `${rater} ${each.scores[at] === null || each.scores[at] === undefined ? '–' : Math.round(each.scores[at])}`)
          .join(', ')
        kit.tags.within('TD', () =>
          kit.tags.within(
            'Span',
            () => kit.tags.content(() => kit.letter(' ', types.small, [kit.isFromRight ? kit.width - kit.margin - from : kit.margin + from, middle])),
            { actualText: said },
          ),
        )
        kit.tags.within('TD', () => text(each.help, COLUMNS.help - 9, 18, false, INK, 'middle'))
        kit.tags.within('TD', () => text(each.play ?? sheet.notPlayed, COLUMNS.play, playWidth, false, each.play === null ? SOFT : INK))
      })
      if (index + 1 < sheet.rows.length) kit.ornament(kit.margin, width, (x) => kit.line([x, next], [x + width, next], FAINT, 0.2))
    }
  })
  kit.rule(kit.margin, tableEnd, width, 'bar')
  drawProfileKey(kit, sheet, tableEnd)
}

function drawScores(kit: Kit, scores: readonly (number | null)[], isApart: boolean, x: number, y: number, width: number): void {
  const at = (score: number) => x + (kit.isFromRight ? 1 - score / 100 : score / 100) * width
  const [one = null, other = null] = scores
  if (one !== null && other !== null) kit.line([at(one), y], [at(other), y], NIGHT, isApart ? 1.3 : 0.45)
  if (other !== null) kit.circle(at(other), y, 1.6, { fill: WHITE, stroke: NIGHT, line: 0.55 })
  if (one !== null) kit.circle(at(one), y, one === other ? 0.95 : 1.75, { fill: NIGHT })
}

function drawProfileKey(kit: Kit, { scale, raters, apart, helpKey, alt }: SecondSheet, y: number): void {
  const width = kit.width - 2 * kit.margin
  const [from, to] = COLUMNS.scale
  kit.figure(alt, { x: kit.margin, y, width, height: 12 }, (x) => {
    const along = (place: number) => (kit.isFromRight ? x + width - place : x + place)
    for (const [index, text] of scale.entries())
      kit.letter(text, { ...types.small, colour: SOFT }, [along(from + ((to - from) * index) / 2 + (index - 1) * 3), y + 4.6], 'middle')
    let at = 0
    const word = (text: string) => {
      kit.letter(text, types.small, [along(at), y + 10.7], kit.isFromRight ? 'end' : 'start')
      at += kit.widthOf(text, types.small) + 5
    }
    for (const [index, rater] of raters.entries()) {
      kit.circle(along(at + 1.75), y + 9.4, index === 0 ? 1.75 : 1.6, index === 0 ? { fill: NIGHT } : { fill: WHITE, stroke: NIGHT, line: 0.55 })
      at += 5
      word(rater)
    }
    if (raters.length > 1) {
      kit.line([along(at), y + 9.4], [along(at + 9), y + 9.4], NIGHT, 1.3)
      at += 11
      word(apart)
    }
    if (at + kit.widthOf(helpKey, types.small) <= width) kit.letter(helpKey, types.small, [along(width), y + 10.7], kit.isFromRight ? 'start' : 'end')
  })
}

function drawTried(kit: Kit, { title, alt, rows, note }: NonNullable<SecondSheet['tried']>, top: number): void {
  const width = kit.width - 2 * kit.margin
  kit.rule(kit.margin, top + 1.6, width, 'bar')
  let y = top + 3
  y += kit.say('H2', title, types.heading, { x: kit.margin, y, width }) + 1
  kit.figure(alt, { x: kit.margin, y, width, height: rows.length * 6.2 }, (x) => {
    for (const [index, { label, one, other }] of rows.entries()) {
      const base = y + index * 6.2 + 4
      kit.letter(label, types.strong, [x, base], 'start', 30)
      for (const [{ name, filled, of }, at] of [
        [one, 31],
        [other, 103],
      ] as const) {
        kit.letter(name, types.small, [x + at, base], 'start')
        lightRow(kit, x + at + 26, base - 1.3, of, filled, filled, 33)
        kit.letter(String(filled), types.strong, [x + at + 26 + Math.min(33, of * 3.95) + 2, base])
      }
    }
  })
  y += rows.length * 6.2 + 0.4
  kit.say('P', note, types.note, { x: kit.margin, y, width })
}

function drawGoals(kit: Kit, { goals, steps }: SecondSheet, { goals: top }: SecondLayout): void {
  const column = (kit.width - 2 * kit.margin - GUTTER) / 2
  const right = kit.margin + column + GUTTER
  for (const x of [kit.margin, right]) kit.rule(x, top + 0.6, column, 'bar')
  let y = top + 2.2
  y += kit.say('H2', goals.title, types.heading, { x: kit.margin, y, width: column }) + 1.2
  for (const { text, now, aim, of, says } of goals.items) {
    y += kit.say('P', text, types.body, { x: kit.margin, y, width: column }) + 0.6
    const wide = of * 3.95
    kit.ornament(kit.margin, Math.min(column, wide), (x) => lightRow(kit, x, y + 2.5, of, now, aim, 44))
    const beside = Math.min(44, wide) + 3
    y += kit.say('P', says, types.body, { x: kit.margin + beside, y, width: column - beside }) + 2.4
  }
  // Two lines on which agreements can be written by hand.
  if (goals.items.length === 0) for (const line of [1, 2]) kit.rule(kit.margin, y + line * 9, column, 'write')
  y = top + 2.2
  y += kit.say('H2', steps.title, types.heading, { x: right, y, width: column }) + 0.6
  for (const [index, { who, when, what }] of steps.items.entries()) {
    if (index > 0) kit.rule(right, y - 0.2, column)
    const taken = when === '' ? 0 : kit.widthOf(when, types.body) + 2
    kit.tags.within('P', () => {
      const tall = kit.text(who, types.strong, { x: right, y, width: column - taken })
      if (when !== '') kit.text(when, types.body, { x: right, y, width: column, align: 'end' })
      y += tall - 0.2
      y += kit.text(what, types.body, { x: right, y, width: column }) + 0.8
    })
  }
}
