import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zoneAt } from '#domain/trials/layout/placement'
import { farthestStraight, courtToStage, rolledTo, type Court } from '#domain/trials/layout/walls'
import { tiltLevels } from '#scenes/activities/tilt/levels'
import { planBall } from '#scenes/activities/tilt/logic'
import manifest from '#scenes/activities/tilt/manifest'
import { planBlock } from '#tests/support/plans'

type LevelId = keyof typeof tiltLevels
const levels = Object.keys(tiltLevels) as LevelId[]
type Wish = Omit<Parameters<typeof planBlock>[0], 'manifest' | 'plan' | 'level'>
const plans = (level: LevelId, wish: Wish = {}) =>
  planBlock({ ...wish, manifest, plan: planBall, level: tiltLevels[level], turns: 12, profile: { support: 'A', ...wish.profile } }).slice(2)
const partsOf = ({ stimuli, mechanic }: ReturnType<typeof plans>[number]) => {
  const [ball, goal] = [stimuli.find(({ role }) => role === 'target'), stimuli.find(({ role }) => role === 'place')]
  if (ball === undefined || goal === undefined || mechanic.kind !== 'tilt') throw new Error('nothing rolls')
  return { ball, goal, mechanic }
}

describe('tilt', () => {
  it('accepts any tilt at first, then sideways, then free tilt', () => {
    const leansOf = (level: LevelId) => plans(level).map((plan) => partsOf(plan).mechanic)
    expect(leansOf('1').every(({ anyLean }) => anyLean === true)).toBe(true)
    expect(leansOf('2').every(({ sideways }) => sideways === true)).toBe(true)
    for (const level of ['3', '4', '5', '6'] as const)
      expect(leansOf(level).every(({ anyLean, sideways }) => anyLean === undefined && sideways === undefined)).toBe(true)
  })

  it('has the light on either side, and from level 3 in four directions, never twice in a row', () => {
    const directions = (level: LevelId) =>
      plans(level).map((plan) => {
        const { ball, goal } = partsOf(plan)
        return `${Math.sign(goal.place.x - ball.place.x)} ${Math.sign(goal.place.y - ball.place.y)} ${ball.place.y.toFixed(2)}`
      })
    expect(new Set(directions('2').map((each) => each.split(' ')[0]))).toEqual(new Set(['1', '-1']))
    expect(new Set(directions('3')).size).toBe(4)
    for (const level of levels) {
      const all = plans(level).map(({ stimuli }) => JSON.stringify(stimuli.map(({ place }) => place)))
      for (const [index, each] of all.slice(1).entries()) expect(each).not.toBe(all[index])
    }
  })

  it('uses a smaller ball and light at level 4, which never overlap', () => {
    const of = (level: LevelId) => partsOf(plans(level)[0] as ReturnType<typeof plans>[number])
    expect([of('1').ball.size, of('1').goal.size].map((size) => Number(size.toFixed(2)))).toEqual([0.3, 0.35])
    expect(of('4').goal.size).toBeCloseTo(0.2)
    for (const aspect of [4 / 3, 16 / 10, 844 / 390])
      for (const level of levels)
        for (const support of ['A', 'B', 'C'] as const)
          for (const plan of plans(level, { aspect, profile: { support } })) {
            const { ball, goal } = partsOf(plan)
            expect(Math.hypot((ball.place.x - goal.place.x) * aspect, ball.place.y - goal.place.y)).toBeGreaterThan((ball.size + goal.size) / 2)
          }
  })

  it('leads around each wall within the visual field, on every stage', () => {
    for (const aspect of [4 / 3, 16 / 10, 844 / 390])
      for (const level of ['5', '6'] as const)
        for (const support of ['A', 'B', 'C'] as const)
          for (const plan of plans(level, { aspect, profile: { support } })) {
            const { ball, goal, mechanic } = partsOf(plan)
            const { road = [], walls = [] } = mechanic
            expect(walls.length).toBe(level === '5' ? 1 : 2)
            const court: Court = { walls, size: ball.size, aspect }
            // The straight line to the light hits a wall, but the road leads around it.
            const straight = rolledTo(ball.place, goal.place, court)
            expect(Math.abs(straight.x - goal.place.x)).toBeGreaterThan(0.1)
            let at = ball.place
            for (const next of [...road, goal.place]) {
              at = rolledTo(at, next, court)
              expect(Math.hypot((at.x - next.x) * aspect, at.y - next.y)).toBeLessThan(0.01)
            }
          }
  })

  it('rolls only within the visual field', () => {
    const zones = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 3, 6: 2, 7: 0, 8: 0, 9: 0 } as const
    for (const level of levels)
      for (const plan of plans(level, { profile: { dials: { zones } }, settings: { pads: true } })) {
        const { mechanic } = partsOf(plan)
        for (const { zone } of plan.stimuli) expect(zones[zone]).toBeGreaterThan(0)
        for (const place of mechanic.road ?? []) expect(zones[zoneAt(place)]).toBeGreaterThan(0)
      }
  })

  it('has no wall in an easier trial, because an undrawn one would stop the ball', () => {
    for (const level of ['5', '6'] as const)
      for (const { easier } of plans(level)) {
        expect(easier?.mechanic).toMatchObject({ kind: 'tilt', anyLean: true })
        expect(easier?.mechanic).not.toHaveProperty('walls')
        expect(easier?.stimuli.map(({ role }) => role)).toEqual(['place', 'target'])
      }
  })

  it('has pads at the sides if an adult chooses so, for the directions of the level', () => {
    const padsOf = (level: LevelId, pads: boolean) =>
      plans(level, { settings: { pads }, profile: { dials: { zones: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1 } } } })[0]?.stimuli.filter(
        ({ id }) => ['left', 'right', 'up', 'down'].includes(id),
      ).length
    expect([padsOf('2', false), padsOf('2', true), padsOf('3', true)]).toEqual([0, 2, 4])
  })

  it('never rolls faster than the child’s limit or the set speed', () => {
    expect(partsOf(plans('1', { settings: { speed: 12 } })[0] as ReturnType<typeof plans>[number]).mechanic.speed).toBeLessThanOrEqual(0.12)
    expect(partsOf(plans('1', { settings: { speed: 12 }, profile: { dials: { maxSpeed: 0.04 } } })[0] as ReturnType<typeof plans>[number]).mechanic.speed).toBe(
      0.04,
    )
  })
})

describe('walls', () => {
  const anywhere = fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.double({ min: 0, max: 1, noNaN: true }) })
  const court: Court = { walls: [{ x: 0.5, y: 0.75, wide: 0.2, high: 0.5 }], size: 0.2, aspect: 4 / 3 }
  const isInWall = ({ x, y }: { x: number; y: number }) => Math.abs(x - 0.5) * court.aspect < 0.1 + 0.08 && Math.abs(y - 0.75) < 0.25 + 0.08

  it('keep a ball outside and on the stage for any movement', () => {
    fc.assert(
      fc.property(fc.array(anywhere, { minLength: 1, maxLength: 20 }), (sent) => {
        let at = { x: 0.2, y: 0.5 }
        for (const to of sent) {
          at = rolledTo(at, to, court)
          expect(isInWall(at)).toBe(false)
          expect(courtToStage(at, court)).toEqual({ x: expect.closeTo(at.x, 9), y: expect.closeTo(at.y, 9) })
        }
      }),
    )
  })

  it('let it slide along them', () => {
    const at = rolledTo({ x: 0.2, y: 0.8 }, { x: 0.6, y: 0.6 }, court)
    expect(at.x).toBeLessThan(0.5 - 0.18 / court.aspect)
    expect(at.y).toBeCloseTo(0.6)
  })

  it('give the next point of a road', () => {
    const road = [
      { x: 0.3, y: 0.25 },
      { x: 0.7, y: 0.25 },
      { x: 0.8, y: 0.8 },
    ]
    expect(farthestStraight({ x: 0.2, y: 0.8 }, road, court)).toEqual(road[0])
    expect(farthestStraight({ x: 0.3, y: 0.25 }, road, court)).toEqual(road[1])
    expect(farthestStraight({ x: 0.75, y: 0.4 }, road, court)).toEqual(road[2])
  })
})
