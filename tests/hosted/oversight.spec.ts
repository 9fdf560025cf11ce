import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { addChild } from '../support/family'
import { PASSWORD, signInNewPerson, signUp, trySignIn } from '../support/hosted/people'
import { adminAccess, uidOf } from '../support/hosted/services'

test('lets an administrator export a person’s data and sign the person out everywhere', { tag: EXHAUSTIVE_TAG }, async ({ page, browser }) => {
  const family = await (await browser.newContext()).newPage()
  const asked = await signUp(family, 'Asta')
  await addChild(family)
  const uid = await uidOf(asked)

  const email = await signInNewPerson(page, 'Root')
  const rootPath = `Users/${await uidOf(email)}`
  await adminAccess.put({ [rootPath]: { ...(await adminAccess.read(rootPath)), role: 'system_admin' } })
  await page.goto('/system-admin#people')
  await page.getByLabel('Find a person').fill(asked)
  await page.getByRole('button', { name: 'Search' }).tap()
  await page.getByRole('button', { name: 'Export this person’s data' }).tap()
  const form = page.getByRole('form', { name: 'Export this person’s data' })
  await form.getByLabel('Reason').fill('Asked by letter')
  await form.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  const download = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Export' }).tap()
  const file = JSON.parse(readFileSync((await (await download).path()) ?? '', 'utf8'))
  expect(file.signIn[0].data.email).toBe(asked)
  expect(file.child[0].path).toBe(`children/${uid}_0`)
  await expect(page.getByText('Exported and logged.')).toBeVisible()
  const log = (await adminAccess.find('accessLog')).filter(({ path }) => path.startsWith(`children/${uid}_0/`))
  expect(log).toHaveLength(1)

  await page.reload()
  await page.getByLabel('Find a person').fill(asked)
  await page.getByRole('button', { name: 'Search' }).tap()
  await page.getByRole('button', { name: 'Sign this person out everywhere' }).tap()
  await page.getByLabel('Reason').fill('A tablet was stolen')
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign out everywhere' }).tap()
  await expect(page.getByText('Signed out everywhere. This is logged.')).toBeVisible()
  // The family's tablet notices the change when the app starts.
  await family.goto('/account')
  await expect(family).toHaveURL(/\/signin/)
  await trySignIn(family, asked, PASSWORD)
  await expect(family).toHaveURL(/\/account/)
  await expect(family.getByRole('heading', { name: 'Asta', level: 1 })).toBeVisible()
  await family.context().close()
})
