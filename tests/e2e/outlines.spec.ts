import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { EXHAUSTIVE_TAG } from '../support/exhaustive'
import { expectAccessible } from '../support/accessible'
import { StagePage } from '../support/stagePage'
import { openDemo } from '../support/states'

const list = (page: Page) => page.getByRole('list', { name: 'Word sets, in order' })

test('lets an adult make, preview, change, delete and restore a set of words, and keeps it through a reload', { tag: EXHAUSTIVE_TAG }, async ({ page }) => {
  await openDemo(page, 'A parent')
  await page.goto('/outlines')
  await expect(page.getByText('No words of your own yet')).toBeVisible()
  await page.getByRole('button', { name: 'Make a set of words' }).tap()
  const [name, words] = [page.getByLabel('Name of the set'), page.getByLabel('Words', { exact: true })]
  await name.fill('Family')
  await words.fill(Array.from({ length: 11 }, (_, index) => `word ${index}`).join('\n'))
  await expect(page.getByText('A set can have up to 10 words; you have 11.')).toBeVisible()
  await words.fill('x'.repeat(25))
  await expect(page.getByText('A word can have up to 24 letters.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save words' })).toBeDisabled()

  await words.fill('Mum\nbanana, dog\nشمس\n犬')
  const preview = page.getByRole('list', { name: 'How they look' })
  await expect(preview.getByRole('img')).toHaveCount(5)
  // A word in a script without distinct letter shapes is shown as plain text, with a note.
  await expect(page.getByText('has no shape for “犬”')).toBeVisible()
  await expect(preview.getByRole('img', { name: '犬' }).locator('path[stroke]')).toHaveCount(0)
  await expect(preview.getByRole('img', { name: 'شمس' }).locator('path[stroke]')).toHaveCount(1)
  await page.getByRole('button', { name: 'CAPITALS' }).tap()
  await expect(preview.getByRole('img', { name: 'BANANA' })).toBeVisible()
  await page.getByRole('button', { name: 'Orange' }).tap()
  await page.getByRole('button', { name: 'Increase: Line thickness' }).tap()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save words' }).tap()

  const deck = list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Family' }) })
  await expect(deck.getByRole('img', { name: 'BANANA' }).locator('path[stroke="#FF8A00"]')).toHaveCount(1)
  await deck.getByRole('button', { name: 'Delete: Family' }).tap()
  await expect(page.getByText('The words are deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(deck.getByRole('img')).toHaveCount(5)
  await page.reload()
  await expect(deck.getByRole('img')).toHaveCount(5)
  await deck.getByRole('button', { name: 'Change: Family' }).tap()
  await expect(words).toHaveValue('Mum\nbanana\ndog\nشمس\n犬')
  await page.goto('/bubblewordmaker?automation=1&level=1')
  await expect(page.getByRole('link', { name: 'Make word outlines for Firefly' })).toBeVisible()
  const stage = new StagePage(page)
  await stage.begin()
  await stage.skipToOpen()
  // The child sees the new set in capital letters, as the setting requires.
  const { events } = await stage.snapshot()
  const met = events.flatMap((event) => (event.kind === 'stimulus-shown' && event.shows !== undefined && 'text' in event.shows ? [event.shows.text] : []))
  expect(['MUM', 'BANANA', 'DOG', 'شمس', '犬']).toContain(met[0]?.toUpperCase())
  // Sets of words do not appear in the list of texts.
  await page.goto('/texts')
  await expect(page.getByText('No text of your own yet')).toBeVisible()
})

test(
  'makes cards on the device as a PDF, with the available pictures on the back, and saves a word as a picture',
  { tag: EXHAUSTIVE_TAG },
  async ({ page }) => {
    await openDemo(page, 'A parent')
    await page.goto('/outlines')
    await page.getByRole('button', { name: 'Make a set of words' }).tap()
    await page.getByLabel('Words', { exact: true }).fill('banana\nMarvin')
    await page.getByRole('button', { name: 'Save words' }).tap()
    await page.getByText('Cards and pictures').tap()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the cards as PDF' }).tap()])
    expect(file.suggestedFilename()).toBe('Words 1.pdf')
    const pdf = await readFile(await file.path(), 'latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    // There is one page of fronts and one of backs. One of the two words has a picture.
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2)
    expect(pdf.match(/\/Subtype \/Image/g)?.length).toBeGreaterThan(0)
    const [picture] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save “Marvin” as a picture' }).tap()])
    const png = await readFile(await picture.path())
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(Math.max(png.readUInt32BE(16), png.readUInt32BE(20))).toBe(1600)
  },
)

test('keeps both edits when two tabs save the same set', { tag: EXHAUSTIVE_TAG }, async ({ page, context }) => {
  await openDemo(page, 'A parent')
  await page.goto('/outlines')
  await page.getByRole('button', { name: 'Make a set of words' }).tap()
  await page.getByLabel('Words', { exact: true }).fill('banana')
  await page.getByRole('button', { name: 'Save words' }).tap()
  const other = await context.newPage()
  await other.goto('/outlines')
  const write = async (tab: Page, words: string) => {
    await tab.getByLabel('Words', { exact: true }).fill(words)
    await tab.getByRole('button', { name: 'Save words' }).tap()
  }
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Change: Words 1' }).tap()
  await write(other, 'dog')
  await expect(list(other).getByRole('img', { name: 'dog' })).toBeVisible()
  await write(page, 'cat')
  await expect(page.getByText('Saved as a copy')).toBeVisible()
  for (const tab of [page, other]) for (const name of ['dog', 'cat']) await expect(list(tab).getByRole('img', { name })).toBeVisible()

  // A word that is deleted in one tab stays in the other tab's form, and is restored when that tab saves.
  const first = (tab: Page, what: string) => tab.getByRole('button', { name: `${what}: Words 1` }).first()
  await first(page, 'Change').tap()
  await first(other, 'Delete').tap()
  await expect(list(other).getByRole('img', { name: 'dog' })).toHaveCount(0)
  await write(page, 'sun')
  for (const tab of [page, other]) for (const name of ['sun', 'cat']) await expect(list(tab).getByRole('img', { name })).toBeVisible()
})
