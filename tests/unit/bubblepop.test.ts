import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newProfile } from '#domain/child/presets'
import { resolveDials } from '#domain/child/resolve'
import { supportLevels } from '#domain/child/dials'
import { seededRandom } from '#domain/random'
import { bubbleLevels } from '#scenes/activities/bubblepop/levels'
import { planBubbles } from '#scenes/activities/bubblepop/logic'
import { zoneOrder } from '#scenes/activities/lightcatcher/logic'
import { lightLevels } from '#scenes/activities/lightcatcher/levels'

const plan = (level: string, support: (typeof supportLevels)[number], seed = 1, settings: { entrySide: 'left' | 'right' | 'below'; stopsWhenNear: boolean } = { entrySide: 'left', stopsWhenNear: false }) => {
  const spec = bubbleLevels[level]
  if (spec === undefined) throw new Error(`no level ${level}`)
  return planBubbles(12, 2, spec, settings, { support, dials: resolveDials({ ...newProfile, support }).dials }, seededRandom(seed))
}

it('begins with two still bubbles in the best zone', () => {
  for (const level of Object.keys(bubbleLevels)) {
    expect(plan(level, 'C').slice(0, 2).every(({ stimuli }) => stimuli.length === 1 && stimuli[0]?.zone === 5 && stimuli[0].drift === null)).toBe(true)
  }
})

it('always has something to pop, and never more things than the child can bear', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(bubbleLevels)), fc.constantFrom(...supportLevels), fc.integer(), (level, support, seed) => {
      const { maxItems, maxSpeed } = resolveDials({ ...newProfile, support }).dials
      for (const { stimuli } of plan(level, support, seed)) {
        expect(stimuli.some((stimulus) => stimulus.role === 'target')).toBe(true)
        expect(stimuli.length).toBeLessThanOrEqual(maxItems)
        expect(new Set(stimuli.map((stimulus) => stimulus.id)).size).toBe(stimuli.length)
        expect(stimuli.every((stimulus) => stimulus.speed <= maxSpeed)).toBe(true)
      }
    }),
  )
})

it('comes from the side the adult chose, and leaves on the far side only at C', () => {
  const drifts = (support: 'A' | 'B' | 'C') => plan('2', support, 3, { entrySide: 'right', stopsWhenNear: false }).slice(2).map(({ stimuli }) => stimuli[0])
  expect(drifts('B').every((bubble) => (bubble?.place.x ?? 0) > 0.7 && (bubble?.drift?.to.x ?? 1) < 0.3 && bubble?.drift?.atEnd === 'park')).toBe(true)
  expect(drifts('C').every((bubble) => bubble?.drift?.atEnd === 'leave')).toBe(true)
  expect(drifts('A').every((bubble) => bubble?.drift?.to.x === 0.5 && bubble.drift.atEnd === 'park')).toBe(true)
})

it('shows six things on level 7, half of them not to be popped', () => {
  for (const { stimuli } of plan('7', 'C').slice(2)) {
    expect(stimuli.filter((stimulus) => JSON.stringify(stimulus.shows).includes('fish') && stimulus.role === 'distractor')).toHaveLength(3)
    expect(stimuli.filter((stimulus) => JSON.stringify(stimulus.shows).includes('bubble') && stimulus.role === 'target')).toHaveLength(3)
  }
})

it('maps every one of the nine zones alike, none twice running', () => {
  const level = lightLevels['map']
  if (level === undefined) throw new Error('the map is a level')
  const { dials } = resolveDials(newProfile)
  const order = zoneOrder(18, level, { dials, support: 'A' }, seededRandom(2))
  for (const zone of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(order.filter((shown) => shown === zone)).toHaveLength(2)
  expect(order.some((zone, index) => zone === order[index - 1])).toBe(false)
})
