import { GameObjects } from 'phaser'
import { expect, it } from 'vitest'
import { trialResults } from '#domain/measures/trialResults'
import type { Place } from '#domain/geometry'
import { fakeTilt } from '#tests/support/fakeDevices'
import { play, type PlayOptions, type PlayRun } from '#tests/support/play'

/** Opens the first scored trial, after both warm-ups. */
const open = async (level: string, options: Omit<PlayOptions, 'level'> = {}) => {
  const run = await play('tilt', { level, ...options, profile: { support: 'C', ...options.profile, dials: { waitMs: null, ...options.profile?.dials } } })
  for (let warmUp = 0; warmUp < 2; warmUp++) {
    run.untilOpen().advance(1200)
    tapHome(run)
  }
  return run.untilOpen().advance(1200)
}

const isOver = (run: PlayRun, trial: number) => run.state.trial !== trial || run.state.phase === 'rewarding'

/** Taps the ball until it is in place. */
function tapHome(run: PlayRun): void {
  const { trial } = run.state
  for (let tap = 0; tap < 60 && !isOver(run, trial); tap++) run.touch('ball').advance(800)
}

/** Returns the result of the trial that is being rewarded, once it has ended. */
const lastOf = (run: PlayRun) => {
  const { trial } = run.state
  run.advanceUntil(() => run.isFinished || run.state.trial !== trial)
  return trialResults(run.events).find((result) => result.trial === trial)
}

/** Tilts the tablet towards these points, one after another. */
async function leansAlong(run: PlayRun, lean: (beta: number, gamma: number) => void, road: readonly Place[]) {
  const { trial } = run.state
  for (const { x, y } of road)
    for (let frame = 0; frame < 400 && !isOver(run, trial); frame++) {
      const { place } = run.stimulus('ball')
      const [dx, dy] = [(x - place.x) * (4 / 3), y - place.y]
      if (Math.hypot(dx, dy) < 0.04) break
      const far = Math.hypot(dx, dy)
      // The tablet is upright: tilting to the right is gamma, and tilting towards the child is beta.
      lean((dy / far) * 25, (dx / far) * 25)
      run.advance(50)
    }
}

async function leaningTablet() {
  const { tilt, lean } = fakeTilt()
  await tilt.turnOn()
  return { tilt, lean }
}

it('records the shortest path for a direct tilt to the light, and a longer one for a detour', async () => {
  const { tilt, lean } = await leaningTablet()
  const run = await open('3', { tilt })
  await leansAlong(run, lean, [run.stimulus('goal').place])
  const straight = lastOf(run)
  expect(straight).toMatchObject({ outcome: 'independent', by: 'tilt' })
  expect(straight?.values['path']).toBeGreaterThan(0.5)
  expect(straight?.values['path']).toBeLessThan(1.15)
  expect(straight?.values['goalAfter']).toBeGreaterThan(1000)
  run.untilOpen().advance(1200)
  const { place } = run.stimulus('ball')
  const goal = run.stimulus('goal').place
  await leansAlong(run, lean, [{ x: place.x < 0.5 ? 0.9 : 0.1, y: place.y < 0.5 ? 0.85 : 0.15 }, { x: place.x, y: place.y }, goal])
  expect(lastOf(run)?.values['path']).toBeGreaterThan(1.3)
  run.scene.end('adult')
  run.leave()
})

it('slides a ball along a wall to its opening, and prevents a finger from pulling it through', async () => {
  const { tilt, lean } = await leaningTablet()
  const run = await open('5', { tilt })
  const [ball, goal, wall] = [run.stimulus('ball').place, run.stimulus('goal').place, run.stimulus('wall-1')]
  const towards = Math.sign(goal.x - ball.x)
  const [halfWide, half] = [(wall.plan.size * 0.6) / 2, (run.stimulus('ball').plan.size / 2) * 0.8]
  const isInWall = () => {
    const { x, y } = run.stimulus('ball').place
    return Math.abs(x - wall.place.x) * (4 / 3) < halfWide + half && Math.abs(y - wall.place.y) < wall.plan.size / 2 + half
  }
  const { hit } = run.stimulus('ball')
  const lift = run.press(hit.x, hit.y)
  for (let frame = 0; frame < 100; frame++) {
    run.slide(run.lastFinger, goal.x * 1024, wall.place.y * 768).advance(50)
    expect(isInWall()).toBe(false)
  }
  expect((wall.place.x - run.stimulus('ball').place.x) * towards).toBeGreaterThan(0.1)
  lift()
  for (let frame = 0; frame < 300 && run.state.phase !== 'rewarding'; frame++) {
    lean(0, towards * 25)
    run.advance(50)
    expect(isInWall()).toBe(false)
  }
  // The tablet was never tilted up or down.
  expect((run.stimulus('ball').place.x - wall.place.x) * towards).toBeGreaterThan(0.1)
  run.scene.end('adult')
  run.leave()
})

it('completes a maze by switch presses alone, along its road', async () => {
  const run = await open('6', { profile: { dials: { accessMethod: 'switch1', scanMs: 1500 } } })
  const { trial } = run.state
  const seen: Place[] = []
  for (let press = 0; press < 40 && !isOver(run, trial); press++) {
    run.key('Space').key('Space', 'keyup').advance(1600)
    seen.push(run.stimulus('ball').place)
  }
  expect(lastOf(run)).toMatchObject({ outcome: 'independent', by: 'switch1' })
  expect(Math.min(...seen.map(({ y }) => y))).toBeLessThan(0.35)
  expect(Math.max(...seen.map(({ y }) => y))).toBeGreaterThan(0.65)
  run.leave()
})

it('rolls half way, waits, then rolls the rest of the way, without an action or an answer from the child', async () => {
  const run = await play('tilt', { level: '2', profile: { support: 'C', dials: { waitMs: 6000 } } })
  run.untilOpen().advance(1000)
  const [from, goal] = [run.stimulus('ball').place, run.stimulus('goal').place]
  const share = () => (run.stimulus('ball').place.x - from.x) / (goal.x - from.x)
  run.advance(10_000)
  expect(share()).toBe(0)
  run.advance(6500)
  expect(share()).toBeCloseTo(0.5, 1)
  run.advance(2500)
  expect(run.events.flatMap((event) => (event.kind === 'prompted' ? [event.step] : []))).toEqual([1, 2, 3, 4])
  expect(share()).toBeGreaterThan(0.55)
  expect(lastOf(run)).toMatchObject({ outcome: 'no-response' })
  expect(run.events.some(({ kind }) => kind === 'answered')).toBe(false)
  run.leave()
})

it('gives no help while the child is active', async () => {
  const { tilt, lean } = await leaningTablet()
  const run = await open('6', { tilt, profile: { dials: { waitMs: 3000 } } })
  const { trial } = run.state
  const { place } = run.stimulus('ball')
  // The ball rolls to and fro on this side of the walls for four times the wait.
  for (let turn = 0; turn < 4; turn++)
    await leansAlong(run, lean, [
      { x: place.x, y: 0.3 },
      { x: place.x, y: 0.7 },
    ])
  expect(run.state.trial).toBe(trial)
  expect(run.events.filter((event) => event.kind === 'prompted' && event.trial === trial)).toEqual([])
  lean(0, 0)
  run.advance(4500)
  expect(run.events.some((event) => event.kind === 'prompted' && event.trial === trial)).toBe(true)
  run.scene.end('adult')
  run.leave()
})

it('completes the way to a finger released early, and records a straight path as the shortest', async () => {
  const run = await open('2')
  const [{ hit }, goal] = [run.stimulus('ball'), run.stimulus('goal').place]
  const lift = run.press(hit.x, hit.y)
  run.advance(200)
  run.slide(run.lastFinger, goal.x * 1024, goal.y * 768).advance(100)
  lift(goal.x * 1024, goal.y * 768)
  const result = lastOf(run)
  expect(result).toMatchObject({ outcome: 'independent', by: 'touch' })
  expect(result?.values['path']).toBeCloseTo(1, 1)
  run.leave()
})

it('moves to the side of a pressed pad', async () => {
  const run = await open('2', { settings: { pads: true } })
  const { x } = run.stimulus('ball').place
  run.touch(x < 0.5 ? 'right' : 'left').advance(2500)
  expect(Math.abs(run.stimulus('ball').place.x - x)).toBeCloseTo(0.15, 1)
  run.scene.end('adult')
  run.leave()
})

it('sinks into the hollow, which lights up and opens like a flower before the trial ends', async () => {
  const run = await open('2', { profile: { support: 'B' } })
  const [ball, goal] = [run.stimulus('ball'), run.stimulus('goal')]
  const size = ball.size
  const petals = () => run.scene.children.list.filter((child): child is GameObjects.Image => child instanceof GameObjects.Image && child.name === 'petal')
  tapHome(run)
  expect(petals()).toEqual([])
  run.advance(1800)
  expect(run.state.phase).toBe('rewarding')
  expect([ball.place, goal.view.alpha]).toEqual([goal.place, 1])
  expect(ball.size).toBeLessThan(size)
  run.advance(1400)
  expect(petals()).toHaveLength(16)
  const reach = Math.max(...petals().map(({ displayHeight }) => displayHeight / 768))
  expect(reach).toBeGreaterThan(goal.plan.size / 2)
  expect(reach).toBeLessThanOrEqual(Math.min(goal.place.y, 1 - goal.place.y, (1 - goal.place.x) * (4 / 3), goal.place.x * (4 / 3)) + 0.001)
  // The ball rocks in the hollow without leaving it.
  const across: number[] = []
  for (let ms = 0; ms < 2500; ms += 50) across.push(run.advance(50).stimulus('ball').view.x)
  expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(0.02 * 768)
  expect(run.state.phase).toBe('rewarding')
  run.leave()
})
