import { describe, expect, it } from 'vitest'
import { isBreakDue } from '#domain/trials/engine/breaks'
import type { PlayEvent } from '#domain/trials/engine/events'
import { trialEvents } from '../support/examples'

const MINUTE = 60_000
const [began, ended] = trialEvents(3, 5 * MINUTE) as [PlayEvent, PlayEvent]
const over: PlayEvent = { kind: 'ended', at: 5 * MINUTE + 1, reason: 'finished' }
const due = (fresh: readonly PlayEvent[], everyMin = 5, since = 0) => isBreakDue(fresh, { everyMin, since })

describe('a break is due', () => {
  it('after the set minutes of play, counted from the last offer', () => {
    expect(due([began, ended])).toBe(true)
    expect(due(trialEvents(3, 5 * MINUTE - 2))).toBe(false)
    expect(due([ended], 3)).toBe(true)
    expect(due([ended], 8)).toBe(false)
    expect(due([ended], 5, 2)).toBe(false)
  })

  it('only between two trials, and never at the end or when breaks are off', () => {
    expect(due([began])).toBe(false)
    expect(due([ended, began])).toBe(false)
    expect(due([ended, over])).toBe(false)
    expect(due([{ kind: 'answered', at: 6 * MINUTE, trial: 3, id: 'a', verdict: 'correct', by: 'touch' }])).toBe(false)
    expect(due([ended], 0)).toBe(false)
    expect(due([])).toBe(false)
  })
})
