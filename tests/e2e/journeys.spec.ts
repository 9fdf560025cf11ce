import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { BETWEEN_MS } from '#domain/trials/engine/breaks'
import { STRAY_TAP_MS } from '#app/page/useStrayTapGuard'
import { expectAccessible } from '../support/accessible'
import { addToPlan, openFamily, signOut } from '../support/family'
import { playThrough, QUIET_MS } from '../support/stagePage'
import { openDemo } from '../support/states'
import { countTaps, type TapCounter } from '../support/taps'

/*
 * Counts the taps that each kind of user needs for daily tasks; docs/clinics.md has the table. If a journey exceeds its limit here, it has
 * become longer, which must be a deliberate change. firstMinutes covers sign-up and guest play up to the first light.
 */

/** Maximum number of taps for each journey. A child's actions are not counted. */
const most = {
  day: 5,
  plan: 3,
  suits: 2,
  note: 3,
  secondParent: 8,
  child: 1,
  session: 2,
  level: 1,
  manyPlans: 5,
  invite: 3,
  assign: 3,
  codes: 3,
  role: 4,
} as const

const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const untilLight = (page: Page) => page.waitForFunction(() => window.__stage?.snapshot().phase === 'waiting')

function expectAtMost({ taps, tell }: TapCounter, journey: keyof typeof most, what: string): void {
  tell(what)
  expect(taps(), what).toBeLessThanOrEqual(most[journey])
}

test('keeps the taps of a mother’s day few: playing the plan, recording the mood, planning, changing a setting, answering a note', async ({ page }) => {
  await openFamily(page, 'Pip')
  await page.goto('/plan')
  await addToPlan(page, 'Light catcher')
  await page.clock.install()
  await page.goto('/activity?automation=1')

  const day = countTaps(page)
  await day.tap(page.getByRole('link', { name: 'Today', exact: true }))
  await day.tap(page.getByRole('button', { name: 'Start with Pip' }))
  await expect(page.locator('[data-open=true]')).toBeVisible()
  await day.tap(page.getByRole('button', { name: 'Light catcher' }))
  await playThrough(page, 'lightcatcher', { stopsClock: true })
  const done = page.getByRole('button', { name: 'Done for today' })
  await expect(page.getByRole('img', { name: /^A short rest\./ })).toBeVisible()
  await page.clock.fastForward(BETWEEN_MS)
  await page.clock.resume()
  await expect(done).toBeVisible()
  await page.clock.fastForward(QUIET_MS)
  await expect(done).toBeEnabled()
  await day.tap(page.getByRole('radiogroup', { name: 'How was it for Pip?' }).getByText('Calm'))
  await day.tap(done)
  await heading(page, 'Done for today')
  expectAtMost(day, 'day', 'A mother, from the list to the light, through a session and back to Today')

  const plan = countTaps(page)
  await plan.tap(page.getByRole('link', { name: 'Change today’s plan' }))
  await plan.tap(page.getByRole('button', { name: 'Add an activity' }))
  await plan.tap(page.getByRole('button', { name: 'Add Bubble pop', exact: true }))
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).tap()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expectAtMost(plan, 'plan', 'A mother, one more thing for today')

  const suits = countTaps(page)
  await suits.tap(page.getByRole('link', { name: 'Pip’s profile' }))
  await suits.tap(page.getByRole('button', { name: 'Increase: Wait' }))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expectAtMost(suits, 'suits', 'A mother, a longer wait')
})

test('keeps a mother’s answer to the therapist short', async ({ page }) => {
  await openDemo(page, 'A parent')
  const note = countTaps(page)
  await note.tap(page.getByRole('button', { name: 'Reply' }))
  await note.type(page.getByRole('textbox'), 'Thank you. We keep the room dim.')
  await note.tap(page.getByRole('button', { name: 'Send' }))
  await expect(page.getByText(/^Saved\. It is sent now/)).toBeVisible()
  expectAtMost(note, 'note', 'A mother, an answer to the therapist’s note')
})

test('keeps a second parent’s way from the invitation to play short', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page, 'Firefly')
  await page.goto('/sharing')
  await page.getByRole('button', { name: 'Invite another parent' }).tap()
  await page.getByRole('dialog').getByLabel('Email address').fill('alex@example.org')
  await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  await signOut(page)

  await page.clock.install()
  await page.goto('/signup?automation=1')
  const way = countTaps(page)
  await way.type(page.getByLabel('Your first name'), 'Alex')
  await way.type(page.getByLabel('Email address'), 'alex@example.org')
  await way.type(page.getByLabel('Password', { exact: true }), 'seven lanterns')
  await way.tap(page.getByRole('button', { name: 'Create account' }))
  const invited = page.getByRole('link', { name: /^I was invited/ })
  await expect(invited).toBeVisible()
  // A press at the place of the previous one would still be ignored.
  await page.clock.runFor(STRAY_TAP_MS)
  await way.tap(invited)
  await way.tap(page.getByRole('button', { name: 'Get a confirmation code' }))
  await way.type(page.getByLabel('Code'), (await page.locator('output').textContent()) ?? '')
  await way.tap(page.getByRole('button', { name: 'Confirm', exact: true }))
  await way.tap(page.getByRole('button', { name: 'Accept: look after Firefly' }))
  await way.tap(page.getByRole('link', { name: 'Go to Today' }))
  await way.tap(page.getByRole('button', { name: 'Start with Firefly' }))
  await expect(page.locator('[data-open=true]')).toBeVisible()
  await way.tap(page.getByRole('button', { name: 'Light catcher' }))
  await untilLight(page)
  expectAtMost(way, 'secondParent', 'A second parent, from the empty sign-up to the first light')
})

test('keeps the taps of a therapist’s round few: looking closer, starting a session, setting a level, planning for two children', async ({ page }) => {
  await openDemo(page, 'A therapist')
  await page.goto('/therapist-dashboard?automation=1')
  const rows = page.getByRole('table')
  const child = countTaps(page)
  await child.tap(rows.getByRole('link', { name: 'Firefly', exact: true }))
  await expect(page.getByText(/played on \d+ days/)).toBeVisible()
  expectAtMost(child, 'child', 'A therapist, from the list to a child’s progress')

  const session = countTaps(page)
  await session.tap(page.getByText('Start a session', { exact: true }))
  await session.tap(page.getByRole('button', { name: 'Start', exact: true }))
  await untilLight(page)
  expectAtMost(session, 'session', 'A therapist, from a child’s page to the first light')

  await page.goto('/therapist-dashboard')
  const level = countTaps(page)
  await level.tap(rows.getByRole('link', { name: 'Go to level 3: Pip' }))
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  expectAtMost(level, 'level', 'A therapist, from the list to what the next level of a child is')

  await page.goto('/therapist-dashboard')
  const plans = countTaps(page)
  await plans.tap(page.getByRole('button', { name: 'Select' }))
  await plans.tap(page.getByRole('checkbox', { name: 'Wren' }))
  await plans.tap(page.getByRole('checkbox', { name: 'Moss' }))
  await plans.tap(page.getByRole('group', { name: 'Several children' }).getByRole('button', { name: 'Plan' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Whose plan?').selectOption({ label: 'Firefly' })
  await plans.tap(dialog.getByRole('button', { name: /^Save for/ }))
  await expect(page.getByRole('group', { name: 'Saved for 2 children.' })).toBeVisible()
  expectAtMost(plans, 'manyPlans', 'A therapist, one plan for two children')
})

test('keeps inviting and assigning short for an owner', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A clinic owner')
  const invite = countTaps(page)
  await invite.tap(page.getByRole('link', { name: 'Team', exact: true }))
  await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeVisible()
  await expectAccessible(page)
  await invite.tap(page.getByRole('button', { name: 'Invite', exact: true }))
  const dialog = page.getByRole('dialog')
  await invite.type(dialog.getByLabel('Email address'), 'ines@example.org')
  await invite.tap(dialog.getByRole('button', { name: 'Invite' }))
  await expect(dialog).toBeHidden()
  expectAtMost(invite, 'invite', 'An owner, an invitation')

  const assign = countTaps(page)
  await assign.tap(page.getByRole('button', { name: 'Assign who works with Otter' }))
  await assign.tap(page.getByRole('checkbox', { name: /Robin/ }))
  await assign.tap(dialog.getByRole('button', { name: 'Save' }))
  await expect(dialog).toBeHidden()
  expectAtMost(assign, 'assign', 'An owner, a therapist for a child')
})

test('keeps making codes and changing a role short for an administrator', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A system administrator')
  const codes = countTaps(page)
  await codes.tap(page.getByRole('link', { name: 'Codes' }))
  await codes.type(page.getByLabel('Label'), 'Spring course')
  await codes.type(page.getByLabel('How many'), '3')
  await codes.tap(page.getByRole('button', { name: 'Make codes', exact: true }))
  await expect(page.getByRole('row')).toHaveCount(4)
  expectAtMost(codes, 'codes', 'An administrator, three codes')

  const role = countTaps(page)
  await role.tap(page.getByRole('link', { name: 'People' }))
  await role.type(page.getByLabel('Find a person'), 'parent@demo.example')
  await role.tap(page.getByRole('button', { name: 'Search' }))
  await role.tap(page.getByRole('radio', { name: 'System administrator' }))
  await role.type(page.getByLabel('Reason'), 'helps us in May')
  await role.tap(page.getByRole('button', { name: 'Change the role' }))
  await expect(page.getByRole('button', { name: 'Change the role' })).toBeDisabled()
  expectAtMost(role, 'role', 'An administrator, another role')
})
