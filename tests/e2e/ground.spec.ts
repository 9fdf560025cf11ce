import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import sharp from 'sharp'
import { openFamily } from '../support/family'
import { StagePage } from '../support/stagePage'

/** Returns the mean brightness (0 to 255) of a patch of grass without things. */
async function lightOfGrass(page: Page): Promise<number> {
  const { channels } = await sharp(await page.screenshot({ clip: { x: 20, y: 730, width: 60, height: 30 } }))
    .removeAlpha()
    .stats()
  return Math.max(...channels.map(({ mean }) => mean))
}

test('fades the park behind Bunny slowly when an adult makes it fainter during a trial', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  await openFamily(page)
  await page.goto('/findbunny?level=8&automation=1')
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  const stage = new StagePage(page)
  await stage.untilStarted()
  for (const trial of [0, 1, 2]) {
    expect((await stage.stepTo('waiting')).trial).toBe(trial)
    if (trial === 2) break
    await stage.tapTarget()
    await stage.stepTo('blank')
  }
  await stage.step(3000)
  await expect.poll(() => lightOfGrass(page)).toBeGreaterThan(40)

  const touches = await context.newCDPSession(page)
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 1014, y: 12, id: 1 }] })
  await stage.step(3500)
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await sheet.getByRole('button', { name: 'Activity settings' }).tap()
  const slider = sheet.getByRole('slider', { name: 'Background strength' })
  await expect(slider).toHaveValue('100')
  await slider.press('Home')
  await expect(slider).toHaveValue('0')
  await sheet.getByRole('button', { name: 'Continue' }).tap()
  await expect(sheet).toBeHidden()
  // The change is gradual, so a second after the light returns, some of the park is still visible.
  await stage.step(3000)
  await expect.poll(() => lightOfGrass(page)).toBeGreaterThan(3)
  await stage.step(3000)
  await expect.poll(() => lightOfGrass(page)).toBeLessThan(3)
  const { events, trial } = await stage.snapshot()
  expect(events.filter((event) => event.kind === 'ground')).toMatchObject([
    { strength: 1, trial: 2 },
    { strength: 0, trial: 2 },
  ])
  expect(trial).toBe(2)
})

test('saves the busiest background found as the limit in one press, opens its level, and undoes it', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page)
  const stage = new StagePage(page)
  const level = page.getByRole('group', { name: 'Level' })
  await page.goto('/background?level=4')
  await expect(level).toContainText('Busier than the limit.')
  await stage.start('/background?level=4')
  await stage.playToEnd(() => stage.tapTarget())
  await stage.restoreDate()
  const keep = page.getByRole('button', { name: 'Set as the limit' })
  const kept = page.getByText('Saved: “How busy it may get” is now 7.')
  await page.getByText('Times, help and places').tap()
  await keep.tap()
  await expect(kept).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).tap()
  await expect(kept).toHaveCount(0)
  await keep.tap()
  await expect(kept).toBeVisible()
  await page.goto('/background?level=4')
  await expect(level).toContainText('Level 4 of 10')
  await expect(level).not.toContainText('Busier than the limit.')
})
