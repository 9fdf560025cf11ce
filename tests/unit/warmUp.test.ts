import { expect, test } from 'vitest'
import { turnsOf, warmedUp } from '#domain/measures/turns'
import type { PlayEvent } from '#domain/trials/engine/events'

const turn = (trial: number, warmUp: boolean, isTouched: boolean): readonly PlayEvent[] => [
  { kind: 'trial-began', at: trial * 1000, trial, warmUp, waitMs: 10_000 },
  { kind: 'trial-ended', at: trial * 1000 + 500, trial, outcome: isTouched ? 'independent' : 'no-response' },
]

test('counts the answers in a session of warm-ups only, and returns null if there were scored trials', () => {
  expect(warmedUp(turnsOf([...turn(0, true, true), ...turn(1, true, true), ...turn(2, true, false)]))).toBe(2)
  expect(warmedUp(turnsOf([...turn(0, true, true), ...turn(1, false, true)]))).toBeNull()
  expect(warmedUp(turnsOf(turn(0, true, false)))).toBeNull()
  expect(warmedUp(turnsOf([]))).toBeNull()
})
