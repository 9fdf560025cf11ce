import { expect, type Page, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { BETWEEN_MS } from '#domain/trials/engine/breaks'
import { expectAccessible } from '../support/accessible'
import { addToPlan, chooseChild, openFamily, signOut } from '../support/family'
import { playThrough, QUIET_MS, StagePage } from '../support/stagePage'
import { openDemo } from '../support/states'

/** Noon on a Wednesday in the page's time zone, so the week has days before and after it. */
const WEDNESDAY = new Date(2026, 10, 18, 12)

const days = (page: Page) => page.getByRole('tablist', { name: 'The days of the week' })
const day = (page: Page, name: string | RegExp) => days(page).getByRole('tab', { name })
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

async function openPlan(page: Page): Promise<void> {
  await page.goto('/plan')
  await expect(days(page)).toBeVisible()
}

async function addTo(page: Page, name: string | RegExp, ...activities: readonly string[]): Promise<void> {
  await day(page, name).tap()
  await addToPlan(page, ...activities)
  for (const activity of activities) await expect(day(page, name)).toContainText(activity)
  await page.getByRole('button', { name: 'Change', exact: true }).tap()
}

test('lets a mother plan a week: days, a move, a day of rest, play without the tablet, and a copy for the next', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.clock.setFixedTime(WEDNESDAY)
  await openFamily(page)
  await openPlan(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing is planned this week yet')
  await expect(day(page, /^Today/)).toHaveAttribute('aria-selected', 'true')
  await addTo(page, /^Today/, 'Light catcher', 'Bubble pop')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This week: 1 day, about 6 minutes')
  await expect(page.getByText('Made by you')).toBeVisible()

  // Arrow keys move from day to day. A planned activity can be moved without dragging.
  await page.getByLabel('Move to another day: Bubble pop').selectOption('Friday 20 November')
  await expect(day(page, /^Fri/)).toContainText('Bubble pop')
  await expect(day(page, /^Today/)).not.toContainText('Bubble pop')
  await day(page, /^Today/).press('ArrowRight')
  await expect(day(page, /^Thu/)).toBeFocused()
  await page.getByRole('button', { name: 'A day of rest' }).tap()
  await expect(day(page, /^Thu/)).toContainText('A day of rest')
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(day(page, /^Thu/)).not.toContainText('A day of rest')
  await page.getByRole('button', { name: 'A day of rest' }).tap()
  await saved(page)

  // A past day is never shown as missed. Two taps record what was done on it.
  await day(page, /^Mon/).tap()
  await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0)
  await page.getByRole('button', { name: 'We did this' }).tap()
  await expect(day(page, /^Mon/)).toContainText('done together')
  await saved(page)
  await expect(day(page, /^Tue/)).not.toContainText(/played|done/)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Copy to next week' }).tap()
  await expect(page.getByText('Copied to next week.')).toBeVisible()
  await page.getByRole('button', { name: 'Next week', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Next week: 2 days, about 3 minutes each')
  await expect(day(page, /^Fri/)).toContainText('Bubble pop')
  await expect(day(page, /^Thu/)).toContainText('A day of rest')
  await expect(day(page, /^Mon/)).not.toContainText('done')
  await page.getByRole('button', { name: 'Previous week' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^This week/)
  await page.getByRole('button', { name: 'Copy to next week' }).tap()
  await expect(page.getByRole('dialog')).toContainText('There is a plan for that week already')
  await page.getByRole('button', { name: 'Cancel' }).tap()

  await page.reload()
  await expect(day(page, /^Mon/)).toContainText('done together')
  await expect(day(page, /^Today/)).toContainText('Light catcher')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Firefly’s first day')
  await expect(page.getByText('About 3 minutes. Made by you')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Played on 1 day in four weeks' })).toBeVisible()

  // The next day is a rest day. A tablet that was left open notices that the day has changed.
  await page.clock.setFixedTime(new Date(2026, 10, 19, 9))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A day of rest for Firefly')
})

test('leads through the day with one press: a rest in between, the next activity, and a saved mood', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  test.setTimeout(300_000)
  await page.clock.install()
  await openFamily(page)
  await openPlan(page)
  await addTo(page, /^Today/, 'Light catcher', 'Bubble pop')
  await page.goto('/dashboard?automation=1')
  await expect(page.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Start with Firefly' }).tap()
  await expect(page).toHaveURL(/\/today\?run=day/)
  await expect(page.locator('[data-open=true]')).toBeVisible()
  await page.getByRole('button', { name: 'Light catcher' }).tap()
  await playThrough(page, 'lightcatcher', { stopsClock: true })

  // The screen is black and shows nothing for the adult, because the child should look away before there is anything to read.
  await expect(page.getByRole('img', { name: /^A short rest\./ })).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
  const next = page.getByRole('button', { name: 'Next: Bubble pop' })
  await expect(next).toHaveCount(0)
  await page.clock.fastForward(BETWEEN_MS)
  await page.clock.resume()
  await expect(next).toBeVisible()
  await page.clock.fastForward(QUIET_MS)
  await expect(next).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Enough for today' })).toBeVisible()
  const mood = page.getByRole('radiogroup', { name: 'How was it for Firefly?' })
  await mood.getByText('Too much').tap()
  await mood.getByText('Tired').tap()
  await expect(mood.getByRole('radio', { name: 'Tired' })).toBeChecked()
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible()
  await expectAccessible(page)
  await next.tap()

  await playThrough(page, 'bubblepop', { stopsClock: true })
  const done = page.getByRole('button', { name: 'Done for today' })
  await expect(page.getByRole('img', { name: /^A short rest\./ })).toBeVisible()
  await page.clock.fastForward(BETWEEN_MS)
  await page.clock.resume()
  await expect(done).toBeVisible()
  await page.clock.fastForward(QUIET_MS)
  await expect(done).toBeEnabled()
  await expect(page.getByRole('button', { name: /^Next/ })).toHaveCount(0)
  await mood.getByText('Calm').tap()
  await expect(mood.getByRole('radio', { name: 'Calm' })).toBeChecked()
  await mood.getByText('Calm').tap()
  await expect(mood.getByRole('radio', { checked: true })).toHaveCount(0)
  await done.tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Done for today')
  await expect(page.getByText(/^Firefly touched \d+ of \d+ lights$/)).toBeVisible()
  await expect(page.getByText(/^Firefly popped \d+ of \d+ bubbles$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Play something else' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Start with/ })).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/progress')
  const lines = page.locator('ol > li > details > summary')
  await expect(lines).toHaveCount(2)
  for (const line of await lines.all()) await line.tap()
  await expect(page.getByText('How it was: Tired')).toHaveCount(1)
  await expect(page.getByText(/^How it was:/)).toHaveCount(1)
  await page.goto('/plan')
  await expect(day(page, /^Today/)).toContainText('played')
})

test(
  'leaves the day unchanged after an untouched start, marks what was played, and counts the remaining minutes',
  { tag: EXHAUSTIVE_TAG },
  async ({ page }) => {
    test.setTimeout(300_000)
    await openFamily(page)
    await page.goto('/dashboard')
    await expect(page.getByText('Based on Firefly’s profile. You can change the plan.')).toBeVisible()
    await openPlan(page)
    await addTo(page, /^Today/, 'Light catcher', 'Bubble pop')
    const today = async () => {
      await page.goto('/dashboard?automation=1')
      await expect(page.getByRole('listitem')).toHaveCount(2)
    }
    const light = page.getByRole('listitem').filter({ hasText: 'Light catcher' })
    const start = async (name: string) => {
      await page.getByRole('button', { name }).tap()
      await expect(page.locator('[data-open=true]')).toBeVisible()
      await page.getByRole('button', { name: 'Light catcher' }).tap()
    }

    await today()
    await start('Start with Firefly')
    const stage = new StagePage(page)
    await stage.untilStarted()
    await stage.skipToOpen()
    await stage.openSheet()
    await page.getByRole('button', { name: 'End', exact: true }).tap()
    await saved(page)
    await today()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Firefly’s first day')
    await expect(page.getByText('About 6 minutes.')).toBeVisible()
    await expect(page.getByText('Played today')).toHaveCount(0)
    await expect(page.getByText(/Played on \d+ days? in four weeks/)).toHaveCount(0)

    await start('Start with Firefly')
    await playThrough(page, 'lightcatcher')
    await today()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more short activity for Firefly today')
    await expect(page.getByText('About 3 minutes. Made by you')).toBeVisible()
    await expect(light).toContainText('Played today')
    await expect(page.getByText('Played today')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Continue with Firefly' })).toBeVisible()
    await expectAccessible(page)
    // On a low screen the picture's frame is flat and does not cut off anything.
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(light.locator('canvas')).toHaveCSS('object-fit', 'contain')
  },
)

test('shows a therapist’s note, takes an answer, and lets a person delete only their own note', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A therapist')
  await page.goto('/activity')
  await chooseChild(page, /^Firefly/)
  await page.goto('/progress')
  await page.getByRole('link', { name: 'Message the family' }).tap()
  await page.getByLabel('Your message to the family').fill('Lovely week. Keep the light on the left.')
  await page.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect(page.getByText('Saved. It is sent now')).toBeVisible()
  await signOut(page)

  await openDemo(page, 'A parent')
  await page.goto('/activity')
  await chooseChild(page, /^Firefly/)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Firefly')
  await expect(page.getByText(/^Robin \(team\) wrote/).first()).toBeVisible()
  await expect(page.getByText('Lovely week. Keep the light on the left.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Reply' }).tap()
  await page.getByLabel('Your message to the therapist').fill('Thank you. It was a bright week.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send', exact: true }).tap()
  await page.getByText('All messages').tap()
  const all = page.getByRole('group').getByRole('listitem')
  await expect(all.first()).toContainText('You wrote')
  const count = await all.count()
  await all
    .first()
    .getByRole('button', { name: /^Delete for everyone: your message/ })
    .tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for everyone', exact: true }).tap()
  await expect(all).toHaveCount(count - 1)
  // Nobody can delete another person's note.
  await expect(all.first().getByRole('button')).toHaveCount(0)
})
