import type { FrontSheet, SheetMap, SheetTrend } from '#domain/assessment/sheets'
import { INK, type Kit, NIGHT, NIGHT_MIDDLE, NIGHT_PALE, RULE, SOFT, type Type, types, WHITE } from './kit'
import { badge, point, stripes } from './shapes'
import { drawTrend } from './trend'

const GUTTER = 8
const LABEL = 48
const FIGURE = { most: 56, least: 36, key: 8 } as const
const BETWEEN = { sentences: 3.1, points: 0.85 } as const

/** Positions of everything on a page (mm), for a given height of its figures. */
interface FrontLayout {
  readonly column: number
  readonly sentences: readonly number[]
  readonly figures: number
  readonly figureHeight: number
  readonly note: number
  readonly points: number
  readonly signed: number
  readonly bottom: number
  readonly titleType: Type
  readonly sentenceType: Type
}

const isMap = (map: FrontSheet['map']): map is SheetMap => map !== null && 'cells' in map
const isTrend = (trend: FrontSheet['trend']): trend is SheetTrend => trend !== null && 'groups' in trend

/** Returns a layout with figures of a height at which everything fits on one page. */
function layoutFront(kit: Kit, sheet: FrontSheet): FrontLayout {
  const room = kit.height - (kit.height < 290 ? 20 : 26)
  for (const { title, sentence } of STAGES) {
    for (let figureHeight: number = FIGURE.most; figureHeight >= FIGURE.least; figureHeight -= 4) {
      const found = layoutWith(kit, sheet, figureHeight, title, sentence)
      if (found.bottom <= room && (title !== types.title || kit.linesOf(sheet.title, title, titleWidth(kit)) <= 2)) return found
    }
  }
  return layoutWith(kit, sheet, FIGURE.least, SMALLEST.title, SMALLEST.sentence)
}

/** The smallest letters, which are used for long texts. They are never under 11 points. */
const SMALLEST = { title: { size: 15, line: 18, weight: 'bold' }, sentence: { size: 11, line: 14 } } as const satisfies Record<string, Type>
const STAGES: readonly { readonly title: Type; readonly sentence: Type }[] = [
  { title: types.title, sentence: types.lead },
  { title: types.titleSmall, sentence: types.lead },
  { title: types.titleSmall, sentence: SMALLEST.sentence },
  SMALLEST,
]

const liveWidth = (kit: Kit): number => kit.width - 2 * kit.margin
const titleWidth = (kit: Kit): number => liveWidth(kit) - 36
const top = (kit: Kit): number => (kit.height < 290 ? 24.5 : 30.5)

function layoutWith(kit: Kit, sheet: FrontSheet, figureHeight: number, titleType: Type, sentenceType: Type): FrontLayout {
  const width = liveWidth(kit)
  const column = (width - GUTTER) / 2
  const identity = kit.heightOf(sheet.who.text, types.lead, titleWidth(kit)) + kit.heightOf(sheet.title, titleType, titleWidth(kit)) + 2.4
  let y = top(kit) + Math.max(34, identity + sheet.reported.reduce((sum, { text }) => sum + kit.heightOf(text, types.body, titleWidth(kit)), 0) + 3)
  const sentences = sheet.sentences.map(({ lead, text }) => {
    const at = y
    y += Math.max(kit.heightOf(lead, sentenceType, LABEL - 3), kit.heightOf(text, sentenceType, width - LABEL)) + BETWEEN.sentences
    return at
  })
  y += 2.5
  const figures = y
  const hasMap = isMap(sheet.map)
  const hasTrend = isTrend(sheet.trend)
  const headOf = (of: { readonly title: string; readonly note: string }) =>
    kit.heightOf(of.title, types.heading, column) + kit.heightOf(of.note, types.note, column)
  if (isMap(sheet.map) || isTrend(sheet.trend)) {
    const heads = [isMap(sheet.map) ? headOf(sheet.map) : 0, isTrend(sheet.trend) ? headOf(sheet.trend) : 0]
    y += Math.max(...heads) + 1.2 + figureHeight + FIGURE.key
  }
  if (!hasMap || !hasTrend) y = Math.max(y, figures + linesBelow(kit, sheet, column))
  const note = y
  y += kit.heightOf(sheet.note, types.note, width) + 3.4
  const points = y
  const tall = ({ title, items }: FrontSheet['does']) =>
    items.reduce((sum, item) => sum + kit.heightOf(item, types.body, column - 8) + BETWEEN.points, kit.heightOf(title, types.heading, column) + 1.2)
  y += Math.max(tall(sheet.does), tall(sheet.avoid)) + 2.4
  const signed = y
  y += Math.max(...sheet.signed.map((lines) => lines.reduce((sum, { lead, text }) => sum + kit.heightOf(`${lead} ${text}`, types.body, width / 3 - 3), 0))) + 3
  return { column, sentences, figures, figureHeight, note, points, signed, bottom: y + 7, titleType, sentenceType }
}

/** Returns the height of the text that replaces a map or a trend. */
function linesBelow(kit: Kit, { map, trend }: FrontSheet, column: number): number {
  const ofMap = map !== null && 'none' in map ? kit.heightOf(map.none, types.body, column) : 0
  const ofTrend =
    trend !== null && 'none' in trend
      ? kit.heightOf(trend.title, types.heading, column) + trend.none.reduce((sum, line) => sum + kit.heightOf(line, types.body, column), 1)
      : 0
  return Math.max(ofMap, ofTrend) + (ofMap + ofTrend > 0 ? 3 : 0)
}

export function drawFront(kit: Kit, sheet: FrontSheet): void {
  const layout = layoutFront(kit, sheet)
  const { column } = layout
  const width = liveWidth(kit)
  const right = kit.margin + column + GUTTER
  drawIdentity(kit, sheet, layout)
  for (const [index, { lead, text, isAsked }] of sheet.sentences.entries()) {
    const y = layout.sentences[index] ?? 0
    const next = layout.sentences[index + 1] ?? layout.figures - 2.5
    if (isAsked === true) kit.ornament(kit.margin - 3.5, width + 7, (x) => kit.rect(x, y - 1.9, width + 7, next - y + 0.2, { fill: NIGHT_PALE }, 2))
    else if (sheet.sentences[index + 1]?.isAsked !== true && index + 1 < sheet.sentences.length) kit.rule(kit.margin, next - 1.7, width)
    kit.tags.within('P', () => {
      kit.text(lead, { ...layout.sentenceType, weight: 'bold', colour: NIGHT }, { x: kit.margin, y, width: LABEL - 3 })
      kit.text(text, layout.sentenceType, { x: kit.margin + LABEL, y, width: width - LABEL })
    })
  }
  drawFigures(kit, sheet, layout)
  kit.say('P', sheet.note, types.note, { x: kit.margin, y: layout.note, width })
  for (const [points, x, isDo] of [
    [sheet.does, kit.margin, true],
    [sheet.avoid, right, false],
  ] as const)
    drawPoints(kit, points, x, layout.points, column, isDo)
  drawSigned(kit, sheet, layout)
}

function drawIdentity(kit: Kit, { badge: whose, who, title, reported }: FrontSheet, { titleType }: FrontLayout): void {
  const [x, width, y] = [kit.margin + 36, titleWidth(kit), top(kit)]
  badge(kit, whose, kit.margin, y, 30)
  const lead = kit.widthOf(who.lead, { ...types.lead, weight: 'bold' }) + 1.4
  let at = y + 0.5
  kit.tags.within('P', () => {
    kit.text(who.lead, { ...types.lead, weight: 'bold' }, { x, y: y - 0.5, width })
    at += kit.text(`· ${who.text}`, types.lead, { x: x + lead, y: y - 0.5, width: width - lead })
  })
  at += kit.say('H1', title, titleType, { x, y: at, width }) + 1.4
  kit.tags.within('P', () => {
    for (const { text, isStrong } of reported) at += kit.text(text, isStrong === true ? types.strong : types.body, { x, y: at, width })
  })
}

function drawFigures(kit: Kit, { map, trend }: FrontSheet, { column, figures, figureHeight }: FrontLayout): void {
  const places = [kit.margin, kit.margin + column + GUTTER] as const
  const [first, second] = map === null ? [places[0], places[0]] : places
  const head = (of: { readonly title: string; readonly note: string }, x: number) => {
    const tall = kit.say('H2', of.title, types.heading, { x, y: figures, width: column })
    return tall + kit.say('P', of.note, types.note, { x, y: figures + tall, width: column })
  }
  const heights = [map, trend].map((of) =>
    of !== null && 'note' in of ? kit.heightOf(of.title, types.heading, column) + kit.heightOf(of.note, types.note, column) : 0,
  )
  const y = figures + Math.max(...heights) + 1.2
  if (isMap(map)) {
    head(map, first)
    kit.figure(map.alt, { x: first, y, width: column, height: figureHeight + FIGURE.key }, (left) => {
      drawMap(kit, map, left, y, column, figureHeight)
      drawMapKey(kit, map.key, left, y + figureHeight + 1.8)
    })
  } else if (map !== null) kit.say('P', map.none, types.body, { x: first, y: figures, width: column })
  if (isTrend(trend)) {
    head(trend, second)
    kit.figure(trend.alt, { x: second, y, width: column, height: figureHeight + FIGURE.key }, (left) => drawTrend(kit, trend, left, y, column, figureHeight))
  } else if (trend !== null) {
    let at = figures + kit.say('H2', trend.title, types.heading, { x: second, y: figures, width: column }) + 1
    for (const line of trend.none) at += kit.say('P', line, types.body, { x: second, y: at, width: column })
  }
}

const SHADES = { 1: NIGHT, 2: NIGHT_MIDDLE, 3: NIGHT_PALE } as const

/** Draws the map of the nine places. It has the same left and right as the child's screen, so it is never mirrored. */
function drawMap(kit: Kit, { cells }: SheetMap, x: number, y: number, width: number, height: number): void {
  kit.rect(x + 0.4, y + 0.4, width - 0.8, height - 0.8, { fill: WHITE, stroke: INK, line: 0.8 }, 3.2)
  const [wide, tall] = [(width - 6.8 - 1.8) / 3, (height - 6.8 - 1.8) / 3]
  for (const { zone, shade, value, note } of cells) {
    const [left, up] = [x + 3.4 + ((zone - 1) % 3) * (wide + 0.9), y + 3.4 + Math.floor((zone - 1) / 3) * (tall + 0.9)]
    const middle = left + wide / 2
    if (shade === null) {
      kit.rect(left, up, wide, tall, { fill: WHITE, stroke: RULE, line: 0.2 }, 1)
      stripes(kit, left, up, wide, tall)
      const ground = kit.widthOf(note, types.small) + 3
      kit.rect(middle - ground / 2, up + tall / 2 - 2.8, ground, 5.2, { fill: WHITE })
      kit.letter(note, types.small, [middle, up + tall / 2 + 1.3], 'middle')
      continue
    }
    const colour = shade === 1 ? WHITE : INK
    kit.rect(left, up, wide, tall, { fill: SHADES[shade], ...(shade === 3 ? { stroke: INK, line: 0.2 } : {}) }, 1)
    kit.letter(value, { ...types.figure, colour, size: kit.widthOf(value, types.figure) > wide - 2 ? 11 : 15 }, [middle, up + tall / 2 - 0.2], 'middle')
    kit.letter(note, { ...types.small, colour }, [middle, up + tall / 2 + 4.9], 'middle')
  }
}

function drawMapKey(kit: Kit, { sooner, later, few }: SheetMap['key'], x: number, y: number): void {
  let at = x
  const word = (text: string, isStrong: boolean) => {
    const type = isStrong ? types.strong : types.small
    kit.letter(text, type, [at, y + 4], 'start')
    at += kit.widthOf(text, type) + 1.8
  }
  word(sooner, true)
  for (const shade of [1, 2, 3] as const) {
    kit.rect(at, y + 0.4, 7.6, 4.8, { fill: SHADES[shade], stroke: INK, line: shade === 3 ? 0.2 : 0.01 }, 0.8)
    at += 8.4
  }
  at += 0.6
  word(later, true)
  at += 3
  kit.rect(at, y + 0.4, 7.6, 4.8, { fill: WHITE, stroke: RULE, line: 0.2 }, 0.8)
  stripes(kit, at, y + 0.4, 7.6, 4.8, 1.7)
  at += 9
  word(few, false)
}

function drawPoints(kit: Kit, { title, items }: FrontSheet['does'], x: number, y: number, column: number, isDo: boolean): void {
  if (items.length === 0) return
  kit.rule(x, y - 1.2, column, 'bar')
  let at = y + kit.say('H2', title, types.heading, { x, y, width: column }) + 1.2
  kit.tags.within('L', () => {
    for (const item of items) {
      kit.tags.within('LI', () => {
        kit.ornament(x, 5.2, (left) => point(kit, isDo, left, at + 0.1, 5.2))
        kit.tags.within('LBody', () => (at += kit.text(item, types.body, { x: x + 8, y: at, width: column - 8 }) + BETWEEN.points))
      })
    }
  })
}

function drawSigned(kit: Kit, { signed, byHand }: FrontSheet, { signed: y, bottom }: FrontLayout): void {
  const width = liveWidth(kit)
  kit.rule(kit.margin, y - 1.6, width)
  for (const [index, lines] of signed.entries()) {
    let at = y
    for (const { lead, text } of lines) {
      const box = { x: kit.margin + index * (width / 3), y: at, width: width / 3 - 3 }
      const taken = lead === '' ? 0 : kit.widthOf(lead, types.strong) + 1.4
      const fits = text === '' || lead === '' || taken + kit.widthOf(text, types.body) <= box.width
      kit.tags.within('P', () => {
        if (lead !== '') at += kit.text(lead, types.strong, box)
        if (text === '') return
        if (fits && lead !== '') kit.text(text, types.body, { ...box, x: box.x + taken, width: box.width - taken })
        else at += kit.text(text, types.body, { ...box, y: at })
      })
    }
  }
  const taken = kit.widthOf(byHand, types.body) + 4
  kit.say('P', byHand, { ...types.body, colour: SOFT }, { x: kit.margin, y: bottom - 7, width })
  kit.rule(kit.margin + taken, bottom - 2.4, width - taken, 'write')
}
