import { describe, expect, it } from 'vitest'
import { FreePlayFigures } from '#app/stage/result/FreePlayFigures'
import type { Session } from '#domain/activities/session'
import { freePlayOf } from '#domain/measures/freePlay'
import type { PlayEvent } from '#domain/trials/engine/events'
import { partialDouble } from '../support/services'
import { show } from '../support/page'

const began: PlayEvent = { kind: 'free-began', at: 0, waitMs: null }
const touch = (at: number): PlayEvent => ({ kind: 'pointed', at, trial: 0, x: 0.5, y: 0.5, on: 'pad', zone: 5, error: null, acted: true })
const held = (at: number, ms: number): PlayEvent => ({
  kind: 'did',
  at,
  trial: 0,
  deed: { do: 'held', id: null, where: { x: 0.5, y: 0.5 }, ms, by: 'touch' },
})

/** Returns the text shown for a session of free play of this length (ms). */
function shown(activity: string, lengthMs: number, ...acts: readonly PlayEvent[]): string {
  const events: readonly PlayEvent[] = [began, ...acts, { kind: 'ended', at: lengthMs, reason: 'adult' }]
  const figures = freePlayOf(events)
  if (figures === null) throw new Error('this is no free play')
  return show(<FreePlayFigures session={partialDouble<Session>('session', { activity, level: '1', events })} figures={figures} heading="h1" />).text
}

const verdict = /aim/

describe('the verdict on free play', () => {
  it('is left out under thirty seconds, whether or not the aim was reached', () => {
    expect(shown('music', 29_999)).not.toMatch(verdict)
    expect(shown('music', 29_999, touch(1000), touch(2000), touch(3000))).not.toMatch(verdict)
    expect(shown('fluid', 29_999, held(20_000, 19_000))).not.toMatch(verdict)
  })

  it('is given from thirty seconds on', () => {
    expect(shown('music', 30_000)).toContain('This level’s aim is 3 touches within 60 seconds. There were fewer this time.')
    expect(shown('music', 30_000, touch(1000), touch(2000), touch(3000))).toContain('3 touches within 60 seconds: the aim of this level.')
    expect(shown('fluid', 30_000, held(20_000, 19_000))).toContain('The aim of this level is 30 active seconds. It was less this time.')
    expect(shown('fluid', 40_000, held(35_000, 30_000))).toContain('Active for more than 30 seconds: the aim of this level.')
  })

  it('does not hide the figures of a short session', () => {
    expect(shown('music', 12_000, touch(3000))).toContain('The first touch came after 3.0 seconds.')
  })
})
