import type { GameObjects } from 'phaser'
import { expect, it } from 'vitest'
import { play, type PlayOptions, type PlayRun } from '#tests/support/play'

const child = { support: 'C', dials: { waitMs: null, ignoreRepeatMs: 0, reward: 'calm' } } as const
const open = async (level: string, options: Partial<PlayOptions> = {}) =>
  (await play('arrange', { level, profile: child, ...options })).answerWarmUps().untilOpen().advance(600)

/** Returns each piece with its slot. */
const pairsIn = (run: PlayRun) =>
  run.state.stimuli.filter(({ plan }) => plan.goesTo !== undefined).map((piece) => ({ piece, slot: run.stimulus(piece.plan.goesTo ?? '') }))

/** Drags a piece to a point (pixels) and lifts the finger there. */
function drag(run: PlayRun, id: string, x: number, y: number): PlayRun {
  const { hit } = run.stimulus(id)
  const lift = run.press(hit.x, hit.y)
  run.advance(100)
  for (const share of [0.3, 0.6, 1]) run.slide(run.lastFinger, hit.x + (x - hit.x) * share, hit.y + (y - hit.y) * share).advance(100)
  lift()
  return run.advance(100)
}

const recorded = (run: PlayRun) =>
  Object.assign({}, ...run.events.flatMap((event) => (event.kind === 'recorded' && event.trial === run.state.trial ? [event.values] : []))) as object
const answers = (run: PlayRun) => run.events.filter((event) => event.kind === 'answered' && event.trial === run.state.trial)
const ended = (run: PlayRun) => {
  const { trial } = run.state
  run.advanceUntil(() => run.events.some((event) => event.kind === 'trial-ended' && event.trial === trial))
  return run.events.findLast((event) => event.kind === 'trial-ended')
}

it('accepts a piece released near its slot, with a soft click when it is in place', async () => {
  const run = await open('2')
  const [one, two] = pairsIn(run)
  if (one === undefined || two === undefined) throw new Error('no pieces')
  run.sound.heard.length = 0
  // The finger lifts 15 % of the stage height away from the slot.
  drag(run, one.piece.plan.id, one.slot.hit.x - 115, one.slot.hit.y)
  expect(run.sound.heard).toEqual([])
  run.advanceUntil(() => one.piece.place.x === one.slot.plan.place.x && one.piece.place.y === one.slot.plan.place.y)
  run.advance(700)
  expect(run.sound.heard).toEqual(['tap'])
  expect(answers(run)).toEqual([])
  drag(run, two.piece.plan.id, two.slot.hit.x, two.slot.hit.y)
  expect(answers(run)).toMatchObject([{ verdict: 'correct' }])
  run.advance(9000)
  expect(run.sound.heard.slice(0, 2)).toEqual(['tap', 'tap'])
  expect(recorded(run)).toMatchObject({ pieces: 2, placements: 2, orderErrors: 0, lifts: 2, drops: 0 })
  expect(ended(run)).toMatchObject({ outcome: 'independent' })
  run.leave()
})

it('returns a piece tried in a wrong slot as often as a child likes, without an error', async () => {
  const run = await open('3')
  const [one, two, three] = pairsIn(run)
  if (one === undefined || two === undefined || three === undefined) throw new Error('no pieces')
  for (let time = 0; time < 2; time++) {
    drag(run, one.piece.plan.id, two.slot.hit.x, two.slot.hit.y).advance(4000)
    expect(one.piece.place).toEqual(one.piece.plan.place)
  }
  for (const { piece, slot } of [three, two, one]) run.touch(piece).advance(300).touch(slot).advance(3000)
  expect(recorded(run)).toMatchObject({ placements: 5, orderErrors: 1 })
  expect(ended(run)).toMatchObject({ outcome: 'independent' })
  run.leave()
})

it('places the second half next to the first by two taps, although the first overlaps its slot', async () => {
  const run = await open('4', { settings: { carry: 'tap-tap' } })
  for (const { piece, slot } of pairsIn(run)) run.touch(piece).advance(300).touchAt(slot.hit.x, slot.hit.y).advance(3000)
  expect(answers(run)).toMatchObject([{ verdict: 'correct' }])
  run.leave()
})

it.each(['4', '5'])('joins the pieces into a whole, which moves once pieces and slots have gone, level %s', async (level) => {
  const run = await open(level, { settings: { carry: 'touch' } })
  const whole = run.stimulus('whole')
  const pairs = pairsIn(run)
  for (const { piece } of pairs) run.touch(piece).advance(100)
  expect(whole.view.alpha).toBe(0)
  run.advanceUntil(() => whole.view.alpha === 1)
  // Until then, each piece is exactly in its slot and has its own size.
  for (const { piece, slot } of pairs) expect([piece.place, piece.view.scale, piece.view.alpha]).toEqual([slot.plan.place, 1, 1])
  const still = whole.view
  const from = [still.x, still.y, still.angle] as const
  run.advanceUntil(() => Math.abs(still.x - from[0]) + Math.abs(still.y - from[1]) + Math.abs(still.angle - from[2]) > 1)
  for (const { piece, slot } of pairs) expect([piece.view.alpha, slot.view.alpha]).toEqual([0, 0])
  expect(run.sound.heard.at(-1)).toBe('tap')
  run.advance(2500)
  expect(run.sound.heard.at(-1)).toBe('chime')
  run.leave()
})

it('shows pieces at their cut width, and a halo of their own shape', async () => {
  const run = await open('4')
  for (const thing of pairsIn(run).flatMap(({ piece, slot }) => [piece, slot])) {
    const [halo, picture] = (thing.view.list as GameObjects.Image[]).filter(({ name }) => name !== 'touched')
    const side = thing.plan.size * 768
    expect(picture?.displayWidth).toBeCloseTo(side / 2, 6)
    expect(picture?.displayHeight).toBeCloseTo(side, 6)
    // The halo of the next piece that gets help is made from its outline with a margin, while the stage is dark.
    expect(halo?.displayWidth).toBeCloseTo((thing.plan.role === 'target' ? 1.56 : 0.8) * side, 6)
  }
  run.leave()
})

it('returns a piece to its own size in its slot, however large it was while dragged', async () => {
  const run = await open('3', { profile: { ...child, dials: { ...child.dials, accessMethod: 'switch2', glow: false } } })
  const [one] = pairsIn(run)
  if (one === undefined) throw new Error('no piece')
  const press = (code: string) => run.key(code).key(code, 'keyup').advance(1100)
  while (!run.events.some((event) => event.kind === 'did' && event.trial === 2 && event.deed.do === 'took')) press('Enter').key('Space').key('Space', 'keyup')
  run.advance(3000)
  const taken = run.state.stimuli.find(({ view, plan }) => plan.role === 'target' && view.scale > 1.1)
  if (taken === undefined) throw new Error('nothing was taken')
  const home = run.stimulus(taken.plan.goesTo ?? '')
  const found = () => run.events.some((event) => event.kind === 'did' && event.trial === 2 && event.deed.do === 'found')
  while (!found()) press('Enter').key('Space').key('Space', 'keyup').advance(100)
  run.advanceUntil(() => taken.place.x === home.plan.place.x && taken.place.y === home.plan.place.y).advance(6000)
  expect(taken.view.scale).toBe(1)
  run.leave()
})

it('helps only with the next piece: its slot glows, and at 2T it moves half way', async () => {
  const run = await open('3', { profile: { ...child, dials: { ...child.dials, waitMs: 4000, glow: true } } })
  const [next, ...others] = pairsIn(run)
  if (next === undefined) throw new Error('no piece')
  const haloOf = (slot: (typeof next)['slot']) => (slot.view.getByName('halo') as unknown as GameObjects.Image | null)?.alpha ?? 0
  const prompts = () => run.events.flatMap((event) => (event.kind === 'prompted' && event.trial === 2 ? [event.step] : []))
  run.advanceUntil(() => prompts().includes(1)).advance(1200)
  expect(haloOf(next.slot)).toBeCloseTo(0.12)
  for (const { slot } of others) expect(haloOf(slot)).toBe(0)
  run.advanceUntil(() => prompts().includes(3)).advance(3500)
  const [from, to, now] = [next.piece.plan.place, next.slot.plan.place, next.piece.place]
  expect((now.x - from.x) / (to.x - from.x)).toBeCloseTo(0.5, 2)
  for (const { piece } of others) expect(piece.place).toEqual(piece.plan.place)
  run.leave()
})

it('surrounds a fitting piece’s slot with petals while it sinks in, and moves all pieces once the last one is in place', async () => {
  const run = await open('2')
  const [one, two] = pairsIn(run)
  if (one === undefined || two === undefined) throw new Error('no pieces')
  const petals = () => run.scene.children.list.filter(({ name }) => name === 'petal')
  drag(run, one.piece.plan.id, one.slot.hit.x, one.slot.hit.y)
  expect(petals()).toEqual([])
  run.advanceUntil(() => one.piece.view.scale < 0.95)
  expect(petals().length).toBeGreaterThan(0)
  for (const petal of petals()) expect((petal as GameObjects.Image).x).toBeCloseTo(one.slot.view.x, 0)
  run.advanceUntil(() => one.piece.view.scale > 0.99)
  expect([one.piece.view.angle, two.piece.view.angle]).toEqual([0, 0])
  drag(run, two.piece.plan.id, two.slot.hit.x, two.slot.hit.y)
  run.advanceUntil(() => Math.abs(one.piece.view.angle) > 5 && Math.abs(two.piece.view.angle) > 5)
  expect(run.state.phase).toBe('rewarding')
  run.leave()
})
