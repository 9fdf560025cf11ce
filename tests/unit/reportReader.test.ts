import { expect, it } from 'vitest'
import type { PaperDocument } from '#domain/assessment/paper'
import { newProfile } from '#domain/child/childProfile'
import { addEnglish } from '../support/english'
import { child, pagesOf } from '../support/printedReport'

addEnglish()

const said = (pages: PaperDocument): string => JSON.stringify(pages)

it('asks a doctor only what a doctor can answer, and a school what it sees', () => {
  const doctor = said(pagesOf({}, { reader: 'doctor', parts: { questions: true } }))
  expect(doctor).toContain('Please check Pip’s glasses.')
  expect(doctor).not.toMatch(/For the school|time of day|stops looking when the room is noisy/)
  const school = said(pagesOf({}, { reader: 'school', parts: { questions: true } }))
  expect(school).toContain('at what time of day Pip looks best')
  expect(school).not.toMatch(/For the (?:eye )?doctor|For the neurologist|Please check/)
})

it('asks a doctor for the eye report where none was written, and leaves out an empty list of questions', () => {
  const safe = child({ profile: { ...newProfile, epilepsy: 'no', photosensitive: 'no' } })
  const doctor = (texts: Record<string, string>) => said(pagesOf({ ratings: [], child: safe, sessions: [] }, { reader: 'doctor', texts }))
  expect(doctor({})).toContain('Please send us Pip’s last eye report.')
  expect(doctor({})).not.toContain('Questions for others')
  expect(doctor({ 'background.eyes': 'June, normal' })).not.toContain('last eye report.')
})

it('names no more things at once than were shown in play', () => {
  const able = child({ profile: { ...newProfile, support: 'C', dials: { maxItems: 9 } } })
  expect(said(pagesOf({ child: able }))).not.toContain('At most 9 things')
  // Without play the setting is all that is known.
  expect(said(pagesOf({ child: able, sessions: [] }))).toContain('At most 9 things at a time')
})

it('says what the figures of trials and of touches count', () => {
  expect(said(pagesOf())).toMatch(/\d+ of \d+ trials without help/)
  expect(said(pagesOf())).toMatch(/touched: n = \d+/)
  expect(said(pagesOf())).toContain('A trial without a touch, or with a prompt before it, has no time.')
})
