import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { act } from 'react'
import { useStrayTapGuard } from '#app/page/useStrayTapGuard'
import { show } from '../support/page'

/* Uses two pages with a button at the same place. The button on the first page opens the second. */

let pressed: string[]
beforeEach(() => {
  pressed = []
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => void vi.useRealTimers())

function Pages({ waits = false }: { waits?: boolean }) {
  const [path, setPath] = useState('/first')
  useStrayTapGuard(path)
  const press = () => {
    pressed.push(path)
    if (waits) return
    // The second page takes a moment to open.
    vi.advanceTimersByTime(20)
    setPath('/second')
  }
  return (
    <button type="button" onClick={press}>
      {path}
    </button>
  )
}

async function tap(page: ReturnType<typeof show>, { after, x = 100 }: { after: number; x?: number }) {
  vi.advanceTimersByTime(after)
  const button = page.place.querySelector('button') as HTMLButtonElement
  await act(async () => {
    for (const kind of ['pointerdown', 'mousedown', 'click']) {
      button.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true, clientX: x, clientY: 300, detail: 1 }))
    }
  })
}

it('ignores further presses of the same series on the page that the first one opened, until a pause', async () => {
  const page = show(<Pages />)
  await tap(page, { after: 1000 })
  for (let further = 0; further < 8; further++) await tap(page, { after: 200 })
  expect(pressed).toEqual(['/first'])
  await tap(page, { after: 701 })
  expect(pressed).toEqual(['/first', '/second'])
})

it('counts a press at another spot of the new page, and one after a pause', async () => {
  const page = show(<Pages />)
  await tap(page, { after: 1000 })
  await tap(page, { after: 200, x: 200 })
  expect(pressed).toEqual(['/first', '/second'])
  const later = show(<Pages />)
  pressed.length = 0
  await tap(later, { after: 1000 })
  await tap(later, { after: 900 })
  expect(pressed).toEqual(['/first', '/second'])
})

it('counts every press if no page was opened', async () => {
  const page = show(<Pages waits />)
  for (let times = 0; times < 4; times++) await tap(page, { after: 150 })
  expect(pressed).toEqual(['/first', '/first', '/first', '/first'])
})
