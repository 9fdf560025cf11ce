import { expect, type Page, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { defaultDials } from '../../src/domain/child/dials'
import { expectAccessible } from '../support/accessible'
import { addToPlan, openFamily, openAllSettings } from '../support/family'
import { StagePage } from '../support/stagePage'

const DAY_MS = 24 * 60 * 60_000

/** The child's page and the activities prevent zooming on purpose, so `meta-viewport` is not checked there. */
const FIXED = { exceptions: ['meta-viewport'] }

/** Stores two good days of bubble popping, as the app would have saved them. */
async function seedHistory(page: Page, sessions: readonly { id: string; startedAt: number; level: string }[]): Promise<void> {
  const rows = sessions.map(({ id, startedAt, level }) => ({
    id,
    startedAt,
    data: {
      version: 1,
      activity: 'bubblepop',
      category: null,
      level,
      seed: 1,
      device: { width: 1024, height: 768, pixelRatio: 1 },
      settingsJson: JSON.stringify({ support: 'A', dials: defaultDials, strict: false, activity: {} }),
      eventsJson: JSON.stringify(
        Array.from({ length: 10 }, (_, trial) => {
          const at = trial * 20_000
          return [
            { kind: 'trial-began', at, trial, warmUp: false, waitMs: 20_000 },
            { kind: 'stimulus-shown', at, trial, id: 'b', role: 'target', x: 0.5, y: 0.5, w: 0.3, h: 0.4, colour: '#FFE600', zone: 5, speed: 0 },
            { kind: 'answered', at: at + 5000, trial, id: 'b', verdict: 'correct', by: 'touch' },
            { kind: 'trial-ended', at: at + 8000, trial, outcome: 'independent' },
          ]
        }).flat(),
      ),
    },
  }))
  await page.evaluate(async (list) => {
    const opened = async (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error))
      })
    const database = await opened('device')
    const transaction = database.transaction('documents', 'readwrite')
    const store = transaction.objectStore('documents')
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const asking = store.getAllKeys()
      asking.addEventListener('success', () => resolve(asking.result))
    })
    const child = keys.map(String).find((path) => /^children\/[^/]+$/.test(path)) ?? ''
    const uid = child.slice('children/'.length).replace(/_0$/, '')
    for (const { id, startedAt, data } of list) {
      const at = new Date(startedAt)
      store.put({
        path: `${child}/sessions/${id}`,
        parent: `${child}/sessions`,
        group: 'sessions',
        id,
        version: id,
        data: { ...data, ranBy: uid, startedAt: at, savedAt: at },
      })
    }
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    database.close()
  }, rows)
}

test(
  'starts with five answers: one sentence, five dials, the rest behind More; saves a change and undoes it once',
  { tag: EXHAUSTIVE_TAG },
  async ({ page }) => {
    await openFamily(page, 'Firefly', ['Pink', 'On the right', 'Longer', 'Pats the screen anywhere', 'Epilepsy; light sensitivity not checked yet'])
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Large, pink, mostly right. Waits 40 seconds.')
    await expect(page.getByRole('img', { name: 'One thing as Firefly will see it, without movement' })).toBeVisible()
    for (const dial of ['Colour', 'Size', 'Place', 'Wait', 'How Firefly responds'])
      await expect(page.getByRole('heading', { name: dial, level: 2, exact: true })).toBeVisible()
    await expect(page.getByLabel('How Firefly responds', { exact: true })).toHaveValue('pat')
    await expect(page.getByRole('main')).toContainText('Epilepsy: yes. Not known yet whether light triggers seizures. Strict limits are on.')
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await expect(page.getByText('Set by you')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'More colours' }).click()
    const colour = page.getByRole('group', { name: 'Colour', exact: true })
    await expect(colour.getByRole('button')).toHaveCount(9)
    await expect(colour.getByRole('button', { name: 'Pink' })).toHaveAttribute('aria-pressed', 'true')

    const heading = page.getByRole('heading', { level: 1 })
    await page.getByRole('group', { name: 'Size', exact: true }).getByRole('button', { name: '55 % of screen height' }).click()
    await expect(heading).toHaveText('Very large, pink, mostly right. Waits 40 seconds.')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(page.getByText('Set by you').filter({ visible: true })).toHaveCount(1)
    await page.getByRole('button', { name: 'Decrease: Wait' }).click()
    await expect(page.getByText('30 seconds', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('40 seconds', { exact: true })).toBeVisible()
    // Only the last change can be undone.
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Back to usual: Size' }).click()
    await expect(heading).toHaveText('Large, pink, mostly right. Waits 40 seconds.')

    await page.getByRole('button', { name: 'Place: mostly right. Open the nine places' }).click()
    await expect(page.getByRole('heading', { name: 'Where things appear for Firefly' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Left: rarely', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Left: often', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByLabel('How Firefly responds', { exact: true }).selectOption('switch1')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Change' }).click()
    await expect(page.getByText('Everything is dimmer')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('group', { name: 'Can light or flicker set off a seizure?' }).getByRole('button', { name: 'No', exact: true }).click()
    await expect(page.getByText('Everything is dimmer')).toHaveCount(0)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('main')).toContainText('Epilepsy: yes. Light does not trigger seizures.')

    await openAllSettings(page)
    for (const chapter of ['Sound and reward', 'Movement', 'Pictures and background', 'Switches and touch', 'Limits', 'About Firefly'])
      await expect(page.getByRole('heading', { name: chapter, level: 2 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('group', { name: 'Stares at lights' }).getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Limited for safety: a glow can hold the gaze')).toBeVisible()
    await page.getByRole('button', { name: 'Increase: Size' }).click()
    await expect(page.getByText('45 % of screen height', { exact: true }).first()).toBeVisible()
    // The "Saved" note is visible even if the change was made far down the page.
    await expect(page.getByText('Saved', { exact: true })).toBeInViewport()
    await page.reload()
    await expect(page.getByText('45 % of screen height', { exact: true }).first()).toBeVisible()
    await expect(page.getByLabel('How Firefly responds', { exact: true })).toHaveValue('switch1')
  },
)

test('suggests settings with their evidence after eight lights, and saves the one the adult accepts', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page, 'Firefly', ['Not sure', 'Not sure', 'Not sure', 'Not sure', 'Neither'])
  await page.goto('/meeting?automation=1')
  await expectAccessible(page)
  const stage = new StagePage(page)
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await stage.untilStarted()
  // This child notices only lights on the left.
  for (;;) {
    const { phase, targets } = await stage.stepTo('waiting', 'finished')
    if (phase !== 'waiting') break
    const isLeft = (targets[0]?.x ?? 0) < 512
    if (isLeft) {
      await stage.step(2000)
      await stage.tapTarget()
    } else {
      // A light that is not noticed stays for twenty seconds, so half-second steps are fine enough.
      await page.evaluate(() => window.__stage?.step(44, 450))
    }
    await stage.stepTo('blank', 'finished')
  }
  await expect(page.getByRole('heading', { name: 'Firefly played with eight lights' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'The lights in their order' }).getByRole('listitem')).toHaveCount(8)
  await expect(page.getByRole('heading', { name: 'Noticed most: on the left' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use this' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, FIXED)
  await page.getByRole('button', { name: 'Use this' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Place: mostly left. Open the nine places' }).click()
  await expect(page.getByRole('button', { name: 'Left: most', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Right: rarely', exact: true })).toBeVisible()
})

test('turns a plan into the child’s own page: opens by switch, returns by itself, and closes by holding', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(
    page,
    'Firefly',
    ['Cyan', 'In the middle', 'Not sure', 'One switch', 'Neither'].map((answer) => (answer === 'Cyan' ? 'Light blue' : answer)),
  )
  await page.goto('/today?automation=1')
  await expect(page.getByRole('heading', { name: 'Nothing is planned for today' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Make a plan' }).click()
  await addToPlan(page, 'Bubble pop', 'Light catcher')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('button', { name: 'Move up: Light catcher' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/today?automation=1')

  const tiles = page.getByRole('main').getByRole('button')
  await expect(tiles).toHaveCount(2)
  await expect(tiles.first()).toHaveAccessibleName('Light catcher')
  await expect(page.locator('[data-open=true]')).toBeVisible()
  await expectAccessible(page, FIXED)
  await expect(tiles.first()).toHaveAttribute('data-framed', 'true')
  await page.keyboard.press('Space')
  const stage = new StagePage(page)
  await stage.untilStarted()
  expect((await stage.snapshot()).activity).toBe('lightcatcher')
  for (;;) {
    const { phase } = await stage.stepTo('waiting', 'finished')
    if (phase !== 'waiting') break
    await stage.step(1000)
    await stage.tapTarget()
    await stage.stepTo('blank', 'finished')
  }
  await expect(page).toHaveURL(/\/today/)
  await expect(tiles).toHaveCount(2)
  await page.keyboard.down('Escape')
  await expect(page).toHaveURL(/\/activity/)
  await page.keyboard.up('Escape')
  await expect(page.getByRole('heading', { name: 'Activities', exact: true, level: 1 })).toBeFocused()

  // The finger that holds the corner opens the list, and must not press the logo that appears under it.
  const mark = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first()
  const box = await mark.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.goto('/today')
  await expect(page.locator('[data-open=true]')).toBeVisible()
  const touches = await page.context().newCDPSession(page)
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 1 }] })
  await expect(page).toHaveURL(/\/activity$/)
  await expect(page.getByRole('heading', { name: 'Activities', exact: true, level: 1 })).toBeFocused()
  const heard = await page.evaluateHandle(() => {
    const told = { isLifted: false, isClicked: false }
    // The browser's own click follows the release of the finger within the same task.
    addEventListener('pointerup', () => setTimeout(() => (told.isLifted = true)), { once: true })
    document.addEventListener('click', () => (told.isClicked = true), { once: true })
    return told
  })
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForFunction((told) => told.isLifted, heard)
  expect(await heard.evaluate((told) => told.isClicked)).toBe(false)
  await page.getByRole('link', { name: 'Hand and eye' }).click()
  await expect(page).toHaveURL(/subactivity\/do$/)
})

test('tells only the adult about a damaged plan, and keeps it until a new one is chosen', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page, 'Firefly', ['Not sure', 'Not sure', 'Not sure', 'Not sure', 'Neither'])
  await page.goto('/plan')
  await addToPlan(page, 'Light catcher')
  const plan = (action: 'damage' | 'read') =>
    page.evaluate(async (toDo) => {
      const opening = indexedDB.open('device')
      const database = await new Promise<IDBDatabase>((resolve) => opening.addEventListener('success', () => resolve(opening.result)))
      const store = database.transaction('documents', 'readwrite').objectStore('documents')
      const reading = store.getAll()
      const rows = await new Promise<{ path: string; data: object }[]>((resolve) =>
        reading.addEventListener('success', () => resolve(reading.result as { path: string; data: object }[])),
      )
      const row = rows.find(({ path }) => /\/plans\/[\d-]+$/.test(path))
      if (row === undefined) throw new Error('there is no plan')
      const data = toDo === 'damage' ? { ...row.data, days: 'many' } : row.data
      await new Promise((resolve) => store.put({ ...row, data }).addEventListener('success', resolve))
      database.close()
      return JSON.stringify(data)
    }, action)
  await plan('damage')
  await page.goto('/today')
  await expect(page.getByRole('heading', { name: 'Nothing is planned for today' })).toBeVisible()
  await expect(page.getByText('cannot be read')).toHaveCount(0)
  await page.getByRole('link', { name: 'Make a plan' }).click()
  await expect(page.getByRole('alert')).toContainText('The week’s plan cannot be read')
  await expect(page.getByRole('alert')).toContainText('Nothing else has changed')
  await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0)
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/plan-damaged.png' })
  await page.getByRole('button', { name: 'Make a new plan' }).click()
  await expect(page.getByRole('button', { name: 'Add an activity' })).toBeVisible()
  expect(await plan('read')).toContain('many')
  await addToPlan(page, 'Light catcher')
  await expect(page.getByText('The week’s plan cannot be read')).toHaveCount(0)
  expect(await plan('read')).not.toContain('many')
})

test('offers a step up with its reason after two good days, and takes it only on the adult’s press', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page, 'Firefly', ['Not sure', 'Not sure', 'Not sure', 'Not sure', 'Neither'])
  const now = Date.now()
  await seedHistory(page, [
    { id: 'one', startedAt: now - 2 * DAY_MS, level: '1' },
    { id: 'two', startedAt: now - DAY_MS, level: '1' },
  ])
  const card = page.getByRole('region', { name: 'Bubble pop: level 2 could come next' })
  await page.goto('/dashboard')
  await expect(card).toBeVisible()
  await page.goto('/bubblepop')
  const level = page.getByRole('group', { name: 'Level' })
  await expect(card).toContainText('10 of the last 10 turns at level 1 needed no help')
  await expect(level).toContainText('Level 1 of 8')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Try level 2' }).click()
  await expect(level).toContainText('Level 2 of 8')
  await expect(card).toHaveCount(0)
  await expect(page.getByText('Next time: level 2.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(level).toContainText('Level 1 of 8')
  await card.getByRole('button', { name: 'Try level 2' }).click()
  await page.reload()
  await expect(level).toContainText('Level 2 of 8')
  await expect(card).toHaveCount(0)
})

test('lets an adult try a level above the cap, and notes it in the history', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openFamily(page, 'Firefly', ['Not sure', 'Not sure', 'Not sure', 'Not sure', 'Neither'])
  await page.goto('/bubblepop?automation=1')
  const level = page.getByRole('group', { name: 'Level' })
  await expect(level).not.toContainText('Busier')
  for (const id of [2, 3, 4, 5]) {
    await level.getByRole('button', { name: 'Harder' }).tap()
    await expect(level).toContainText(`Level ${id} of 8`)
  }
  await expect(level).toContainText('Busier than the limit. You can still try it.')
  const stage = new StagePage(page)
  await page.getByRole('button', { name: 'Start', exact: true }).tap()
  await stage.untilStarted()
  await stage.stepTo('waiting')
  await stage.tapTarget()
  await stage.stepTo('blank')
  await page.keyboard.down('Escape')
  await stage.step(3200)
  await page.keyboard.up('Escape')
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await stage.step(1000)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto('/progress')
  // A line of the list opens its session.
  await page.getByText('Bubble pop').tap()
  await expect(page.getByText('Busier than Firefly’s limit at the time.')).toBeVisible()
})
