import { expect, it } from 'vitest'
import type { Session } from '#domain/activities/session'
import { newProfile } from '#domain/child/childProfile'
import type { PlayEvent } from '#domain/trials/engine/events'
import { FacingLine, FacingSection } from '#app/stage/result/FacingFigures'
import { FacingProgress } from '../../src/screens/progress/FacingProgress'
import { composeReport } from '../../src/screens/assessment/report/compose'
import { gatherFacts } from '../../src/screens/assessment/report/gather'
import { i18n } from '#text/i18n'
import type { ReportContent } from '#domain/assessment/report'
import { english } from '#tests/support/english'
import { sessionHeader } from '#tests/support/examples'
import { facingLogOf, trialEventsOf } from '#tests/support/facingLog'
import { show } from '../support/page'

const { facing } = english.app
const S = 1000
const NOW = new Date('2026-11-20T12:00').getTime()

/**
 * Returns trials of ten seconds, five seconds apart. The child faces the screen in the first half of each. With `marks`, an adult also marks
 * the first four seconds as looking.
 */
function played(count: number, marks: boolean, more: readonly PlayEvent[] = []): readonly PlayEvent[] {
  const onsets = Array.from({ length: count }, (_, trial) => (5 + 15 * trial) * S)
  const held = (onset: number) =>
    [
      [onset, 'looked'],
      [onset + 4 * S, 'looked-away'],
    ] as const
  const trials = onsets.map((onset, trial) => trialEventsOf({ trial, onset, until: onset + 10 * S, marks: marks ? held(onset) : [] }))
  const seen = onsets.flatMap(
    (onset) =>
      [
        [onset, 'toward'],
        [onset + 5 * S, 'away'],
        [onset + 10 * S, 'none'],
      ] as const,
  )
  return [...facingLogOf(trials, seen, (5 + 15 * count) * S), ...more]
}

const session = (events: readonly PlayEvent[], part: Partial<Session> = {}): Session => ({
  ...sessionHeader('s1'),
  activity: 'lightcatcher',
  startedAt: NOW - 1000,
  events,
  ...part,
})
const cells = (place: HTMLElement) => [...place.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent))

it('is one line of the result with its limits, and shows no share after too little time', () => {
  expect(show(<FacingLine events={played(8, false)} />).text).toBe(
    'Face towards the screen (camera): 50 % of 80 seconds with something on the screen. The camera cannot tell what the eyes did.',
  )
  expect(show(<FacingLine events={played(2, false)} />).text).toContain('too little time for a percentage (20 seconds)')
  // A recording just under a minute long does not count as a minute.
  const almost = facingLogOf([trialEventsOf({ trial: 0, onset: 5 * S, until: 65 * S - 10 })], [[0, 'toward']], 65 * S)
  expect(show(<FacingLine events={almost} />).text).toContain('too little time for a percentage (59 seconds)')
  expect(show(<FacingLine events={facingLogOf([], [], S)} />).text).toBe('')
})

it('says what a session without figures recorded, or why it recorded nothing', () => {
  const warmUp = (at: number) => trialEventsOf({ trial: 0, onset: 5 * S, until: 15 * S, warmUp: at === 0 })
  expect(show(<FacingLine wasOn events={facingLogOf([warmUp(0)], [[0, 'toward']], 20 * S)} />).text).toBe(facing.nothing.counts)
  expect(show(<FacingLine wasOn events={facingLogOf([], [[0, 'toward']], 20 * S)} />).text).toBe(facing.nothing.shown)
  for (const seen of [[], [[0, 'unknown']]] as const)
    expect(show(<FacingLine wasOn events={facingLogOf([warmUp(1)], seen, 20 * S)} />).text).toBe(facing.nothing.picture)
  expect(show(<FacingLine events={facingLogOf([warmUp(1)], [], 20 * S)} />).text).toBe('')
})

it('says for how much of the time no face was found', () => {
  const log = facingLogOf(
    [trialEventsOf({ trial: 0, onset: 5 * S, until: 105 * S })],
    [
      [0, 'toward'],
      [80 * S, 'none'],
    ],
    105 * S,
  )
  expect(show(<FacingLine events={log} />).text).toContain('No face was found for 25 % of this time.')
})

it('has n, and the seconds with and without a picture, next to each share', () => {
  const { place, text } = show(<FacingSection events={played(8, false)} />)
  expect(cells(place)).toEqual([
    [facing.columns.toward, '50 %', '0 %'],
    [facing.columns.away, '50 %', '0 %'],
    [facing.columns.none, '0 %', '100 %'],
    [facing.columns.known, '80', '35'],
    [facing.columns.unknown, '0', '5'],
    [facing.columns.n, '8', '7'],
  ])
  expect(text).toContain('Usually about 50 % of a turn, mostly 50 to 50 % (n = 8).')
  expect(text).toContain(facing.limits)
  expect(show(<FacingSection events={facingLogOf([], [], S)} />).text).toBe('')
})

it('appears in Progress by activity, for a team next to the marks, and never for a simulated session', () => {
  const sessions = [session(played(8, true)), session(played(4, false), { activity: 'follow' }), session(facingLogOf([], [], S), { activity: 'match' })]
  const team = show(<FacingProgress sessions={sessions} isTeam />)
  expect(cells(team.place)).toEqual([
    ['Light catcher', '50 %', '0 %', '80', '8'],
    ['Follow', '50 %', facing.few, '40', '4'],
  ])
  // In each ten seconds, both sources say yes for four and only the camera for one. Agreement is 0.9, and 0.5 by chance.
  expect(team.text).toContain('kappa 0.80, the same in 90 % of 80 seconds')
  expect(team.text).toContain(facing.limits)
  expect(show(<FacingProgress sessions={sessions} isTeam={false} />).text).not.toContain('kappa')
  expect(show(<FacingProgress sessions={[session(played(8, true), { demo: true })]} isTeam />).text).not.toContain('kappa')
  expect(show(<FacingProgress sessions={[session(played(5, true))]} isTeam />).text).toContain('too little to compare (50 seconds)')
  expect(show(<FacingProgress sessions={[session(facingLogOf([], [], S))]} isTeam />).text).toBe('')
})

it('is a separate table in the report’s annex, with its limits next to it', () => {
  const text = i18n.t.bind(i18n) as Parameters<typeof composeReport>[2]
  const reportOf = (sessions: readonly Session[], reader: ReportContent['reader']) => {
    const content: ReportContent = {
      reader,
      paper: 'a4',
      parts: {},
      texts: {},
      recommendations: {},
      from: '2026-11-01',
      until: '2026-11-20',
      pages: null,
      familyUntil: null,
    }
    const child = { id: 'c1', ownerUid: 'ada', guardians: [], alias: 'Pip', birthMonth: null, profile: newProfile }
    const sources = { child, ratings: [], papers: [], sessions, compared: [], content, author: 'Ada', version: 1, isSigned: false, now: NOW }
    return composeReport(gatherFacts(sources, text), content, text).pages.blocks
  }
  for (const reader of ['school', 'family', 'doctor'] as const) {
    const blocks = reportOf([session(played(8, true))], reader)
    const at = blocks.findIndex((block) => block.kind === 'table' && block.caption === facing.title)
    expect(blocks[at]).toMatchObject({ rows: [['Light catcher', '50 %', '50 %', '0 %', '0 %', '80', '8']] })
    expect(blocks[at - 1]).toMatchObject({ kind: 'paragraph', text: facing.limits })
    expect(blocks[at + 1]).toMatchObject({ kind: 'paragraph', text: expect.stringContaining('kappa 0.80') as string })
  }
  expect(JSON.stringify(reportOf([session(facingLogOf([], [], S))], 'doctor'))).not.toContain(facing.title)
})

it('never calls itself looking, gaze or attention', () => {
  const stringsIn = (value: unknown): readonly string[] =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
  // The looking activities and the looks marked by an adult have separate names.
  const named: readonly string[] = [facing.scopes.looking, facing.scopesWhy, ...Object.values(facing.agreement)]
  expect(stringsIn(facing).filter((said) => /look|gaze|attention/i.test(said) && !named.includes(said))).toEqual([])
})
