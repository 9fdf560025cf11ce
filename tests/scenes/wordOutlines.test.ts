import { describe, expect, it } from 'vitest'
import { firstOutlineStyle } from '#domain/words/outlineStyle'
import { play, type PlayOptions, type PlayRun } from '#tests/support/play'

const decks = [{ id: 'own', name: 'Ours', order: 1, words: ['cat', 'banana'], style: firstOutlineStyle }]
const open = async (options: PlayOptions = {}): Promise<PlayRun> =>
  (await play('bubblewordmaker', { decks, ...options })).answerWarmUps().untilOpen().advance(500)

/** Returns the opacity of the letters, of the line and of the picture. */
const seen = (run: PlayRun) => {
  const word = run.target
  const picture = run.state.stimuli.find(({ plan: { role } }) => role === 'place')
  const layer = (name: string) => word.view.getByName(name) as unknown as { alpha: number } | null
  const [line, letters] = [layer('body'), layer('lit')]
  return [word.view.alpha * (line?.alpha ?? 0), letters?.alpha ?? 0, picture?.view.alpha ?? 0].map((alpha) => Math.round(alpha * 10) / 10)
}
const said = (run: PlayRun) => run.speech.spoken.map((utterance) => JSON.stringify(utterance))

describe('word outlines', () => {
  it('unfold by themselves, line first, then letters, name and picture, and stay as long as the child looks', async () => {
    const run = await open()
    run.speech.spoken.length = 0
    expect(seen(run)).toEqual([1, 0, 0])
    run.advance(2500)
    expect([seen(run), said(run)]).toEqual([[1, 1, 0], []])
    run.advance(1500)
    expect([seen(run), said(run).length]).toEqual([[1, 1, 0], 1])
    run.advance(3000)
    expect(seen(run)).toEqual([1, 1, 1])
    const { trial } = run.state
    run.advance(60_000)
    expect(run.state.trial).toBe(trial)
    run.touch(run.target)
    expect(run.state.phase).toBe('rewarding')
    run.leave()
  })

  it('advance with a touch, at least two seconds after the previous one, and end only when complete', async () => {
    const run = await open()
    const { trial } = run.state
    for (let touch = 0; touch < 15; touch++) run.touch(run.target).advance(100)
    expect([seen(run), run.state.trial, run.state.phase]).toEqual([[1, 1, 0], trial, 'waiting'])
    run.advance(1000).touch(run.target).advance(2100).touch(run.target).advance(1100)
    expect([seen(run), run.state.phase]).toEqual([[1, 1, 1], 'waiting'])
    run.advance(1500).touch(run.target)
    expect(run.state.phase).toBe('rewarding')
    run.leave()
  })

  it('show letters and name after a choice by their line alone', async () => {
    const run = await open({ level: '5' })
    run.advance(2000)
    expect(seen(run).slice(0, 2)).toEqual([1, 0])
    run.speech.spoken.length = 0
    run.touch(run.target).advance(1500)
    expect(seen(run).slice(0, 2)).toEqual([1, 1])
    expect(said(run)).toHaveLength(1)
    run.leave()
  })

  it('are spoken after two waits without an answer', async () => {
    const run = await open({ level: '2', profile: { support: 'B' } })
    run.speech.spoken.length = 0
    run.advance(19_000)
    expect(said(run)).toEqual([])
    run.advance(3000)
    expect(said(run)).toHaveLength(1)
    run.leave()
  })
})
