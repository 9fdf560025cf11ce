import { expect, it } from 'vitest'
import { trialResults } from '#domain/measures/trialResults'
import { play } from '#tests/support/play'

const session = async (marks: boolean) => {
  const run = await play('lightcatcher', { level: '1', profile: { support: 'B', dials: { accessMethod: 'look', waitMs: 5000, blockTrials: 6 } } })
  for (let spent = 0; !run.isFinished && spent < 20 * 60_000; spent += 500) {
    if (marks && run.state.phase === 'waiting') run.key('KeyL')
    run.advance(500, 100)
  }
  const results = trialResults(run.events)
  const isTired = run.events.some(({ kind }) => kind === 'tired')
  run.leave()
  return { outcomes: new Set(results.map(({ outcome }) => outcome)), isTired }
}

it('counts trials that nobody marked as unmeasured, and never calls a child who only looks tired because of them', async () => {
  expect(await session(false)).toEqual({ outcomes: new Set(['unmeasured']), isTired: false })
})

it('does not call a child tired whose looks were marked', async () => {
  expect((await session(true)).isTired).toBe(false)
})
