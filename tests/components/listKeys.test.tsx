import { act, useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { useListKeys } from '../../src/screens/therapist-dashboard/useListKeys'
import { show } from '../support/page'

const opened = vi.fn<(name: string) => void>()

/** A search field and a list with one marked row, as in the list of children. */
function List({ rows }: { rows: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null)
  const search = useRef<HTMLInputElement>(null)
  useListKeys({ list, search, onStart: () => undefined, onEmpty: () => undefined, onEscape: () => undefined })
  return (
    <>
      <input ref={search} defaultValue="pip" />
      <ul ref={list}>
        {rows.map((name, index) => (
          <li key={name} data-child={name} data-current={index === 1 ? '' : undefined}>
            <button type="button" data-opens onClick={() => opened(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const press = (target: Element, key: string, more: KeyboardEventInit = {}) =>
  act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })))

it('opens the marked child on Enter, unless the field is empty, a word is being composed, or nobody matches', async () => {
  const page = show(<List rows={['Otter', 'Pip']} />)
  const field = page.place.querySelector('input') as HTMLInputElement
  field.focus()
  await press(field, 'Enter', { isComposing: true })
  // Safari reports composition in this way.
  await press(field, 'Enter', { keyCode: 229 })
  expect(opened).not.toHaveBeenCalled()
  await press(field, 'Enter')
  expect(opened.mock.calls).toEqual([['Pip']])
  field.value = ' '
  await press(field, 'Enter')
  expect(opened).toHaveBeenCalledTimes(1)
  page.leave()
  const empty = show(<List rows={[]} />)
  const other = empty.place.querySelector('input') as HTMLInputElement
  other.focus()
  await press(other, 'Enter')
  expect(opened).toHaveBeenCalledTimes(1)
})
