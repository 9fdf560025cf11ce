import { describe, expect, it } from 'vitest'
import { zoneAt } from '#domain/trials/layout/placement'
import { pictureOf, type TrialPlan } from '#domain/trials/plan/plan'
import { appearanceOf } from '#domain/words/levels'
import { samePart } from '#domain/words/parts'
import { fruitLevels } from '#scenes/activities/fruitdictionary/levels'
import { planFruit } from '#scenes/activities/fruitdictionary/logic'
import manifest from '#scenes/activities/fruitdictionary/manifest'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from '#tests/support/plans'

const words = await readWords('fruits')
type LevelId = keyof typeof fruitLevels
const plans = (level: LevelId, settings: object = {}, profile: object = { support: 'B' }, own = words) =>
  planBlock({ manifest, plan: planFruit, level: fruitLevels[level], words: own, settings: settings as never, profile, turns: 12 }).slice(2)
const asked = ({ stimuli }: TrialPlan) => {
  const target = stimuli.find(({ role }) => role === 'target')
  if (target === undefined) throw new Error('no target')
  return target
}
const others = ({ stimuli }: TrialPlan) => stimuli.filter(({ role }) => role === 'distractor')

describe('one fruit in many looks', () => {
  it('shows each of the ten fruits in each of its looks', () => {
    const fruits = new Set<string>()
    for (const plan of plans('3', { cards: 10 })) {
      const { shows } = asked(plan)
      const further = 'picture' in shows ? (shows.further ?? []) : []
      fruits.add(pictureOf(asked(plan))?.word.id ?? '')
      expect(further.map(({ as }) => as)).toEqual(['cut', 'bitten', 'bowl', 'grows', 'shop'])
      for (const { word, as } of further) expect(as === undefined || as === 'stock' ? undefined : appearanceOf(word, as)).toMatch(new RegExp(`^${word.id}-`))
    }
    expect(fruits.size).toBe(10)
  })

  it('leaves out the looks that an adult removed', () => {
    for (const plan of plans('3', { shop: false, bitten: false })) {
      const { shows } = asked(plan)
      expect('picture' in shows ? shows.further?.map(({ as }) => as) : null).toEqual(['cut', 'bowl', 'grows'])
    }
    for (const { records } of plans('4', { cut: false, bitten: false, bowl: false, grows: false, shop: false })) expect(records?.['view']).toBe('whole')
  })

  it('shows a whole fruit, with its cut one next to another cut one', () => {
    for (const plan of plans('2')) {
      const sample = plan.stimuli.find(({ id }) => id === 'sample')
      expect(sample === undefined ? null : pictureOf(sample)?.word.id).toBe(pictureOf(asked(plan))?.word.id)
      for (const choice of [asked(plan), ...others(plan)]) expect(pictureOf(choice)?.as).toBe('cut')
      expect(others(plan)).toHaveLength(1)
    }
  })

  it('uses one look per question and covers every look', () => {
    const views = new Set<unknown>()
    for (const plan of plans('4', { cards: 10 }, { support: 'C' })) {
      views.add(plan.records?.['view'])
      const as = [asked(plan), ...others(plan)].map((each) => pictureOf(each)?.as ?? 'whole')
      expect(new Set(as)).toEqual(new Set([plan.records?.['view']]))
    }
    expect(views.size).toBeGreaterThan(3)
  })

  it('highlights the same feature on two similar ones, in the same colour', () => {
    for (const plan of plans('5')) {
      const [one, other] = [pictureOf(asked(plan)), ...others(plan).map((each) => pictureOf(each))]
      expect(one?.lit?.id).toBe(plan.records?.['feature'])
      if (other?.lit !== undefined)
        expect([other.edgeColour, samePart(other.lit, one?.lit === undefined ? [] : [one.lit])?.id]).toEqual([one?.edgeColour, one?.lit?.id])
    }
  })

  it('names a feature that none of the others has', () => {
    let told = 0
    for (const plan of plans('6', { cards: 10 })) {
      if (plan.cue === undefined || !('part' in plan.cue)) continue
      told += 1
      const feature = pictureOf(asked(plan))?.word.salient.find(({ id }) => id === plan.records?.['feature'])
      expect(feature?.phrase).toBe(plan.cue.part)
      expect(others(plan)).toHaveLength(3)
      for (const other of others(plan)) expect(feature === undefined ? null : samePart(feature, pictureOf(other)?.word.salient ?? [])).toBeNull()
    }
    expect(told).toBeGreaterThan(8)
  })

  it('places nothing outside the visual field', () => {
    const zones = { 1: 0, 2: 2, 3: 2, 4: 2, 5: 3, 6: 2, 7: 0, 8: 0, 9: 1 }
    for (const level of ['1', '3', '4', '5', '6'] as const)
      for (const { stimuli } of plans(level, {}, { support: 'B', dials: { zones } }))
        for (const { place } of stimuli) expect(zones[zoneAt(place)]).toBeGreaterThan(0)
  })

  it('shows the family’s own photographs of a fruit after all others', () => {
    const photo = { ...(words[0] as (typeof words)[number]), id: 'own-1', word: 'Banana', photo: { needsOutline: false } }
    const [banana] = plans('3', { deck: ['banana'], own: ['own-1'] }, { support: 'B' }, [photo, ...words])
    const shows = banana === undefined ? null : asked(banana).shows
    expect(shows !== null && 'picture' in shows ? shows.further?.at(-1)?.word.id : null).toBe('own-1')
  })
})
