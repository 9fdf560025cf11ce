import { describe, expect, it } from 'vitest'
import { followingOf } from '#domain/measures/following'
import { trialResults } from '#domain/measures/trialResults'
import { play, type PlayRun } from '#tests/support/play'

const ball = (run: PlayRun) => ({ ...run.stimulus('ball').place })
const lastShare = (run: PlayRun) => run.events.findLast((event) => event.kind === 'travelled')?.share ?? 0

describe('following a ball', () => {
  it('moves only while the adult holds the key', async () => {
    const run = (await play('follow', { level: '2', settings: { pacedBy: 'adult' } })).untilOpen().advance(4000)
    const before = ball(run)
    run.advance(3000)
    expect(ball(run)).toEqual(before)
    run.key('KeyL').advance(3000)
    const moved = ball(run)
    expect(moved.x).not.toBe(before.x)
    run.key('KeyL', 'keyup').advance(200)
    const stopped = ball(run)
    run.advance(3000)
    expect(ball(run)).toEqual(stopped)
    run.leave()
  })

  it('moves under the adult’s finger in the lower corner, which is not a touch of the child', async () => {
    const run = (await play('follow', { level: '2', settings: { pacedBy: 'adult' } })).untilOpen().advance(4000)
    const before = ball(run)
    const lift = run.press(1010, 755)
    run.advance(2000)
    expect(ball(run).x).not.toBe(before.x)
    lift()
    run.advance(300)
    const stopped = ball(run)
    run.advance(2000)
    expect(ball(run)).toEqual(stopped)
    expect(run.events.filter(({ kind }) => kind === 'pointed')).toEqual([])
    expect(run.events.filter(({ kind }) => kind === 'looked' || kind === 'looked-away')).toHaveLength(2)
    run.leave()
  })

  it('needs no touch when it was followed: it hops by itself, and the followed fraction is in the figures', async () => {
    const run = await play('follow', { level: '2' })
    run.key('KeyL')
    while (!run.isFinished) run.advance(1000)
    expect(trialResults(run.events).every(({ outcome }) => outcome === 'independent')).toBe(true)
    expect(followingOf([run.events], 'eyes')).toMatchObject({ unmarked: 0, lost: 0 })
    expect(followingOf([run.events], 'eyes')?.share?.median).toBeGreaterThan(0.99)
    run.leave()
  })

  it('is unmeasured with only a touch at its end and no mark', async () => {
    const run = (await play('follow', { level: '2', profile: { dials: { waitMs: null } } })).advanceUntil((each) => each.state.aim !== null)
    run.touch('ball').advanceUntil((each) => each.state.phase === 'blank')
    expect(run.events.find(({ kind }) => kind === 'answered')).toMatchObject({ verdict: 'unmeasured' })
    expect(run.events.find(({ kind }) => kind === 'trial-ended')).toMatchObject({ outcome: 'unmeasured' })
    run.leave()
  })

  it('counts a touch on its way as a touch, but never as a look', async () => {
    const run = (await play('follow', { level: '2' })).answerWarmUps().untilOpen()
    const { trial } = run.state
    run.touch('ball').advance(1000)
    expect(run.state.trial, 'it is seen to move first').toBe(trial)
    run.advanceUntil(() => lastShare(run) > 0.2)
    run.touch('ball').advanceUntil((each) => each.state.phase === 'blank')
    expect(trialResults(run.events).at(-1)).toMatchObject({ outcome: 'independent', lookMs: null })
    expect(followingOf([run.events], 'eyes')?.share ?? null).toBeNull()
    run.leave()
  })

  it('ignores a touch on its way if an adult marks looks', async () => {
    const run = (await play('follow', { level: '2' })).answerWarmUps().untilOpen()
    const trial = run.state.trial
    run.key('KeyL').advance(1000).key('KeyL', 'keyup').advance(500).touch('ball').advance(1000)
    expect(run.events.some((event) => event.kind === 'answered' && event.trial === trial)).toBe(false)
    run.leave()
  })

  it('is unmeasured without marks and touches, however often, and does not indicate tiredness', async () => {
    const run = await play('follow', { level: '1', profile: { dials: { waitMs: 5000 } } })
    while (!run.isFinished) run.advance(1000)
    const outcomes = new Set(run.events.flatMap((event) => (event.kind === 'trial-ended' ? [event.outcome] : [])))
    expect([...outcomes]).toEqual(['unmeasured'])
    expect(run.events.some(({ kind }) => kind === 'tired')).toBe(false)
    run.leave()
  })

  it('waits where it was last seen, and continues at half its speed', async () => {
    const run = (await play('follow', { level: '2' })).answerWarmUps().untilOpen().advance(4000)
    run.key('KeyL').advance(2000)
    const from = lastShare(run)
    run.key('KeyL', 'keyup').advance(2000)
    const lost = ball(run)
    run.advance(3000)
    expect(ball(run)).toEqual(lost)
    run.key('KeyL').advance(1000)
    const again = ball(run)
    run.advance(1000)
    const perSecond = Math.abs(ball(run).x - again.x)
    expect(perSecond).toBeGreaterThan(0)
    expect(perSecond).toBeLessThan(run.stimulus('ball').plan.speed * 0.6)
    expect(lastShare(run)).toBeGreaterThanOrEqual(from)
    run.leave()
  })

  it('logs the distance of a following finger', async () => {
    const run = (await play('follow', { level: '2', settings: { followedWith: 'finger' } })).untilOpen()
    const { x, y } = run.target.hit
    const lift = run.press(x, y)
    for (let step = 1; step < 20; step++) run.slide(1, x + step, y).advance(200)
    lift()
    const traced = run.events.flatMap((event) => (event.kind === 'did' && event.deed.do === 'traced' ? [event.deed] : []))
    expect(traced.length).toBeGreaterThan(5)
    expect(traced.every(({ error }) => error < 0.3)).toBe(true)
    run.leave()
  })

  it('counts without marks only when a finger followed it, not by a touch at its end', async () => {
    const run = (await play('follow', { level: '2', profile: { dials: { waitMs: null } } })).untilOpen()
    const arrived = (trial: number) =>
      run.advanceUntil(() => run.events.some((event) => event.kind === 'travelled' && event.trial === trial && event.share === 1), 200_000)
    arrived(0).advance(500).touch('ball').advance(100)
    expect(run.events.findLast((event) => event.kind === 'answered')).toMatchObject({ verdict: 'unmeasured' })
    run.advanceUntil(() => run.state.trial === 1).untilOpen()
    const lift = run.press(run.target.hit.x, run.target.hit.y)
    while (!run.events.some((event) => event.kind === 'travelled' && event.trial === 1 && event.share === 1)) {
      run.slide(run.lastFinger, run.target.hit.x, run.target.hit.y).advance(200)
    }
    lift()
    run.advance(3000)
    expect(run.events.findLast((event) => event.kind === 'answered')).toMatchObject({ trial: 1, verdict: 'correct', by: 'touch' })
    run.leave()
  })
})
