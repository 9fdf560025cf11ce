import { expect, it } from 'vitest'
import { play, type PlayRun } from '#tests/support/play'

const measured = (run: PlayRun) => run.events.flatMap((event) => (event.kind === 'measured' ? [event] : []))
const shown = (run: PlayRun, id: string) => run.events.findLast((event) => event.kind === 'stimulus-shown' && event.id === id)

it('logs a thing’s actual speed, and its place and size at half brightness', async () => {
  const run = (await play('follow', { level: '2', profile: { dials: { waitMs: null } } })).answerWarmUps().untilOpen()
  const { id, size, place } = run.target.plan
  run.advance(9000)
  const speed = run.target.speedFor(run.target.plan.speed)
  run.scene.advance()
  const [fact] = measured(run).filter((each) => each.trial === 2)
  if (fact === undefined) throw new Error('nothing was measured')
  expect(fact.id).toBe(id)
  expect(fact.speed).toBeGreaterThan(0.7 * speed)
  expect(fact.speed).toBeLessThan(1.05 * speed)
  expect(Math.hypot(fact.x - place.x, fact.y - place.y)).toBeLessThan(0.05)
  expect(fact.h).toBeLessThanOrEqual(size * 1.01)
  expect(fact.h).toBeGreaterThan(size * 0.5)
  expect(fact.onset).toBeGreaterThan(shown(run, id)?.at ?? Infinity)
  run.leave()
})

it('counts no movement for a thing that reappears elsewhere', async () => {
  const run = (await play('lightcatcher', { profile: { dials: { movement: 'none', waitMs: null } } })).untilOpen().advance(2000)
  const { x, y } = run.target.place
  run.target.dim(0)
  run.advance(3000)
  run.target.moveTo({ x: x > 0.5 ? 0.2 : 0.8, y })
  run.target.dim(1)
  run.advance(3000)
  run.touch(run.target)
  expect(measured(run).map(({ id, speed }) => [id, speed])).toContainEqual([run.target.plan.id, 0])
  run.leave()
})
