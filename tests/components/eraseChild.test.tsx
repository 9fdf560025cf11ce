import { act } from 'react'
import { partialDouble } from '#tests/support/services'
import { expect, it, vi } from 'vitest'
import type { Child } from '#domain/people/people'
import { EraseChild } from '../../src/screens/owndata/EraseChild'
import { show } from '../support/page'

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

it.each([
  ['a name of decomposed letters', 'Zoe\u0308', 'Zoë'],
  ['a name with an invisible sign', '\u200bMia', 'Mia'],
  ['a name with a dotted capital', 'İpek', 'ipek'],
  ['a name in which nothing can be seen', '\u200b', '?'],
])('deletes a child with %s once its name is typed', async (_what, alias, typed) => {
  const onErase = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const page = show(<EraseChild child={partialDouble<Child>('child', { alias, guardians: [] })} onErase={onErase} onCancel={() => undefined} />)
  const erase = page.place.querySelector<HTMLButtonElement>('button[type=submit]')
  await act(async () => erase?.click())
  expect(onErase).not.toHaveBeenCalled()
  const field = page.place.querySelector('input')
  act(() => {
    setValue?.call(field, typed)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => erase?.click())
  expect(onErase).toHaveBeenCalledOnce()
})
