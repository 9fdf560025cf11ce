import { expect, type Locator, type Page, test } from '@playwright/test'
import { BETWEEN_MS } from '#domain/trials/engine/breaks'
import { QUIET_MS, StagePage } from '../support/stagePage'
import { countTaps, type TapCounter } from '../support/taps'

/** Maximum number of keys from sign-up to sign-out, without typed text and the child's own keys. */
const MOST_KEYS = 105

const isFocused = (thing: Locator) => thing.evaluate((element) => element === document.activeElement)

/** Presses Tab until the element has visible focus. */
async function tabTo(keys: TapCounter, thing: Locator): Promise<void> {
  await expect(thing).toBeVisible()
  for (let presses = 0; presses < 60 && !(await isFocused(thing)); presses++) await keys.press('Tab')
  await expect(thing).toBeFocused()
  const ring = await thing.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].concat(element.parentElement ?? []).some((each) => getComputedStyle(each).outlineStyle !== 'none'),
  )
  expect(ring, 'a ring that says where the keyboard is').toBe(true)
}

async function choose(keys: TapCounter, thing: Locator): Promise<void> {
  await tabTo(keys, thing)
  await keys.press('Enter')
}

async function write(keys: TapCounter, page: Page, label: string, words: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await tabTo(keys, field)
  await keys.type(field, words)
}

test('works by keyboard alone from sign-up to sign-out: who plays, the questions, the first light, Today, the week', async ({ page }) => {
  await page.clock.install()
  await page.goto('/signup?automation=1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const keys = countTaps(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  await write(keys, page, 'Your first name', 'Maya')
  await write(keys, page, 'Email address', 'maya@example.org')
  await write(keys, page, 'Password', 'seven lanterns')
  await keys.press('Enter')
  await choose(keys, page.getByRole('link', { name: /^My child/ }))
  await expect(page.getByLabel('Nickname')).toBeFocused()
  await keys.type(page.getByLabel('Nickname'), 'Pip')
  await keys.press('Enter')
  for (const answer of ['Yellow', 'On the left', '10 to 20 seconds', 'Touches the thing on the screen', 'Neither']) {
    await choose(keys, button(answer))
    await choose(keys, button('Next'))
  }
  await choose(keys, button('Play the first light'))

  const stage = new StagePage(page)
  await stage.untilStarted()
  await stage.playToEnd(() => page.keyboard.press('Space'))
  await stage.restoreDate()
  const today = button('Go to Today').or(button('Done for today'))
  await expect(today.or(page.getByRole('img', { name: /^A short rest\./ }))).toBeVisible()
  await page.clock.fastForward(BETWEEN_MS)
  await expect(today).toBeVisible()
  await page.clock.fastForward(QUIET_MS)
  await expect(today).toBeEnabled()
  await choose(keys, today)

  await expect(
    page
      .getByRole('heading', { name: 'Done for today', level: 1 })
      .or(page.getByRole('link', { name: 'Change today’s plan' }))
      .first(),
  ).toBeVisible()
  // Keys work again once the stage has faded out.
  await stage.stepTo()
  await choose(keys, page.getByRole('link', { name: 'Change today’s plan' }))
  await expect(page.getByRole('tablist', { name: 'The days of the week' })).toBeVisible()
  // The suggestion has now become the plan.
  await expect(page.getByText('Suggested from Pip’s profile')).toBeVisible()
  await choose(keys, button('We did this'))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await choose(keys, page.getByRole('link', { name: 'Account', exact: true }))
  await choose(keys, page.getByRole('link', { name: 'Sign out', exact: true }))
  await choose(keys, button('Sign out'))
  await expect(page).toHaveURL(/\/$/)
  keys.tell('By keyboard, from the sign-up to the sign-out')
  expect(keys.taps()).toBeLessThanOrEqual(MOST_KEYS)
})
