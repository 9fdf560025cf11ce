import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { addChild, skipChildQuestions } from '../support/family'
import { signInNewPerson, PASSWORD, signIn, signOut, signUp } from '../support/hosted/people'
import { emulatorAddresses, adminAccess, lettersTo, newAddress, uidOf } from '../support/hosted/services'
import { expectRole, createTherapistAccount, invite } from '../support/hosted/teams'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WRITES = /documents:commit/

/** Creates a new single-use code. */
async function newCode(): Promise<string> {
  const code = randomUUID().replaceAll('-', '').toUpperCase().slice(0, 16)
  const now = Date.now()
  await adminAccess.put({
    [`activationCodes/${code}`]: {
      durationDays: 30,
      maxUses: 1,
      uses: 0,
      expiresAt: new Date(now + DAY_MS),
      active: true,
      createdBy: 'demo-administrator',
      createdAt: new Date(now),
    },
  })
  return code
}

async function redeem(page: Page, code: string): Promise<void> {
  await page.goto('/pricing')
  await page.getByLabel('Your code').fill(code)
  await page.getByRole('button', { name: 'Use the code' }).tap()
}

for (const [name, offset] of [
  ['an hour slow', -HOUR_MS],
  ['an hour fast', HOUR_MS],
] as const) {
  test(`signs up a person and redeems a code on a device whose clock is ${name}`, { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
    await page.addInitScript((ms) => {
      const RealDate = Date
      globalThis.Date = class extends RealDate {
        constructor(...given: []) {
          super(...((given.length === 0 ? [RealDate.now() + ms] : given) as []))
        }
        static override now() {
          return RealDate.now() + ms
        }
      } as DateConstructor
    }, offset)
    const uid = await uidOf(await signUp(page, 'Kim'))
    const code = await newCode()
    await redeem(page, code)
    await expect(page.getByText(/Opened with a code/)).toBeVisible()
    const kept = await adminAccess.read(`Users/${uid}`)
    const till = (kept['activationCodeSubscription'] as { validTill: Date }).validTill.getTime()
    expect(Math.abs(till - Date.now() - 30 * DAY_MS)).toBeLessThan(2 * HOUR_MS)
    await page.reload()
    await expect(page.getByText(/Opened with a code/)).toBeVisible()
  })
}

test('reports a network loss during a code redemption without partial effects, and counts it once if only the answer was lost', async ({ page }) => {
  const uid = await uidOf(await signUp(page, 'Lou'))
  const code = await newCode()
  await page.route(WRITES, (route) => route.abort())
  await redeem(page, code)
  await expect(page.getByRole('alert')).toContainText('has not been used')
  expect(await adminAccess.read(`activationCodes/${code}`)).toMatchObject({ uses: 0 })
  expect(await adminAccess.read(`activationCodes/${code}/redemptions/${uid}`)).toEqual({})
  expect(await adminAccess.read(`Users/${uid}`)).not.toHaveProperty('activationCodeSubscription')

  await page.unroute(WRITES)
  // The backend accepts the first write, but its answer is lost.
  let isFirst = true
  await page.route(WRITES, async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.fetch({
      url: route
        .request()
        .url()
        .replace(/^http:[/][/][^/]+/, `http://${emulatorAddresses.firestore}`),
    })
    return route.abort()
  })
  await page.getByRole('button', { name: 'Use the code' }).tap()
  await expect(page.getByText(/Opened with a code/)).toBeVisible()
  expect(isFirst).toBe(false)
  expect(await adminAccess.read(`activationCodes/${code}`)).toMatchObject({ uses: 1 })
})

test('reports a network loss during an order and an invitation, and queues nothing', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const email = await signInNewPerson(page, 'Max')
  const uid = await uidOf(email)
  await createTherapistAccount(page, 'Lake school')
  const invited = newAddress('ivy')
  await page.route(WRITES, (route) => route.abort())
  await page.getByRole('button', { name: 'Invite', exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email address').fill(invited)
  await dialog.getByRole('button', { name: 'Invite' }).tap()
  await expect(dialog.getByRole('alert')).toContainText('You are offline')

  await page.goto('/pricing')
  await page.getByRole('button', { name: /“Family”.*a month/ }).tap()
  await expect(page.getByRole('alert')).toContainText('Nothing was paid')

  // After going online and reloading, none of it is sent automatically.
  await page.unroute(WRITES)
  await page.goto('/therapist-dashboard#team')
  await expect(page.getByText('About this team')).toBeVisible()
  await expect(page.getByText(/invitations? (is|are) waiting/)).toHaveCount(0)
  expect(await adminAccess.read(`TherapistAccounts/${uid}_0/invitations/${invited}`)).toEqual({})
  expect((await adminAccess.find('checkout_sessions')).filter(({ path }) => path.startsWith(`Users/${uid}/`))).toEqual([])
  expect(await adminAccess.read(`Users/${uid}/once/trial`)).toEqual({})
})

/** Cuts the connection during this press, and expects a message about it. Once the device is online, a repeated press succeeds. */
async function lose(page: Page, press: () => Promise<void>, told = page.locator('main, dialog').getByRole('alert')): Promise<void> {
  await page.route(WRITES, (route) => route.abort())
  await press()
  await expect(told).toContainText(/You are offline|There is no connection/)
  await page.unroute(WRITES)
}

test(
  'reports a network loss while people join, change and share without partial effects, and accepts the next press',
  { tag: EXHAUSTIVE_TAG },
  async ({ browser }) => {
    const [owner, other] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()]
    const account = `TherapistAccounts/${await uidOf(await signInNewPerson(owner, 'Ona'))}_0`
    const email = await signInNewPerson(other, 'Theo')
    const uid = await uidOf(email)
    const child = `children/${uid}_0`
    await addChild(other, 'Comet')
    await createTherapistAccount(owner, 'Brook school')
    await invite(owner, email, 'Therapist')

    await other.goto('/therapist-dashboard#team')
    const accepting = () => other.getByRole('button', { name: 'Accept the invitation from Brook school' }).tap()
    await lose(other, accepting)
    expect(await adminAccess.read(`${account}/invitations/${email}`)).toMatchObject({ status: 'pending' })
    expect((await adminAccess.read(account))['memberIds']).not.toContain(uid)
    await accepting()
    await expect(other.getByRole('heading', { name: 'Brook school', level: 1 })).toBeVisible()

    await owner.getByRole('button', { name: 'Change Theo' }).tap()
    await owner.getByRole('radio', { name: 'Administrator' }).tap()
    const promoting = () => owner.getByRole('button', { name: 'Save role' }).tap()
    await lose(owner, promoting)
    expect(await adminAccess.read(account)).toMatchObject({ team: { [uid]: { role: 'therapist' } } })
    await promoting()
    await expectRole(other, 'Administrator')

    await other.goto('/sharing')
    const comet = other.getByRole('main')
    await other.getByRole('button', { name: 'Give a team access to Comet' }).tap()
    await other.getByLabel('What is it for?').fill('Weekly vision sessions')
    const sharing = () => other.getByRole('dialog').getByRole('button', { name: 'Share' }).tap()
    await lose(other, sharing)
    expect(await adminAccess.read(child)).toMatchObject({ grants: {} })
    await sharing()
    await expect(comet).toContainText('Weekly vision sessions')

    const ending = () => comet.getByRole('button', { name: 'Stop sharing Comet with Brook school' }).tap()
    await lose(other, ending)
    await expect(comet).toContainText('Weekly vision sessions')
    await ending()
    await expect(comet).toContainText('Only the family sees Comet')
    expect(await adminAccess.read(child)).toMatchObject({ grants: {} })

    await comet.getByRole('button', { name: 'Invite another parent' }).tap()
    const asked = newAddress('alex')
    await other.getByRole('dialog').getByLabel('Email address').fill(asked)
    const asking = () => other.getByRole('dialog').getByRole('button', { name: 'Invite' }).tap()
    await lose(other, asking)
    expect(await adminAccess.read(`${child}/guardianInvitations/${asked}`)).toEqual({})
    await asking()
    await expect(comet.getByText('Invited, 14 days left')).toBeVisible()
  },
)

test('reports a network loss while an administrator makes codes, and makes none', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const email = newAddress('ada')
  const uid = randomUUID().replaceAll('-', '')
  await adminAccess.addPerson({ uid, email, password: PASSWORD, displayName: 'Ada' })
  await signIn(page, email)
  await uidOf(email)
  await adminAccess.put({ [`Users/${uid}`]: { ...(await adminAccess.read(`Users/${uid}`)), role: 'system_admin' } })
  await page.goto('/system-admin')
  await page.getByRole('link', { name: 'Codes' }).tap()
  const label = `Batch ${uid.slice(0, 8)}`
  await page.getByLabel('Label').fill(label)
  await page.getByLabel('How many').fill('2')
  const making = () => page.getByRole('button', { name: 'Make codes', exact: true }).tap()
  const made = async () => (await adminAccess.find('activationCodes')).filter(({ data }) => data['batch'] === label).length
  await lose(page, making)
  expect(await made()).toBe(0)
  await making()
  await expect(page.getByRole('row')).toHaveCount(3)
  expect(await made()).toBe(2)
})

test('reports a network loss during sign-up and password reset, and keeps the input', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  const email = newAddress('nia')
  const asks = /accounts:(signUp|sendOobCode)/
  const heard = page.getByRole('alert')
  await page.route(asks, (route) => route.abort())
  await page.goto('/signup?automation=1')
  await page.getByLabel('Your first name').fill('Nia')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).tap()
  await expect(heard).toContainText('There is no connection. Your text is still here')
  await page.unroute(asks)
  await page.getByRole('button', { name: 'Create account' }).tap()
  await skipChildQuestions(page)

  await signOut(page)
  await page.route(asks, (route) => route.abort())
  await page.goto('/resetpassword')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send me an email' }).tap()
  await expect(heard).toContainText('There is no connection. Your text is still here')
  expect(await lettersTo(email)).toEqual([])
  await page.unroute(asks)
  await page.getByRole('button', { name: 'Send me an email' }).tap()
  await expect.poll(async () => (await lettersTo(email)).length).toBe(1)
})
