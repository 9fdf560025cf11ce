import { expect, test } from '@playwright/test'
import { StagePage } from '../support/stagePage'
import { readStored } from './stored'

test('keeps the sessions of two tabs that play at once, neither treated as abandoned', async ({ context }) => {
  const stages: StagePage[] = []
  for (const seed of [1, 2]) {
    const stage = new StagePage(await context.newPage())
    await stage.start('/lightcatcher?level=1', { seed })
    stages.push(stage)
  }
  const [one, two] = stages
  if (one === undefined || two === undefined) throw new Error('there are two tabs')
  for (const stage of [one, two, one]) {
    await stage.stepTo('waiting')
    await stage.tapTarget()
    await stage.stepTo('blank')
  }
  // A newly opened page looks for the sessions of closed tabs, and must not touch those of the two open ones.
  const third = await context.newPage()
  await third.goto('/lightcatcher')
  await expect(third.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await expect.poll(async () => (await readStored(third)).journal.map(({ trials }) => trials.length).toSorted()).toEqual([1, 2])
  expect((await readStored(third)).journal.map(({ status }) => status)).toEqual(['open', 'open'])
  expect((await readStored(third)).sessions).toEqual([])

  for (const stage of [two, one]) {
    await stage.playToEnd(() => stage.tapTarget())
    await expect(stage.page.getByRole('heading', { name: /touched 10 of 10 lights$/ })).toBeVisible()
    await expect(stage.page.getByText('Saved')).toBeVisible()
  }
  await expect.poll(async () => (await readStored(third)).journal).toEqual([])
  const { sessions } = await readStored(third)
  expect(sessions.map(({ reason }) => reason)).toEqual(['finished', 'finished'])
  for (const { trials } of sessions) expect(trials).toEqual(Array.from({ length: 10 }, (_, trial) => trial))
})
