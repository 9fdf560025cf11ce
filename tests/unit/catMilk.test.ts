import { describe, expect, it } from 'vitest'
import { milkLevels } from '#scenes/activities/cat_milk/levels'
import { planMilk } from '#scenes/activities/cat_milk/logic'
import manifest from '#scenes/activities/cat_milk/manifest'
import { planBlock } from '#tests/support/plans'

type LevelId = keyof typeof milkLevels
const plans = (level: LevelId, settings = {}) => planBlock({ manifest, plan: planMilk, level: milkLevels[level], settings, turns: 16 }).slice(2)
const named = ({ stimuli }: ReturnType<typeof plans>[number], id: string) => {
  const found = stimuli.find((each) => each.id === id)
  if (found === undefined) throw new Error(`there is no ${id}`)
  return found
}

describe('milk for the cat', () => {
  it('turns the cat towards the milk, with the bowl in front of it and all of it on the stage', () => {
    for (const from of ['left', 'right'] as const) {
      for (const travel of [20, 70]) {
        const [trial] = plans('3', { from, travel })
        if (trial === undefined) throw new Error('there is no trial')
        const [jug, bowl, cat] = ['jug', 'bowl-1', 'cat-1'].map((id) => named(trial, id))
        const side = from === 'left' ? 1 : -1
        expect(side * ((bowl?.place.x ?? 0) - (jug?.place.x ?? 0))).toBeGreaterThan(0)
        expect(side * ((cat?.place.x ?? 0) - (bowl?.place.x ?? 0))).toBeGreaterThan(0)
        expect('mirrored' in (cat?.shows ?? {})).toBe(from === 'left')
        expect(Math.abs((cat?.place.x ?? 0) - 0.5) + ((cat?.size ?? 1) * 0.45 * 3) / 4).toBeLessThan(0.5)
      }
    }
  })

  it('pours before the cat drinks, with its sound only then, or never if the adult chooses so', () => {
    const endsOf = (settings = {}) => plans('1', settings)[0]?.mechanic.reward?.ends ?? []
    const after = (id: string) => endsOf().find((each) => each.id === id)?.afterMs ?? 0
    expect(after('cat-1')).toBeGreaterThan(after('milk') + 2000)
    expect(endsOf().flatMap(({ id, sound }) => (sound === undefined ? [] : [`${id} ${sound}`]))).toEqual(['cat-1 lap'])
    expect(endsOf({ sounds: false }).some(({ sound }) => sound !== undefined)).toBe(false)
    expect(plans('1')[0]?.mechanic.help?.[2]).toContainEqual({ id: 'cat-1', does: 'wear', drawing: 'catLooksPhoto', sound: 'cat' })
  })

  it('puts a boot next to the jug, equally often above and below, and never lets a touch choose', () => {
    const above = new Set(plans('4').map((trial) => named(trial, 'boot').place.y < named(trial, 'jug').place.y))
    expect(above.size).toBe(2)
    for (const trial of plans('4', { carry: 'touch' })) expect([named(trial, 'boot').role, trial.mechanic]).toMatchObject(['distractor', { mode: 'tap-tap' }])
  })

  it('asks for the one empty bowl of two in either place', () => {
    const places = new Set(plans('5').map((trial) => named(trial, 'bowl-1').place.y))
    expect(places.size).toBe(2)
    for (const trial of plans('5')) {
      expect(named(trial, 'jug').goesTo).toBe('bowl-1')
      expect(named(trial, 'bowl-1').shows).toMatchObject({ drawing: 'milkBowlPhoto' })
      expect(named(trial, 'bowl-2').shows).toMatchObject({ drawing: 'milkBowlFullPhoto' })
    }
  })

  it('brings a big bowl to the big cat and a small one to the small, and says which', () => {
    const seen = new Set<string>()
    for (const trial of plans('6')) {
      const [right, other, bowl] = ['cat-1', 'cat-2', 'bowl-1'].map((id) => named(trial, id).size)
      const isBig = (right ?? 0) > (other ?? 0)
      expect(trial.cue).toEqual({ phrase: isBig ? 'big' : 'small' })
      expect(named(trial, 'bowl-1').goesTo).toBe('cat-1')
      seen.add(`${isBig} ${bowl}`)
    }
    expect(seen.size).toBe(2)
  })

  it('asks to open, pour and call in this order, independent of their places', () => {
    const rows = plans('7').map(({ stimuli, mechanic }) => {
      expect(mechanic).toMatchObject({ kind: 'count', inOrder: true })
      const targets = stimuli.filter(({ role }) => role === 'target')
      expect(targets.map(({ id }) => id)).toEqual(['door', 'jug', 'bell'])
      return targets.map(({ place }) => place.x).join()
    })
    expect(new Set(rows).size).toBeGreaterThan(3)
  })
})
