import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { addChild, createAccount } from '../support/family'

async function openDemo(page: Page, role: string) {
  await page.goto('/signin#demo')
  await page.getByRole('button', { name: role }).tap()
  await expect(page.getByRole('heading', { name: 'Activities', level: 1 })).toBeVisible()
}

async function signUp(page: Page) {
  await page.goto('/signup')
  await createAccount(page)
  await expect(page.getByRole('heading', { name: 'Activities', level: 1 })).toBeVisible()
}

async function signOut(page: Page) {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).tap()
  await expect(page).toHaveURL(/\/$/)
}

async function signIn(page: Page, email: string) {
  await page.goto('/signin')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('seven lanterns')
  await page.getByRole('button', { name: 'Sign in', exact: true }).tap()
  await expect(page).toHaveURL(/\/activity/)
}

async function openTeam(page: Page) {
  await page.goto('/therapist-dashboard')
  await expect(page.getByRole('heading', { name: 'Team', level: 2 })).toBeVisible()
}

async function invite(page: Page, email: string, role: string) {
  await page.getByRole('button', { name: 'Invite', exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email address').fill(email)
  await dialog.getByRole('radio', { name: role }).tap()
  await dialog.getByRole('button', { name: 'Invite' }).tap()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('group', { name: 'Invitations' }).getByText(email)).toBeVisible()
}

/** The embedded backend has no mail: it shows the code. */
async function proveAddress(page: Page) {
  await page.getByRole('button', { name: 'Get a code' }).tap()
  await page.getByLabel('Code').fill((await page.locator('output').textContent()) ?? '')
  await page.getByRole('button', { name: 'Prove it' }).tap()
}

/** A line of the team. */
const member = (page: Page, name: string) => page.getByRole('region', { name: 'Team' }).getByRole('listitem').filter({ hasText: name })

test('an owner invites, takes an invitation back and brings it back, changes a role, and takes a member out unless it is undone', async ({ page }) => {
  await openDemo(page, 'A clinic owner')
  await openTeam(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Invite', exact: true }).tap()
  await page.getByRole('dialog').getByLabel('Email address').fill('therapist@demo.example')
  await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).tap()
  await expect(page.getByText('This person is in the team already.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await invite(page, 'pat@example.org', 'Visitor')
  const invitations = page.getByRole('group', { name: 'Invitations' })
  await expect(invitations).toContainText('14 days left')
  await invitations.getByRole('button', { name: 'Take back the invitation to pat@example.org' }).tap()
  await expect(invitations.getByText('pat@example.org')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(invitations.getByText('pat@example.org')).toBeVisible()

  await page.getByRole('button', { name: 'Change Robin (demo therapist)' }).tap()
  await page.getByRole('dialog').getByRole('radio', { name: 'Visitor' }).tap()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save role' }).tap()
  await expect(member(page, 'Robin')).toContainText('14 days left')

  const takeOut = async () => {
    await page.getByRole('button', { name: 'Change Robin (demo therapist)' }).tap()
    await page.getByRole('button', { name: 'Take out of the team' }).tap()
    await expect(member(page, 'Robin')).toBeHidden()
  }
  await takeOut()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(member(page, 'Robin')).toBeVisible()
  await takeOut()
  // Leaving the page leaves no way back, so it is done.
  await page.getByRole('link', { name: 'Activities' }).tap()
  await openTeam(page)
  await expect(member(page, 'Sam')).toBeVisible()
  await expect(member(page, 'Robin')).toBeHidden()
})

test('a person proves the address, accepts, sees the children once assigned, and leaves', async ({ page }) => {
  await openDemo(page, 'A clinic owner')
  await openTeam(page)
  await invite(page, 'pat@example.org', 'Therapist')
  await signOut(page)
  await signUp(page)
  await page.goto('/therapist-dashboard')
  await expect(page.getByText('You are in no team yet')).toBeVisible()
  await expectAccessible(page)
  await proveAddress(page)
  await page.getByRole('link', { name: 'Activities' }).tap()
  await page.getByRole('button', { name: 'Accept the invitation of Demo clinic' }).tap()
  await expect(page.getByText('You are now in the team of Demo clinic.')).toBeVisible()
  await openTeam(page)
  await expect(page.getByText('No child is assigned to you yet.')).toBeVisible()
  await signOut(page)

  await openDemo(page, 'A clinic owner')
  await openTeam(page)
  await page.getByRole('button', { name: 'Assign who works with Otter (demo)' }).tap()
  await page.getByRole('checkbox', { name: /Pat/ }).tap()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByRole('row', { name: /Otter/ })).toContainText('Pat')
  await signOut(page)

  await signIn(page, 'pat@example.org')
  await openTeam(page)
  await expect(page.getByRole('row', { name: /Otter/ })).toContainText('Level B')
  await expect(page.getByRole('row', { name: /Firefly/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Start a session with Otter (demo)' }).tap()
  await expect(page.getByRole('button', { name: 'Otter (demo)', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'What', exact: true }).tap()
  await page.getByRole('button', { name: 'More: Size' }).tap()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete my account and all data' }).tap()
  await page.getByLabel('Your password').fill('seven lanterns')
  await page.getByRole('button', { name: 'Delete everything for good' }).tap()
  await page.getByRole('link', { name: 'Go to the team and leave it' }).tap()
  await page.getByRole('button', { name: 'Leave the team' }).tap()
  await expect(page.getByText('Leave Demo clinic?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).tap()
  await expect(page.getByText('You are in no team yet')).toBeVisible()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete my account and all data' }).tap()
  await page.getByLabel('Your password').fill('seven lanterns')
  await page.getByRole('button', { name: 'Delete everything for good' }).tap()
  await expect(page).toHaveURL(/\/$/)
})

test('a family shares a child, sees who looked, ends it with one tap, and can take that back', async ({ page }) => {
  await openDemo(page, 'A clinic owner')
  await openTeam(page)
  await invite(page, 'pat@example.org', 'Family')
  await signOut(page)
  await signUp(page)
  await addChild(page, 'Comet')
  await page.goto('/account')
  await expect(page.getByText('You can share a child with a clinic or a school once its team has invited you.')).toBeVisible()
  await proveAddress(page)
  await expect(page.getByText('Your address is proven.')).toBeVisible()
  await page.goto('/therapist-dashboard')
  await page.getByRole('button', { name: 'Accept the invitation of Demo clinic' }).tap()
  await expect(page.getByRole('heading', { name: 'Demo clinic', level: 1 })).toBeVisible()
  // Another family is nobody's to see.
  await expect(member(page, 'Noor')).toBeVisible()
  await expect(member(page, 'Sam')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Children' })).toHaveCount(0)
  await page.getByRole('link', { name: 'To “Who has access to my children”' }).tap()

  const comet = page.getByRole('region', { name: 'Who has access to my children' }).getByRole('group', { name: 'Comet' })
  await expect(comet).toContainText('Comet is shared with nobody.')
  await page.getByRole('button', { name: 'Share with a clinic' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).tap()
  await expect(page.getByText('Write in a few words what it is for.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('For what?').fill('Weekly vision sessions')
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).tap()
  await expect(comet).toContainText('For: Weekly vision sessions')
  await expect(comet).toContainText('Nobody has looked yet.')
  await expectAccessible(page)
  await signOut(page)

  await openDemo(page, 'A clinic owner')
  await openTeam(page)
  await expect(page.getByRole('row', { name: /Comet/ })).toContainText('Photosensitivity unknown')
  await page.getByRole('button', { name: 'Start a session with Comet' }).tap()
  await expect(page.getByRole('button', { name: 'Comet', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await signOut(page)

  await signIn(page, 'pat@example.org')
  await page.goto('/account')
  await comet.getByText('Who looked (1)').tap()
  await expect(comet).toContainText('Noor (demo clinic owner) opened it')
  await comet.getByRole('button', { name: 'End it now: Demo clinic sees Comet' }).tap()
  await expect(comet).toContainText('Comet is shared with nobody.')
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(comet).toContainText('Demo clinic')
  await comet.getByRole('button', { name: 'End it now: Demo clinic sees Comet' }).tap()
  await expect(comet).toContainText('Comet is shared with nobody.')
  await signOut(page)

  await openDemo(page, 'A clinic owner')
  await openTeam(page)
  await expect(page.getByRole('row', { name: /Firefly/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Comet/ })).toHaveCount(0)
})

test('an account is founded, renamed and deleted; with two accounts one chooses', async ({ page }) => {
  await signUp(page)
  await page.goto('/therapist-dashboard')
  await page.getByRole('button', { name: 'Create an account' }).tap()
  await proveAddress(page)
  const found = async (name: string) => {
    await page.getByLabel('Name of the clinic, school or practice').fill(name)
    await page.getByRole('button', { name: 'Create', exact: true }).tap()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }
  await found('School on the hill')
  await expect(page.getByText('No subscription.')).toBeVisible()
  await expectAccessible(page)
  // An account that nobody pays for opens nothing that is paid for.
  await page.goto('/fireworks')
  await expect(page).not.toHaveURL(/\/fireworks\?/)
  await page.goto('/therapist-dashboard')
  await page.getByRole('button', { name: 'Another account' }).tap()
  await found('Practice')
  await page.getByRole('button', { name: 'School on the hill: Owner' }).tap()
  await expect(page.getByRole('heading', { name: 'School on the hill', level: 1 })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('School by the sea')
  await page.getByRole('button', { name: 'Save name' }).tap()
  await expect(page.getByRole('heading', { name: 'School by the sea', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Delete the account' }).tap()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete for good' }).tap()
  await expect(page.getByRole('heading', { name: 'Practice', level: 1 })).toBeVisible()
})

test('an address and a password are changed; a wrong password changes nothing', async ({ page }) => {
  await signUp(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Change the password' }).tap()
  await page.getByLabel('Your password now').fill('wrong password')
  await page.getByLabel('New password').fill('eight lanterns')
  await page.getByRole('button', { name: 'Save new password' }).tap()
  await expect(page.getByRole('alert')).toHaveCount(1)
  await page.getByLabel('Your password now').fill('seven lanterns')
  await page.getByRole('button', { name: 'Save new password' }).tap()
  await expect(page.getByText('The new password is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Change the address' }).tap()
  await page.getByLabel('New email address').fill('new@example.org')
  await page.getByLabel('Your password now').fill('eight lanterns')
  await page.getByRole('button', { name: 'Change the address' }).tap()
  await expect(page.getByText('Signed in as new@example.org')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Code').fill((await page.locator('output').textContent()) ?? '')
  await page.getByRole('button', { name: 'Prove it' }).tap()
  await expect(page.getByText('Your address is proven.')).toBeVisible()
})
