import { describe, expect, it } from 'vitest'
import type { Manifest } from '#domain/activities/manifest'
import type { Session } from '#domain/activities/session'
import { defaultDials } from '#domain/child/dials'
import { stepUpOf } from '#domain/measures/stepUp'
import { DAY_MS } from '#domain/time'
import type { PlayEvent } from '#domain/trials/engine/events'
import { sessionHeader } from '#tests/support/examples'

const manifest = {
  id: 'match',
  measures: [],
  levels: [
    { id: '1', trials: 8, complexity: 1 },
    { id: '2', trials: 8, complexity: 4 },
    { id: 'map', trials: 9, complexity: 1, isMeasured: true },
    { id: 'meet', trials: 8, complexity: 1, opensFrom: 'meeting' },
  ],
} as const

/** Returns trials with these latencies (ms). A negative one means that a prompt was given. */
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
const ask = (sessions: readonly Session[], maxComplexity = 10, of: Pick<Manifest, 'id' | 'levels' | 'measures'> = manifest) =>
  stepUpOf({ sessions, manifest: of, category: null, caps: { maxComplexity, maxItems: 1 }, dayOf: (moment) => String(Math.floor(moment / DAY_MS)) })

describe('a step up', () => {
  it('is offered after two days with little help and touches within half the wait', () => {
    expect(ask([played(2, quick), played(1, quick)])).toMatchObject({
      from: '1',
      to: '2',
      isBeyondCap: false,
      unprompted: 10,
      of: 10,
      reason: { kind: 'touches', medians: [6000, 6000] },
    })
  })

  it('is not offered around an overload or a seizure, whatever was played', () => {
    const tired = played(2, quick, { activity: 'music', mood: 'too-much' })
    expect(ask([tired, played(2, quick), played(1, quick)])).toBeNull()
    const seizure = { seizure: 'yes' } as NonNullable<Session['conditions']>
    expect(ask([played(2, quick), played(1, quick, { conditions: seizure })])).toBeNull()
    expect(ask([played(3, quick), played(2, quick), { ...tired, startedAt: DAY_MS }])).toMatchObject({ to: '2' })
  })

  it('says when the next level is harder than the child’s limit', () => {
    expect(ask([played(2, quick), played(1, quick)], 3)).toMatchObject({ to: '2', isBeyondCap: true })
    const crowded = { ...manifest, levels: manifest.levels.map((level) => (level.id === '2' ? { ...level, items: 2 } : level)) }
    expect(ask([played(2, quick), played(1, quick)], 10, crowded)).toMatchObject({ to: '2', isBeyondCap: true })
  })

  it('depends on the words read, not on touches, in reading', () => {
    const reading = { ...manifest, measures: ['reading'] } as const
    const slow = quick.map(() => 19_000)
    const read = (day: number, share: number, latencies = slow): Session => {
      const session = played(day, latencies)
      const events = session.events.flatMap((event): PlayEvent[] => {
        if (event.kind === 'stimulus-shown') return [{ ...event, shows: { text: 'sun' } }]
        return event.kind === 'answered'
          ? [{ kind: 'heard', at: event.at, trial: event.trial, id: event.id, isRead: event.trial < share * latencies.length }, event]
          : [event]
      })
      return { ...session, events }
    }
    expect(ask([read(2, 0.8), read(1, 1)], 10, reading)).toMatchObject({ to: '2', reason: { kind: 'words', shares: [0.8, 1] } })
    expect(ask([read(2, 0.7), read(1, 1)], 10, reading)).toBeNull()
    expect(ask([read(2, 1), read(1, 0.7)], 10, reading)).toBeNull()
    expect(ask([played(2, quick), played(1, quick)], 10, reading)).toBeNull()
    expect(ask([read(2, 1), read(1, 1)])).toBeNull()
  })

  it('counts no mashed or unmeasured trial', () => {
    const unmeasured = (session: Session): Session => ({
      ...session,
      events: session.events.map((event) => (event.kind === 'trial-ended' ? { ...event, outcome: 'unmeasured' } : event)),
    })
    expect(ask([unmeasured(played(2, quick)), played(1, quick)])).toBeNull()
    const mashed = (session: Session): Session => ({
      ...session,
      events: session.events.flatMap((event) =>
        event.kind === 'answered'
          ? [
              ...Array.from({ length: 4 }, (): PlayEvent => ({
                kind: 'pointed',
                at: event.at - 100,
                trial: event.trial,
                x: 0.1,
                y: 0.1,
                on: null,
                zone: 1,
                error: 0.5,
                acted: true,
              })),
              event,
            ]
          : [event],
      ),
    })
    expect(ask([mashed(played(2, quick)), played(1, quick)])).toBeNull()
  })

  it('counts the last ten trials over several sessions, with a threshold of eight', () => {
    const eight = [...quick.slice(0, 8), -6000, -6000]
    const seven = [...quick.slice(0, 7), -6000, -6000, -6000]
    expect(ask([played(3, quick.slice(0, 5)), played(2, quick.slice(0, 5)), played(1, quick)])).not.toBeNull()
    expect(ask([played(2, eight), played(1, eight)])?.unprompted).toBe(8)
    expect(ask([played(2, eight), played(1, seven)])).toBeNull()
    expect(ask([played(2, seven), played(1, eight)])).toBeNull()
  })

  it.each([
    ['one day alone', [played(1, quick), played(1.2, quick)]],
    [
      'touches that take more than half the wait',
      [
        played(
          2,
          quick.map(() => 11_000),
        ),
        played(1, quick),
      ],
    ],
    ['too few trials', [played(2, quick.slice(0, 4)), played(1, quick.slice(0, 4))]],
    ['another level in between', [played(3, quick, { level: '2' }), played(2, quick), played(1, quick)]],
    [
      'an endless wait',
      [played(2, quick), played(1, quick)].map((session) => ({ ...session, settings: { ...session.settings, dials: { ...defaultDials, waitMs: null } } })),
    ],
    ['nothing played', []],
  ])('is not offered after %s', (_what, sessions) => {
    expect(ask(sessions)).toBeNull()
  })

  it('never leads to a map or a first light', () => {
    expect(ask([played(2, quick, { level: '2' }), played(1, quick, { level: '2' })])).toBeNull()
    expect(ask([played(2, quick, { level: 'meet' }), played(1, quick, { level: 'meet' })])).toBeNull()
  })
})
