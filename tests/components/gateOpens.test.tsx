import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '#domain/time'
import { handOver, useGate } from '#app/gate/gate'
import { useDevice } from '#app/page/deviceSettings'
import { show } from '../support/page'

// Test files share the gate's state, and an earlier one may have passed it.
beforeEach(() => {
  handOver()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  handOver()
  vi.useRealTimers()
})

function Door() {
  const { isShut, pass } = useGate()
  const { choices, change } = useDevice()
  return (
    <>
      <button onClick={() => change({ gate: { ...choices.gate, wasPlayed: true } })}>Play</button>
      <button onClick={pass}>Pass</button>
      <b>{isShut ? 'shut' : 'open'}</b>
    </>
  )
}

it('stays open on a tablet that has slept, and closes at the next press after the clock was set back by hours', async () => {
  const page = show(<Door />)
  const door = () => page.place.querySelector('b')?.textContent
  await page.press('Play')
  expect(door()).toBe('shut')
  // The timer that fires every minute has not fired yet.
  vi.setSystemTime(Date.now() + 60 * MINUTE_MS)
  await page.press('Pass')
  expect(door()).toBe('open')
  vi.setSystemTime(Date.now() - 180 * MINUTE_MS)
  await act(async () => void window.dispatchEvent(new Event('pointerdown')))
  expect(door()).toBe('shut')
})
