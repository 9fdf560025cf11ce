import { describe, expect, it } from 'vitest'
import type { Session } from '#domain/activities/session'
import { autoWaitOf } from '#domain/measures/autoWait'
import type { PlayEvent } from '#domain/trials/engine/events'
import { sessionHeader } from '#tests/support/examples'

/** Returns a session with these latencies (ms), oldest first. */
function played(latencies: readonly number[], activity = 'match'): Session {
  const events = latencies.flatMap((latency, trial): PlayEvent[] => {
    const at = trial * 60_000
    return [
      { kind: 'trial-began', at, trial, warmUp: false, waitMs: 20_000 },
      { kind: 'stimulus-shown', at, trial, id: 't', role: 'target', x: 0.5, y: 0.5, w: 0.3, h: 0.4, colour: '#FFE600', zone: 5, speed: 0 },
      { kind: 'answered', at: at + latency, trial, id: 't', verdict: 'correct', by: 'touch' },
      { kind: 'trial-ended', at: at + latency + 1, trial, outcome: 'independent' },
    ]
  })
  return { ...sessionHeader(activity), activity, events }
}
const ask = (sessions: readonly Session[], support: 'A' | 'B' | 'C' = 'B') =>
  autoWaitOf({ sessions, isOfFamily: (activity) => activity !== 'elsewhere', support })
const times = (count: number, ms: number) => Array.from({ length: count }, () => ms)

describe('an automatic wait', () => {
  it('is one and a half times the 80th percentile of recent latencies, in whole seconds', () => {
    expect(ask([played([4000, 4000, 4000, 4000, 9000])])).toBe(8000)
    expect(ask([played([1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10_000, 11_000])])).toBe(14_000)
  })

  it('uses only the last twenty touches over several sessions of this activity family', () => {
    expect(ask([played(times(12, 6000)), played(times(12, 8000), 'elsewhere'), played([...times(5, 20_000), ...times(8, 6000)])])).toBe(9000)
    expect(ask([played(times(12, 6000)), played([...times(8, 6000), ...times(5, 20_000)])])).toBe(30_000)
  })

  it('stays within the range of the level', () => {
    expect(ask([played(times(8, 500))])).toBe(5000)
    expect(ask([played(times(8, 500))], 'A')).toBe(10_000)
    expect(ask([played(times(8, 50_000))], 'C')).toBe(15_000)
  })

  it('is unknown from fewer than four touches', () => {
    expect(ask([])).toBeNull()
    expect(ask([played(times(3, 5000)), played(times(20, 5000), 'elsewhere')])).toBeNull()
  })
})
