import { describe, expect, it } from 'vitest'
import { withPhotos, type PhotoNote } from '#domain/photos/photo'
import { stepsOf } from '#domain/measures/steps'
import { seededRandom } from '#domain/random'
import type { PlayEvent } from '#domain/trials/engine/events'
import { zoneAt } from '#domain/trials/layout/placement'
import { pictureOf } from '#domain/trials/plan/plan'
import { footAt } from '#domain/words/places'
import { roomOf } from '#scenes/activities/realdictionary/generalisation'
import { generalisationLevels, generalisationSteps, type GeneralisationStep } from '#scenes/activities/realdictionary/levels'
import { planGeneralisation } from '#scenes/activities/realdictionary/logic'
import manifest from '#scenes/activities/realdictionary/manifest'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from '#tests/support/plans'
import { sessionHeader } from '#tests/support/examples'

const categories = manifest.categories ?? []
const lists = new Map(await Promise.all(categories.map(async (category) => [category, await readWords(category as never)] as const)))
const everyday = lists.get('everyday') ?? []
type LevelId = keyof typeof generalisationLevels
const ids = Object.keys(generalisationLevels) as LevelId[]
const plans = (level: LevelId, { words = everyday, settings = {}, dials = {} }: { words?: typeof everyday; settings?: object; dials?: object } = {}) =>
  planBlock({
    manifest,
    plan: planGeneralisation,
    level: generalisationLevels[level],
    words,
    settings: settings as never,
    profile: { support: 'B', dials },
    turns: 10,
  }).slice(2)

const photoOf = (wordId: string, name: string): PhotoNote =>
  ({
    wordId,
    name,
    category: 'everyday',
    parts: [],
    look: { needsOutline: false, mainColour: 'blue', shapeFamily: 'round' },
    savedAt: 1,
    bytes: 1,
  }) as unknown as PhotoNote

describe('the levels', () => {
  it('have two choices in every category, both in the look of the level', () => {
    for (const words of lists.values())
      for (const level of ids)
        for (const { stimuli, records } of plans(level, { words })) {
          expect(records?.['rung']).toBe(generalisationLevels[level].step)
          expect(stimuli.map(({ role }) => role)).toEqual(['target', 'distractor'])
          const looks = stimuli.map((stimulus) => pictureOf(stimulus))
          for (const look of looks) expect([look?.level, look?.as]).toEqual([looks[0]?.level, looks[0]?.as])
        }
  })

  it('show another specimen, not the usual one', () => {
    for (const { stimuli } of plans('2')) for (const stimulus of stimuli) expect(pictureOf(stimulus)?.view).toBeGreaterThan(0)
  })

  it('place both things on the ground of a suitable scene, dimmed where required', () => {
    for (const words of lists.values())
      for (const level of ['4', '5'] as const)
        for (const { stimuli, ground } of plans(level, { words })) {
          const seen = stimuli.flatMap((stimulus) => pictureOf(stimulus)?.word ?? [])
          expect(new Set(seen.map(roomOf)).size).toBe(1)
          expect(ground).toMatchObject({ place: seen[0] === undefined ? '' : roomOf(seen[0]), before: true })
          expect(ground?.light).toBe(level === '4' ? 0.3 : undefined)
          const feet = stimuli.map(({ place, size }, index) => place.y + (footAt(seen[index] ?? {}, true) - 0.5) * size)
          expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(1e-9)
        }
  })

  it('place things only within the visual field', () => {
    const zones = { 1: 0, 2: 0, 3: 0, 4: 2, 5: 3, 6: 2, 7: 1, 8: 0, 9: 1 }
    for (const level of ids)
      for (const { stimuli } of plans(level, { dials: { zones } })) for (const { place } of stimuli) expect(zones[zoneAt(place)]).toBeGreaterThan(0)
  })

  it('start with the family’s own photograph, and continue with the list’s', () => {
    const words = withPhotos(everyday, [photoOf('cup', 'cup'), photoOf('spoon', 'spoon')], ['everyday'])
    const asked = plans('1', { words }).flatMap(({ stimuli }) => stimuli.flatMap((stimulus) => (stimulus.role === 'target' ? (pictureOf(stimulus) ?? []) : [])))
    const own = asked.filter(({ word }) => word.id === 'cup')
    expect(own.length).toBeGreaterThan(0)
    for (const { word, as } of own) expect([word.photo !== undefined, as]).toEqual([true, undefined])
    for (const { stimuli } of plans('3', { words })) for (const stimulus of stimuli) expect(pictureOf(stimulus)?.as).toBe('stock')
  })

  it('use the family’s photograph for the thing of the same name, and ask for it by no other', () => {
    const words = withPhotos(everyday, [photoOf('own-1', 'Cup'), photoOf('own-2', 'spoon')], ['everyday'])
    const all = plans('3', { words, settings: { ownTable: ['own-1', 'own-2'] } })
    const cups = all.filter(({ stimuli }) => stimuli.some((stimulus) => stimulus.role === 'target' && pictureOf(stimulus)?.word.id === 'own-1'))
    expect(cups.length).toBeGreaterThan(0)
    for (const { cue, records } of cups) {
      expect(cue).toMatchObject({ word: 'everyday/cup' })
      expect(records?.['isOwn']).toBe(true)
    }
    expect(all.map(({ cue }) => JSON.stringify(cue)).filter((cue) => cue.includes('own-'))).toEqual([])
  })

  it('step one back in an easier trial, and record that', () => {
    for (const [index, level] of ids.entries())
      for (const { easier } of plans(level)) expect(easier?.records?.['rung']).toBe(generalisationSteps[Math.max(0, index - 1)])
  })
})

it('find the highest level of each thing for simulated children', () => {
  const random = seededRandom(3)
  const things = ['cup', 'spoon', 'fork', 'plate', 'bowl']
  const spec = manifest.steps
  if (spec === undefined) throw new Error('no steps')
  const told = Array.from({ length: 60 }, () => {
    const truth = new Map(things.map((word) => [word, Math.floor(random() * generalisationSteps.length)]))
    const events = things.flatMap((word, thing) =>
      generalisationSteps.flatMap((step: GeneralisationStep, place) =>
        Array.from({ length: 10 }, (_, turn): readonly PlayEvent[] => {
          const trial = (thing * generalisationSteps.length + place) * 10 + turn
          const at = trial * 10_000
          const isRight = random() < (place <= (truth.get(word) ?? 0) ? 0.97 : 0.5)
          return [
            { kind: 'trial-began', at, trial, warmUp: false, waitMs: 10_000 },
            {
              kind: 'stimulus-shown',
              at,
              trial,
              id: word,
              shows: { word },
              role: 'target',
              x: 0.5,
              y: 0.5,
              w: 0.2,
              h: 0.2,
              colour: '#FFE600',
              zone: 5,
              speed: 0,
            },
            { kind: 'recorded', at, trial, values: { rung: step } },
            { kind: 'answered', at: at + 2000, trial, id: word, verdict: 'correct', by: 'touch' },
            { kind: 'trial-ended', at: at + 3000, trial, outcome: isRight ? 'independent' : 'prompted' },
          ]
        }).flat(),
      ),
    )
    const found = stepsOf([{ ...sessionHeader('r'), events }], spec)
    return found?.words.filter(({ word, hardest }) => hardest === generalisationSteps[truth.get(word) ?? 0]).length ?? 0
  })
  const right = told.reduce((sum, n) => sum + n, 0) / (told.length * things.length)
  expect(right).toBeGreaterThan(0.85)
})
