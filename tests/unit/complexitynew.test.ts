import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stepsOf } from '#domain/measures/steps'
import { seededRandom } from '#domain/random'
import type { PlayEvent } from '#domain/trials/engine/events'
import { zoneAt } from '#domain/trials/layout/placement'
import { pictureOf, type TrialPlan } from '#domain/trials/plan/plan'
import type { PlaceData } from '#domain/words/places'
import { type Scene, sceneLevels, scenes } from '#scenes/activities/complexitynew/levels'
import { planScene, type SceneRequest } from '#scenes/activities/complexitynew/logic'
import manifest from '#scenes/activities/complexitynew/manifest'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { sessionHeader } from '#tests/support/examples'
import { planBlock } from '#tests/support/plans'

const words = (await Promise.all((['everyday', 'nature', 'animals', 'clothing', 'toys'] as const).map(readWords))).flat()
const categories = ['park', 'wardrobe', 'classroom'] as const
const places = Object.fromEntries(categories.map((id) => [id, JSON.parse(readFileSync(`assets/places/${id}.json`, 'utf8')) as PlaceData]))
type LevelId = keyof typeof sceneLevels
const ids = Object.keys(sceneLevels) as LevelId[]
const plans = (level: LevelId, { category = 'park', settings = {}, dials = {} }: { category?: string; settings?: object; dials?: object } = {}) =>
  planBlock({
    manifest,
    plan: (request: SceneRequest) => planScene(request, places),
    level: sceneLevels[level],
    words,
    category,
    settings: settings as never,
    profile: { support: 'C', dials },
    turns: 12,
  }).slice(2)
const asked = ({ stimuli }: TrialPlan) => {
  const target = stimuli.find(({ role }) => role === 'target')
  if (target === undefined) throw new Error('nothing is asked for')
  return target
}
const wordIn = (stimulus: TrialPlan['stimuli'][number]) => pictureOf(stimulus)?.word.id
const found = (level: LevelId, more: Parameters<typeof plans>[1] = {}) => plans(level, { ...more, settings: { ...more?.settings, together: false } })

describe('a place', () => {
  it('builds up thing by thing: each alone on black, then in its place among the earlier ones', () => {
    for (const category of categories) {
      const block = plans('5', { category })
      const met = block.slice(0, 6)
      for (const [turn, { stimuli, mechanic, ground, records }] of met.entries()) {
        const target = asked({ stimuli } as TrialPlan)
        expect([records?.['scene'], ground]).toEqual(['alone', undefined])
        expect(target.size).toBeGreaterThanOrEqual(0.4)
        const [settles] = mechanic.reward?.ends ?? []
        expect(settles?.does === 'settle' ? settles.scale : 2).toBeLessThanOrEqual(1)
        const others = stimuli.filter(({ role }) => role === 'control')
        expect(others.every(({ light }) => light === 0)).toBe(true)
        expect(others.map(wordIn).toSorted()).toEqual(
          met
            .slice(0, turn)
            .map((plan) => wordIn(asked(plan)))
            .toSorted(),
        )
        expect(mechanic.reward?.ends?.[0]).toMatchObject({ id: target.id, does: 'settle' })
        expect(mechanic.reward?.ends).toHaveLength(1 + turn)
      }
      expect(new Set(met.map((plan) => wordIn(asked(plan)))).size).toBe(6)
      for (const { records } of block.slice(6)) expect(records?.['scene']).toBe('six')
    }
  })

  it('has as many things as its level sets, and asks for each of them', () => {
    const layers = { '2': 2, '3': 4, '4': 4, '5': 6 } as const
    for (const [level, many] of Object.entries(layers)) {
      const block = found(level as LevelId)
      for (const { stimuli, records } of block) {
        expect(stimuli).toHaveLength(many)
        expect(records?.['layers']).toBe(many)
        expect(stimuli.filter(({ role }) => role === 'distractor')).toHaveLength(many - 1)
      }
      expect(new Set(block.map((plan) => wordIn(asked(plan)))).size).toBe(many)
    }
  })

  it('starts with the things that an adult picked, in that order', () => {
    const order = ['dog', 'slide', 'tree']
    expect(
      plans('3', { settings: { order } })
        .slice(0, 3)
        .map((plan) => wordIn(asked(plan))),
    ).toEqual(order)
  })

  it('has no background, plain strips, then the place itself at the strength an adult chose', () => {
    expect(found('3')[0]?.ground).toBeUndefined()
    expect(found('4')[0]?.ground).toMatchObject({ strips: [{}] })
    expect(found('5')[0]?.ground).toMatchObject({ strips: [{}, {}] })
    expect(found('7', { settings: { strength: 60 } })[0]?.ground).toMatchObject({ place: 'park', look: 'full', strength: 0.6 })
    expect(found('7', { dials: { pictureLevel: 'flat' } })[0]?.ground).toHaveProperty('strips')
  })

  it('dims all but the target, then lights everything, then moves one distractor', () => {
    const shades = (level: LevelId, role: string) =>
      new Set(found(level).flatMap(({ stimuli }) => stimuli.filter((each) => each.role === role).map((each) => pictureOf(each)?.shade)))
    expect(shades('6', 'distractor')).toEqual(new Set([0.4]))
    expect(shades('6', 'target')).toEqual(new Set([undefined]))
    expect(shades('7', 'distractor')).toEqual(new Set([undefined]))
    for (const { stimuli } of found('8')) expect(stimuli.filter(({ sways }) => sways === true).map(({ role }) => role)).toEqual(['distractor'])
  })

  it('gets something new after five seconds of viewing, or lacks something that is one of two choices', () => {
    for (const { stimuli } of found('9')) {
      expect(stimuli.filter(({ after }) => after === 5000).map(({ role }) => role)).toEqual(['target'])
    }
    for (const category of categories)
      for (const plan of found('10', { category })) {
        const choices = plan.stimuli.filter(({ after }) => after === 5000)
        const there = plan.stimuli.filter(({ role }) => role === 'control').map(wordIn)
        expect(choices.map(({ role }) => role)).toEqual(['target', 'distractor'])
        expect(choices.map((choice) => there.includes(wordIn(choice)))).toEqual([false, true])
      }
  })

  it('places nothing outside the visual field, and always has a target', () => {
    const zones = { 1: 0, 2: 1, 3: 2, 4: 0, 5: 3, 6: 2, 7: 0, 8: 1, 9: 2 }
    for (const category of categories)
      for (const level of ids)
        for (const plan of plans(level, { category, dials: { zones } })) {
          expect(zones[zoneAt(asked(plan).place)]).toBeGreaterThan(0)
          for (const { role, place } of plan.stimuli) if (role === 'distractor') expect(zones[zoneAt(place)]).toBeGreaterThan(0)
        }
  })

  it('has fewer things in an easier trial, and records that', () => {
    for (const level of ['5', '7', '9', '10'] as const)
      for (const plan of found(level)) {
        expect(plan.easier?.records?.['scene']).toBe('four')
        expect(plan.easier === undefined ? null : wordIn(asked(plan.easier))).toBe(wordIn(asked(plan)))
        expect(plan.easier?.stimuli.length).toBeLessThanOrEqual(4)
      }
  })
})

/** Tests the cost of a scene for a simulated child: the ratio of its latency in the whole place, and whether it finds the thing there. */
it('reports the cost of a place: the ratio of latencies, and the hardest rung at which things are found', () => {
  const spec = manifest.steps
  if (spec === undefined) throw new Error('no steps')
  const random = seededRandom(5)
  const told = Array.from({ length: 200 }, () => {
    const [cost, upTo] = [1 + 2 * random(), 1 + Math.floor(random() * 6)]
    const order: readonly Scene[] = scenes.slice(0, 7)
    const events = order.flatMap((scene, place) =>
      Array.from({ length: 12 }, (_, turn): readonly PlayEvent[] => {
        const trial = place * 12 + turn
        const at = trial * 30_000
        const ms = 2000 * (scene === 'alone' ? 1 : cost) * (0.8 + 0.4 * random())
        return [
          { kind: 'trial-began', at, trial, warmUp: false, waitMs: 10_000 },
          {
            kind: 'stimulus-shown',
            at,
            trial,
            id: 'dog',
            shows: { word: 'dog' },
            role: 'target',
            x: 0.5,
            y: 0.5,
            w: 0.2,
            h: 0.2,
            colour: '#FFE600',
            zone: 5,
            speed: 0,
          },
          { kind: 'recorded', at, trial, values: { scene } },
          { kind: 'answered', at: at + ms, trial, id: 'dog', verdict: 'correct', by: 'touch' },
          { kind: 'trial-ended', at: at + ms + 2000, trial, outcome: random() < (place <= upTo ? 0.97 : 0.5) ? 'independent' : 'prompted' },
        ]
      }).flat(),
    )
    const figures = stepsOf([{ ...sessionHeader('s'), events }], spec)
    const costs = figures?.steps.filter(({ against }) => against !== null).map(({ against }) => (against ?? 0) / cost) ?? []
    return { isCost: costs.length > 0 && costs.every((share) => share > 0.75 && share < 1.34), isUpTo: figures?.hardest === order[upTo] }
  })
  expect(told.filter(({ isCost }) => isCost).length / told.length).toBeGreaterThan(0.9)
  expect(told.filter(({ isUpTo }) => isUpTo).length / told.length).toBeGreaterThan(0.8)
})
