import { expect, it } from 'vitest'
import type { DetectedHand } from '#domain/hands/landmarks'
import { engineConfigOf } from '#domain/trials/engine/block'
import { carry, choose, type MechanicSpec } from '#domain/trials/plan/mechanics'
import type { Place } from '#domain/geometry'
import type { StimulusPlan } from '#domain/trials/plan/plan'
import { replay } from '#domain/trials/engine/replay'
import { chooseMechanic } from '#scenes/kit/mechanics/choose'
import type { OwnMechanic } from '#scenes/kit/mechanics/mechanics'
import { recordedPictures } from '#tests/support/handFixtures'
import { play, type PlayRun } from '#tests/support/play'
import { disc, testActivity } from '#tests/support/testActivity'

/*
 * Tests hands in front of the camera as pointers. Recorded hands are placed where a child would hold them.
 */

const EVERY_MS = 100
const WRIST = 0
const MIDDLE_BASE = 9

/** A mechanic that counts fingers, like `byHand`. Its hands do not point at anything. */
const counts: OwnMechanic = (play) => {
  const chosen = chooseMechanic(play, choose())
  return { ...chosen, on: { ...chosen.on, hands: () => undefined } }
}

async function open(mechanic: MechanicSpec, stimuli: readonly StimulusPlan[], dials: object = {}) {
  const { mutant, level } = testActivity('grasp', () => ({ mechanic, stimuli }), { needs: ['camera'], own: { counts } })
  const run = await play(mutant.manifest.id, { mutant, profile: { dials: { waitMs: null, ...dials } } })
  await run.hands.turnOn()
  return { run: run.untilOpen().advance(600), level }
}

/** Returns a recorded hand with this many raised fingers, whose palm is over a point of the stage. */
function handAt(count: number, { x, y }: Place): DetectedHand {
  const hand = recordedPictures.find((each) => each.count === count && each.full.length === 1)?.full[0]
  const [wrist, base] = [hand?.keypoints[WRIST], hand?.keypoints[MIDDLE_BASE]]
  if (hand === undefined || wrist === undefined || base === undefined) throw new Error(`no recorded hand shows ${count}`)
  const wanted = [1 - (x * 0.8 + 0.1), y * 0.8 + 0.1] as const
  const [dx, dy] = [wanted[0] - (wrist[0] + base[0]) / 2, wanted[1] - (wrist[1] + base[1]) / 2]
  return { ...hand, keypoints: hand.keypoints.map(([px, py]) => [px + dx, py + dy] as const) }
}

function show(run: PlayRun, count: number, place: Place, ms: number): void {
  for (let spent = 0; spent < ms; spent += EVERY_MS) {
    run.hands.see([handAt(count, place)], run.time)
    run.advance(EVERY_MS)
  }
}

const answersOf = (run: PlayRun) => run.events.filter((event) => event.kind === 'answered')

function expectReplay(run: PlayRun, level: Parameters<typeof engineConfigOf>[0]): void {
  run.scene.end('adult')
  expect(replay(engineConfigOf(level, run.settings.dials), run.events).events).toEqual(run.events)
  run.leave()
}

const [left, right] = [
  { x: 0.25, y: 0.5 },
  { x: 0.75, y: 0.5 },
]

it('chooses with a closing hand, but not with an open hand passing over', async () => {
  const { run, level } = await open(choose(), [disc('right', 0.75), disc('wrong', 0.25, { role: 'distractor' })])
  show(run, 5, left, 600)
  show(run, 5, right, 1200)
  expect(answersOf(run)).toEqual([])
  show(run, 0, right, 800)
  expect(answersOf(run)).toMatchObject([{ id: 'right', verdict: 'correct', by: 'camera' }])
  expectReplay(run, level)
})

it('does not grasp anything with a hand that arrives closed', async () => {
  const { run } = await open(choose(), [disc('right', 0.75)])
  show(run, 0, right, 1500)
  expect(answersOf(run)).toEqual([])
  run.scene.end('adult')
  run.leave()
})

it('carries a thing with a closed hand and releases it when the hand opens', async () => {
  const { run, level } = await open(carry({ mode: 'drag', snap: 0.2 }), [disc('egg', 0.25, { goesTo: 'home' }), disc('home', 0.75, { role: 'place' })])
  show(run, 5, left, 1000)
  show(run, 0, left, 600)
  expect(run.events.some((event) => event.kind === 'did' && event.deed.do === 'took')).toBe(true)
  for (let x = left.x; x < right.x; x += 0.05) show(run, 0, { x, y: 0.5 }, 200)
  show(run, 0, right, 1500)
  expect(answersOf(run)).toEqual([])
  show(run, 5, right, 800)
  expect(answersOf(run)).toMatchObject([{ id: 'egg', verdict: 'correct', by: 'camera' }])
  expectReplay(run, level)
})

it('treats a resting open hand like a dwelling pointer', async () => {
  const { run, level } = await open(choose(), [disc('right', 0.75)], { accessMethod: 'dwell', dwellMs: 800 })
  show(run, 5, right, 2500)
  expect(answersOf(run)).toMatchObject([{ id: 'right', verdict: 'correct', by: 'dwell' }])
  expectReplay(run, level)
})

it('forgets the pointer’s place between two trials while a hand is shown for counting', async () => {
  const { run } = await open({ kind: 'own', name: 'counts' }, [disc('right', 0.75)], { accessMethod: 'dwell', dwellMs: 800, rewardMs: 1000, gapMs: 1000 })
  const stay = () => run.hover(right.x * 1024, right.y * 768).advance(2500)
  stay()
  run.advanceUntil(() => run.state.phase === 'blank')
  show(run, 5, left, 600)
  run.untilOpen().advance(600)
  show(run, 5, left, 300)
  stay()
  expect(answersOf(run).map(({ trial }) => trial)).toEqual([0, 1])
  run.scene.end('adult')
  run.leave()
})
