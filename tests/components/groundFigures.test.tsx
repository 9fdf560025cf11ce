import { expect, it } from 'vitest'
import type { Session } from '#domain/activities/session'
import type { PlayEvent } from '#domain/trials/engine/events'
import { groundShown } from '#domain/trials/plan/ground'
import { groundOn, type GroundRung } from '#domain/trials/concepts/groundLadder'
import { GroundFigures } from '#app/stage/result/GroundFigures'
import { sessionHeader } from '#tests/support/examples'
import { show } from '../support/page'

/** Returns a session on one background with these latencies (s). */
function sessionOn(rung: GroundRung, times: readonly number[]): Session {
  const ground = groundOn(rung, { place: 'kitchen' })
  const events = times.flatMap((seconds, trial): PlayEvent[] => {
    const at = trial * 60_000
    return [
      { kind: 'trial-began', at, trial, warmUp: false, waitMs: 10_000 },
      { kind: 'ground', at, trial, shows: ground === null ? null : groundShown(ground), strength: ground === null ? 0 : 1 },
      { kind: 'stimulus-shown', at, trial, id: 'ball', role: 'target', x: 0.5, y: 0.5, w: 0.2, h: 0.3, colour: '#FFE600', zone: 5, speed: 0 },
      { kind: 'recorded', at, trial, values: { rung } },
      { kind: 'answered', at: at + seconds * 1000, trial, id: 'ball', verdict: 'correct', by: 'touch' },
      { kind: 'trial-ended', at: at + seconds * 1000 + 3000, trial, outcome: 'independent' },
    ]
  })
  return { ...sessionHeader(`on ${rung}`), activity: 'background', category: null, events }
}

it('gives the latency ratio of each background, and hides those seen too rarely', () => {
  const { text } = show(<GroundFigures sessions={[sessionOn(1, [2, 2, 2, 2]), sessionOn(7, [4, 4, 4, 4]), sessionOn(9, [3, 3, 3])]} />)
  expect(text).toContain('up to: Blurred photo')
  expect(text).toContain('2.0 times as long')
  expect(text).toContain('4.0 s (4)')
  expect(text).toContain('too few (3)')
  expect(text).not.toContain('Keep this')
})

it('shows nothing without play on a background', () => {
  expect(show(<GroundFigures sessions={[]} />).text).toBe('')
})
