import { describe, expect, it } from 'vitest'
import { isExhaustive, sample } from '#tests/support/exhaustive'
import { everyLevel, play } from '#tests/support/play'
import { childBehaviours, selfPlay, type BehaviourName } from '#tests/support/selfPlay'

// The sample takes the first level of each activity and every ninth level. Each is played by one kind of simulated child in turn.
const kinds = Object.keys(childBehaviours) as BehaviourName[]
const isFirst = (index: number) => everyLevel[index]?.activity !== everyLevel[index - 1]?.activity
const levels = everyLevel
  .map((wish, index) => ({ ...wish, index, kinds: sample(kinds, kinds.length, Math.floor(index / 9)) }))
  .filter(({ index }) => isExhaustive || isFirst(index) || index % 9 === 0)

describe.each(levels)('$activity $category, level $level', ({ kinds: theirs, index: _index, ...wish }) => {
  it.each(theirs)('is completed by a %s child', (kind) => expect(selfPlay(wish, kind)).resolves.toBeUndefined())
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
