import { expect, it } from 'vitest'
import { withTimeout } from '#ports/timeout'

const never = new Promise<never>(() => {})

it('passes a result and a failure on', async () => {
  await expect(withTimeout(1000, Promise.resolve('here'), () => 'late')).resolves.toBe('here')
  await expect(withTimeout(1000, Promise.reject(new Error('broken')), () => 'late')).rejects.toThrow('broken')
})

it('returns the fallback, or fails, when its time is over', async () => {
  await expect(withTimeout(1, never, () => 'late')).resolves.toBe('late')
  const fail = (): never => {
    throw new Error('too late')
  }
  await expect(withTimeout(1, never, fail)).rejects.toThrow('too late')
})

it('does not call the fallback for work that ended in time', async () => {
  let calls = 0
  await withTimeout(1, Promise.resolve(), () => calls++)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(calls).toBe(0)
})
