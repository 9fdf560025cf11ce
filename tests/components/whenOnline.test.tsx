import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenOnline } from '#ui/reload'

const onOnline = vi.fn<() => void>()
let answers = false

beforeEach(() => {
  answers = false
  onOnline.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw new TypeError('offline')
    return { ok: true }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits until the server answers, even if the browser says nothing, and calls back once', async () => {
  const stop = whenOnline(onOnline)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onOnline).not.toHaveBeenCalled()
  answers = true
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onOnline).toHaveBeenCalledTimes(1)
  stop()
})

it('asks at once when the browser is online again, and never after it was stopped', async () => {
  whenOnline(onOnline)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(onOnline).not.toHaveBeenCalled()
  answers = true
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(onOnline).toHaveBeenCalledTimes(1)
  const stop = whenOnline(onOnline)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onOnline).toHaveBeenCalledTimes(1)
})
