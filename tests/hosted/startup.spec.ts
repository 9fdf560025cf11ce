import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { PASSWORD, signUp } from '../support/hosted/people'
import { StagePage } from '../support/stagePage'

type Manifest = Readonly<Record<'src/adapters/firebase/backend.ts', { readonly file: string }>>

for (const how of ['blocked', 'slow'] as const) {
  test(
    `lets a guest play and opens legal pages when the backend client is ${how}, and explains why sign-in is closed`,
    { tag: EXHAUSTIVE_TAG },
    async ({ page }) => {
      const { file } = (JSON.parse(readFileSync('.emulator/site/.vite/manifest.json', 'utf8')) as Manifest)['src/adapters/firebase/backend.ts']
      let answer = () => {}
      const answered = new Promise<void>((resolve) => (answer = resolve))
      await page.route(`**/${file}`, (route) => (how === 'blocked' ? route.abort() : answered.then(() => route.continue())))

      await page.goto('/privacy', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible()
      await expect(page.getByText('Who else receives data')).toHaveCount(1)
      await expect(page.getByText('the app contacts no other server')).toBeVisible()

      const stage = new StagePage(page)
      await page.goto('/lightcatcher?level=1&automation=1', { waitUntil: 'commit' })
      await page.getByRole('button', { name: 'Start', exact: true }).tap()
      await stage.untilOpen()
      await stage.freeze()
      await stage.playToEnd(() => stage.tapTarget())
      await expect(page.getByText('Saved')).toBeVisible()

      await page.goto('/signin', { waitUntil: 'commit' })
      await expect(
        page.getByText(
          how === 'blocked' ? 'Sign-in is not available right now. Your data is safe.' : 'This is taking a while. The connection may be slow, or this page',
        ),
      ).toBeVisible()
      answer()
      if (how === 'slow') await expect(page.getByText('This is taking a while. The connection may be slow, or this page')).toBeHidden()
    },
  )
}

test(
  'lets a signed-in person play when the children cannot be reached, now and later, saving on the device',
  { tag: EXHAUSTIVE_TAG },
  async ({ page, browser }) => {
    const email = await signUp(page, 'Sam')
    const device = await browser.newContext()
    await device.route(/google\.firestore\.v1\.Firestore/, (route) => route.abort())
    const there = await device.newPage()
    await there.goto('/signin')
    await there.getByLabel('Email address').fill(email)
    await there.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await there.getByRole('button', { name: 'Sign in', exact: true }).tap()
    await expect(there).not.toHaveURL(/signin/)
    const stage = new StagePage(there)
    for (const round of [1, 2]) {
      await test.step(`round ${round}`, async () => {
        await there.goto('/lightcatcher?level=1&automation=1')
        await there.getByRole('button', { name: 'Start', exact: true }).tap()
        await stage.untilOpen()
        await stage.freeze()
        await stage.playToEnd(() => stage.tapTarget())
        await expect(there.getByRole('heading', { name: /touched 10 of 10 lights$/ })).toBeVisible()
        await expect(there.getByText('Saved')).toBeVisible()
      })
    }
    await device.close()
  },
)
