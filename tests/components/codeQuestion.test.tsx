import { act } from 'react'
import { expect, it } from 'vitest'
import { askCode } from '#app/gate/askedCode'
import { CodeAsked } from '#app/gate/CodeAsked'
import { show } from '../support/page'

const field = () => document.querySelector<HTMLInputElement>('dialog[open] input')
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
const type = (value: string) =>
  act(() => {
    setValue?.call(field(), value)
    field()?.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** Asks for a code, and waits until the question is open. The code of the dialog loads when it is first needed. */
async function ask(isAgain = false): Promise<{ readonly answer: Promise<string | null> }> {
  let answer: Promise<string | null> = Promise.resolve(null)
  await act(async () => {
    answer = askCode({ isAgain })
  })
  await act(async () => void (await import('#app/gate/CodeQuestion')))
  await act(async () => {})
  expect(field()).not.toBeNull()
  return { answer }
}

it('shows nothing until a code is asked for, and accepts six digits of any script', async () => {
  const page = show(<CodeAsked />)
  expect(field()).toBeNull()
  const { answer } = await ask()
  type('12345')
  await page.press('Continue')
  expect(document.querySelector('dialog[open]')?.textContent).toContain('Enter all six digits.')
  type('١٢٣ ٤٥٦')
  await page.press('Continue')
  await expect(answer).resolves.toBe('123456')
})

it('says that the last code was wrong, until a new one is typed', async () => {
  const page = show(<CodeAsked />)
  const { answer } = await ask(true)
  const says = () => document.querySelector('dialog[open]')?.textContent?.includes('That code is not right.')
  expect(says()).toBe(true)
  type('1')
  expect(says()).toBe(false)
  await page.press('Cancel')
  await expect(answer).resolves.toBeNull()
})

it('counts an open question as given up when a second one comes', async () => {
  const page = show(<CodeAsked />)
  const first = await ask()
  const second = await ask()
  await expect(first.answer).resolves.toBeNull()
  type('654321')
  await page.press('Continue')
  await expect(second.answer).resolves.toBe('654321')
})
