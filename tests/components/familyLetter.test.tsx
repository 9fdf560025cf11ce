import { afterEach, expect, it, vi } from 'vitest'
import { FamilyLetter } from '../../src/screens/therapist-dashboard/FamilyLetter'
import { show } from '../support/page'

afterEach(() => vi.unstubAllGlobals())

const look = { className: 'press', tabIndex: 0, 'aria-label': 'Ask to extend: Willow' }

async function opened(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const page = show(<FamilyLetter kind="longer" address="max@family.example" words="Ask to extend" look={look} />)
  await page.press('Ask to extend')
  return page
}

it('offers the address and a letter that names no child, without opening a mail program', async () => {
  const copied: string[] = []
  const page = await opened(async (text) => void copied.push(text))
  const dialog = document.querySelector('dialog[open]')
  expect(dialog?.textContent).toContain('It names no child.')
  await page.press('Copy the address')
  await page.press('Copy the message')
  expect(copied[0]).toBe('max@family.example')
  expect(copied[1]).toContain('choose our team and a new date')
  expect(copied[1]).not.toContain('Willow')
  expect(dialog?.textContent).toContain('The message is copied.')
})

it('says so if the device cannot copy text', async () => {
  const page = await opened(() => Promise.reject(new Error('refused')))
  await page.press('Copy the message')
  expect(document.querySelector('dialog[open]')?.textContent).toContain('Select the text and copy it yourself.')
})
