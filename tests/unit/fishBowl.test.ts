import { describe, expect, it } from 'vitest'
import type { SupportLevel } from '#domain/child/support'
import { bowlLevels } from '#scenes/activities/fish_bowl/levels'
import { planBowl } from '#scenes/activities/fish_bowl/logic'
import manifest from '#scenes/activities/fish_bowl/manifest'
import { planBlock } from '#tests/support/plans'

type LevelId = keyof typeof bowlLevels
const plans = (level: LevelId, settings = {}, support: SupportLevel = 'B') =>
  planBlock({ manifest, plan: planBowl, level: bowlLevels[level], settings, profile: { support }, turns: 16 }).slice(2)
const partsOf = ({ stimuli }: ReturnType<typeof plans>[number]) => ({
  bowls: stimuli.filter(({ role }) => role === 'place'),
  fish: stimuli.filter(({ role }) => role === 'target'),
})

describe('fish and bowl', () => {
  it('brings a small fish to the small bowl and a large one to the large, and says which', () => {
    const seen = new Set<string>()
    for (const trial of plans('4')) {
      const { bowls, fish } = partsOf(trial)
      const home = bowls.find(({ id }) => id === fish[0]?.goesTo)
      const isBig = home?.size === Math.max(...bowls.map(({ size }) => size))
      expect(trial.cue).toEqual({ phrase: isBig ? 'big' : 'small' })
      seen.add(`${isBig} ${fish[0]?.size}`)
    }
    expect(seen.size).toBe(2)
  })

  it('distinguishes two bowls by the colour of the fish if the adult set that', () => {
    for (const trial of plans('4', { bowls: 'colour', carry: 'touch' })) {
      const { bowls, fish } = partsOf(trial)
      expect(new Set(bowls.map(({ colour }) => colour)).size).toBe(2)
      expect(bowls.find(({ id }) => id === fish[0]?.goesTo)?.colour).toBe(fish[0]?.colour)
      expect(trial.mechanic).toMatchObject({ mode: 'tap-tap' })
    }
  })

  it('asks for any of three fish by its colour', () => {
    const asked = new Set(plans('6').map((trial) => `${JSON.stringify(trial.cue)} ${partsOf(trial).fish[0]?.id}`))
    expect(asked.size).toBe(3)
    for (const { stimuli } of plans('6')) expect(new Set(stimuli.filter(({ role }) => role !== 'place').map(({ colour }) => colour)).size).toBe(3)
  })

  it('keeps swimming and fed fish within the water of the bowl', () => {
    for (const level of ['5', '7'] as const) {
      for (const trial of plans(level)) {
        const { bowls, fish } = partsOf(trial)
        const [bowl] = bowls
        if (bowl === undefined) throw new Error('there is no bowl')
        for (const { place, size, drift, speed } of fish) {
          expect(speed).toBeLessThanOrEqual(0.06)
          for (const at of [place, ...(drift?.via ?? [])]) {
            expect((Math.abs(at.x - bowl.place.x) * 4) / 3 + size / 2).toBeLessThan(bowl.size * 0.47)
            expect(at.y - size * 0.3).toBeGreaterThan(bowl.place.y - bowl.size * 0.09)
            expect(at.y + size * 0.3).toBeLessThan(bowl.place.y + bowl.size * 0.45)
          }
        }
      }
    }
  })

  it.each([1, 2, 3])('feeds as many fish as the adult set: %i', (count) => {
    for (const trial of plans('7', { count })) expect([partsOf(trial).fish.length, trial.needed]).toEqual([count, count])
  })

  it('ends with a circle in the water, with or without sound by the adult’s choice', () => {
    expect(plans('1')[0]?.mechanic.reward?.ends).toContainEqual({ id: 'fish-1', does: 'act', act: 'slipsIn', sound: 'splash', soundAfterMs: 6500 })
    expect(plans('1', { sounds: false })[0]?.mechanic.reward?.ends).toContainEqual({ id: 'fish-1', does: 'act', act: 'slipsIn' })
  })
})
