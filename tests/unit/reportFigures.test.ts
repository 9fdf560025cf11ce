import { beforeAll, describe, expect, test } from 'vitest'
import { tableOf } from '#data/trialsTable'
import { catalogue } from '#scenes/catalogue'
import { addEnglish, english } from '../support/english'
import { knownSessions } from '../support/knownChild'
import { elementsOf, type PdfElement, readPdf, textIn } from '../support/pdfText'
import { NOW, composePages, printReport } from '../support/printedReport'

/*
 * Checks that every figure of a report can be recalculated from the table that a family can save. The app's own calculations are not used: the table
 * is read and evaluated independently, using the column descriptions in docs/data-format.md.
 */

type Row = Readonly<Record<string, string>>

function parsed(csv: string): readonly Row[] {
  const [head = '', ...lines] = csv.replace('\uFEFF', '').trim().split('\r\n')
  const cells = (line: string) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'))
  const names = cells(head)
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, index) => [names[index] ?? '', cell])))
}

const quarter = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const [low, high] = [sorted[Math.floor(place)] ?? NaN, sorted[Math.ceil(place)] ?? NaN]
  return low + (high - low) * (place % 1)
}

/** Returns the median and the quartiles in whole ms, or three empty cells for fewer than four values. */
const spread = (values: readonly number[]): readonly string[] =>
  values.length < 4 ? ['', '', ''] : [0.5, 0.25, 0.75].map((share) => String(Math.round(quarter(values, share))))

const counts = (row: Row): boolean =>
  row['warm-up'] === 'false' && row['touched at random'] === 'false' && !['void', 'unmeasured', 'free'].includes(row['outcome'] ?? '')
const touches = (rows: readonly Row[]) => rows.flatMap((row) => (row['touched after (ms)'] === '' ? [] : [Number(row['touched after (ms)'])]))
const isAlone = (row: Row) => row['outcome'] === 'independent' && row['wrong'] === ''

let rows: readonly Row[]
let tables: ReadonlyMap<string, readonly (readonly string[])[]>

/** Returns the cells of a table below its header, row by row. */
const cellsOf = (table: PdfElement) =>
  elementsOf(table, /^TR$/)
    .slice(1)
    .map(({ kids }) => kids.map((kid) => (typeof kid === 'string' ? kid : textIn(kid))))

beforeAll(async () => {
  addEnglish()
  const sessions = knownSessions(NOW)
  rows = parsed(tableOf([{ alias: 'Pip', sessions }], catalogue)).filter(counts)
  const pdf = readPdf(await printReport(composePages({ sessions }), 'figures'))
  tables = new Map(
    elementsOf(pdf.root, /^Table$/).map((table) => [textIn(elementsOf(table, /^Caption$/)[0] as PdfElement).split(':')[0] ?? '', cellsOf(table)]),
  )
})

const tableNamed = (name: string) => {
  const found = [...tables].find(([caption]) => caption.startsWith(name))?.[1]
  if (found === undefined) throw new Error(`no table ${name} among ${[...tables.keys()].join(', ')}`)
  return found
}

/** Names of the backgrounds, from black to a busy photo. */
const backgrounds = Object.values(english.app.ground.rungs)

describe('figures of a report that match the table of trials', () => {
  test('times: all touches, familiar things, new things', () => {
    const dayOf = (row: Row) => (row['started'] ?? '').slice(0, 10)
    const named = rows.filter((row) => (row['picture'] ?? '') !== '').toSorted((one, other) => (one['started'] ?? '').localeCompare(other['started'] ?? ''))
    const firstDay = new Map<string, string>()
    for (const row of named) if (!firstDay.has(row['target'] ?? '')) firstDay.set(row['target'] ?? '', dayOf(row))
    const isKnown = (row: Row) => dayOf(row) > (firstDay.get(row['target'] ?? '') ?? '')
    const line = (name: string, of: readonly Row[]) => [name, String(touches(of).length), ...spread(touches(of))]
    expect(tableNamed('Times')).toEqual([
      line('All touches', rows),
      line('Familiar things', named.filter(isKnown)),
      line(
        'New things',
        named.filter((row) => !isKnown(row)),
      ),
    ])
  })

  test('places', () => {
    const of = rows.filter(({ activity, level }) => activity === 'lightcatcher' && level === 'places')
    const names = ['top left', 'top middle', 'top right', 'left', 'middle', 'right', 'bottom left', 'bottom middle', 'bottom right']
    expect(tableNamed('By place on the screen')).toEqual(
      names.map((name, index) => {
        const here = of.filter(({ zone }) => zone === String(index + 1))
        return [name, String(here.length), ...spread(touches(here))]
      }),
    )
  })

  test('colours', () => {
    const of = rows.filter(({ level }) => level === 'colours')
    const names = { yellow: '#FFE600', 'light blue': '#19D3F3', green: '#22D13A', orange: '#FF8A00', purple: '#B45CFF' }
    const found = tableNamed('By colour')
    expect(found.toSorted()).toEqual(
      Object.entries(names)
        .map(([name, hex]) => {
          const here = touches(of.filter(({ colour }) => colour === hex))
          return [name, String(here.length), ...spread(here)]
        })
        .toSorted(),
    )
  })

  test('number at once, and backgrounds', () => {
    const steps = (activity: string, name: string) => {
      const of = rows.filter((row) => row['activity'] === activity)
      return [...new Set(of.map((row) => row[`${activity} ${name}`] ?? ''))]
        .toSorted((one, other) => Number(one) - Number(other))
        .map((step) => {
          const here = of.filter((row) => row[`${activity} ${name}`] === step)
          const alone = here.filter(isAlone)
          return { step, here, alone, median: spread(touches(alone))[0] ?? '' }
        })
    }
    expect(tableNamed('By how many things')).toEqual(
      steps('complexity', 'atOnce').map(({ step, here, alone, median }) => [
        step,
        String(here.length),
        String(alone.length),
        String(touches(alone).length),
        median,
      ]),
    )
    expect(tableNamed('By background')).toEqual(
      steps('background', 'rung').map(({ step, here, alone, median }) => [
        `${backgrounds[Number(step) - 1]} (${step})`,
        String(here.length),
        `${Math.round((100 * alone.length) / here.length)} %`,
        String(touches(alone).length),
        median,
      ]),
    )
  })

  test('weeks of the most played activity, and sessions', () => {
    const week = tableNamed('By week')
    const of = rows.filter(({ activity }) => activity === 'bubblepop')
    expect(week.reduce((sum, row) => sum + Number(row[1]), 0)).toBe(touches(of).length)
    const sessions = new Map<string, Set<string>>()
    for (const { activity = '', session = '' } of rows) sessions.set(activity, (sessions.get(activity) ?? new Set()).add(session))
    expect(
      tableNamed('Sessions by activity')
        .map(([, count]) => Number(count))
        .toSorted(),
    ).toEqual([...sessions.values()].map(({ size }) => size).toSorted())
  })

  test('no other table of figures', () => {
    const known = [
      'Everyday Looking Profile, with',
      'Background, as reported',
      'Seen and played',
      'Times',
      'By place',
      'By colour',
      'By how many',
      'By background',
      'By week',
      'Sessions by',
      'Answers to',
    ]
    expect([...tables.keys()].filter((caption) => !known.some((name) => caption.startsWith(name)))).toEqual([])
  })
})
