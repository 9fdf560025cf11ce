import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { Assessed, StoredPaper } from '#domain/assessment/papers'
import { newProfile } from '#domain/child/childProfile'
import type { Child } from '#domain/people/people'
import { Hub } from '../../src/screens/assessment/Hub'
import { missingIn } from '../../src/screens/assessment/hubState'
import { english } from '#tests/support/english'
import { ratingOf } from '#tests/support/knownChild'
import { show } from '../support/page'

// The stage draws this picture; only the text is tested here.
vi.mock('../../src/screens/assessment/HubPicture', () => ({ HubPicture: () => null }))

const { hub } = english.screens.assessment
const kept = { author: 'ada', byName: 'Maya', createdAt: 100, updatedAt: 100, signedAt: null }
const child: Child = { id: 'c1', ownerUid: 'ada', guardians: [], alias: 'Pip', birthMonth: null, profile: newProfile }
const ended: StoredPaper = { ...kept, kind: 'experiment', id: 'e1', factor: 'colour', endedOn: '2026-11-02' }
const report = (part: Partial<typeof kept & { signedAt: number | null }>): StoredPaper => ({
  ...kept,
  ...part,
  kind: 'report',
  id: 'r1',
  day: '2026-11-02',
  version: 1,
  before: null,
})

function open(assessed: Partial<Assessed>) {
  const whole: Assessed = { ratings: [], papers: [], unreadable: 0, ...assessed }
  const { place, text } = show(
    <MemoryRouter>
      <Hub child={child} assessed={whole} sessions={[]} uid="ada" />
    </MemoryRouter>,
  )
  const tiles = [...place.querySelectorAll('li')]
  return {
    text,
    heading: place.querySelector('h1')?.textContent,
    main: place.querySelector<HTMLAnchorElement>('a.press-now'),
    next: tiles.find((tile) => tile.getAttribute('aria-current') === 'step')?.querySelector('h2')?.textContent,
    links: tiles.map((tile) => tile.querySelector('a')?.getAttribute('href')),
  }
}

it('names the next step, frames its tile, and links to it once as the main action', () => {
  const { heading, main, next, links } = open({})
  expect([heading, next, main?.textContent]).toEqual([hub.next.profile, hub.name.profile, hub.start.profile])
  expect(main?.getAttribute('href')).toBe('/assessment?part=profile')
  expect(links).toEqual(['profile', 'baseline', 'change', 'reports'].map((part) => `/assessment?part=${part}`))
})

it('leads to a started profile, and to the baseline once it is signed', () => {
  const rating = ratingOf('family', 1000, { supports: [], value: 2 })
  const begun = open({ ratings: [{ ...rating, signedAt: null }] })
  expect([begun.main?.textContent, begun.main?.getAttribute('href')]).toEqual([hub.goOn, `/assessment?rate=${rating.id}`])
  expect(open({ ratings: [rating] }).heading).toBe(hub.next.baseline)
  expect(open({ ratings: [rating] }).text).toContain('52 of 54')
})

it('counts only finished comparisons, and never another person’s report draft', () => {
  const { text } = open({ papers: [ended, report({ author: 'tom' })] })
  expect(text).toContain(hub.finished)
  expect(text).not.toContain(hub.draft)
  expect(open({ papers: [report({})] }).text).toContain(hub.draft)
})

it('names the parts that a report would lack', () => {
  const missing = (assessed: Partial<Assessed>) =>
    missingIn({ assessed: { ratings: [], papers: [], unreadable: 0, ...assessed }, sessions: [], side: 'family', uid: 'ada', now: 2000 })
  expect(missing({})).toEqual(['profile', 'baseline', 'change'])
  expect(missing({ ratings: [ratingOf('family', 1000, { supports: [], value: 2 })], papers: [ended] })).toEqual(['baseline'])
})
