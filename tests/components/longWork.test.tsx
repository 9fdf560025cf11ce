// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { LOADING_DELAY_MS, NOTIFICATION_MS, SPINNER_SIZE } from '#app/startup/defaults'
import { AdultSurface } from '#ui/AdultSurface'
import { LongWork } from '#ui/LongWork'
import { show } from '../support/page'

afterEach(() => void vi.useRealTimers())

function Working() {
  const [isOn, setOn] = useState(false)
  return (
    <AdultSurface notificationMs={NOTIFICATION_MS} loadingDelayMs={LOADING_DELAY_MS} spinnerSize={SPINNER_SIZE}>
      <button type="button" onClick={() => setOn(!isOn)}>
        Turn
      </button>
      <LongWork isOn={isOn} label="Making the file" />
    </AdultSurface>
  )
}

const loader = () => document.querySelector<HTMLElement>('.mantine-Loader-root')

it('covers the page at once with a spinner of 80, says what goes on, and is gone with it', async () => {
  vi.useFakeTimers()
  const page = show(<Working />)
  expect(loader()).toBeNull()
  await page.press('Turn')
  act(() => void vi.advanceTimersByTime(LOADING_DELAY_MS))
  // 80 px, written as a multiple of a letter’s 16.
  expect(loader()?.style.getPropertyValue('--loader-size')).toContain(`${80 / 16}rem`)
  expect(loader()?.closest('[role=status]')?.textContent).toBe('Making the file')
  await page.press('Turn')
  act(() => void vi.advanceTimersByTime(LOADING_DELAY_MS))
  expect(loader()).toBeNull()
  expect(document.body.textContent).not.toContain('Making the file')
})
