import { describe, expect, it } from 'vitest'
import type { Session } from '#domain/activities/session'
import { blockLevels, blockOrder, type SampleBlock, sampleBlocks, sampleOf } from '#domain/assessment/sample'
import { seedOf } from '#domain/assessment/seed'
import { DAY_MS, utcDay } from '#domain/time'
import type { EndReason, PlayEvent } from '#domain/trials/engine/events'
import { findActivity } from '#scenes/catalogue'
import { sessionHeader } from '#tests/support/examples'

const BEGAN = Date.UTC(2026, 10, 23, 9)
const sample = { id: 'sample-1', createdAt: BEGAN }
const order = blockOrder(sample.id)
const [first, second, third, fourth] = order as [SampleBlock, SampleBlock, SampleBlock, SampleBlock]

interface Played {
  readonly block: SampleBlock
  readonly at: number
  readonly turns?: number
  readonly tired?: true
  readonly reason?: EndReason
}

function session({ block, at, turns = 12, tired, reason = 'finished' }: Played): Session {
  const events = Array.from({ length: turns + 2 }, (_, trial): PlayEvent[] => [
    { kind: 'trial-began', at: trial * 5000, trial, warmUp: trial < 2, waitMs: 10_000 },
    // The last trial was interrupted.
    { kind: 'trial-ended', at: trial * 5000 + 3000, trial, outcome: trial === turns + 1 ? 'void' : 'independent' },
  ]).flat()
  return {
    ...sessionHeader(`${block}-${at}`),
    ...blockLevels[block],
    startedAt: at,
    conditions: { light: 'dim', noise: 'none' },
    events: [...events, ...(tired ? [{ kind: 'tired', at: 99_000, trial: turns } as const] : []), { kind: 'ended', at: 99_000, reason }],
  }
}
const ask = (played: readonly Played[], now = BEGAN + 1000) => sampleOf({ sample, sessions: played.map(session).toReversed(), now, dayOf: utcDay })

describe('the baseline', () => {
  it('has four blocks, each an existing level, in an order drawn from its id', () => {
    for (const { activity, category, level } of Object.values(blockLevels)) {
      const manifest = findActivity(activity)
      expect(manifest?.levels.find(({ id }) => id === level)?.opensFrom).toBe('assessment')
      expect(category === null || manifest?.categories?.includes(category)).toBe(true)
    }
    expect(blockOrder('sample-1')).toEqual(order)
    expect(order.toSorted()).toEqual([...sampleBlocks].toSorted())
    expect(new Set(Array.from({ length: 60 }, (_, index) => blockOrder(`s${index}`)[0]))).toEqual(new Set(sampleBlocks))
    expect([seedOf('a'), seedOf('a') === seedOf('b')]).toEqual([seedOf('a'), false])
  })

  it('goes from block to block, two a day', () => {
    expect(ask([])).toMatchObject({ next: first, isEnoughToday: false, days: 0 })
    expect(ask([{ block: first, at: BEGAN + 100 }])).toMatchObject({ next: second, isEnoughToday: false, days: 1 })
    const two = [
      { block: first, at: BEGAN + 100 },
      { block: second, at: BEGAN + 200 },
    ]
    expect(ask(two)).toMatchObject({ next: third, isEnoughToday: true })
    expect(ask(two, BEGAN + DAY_MS)).toMatchObject({ next: third, isEnoughToday: false })
    const all = [...two, { block: third, at: BEGAN + DAY_MS }, { block: fourth, at: BEGAN + DAY_MS + 100 }]
    expect(ask(all, BEGAN + DAY_MS + 200)).toMatchObject({ next: null, isEnoughToday: false, days: 2 })
  })

  it('describes each session: time, counting trials and conditions', () => {
    const [state] = ask([{ block: first, at: BEGAN + 100 }]).blocks
    expect(state).toMatchObject({ block: first, isDone: true })
    expect(state?.plays).toEqual([
      {
        sessionId: `${first}-${BEGAN + 100}`,
        startedAt: BEGAN + 100,
        day: '20261123',
        turns: 11,
        ended: 12,
        isTired: false,
        isWhole: true,
        conditions: { light: 'dim', noise: 'none' },
      },
    ])
  })

  it('counts a block stopped by tiredness as done, and one left early as not', () => {
    expect(ask([{ block: first, at: BEGAN + 1, tired: true, turns: 8 }]).blocks[0]).toMatchObject({ isDone: true, plays: [{ isTired: true, ended: 8 }] })
    for (const reason of ['adult', 'interrupted'] as const) {
      const left = ask([{ block: first, at: BEGAN + 1, reason }])
      expect(left).toMatchObject({ next: first, days: 0 })
      expect(left.blocks[0]).toMatchObject({ isDone: false, plays: [{ isWhole: false }] })
    }
    expect(ask([{ block: first, at: BEGAN + 1, reason: 'time' }]).next).toBe(second)
    // If a repeated sample is complete, its day is the one on which it was completed.
    expect(
      ask(
        [
          { block: first, at: BEGAN + 1, reason: 'adult' },
          { block: first, at: BEGAN + DAY_MS },
        ],
        BEGAN + DAY_MS,
      ),
    ).toMatchObject({ next: second, days: 1 })
  })

  it('leaves out earlier play, warm-ups alone, and other levels', () => {
    expect(ask([{ block: first, at: BEGAN - 1 }]).next).toBe(first)
    expect(ask([{ block: first, at: BEGAN + 1, turns: 0 }]).blocks[0]?.plays).toEqual([])
    const other = { ...session({ block: 'places', at: BEGAN + 1 }), level: 'map' }
    expect(sampleOf({ sample, sessions: [other], now: BEGAN + 2, dayOf: utcDay }).blocks.flatMap(({ plays }) => plays)).toEqual([])
  })
})
