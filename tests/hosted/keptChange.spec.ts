import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { addChild } from '../support/family'
import { signInNewPerson } from '../support/hosted/people'
import { adminAccess, uidOf } from '../support/hosted/services'

test('shows an offline setting as saved on the tablet instead of “Saved”, and sends it later', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  const child = `children/${await uidOf(await signInNewPerson(page, 'Nell'))}_0`
  await addChild(page, 'Comet')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Increase: Wait' }).tap()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Increase: Wait' }).tap()
  await expect(page.getByText('40 seconds', { exact: true })).toBeVisible()
  await expect(page.getByText('Saved on this tablet; sent later')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect((await adminAccess.read(child))['profileJson']).toContain('"waitMs":30000')
  await context.setOffline(false)
  await expect.poll(async () => (await adminAccess.read(child))['profileJson']).toContain('"waitMs":40000')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})
