import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { palette } from '#domain/child/palette'
import { resolveSettings } from '#domain/settings/resolve'
import { newProfile } from '#domain/child/childProfile'
import { RED_MAX_SPEED } from '#domain/child/safety'
import { zones, type Zone } from '#domain/child/zones'
import { seededRandom } from '#domain/random'
import { placeOnPath, driftPath } from '#domain/trials/layout/drift'
import { DESIGN_ASPECT, zoneAt } from '#domain/trials/layout/placement'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { chooseCourse, pathKinds } from '#domain/trials/layout/paths'
import { followLevels } from '../../scenes/activities/follow/levels'
import { planPassage } from '../../scenes/activities/follow/logic'
import manifest from '../../scenes/activities/follow/manifest'
import { planBlock } from '../support/plans'

const child = (part: Partial<typeof newProfile> = {}, own: Readonly<Record<string, unknown>> = {}) =>
  resolveSettings({ ...newProfile, ...part }, manifest.settings, own)
type LevelId = keyof typeof followLevels
const plan = (level: LevelId, settings = child(), seed = 1) => {
  const { support, dials, activity } = settings
  return planBlock({ manifest, plan: planPassage, level: followLevels[level], profile: { support, dials }, settings: activity, seed, turns: 6 })
}
const ballOf = ({ stimuli }: { stimuli: readonly StimulusPlan[] }): StimulusPlan => {
  const ball = stimuli.find(({ id }) => id === 'ball')
  if (ball === undefined) throw new Error('no ball')
  return ball
}

describe('the ways of follow', () => {
  const level = fc.constantFrom(...(Object.keys(followLevels) as LevelId[]))
  const closed = fc.uniqueArray(fc.constantFrom(...zones.filter((zone) => zone !== 5)), { maxLength: 8 })

  it('stay within the visual field and the set speed, and wait at their end', () => {
    fc.assert(
      fc.property(level, closed, fc.nat(1000), fc.constantFrom('yellow' as const, 'red' as const), (id, shut, seed, colour) => {
        const open = { ...child().dials.zones, ...Object.fromEntries(shut.map((zone) => [zone, 0])) }
        const settings = child({ dials: { zones: open, colour, maxSpeed: 0.1 } })
        for (const trial of plan(id, settings, seed)) {
          const { place, drift, speed, size, colour: worn } = ballOf(trial)
          if (drift === null) throw new Error('the ball stands still')
          const way = driftPath(place, drift, DESIGN_ASPECT)
          const seen = Array.from({ length: 41 }, (_, index) => placeOnPath(way, index / 40))
          // A diagonal path may touch the corner of a zone.
          expect(seen.filter((each) => open[zoneAt(each) as Zone] === 0).length).toBeLessThanOrEqual(1)
          for (const each of seen) {
            expect(each.y).toBeGreaterThanOrEqual(0.06 + size / 2 - 1e-9)
            expect(each.y).toBeLessThanOrEqual(0.94 - size / 2 + 1e-9)
          }
          expect(speed).toBeLessThanOrEqual(worn === palette.red ? RED_MAX_SPEED : 0.1)
          expect(drift.atEnd).toBe('wait')
        }
      }),
      { numRuns: 60 },
    )
  })

  it.each(pathKinds)('include a %s path in a full visual field', (kind) => {
    const course = chooseCourse(kind, 0.3, child().dials.zones, seededRandom(3))
    expect(course.length).toBeGreaterThanOrEqual(kind === 'horizontal' || kind === 'vertical' || kind === 'diagonal' ? 2 : 3)
  })

  it('alternate their direction, and use the adult’s path, speed, size and rest', () => {
    const settings = child({}, { path: 'horizontal', speed: 50, size: 50, pause: 5 })
    const balls = plan('1', settings).slice(2).map(ballOf)
    expect(balls.map(({ place, drift }) => Math.sign((drift?.to.x ?? 0) - place.x))).toEqual([1, -1, 1, -1, 1, -1])
    expect(balls.every(({ speed, size, drift }) => speed === 0.02 && Math.abs(size - 0.18) < 1e-9 && drift?.restMs === 5000)).toBe(true)
  })

  it('pass behind a bar that hides the ball for a second', () => {
    const trial = plan('7', child({ support: 'B' }))[4]
    if (trial === undefined) throw new Error('no trial')
    const ball = ballOf(trial)
    const bar = trial.stimuli.find(({ id }) => id === 'bar')
    const hiddenWidth = ((bar?.size ?? 0) * 0.6 - ball.size) / DESIGN_ASPECT
    expect(hiddenWidth / ball.speed).toBeCloseTo(1, 5)
  })

  it('pass behind a bar that is completely on the stage and hides the whole ball, for every child', () => {
    for (const support of ['A', 'B', 'C'] as const) {
      for (const targetSize of [0.1, 0.4, 0.7]) {
        for (const trial of plan('7', child({ support, dials: { targetSize } })).slice(2)) {
          const bar = trial.stimuli.find(({ id }) => id === 'bar')
          if (bar === undefined) throw new Error('no bar')
          expect(bar.place.y - bar.size / 2).toBeGreaterThanOrEqual(0.06 - 1e-9)
          expect(bar.place.y + bar.size / 2).toBeLessThanOrEqual(0.94 + 1e-9)
          expect(bar.place.x - (bar.size * 0.3) / DESIGN_ASPECT).toBeGreaterThan(0.06)
          expect(bar.size * 0.6).toBeGreaterThanOrEqual(ballOf(trial).size + ballOf(trial).speed * DESIGN_ASPECT - 1e-9)
        }
      }
    }
  })
})
