import { describe, expect, it } from 'vitest'
import type { Conditions } from '#domain/activities/conditions'
import type { Session } from '#domain/activities/session'
import { atOnceOf, foundAmong } from '#domain/measures/atOnce'
import { progressOf } from '#domain/measures/progress'
import { EVERYTHING, filterSessions, recordedAnswers } from '#domain/measures/sessionFilter'
import { DAY_MS } from '#domain/time'
import type { PlayEvent } from '#domain/trials/engine/events'
import { sessionHeader } from '../support/examples'

const NOW = Date.UTC(2026, 10, 22, 12)

const session = (id: string, daysAgo: number, conditions?: Conditions, events: readonly PlayEvent[] = []): Session => ({
  ...sessionHeader(id),
  startedAt: NOW - daysAgo * DAY_MS,
  ...(conditions === undefined ? {} : { conditions }),
  events,
})

const thing = (trial: number, id: string, role: 'target' | 'distractor', zone: 4 | 6): PlayEvent => ({
  kind: 'stimulus-shown',
  at: trial * 60_000,
  trial,
  id,
  shows: { drawing: 'ball' },
  role,
  x: 0.5,
  y: 0.5,
  w: 0.2,
  h: 0.2,
  colour: '#FFE600',
  zone,
  speed: 0,
})

/** Returns trials with this many things each. The target was found in the first `found` trials. */
const turns = (count: number, found: number, items: number, zone: 4 | 6 = 4): readonly PlayEvent[] =>
  Array.from({ length: count }, (_, trial): readonly PlayEvent[] => {
    const at = trial * 60_000
    const isFound = trial < found
    return [
      { kind: 'trial-began', at, trial, warmUp: false, waitMs: 60_000 },
      ...Array.from({ length: items }, (_unused, at) => thing(trial, `t${at}`, at === 0 ? 'target' : 'distractor', zone)),
      ...(isFound
        ? ([
            { kind: 'pointed', at: at + 3000, trial, x: 0.5, y: 0.5, on: 't0', zone, error: 0, acted: true },
            { kind: 'answered', at: at + 3000, trial, id: 't0', verdict: 'correct', by: 'touch' },
          ] as const)
        : []),
      { kind: 'trial-ended', at: at + 50_000, trial, outcome: isFound ? 'independent' : 'no-response' },
    ]
  }).flat()

describe('filters', () => {
  const all = [session('clinic', 1, { place: 'clinic', light: 'dim' }), session('home', 2, { place: 'home' }), session('untold', 3), session('old', 40)]
  const ids = (part: Partial<typeof EVERYTHING>) => filterSessions(all, { ...EVERYTHING, ...part }, NOW).map(({ id }) => id)

  it('keep sessions with the chosen answer; without a choice, also unanswered ones', () => {
    expect(ids({})).toEqual(['clinic', 'home', 'untold'])
    expect(ids({ place: 'clinic' })).toEqual(['clinic'])
    expect(ids({ place: 'home', light: 'dim' })).toEqual([])
    expect(ids({ weeks: 12 })).toEqual(['clinic', 'home', 'untold', 'old'])
  })

  it('leave out a session from a clock that is ahead', () => {
    expect(filterSessions([session('tomorrow', -1)], EVERYTHING, NOW)).toEqual([])
  })

  it('offer only given answers, in the order of the questions', () => {
    expect(recordedAnswers(all, 'place')).toEqual(['home', 'clinic'])
    expect(recordedAnswers(all, 'light')).toEqual(['dim'])
  })
})

describe('the number at once', () => {
  it('counts by number of things, with a confidence interval', () => {
    const figures = atOnceOf([turns(10, 10, 1), turns(10, 9, 2), turns(10, 3, 4)])
    expect(figures.map(({ items, n, found }) => [items, n, found])).toEqual([
      [1, 10, 10],
      [2, 10, 9],
      [4, 10, 3],
    ])
    for (const { n, found, range } of figures) {
      expect(range?.low).toBeGreaterThanOrEqual(0)
      expect(range?.high).toBeLessThanOrEqual(1)
      expect(range?.low).toBeLessThanOrEqual(found / n)
      expect(range?.high).toBeGreaterThanOrEqual(found / n)
    }
    expect(foundAmong(figures)).toBe(2)
  })

  it('gives no result from under four trials', () => {
    const figures = atOnceOf([turns(3, 3, 2)])
    expect(figures[0]?.range).toBeNull()
    expect(foundAmong(figures)).toBeNull()
  })
})

it('shows the map of places for the chosen activity alone', () => {
  const other = { ...session('b', 1, undefined, turns(8, 8, 1, 6)), activity: 'bubblepop' }
  const lights = session('a', 2, undefined, turns(8, 8, 1, 4))
  const asked = (activity: string) =>
    progressOf([other, lights], NOW, (at) => String(at), { activity, category: null, level: lights.level })
      .byZone.filter(({ n }) => n > 0)
      .map(({ zone }) => zone)
  expect(asked('bubblepop')).toEqual([6])
  expect(asked(lights.activity)).toEqual([4])
})

it('can cover twelve weeks as well as four', () => {
  const old = session('old', 60, undefined, turns(8, 8, 1))
  expect(progressOf([old], NOW, String, undefined).task).toBeNull()
  const { weeks, task } = progressOf([old], NOW, String, undefined, 12)
  expect(weeks).toHaveLength(12)
  expect(task?.activity).toBe(old.activity)
})
