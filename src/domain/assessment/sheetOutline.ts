import { colonOf } from '#domain/language'
import type { PaperBlock } from './paper'
import type { FamilySheet, FrontSheet, LetterSheet, SecondSheet, SetupSheet, Sheet, ThingsSheet, WeekSheet, WordsSheet } from './sheets'

/* The text of a designed page in reading order, for a screen and for screen readers. `language` is the page's language. */

const heading = (text: string, level: 1 | 2 = 1): PaperBlock => ({ kind: 'heading', level, text })
const paragraph = (text: string, tone?: 'strong' | 'fine'): PaperBlock => ({ kind: 'paragraph', text, ...(tone === undefined ? {} : { tone }) })
const list = (items: readonly string[], numbered?: true): PaperBlock => ({ kind: 'list', items, ...(numbered === undefined ? {} : { numbered }) })
const led = ({ lead, text }: { readonly lead: string; readonly text: string }): string => [lead, text].filter((part) => part !== '').join(' ')

export function outlineOf(sheet: Sheet, language: string): readonly PaperBlock[] {
  switch (sheet.kind) {
    case 'front':
      return frontOutline(sheet, colonOf(language))
    case 'second':
      return secondOutline(sheet, colonOf(language))
    case 'setUp':
      return setUpOutline(sheet)
    case 'week':
      return weekOutline(sheet, colonOf(language))
    case 'words':
      return wordsOutline(sheet)
    case 'things':
      return thingsOutline(sheet)
    case 'family':
      return familyOutline(sheet)
    case 'letter':
      return letterOutline(sheet)
  }
}

function frontOutline({ title, who, reported, sentences, map, trend, note, does, avoid, signed }: FrontSheet, colon: string): readonly PaperBlock[] {
  return [
    heading(title),
    paragraph(`${who.lead} · ${who.text}`),
    ...reported.map(({ text, isStrong }) => paragraph(text, isStrong === true ? 'strong' : undefined)),
    ...sentences.map((sentence) => paragraph(`${sentence.lead}${colon}${sentence.text}`)),
    ...(map === null
      ? []
      : 'none' in map
        ? [paragraph(map.none)]
        : [heading(map.title, 2), { kind: 'map' as const, alt: map.alt, caption: map.note, cells: map.cells }]),
    ...(trend === null ? [] : 'none' in trend ? [heading(trend.title, 2), list(trend.none)] : [heading(trend.title, 2), paragraph(trend.alt, 'fine')]),
    ...(note === '' ? [] : [paragraph(note, 'fine')]),
    heading(does.title, 2),
    list(does.items),
    heading(avoid.title, 2),
    list(avoid.items),
    ...signed.flat().map((line) => paragraph(led(line))),
  ]
}

function secondOutline({ title, lead, heads, rows, raters, notPlayed, tried, goals, steps }: SecondSheet, colon: string): readonly PaperBlock[] {
  const score = (of: number | null | undefined) => (of === null || of === undefined ? '–' : String(Math.round(of)))
  return [
    heading(title),
    paragraph(lead, 'fine'),
    {
      kind: 'table',
      caption: heads.people,
      columns: [heads.area, ...raters, heads.help, heads.play].map((head) => ({ head })),
      rows: rows.map(({ label, scores, help, play }) => [label, ...raters.map((_, index) => score(scores[index])), help, play ?? notPlayed]),
    },
    ...(tried === null
      ? []
      : [
          heading(tried.title, 2),
          list(tried.rows.map(({ label, one, other }) => `${label}${colon}${one.name} ${one.filled}/${one.of}, ${other.name} ${other.filled}/${other.of}`)),
          paragraph(tried.note, 'fine'),
        ]),
    heading(goals.title, 2),
    ...goals.items.flatMap(({ text, says }) => [paragraph(text), paragraph(says, 'fine')]),
    heading(steps.title, 2),
    list(steps.items.map(({ who, when, what }) => [who, when, what].filter((part) => part !== '').join(' · '))),
  ]
}

const setUpOutline = ({ lead, title, light, wait, swatch, facts, points, tired, from }: SetupSheet): readonly PaperBlock[] => [
  heading(title),
  paragraph(lead),
  list([light.caption, wait.caption, swatch.caption, ...facts.map(({ text }) => text), ...points.map(({ text }) => text)]),
  paragraph(`${led(tired)}${tired.text === '' ? ' ________' : ''}`),
  paragraph(from, 'fine'),
]

const weekOutline = ({ title, lines, clock, days, rest, fine }: WeekSheet, colon: string): readonly PaperBlock[] => [
  heading(title),
  ...lines.map((line) => paragraph(line)),
  paragraph(clock.lines.join(' ')),
  list(days.map(({ name, number, isRest, tiles }) => `${name} ${number}${colon}${isRest ? rest : tiles.map(({ label }) => label).join(' · ') || '________'}`)),
  paragraph(fine, 'fine'),
]

const wordsOutline = ({ title, lead, cards, steps, fine }: WordsSheet): readonly PaperBlock[] => [
  heading(title),
  paragraph(lead),
  list(cards.map(({ word, parts }) => [word, ...parts].join(' · '))),
  list(steps, true),
  paragraph(fine, 'fine'),
]

const thingsOutline = ({ title, lead, things, how, steps, games, fine }: ThingsSheet): readonly PaperBlock[] => [
  heading(title),
  paragraph(lead),
  list(things.map(({ word }) => word)),
  heading(how, 2),
  list(steps, true),
  ...games.flatMap(({ lead: name, text }) => [heading(name, 2), paragraph(text)]),
  paragraph(fine, 'fine'),
]

const familyOutline = ({ title, lead, warning, what, harder, easier, helps, leaves, enough, ask }: FamilySheet): readonly PaperBlock[] => [
  heading(title),
  paragraph(lead),
  ...(warning === null ? [] : [paragraph(warning, 'strong')]),
  heading(what.title, 2),
  paragraph(what.text),
  list([led(harder), led(easier)]),
  heading(helps.title, 2),
  list(helps.items.map(({ text }) => text)),
  heading(leaves.title, 2),
  list(leaves.items),
  paragraph(led(enough)),
  paragraph(led(ask)),
]

const letterOutline = ({ from, day, title, dear, warning, what, helps, room, swatch, shown, regards, sign, agreed }: LetterSheet): readonly PaperBlock[] => [
  paragraph([from, day].filter((part) => part !== '').join(' · ')),
  heading(title),
  paragraph(dear),
  ...(warning === null ? [] : [paragraph(warning, 'strong')]),
  paragraph(what),
  list(helps.map(led)),
  paragraph(room.note),
  paragraph(led(swatch)),
  ...(shown === '' ? [] : [paragraph(shown)]),
  paragraph(regards),
  paragraph(sign),
  paragraph(agreed),
]
