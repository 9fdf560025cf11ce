import { describe, expect, it } from 'vitest'
import { byHand, choose } from '#domain/trials/plan/mechanics'
import { handsWanted } from '#domain/trials/plan/mechanics/handsWanted'

const near = { acts: 'near', ms: 200, reach: 0.1 } as const
const moves = { acts: 'move', ms: 400, within: 'view', least: 'middle' } as const

describe('the number of hands for a trial', () => {
  it('is one if any hand counts', () => {
    expect(handsWanted(byHand({ steadyMs: 700, hands: 'both', isHello: true }))).toBe(1)
    expect(handsWanted(choose({ hand: moves }))).toBe(1)
  })

  it('is two if both are counted or offered, one side is required, or both are recorded', () => {
    expect(handsWanted(byHand({ steadyMs: 700, hands: 'both' }))).toBe(2)
    expect(handsWanted(byHand({ steadyMs: 700, hands: 'left', isHello: true }))).toBe(2)
    expect(handsWanted(choose({ hand: near }))).toBe(2)
    expect(handsWanted(choose({}))).toBe(2)
    expect(handsWanted(choose({ hand: { ...moves, measured: true } }))).toBe(2)
  })
})
