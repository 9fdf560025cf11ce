import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newProfile } from '#domain/child/presets'
import { resolveDials } from '#domain/child/resolve'
import { supportLevels } from '#domain/child/dials'
import { palette } from '#domain/child/palette'
import { seededRandom } from '#domain/random'
import { bubbleLevels } from '#scenes/activities/bubblepop/levels'
import { planBubbles } from '#scenes/activities/bubblepop/logic'
import manifest from '#scenes/activities/bubblepop/manifest'
import { mapOrder } from '#scenes/activities/lightcatcher/logic'
import { plansOf } from '#tests/support/plans'

type LevelId = keyof typeof bubbleLevels
const levelIds = Object.keys(bubbleLevels) as LevelId[]
const plan = (level: LevelId, support: (typeof supportLevels)[number], seed = 1, entrySide = 'left') =>
  plansOf({ manifest, plan: planBubbles, level: bubbleLevels[level], profile: { support }, seed, settings: { entrySide } })

it('begins with two still bubbles in the best zone', () => {
  for (const level of levelIds) {
    expect(plan(level, 'C').slice(0, 2).every(({ stimuli }) => stimuli.length === 1 && stimuli[0]?.zone === 5 && stimuli[0].drift === null)).toBe(true)
  }
})

it('shows what the level says at every level of support, and nothing faster than the child can bear', () => {
  fc.assert(
    fc.property(fc.constantFrom(...levelIds), fc.constantFrom(...supportLevels), fc.integer(), (level, support, seed) => {
      const { maxSpeed } = resolveDials({ ...newProfile, support }).dials
      const { bubbles, others } = bubbleLevels[level]
      for (const { stimuli } of plan(level, support, seed).slice(2)) {
        expect(stimuli.filter(({ role }) => role === 'target')).toHaveLength(bubbles.count)
        expect(stimuli).toHaveLength(bubbles.count + (others?.count ?? 0))
        expect(new Set(stimuli.map((stimulus) => stimulus.id)).size).toBe(stimuli.length)
        expect(stimuli.every((stimulus) => stimulus.speed <= maxSpeed)).toBe(true)
      }
    }),
  )
})

it('comes from the side the adult chose, and leaves on the far side only at C', () => {
  const drifts = (support: 'A' | 'B' | 'C') => plan('2', support, 3, 'right').slice(2).map(({ stimuli }) => stimuli[0])
  expect(drifts('B').every((bubble) => (bubble?.place.x ?? 0) > 0.7 && (bubble?.drift?.to.x ?? 1) < 0.3 && bubble?.drift?.atEnd === 'park')).toBe(true)
  expect(drifts('C').every((bubble) => bubble?.drift?.atEnd === 'leave')).toBe(true)
  expect(drifts('A').every((bubble) => bubble?.drift?.to.x === 0.5 && bubble.drift.atEnd === 'park')).toBe(true)
})

it('goes no faster than its level says, also for a child who could follow faster', () => {
  const speeds = (level: (typeof levelIds)[number]) => new Set(plan(level, 'C').slice(2).flatMap(({ stimuli }) => stimuli.map(({ speed }) => speed)))
  expect([...speeds('1'), ...speeds('2'), ...speeds('3'), ...speeds('6')]).toEqual([0, 0.04, 0.06, 0.1])
})

it('shows what is not to be popped in the child’s second colour, and in the same only on the level that says so', () => {
  const coloursOf = (level: (typeof levelIds)[number], role: string) => new Set(plan(level, 'C').slice(2).flatMap(({ stimuli }) => stimuli.filter((each) => each.role === role).map(({ colour }) => colour)))
  const { colour, secondColour } = resolveDials({ ...newProfile, support: 'C' }).dials
  expect([...coloursOf('5', 'target'), ...coloursOf('5', 'distractor')]).toEqual([palette[colour], palette[secondColour]])
  expect([...coloursOf('8', 'target'), ...coloursOf('8', 'distractor')]).toEqual([palette[colour], palette[colour]])
})

it('shows six things on level 7, half of them not to be popped', () => {
  for (const { stimuli } of plan('7', 'C').slice(2)) {
    expect(stimuli.filter((stimulus) => JSON.stringify(stimulus.shows).includes('fish') && stimulus.role === 'distractor')).toHaveLength(3)
    expect(stimuli.filter((stimulus) => JSON.stringify(stimulus.shows).includes('bubble') && stimulus.role === 'target')).toHaveLength(3)
  }
})

it('maps every one of the nine zones alike, none twice running', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const rounds = mapOrder(seededRandom(seed), 36)
    expect(rounds.some((zone, index) => zone === rounds[index - 1]), `seed ${seed}`).toBe(false)
  }
  const order = mapOrder(seededRandom(2), 18)
  for (const zone of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(order.filter((shown) => shown === zone)).toHaveLength(2)
  expect(order.some((zone, index) => zone === order[index - 1])).toBe(false)
})
