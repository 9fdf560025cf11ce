import { act, useReducer } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#domain/time'
import { useNow } from '#app/services/now'
import { show } from '../support/page'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function Clock() {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  return (
    <>
      <button onClick={draw}>Draw</button>
      <b>{useNow()}</b>
    </>
  )
}

const open = () => {
  const page = show(<Clock />)
  return { page, shown: () => Number(page.place.querySelector('b')?.textContent) }
}

it('never shows a time from before the tablet slept, even if no timer has fired since', async () => {
  const { page, shown } = open()
  const began = shown()
  vi.setSystemTime(began + MINUTE_MS - 1)
  await page.press('Draw')
  expect(shown()).toBe(began)
  for (const away of [DAY_MS, -3 * DAY_MS]) {
    vi.setSystemTime(began + away)
    await page.press('Draw')
    expect(shown()).toBe(began + away)
  }
})

it('redraws by itself when the page becomes visible again', async () => {
  const { shown } = open()
  const woken = shown() + 30_000
  vi.setSystemTime(woken)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(shown()).toBe(woken)
})

it('shows the same time in all parts of a page', () => {
  const first = open()
  vi.setSystemTime(first.shown() + MINUTE_MS / 2)
  expect(open().shown()).toBe(first.shown())
})
