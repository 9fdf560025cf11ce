import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSlowHint } from '#app/services/useSlowHint'
import { show } from '../support/page'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Waiting() {
  const [isLasting, setLasting] = useState(true)
  const said = useSlowHint(isLasting) ? 'late' : 'in time'
  return <button onClick={() => setLasting(!isLasting)}>{said}</button>
}

it('is late after eight seconds, and starts counting again on a restart', async () => {
  const page = show(<Waiting />)
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
  await pass(7999)
  expect(page.text).toBe('in time')
  await pass(1)
  expect(page.text).toBe('late')
  await page.press('late')
  expect(page.text).toBe('in time')
  await page.press('in time')
  expect(page.text).toBe('in time')
  await pass(8000)
  expect(page.text).toBe('late')
})
