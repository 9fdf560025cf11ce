import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zones } from '#domain/child/zones'
import { seededRandom } from '#domain/random'
import { ARM_BLOCK, armOrder, balancedOrder, inRounds, mapOrder } from '#domain/trials/concepts/balanced'

/** Returns the maximum run length. */
const longest = (order: readonly unknown[]): number => Math.max(0, ...order.map((kind, at) => order.slice(at).findIndex((other) => other !== kind)))
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

describe('two alternating conditions', () => {
  it('come twice each in every block of four, with at most two alike in a row', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 9 }), (seed, blocks) => {
        const order = armOrder(seededRandom(seed), blocks * ARM_BLOCK)
        for (let at = 0; at < order.length; at += ARM_BLOCK) expect(order.slice(at, at + ARM_BLOCK).toSorted()).toEqual(['a', 'a', 'b', 'b'])
        expect(longest([...order, null])).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('are the same from the same seed, start with either, and extend a shorter order', () => {
    const first = (seed: number) => armOrder(seededRandom(seed), 12)
    expect(first(3)).toEqual(first(3))
    expect(new Set(Array.from({ length: 20 }, (_, seed) => first(seed)[0]))).toEqual(new Set(['a', 'b']))
    expect(armOrder(seededRandom(7), 5)).toEqual(armOrder(seededRandom(7), 12).slice(0, 5))
  })
})

describe('rounds', () => {
  it('contain each once, and none twice in a row', () => {
    fc.assert(
      fc.property(seeds, fc.uniqueArray(fc.integer(), { minLength: 2, maxLength: 9 }), (seed, kinds) => {
        const order = inRounds(seededRandom(seed), kinds, kinds.length * 4)
        for (let at = 0; at < order.length; at += kinds.length) expect(new Set(order.slice(at, at + kinds.length))).toEqual(new Set(kinds))
        expect(longest([...order, null])).toBe(1)
      }),
    )
  })

  it('repeat a single kind, and are empty without kinds', () => {
    expect(inRounds(seededRandom(1), ['one'], 3)).toEqual(['one', 'one', 'one'])
    expect(inRounds(seededRandom(1), [], 3)).toEqual([])
    expect(balancedOrder(seededRandom(1), ['a', 'b'], { each: 3, mostAlike: 1, count: 12 })).toHaveLength(12)
  })

  it('of the map contain all nine places', () => {
    expect(new Set(mapOrder(seededRandom(5), 9))).toEqual(new Set(zones))
  })
})
