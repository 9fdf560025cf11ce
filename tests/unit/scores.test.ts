import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as scores from '#domain/assessment/scores'
import { scoreChange, GAP, sectionScore, sectionSupports, talkingPoints } from '#domain/assessment/scores'
import { asideAnswers, items, itemsOf, oftenAnswers, type FormSection, formSections, type Support, supports, timeAnswers } from '#domain/assessment/items'
import type { ItemAnswer } from '#domain/assessment/rating'
import { DAY_MS } from '#domain/time'

type Said = Readonly<Record<number, ItemAnswer>>
const said = (values: Readonly<Record<number, ItemAnswer['value']>>): { items: Said; places: object } => ({
  items: Object.fromEntries(Object.entries(values).map(([number, value]) => [number, { value, supports: [] }])),
  places: {},
})

const answer = fc.record({
  value: fc.option(fc.constantFrom(...oftenAnswers, ...asideAnswers), { nil: undefined }),
  supports: fc.subarray([...supports]),
})
const timed = fc.record({
  value: fc.option(fc.constantFrom(...timeAnswers, ...asideAnswers), { nil: undefined }),
  supports: fc.subarray([...supports]),
})
const everything = fc
  .tuple(...items.map(({ kind }) => (kind === 'time' ? timed : answer)))
  .map((all) => ({ items: Object.fromEntries(all.map((one, index) => [index + 1, one])) as Said, places: {} }))

const points = (section: FormSection, value: ItemAnswer['value']) =>
  sectionScore({ items: Object.fromEntries(itemsOf(section).map(({ number }) => [number, { value, supports: [] }])) }, section)

describe('a section’s score', () => {
  test('ranges from 0 to 100 by frequency and by time', () => {
    expect(oftenAnswers.map((value) => points('noticing', value))).toEqual([0, 25, 50, 75, 100])
    expect(timeAnswers.map((value) => points('time', value))).toEqual([100, 75, 50, 25, 0, 0])
  })

  test('is the mean of the rated items, shown from 60 % on', () => {
    // The section has five items: two answers are too few, and three are enough.
    expect(sectionScore(said({ 24: 4, 25: 0 }), 'clutter')).toBeNull()
    expect(sectionScore(said({ 24: 4, 25: 0, 26: 2 }), 'clutter')).toBe(50)
    expect(sectionScore(said({ 24: 4, 25: 0, 26: 'not-observed' }), 'clutter')).toBeNull()
    expect(sectionScore(said({}), 'clutter')).toBeNull()
  })

  test('leaves out items that do not apply, and those in words', () => {
    expect(sectionScore(said({ 24: 4, 25: 'not-applicable', 26: 'not-applicable', 27: 'not-applicable', 28: 'not-applicable' }), 'clutter')).toBe(100)
    expect(
      sectionScore(said({ 24: 'not-applicable', 25: 'not-applicable', 26: 'not-applicable', 27: 'not-applicable', 28: 'not-applicable' }), 'clutter'),
    ).toBeNull()
    // One of the three items in the section `where` is answered in words and does not count, so both others are needed.
    expect(sectionScore(said({ 18: 4 }), 'where')).toBeNull()
    expect(sectionScore(said({ 18: 4, 19: 4 }), 'where')).toBe(100)
    expect(sectionScore({ items: { ...said({ 18: 4, 19: 4 }).items, 17: { words: 'To the left', supports: [] } } }, 'where')).toBe(100)
  })

  test('is between 0 and 100 or null for any answers', () => {
    fc.assert(
      fc.property(everything, (all) => {
        for (const section of formSections) {
          const score = sectionScore(all, section)
          expect(score === null || (score >= 0 && score <= 100)).toBe(true)
        }
      }),
    )
  })

  test('does not depend on the order of answers, or on another section', () => {
    fc.assert(
      fc.property(everything, fc.constantFrom(...formSections), (all, section) => {
        const own = new Set(itemsOf(section).map(({ number }) => number))
        const turned = Object.fromEntries(
          Object.entries(all.items)
            .toReversed()
            .filter(([number]) => own.has(Number(number))),
        )
        expect(sectionScore({ items: turned }, section)).toBe(sectionScore(all, section))
        expect(sectionSupports({ items: turned }, section)).toEqual(sectionSupports(all, section))
      }),
    )
  })

  test('is not combined with others: there is no total', () => {
    expect(Object.keys(scores).filter((name) => /total|overall|sum|average/i.test(name))).toEqual([])
  })

  test('comes with the ticked kinds of help, each once', () => {
    const ticked = (kinds: readonly Support[]): ItemAnswer => ({ supports: kinds })
    expect(sectionSupports({ items: { 1: ticked(['quiet', 'wait']), 2: ticked(['wait']), 5: ticked(['light']) } }, 'noticing')).toEqual(['wait', 'quiet'])
  })
})

describe('a topic to discuss', () => {
  const clutter = (values: readonly [number, number, number, number]) => said(Object.fromEntries(values.map((value, index) => [24 + index, value])) as never)

  test('is a gap of at least 25', () => {
    const lower = clutter([2, 2, 2, 2])
    const at = talkingPoints(lower, clutter([3, 3, 3, 3]))
    expect(at).toEqual([{ kind: 'gap', section: 'clutter', family: 50, team: 50 + GAP }])
    expect(GAP).toBe(25)
    expect(talkingPoints(lower, clutter([3, 3, 3, 2]))).toEqual([])
  })

  test('is a section that only one side has observed', () => {
    const [seen, unseen] = [said({ 24: 3 }), said({ 24: 'not-observed' })]
    const expected = [{ kind: 'unwatched', section: 'clutter', items: [24] }]
    expect([talkingPoints(seen, unseen), talkingPoints(unseen, seen)]).toEqual([expected, expected])
    expect(talkingPoints(unseen, unseen)).toEqual([])
    expect(talkingPoints(unseen, said({ 24: 'not-applicable' }))).toEqual([])
  })

  test('is a place that is quick for one side and not seen for the other', () => {
    const family = { items: {}, places: { 1: 'quick', 2: 'quick', 3: 'slow' } } as const
    const team = { items: {}, places: { 1: 'not-seen', 2: 'slow', 3: 'not-seen' } } as const
    expect(talkingPoints(family, team)).toEqual([{ kind: 'places', zones: [1] }])
  })

  test('is the same for both sides, with the figures swapped', () => {
    fc.assert(
      fc.property(everything, everything, (one, other) => {
        const turned = talkingPoints(other, one).map((point) => (point.kind === 'gap' ? { ...point, family: point.team, team: point.family } : point))
        expect(talkingPoints(one, other)).toEqual(turned)
      }),
    )
  })
})

describe('a change', () => {
  const before = { author: 'ada', at: 0, score: 40 }
  const after = (score: number | null, days = 56, author = 'ada') => ({ author, at: days * DAY_MS, score })

  test('is reported from 56 days and 15 points on, when play agrees', () => {
    expect(scoreChange(before, after(55), 'better')).toBe('better')
    expect(scoreChange(before, after(25), 'worse')).toBe('worse')
    expect(scoreChange(before, after(54), 'better')).toBe('none')
    expect(scoreChange(before, { ...after(55), at: 56 * DAY_MS - 1 }, 'better')).toBe('none')
  })

  test('is none when play disagrees or is unknown', () => {
    for (const played of ['worse', 'none', 'unknown'] as const) expect(scoreChange(before, after(90), played)).toBe('none')
  })

  test('does not compare two people, or a section without a score', () => {
    expect(scoreChange(before, after(90, 100, 'tom'), 'better')).toBeNull()
    expect(scoreChange(before, after(null), 'better')).toBeNull()
    expect(scoreChange({ ...before, score: null }, after(90), 'better')).toBeNull()
  })
})
