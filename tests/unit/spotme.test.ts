import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { zoneAt } from '#domain/trials/layout/placement'
import { pictureOf, type TrialPlan } from '#domain/trials/plan/plan'
import type { PlaceData } from '#domain/words/places'
import type { Word } from '#domain/words/words'
import { spotLevels } from '#scenes/activities/spotme/levels'
import { planSpot, type SpotRequest } from '#scenes/activities/spotme/logic'
import manifest from '#scenes/activities/spotme/manifest'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from '#tests/support/plans'

const words = (await Promise.all((['everyday', 'body', 'food', 'toys', 'clothing', 'nature', 'animals'] as const).map(readWords))).flat()
const ids = ['kitchen', 'classroom', 'park', 'wardrobe'] as const
const places = Object.fromEntries(ids.map((id) => [id, JSON.parse(readFileSync(`assets/places/${id}.json`, 'utf8')) as PlaceData]))
type LevelId = keyof typeof spotLevels
const plans = (level: LevelId, settings: object = {}, dials: object = {}, shown: readonly Word[] = words, seed = 1) =>
  planBlock({
    manifest,
    plan: (request: SpotRequest) => planSpot(request, places),
    level: spotLevels[level],
    words: shown,
    settings: settings as never,
    profile: { support: 'C', dials },
    turns: 9,
    seed,
  })

it('shows the thing alone first, then in its place with the rest at the recorded brightness', () => {
  for (const place of ids)
    for (const [level, light] of [
      ['3', 0.2],
      ['4', 0.5],
      ['5', 0.8],
      ['6', 1],
    ] as const) {
      const block = plans(level, { place })
      for (const { stimuli } of block.slice(0, 2)) expect(stimuli.map(({ role, size }) => [role, size])).toEqual([['target', 0.6]])
      for (const { stimuli, ground, records } of block.slice(2)) {
        expect(ground).toMatchObject({ place, light })
        expect(records?.['met']).toBe(light === 1 ? 'whole' : `light-${light * 100}`)
        expect(stimuli.filter(({ role }) => role === 'target')).toHaveLength(1)
        for (const each of stimuli) expect(pictureOf(each)?.shade).toBe(each.role === 'target' ? undefined : light)
      }
    }
})

it('places nothing outside the visual field', () => {
  const zones = { 1: 0, 2: 2, 3: 2, 4: 0, 5: 3, 6: 2, 7: 0, 8: 1, 9: 1 }
  for (const level of Object.keys(spotLevels) as LevelId[])
    for (const { stimuli } of plans(level, {}, { zones })) for (const { place } of stimuli) expect(zones[zoneAt(place)]).toBeGreaterThan(0)
})

it('asks for a person among two, then three, then five', () => {
  expect(
    plans('8')
      .slice(2)
      .map(({ stimuli }) => stimuli.length),
  ).toEqual([2, 2, 2, 3, 3, 3, 5, 5, 5])
})

const cup = words.find(({ id }) => id === 'cup') as Word
/** Returns a family's own scene, with its thing at the bottom right. */
const sceneOf = (id: string, word: string, scene: Word['scene'] = [0.6, 0.5, 0.2, 0.15]): Word => ({
  id,
  word,
  category: 'everyday',
  say: word,
  photo: { needsOutline: false },
  ...(scene === undefined ? {} : { scene }),
  shapeFamily: 'round',
  mainColour: cup.mainColour,
  needsOutline: [],
  salient: [],
})
const pictures = (plan: TrialPlan | undefined) => (plan?.stimuli ?? []).map((each) => ({ role: each.role, ...pictureOf(each) }))

it('highlights the boxed thing of a family’s scene, into its corners, with the rest dimmed', () => {
  for (const [level, light] of [
    ['3', 0.2],
    ['4', 0.5],
    ['5', 0.8],
    ['6', 1],
  ] as const)
    for (const plan of plans(level, {}, {}, [sceneOf('own-1', 'My cup'), ...words]).slice(2)) {
      const [whole, target] = plan.stimuli
      expect(pictures(plan)).toMatchObject([
        { word: { id: 'own-1' }, shade: light, level: 'realistic' },
        { word: { id: 'own-1' }, piece: [0.6, 0.5, 0.2, 0.15], level: 'realistic' },
      ])
      expect([target?.hit?.size, plan.records]).toEqual([Math.SQRT2, { met: light === 1 ? 'whole' : `light-${light * 100}`, isOwn: true, inPicture: 6 }])
      // The cut-out is exactly at its place in the picture.
      const side = whole?.size ?? 0
      expect(target?.size).toBeCloseTo(side * 0.2)
      expect(((target?.place.x ?? 0) - (whole?.place.x ?? 0)) * (4 / 3)).toBeCloseTo(side * 0.2)
      expect((target?.place.y ?? 0) - (whole?.place.y ?? 0)).toBeCloseTo(side * 0.075)
    }
})

it('shows a family’s scene where its thing is in the visual field, or the thing alone', () => {
  const scene = sceneOf('own-1', 'My cup', [0.05, 0.05, 0.2, 0.2])
  for (const zones of [
    { 1: 0, 2: 2, 3: 2, 4: 0, 5: 3, 6: 2, 7: 0, 8: 1, 9: 1 },
    { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 },
    { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1, 6: 1, 7: 0, 8: 0, 9: 0 },
    { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 1, 7: 0, 8: 0, 9: 0 },
  ])
    for (const level of ['3', '4', '5', '6', '7'] as const)
      for (const { stimuli } of plans(level, {}, { zones }, [scene, ...words]))
        for (const { place, role, size } of stimuli)
          if (role !== 'place') {
            expect(zones[zoneAt(place) as keyof typeof zones], `${level} ${JSON.stringify([role, size, place])}`).toBeGreaterThan(0)
            expect(size).toBeGreaterThanOrEqual(0.1)
          }
})

it('asks for another picture of the same name if there is one, else for the same in other light', () => {
  const two = [sceneOf('own-1', 'My cup'), sceneOf('own-2', 'my Cup')]
  const shown = plans('7', { scenes: ['own-1'] }, {}, [...two, ...words]).slice(2)
  for (const plan of shown)
    expect(pictures(plan).map(({ word, shade }) => [word?.id, shade])).toEqual([
      ['own-2', 1],
      ['own-2', undefined],
    ])
  const alone = plans('7', {}, {}, [sceneOf('own-1', 'My cup'), ...words]).slice(2)
  for (const plan of alone) {
    const [whole, target] = pictures(plan)
    expect(whole?.shade).toBeLessThan(0.6)
    expect(target?.shade).toBe(whole?.shade)
  }
})

it('has one visibly different photograph as distractor, and uses only picked scenes', () => {
  const three = [sceneOf('own-1', 'My cup'), sceneOf('own-2', 'My bed'), sceneOf('own-3', 'My cup')]
  const beside = plans('2', {}, {}, [sceneOf('own-1', 'My cup'), ...words]).slice(2)
  for (const plan of beside) {
    const [target, other] = pictures(plan)
    expect([plan.stimuli.length, target?.piece, plan.records?.['met']]).toEqual([2, [0.6, 0.5, 0.2, 0.15], 'beside'])
    expect(other?.word?.mainColour).not.toBe(cup.mainColour)
    expect([other?.word?.realistic === undefined, other?.level]).toEqual([false, 'realistic'])
  }
  const asked = plans('6', { scenes: ['own-2', 'own-3'] }, {}, [...three, ...words]).slice(2)
  expect(new Set(asked.map((plan) => pictures(plan)[1]?.word?.id))).toEqual(new Set(['own-2', 'own-3']))
  // A scene that was picked and then deleted is no longer used.
  const rest = plans('6', { scenes: ['own-9'] }, {}, [...three, ...words]).slice(2)
  expect(new Set(rest.map((plan) => pictures(plan)[1]?.word?.id)).size).toBe(2)
})

it('asks in a block for the two shown in its warm-ups, and for others in another block', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((name) => sceneOf(`own-${name}`, name))
  const blocks = [1, 2, 3, 4, 5, 6].map((seed) => ({ seed, own: true })).concat([1, 2, 3].map((seed) => ({ seed, own: false })))
  const asked = blocks.map(({ seed, own }) => {
    const all = plans('6', {}, {}, own ? [...many, ...words] : words, seed)
    const nameOf = (plan: TrialPlan) => {
      const target = plan.stimuli.find(({ role }) => role === 'target')
      return target === undefined ? null : pictureOf(target)?.word.id
    }
    const [shown, found] = [all.slice(0, 2), all.slice(2)].map((part) => [...new Set(part.map(nameOf))].toSorted())
    expect(found).toEqual(shown)
    expect(shown).toHaveLength(2)
    return found?.join(' ')
  })
  expect(new Set(asked.slice(0, 6)).size).toBeGreaterThan(2)
})
