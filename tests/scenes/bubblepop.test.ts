import type { GameObjects } from 'phaser'
import { expect, it } from 'vitest'
import { trialResults } from '#domain/measures/trialResults'
import { play } from '#tests/support/play'

/** Time (ms) after which the appearance of a bubble no longer delays its response. */
const LONG_THERE_MS = 2000

it('ignores touches for three seconds, then shows one bubble', async () => {
  const run = await play('bubblepop')
  run.touchAt(512, 384).advance(2500)
  expect(run.state.phase).toBe('grace')
  expect(run.events).toEqual([])
  run.untilOpen()
  expect(run.state.stimuli.map((stimulus) => stimulus.plan.shows)).toEqual([{ drawing: 'bubble' }])
})

it('hands over the answer at once, and the touch, reward and rest when the trial has ended', async () => {
  const run = await play('bubblepop')
  run.untilOpen().touch(run.target)
  expect(run.events.map((event) => event.kind)).toEqual(['trial-began', 'stimulus-shown', 'pointed', 'answered', 'rewarded', 'measured'])
  // An answer must be on disk before its reward ends.
  expect(run.recorded.map(({ kind }) => kind)).toContain('answered')
  run.advanceUntil(() => run.state.phase === 'leaving')
  expect(run.recorded.at(-1)).toMatchObject({ kind: 'trial-ended', outcome: 'independent' })
})

it('measures from the first frame that shows the bubble to the touch', async () => {
  const run = await play('bubblepop')
  run.untilOpen().advance(1000).touch(run.target)
  const shown = run.events.find((event) => event.kind === 'stimulus-shown')
  const answered = run.events.find((event) => event.kind === 'answered')
  expect((answered?.at ?? 0) - (shown?.at ?? 0)).toBeCloseTo(1400, -2)
})

it('slows a drifting bubble at T, and parks and sways it at one and a half', async () => {
  const run = await play('bubblepop', { level: '2', profile: { support: 'B', dials: { waitMs: 4000 } } })
  run.answerWarmUps().untilOpen().advance(1000)
  const travelled = (ms: number) => {
    const from = run.target.place.x
    run.advance(ms)
    return run.target.place.x - from
  }
  const free = travelled(1000)
  run.advanceUntil(() => run.events.some((event) => event.kind === 'prompted' && event.trial === 2))
  const slowed = travelled(1000)
  expect(slowed).toBeGreaterThan(0)
  expect(slowed).toBeLessThan(free * 0.6)
  run.advanceUntil(() => run.events.some((event) => event.kind === 'prompted' && event.trial === 2 && event.step === 2))
  expect(travelled(1000)).toBe(0)
})

it('records where a moving bubble was caught as well as where it appeared', async () => {
  const run = await play('bubblepop', { level: '2', profile: { support: 'B', dials: { waitMs: null } } })
  run.answerWarmUps().untilOpen().advance(14_000).touch(run.target)
  run.advanceUntil(() => run.events.some((event) => event.kind === 'trial-ended' && event.trial === 2))
  const result = trialResults(run.events).find(({ trial }) => trial === 2)
  expect(((result?.zone ?? 0) - 1) % 3).toBe(0)
  expect(((result?.hitZone ?? 0) - 1) % 3).toBeGreaterThan(0)
  run.leave()
})

it.each(['left', 'right'] as const)('opens a bubble from its touched side, here the %s; six drops fall, and its centre stays in place', async (side) => {
  const run = (await play('bubblepop', { profile: { support: 'B' } })).untilOpen()
  const bubble = run.target
  run.advance(LONG_THERE_MS)
  const { x, y, size } = { x: bubble.view.x, y: bubble.view.y, size: bubble.size }
  const way = side === 'left' ? -1 : 1
  const layer = (name: string) => (bubble.view.list as GameObjects.Image[]).find((image) => image.name === name)
  const drops = () => (run.scene.children.list as GameObjects.Image[]).filter((image) => image.name === 'drop')
  run.touchAt(x + (way * size) / 3, y).advance(50)
  const starts = drops().map((drop) => ({ drop, x: drop.x, y: drop.y }))
  expect(starts).toHaveLength(6)
  // The drops near the finger appear first, and each one is small.
  run.advance(350)
  const brightest = drops().toSorted((one, other) => other.alpha - one.alpha)[0]
  expect(Math.sign((brightest?.x ?? x) - x)).toBe(way)
  expect(Math.max(...drops().map((drop) => drop.displayHeight / 768))).toBeLessThanOrEqual(0.03)
  run.advance(1700)
  for (const { drop, y: from } of starts) if (drop.active) expect(drop.y - from).toBeGreaterThan(0.05 * 768)
  expect([layer('shell')?.alpha, layer('heart')?.alpha, bubble.view.alpha]).toEqual([0, 1, 1])
  expect(Math.hypot(bubble.view.x - x, bubble.view.y - y)).toBeLessThan(0.02 * 768)
  run.advance(1200)
  expect(drops()).toEqual([])
  run.leave()
})

it('answers a press on a bubble that is just there at once, and opens it when its appearance is over', async () => {
  const run = (await play('bubblepop', { profile: { support: 'B' } })).untilOpen()
  const bubble = run.target
  const drops = () => (run.scene.children.list as GameObjects.Image[]).filter((image) => image.name === 'drop')
  run.touch(bubble).advance(400)
  expect(run.events.some((event) => event.kind === 'answered')).toBe(true)
  expect(Math.max(...drops().map(({ alpha }) => alpha))).toBe(0)
  run.advance(800)
  expect(Math.max(...drops().map(({ alpha }) => alpha))).toBeGreaterThan(0)
  run.leave()
})

it('names the content of a bubble when it has opened, and keeps it until the last drop has fallen', async () => {
  const run = (await play('bubblepop', { level: '1', settings: { inside: ['cat'] } })).untilOpen()
  const named = () => run.speech.spoken.filter((utterance) => 'word' in utterance)
  run.touch(run.target).advance(500)
  expect(named()).toEqual([])
  while (named().length === 0 && run.state.phase === 'rewarding') run.advance(50)
  expect(run.state.phase).toBe('rewarding')
  run.leave()
})

it('draws a picture in a bubble, and opens it like any other', async () => {
  const run = (await play('bubblepop', { level: '1', settings: { inside: ['cat'] } })).untilOpen()
  const bubble = run.target
  expect(bubble.plan.shows).toMatchObject({ inBubble: true })
  run.touch(bubble).advance(900)
  expect(run.events.some(({ kind }) => kind === 'rewarded')).toBe(true)
  expect((bubble.view.list as GameObjects.Image[]).some(({ alpha }) => alpha === 0)).toBe(true)
  run.leave()
})

it('lets a bubble that has crossed the stage leave at C, without a response', async () => {
  const run = await play('bubblepop', { level: '6', profile: { support: 'C', dials: { waitMs: null } } })
  run.answerWarmUps()
  run.advanceUntil(() => run.events.some((event) => event.kind === 'trial-ended' && event.trial === 2))
  expect(run.events.findLast((event) => event.kind === 'trial-ended')).toMatchObject({ trial: 2, outcome: 'no-response' })
  expect(run.events.some((event) => event.kind === 'prompted')).toBe(false)
})

it.each([true, false])('stops when a hand comes near, if the adult asked for it: %s', async (stopsWhenNear) => {
  const run = await play('bubblepop', { level: '2', profile: { support: 'B', dials: { waitMs: null } }, settings: { stopsWhenNear } })
  run.answerWarmUps().untilOpen().advance(500)
  const { view, size } = run.target
  run.touchAt(view.x, view.y + size * 0.6)
  const { x } = run.target.place
  run.advance(2000)
  expect(run.target.place.x > x).toBe(!stopsWhenNear)
})
