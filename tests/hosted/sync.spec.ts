import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readStored } from '../durability/stored'
import { addToPlan, addChild } from '../support/family'
import { signIn, signUp } from '../support/hosted/people'
import { emulatorAddresses, adminAccess, uidOf } from '../support/hosted/services'
import { openNetwork, type Network } from '../support/network'
import { launchWithFolder } from '../support/ownBrowser'
import { StagePage } from '../support/stagePage'

const BLOCK = Array.from({ length: 10 }, (_, trial) => trial)

const serverAt = (address: string) => {
  const [host = '', port = ''] = address.split(':')
  return { host, port: Number(port) }
}

/** Starts a browser with its own profile folder. The connection to sign-in and documents can be cut, but the page itself is always served. */
function launch(folder: string, networks: readonly [Network, Network]): Promise<BrowserContext> {
  const { launchOptions } = test.info().project.use
  const maps = networks.map(({ host, port }, index) => `MAP 127.0.0.1:${[9099, 8085][index]} ${host}:${port}`)
  const args = [...(launchOptions?.args ?? []).filter((arg) => !arg.startsWith('--host-resolver-rules')), `--host-resolver-rules=${maps.join(',')}`]
  return launchWithFolder(folder, args)
}

/** Returns the child's sessions in the backend, with their finished trials. */
async function sessionsOf(childId: string): Promise<readonly { id: string; trials: readonly number[] }[]> {
  const found = (await adminAccess.find('sessions')).filter(({ path: at }) => at.startsWith(`children/${childId}/`))
  return found.map(({ path: at, data }) => {
    const facts = JSON.parse(String(data['eventsJson'])) as readonly { kind: string; trial?: number }[]
    return { id: at.split('/').at(-1) ?? '', trials: facts.flatMap(({ kind, trial }) => (kind === 'trial-ended' && trial !== undefined ? [trial] : [])) }
  })
}

/** Returns the child's planned days in the backend. */
async function plansOf(childId: string): Promise<readonly string[]> {
  const found = (await adminAccess.find('plans')).filter(({ path: at }) => at.startsWith(`children/${childId}/`))
  return found.flatMap(({ data }) => Object.values(data['days'] as Readonly<Record<string, string>>))
}

async function playBlock(page: Page): Promise<void> {
  const stage = new StagePage(page)
  await stage.start('/lightcatcher?level=1')
  await stage.freeze()
  await stage.playToEnd(() => stage.tapTarget())
  await expect(page.getByRole('heading', { name: /touched 10 of 10 lights$/ })).toBeVisible()
}

test('sends offline play, a plan and a mood to the backend exactly once, with additions from a second device', async ({ browser }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sync-'))
  const networks = [await openNetwork(serverAt(emulatorAddresses.auth)), await openNetwork(serverAt(emulatorAddresses.firestore))] as const
  const cut = () => networks.forEach((network) => network.cut())
  const first = await launch(folder, networks)
  const page = await first.newPage()
  const email = await signUp(page, 'Sol')
  await addChild(page)
  const childId = `${await uidOf(email)}_0`

  cut()
  await playBlock(page)
  await expect(page.getByText('Saved on this device.', { exact: false })).toBeVisible()
  const [played] = (await readStored(page)).journal
  expect(played?.trials).toEqual(BLOCK)
  await first.close()
  expect(await sessionsOf(childId)).toEqual([])

  // After reopening the app while still offline, the person is signed in, the past session is listed, and one more is played.
  const again = await launch(folder, networks)
  const home = await again.newPage()
  await playBlock(home)
  await expect.poll(async () => (await readStored(home)).journal.map(({ trials }) => trials)).toEqual([BLOCK, BLOCK])
  expect(await sessionsOf(childId)).toEqual([])

  // The mood and a plan are also queued.
  await home
    .getByRole('radiogroup', { name: /^How was it/ })
    .getByText('Tired')
    .tap()
  await expect(home.getByRole('radio', { name: 'Tired' })).toBeChecked()
  // A script is fast enough to leave the page before the mood is written.
  await expect.poll(async () => (await readStored(home)).journal.map(({ mood }) => mood)).toContain('tired')
  await home.goto('/plan')
  await addToPlan(home, 'Bubble pop')
  expect(await plansOf(childId)).toEqual([])

  networks.forEach((network) => network.mend())
  await home.reload()
  await expect.poll(async () => (await plansOf(childId)).join()).toContain('bubblepop')
  await expect.poll(async () => (await sessionsOf(childId)).map(({ trials }) => trials)).toEqual([BLOCK, BLOCK])
  await expect.poll(async () => (await readStored(home)).journal).toEqual([])
  const delivered = (await sessionsOf(childId)).map(({ id }) => id)
  // The mood of a session is sent after the session itself.
  const tired = async () =>
    (await adminAccess.find('sessions')).filter(({ path: at, data }) => at.startsWith(`children/${childId}/`) && data['mood'] === 'tired')
  await expect.poll(async () => (await tired()).length).toBe(1)
  expect(delivered).toContain(played?.id)

  await home.reload()
  await home.goto('/progress')
  const drawer = home.getByRole('main')
  await expect(drawer.locator('ol > li summary', { hasText: 'Light catcher' })).toHaveCount(2)
  expect((await sessionsOf(childId)).map(({ id }) => id).toSorted()).toEqual(delivered.toSorted())

  const second = await (await browser.newContext()).newPage()
  await signIn(second, email)
  await playBlock(second)
  await expect.poll(async () => (await sessionsOf(childId)).map(({ trials }) => trials)).toEqual([BLOCK, BLOCK, BLOCK])
  // The first device receives the session live.
  await expect(drawer.locator('ol > li summary', { hasText: 'Light catcher' })).toHaveCount(3)
  await again.close()
  for (const network of networks) await network.close()
  rmSync(folder, { recursive: true, force: true })
})
