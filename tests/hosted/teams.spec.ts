import { expect, test, type Browser, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { addChild } from '../support/family'
import { openConsole } from '../support/hosted/console'
import { signInNewPerson, PASSWORD, signUp } from '../support/hosted/people'
import { adminAccess, openLinkInLetter, uidOf } from '../support/hosted/services'
import { accept, caseRow, expectRole, createTherapistAccount, invite, memberLine } from '../support/hosted/teams'

/** Creates a person with their own device and a confirmed address. */
async function newPerson(browser: Browser, name: string): Promise<{ page: Page; email: string }> {
  const page = await (await browser.newContext()).newPage()
  return { page, email: await signInNewPerson(page, name) }
}

test('lets an owner create a team and invite, and updates the member’s role on another device at once', { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
  const owner = await newPerson(browser, 'Olga')
  await createTherapistAccount(owner.page, 'Hill school')
  const page = await (await browser.newContext()).newPage()
  const email = await signUp(page, 'Theo')
  await invite(owner.page, email, 'Therapist')
  // A person with an unconfirmed address finds no invitation.
  await page.goto('/therapist-dashboard')
  await expect(page.getByText('You are not in a team yet')).toBeVisible()
  await page.getByRole('button', { name: 'Send me an email' }).tap()
  await expect(page.getByText(`We sent an email to ${email}`)).toBeVisible()
  await openLinkInLetter(email, 'VERIFY_EMAIL')
  // Nothing is checked again: the page is reloaded with the sign-in from before the confirmation.
  await page.reload()
  await accept(page, 'Hill school')
  await expectRole(page, 'Therapist')
  await page.goto('/therapist-dashboard')
  await expect(page.getByRole('heading', { name: 'No child is assigned to you yet' })).toBeVisible()
  await expect(memberLine(owner.page, 'Theo')).toContainText('Therapist')

  await owner.page.getByRole('button', { name: 'Change Theo' }).tap()
  await owner.page.getByRole('dialog').getByRole('radio', { name: 'Administrator' }).tap()
  await owner.page.getByRole('button', { name: 'Save role' }).tap()
  await expect(page.getByRole('heading', { name: 'Your list starts with one family' })).toBeVisible()
  await page.goto('/therapist-dashboard#team')
  await expectRole(page, 'Administrator')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Hill school')

  await owner.page.getByRole('button', { name: 'Change Theo' }).tap()
  await owner.page.getByRole('button', { name: 'Remove from the team' }).tap()
  await expect(owner.page.getByRole('group', { name: 'Theo has been removed from the team.' })).toBeVisible()
  await owner.page.getByRole('link', { name: 'Activities' }).tap()
  await expect(page.getByText('You are not in a team yet')).toBeVisible()

  const [ownerUid, uid] = [await uidOf(owner.email), await uidOf(email)]
  const account = await adminAccess.read(`TherapistAccounts/${ownerUid}_0`)
  expect(account).toMatchObject({ memberIds: [ownerUid], ownerIds: [ownerUid], lastChange: { action: 'remove', target: uid, by: ownerUid } })
  expect(await adminAccess.read(`TherapistAccounts/${ownerUid}_0/invitations/${email}`)).toMatchObject({ status: 'accepted', respondedBy: uid })
})

test('shows a shared child to the assigned therapist live, until the family ends it', { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
  const owner = await newPerson(browser, 'Oskar')
  await createTherapistAccount(owner.page, 'River clinic')
  const therapist = await newPerson(browser, 'Tilda')
  const family = await newPerson(browser, 'Fay')
  await family.page.goto('/activity')
  await addChild(family.page, 'Comet')
  await invite(owner.page, therapist.email, 'Therapist')
  await invite(owner.page, family.email, 'Family')
  await accept(therapist.page, 'River clinic')
  await accept(family.page, 'River clinic')

  await family.page.getByRole('link', { name: 'Share a child with this team' }).tap()
  await family.page.getByRole('button', { name: 'Give a team access to Comet' }).tap()
  await family.page.getByLabel('What is it for?').fill('Weekly vision sessions')
  await family.page.getByRole('dialog').getByRole('button', { name: 'Share' }).tap()
  const comet = family.page.getByRole('group', { name: 'River clinic' })
  await expect(comet).toContainText('Weekly vision sessions')

  await therapist.page.goto('/therapist-dashboard')
  await expect(caseRow(therapist.page, 'Comet')).toHaveCount(0)
  await owner.page.getByRole('button', { name: 'Assign who works with Comet' }).tap()
  await owner.page.getByRole('checkbox', { name: /Tilda/ }).tap()
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Save' }).tap()
  await expect(owner.page.getByRole('dialog')).toBeHidden()
  await owner.page.goto('/therapist-dashboard')
  await expect(caseRow(owner.page, 'Comet')).toBeVisible()
  await expect(caseRow(therapist.page, 'Comet')).toContainText('Seizure question still open')
  await caseRow(therapist.page, 'Comet').getByRole('link', { name: 'Comet', exact: true }).focus()
  await therapist.page.keyboard.press('s')
  await expect(therapist.page.getByRole('button', { name: 'Comet', exact: true })).toBeVisible()
  await comet.getByText('Who opened the page', { exact: false }).tap()
  await expect(comet).toContainText('Tilda opened it')

  await therapist.page.goto('/therapist-dashboard')
  await expect(caseRow(therapist.page, 'Comet')).toContainText('Learning to look')
  await comet.getByRole('button', { name: 'Stop sharing Comet with River clinic' }).tap()
  await expect(family.page.getByRole('heading', { level: 1 })).toHaveText('Only the family sees Comet')
  await expect(caseRow(therapist.page, 'Comet')).toHaveCount(0)
  await expect(caseRow(owner.page, 'Comet')).toHaveCount(0)

  await family.page.getByRole('button', { name: 'Undo' }).tap()
  await caseRow(therapist.page, 'Comet').getByRole('link', { name: 'Comet', exact: true }).tap()
  await expect(therapist.page.getByRole('button', { name: 'Start a session' })).toBeVisible()
  await comet.getByRole('button', { name: 'Stop sharing Comet with River clinic' }).tap()
  await expect(therapist.page.getByRole('main').getByRole('heading')).toHaveText(['You no longer have access to Comet'])
  await expect(therapist.page.getByRole('button', { name: 'Start a session' })).toHaveCount(0)
  await therapist.page.goto('/activity')
  await expect(therapist.page.getByRole('button', { name: 'Comet', exact: true })).toHaveCount(0)
})

test('shows a visitor the team on opening, through role changes, until the visit has ended', { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
  const owner = await newPerson(browser, 'Oona')
  await createTherapistAccount(owner.page, 'Lake school')
  const { page, email } = await newPerson(browser, 'Vera')
  await invite(owner.page, email, 'Visitor')
  await accept(page, 'Lake school')
  await expect(memberLine(page, 'Vera')).toContainText('14 days left')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Lake school', level: 1 })).toBeVisible()
  const ownerUid = await uidOf(owner.email)
  const [uid, path] = [await uidOf(email), `TherapistAccounts/${ownerUid}_0`]
  expect((await adminAccess.read(path))['memberIds']).toEqual([ownerUid])

  for (const role of ['Therapist', 'Visitor']) {
    await owner.page.getByRole('button', { name: 'Change Vera' }).tap()
    await owner.page.getByRole('dialog').getByRole('radio', { name: role }).tap()
    await owner.page.getByRole('button', { name: 'Save role' }).tap()
    await expectRole(page, role)
    expect((await adminAccess.read(path))['memberIds']).toEqual(role === 'Visitor' ? [ownerUid] : [ownerUid, uid].toSorted())
  }

  const account = await adminAccess.read(path)
  const team = account['team'] as Readonly<Record<string, object>>
  await adminAccess.put({ [path]: { ...account, team: { ...team, [uid]: { ...team[uid], until: new Date(Date.now() - 1000) } } } })
  await page.reload()
  await expect(page.getByText('You are not in a team yet')).toBeVisible()
  const visitor = await openConsole(email, PASSWORD)
  expect([await visitor.get(path), await visitor.get(`${path}/invitations/${email}`)]).toEqual([403, 200])
})

test('lets a team member subscribe to a weekly letter and unsubscribe', { tag: EXHAUSTIVE_TAG }, async ({ browser }) => {
  const { page, email } = await newPerson(browser, 'Wanda')
  const uid = await uidOf(email)
  await page.goto('/account')
  const weekly = page.getByRole('switch', { name: 'Email me once a week' })
  await expect(page.getByLabel('Your first name')).toBeVisible()
  await expect(weekly).toHaveCount(0)
  await createTherapistAccount(page, 'Lake school')
  await page.goto('/account')
  for (const isWeekly of [true, false]) {
    await weekly.tap()
    await expect.poll(() => adminAccess.read(`mailWishes/${uid}`)).toMatchObject({ weekly: isWeekly })
    await expect(weekly).toBeChecked({ checked: isWeekly })
  }
})
