import { afterEach, describe, expect, it } from 'vitest'
import type { Movement } from '#domain/hands/movement'
import { engineConfigOf } from '#domain/trials/engine/block'
import { onTheWay } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'
import { replay } from '#domain/trials/engine/replay'
import bubbles from '#scenes/activities/bubble_ai/manifest'
import grabs from '#scenes/activities/grab_ai/manifest'
import { inPicture, plainHand } from '#tests/support/plainHand'
import { play, type PlayRun } from '#tests/support/play'

/* Tests /bubble_ai and /grab_ai with hands, and with movement, in front of the camera. */

const EVERY_MS = 100
const AWAY = { x: 0.5, y: 0.98 }
const MOVES: Movement = { share: 0.1, left: 0.2, right: 0, centre: { x: 0.25, y: 0.5 } }
const STILL: Movement = { share: 0, left: 0, right: 0, centre: null }

let run: PlayRun
afterEach(() => void run.leave())

async function begin(manifest: typeof bubbles | typeof grabs, level: string, settings: Readonly<Record<string, string | number | boolean>> = {}, seed = 1) {
  run = await play(manifest.id, { level, seed, profile: { support: 'C', dials: { waitMs: 8000 } }, settings })
  await run.hands.turnOn()
  hand = null
  return run.untilOpen()
}

/** Maximum movement of a hand from one frame to the next, as a fraction of the stage. */
const STEP = 0.2
let hand: Place | null = null

/** Delivers camera frames of a hand that moves to a point of the stage (null: no hand), or of movement. */
function look(at: Place | null, ms: number, how: { closed?: boolean; movement?: Movement | null } = {}): void {
  const from = hand ?? at
  const steps = from === null || at === null ? 0 : Math.ceil(Math.hypot(at.x - from.x, at.y - from.y) / STEP)
  for (let step = 1; step < steps; step++) if (from !== null && at !== null) lookOnce(onTheWay(from, at, step / steps), how)
  for (let spent = 0; spent < ms; spent += EVERY_MS) lookOnce(at, how)
  hand = at
}

function lookOnce(at: Place | null, { closed = false, movement = null }: { closed?: boolean; movement?: Movement | null }): void {
  run.hands.see(at === null ? [] : [plainHand(inPicture(at), closed)], run.time, movement)
  run.advance(EVERY_MS)
}

/** Completes the warm-ups, each by touch. */
const toFirst = () => run.answerWarmUps().untilOpen()
const answers = () => run.events.flatMap((event) => (event.kind === 'answered' ? [[event.trial, event.verdict, event.by]] : []))
const now = () => run.events.filter((event) => 'trial' in event && event.trial === run.state.trial)
const place = (id: string): Place => run.stimulus(id).place

function expectReplay(manifest: typeof bubbles | typeof grabs, level: string): void {
  run.scene.end('adult')
  const spec = manifest.levels.find(({ id }) => id === level)
  if (spec === undefined) throw new Error(`no level ${level}`)
  expect(replay(engineConfigOf(spec, run.settings.dials), run.events).events).toEqual(run.events)
}

describe('a bubble in the air', () => {
  it.each([false, true])('opens for a hand that stays at it for a fifth of a second, closed or open (closed: %s)', async (closed) => {
    await begin(bubbles, '4')
    toFirst()
    look(AWAY, 500, { closed })
    const { x, y } = place('bubble')
    look({ x, y }, 200, { closed })
    expect(answers().filter(([trial]) => trial === 2)).toEqual([])
    look({ x, y }, 800, { closed })
    expect(answers().at(-1)).toEqual([2, 'correct', 'camera'])
    expectReplay(bubbles, '4')
  })

  it('ignores a hand trembling past, and opens for one trembling on it and briefly lost', async () => {
    await begin(bubbles, '4', { near: 0 })
    toFirst()
    look(AWAY, 500)
    const { x, y } = place('bubble')
    look({ x, y }, 100)
    look(AWAY, 900)
    expect(answers().filter(([trial]) => trial === 2)).toEqual([])
    for (let turn = 0; turn < 8; turn++) {
      look({ x: x + (turn % 2 === 0 ? 0.01 : -0.01), y }, 100)
      look(null, 300)
    }
    expect(answers().at(-1)).toEqual([2, 'correct', 'camera'])
  })

  it('ignores a hand that was already there until it has moved', async () => {
    await begin(bubbles, '1', { answers: 'hand' })
    const { x, y } = place('bubble')
    look(AWAY, 600)
    look({ x, y }, 900)
    expect(answers()).toEqual([[0, 'correct', 'camera']])
    const first = run.state.trial
    while (run.state.trial === first || run.state.phase !== 'waiting') look({ x, y }, EVERY_MS)
    look({ x, y }, 1500)
    expect(answers()).toHaveLength(1)
    look(AWAY, 600)
    look({ x, y }, 900)
    expect(answers()).toHaveLength(2)
  })

  it('counts one wrong answer for the wrong colour until the hand leaves it', async () => {
    await begin(bubbles, '5')
    toFirst()
    look(AWAY, 500)
    look(place('other'), 2500)
    expect(answers().filter(([trial]) => trial === 2)).toEqual([[2, 'wrong', 'camera']])
    look(AWAY, 600)
    look(place('bubble'), 900)
    expect(answers().at(-1)).toEqual([2, 'correct', 'camera'])
  })

  it('opens for any new movement at the first level', async () => {
    await begin(bubbles, '1')
    look(null, 1500, { movement: MOVES })
    expect(answers()).toEqual([])
    look(null, 600, { movement: STILL })
    look(null, 300, { movement: MOVES })
    expect(answers()).toEqual([])
    look(null, 500, { movement: MOVES })
    expect(answers()).toEqual([[0, 'correct', 'camera']])
    expectReplay(bubbles, '1')
  })

  it('opens at the second level only for movement in its own half', async () => {
    await begin(bubbles, '2')
    toFirst()
    const isLeft = place('bubble').x < 0.5
    const other = { ...MOVES, left: isLeft ? 0 : 0.2, right: isLeft ? 0.2 : 0 }
    look(null, 600, { movement: STILL })
    look(null, 1200, { movement: other })
    expect(answers().filter(([trial]) => trial === 2)).toEqual([])
    look(null, 400, { movement: STILL })
    look(null, 900, { movement: { ...other, left: other.right, right: other.left } })
    expect(answers().at(-1)).toEqual([2, 'correct', 'camera'])
  })

  it('ignores movement from the third level on, and if only a hand counts', async () => {
    for (const [level, settings] of [
      ['3', {}],
      ['1', { answers: 'hand' }],
    ] as const) {
      await begin(bubbles, level, settings)
      look(null, 600, { movement: STILL })
      look(null, 1500, { movement: MOVES })
      expect(answers()).toEqual([])
      if (level === '3') run.leave()
    }
  })

  it('moves half way to the hand after T, and sways without one', async () => {
    await begin(bubbles, '4')
    toFirst()
    const before = place('bubble')
    look({ x: before.x < 0.5 ? 0.9 : 0.1, y: before.y }, 15_000)
    expect(now().some((event) => event.kind === 'prompted' && event.step === 1)).toBe(true)
    expect(Math.abs(place('bubble').x - before.x)).toBeGreaterThan(0.05)
    run.leave()
    await begin(bubbles, '4')
    toFirst()
    run.advance(9000)
    expect(now().some((event) => event.kind === 'prompted' && event.step === 1)).toBe(true)
  })

  it('is unmirrored on request, and within the hand’s comfortable area', async () => {
    await begin(bubbles, '4', { mirrored: false })
    toFirst()
    run.hands.setArea({ left: 0.5, top: 0.5, width: 0.4, height: 0.4 })
    const { x, y } = place('bubble')
    const inArea = (at: Place) => ({ x: (0.5 + (1 - at.x) * 0.4 - 0.1) / 0.8, y: (0.5 + at.y * 0.4 - 0.1) / 0.8 })
    look(inArea(AWAY), 500)
    look(inArea({ x, y }), 900)
    expect(answers().at(-1)).toEqual([2, 'correct', 'camera'])
  })

  it('records how far the hand moved, and continues by touch within a second of losing the camera', async () => {
    await begin(bubbles, '4')
    toFirst()
    for (const x of [0.1, 0.3, 0.5, 0.7, 0.9]) look({ x, y: 0.98 }, 300)
    expect(now().findLast((event) => event.kind === 'recorded')).toMatchObject({ values: { zonesReached: 3, reachAcross: expect.closeTo(0.64, 0) } })
    run.hands.darken(true)
    run.advance(200).touch('bubble').advance(100)
    expect(answers().at(-1)).toEqual([2, 'correct', 'touch'])
    run.hands.darken(false)
    run.untilOpen()
    run.hands.enter('ended')
    run.advance(200).touch('bubble').advance(100)
    expect(answers().at(-1)).toEqual([3, 'correct', 'touch'])
  })

  it('ignores what the camera saw while play was paused', async () => {
    await begin(bubbles, '1')
    look(null, 600, { movement: STILL })
    run.scene.hold()
    run.advance(2000)
    for (let turn = 0; turn < 10; turn++) run.hands.see([], run.time + turn * 100, MOVES)
    run.scene.release()
    run.advance(300)
    expect(answers()).toEqual([])
  })
})

describe('grab and put', () => {
  const home = (id: string) => place(run.stimulus(id).plan.goesTo ?? '')
  const did = (what: string) => run.events.filter((event) => event.kind === 'did' && event.deed.do === what)

  it('sticks to a nearby hand, and drops over the basket by itself', async () => {
    await begin(grabs, '1')
    look(AWAY, 500)
    look(place('thing-1'), 900)
    expect(did('took')).toHaveLength(1)
    look({ x: 0.5, y: 0.5 }, 600)
    expect(answers()).toEqual([])
    look(home('thing-1'), 1500)
    expect(answers()).toEqual([[0, 'correct', 'camera']])
    expectReplay(grabs, '1')
  })

  it('is taken only by a closing hand at the second level, and drops over the basket', async () => {
    await begin(grabs, '2')
    look(place('thing-1'), 1500)
    expect(did('took')).toHaveLength(0)
    look(place('thing-1'), 700, { closed: true })
    expect(did('took')).toHaveLength(1)
    look({ x: 0.5, y: 0.5 }, 400)
    look(home('thing-1'), 1500)
    expect(answers()).toEqual([[0, 'correct', 'camera']])
  })

  it('is released by an opening hand from the third level on, and can be picked up again there', async () => {
    await begin(grabs, '3')
    look(place('thing-1'), 600)
    look(place('thing-1'), 700, { closed: true })
    look({ x: 0.5, y: 0.4 }, 4000, { closed: true })
    look({ x: 0.5, y: 0.4 }, 600)
    expect([did('let-go').length, answers()]).toEqual([1, []])
    expect(run.events.findLast((event) => event.kind === 'recorded' && 'drops' in event.values)).toMatchObject({ values: { drops: 1 } })
    const there = place('thing-1')
    look(there, 500)
    look(there, 700, { closed: true })
    look(home('thing-1'), 1500, { closed: true })
    expect(answers()).toEqual([])
    look(home('thing-1'), 700)
    expect(answers()).toEqual([[0, 'correct', 'camera']])
    expectReplay(grabs, '3')
  })

  it('is put down in place after the hand was lost for a second', async () => {
    await begin(grabs, '3')
    look(place('thing-1'), 600)
    look(place('thing-1'), 700, { closed: true })
    look({ x: 0.5, y: 0.5 }, 400, { closed: true })
    look(null, 700)
    expect(did('let-go')).toHaveLength(0)
    look(null, 700)
    expect(did('let-go')).toHaveLength(1)
  })

  it('counts as wrong if it is not the named one', async () => {
    await begin(grabs, '4')
    toFirst()
    const wrong = run.state.stimuli.find(({ plan }) => plan.role === 'distractor')
    if (wrong === undefined) throw new Error('there is one thing only')
    look(wrong.place, 600)
    look(wrong.place, 700, { closed: true })
    expect(answers().at(-1)).toEqual([2, 'wrong', 'camera'])
  })

  it('sorts two things into two baskets', async () => {
    await begin(grabs, '5')
    toFirst()
    for (const id of ['thing-1', 'thing-2']) {
      look(place(id), 600)
      look(place(id), 700, { closed: true })
      look(home(id), 1200, { closed: true })
      look(home(id), 700)
    }
    expect(answers().at(-1)).toEqual([2, 'correct', 'camera'])
  })

  it('needs no closing with the magnet, but a longer hold if set so; the other hand does nothing', async () => {
    await begin(grabs, '6', { magnet: true, holdTime: 1 })
    look(AWAY, 500)
    look(place('thing-1'), 800)
    expect(did('took')).toHaveLength(0)
    look(place('thing-1'), 600)
    expect(did('took')).toHaveLength(1)
    run.leave()
    await begin(grabs, '1', { hands: 'left' })
    look(AWAY, 500)
    look(place('thing-1'), 1500)
    expect(did('took')).toHaveLength(0)
  })

  it('moves a third of the way to the hand after 2 T', async () => {
    await begin(grabs, '3')
    const before = place('thing-1')
    look({ x: before.x, y: 0.95 }, 24_000)
    expect(run.events.some((event) => event.kind === 'prompted' && event.step === 2)).toBe(true)
    expect(place('thing-1').y - before.y).toBeGreaterThan(0.05)
  })
})
