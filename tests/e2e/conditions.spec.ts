import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { openFamily } from '../support/family'
import { StagePage } from '../support/stagePage'

test('shows the recorded conditions of the day and the screen next to the session', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page)
  await page.goto('/account#tablet')
  await page.getByLabel('Screen size (diagonal, inches)').fill('10.2')
  const distance = page.getByLabel('Distance from eyes to screen (cm)')
  await distance.fill('35')
  await distance.blur()
  await expect(page.getByText('Saved for this device: 10.2-inch screen, 35 cm away.')).toBeVisible()

  const stage = new StagePage(page)
  await page.goto('/lightcatcher?level=1&automation=1')
  await page.getByRole('button', { name: 'Today’s conditions' }).tap()
  await page.getByText('On a lap').tap()
  await page.getByText('Bright', { exact: true }).tap()
  await page.getByText('Bright', { exact: true }).tap()
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await stage.untilStarted()
  await stage.playToEnd(() => stage.tapTarget())
  await expect(page.getByText('Saved')).toBeVisible()

  await page.goto('/progress')
  const drawer = page.getByRole('region', { name: 'Sessions' })
  await drawer.locator('ol > li summary').first().tap()
  await expect(drawer.getByText('On a lap', { exact: true })).toBeVisible()
  await drawer.getByRole('button', { name: 'Show as a table' }).tap()
  await expect(drawer.getByRole('columnheader', { name: 'Size, cm' })).toBeVisible()
  await expect(drawer.getByRole('columnheader', { name: 'Size, degrees' })).toBeVisible()
  const size = await drawer
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent ?? ''))
  // The conditions were stored with the session, so the three columns have more than "not told".
  expect(size.filter((cell) => /^\d+(\.\d)?( – \d+(\.\d)?)?$/.test(cell)).length).toBeGreaterThanOrEqual(6)
})
