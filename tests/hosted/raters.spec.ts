import { expect, test, type Browser, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { addChild } from '../support/family'
import { signInNewPerson, signIn } from '../support/hosted/people'
import { caseRow } from '../support/hosted/teams'
import { adminAccess, uidOf } from '../support/hosted/services'

const DAY_MS = 86_400_000

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

/** Creates a family and a therapist with access to the family's child, each on their own device. */
async function familyAndTherapist(browser: Browser, alias: string) {
  const [family, therapist] = [await newPage(browser), await newPage(browser)]
  const emails = { family: await signInNewPerson(family, 'Maya'), therapist: await signInNewPerson(therapist, 'Robin') }
  await family.goto('/activity')
  await addChild(family, alias)
  const [parent, robin] = [await uidOf(emails.family), await uidOf(emails.therapist)]
  const [child, account] = [`children/${parent}_0`, `TherapistAccounts/${robin}_0`]
  await expect.poll(() => adminAccess.read(child)).not.toBeNull()
  const since = new Date(Date.now() - DAY_MS)
  const endsAt = new Date(Date.now() + 90 * DAY_MS)
  const member = (role: string, email: string) => ({ role, joinedAt: since, email })
  await adminAccess.put({
    [account]: {
      name: 'Hill clinic',
      status: 'active',
      subscriptionEndDate: null,
      team: { [robin]: member('owner', emails.therapist), [parent]: member('parent', emails.family) },
      memberIds: [robin, parent],
      ownerIds: [robin],
      createdBy: robin,
      createdAt: since,
      updatedAt: since,
    },
    [`${account}/sharedChildren/${parent}_0`]: { ownerUid: parent, alias, sharedAt: since, endsAt, purpose: 'Vision sessions', caseload: [] },
    [child]: { ...(await adminAccess.read(child)), grants: { [`${robin}_0`]: { since, endsAt, purpose: 'Vision sessions' } } },
  })
  return { family, therapist, emails, child }
}

/** Answers the first items by keyboard. */
async function answer(page: Page, items: number, key: string): Promise<void> {
  for (let item = 1; item <= items; item += 1) {
    await expect(page.getByText(`· ${item} of 54`).filter({ visible: true })).toBeVisible()
    await page.keyboard.press(item === 17 || item === 20 ? 'n' : key)
    await page.keyboard.press('Enter')
    // The nine places come before the items on the visual field.
    if (item === 16) await page.keyboard.press('Enter')
  }
}

async function start(page: Page): Promise<void> {
  await page.goto('/assessment')
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
}

const isKept = (page: Page) => expect(page.getByRole('banner').getByRole('status')).toHaveAttribute('aria-busy', 'false')

async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finish', exact: true }).tap()
  await page.getByRole('button', { name: 'Finish and sign' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish and sign' }).tap()
  await expect(page.getByRole('button', { name: 'Correct an answer' })).toBeVisible()
}

test(
  'lets two raters continue on other devices, hides answers until both have signed, and shares and withdraws a report',
  { tag: EXHAUSTIVE_TAG },
  async ({ browser }) => {
    const alias = 'Pip'
    const { family, therapist, emails, child } = await familyAndTherapist(browser, alias)
    await start(family)
    await answer(family, 29, '4')
    await expect(family.getByText('· 30 of 54').filter({ visible: true })).toBeVisible()
    await isKept(family)
    await family.context().close()

    // The same person signs in on another device.
    const elsewhere = await newPage(browser)
    await signIn(elsewhere, emails.family)
    await elsewhere.goto('/assessment')
    await expect(elsewhere.getByText('Welcome back. 25 to go.')).toBeVisible()

    await therapist.goto('/therapist-dashboard')
    await caseRow(therapist, alias).getByRole('link', { name: alias, exact: true }).tap()
    await expect(therapist.getByRole('button', { name: 'Start a session' })).toBeVisible()
    await therapist.goto('/assessment')
    await expect(therapist.getByText('29 of 54').first()).toBeVisible()
    await start(therapist)
    await answer(therapist, 8, '2')
    await isKept(therapist)
    await sign(therapist)
    await elsewhere.reload()
    await expect(elsewhere.getByText('hidden for now').first()).toBeVisible()
    await expect(elsewhere.getByText('Talk about this')).toHaveCount(0)
    await elsewhere.getByRole('link', { name: 'Continue', exact: true }).tap()
    await sign(elsewhere)
    await elsewhere.goto('/assessment')
    for (const page of [elsewhere, therapist]) {
      await expect(page.getByText('Talk about this').first()).toBeVisible()
      await expect(page.getByText('Noticing').first()).toBeVisible()
    }
    expect((await adminAccess.find('findings')).filter(({ path }) => path.startsWith(child))).toHaveLength(2)

    await therapist.getByRole('button', { name: 'Write a report' }).tap()
    await expect(therapist.getByRole('button', { name: 'Sign and make the PDF' })).toBeVisible()
    const address = new URL(therapist.url())
    const atFamily = `${address.pathname}${address.search}`
    await elsewhere.goto(atFamily)
    await expect(elsewhere.getByText('This report cannot be opened.')).toBeVisible()
    await therapist.getByRole('button', { name: 'Sign and make the PDF' }).tap()
    await Promise.all([therapist.waitForEvent('download'), therapist.getByRole('button', { name: 'Sign', exact: true }).tap()])
    await elsewhere.reload()
    await expect(elsewhere.getByText('This report cannot be opened.')).toBeVisible()
    await therapist.getByRole('button', { name: 'Share with the family' }).tap()
    await therapist.getByRole('button', { name: '30 days' }).tap()
    await expect(therapist.getByText('The family can read it here until')).toBeVisible()
    await expect(therapist.getByRole('button', { name: 'Stop sharing' })).toBeEnabled()
    await elsewhere.reload()
    await expect(elsewhere.getByRole('article')).toContainText(`How ${alias} uses vision now`)
    await therapist.getByRole('button', { name: 'Stop sharing' }).tap()
    await expect(therapist.getByRole('button', { name: '30 days' })).toBeEnabled()
    await elsewhere.reload()
    await expect(elsewhere.getByText('This report cannot be opened.')).toBeVisible()
  },
)
