import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { expectAccessible } from '../support/accessible'
import { encodeShown } from '../../src/domain/activities/shown'
import { openFamily } from '../support/family'
import { storedData } from '../support/storedData'
import { StagePage } from '../support/stagePage'

/* A therapist shows one activity to a school. Anyone who opens the link has no account and can open nothing else. */

test('plays one activity from a link as set up, repeatedly, without an account and without a trace', { tag: EXHAUSTIVE_TAG }, async ({ page, browser }) => {
  await openFamily(page, 'Firefly')
  await page.goto('/egg_nest?level=1')
  await page.getByRole('link', { name: 'Share this activity by link' }).tap()
  await expect(page.getByRole('heading', { name: 'Share one activity by link' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Scan with a tablet’s camera' })).toBeVisible()
  await expectAccessible(page)
  const address = await page.getByLabel('Link').inputValue()
  expect(decodeURIComponent(address)).not.toContain('Firefly')
  expect(atob(address.split('#')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')).not.toMatch(/Firefly|Pat|example/)

  const other = await browser.newContext()
  const school = await other.newPage()
  const stage = new StagePage(school)
  const [path = '', code = ''] = address.replace(/^https?:\/\/[^/]+/, '').split('#')
  await school.goto(`${path}?automation=1#${code}`)
  await expect(school.getByRole('heading', { name: 'Egg and nest' })).toBeVisible()
  await expectAccessible(school)
  // The page has no links at all.
  expect(await school.locator('a').count()).toBe(0)
  for (const name of ['Start', 'Play again']) {
    await school.getByRole('button', { name, exact: true }).click()
    await stage.untilStarted({ activity: 'egg_nest' })
    await stage.stepTo('waiting')
    await school.keyboard.down('Escape')
    await stage.step(3500)
    await school.keyboard.up('Escape')
    await school.getByRole('button', { name: 'End', exact: true }).click()
    await expect(school.getByRole('button', { name: 'Play again', exact: true })).toBeVisible()
    expect(new URL(school.url()).pathname).toBe('/show')
  }
  // The log of this play is stored only during play, in case of a crash. Afterwards nothing is left.
  await expect.poll(() => storedData(school)).not.toContain('egg_nest"')
  await other.close()
})

test('leaves no trace on Back: neither the play nor the page before playing again', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const stage = new StagePage(page)
  const code = encodeShown({ activity: 'lightcatcher', category: null, level: '1', support: 'B', dials: {}, own: {} })
  // Opens another page first, so that Back has a page to return to.
  await page.goto('/terms')
  await page.goto(`/show?automation=1#${code}`)
  const address = page.url()
  const goBack = async () => {
    for (const _ of [1, 2, 3]) {
      // If Back is pressed a second time before the page has handled the first press, the browser leaves the page. No page can prevent that.
      const isHeard = page.evaluate(() => new Promise((resolve) => window.addEventListener('popstate', () => setTimeout(resolve), { once: true })))
      await page.goBack()
      await isHeard
      expect(page.url()).toBe(address)
    }
  }
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await stage.untilStarted()
  await stage.skipToOpen()
  const { trial } = await stage.snapshot()
  await goBack()
  // The same play continues.
  await stage.tapTarget()
  await expect.poll(async () => (await stage.snapshot()).events.some((event) => event.kind === 'answered' && event.trial === trial)).toBe(true)

  await page.keyboard.down('Escape')
  await stage.step(3500)
  await page.keyboard.up('Escape')
  await page.getByRole('button', { name: 'End', exact: true }).tap()
  await expect(page.getByRole('button', { name: 'Play again', exact: true })).toBeVisible()
  await goBack()
  await expect(page.getByRole('button', { name: 'Play again', exact: true })).toBeVisible()
})

test('reports a damaged link, and refuses to share what needs a subscription', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await page.goto('/show#eyJ2IjoxfQ')
  await expect(page.getByRole('heading', { name: /This link is damaged/ })).toBeVisible()
  await expectAccessible(page)
  await openFamily(page, 'Firefly')
  await page.goto('/link?activity=fireworks&level=1')
  await expect(page.getByText('needs a subscription and cannot be shared')).toBeVisible()
})
