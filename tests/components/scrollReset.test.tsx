import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { pageOf, SCROLL_RESET_MS, useScrollReset } from '#app/routing/scrollReset'
import { show } from '../support/page'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Pages({ addresses }: { addresses: readonly string[] }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useScrollReset(pageOf(pathname, search))
  return addresses.map((address) => (
    <button key={address} onClick={() => void navigate(address)}>
      {address}
    </button>
  ))
}

it('opens a page, a rating and a report at the top, and keeps the position when only a filter changes', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const timesAfter = async (address: string) => {
    await page.press(address)
    await act(async () => void vi.advanceTimersByTime(SCROLL_RESET_MS))
    return scrolled.mock.calls.length
  }
  const page = show(
    <MemoryRouter initialEntries={['/assessment']}>
      <Pages addresses={['/assessment?rate=a', '/assessment?report=b', '/progress', '/progress?weeks=12']} />
    </MemoryRouter>,
  )
  expect(await timesAfter('/assessment?rate=a')).toBe(1)
  expect(await timesAfter('/assessment?report=b')).toBe(2)
  expect(await timesAfter('/progress')).toBe(3)
  expect(await timesAfter('/progress?weeks=12')).toBe(3)
})
