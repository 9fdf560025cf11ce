import { describe, expect, it } from 'vitest'
import type { Session } from '#domain/activities/session'
import { progressOf } from '#domain/measures/progress'
import { DAY_MS } from '#domain/time'
import type { PlayEvent } from '#domain/trials/engine/events'
import { sessionHeader } from '#tests/support/examples'

const NOW = Date.UTC(2026, 10, 22, 12)
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Returns a session from this many days ago, with one trial for each touch (s), to the left or right of the middle. */
function sessionOf(
  daysAgo: number,
  seconds: readonly number[],
  more: { readonly level?: string; readonly side?: 'left' | 'right'; readonly activity?: string } = {},
): Session {
  const zone = more.side === 'right' ? 6 : 4
  const events = seconds.flatMap((each, trial): readonly PlayEvent[] => {
    const at = trial * 60_000
    return [
      { kind: 'trial-began', at, trial, warmUp: false, waitMs: 60_000 },
      {
        kind: 'stimulus-shown',
        at: at + 1000,
        trial,
        id: 'a',
        shows: { drawing: 'ball' },
        role: 'target',
        x: 0.5,
        y: 0.5,
        w: 0.3,
        h: 0.3,
        colour: '#FFE600',
        zone,
        speed: 0,
      },
      { kind: 'pointed', at: at + 1000 + each * 1000, trial, x: 0.5, y: 0.5, on: 'a', zone, error: 0, acted: true },
      { kind: 'answered', at: at + 1000 + each * 1000, trial, id: 'a', verdict: 'correct', by: 'touch' },
      { kind: 'trial-ended', at: at + 59_000, trial, outcome: 'independent' },
    ]
  })
  return {
    ...sessionHeader(`s${daysAgo}${more.side ?? ''}`),
    ...(more.activity === undefined ? {} : { activity: more.activity }),
    level: more.level ?? '1',
    startedAt: NOW - daysAgo * DAY_MS,
    events,
  }
}

const quick = [4, 5, 5, 6]
const slow = [14, 15, 15, 16]

describe('progress', () => {
  it('compares the newest week with enough touches to the oldest such week', () => {
    const { change, missing, weeks } = progressOf([sessionOf(25, slow), sessionOf(10, [9]), sessionOf(2, quick)], NOW, dayOf)
    expect(change).toMatchObject({ compared: 'quicker', before: { median: 15_000 }, now: { median: 5000 } })
    expect(missing).toBe(0)
    expect(weeks.map(({ touches }) => touches.length)).toEqual([4, 0, 1, 4])
    expect(progressOf([sessionOf(25, quick), sessionOf(2, slow)], NOW, dayOf).change?.compared).toBe('slower')
    expect(progressOf([sessionOf(25, quick), sessionOf(2, [5, 5, 6, 6])], NOW, dayOf).change?.compared).toBe('same')
  })

  it('says how many touches a comparison still needs', () => {
    expect(progressOf([sessionOf(2, quick)], NOW, dayOf)).toMatchObject({ change: null, missing: 4 })
    expect(progressOf([sessionOf(9, [5]), sessionOf(2, [5, 6, 7])], NOW, dayOf)).toMatchObject({ change: null, missing: 4 })
    expect(progressOf([], NOW, dayOf)).toMatchObject({ change: null, missing: 8, days: 0, tasks: [] })
  })

  it('never mixes two levels, and starts with the one most played', () => {
    const sessions = [sessionOf(25, slow, { level: '2' }), sessionOf(20, quick), sessionOf(3, quick), sessionOf(2, quick)]
    expect(progressOf(sessions, NOW, dayOf).tasks.map(({ level }) => level)).toEqual(['1', '2'])
    expect(progressOf(sessions, NOW, dayOf).weeks.flatMap(({ touches }) => touches.map(({ ms }) => ms))).not.toContain(15_000)
    const [, second] = progressOf(sessions, NOW, dayOf).tasks
    expect(progressOf(sessions, NOW, dayOf, second).weeks[0]?.spread?.median).toBe(15_000)
  })

  it('counts 28 calendar days including today, and no part of a 29th', () => {
    const minute = 1 / (24 * 60)
    expect(progressOf([sessionOf(0, quick), sessionOf(27, quick), sessionOf(28 - minute, quick)], NOW, dayOf).days).toBe(2)
  })

  it('counts days, not sessions, and nothing older than four weeks or from a clock that is ahead', () => {
    expect(progressOf([sessionOf(2, quick), sessionOf(2.1, quick), sessionOf(5, quick), sessionOf(29, quick), sessionOf(-1, quick)], NOW, dayOf).days).toBe(2)
  })

  it('names the side of quicker touches only if the interquartile ranges do not overlap', () => {
    expect(progressOf([sessionOf(2, quick, { side: 'left' }), sessionOf(3, slow, { side: 'right' })], NOW, dayOf).soonerSide).toBe('left')
    expect(progressOf([sessionOf(2, slow, { side: 'left' }), sessionOf(3, quick, { side: 'right' })], NOW, dayOf).soonerSide).toBe('right')
    expect(progressOf([sessionOf(2, quick, { side: 'left' }), sessionOf(3, [5, 5, 6, 7], { side: 'right' })], NOW, dayOf).soonerSide).toBeNull()
    expect(progressOf([sessionOf(2, quick, { side: 'left' }), sessionOf(3, [15, 16], { side: 'right' })], NOW, dayOf).soonerSide).toBeNull()
  })

  it('names no side from a single day', () => {
    expect(progressOf([sessionOf(2, quick, { side: 'left' }), sessionOf(2, slow, { side: 'right' })], NOW, dayOf).soonerSide).toBeNull()
  })

  it('names no side merely because one activity is more on the left and quicker', () => {
    const quickOnTheLeft = sessionOf(2, quick, { side: 'left', activity: 'bubblepop' })
    const slowOnTheRight = sessionOf(3, slow, { side: 'right', activity: 'egg_nest' })
    expect(progressOf([quickOnTheLeft, slowOnTheRight], NOW, dayOf).soonerSide).toBeNull()
  })

  it('names no faster side if two activities disagree', () => {
    const left = [sessionOf(2, quick, { side: 'left', activity: 'bubblepop' }), sessionOf(3, slow, { side: 'right', activity: 'bubblepop' })]
    const right = [sessionOf(2, slow, { side: 'left', activity: 'match' }), sessionOf(3, quick, { side: 'right', activity: 'match' })]
    expect(progressOf(left, NOW, dayOf).soonerSide).toBe('left')
    expect(progressOf([...left, ...right], NOW, dayOf).soonerSide).toBeNull()
  })
})
