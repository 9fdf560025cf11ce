import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { gatedRoutes } from '../../src/domain/access/gated'
import { GATE_HOLD_MS } from '../../src/domain/devices/gate'
import { seededRandom } from '../../src/domain/random'
import { expectAccessible } from '../support/accessible'
import { addChild, createAccount, openFamily } from '../support/family'
import { pauseClock } from '../support/pausedClock'
import { openDemo } from '../support/states'

// There is no stored state, so the gate appears as a family first sees it.
test.use({ storageState: { cookies: [], origins: [] } })

const gate = (page: Page) => page.getByRole('heading', { name: 'For adults' })

/** Signs up a family whose child has played on this tablet. */
async function settle(page: Page): Promise<void> {
  await openFamily(page)
  await page.evaluate(() => {
    const choices = JSON.parse(localStorage.getItem('device-choices') ?? '{}') as object
    localStorage.setItem('device-choices', JSON.stringify({ ...choices, gate: { isOff: false, wasPlayed: true } }))
  })
}

/** Holds the button with a finger that does not move. */
async function hold(page: Page): Promise<void> {
  const box = await page.getByRole('button', { name: 'Hold for two seconds' }).boundingBox()
  const touches = await page.context().newCDPSession(page)
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 30 }] })
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible()
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.locator('input:focus')).toHaveCount(1)
}

async function solve(page: Page): Promise<void> {
  const field = page.getByLabel(/^What is/)
  const [one = 0, other = 0] = ((await page.locator('label').first().textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  await field.fill(String(one + other))
  await page.keyboard.press('Enter')
}

/** Counts an adult's actions from now on: touch presses, filled fields and keys. */
async function countActions(page: Page) {
  const counted = await page.evaluateHandle(() => {
    const counts = { presses: 0, fields: 0, keys: 0 }
    addEventListener('pointerdown', () => (counts.presses += 1), true)
    addEventListener('input', () => (counts.fields += 1), true)
    addEventListener('keydown', ({ repeat }) => (counts.keys += repeat ? 0 : 1), true)
    return counts
  })
  return () => counted.jsonValue()
}

const account = (page: Page) => page.getByRole('navigation', { name: 'Sections of your account' })

test('asks a new adult nothing; once a child has played, settings ask and play asks again', async ({ page }) => {
  await page.goto('/signup?automation=1')
  await createAccount(page)
  await addChild(page)
  await page.getByRole('link', { name: 'Account', exact: true }).tap()
  await expect(account(page)).toBeVisible()
  await page.goto('/lightcatcher?level=1&automation=1')
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await page.waitForFunction(() => window.__stage?.snapshot().phase === 'waiting')
  for (const { path } of gatedRoutes.filter(({ of }) => of === 'family')) {
    await page.goto(path)
    await expect(gate(page), path).toBeVisible()
  }
  await page.goto('/profile')
  await expect(gate(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove from the list' })).toHaveCount(0)
  await expectAccessible(page)
  const actions = await countActions(page)
  await hold(page)
  await solve(page)
  await expect(page.getByRole('group', { name: 'Colour', exact: true })).toBeVisible()
  // The adult holds the button once and submits one answer.
  expect(await actions()).toEqual({ presses: 1, fields: 1, keys: 1 })
  // No page shows the gate again during the same visit.
  await page.getByRole('link', { name: 'Account', exact: true }).tap()
  await expect(account(page)).toBeVisible()
  await page.getByRole('link', { name: 'Activities', exact: true }).tap()
  await page.getByRole('link', { name: 'Today', exact: true }).tap()
  await page.getByRole('button', { name: 'Start with Firefly' }).tap()
  await expect(page.locator('html')).toHaveAttribute('data-stage', 'child')
  await page.goBack()
  await page.getByRole('link', { name: 'Account', exact: true }).tap()
  await expect(gate(page)).toBeVisible()
})

test('asks for an adult on the administrators’ pages too', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A system administrator')
  await page.evaluate(() => {
    const choices = JSON.parse(localStorage.getItem('device-choices') ?? '{}') as object
    localStorage.setItem('device-choices', JSON.stringify({ ...choices, gate: { isOff: false, wasPlayed: true } }))
  })
  for (const { path } of gatedRoutes.filter(({ of }) => of === 'administrators')) {
    await page.goto(path)
    await expect(gate(page), path).toBeVisible()
  }
})

test('stays closed to two hundred taps of a child anywhere', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await settle(page)
  await page.goto('/account')
  await expect(gate(page)).toBeVisible()
  const random = seededRandom(20261123)
  const main = await page.locator('main').boundingBox()
  for (let tap = 0; tap < 200; tap++) {
    // Half of the taps hit elements that look pressable.
    const things = page.locator('main').locator('button, input')
    const count = await things.count()
    if (random() < 0.5 && count > 0) await things.nth(Math.floor(random() * count)).tap({ timeout: 20_000 })
    else await page.touchscreen.tap((main?.x ?? 0) + random() * (main?.width ?? 1) * 0.9, random() * 700)
  }
  await expect(gate(page)).toBeVisible()
  await expect(account(page)).toBeHidden()
})

test('opens by keyboard: holding Space, or two sums without holding; an early release does nothing', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await settle(page)
  // After keyboard navigation the gate's heading has the focus, and the button is one press of Tab away.
  await page.goto('/activity')
  await page.getByRole('link', { name: 'Account', exact: true }).press('Enter')
  await expect(gate(page)).toBeFocused()
  await page.keyboard.press('Tab')
  const button = page.getByRole('button', { name: 'Hold for two seconds' })
  await expect(button).toBeFocused()
  await pauseClock(page)
  for (const key of ['Space', 'Enter']) {
    await page.keyboard.down(key)
    await page.clock.runFor(GATE_HOLD_MS - 100)
    await page.keyboard.up(key)
    await page.clock.runFor(GATE_HOLD_MS)
    await expect(button).toBeVisible()
  }
  const actions = await countActions(page)
  await page.keyboard.down('Space')
  await page.clock.runFor(GATE_HOLD_MS)
  await expect(page.getByLabel(/^What is/)).toBeFocused()
  await page.keyboard.up('Space')
  await page.clock.resume()
  await solve(page)
  await expect(account(page)).toBeVisible()
  // The adult holds a key once and submits one answer.
  expect(await actions()).toEqual({ presses: 0, fields: 1, keys: 2 })

  await page.reload()
  await page.getByRole('button', { name: 'I can’t press and hold' }).press('Enter')
  await solve(page)
  await expect(gate(page)).toBeVisible()
  await expect(page.getByLabel(/^What is/)).toHaveValue('')
  await solve(page)
  await expect(account(page)).toBeVisible()
})

test('starts again with the hold after three wrong answers', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await settle(page)
  await page.goto('/account')
  await hold(page)
  await expectAccessible(page)
  for (let wrong = 0; wrong < 3; wrong++) {
    await page.getByLabel(/^What is/).fill('7')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('button', { name: 'Hold for two seconds' })).toBeVisible()
})

test('accepts a PIN instead of the sum, refuses a wrong one, and replaces a forgotten one by the password', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await settle(page)
  await page.goto('/account#tablet')
  await hold(page)
  await solve(page)
  await page.getByRole('button', { name: 'Choose a PIN' }).tap()
  await page.getByLabel('New PIN', { exact: true }).fill('12')
  await page.getByRole('button', { name: 'Save PIN' }).tap()
  await expect(page.getByText('Enter four to eight digits.')).toBeVisible()
  await page.getByLabel('New PIN', { exact: true }).fill('4711')
  await page.getByRole('button', { name: 'Save PIN' }).tap()
  await expect(page.getByText('With a PIN')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('device-choices'))).not.toContain('4711')
  await expectAccessible(page)

  await page.reload()
  await hold(page)
  const pin = page.getByLabel('PIN for this tablet', { exact: true })
  await pin.fill('4712')
  await page.keyboard.press('Enter')
  await expect(page.getByText('That PIN is not right.')).toBeVisible()
  await pin.fill('4711')
  await page.keyboard.press('Enter')
  await expect(account(page)).toBeVisible()

  await page.reload()
  await hold(page)
  await page.getByRole('button', { name: 'I forgot the PIN' }).tap()
  await page.getByLabel('Your password', { exact: true }).fill('not this one')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/is not right/)).toBeVisible()
  await expect(account(page)).toBeHidden()
  await page.getByLabel('Your password', { exact: true }).fill('seven lanterns')
  await page.keyboard.press('Enter')
  await expect(account(page)).toBeVisible()
  await expect(page.getByText('With a sum')).toBeVisible()
})

test('keeps an adult’s unfinished text when the gate closes in the meantime', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await settle(page)
  await page.goto('/account')
  await hold(page)
  await solve(page)
  await page.getByLabel('Your first name').fill('Half a na')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(gate(page)).toBeVisible()
  await expect(page.getByLabel('Your first name')).toBeHidden()
  await hold(page)
  await solve(page)
  await expect(page.getByLabel('Your first name')).toHaveValue('Half a na')
})

test('protects prices and team members too, and opens a link in a letter only for an adult', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A clinic owner')
  await page.evaluate(() => {
    const choices = JSON.parse(localStorage.getItem('device-choices') ?? '{}') as object
    localStorage.setItem('device-choices', JSON.stringify({ ...choices, gate: { isOff: false, wasPlayed: true } }))
  })
  await page.goto('/pricing')
  await expect(gate(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Activities', exact: true })).toBeVisible()
  await expect(page.getByLabel('Your code')).toHaveCount(0)
  await page.goto('/therapist-dashboard#team')
  await expect(gate(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite', exact: true })).toHaveCount(0)

  await page.goto('/therapist-dashboard')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(gate(page)).toHaveCount(0)
  // Inserts an email link into the page.
  await page.evaluate(() => {
    const letter = Object.assign(document.createElement('a'), { href: 'mailto:pat@example.org', textContent: 'A letter to Pat', className: 'press' })
    letter.addEventListener('click', () => (document.title = 'The letter was opened'))
    document.querySelector('main')?.prepend(letter)
  })
  await page.getByRole('link', { name: 'A letter to Pat' }).tap()
  const dialog = page.getByRole('dialog', { name: 'This link leaves the app' })
  await expect(dialog.getByRole('heading', { name: 'For adults' })).toBeVisible()
  await expectAccessible(page)
  await expect(page).not.toHaveTitle('The letter was opened')
  await hold(page)
  const [one = 0, other = 0] = ((await dialog.locator('label').first().textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  await dialog.getByLabel(/^What is/).fill(String(one + other))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveTitle('The letter was opened')
})
