import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Session } from '#domain/activities/session'
import { newProfile } from '#domain/child/childProfile'
import { DIGEST_TURNS, digestOf, mergeDigests, SUMMARY_SESSIONS, type Digest, type DigestTrial } from '#domain/measures/digest'
import { readLine, writeLine } from '#domain/measures/digestLine'
import { byUrgency, CASELOAD, caseFigures, isPressing, needGroups, type Need } from '#domain/people/caseload'
import type { Child, SharedChild } from '#domain/people/people'
import { DAY_MS } from '#domain/time'
import type { PlayEvent } from '#domain/trials/engine/events'
import { catalogue } from '#scenes/catalogue'
import { sessionHeader } from '../support/examples'
import { storedFixture } from '../support/stored'

const NOW = Date.UTC(2026, 5, 1, 12)

const child: Child = { id: 'c', ownerUid: 'o', guardians: [], alias: 'Wren', birthMonth: null, profile: { ...newProfile, photosensitive: 'no' } }
const shared: SharedChild = {
  id: 'c',
  accountId: 'a',
  ownerUid: 'o',
  alias: 'Wren',
  sharedAt: NOW - 60 * DAY_MS,
  endsAt: NOW + 200 * DAY_MS,
  purpose: 'x',
  caseload: [],
  child,
}

const turns = (alone: number, passed = 0): DigestTrial[] => [
  ...Array.from({ length: alone }, (): DigestTrial => 'alone'),
  ...Array.from({ length: passed }, (): DigestTrial => 'passed'),
]

const played = (daysAgo: number, part: Partial<Digest> = {}): Digest => ({
  id: `at ${daysAgo}`,
  startedAt: NOW - daysAgo * DAY_MS,
  activity: 'lightcatcher',
  category: null,
  level: '2',
  turns: turns(4),
  touch: null,
  read: null,
  wasTooMuch: false,
  afterSeizure: false,
  ...part,
})

const figures = (digests: readonly Digest[] | null, part: Partial<SharedChild> = {}, isAnswered = () => false) =>
  caseFigures({ shared: { ...shared, ...part }, digests, now: NOW, dayOf: (at) => new Date(at).toISOString().slice(0, 10), manifests: catalogue, isAnswered })
const need = (...given: Parameters<typeof figures>) => figures(...given).need

const quick = { turns: turns(10), touch: { median: 5000, wait: 15_000 } }
const ready = [played(1, quick), played(2, quick)]

describe('the one reason next to a child', () => {
  it('is missing when nothing is wrong', () => {
    expect(need([played(1)])).toBeNull()
  })

  it('is a family’s unanswered message, before less urgent needs, until the team answers', () => {
    const note = (side: 'family' | 'team') => ({ id: 'n', text: 'x', by: 'o', name: '', side, at: NOW - DAY_MS })
    const asked = (newest: ReturnType<typeof note> | null, part: Partial<SharedChild> = {}) =>
      caseFigures({ shared: { ...shared, ...part }, digests: [played(12)], newest, now: NOW, dayOf: String, manifests: catalogue, isAnswered: () => false })
        .need?.kind
    expect(asked(note('family'), { endsAt: NOW + 5 * DAY_MS })).toBe('message')
    expect(asked(note('team'))).toBe('quiet')
    expect(asked(null)).toBe('quiet')
    expect(asked(note('family'), { child: { ...child, profile: { ...child.profile, photosensitive: 'unknown' } } })).toBe('seizure-open')
    // A sharing that has ended does not open a note.
    expect(asked(note('family'), { child: null })).toBe('lost')
  })

  it('is the most urgent of several needs', () => {
    const hard = { turns: turns(5, 5) }
    const everything = [played(11, { ...hard, wasTooMuch: true, afterSeizure: true })]
    const unknown = { child: { ...child, profile: { ...child.profile, photosensitive: 'unknown' as const } } }
    const ending = { endsAt: NOW + DAY_MS }
    const halfYear = { sharedAt: Date.UTC(2025, 11, 1) }
    expect(need(everything, { ...unknown, ...ending, ...halfYear })).toMatchObject({ group: 'safety' })
    expect(need(everything, { ...ending, ...halfYear })).toMatchObject({ group: 'sharing' })
    expect(need(everything, halfYear)).toMatchObject({ group: 'not-playing' })
    expect(need([played(1, hard), ...everything], halfYear)).toMatchObject({ group: 'too-hard' })
    expect(need(ready, halfYear)).toMatchObject({ group: 'next-level' })
    expect(need([played(1)], halfYear)).toMatchObject({ group: 'report' })
  })

  it('safety: puts a reported seizure before an open question and that before an overload, each for a week', () => {
    const open = { child: { ...child, profile: { ...child.profile, photosensitive: 'unknown' as const } } }
    const told = played(6, { afterSeizure: true, wasTooMuch: true })
    expect(need([told], open)).toEqual({ group: 'safety', kind: 'seizure', at: told.startedAt, sessionId: told.id })
    expect(need([played(6, { wasTooMuch: true })], open)).toEqual({ group: 'safety', kind: 'seizure-open' })
    expect(need([played(6, { wasTooMuch: true })])).toMatchObject({ kind: 'too-much' })
    expect(need([played(7, { wasTooMuch: true, afterSeizure: true })])).toBeNull()
  })

  it('sharing: appears two weeks before the end, afterwards, and when the child cannot be read', () => {
    const withEnd = (days: number | null) => need([played(1)], { endsAt: days === null ? null : NOW + days * DAY_MS })
    expect([withEnd(null), withEnd(15)]).toEqual([null, null])
    expect(withEnd(14)).toEqual({ group: 'sharing', kind: 'ends', at: NOW + 14 * DAY_MS })
    expect(withEnd(0)).toEqual({ group: 'sharing', kind: 'ended', at: NOW })
    expect(need(null, { child: null })).toEqual({ group: 'sharing', kind: 'lost' })
    expect(need(null, { child: null, endsAt: NOW - 1 })).toMatchObject({ kind: 'ended' })
  })

  it('not playing: appears after ten quiet days; "never" only after as long with the family', () => {
    expect(need([played(9)])).toBeNull()
    expect(need([played(13)])).toEqual({ group: 'not-playing', kind: 'quiet', days: 13 })
    expect(need([])).toEqual({ group: 'not-playing', kind: 'never' })
    expect(need([], { sharedAt: NOW - 9 * DAY_MS })).toBeNull()
  })

  it('counts quiet days by the calendar, like the dots next to them', () => {
    expect([figures([played(13)]).days[0], need([played(13)])]).toMatchObject([true, { days: 13 }])
    const earlier = played(13 + 18 / 24)
    expect([figures([earlier]).days.includes(true), need([earlier])]).toMatchObject([false, { days: 14 }])
  })

  it('claims nothing about the play of a child without a summary', () => {
    expect(figures(null)).toEqual({ need: null, lastAt: null, days: Array.from({ length: CASELOAD.days }, () => false) })
  })

  it('too hard: appears when more than three of ten were passed by, of enough trials, in a fortnight', () => {
    expect(need([played(1, { turns: turns(7, 3) })])).toBeNull()
    expect(need([played(1, { turns: turns(3, 2) }), played(2, { turns: turns(3, 2) })])).toEqual({
      group: 'too-hard',
      kind: 'passed-by',
      passed: 4,
      of: 10,
      isAtLeast: false,
    })
    expect(need([played(1, { turns: turns(2, 5) })])).toBeNull()
    expect(need([played(1), played(15, { turns: turns(0, 20) })])).toBeNull()
  })

  it('says “at least” if a session may have had more trials than are stored', () => {
    expect(need([played(1, { turns: turns(10, 10) })])).toMatchObject({ of: DIGEST_TURNS, isAtLeast: true })
  })

  it('next level: follows the latest activity, unless an adult has answered', () => {
    const bubbles = [played(3, { ...quick, activity: 'bubblepop', level: '1' }), played(4, { ...quick, activity: 'bubblepop', level: '1' })]
    expect(need([...ready, ...bubbles])).toMatchObject({ manifest: { id: 'lightcatcher' }, found: { from: '2', to: '3', unprompted: 10 } })
    expect(need([...ready, ...bubbles], {}, () => true)).toBeNull()
    expect(need([played(1, quick)])).toBeNull()
    expect(need([played(1, { ...quick, touch: { median: 9000, wait: 15_000 } }), played(2, quick)])).toBeNull()
    expect(
      need([
        played(1, {
          ...quick,
          turns: turns(7, 1)
            .concat(turns(2))
            .map((turn) => (turn === 'passed' ? 'help' : turn)),
        }),
        played(2, quick),
      ]),
    ).toMatchObject({ found: { unprompted: 9 } })
  })

  it('report: appears around every half year of sharing', () => {
    // For each of these days, half a year later is the same day of June 2026.
    expect(need([played(1)], { sharedAt: Date.UTC(2025, 11, 15, 12) })).toEqual({ group: 'report', kind: 'report', at: Date.UTC(2026, 5, 15, 12) })
    expect(need([played(1)], { sharedAt: Date.UTC(2025, 11, 16, 12) })).toBeNull()
    expect(need([played(1)], { sharedAt: Date.UTC(2025, 10, 18, 12) })).toMatchObject({ at: Date.UTC(2026, 4, 18, 12) })
    expect(need([played(1)], { sharedAt: Date.UTC(2025, 10, 17, 12) })).toBeNull()
    expect(need([played(1)], { sharedAt: Date.UTC(2025, 5, 1, 12) })).toMatchObject({ at: NOW })
  })

  it('ignores sessions dated in the future by a wrong clock', () => {
    const future = played(-400)
    expect(need([future, played(13)])).toMatchObject({ kind: 'quiet', days: 13 })
    expect(figures([future, played(13)]).lastAt).toBe(NOW - 13 * DAY_MS)
  })

  it('shows a dot for each day with play, the last one for today', () => {
    const { days } = figures([played(0), played(1), played(1.1), played(13), played(14)])
    expect(days).toEqual([true, ...Array.from({ length: 11 }, () => false), true, true])
  })
})

describe('the order of the list', () => {
  test('is by urgency, then by name; only pressing needs count for this week', () => {
    const needs = needGroups.map((group) => ({ group }) as Need)
    expect(needs.filter(isPressing).map(({ group }) => group)).toEqual(['safety', 'message', 'sharing', 'not-playing', 'too-hard'])
    expect(isPressing(null)).toBe(false)
    const lines = [...[...needs].reverse().map((one) => ({ need: one, alias: one.group })), { need: null, alias: 'b' }, { need: null, alias: 'a' }]
    expect(lines.toSorted(byUrgency).map(({ alias }) => alias)).toEqual([...needGroups, 'a', 'b'])
  })

  test('has a seizure first, then an open question about light, then a session that was too much', () => {
    const kinds = ['too-much', 'seizure-open', 'seizure'] as const
    const lines = kinds.map((kind) => ({ need: { group: 'safety', kind } as Need, alias: kind }))
    expect(lines.toSorted(byUrgency).map(({ alias }) => alias)).toEqual(['seizure', 'seizure-open', 'too-much'])
  })
})

describe('a session’s entry in the summary', () => {
  const sessionOf = (
    outcomes: readonly ('independent' | 'prompted' | 'assisted' | 'partly' | 'no-response' | 'void' | 'unmeasured')[],
    more: readonly PlayEvent[] = [],
  ): Session => ({
    ...sessionHeader('s'),
    events: [
      ...outcomes.flatMap((outcome, trial): PlayEvent[] => [
        { kind: 'trial-began', at: trial * 10, trial, warmUp: trial === 0, waitMs: null },
        { kind: 'trial-ended', at: trial * 10 + 1, trial, outcome },
      ]),
      ...more,
    ],
  })

  test('has each counting trial, alone, with help or passed by', () => {
    expect(digestOf(sessionOf(['independent', 'independent', 'prompted', 'assisted', 'partly', 'no-response', 'void', 'unmeasured'])).turns).toEqual([
      'alone',
      'help',
      'help',
      'help',
      'passed',
    ])
  })

  test('has the last trials of a long session', () => {
    const long = ['independent', ...Array.from({ length: 5 }, () => 'no-response'), ...Array.from({ length: DIGEST_TURNS }, () => 'independent')] as const
    expect(digestOf(sessionOf([...long] as never)).turns).toEqual(turns(DIGEST_TURNS))
  })

  test('records an overload and a reported seizure', () => {
    expect(digestOf(sessionOf([]))).toMatchObject({ wasTooMuch: false, afterSeizure: false })
    expect(digestOf({ ...sessionOf([], [{ kind: 'overloaded', at: 1, trial: 0 } as PlayEvent]), conditions: { seizure: 'yes' } })).toMatchObject({
      wasTooMuch: true,
      afterSeizure: true,
    })
  })
})

describe('a summary merges', () => {
  const anyDigests = fc.uniqueArray(fc.integer({ min: 0, max: 90 }), { maxLength: 90 }).map((days) => days.map((day) => played(day)))

  test('in any order and repeatedly to the same newest sessions', () => {
    fc.assert(
      fc.property(anyDigests, anyDigests, (one, other) => {
        const both = mergeDigests(mergeDigests([], one), other)
        expect(mergeDigests(mergeDigests([], other), one)).toEqual(both)
        expect(mergeDigests(both, other)).toEqual(both)
        expect(new Set(both.map(({ id }) => id)).size).toBe(both.length)
        const all = [...new Set([...one, ...other].map(({ startedAt }) => startedAt))].toSorted((a, b) => b - a)
        expect(both.map(({ startedAt }) => startedAt)).toEqual(all.slice(0, SUMMARY_SESSIONS))
      }),
    )
  })

  test('a late session at its place in time, without losing others', () => {
    expect(mergeDigests([played(1), played(3)], [played(2)]).map(({ id }) => id)).toEqual(['at 1', 'at 2', 'at 3'])
  })
})

describe('a session’s line', () => {
  const anyTurns = fc.array(fc.constantFrom<DigestTrial>('alone', 'help', 'passed'), { maxLength: DIGEST_TURNS })
  const anyName = fc.string({ minLength: 1, maxLength: 20 })
  const anyDigest = fc.record({
    id: anyName,
    startedAt: fc.nat(),
    activity: anyName,
    category: fc.oneof(fc.constant(null), fc.string({ maxLength: 20 })),
    level: anyName,
    turns: anyTurns,
    touch: fc.oneof(fc.constant(null), fc.record({ median: fc.nat(), wait: fc.nat() })),
    read: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 100 })),
    wasTooMuch: fc.boolean(),
    afterSeizure: fc.boolean(),
  })

  test('contains everything except commas, because the backend’s rules count commas', () => {
    fc.assert(
      fc.property(anyDigest, (digest) => {
        expect(readLine(writeLine(digest))).toEqual(digest)
        expect(writeLine(digest)).not.toContain(',')
      }),
    )
  })

  const storedLines = storedFixture('digestLines') as Record<'version1' | 'version2', readonly string[]>

  test('is read from every version, and written back with the additions of a newer one', () => {
    for (const line of [...storedLines.version1, ...storedLines.version2]) {
      const digest = readLine(line)
      expect(digest, line).not.toBeNull()
      if (digest !== null) expect(writeLine(digest)).toBe(line)
    }
    expect(storedLines.version2.map((line) => readLine(line)?.turns)).toEqual([['alone', 'alone', 'help', 'passed'], ['alone']])
  })

  test('is null if malformed', () => {
    expect(['', 'x', 'a b c d e f g h i', '%E0 k bubblepop  1 a   '].map(readLine)).toEqual([null, null, null, null])
    // Extra fields count as damage if the line does not have the number of a newer version.
    expect([`${storedLines.version1[0]} x`, `${storedLines.version1[0]} 1 x`].map(readLine)).toEqual([null, null])
  })
})
