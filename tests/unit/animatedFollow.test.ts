import { describe, expect, it } from 'vitest'
import type { ColourName } from '#domain/child/palette'
import { driftPath } from '#domain/trials/layout/drift'
import { zoneAt } from '#domain/trials/layout/placement'
import type { WayPoint } from '#domain/trials/layout/drift'
import { homes, journeyLevels } from '#scenes/activities/animated_follow/levels'
import { planJourney } from '#scenes/activities/animated_follow/logic'
import manifest from '#scenes/activities/animated_follow/manifest'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock } from '#tests/support/plans'

const words = (await Promise.all((['vehicles', 'animals', 'nature'] as const).map(readWords))).flat()
type LevelId = keyof typeof journeyLevels
const levels = Object.keys(journeyLevels) as LevelId[]
type Wish = Omit<Parameters<typeof planBlock>[0], 'manifest' | 'plan' | 'level'>
const plans = (level: LevelId, wish: Wish = {}) =>
  planBlock({ words, ...wish, manifest, plan: planJourney, level: journeyLevels[level], turns: 8, profile: { support: 'B', ...wish.profile } }).slice(2)
type Plan = ReturnType<typeof plans>[number]

const travellerOf = ({ stimuli }: Plan) => {
  const found = stimuli.find(({ role }) => role === 'target')
  if (found === undefined || !('picture' in found.shows) || found.drift === null) throw new Error('nobody travels')
  return { ...found, picture: found.shows.picture, drift: found.drift }
}
const goalOf = ({ stimuli }: Plan) => {
  const found = stimuli.find(({ role }) => role === 'place')
  if (found === undefined || 'text' in found.shows) throw new Error('there is no goal')
  return { ...found, home: 'picture' in found.shows ? found.shows.picture.word.id : found.shows.drawing }
}
const stationsOf = (plan: Plan): readonly WayPoint[] => (travellerOf(plan).drift.via ?? []).filter(({ restMs }) => restMs === Infinity)

describe('follow to the goal', () => {
  it('waits at one station, then two, then three with a bend', () => {
    const counts = levels.map((level) => new Set(plans(level).map((plan) => stationsOf(plan).length)))
    expect(counts.map((each) => [...each])).toEqual([[1], [2], [3], [2], [2], [3]])
    for (const plan of plans('2', { settings: { stations: 4 } })) expect(stationsOf(plan).length).toBe(4)
    for (const plan of plans('3')) expect((travellerOf(plan).drift.via ?? []).length).toBe(4)
  })

  it('spaces its stations evenly, and ends just before its goal', () => {
    for (const aspect of [4 / 3, 844 / 390])
      for (const level of levels)
        for (const plan of plans(level, { aspect })) {
          const { place, drift, size } = travellerOf(plan)
          const way = driftPath(place, drift, aspect)
          const shares = way.points.flatMap((point, index) => (point.restMs === Infinity ? [way.shares[index] ?? 0] : []))
          for (const [index, share] of shares.entries()) expect(share).toBeCloseTo((index + 1) / (shares.length + 1), 5)
          const goal = goalOf(plan)
          const apart = Math.hypot((drift.to.x - goal.place.x) * aspect, drift.to.y - goal.place.y)
          expect(apart).toBeGreaterThan((size + goal.size) * 0.3)
        }
  })

  it('shows the track only below level 4', () => {
    const tracks = levels.map((level) => plans(level).map(({ mechanic }) => (mechanic.kind === 'journey' ? mechanic.track : null))[0])
    expect(tracks).toEqual([0.25, 0.25, 0.25, undefined, undefined, undefined])
  })

  it('names the one of two that moves, and keeps the other off its path', () => {
    for (const aspect of [4 / 3, 844 / 390])
      for (const plan of plans('5', { aspect })) {
        const { picture, place, drift, size } = travellerOf(plan)
        expect(plan.cue).toMatchObject({ word: `${picture.word.category}/${picture.word.id}` })
        const [other, ...more] = plan.stimuli.filter(({ role }) => role === 'distractor')
        expect(more).toEqual([])
        expect(other?.drift).toBeNull()
        expect(other?.id).not.toBe(picture.word.id)
        const way = driftPath(place, drift, aspect)
        for (const point of way.points) expect(Math.hypot(((other?.place.x ?? 0) - point.x) * aspect, (other?.place.y ?? 0) - point.y)).toBeGreaterThan(size)
      }
    expect(plans('4').every(({ stimuli }) => stimuli.every(({ role }) => role !== 'distractor'))).toBe(true)
  })

  it('has a texture and then a park as background, only at level 6', () => {
    const grounds = plans('6').map(({ ground }) => (ground === undefined ? null : 'place' in ground ? ground.look : 'strips'))
    expect(new Set(grounds.slice(0, 4))).toEqual(new Set(['strips']))
    expect(new Set(grounds.slice(4))).toEqual(new Set(['blurred']))
    for (const level of ['1', '5'] as const) for (const plan of plans(level)) expect(plan.ground).toBeUndefined()
  })

  it('faces its direction of travel, as a photograph and as a drawing', () => {
    for (const [pictureLevel, looksRight] of [
      ['realistic', true],
      ['flat', false],
    ] as const)
      for (const plan of plans('1', { profile: { dials: { pictureLevel } } })) {
        const { place, drift, picture } = travellerOf(plan)
        expect((picture.mirrored === true) === looksRight).toBe(drift.to.x < place.x)
      }
  })

  it('never mirrors a family’s own photograph', () => {
    const own = words.map((word) => (word.id === 'bus' ? { ...word, photo: 'p1' } : word)) as typeof words
    for (const plan of plans('1', { words: own })) expect(travellerOf(plan).picture.mirrored).toBeUndefined()
  })

  it('sends the chosen character to its home, or to the goal an adult chose', () => {
    const wentTo = (character: string, goal = 'its-own') => new Set(plans('1', { settings: { character: [character], goal } }).map((plan) => goalOf(plan).home))
    expect(wentTo('bird')).toEqual(new Set(['nest']))
    expect(wentTo('bus')).toEqual(new Set(['garage']))
    expect(wentTo('car')).toEqual(new Set(['house']))
    expect(wentTo('bus', 'flower')).toEqual(new Set(['flower']))
    for (const home of Object.values(homes)) expect(words.map(({ id }) => id)).toContain(home)
  })

  it('uses a character in the child’s colour if none was chosen', () => {
    const who = (colour: ColourName) => travellerOf(plans('1', { profile: { dials: { colour } } })[0] as Plan).picture.word.id
    expect([who('yellow'), who('red'), who('blue'), who('purple')]).toEqual(['bus', 'bird', 'car', 'bird'])
  })

  it('moves only within the child’s visual field, a short way if that is small', () => {
    const zones = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 3, 6: 3, 7: 0, 8: 0, 9: 0 } as const
    for (const level of levels)
      for (const plan of plans(level, { profile: { dials: { zones } } })) {
        const { place, drift } = travellerOf(plan)
        expect(Math.hypot(drift.to.x - place.x, drift.to.y - place.y)).toBeGreaterThan(0.05)
        for (const at of [goalOf(plan).place, place]) expect(zones[zoneAt(at)]).toBeGreaterThan(0)
      }
  })
})
