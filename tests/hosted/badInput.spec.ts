import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { weekAt } from '#domain/child/weekPlan'
import { addChild } from '../support/family'
import { signInNewPerson } from '../support/hosted/people'
import { adminAccess, uidOf } from '../support/hosted/services'

/** Returns damaged data as a console, an older version or a broken import could create it: one document of each kind, among intact ones. */
function damaged(uid: string, email: string, code: string): Parameters<typeof adminAccess.put>[0] {
  const at = new Date()
  const child = `children/${uid}_0`
  const whole = {
    name: 'Whole school',
    status: 'inactive',
    subscriptionEndDate: null,
    memberIds: [uid],
    ownerIds: [uid],
    createdBy: uid,
    createdAt: at,
    updatedAt: at,
  }
  return {
    [`children/${uid}_1`]: {
      version: 1,
      ownerUid: uid,
      alias: 'Broken',
      birthMonth: null,
      profileJson: '{',
      archivedAt: null,
      grants: {},
      createdAt: at,
      updatedAt: at,
    },
    [`${child}/sessions/broken`]: { version: 1, startedAt: at, ranBy: uid, eventsJson: '{' },
    [`${child}/summaries/recent`]: { version: 1, sessions: ['no line', 5], updatedAt: 'now' },
    [`${child}/plans/${weekAt(Date.now()).monday}`]: { version: 1, monday: weekAt(Date.now()).monday, days: 'none' },
    [`${child}/messages/broken`]: { version: 1, text: 5, createdAt: at },
    [`${child}/texts/broken`]: { version: 'one', text: 5 },
    [`TherapistAccounts/${uid}_0`]: { name: 7, memberIds: [uid], team: 'nobody' },
    [`TherapistAccounts/${uid}_1`]: { ...whole, team: { [uid]: { role: 'owner', joinedAt: at, email } } },
    [`TherapistAccounts/${uid}_1/sharedChildren/broken`]: { alias: 5 },
    [`TherapistAccounts/${uid}_1/invitations/broken@example.org`]: { email: 5, role: 'parent' },
    [`TherapistAccounts/demo-owner_0/invitations/${email}`]: { email, role: 'monarch', status: 'pending', expiresAt: 'tomorrow' },
    [`Users/${uid}/subscriptions/broken`]: { status: 'active', current_period_end: 'never' },
    [`products/${uid}-nameless`]: { active: true, name: 5 },
    [`products/${uid}-priceless`]: { active: true, name: 'Half a plan' },
    [`products/${uid}-priceless/prices/broken`]: { active: true, currency: 'EURO', unit_amount: 'free', interval: 'moon' },
    [`activationCodes/${code}`]: { active: true, uses: 'none', maxUses: 5, durationDays: 'long', expiresAt: new Date(Date.now() + 1e9) },
    'Config/flags': { disabledActivities: 'all', strictEverywhere: 'yes' },
  }
}

/** Test cases: [page, text shown despite the damage, damaged text that must not be shown]. */
const pages: readonly (readonly [string, string, string | null])[] = [
  ['/activity', 'Broken’s settings cannot be read', 'monarch'],
  ['/today', 'Nothing is planned for today', null],
  ['/texts', '1 text cannot be read in this version and is left out. It is kept.', null],
  ['/therapist-dashboard', 'Your list starts with one family', null],
  ['/therapist-dashboard#team', 'About this team', 'broken@example.org'],
  ['/sharing', 'Only the family sees Comet', null],
  ['/account#children', 'Sharing for Comet', null],
  ['/pricing', '€9.00 a month', 'Half a plan'],
]

async function expectUsable(page: Page, those = pages): Promise<void> {
  for (const [address, said, hidden] of those) {
    await page.goto(address)
    await expect(page.getByText(said, { exact: false }), address).toBeVisible()
    if (hidden !== null) await expect(page.getByText(hidden, { exact: false }), address).toHaveCount(0)
  }
}

test('reports or leaves out a damaged document of every kind, while everything else works', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const email = await signInNewPerson(page, 'Bo')
  await addChild(page, 'Comet')
  const uid = await uidOf(email)
  const code = `BROKEN${uid.slice(0, 8).toUpperCase()}`
  await adminAccess.put(damaged(uid, email, code))
  await expectUsable(page)
  await expect(page.getByRole('heading', { name: /activities are free, and stay free/, level: 1 })).toBeVisible()
  await page.getByLabel('Your code').fill(code)
  await page.getByRole('button', { name: 'Use the code' }).tap()
  await expect(page.getByRole('alert')).toContainText('The code could not be checked and has not been used.')
  await page.goto('/progress')
  await expect(page.getByRole('main')).toContainText('1 session cannot be read and is left out of all figures. It is kept.')

  // The person's own record is damaged too, but a signed-in person can still enter.
  await adminAccess.put({ [`Users/${uid}`]: { email: 5, role: 'emperor', displayName: 4 } })
  await expectUsable(
    page,
    pages.filter(([address]) => ['/activity', '/account#children', '/pricing'].includes(address)),
  )
  await page.goto('/system-admin')
  await expect(page).toHaveURL(/\/$/)
})
