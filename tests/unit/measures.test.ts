import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainRecord, recordsOf } from '#domain/measures/records'
import { median, quantile, spreadOf } from '#domain/statistics'
import { summarise } from '#domain/measures/summary'
import { counts } from '#domain/trials/engine/trialResult'
import { trialResults } from '#domain/measures/trialResults'
import { activeAt, pauseClock, resumeClock, startClock } from '#domain/trials/engine/activeClock'
import type { Outcome, PlayEvent } from '#domain/trials/engine/events'

interface TrialFacts {
  readonly trial: number
  readonly touchMs?: number
  readonly outcome?: Outcome
  readonly warmUp?: boolean
  readonly speed?: number
}

function log({ trial, touchMs, outcome = 'independent', warmUp = false, speed = 0 }: TrialFacts): PlayEvent[] {
  const at = trial * 60_000
  const events: PlayEvent[] = [
    { kind: 'trial-began', at, trial, warmUp, waitMs: 20_000 },
    { kind: 'stimulus-shown', at: at + 100, trial, id: 't', role: 'target', x: 0.5, y: 0.5, w: 0.3, h: 0.4, colour: '#FFE600', zone: 4, speed },
  ]
  if (touchMs !== undefined) {
    events.push({ kind: 'pointed', at: at + 100 + touchMs, trial, x: 0.5, y: 0.5, on: 't', zone: 5, error: 0.02, acted: true })
    events.push({ kind: 'answered', at: at + 100 + touchMs, trial, id: 't', verdict: 'correct', by: 'touch' })
  }
  return [...events, { kind: 'trial-ended', at: at + 50_000, trial, outcome }]
}

describe('trial results', () => {
  it('measure from onset to the first touch in the hit area', () => {
    expect(trialResults(log({ trial: 0, touchMs: 3217 }))).toMatchObject([{ touchMs: 3217, zone: 4, size: 0.4, outcome: 'independent', error: 0.02 }])
  })

  it('leave out a trial cut off by a killed tab', () => {
    const events = [...log({ trial: 0, touchMs: 100 }), ...log({ trial: 1 }).slice(0, 2)]
    expect(trialResults(events).map((result) => result.trial)).toEqual([0])
  })

  it('describe the chosen target if several would do', () => {
    const [began, first, ...rest] = log({ trial: 0, touchMs: 900 })
    const second = { ...(first as Extract<PlayEvent, { kind: 'stimulus-shown' }>), id: 'other', zone: 9 as const }
    expect(trialResults([began as PlayEvent, second, first as PlayEvent, ...rest])).toMatchObject([{ zone: 4, items: 2 }])
  })

  it('never attribute a touch to an adult’s answer', () => {
    const events = log({ trial: 0, touchMs: 900 }).flatMap((event): PlayEvent[] => {
      if (event.kind === 'pointed') return []
      return event.kind === 'answered' ? [{ ...event, by: 'adult' }] : [event]
    })
    expect(trialResults(events)).toMatchObject([{ touchMs: null }])
  })
})

const beside = (trial: number, at: number): PlayEvent => ({
  kind: 'pointed',
  at: trial * 60_000 + at,
  trial,
  x: 0.1,
  y: 0.1,
  on: null,
  zone: 1,
  error: 0.5,
  acted: true,
})
const without = (kind: PlayEvent['kind'], events: readonly PlayEvent[]) => events.filter((event) => event.kind !== kind)
const changed = (events: readonly PlayEvent[], part: Partial<Extract<PlayEvent, { kind: 'answered' }>>) =>
  events.map((event) => (event.kind === 'answered' ? { ...event, ...part } : event))

describe('one trial', () => {
  it('has the error of the first touch, and the time of the first one that acted on the target', () => {
    const [began, shown, touched, answered, ended] = log({ trial: 0, touchMs: 3000 }) as [
      PlayEvent,
      PlayEvent,
      Extract<PlayEvent, { kind: 'pointed' }>,
      PlayEvent,
      PlayEvent,
    ]
    const first = { ...touched, at: 1100, error: 0.3, acted: false }
    expect(trialResults([began, shown, first, touched, answered, ended])).toMatchObject([{ error: 0.3, touchMs: 3000 }])
  })

  it('has the time of the first look, however often the child looked', () => {
    const looked = (at: number): PlayEvent => ({ kind: 'looked', at: 100 + at, trial: 0 })
    expect(trialResults(log({ trial: 0, touchMs: 9000 }).toSpliced(2, 0, looked(1200), looked(7000)))).toMatchObject([{ lookMs: 1200 }])
  })

  it('counts unless it is a warm-up, interrupted or unmarked', () => {
    const played = [
      log({ trial: 0, touchMs: 900, warmUp: true }),
      log({ trial: 1, touchMs: 900, outcome: 'void' }),
      log({ trial: 2, touchMs: 900, outcome: 'unmeasured' }),
      log({ trial: 3, touchMs: 900 }),
    ].flat()
    expect(
      trialResults(played)
        .filter(counts)
        .map(({ trial }) => trial),
    ).toEqual([3])
  })

  it('has the places of the thing at onset and at the answer', () => {
    expect(trialResults(log({ trial: 0, touchMs: 900 }))).toMatchObject([{ zone: 4, hitZone: null }])
    expect(trialResults(changed(log({ trial: 0, touchMs: 900 }), { where: { x: 0.9, y: 0.1 } }))).toMatchObject([{ zone: 4, hitZone: 3 }])
  })

  it.each(['adult', 'camera', 'voice', 'tilt', 'itself'] as const)('has no touch latency if answered by %s', (by) => {
    expect(trialResults(changed(without('pointed', log({ trial: 0, touchMs: 900 })), { by }))).toMatchObject([{ touchMs: null, by }])
  })

  it('has no latency if it ended by itself, even if touched', () => {
    expect(trialResults(changed(log({ trial: 0, touchMs: 900 }), { by: 'itself' }))[0]?.touchMs).toBeNull()
  })

  it('has only the touches made while its thing waited', () => {
    const events = log({ trial: 0, touchMs: 900 })
    expect(
      trialResults([...events.slice(0, 1), beside(0, 50), ...events.slice(1, 2), beside(0, 400), ...events.slice(2), beside(0, 2000), beside(0, 51_000)]),
    ).toMatchObject([{ offTarget: 1 }])
  })

  it('needed no help that started after its answer', () => {
    const events = log({ trial: 0, touchMs: 900 })
    const prompt = (at: number): PlayEvent => ({ kind: 'prompted', at, trial: 0, step: 1 })
    expect(trialResults([...events.slice(0, 2), prompt(1001), ...events.slice(2)])).toMatchObject([{ prompt: 0 }])
    expect(trialResults([...events.slice(0, 2), prompt(1000), ...events.slice(2)])).toMatchObject([{ prompt: 1 }])
  })

  it('is mashed with more than three missed touches in the two seconds before its answer or end', () => {
    const answered = (times: readonly number[]) =>
      trialResults(log({ trial: 0, touchMs: 5000 }).toSpliced(2, 0, ...times.map((at) => beside(0, at))))[0]?.isMashed
    expect(answered([3200, 4000, 4500, 5000])).toBe(true)
    expect(answered([4000, 4500, 5000])).toBe(false)
    expect(answered([3100, 4000, 4500, 5000])).toBe(false)
    expect(answered([5200, 5300, 5400, 5500])).toBe(false)
    const unanswered = log({ trial: 0, outcome: 'no-response' }).toSpliced(2, 0, ...[48_100, 48_500, 49_000, 50_000].map((at) => beside(0, at)))
    expect(trialResults(unanswered)[0]?.isMashed).toBe(true)
  })

  it('is mashed if touched before anything was visible, or amid touches that started earlier', () => {
    expect([0, 100, 199, 200, 3000].map((touchMs) => trialResults(log({ trial: 0, touchMs }))[0]?.isMashed)).toEqual([true, true, true, false, false])
    // An eye that follows a moving thing may already be there when the thing arrives.
    const along = log({ trial: 0, touchMs: 100 }).map((event) => (event.kind === 'stimulus-shown' ? { ...event, way: [{ x: 0.5, y: 0.5 }] } : event))
    expect(trialResults(along)[0]?.isMashed).toBe(false)
    const before = [20, 40, 60, 80].map((at) => beside(0, at))
    expect(trialResults(log({ trial: 0, touchMs: 400 }).toSpliced(1, 0, ...before))[0]).toMatchObject({ isMashed: true, offTarget: 0 })
    expect(trialResults(log({ trial: 0, touchMs: 400 }).toSpliced(1, 0, ...before.slice(1)))[0]).toMatchObject({ isMashed: false })
  })

  it('has the activity’s records, with the last value of each name', () => {
    const recorded = (values: Readonly<Record<string, number | string>>): PlayEvent => ({ kind: 'recorded', at: 200, trial: 0, values })
    expect(trialResults(log({ trial: 0, touchMs: 900 }).toSpliced(2, 0, recorded({ eggs: 1, side: 'left' }), recorded({ eggs: 2 })))[0]?.values).toEqual({
      eggs: 2,
      side: 'left',
    })
    expect(trialResults(log({ trial: 0 }))[0]?.values).toEqual({})
  })

  it('does not exist in free play', () => {
    const free: readonly PlayEvent[] = [
      { kind: 'free-began', at: 0, waitMs: null },
      ...log({ trial: 0, touchMs: 900 }).slice(1, 3),
      { kind: 'ended', at: 9000, reason: 'adult' },
    ]
    expect(trialResults(free)).toEqual([])
  })
})

describe('an activity’s records', () => {
  const manifest = {
    records: {
      eggs: { kind: 'number', unit: 'count' },
      held: { kind: 'number', unit: 'ms' },
      wiped: { kind: 'number', unit: 'share' },
      side: { kind: 'choice', options: ['left', 'right'] },
      found: { kind: 'yes-no' },
    },
  } as const

  it('contain only declared values', () => {
    const events = log({ trial: 0, touchMs: 900 }).toSpliced(2, 0, { kind: 'recorded', at: 200, trial: 0, values: { eggs: 2, found: false, stranger: 'x' } })
    expect(recordsOf(manifest, trialResults(events))).toEqual([{ eggs: 2, held: null, wiped: null, side: null, found: false }])
    expect(recordsOf({}, trialResults(events))).toEqual([{}])
  })

  it('are whole milliseconds and counts, and fractions with three decimals', () => {
    expect(plainRecord(manifest, 'held', 812.6)).toBe(813)
    expect(plainRecord(manifest, 'wiped', 2 / 3)).toBe(0.667)
    expect([plainRecord(manifest, 'side', 'left'), plainRecord(manifest, 'found', true), plainRecord(manifest, 'eggs', null)]).toEqual(['left', true, null])
  })
})

describe('a summary', () => {
  it('leaves out mashed and unmeasured trials, and counts them and partly answered ones', () => {
    const mashed = log({ trial: 1, touchMs: 900 }).toSpliced(2, 0, ...[500, 600, 700, 800].map((at) => beside(1, at)))
    const events = [
      log({ trial: 0, touchMs: 900 }),
      mashed,
      log({ trial: 2, touchMs: 900, outcome: 'unmeasured' }),
      log({ trial: 3, touchMs: 900, outcome: 'partly' }),
      log({ trial: 4, touchMs: 1, outcome: 'void' }),
    ].flat()
    expect(summarise([events])).toMatchObject({ n: 2, mashed: 1, unmeasured: 1, partly: 1, voids: 1, independent: 1, beside: 0 })
  })

  it('counts neither warm-up nor void trials', () => {
    const events = [log({ trial: 0, touchMs: 1, warmUp: true }), log({ trial: 1, touchMs: 1, outcome: 'void' }), log({ trial: 2, touchMs: 1000 })].flat()
    expect(summarise([events])).toMatchObject({ n: 1, voids: 1, independent: 1 })
  })

  it('shows no figure of fewer than four trials', () => {
    const three = [0, 1, 2].flatMap((trial) => log({ trial, touchMs: 1000 * (trial + 1) }))
    expect(summarise([three]).touch).toBeNull()
    expect(summarise([three]).byZone.find((cell) => cell.zone === 4)).toMatchObject({ n: 3, share: null, touch: null })
    const four = [...three, ...log({ trial: 3, touchMs: 4000 })]
    expect(summarise([four]).touch).toEqual({ n: 4, median: 2500, q1: 1750, q3: 3250 })
  })

  it('counts an assisted answer in a place as an answer there', () => {
    const outcomes = ['independent', 'prompted', 'assisted', 'no-response'] as const
    const cell = summarise([outcomes.flatMap((outcome, trial) => log({ trial, touchMs: 900, outcome }))]).byZone.find(({ zone }) => zone === 4)
    expect(cell).toMatchObject({ n: 4, share: 0.75 })
  })

  it('separates a wrong first touch, assistance and automatic endings from independent answers', () => {
    const wrong: PlayEvent = { kind: 'answered', at: 300, trial: 0, id: 'other', verdict: 'wrong', by: 'touch' }
    const first = log({ trial: 0, touchMs: 900, outcome: 'prompted' })
    const logs = [
      [...first.slice(0, 2), wrong, ...first.slice(2)],
      log({ trial: 1, touchMs: 900 }),
      log({ trial: 2, touchMs: 900, outcome: 'assisted' }),
      changed(log({ trial: 3, touchMs: 900, outcome: 'prompted' }), { by: 'itself' }),
    ]
    expect(summarise([logs.flat()]).help).toEqual({ none: 1, moved: 0, grew: 0, voice: 0, 'shown-how': 0, 'wrong-first': 1, 'by-hand': 1, itself: 1 })
  })

  it('counts missed touches, distractors, the most things at once and the access methods, without warm-ups', () => {
    const beside = (trial: number): PlayEvent => ({
      kind: 'pointed',
      at: trial * 60_000 + 150,
      trial,
      x: 0.1,
      y: 0.1,
      on: null,
      zone: 1,
      error: 0.5,
      acted: true,
    })
    const wrong = (trial: number): PlayEvent => ({ kind: 'answered', at: trial * 60_000 + 200, trial, id: 'other', verdict: 'wrong', by: 'switch1' })
    const other = (trial: number): PlayEvent => ({ ...(log({ trial })[1] as Extract<PlayEvent, { kind: 'stimulus-shown' }>), id: 'other', role: 'distractor' })
    const within = (trial: number, facts: readonly PlayEvent[], more: Partial<TrialFacts> = {}) =>
      log({ trial, touchMs: 900, ...more }).toSpliced(2, 0, ...facts)
    const events = [
      within(0, [beside(0), wrong(0)], { warmUp: true }),
      within(1, [beside(1), other(1)]),
      within(2, [beside(2), wrong(2)]),
      log({ trial: 3, outcome: 'no-response' }),
    ].flat()
    expect(summarise([events])).toMatchObject({ beside: 2, wrong: 1, mostItems: 2, answeredBy: { touch: 2 } })
    expect(summarise([log({ trial: 0, outcome: 'no-response' }).toSpliced(2, 0, wrong(0))])).toMatchObject({ answeredBy: { switch1: 1 } })
  })

  it('finds the fastest speed that was managed in four of five', () => {
    const at = (speed: number, hits: number, from: number) =>
      Array.from({ length: 5 }, (_, index) =>
        index < hits ? log({ trial: from + index, touchMs: 900, speed }) : log({ trial: from + index, outcome: 'no-response', speed }),
      ).flat()
    expect(summarise([[...at(0.04, 5, 0), ...at(0.06, 4, 5), ...at(0.1, 3, 10)]]).fastestSpeed).toBe(0.06)
  })

  it('is empty without sessions', () => {
    expect(summarise([])).toMatchObject({
      n: 0,
      touch: null,
      look: null,
      error: null,
      fastestSpeed: null,
      tired: false,
      beside: 0,
      wrong: 0,
      mostItems: null,
      answeredBy: {},
    })
  })
})

describe('statistics', () => {
  it('put the median between the quartiles, inside the values', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 4 }), (values) => {
        const spread = spreadOf(values)
        if (spread === null) throw new Error('four values are enough')
        expect(spread.q1).toBeLessThanOrEqual(spread.median + 1e-6)
        expect(spread.median).toBeLessThanOrEqual(spread.q3 + 1e-6)
        expect(spread.q1).toBeGreaterThanOrEqual(Math.min(...values))
        expect(spread.q3).toBeLessThanOrEqual(Math.max(...values))
      }),
    )
    expect(median([3, 1, 2])).toBe(2)
    expect(() => quantile([], 0.5)).toThrow('empty')
  })
})

describe('active time', () => {
  it('leaves out every pause', () => {
    let clock = startClock(1000)
    clock = pauseClock(clock, 3000)
    expect(activeAt(clock, 90_000)).toBe(2000)
    clock = resumeClock(clock, 10_000)
    expect(activeAt(clock, 11_500)).toBe(3500)
    clock = resumeClock(pauseClock(clock, 12_000), 20_000)
    expect(activeAt(clock, 21_000)).toBe(5000)
  })

  it('never runs backwards, and merges nested pauses', () => {
    let clock = startClock(1000)
    expect(activeAt(clock, 500)).toBe(0)
    clock = pauseClock(pauseClock(clock, 2000), 5000)
    clock = resumeClock(resumeClock(clock, 6000), 9000)
    expect(activeAt(clock, 7000)).toBe(2000)
  })
})
