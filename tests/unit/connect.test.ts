import { describe, expect, it } from 'vitest'
import type { ChildProfile } from '#domain/child/childProfile'
import type { SupportLevel } from '#domain/child/support'
import { palette } from '#domain/child/palette'
import { isSaturatedRed, MIN_LINE_SIZE, MIN_TARGET_SIZE, restlessColour } from '#domain/child/safety'
import { zones, type Zone, type ZoneWeights } from '#domain/child/zones'
import { drawnByWay } from '#domain/measures/byWay'
import { driftPath } from '#domain/trials/layout/drift'
import type { PlayEvent } from '#domain/trials/engine/events'
import { EDGE, zoneAt } from '#domain/trials/layout/placement'
import { pictureOf, type StimulusPlan, textOf, type TrialPlan } from '#domain/trials/plan/plan'
import { backOn, drawnOn, nearestOn } from '#domain/trials/layout/road'
import { categories, type Word } from '#domain/words/words'
import { connectLevels, type ConnectLevel } from '#scenes/activities/connect/levels'
import { planJoining } from '#scenes/activities/connect/logic'
import manifest from '#scenes/activities/connect/manifest'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { planBlock, type PlansOptions } from '#tests/support/plans'

const words = (await Promise.all(categories.map(readWords))).flat()
type LevelId = keyof typeof connectLevels
const levels = Object.keys(connectLevels) as LevelId[]
const supports = ['A', 'B', 'C'] as const
const ofPairs = ['1', '2', '3', '4', '5', '6'] as const

const all = (level: LevelId, wish: Partial<PlansOptions<ConnectLevel>> = {}) =>
  planBlock<ConnectLevel>({ manifest, plan: planJoining, level: connectLevels[level], words, turns: 6, ...wish })
const plans = (level: LevelId, settings = {}, support: SupportLevel = 'B', dials: ChildProfile['dials'] = {}, aspect = 4 / 3) =>
  all(level, { settings, profile: { support, dials }, aspect }).slice(2)
const weightsOf = (weight: (zone: Zone) => 0 | 1 | 2 | 3): ZoneWeights =>
  Object.fromEntries(zones.map((zone) => [zone, weight(zone)])) as unknown as ZoneWeights

/** Returns each thing with the end of its road. */
const roadsIn = ({ stimuli }: TrialPlan) =>
  stimuli.flatMap((one) => {
    const other = stimuli.find(({ id }) => id === one.goesTo)
    return other === undefined ? [] : [{ one, other }]
  })
const specOf = ({ mechanic }: TrialPlan) => {
  if (mechanic.kind !== 'trace') throw new Error('nothing is traced')
  return mechanic
}
const wordOf = (thing: StimulusPlan) => pictureOf(thing)?.word.id
const far = (one: StimulusPlan, other: StimulusPlan, aspect = 4 / 3) => Math.hypot((one.place.x - other.place.x) * aspect, one.place.y - other.place.y)

describe('joining things', () => {
  it('has as many pairs or dots as the level sets, each with a road', () => {
    const counts = Object.fromEntries(levels.map((level) => [level, new Set(plans(level, {}, 'C').map((trial) => roadsIn(trial).length))]))
    expect(counts).toEqual({
      '1': new Set([1]),
      '2': new Set([1]),
      '3': new Set([1]),
      '4': new Set([2]),
      '5': new Set([3]),
      '6': new Set([2]),
      '7': new Set([2, 4]),
    })
    for (const level of levels) for (const trial of plans(level, {}, 'C')) expect(trial.stimuli.every(({ role }) => role === 'target')).toBe(true)
  })

  it('keeps everything on the stage and in the visual field, large enough, without overlaps', () => {
    const fields = [
      weightsOf(() => 2),
      ...zones.map((hole) => weightsOf((zone) => (zone === hole ? 0 : 2))),
      ...zones.map((only) => weightsOf((zone) => (zone === only ? 3 : 0))),
      weightsOf((zone) => (zone % 3 === 1 ? 2 : 0)),
      weightsOf((zone) => (zone > 6 ? 0 : 1)),
    ]
    for (const level of levels) {
      for (const support of supports) {
        for (const [index, weights] of fields.entries()) {
          for (const aspect of index === 0 ? [4 / 3, 1.6, 844 / 390] : [4 / 3]) {
            for (const { stimuli } of plans(level, {}, support, { zones: weights }, aspect)) {
              for (const [place, each] of stimuli.entries()) {
                expect(weights[zoneAt(each.place)]).toBeGreaterThan(0)
                expect(each.size).toBeGreaterThanOrEqual((textOf(each) === undefined ? MIN_TARGET_SIZE : MIN_LINE_SIZE) - 1e-9)
                expect(each.place.x - each.size / aspect / 2).toBeGreaterThan(EDGE - 5e-3)
                expect(each.place.x + each.size / aspect / 2).toBeLessThan(1 - EDGE + 5e-3)
                expect(each.place.y - each.size / 2).toBeGreaterThan(EDGE - 5e-3)
                expect(each.place.y + each.size / 2).toBeLessThan(1 - EDGE + 5e-3)
                // In a visual field of one zone, there is hardly room for two things.
                for (const other of stimuli.slice(place + 1)) expect(far(each, other, aspect)).toBeGreaterThan(each.size * (index > 9 ? 0.99 : 1.2))
              }
            }
          }
        }
      }
    }
  })

  it('starts with a short road across, then longer ones down and across', () => {
    const waysOf = (level: LevelId) =>
      plans(level).flatMap((trial) =>
        roadsIn(trial).map(({ one, other }) => ({ length: far(one, other), isAcross: Math.abs(one.place.y - other.place.y) < 0.01 })),
      )
    const [short, long] = [waysOf('1'), waysOf('2')]
    expect(new Set(short.map(({ isAcross }) => isAcross))).toEqual(new Set([true]))
    expect(new Set(long.map(({ isAcross }) => isAcross))).toEqual(new Set([true, false]))
    expect(Math.min(...long.map(({ length }) => length))).toBeGreaterThan(Math.max(...short.map(({ length }) => length)))
  })

  it('leads no road over the things of another pair, however wide it is', () => {
    for (const level of ['4', '5'] as const) {
      for (const support of supports) {
        for (const width of [10, 15, 30]) {
          for (const trial of plans(level, { width }, support)) {
            const { reach } = specOf(trial)
            expect(reach).toBeLessThanOrEqual(width / 200 + 1e-9)
            for (const { one, other } of roadsIn(trial)) {
              const way = driftPath(one.place, { to: other.place }, 4 / 3)
              for (const stranger of trial.stimuli.filter((each) => each !== one && each !== other))
                expect(nearestOn(way, stranger.place, 4 / 3).error, `level ${level} ${support} ${width}`).toBeGreaterThan(reach + stranger.size / 2 - 1e-9)
            }
          }
        }
      }
    }
  })

  it('shows the road as the level or the adult sets', () => {
    const isSeen = (level: LevelId, road: string) => new Set(plans(level, { road }).map((trial) => specOf(trial).free !== true))
    for (const level of levels) {
      expect(isSeen(level, 'level')).toEqual(new Set([!['3', '6', '7'].includes(level)]))
      expect(isSeen(level, 'always')).toEqual(new Set([true]))
      expect(isSeen(level, 'never')).toEqual(new Set([false]))
    }
  })

  it('joins identical things in each pair; at level 6 matching ones, as photographs', () => {
    for (const level of ['1', '4', '5'] as const) {
      for (const trial of plans(level)) {
        for (const { one, other } of roadsIn(trial)) expect(wordOf(one)).toBe(wordOf(other))
        expect(new Set(roadsIn(trial).map(({ one }) => wordOf(one))).size).toBe(roadsIn(trial).length)
      }
    }
    const together = all('6', { turns: 8 }).slice(2)
    const joined = new Set(together.flatMap((trial) => roadsIn(trial).map(({ one, other }) => `${wordOf(one)} ${wordOf(other)}`)))
    expect(joined).toContain('toothbrush toothpaste')
    expect(joined).toContain('key lock')
    expect(joined.size).toBe(8)
    for (const trial of together) for (const each of trial.stimuli) expect(pictureOf(each)?.level).toBe('realistic')
    // Where no road is drawn, the thing directly opposite is not always the right one.
    const isStraight = together.map((trial) =>
      roadsIn(trial).every(({ one, other }) => Math.abs(one.place.x - other.place.x) < 0.01 || Math.abs(one.place.y - other.place.y) < 0.01),
    )
    expect(new Set(isStraight)).toEqual(new Set([true, false]))
  })

  it('uses the child’s two colours and a third one other than red for the pairs', () => {
    for (const colour of ['yellow', 'red', 'green', 'orange'] as const) {
      for (const secondColour of ['cyan', 'red', 'pink'] as const) {
        for (const trial of plans('5', {}, 'C', { colour, secondColour })) {
          const colours = roadsIn(trial).map(({ one, other }) => {
            expect(one.colour).toBe(other.colour)
            return one.colour
          })
          expect(colours[0]).toBe(restlessColour(palette[colour]))
          expect(colours).toContain(restlessColour(palette[secondColour]))
          expect(colours.some((each) => isSaturatedRed(each))).toBe(false)
        }
      }
    }
    // No two pairs have the same colour.
    for (const trial of plans('5', {}, 'C', { colour: 'yellow', secondColour: 'cyan' }))
      expect(new Set(roadsIn(trial).map(({ one }) => one.colour)).size).toBe(3)
  })

  it('numbers the dots from one, each leading to the next, and asks for them in that order', () => {
    for (const [index, trial] of all('7', { turns: 6 }).slice(2).entries()) {
      expect(trial.stimuli.map((each) => textOf(each)?.text)).toEqual(Array.from({ length: index < 3 ? 3 : 5 }, (_, dot) => String(dot + 1)))
      expect(specOf(trial)).toMatchObject({ inOrder: true, counts: true })
      expect(specOf(trial).either).toBeUndefined()
      // The path to the next dot never passes over another dot.
      for (const { one, other } of roadsIn(trial)) {
        const way = driftPath(one.place, { to: other.place }, 4 / 3)
        for (const stranger of trial.stimuli.filter((each) => each !== one && each !== other))
          expect(nearestOn(way, stranger.place, 4 / 3).error).toBeGreaterThan(stranger.size)
      }
    }
  })

  it('applies the adult’s settings: road width, resuming distance and way of joining', () => {
    for (const level of ofPairs) {
      const [trial] = plans(level, { width: 20, resume: 40 })
      if (trial === undefined) throw new Error('no trial')
      expect(specOf(trial)).toMatchObject({
        reach: 0.1,
        resume: 0.4,
        either: true,
        taps: 'both',
        measured: true,
        arrives: 'twinkle',
        help: { 1: ['light-along'], 4: ['show-how'] },
      })
      expect(specOf(trial).tapsOnly).toBeUndefined()
    }
    for (const [how, taps] of [
      ['tap-tap', 'both'],
      ['touch', 'one'],
    ] as const)
      for (const trial of plans('4', { how })) expect(specOf(trial)).toMatchObject({ taps, tapsOnly: true })
    for (const trial of [...plans('4', { sounds: false }), ...plans('7', { sounds: false })]) {
      expect(specOf(trial)).toMatchObject({ reward: { sounds: [] } })
      expect([specOf(trial).arrives, specOf(trial).counts]).toEqual([undefined, undefined])
    }
  })

  it('shows the picked pictures, adds others if too few, and prefers the child’s own photographs', () => {
    const shown = (level: LevelId, settings: object, list: readonly Word[] = words) =>
      new Set(all(level, { settings: settings as never, words: list }).flatMap(({ stimuli }) => stimuli.map((each) => wordOf(each))))
    expect(shown('2', { deck: ['bus', 'hat'] })).toEqual(new Set(['bus', 'hat']))
    expect(shown('5', { deck: ['bus'] })).toContain('bus')
    expect(shown('5', { deck: ['bus'] }).size).toBeGreaterThan(3)
    const withPhoto = words.map((word) => (word.id === 'robot' ? { ...word, photo: { needsOutline: false } } : word))
    expect(shown('1', {}, withPhoto)).toContain('robot')
    // A photograph is never next to a drawing.
    const drawn = all('5', { words: withPhoto, profile: { support: 'C', dials: { pictureLevel: 'flat' } } })
    for (const { stimuli } of drawn) expect(new Set(stimuli.map((each) => pictureOf(each)?.word.photo !== undefined)).size).toBe(1)
  })

  it('starts and eases with one pair and a short road, and has fewer pairs after too many missed touches', () => {
    for (const level of levels) {
      const [first, second, ...rest] = all(level)
      for (const trial of [first, second, ...rest.map(({ easier }) => easier)]) {
        if (trial === undefined) throw new Error('no trial')
        expect([roadsIn(trial).length, specOf(trial).free]).toEqual([1, undefined])
      }
    }
    const halved = (level: LevelId) =>
      all(level, { plan: (request: Parameters<typeof planJoining>[0]) => planJoining({ ...request, itemsShare: 0.5 }) }).slice(2)
    for (const trial of halved('4')) expect(roadsIn(trial).length).toBe(1)
    for (const trial of halved('5')) expect(roadsIn(trial).length).toBe(2)
    expect(plans('6')).toEqual(plans('6'))
  })
})

describe('a road', () => {
  const way = driftPath({ x: 0.2, y: 0.5 }, { to: { x: 0.8, y: 0.5 } }, 4 / 3)

  it('is the same from the other end', () => {
    expect(backOn(way)).toEqual({ points: [...way.points].toReversed(), shares: [0, 1], length: way.length })
    const bend = driftPath({ x: 0, y: 0 }, { via: [{ x: 0.3, y: 0 }], to: { x: 0.9, y: 0 } }, 1)
    expect(backOn(bend).shares[1]).toBeCloseTo(2 / 3, 9)
  })

  it('continues when a finger comes down again within the allowed distance', () => {
    const at = { from: { x: 0.5, y: 0.5 }, to: { x: 0.52, y: 0.5 } }
    expect(drawnOn(way, 0.2, at, 0.05, 4 / 3)).toBe(0.2)
    expect(drawnOn(way, 0.2, at, 0.05, 4 / 3, 0.3)).toBeCloseTo(0.32 / 0.6, 5)
  })
})

it('reports the time of a road for each way of drawing it', () => {
  const trial = (index: number, direction: 'right' | 'left', traceMs: number): PlayEvent[] => {
    const at = index * 10_000
    return [
      { kind: 'trial-began', at, trial: index, warmUp: false, waitMs: null },
      { kind: 'stimulus-shown', at, trial: index, id: 'one', role: 'target', x: 0.2, y: 0.5, w: 0.1, h: 0.2, colour: '#FFE600', zone: 5, speed: 0 },
      { kind: 'recorded', at: at + 5000, trial: index, values: { direction, traceMs } },
      { kind: 'answered', at: at + 5000, trial: index, id: 'one', verdict: 'correct', by: 'touch' },
      { kind: 'trial-ended', at: at + 7000, trial: index, outcome: 'independent' },
    ]
  }
  const log = [1000, 2000, 3000, 4000].flatMap((ms, index) => trial(index, 'right', ms)).concat(trial(4, 'left', 9000))
  expect(drawnByWay([log])).toMatchObject([
    { way: 'right', n: 4, spread: { median: 2500 } },
    { way: 'left', n: 1, spread: null },
  ])
})
