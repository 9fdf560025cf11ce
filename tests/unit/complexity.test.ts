import { describe, expect, it } from 'vitest'
import type { Session } from '#domain/activities/session'
import { decreasesDaily, withToday } from '#domain/activities/today'
import type { ChildProfile } from '#domain/child/childProfile'
import type { SupportLevel } from '#domain/child/support'
import { MIN_TARGET_SIZE } from '#domain/child/safety'
import { zones, type Zone, type ZoneWeights } from '#domain/child/zones'
import { wrongByLikeness } from '#domain/measures/wrongByLikeness'
import { DAY_MS } from '#domain/time'
import { ease } from '#domain/trials/engine/ease'
import type { PlayEvent } from '#domain/trials/engine/events'
import { groundOn } from '#domain/trials/concepts/groundLadder'
import { distanceApart, gapFor, zoneAt } from '#domain/trials/layout/placement'
import { pictureOf, type TrialPlan } from '#domain/trials/plan/plan'
import { sharedLookOf } from '#domain/words/neighbours'
import type { Category, Word } from '#domain/words/words'
import { complexityLevels, knownThings, levels } from '#scenes/activities/complexity/levels'
import { planComplexity } from '#scenes/activities/complexity/logic'
import manifest from '#scenes/activities/complexity/manifest'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock, type PlansOptions } from '#tests/support/plans'

type LevelId = keyof typeof complexityLevels
const all = Object.keys(complexityLevels) as LevelId[]
const inCategories = manifest.categories ?? []
const lists = new Map(await Promise.all(inCategories.map(async (category) => [category, await readWords(category as Category)] as const)))
const wordsOf = (category: string): readonly Word[] => lists.get(category) ?? []

const plans = (level: LevelId, wish: Partial<PlansOptions<unknown>> = {}) =>
  planBlock({
    manifest,
    plan: planComplexity,
    level: complexityLevels[level],
    words: wordsOf('fruits'),
    profile: { support: 'C', dials: { colour: 'cyan' } },
    turns: 12,
    ...wish,
  })
const scored = (level: LevelId, wish?: Partial<PlansOptions<unknown>>) => plans(level, wish).slice(2)
const things = ({ stimuli }: TrialPlan) => stimuli.filter(({ role }) => role !== 'control')
const others = ({ stimuli }: TrialPlan) => stimuli.filter(({ role }) => role === 'distractor')
const counts = (trials: readonly TrialPlan[]) => trials.map((plan) => things(plan).length)
const wordOf = (thing: TrialPlan['stimuli'][number]): Word => {
  const word = pictureOf(thing)?.word
  if (word === undefined) throw new Error('it has no picture')
  return word
}

describe('more and more at once', () => {
  it('starts with the familiar thing alone, large, on black; and names it', () => {
    for (const level of all) {
      const [first, second] = plans(level)
      for (const plan of [first, second]) {
        expect(plan?.stimuli).toHaveLength(1)
        expect(plan?.stimuli[0]?.size).toBeGreaterThanOrEqual(0.4)
        expect(plan?.ground).toBeUndefined()
        expect(plan?.records).toEqual({ atOnce: 1 })
        expect(plan?.mechanic.reward).toMatchObject({ names: true })
      }
    }
  })

  it.each([
    ['1', Array(12).fill(1)],
    ['4', Array(12).fill(2)],
    ['5', [2, 3, 3, 3, 2, 3, 3, 3, 2, 3, 3, 3]],
    ['6', [3, 4, 4, 4, 3, 4, 4, 4, 3, 4, 4, 4]],
    ['7', [4, 5, 6, 6, 4, 5, 6, 6, 4, 5, 6, 6]],
    ['8', [6, 7, 8, 9, 6, 7, 8, 9, 6, 7, 8, 9]],
    ['9', Array(12).fill(9)],
    ['10', [9, 10, 11, 12, 12, 12, 9, 10, 11, 12, 12, 12]],
  ] as const)('adds one thing in each trial at level %s, starting again with each kind of distractor', (level, expected) => {
    const trials = scored(level)
    expect(counts(trials)).toEqual(expected)
    expect(trials.map(({ records }) => records?.['atOnce'])).toEqual(expected)
  })

  it('never has more than its manifest declares, which decides whether a child is offered it', () => {
    for (const { id, ...level } of levels) {
      // The sample level offers each number in alternating conditions, which the assessment levels cover.
      if (id === 'sample') continue
      const most = Math.max(...counts(scored(id)))
      expect('items' in level ? level.items : 1).toBe(most)
      expect(level.complexity).toBe(Number(id))
    }
  })

  it('has very different distractors first, then ones of its colour, then ones of its shape', () => {
    for (const category of inCategories) {
      for (const level of ['5', '6', '7'] as const) {
        const trials = scored(level, { words: wordsOf(category) })
        expect(trials.slice(0, 4).map(({ records }) => records?.['likeness'])).toEqual(Array(4).fill('unlike'))
        expect(new Set(trials.slice(8).map(({ records }) => records?.['likeness']))).toEqual(new Set(['same-shape']))
        const known = wordOf(trials[4]?.stimuli[0] as TrialPlan['stimuli'][number])
        for (const plan of trials.slice(4, 8)) expect(others(plan).map((each) => wordOf(each).mainColour)).toContain(known.mainColour)
      }
    }
  })

  it('has only similar distractors on the two hardest levels', () => {
    for (const level of ['9', '10'] as const)
      for (const plan of scored(level)) {
        expect(plan.records?.['likeness']).not.toBe('unlike')
        const known = wordOf(plan.stimuli[0] as TrialPlan['stimuli'][number])
        const alike = others(plan).filter((each) => wordOf(each).mainColour === known.mainColour || wordOf(each).shapeFamily === known.shapeFamily)
        expect(alike.length).toBeGreaterThan(others(plan).length / 2)
      }
  })

  it('keeps one familiar thing through the block: the adult’s, else the family’s photograph, else a common one', () => {
    const askedIn = (wish: Partial<PlansOptions<unknown>>) => [
      ...new Set(plans('6', wish).flatMap(({ stimuli }) => stimuli.filter(({ role }) => role === 'target').map(({ id }) => id))),
    ]
    expect(askedIn({})).toEqual(['apple'])
    expect(askedIn({ settings: { thing: ['kiwi'] } })).toEqual(['kiwi'])
    const own = wordsOf('fruits').map((word) => (word.id === 'mango' || word.id === 'pear' ? { ...word, photo: { needsOutline: false } } : word))
    expect(askedIn({ words: own })).toEqual(['pear'])
    // A choice never shows a family's own photograph together with the app's pictures by another artist.
    for (const plan of scored('4', { words: own })) for (const each of others(plan)) expect(wordOf(each).realistic ?? wordOf(each).photo).toBeDefined()
    for (const [kind, byCategory] of Object.entries(knownThings))
      for (const category of inCategories)
        expect(
          wordsOf(category).map(({ id }) => id),
          kind,
        ).toContain(byCategory[category as keyof typeof byCategory])
  })

  it('shows the first level as one shape in one colour, all others in the child’s own picture style', () => {
    const forms = (level: LevelId) => new Set(plans(level).flatMap(({ stimuli }) => stimuli.map((each) => pictureOf(each)?.level)))
    expect(forms('1')).toEqual(new Set(['silhouette']))
    for (const level of all.slice(1, 9)) expect(forms(level)).toEqual(new Set([undefined]))
  })

  it('has the background of the ladder before the things, and no photograph behind drawings', () => {
    const groundsOf = (level: LevelId, wish?: Partial<PlansOptions<unknown>>) => scored(level, wish).map(({ ground }) => ground)
    const rungs = { sample: 1, '1': 1, '2': 1, '3': 1, '4': 1, '5': 2, '6': 3, '7': 5, '8': 7, '9': 9, '10': 10 } as const
    for (const level of all) {
      const expected = groundOn(rungs[level], { place: 'park', furnished: true })
      for (const ground of groundsOf(level, { settings: { place: 'park' } }))
        expect(ground ?? null).toEqual(expected === null ? null : { ...expected, before: true })
      for (const ground of groundsOf(level, { profile: { support: 'C', dials: { pictureLevel: 'flat' } } }))
        expect(ground === undefined || !('place' in ground)).toBe(true)
    }
  })

  it('avoids distractors in the child’s own colour if there are enough others', () => {
    for (const plan of scored('7', { profile: { support: 'C', dials: { colour: 'green' } } }).filter(({ records }) => records?.['likeness'] === 'unlike'))
      for (const each of others(plan)) expect(wordOf(each).mainColour).not.toBe('green')
  })

  it('takes the adult’s distractors first, and records their similarity', () => {
    const picked = ['strawberry', 'cherries']
    for (const plan of scored('5', { settings: { others: picked } })) {
      for (const each of others(plan)) expect(picked).toContain(each.id)
      expect(plan.records?.['likeness']).toBe(sharedLookOf(wordOf(plan.stimuli[0] as TrialPlan['stimuli'][number]), others(plan).map(wordOf)))
    }
    for (const plan of scored('8', { settings: { others: picked } }).slice(3, 4))
      expect(others(plan).map(({ id }) => id)).toEqual(expect.arrayContaining(picked))
  })

  it('adds or removes one thing on an adult’s request, from one to twelve, and records the actual number', () => {
    expect(counts(scored('4', { moreItems: 3 }))).toEqual(Array(12).fill(5))
    expect(counts(scored('4', { moreItems: -5 }))).toEqual(Array(12).fill(1))
    expect(Math.max(...counts(scored('10', { moreItems: 9 })))).toBe(12)
    // After an overload, half of the distractors are left out, also in the record.
    for (const plan of scored('8', { itemsShare: 0.5 })) {
      const eased = ease(plan, { index: 2, warmUp: false, easier: false, itemsShare: 1 }, { zones: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1 } })
      expect(plan.records?.['atOnce']).toBe(things(eased).length)
      expect(things(eased).length).toBeLessThanOrEqual(5)
    }
  })

  it('shows today’s number in every trial if it decreases from day to day', () => {
    for (const level of ['3', '7', '10'] as const)
      expect(counts(scored(level, { settings: { number: 'falling', start: 6, today: 4 } }))).toEqual(Array(12).fill(4))
    expect(counts(scored('7', { settings: { number: 'growing', start: 6, today: 1 } }))).toEqual(counts(scored('7')))
  })

  it('eases to the thing alone where the child sees best, with its own record', () => {
    for (const plan of scored('8')) {
      expect(plan.easier?.stimuli).toHaveLength(1)
      expect(plan.easier?.records).toEqual({ atOnce: 1 })
    }
  })

  it('fades one distractor at T, one at 2 T, and all that are left at 3 T', () => {
    for (const { mechanic } of plans('8')) expect(mechanic.help).toEqual({ 1: ['fade-one'], 2: [], 3: ['fade-one', 'voice'], 4: ['others-out', 'dim-others'] })
  })

  it('places things only within the visual field, large enough, with gaps, scattered and in rows', () => {
    const holes = (...closed: readonly Zone[]) => Object.fromEntries(zones.map((zone) => [zone, closed.includes(zone) ? 0 : 2])) as unknown as ZoneWeights
    const maps = [holes(), holes(7, 8, 9), holes(1, 4, 7), holes(2, 5, 8)]
    for (const [arrange, weights, support, aspect] of ['scatter', 'grid'].flatMap((each) =>
      maps.flatMap((map) => (['A', 'B', 'C'] as SupportLevel[]).flatMap((level) => [4 / 3, 2.16].map((ratio) => [each, map, level, ratio] as const))),
    )) {
      const profile: Partial<ChildProfile> = { support, dials: { zones: weights } }
      for (const level of ['4', '6', '8', '10'] as const) {
        for (const plan of scored(level, { profile, aspect, settings: { arrange } })) {
          const shown = things(plan)
          const gap = Number(plan.records?.['gap'])
          for (const { place, size } of shown) {
            expect(weights[zoneAt(place)]).toBeGreaterThan(0)
            expect(size).toBeGreaterThanOrEqual(MIN_TARGET_SIZE - 1e-9)
            expect(place.y - size / 2).toBeGreaterThan(0.05)
            expect(place.y + size / 2).toBeLessThan(0.95)
          }
          for (const [index, one] of shown.entries())
            for (const two of shown.slice(index + 1)) expect(distanceApart(one.place, two.place, aspect)).toBeGreaterThan(one.size * (1 + gap) - 1e-6)
          if (shown.length <= 4) expect(gap).toBeGreaterThanOrEqual(gapFor(support))
        }
      }
    }
  })

  it('arranges rows and gaps as an adult chose', () => {
    for (const plan of scored('8', { settings: { arrange: 'grid' } }))
      expect(new Set(things(plan).map(({ place }) => place.y.toFixed(4))).size).toBeLessThanOrEqual(3)
    const gaps = (gap: string) => new Set(scored('5', { settings: { gap } }).map(({ records }) => records?.['gap']))
    expect([gaps('suits'), gaps('1'), gaps('2')]).toEqual([new Set([0.5]), new Set([1]), new Set([2])])
    for (const { records } of scored('4')) expect(records?.['gap']).toBe(2)
  })

  it('covers a part of each thing on the last level, below its middle', () => {
    for (const plan of scored('10')) {
      const covers = plan.stimuli.filter(({ role }) => role === 'control')
      expect(covers).toHaveLength(things(plan).length)
      for (const [index, { place, size }] of covers.entries()) {
        const thing = things(plan)[index]
        expect(place.y - (thing?.place.y ?? 0)).toBeCloseTo((thing?.size ?? 0) * 0.3)
        expect(size).toBeLessThan((thing?.size ?? 0) * 1.2)
      }
    }
    for (const level of all.slice(0, 9)) for (const { stimuli } of plans(level)) expect(stimuli.every(({ role }) => role !== 'control')).toBe(true)
  })

  it('plans the same from the same seed, and other places from another', () => {
    for (const level of all) expect(plans(level, { seed: 5 })).toEqual(plans(level, { seed: 5 }))
    expect(scored('6', { seed: 6 }).map(({ stimuli }) => stimuli[0]?.place)).not.toEqual(scored('6', { seed: 5 }).map(({ stimuli }) => stimuli[0]?.place))
  })
})

describe('one fewer each day', () => {
  const today = new Date(2026, 4, 20, 10).getTime()
  const falling = { number: 'falling', start: 6 }
  const played = (daysAgo: number, own: Readonly<Record<string, unknown>> = falling, part: Partial<Session> = {}) =>
    ({
      activity: 'complexity',
      startedAt: today - daysAgo * DAY_MS,
      settings: { activity: own },
      events: [{ kind: 'trial-ended', at: 1, trial: 0, outcome: 'independent' }],
      ...part,
    }) as Session
  const now = (past: readonly Session[] | null, own: Readonly<Record<string, unknown>> = falling) =>
    withToday(own, { activity: 'complexity', spec: manifest.settings, past, now: today })['today']

  it('is the chosen number on the first day, and one fewer for each earlier day with this setting', () => {
    expect(now([])).toBe(6)
    expect(now([played(0), played(0)])).toBe(6)
    expect(now([played(1)])).toBe(5)
    expect(now([played(0), played(1), played(1), played(3), played(40)])).toBe(3)
  })

  it('is never fewer than one', () => {
    expect(now(Array.from({ length: 20 }, (_, day) => played(day + 1)))).toBe(1)
  })

  it('counts only sessions with play, and only of this activity', () => {
    expect(now([played(1, falling, { events: [] }), played(2, falling, { activity: 'match' })])).toBe(6)
  })

  it('starts again after play in the other direction or with another number', () => {
    expect(now([played(1), played(2, { number: 'growing', start: 6 }), played(3), played(4)])).toBe(5)
    expect(now([played(1, { number: 'falling', start: 8 }), played(2)])).toBe(6)
  })

  it('does not decrease in the other direction, and keeps the stored number if play is unknown', () => {
    expect(now([played(1)], { number: 'growing', start: 6 })).toBe(6)
    expect(now([played(1)], {})).toBe(6)
    expect(now(null, { ...falling, today: 4 })).toBe(4)
  })

  it('needs the past sessions only if an adult chose it', () => {
    expect([decreasesDaily(manifest.settings, falling), decreasesDaily(manifest.settings, {}), decreasesDaily({}, falling)]).toEqual([true, false, false])
  })
})

describe('a wrong first choice', () => {
  /** Returns the session of one child. For each likeness it has the number of trials, and of wrong first choices. */
  function sessionOf(of: readonly (readonly [likeness: string, n: number, wrong: number])[]): readonly PlayEvent[] {
    const trials = of.flatMap(([likeness, n, wrong]) => Array.from({ length: n }, (_, index) => ({ likeness, isWrong: index < wrong })))
    return trials.flatMap(({ likeness, isWrong }, trial): PlayEvent[] => {
      const at = trial * 60_000
      const shown = (id: string, role: 'target' | 'distractor', x: number): PlayEvent => ({
        kind: 'stimulus-shown',
        at: at + 1000,
        trial,
        id,
        shows: { word: id },
        role,
        x,
        y: 0.5,
        w: 0.1,
        h: 0.2,
        colour: '#FFE600',
        zone: 5,
        speed: 0,
      })
      return [
        { kind: 'trial-began', at, trial, warmUp: false, waitMs: 10_000 },
        shown('apple', 'target', 0.3),
        shown('pear', 'distractor', 0.7),
        { kind: 'recorded', at: at + 1000, trial, values: { atOnce: 2, likeness } },
        ...(isWrong
          ? [
              { kind: 'answered', at: at + 4000, trial, id: 'pear', verdict: 'wrong', by: 'touch' } as const,
              { kind: 'answered', at: at + 5000, trial, id: 'pear', verdict: 'wrong', by: 'touch' } as const,
            ]
          : []),
        { kind: 'answered', at: at + 8000, trial, id: 'apple', verdict: 'correct', by: 'touch' },
        { kind: 'trial-ended', at: at + 11_000, trial, outcome: isWrong ? 'prompted' : 'independent' },
      ]
    })
  }

  it('is counted once a trial, by likeness of the distractors, easiest first', () => {
    const logs = [
      sessionOf([
        ['same-shape', 4, 3],
        ['unlike', 6, 0],
      ]),
      sessionOf([
        ['unlike', 2, 1],
        ['same-colour', 3, 1],
      ]),
    ]
    expect(wrongByLikeness(logs)).toEqual([
      { likeness: 'unlike', n: 8, wrong: 1 },
      { likeness: 'same-colour', n: 3, wrong: 1 },
      { likeness: 'same-shape', n: 4, wrong: 3 },
    ])
  })

  it('ignores trials without a choice', () => {
    const silent = sessionOf([['unlike', 3, 0]]).filter(({ kind }) => kind !== 'answered')
    expect(wrongByLikeness([silent])).toEqual([])
    expect(wrongByLikeness([])).toEqual([])
  })
})
