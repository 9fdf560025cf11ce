import { describe, expect, test } from 'vitest'
import { adviceFor, type Findings } from '#domain/assessment/advice'
import { parallelAnswers, type ParallelQuestion } from '#domain/assessment/parallelAnswers'
import { goalBank, goalProgress } from '#domain/assessment/goals'
import { playedOf } from '#domain/assessment/played'
import { slowedAt } from '#domain/assessment/stamina'
import { NO_ANSWERS, type Answers } from '#domain/assessment/rating'
import type { Session } from '#domain/activities/session'
import { defaultDials } from '#domain/child/dials'
import { DAY_MS, MINUTE_MS } from '#domain/time'
import { findActivity } from '#scenes/catalogue'
import { knownSessions, eventLogOf, playedSession, EXPECTED_FIGURES, type PlayedTrial } from '../support/knownChild'

const NOW = Date.UTC(2026, 10, 20, 12)
const names = { cyan: ['light blue', 'cyan'] } as Readonly<Record<string, readonly string[]>>
const namesOf = (colour: string) => names[colour] ?? [colour]

const said = (items: Answers['items'], more: Partial<Answers> = {}): Answers => ({ ...NO_ANSWERS, items, ...more })
const often = (value: 0 | 1 | 2 | 3 | 4) => ({ value, supports: [] })
const turns = (count: number, of: Partial<PlayedTrial> = {}): readonly PlayedTrial[] => Array.from({ length: count }, () => ({ ms: 4000, ...of }))

function rowOf(question: ParallelQuestion, people: readonly Answers[], sessions: readonly Session[] = []) {
  const [family, team] = people
  const rated = { ...(family === undefined ? {} : { family }), ...(team === undefined ? {} : { team }) }
  const row = parallelAnswers(rated, playedOf(sessions), namesOf).find((each) => each.question === question)
  if (row === undefined) throw new Error(question)
  return row
}
const verdictOf = (...of: Parameters<typeof rowOf>) => rowOf(...of).verdict

describe('ratings compared with play', () => {
  const leftFirst = [playedSession('lightcatcher', 'places', NOW, [...turns(6, { zone: 4, ms: 3000 }), ...turns(6, { zone: 6, ms: 9000 })])]
  const left = said({}, { places: { 1: 'quick', 4: 'quick', 6: 'slow', 9: 'not-seen' } })
  const right = said({}, { places: { 3: 'quick', 6: 'quick', 4: 'slow' } })

  test('agree on a side or differ; two differing raters are never merged', () => {
    expect(rowOf('where', [left], leftFirst)).toMatchObject({ verdict: 'both', play: 'left' })
    expect(verdictOf('where', [right], leftFirst)).toBe('differ')
    expect(verdictOf('where', [left, right], leftFirst)).toBe('raters-differ')
    expect(verdictOf('where', [left, left], leftFirst)).toBe('both')
  })

  test('report too few trials, no rating, or no data', () => {
    const few = [playedSession('lightcatcher', 'places', NOW, [...turns(3, { zone: 4 }), ...turns(3, { zone: 6 })])]
    expect(verdictOf('where', [left], few)).toBe('few')
    expect(verdictOf('where', [said({})], leftFirst)).toBe('unseen')
    expect(verdictOf('where', [], [])).toBe('neither')
  })

  test('allow a touch one step later than the rated look, never sooner', () => {
    const played = [playedSession('lightcatcher', '2', NOW, turns(6, { ms: 4000 }))]
    const look = (value: '2' | '5' | '15') => said({ 9: { value, supports: [] } })
    expect([look('2'), look('5'), look('15')].map((one) => verdictOf('time', [one], played))).toEqual(['both', 'both', 'differ'])
  })

  test('compare the named colour; light blue is not blue', () => {
    const colours = [
      playedSession('lightcatcher', 'colours', NOW, [
        ...turns(4, { colour: 'cyan', ms: 2000 }),
        ...turns(4, { colour: 'blue', ms: 6000 }),
        ...turns(4, { colour: 'yellow', ms: 6200 }),
      ]),
    ]
    const words = (text: string) => said({ 20: { words: text, supports: [] } })
    expect(rowOf('colour', [words('Light blue, I think')], colours)).toMatchObject({ verdict: 'both', play: 'cyan' })
    expect(verdictOf('colour', [words('blue')], colours)).toBe('differ')
    expect(verdictOf('colour', [words('bright ones')], colours)).toBe('unseen')
    const alike = [playedSession('lightcatcher', 'colours', NOW, [...turns(4, { colour: 'cyan' }), ...turns(4, { colour: 'blue' })])]
    expect(rowOf('colour', [words('blue or yellow')], alike)).toMatchObject({ verdict: 'both', play: 'none' })
  })

  test('compare the number at once, ignoring a lucky result above a hard one', () => {
    const at = (things: number, alone: number) =>
      turns(4, { things, values: { atOnce: things } }).map((turn, index) => ({
        ...turn,
        outcome: index < alone ? ('independent' as const) : ('prompted' as const),
      }))
    const upToFour = [playedSession('complexity', 'sample', NOW, [...at(1, 4), ...at(2, 4), ...at(4, 4), ...at(6, 1), ...at(9, 4)])]
    expect(rowOf('atOnce', [said({ 24: often(4), 25: often(3), 27: often(1) })], upToFour)).toMatchObject({ verdict: 'both', play: '5' })
    expect(verdictOf('atOnce', [said({ 24: often(1), 25: often(0) })], upToFour)).toBe('differ')
  })

  test('conclude nothing about busy backgrounds that were never shown', () => {
    const on = (rung: number, alone: number) =>
      turns(4, { values: { rung } }).map((turn, index) => ({ ...turn, outcome: index < alone ? ('independent' as const) : ('prompted' as const) }))
    const plainOnly = [playedSession('background', 'sample', NOW, [...on(1, 4), ...on(3, 4)])]
    const hardAbove = [playedSession('background', 'sample', NOW, [...on(1, 4), ...on(3, 4), ...on(6, 0)])]
    const plain = [said({ 26: often(0), 28: often(1) })]
    expect([verdictOf('background', plain, plainOnly), verdictOf('background', plain, hardAbove)]).toEqual(['few', 'both'])
  })
})

describe('the results of a simulated child', () => {
  const played = playedOf(knownSessions(NOW))

  test('equal the true values within 15 ms, and contain nothing else', () => {
    for (const { zone, touch } of played.places?.cells ?? []) expect(Math.abs((touch?.median ?? 0) - EXPECTED_FIGURES.place[zone])).toBeLessThanOrEqual(15)
    expect(played.places).toMatchObject({ activity: 'lightcatcher', side: 'left', n: 54 })
    expect(played.colours?.soonest).toBe('yellow')
    for (const { colour, touch } of played.colours?.each ?? [])
      expect(Math.abs((touch.spread?.median ?? 0) - (EXPECTED_FIGURES.colour[colour] ?? 0))).toBeLessThanOrEqual(15)
    expect(played.atOnce?.hardest).toBe(String(EXPECTED_FIGURES.atOnce))
    expect(played.ground?.highest).toBe(3)
    expect(Math.abs((played.stamina?.minutes ?? 0) - EXPECTED_FIGURES.tiresAfterMin)).toBeLessThan(0.5)
    expect(played.movement).toBeNull()
  })

  test('do not depend on the order of sessions', () => {
    expect(playedOf(knownSessions(NOW).toReversed()).places?.cells).toEqual(played.places?.cells)
  })

  test('do not estimate stamina from short play', () => {
    expect(slowedAt(eventLogOf(turns(8, { ms: 1000 })))).toBeUndefined()
    expect(slowedAt(eventLogOf(turns(60, { ms: 4000 })))).toBeNull()
    const slow = slowedAt(eventLogOf([...turns(60, { ms: 4000 }), ...turns(8, { ms: 9000 })]))
    expect((slow ?? 0) / MINUTE_MS).toBeCloseTo(8.1, 0)
  })
})

describe('goals', () => {
  const aim = { measure: 'alone', seconds: null, n: 3, m: 4, activity: 'lightcatcher', category: null, level: '2' } as const
  const day = (number: number, of: readonly PlayedTrial[]) => playedSession('lightcatcher', '2', NOW + number * DAY_MS, of)

  test('are reached in the last trials on two days, not by luck on one', () => {
    const good = turns(2)
    const bad = turns(2, { outcome: 'prompted' })
    expect(goalProgress(aim, NOW, [day(0, [...good, ...good])])).toMatchObject({ done: 4, turns: 4, isReached: false })
    expect(goalProgress(aim, NOW, [day(0, [...bad, ...good]), day(1, good)])).toMatchObject({ done: 4, isReached: true })
    expect(goalProgress(aim, NOW, [day(0, good), day(1, bad)])).toMatchObject({ done: 2, isReached: false })
  })

  test('separate earlier play, and measure a time if one is required', () => {
    expect(goalProgress(aim, NOW, [day(-1, turns(6))])).toMatchObject({ turns: 0, from: null, before: { done: 4, turns: 4 } })
    const within = { ...aim, measure: 'within', seconds: 4 } as const
    expect(goalProgress(within, NOW, [day(0, [...turns(2, { ms: 4000 }), ...turns(2, { ms: 4001 })])])).toMatchObject({ done: 2 })
  })

  test('in the bank belong to existing activities, categories and levels', () => {
    for (const { activity, category, level, n, m } of goalBank) {
      const manifest = findActivity(activity)
      expect(manifest?.levels.map(({ id }) => id)).toContain(level)
      expect(manifest?.categories?.includes(category ?? '') ?? category === null).toBe(true)
      expect(n).toBeLessThanOrEqual(m)
    }
  })
})

describe('recommendations', () => {
  const findings = (more: Partial<Findings> = {}): Findings => ({ scores: {}, supports: {}, beside: [], dials: defaultDials, ...more })
  const ids = (of: Findings, chosen: Record<string, boolean> = {}) => adviceFor(of, chosen, false).map(({ id }) => id)

  test('follow from findings and name them', () => {
    expect(ids(findings())).toEqual(['best-colour', 'wait'])
    expect(adviceFor(findings({ scores: { hands: 40 } }), {}, false)).toContainEqual({
      id: 'reach',
      area: 'access',
      because: { kind: 'section', section: 'hands' },
    })
    expect(ids(findings({ scores: { hands: 50 } }))).not.toContain('reach')
    expect(ids(findings({ supports: { quiet: 4 } }))).toContain('quiet-room')
    const tires = { question: 'stamina', people: { family: 'tires' }, play: 'tires' } as const
    expect(ids(findings({ beside: [{ ...tires, verdict: 'both' }] }))).toContain('short-sessions')
    expect(ids(findings({ beside: [{ ...tires, play: 'lasts', verdict: 'differ' }] }))).not.toContain('short-sessions')
  })

  test('never darken the room by themselves for a child who may be photosensitive', () => {
    const helpedByDark = findings({ supports: { light: 4 } })
    expect(ids(helpedByDark)).toContain('light')
    expect(adviceFor(helpedByDark, {}, true).map(({ id }) => id)).not.toContain('light')
    expect(adviceFor(helpedByDark, { light: true }, true).map(({ id }) => id)).toContain('light')
  })

  test('can be removed and added by the adult', () => {
    expect(ids(findings(), { wait: false })).toEqual(['best-colour'])
    expect(adviceFor(findings(), { light: true }, false)).toContainEqual({ id: 'light', area: 'environment', because: null })
  })
})
