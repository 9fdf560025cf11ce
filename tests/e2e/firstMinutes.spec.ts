import { STRAY_TAP_MS } from '#app/page/useStrayTapGuard'
import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { expectAccessible } from '../support/accessible'
import { createAccount, hereForMyChild, openAccount, openFamily, signOut } from '../support/family'
import { pauseClock } from '../support/pausedClock'
import { StagePage } from '../support/stagePage'
import { countTaps } from '../support/taps'

/* From the opening to the light: what it asks of a tired adult. What is typed is counted apart from what is tapped. */

/** Most taps until a guest's first light, and from the empty sign-up to the first real session with all five questions answered. */
const MOST_TAPS = { guest: 1, family: 14 } as const

const untilLight = (page: Page) => page.waitForFunction(() => window.__stage?.snapshot().phase === 'waiting')

test('a guest comes to the first light', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const { tap, taps, tell } = countTaps(page)
  await page.goto('/?automation=1')
  await tap(page.getByRole('link', { name: 'Try it now' }))
  await untilLight(page)
  await expect(page.locator('#overlay')).toHaveText('')
  await expect(page.locator('#stage canvas')).toBeVisible()
  tell('A guest, from opening to the first light')
  expect(taps()).toBeLessThanOrEqual(MOST_TAPS.guest)
})

test('what has to be known before the light stands beside the press that brings it, and the notice on epilepsy one press away', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/?automation=1')
  await expect(page.getByText('To come back, hold a top corner of the screen for three seconds.')).toBeVisible()
  await page.getByRole('link', { name: 'Epilepsy: read this first' }).tap()
  await expect(page.getByText('No screen is safe for everyone: ask your doctor first', { exact: false })).toBeInViewport()
  // A link that somebody was sent plays nothing by itself.
  await page.goto('/lightcatcher?automation=1')
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
})

test('a light that does not start says that nothing is lost, and is tried again', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  let isBroken = true
  await page.route(/engine-.*\.js$/, (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/?automation=1')
  await page.getByRole('link', { name: 'Try it now' }).tap()
  await expect(page.getByRole('heading', { name: 'The light did not start.' })).toBeVisible()
  await expectAccessible(page)
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).tap()
  // The page is another one, without what the test looked at the stage with.
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await expect(page.locator('#overlay')).toHaveText('')
  await expect(page.locator('#stage canvas')).toBeVisible()
})

test('after a guest has played the way to an account takes the play along', async ({ page }) => {
  const stage = new StagePage(page)
  await page.goto('/?automation=1')
  await page.getByRole('link', { name: 'Try it now' }).tap()
  await stage.untilBegun()
  await stage.playToEnd(() => stage.tapTarget())
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Set it up for your child' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create a free account' }).tap()
  await createAccount(page)
  await page.getByLabel('Nickname').fill('Otter')
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Was it Otter who played?' })).toBeVisible()
  // Until somebody has said so, nobody is called by a name that is none.
  await page.goto('/dashboard')
  await expect(page.getByLabel('Nickname')).toHaveValue('Otter')
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  await page.getByRole('button', { name: 'Yes, Otter played' }).tap()
  await page.getByRole('button', { name: 'Skip the rest' }).tap()
  await page.getByRole('button', { name: 'Later', exact: true }).tap()
  await page.goto('/progress')
  await expect(page.getByRole('region', { name: 'Sessions' }).locator('ol > li')).toHaveCount(1)
})

test('who is signed in goes on to Today from the first page, until signing out', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
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

test('a family comes from signing up to the first real session, also on a low screen where every button is whole', async ({ page }) => {
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

test(
  'a reload and the way back lose nothing of the questions, and what was typed before the terms were read is still there',
  { tag: EXHAUSTIVE_TAG },
  async ({ page }) => {
    await page.goto('/signup')
    await page.waitForFunction(() => document.getElementById('overlay')?.dataset['page'] === undefined)
    await page.getByLabel('Your first name').fill('Maya')
    await page.getByRole('link', { name: 'Read the terms' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Your first name')).toHaveValue('Maya')
    await createAccount(page)
    await hereForMyChild(page)
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
    // The child is made once, however often the page comes anew.
    await page.reload()
    await expect(page.getByRole('button', { name: 'Play the first light' })).toBeVisible()
    await page.getByRole('button', { name: 'Later', exact: true }).tap()
    await expect(page.getByRole('link', { name: 'Pip', exact: true })).toHaveCount(1)
  },
)

test('every question can be left open, and then light is treated as unsafe', async ({ page }) => {
  await page.goto('/signup')
  await createAccount(page)
  await hereForMyChild(page)
  await page.getByLabel('Nickname').fill('Pip')
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  for (let question = 0; question < 5; question++) {
    await expect(page.getByText(`Question ${question + 1} of 5`)).toBeVisible()
    await page.getByRole('button', { name: 'Not sure' }).tap()
  }
  await expect(page.getByText('Shown dimmer, to lower the risk of seizures')).toBeVisible()
  await expect(page.getByText('leave a light on in the room')).toBeVisible()
})

test('who holds a corner to leave presses nothing of what comes under the finger', async ({ page }) => {
  await openFamily(page)
  await page.getByRole('link', { name: 'Today', exact: true }).tap()
  await page.getByRole('button', { name: 'Start with Firefly' }).tap()
  await expect(page.getByRole('main', { name: 'Today for Firefly' }).getByRole('button').first()).toBeVisible()
  // What was proposed and started is the plan, and nobody made it.
  await page.goto('/plan')
  await expect(page.getByText('Suggested from Firefly’s profile')).toBeVisible()
  // Opened by itself it leads back to the activities, where the search lies in that corner.
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
  // A new press is a new press; in the moment in which the page came it would still be one too many.
  await page.clock.runFor(STRAY_TAP_MS)
  await page.touchscreen.tap(finger.x, finger.y)
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test(
  'who presses “Create account” again and again comes to the question of whom the account is for, and stays there',
  { tag: EXHAUSTIVE_TAG },
  async ({ page }) => {
    await page.goto('/signup')
    await page.getByLabel('Your first name').fill('Pat')
    await page.getByLabel('Email address').fill('pat@example.org')
    await page.getByLabel('Password', { exact: true }).fill('seven lanterns')
    const box = await page.getByRole('button', { name: 'Create account' }).boundingBox()
    if (box === null) throw new Error('there is no button')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    // All over the next page there is something to press, as soon as that page is there.
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
    // Ten milliseconds of the page lie between two presses, however slow the machine is.
    await pauseClock(page)
    let further = 0
    while (further < 3) {
      await page.touchscreen.tap(x, y)
      await page.clock.runFor(10)
      if (await page.getByRole('heading', { level: 1, name: 'Who are you here for?' }).isVisible()) further++
    }
    expect(await page.title()).not.toBe('pressed')
    // Elsewhere a press is a new one.
    await page.touchscreen.tap(x + 200, y)
    await expect.poll(() => page.title()).toBe('pressed')
  },
)
