import { expect, it } from 'vitest'
import type { PaperDocument } from '#domain/assessment/paper'
import { newProfile } from '#domain/child/childProfile'
import { addEnglish } from '../support/english'
import { child, composePages } from '../support/printedReport'

addEnglish()

const said = (pages: PaperDocument): string => JSON.stringify(pages)

it('asks a doctor only what a doctor can answer, and a school what it sees', () => {
  const doctor = said(composePages({}, { reader: 'doctor', parts: { questions: true } }))
  expect(doctor).toContain('Please check Pip’s glasses.')
  expect(doctor).not.toMatch(/For the school|time of day|stops looking when the room is noisy/)
  const school = said(composePages({}, { reader: 'school', parts: { questions: true } }))
  expect(school).toContain('at what time of day Pip looks best')
  expect(school).not.toMatch(/For the (?:eye )?doctor|For the neurologist|Please check/)
})

it('asks a doctor for the eye report where none was written, and leaves out an empty list of questions', () => {
  const safe = child({ profile: { ...newProfile, epilepsy: 'no', photosensitive: 'no' } })
  const doctor = (texts: Record<string, string>) => said(composePages({ ratings: [], child: safe, sessions: [] }, { reader: 'doctor', texts }))
  expect(doctor({})).toContain('Please send us Pip’s last eye report.')
  expect(doctor({})).not.toContain('Questions for others')
  expect(doctor({ 'background.eyes': 'June, normal' })).not.toContain('last eye report.')
})

it('names no more things at once than were shown in play', () => {
  const able = child({ profile: { ...newProfile, support: 'C', dials: { maxItems: 9 } } })
  expect(said(composePages({ child: able }))).not.toContain('At most 9 things')
  // Without play, only the setting is known.
  expect(said(composePages({ child: able, sessions: [] }))).toContain('At most 9 things at a time')
})

const sheetsOf = (pages: PaperDocument) => pages.blocks.flatMap((block) => (block.kind === 'sheet' ? [block.sheet] : []))

it('says the same on the set-up card as on page 1, not what the settings alone say', () => {
  const able = child({ profile: { ...newProfile, support: 'C', dials: { maxItems: 9 } } })
  const card = (of: PaperDocument) => sheetsOf(of).find(({ kind }) => kind === 'setUp')
  const pages = composePages({ child: able })
  expect(said(pages)).toContain('Hold it on Pip’s left')
  expect(card(pages)).toMatchObject({ light: { caption: 'On the left' } })
  expect(JSON.stringify(card(pages))).not.toContain('Up to 9 things')
  expect(JSON.stringify(card(composePages({ child: able, sessions: [] })))).toContain('Up to 9 things')
})

it('claims no more in its title than that one side is sooner than the other', () => {
  expect(sheetsOf(composePages())[0]).toMatchObject({ title: expect.stringMatching(/sooner on the left/) as string })
})

it('has no page, table or row in which nothing was rated or played', () => {
  const bare = composePages({ ratings: [], sessions: [] }, { parts: { beside: true } })
  expect(said(bare)).not.toMatch(/Nobody rated this|Not played in this period\./)
  expect(said(bare)).toContain('Neither rated nor played: How long to look? Where?')
  // Without ratings and comparisons, the second page would be a grid without dots.
  expect(sheetsOf(composePages({ ratings: [] })).map(({ kind }) => kind)).not.toContain('second')
  expect(sheetsOf(composePages()).map(({ kind }) => kind)).toContain('second')
})

it('names each area of the next steps once', () => {
  const second = sheetsOf(composePages()).find((sheet) => sheet.kind === 'second')
  const areas = second?.steps.items.map(({ who }) => who) ?? []
  expect(areas.length).toBeGreaterThan(0)
  expect(new Set(areas).size).toBe(areas.length)
})

it('explains what the figures of trials and of touches count', () => {
  expect(said(composePages())).toMatch(/\d+ of \d+ trials without help/)
  expect(said(composePages())).toMatch(/touched: n = \d+/)
  expect(said(composePages())).toContain('A trial without a touch has no time; a touch after a prompt counts.')
})
