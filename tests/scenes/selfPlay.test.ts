import { describe, expect, it } from 'vitest'
import { everyLevel, play } from '#tests/support/play'
import { children, selfPlay, type ChildKind } from '#tests/support/selfPlay'

describe.each(everyLevel)('$activity $category, level $level', (wish) => {
  it.each(Object.keys(children) as ChildKind[])('is played to its end by a %s child', (kind) => expect(selfPlay(wish, kind)).resolves.toBeUndefined())
})

it('draws the same trials from the same seed, and others from another', async () => {
  const shown = async (seed: number) => {
    const run = await play('lightcatcher', { level: '3', seed, profile: { support: 'C' } })
    while (!run.isFinished)
      run
        .untilOpen()
        .touch(run.target)
        .advanceUntil((later) => later.state.phase === 'blank' || later.isFinished)
    return run.events.filter((event) => event.kind === 'stimulus-shown').map((event) => event.zone)
  }
  const first = await shown(4)
  expect(await shown(4)).toEqual(first)
  expect(await shown(5)).not.toEqual(first)
})
