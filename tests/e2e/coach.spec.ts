import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { addToPlan, openFamily } from '../support/family'
import { StagePage } from '../support/stagePage'

test('explains how to mark looks before the first day’s run needs it, and only once', async ({ page }) => {
  await openFamily(page, 'Firefly')
  await page.evaluate(() => {
    const choices = JSON.parse(localStorage.getItem('device-choices') ?? '{}') as Record<string, unknown>
    localStorage.setItem('device-choices', JSON.stringify({ ...choices, knowsMarking: false }))
  })
  await page.goto('/plan?automation=1')
  await addToPlan(page, 'Follow')
  await page.goto('/today?run=day&automation=1')
  await expect(page.locator('[data-open=true]')).toBeVisible()
  const tile = page.getByRole('button', { name: 'Follow' })
  await tile.tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When Firefly looks, rest a finger here.')
  await expectAccessible(page)
  const dot = page.getByRole('button', { name: 'The grey dot: rest a finger here' })
  await dot.tap()
  await expect(page.getByText('One look counted.')).toBeVisible()
  await page.getByRole('button', { name: 'Begin' }).tap()
  const stage = new StagePage(page)
  await stage.untilStarted({ activity: 'follow' })
  await expect(page).toHaveURL(/from=day/)
  await page.goto('/today?run=day&automation=1')
  await expect(page.locator('[data-open=true]')).toBeVisible()
  await tile.tap()
  await stage.untilStarted({ activity: 'follow' })
})
