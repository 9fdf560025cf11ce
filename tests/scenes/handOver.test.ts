import { expect, it } from 'vitest'
import { play } from '../support/play'

it('hands an answer over at once, without waiting for its reward', async () => {
  const run = (await play('lightcatcher')).untilOpen()
  expect(run.recorded).toEqual([])
  run.touch(run.target)
  expect(run.state.phase).toBe('rewarding')
  expect(run.recorded.map(({ kind }) => kind)).toContain('answered')
  run.advanceUntil(({ state }) => state.phase === 'blank')
  expect(run.recorded).toEqual(run.events)
})
