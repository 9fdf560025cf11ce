import { describe, expect, it } from 'vitest'
import { wasPlayed } from '#domain/activities/session'
import { progressOf } from '#domain/measures/progress'
import type { PlayEvent } from '#domain/trials/engine/events'
import { sessionHeader, trialEvents } from '#tests/support/examples'

const began: PlayEvent = { kind: 'trial-began', at: 0, trial: 0, warmUp: false, waitMs: null }
const left: PlayEvent = { kind: 'ended', at: 9000, reason: 'adult' }
const pointed = (on: string | null): PlayEvent => ({ kind: 'pointed', at: 3000, trial: 0, x: 0.1, y: 0.1, on, zone: 1, error: 0.4, acted: true })

describe('a started session', () => {
  it('was not played if left without a touch, ignoring the finger in the exit corner', () => {
    expect(wasPlayed({ events: [] })).toBe(false)
    expect(wasPlayed({ events: [began, left] })).toBe(false)
    expect(wasPlayed({ events: [began, pointed(null), left] })).toBe(false)
    expect(wasPlayed({ events: [began, { ...left, reason: 'interrupted' }] })).toBe(false)
    expect(wasPlayed({ events: [{ kind: 'free-began', at: 0, waitMs: null }, left] })).toBe(false)
  })

  it('was played with its first touch, any action, or a finished trial, even without an answer', () => {
    expect(wasPlayed({ events: [began, pointed('light'), left] })).toBe(true)
    expect(wasPlayed({ events: [began, { kind: 'looked', at: 2000, trial: 0 }, left] })).toBe(true)
    expect(wasPlayed({ events: [...trialEvents(0, 10), left] })).toBe(true)
    for (const outcome of ['no-response', 'unmeasured'] as const) {
      expect(wasPlayed({ events: [began, { kind: 'trial-ended', at: 5000, trial: 0, outcome }, left] })).toBe(true)
    }
  })

  it('does not count as a day of play if it was only opened and left', () => {
    const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
    const days = (events: readonly PlayEvent[]) => progressOf([{ ...sessionHeader('s1'), events }], 1000, dayOf).days
    expect([days([began, left]), days([began, pointed('light'), left])]).toEqual([0, 1])
  })
})
