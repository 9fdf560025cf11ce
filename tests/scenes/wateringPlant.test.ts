import { expect, it } from 'vitest'
import { play } from '#tests/support/play'

const profile = { support: 'C', dials: { waitMs: null, ignoreRepeatMs: 0 } } as const

it('runs while touched, and never blinks under a tapping hand', async () => {
  const run = (await play('watering_plant', { level: '2', profile, settings: { hold: 3 } })).answerWarmUps().untilOpen()
  const water = run.stimulus('water')
  let [turns, before, rising] = [0, 0, true]
  run.touch('can').advance(1200)
  expect(water.view.alpha).toBeGreaterThan(0.5)
  for (let tap = 0; tap < 20; tap++) {
    run.advance(200)
    const isRising = water.view.alpha > before
    if (water.view.alpha !== before && isRising !== rising) turns += 1
    if (water.view.alpha !== before) rising = isRising
    before = water.view.alpha
  }
  expect(turns).toBeLessThanOrEqual(2)
  expect(run.events.some((event) => event.kind === 'did' && event.deed.do === 'worked')).toBe(true)
  run.leave()
})

it('reports only visible things as shown', async () => {
  const run = (await play('watering_plant', { level: '2', profile })).untilOpen()
  const shown = run.events.flatMap((event) => (event.kind === 'stimulus-shown' ? [event] : []))
  const seen = shown.filter(({ unseen }) => unseen !== true).map(({ id }) => id)
  for (const { id, unseen } of shown) expect(run.stimulus(id).plan.light === 0).toBe(unseen === true)
  expect(seen).toContain('can')
  expect(seen).not.toContain('water')
  run.leave()
})

it('adds up short touches, and records the holding time', async () => {
  const run = (await play('watering_plant', { level: '1', profile, settings: { hold: 1 } })).answerWarmUps().untilOpen()
  for (let tap = 0; tap < 4 && run.state.phase === 'waiting'; tap++) run.touch('can').advance(700)
  expect(run.events.findLast((event) => event.kind === 'answered')).toMatchObject({ id: 'can', verdict: 'correct' })
  expect(run.events.findLast((event) => event.kind === 'recorded')).toMatchObject({ values: { heldMs: expect.any(Number) as number } })
  run.leave()
})

it.each([true, false])('records whether it was released when full: %s', async (isInTime) => {
  const run = (await play('watering_plant', { level: '7', profile, settings: { hold: 1 } })).answerWarmUps().untilOpen()
  for (let tap = 0; tap < (isInTime ? 4 : 6) && run.state.phase === 'waiting'; tap++) run.touch('can').advance(400)
  run.advanceUntil(() => run.state.phase === 'rewarding')
  expect(run.events.findLast((event) => event.kind === 'recorded')).toMatchObject({ values: { letGoInTime: isInTime } })
  expect(run.events.findLast((event) => event.kind === 'answered')).toMatchObject({ verdict: 'correct' })
  run.leave()
})

it('requires its order: an early touch is wrong, and the thing waits for its turn', async () => {
  const run = (await play('watering_plant', { level: '6', profile })).answerWarmUps().untilOpen()
  run.touch('sun').advance(700)
  expect(run.events.findLast((event) => event.kind === 'answered')).toMatchObject({ id: 'sun', verdict: 'wrong' })
  for (const id of ['seed', 'soil', 'water', 'sun']) {
    expect(run.state.aim?.plan.id).toBe(id)
    run.touch(id).advance(700)
  }
  expect(run.events.findLast((event) => event.kind === 'answered')).toMatchObject({ id: 'sun', verdict: 'correct' })
  run.leave()
})

it('waters while a switch is held down, and records how long', async () => {
  const run = (await play('watering_plant', { level: '1', profile, settings: { hold: 2 } })).answerWarmUps().untilOpen()
  run.advance(1000).key('Space').advance(1000).key('Space', 'keyup').advance(600)
  expect(run.state.phase).toBe('waiting')
  expect(run.events.findLast((event) => event.kind === 'recorded')).toMatchObject({ values: { heldMs: 1000 } })
  run.key('Space').advance(1500)
  expect(run.state.phase).toBe('rewarding')
  run.key('Space', 'keyup')
  expect(run.events.findLast((event) => event.kind === 'recorded')).toMatchObject({ values: { heldMs: 2000 } })
  run.leave()
})

it('tips the delivered can before its water falls', async () => {
  const run = (await play('watering_plant', { level: '3', profile, settings: { carry: 'touch' } })).answerWarmUps().untilOpen()
  const [can, water] = [run.stimulus('can'), run.stimulus('water')]
  run.touch('can').advanceUntil(() => can.acting?.act === 'tips')
  expect(water.view.alpha).toBe(0)
  run.advanceUntil(() => water.view.alpha > 0.5)
  expect(can.acting?.share).toBe(1)
  expect(run.state.phase).toBe('rewarding')
  run.leave()
})

it.each(['4', '5'])('shows a can with the water at the dry plant that was found, at level %s', async (level) => {
  const run = (await play('watering_plant', { level, profile, settings: { hold: 1 } })).answerWarmUps().untilOpen()
  const [can, water] = [run.stimulus('can'), run.stimulus('water')]
  expect(can.view.alpha).toBe(0)
  run.touch('plant').advance(1200)
  expect(can.view.alpha).toBeGreaterThan(0.5)
  expect(water.view.alpha).toBeGreaterThan(0.5)
  run.leave()
})
