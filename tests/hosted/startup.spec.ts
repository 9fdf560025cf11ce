import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { StagePage } from '../support/stagePage'

type Manifest = Readonly<Record<'src/adapters/firebase/backend.ts', { readonly file: string }>>

for (const how of ['blocked', 'slow'] as const) {
  test(`where the client of the backend is ${how} a guest plays and is kept, legal pages open, and the door says why it is closed`, async ({ page }) => {
    const { file } = (JSON.parse(readFileSync('.emulator/site/.vite/manifest.json', 'utf8')) as Manifest)['src/adapters/firebase/backend.ts']
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route(`**/${file}`, (route) => (how === 'blocked' ? route.abort() : answered.then(() => route.continue())))

    await page.goto('/privacy', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible()
    await expect(page.getByText('Who else is asked')).toHaveCount(1)
    await expect(page.getByText('the app asks no other address for anything')).toBeVisible()

    const stage = new StagePage(page)
    await page.goto('/lightcatcher?level=1&automation=1', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Start', exact: true }).tap()
    await stage.untilOpen()
    await stage.freeze()
    await stage.playToEnd(() => stage.tapTarget())
    await expect(page.getByText('Saved')).toBeVisible()

    await page.goto('/signin', { waitUntil: 'commit' })
    await expect(page.getByText(how === 'blocked' ? 'The accounts cannot be reached. Your data is safe.' : 'The accounts take long to answer.')).toBeVisible()
    answer()
    if (how === 'slow') await expect(page.getByText('The accounts take long to answer.')).toBeHidden()
  })
}
