import { expect, it } from 'vitest'
import { dialsSchema } from '#data/dialReader'
import { palette } from '#domain/child/palette'
import { newProfile } from '#domain/child/childProfile'
import { withDial } from '#domain/settings/profile'
import { resolveSettings } from '#domain/settings/resolve'
import { engineConfigOf } from '#domain/trials/engine/block'
import { replay } from '#domain/trials/engine/replay'
import { findActivity } from '#scenes/catalogue'
import { play, type PlayRun } from '#tests/support/play'

const changed = withDial(withDial(withDial(newProfile, 'colour', 'pink'), 'targetSize', 0.6), 'waitMs', 30_000)

function settingsOf(run: PlayRun, activity: string, profile = changed) {
  return resolveSettings(profile, findActivity(activity)?.settings ?? {}, run.settings.activity)
}

it.each(['bubblepop', 'lightcatcher'])('%s: applies a changed profile to drawing, timing and log from the next trial on', async (activity) => {
  const run = await play(activity)
  run.answerWarmUps().untilOpen()
  const before = run.target.plan
  run.scene.adjust(settingsOf(run, activity))
  run.advance(200)
  expect(run.target.plan).toEqual(before)
  run
    .touch(run.target)
    .advanceUntil((later) => later.state.trial === 3)
    .untilOpen()
  expect(run.target.plan.colour).toBe(palette.pink)
  expect(run.target.plan.size).toBeGreaterThan(before.size)
  expect(run.events.findLast((event) => event.kind === 'trial-began')).toMatchObject({ trial: 3, waitMs: 30_000 })
  const adjusted = run.events.find((event) => event.kind === 'adjusted')
  expect(adjusted?.kind === 'adjusted' && dialsSchema.safeParse(adjusted.dials).data).toMatchObject({ colour: 'pink', targetSize: 0.6 })
})

it('replays from its log to the same end', async () => {
  const run = await play('bubblepop', { level: '3' })
  run.answerWarmUps()
  run.scene.adjust(settingsOf(run, 'bubblepop', withDial(changed, 'background', 'navy')))
  while (!run.isFinished) {
    run.advanceUntil((later) => later.isFinished || later.state.phase === 'waiting')
    if (!run.isFinished) run.touch(run.target).advanceUntil((later) => later.isFinished || later.state.phase === 'blank')
  }
  const level = findActivity('bubblepop')?.levels.find(({ id }) => id === '3')
  if (level === undefined) throw new Error('bubble pop has no level 3')
  expect(replay(engineConfigOf(level, run.settings.dials), run.events).events).toEqual(run.events)
})

it('accepts a newly enabled switch from the next trial on', async () => {
  const run = await play('bubblepop')
  run.answerWarmUps()
  run.scene.adjust(settingsOf(run, 'bubblepop', withDial(newProfile, 'accessMethod', 'switch1')))
  run
    .untilOpen()
    .touch(run.target)
    .advanceUntil((later) => later.state.trial === 3)
    .untilOpen()
    .advance(1000)
  run.key('Space')
  expect(run.events.findLast((event) => event.kind === 'answered')).toMatchObject({ trial: 3, by: 'switch1' })
})

it('keeps a map of the visual field unchanged', async () => {
  const run = await play('lightcatcher', { level: 'map' })
  run.answerWarmUps()
  run.scene.adjust(settingsOf(run, 'lightcatcher'))
  run
    .untilOpen()
    .touch(run.target)
    .advanceUntil((later) => later.state.trial === 3)
    .untilOpen()
  expect(run.target.plan.colour).toBe(palette.yellow)
  expect(run.events.some((event) => event.kind === 'adjusted')).toBe(false)
})
