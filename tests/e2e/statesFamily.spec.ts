import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { addChild, openAccount } from '../support/family'
import { expectFits, expectRetryReads, expectUsable, makeBreakable, openDemo, type FailedRead } from '../support/states'

/*
 * The states of a family's pages. Other tests cover the following: filled pages that everybody reads, which are Activities, Progress and the
 * account (screens); Today with a plan and after a seizure (screens); Plan with a rest day, copying and undoing (week); the profile with Saved
 * and Undo (profile, childPage); a refused microphone (childPage, voices); a photo or a voice that a full disk refuses (photos, voices); who can
 * see a child (teams, guardians); unreadable settings (faults, screens); an invalid code (pricing); a busier step (profile).
 */

interface Said {
  readonly path: string
  /** Text that is found only on this page. */
  readonly says: string | RegExp
}

/** Texts of pages with the data of the demo clinic. */
const filled: readonly Said[] = [
  { path: '/dashboard', says: /short activit(y|ies) for Firefly today$/ },
  { path: '/activity', says: 'Continue' },
  { path: '/subactivity/see', says: 'Cause and effect' },
  { path: '/profile', says: /^Large, yellow/ },
  { path: '/progress', says: /played on \d+ days/ },
  { path: '/plan', says: /^This week[,:] .*about \d+ minutes/ },
  { path: '/voices', says: 'Five words in a voice Firefly knows' },
  { path: '/sharing', says: 'Demo clinic can see Firefly' },
  { path: '/account#you', says: 'Email and password' },
  { path: '/account#tablet', says: 'Text size' },
  { path: '/account#children', says: 'Otter' },
  { path: '/account#subscription', says: /^Everything is open/ },
  { path: '/account#data', says: 'Delete my account and all data' },
  { path: '/account#sign-out', says: /stay on this device, for when you sign in again/ },
  { path: '/pricing', says: 'Everything is open' },
  { path: '/therapist-dashboard', says: 'People in this team. Families see only the staff.' },
  { path: '/meeting', says: 'The first light for Firefly' },
  { path: '/bubblepop', says: 'Level 1 of 8' },
]

/** Texts of pages for a child without any data. Each page says what will appear there, and none shows a zero. */
const empty: readonly Said[] = [
  { path: '/dashboard', says: 'Comet’s first day' },
  { path: '/activity', says: 'Begin here' },
  { path: '/progress', says: 'Play once, and it starts here' },
  { path: '/plan', says: 'Nothing is planned this week yet' },
  { path: '/voices', says: /^A familiar voice is easier to listen to/ },
  { path: '/photos', says: /^There are no photos yet/ },
  { path: '/texts', says: 'No text of your own yet' },
  { path: '/outlines', says: 'No words of your own yet' },
  { path: '/sharing', says: 'Only the family sees Comet' },
  { path: '/today', says: 'Nothing is planned for today' },
  { path: '/pricing', says: /activities are free, and stay free$/ },
  { path: '/therapist-dashboard', says: 'You are not in a team yet' },
]

const unread: readonly FailedRead[] = [
  { path: '/dashboard', broken: /^documents children\/[^/]+\/plans/, says: 'The plan did not load', after: /short activit(y|ies) for Firefly/ },
  { path: '/dashboard', broken: /^documents children\/[^/]+\/sessions/, says: 'Past sessions did not load', after: /Played on \d+ days in four weeks/ },
  { path: '/dashboard', broken: /^documents children\/[^/]+\/messages/, says: 'The messages did not load', after: /^Robin \(team\) wrote/ },
  { path: '/plan', broken: /^documents children\/[^/]+\/plans/, says: 'The plan did not load', after: /^This week[,:] / },
  { path: '/progress', broken: /^documents children\/[^/]+\/sessions/, says: 'The sessions did not load', after: /played on \d+ days/ },
  {
    path: '/sharing',
    broken: /^documents children\/[^/]+$/,
    says: 'The list of who can see your child did not load',
    after: 'Demo clinic can see Firefly',
  },
  { path: '/texts', broken: /^documents children\/[^/]+\/texts/, says: 'The texts did not load', after: 'No text of your own yet' },
  { path: '/outlines', broken: /^documents children\/[^/]+\/texts/, says: 'The words did not load', after: 'No words of your own yet' },
  { path: '/voices', broken: /^recordings /, says: 'The recordings did not load', after: '“Look”' },
  { path: '/photos', broken: /^photos /, says: 'The photos could not be loaded', after: /^There are no photos yet/ },
]

/** Navigates within the app, as a link does. screens and layoutShift test the first load of each page. */
async function expectSaid(page: Page, { path, says }: Said): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.getByText(says).filter({ visible: true }).first(), path).toBeVisible()
}

test('fits every filled page of a family on a narrow screen and at 200 %', async ({ page }) => {
  await openDemo(page, 'A parent')
  for (const each of filled) {
    await expectSaid(page, each)
    await expectFits(page)
  }
})

test('tells a new family what will appear, and shows no zeros', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openAccount(page)
  await expect(page.getByText('Add the child who will play.')).toBeVisible()
  await addChild(page, 'Comet')
  for (const each of empty) {
    await expectSaid(page, each)
    await expectUsable(page)
    await expect(page.getByRole('main').getByText(/\b0 (turns|sessions|days|minutes)\b/)).toHaveCount(0)
  }
})

test('says that unreadable data is safe, does not show it as empty, and reads it again after one press', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await makeBreakable(page)
  await openDemo(page, 'A parent')
  for (const each of unread) await expectRetryReads(page, each)
})

test('lets a family plan, change and look offline, and saves everything', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  await openDemo(page, 'A parent')
  const progress = page.getByText(/played on \d+ days/)
  const plan = page.getByText(/^This week, about/)
  const goThrough = async () => {
    await page.getByRole('link', { name: 'Today', exact: true }).tap()
    await expect(page.getByRole('button', { name: /^(Start|Continue) with Firefly/ })).toBeVisible()
    await page.getByRole('link', { name: 'Firefly', exact: true }).tap()
    await expect(progress).toBeVisible()
    await page.getByRole('link', { name: 'Plan', exact: true }).tap()
    await expect(plan).toBeVisible()
    await page.getByRole('link', { name: 'Firefly’s profile' }).tap()
    await expect(page.getByRole('button', { name: 'Increase: Wait' })).toBeVisible()
  }
  await goThrough()
  await context.setOffline(true)
  await goThrough()
  await page.getByRole('button', { name: 'Increase: Wait' }).tap()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await page.goto('/profile')
  await expect(page.getByText('Set by you').filter({ visible: true }).first()).toBeVisible()
})
