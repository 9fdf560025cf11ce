import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { createReportPrinter } from '#adapters/pdf/report/reportPrinter'
import type { FontFiles } from '#adapters/pdf/report/letters'
import type { PaperDocument, PaperSize } from '#domain/assessment/paper'
import type { ReportContent } from '#domain/assessment/report'
import { newProfile } from '#domain/child/childProfile'
import type { Child } from '#domain/people/people'
import { DAY_MS } from '#domain/time'
import { i18n } from '#text/i18n'
import { composeReport } from '../../src/screens/assessment/report/compose'
import { gatherFacts, type Sources } from '../../src/screens/assessment/report/gather'
import { knownSessions, ratingOf } from './knownChild'

export const NOW = Date.UTC(2026, 10, 20, 12)
export const text = i18n.t.bind(i18n) as Parameters<typeof composeReport>[2]

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

/** A single grey pixel. A browser test covers text in other scripts. */
const POINT = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The report printer with the app's own fonts, running in Node. */
export const printer = createReportPrinter({
  loadFonts: async () => fonts,
  loadFace: async (face) => `data:image/png;base64,${(await sharp(`assets/faces/${face}.webp`).resize(240, 240).png().toBuffer()).toString('base64')}`,
  draw: (letters, size) => ({ picture: () => POINT, width: [...letters].length * size * 0.6, height: size, below: size * 0.2 }),
})

export const child = (more: Partial<Child> = {}): Child =>
  ({
    id: 'ada_0',
    alias: 'Pip',
    birthMonth: '2021-03',
    ownerUid: 'ada',
    profile: newProfile,
    grants: {},
    guardians: [],
    picture: null,
    archivedAt: null,
    ...more,
  }) as unknown as Child

export const ratings = [
  ratingOf(
    'family',
    NOW - DAY_MS,
    { value: 3, supports: ['quiet'] },
    { 20: { words: 'Yellow, always' }, 24: { value: 4 }, 25: { value: 3 }, 27: { value: 1 }, 51: { value: 1 } },
    { places: { 1: 'quick', 3: 'not-seen', 4: 'quick', 6: 'slow' }, flags: { glasses: true }, note: 'A calm month.' },
  ),
  ratingOf(
    'team',
    NOW,
    { value: 2, supports: ['wait', 'single'] },
    { 20: { words: 'yellow' }, 25: { value: 3 }, 24: { value: 3 }, 27: { value: 0 }, 51: { value: 0, note: 'Stops after a song' } },
    { places: { 4: 'quick', 6: 'slow' } },
  ),
]

const content: ReportContent = {
  reader: 'doctor',
  paper: 'a4',
  parts: { card: true },
  texts: { 'background.diagnoses': 'CVI, as told by the mother' },
  recommendations: {},
  from: '2026-08-20',
  until: '2026-11-20',
  pages: null,
  familyUntil: null,
}

const sources = (more: Partial<Sources> = {}): Sources => ({
  child: child(),
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

/** Returns the pages of a report on the known child, with additional sources. */
export function composePages(more: Partial<Sources> = {}, chosen: Partial<ReportContent> = {}): PaperDocument {
  const all = { ...content, ...chosen }
  return composeReport(gatherFacts(sources({ ...more, content: all }), text), all, text).pages
}

/** Returns the bytes of the PDF, and keeps a copy for inspection. */
export async function printReport(pages: PaperDocument, name: string, paper: PaperSize = 'a4'): Promise<Uint8Array> {
  const bytes = new Uint8Array(await (await printer.print(pages, paper)).arrayBuffer())
  mkdirSync('test-results/reports', { recursive: true })
  writeFileSync(`test-results/reports/${name}.pdf`, bytes)
  return bytes
}
