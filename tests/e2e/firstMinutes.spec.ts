import { expect, test, type Locator, type Page } from '@playwright/test'
import { addChild, createAccount, signUp } from '../support/family'

/* From the opening to the light: what it asks of a tired adult. What is typed is counted apart from what is tapped. */

/** Most taps until a guest's first light, and from the empty sign-up to the first real session with all five questions answered. */
const MOST_TAPS = { guest: 2, family: 13 } as const

function counting() {
  let taps = 0
  return {
    tap: async (thing: Locator) => {
      await thing.tap()
      taps += 1
    },
    taps: () => taps,
  }
}

const say = (what: string, taps: number, from: number) => process.stdout.write(`${what}: ${taps} taps, ${((Date.now() - from) / 1000).toFixed(1)} s\n`)
const untilLight = (page: Page) => page.waitForFunction(() => window.__stage?.snapshot().phase === 'waiting')

test('a guest comes to the first light', async ({ page }) => {
  const from = Date.now()
  const { tap, taps } = counting()
  await page.goto('/?automation=1')
  await tap(page.getByRole('link', { name: 'Try it now' }))
  await tap(page.getByRole('button', { name: 'Start', exact: true }))
  await expect(page.locator('#overlay')).toHaveText('')
  await expect(page.locator('#stage canvas')).toBeVisible()
  say('A guest, from opening to the first light', taps(), from)
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS.guest)
})

test('a family comes from signing up to the first real session, also on a low screen where every button is whole', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const from = Date.now()
  const { tap, taps } = counting()
  await page.goto('/signup?automation=1')
  await page.getByLabel('Your first name').fill('Maya')
  await page.getByLabel('Email address').fill('maya@example.org')
  await page.getByLabel('Password', { exact: true }).fill('seven lanterns')
  await tap(page.getByRole('button', { name: 'Create account' }))
  await page.getByLabel('Nickname').fill('Pip')
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await tap(next)
  for (const answer of ['Yellow', 'On the left', '10 to 20 seconds', 'Touches the thing on the screen', 'Neither']) {
    await tap(page.getByRole('button', { name: answer, exact: true }))
    for (const button of [next, page.getByRole('button', { name: 'Not sure' }), page.getByRole('button', { name: 'Back' })]) {
      await expect(button).toBeInViewport({ ratio: 1 })
    }
    await tap(next)
  }
  const play = page.getByRole('button', { name: 'Play the first light' })
  await expect(play).toBeInViewport({ ratio: 1 })
  await tap(play)
  await untilLight(page)
  say('A family, from signing up to the first real session', taps(), from)
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS.family)
})

test('every question can be left open, and then light is treated as unsafe', async ({ page }) => {
  await page.goto('/signup')
  await createAccount(page)
  await page.getByLabel('Nickname').fill('Pip')
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  for (let question = 0; question < 5; question++) {
    await expect(page.getByText(`Question ${question + 1} of 5`)).toBeVisible()
    await page.getByRole('button', { name: 'Not sure' }).tap()
  }
  await expect(page.getByText('Drawn dimmer, because of light and seizures')).toBeVisible()
})

test('who holds a corner to leave presses nothing of what comes under the finger', async ({ page }) => {
  await signUp(page)
  await addChild(page)
  await page.getByRole('link', { name: 'Today', exact: true }).tap()
  await page.getByRole('button', { name: 'Start with Firefly' }).tap()
  await expect(page).toHaveURL(/\/today/)
  // Opened by itself it leads back to the activities, where the search lies in that corner.
  await page.goto('/today')
  await expect(page.getByRole('main', { name: 'Today for Firefly' }).getByRole('button').first()).toBeVisible()
  const finger = { x: 964, y: 52 }
  const touches = await page.context().newCDPSession(page)
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  const search = page.getByRole('button', { name: 'Find an activity' })
  await expect(search).toBeVisible()
  const box = await search.boundingBox()
  expect(box !== null && box.x < finger.x && box.x + box.width > finger.x && box.y < finger.y && box.y + box.height > finger.y).toBe(true)
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByRole('heading', { name: 'Activities', level: 1 })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  // A new press is a new press.
  await page.touchscreen.tap(finger.x, finger.y)
  await expect(page.getByRole('searchbox')).toBeVisible()
})
