import { describe, expect, it } from 'vitest'
import { play, type PlayOptions, type PlayRun } from '#tests/support/play'

const texts = [{ id: 'own', text: 'The warm sun.\nMy cat', order: 1 }]
const open = async (options: PlayOptions = {}): Promise<PlayRun> =>
  (await play('highlightedwords', { level: '4', texts, ...options })).answerWarmUps().untilOpen().advance(1200)
const words = (run: PlayRun) =>
  run.events
    .filter((event) => event.kind === 'stimulus-shown' && event.trial === 2)
    .map((event) => (event.kind === 'stimulus-shown' && event.shows !== undefined && 'text' in event.shows ? event.shows.text : undefined))
const steps = (run: PlayRun) => run.events.flatMap((event) => (event.kind === 'did' && event.deed.do === 'went-on' ? [{ at: event.at, ...event.deed }] : []))
const alphas = (run: PlayRun) => run.state.stimuli.filter(({ plan: { role } }) => role === 'target').map(({ view }) => Math.round(view.alpha * 100) / 100)

describe('highlighted words', () => {
  it('are the child’s own text; a touch anywhere lights the next, and the adult steps back', async () => {
    const run = await open({ settings: { voice: 'never' } })
    expect(words(run).filter((word) => word !== undefined)).toEqual(['The', 'warm', 'sun.'])
    expect(alphas(run)).toEqual([1, 0.3, 0.3])
    run.touchAt(40, 700).advance(1200)
    expect(alphas(run)).toEqual([0.3, 1, 0.3])
    run.key('ArrowLeft').advance(1200)
    expect(alphas(run)).toEqual([1, 0.3, 0.3])
    expect(steps(run).map(({ id, to, by }) => [id, to, by])).toEqual([
      ['word-1', 'word-2', 'touch'],
      ['word-2', 'word-1', 'adult'],
    ])
    run.leave()
  })

  it('are spoken after reading, a listed word by its own name', async () => {
    const run = await open({ texts: [{ id: 'own', text: 'Firefly, cat', order: 1 }] })
    run.speech.spoken.length = 0
    run.touchAt(40, 700).advance(1500).touchAt(40, 700).advance(1500)
    expect(run.speech.spoken).toEqual([{ text: 'Firefly,' }, { word: 'animals/cat' }])
    expect(run.stimulus('picture-cat').isVisible).toBe(true)
    run.leave()
  })

  it('are followed by a picture that stays for a second, however short the reward', async () => {
    const run = await open({
      texts: [{ id: 'own', text: 'cat', order: 1 }],
      settings: { voice: 'never' },
      profile: { dials: { rewardMs: 0, gapMs: 0 } },
    })
    const picture = run.stimulus('picture-cat')
    run.touchAt(40, 700).advanceUntil(() => picture.view.alpha === 1)
    run.advance(900)
    expect([picture.isLeaving, picture.view.alpha]).toEqual([false, 1])
    run.advanceUntil(() => picture.isLeaving)
    run.leave()
  })

  it('react to a touch at once, although the next one waits until this one was spoken', async () => {
    const run = await open()
    const [first, next] = [run.stimulus('word-1'), run.stimulus('word-2')]
    const { y } = first.view
    run.touchAt(40, 700).advance(500)
    expect(first.view.scale > 1.01 || first.view.y < y - 10).toBe(true)
    expect(next.view.alpha).toBeCloseTo(0.3)
    run.advance(4000)
    expect(first.view.scale).toBeCloseTo(1)
    expect(next.view.alpha).toBeCloseTo(1)
    run.leave()
  })

  it('count as finished but unmeasured in an unmarked line; with marks, four of five suffice', async () => {
    const outcomeOf = async (marks: readonly string[]) => {
      const run = await open({ texts: [{ id: 'own', text: 'one two three four five', order: 1 }], settings: { voice: 'never' } })
      for (let word = 0; word < 5; word++) {
        if (marks[word] !== undefined) run.key(marks[word] ?? '')
        run.touchAt(40, 700).advance(1200)
      }
      run.advanceUntil(() => run.events.some((event) => event.kind === 'trial-ended' && event.trial === 2))
      const ended = run.events.findLast((event) => event.kind === 'trial-ended')
      run.leave()
      return ended?.kind === 'trial-ended' ? ended.outcome : null
    }
    expect(await outcomeOf([])).toBe('unmeasured')
    expect(await outcomeOf(['KeyR', 'KeyR', 'KeyX', 'KeyR', 'KeyR'])).toBe('independent')
    expect(await outcomeOf(['KeyR', 'KeyX', 'KeyX', 'KeyR', 'KeyR'])).toBe('partly')
  })

  it('are passed silently if no voice can speak them', async () => {
    const run = await open()
    run.speech.by = 'text'
    run.sound.heard.length = 0
    run.touchAt(40, 700).advance(1500)
    await Promise.resolve()
    expect(run.sound.heard).toEqual([])
    run.leave()
  })

  it('continue by themselves on request, but never at level A', async () => {
    const settings = { goesOn: 'itself', seconds: 3, voice: 'never' } as const
    const run = await open({ settings, profile: { support: 'B' } })
    run.advance(4000)
    expect(steps(run)).toMatchObject([{ by: 'itself' }])
    run.leave()
    const still = await open({ settings, profile: { support: 'A' } })
    still.advance(20_000)
    expect(steps(still)).toEqual([])
    still.leave()
  })

  it('are marked by the adult as read or not', async () => {
    const run = await open({ settings: { voice: 'never' } })
    run.key('KeyX').key('KeyR')
    expect(run.events.filter((event) => event.kind === 'heard').map(({ id, isRead }) => [id, isRead])).toEqual([
      ['word-1', false],
      ['word-1', true],
    ])
    run.leave()
  })

  it('are marked by a short or long touch of the lower right dot; the lower left one steps back', async () => {
    const run = await open({ settings: { voice: 'never' } })
    run.touchAt(500, 300).advance(1200)
    run.touchAt(1010, 755)
    const lift = run.press(1010, 755)
    run.advance(700)
    lift()
    expect(run.events.filter((event) => event.kind === 'heard').map(({ id, isRead }) => [id, isRead])).toEqual([
      ['word-2', true],
      ['word-2', false],
    ])
    run.touchAt(15, 755).advance(1200)
    expect(alphas(run)).toEqual([1, 0.3, 0.3])
    expect(steps(run).map(({ by }) => by)).toEqual(['touch', 'adult'])
    expect(run.events.filter((event) => event.kind === 'pointed' && event.y > 0.9)).toEqual([])
    run.leave()
  })

  it('advance at most once a second under hammering, so that nothing flashes', async () => {
    const run = await open({ settings: { voice: 'never' } })
    for (let touch = 0; touch < 20; touch++) run.touchAt(40, 700).key('ArrowLeft').advance(100)
    const moments = steps(run).map(({ at }) => at)
    expect(moments.every((at, index) => index === 0 || at - (moments[index - 1] ?? 0) >= 1000)).toBe(true)
    run.leave()
  })
})
