import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { RailNotes } from '#app/shell/RailNotes'
import { show } from '../support/page'

afterEach(() => vi.restoreAllMocks())

it('says that there is no network while there is none, and nothing otherwise', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const page = show(<RailNotes isDemo={false} />)
  expect(page.text).toBe('')
  network.mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(page.place.querySelector('[role=status]')?.textContent).toBe('Offline')
  network.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(page.text).toBe('')
})
