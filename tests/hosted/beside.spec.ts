import { expect, test, type Browser, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { addChild } from '../support/family'
import { signInNewPerson, signIn } from '../support/hosted/people'
import { adminAccess } from '../support/hosted/services'
import { expectAccessible } from '../support/accessible'
import { StagePage } from '../support/stagePage'

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

test(
  'mirrors and controls play from the family’s other device once the child’s device allows it, with marks timed at the child',
  { tag: EXHAUSTIVE_TAG },
  async ({ browser }) => {
    const [child, adult] = [await newPage(browser), await newPage(browser)]
    // A press that arrives more than five seconds late is dropped. The clocks of both devices are stopped, so a busy machine cannot make a press late.
    const now = new Date()
    for (const page of [child, adult]) await page.clock.setFixedTime(now)
    const email = await signInNewPerson(child, 'Pat')
    await addChild(child, 'Comet')
    await signIn(adult, email)
    await adult.goto('/beside')
    await expect(adult.getByText('Nothing is being played right now.')).toBeVisible()
    await expectAccessible(adult)
    const stage = new StagePage(child)
    await stage.start('/lightcatcher?level=1')
    await stage.skipToOpen()

    // Without permission, no data about play was sent.
    expect((await adminAccess.find('beside')).filter(({ path }) => path.includes('/child-'))).toEqual([])
    await expect(adult.getByText('Nothing is being played right now.')).toBeVisible()
    await child.goto('/account?automation=1#tablet')
    await child.getByRole('switch', { name: 'Let a second device join' }).tap()
    await expectAccessible(child)

    await stage.start('/lightcatcher?level=1')
    await stage.skipToOpen()
    await expect(adult.getByText('Light catcher, level 1. Playing')).toBeVisible()
    await expectAccessible(adult)
    const kinds = async () => (await stage.snapshot()).events.map(({ kind }) => kind)
    const look = adult.getByRole('button', { name: 'Looking now' })
    await look.dispatchEvent('pointerdown')
    // Sending the mark takes time. The child's clock advances in small steps until the mark has arrived.
    await expect(async () => {
      await stage.step(100)
      expect(await kinds()).toContain('looked')
    }).toPass()
    await stage.step(1500)
    await look.dispatchEvent('pointerup')
    await expect(async () => {
      await stage.step(100)
      expect(await kinds()).toContain('looked-away')
    }).toPass()
    const { events } = await stage.snapshot()
    const at = (kind: string) => events.find((event) => event.kind === kind)?.at ?? 0
    expect(at('looked-away') - at('looked')).toBeGreaterThanOrEqual(1400)

    await adult.getByRole('button', { name: 'Rest', exact: true }).tap()
    await expect(adult.getByText('Resting: the screen is dark.')).toBeVisible()
    await expect(child.getByRole('dialog')).toBeHidden()
    await adult.getByRole('button', { name: 'Continue' }).tap()
    await expect(adult.getByText('Playing')).toBeVisible()
    await adult.getByRole('button', { name: 'End', exact: true }).tap()
    await expect(adult.getByText('The session has ended.')).toBeVisible()
    await expect(child.getByRole('button', { name: 'Play again' })).toBeVisible()

    // The messages name nobody but the child, and the adult's messages are removed when the adult leaves.
    expect(JSON.stringify(await adminAccess.find('beside'))).not.toContain('Pat')
    await adult.getByRole('link', { name: 'Activities' }).first().tap()
    await expect.poll(async () => (await adminAccess.find('beside')).filter(({ path }) => path.includes('/adult-'))).toEqual([])
  },
)
