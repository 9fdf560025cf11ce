import { describe, expect, it } from 'vitest'
import { byHand, choose } from '#domain/trials/plan/mechanics'
import { handsWanted } from '#domain/trials/plan/mechanics/handsWanted'

const near = { acts: 'near', ms: 200, reach: 0.1 } as const
const moves = { acts: 'move', ms: 400, within: 'view', least: 'middle' } as const

describe('hands that a trial wants', () => {
  it('are one where any hand will do', () => {
    expect(handsWanted(byHand({ steadyMs: 700, hands: 'both', isHello: true }))).toBe(1)
    expect(handsWanted(choose({ hand: moves }))).toBe(1)
  })

  it('are two where fingers of both are counted, either may reach, one of them is asked for, or where both were is kept', () => {
    expect(handsWanted(byHand({ steadyMs: 700, hands: 'both' }))).toBe(2)
    expect(handsWanted(byHand({ steadyMs: 700, hands: 'left', isHello: true }))).toBe(2)
    expect(handsWanted(choose({ hand: near }))).toBe(2)
    expect(handsWanted(choose({}))).toBe(2)
    expect(handsWanted(choose({ hand: { ...moves, measured: true } }))).toBe(2)
  })
})
