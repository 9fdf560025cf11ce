import { expect, test } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { expectAccessible } from '../support/accessible'
import { StagePage } from '../support/stagePage'
import { openDemo } from '../support/states'

test(
  'lets an adult write, delete and restore a text, lets the child read two of its words, and keeps it through a reload',
  { tag: EXHAUSTIVE_TAG },
  async ({ page }) => {
    await openDemo(page, 'A parent')
    await page.goto('/texts?automation=1&from=play')
    await page.getByLabel('A new text').fill('x'.repeat(401))
    await expect(page.getByText('A text can have up to 400 characters; this one has 401.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save text' })).toBeDisabled()

    await page.getByLabel('A new text').fill('Firefly sleeps.')
    await page.getByRole('button', { name: 'Save text' }).tap()
    const list = page.getByRole('list', { name: 'Texts, in order' })
    await expect(list.getByText('Firefly sleeps.')).toBeVisible()
    await expect(page.getByLabel('A new text')).toHaveValue('')
    await page.getByLabel('A new text').fill('أنا هنا 👩‍👩‍👧‍👦')
    await page.getByRole('button', { name: 'Save text' }).tap()
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await list.getByRole('button', { name: 'Delete: Firefly sleeps.' }).tap()
    // The Undo button appears in place of the text.
    await expect(list.getByRole('listitem').first()).toContainText('The text is deleted.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(list.getByRole('listitem').first()).toContainText('Firefly sleeps.')
    await expectAccessible(page)

    await page.reload()
    await expect(list.getByRole('listitem').first()).toContainText('Firefly sleeps.')
    const stage = new StagePage(page)
    await stage.start('/highlightedwords?level=2')
    for (let warmUp = 0; warmUp < 2; warmUp++) {
      await stage.stepTo('waiting')
      await stage.step(1500)
      await stage.tapTarget()
      await stage.stepTo('rewarding')
    }
    await stage.stepTo('waiting')
    await stage.step(1500)
    await stage.tapTarget()
    await stage.step(3000)
    const { events } = await stage.snapshot()
    expect(
      events.filter((event) => event.kind === 'stimulus-shown' && event.trial === 2).map((event) => (event.kind === 'stimulus-shown' ? event.shows : null)),
    ).toEqual([{ text: 'Firefly' }, { text: 'sleeps.' }])
    expect(events.filter((event) => event.kind === 'did')).toMatchObject([{ deed: { do: 'went-on', id: 'word-1', to: 'word-2', by: 'touch' } }])
  },
)
