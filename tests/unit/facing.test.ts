import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventSchema, readEvents } from '#data/eventSchema'
import { tableOf } from '#data/trialsTable'
import { facingOf, facingStretches, knownMs, stimulusSpans } from '#domain/measures/facing'
import { facingAgreement } from '#domain/measures/facingAgreement'
import { cohensKappa } from '#domain/statistics'
import type { PlayEvent } from '#domain/trials/engine/events'
import { sessionHeader } from '#tests/support/examples'
import { facingLogOf, trialEventsOf } from '#tests/support/facingLog'

const S = 1000
/** Returns trials of ten seconds, five seconds apart. The first starts at 5 s. */
const trials = (count: number, part: Partial<Parameters<typeof trialEventsOf>[0]> = {}) =>
  Array.from({ length: count }, (_, trial) => trialEventsOf({ trial, onset: (5 + 15 * trial) * S, until: (15 + 15 * trial) * S, ...part }))

describe('the share of time with the face towards the screen', () => {
  it('is of the time with pictures alone, with and without things on the stage', () => {
    // The state is known from 2 s on: away in the first half of each trial, towards the screen in the second half, and no face in the gaps.
    const facing = trials(4).flatMap((_, index) => {
      const onset = (5 + 15 * index) * S
      return [
        [onset, 'away'],
        [onset + 5 * S, 'toward'],
        [onset + 10 * S, 'none'],
      ] as const
    })
    const figures = facingOf([facingLogOf(trials(4), [[2 * S, 'none'], ...facing], 65 * S)])
    expect(figures?.on).toEqual({ share: 0.5, n: 4, time: { towardMs: 20 * S, awayMs: 20 * S, noFaceMs: 0, unknownMs: 0 } })
    expect(figures?.off).toEqual({ share: null, n: 4, time: { towardMs: 0, awayMs: 0, noFaceMs: 18 * S, unknownMs: 2 * S } })
    expect(figures?.byTrial).toEqual({ n: 4, median: 0.5, q1: 0.5, q3: 0.5 })
  })

  it('never counts time without pictures as away', () => {
    const log = facingLogOf(
      trials(4),
      [
        [5 * S, 'toward'],
        [10 * S, 'unknown'],
        [20 * S, 'toward'],
        [62 * S, 'unknown'],
      ],
      65 * S,
    )
    const { on } = facingOf([log]) ?? {}
    expect(on?.time).toEqual({ towardMs: 35 * S, awayMs: 0, noFaceMs: 0, unknownMs: 5 * S })
    expect(on?.share).toBe(1)
  })

  it('leaves out warm-up, void and unfinished trials, with the empty stage before them', () => {
    const [first, second] = trials(2)
    const events = facingLogOf(
      [trials(1, { warmUp: true })[0] ?? [], trialEventsOf({ trial: 1, onset: 20 * S, until: 30 * S, outcome: 'void' })],
      [[0, 'toward']],
      40 * S,
    )
    expect(facingOf([events])).toBeNull()
    const cut = facingLogOf([first ?? [], (second ?? []).slice(0, 2)], [[0, 'toward']], 40 * S)
    expect(facingOf([cut])?.on).toMatchObject({ n: 1, time: { towardMs: 10 * S } })
  })

  it('is hidden under twenty seconds, and under four stretches unless one is a minute long', () => {
    const shareOf = (events: readonly PlayEvent[]) => facingOf([events])?.on.share
    expect(shareOf(facingLogOf(trials(3), [[0, 'toward']], 50 * S))).toBeNull()
    expect(shareOf(facingLogOf(trials(4), [[0, 'toward']], 65 * S))).toBe(1)
    expect(
      shareOf(
        facingLogOf(
          trials(4),
          [
            [0, 'toward'],
            [19 * S, 'unknown'],
            [21 * S, 'away'],
            [22 * S, 'unknown'],
          ],
          65 * S,
        ),
      ),
    ).toBeNull()
    const long = (until: number) => facingLogOf([trialEventsOf({ trial: 0, onset: 5 * S, until })], [[0, 'toward']], until)
    expect([shareOf(long(64 * S)), shareOf(long(65 * S))]).toEqual([null, 1])
    expect(facingOf([facingLogOf(trials(3), [[0, 'toward']], 50 * S)])?.byTrial).toBeNull()
  })

  it('joins sessions, and has nothing for those without a camera', () => {
    const log = facingLogOf(trials(2), [[0, 'toward']], 35 * S)
    expect(facingOf([log, log, facingLogOf(trials(4), [], 65 * S)])?.on).toEqual({
      share: 1,
      n: 4,
      time: { towardMs: 40 * S, awayMs: 0, noFaceMs: 0, unknownMs: 0 },
    })
    expect(facingOf([facingLogOf(trials(4), [], 65 * S)])).toBeNull()
    expect(facingOf([facingLogOf(trials(4), [[0, 'unknown']], 65 * S)])).toBeNull()
    expect(facingStretches(facingLogOf(trials(4), [], 65 * S))).toBeNull()
  })

  it('lasts from the first thing to the end in free play, without those that are not visible yet', () => {
    const shown = trialEventsOf({ trial: 0, onset: 4 * S, until: 5 * S }).filter(({ kind }) => kind === 'stimulus-shown')
    const unseen = shown.map((event): PlayEvent => ({ ...event, at: 3 * S, unseen: true }) as PlayEvent)
    const events: readonly PlayEvent[] = [
      { kind: 'free-began', at: 3 * S, waitMs: null },
      ...facingLogOf(
        [unseen, shown],
        [
          [3 * S, 'toward'],
          [34 * S, 'away'],
        ],
        94 * S,
      ),
    ]
    expect(stimulusSpans(events)).toEqual([{ trial: null, counts: true, from: 4 * S, until: 94 * S }])
    expect(facingOf([events])?.on).toEqual({ share: 30 / 90, n: 1, time: { towardMs: 30 * S, awayMs: 60 * S, noFaceMs: 0, unknownMs: 0 } })
    expect(facingOf([events])?.byTrial).toBeNull()
  })

  it('divides all of the time, whatever the camera reports', () => {
    const change = fc.tuple(fc.integer({ min: 0, max: 70 * S }), fc.constantFrom('toward', 'away', 'none', 'unknown', undefined))
    fc.assert(
      fc.property(fc.array(change, { minLength: 1 }), (facing) => {
        for (const { on, before } of facingStretches(facingLogOf(trials(4), facing, 70 * S)) ?? []) {
          expect(knownMs(on) + on.unknownMs).toBeCloseTo(10 * S, 6)
          expect(knownMs(before) + before.unknownMs).toBeCloseTo(5 * S, 6)
        }
      }),
    )
  })
})

describe('agreement with the adult’s marks', () => {
  const marked = (marks: (onset: number) => Parameters<typeof trialEventsOf>[0]['marks']) =>
    Array.from({ length: 8 }, (_, trial) =>
      trialEventsOf({ trial, onset: (5 + 15 * trial) * S, until: (15 + 15 * trial) * S, marks: marks((5 + 15 * trial) * S) ?? [] }),
    )
  const held = (onset: number) =>
    [
      [onset + 2 * S, 'looked'],
      [onset + 6 * S, 'looked-away'],
    ] as const
  /** Returns reports of a face that is towards the screen from `from` to `to` (s after onset) in each trial, and away otherwise. */
  const seen = (from: number, to: number) =>
    Array.from({ length: 8 }, (_, trial) => {
      const onset = (5 + 15 * trial) * S
      return [
        [onset, 'away'],
        [onset + from * S, 'toward'],
        [onset + to * S, 'none'],
      ] as const
    }).flat()
  const agree = (marks: Parameters<typeof marked>[0], facing: Parameters<typeof facingLogOf>[1]) =>
    facingAgreement([{ events: facingLogOf(marked(marks), facing, 125 * S) }])

  it('is Cohen’s kappa of the seconds in which both rated', () => {
    expect(agree(held, seen(2, 6))).toEqual({ n: 80, trials: 8, same: 1, kappa: 1 })
    // In each ten seconds: both for 2, the adult alone for 2, the camera alone for 2, neither for 4. By chance it is 0.16 + 0.36.
    expect(agree(held, seen(4, 8))).toEqual({ n: 80, trials: 8, same: 0.6, kappa: expect.closeTo((0.6 - 0.52) / 0.48, 10) as number })
    expect(agree(held, [[0, 'toward']])).toEqual({ n: 80, trials: 8, same: 0.4, kappa: 0 })
  })

  it('counts a single press as one second, and leaves out trials without a mark', () => {
    expect(agree((onset) => [[onset + 2 * S, 'looked']], seen(2, 6))).toMatchObject({ n: 24, trials: 8, same: null, kappa: null })
    expect(agree(() => [], seen(2, 6))).toBeNull()
  })

  it('skips time without pictures', () => {
    expect(agree(held, [...seen(2, 6).filter(([at]) => at < 57 * S), [57 * S, 'unknown']])).toMatchObject({ n: 37, trials: 4 })
    expect(agree(held, [])).toBeNull()
  })

  it('is hidden under a minute or four trials, and where neither ever changed', () => {
    const few = facingAgreement([{ events: facingLogOf(marked(held).slice(0, 5), seen(2, 6), 125 * S) }])
    expect(few).toEqual({ n: 50, trials: 5, same: null, kappa: null })
    const always = (onset: number) =>
      [
        [onset, 'looked'],
        [onset + 10 * S, 'looked-away'],
      ] as const
    expect(agree(always, [[0, 'toward']])).toEqual({ n: 80, trials: 8, same: 1, kappa: null })
  })

  it('never counts the marks of a simulated session', () => {
    const events = facingLogOf(marked(held), seen(2, 6), 125 * S)
    expect(facingAgreement([{ events, demo: true }])).toBeNull()
    expect(facingAgreement([{ events, demo: true }, { events }])).toEqual(facingAgreement([{ events }]))
  })
})

describe('Cohen’s kappa', () => {
  const rated = (both: number, one: number, other: number, neither: number) => [
    ...Array.from({ length: both }, () => ({ one: true, other: true })),
    ...Array.from({ length: one }, () => ({ one: true, other: false })),
    ...Array.from({ length: other }, () => ({ one: false, other: true })),
    ...Array.from({ length: neither }, () => ({ one: false, other: false })),
  ]

  it.each([
    // This is the usual textbook example, with fifty proposals and two readers.
    [20, 5, 10, 15, 0.4],
    [45, 15, 25, 15, 0.1304],
    [25, 35, 5, 35, 0.2593],
    [10, 0, 0, 10, 1],
    [0, 10, 10, 0, -1],
    [25, 25, 25, 25, 0],
  ])('of %i both, %i and %i one alone, %i neither matches the published value', (both, one, other, neither, kappa) => {
    expect(cohensKappa(rated(both, one, other, neither))).toBeCloseTo(kappa, 4)
  })

  it('has no value without ratings, or if neither rater ever changed', () => {
    for (const none of [rated(0, 0, 0, 0), rated(9, 0, 0, 0), rated(0, 0, 0, 9)]) expect(cohensKappa(none)).toBeNull()
  })
})

describe('the event in the log', () => {
  it('is read, and a state of a newer version counts as unknown', () => {
    expect(eventSchema.parse({ kind: 'facing', at: 5, facing: 'none' })).toEqual({ kind: 'facing', at: 5, facing: 'none' })
    const stored = [
      { kind: 'facing', at: 0, facing: 'toward' },
      { kind: 'facing', at: 4, facing: 'partly' },
    ]
    for (const isNewer of [true, false]) {
      const events = readEvents(stored, { isNewer }) ?? []
      expect(events).toEqual([
        { kind: 'facing', at: 0, facing: 'toward' },
        { kind: 'facing', at: 4 },
      ])
      const whole = facingLogOf([trialEventsOf({ trial: 0, onset: 0, until: 8 })], [], 8)
      expect(facingOf([[...events, ...whole]])?.on.time).toEqual({ towardMs: 4, awayMs: 0, noFaceMs: 0, unknownMs: 4 })
    }
  })
})

it('has its own columns in the table of trials, empty without a camera', () => {
  const table = (events: readonly PlayEvent[]) => {
    const [names = [], ...rows] = tableOf([{ alias: 'Pip', sessions: [{ ...sessionHeader('s'), events }] }])
      .trim()
      .split('\r\n')
      .map((line) => line.replaceAll(', not', ' not').split(','))
    const columns = names.flatMap((name, index) => (name.startsWith('camera: ') ? [index] : []))
    return rows.map((row) => columns.map((index) => row[index]))
  }
  const seen = [
    [3 * S, 'toward'],
    [8 * S, 'away'],
    [12 * S, 'none'],
    [13 * S, 'unknown'],
  ] as const
  const [first, second] = table(facingLogOf(trials(2, { marks: [] }), seen, 35 * S))
  expect(first).toEqual(['3000', '4000', '1000', '2000', '2000', '2000'])
  expect(second).toEqual(['0', '0', '0', '10000', '0', '0'])
  expect(table(facingLogOf(trials(1), [], 20 * S))).toEqual([['', '', '', '', '', '']])
  const shown = trialEventsOf({ trial: 0, onset: 4 * S, until: 5 * S }).filter(({ kind }) => kind === 'stimulus-shown')
  expect(table([{ kind: 'free-began', at: 3 * S, waitMs: null }, ...facingLogOf([shown], [[0, 'toward']], 14 * S)])).toEqual([
    ['10000', '0', '0', '0', '4000', '4000'],
  ])
})
