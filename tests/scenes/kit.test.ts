import { Core, GameObjects } from 'phaser'
import { expect, it, vi } from 'vitest'
import { play, type PlayRun } from '#tests/support/play'

const answers = (run: PlayRun) => run.events.filter((event) => event.kind === 'answered')

/** Returns the mark on the thing that would be chosen. */
function markOf(run: PlayRun): GameObjects.Container {
  const mark = run.scene.children.list.find((child): child is GameObjects.Container => child instanceof GameObjects.Container && child.depth === 9)
  if (mark === undefined) throw new Error('there is no mark')
  return mark
}
const lightsOf = (run: PlayRun) => markOf(run).list as GameObjects.Image[]
/** Returns the centre of the marked thing, in pixels of the stage. */
const middleOf = (run: PlayRun) => {
  const lights = lightsOf(run)
  return { x: lights.reduce((sum, { x }) => sum + x, 0) / lights.length, y: lights.reduce((sum, { y }) => sum + y, 0) / lights.length }
}
const markedIn = (run: PlayRun) => {
  const { x, y } = middleOf(run)
  return run.state.stimuli.toSorted((one, other) => Math.hypot(one.view.x - x, one.view.y - y) - Math.hypot(other.view.x - x, other.view.y - y))[0]?.plan.id
}

it('accepts no answer while paused, even while the picture still fades', async () => {
  const run = (await play('lightcatcher')).untilOpen()
  run.scene.hold()
  run.touch(run.target).advance(100)
  expect(run.events.some((event) => event.kind === 'answered')).toBe(false)
  run.scene.release()
  run.advance(3000).touch(run.target).advance(100)
  expect(run.events.some((event) => event.kind === 'answered')).toBe(true)
  run.leave()
})

it('stops while paused: no time, no prompt, and the trial is void', async () => {
  const run = await play('bubblepop')
  run.untilOpen().advance(500)
  run.scene.hold()
  run.advance(60_000)
  expect(run.state.isHeld).toBe(true)
  expect(run.events.some((event) => event.kind === 'prompted')).toBe(false)
  run.scene.release()
  run
    .advance(500)
    .touch(run.target)
    .advanceUntil(() => run.state.phase === 'leaving')
  const resumed = run.events.find((event) => event.kind === 'resumed')
  expect(resumed?.pausedForMs).toBeGreaterThan(59_000)
  const shown = run.events.find((event) => event.kind === 'stimulus-shown')
  expect((answers(run)[0]?.at ?? 0) - (shown?.at ?? 0)).toBeLessThan(2500)
  expect(run.events.findLast((event) => event.kind === 'trial-ended')).toMatchObject({ outcome: 'void' })
})

it('excludes time without frames from the measurement', async () => {
  const run = await play('bubblepop')
  run.untilOpen().dropFrames(30_000)
  expect(run.events.some((event) => event.kind === 'prompted')).toBe(false)
  expect(run.events.some((event) => event.kind === 'resumed' && event.pausedForMs >= 29_000)).toBe(true)
})

it('records help when it is visible, after any movement under way', async () => {
  const run = await play('lightcatcher', { level: '2', profile: { dials: { waitMs: 8000, zones: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 3, 6: 1, 7: 1, 8: 1, 9: 1 } } } })
  run.answerWarmUps().untilOpen()
  const prompts = () => run.events.flatMap((event) => (event.kind === 'prompted' && event.trial === run.state.trial ? [event] : []))
  run.advanceUntil(() => prompts().length === 1)
  const { x } = run.target.place
  run.advanceUntil(() => prompts().length === 2)
  // The light moves to the middle before it grows.
  expect(Math.abs(run.target.place.x - 0.5)).toBeLessThan(0.01)
  expect(Math.abs(x - 0.5)).toBeGreaterThan(0.1)
  const { scale } = run.target.view
  expect(run.advance(900).target.view.scale).toBeGreaterThan(scale * 1.05)
})

it('does not skip a fade when a frame is late', async () => {
  const run = await play('bubblepop')
  run.advanceUntil(({ state }) => state.stimuli.some(({ view }) => view.alpha > 0.2 && view.alpha < 0.5))
  const { view } = run.target
  const [before, evenly] = [view.alpha, run.advance(50).target.view.alpha]
  const late = run.dropFrames(450).target.view.alpha
  expect(late - evenly).toBeGreaterThan(0)
  expect(late - evenly).toBeLessThan(1.5 * (evenly - before))
})

it('completes a reward on a tablet that draws too slowly', async () => {
  const run = await play('egg_nest', { level: '2', profile: { support: 'B' }, settings: { carry: 'touch' } })
  run.untilOpen().touch('egg-1')
  const egg = run.stimulus('egg-1')
  while (run.state.phase === 'rewarding') run.dropFrames(200)
  expect(egg.place.x).toBeCloseTo(run.stimulus('nest-1').place.x, 5)
  expect(egg.view.depth).toBe(0)
  expect(egg.busyMs).toBe(0)
  run.leave()
})

it('continues on its own time when the device’s clock is set back', async () => {
  const run = await play('bubblepop')
  vi.spyOn(Date, 'now').mockImplementation(() => run.time - 3_600_000)
  run.untilOpen().advance(1000)
  expect(run.target.view.alpha).toBe(1)
})

it('lets a resting palm neither block nor answer', async () => {
  const run = await play('bubblepop')
  run.advanceUntil(() => run.state.phase === 'blank' && run.state.trial === -1)
  run.press(512, 384)
  run.untilOpen().advance(1000)
  expect(answers(run)).toEqual([])
  run.touch(run.target)
  expect(answers(run)).toHaveLength(1)
})

it('counts a resting hand that moves onto the bubble as reaching', async () => {
  const run = await play('bubblepop')
  run.press(100, 700)
  run.untilOpen()
  run.slide(1, 110, 700).advance(100)
  expect(answers(run)).toEqual([])
  run.slide(1, run.target.view.x, run.target.view.y)
  expect(answers(run)).toHaveLength(1)
})

it('never counts a contact wider than the thing as an answer', async () => {
  const run = await play('bubblepop')
  run.untilOpen().touchAt(run.target.view.x, run.target.view.y, 400)
  expect(answers(run)).toEqual([])
  run.touchAt(run.target.view.x, run.target.view.y, 30)
  expect(answers(run)).toHaveLength(1)
})

it('ignores a palm on empty ground, and accepts the finger that follows', async () => {
  const run = await play('bubblepop')
  run.untilOpen()
  for (let touch = 0; touch < 8; touch++) run.touchAt(40, 700, 400).advance(400)
  expect(run.events.filter(({ kind }) => kind === 'pointed' || kind === 'overloaded')).toEqual([])
  run.press(40, 700, 400)
  run.touchAt(run.target.view.x, run.target.view.y, 30)
  expect(answers(run)).toHaveLength(1)
})

it('records every contact, and ignores the second touch of a trembling hand', async () => {
  const run = await play('bubblepop', { level: '7', profile: { support: 'C', dials: { ignoreRepeatMs: 800 } } })
  run.answerWarmUps().untilOpen()
  const fish = run.stimulus('other-4')
  run.touch(fish).advance(100).touch(fish)
  const points = run.events.filter((event) => event.kind === 'pointed' && event.trial === 2)
  expect(points).toMatchObject([
    { on: 'other-4', acted: true },
    { on: 'other-4', acted: false },
  ])
  expect(answers(run).filter(({ trial }) => trial === 2)).toHaveLength(1)
})

it('counts eight touches 400 ms apart as eight, so an overload is noticed', async () => {
  const run = await play('bubblepop')
  run.untilOpen()
  for (let touch = 0; touch < 8; touch++) run.touchAt(40, 700).advance(400)
  expect(run.events.filter((event) => event.kind === 'pointed')).toHaveLength(8)
  expect(run.events.some((event) => event.kind === 'overloaded')).toBe(true)
})

it('counts one long dwell on a wrong thing as one answer', async () => {
  const run = await play('bubblepop', { level: '7', profile: { support: 'C', dials: { accessMethod: 'dwell', dwellMs: 500, waitMs: null } } })
  run.answerWarmUps().untilOpen()
  const stay = (ms: number) => {
    // The thing drifts and the gaze follows it.
    for (let spent = 0; spent < ms; spent += 200) run.hover(run.stimulus('other-4').hit.x, run.stimulus('other-4').hit.y).advance(200)
  }
  stay(4000)
  expect(answers(run).filter(({ trial }) => trial === 2)).toHaveLength(1)
  run.hover(2, 2).advance(1000)
  stay(2000)
  expect(answers(run).filter(({ trial }) => trial === 2)).toHaveLength(2)
})

it('records only help that was visible', async () => {
  // A light that is already where the child sees best cannot move there. It sways instead, or grows if nothing may sway.
  const run = await play('lightcatcher', { profile: { dials: { waitMs: 2000, glow: false, movement: 'none' } } })
  run.untilOpen()
  const { scale } = run.target.view
  run.advanceUntil(() => run.events.some((event) => event.kind === 'prompted'))
  run.advance(1000)
  expect(run.target.view.scale).toBeGreaterThan(scale * 1.05)
})

it.each([
  ['press', [0, 0]],
  ['release', [0, 1]],
  ['hold', [0, 0]],
] as const)('activates on %s as the profile says', async (activateOn, [, onLift]) => {
  const run = await play('bubblepop', { profile: { dials: { activateOn, holdMs: 1000 } } })
  run.untilOpen()
  const lift = run.press(run.target.view.x, run.target.view.y)
  run.advance(100)
  expect(answers(run)).toHaveLength(activateOn === 'press' ? 1 : 0)
  if (activateOn === 'hold') {
    run.advance(1000)
    expect(answers(run)).toHaveLength(1)
  }
  lift()
  expect(answers(run)).toHaveLength(activateOn === 'release' ? onLift : 1)
})

it('does not count a touch cancelled by the system as an answer', async () => {
  const run = await play('bubblepop', { profile: { dials: { activateOn: 'release' } } })
  run.untilOpen()
  const { x, y } = run.target.view
  run.press(x, y)
  run.advance(100).cancel(run.lastFinger, x, y).advance(2000)
  expect(answers(run)).toHaveLength(0)
  run.touch(run.target)
  expect(answers(run)).toHaveLength(1)
})

it('does not deliver a thing that a cancelled finger held over its place', async () => {
  const run = (await play('egg_nest', { level: '1', profile: { support: 'B' }, settings: { carry: 'drag' } })).answerWarmUps().untilOpen()
  const before = answers(run).length
  const { x, y } = run.target.hit
  const place = run.state.stimuli.find(({ plan }) => plan.id === run.target.plan.goesTo)
  if (place === undefined) throw new Error('the thing goes nowhere')
  run.press(x, y)
  run.slide(run.lastFinger, place.hit.x, place.hit.y).cancel(run.lastFinger, place.hit.x, place.hit.y).advance(50)
  expect(answers(run)).toHaveLength(before)
  expect(run.events.some((event) => event.kind === 'did' && event.trial === run.state.trial && event.deed.do === 'let-go')).toBe(false)
})

it('lets any touch count if the profile says so', async () => {
  const run = await play('bubblepop', { profile: { dials: { anyTouchCounts: true } } })
  run.untilOpen().touchAt(30, 740)
  expect(answers(run)).toMatchObject([{ verdict: 'correct', by: 'touch' }])
})

it('can be played by Space alone', async () => {
  const run = await play('bubblepop')
  run.untilOpen().key('Space')
  expect(answers(run)).toMatchObject([{ verdict: 'correct', by: 'switch1' }])
})

it('scans by itself with one switch, and ignores a press just after a step', async () => {
  const run = await play('bubblepop', { level: '7', profile: { support: 'C', dials: { accessMethod: 'switch1', scanMs: 2000, waitMs: null } } })
  run
    .answerWarmUps()
    .advanceUntil(() => run.state.phase === 'onset')
    .advance(100)
    .key('Space')
  expect(answers(run).filter((event) => event.trial === 2)).toEqual([])
  run.advance(600).key('Space')
  expect(answers(run).filter((event) => event.trial === 2)).toHaveLength(1)
})

it('steps with two switches through everything on the stage', async () => {
  const run = await play('bubblepop', { level: '7', profile: { support: 'C', dials: { accessMethod: 'switch2', waitMs: null } } })
  run.answerWarmUps().untilOpen()
  const chosen = new Set<string>()
  for (let press = 0; press < 12 && run.state.trial === 2 && run.state.phase === 'waiting'; press++) {
    run.key('Enter').advance(500).key('Space').advance(500)
    for (const answer of answers(run)) if (answer.trial === 2) chosen.add(answer.id)
  }
  expect([...chosen].some((id) => id.startsWith('bubble'))).toBe(true)
  expect(answers(run).every((answer) => answer.by !== 'switch1')).toBe(true)
})

it.each([
  ['the pointer has left the window', (run: Awaited<ReturnType<typeof play>>) => run.hoverOut()],
  ['the window has lost the focus', (run: Awaited<ReturnType<typeof play>>) => run.game.events.emit('blur')],
])('pauses dwelling after %s, and resumes once the pointer is back', async (_what, leave) => {
  const run = await play('bubblepop', { profile: { dials: { accessMethod: 'dwell', dwellMs: 1000 } } })
  run.untilOpen()
  const { x, y } = run.target.view
  run.hover(x, y).advance(500)
  leave(run)
  run.advance(6000)
  expect(answers(run)).toEqual([])
  run.hover(run.target.view.x, run.target.view.y).advance(1200)
  expect(answers(run)).toMatchObject([{ by: 'dwell' }])
})

it('pauses when the device’s graphics stop: the trial is void, the adult sees a message, and nothing counts', async () => {
  const run = await play('bubblepop')
  run.answerWarmUps().untilOpen()
  const { trial } = run.state
  const before = answers(run).length
  run.scene.losePicture()
  run.advance(60_000)
  run.touch(run.target)
  expect(answers(run)).toHaveLength(before)
  expect(run.events.filter(({ at, kind }) => kind === 'prompted' && at > (run.events.find((event) => event.kind === 'paused')?.at ?? 0))).toEqual([])
  expect(run.emitted.filter(({ type }) => type !== 'STAGE.RECORDED').slice(-2)).toMatchObject([
    { type: 'STAGE.WARNED', reason: 'picture' },
    { type: 'STAGE.HELD' },
  ])
  run.scene.release()
  run.advanceUntil(({ state }) => state.trial === trial + 1 && state.phase === 'waiting')
  expect(run.events).toContainEqual(expect.objectContaining({ kind: 'trial-ended', trial, outcome: 'void', reason: 'not-shown' }))
  run.touch(run.state.aim ?? run.target)
  expect(answers(run)).toHaveLength(before + 1)
})

it('accepts a switch or soft keyboard without key positions', async () => {
  const run = await play('bubblepop')
  run.untilOpen().key('', 'keydown', ' ')
  expect(answers(run)).toMatchObject([{ verdict: 'correct', by: 'switch1' }])
})

it('answers by dwelling, and loses progress only gradually on slipping off', async () => {
  const run = await play('bubblepop', { profile: { dials: { accessMethod: 'dwell', dwellMs: 1000 } } })
  run.untilOpen()
  const { x, y } = run.target.view
  run.hover(x, y).advance(700).hover(20, 700).advance(200).hover(x, y).advance(300)
  expect(answers(run)).toEqual([])
  run.advance(300)
  expect(answers(run)).toMatchObject([{ by: 'dwell', verdict: 'correct' }])
})

it('opens the pause menu after a top corner is held for three seconds, and not before', async () => {
  const run = await play('bubblepop')
  run.untilOpen().press(1000, 20)
  run.advance(2800)
  expect(run.emitted.some((event) => event.type === 'STAGE.HELD')).toBe(false)
  run.advance(400)
  expect(run.emitted.filter((event) => event.type === 'STAGE.HELD')).toHaveLength(1)
})

it('pauses when the page is hidden, separately from an adult’s pause', async () => {
  const run = await play('bubblepop')
  run.untilOpen()
  run.game.events.emit(Core.Events.HIDDEN)
  run.game.events.emit(Core.Events.HIDDEN)
  expect(run.state.isHeld).toBe(true)
  run.game.events.emit(Core.Events.VISIBLE)
  expect(run.emitted.flatMap(({ type }) => (type === 'STAGE.RECORDED' ? [] : [type])).slice(-2)).toEqual(['STAGE.HIDDEN', 'STAGE.SHOWN'])
  expect(run.state.isHeld).toBe(true)
})

it('does not open the pause menu when another finger is on the stage', async () => {
  const run = await play('bubblepop')
  run.untilOpen().press(1000, 20)
  run.press(300, 600)
  run.advance(6000)
  expect(run.emitted.some((event) => event.type === 'STAGE.HELD')).toBe(false)
})

it('opens the pause menu after Escape is held', async () => {
  const run = await play('bubblepop')
  run.key('Escape').advance(1000).key('Escape', 'keyup').advance(3000)
  expect(run.state.isHeld).toBe(false)
  run.key('Escape').advance(3200)
  expect(run.state.isHeld).toBe(true)
})

it('records the adult’s marks', async () => {
  const run = await play('bubblepop')
  run.untilOpen().key('KeyL').advance(300).key('KeyK').key('KeyG').touch(run.target)
  expect(run.events.map((event) => event.kind)).toEqual(expect.arrayContaining(['looked', 'looked-away', 'helped']))
  run.advanceUntil(() => run.state.phase === 'leaving')
  expect(run.events.findLast((event) => event.kind === 'trial-ended')).toMatchObject({ outcome: 'assisted' })
})

it('lays everything out again when the stage changes its size, and voids that trial', async () => {
  const run = await play('bubblepop')
  run.untilOpen()
  const { x, y } = run.target.place
  run.resize(1280, 800).advance(100)
  expect(run.target.view.x).toBeCloseTo(x * 1280, 0)
  expect(run.target.view.y).toBeCloseTo(y * 800, 0)
  run.touch(run.target).advanceUntil(() => run.state.phase === 'leaving')
  expect(run.events.findLast((event) => event.kind === 'trial-ended')).toMatchObject({ outcome: 'void' })
})

it('guides after wrong choices: sway, then dim, then gone', async () => {
  const run = await play('bubblepop', { level: '7', profile: { support: 'C', dials: { waitMs: null } } })
  run.answerWarmUps().untilOpen()
  const fish = () => run.state.stimuli.filter((stimulus) => stimulus.plan.role === 'distractor' && !stimulus.isLeaving)
  const [one, two] = fish()
  if (one === undefined || two === undefined) throw new Error('this level has fish')
  run.touch(one).advance(1000).touch(two).advance(1000)
  expect(fish().every((stimulus) => stimulus.view.alpha < 0.35)).toBe(true)
  run.touch(one).advance(500)
  expect(fish()).toEqual([])
})

it('answers a touch at once with a hop and a rim, and repeats neither within a second', async () => {
  const run = await play('bubblepop', { profile: { dials: { activateOn: 'hold', holdMs: 60_000, ignoreRepeatMs: 0 } } })
  run.untilOpen()
  run.advance(500)
  const rest = run.target.view.y
  run.touch(run.target).advance(50)
  expect(rest - run.target.view.y).toBeGreaterThan(0.5)
  const heights: number[] = []
  const rims: number[] = []
  for (let touch = 0; touch < 60; touch++) {
    run.touch(run.target).advance(50)
    heights.push(rest - run.target.view.y)
    rims.push((run.target.view.getByName('touched') as GameObjects.Image | null)?.alpha ?? 0)
  }
  expect(Math.max(...heights)).toBeGreaterThanOrEqual(0.05 * 768)
  const tops = heights.filter((height, index) => height > 20 && height > (heights[index - 1] ?? 0) && height >= (heights[index + 1] ?? 0))
  expect(tops.length).toBeLessThanOrEqual(3)
  expect(rims[6]).toBe(1)
  expect(new Set(rims.slice(6))).toEqual(new Set([1]))
})

it('resumes an immediate continue only after going dark, and returns slowly', async () => {
  const run = await play('bubblepop')
  run.untilOpen()
  run.scene.hold()
  run.advance(100)
  run.scene.release()
  run.advance(1850)
  expect(run.state.isHeld).toBe(true)
  expect(run.scene.cameras.main.alpha).toBe(0)
  run.advance(550)
  expect(run.scene.cameras.main.alpha).toBeLessThan(0.6)
  run.advance(600)
  expect(run.scene.scene.isPaused()).toBe(false)
  expect(run.scene.cameras.main.alpha).toBe(1)
  expect(run.events.findLast((event) => event.kind === 'resumed')?.pausedForMs).toBeCloseTo(2000, -2)
})

it('does not flash as a whole, however quickly an adult alternates “rest” and “go on”', async () => {
  const run = await play('follow')
  run.untilOpen().advance(2000)
  /** Times at which the overall brightness reversed by at least a tenth. */
  const turned: number[] = []
  let [last, isRising] = [1, false]
  for (let ms = 0; ms < 20_000; ms += 20) {
    if (ms % 460 === 0) {
      if ((ms / 460) % 2 === 0) run.scene.hold()
      else run.scene.release()
    }
    run.advance(20)
    const { alpha } = run.scene.cameras.main
    if (Math.abs(alpha - last) < 0.1) continue
    if (alpha > last !== isRising) turned.push(ms)
    ;[last, isRising] = [alpha, alpha > last]
  }
  expect(turned.length).toBeGreaterThan(4)
  for (const [at, moment] of turned.entries()) expect((turned[at + 2] ?? Infinity) - moment).toBeGreaterThanOrEqual(1900)
})

it('stays dark when “rest” follows a pending “go on”', async () => {
  const run = await play('bubblepop')
  run.untilOpen()
  run.scene.hold()
  run.advance(500)
  run.scene.release()
  run.advance(500)
  run.scene.hold()
  run.advance(10_000)
  expect(run.state.isHeld).toBe(true)
  run.scene.release()
  expect(run.state.isHeld).toBe(false)
})

it('leaves nothing of the last trial when a slow frame skips the blank between two trials', async () => {
  const run = await play('bubblepop')
  run
    .untilOpen()
    .touch(run.target)
    .advanceUntil(() => run.state.phase === 'leaving')
    .advance(380)
  run.dropFrames(1400).dropFrames(1400).untilOpen()
  expect(run.scene.children.list.filter((thing) => thing.type === 'Container' && thing !== markOf(run))).toHaveLength(1)
})

it('does not treat a finger lifted during a pause as still holding', async () => {
  const run = await play('bubblepop', { profile: { dials: { activateOn: 'hold', holdMs: 1000 } } })
  const lift = run.untilOpen().press(run.target.view.x, run.target.view.y)
  run.scene.hold()
  run.advance(500)
  lift()
  run.scene.release()
  run.advance(3000)
  expect(answers(run)).toEqual([])
})

it('lights the mark at most once a second under rapid switch presses, without vanishing or restarting', async () => {
  const run = await play('picture', { category: 'fruits', level: '5', profile: { support: 'C', dials: { waitMs: null } } })
  run.answerWarmUps().untilOpen().advance(500)
  const mark = markOf(run)
  const rises: number[] = []
  let [alpha, isRising] = [mark.alpha, false]
  for (let ms = 0; ms < 6000; ms += 20) {
    if (ms % 200 === 0) run.key('Enter')
    if (ms === 5000) run.touch(run.target)
    run.advance(20)
    expect(Math.abs(mark.alpha - alpha)).toBeLessThan(0.1)
    if (mark.alpha > alpha && !isRising) {
      rises.push(ms)
      expect(alpha).toBe(0)
    }
    if (mark.alpha !== alpha) isRising = mark.alpha > alpha
    alpha = mark.alpha
  }
  expect(rises.length).toBeGreaterThan(2)
  for (const [index, ms] of rises.slice(1).entries()) expect(ms - (rises[index] ?? 0)).toBeGreaterThanOrEqual(1000)
  expect(mark.alpha).toBe(0)
})

it('lights the mark at most once a second, however a pointer moves between two things', async () => {
  const run = await play('picture', {
    category: 'fruits',
    level: '5',
    profile: { support: 'C', dials: { accessMethod: 'dwell', dwellMs: 5000, waitMs: null } },
  })
  run.answerWarmUps().untilOpen().advance(500)
  const mark = markOf(run)
  const [one, other] = run.state.stimuli
  const rises: number[] = []
  let before = 0
  for (let ms = 0; ms < 6000; ms += 20) {
    const { x, y } = (ms % 600 < 300 ? one : other)?.hit ?? { x: 0, y: 0 }
    run.hover(x, y).advance(20)
    if (mark.alpha > 0 && before === 0) rises.push(ms)
    before = mark.alpha
  }
  expect(rises.length).toBeGreaterThan(1)
  for (const [index, ms] of rises.slice(1).entries()) expect(ms - (rises[index] ?? 0)).toBeGreaterThanOrEqual(1000)
})

it('fills the mark with the progress of a dwell', async () => {
  const run = await play('lightcatcher', { profile: { dials: { accessMethod: 'dwell', dwellMs: 5000, waitMs: null } } })
  run.untilOpen().hover(run.target.hit.x, run.target.hit.y)
  const filled = () => lightsOf(run).filter((light) => light.alpha > 0).length / lightsOf(run).length
  run.advance(1000)
  const early = filled()
  expect(early).toBeGreaterThan(0.1)
  expect(early).toBeLessThan(0.5)
  expect(run.advance(3000).target.isLeaving).toBe(false)
  expect(filled()).toBeGreaterThan(early + 0.3)
})

it('offers only what the mark has reached, under switch hammering', async () => {
  const run = await play('picture', { category: 'fruits', level: '5', profile: { support: 'C', dials: { accessMethod: 'switch2', waitMs: null } } })
  run.answerWarmUps().untilOpen().advance(500)
  for (let press = 0; press < 15; press++) run.key('Enter').advance(200)
  const marked = markedIn(run)
  run.key('Space')
  expect(answers(run).at(-1)?.id).toBe(marked)
})

it('moves a thing smoothly to a finger, and counts it as delivered at the place of release', async () => {
  const run = await play('egg_nest', { level: '3', profile: { dials: { anyTouchCounts: true, waitMs: null } } })
  run.untilOpen().advance(500)
  const egg = run.target
  const nest = run.state.stimuli.find(({ plan }) => plan.id === egg.plan.goesTo)
  if (nest === undefined) throw new Error('there is no nest')
  let before = { ...egg.place }
  run.press(egg.view.x, egg.view.y)
  run.slide(1, nest.view.x, nest.view.y)
  for (let ms = 0; ms < 500; ms += 20) {
    run.advance(20)
    expect(Math.hypot(egg.place.x - before.x, egg.place.y - before.y)).toBeLessThan(0.005)
    before = { ...egg.place }
  }
  expect(Math.hypot(egg.place.x - egg.plan.place.x, egg.place.y - egg.plan.place.y)).toBeGreaterThan(0.01)
  expect(egg.goal).toEqual(expect.objectContaining({ x: expect.closeTo(nest.place.x, 2) as number }))
})

it('fades visible things even when their trial is cleared', async () => {
  const run = await play('bubblepop')
  run.untilOpen().advance(1000)
  const { view } = run.target
  run.target.destroy()
  run.advance(100)
  expect(view.alpha).toBeGreaterThan(0.5)
  run.advance(600)
  expect(view.active).toBe(false)
})

it('keeps a red picture’s texture until it has faded', async () => {
  const run = await play('match', { level: '2', profile: { support: 'C', dials: { gapMs: 1000, rewardMs: 1000 } } })
  for (let frame = 0; frame < 600 && !run.isFinished; frame++) {
    if (run.state.phase === 'waiting' && run.state.aim !== null) run.touch(run.state.aim)
    run.advance(100)
    const worn = run.scene.children.list.flatMap((thing) => (thing instanceof GameObjects.Container ? (thing.list as GameObjects.Image[]) : []))
    for (const image of worn) expect(run.game.textures.exists(image.texture.key), image.texture.key).toBe(true)
  }
})

it('steps from left to right each time, also while things drift, so that the order can be learnt', async () => {
  const run = await play('bubblepop', { level: '7', profile: { support: 'C', dials: { accessMethod: 'switch2', waitMs: null } } })
  run.answerWarmUps().untilOpen().advance(500)
  const marked: (string | undefined)[] = []
  for (let press = 0; press < run.state.stimuli.length; press++) {
    run.key('Enter').advance(1600)
    marked.push(markedIn(run))
  }
  const order = run.state.stimuli
    .toSorted((one, other) => one.plan.place.x - other.plan.place.x || one.plan.place.y - other.plan.place.y)
    .map(({ plan }) => plan.id)
  expect(marked).toEqual(order)
})

it('keeps the mark faint around moving things, because a bright moving light would look like a second edge', async () => {
  const brightest = async (activity: string, level: string) => {
    const run = await play(activity, {
      level,
      category: activity === 'picture' ? 'fruits' : null,
      profile: { support: 'C', dials: { accessMethod: 'switch2', waitMs: null } },
    })
    run.answerWarmUps().untilOpen().advance(500).key('Enter').advance(1000)
    expect(markOf(run).alpha).toBe(1)
    return Math.max(...lightsOf(run).map(({ alpha }) => alpha))
  }
  expect(await brightest('bubblepop', '7')).toBeLessThan((await brightest('picture', '5')) * 0.7)
})

it('does not count a finger that slid off the thing if lifting answers', async () => {
  const run = await play('bubblepop', { profile: { dials: { activateOn: 'release' } } })
  run.untilOpen()
  const lift = run.press(run.target.view.x, run.target.view.y)
  run.slide(run.lastFinger, 60, 700).advance(100)
  lift(60, 700)
  expect(answers(run)).toEqual([])
})

it('counts a held key once', async () => {
  const run = await play('bubblepop')
  run.untilOpen().key('KeyH')
  for (let repeat = 0; repeat < 5; repeat++)
    run.advance(100).scene.input.keyboard?.emit('keydown', new KeyboardEvent('keydown', { code: 'KeyH', repeat: true }))
  expect(run.events.filter(({ kind }) => kind === 'held')).toHaveLength(1)
})

it('counts a look marked before the onset as a look from the start', async () => {
  const run = await play('bubblepop')
  run
    .advanceUntil(() => run.state.phase === 'blank')
    .key('KeyL')
    .untilOpen()
  const shown = run.events.find(({ kind }) => kind === 'stimulus-shown')
  expect(run.events.filter(({ kind }) => kind === 'looked').map(({ at }) => at)).toEqual([shown?.at])
})

it('records looking away only if the mark was held for a while', async () => {
  const run = await play('bubblepop', { profile: { dials: { waitMs: null } } })
  const looks = () => run.events.flatMap(({ kind }) => (kind === 'looked' || kind === 'looked-away' ? [kind] : []))
  run.untilOpen().key('KeyL').advance(200).key('KeyL', 'keyup')
  expect(looks()).toEqual(['looked'])
  run.key('KeyL').advance(800).key('KeyL', 'keyup')
  expect(looks()).toEqual(['looked', 'looked', 'looked-away'])
})

it('moves nothing for a child with movement switched off', async () => {
  const run = await play('bubblepop', { profile: { dials: { movement: 'none', waitMs: 2000 } } })
  run.untilOpen().advance(1000)
  const { x } = run.target.view
  run.advanceUntil(() => run.events.some(({ kind }) => kind === 'prompted'))
  for (let ms = 0; ms < 1500; ms += 100) expect(run.advance(100).target.view.x).toBe(x)
})

it('dims everything for a photosensitive child without making it transparent', async () => {
  const layersFor = async (photosensitive: 'yes' | 'no') => {
    const run = await play('findbunny', { level: '1', profile: { photosensitive } })
    run.untilOpen().advance(1500)
    const layers = (run.target.view.list as GameObjects.Image[]).filter(({ alpha }) => alpha > 0)
    const seen = layers.map(({ alpha, texture }) => ({ alpha: alpha * run.target.view.alpha, isDimmed: texture.key.split('/').includes('strict') }))
    run.leave()
    return seen
  }
  const dim = await layersFor('yes')
  expect(dim.length).toBeGreaterThan(1)
  expect(new Set(dim.map(({ alpha }) => alpha))).toEqual(new Set([1]))
  expect(dim.every(({ isDimmed }) => isDimmed)).toBe(true)
  expect((await layersFor('no')).some(({ isDimmed }) => isDimmed)).toBe(false)
})

it('fades a red halo as slowly as anything red', async () => {
  const lit = async (colour: 'red' | 'yellow') => {
    const run = await play('bubblepop', { profile: { dials: { colour, waitMs: null, activateOn: 'release' } } })
    run.untilOpen().advance(1500)
    run.target.glow()
    run.advance(800)
    return (run.target.view.getByName('halo') as GameObjects.Image | null)?.alpha ?? 0
  }
  const [yellow, red] = [await lit('yellow'), await lit('red')]
  expect(yellow).toBeGreaterThan(0.08)
  expect(red).toBeGreaterThan(0)
  expect(red).toBeLessThanOrEqual(yellow)
})

it('counts a thing as delivered near its place, within the adult’s distance', async () => {
  const heights = 768
  const letGo = async (off: number) => {
    const run = await play('egg_nest', { level: '3', settings: { snap: 25 }, profile: { dials: { waitMs: null } } })
    run.answerWarmUps().untilOpen().advance(500)
    const egg = run.target
    const nest = run.stimulus(egg.plan.goesTo ?? '')
    const lift = run.press(egg.view.x, egg.view.y)
    run
      .advance(100)
      .slide(run.lastFinger, nest.view.x, nest.view.y - off * heights)
      .advance(100)
    lift()
    run.advance(100)
    return answers(run)
      .filter(({ trial }) => trial === 2)
      .map(({ verdict }) => verdict)
  }
  expect(await letGo(0.2)).toEqual(['correct'])
  expect(await letGo(0.35)).toEqual([])
})

it('does not count a tap on a thing as releasing it', async () => {
  const run = await play('egg_nest', { level: '3', profile: { dials: { waitMs: null } } })
  run.answerWarmUps().untilOpen().advance(500).touch(run.target).advance(500)
  const deeds = run.events.flatMap((event) => (event.kind === 'did' && event.trial === 2 ? [event.deed.do] : []))
  expect(deeds).toEqual(['took'])
})

it('recognises the egg in the wrong nest', async () => {
  const run = await play('egg_nest', { level: '6', settings: { carry: 'drag' }, profile: { support: 'B', dials: { waitMs: null } } })
  run.answerWarmUps().untilOpen().advance(500)
  const egg = run.target
  const wrong = run.state.stimuli.find(({ plan }) => plan.role === 'place' && plan.id !== egg.plan.goesTo)
  const lift = run.press(egg.view.x, egg.view.y)
  run
    .advance(100)
    .slide(run.lastFinger, wrong?.view.x ?? 0, wrong?.view.y ?? 0)
    .advance(100)
  lift()
  expect(answers(run).filter(({ trial }) => trial === 2)).toMatchObject([{ verdict: 'wrong' }])
})

it('counts one bunny touched again and again once', async () => {
  const run = await play('findbunny', { level: '10', profile: { support: 'C', dials: { waitMs: null } } })
  run.answerWarmUps().untilOpen().advance(500)
  for (let touch = 0; touch < 4; touch++) run.touch('bunny-1').advance(2500)
  expect(answers(run).filter(({ trial }) => trial === 2)).toEqual([])
  expect(run.events.filter((event) => event.kind === 'did' && event.trial === 2)).toHaveLength(1)
})

it('turns no card for a trembling hand or switch', async () => {
  const run = await play('picture', { category: 'fruits', profile: { dials: { waitMs: null } } })
  run.untilOpen().advance(1000)
  for (let press = 0; press < 8; press++) run.key('Space').advance(150)
  expect(answers(run)).toEqual([])
  run.advance(1500).key('Space')
  expect(answers(run)).toHaveLength(1)
})

it('does not choose the next thing for a press just as the mark moves on', async () => {
  const run = await play('picture', {
    category: 'fruits',
    level: '5',
    profile: { support: 'C', dials: { accessMethod: 'switch1', scanMs: 2000, waitMs: null } },
  })
  run.answerWarmUps().untilOpen()
  const isWhole = () => markOf(run).alpha === 1
  run
    .advanceUntil(isWhole)
    .advanceUntil(() => !isWhole())
    .key('Space')
  expect(answers(run).filter(({ trial }) => trial === 2)).toEqual([])
  run.advance(600).key('Space')
  expect(answers(run).filter(({ trial }) => trial === 2)).toHaveLength(1)
})

it('treats a hand already in place as resting while it trembles, and as reaching once it moves', async () => {
  const run = await play('bubblepop')
  run.advanceUntil(() => run.state.phase === 'blank').press(512, 384)
  run.untilOpen()
  for (const x of [518, 508, 522, 512]) run.slide(run.lastFinger, x, 384).advance(100)
  expect(answers(run)).toEqual([])
  run.slide(run.lastFinger, 560, 384).advance(100)
  expect(answers(run)).toHaveLength(1)
})

it('treats a finger never lifted after its answer as resting in the next trial, until it moves', async () => {
  const run = await play('bubblepop')
  run.untilOpen().press(100, 700)
  run.slide(run.lastFinger, run.target.view.x, run.target.view.y)
  expect(answers(run)).toHaveLength(1)
  const from = run.target.view.x
  run.advanceUntil(() => run.state.phase === 'blank').untilOpen()
  run.slide(run.lastFinger, from + 5, run.target.view.y).advance(100)
  expect(answers(run)).toHaveLength(1)
  run.slide(run.lastFinger, run.target.view.x, run.target.view.y + 30).advance(100)
  expect(answers(run)).toHaveLength(2)
})
