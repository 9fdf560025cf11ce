import { describe, expect, it } from 'vitest'
import { play, type PlayRun } from '../support/play'

const withCue = { profile: { dials: { voiceCue: true, waitMs: 5000 } } } as const

describe('the voice on the stage', () => {
  it('speaks before the thing is shown, and is silent from then on', async () => {
    const run = (await play('bubblepop', withCue)).advanceUntil(({ state }) => state.phase === 'cue')
    expect(run.speech.spoken).toEqual([{ phrase: 'look' }])
    expect(run.speech.speaking).not.toBeNull()
    run.advanceUntil(({ state }) => state.phase === 'onset')
    expect(run.speech.speaking).toBeNull()
    run.untilOpen().advance(4000)
    expect([run.speech.speaking, run.sound.heard]).toEqual([null, []])
  })

  it.each([
    ['A', 1],
    ['B', 1],
    ['C', 0],
  ] as const)('asks before the thing at support level %s, unless an adult turned it off: %d', async (support, times) => {
    const asked = (await play('bubblepop', { profile: { support } })).untilOpen()
    expect(asked.speech.spoken).toHaveLength(times)
    const quiet = (await play('bubblepop', { profile: { support, dials: { voiceCue: false } } })).untilOpen()
    expect(quiet.speech.spoken).toEqual([])
  })

  it('plays two quiet notes if no voice can speak, but not after the onset', async () => {
    const run = await play('bubblepop', withCue)
    run.speech.by = 'text'
    run.advanceUntil(({ state }) => state.phase === 'cue')
    await Promise.resolve()
    await Promise.resolve()
    expect(run.sound.heard).toEqual(['call'])

    const late = (await play('bubblepop', withCue)).advanceUntil(({ state }) => state.phase === 'cue')
    late.speech.by = 'text'
    late.advanceUntil(({ state }) => state.phase === 'onset')
    await Promise.resolve()
    await Promise.resolve()
    expect(late.sound.heard).toEqual([])
  })

  it('is silent without a cue until the third help, and stops at an answer', async () => {
    const run = (await play('bubblepop', { profile: { dials: { voiceCue: false, waitMs: 5000 } } })).untilOpen().advance(8000)
    expect(run.speech.spoken).toEqual([])
    run.advanceUntil(({ speech }) => speech.spoken.length > 0)
    expect(run.speech.speaking).toEqual({ phrase: 'look' })
    run.touch(run.target).advance(100)
    expect(run.speech.speaking).toBeNull()
  })

  it('stops on a pause', async () => {
    const run = (await play('bubblepop', withCue)).advanceUntil(({ state }) => state.phase === 'cue')
    run.scene.hold()
    expect(run.speech.speaking).toBeNull()
  })

  it('speaks the found thing instead of the chime as a reward', async () => {
    const chime = (await play('lightcatcher')).untilOpen()
    chime.touch(chime.target).advance(1500)
    expect([chime.sound.heard, chime.speech.spoken]).toEqual([['chime'], [{ phrase: 'look' }]])

    const voice = (await play('lightcatcher', { profile: { dials: { reward: 'voice' } } })).untilOpen()
    voice.touch(voice.target).advance(1500)
    expect([voice.sound.heard, voice.speech.spoken]).toEqual([[], [{ phrase: 'look' }, { phrase: 'there-it-is' }]])
  })
})

it('plays a little music as a reward, which ends with it', async () => {
  const run = await play('bubblepop', { profile: { support: 'B', dials: { reward: 'music', rewardMs: 3000, waitMs: null } } })
  run.answerWarmUps().untilOpen().advance(500).touch(run.target).advance(300)
  expect(run.sound.music).toBe(false)
  run.advance(700)
  expect(run.sound.music).toBe(true)
  expect(run.sound.heard).not.toContain('chime')
  run.advanceUntil(() => run.state.phase === 'leaving')
  expect(run.sound.music).toBe(false)
})

describe('the voice as a prompt', () => {
  const unasked = { profile: { dials: { voiceCue: false, waitMs: 4000 } } } as const
  const promptsOf = (run: PlayRun) =>
    run.events.flatMap((event) => (event.kind === 'prompted' || event.kind === 'not-prompted' ? [[event.kind, event.step] as const] : []))
  const untilThird = (run: PlayRun) => run.advanceUntil(() => promptsOf(run).some(([, step]) => step === 3))

  it('counts although the halo is there already, without a further prompt in its place', async () => {
    const run = (await play('bubblepop', unasked)).untilOpen()
    run.advanceUntil(({ speech }) => speech.spoken.length > 0)
    expect(promptsOf(run)).toEqual([
      ['prompted', 1],
      ['prompted', 2],
      ['prompted', 3],
    ])
  })

  it('gives way to a visible prompt if all sound is off', async () => {
    const run = (await play('bubblepop', unasked)).untilOpen()
    run.speech.isSilenced = true
    run.sound.isSilenced = true
    const { y } = run.target.view
    run.advanceUntil(() => promptsOf(run).length === 2)
    run.advanceUntil(() => promptsOf(run).length === 3 || run.target.view.y < y - 30)
    expect(run.target.view.y).toBeLessThan(y - 30)
    expect(untilThird(run).state.phase).toBe('waiting')
    expect(promptsOf(run).at(-1)).toEqual(['prompted', 3])
  })
})
