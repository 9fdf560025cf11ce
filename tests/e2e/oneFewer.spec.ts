import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { openFamily } from '../support/family'
import { StagePage } from '../support/stagePage'

const DAY = new Date(2026, 10, 18, 9)
const NEXT_DAY = new Date(2026, 10, 19, 9)

test('shows one thing fewer each day when an adult asks for it, and adds one during play', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const stage = new StagePage(page)
  const sheet = page.getByRole('dialog')
  /** Returns the number of things in each trial so far, including warm-ups. */
  const shown = async () => {
    const { events } = await stage.snapshot()
    return events.flatMap((event) => (event.kind === 'recorded' && 'atOnce' in event.values ? [event.values['atOnce']] : []))
  }
  const playTurn = async () => {
    await stage.stepTo('waiting')
    await stage.tapTarget()
    await stage.stepTo('blank')
  }

  await page.clock.setFixedTime(DAY)
  await openFamily(page)
  await stage.start('/complexity/fruits?level=4')
  await stage.skipToOpen()
  await stage.openSheet()
  await sheet.getByRole('button', { name: 'Activity settings' }).tap()
  await expect(sheet.getByText('At once today')).toHaveCount(0)
  await sheet.getByText('Many at first, and one fewer each day, down to one').tap()
  await sheet.getByRole('button', { name: 'Start again with these settings' }).tap()
  await expect(sheet).toBeHidden()
  await page.waitForFunction(() => window.__stage?.snapshot().phase === 'grace' || window.__stage?.snapshot().phase === 'blank')
  for (let turn = 0; turn < 4; turn++) await playTurn()
  expect(await shown()).toEqual([1, 1, 6, 6])

  // There is one more thing from the next trial on.
  await stage.stepTo('waiting')
  await stage.openSheet()
  await sheet.getByRole('button', { name: 'Add one now' }).tap()
  await expect(sheet.getByText('1 more thing from the next turn.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Continue' }).tap()
  await expect(sheet).toBeHidden()
  await playTurn()
  await stage.stepTo('waiting')
  expect((await shown()).slice(-2)).toEqual([6, 7])
  await stage.openSheet()
  await sheet.getByRole('button', { name: 'End', exact: true }).tap()
  await expect(page.getByText('Saved')).toBeVisible()

  // On the next day there is one thing fewer, as the pause menu says. A second session on that day has the same number.
  await page.clock.setFixedTime(NEXT_DAY)
  for (let play = 0; play < 2; play++) {
    await stage.start('/complexity/fruits?level=4')
    for (let turn = 0; turn < 3; turn++) await playTurn()
    expect(await shown()).toEqual([1, 1, 5])
    await stage.stepTo('waiting')
    await stage.openSheet()
    await sheet.getByRole('button', { name: 'Activity settings' }).tap()
    await expect(sheet.getByText('At once today: 5')).toBeVisible()
    await sheet.getByRole('button', { name: 'End', exact: true }).tap()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  }
})

test('sets in one press the most things at once that a child was found to manage, and undoes it', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const stage = new StagePage(page)
  await openFamily(page)
  await stage.start('/complexity/fruits?level=4')
  await stage.playToEnd(() => stage.tapTarget())
  await stage.restoreDate()
  await page.getByText('Times, help and places').tap()
  const set = page.getByRole('button', { name: 'Limit to 2 things at once' })
  const isSet = page.getByText('Saved: “Things at once” is now 2.')
  await expect(isSet).toHaveCount(0)
  await set.tap()
  await expect(isSet).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).tap()
  await expect(isSet).toHaveCount(0)
  await set.tap()
  await expect(isSet).toBeVisible()
})
