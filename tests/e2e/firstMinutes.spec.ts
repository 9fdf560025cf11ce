import { STRAY_TAP_MS } from '#app/page/useStrayTapGuard'
import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { expectAccessible } from '../support/accessible'
import { createAccount, chooseForMyChild, openAccount, openFamily, signOut } from '../support/family'
import { pauseClock } from '../support/pausedClock'
import { StagePage } from '../support/stagePage'
import { countTaps } from '../support/taps'

/* Measures how many actions a tired adult needs from opening the app to the first light. Typing is counted separately from taps. */

/**
 * Maximum number of taps: for a guest until the first light, and for a family from the empty sign-up form to the first real session, including
 * all five questions.
 */
const MOST_TAPS = { guest: 1, family: 14 } as const

const untilLight = (page: Page) => page.waitForFunction(() => window.__stage?.snapshot().phase === 'waiting')

test('leads a guest to the first light', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const { tap, taps, tell } = countTaps(page)
  await page.goto('/?automation=1')
  await tap(page.getByRole('link', { name: 'Try it now' }))
  await untilLight(page)
  await expect(page.locator('#overlay')).toHaveText('')
  await expect(page.locator('#stage canvas')).toBeVisible()
  tell('A guest, from opening to the first light')
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS.guest)
})

test('shows the safety advice next to the button that starts the light, with the epilepsy notice one press away', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/?automation=1')
  await expect(page.getByText('To come back, hold a top corner of the screen for three seconds.')).toBeVisible()
  await page.getByRole('link', { name: 'Epilepsy: read this first' }).tap()
  await expect(page.getByText('No screen is safe for everyone: ask your doctor first', { exact: false })).toBeInViewport()
  // A shared link does not start the activity automatically.
  await page.goto('/lightcatcher?automation=1')
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
})

test('says that nothing is lost when a light does not start, and tries again', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  let isBroken = true
  await page.route(/engine-.*\.js$/, (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/?automation=1')
  await page.getByRole('link', { name: 'Try it now' }).tap()
  await expect(page.getByRole('heading', { name: 'The light did not start.' })).toBeVisible()
  await expectAccessible(page)
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).tap()
  // The reload has discarded the test's handle on the stage.
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await expect(page.locator('#overlay')).toHaveText('')
  await expect(page.locator('#stage canvas')).toBeVisible()
})

test('carries a guest’s session over to the new account', async ({ page }) => {
  const stage = new StagePage(page)
  await page.goto('/?automation=1')
  await page.getByRole('link', { name: 'Try it now' }).tap()
  await stage.untilStarted()
  await stage.playToEnd(() => stage.tapTarget())
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Set it up for your child' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create a free account' }).tap()
  await createAccount(page)
  await page.getByLabel('Nickname').fill('Otter')
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Was it Otter who played?' })).toBeVisible()
  // Nobody has entered a name yet, so the page does not use one.
  await page.goto('/dashboard')
  await expect(page.getByLabel('Nickname')).toHaveValue('Otter')
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  await page.getByRole('button', { name: 'Yes, Otter played' }).tap()
  await page.getByRole('button', { name: 'Skip the rest' }).tap()
  await page.getByRole('button', { name: 'Later', exact: true }).tap()
  await page.goto('/progress')
  await expect(page.getByRole('region', { name: 'Sessions' }).locator('ol > li')).toHaveCount(1)
})

test('sends a signed-in adult from the first page to Today until sign-out', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openAccount(page)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Go to Today' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try it now' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Today' }).tap()
  await expect(page).toHaveURL(/\/dashboard/)
  await signOut(page)
  await expect(page.getByRole('link', { name: 'Try it now' })).toBeVisible()
})

test('leads a family from sign-up to the first real session, with every button fully visible on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const { tap, taps, tell } = countTaps(page)
  await page.goto('/signup?automation=1')
  await page.getByLabel('Your first name').fill('Maya')
  await page.getByLabel('Email address').fill('maya@example.org')
  await page.getByLabel('Password', { exact: true }).fill('seven lanterns')
  await tap(page.getByRole('button', { name: 'Create account' }))
  await tap(page.getByRole('link', { name: /^My child/ }))
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
  tell('A family, from signing up to the first real session')
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS.family)
})

test('keeps all answers through a reload and Back, and typed text while the terms are read', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.goto('/signup')
  await page.waitForFunction(() => document.getElementById('overlay')?.dataset['page'] === undefined)
  await page.getByLabel('Your first name').fill('Maya')
  await page.getByRole('link', { name: 'Read the terms' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Your first name')).toHaveValue('Maya')
  await createAccount(page)
  await chooseForMyChild(page)
  await page.getByLabel('Nickname').fill('Pip')
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  await page.getByRole('button', { name: 'Yellow' }).tap()
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Question 2 of 5')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Question 1 of 5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yellow' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Skip the rest' }).tap()
  await expect(page.getByRole('button', { name: 'Play the first light' })).toBeVisible()
  // Reloading the page never creates the child again.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Play the first light' })).toBeVisible()
  await page.getByRole('button', { name: 'Later', exact: true }).tap()
  await expect(page.getByRole('link', { name: 'Pip', exact: true })).toHaveCount(1)
})

test('accepts every question unanswered, and then treats light as unsafe', async ({ page }) => {
  await page.goto('/signup')
  await createAccount(page)
  await chooseForMyChild(page)
  await page.getByLabel('Nickname').fill('Pip')
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  for (let question = 0; question < 5; question++) {
    await expect(page.getByText(`Question ${question + 1} of 5`)).toBeVisible()
    await page.getByRole('button', { name: 'Not sure' }).tap()
  }
  await expect(page.getByText('Shown dimmer, to lower the risk of seizures')).toBeVisible()
  await expect(page.getByText('leave a light on in the room')).toBeVisible()
})

test('ignores the finger that held a corner to leave until it presses again', async ({ page }) => {
  await openFamily(page)
  await page.getByRole('link', { name: 'Today', exact: true }).tap()
  await page.getByRole('button', { name: 'Start with Firefly' }).tap()
  await expect(page.getByRole('main', { name: 'Today for Firefly' }).getByRole('button').first()).toBeVisible()
  // The suggestion that was started has become the plan, without an author.
  await page.goto('/plan')
  await expect(page.getByText('Suggested from Firefly’s profile')).toBeVisible()
  // If this page was opened directly, its button returns to Activities, which has the search in the same corner.
  await page.goto('/today')
  await expect(page.getByRole('main', { name: 'Today for Firefly' }).getByRole('button').first()).toBeVisible()
  await page.clock.install()
  const finger = { x: 964, y: 52 }
  const touches = await page.context().newCDPSession(page)
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  const search = page.getByRole('button', { name: 'Find an activity' })
  await expect(search).toBeVisible()
  const box = await search.boundingBox()
  expect(box !== null && box.x < finger.x && box.x + box.width > finger.x && box.y < finger.y && box.y + box.height > finger.y).toBe(true)
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByRole('heading', { name: 'Activities', exact: true, level: 1 })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  // A later press counts. A press at the moment when the page appeared would be ignored.
  await page.clock.runFor(STRAY_TAP_MS)
  await page.touchscreen.tap(finger.x, finger.y)
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test('takes repeated presses of “Create account” to the question about who the account is for, and no further', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Your first name').fill('Pat')
  await page.getByLabel('Email address').fill('pat@example.org')
  await page.getByLabel('Password', { exact: true }).fill('seven lanterns')
  const box = await page.getByRole('button', { name: 'Create account' }).boundingBox()
  if (box === null) throw new Error('there is no button')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  // Covers the next page with buttons as soon as it appears.
  await page.evaluate(() => {
    const style = 'position: fixed; inset: 0; z-index: 9; opacity: 0'
    const under = Object.assign(document.createElement('button'), { style, hidden: true, onclick: () => (document.title = 'pressed') })
    document.body.append(under)
    const place = () => {
      const isHidden = document.querySelector('h1')?.textContent !== 'Who are you here for?'
      if (under.hidden !== isHidden) under.hidden = isHidden
    }
    new MutationObserver(place).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    place()
  })
  // Ten milliseconds of the page's time pass between two presses, even on a slow machine.
  await pauseClock(page)
  let further = 0
  while (further < 3) {
    await page.touchscreen.tap(x, y)
    await page.clock.runFor(10)
    if (await page.getByRole('heading', { level: 1, name: 'Who are you here for?' }).isVisible()) further++
  }
  expect(await page.title()).not.toBe('pressed')
  // A press at another place counts immediately.
  await page.touchscreen.tap(x + 200, y)
  await expect.poll(() => page.title()).toBe('pressed')
})
