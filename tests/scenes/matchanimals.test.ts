import { expect, it } from 'vitest'
import type { Word } from '#domain/words/words'
import { nameOf } from '#domain/words/utterance'
import { soundOf } from '#domain/words/naturalSounds'
import { pictureOf } from '#domain/trials/plan/plan'
import { play, type PlayRun } from '#tests/support/play'

const open = async (level: string, options: Parameters<typeof play>[1] = {}) =>
  (await play('matchanimals', { level, profile: { support: 'B', dials: { reward: 'calm' } }, ...options })).answerWarmUps()

const wordOf = (run: PlayRun): Word => {
  const picture = pictureOf(run.target.plan)
  if (picture === undefined) throw new Error('the target has no picture')
  return picture.word
}
const otherOf = (run: PlayRun) => {
  const found = run.state.stimuli.find(({ plan: { role } }) => role === 'distractor')
  if (found === undefined) throw new Error('nothing stands beside it')
  return found
}
const promptsOf = (run: PlayRun) => run.events.flatMap((event) => (event.kind === 'prompted' ? [event.step] : []))

it('plays an animal’s sound in the dark, and shows the two animals only afterwards', async () => {
  const run = await open('8')
  const before = run.sound.heard.length
  run.advanceUntil(({ state }) => state.phase === 'cue')
  expect(run.sound.heard.length).toBe(before + 1)
  run.advanceUntil(({ state }) => state.phase === 'onset', 5000)
  expect(run.speech.speaking).toBeNull()
  run.untilOpen()
  expect(run.sound.heard.at(-1)).toBe(soundOf(wordOf(run)))
  const [cue, shown] = [run.events.findLast(({ kind }) => kind === 'trial-began'), run.events.findLast(({ kind }) => kind === 'stimulus-shown')]
  expect((shown?.at ?? 0) - (cue?.at ?? 0)).toBeGreaterThanOrEqual(2000)
  // The adult presses "Say it again" on the pause menu.
  run.scene.repeatCue()
  expect(run.sound.heard.slice(before)).toEqual([soundOf(wordOf(run)), soundOf(wordOf(run))])
  expect(run.events.findLast(({ kind }) => kind === 'recorded')).toMatchObject({ values: { form: 'sound' } })
  run.leave()
})

it('repeats the sound at T, and fades the other animal at 2T', async () => {
  const run = (await open('8', { profile: { support: 'C', dials: { waitMs: 6000 } } })).untilOpen()
  const heard = () => run.sound.heard.filter((name) => name === soundOf(wordOf(run))).length
  const other = otherOf(run)
  const counts = [5000, 1500, 5000, 1500].map((ms) => {
    run.advance(ms)
    return [heard(), other.isLeaving]
  })
  expect(counts).toEqual([
    [1, false],
    [2, false],
    [2, false],
    [3, true],
  ])
  expect(promptsOf(run)).toEqual([1, 3])
  run.leave()
})

it('asks by name if sounds are muted on the device, and logs it', async () => {
  const run = await play('matchanimals', { level: '8' })
  run.sound.isSilenced = true
  run.answerWarmUps().advanceUntil(({ state }) => state.phase === 'cue')
  const said = run.speech.speaking
  run.untilOpen()
  expect(said).toEqual(nameOf(wordOf(run)))
  expect(run.events.findLast(({ kind }) => kind === 'recorded')).toMatchObject({ values: { form: 'name' } })
  run.leave()
})

it('moves the photo next to the toy, keeping both, and names the animal before its sound', async () => {
  const run = (await open('5', { settings: { deck: ['horse'] } })).untilOpen().advance(1500)
  const [photo, toy] = [run.target, run.stimulus('sample')]
  const { size, place } = toy
  const before = run.sound.heard.length
  run.touch(photo).advance(600)
  expect([run.speech.spoken.at(-1), run.sound.heard.length]).toEqual([{ word: 'animals/horse' }, before])
  run.advance(2600)
  run.advanceUntil(() => photo.busyMs === 0)
  expect(run.sound.heard.slice(before)).toEqual(['horse'])
  expect([photo.isLeaving, toy.isLeaving, toy.place, photo.view.alpha, toy.view.alpha]).toEqual([false, false, place, 1, 1])
  const away = Math.hypot(photo.view.x - toy.view.x, photo.view.y - toy.view.y)
  expect(away).toBeGreaterThan((size + photo.size) / 2 - photo.size * 0.15)
  expect(away).toBeLessThan(size * 1.6)
  run.leave()
})

it.each(['A', 'B', 'C'] as const)('merges two identical animals, and plays the whole sound before the next trial, for a child of %s', async (support) => {
  const run = await open('1', { profile: { support }, settings: { deck: ['lion'] } })
  run.untilOpen().advance(1500)
  const [photo, sample] = [run.target, run.stimulus('sample')]
  const before = run.sound.heard.length
  run.touch(photo)
  run.advanceUntil(() => photo.isLeaving).advance(2200)
  expect([photo.isLeaving, sample.isLeaving]).toEqual([true, false])
  expect(run.sound.heard.slice(before)).toEqual(['lion'])
  // The longest sound lasts nearly two seconds.
  run.advance(200)
  expect(run.state.phase).toBe('rewarding')
  run.leave()
})

it('plays no sound if the adult turned it off', async () => {
  const run = (await open('1', { settings: { sounds: false, deck: ['lion'] } })).untilOpen().advance(1500)
  run.touch(run.target).advanceUntil(({ state }) => state.phase === 'blank')
  expect(run.sound.heard).not.toContain('lion')
  run.leave()
})

it('records the other animal as a confusion of the two', async () => {
  const run = (await open('3')).untilOpen().advance(1500)
  const [asked, taken] = [wordOf(run).id, otherOf(run).plan.id]
  run.touch(otherOf(run)).advance(600)
  run.touch(run.target).advanceUntil(({ state }) => state.phase === 'blank')
  expect(run.events.flatMap((event) => (event.kind === 'answered' && event.trial === 2 ? [[event.id, event.verdict]] : []))).toEqual([
    [taken, 'wrong'],
    [asked, 'correct'],
  ])
  run.leave()
})
