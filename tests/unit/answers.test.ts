import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAnswers } from '#adapters/firebase/answers'

const SECOND = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks again when one answer is missing and others came, doubling its time limit each time', () => {
  const again = vi.fn<() => void>()
  const answers = createAnswers(again)
  answers.asked().heard()
  answers.asked()
  vi.advanceTimersByTime(9 * SECOND)
  expect(again).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(SECOND)
  expect(again).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(19 * SECOND)
  expect(again).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(SECOND)
  expect(again).toHaveBeenCalledTimes(2)
  // The requests are at most a minute apart: 40 s, then 60 s and 60 s.
  vi.advanceTimersByTime(160 * SECOND)
  expect(again).toHaveBeenCalledTimes(5)
})

it('does not retry on a network that has answered nothing', () => {
  const again = vi.fn<() => void>()
  createAnswers(again).asked()
  vi.advanceTimersByTime(300 * SECOND)
  expect(again).not.toHaveBeenCalled()
})

it('ignores requests that were answered or abandoned', () => {
  const again = vi.fn<() => void>()
  const answers = createAnswers(again)
  answers.asked().heard()
  answers.asked().left()
  vi.advanceTimersByTime(300 * SECOND)
  expect(again).not.toHaveBeenCalled()
})

it('asks once for all answers that are late at the same time', () => {
  const again = vi.fn<() => void>()
  const answers = createAnswers(again)
  answers.asked().heard()
  const lost = [answers.asked(), answers.asked(), answers.asked()]
  vi.advanceTimersByTime(11 * SECOND)
  expect(again).toHaveBeenCalledTimes(1)
  for (const { heard } of lost) heard()
  vi.advanceTimersByTime(300 * SECOND)
  expect(again).toHaveBeenCalledTimes(1)
})
