import { GameObjects } from 'phaser'
import { expect, it } from 'vitest'
import type { Place } from '#domain/geometry'
import { engineConfigOf } from '#domain/trials/engine/block'
import { replay } from '#domain/trials/engine/replay'
import { byVoice, carry, choose, type MechanicSpec } from '#domain/trials/plan/mechanics'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { fakeVoiceLevel } from '#tests/support/fakeDevices'
import { play, type PlayOptions, type PlayRun } from '#tests/support/play'
import { disc, testActivity } from '#tests/support/testActivity'

/* Tests the head in front of the camera as the pointer in an activity that needs no camera. */

const EVERY_MS = 100
const LIGHT = 'light-of-a-head'
/** Depth of a picture that fills the stage behind everything else. */
const BACKDROP = -10

const [left, right, nowhere] = [
  { x: 0.25, y: 0.5 },
  { x: 0.75, y: 0.5 },
  { x: 0.5, y: 0.05 },
]

async function open(mechanic: MechanicSpec, stimuli: readonly StimulusPlan[], dials: object = {}, devices: Pick<PlayOptions, 'voiceLevel'> = {}) {
  const { mutant, level } = testActivity('head', () => ({ mechanic, stimuli }))
  const run = await play(mutant.manifest.id, {
    mutant,
    profile: { dials: { waitMs: null, accessMethod: 'head', dwellMs: 800, ...dials } },
    ...devices,
  })
  await run.face.turnOn()
  return { run: run.untilOpen().advance(600), level }
}

const two = () => [disc('right', right.x), disc('wrong', left.x, { role: 'distractor' })]

function point(run: PlayRun, place: Place | null, ms: number): void {
  for (let spent = 0; spent < ms; spent += EVERY_MS) {
    run.face.pointAt(place, run.time)
    run.advance(EVERY_MS)
  }
}

const answersOf = (run: PlayRun) => run.events.filter((event) => event.kind === 'answered')
const lightOf = (run: PlayRun) => {
  const light = run.scene.children.list.find((each): each is GameObjects.Image => each instanceof GameObjects.Image && each.texture.key === LIGHT)
  if (light === undefined) throw new Error('no light')
  return light
}

function expectReplay(run: PlayRun, level: Parameters<typeof engineConfigOf>[0]): void {
  run.scene.end('adult')
  expect(replay(engineConfigOf(level, run.settings.dials), run.events).events).toEqual(run.events)
  run.leave()
}

it('chooses by staying, and is logged as the head', async () => {
  const { run, level } = await open(choose(), two())
  expect(run.face.isPointing).toBe(true)
  point(run, nowhere, 1500)
  point(run, left, 400)
  point(run, nowhere, 1500)
  expect(answersOf(run)).toEqual([])
  point(run, right, 1300)
  expect(answersOf(run)).toMatchObject([{ id: 'right', verdict: 'correct', by: 'head' }])
  expectReplay(run, level)
})

it('answers a wrong thing once, however long the head stays there', async () => {
  const { run } = await open(choose(), two())
  point(run, left, 5000)
  expect(answersOf(run)).toMatchObject([{ id: 'wrong', verdict: 'wrong', by: 'head' }])
  run.scene.end('adult')
  run.leave()
})

it('chooses with a switch where a switch is the click, and only what the head points at', async () => {
  const { run, level } = await open(choose(), two(), { headClick: 'switch' })
  point(run, right, 3000)
  expect(answersOf(run)).toEqual([])
  point(run, nowhere, 600)
  run.key('Space').key('Space', 'keyup').advance(200)
  expect(answersOf(run)).toEqual([])
  point(run, right, 600)
  run.key('Space').key('Space', 'keyup').advance(200)
  expect(answersOf(run)).toMatchObject([{ id: 'right', verdict: 'correct', by: 'head' }])
  expectReplay(run, level)
})

/** Delivers the sounds of a child to the microphone in steps of 50 ms. */
function sound(run: PlayRun, voiceLevel: ReturnType<typeof fakeVoiceLevel>, above: number, ms: number): void {
  for (let spent = 0; spent < ms; spent += 50) {
    run.advance(50)
    voiceLevel.hear({ above, at: run.time })
  }
}

it('chooses by a sound of the voice where the voice is the click, and takes the microphone again in the next activity', async () => {
  const voiceLevel = fakeVoiceLevel('on')
  voiceLevel.enter('resting')
  const { run, level } = await open(choose(), two(), { headClick: 'voice' }, { voiceLevel })
  expect(voiceLevel.state).toBe('on')
  point(run, right, 3000)
  expect(answersOf(run)).toEqual([])
  point(run, nowhere, 600)
  sound(run, voiceLevel, 20, 400)
  sound(run, voiceLevel, 0, 500)
  expect(answersOf(run)).toEqual([])
  point(run, right, 600)
  sound(run, voiceLevel, 30, 100)
  sound(run, voiceLevel, 0, 500)
  expect(answersOf(run)).toEqual([])
  sound(run, voiceLevel, 20, 400)
  expect(answersOf(run)).toMatchObject([{ id: 'right', verdict: 'correct', by: 'head' }])
  expectReplay(run, level)
  expect(voiceLevel.state).toBe('resting')
})

it('leaves the voice to an activity that listens to it', async () => {
  const voiceLevel = fakeVoiceLevel('on')
  voiceLevel.enter('resting')
  const { run } = await open(byVoice({ ms: 300 }), [disc('flower', 0.5)], { headClick: 'voice' }, { voiceLevel })
  point(run, { x: 0.5, y: 0.5 }, 600)
  sound(run, voiceLevel, 20, 600)
  sound(run, voiceLevel, 0, 500)
  expect(answersOf(run)).toMatchObject([{ id: 'flower', by: 'voice' }])
  run.scene.end('adult')
  run.leave()
})

it('carries a thing by staying on it and then on its place', async () => {
  const { run, level } = await open(carry({ mode: 'drag', snap: 0.2 }), [disc('egg', 0.25, { goesTo: 'home' }), disc('home', 0.75, { role: 'place' })])
  point(run, left, 1300)
  point(run, right, 1600)
  expect(answersOf(run)).toMatchObject([{ id: 'egg', verdict: 'correct', by: 'head' }])
  expectReplay(run, level)
})

it('continues where the head points after it was lost, without a jump or an answer in between', async () => {
  const { run } = await open(choose(), two())
  point(run, left, 600)
  const before = lightOf(run)
  expect(before.alpha).toBeGreaterThan(0.9)
  point(run, null, 1500)
  expect(answersOf(run)).toEqual([])
  expect(lightOf(run).alpha).toBe(0)
  run.face.pointAt(nowhere, run.time)
  run.advance(50)
  // The light is still too dim to be seen, but is already at the place where the head points.
  expect(lightOf(run).alpha).toBeLessThan(0.3)
  expect(lightOf(run).x).toBeCloseTo(512, 0)
  run.scene.end('adult')
  run.leave()
})

it('never makes its light blink while the head comes and goes', async () => {
  const { run } = await open(choose(), two())
  point(run, left, 1500)
  const alphas: number[] = []
  for (let spent = 0; spent < 6000; spent += EVERY_MS) {
    run.face.pointAt(spent % 300 === 0 ? null : left, run.time)
    run.advance(EVERY_MS)
    alphas.push(lightOf(run).alpha)
  }
  const steps = alphas.map((alpha, index) => Math.sign(alpha - (alphas[index - 1] ?? alpha))).filter((step) => step !== 0)
  const turns = steps.filter((step, index) => index > 0 && step !== steps[index - 1]).length
  expect(turns).toBeLessThanOrEqual(6)
  run.scene.end('adult')
  run.leave()
})

it('glides while its light is still visible', async () => {
  const { run } = await open(choose(), two())
  point(run, left, 800)
  const from = lightOf(run).x
  run.face.pointAt(null, run.time)
  run.advance(100)
  run.face.pointAt(right, run.time)
  run.advance(50)
  const step = lightOf(run).x - from
  expect(step).toBeGreaterThan(0)
  expect(step).toBeLessThan((right.x - left.x) * 1024 * 0.6)
  run.scene.end('adult')
  run.leave()
})

it('uses the child’s own range', async () => {
  const { run } = await open(choose(), two())
  const area = { left: 0.6, top: 0.3, width: 0.2, height: 0.2 }
  run.face.setArea('child', area)
  for (let spent = 0; spent < 1300; spent += EVERY_MS) {
    run.face.pointAt(right, run.time, area)
    run.advance(EVERY_MS)
  }
  expect(answersOf(run)).toMatchObject([{ id: 'right', by: 'head' }])
  run.scene.end('adult')
  run.leave()
})

it('accepts touches and keys as usual while the camera is off', async () => {
  const { run } = await open(choose(), [disc('right', right.x)], { headClick: 'switch' })
  run.face.enter('refused')
  run.face.pointAt(right, run.time)
  run.advance(2000)
  expect(answersOf(run)).toEqual([])
  run.key('Space').key('Space', 'keyup').advance(200)
  expect(answersOf(run)).toMatchObject([{ id: 'right', by: 'switch1' }])
  run.untilOpen().advance(600).touch('right').advance(200)
  expect(answersOf(run)[1]).toMatchObject({ id: 'right', by: 'touch' })
  run.leave()
})

it('rests the camera while play is paused and at the end, and asks for no pointer with another access method', async () => {
  const { run } = await open(choose(), two())
  run.scene.hold()
  run.advance(1000)
  expect(run.face.state).toBe('resting')
  run.scene.release()
  run.advance(2000)
  expect(run.face.state).toBe('on')
  run.scene.end('adult')
  run.advance(200).leave()
  expect([run.face.state, run.face.watchers.size]).toEqual(['resting', 0])
  const other = await open(choose(), two(), { accessMethod: 'touch' })
  expect(other.run.face.isPointing).toBe(false)
  expect(other.run.face.calls).toEqual(['turnOn'])
  point(other.run, right, 2000)
  expect(answersOf(other.run)).toEqual([])
  expect(() => lightOf(other.run)).toThrow('no light')
  other.run.leave()
})

it('shows its light behind the road, because in front of a lit road it would look like a shadow', async () => {
  const run = await play('animated_follow', { level: '4', profile: { dials: { waitMs: null, accessMethod: 'head', dwellMs: 800 } } })
  await run.face.turnOn()
  run.untilOpen().advance(600)
  point(run, left, 600)
  const light = lightOf(run)
  const depths = run.scene.children.list.map((each) => (each as GameObjects.Image).depth)
  expect(light.alpha).toBeGreaterThan(0)
  expect(depths.filter((depth) => depth <= light.depth && depth > BACKDROP)).toEqual([light.depth])
  run.scene.end('adult')
  run.leave()
})
