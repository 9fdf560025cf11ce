import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Session } from '#domain/activities/session'
import { compareSpreads, findingOf, touchFindings } from '#domain/measures/touchFinding'
import type { Spread } from '#domain/statistics'
import { DAY_MS } from '#domain/time'
import type { PlayEvent } from '#domain/trials/engine/events'
import { sessionHeader } from '#tests/support/examples'

const spread = (q1: number, median: number, q3: number): Spread => ({ n: 8, q1, median, q3 })

function session(id: string, startedAt: number, touches: readonly number[], part: Partial<Session> = {}): Session {
  const events = touches.flatMap((touch, trial): PlayEvent[] => [
    { kind: 'trial-began', at: 0, trial, warmUp: false, waitMs: null },
    { kind: 'stimulus-shown', at: 0, trial, id: 't', role: 'target', x: 0.5, y: 0.5, w: 0.1, h: 0.1, colour: '#FFE600', zone: 5, speed: 0 },
    { kind: 'pointed', at: touch, trial, x: 0.5, y: 0.5, on: 't', zone: 5, error: 0, acted: true },
    { kind: 'answered', at: touch, trial, id: 't', verdict: 'correct', by: 'touch' },
    { kind: 'trial-ended', at: touch, trial, outcome: 'independent' },
  ])
  return { ...sessionHeader(id), startedAt, events, ...part }
}

const slow = [8000, 8200, 7900, 8100]
const quick = [2000, 2100, 1900, 2050]

describe('a sentence about a session’s touches', () => {
  it('gives no time under four touches', () => {
    expect(findingOf([], slow)).toEqual({ kind: 'untouched' })
    expect(findingOf([8000, 8000, 8000], slow)).toEqual({ kind: 'too-few', touches: 3 })
  })

  it('rounds the median to whole seconds', () => {
    expect(findingOf(slow, [])).toMatchObject({ kind: 'timed', seconds: 8, compared: null })
  })

  it('reports a change only if each median is outside the other interquartile range', () => {
    expect(compareSpreads(spread(1, 2, 3), spread(5, 6, 7))).toBe('quicker')
    expect(compareSpreads(spread(5, 6, 7), spread(1, 2, 3))).toBe('slower')
    expect(compareSpreads(spread(1, 4, 9), spread(5, 6, 7))).toBe('same')
    expect(compareSpreads(spread(3.5, 4, 4.5), spread(3, 6, 7))).toBe('same')
  })

  it('reports opposite changes for a swapped pair', () => {
    const anySpread = fc.tuple(fc.integer(), fc.integer(), fc.integer()).map((three) => {
      const [q1, median, q3] = three.sort((a, b) => a - b) as [number, number, number]
      return spread(q1, median, q3)
    })
    const opposite = { quicker: 'slower', slower: 'quicker', same: 'same' } as const
    fc.assert(fc.property(anySpread, anySpread, (one, other) => compareSpreads(one, other) === opposite[compareSpreads(other, one)]))
  })

  it('compares with the previous seven days of the same activity and level', () => {
    const now = 100 * DAY_MS
    const of = (others: readonly Session[]) => touchFindings([session('now', now, quick), ...others]).get('now')
    expect(of([session('old', now - 6 * DAY_MS, slow)])).toMatchObject({ compared: 'quicker' })
    expect(of([session('old', now - 8 * DAY_MS, slow)])).toMatchObject({ compared: null })
    expect(of([session('later', now + DAY_MS, slow)])).toMatchObject({ compared: null })
    expect(of([session('level', now - DAY_MS, slow, { level: '2' })])).toMatchObject({ compared: null })
    expect(of([session('activity', now - DAY_MS, slow, { activity: 'other' })])).toMatchObject({ compared: null })
  })
})
