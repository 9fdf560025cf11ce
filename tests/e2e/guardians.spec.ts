import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { expectAccessible } from '../support/accessible'
import { addChild, openFamily, openMoreDials, proveAddress, signIn, signOut, signUp } from '../support/family'
import { pauseClock } from '../support/pausedClock'
import { StagePage } from '../support/stagePage'

// Two people by turns on one device: each signs in and out for the other.
const alex = { name: 'Alex', email: 'alex@example.org' }

/** What the page of sharing says about who looks after Firefly. */
const family = (page: Page) => page.getByRole('region', { name: 'Parents and guardians' })
const person = (page: Page, name: string) => family(page).getByRole('listitem').filter({ hasText: name })

async function invite(page: Page, email: string) {
  await page.goto('/sharing')
  await family(page).getByRole('button', { name: 'Invite another parent' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByRole('button', { name: 'Invite' }).tap()
  await expect(dialog).toBeHidden()
  await expect(person(page, email)).toContainText('14 days left')
}

/** Signs up whoever was invited and comes to the invitation. */
async function comeToInvitation(page: Page) {
  await signUp(page, alex)
  await expect(page.getByText('Did another parent invite you?')).toBeVisible()
  await page.getByRole('link', { name: 'Confirm your email' }).tap()
  await proveAddress(page)
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
  await page.getByRole('link', { name: 'Activities' }).tap()
  await expect(page.getByText('Pat has invited you to look after Firefly')).toBeVisible()
}

test(
  'an owner sees who looks after a child, invites in words that help, takes an invitation back and brings it back',
  { tag: EXHAUSTIVE_TAG },
  async ({ page }) => {
    await openFamily(page, 'Firefly')
    await page.goto('/sharing')
    await expect(person(page, 'Pat (you)')).toContainText('Owner')
    await expectAccessible(page)
    const inviting = family(page).getByRole('button', { name: 'Invite another parent' })
    await inviting.tap()
    const dialog = page.getByRole('dialog')
    const say = async (typed: string, problem: string) => {
      await dialog.getByLabel('Email address').fill(typed)
      await dialog.getByRole('button', { name: 'Invite' }).tap()
      await expect(dialog.getByText(problem)).toBeVisible()
    }
    await say('alex', 'This email address is not complete.')
    await expectAccessible(page)
    await say('PAT@example.org', 'This is your own address.')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(inviting).toBeFocused()

    await invite(page, alex.email)
    await expectAccessible(page)
    await inviting.tap()
    await say(alex.email, 'This address has already been invited.')
    await page.keyboard.press('Escape')
    // A notice goes after five seconds: it stays while the clock is stopped.
    await pauseClock(page)
    await family(page)
      .getByRole('button', { name: `Extend by 14 days: invitation to ${alex.email}` })
      .tap()
    await expect(page.getByText(`The invitation to ${alex.email} is open for 14 more days.`)).toBeVisible()
    await page.clock.resume()
    await family(page)
      .getByRole('button', { name: `Withdraw the invitation to ${alex.email}` })
      .tap()
    await expect(page.getByRole('button', { name: `Extend by 14 days: invitation to ${alex.email}` })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(page.getByRole('button', { name: `Withdraw the invitation to ${alex.email}` })).toBeVisible()

    await invite(page, 'robin@example.org')
    await expect(inviting).toBeFocused()
    await invite(page, 'sam@example.org')
    await expect(inviting).toHaveCount(0)
    await expect(family(page).getByText('Up to 3 other people can look after a child.')).toBeVisible()
    await expect(family(page).getByRole('heading', { name: 'Parents and guardians' })).toBeFocused()
  },
)

test(
  'a person proves the address, accepts, plays and changes the profile as the family does, until the owner says otherwise',
  { tag: EXHAUSTIVE_TAG },
  async ({ page }) => {
    await openFamily(page, 'Firefly')
    await invite(page, alex.email)
    await signOut(page)
    await comeToInvitation(page)
    // Whoever is asked to look after a child need not be told to add one.
    await expect(page.getByRole('heading', { name: 'Who will play?' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Accept: look after Firefly' }).tap()
    await expect(page.getByText('You now look after Firefly.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Firefly', exact: true })).toBeVisible()
    await expect(page.getByText('Pat has invited you')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Activities', exact: true, level: 1 })).toBeFocused()

    const stage = new StagePage(page)
    await stage.start('/lightcatcher?level=1')
    await stage.playToEnd(() => stage.tapTarget())
    await expect(page.getByText('Saved')).toBeVisible()
    await page.goto('/profile')
    await openMoreDials(page)
    await expect(page.getByText('Only the person who added Firefly can remove Firefly from the list')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove from the list' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Three-minute look: what does Firefly notice/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Increase: Size' }).tap()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.goto('/sharing')
    await expect(person(page, 'The person who added Firefly')).toContainText('Owner')
    await expect(person(page, 'Alex (you)')).toBeVisible()
    await expect(family(page).getByRole('button', { name: 'Invite another parent' })).toHaveCount(0)
    await expectAccessible(page)
    await signOut(page)

    await signIn(page, 'pat@example.org')
    await page.goto('/progress')
    await expect(page.getByRole('region', { name: 'Sessions' })).toContainText('Light catcher')
    await page.goto('/profile')
    await openMoreDials(page)
    await expect(page.getByText('If you remove Firefly from the list, Alex will not see Firefly either.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove from the list' }).tap()
    await expect(page.getByRole('heading', { name: 'Who will play?' })).toBeVisible()
    await page.goto('/account#data')
    await page.getByRole('button', { name: 'Delete for good' }).tap()
    await expect(page.getByText('Alex will lose Firefly too')).toBeVisible()
    await page.getByRole('button', { name: 'Keep everything' }).tap()
    await page.getByRole('button', { name: 'Restore' }).tap()
    await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Delete my account and all data' }).tap()
    await expect(page.getByText('Alex will lose Firefly too')).toBeVisible()
    await expect(page.getByText('To hand over first, Alex can open Sharing for Firefly')).toBeVisible()
    // Without a word to the other parent nothing is deleted.
    await page.getByRole('textbox', { name: 'Your password' }).fill('seven lanterns')
    await page.getByRole('button', { name: 'Delete everything for good' }).tap()
    await expect(page.getByRole('alert')).toContainText('Tell Alex first')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Children and sharing' }).tap()
    await page.getByRole('link', { name: 'Sharing for Firefly' }).tap()
    const dialog = page.getByRole('dialog')
    const removing = family(page).getByRole('button', { name: 'Remove Alex from Firefly' })
    await removing.tap()
    await expect(dialog).toContainText('This cannot be undone')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).tap()
    await expect(dialog).toBeHidden()
    await expect(removing).toBeFocused()
    await removing.tap()
    await dialog.getByRole('button', { name: 'Remove Alex' }).tap()
    await expect(person(page, 'Alex')).toHaveCount(0)
    await expect(dialog).toBeHidden()
    await expect(family(page).getByRole('heading', { name: 'Parents and guardians' })).toBeFocused()
    await signOut(page)

    await signIn(page, alex.email)
    await expect(page.getByRole('heading', { name: 'Who will play?' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Firefly', exact: true })).toHaveCount(0)
  },
)

test('an invitation is declined; one that was accepted ends when the guardian stops, and the next child plays', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page, 'Firefly')
  await invite(page, alex.email)
  await signOut(page)
  await comeToInvitation(page)
  await page.getByRole('button', { name: 'Decline: look after Firefly' }).tap()
  await expect(page.getByText('You declined the invitation to look after Firefly.')).toBeVisible()
  await expect(page.getByText('Pat has invited you')).toBeHidden()
  await addChild(page, 'Otter')
  await signOut(page)

  await signIn(page, 'pat@example.org')
  await page.goto('/sharing')
  await expect(person(page, 'Pat (you)')).toBeVisible()
  await expect(person(page, alex.email)).toHaveCount(0)
  await invite(page, alex.email)
  await signOut(page)

  await signIn(page, alex.email)
  await page.getByRole('button', { name: 'Accept: look after Firefly' }).tap()
  await expect(page.getByRole('button', { name: 'Firefly', exact: true })).toBeVisible()
  await page.goto('/sharing')
  await family(page).getByRole('button', { name: 'Stop looking after Firefly' }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('you would need a new invitation')
  await expectAccessible(page)
  await pauseClock(page)
  await dialog.getByRole('button', { name: 'Stop looking after Firefly' }).tap()
  await expect(page.getByText('You no longer look after Firefly.')).toBeVisible()
  await page.clock.resume()
  await expect(page).toHaveURL(/\/activity$/)
  await expect(page.getByRole('button', { name: 'Otter', exact: true })).toBeVisible()
})
