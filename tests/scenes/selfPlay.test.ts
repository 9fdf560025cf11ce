import { describe, expect, it } from 'vitest'
import { sample } from '#tests/support/exhaustive'
import { everyLevel, play } from '#tests/support/play'
import { children, selfPlay, type ChildKind } from '#tests/support/selfPlay'

// The sample: one of seven levels, each by one kind of child; the kinds take turns.
const kinds = Object.keys(children) as ChildKind[]
const levels = everyLevel.map((wish, index) => ({ ...wish, kinds: sample(kinds, 28, 28 - (index % 28)) })).filter(({ kinds: theirs }) => theirs.length > 0)

describe.each(levels)('$activity $category, level $level', ({ kinds: theirs, ...wish }) => {
  it.each(theirs)('is played to its end by a %s child', (kind) => expect(selfPlay(wish, kind)).resolves.toBeUndefined())
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
