import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { expectAccessible } from '../support/accessible'
import { chooseChild } from '../support/family'
import { openDemo } from '../support/states'

async function openChildren(page: Page, who = 'A therapist') {
  await openDemo(page, who)
  await page.goto('/therapist-dashboard')
  await expect(page.getByRole('table')).toBeVisible()
}

const sentence = (page: Page) => page.getByRole('heading', { level: 1 })
const row = (page: Page, alias: string) => page.getByRole('row', { name: new RegExp(`^${alias}`) })
const nameIn = (page: Page, alias: string) => page.getByRole('table').getByRole('link', { name: alias, exact: true })

test('gives each child one reason and one action, most urgent first, and highlights only the focused row', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openChildren(page)
  await expect(sentence(page)).toHaveText('Ten children need you this week')
  const lines: readonly (readonly [string, string, string])[] = [
    ['Plum', 'Seizure', ''],
    ['Bean', 'Seizure question still open', 'Ask the family'],
    ['Kite', 'Too much on', 'See what happened'],
    ['Firefly', 'Message from', 'Reply'],
    ['Juniper', 'Sharing ends', 'Ask to extend'],
    ['Thimble', '', ''],
    ['Willow', '', ''],
    ['Newt', '', ''],
    ['Wren', 'No play in 1[34] days', 'Write to the family'],
    ['Moss', 'Rarely touches at the moment', 'Make it easier'],
    ['Otter', 'level 4 next?', 'Go to level 4'],
    ['Pip', 'Light catcher: level 3 next?', 'Go to level 3'],
    ['Biscuit', 'Report due', 'Write a report'],
    ['Sunny', 'Going well', 'Start a session'],
  ]
  const headers = page.getByRole('table').getByRole('rowheader')
  await expect(headers).toHaveCount(30)
  const shown = await headers.allInnerTexts()
  const placeOf = (alias: string) => shown.findIndex((text) => text.startsWith(alias))
  expect(lines.map(([alias]) => placeOf(alias))).toEqual(lines.map(([alias]) => placeOf(alias)).toSorted((one, other) => one - other))
  expect(lines.filter(([alias]) => placeOf(alias) < 0)).toEqual([])
  for (const [alias, reason, act] of lines) await expect(row(page, alias)).toContainText(new RegExp(`${reason.replace('?', '\\?')}.*${act}`))
  await expect(row(page, 'Moss')).toContainText(/No touch or look in \d+ of \d+ turns in 14 days/)
  await expect(page.locator('[data-current]')).toHaveCount(1)
  await expect(row(page, 'Plum')).toHaveAttribute('data-current')
  await expectAccessible(page)

  await nameIn(page, 'Moss').focus()
  await expect(row(page, 'Moss')).toHaveAttribute('data-current')
  await expect(page.locator('[data-current]')).toHaveCount(1)
  await row(page, 'Moss').getByRole('link', { name: 'Make it easier' }).tap()
  await expect(page).toHaveURL(/\/profile/)
  await expect(page.getByText('Moss').first()).toBeVisible()
  await page.goto('/therapist-dashboard')
  await row(page, 'Pip').getByRole('link', { name: 'Go to level 3' }).tap()
  await expect(page).toHaveURL(/\/lightcatcher\?level=3/)
})

test('narrows the list by filter and search field, and says when nobody matches', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openChildren(page)
  const filter = page.getByRole('group', { name: 'Show' })
  await filter.getByRole('button', { name: 'Not playing 2' }).tap()
  await expect(page.getByRole('rowheader')).toHaveText([/Newt/, /Wren/])
  const need = filter.getByRole('button', { name: /^Need you \d+$/ })
  const needing = Number((await need.innerText()).match(/\d+/)?.[0])
  await need.tap()
  await expect(page.getByRole('rowheader')).toHaveCount(needing)
  await filter.getByRole('button', { name: 'All 30' }).tap()
  await expect(page.getByText(`${30 - needing} going well`)).toBeVisible()
  await page.getByLabel('Find a child').fill('sun')
  await expect(page.getByRole('rowheader')).toHaveText([/Sunny/])
  await page.getByLabel('Find a child').fill('nobody like that')
  await expect(page.getByText('No child with that name.')).toBeVisible()
  await expectAccessible(page)
})

test('works by keyboard: slash searches, arrows move, Enter opens, S starts, Escape returns', async ({ page }) => {
  await openChildren(page)
  const find = page.getByLabel('Find a child')
  await page.keyboard.press('/')
  await expect(find).toBeFocused()
  await page.keyboard.type('s')
  await expect(find).toHaveValue('s')
  await page.keyboard.press('Escape')
  await expect(find).toHaveValue('')
  await expect(find).toBeFocused()
  await page.keyboard.type('s')
  await page.keyboard.press('ArrowDown')
  await expect(nameIn(page, 'Moss')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(find).toHaveValue('')
  await expect(page.getByRole('rowheader')).toHaveCount(30)
  await page.keyboard.press('Home')
  await expect(nameIn(page, 'Plum')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(nameIn(page, 'Plum')).toBeFocused()
  await page.keyboard.press('End')
  await expect(nameIn(page, 'Sunny')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Start a session with Sunny' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('table').locator(':focus')).toHaveCount(0)
  await nameIn(page, 'Kite').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/progress/)
  await expect(page.getByText('Kite').first()).toBeVisible()
  await expect(page.getByText('Too much', { exact: true })).toHaveCount(1)
  // Inside a field, Escape affects only the field.
  const task = page.getByLabel('Which activity and level')
  await task.focus()
  await page.keyboard.press('Escape')
  await task.selectOption({ index: 0 })
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/therapist-dashboard/)
  await expect(nameIn(page, 'Kite')).toBeFocused()
  await nameIn(page, 'Wren').focus()
  await page.keyboard.press('s')
  // Wren has no plan, so one press starts the suggestion for today.
  await expect(page).toHaveURL(/\/[a-z]+\?level=/)
  await page.goBack()
  await expect(nameIn(page, 'Wren')).toBeVisible()
  await page.getByRole('link', { name: 'Activities' }).focus()
  await page.keyboard.press('Enter')
  // A page takes the focus once it has loaded, so an earlier key press would be lost.
  await expect(page.getByRole('heading', { name: 'Activities', exact: true, level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Children' }).focus()
  await page.keyboard.press('Enter')
  await expect(sentence(page)).toBeFocused()
  await expect(nameIn(page, 'Plum')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(nameIn(page, 'Plum')).toBeFocused()
})

test('opens the event behind a reason in one press, at the session that records it', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openChildren(page)
  await page.getByRole('link', { name: 'See what happened: Kite' }).tap()
  const session = page.getByRole('listitem').filter({ hasText: /Too much on / })
  await expect(session).toBeFocused()
  await expect(session).toBeInViewport()
  await expectAccessible(page)
})

test('plans for several selected children, prints a card for each, and leaves the selection with Escape', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openChildren(page)
  await page.getByRole('button', { name: 'Select' }).tap()
  const chosen = page.getByRole('group', { name: 'Several children' })
  await expect(chosen.getByRole('button', { name: 'Plan' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Wren' }).check()
  await page.getByRole('checkbox', { name: 'Moss' }).check()
  await expect(chosen.getByText('2 children')).toBeVisible()
  await expectAccessible(page)

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[class*=card] h2').filter({ visible: true })).toHaveText([/Wren/, /Moss/])
  await page.emulateMedia({ media: 'screen' })

  await chosen.getByRole('button', { name: 'Plan' }).tap()
  const dialog = page.getByRole('dialog')
  // Neither of the two children has a plan to copy.
  await expect(dialog.getByText('Choose whose plan to copy.')).toBeVisible()
  await dialog.getByLabel('Whose plan?').selectOption({ label: 'Pip' })
  await dialog.getByText('Next week', { exact: true }).tap()
  await expect(dialog.getByText('Pip has no plan for that week.', { exact: false })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await chosen.getByRole('button', { name: 'Plan' }).tap()
  await dialog.getByLabel('Whose plan?').selectOption({ label: 'Pip' })
  await dialog.getByRole('button', { name: 'Save for 2 children' }).tap()
  await expect(dialog).toBeHidden()
  const given = page.getByRole('group', { name: 'Saved for 2 children.' })
  await expect(given.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expectAccessible(page)
  // The plan of the first selected child who has one is copied, and the dialog names the child whose plan is replaced.
  const choosePair = async () => {
    await page.getByRole('button', { name: 'Select' }).tap()
    await page.getByRole('checkbox', { name: 'Wren' }).check()
    await page.getByRole('checkbox', { name: 'Juniper' }).check()
    await chosen.getByRole('button', { name: 'Plan' }).tap()
    await expect(dialog.getByLabel('Whose plan?').locator('option:checked')).toHaveText('Juniper')
  }
  await choosePair()
  await expect(dialog.getByText('This replaces what was planned for Wren on these days.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save for 1 child' }).tap()
  await page.getByRole('group', { name: 'Saved for 1 child.' }).getByRole('button', { name: 'Undo' }).tap()
  await expect(page.getByText('Undone: each child has the earlier plan again.')).toBeVisible()
  await choosePair()
  await dialog.getByLabel('Whose plan?').selectOption({ label: 'Wren' })
  // Undo restores Pip's original plan.
  await expect(dialog.getByText(/^Juniper: /)).toBeVisible()
  await page.keyboard.press('Escape')
  await chosen.getByRole('button', { name: 'Done' }).tap()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('shows the team whether the family saved the requested file or declined', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A parent')
  await chooseChild(page, /Otter/)
  await page.goto('/dashboard')
  const asked = page.getByText('The team asks for a copy of Otter’s data')
  await expect(asked).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'No', exact: true }).last().tap()
  await expect(asked).toHaveCount(0)
  await page.locator('summary').filter({ hasText: 'All messages' }).click()
  await expect(page.getByText('No, we would rather not.')).toBeVisible()
})

test('lets a therapist look closer: places in one activity, filters, number of things and help', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openChildren(page)
  await nameIn(page, 'Otter').tap()
  await expect(page.getByRole('button', { name: 'Start a session' })).toBeVisible()
  const task = page.getByLabel('Which activity and level')
  const places = page.getByRole('region', { name: 'Where on the screen' }).first()
  await task.selectOption({ index: 1 })
  const [title = ''] = ((await task.locator('option:checked').textContent()) ?? '').split(',')
  await expect(places).toContainText(`${title}, all levels`)
  await page.getByLabel('Time span').selectOption({ label: 'Twelve weeks' })
  await expect(page.getByText('of the last twelve weeks.', { exact: false })).toBeVisible()
  const help = page.getByRole('region', { name: 'Help' })
  await expect(help.getByText(/\d+ without help/)).toBeVisible()
  await help.locator('summary').click()
  await expect(help.getByRole('table')).toBeVisible()
  await expectAccessible(page)
})

/** Writes a document directly to this device's storage, as an earlier version would have left it. */
const change = (page: Page, path: string, data: object | null) =>
  page.evaluate(
    async ([at, part]) => {
      const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
      const open = (name: string) =>
        new Promise<IDBDatabase>((done, fail) => {
          const asked = indexedDB.open(name)
          asked.addEventListener('success', () => done(asked.result))
          asked.addEventListener('error', () => fail(asked.error))
        })
      for (const name of names) {
        const database = await open(name)
        if (database.objectStoreNames.contains('documents')) {
          const store = database.transaction('documents', 'readwrite').objectStore('documents')
          await new Promise<void>((done) => {
            const found = store.get(at)
            found.addEventListener('success', () => {
              const row = found.result as { data: object } | undefined
              const asked = part === null ? store.delete(at) : store.put({ ...row, data: { ...row?.data, ...part }, version: 'changed' })
              asked.addEventListener('success', () => done())
            })
          })
        }
        database.close()
      }
    },
    [path, data] as const,
  )

test('does not call a child without summaries quiet, and shows figures once the child’s page was opened', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openChildren(page)
  await change(page, 'children/demo-gil_2/summaries/recent', null)
  await change(page, 'TherapistAccounts/demo-owner_0/caseRows/demo-gil_2', null)
  await page.reload()
  await expect(row(page, 'Sunny')).toContainText('No figures yet')
  await expect(page.getByText('No figures yet for 1 child.')).toBeVisible()
  await nameIn(page, 'Sunny').tap()
  await expect(page.getByRole('heading', { name: 'Sessions', level: 2 })).toBeVisible()
  await page.goBack()
  await expect(row(page, 'Sunny')).toContainText('Going well')
  await expect(row(page, 'Sunny').getByRole('img')).toHaveAttribute('aria-label', /Played on \d+ of the last 14 days/)
})

test('lists and finds a child by its current nickname, in the list and in the team', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openChildren(page)
  await change(page, 'TherapistAccounts/demo-owner_0/sharedChildren/demo-gil_2', { alias: 'Button' })
  await page.reload()
  await expect(row(page, 'Sunny')).toContainText('Going well')
  await page.getByLabel('Find a child').fill('button')
  await expect(page.getByText('No child with that name.')).toBeVisible()
  await page.getByLabel('Find a child').fill('sunny')
  await expect(page.getByRole('rowheader')).toHaveText([/^Sunny/])
  await page.goto('/therapist-dashboard#team')
  await expect(page.getByRole('region', { name: 'Shared with this team' }).getByText('Sunny')).toBeVisible()
})

test('keeps the child’s name and a way to ask the family after a permission ends', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openChildren(page, 'A clinic owner')
  const ended = new Date(Date.now() - 3_600_000)
  await change(page, 'TherapistAccounts/demo-owner_0/sharedChildren/demo-fay_2', { endsAt: ended })
  await change(page, 'children/demo-fay_2', { grants: {} })
  await change(page, 'TherapistAccounts/demo-owner_0/caseRows/demo-fay_2', null)
  await page.reload()
  await expect(row(page, 'Juniper')).toContainText(/Sharing ended.*Ask to extend/)
  await expect(nameIn(page, 'Juniper')).toHaveCount(0)
  await expectAccessible(page)
})

test('explains an empty list, hides results from a visitor, and hides all children of a suspended account', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openChildren(page, 'A clinic owner')
  await page.goto('/therapist-dashboard#team')
  await page.getByRole('button', { name: 'Change Robin' }).tap()
  await page.getByRole('dialog').getByRole('radio', { name: 'Visitor' }).tap()
  await page.getByRole('button', { name: 'Save role' }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/account#sign-out')
  await page.getByRole('button', { name: 'Sign out', exact: true }).tap()
  await expect(page).toHaveURL(/\/$/)
  await openChildren(page)
  await expect(sentence(page)).toHaveText(/^\w+ children need you this week$/)
  await expect(page.getByText('You see the sessions you ran')).toBeVisible()
  await expect(page.getByRole('table').getByRole('img')).toHaveCount(0)
  await expect(page.getByText('Going well', { exact: false })).toHaveCount(0)
  await expectAccessible(page)
  await nameIn(page, 'Otter').tap()
  await expect(page.getByText('You only see the sessions you ran yourself.')).toBeVisible()
  // Changes who ran the session from the demo therapist to the child's parent.
  await change(page, 'children/demo-fay_0/sessions/demo-demo-fay_0-3', { ranBy: 'demo-fay' })
  await page.goto('/therapist-dashboard')
  await nameIn(page, 'Wren').tap()
  await expect(sentence(page)).toHaveText('You have not run a session with Wren yet')
  await expect(page.getByText('Play the first light')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Start a session' })).toBeVisible()
  await expectAccessible(page)

  await change(page, 'TherapistAccounts/demo-owner_0', { status: 'suspended' })
  await page.goto('/therapist-dashboard')
  await expect(page.getByText('Your team is suspended, so its children are not shown.')).toBeVisible()
})
