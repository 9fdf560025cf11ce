import { describe, expect, it } from 'vitest'
import { plantLevels } from '#scenes/activities/watering_plant/levels'
import { planPlant } from '#scenes/activities/watering_plant/logic'
import manifest from '#scenes/activities/watering_plant/manifest'
import { palette } from '#domain/child/palette'
import { planBlock } from '#tests/support/plans'

type LevelId = keyof typeof plantLevels
const plans = (level: LevelId, settings = {}) => planBlock({ manifest, plan: planPlant, level: plantLevels[level], settings, turns: 16 }).slice(2)

describe('watering the plant', () => {
  it('lasts as long as the adult set, on a touch anywhere only at the first level', () => {
    expect(plans('1', { hold: 0.5 })[0]?.mechanic).toMatchObject({ kind: 'hold', ms: 500, anywhere: true })
    expect(plans('2')[0]?.mechanic).toMatchObject({ kind: 'hold', ms: 2000, grows: 'plant' })
    expect(plans('2')[0]?.mechanic).not.toHaveProperty('anywhere')
  })

  it('grows in three stages and then blooms in the child’s colour', () => {
    for (const level of ['1', '2', '3', '4', '5', '7'] as const) {
      const plant = plans(level)[0]?.stimuli.find(({ id }) => id === 'plant')
      expect(plant?.shows).toMatchObject({ drawing: 'plantDryPhoto', stages: ['plantLowPhoto', 'plantHighPhoto', 'plantUpPhoto', 'plantBloomPhoto'] })
      expect(plant?.colour).toBe(palette.yellow)
    }
  })

  it('has its can above the plant on the side that the adult set, with the spout over the soil', () => {
    for (const [from, side] of [
      ['left', -1],
      ['right', 1],
    ] as const) {
      const { stimuli = [] } = plans('2', { from })[0] ?? {}
      const [plant, can] = ['plant', 'can'].map((wanted) => stimuli.find(({ id }) => id === wanted))
      expect(Math.sign((can?.place.x ?? 0) - (plant?.place.x ?? 0))).toBe(side)
      expect(can?.place.y).toBeLessThan(plant?.place.y ?? 0)
      expect(can?.shows).toMatchObject(from === 'right' ? { mirrored: true } : { drawing: 'wateringCanTippedPhoto' })
    }
  })

  it.each([
    ['4', 2],
    ['5', 3],
  ] as const)('asks at level %s for the one dry plant of %i in any place', (level, count) => {
    const seen = new Set(plans(level).map(({ stimuli }) => stimuli.find(({ role }) => role === 'target')?.place.x))
    expect(seen.size).toBe(count)
    for (const { stimuli } of plans(level)) expect(stimuli.filter(({ role }) => role === 'distractor')).toHaveLength(count - 1)
    const pots = plans('5')[0]?.stimuli.filter(({ id }) => id.startsWith('pot'))
    expect(new Set(pots?.map(({ colour }) => colour)).size).toBe(3)
  })

  it('asks for seed, soil, water and sun in this order, independent of their places', () => {
    const rows = plans('6').map(({ stimuli, mechanic }) => {
      expect(mechanic).toMatchObject({ kind: 'count', inOrder: true })
      const targets = stimuli.filter(({ role }) => role === 'target')
      expect(targets.map(({ id }) => id)).toEqual(['seed', 'soil', 'water', 'sun'])
      return targets.map(({ place }) => place.x).join()
    })
    expect(new Set(rows).size).toBeGreaterThan(3)
  })

  it('shows how full it is when it must be released', () => {
    expect(plans('7')[0]?.mechanic).toMatchObject({ stops: true, fills: ['full-1', 'full-2', 'full-3', 'full-4'] })
    expect(plans('2')[0]?.mechanic).not.toHaveProperty('stops')
  })
})
