import { GameObjects, type Textures } from 'phaser'
import { expect, it, vi } from 'vitest'
import type { LevelSpec } from '#domain/trials/engine/levelSpec'
import type { ChildProfile } from '#domain/child/childProfile'
import { palette } from '#domain/child/palette'
import { engineConfigOf } from '#domain/trials/engine/block'
import type { PlayEvent } from '#domain/trials/engine/events'
import { groundNow } from '#domain/trials/engine/groundLog'
import { type GroundPlan, texturedGround } from '#domain/trials/plan/ground'
import { choose } from '#domain/trials/plan/mechanics'
import { replay } from '#domain/trials/engine/replay'
import { findActivity } from '#scenes/catalogue'
import { dimmed } from '#scenes/kit/looks/paint'
import { readWords } from '#scenes/kit/pictures/wordLists'
import { play, type PlayRun } from '#tests/support/play'
import { disc, testActivity } from '#tests/support/testActivity'

/* Tests a background in a test activity, and in the activity that has one. */

const level: LevelSpec = { id: '1', trials: 4, complexity: 2 }

/** Opens trials with one disc each, on the given backgrounds in turn. */
async function open(
  grounds: readonly (GroundPlan | undefined)[],
  profile: Partial<ChildProfile> = { support: 'C' },
  own: Partial<LevelSpec> = {},
): Promise<PlayRun> {
  const thing = disc('disc', 0.5, { colour: palette.cyan })
  const { mutant } = testActivity(
    'ground',
    ({ index }) => {
      const ground = grounds[index % grounds.length]
      return { mechanic: choose(), stimuli: [thing], ...(ground === undefined ? {} : { ground }) }
    },
    { level: { ...level, ...own } },
  )
  return play(mutant.manifest.id, { mutant, profile })
}

vi.mock('#scenes/kit/looks/paint', { spy: true })

const facts = (run: PlayRun) => run.events.filter((event): event is Extract<PlayEvent, { kind: 'ground' }> => event.kind === 'ground')

/** Returns the background images, from back to front. */
const lying = (run: PlayRun): readonly GameObjects.Image[] =>
  run.scene.children.list.filter((thing): thing is GameObjects.Image => thing instanceof GameObjects.Image && thing.texture.key.startsWith('ground/'))

const light = (run: PlayRun): number => lying(run).at(-1)?.alpha ?? 0

const nextTrial = (run: PlayRun): PlayRun => {
  const { trial } = run.state
  return run
    .touch('disc')
    .advanceUntil((later) => later.state.trial > trial)
    .untilOpen()
}

it('appears slowly, stays unchanged between trials, and disappears slowly', async () => {
  const run = await open([texturedGround('grass'), texturedGround('grass'), undefined])
  run.untilOpen()
  expect(light(run)).toBeLessThan(0.3)
  let before = light(run)
  for (let spent = 0; spent < 3000; spent += 50) {
    run.advance(50)
    // The change from nothing to full takes at least two seconds and is eased.
    expect(Math.abs(light(run) - before)).toBeLessThan(0.05)
    before = light(run)
  }
  expect(light(run)).toBe(1)
  const [shown] = lying(run)
  nextTrial(run)
  expect([lying(run), light(run)]).toEqual([[shown], 1])
  nextTrial(run)
  expect(light(run)).toBeGreaterThan(0.5)
  run.advance(4000)
  expect(lying(run)).toEqual([])
  expect(facts(run).map(({ trial, shows, strength }) => [trial, shows === null ? null : Object.keys(shows), strength])).toEqual([
    [0, ['strips'], 1],
    [2, null, 0],
  ])
  run.leave()
})

it('changes slowly when the adult sets it, lasts for the rest of the play, and replays from the log', async () => {
  const run = await open([texturedGround('sand', 0.8)])
  run.untilOpen().advance(4000)
  expect(light(run)).toBeCloseTo(0.8)
  const thing = run.target
  run.scene.hold()
  run.advance(1000)
  run.scene.setGround(0.2)
  run.advance(2000)
  run.scene.release()
  expect(light(run)).toBeCloseTo(0.8)
  run.advance(1000)
  expect(light(run)).toBeGreaterThan(0.3)
  run.advance(3000)
  expect(light(run)).toBeCloseTo(0.2)
  expect(run.target).toBe(thing)
  expect(groundNow(run.events)?.strength).toBe(0.2)
  nextTrial(run).advance(3000)
  expect(light(run)).toBeCloseTo(0.2)
  expect(facts(run)).toMatchObject([
    { trial: 0, strength: 0.8 },
    { trial: 0, strength: 0.2 },
  ])
  run.scene.end('adult')
  expect(replay(engineConfigOf(level, run.settings.dials), run.events).events).toEqual(run.events)
  run.leave()
})

it('does not flicker under endless slider movement', async () => {
  const run = await open([texturedGround('leaves')])
  run.untilOpen().advance(4000)
  const seen: number[] = []
  for (let turn = 0; turn < 20; turn++) {
    run.scene.setGround(turn % 2)
    for (let spent = 0; spent < 250; spent += 50) seen.push(run.advance(50) && light(run))
  }
  for (const [index, alpha] of seen.entries()) expect(Math.abs(alpha - (seen[index - 1] ?? alpha))).toBeLessThan(0.05)
  run.leave()
})

it('stays within the child’s limit; a harder level tried on purpose has its own', async () => {
  const low = await open([texturedGround('cloth')], { support: 'B' })
  low.untilOpen().advance(4000)
  low.scene.setGround(1)
  expect([lying(low), facts(low)]).toEqual([[], []])
  low.leave()
  const faint = await open([texturedGround('cloth')], { support: 'B', dials: { maxComplexity: 7 } })
  faint.untilOpen()
  faint.scene.setGround(1)
  faint.advance(4000)
  expect(light(faint)).toBeCloseTo(0.5)
  faint.leave()
  const tried = await open([texturedGround('cloth')], { support: 'B' }, { complexity: 8 })
  tried.untilOpen().advance(4000)
  expect(light(tried)).toBe(1)
  tried.leave()
})

it('may be a photograph, which is loaded first, and dimmed for a photosensitive child', async () => {
  const [word] = await readWords('nature')
  if (word === undefined) throw new Error('there is no word')
  const run = await open([{ photo: word }], { support: 'C', photosensitive: 'yes' })
  run.untilOpen().advance(4000)
  expect(light(run)).toBe(1)
  expect(vi.mocked(dimmed).mock.calls.flat()).toContain((lying(run)[0]?.texture as Textures.CanvasTexture | undefined)?.context)
  expect(facts(run)).toMatchObject([{ shows: { word: word.id }, strength: 1 }])
  run.leave()
})

it('gives a thing a rim if the background leaves too little contrast', async () => {
  const bare = await open([undefined])
  const before = bare.untilOpen().target.view.list.length
  bare.leave()
  const run = await open([texturedGround('sand')])
  expect(run.untilOpen().target.view.list.length).toBe(before + 1)
  run.leave()
})

it('follows a new shape of the stage, and leaves no texture behind', async () => {
  const run = await open([texturedGround('leaves'), texturedGround('grass')])
  const textures = () => Object.keys(run.game.textures.list).filter((key) => key.startsWith('ground/'))
  run.untilOpen().resize(800, 600)
  expect([lying(run)[0]?.displayWidth, lying(run)[0]?.displayHeight]).toEqual([800, 600])
  nextTrial(run)
  expect(textures().length).toBeGreaterThan(0)
  run.leave()
  expect(textures()).toEqual([])
  run.game.scale.resize(1024, 768)
})

it.each([
  ['the park itself', 'realistic', { place: 'park', look: 'full' }],
  ['grass where pictures are drawn', 'flat', { strips: [{ texture: 'grass', bottom: 1 }, { top: 0 }] }],
] as const)('shows %s behind Bunny, and nothing at the greeting', async (_what, pictureLevel, shows) => {
  const run = await play('findbunny', { level: '8', profile: { support: 'C', dials: { pictureLevel } } })
  run.untilOpen()
  expect(facts(run)).toEqual([])
  run.answerWarmUps().untilOpen()
  expect(facts(run)).toMatchObject([{ trial: 2, shows, strength: 1 }])
  expect(findActivity('findbunny')?.levels.find(({ id }) => id === '8')?.complexity).toBeGreaterThanOrEqual(8)
  run.leave()
})
