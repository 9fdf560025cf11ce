import type { GameObjects } from 'phaser'
import { expect, it } from 'vitest'
import { play } from '#tests/support/play'

const start = async (level: string, settings: object = {}) =>
  (await play('faceparts', { level, profile: { support: 'B' }, settings: settings as never })).answerWarmUps().untilOpen()

it('makes the touched mouth smile, and lights up the face around it', async () => {
  const run = await start('2')
  const worn = (id: string) => run.stimulus(id).view.list.map((image) => (image as GameObjects.Image).texture.key)
  run.touch('mouth').advance(3200)
  expect(run.state.phase).toBe('rewarding')
  expect(worn('mouth').some((key) => key.includes('mouth-happy'))).toBe(true)
  expect(worn('mouth').some((key) => key.includes('bare'))).toBe(false)
  expect(worn('whole').some((key) => key.includes('eyes-happy'))).toBe(true)
  run.leave()
})

it('wiggles the touched nose, which returns to rest', async () => {
  const run = await start('2', { first: 'nose' })
  const nose = run.stimulus('nose')
  run.touch('nose')
  let most = 0
  for (let ms = 0; ms < 4600; ms += 100) {
    run.advance(100)
    most = Math.max(most, Math.abs(nose.view.angle))
  }
  expect(most).toBeGreaterThan(6)
  expect(most).toBeLessThan(12)
  expect(nose.view.angle).toBeCloseTo(0, 1)
  run.leave()
})

it('takes glasses off and puts them on again', async () => {
  const run = await start('2', { first: 'glasses', people: ['man'] })
  const glasses = run.stimulus('glasses')
  const { y } = glasses.place
  run.touch('glasses').advance(3000)
  expect(glasses.place.y).toBeLessThan(y - 0.1)
  run.advance(5000)
  expect(glasses.place.y).toBeCloseTo(y, 3)
  run.leave()
})
