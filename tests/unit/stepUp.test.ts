import { describe, expect, it } from 'vitest'
import type { Session } from '#domain/activities/session'
import { defaultDials } from '#domain/child/presets'
import { stepUpOf } from '#domain/measures/stepUp'
import { DAY_MS } from '#domain/time'
import type { PlayEvent } from '#domain/trials/events'
import { sessionHeader } from '#tests/support/examples'

const manifest = {
  id: 'match',
  levels: [
    { id: '1', trials: 8, complexity: 1 },
    { id: '2', trials: 8, complexity: 4 },
    { id: 'map', trials: 9, complexity: 1, isMap: true },
    { id: 'meet', trials: 8, complexity: 1, isMeeting: true },
  ],
} as const

/** Trials that were touched after so many ms; a negative one came with a prompt. */
function played(day: number, latencies: readonly number[], part: Partial<Session> = {}): Session {
  const header = sessionHeader(`day-${day}-${latencies.length}`)
  const events = latencies.flatMap((latency, trial): PlayEvent[] => {
    const at = trial * 60_000
    const target = { id: 't', role: 'target', x: 0.5, y: 0.5, w: 0.3, h: 0.4, colour: '#FFE600', zone: 5, speed: 0 } as const
    return [
      { kind: 'trial-began', at, trial, warmUp: false, waitMs: 20_000 },
      { kind: 'stimulus-shown', at, trial, ...target },
      { kind: 'answered', at: at + Math.abs(latency), trial, id: 't', verdict: 'correct', by: 'touch' },
      { kind: 'trial-ended', at: at + Math.abs(latency) + 1, trial, outcome: latency < 0 ? 'prompted' : 'independent' },
    ]
  })
  return { ...header, settings: { ...header.settings, dials: defaultDials }, startedAt: day * DAY_MS, events, ...part }
}

const quick = Array.from({ length: 10 }, () => 6000)
const ask = (sessions: readonly Session[], maxComplexity = 10) =>
  stepUpOf({ sessions, manifest, category: null, maxComplexity, dayOf: (moment) => String(Math.floor(moment / DAY_MS)) })

describe('a step up', () => {
  it('is offered after two days with little help and touches within half the wait', () => {
    expect(ask([played(2, quick), played(1, quick)])).toMatchObject({ from: '1', to: '2', isBeyondCap: false, unprompted: 10, of: 10, medians: [6000, 6000] })
  })

  it('says when the next level is harder than what is set', () => {
    expect(ask([played(2, quick), played(1, quick)], 3)).toMatchObject({ to: '2', isBeyondCap: true })
  })

  it('counts the last ten over several sessions, and stands exactly at eight of ten', () => {
    const eight = [...quick.slice(0, 8), -6000, -6000]
    const seven = [...quick.slice(0, 7), -6000, -6000, -6000]
    expect(ask([played(3, quick.slice(0, 5)), played(2, quick.slice(0, 5)), played(1, quick)])).not.toBeNull()
    expect(ask([played(2, eight), played(1, eight)])?.unprompted).toBe(8)
    expect(ask([played(2, eight), played(1, seven)])).toBeNull()
    expect(ask([played(2, seven), played(1, eight)])).toBeNull()
  })

  it.each([
    ['one day alone', [played(1, quick), played(1.2, quick)]],
    ['touches that take more than half the wait', [played(2, quick.map(() => 11_000)), played(1, quick)]],
    ['too few trials', [played(2, quick.slice(0, 4)), played(1, quick.slice(0, 4))]],
    ['another level in between', [played(3, quick, { level: '2' }), played(2, quick), played(1, quick)]],
    ['a wait for ever', [played(2, quick), played(1, quick)].map((session) => ({ ...session, settings: { ...session.settings, dials: { ...defaultDials, waitMs: null } } }))],
    ['nothing played', []],
  ])('is not offered after %s', (_what, sessions) => {
    expect(ask(sessions)).toBeNull()
  })

  it('leads neither to a map nor to a meeting', () => {
    expect(ask([played(2, quick, { level: '2' }), played(1, quick, { level: '2' })])).toBeNull()
    expect(ask([played(2, quick, { level: 'meet' }), played(1, quick, { level: 'meet' })])).toBeNull()
  })
})
