import { expect, type Page, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { damageChild } from '../support/damage'
import { addChild, openAccount, openFamily, signUp } from '../support/family'
import { StagePage } from '../support/stagePage'
import { openDemo } from '../support/states'

/** Waits until the page is hydrated and reacts to presses. */
const untilAlive = (page: Page) => page.waitForFunction(() => document.getElementById('overlay')?.dataset['page'] === undefined)

test('reports only to the adult that sound cannot start', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = function refuse() {
      throw new DOMException('not allowed', 'NotAllowedError')
    }
    Object.assign(window, { AudioContext: refuse })
  })
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1')
  await stage.skipToOpen()
  await stage.tapTarget()
  await expect(page.locator('#overlay')).toHaveText('')
  await stage.openSheet()
  await expect(page.getByRole('dialog')).toContainText('Sound could not start')
  expect((await stage.snapshot()).events.some((event) => event.kind === 'answered')).toBe(true)
})

test('plays on when full screen, orientation lock and wake lock are refused', async ({ page }) => {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    Element.prototype.requestFullscreen = refuse
    Object.assign(screen.orientation, { lock: refuse })
    Object.defineProperty(navigator, 'wakeLock', { value: { request: refuse } })
  })
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1')
  await stage.skipToOpen()
  await stage.tapTarget()
  await expect.poll(async () => (await stage.snapshot()).events.some((event) => event.kind === 'answered')).toBe(true)
  expect(failures).toEqual([])
})

test('keeps the place of a child whose settings cannot be read, and restores the saved ones', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openAccount(page)
  for (const alias of ['Firefly', 'Otter']) {
    await addChild(page, alias)
    await expect(page.getByRole('button', { name: alias, exact: true })).toBeVisible()
  }
  await damageChild(page, 'Otter')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Otter', exact: true })).toBeVisible()
  await expect(page.getByText('Otter’s settings cannot be read')).toBeVisible()
  await page.getByRole('button', { name: 'Restore the settings' }).tap()
  await expect(page.getByText('Otter’s settings cannot be read')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Otter', exact: true })).toBeVisible()
  await expect(page.getByText('cannot be read')).toHaveCount(0)
})

test('explains that the engine could not be loaded, and offers to try again', async ({ page }) => {
  let isBroken = true
  await page.route(/engine-.*\.js$/, (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/lightcatcher?level=1&automation=1')
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await expect(page.getByRole('alert')).toContainText('could not be loaded. Nothing is lost')
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).tap()
  // A browser requests this chunk only once per page load, so the play page was reloaded.
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  const stage = new StagePage(page)
  await stage.untilStarted()
  await stage.skipToOpen()
})

test('reports a part of a page that could not be loaded in its place, with Try again', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A parent')
  let isBroken = true
  await page.route(/SessionReplay-.*\.js$/, (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/progress')
  await page.locator('ol > li > details > summary').first().tap()
  await page.getByRole('button', { name: 'Replay' }).first().tap()
  await expect(page.getByRole('alert')).toContainText('This part could not start on this device.')
  isBroken = false
  // “Try again” reloads the page, because a browser requests this chunk only once per page load.
  await Promise.all([page.waitForURL('**/again.html'), page.getByRole('button', { name: 'Try again' }).tap()])
  await page.waitForURL('**/progress')
  await page.locator('ol > li > details > summary').first().tap()
  await page.getByRole('button', { name: 'Replay' }).first().tap()
  await expect(page.getByRole('slider')).toBeVisible()
  await expect(page.getByText('This part could not start on this device.')).toHaveCount(0)
})

test('does not select a language that cannot be loaded, says so, and selects it once online', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  await page.goto('/')
  await untilAlive(page)
  await context.setOffline(true)
  await page.locator('.language-menu summary').tap()
  await page.getByRole('button', { name: 'Deutsch' }).tap()
  await expect(page.getByText('Deutsch cannot be downloaded while you are offline.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try it now' })).toBeVisible()
  await context.setOffline(false)

  await signUp(page)
  await page.goto('/account#tablet')
  const chosen = page.locator('main').getByRole('combobox').first()
  const choose = () => chosen.selectOption('Français')
  await expect(chosen).toBeVisible()
  await untilAlive(page)
  await context.setOffline(true)
  await choose()
  await expect(page.getByText('Français cannot be downloaded while you are offline.')).toBeVisible()
  await expect(chosen).toHaveValue('en-GB')
  await context.setOffline(false)
  await choose()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('explains that pictures could not be loaded, and offers to try again', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page)
  let isBroken = true
  await page.route(/\/assets\/.*toys/, (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/picture/toys?level=1&automation=1')
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await expect(page.getByRole('alert')).toContainText('could not be loaded. Nothing is lost')
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).tap()
  // A browser requests this chunk only once per page load, so the page was reloaded.
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  const stage = new StagePage(page)
  await stage.untilStarted()
  await stage.skipToOpen()
})

test('pauses when graphics stop in the middle of a trial, and tells the adult why', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1')
  await stage.skipToOpen()
  const loses = (name: 'loseContext' | 'restoreContext') =>
    page.evaluate((call) => {
      const canvas = document.querySelector<HTMLCanvasElement>('#stage canvas')
      const gl = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl') ?? null
      const held = window as unknown as { loss?: WEBGL_lose_context | null }
      held.loss ??= gl?.getExtension('WEBGL_lose_context') ?? null
      held.loss?.[call]()
    }, name)
  await loses('loseContext')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('This device’s graphics stopped')
  await expect(page.locator('#stage canvas'), 'a lost canvas is white').toHaveCSS('visibility', 'hidden')
  // The pause menu opens again and again until there is a picture.
  await sheet.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(sheet).toBeHidden()
  await stage.step(50)
  await expect(sheet).toContainText('This device’s graphics stopped')
  await loses('restoreContext')
  await expect(page.locator('#stage canvas')).toHaveCSS('visibility', 'visible')
  await sheet.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(sheet).toBeHidden()
  await stage.skipToOpen()
  const { events } = await stage.snapshot()
  expect(events.filter(({ kind }) => kind === 'trial-ended')).toMatchObject([{ outcome: 'void', reason: 'not-shown' }])
})

test('saves a date and a number as typed by keyboard', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A parent')
  await page.goto('/assessment?part=goals')
  await page.getByRole('button', { name: 'Add a goal' }).tap()
  const day = page.getByLabel('Review date')
  const count = page.getByLabel('Out of how many opportunities')
  const typeDay = async (figures: string) => {
    await day.focus()
    await page.keyboard.press('Control+A')
    await day.evaluate((field: HTMLInputElement) => field.blur())
    await day.focus()
    await page.keyboard.type(figures)
  }
  await typeDay('06012027')
  await expect(day).toHaveValue('2027-06-01')
  // A year with five digits is rejected.
  await typeDay('111520266')
  await expect(day).toHaveValue(/^(\d{4}-\d{2}-\d{2})?$/)
  await typeDay('11302027')
  await count.fill('')
  await expect(count).toHaveValue('')
  await page.getByRole('button', { name: 'Save goal' }).tap()
  await expect(page.getByText('Enter a whole number from 4 to 20.')).toBeVisible()
  await expect(count).toBeFocused()
  await page.keyboard.type('12')
  await page.getByRole('button', { name: 'Save goal' }).tap()
  await expect(page.getByRole('button', { name: 'Add a goal' })).toBeVisible()
  await expect(page.getByText(/12 opportunities/).first()).toBeVisible()
})
