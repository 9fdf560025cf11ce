import { describe, expect, it } from 'vitest'
import { groupBy } from '#domain/groupBy'
import { pictureOf, type StimulusPlan } from '#domain/trials/plan/plan'
import { categories } from '#domain/words/words'
import { fingerLevels } from '#scenes/activities/finger_count_ai/levels'
import { planFingers } from '#scenes/activities/finger_count_ai/logic'
import manifest from '#scenes/activities/finger_count_ai/manifest'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from '#tests/support/plans'

const words = (await Promise.all(categories.map(readWords))).flat()
const plans = (level: keyof typeof fingerLevels, settings = {}, zones?: object) =>
  planBlock({
    manifest,
    plan: planFingers,
    level: fingerLevels[level],
    words,
    settings,
    profile: { support: 'C', ...(zones === undefined ? {} : { dials: { zones: zones as never } }) },
    turns: 40,
  }).slice(2)
const named = (stimuli: readonly StimulusPlan[], start: string) => stimuli.filter(({ id }) => id.startsWith(start))

describe('counting', () => {
  it('adds up to ten, never more than a hand in each group', () => {
    const sums = plans('7').map(({ stimuli, needed }) => ({ needed, colours: groupBy(named(stimuli, 'thing-'), ({ colour }) => colour) }))
    expect(Math.max(...sums.map(({ needed = 0 }) => needed))).toBe(10)
    for (const { needed, colours } of sums) {
      const groups = [...colours.values()].map(({ length }) => length)
      expect(groups.reduce((sum, each) => sum + each, 0)).toBe(needed)
      expect(groups).toHaveLength(2)
      expect(Math.max(...groups)).toBeLessThanOrEqual(5)
    }
  })

  it.each(['ball', 'car', 'apple', 'spoon', 'flower'])('counts any thing of the lists, not only stars: %s', (thing) => {
    for (const { stimuli } of plans('4', { thing: [thing] }))
      expect(new Set(named(stimuli, 'thing-').map((each) => pictureOf(each)?.word.id))).toEqual(new Set([thing]))
  })

  it('shows at most twelve things, and no answer dots next to more than five things', () => {
    for (const level of ['2', '3', '4', '5', '6', '7'] as const)
      for (const { stimuli, needed = 0 } of plans(level)) {
        expect(stimuli.length).toBeLessThanOrEqual(12)
        const dots = named(stimuli, 'dot-')
        expect(dots.length === 0).toBe(needed > 5)
        for (const { light } of dots) expect(light).toBe(0)
        expect(stimuli.filter(({ role }) => role === 'target')).toHaveLength(needed)
      }
  })

  it('shows no drawn hand next to real things', () => {
    for (const { stimuli } of plans('3'))
      for (const each of [...named(stimuli, 'model-'), ...named(stimuli, 'thing-')]) expect(pictureOf(each)?.word.realistic?.length).toBeGreaterThan(0)
  })

  it('fits a visual field of a single row', () => {
    const lowest = { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 1, 7: 0, 8: 0, 9: 0 }
    for (const { stimuli } of plans('6', {}, lowest)) {
      for (const { place, size } of [...named(stimuli, 'thing-'), ...named(stimuli, 'dot-')])
        expect(Math.min(place.y, 1 - place.y) - size / 2).toBeGreaterThanOrEqual(0.06 - 1e-9)
    }
  })
})
