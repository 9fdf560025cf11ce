import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { createReportPrinter } from '#adapters/pdf/report/reportPrinter'
import type { FontFiles } from '#adapters/pdf/report/letters'
import type { Rating } from '#domain/assessment/rating'
import { newProfile } from '#domain/child/presets'
import type { Child } from '#domain/people/people'
import { i18n } from '#text/i18n'
import { composeReport } from '../../src/screens/assessment/report/compose'
import { gatherFacts, type Sources } from '../../src/screens/assessment/report/gather'
import { addEnglish } from '../support/english'
import { knownSessions, ratingOf } from '../support/knownChild'

const NOW = Date.UTC(2026, 10, 20, 12)
const text = i18n.t.bind(i18n) as Parameters<typeof composeReport>[2]

beforeAll(addEnglish)

const files = (weight: 400 | 700) => {
  const read = (part: string) => {
    const { buffer, byteOffset, byteLength } = readFileSync(
      `node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${part}-${weight}-normal.woff`,
    )
    return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
  }
  return { latin: read('latin'), more: read('latin-ext') }
}
const fonts: FontFiles = { normal: files(400), bold: files(700) }
const DOT = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const printer = createReportPrinter({
  loadFonts: async () => fonts,
  draw: (letters, size) => ({ data: DOT, width: [...letters].length * size * 0.6, height: size, below: size * 0.2 }),
})

const child: Child = {
  id: 'ada_0',
  alias: 'Pip',
  birthMonth: '2021-03',
  ownerUid: 'ada',
  profile: newProfile,
  grants: {},
  guardians: [],
  picture: null,
  archivedAt: null,
} as unknown as Child
const ratings: readonly Rating[] = [
  ratingOf(
    'family',
    NOW - 86_400_000,
    { value: 3, supports: ['quiet'] },
    { 20: { words: 'Yellow, always' }, 51: { value: 1 }, 24: { value: 4 }, 25: { value: 3 }, 27: { value: 1 } },
    { places: { 1: 'quick', 4: 'quick', 6: 'slow', 3: 'not-seen' }, flags: { glasses: true }, note: 'A calm month.' },
  ),
  ratingOf(
    'team',
    NOW,
    { value: 2, supports: ['wait', 'single'] },
    { 20: { words: 'yellow' }, 51: { value: 0, note: 'Stops after a song' } },
    { places: { 4: 'quick', 6: 'slow' } },
  ),
]
const content = {
  reader: 'doctor',
  paper: 'a4',
  parts: {},
  texts: { 'background.diagnoses': 'CVI, as told by the mother' },
  recommendations: {},
  from: '2026-08-20',
  until: '2026-11-20',
  pages: null,
  familyUntil: null,
} as const
const sources = (more: Partial<Sources> = {}): Sources => ({
  child,
  ratings,
  papers: [],
  sessions: knownSessions(NOW),
  compared: [],
  content,
  author: 'Robin Hale',
  version: 1,
  isSigned: true,
  now: NOW,
  ...more,
})

describe('a report', () => {
  test('is made', async () => {
    const facts = gatherFacts(sources(), text)
    const { pages } = composeReport(facts, content, text)
    const pdf = await printer.print(pages, 'a4')
    expect(pdf.size).toBeLessThan(1_500_000)
  })
})
