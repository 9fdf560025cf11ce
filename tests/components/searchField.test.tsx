import { act, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { SearchField } from '#ui/SearchField'
import { show } from '../support/page'

const animals = ['cat', 'cow', 'dog']

function Searching({ known = true }: { known?: boolean }) {
  const [value, setValue] = useState('')
  return <SearchField label="Find" value={value} found={known ? animals.filter((one) => one.includes(value)).length : null} onChange={setValue} />
}

function open(known = true) {
  const page = show(<Searching known={known} />)
  const field = page.place.querySelector('input') as HTMLInputElement
  return {
    page,
    field,
    told: () => page.place.querySelector('[role=status]')?.textContent,
    type: (text: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    press: (key: string) => act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))),
    clear: () => page.place.querySelector<HTMLButtonElement>('button[aria-label="Clear"]'),
  }
}

describe('the search field', () => {
  it('has a label, and gives the number of results only during a search', async () => {
    const { page, field, told, type } = open()
    expect([page.place.querySelector('label')?.textContent, field.type, told()]).toEqual(['Find', 'search', ''])
    await type('c')
    expect(told()).toBe('2 found.')
    await type('x')
    expect(told()).toBe('0 found.')
  })

  it('gives no number while it is unknown', async () => {
    const { told, type } = open(false)
    await type('c')
    expect(told()).toBe('')
  })

  it('is cleared by Escape, which reaches a surrounding dialog only on the second press', async () => {
    const { field, type, press } = open()
    const heard = vi.fn<(event: KeyboardEvent) => void>()
    const hear = ({ key }: KeyboardEvent) => heard({ key } as KeyboardEvent)
    document.body.addEventListener('keydown', hear)
    await type('c')
    await press('Escape')
    expect([field.value, heard.mock.calls.length]).toEqual(['', 0])
    await press('Escape')
    expect(heard).toHaveBeenCalledOnce()
    document.body.removeEventListener('keydown', hear)
  })

  it('is cleared by its cross, which keeps the focus in the field and appears only with text', async () => {
    const { field, type, clear } = open()
    expect(clear()).toBeNull()
    await type('c')
    await act(async () => clear()?.click())
    expect([field.value, document.activeElement === field, clear()]).toEqual(['', true, null])
  })
})
