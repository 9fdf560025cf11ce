import { describe, expect, it } from 'vitest'
import type { SettingValue } from '#domain/settings/ownSettings'
import { colourNames, palette } from '#domain/child/palette'
import { isSaturatedRed, MAX_SPEED } from '#domain/child/safety'
import { zones, type ZoneWeights } from '#domain/child/zones'
import { engineConfigOf } from '#domain/trials/engine/block'
import { nextPrompt } from '#domain/trials/engine/nextPrompt'
import { startTrials } from '#domain/trials/engine/engine'
import { zoneAt } from '#domain/trials/layout/placement'
import type { TrialPlan } from '#domain/trials/plan/plan'
import { resolveDials } from '#domain/settings/resolve'
import { fireworksLevels } from '#scenes/activities/fireworks/levels'
import { planFireworks } from '#scenes/activities/fireworks/logic'
import manifest from '#scenes/activities/fireworks/manifest'
import { planBlock } from '#tests/support/plans'
import { lightSafeProfile } from '#tests/support/profile'

type LevelId = keyof typeof fireworksLevels
const ids = Object.keys(fireworksLevels) as LevelId[]
const plans = (level: LevelId, settings: Readonly<Record<string, SettingValue>> = {}, wish: Partial<Parameters<typeof planBlock>[0]> = {}) =>
  planBlock({ manifest, plan: planFireworks, level: fireworksLevels[level], settings, turns: 9, ...wish })
const launchOf = (plan: TrialPlan | undefined) => {
  if (plan?.mechanic.kind !== 'launch') throw new Error('nothing rises')
  return plan.mechanic
}
const counted = (level: LevelId, settings: Readonly<Record<string, SettingValue>> = {}, wish: Partial<Parameters<typeof planBlock>[0]> = {}) =>
  plans(level, settings, wish).slice(2)

describe('fireworks', () => {
  it('has one seed, then one on either side, then two', () => {
    for (const level of ['1', '2', '3', '6'] as const) expect(plans(level).every(({ stimuli }) => stimuli.length === 1)).toBe(true)
    for (const level of ['4', '5'] as const) expect(counted(level).every(({ stimuli }) => stimuli.length === 2)).toBe(true)
    expect(new Set(counted('3', {}, { turns: 20 }).map(({ stimuli }) => (stimuli[0]?.place.x ?? 0.5) < 0.5))).toEqual(new Set([true, false]))
    expect(ids.map((level) => launchOf(plans(level)[2]).anywhere === true)).toEqual([true, false, false, false, false, false])
  })

  it('can be touched on a quarter to two fifths of the height', () => {
    for (const level of ids)
      for (const support of ['A', 'B', 'C'] as const)
        for (const { stimuli } of plans(level, {}, { profile: { support } }))
          for (const { size } of stimuli) {
            expect(size).toBeGreaterThanOrEqual(0.25)
            expect(size).toBeLessThanOrEqual(0.4)
          }
  })

  it('rises slowly enough, and opens on the stage', () => {
    for (const level of ids)
      for (const aspect of [4 / 3, 16 / 10, 844 / 390])
        for (const plan of plans(level, { rise: 3 }, { aspect })) {
          const { to, riseMs } = launchOf(plan)
          for (const { id, place } of plan.stimuli) {
            const there = to[id] ?? place
            expect(there.y).toBeLessThan(place.y)
            expect((place.y - there.y) / aspect / (riseMs / 1000)).toBeLessThan(MAX_SPEED)
            expect(there.y - 0.24).toBeGreaterThan(0)
            expect(there.x - 0.24 / aspect).toBeGreaterThan(0)
          }
        }
  })

  it('shows no red seed and no red flower', () => {
    for (const level of ids)
      for (const colour of colourNames)
        for (const { stimuli } of plans(level, {}, { profile: { dials: { colour, secondColour: 'orange' } } }))
          expect(stimuli.every((seed) => !isSaturatedRed(seed.colour))).toBe(true)
  })

  it('uses one colour if the adult chooses so, except where two must be distinguished', () => {
    const coloursOf = (level: LevelId, settings: Readonly<Record<string, SettingValue>>) =>
      new Set(
        counted(level, settings, { profile: { dials: { colour: 'yellow', secondColour: 'blue' } } }).flatMap(({ stimuli }) =>
          stimuli.map(({ colour }) => colour),
        ),
      )
    expect(coloursOf('2', { oneColour: true })).toEqual(new Set([palette.yellow]))
    expect(coloursOf('2', {})).toEqual(new Set([palette.yellow, palette.blue]))
    expect(coloursOf('5', { oneColour: true })).toEqual(new Set([palette.yellow, palette.blue]))
  })

  it('asks for both in an order at level 5, in either direction', () => {
    const asked = counted('5', {}, { turns: 20 }).map((plan) => launchOf(plan).asks)
    expect(asked.every((asks) => asks?.length === 2 && new Set(asks).size === 2)).toBe(true)
    expect(new Set(asked.map((asks) => asks?.[0]))).toEqual(new Set(['seed-1', 'seed-2']))
    expect(counted('5').every(({ needed }) => needed === 2)).toBe(true)
  })

  it('lets two rise at once at level 6, and the third wait dimmed for three to five seconds', () => {
    const waits = counted('6').map((plan) => launchOf(plan).waitsMs ?? 0)
    expect(waits.map((ms) => ms > 0)).toEqual([false, false, true, false, false, true, false, false, true])
    for (const ms of waits.filter((each) => each > 0)) expect(ms >= 3000 && ms <= 5000).toBe(true)
    for (const plan of counted('6')) expect((plan.stimuli[0]?.light ?? 1) < 1).toBe((launchOf(plan).waitsMs ?? 0) > 0)
  })

  it('starts and opens only within the visual field', () => {
    for (const zone of zones)
      for (const level of ['1', '2', '3', '6'] as const) {
        const weights = Object.fromEntries(zones.map((each) => [each, each === zone ? 1 : 0])) as ZoneWeights
        for (const plan of plans(level, {}, { profile: { dials: { zones: weights } } })) {
          const [seed] = plan.stimuli
          expect(zoneAt(seed?.place ?? { x: 0, y: 0 })).toBe(zone)
        }
      }
  })

  it('uses a matt shape for a light-gazing child', () => {
    const [plan] = plans('2', {}, { profile: { dials: { lightGazer: true } } })
    expect(plan?.stimuli[0]?.shows).toEqual({ drawing: 'disc' })
  })

  it('lasts at most three minutes, and shows an inactive child one firework at 2 T', () => {
    const { dials } = resolveDials({ ...lightSafeProfile, support: 'C', dials: { waitMs: 5000, maxSessionMin: 15 } })
    for (const level of manifest.levels) {
      const config = engineConfigOf(level, dials)
      expect(config.maxSessionMs).toBe(180_000)
      expect(nextPrompt({ ...startTrials(config), helpSince: 1000 })).toEqual({ at: 11_000, step: 4 })
      expect(nextPrompt({ ...startTrials(config), helpSince: 1000, prompt: 4 })).toEqual({ at: 21_000, step: 'end' })
    }
  })
})
